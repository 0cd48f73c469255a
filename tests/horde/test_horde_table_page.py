"""The page of a table against the Horde while it is asked, before it is lost, and after the end."""

import re
from pathlib import Path
from typing import Any

from tests.horde.raid import request
from tests.horde.test_horde_pages import asked
from tests.toy.asking import Asked
from tests.web.reading import Reading
from thirdchair.scythe.modules.arrows import SIDES

BY_APP = {**request(2), "board": "ask", "chance": "app", "combat": "app", "seed": 7}


async def moved(one: Asked, **parts: Any) -> dict[str, Any]:
    """A table of two whose Horde has moved, after these corrections; it asks who stands there."""
    one.table = (await one.post("/api/tables", new=BY_APP))["id"]
    tile = {f"tile.{face}": side for face, side in enumerate(SIDES, start=1)}
    for path, value in {"horde.popularity": 10, **tile, **parts}.items():
        await one.post("/api/tables/*", do="correct", path=path, value=value)
    return await one.post("/api/tables/*", do="actor_turn", actor="horde")


async def shown(one: Asked, language: str = "de", see: str = "") -> Reading:
    return Reading((await one.get(f"/tables/*{see}", language)).text)


def test_the_tile_is_in_the_view_by_the_paths_that_correct_it(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        made = await one.post("/api/tables", new=BY_APP)
        one.table = made["id"]
        assert made["view"]["tile"] == dict.fromkeys("123456")
        told = await one.post("/api/tables/*", do="correct", path="tile.2", value="SE")
        assert told["view"]["tile"] == {**dict.fromkeys("123456"), "2": "SE"}
        page = (await one.get("/tables/*", "en")).text
        arrows = page.partition('id="horde-arrows"')[2].partition("</p>")[0]
        assert len(re.findall("not told yet", arrows)) == 5
        assert "2: " in arrows

    asked(tmp_path, script)


def test_the_question_names_the_figures_that_are_still_to_be_moved(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        told = await moved(one)
        went = [event for event in told["events"] if event["type"] == "actor_moved"]
        assert len(went) == 6
        page = await shown(one)
        assert "Zieht diese 6 Figuren" in page.text
        for sign in ("Anführer der Horde, von: Wald NW1", "Horde-Mech A, von: See NO1"):
            assert sign in page.text
        chip = next(key for key in page.ids if key.startswith("set-") and "mech" in key)
        tapped = (await one.get(str(page.attributes[chip]["href"]), "de")).text
        assert "told-row" in tapped
        assert "Zieht diese 6 Figuren" in tapped, "a row that was tapped is still one of six"

    asked(tmp_path, script)


def test_the_rows_are_numbered_in_the_order_in_which_the_figures_are_moved(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        told = await moved(one, **{f"tile.{face}": "SE" for face in range(1, 7)})
        went = [event["to"] for event in told["events"] if event["type"] == "actor_moved"]
        assert len(went) == 6
        assert sorted(went) != went, "some make room for others first"
        page = (await one.get("/tables/*", "de")).text
        rows = re.findall(r'id="row-(\w+)">\s*<span class="look-number"[^>]*>(\d)<', page)
        assert rows == [(place, str(n)) for n, place in enumerate(went, start=1)]

    asked(tmp_path, script)


def test_more_than_one_mech_can_have_is_right_only_anyway(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        told = await moved(one, **{"seats.s1.cards": 6, "seats.s1.power": 7})
        place = told["pending"]["options"][0]
        told = await one.post("/api/tables/*", answer={place: {"s1.mech": 1}})
        told = await one.post("/api/tables/*", answer=7)
        assert told["pending"]["about"] == "combat_cards"
        page = await shown(one)
        assert "Mit einer Kampfeinheit sind es höchstens 5." in page.text
        assert "key-5" in page.ids
        assert "key-15" not in page.ids
        assert ("act", "anyway 6") in page.form_with("act", "anyway").buttons
        assert {"anyway", "doubted"} <= {*page.ids}
        assert "answer" not in page.ids, "nothing above it is taken as if nobody doubted it"

    asked(tmp_path, script)


def test_which_combat_says_who_meets_whom(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        told = await moved(one)
        first, second = told["pending"]["options"][:2]
        await one.post("/api/tables/*", answer={first: {"s1.mech": 1}, second: {"s2.mech": 1}})
        page = await shown(one)
        assert "See NW2: Anführer der Horde gegen P1" in page.text
        assert "Tundra N2: Horde-Mech A gegen P2" in page.text

    asked(tmp_path, script)


def test_what_loses_the_game_next_is_said_before(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.table = (await one.post("/api/tables", new=BY_APP))["id"]
        assert "Letzte Runde" not in (await shown(one)).text
        await one.post("/api/tables/*", do="correct", path="horde.popularity", value=1)
        assert "Letzte Runde" in (await shown(one)).text
        await one.post("/api/tables/*", do="correct", path="horde.stars", value=5)
        assert "Noch ein verlorener Kampf" in (await shown(one)).text
        told = await one.post("/api/tables/*", do="actor_turn", actor="horde")
        assert told["view"]["over"]
        page = await shown(one)
        assert "horde" not in page.ids, "no counters that go on"
        assert "Letzte Runde" not in page.text
        assert "Horde-Sterne: 5" in page.text
        assert "horde-tiles" in page.ids

    asked(tmp_path, script)


def test_its_words_name_each_thing_once_and_no_automa(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        told = await one.post("/api/tables", new=BY_APP)
        one.table = told["id"]
        strength = (await one.get("/tables/*", "de")).text.partition('id="horde-strength">')[2]
        assert "(" not in strength.partition("</dd>")[0], "one card is its strength"
        await one.post("/api/tables/*", do="correct", path="horde.cards", value=[2, 5])
        strength = (await one.get("/tables/*", "de")).text.partition('id="horde-strength">')[2]
        assert "(2 + 5)" in strength.partition("</dd>")[0]
        assert "Automa-Karten" not in (await shown(one, see="/where")).text
        told = await one.post("/api/tables/*", do="actor_turn", actor="horde")
        clock = next(event for event in told["events"] if event["type"] == "horde_clock")
        assert clock["say"] == "Clock of the Horde (popularity): 18 → 17."
        back = (await shown(one, see="/put-back")).text
        assert "zurück zum Nationstableau Fenris" in back

    asked(tmp_path, script)


def test_the_picture_of_the_set_up_has_a_compass_and_six_signs(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.table = (await one.post("/api/tables", new=BY_APP))["id"]
        page = (await one.get("/tables/*/checklist", "de")).text
        drawn = page.partition('id="set-out"')[2].partition("</details>")[0]
        assert 'class="compass"' in drawn
        figures = re.findall(r'class="unit figure.*?unit-letter">(.*?)<', drawn)
        assert sorted(figures) == sorted("★ABCDT")
        legend = drawn.partition("</ul>")[0]
        assert re.findall(r'token-letter">(.*?)<', legend)[-6:] == list("★ABCDT")

    asked(tmp_path, script)


def test_a_star_that_is_refused_leaves_the_sheet_of_stars_open(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.table = (await one.post("/api/tables", new=BY_APP))["id"]
        form = (await shown(one, see="?see=own")).form_with("act", "star territories")
        fields = {**form.fields, "act": "star structure_bonus"}
        board = await one.post("/api/tables/*", do="correct", path="board", value=True)
        fields["at"] = str(board["revision"])
        answer = await one.client.post(f"/tables/{one.table}", data=fields)
        assert answer.status_code == 409
        assert "star-territories" in Reading(answer.text).ids

    asked(tmp_path, script)


def test_a_place_has_one_name_wherever_the_table_names_it(tmp_path: Path) -> None:
    """In the list, in the question, over the board and after undo: never once in steps."""

    async def script(one: Asked) -> None:
        told = await moved(one)
        first, second = told["pending"]["options"][:2]
        stand = {first: {"s1.mech": 1}, second: {"s2.worker": 1}}
        await one.post("/api/tables/*", answer=stand)
        for _ in range(2):  # the dial, and the cards
            page = (await one.get("/tables/*", "de")).text
            assert "See NW2" in _without_speech(page)
            assert "nordwestlich der Fabrik" not in _without_speech(page)
            told = await one.post("/api/tables/*", answer=0)
        assert told["pending"] is None
        page = (await one.get("/tables/*", "de")).text
        assert "(See NW2)" in _without_speech(page), "the banner"
        assert "Wald NW1 → See NW2" in page.replace("\N{NO-BREAK SPACE}", " "), "the list"
        await one.tap(act="undo")
        page = (await one.get("/tables/*", "de")).text.partition('id="hands"')[2]
        assert "Wald NW1" in page.partition("</form>")[0]
        assert "nordwestlich der Fabrik" not in page.partition("</form>")[0]

    asked(tmp_path, script)


def _without_speech(page: str) -> str:
    """What the eye reads: not what is said aloud, nor the names of what is tapped, nor reasons."""
    main = page.partition("<main")[2].partition("</main>")[0]
    main = re.sub(r'<(\w+)[^>]*class="[^"]*(unseen|why)[^"]*".*?</\1>', "", main, flags=re.DOTALL)
    main = re.sub(r"<p hidden.*?</p>", "", main, flags=re.DOTALL)
    main = re.sub(r"<details.*?</details>", "", main, flags=re.DOTALL)
    return " ".join(re.sub(r"<[^>]*>", " ", main).split())
