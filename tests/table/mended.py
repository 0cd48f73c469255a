"""A table whose history is mended, and what differs then."""

from typing import Any

from tests.table.builders import bots_turn, duel
from thirdchair.kit.questions import Value
from thirdchair.table.changes import Mended, Replace
from thirdchair.table.journal import Table

TIES_NEED_A_CARD = {
    "shadow2p.empty_deck_order": "shuffle_first",
    "bots.new_favorite_icon": "all",
}
"""With these rulings a new favorite track asks for a card of its own."""

CARDS_OF_A_PASS = ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10), (11, 12))


def played(*commands: dict[str, Any], **setup: Any) -> Table:
    table = duel(**setup)
    for command in commands:
        table.do(command)
    return table


def with_cards(*pairs: tuple[int, int], **setup: Any) -> Table:
    """Turns of the Shadow Empire with real cards."""
    table = duel(chance="table", **setup)
    for pair in pairs:
        bots_turn(table, *pair)
    return table


def with_answer(table: Table, position: int, number: int, value: Value) -> Replace:
    """The same command with one other answer."""
    entry = table.journal.entries[position]
    answers = [answer.a for answer in entry.answers]
    answers[number] = value
    return Replace(entry.command, tuple(answers))


def commands_of(table: Table) -> list[str]:
    return [entry.command["do"] for entry in table.journal.entries]


def reasons(mended: Mended) -> list[tuple[int, str]]:
    return [(one.position, one.reason.text) for one in mended.misfits]


def differences(mended: Mended) -> dict[str, tuple[Any, Any]]:
    return {one.path: (one.now, one.then) for one in mended.differences}
