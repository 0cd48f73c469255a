"""One reader per request: a table of a campaign shows what it has reached, and no page more.

The campaign is a scenario that is handed in, with a lock on its rules. Its table has the key from
your first income turn on.
"""

import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.long_winter import test_long_winter as long_winter
from thirdchair.kit.game import Games
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.rules import LATER
from thirdchair.table.exports import import_file
from thirdchair.table.store import HOME, Store
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.scenarios.finding import OWN
from thirdchair.tapestry.state import State
from thirdchair.web.app import build
from thirdchair.web.face import Page
from thirdchair.web.games.tapestry.face import face
from thirdchair.web.pages.box.face import BoxPage
from thirdchair.web.visit import Visit
from thirdchair.words import LANGUAGES, Words
from thirdchair.words.games.tapestry import voice

LOCK = "winter:thaw"
RULE = "tap.winter.s1."
EXPLAINED = {
    "en": "This rule will be explained when the campaign gets there.",
    "de": "Diese Regel wird erklärt, sobald die Kampagne so weit ist.",
    "cs": "Toto pravidlo se vysvětlí, až k němu kampaň dojde.",
}
INCOME = {"do": "income"}
OUTPOST = {"tile": True, "tokens": [{"who": "you", "toppled": False}]}


class Saga(Tapestry):
    """Tapestry, where each table of a scenario is a campaign of its own."""

    def unlocked(self, state: State) -> frozenset[str] | None:
        """Everything, once you have taken income."""
        return frozenset([LOCK]) if state.era["you"] else frozenset()


class House(long_winter.House):
    """The application with this campaign, and with pages and a file that have its lock."""

    def __init__(self, store: Store, game: Tapestry) -> None:
        def secret(visit: Visit, *_: object) -> Any:
            return visit.page("error.html", sentence="It thaws.", table=None)

        @cache
        def thawing() -> Any:
            known = face(game)
            return replace(
                known,
                pages={**known.pages, "thaw": Page(secret, secret, lock=LOCK)},
                box_pages={**known.box_pages, "thaw": BoxPage(secret, secret, lock=LOCK)},
                locked_files={"table.css": LOCK},
            )

        voices = {"tapestry": lambda: voice(game.locales)}
        self._gate, _ = build(store, faces={"tapestry": thawing}, voices=voices)
        self.saved = store.of(HOME)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Saga:
    folder = tmp_path_factory.mktemp("saga") / "long_winter"
    shutil.copytree(long_winter.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    ledger = folder / "rules.toml"
    text = ledger.read_text(encoding="utf-8")
    ledger.write_text(text.replace("[[rule]]\n", f'[[rule]]\nlock = "{LOCK}"\n'), encoding="utf-8")
    return Saga(scenarios=[OWN, folder])


@pytest.fixture
def house(game: Saga, tmp_path: Path) -> Iterator[House]:
    games: Games = {"tapestry": lambda: game}
    with closing(Store(games, tmp_path / "tables.db")) as store:
        yield House(store, game)


def begun(house: House) -> str:
    table = house.ask("POST", "/api/tables", json={"new": long_winter.SETUP}).json()
    return f"/tables/{table['id']}"


def do(house: House, path: str, command: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = house.ask("POST", f"/api{path}", json=command).json()
    assert answer["ok"], answer
    return answer


# Rules


def test_the_id_of_a_locked_rule_leaves_the_server_nowhere(house: House) -> None:
    path = begun(house)
    do(house, path, {"do": "bots_turn"})
    do(house, path, {"do": "advance", "track": "science"})
    pages = [page for page in long_winter.PAGES if not page.startswith("/fix/2")]
    found = {page for page in pages if RULE in house.text(path + page)}
    assert found == set()
    assert RULE not in house.ask("GET", f"/api{path}").text
    tonight = house.text(f"{path}/tonight")
    assert f">{LATER}<" in tonight
    assert f"#{LATER}" not in tonight  # there is nothing to follow
    do(house, path, INCOME)
    assert RULE in house.text(f"{path}/tonight")
    assert RULE in house.text(f"{path}/rulebook")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_locked_rule_is_explained_later(house: House, language: str) -> None:
    path = begun(house)
    assert EXPLAINED[language] in house.text(f"{path}/tonight", language)
    do(house, path, INCOME)
    assert EXPLAINED[language] not in house.text(f"{path}/tonight", language)


def test_the_reasons_of_an_answer_name_a_locked_rule_neutrally(house: House) -> None:
    path = begun(house)
    held = {"do": "correct", "path": "tracks.you.science", "value": 8}
    do(house, path, held)
    refused = house.ask("POST", f"/api{path}", json={"do": "advance", "track": "science"}).json()
    assert EXPLAINED["en"] in refused["error"]["message"]
    do(house, path, INCOME)
    done = house.ask("POST", f"/api{path}", json={"do": "advance", "track": "science"}).json()
    assert "no token goes beyond space 8" in done["error"]["message"]


def test_an_event_names_a_locked_rule_neutrally(house: House) -> None:
    path = begun(house)
    do(house, path, {"do": "correct", "path": "hexes.17", "value": OUTPOST})
    told = [one for one in do(house, path, {"do": "finish"})["events"] if one["type"] == "scored"]
    assert [(one["who"], one["rule"]) for one in told] == [("you", LATER)]
    assert LATER in house.text(f"{path}/history")


def test_an_exported_table_holds_no_locked_id_and_comes_back(house: House, game: Saga) -> None:
    path = begun(house)
    do(house, path, {"do": "correct", "path": "hexes.17", "value": OUTPOST})
    told = do(house, path, {"do": "finish"})
    own = next(rule for rule in game.ledger if rule.startswith(f"{RULE}setup"))
    house.saved.edit(told["id"], lambda saved: saved.options.update(ticks={own: True, "x": True}))
    data = house.ask("GET", f"{path}/export").content
    assert RULE.encode() not in data
    assert b'"x":true' in data
    _, again, _ = import_file({"tapestry": lambda: game}, data)
    assert RULE in str(again.events())


def test_plain_data_says_later_for_each_locked_rule() -> None:
    words = Words("en")
    words.later = frozenset({"a.b"})
    event = {"rule": "a.b", "why": [{"rule": "a.b", "from": ["a"], "to": []}, {"rule": "a.c"}]}
    assert words.told(event) == {
        "rule": LATER,
        "why": [{"rule": LATER, "from": ["a"], "to": []}, {"rule": "a.c"}],
    }
    assert words.rule_id("a.c") == "a.c"


def test_a_step_of_the_set_up_can_be_ticked_though_its_rule_is_locked(house: House) -> None:
    path = begun(house)
    page = house.text(f"{path}/checklist")
    assert 'value="tick later"' in page
    assert RULE not in page


# Elsewhere


def test_what_a_campaign_has_reached_is_no_matter_of_other_pages(house: House) -> None:
    path = begun(house)
    do(house, path, INCOME)
    for elsewhere in ("/", "/rules?whole=1", "/rules?q=winter", "/play", "/record", "/box"):
        assert RULE not in house.text(elsewhere), elsewhere
    other = begun(house)
    assert RULE not in house.text(f"{other}/tonight")
    house.saved.set_setting("opened", [LOCK])
    assert RULE in house.text("/rules?whole=1")


def test_at_a_table_of_a_campaign_only_its_own_keys_open_anything(house: House) -> None:
    path = begun(house)
    house.saved.set_setting("opened", [LOCK])
    house.saved.set_setting("box.show-everything", True)
    assert RULE in house.text("/rules?whole=1")
    assert RULE not in house.text(f"{path}/tonight")
    assert house.ask("GET", f"{path}/thaw").status_code == 404


# Locked is unknown


def same(one: httpx.Response, two: httpx.Response) -> None:
    """The same answer; each names only the address that was asked for."""
    asked, other = (answer.request.url.path for answer in (one, two))
    assert one.status_code == two.status_code
    assert one.headers["content-type"] == two.headers["content-type"]
    assert long_winter_text(one).replace(asked, other) == long_winter_text(two)


def long_winter_text(answer: httpx.Response) -> str:
    lines = answer.text.splitlines()
    return "\n".join(line for line in lines if "_csrf_token" not in line and "once" not in line)


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_locked_page_is_an_unknown_page(house: House, method: str) -> None:
    path = begun(house)
    same(house.ask(method, f"{path}/thaw"), house.ask(method, f"{path}/thxx"))
    same(house.ask(method, "/box/tapestry/thaw"), house.ask(method, "/box/tapestry/thxx"))
    do(house, path, INCOME)
    assert "It thaws." in house.text(f"{path}/thaw")
    assert house.ask("GET", "/box/tapestry/thaw").status_code == 404
    house.saved.set_setting("opened", [LOCK])
    assert "It thaws." in house.text("/box/tapestry/thaw")


def test_a_locked_file_is_an_unknown_file_but_at_its_table(house: House) -> None:
    path = begun(house)
    for name in ("table.css", "./table.css", "TABLE.css", "../static/table.css", "taxxx.css"):
        same(house.ask("GET", f"/static/tapestry/{name}"), house.ask("GET", "/static/tapestry/x"))
        same(house.ask("GET", f"{path}/files/{name}"), house.ask("GET", f"{path}/files/x"))
    assert house.ask("GET", "/static/tapestry/campaign.css").status_code == 200
    assert house.ask("GET", f"{path}/files/campaign.css").status_code == 404
    do(house, path, INCOME)
    file = house.ask("GET", f"{path}/files/table.css")
    assert file.status_code == 200
    assert file.headers["content-type"].startswith("text/css")
    assert "private" in file.headers["cache-control"]
    assert house.ask("GET", "/static/tapestry/table.css").status_code == 404


def test_a_locked_scenario_is_an_unknown_one(game: Saga, tmp_path: Path) -> None:
    folder = tmp_path / "long_winter"
    shutil.copytree(long_winter.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    sheet = folder / "sheet.toml"
    text = sheet.read_text(encoding="utf-8")
    sheet.write_text(f'lock = "{LOCK}"\n{text}', encoding="utf-8")
    known = Tapestry(scenarios=[OWN, folder])
    assert "winter" not in NOBODY.listed(known.modes, known.contents.modes)
    opened = Reader(keys=frozenset([LOCK]))
    assert "winter" in opened.listed(known.modes, known.contents.modes)
    setup, _ = known.set_up(long_winter.SETUP, opened)
    assert setup.mode == "winter"
