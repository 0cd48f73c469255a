"""Whose turn the page shows, to whom it says "you", and the way back to what the bots did."""

from typing import TYPE_CHECKING

import msgspec
from markupsafe import Markup

from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.devices import watches
from thirdchair.web.face import Mode
from thirdchair.web.lately import LOOK_BACK, looked_back

if TYPE_CHECKING:
    from thirdchair.web.visit import Visit

READING = 1200
"""So many milliseconds nobody's turn can be played after the bots': a second tap hits nothing."""


class Whose(msgspec.Struct, frozen=True, kw_only=True):
    """Whose turn it is, as this reader sees it."""

    seat: str
    text: str
    yours: bool
    asked: str = ""
    """The people who are to answer something in a turn that is not theirs."""
    picture: Markup | None = None
    fresh: bool = False
    """Have the bots just played, and is it somebody's turn now?"""
    last: str = ""
    """What `see` must say to tell the bots' last turn; empty before their first."""
    shown: bool = False
    """Does the page tell an earlier turn of the bots, or the last one because somebody asked?"""
    earlier: str = ""
    later: str = ""

    @property
    def settle(self) -> int | str:
        """How long the buttons of this page wait for whoever tapped twice."""
        return READING if self.fresh else ""


def whose(visit: "Visit", saved: Saved, mode: Mode, see: str | None) -> Whose | None:
    """None where nobody is to play: while it is set up, and at the end."""
    table = saved.table
    seat = mode.next_seat(saved) if table.ready else None
    if seat is None:
        return None
    human = seat in mode.HUMANS
    asked = _asked(table, mode, seat)
    yours = _is_there(visit, saved, mode, seat) if human else False
    token = mode.tokens(saved, visit.words).get(seat)
    last, back = table.bots_turn_at, looked_back(table, see)
    return Whose(
        seat=seat,
        text=_said(visit, saved, mode, seat, yours=yours),
        yours=yours or any(_is_there(visit, saved, mode, one) for one in asked),
        asked=visit.words.text("page-turn-asks", name=visit.words.seats(asked)) if asked else "",
        picture=token.picture if token else None,
        fresh=human and table.turn.since == 0 and table.question is None,
        last=_see(last),
        shown=back is not None,
        earlier="" if back is None else _see(table.bots_turn_before(back)),
        later="" if back is None else _see(_after(table, back)),
    )


def _asked(table: Table, mode: Mode, turn: str) -> tuple[str, ...]:
    """Those of several people whom the open question is for; whose turn it is need not be told."""
    if table.question is None or len(mode.HUMANS) < 2:
        return ()
    return tuple(one for one in table.question.asked if one in mode.HUMANS and one != turn)


def _is_there(visit: "Visit", saved: Saved, mode: Mode, seat: str) -> bool:
    """Does this device play the seat? One that sits nowhere plays for everybody."""
    own = visit.device.seats.get(saved.id) if visit.device else None
    return not watches(visit, saved.id) and (own == seat or own not in mode.HUMANS)


def _said(visit: "Visit", saved: Saved, mode: Mode, seat: str, *, yours: bool) -> str:
    words = visit.words
    if seat == mode.ALONE:
        return words.text("page-your-turn" if yours else "page-turn-person")
    name = mode.names(saved, words)[seat]
    return words.text("page-your-turn-named" if yours else "page-turn-of", name=name)


def _see(position: int | None) -> str:
    return "" if position is None else f"{LOOK_BACK}{position}"


def _after(table: Table, position: int) -> int | None:
    """The turn of the bots after that one: few are walked along, from the last one back."""
    later, one = None, table.bots_turn_at
    while one is not None and one > position:
        later, one = one, table.bots_turn_before(one)
    return later
