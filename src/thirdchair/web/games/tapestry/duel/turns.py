"""Whose turn the duel shows, and the Shadow Empire's, which may follow by itself."""

from thirdchair.kit.turns import FOLLOWING
from thirdchair.table.journal import Table
from thirdchair.tapestry.duel import SHADOW

BOTS_TURN = {"do": "bots_turn"}


def next_seat(table: Table) -> str | None:
    """Whose turn it is, or whose command is asking; None when both are done."""
    return next(iter(table.turn.who), None)


def follow(table: Table) -> None:
    """The Shadow Empire takes its turn if it is due."""
    if table.next.who == (SHADOW,) and not table.journal.waiting:
        table.do(BOTS_TURN, FOLLOWING)
