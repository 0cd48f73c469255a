"""Pages of the Horde: offered to whom may choose it, set up by its form, told to its end."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.horde.raid import people, request
from tests.scythe.scene import automa
from tests.toy.asking import Asked, run
from thirdchair.games import GAMES, VOICES
from thirdchair.scythe.horde.setups import EASIER
from thirdchair.scythe.horde.state import FIGURES
from thirdchair.table.store import Store
from thirdchair.web.app import build
from thirdchair.web.games import FACES
from thirdchair.web.visit import FREE, YES

FORM = {
    "game": "scythe",
    "mode": "horde",
    "kind-2": "human",
    "name-1": "Ana",
    "name-2": "Bo",
    "faction-1": "nordic",
    "faction-2": "saxony",
    "harder": "yes",
    "faction": "fenris",
}


def asked(folder: Path, script: Callable[[Asked], Awaitable[None]]) -> None:
    with closing(Store(GAMES, folder / "tables.sqlite")) as store:
        gate, _ = build(store, faces=FACES, voices=VOICES)
        asyncio.run(run(gate, script))


def test_nobody_is_offered_it_before_the_confirmation_was_held(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        for page in ("/play", "/new?game=scythe&mode=horde", "/", "/rules?q=Horde"):
            told = (await one.get(page)).text.replace("q=Horde", "").replace('"Horde"', "")
            assert not re.search(r"\bthe Horde\b", told), page
        assert (await one.send("/new", **FORM)).status_code == 422
        one.client.cookies.set(FREE, YES)
        assert "The Horde" in (await one.get("/new?game=scythe&mode=horde")).text

    asked(tmp_path, script)


def test_the_form_sets_up_a_table_and_its_pages_tell_it(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.client.cookies.set(FREE, YES)
        made = await one.send("/new", **FORM)
        one.table = made.headers["location"].split("/")[2]
        view = (await one.client.get(f"/api/tables/{one.table}")).json()["view"]
        assert view["mode"] == "horde"
        assert view["horde"]["harder"]
        assert view["board"] == "ask"
        told = (await one.get("/tables/*/checklist", "de")).text
        assert "blauen Würfel" in told
        assert "Kampfkarte mit diesem Wert neben das Horde-Plättchen" in told
        assert "Uhr" in (await one.get("/tables/*", "de")).text
        rules = (await one.get("/tables/*/rules", "en")).text
        assert "Nothing makes a figure of the Horde weaker." in rules

    asked(tmp_path, script)


def test_the_form_decides_what_the_book_leaves_open_and_brings_tesla(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.client.cookies.set(FREE, YES)
        form = (await one.get("/new?game=scythe&mode=horde", "de")).text
        for field in ("ruling-scythe.a69", "ruling-scythe.a84", "ruling-scythe.a85"):
            assert f'name="{field}"' in form
        assert "nur eine Tesla-Figur" in form
        for name in (*EASIER, "vesna", "fenris", "tesla"):
            about = form.partition(f'id="about-{name}">')[2].partition("</small>")[0]
            assert about.endswith("."), f"a bare tick: {name}"
        assert "zieht jede Person 4 zufällige Mech-Modifikationen" in form
        assert "Automa" not in form.partition('<form method="post"')[2]
        made = await one.send("/new", **FORM, **{"ruling-scythe.a69": "factory"})
        one.table = made.headers["location"].split("/")[2]
        view = (await one.client.get(f"/api/tables/{one.table}")).json()["view"]
        assert view["rulings"]["scythe.a69"] == "factory"
        made = await one.send("/new", **FORM, **{"module-tesla": "yes"})
        tesla = (
            await one.client.get(f"/api/tables/{made.headers['location'].split('/')[2]}")
        ).json()
        assert tesla["pending"]["about"] == "tesla_start"

    asked(tmp_path, script)


@pytest.mark.rule("fen.modules.horde", "fen.modules.horde.where")
def test_form_checklist_and_put_back_say_where_its_things_lie(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.client.cookies.set(FREE, YES)
        form = (await one.get("/new?game=scythe&mode=horde")).text
        assert "What the Horde needs beside its figures is on punchboard 6." in form
        assert "and one more figure, 6 in all" in form
        made = await one.send("/new", **FORM, **{"module-tesla": "yes"})
        one.table = made.headers["location"].split("/")[2]
        here = f"/api/tables/{one.table}"
        first = (await one.client.get(here)).json()["pending"]["options"][0]
        assert (await one.post(here, answer=first))["ok"]
        for page in ("checklist", "put-back"):
            told = re.sub("<[^>]*>", "", (await one.get(f"/tables/*/{page}")).text)
            for where in (
                "its figures is on punchboard 6.",
                "Tesla is in box E.",
                "of Fenris are in box B",
            ):
                assert told.count(where) == 1, (page, where)

    asked(tmp_path, script)


def test_vesna_and_fenris_are_drawn_too_where_the_form_says_so(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.client.cookies.set(FREE, YES)
        form = (await one.get("/new?game=scythe&mode=horde")).text
        for name in ("vesna", "fenris"):
            assert f'name="module-{name}"' in form
        made = await one.send("/new", **FORM, **{"module-vesna": "yes"})
        here = f"/api/tables/{made.headers['location'].split('/')[2]}"
        assert "vesna" in (await one.client.get(here)).json()["view"]["modules"]

    asked(tmp_path, script)


def test_a_correction_that_does_not_fit_comes_back_with_all_that_was_entered(
    tmp_path: Path,
) -> None:
    async def script(one: Asked) -> None:
        one.client.cookies.set(FREE, YES)
        made = await one.send("/new", **FORM)
        one.table = made.headers["location"].split("/")[2]
        here = f"/api/tables/{one.table}"
        before = (await one.client.get(here)).json()
        entered = {"at": "1", "seats.s1.power": "15", "horde.cards": "5 + 9"}
        told = await one.send("/tables/*/correct", **entered)
        assert told.status_code == 422
        page = told.text.replace("\N{NO-BREAK SPACE}", " ")
        assert 'name="seats.s1.power" value="15"' in page
        assert 'name="horde.cards" value="5 + 9"' in page
        wrong = re.search(r'<p class="notice" role="alert">(.*?)</p>', page)
        assert wrong is not None
        assert wrong[1].startswith("The Horde: combat cards: “9” does not fit.")
        assert (await one.client.get(here)).json() == before
        told = await one.send("/tables/*/correct", **{**entered, "horde.cards": "5"})
        assert told.status_code == 303
        after = (await one.client.get(here)).json()["view"]
        assert (after["seats"]["s1"]["power"], after["horde"]["cards"]) == (15, [5])

    asked(tmp_path, script)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"module-mad_tesla": "yes"}, "The Horde is not played with Mad Tesla"),
        ({"kind-2": "automa"}, "Only people play against the Horde"),
        ({"module-none": "yes"}, "none"),
    ],
)
def test_the_form_refuses_what_the_contract_refuses(
    wrong: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    async def script(one: Asked) -> None:
        one.client.cookies.set(FREE, YES)
        told = await one.send("/new", **{**FORM, **wrong})
        assert told.status_code == 422
        assert sentence in told.text

    asked(tmp_path, script)


def test_nothing_of_an_automa_is_on_its_pages(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.client.cookies.set(FREE, YES)
        made = await one.send("/new", **FORM)
        one.table = made.headers["location"].split("/")[2]
        page = (await one.get("/tables/*", "de")).text
        assert "/others" not in page
        ways = (await one.get("/tables/*/ways", "de")).text
        assert "Nach dem Zug der Horde" in ways
        assert 'value="cards"' not in ways
        assert "Automa" not in ways.partition("<main")[2].partition("</main>")[0]
        refused = await one.send("/tables/*/ways", at="1", way="cards")
        assert refused.status_code == 422
        for page in ("others", "odds"):
            assert (await one.get(f"/tables/*/{page}")).status_code == 404
        for language, tile in (("en", "Horde tile"), ("de", "Horde-Pl"), ("cs", "Hordy")):
            back = (await one.get("/tables/*/put-back", language)).text
            told = back.partition("<main")[2].partition("</main>")[0]
            assert tile in told
            assert "Automa" not in told

    asked(tmp_path, script)


def test_cards_and_figures_are_corrected_on_the_page(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.client.cookies.set(FREE, YES)
        made = await one.send("/new", **FORM)
        one.table = made.headers["location"].split("/")[2]
        here = f"/api/tables/{one.table}"
        figures = (await one.client.get(here)).json()["view"]["actors"]
        first, second = (figures[name]["at"] for name in FIGURES[:2])
        swapped = {f"actors.{FIGURES[0]}.at": second, f"actors.{FIGURES[1]}.at": first}
        await one.send("/tables/*/correct", **{"at": "1", "horde.cards": "5 + 4, 2", **swapped})
        view = (await one.client.get(here)).json()["view"]
        assert view["horde"]["cards"] == [5, 4, 2]
        for page in ("", "/history"):
            told = await one.get(f"/tables/*{page}", "de")
            assert told.status_code == 200
        assert "5 + 4 + 2" in told.text
        assert [view["actors"][name]["at"] for name in FIGURES[:2]] == [second, first]

    asked(tmp_path, script)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seats": [*people(1), automa("saxony")]}, "Only people play against the Horde"),
        ({"modules": ["mad_tesla"]}, "The Horde is not played with Mad Tesla"),
        ({"modules": ["rivals"]}, "The Horde is not played with Rivals"),
        ({"board": False}, "Against the Horde the board is kept"),
    ],
)
def test_what_does_not_go_together_is_refused_in_a_sentence(
    wrong: dict[str, object], sentence: str, tmp_path: Path
) -> None:
    async def script(one: Asked) -> None:
        told = await one.post("/api/tables", new={**request(2), **wrong})
        assert told["error"]["code"] == "bad_input"
        assert told["error"]["message"].startswith(sentence)
        assert "id" not in told

    asked(tmp_path, script)


def test_a_direction_without_a_table_and_one_that_does_not_exist(tmp_path: Path) -> None:
    from thirdchair.contract import Session

    session = Session(GAMES, VOICES)
    assert session.handle({"answer": "NE"})["error"]["code"] == "no_table"
    new = {**request(1), "chance": "app", "combat": "app"}
    assert session.handle({"new": new})["ok"]
    while not (told := session.handle({"do": "actor_turn", "actor": "horde"}))["pending"]:
        pass
    assert told["pending"]["about"].startswith("horde_face_")
    refused = session.handle({"answer": "north"})
    assert refused["error"]["code"] == "bad_input"
    assert session.handle({"view": True})["pending"] == told["pending"]
