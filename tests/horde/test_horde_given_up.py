"""A game against the Horde that people stop, and what its end leaves to be read."""

from pathlib import Path

import pytest

from tests.horde.raid import HORDE, Raid, every, only
from tests.horde.test_horde_pages import asked
from tests.horde.test_horde_table_page import BY_APP, shown
from tests.horde.test_horde_taken_back import answered
from tests.toy.asking import Asked
from tests.web.played import SCYTHE
from thirdchair.kit.refusals import Refusal

GIVE_UP = {"do": "surrender"}


def test_who_gives_up_has_lost_together() -> None:
    raid = Raid(3)
    events = raid.do(GIVE_UP)
    assert only(events, "horde_given_up") == {"type": "horde_given_up"}
    assert every(events, "horde_over") == [], "no rule has ended it"
    assert only(events, "result")["winner"] == [HORDE]
    assert raid.state.over
    assert raid.state.result is not None
    assert raid.state.result.winner == [HORDE]
    with pytest.raises(Refusal, match="game-over"):
        raid.do(GIVE_UP)


def test_nobody_gives_up_where_somebody_wins_by_points(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.table = (await one.post("/api/tables", new=SCYTHE))["id"]
        answer = await one.client.post(f"/api/tables/{one.table}", json=GIVE_UP)
        assert answer.status_code == 422
        assert "give-up" not in (await shown(one)).ids

    asked(tmp_path, script)


def test_the_menu_asks_first_and_undo_leads_back_into_it(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.table = (await one.post("/api/tables", new=BY_APP))["id"]
        page = await shown(one)
        assert page.attributes["give-up"]["href"] == f"/tables/{one.table}?see=give-up"
        assert "really-give-up" not in page.ids
        page = await shown(one, see="?see=give-up")
        assert "Die Partie endet dann als verloren." in page.text
        assert "automa-turn" not in page.ids, "one thing is asked"
        await one.tap(act="surrender")
        page = await shown(one)
        assert page.attributes["result"]["class"] == "panel result ended-lost"
        assert "Ihr habt aufgegeben: Die Horde hat gewonnen." in page.text
        assert "give-up" not in page.ids
        assert "1 Zug der Horde" not in page.text
        assert "Aufgeben" in (await shown(one, see="/history")).text
        for where in ("/sheet", "/put-back", "/where", "/result.svg"):
            assert (await one.get(f"/tables/*{where}", "de")).status_code == 200
        assert "aufgegeben" in (await one.get("/tables/*/sheet", "de")).text
        back = (await shown(one)).form_with("act", "undo").fields
        await one.client.post(f"/tables/{one.table}", data={**back, "act": "undo"})
        assert "automa-turn" in (await shown(one)).ids

    asked(tmp_path, script)


def test_the_page_of_the_end_tells_the_combat_that_ended_it(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.table = (await one.post("/api/tables", new=BY_APP))["id"]
        await one.post("/api/tables/*", do="correct", path="horde.stars", value=5)
        at = (await one.post("/api/tables/*", do="correct", path="seats.s1.cards", value=0))["view"]
        place = at["actors"]["horde_character"]["at"]
        move = {"do": "move", "seat": "s1", "moves": [{"unit": "mech", "to": place}]}
        told = await answered(one, await one.post("/api/tables/*", **move), 0)
        assert told["view"]["over"]
        fight = next(event for event in told["events"] if event["type"] == "combat")
        page = await shown(one)
        assert "fought" in page.ids
        assert "Anführer der Horde" in page.text
        assert str(fight["totals"]["horde_character"]) in page.text

    asked(tmp_path, script)
