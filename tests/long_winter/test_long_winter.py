"""The Long Winter, handed in as a folder: its rules, its pages, its words, its golden game."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.golden.scenarios import played
from tests.tapestry.solo_builders import pair, solo
from tests.web.house import GOES_ROUND
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.flow import Done, Event
from thirdchair.kit.game import Games
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table, plain
from thirdchair.table.store import Store
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.scenarios.finding import OWN
from thirdchair.web.app import build
from thirdchair.web.games.tapestry.boards import open_spaces
from thirdchair.web.games.tapestry.face import face
from thirdchair.words import LANGUAGES, Voices
from thirdchair.words.games.tapestry import voice

FOLDER = Path(__file__).parent
GOLDEN = FOLDER / "golden.txt"
NAME = "winter-1"
WINTER = Tapestry(scenarios=[OWN, FOLDER])
HANDED_IN: Games = {**GAMES, "tapestry": lambda: WINTER}
SPEAKING: Voices = {**VOICES, "tapestry": lambda: voice(WINTER.locales)}
SETUP = {"game": "tapestry", "mode": "winter", "scenario": 1, "civs": ["engineers"], "seed": 8}


def play() -> str:
    """The golden game: on this level the bots come to the snow."""
    setup = {"level": 6, "civs": ["scientists", "engineers"], "seed": 4}
    return played(NAME, HANDED_IN, SPEAKING, setup=setup)


def winter(**fields: Any) -> Any:
    """A table in the middle of a game."""
    rules = WINTER.scenarios.rules(NAME)
    table = solo(rulings={"scenario.tie_counts_as_win": False}, **fields)
    kept = {field: getattr(table, field) for field in table.__struct_fields__}
    return rules.table(**kept, scenario=rules.fresh(None))


def do(state: Any, request: dict[str, Any], *answers: Any) -> Done[Any]:
    done = WINTER.play(state, WINTER.command(state, request), answers)
    assert isinstance(done, Done), done.question
    return done


def events(done: Done[Any], kind: str) -> list[dict[str, Any]]:
    return [event for event in plain(done.events) if event["type"] == kind]


def in_era(state: Any, you: int, bots: int) -> Any:
    state.era = {"you": you, "bots": bots}
    return state


# Snow on the tracks


def test_no_token_of_yours_goes_into_the_snow_before_your_third_era() -> None:
    state = in_era(winter(you={"science": 7}), 2, 4)
    assert do(state, {"do": "advance", "track": "science"}).state.tracks["you"]["science"] == 8
    with pytest.raises(Refusal, match="held-on-track") as refusal:
        do(state, {"do": "advance", "track": "science", "steps": 2})
    assert refusal.value.args_for_text["room"] == 1
    thawed = in_era(state, 3, 1)
    done = do(thawed, {"do": "advance", "track": "science", "steps": 2})
    assert done.state.tracks["you"]["science"] == 9


def test_a_second_token_that_is_held_has_no_next_space() -> None:
    state = in_era(winter(), 2, 2)
    state.tracks["you2"] = {"science": 8, "military": 7}
    assert open_spaces(state, "you2") == {"military": 8}
    assert open_spaces(in_era(state, 3, 2), "you2") == {"science": 9, "military": 8}


def test_the_bots_are_held_by_their_own_era_and_tell_the_true_reason() -> None:
    ended = dict.fromkeys(("exploration", "science", "military", "technology"), 8)
    state = in_era(winter(automa=ended, shadow=ended), 5, 2)
    done = do(state, {"do": "bots_turn"}, *pair(6, 7))
    found = events(done, "skipped")
    assert [(one["who"], one["what"], one["rule"]) for one in found] == [
        ("automa", "held", "tap.winter.s1.tracks"),
        ("shadow", "held", "tap.winter.s1.tracks"),
    ]
    assert found[0]["why"][0]["rule"] == "tap.winter.s1.tracks"
    assert found[0]["why"][0]["to"] == []
    assert events(do(in_era(state, 1, 3), {"do": "bots_turn"}, *pair(6, 7)), "advanced")


def test_a_bot_that_is_held_on_some_tracks_takes_another() -> None:
    held = {"exploration": 8, "science": 8, "military": 8, "technology": 2}
    state = in_era(winter(automa=held, shadow=held), 1, 1)
    done = do(state, {"do": "bots_turn"}, *pair(6, 7))
    assert {one["track"] for one in events(done, "advanced")} == {"technology"}
    why = events(done, "advanced")[0]["why"]
    assert (why[0]["rule"], why[0]["to"]) == ("tap.winter.s1.tracks", ["technology"])


def test_the_double_strike_is_held_too() -> None:
    state = in_era(winter(), 1, 1)
    state.expansions = ["AA", "double_strike"]
    state.arts = None
    state.tracks["strike"] = dict.fromkeys(state.tracks["you"], 8)
    told: list[Event] = []
    rules: Any = WINTER.mode_of(state)(state, told)
    rules.double_strike("science")
    (stays,) = plain(told)
    assert (stays["what"], stays["rule"]) == ("held_on", "tap.winter.s1.tracks")
    assert set(state.tracks["strike"].values()) == {8}


# The Automa on even turns


@pytest.mark.parametrize(("finished", "happens"), [(1, "explored"), (2, "conquered")])
def test_on_even_turns_the_automa_explores_instead(finished: int, happens: str) -> None:
    state = winter(on={22: "A"})
    state.turn = finished
    told: list[Event] = []
    rules = WINTER.mode_of(state)(state, told)

    async def conquer() -> None:
        await rules.conquer()  # type: ignore[union-attr]

    with pytest.raises(StopIteration):
        conquer().send(None)
    kinds = [event["type"] for event in plain(told)]
    assert happens in kinds
    assert ("instead" in kinds) == (happens == "explored")


# The end


@pytest.mark.parametrize(
    ("on", "scored"),
    [
        ({16: "Y", 17: "Y", 26: "A"}, [("you", 10)]),
        ({16: "Y", 25: "A", 26: "A"}, [("automa", 10)]),
        ({16: "Y", 26: "A"}, []),
    ],
)
def test_the_most_outposts_bring_ten_points(on: dict[int, str], scored: list[Any]) -> None:
    state = winter(on=on)
    finish = WINTER.play(state, WINTER.command(state, {"do": "finish"}))
    told = [event for event in plain(finish.events) if event["type"] == "scored"]
    assert [(one["who"], one["points"]) for one in told] == scored
    assert {one["rule"] for one in told} <= {"tap.winter.s1.outposts"}


def test_the_golden_game_knows_each_of_its_rules() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    assert {
        rule for rule in WINTER.scenarios.sheets[NAME].different if rule[4:] not in text
    } == set()


# Found, kept and told like any other


def test_it_is_found_and_inherits_what_it_is_like() -> None:
    assert WINTER.modes == (*Tapestry().modes, "winter")
    rulings = WINTER.rulings(SETUP)
    assert set(WINTER.rulings({"mode": "solo"})) < set(rulings)
    assert "scenario.tie_counts_as_win" in rulings
    assert WINTER.contents.modes["winter"].expansion == "base"
    assert {"tap.winter.s1.tracks", "tap.bots.adv.none"} <= set(WINTER.ledger)


def test_a_table_is_frozen_and_thawed() -> None:
    table = Table.new(HANDED_IN, SETUP)
    table.do({"do": "income"})
    stored = table.journal.entries[-1].state
    assert stored is not None
    assert WINTER.thawed(stored) == table.state
    assert table.view()["scenario"] == {"number": 1, "snow": 8}  # type: ignore[index]


def test_eight_files_are_enough_and_three_of_them_are_words() -> None:
    files = [one for one in FOLDER.rglob("*") if one.is_file() and "__pycache__" not in one.parts]
    assert len(files) <= 8
    assert len([one for one in files if one.suffix == ".ftl"]) == len(LANGUAGES)


# Its pages

PAGES = (
    *("", "?see=map", "?see=hex", "?who=bots", "/tonight", "/checklist", "/correct", "/more"),
    *("/history", "/where", "/sheet", "/rulebook", "/cards", "/odds", "/rulings", "/finish"),
    *("/settings", "/hex/16", "/fix/2", "/put-back"),
)


class House:
    """The application with this scenario handed in, or with another."""

    def __init__(self, store: Store, game: Tapestry = WINTER) -> None:
        made, spoken = cache(lambda: face(game)), voice(game.locales)
        voices: Voices = {**VOICES, "tapestry": lambda: spoken}
        self._gate, _ = build(store, faces={"tapestry": made}, voices=voices)

    def ask(self, method: str, path: str, language: str = "en", **more: Any) -> httpx.Response:
        return asyncio.run(self._ask(method, path, language, more))

    async def _ask(
        self, method: str, path: str, language: str, more: dict[str, Any]
    ) -> httpx.Response:
        transport = httpx.ASGITransport(app=self._gate, client=("127.0.0.1", 50_000))
        async with httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1", cookies=GOES_ROUND
        ) as client:
            headers = {"accept-language": language}
            return await client.request(method, path, headers=headers, **more)

    def text(self, path: str, language: str = "en") -> str:
        answer = self.ask("GET", path, language)
        assert answer.status_code == 200, (path, answer.status_code)
        return answer.text


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    games: Games = {"tapestry": lambda: WINTER}
    with closing(Store(games, tmp_path_factory.mktemp("winter") / "tables.db")) as store:
        yield House(store)


def begun(house: House) -> str:
    table = house.ask("POST", "/api/tables", json={"new": SETUP}).json()
    path = f"/tables/{table['id']}"
    for command in ({"do": "income"}, {"do": "bots_turn"}, {"do": "advance", "track": "science"}):
        assert house.ask("POST", f"/api{path}", json=command).json()["ok"]
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_opens_in_every_language(house: House, language: str) -> None:
    path = begun(house)
    for page in PAGES:
        house.text(path + page, language)
    title = {"en": "The Long Winter", "de": "Der lange Winter", "cs": "Dlouhá zima"}[language]
    assert title in house.text(f"{path}/tonight", language)
    assert title in house.text("/rules?whole=1", language)
    assert title in house.text("/new?mode=winter", language)


def test_the_form_of_a_new_game_asks_what_the_sheet_says(house: House) -> None:
    form = house.text("/new?mode=winter")
    assert 'name="first"' in form
    assert 'name="with-PP"' in form
    assert 'name="capital"' not in form
    assert 'name="card-1"' not in form
    assert "/campaigns/new?mode=winter" not in form


def test_a_held_track_cannot_be_tapped_and_says_why(house: House) -> None:
    path = begun(house)
    eight = {"do": "correct", "path": "tracks.you.science", "value": 8}
    assert house.ask("POST", f"/api{path}", json=eight).json()["ok"]
    assert "no token goes beyond space 8 of a track" in house.text(f"{path}?who=you")


def test_the_correction_page_moves_the_snow(house: House) -> None:
    path = begun(house)
    assert "space where the snow begins" in house.text(f"{path}/correct")
    four = {"do": "correct", "path": "scenario.snow", "value": 4}
    done = house.ask("POST", f"/api{path}", json=four).json()
    assert done["view"]["scenario"] == {"number": 1, "snow": 4}
    far = {"do": "advance", "track": "science", "steps": 4}
    refused = house.ask("POST", f"/api{path}", json=far).json()["error"]
    assert refused["code"] == "not_now"
    assert '<option value="4" selected' in house.text(f"{path}/correct")
    beyond = house.ask("POST", f"/api{path}", json={**four, "value": 13}).json()
    assert beyond["error"]["code"] == "bad_input"


def test_a_finished_game_is_in_the_record(house: House) -> None:
    path = begun(house)
    house.ask("POST", f"/api{path}", json={"do": "finish"})
    done = house.ask("POST", f"/api{path}", json={"answer": 400}).json()
    assert done["view"]["over"]
    assert "The Long Winter" in house.text("/record")
    back = house.text(f"{path}/put-back")
    assert "The 4 cubes that marked the snow" in back


def test_the_api_describes_it(house: House) -> None:
    described = house.ask("GET", "/api/openapi.json").text
    assert '"winter"' in described


def test_the_script_tells_it_in_the_language_of_the_set_up() -> None:
    session = Session(HANDED_IN, SPEAKING)
    session.handle({"new": {**SETUP, "language": "cs"}})
    held = {"do": "advance", "track": "science", "steps": 9}
    answer = session.handle(held)
    assert "Dokud není jeho místo ve třetí éře" in answer["error"]["message"]


def test_it_is_never_installed() -> None:
    assert "winter" not in Tapestry().modes
    assert not [name for name in sys.modules if name.startswith("thirdchair.") and "winter" in name]
