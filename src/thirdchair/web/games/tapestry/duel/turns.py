"""Whose turn the duel shows, and the Shadow Empire's, which may follow by itself."""

from thirdchair.kit.turns import FOLLOWING
from thirdchair.table.journal import Table
from thirdchair.tapestry.duel import LAST_ERA, SHADOW
from thirdchair.tapestry.whose_turn import actor
from thirdchair.web.lately import last_entry

BOTS_TURN = {"do": "bots_turn"}


def next_seat(table: Table) -> str | None:
    """Whose turn it is, or whose command is asking; None when both are done."""
    if not table.journal.waiting:
        return next(iter(table.turn.who), None)
    playing = [seat for seat, era in table.state.era.items() if era < LAST_ERA]
    if not playing:
        return None
    asks = last_entry(table)
    return actor(asks.command, asks.turn, SHADOW) or playing[0]


def follow(table: Table) -> None:
    """The Shadow Empire takes its turn if it is due."""
    if table.next.who == (SHADOW,) and not table.journal.waiting:
        table.do(BOTS_TURN, FOLLOWING)
