"""What still waits for a seat: stars without a column, cards of an evening. Nobody waits for it."""

from typing import Any

from thirdchair.scythe.fenris.open_stars import open_stars
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.web.games.scythe.fenris.screen import At

BOX = "box"
"""The card of what a seat may open."""


def waits_for(state: FenrisState, seat: str) -> str | None:
    """The card that lies before a seat; only the next one, for a number would tell something."""
    if open_stars(state, seat):
        return "log"
    if seat in state.to_open.values():
        return BOX
    return next(iter(state.agenda.get(seat, [])), None)


def open_points(at: At) -> list[dict[str, Any]]:
    """A line for each seat that has something open."""
    found = []
    for seat, sheet in at.state.sheets.items():
        card = waits_for(at.state, seat) if sheet.presence != "left" else None
        if card is not None:
            text = at.words.text(f"page-fenris-card-{card}")
            found.append({"seat": seat, "card": card, "text": text})
    return found
