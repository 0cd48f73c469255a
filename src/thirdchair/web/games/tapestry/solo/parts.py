"""The parts of a solo table that the correction form can set, beyond those of every table."""

from collections.abc import Iterator
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.table.journal import Table
from thirdchair.tapestry.pieces import BUILDING, STANDING, TOPPLED, shown
from thirdchair.tapestry.state import SoloState
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web import forms
from thirdchair.web.games.tapestry.boards import courses_of
from thirdchair.web.games.tapestry.piles import pile_from

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
    if "your_civ" in form and (civ := forms.text(form, "your_civ") or None) != state.your_civ:
        yield "your_civ", civ
    yield from _second_tokens(state, form)
    yield from pile_from(state.decision, form)


def _second_tokens(state: SoloState, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """A second token of yours on a track, which some civilizations give."""
    now = state.tracks.get(SECOND, {})
    for track in courses_of(state):
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


def with_supply(state: SoloState, at: int, place: dict[str, Any]) -> list[tuple[str, Any]]:
    """A hex and the supplies that its outposts come from or go back to.

    What leaves a supply leaves it first, so that at no moment there are too many outposts.
    """
    before, after = _outposts(shown(state.hexes.get(str(at), ""))), _outposts(place["tokens"])
    left = {
        f"outposts.{seat}": max(supply + before.count(seat) - after.count(seat), 0)
        for seat, supply in state.outposts.items()
        if before.count(seat) != after.count(seat)
    }
    fewer = [(path, n) for path, n in left.items() if n < state.outposts[path.split(".")[1]]]
    more = [(path, n) for path, n in left.items() if n > state.outposts[path.split(".")[1]]]
    return [*fewer, (f"hexes.{at}", place), *more]


def _outposts(pieces: list[dict[str, Any]]) -> list[str]:
    """Whose outposts these are; buildings are none."""
    return [piece["who"] for piece in pieces if piece.get("piece") != "building"]
