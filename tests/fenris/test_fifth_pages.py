"""The fifth evening on the pages: a box that is held, a figure on board and strip, dice for one."""

import re
from typing import Any

import pytest

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.test_card_pages import state_of, tapped
from tests.scythe.scene import FACTORY
from tests.web.reading import Reading
from thirdchair.table.journal import Table
from thirdchair.table.store import Store

PAPER = {"from": {"episode": "5", "branch": "war", "sheets": {"s1": {"wealth": 70}}}}
SEATS = [
    {"kind": "human", "name": "Ana", "faction": "crimea"},
    {"kind": "human", "name": "Bo", "faction": "polania"},
    {"kind": "automa", "faction": "nordic"},
]
PEOPLE = SEATS[:2]
HOLD = ("act", "answer open")


def begun(*commands: dict[str, Any], seats: Any = SEATS, **options: Any) -> Table:
    return evening({"do": "setup", **options}, *commands, seats=seats, **PAPER)


def walks_in(table: Table, unit: str = "worker") -> Table:
    """A unit of Ana has come to the Factory; the box waits to be opened."""
    start = next(iter(table.state.tonight.seats["s1"].units[unit]))
    step = {"unit": unit, "from": start, "to": FACTORY}
    table.do({"do": "move", "seat": "s1", "moves": [step]})
    return table


def found(*commands: dict[str, Any], seats: Any = SEATS) -> Table:
    table = walks_in(begun(seats=seats))
    table.answer("open")
    if table.question is not None:
        table.answer(table.question.options[0])  # type: ignore[attr-defined]
    for command in commands:
        table.do(command)
    return table


def test_the_box_is_held_and_nothing_names_what_is_in_it_before(store: Store) -> None:
    async def script(phones: Phones) -> None:
        ana, bo = phones["s1"], phones["s2"]
        page = (await ana.get("/tables/*")).text
        assert "Open box C" in page
        assert "data-hold" in Reading(page).attributes["key-open"]
        for phone in (ana, bo, phones[""]):
            assert "nnihilat" not in (await phone.get("/tables/*")).text
        assert (await tapped(ana, "/tables/*", HOLD)).status_code == 303
        for phone in (ana, bo, phones[""]):
            shown = Reading((await phone.get("/tables/*")).text).text
            assert "Box C is open." in shown
            assert "fold the rulebook" in shown
            assert "Annihilator" in shown
        assert "fenris:box-c" in state_of(store, ana).keys

    run(store, walks_in(begun()), script, "s1", "s2")


def in_the_card(text: str) -> str:
    """The card of what was just opened, in words."""
    start = text.index('id="just-opened"')
    return Reading(text[start : text.index("</section>", start)]).text


@pytest.mark.parametrize(
    ("unit", "last"), [("worker", "home"), ("character", "must fight")], ids=["worker", "fighter"]
)
def test_the_card_of_the_box_says_what_the_hands_do_until_the_next_turn(
    store: Store, unit: str, last: str
) -> None:
    table = walks_in(begun(), unit)
    table.answer("open")
    if table.question is not None:
        table.answer(table.question.options[0])  # type: ignore[attr-defined]

    async def script(phones: Phones) -> None:
        for phone in phones.values():
            card = in_the_card((await phone.get("/tables/*")).text)
            lines = [card.index(word) for word in ("Box C is open", "5, 7", last, "fold")]
            assert lines == sorted(lines), "the hands before the rule"

    async def later(phones: Phones) -> None:
        assert "just-opened" not in (await phones["s1"].get("/tables/*")).text

    run(store, table, script, "s1", "s2")
    if unit == "worker":
        run(store, found({"do": "actor_turn", "actor": "annihilator"}), later, "s1")


def test_the_dice_are_chosen_on_the_phone_of_whoever_came_and_shown_on_all(store: Store) -> None:
    table = walks_in(begun())
    table.answer("open")
    assert table.question is not None
    options = table.question.options  # type: ignore[attr-defined]
    assert len(options) == 2

    async def script(phones: Phones) -> None:
        ana, bo = phones["s1"], phones["s2"]
        hers, his = [(await one.get("/tables/*")).text for one in (ana, bo)]
        choice = f'value="answer {options[0]}"'
        assert choice in hers
        assert choice not in his.partition('id="for-them"')[0]
        assert choice in his.partition('id="for-them"')[2], "she may have no phone at hand"
        assert "Ana chooses." in Reading(his).text
        assert his.count('class="die"') == 2 * hers.count('class="die"') == 4
        tap = ("act", f"answer {options[0]}")
        assert (await tapped(ana, "/tables/*", tap)).status_code == 303
        assert state_of(store, ana).tonight.actors["annihilator"].marker == options[0]

    run(store, table, script, "s1", "s2")


def test_a_figure_stands_on_board_and_strip_once_it_is_there_and_plays_with_one_tap(
    store: Store,
) -> None:
    async def script(phones: Phones) -> None:
        ana = phones["s1"]
        page = (await ana.get("/tables/*?see=board")).text
        assert 'class="unit figure' in page
        assert "Annihilator (" in page, "and whoever listens hears of it"
        assert "actor_turn annihilator" in page
        assert (
            await tapped(ana, "/tables/*", ("act", "actor_turn annihilator"))
        ).status_code == 303
        dice = re.findall(r'value="(answer \d)"', (await ana.get("/tables/*")).text)
        for die in dice[:1]:
            assert (await tapped(ana, "/tables/*", ("act", die))).status_code == 303
        shown = Reading((await ana.get("/tables/*")).text).text
        assert "Ana rolls" in shown
        assert "Annihilator, turn 1" in shown
        for language, name in (("de", "Vernichter"), ("cs", "Annihilator")):
            assert name in (await ana.get("/tables/*", language)).text
        correct = (await ana.get("/tables/*/correct")).text
        assert 'name="actors.annihilator.marker"' in correct
        assert 'name="influence.' in correct

    bo = {"unit": "character", "from": "base:polania", "to": "r5c1"}
    moves = ({"do": "move", "seat": "s2", "moves": [bo]}, {"do": "automa_turn", "seat": "s3"})
    run(store, found(*moves), script, "s1")


def test_before_somebody_has_come_there_is_no_figure_and_no_gap(store: Store) -> None:
    async def script(phones: Phones) -> None:
        page = (await phones["s1"].get("/tables/*?see=board")).text
        assert 'class="unit figure' not in page
        assert "board-token box" in page
        assert "open-c" not in Reading(page).ids, "where moves are told, the rules see who comes"
        assert 'name="actors.' not in (await phones["s1"].get("/tables/*/correct")).text

    run(store, begun(), script, "s1")


@pytest.mark.parametrize(("seats", "board"), [(PEOPLE, True), (SEATS, "ask"), (SEATS, False)])
def test_where_no_moves_are_told_a_lasting_button_opens_the_box(
    store: Store, seats: Any, board: Any
) -> None:
    async def script(phones: Phones) -> None:
        bo = phones["s2"]
        page = Reading((await bo.get("/tables/*")).text)
        assert "data-hold" in page.attributes["open-c"]
        assert (await tapped(bo, "/tables/*", ("act", "open c"))).status_code == 303
        page = Reading((await bo.get("/tables/*")).text)
        assert "What of Bo has come to the Factory first?" in page.text
        tap = ("act", "answer worker")
        assert (await tapped(bo, "/tables/*", tap)).status_code == 303
        assert state_of(store, bo).tonight.actors["annihilator"].controller == "s2"
        assert "open-c" not in Reading((await bo.get("/tables/*")).text).ids

    run(store, begun({"do": "gain", "seat": "s1", "what": "coins", "n": 1}, seats=seats, board=board), script, "s2")  # fmt: skip  # noqa: E501


def test_the_result_asks_by_the_box_and_allows_less_than_nothing(store: Store) -> None:
    async def script(phones: Phones) -> None:
        page = Reading((await phones["s1"].get("/tables/*?see=result")).text)
        assert "opened box C" in page.text
        assert "Each influence token costs $1" in page.text
        assert page.attributes["coins"]["min"] == "-9"

    run(store, begun({"do": "gain", "seat": "s1", "what": "coins", "n": 1}), script, "s1")


def test_a_combat_with_it_is_told_as_one(store: Store) -> None:
    table = found()
    start = next(iter(table.state.tonight.seats["s1"].units["character"]))
    step = {"unit": "character", "from": start, "to": FACTORY}
    table.do({"do": "move", "seat": "s1", "moves": [step]})

    async def script(phones: Phones) -> None:
        page = Reading((await phones["s1"].get("/tables/*")).text)
        assert "Ana attacks Annihilator" in page.text

    run(store, table, script, "s1")


def test_a_second_discovery_is_a_sentence(store: Store) -> None:
    async def script(phones: Phones) -> None:
        told = await phones["s1"].post("/api/tables/*", do="open", box="c", seat="s2")
        assert not told["ok"]
        assert told["error"]["message"] == "Box C is open already. Nobody opens it a second time."
        told = await phones["s1"].post("/api/tables/*", do="actor_turn", actor="wolf")
        assert "wolf" in told["error"]["message"]

    run(store, found(), script, "s1")


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_the_history_names_the_figure_when_the_evening_is_over(store: Store, language: str) -> None:
    table = found()
    start = next(iter(table.state.tonight.seats["s1"].units["character"]))
    step = {"unit": "character", "from": start, "to": FACTORY}
    table.do({"do": "move", "seat": "s1", "moves": [step]})
    while (question := table.question) is not None:
        options = getattr(question, "options", None)
        table.answer(options[0] if options else 0)
    for command in (
        {"do": "episode_result", "coins": {"s1": 5, "s2": 4, "s3": 3}},
        {"do": "read"},
        {"do": "close"},
    ):
        table.do(command)

    async def script(phones: Phones) -> None:
        page = await phones["s1"].get("/tables/*/history", language)
        assert page.status_code == 200
        name = "Vernichter" if language == "de" else "Annihilator"
        assert name in page.text
        assert "annihilator" not in Reading(page.text).text

    run(store, table, script, "s1")


def test_among_people_the_figure_is_told_before_the_tray_while_it_is_there(store: Store) -> None:
    """The tray is what people alone need; below it nobody would see what the figure does."""

    async def before(phones: Phones) -> None:
        page = (await phones["s1"].get("/tables/*?see=board")).text
        assert 'class="panel tray-panel"' in page

    async def with_it(phones: Phones) -> None:
        page = (await phones["s1"].get("/tables/*?see=board")).text
        assert 'class="panel tray-panel"' not in page
        assert 'id="tray-open"' in page

    run(store, begun(seats=PEOPLE), before, "s1")
    run(store, found(seats=PEOPLE), with_it, "s1")
