"""Agents and influence on pages: what stands on the board, and a try in two taps."""

from typing import Any

import pytest

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import ANA_AND_AUTOMA, THREE
from tests.fenris.test_result_pages import page, press, state
from thirdchair.table.journal import Table
from thirdchair.table.store import Store

PAPER = {"episode": "4", "branch": "war"}
MATS = {"s1": "industrial"}
TO_AGENTS: dict[str, Any] = {
    "do": "move",
    "seat": "s1",
    "moves": [{"unit": "character", "from": "base:nordic", "to": "r2c4"}],
}


def begun(*commands: dict[str, Any], board: object = True, **more: Any) -> Table:
    begin = {"do": "setup", "board": board, "mats": MATS}
    return evening(begin, *commands, **{"from": PAPER}, **more)


def test_a_try_takes_two_taps_and_says_what_one_has(store: Store) -> None:
    """Nordic with the industrial mat: 4 power, 4 coins, 2 popularity."""

    async def script(found: Phones) -> None:
        ana = found["s1"]
        shown = await page(ana, see="")
        keys = {one for one in shown.ids if one.startswith("key-")}
        assert keys == {"key-2", "key-3", "key-4", "key-5"}
        await press(ana, shown, "answer 3")
        paying = await page(ana, see="", language="de")
        assert "Die Agenten kosten 3." in paying.text
        assert "4 Stärke, 4 Münzen" in paying.text
        await press(ana, paying, "answer coins")
        me = state(store, ana).tonight.seats["s1"]
        assert (me.holds, me.coins, me.cards) == ({"agents": 1}, 1, 2)
        assert "Fenris-Agenten: 1" in (await page(ana, see="", language="de")).text

    run(store, begun(TO_AGENTS), script, "s1")


def test_what_the_books_speak_against_is_below_and_amber(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        await press(ana, await page(ana, see=""), "answer 3")
        shown = await page(ana, see="")
        assert "doubted" in shown.ids
        await press(ana, shown, "anyway back")
        me = state(store, ana).tonight.seats["s1"]
        assert me.units["character"] == {"base:nordic": 1}
        assert "agents" not in me.holds

    run(store, begun(TO_AGENTS), script, "s1")


@pytest.mark.parametrize("board", ["ask", False])
def test_where_the_board_is_not_kept_the_moment_has_a_button(store: Store, board: object) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        shown = await page(ana, see="", language="de")
        assert "moment-agents" in shown.ids
        await press(ana, shown, "count s1 agents 1")
        await press(ana, await page(ana, see=""), "answer r4c4")
        await press(ana, await page(ana, see=""), "answer 4")
        await press(ana, await page(ana, see=""), "answer power")
        assert state(store, ana).tonight.seats["s1"].holds == {"agents": 2}

    earned = {"do": "gain", "seat": "s1", "what": "coins", "n": 1}
    run(store, begun(earned, board=board), script, "s1")


def test_people_alone_count_agents_on_the_tray(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        await press(one, await page(one, who="s2"), "count s2 agents 1")
        for answer in ("r3c5", "2", "coins"):
            await press(one, await page(one, see=""), f"answer {answer}")
        assert state(store, one).tonight.seats["s2"].holds == {"agents": 1}
        again = await page(one, who="s2")
        assert "fewer-agents-s2" in again.ids

    table = evening({"do": "setup", "board": False}, **{"from": PAPER}, seats=THREE)
    run(store, table, script)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "2 × Fenris agent"), ("de", "2 × Fenris-Agent")]
)
def test_the_board_names_them(store: Store, language: str, said: str) -> None:
    async def script(found: Phones) -> None:
        shown = await page(found["s1"], see="", language=language)
        assert said in shown.text or said in str(shown.attributes)

    run(store, begun({"do": "automa_turn", "seat": "s2"}), script, "s1")


def test_undo_tells_the_hand_to_put_them_back(store: Store) -> None:
    table = begun(TO_AGENTS)
    table.answer(3)
    table.answer("coins")

    async def script(found: Phones) -> None:
        ana = found["s1"]
        await press(ana, await page(ana, see=""), "undo")
        assert "r2c4" in state(store, ana).tonight.laid["agents"]
        shown = await page(ana, see="", language="de")
        assert "Fenris-Agent" in shown.text

    run(store, table, script, "s1")


def test_the_wind_gambit_is_chosen_where_an_evening_begins(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        shown = await page(one, see="")
        await press(one, shown, "begin", airships="airships", tile="backup_plan")
        assert state(store, one).tonight.laid["gambit"] == {"airships": 1, "backup_plan": 1}

    run(store, evening(**{"from": PAPER}, seats=ANA_AND_AUTOMA), script)


@pytest.mark.parametrize(("box", "asked"), [({}, True), ({"expansions": ["gambit"]}, False)])
def test_whoever_may_have_the_wind_gambit_is_asked_first(
    store: Store, box: dict[str, Any], asked: bool
) -> None:
    async def script(found: Phones) -> None:
        shown = await page(found[""], see="")
        assert "gambit" in shown.ids
        assert ("has-gambit" in shown.ids) is asked

    run(store, evening(**{"from": PAPER}, seats=ANA_AND_AUTOMA, box=box), script)
