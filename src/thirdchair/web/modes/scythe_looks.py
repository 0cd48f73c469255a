"""How a Scythe table looks: tokens of the seats, the side of the board, places in words."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from thirdchair.scythe.board import board
from thirdchair.scythe.content import board_sheet, factions
from thirdchair.scythe.state import AutomaState
from thirdchair.table.store import Saved
from thirdchair.web.drawing.scythe_layout import SIDES, Layout, layout, side_of
from thirdchair.web.drawing.scythe_units import ORDER, FactionToken, letters
from thirdchair.words import Words
from thirdchair.words.scythe import ScytheWords

SIDE = "board_side"
"""The option of a table that says which side of the board lies at the bottom."""
NO_COLOR = "gray"
"""Of a seat that has not drawn its faction yet."""


def own_words(words: Words) -> ScytheWords:
    """The words of a Scythe table."""
    assert isinstance(words, ScytheWords)
    return words


def tokens_of(saved: Saved, words: Words) -> dict[str, FactionToken]:
    """The tokens of the seats in turn order."""
    state: AutomaState = saved.table.state
    letter = letters({faction: words.text(f"scythe-faction-{faction}") for faction in factions()})
    return {
        seat: FactionToken(
            seat,
            one.faction,
            factions()[one.faction].color if one.faction else NO_COLOR,
            words.seat(seat),
            letter.get(one.faction, seat[-1]),
        )
        for seat, one in state.seats.items()
    }


def turn_of(options: Mapping[str, Any], state: AutomaState) -> int:
    """How often the board is turned: as somebody chose, else to the first human's home base."""
    side = options.get(SIDE)
    if side not in SIDES:
        humans = (one.faction for one in state.seats.values() if one.kind == "human")
        side = side_of(next(humans, ""))
    return SIDES.index(side)


def layout_of(saved: Saved) -> Layout:
    """The board as those at this table see it."""
    return layout(turn_of(saved.options, saved.table.state))


def labels(state: AutomaState, words: ScytheWords) -> dict[str, str]:
    """Every place with all that stands and lies there."""
    return {
        place: label_of(state, place, words) for place in (*board().territories, *board().bases)
    }


def label_of(state: AutomaState, place: str, words: ScytheWords) -> str:
    """A place, what stands there, and its tokens."""
    name = words.place(place)
    there = standing_at(state, place, words)
    if place in _tunnels():
        there.append(words.text("page-scythe-tunnel"))
    if not there:
        return words.text("page-scythe-empty", place_name=name)
    return words.text("page-scythe-here", place_name=name, part=", ".join(there))


def standing_at(state: AutomaState, place: str, words: ScytheWords) -> list[str]:
    """Pieces by seat, then tokens, in words."""
    found = [
        words.text("page-scythe-pieces", n=n, unit=unit, name=words.seat(seat))
        for seat, one in state.seats.items()
        for unit in ORDER
        if (n := one.units[unit].get(place, 0))
    ]
    kinds = state.tokens.__struct_fields__
    found += [
        words.text(f"scythe-kind-{kind}") for kind in kinds if place in getattr(state.tokens, kind)
    ]
    return found


@cache
def _tunnels() -> frozenset[str]:
    return frozenset(one.id for one in board_sheet().territory if one.tunnel)


def units_of(state: AutomaState) -> dict[str, dict[str, dict[str, int]]]:
    """Where the pieces stand, as the drawing takes it."""
    return {seat: one.units for seat, one in state.seats.items()}


def tokens_on_board(state: AutomaState) -> dict[str, list[str]]:
    """Where the tokens lie, by kind."""
    return {kind: getattr(state.tokens, kind) for kind in state.tokens.__struct_fields__}
