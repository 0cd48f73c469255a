"""What still waits for a seat: stars without a column, cards of an evening. Nobody waits for it."""

from typing import Any

from thirdchair.scythe.fenris.rewards.votes import GONE
from thirdchair.scythe.fenris.sheet.open_stars import open_stars
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.fenris.whose_turn import can_go_on
from thirdchair.web.games.scythe.fenris.screen import At
from thirdchair.words import Words

BOX = "box"
"""The card of what a seat may open."""


def waits_for(state: FenrisState, seat: str) -> str | None:
    """The card that lies before a seat; only the next one, for a number would tell something."""
    if open_stars(state, seat):
        return "log"
    if seat in state.to_open.values():
        return BOX
    return next(iter(state.agenda.get(seat, [])), None)


def can_choose(state: FenrisState, seat: str) -> bool:
    """Is there something that this seat can choose now? It may have to wait for others first."""
    card = waits_for(state, seat)
    mine = state.agenda.get(seat, [])[:1] == [card]
    return card is not None and (not mine or can_go_on(state, seat))


def goes_on_with(at: At) -> str | None:
    """On a phone for several: the next one at the table, clockwise, who can choose something and
    has no phone."""
    if at.mine is not None:
        return None
    seats = [
        seat
        for seat, one in at.state.sheets.items()
        if one.kind == "human" and (one.presence not in GONE or seat == at.who)
    ]
    start = seats.index(at.who) + 1
    others = (*seats[start:], *seats[: start - 1])
    round_ = (seat for seat in others if seat not in at.elsewhere)
    return next((seat for seat in round_ if can_choose(at.state, seat)), None)


def open_points(state: FenrisState, words: Words) -> list[dict[str, Any]]:
    """A line for each seat that has something open."""
    found = []
    for seat, sheet in state.sheets.items():
        card = waits_for(state, seat) if sheet.presence != "left" else None
        if card is not None:
            text = words.text(f"page-fenris-card-{card}")
            found.append({"seat": seat, "card": card, "text": text})
    return found
