"""The parts of a solo table that the correction form can set, beyond those of every table."""

from collections.abc import Iterator
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.table.journal import Table
from thirdchair.tapestry import content
from thirdchair.tapestry.pieces import BUILDING, STANDING, TOPPLED, shown
from thirdchair.tapestry.state import SoloState
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web import forms

PIECES = (*STANDING.values(), *TOPPLED.values(), BUILDING)
"""What can lie on a hex, by the letters of `pieces`."""
NONE = "-"


def corrections(table: Table, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parts whose field says something else than the table."""
    state: SoloState = table.state
    numbers = {f"vp.{seat}": points for seat, points in state.vp.items()}
    numbers |= {f"outposts.{seat}": left for seat, left in state.outposts.items()}
    numbers |= {f"topples.{seat}": count for seat, count in state.topples.items()}
    numbers |= {
        "tapestry.automa_hand": state.tapestry.automa_hand,
        "tapestry.mat": state.tapestry.mat,
    }
    for path, now in numbers.items():
        if path in form and (sent := forms.number(form, path)) != now:
            yield path, sent
    if "tiles" in form and (sent_tiles := forms.text(form, "tiles") == "yes") != state.tiles:
        yield "tiles", sent_tiles
    yield from _second_tokens(state, form)


def _second_tokens(state: SoloState, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """A second token of yours on a track, which some civilizations give."""
    now = state.tracks.get(SECOND, {})
    for track in content.tracks():
        path = f"second.{track}"
        if path not in form:
            continue
        sent = None if forms.text(form, path) == NONE else forms.number(form, path)
        if sent != now.get(track):
            yield f"tracks.{SECOND}.{track}", sent


def hex_from(form: dict[str, Any]) -> dict[str, Any]:
    """What a form says about one hex, as a correction takes it."""
    sent = [forms.text(form, f"piece-{place}", NONE) for place in (1, 2)]
    pieces = [letter for letter in sent if letter != NONE]
    for letter in pieces:
        if letter not in PIECES:
            raise bad_input("not-an-option", answer=letter, options=list(PIECES))
    return {
        "tile": forms.text(form, "tile", "yes") == "yes",
        "tokens": [piece for letter in pieces for piece in shown(letter)],
    }
