"""Handing over chance in parts: only the cards, only the dice, or just one draw."""

import pytest

from tests.contract.talking import Talk
from tests.table.builders import BOTS, bots_turn, correct, duel, lying
from thirdchair.games import GAMES
from thirdchair.kit.refusals import Refusal
from thirdchair.table.changes import Insert
from thirdchair.table.exports import export, import_file
from thirdchair.table.journal import Table
from thirdchair.table.mending import mend
from thirdchair.table.store import Saved


def by(table: Table) -> list[list[str]]:
    return [[answer.by for answer in entry.answers] for entry in table.journal.entries]


def test_people_draw_and_the_app_rolls() -> None:
    table = duel(chance="table", favorite=None)
    assert table.question is not None
    assert table.question.key == "die:science"
    table.set_chance("cards")
    assert table.question is None  # the app has rolled for the favorite track
    table.do(BOTS)
    assert table.question is not None
    assert table.question.key == "draw:decision"
    table.answer(9)
    table.answer(3)
    assert by(table) == [["app"], ["table", "table"]]


def test_people_roll_and_the_app_draws() -> None:
    table = duel(chance="table", favorite=None)
    table.set_chance("dice")
    assert table.question is not None
    assert table.question.key == "die:science"
    table.answer("military")
    bots_turn(table)
    assert table.question is None
    assert by(table) == [["table"], ["app", "app"]]


def test_the_app_draws_just_this_one() -> None:
    table = duel(chance="table")
    bots_turn(table, 9)
    table.let_app()
    assert table.question is None
    assert by(table)[1] == ["table", "app"]
    table.do(BOTS)
    assert table.question is not None  # the people go on drawing
    end = lying(table)
    table.undo()
    table.redo()
    assert lying(table) == end


def test_what_the_app_draws_once_is_what_it_would_have_drawn() -> None:
    once, always = duel(chance="table"), duel()
    once.do(BOTS)
    once.let_app()
    once.let_app()
    always.do(BOTS)
    assert once.events() == always.events()


def test_one_step_back_takes_the_draw_of_the_app_with_it() -> None:
    table = duel(chance="table")
    table.do(BOTS)
    table.answer(9)
    table.undo()
    table.redo()
    table.back()
    table.let_app()
    drawn = table.journal.entries[1].answers[0].a
    table.answer(next(card for card in (1, 2) if card != drawn))
    table.undo()
    table.do(BOTS)
    table.let_app()
    assert table.journal.entries[1].answers[0].a == drawn


@pytest.mark.parametrize("command", [None, {"do": "finish"}])
def test_what_is_no_chance_is_not_for_the_app(command: dict[str, str] | None) -> None:
    table = duel()
    if command:
        table.do(command)
    before = table.journal.revision
    with pytest.raises(Refusal, match="not-for-the-app"):
        table.let_app()
    assert table.journal.revision == before


@pytest.mark.parametrize("chance", ["cards", "dice"])
def test_a_saved_table_opens_with_the_chance_it_had(chance: str) -> None:
    table = duel(chance="table", favorite="science")
    table.set_chance(chance)
    table.do(BOTS)
    again = import_file(GAMES, export(Saved("id", "name", table, {})))[1]
    assert again.journal.chance == chance
    assert (again.question is None) == (chance == "dice")
    assert again.view() == table.view()


@pytest.mark.parametrize("chance", ["cards", "dice"])
def test_a_step_that_is_put_in_later_is_drawn_as_by_now(chance: str) -> None:
    table = duel(chance="table")
    table.do(correct("tracks.p1.science", 2))
    table.set_chance(chance)
    mended = mend(table, 1, Insert(BOTS))
    assert (mended.question is None) == (chance == "dice")


@pytest.mark.parametrize("chance", ["cards", "dice"])
def test_the_contract_knows_only_app_and_table(chance: str) -> None:
    new = {"game": "tapestry", "mode": "duel", "players": ["A", "B"], "chance": chance}
    talk = Talk()
    answer = talk.send(new=new)
    assert (answer["ok"], answer["error"]["code"]) == (False, "bad_input")
