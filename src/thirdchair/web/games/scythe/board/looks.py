"""How a Scythe table looks: tokens of the seats, the side of the board, places in words."""

from functools import cache

from thirdchair.scythe.board import board
from thirdchair.scythe.content import board_sheet, factions
from thirdchair.scythe.state import AutomaState
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.drawing.layout import SIDES, Layout, layout, side_of
from thirdchair.web.games.scythe.drawing.units import ORDER, FactionToken, letters
from thirdchair.words import Words
from thirdchair.words.games.scythe import ScytheWords

NO_COLOR = "gray"
"""Of a seat that has not drawn its faction yet."""


def own_words(words: Words) -> ScytheWords:
    """The words of a Scythe table."""
    assert isinstance(words, ScytheWords)
    return words


def tokens_of(saved: Saved, words: Words) -> dict[str, FactionToken]:
    """The tokens of the seats in turn order."""
    state: AutomaState = saved.table.state
    told = words.reader.shown(factions())
    letter = letters({faction: words.text(f"scythe-faction-{faction}") for faction in told})
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


def side_for(state: AutomaState, seat: str | None, kept: str | None) -> str:
    """Which side of the board lies before a reader: as the device keeps it, else its seat's.

    A device that plays for all sees it from the home base of the first human.
    """
    if kept in SIDES:
        return str(kept)
    humans = {one: seated.faction for one, seated in state.seats.items() if seated.kind == "human"}
    return side_of(humans.get(seat or "", next(iter(humans.values()), "")))


def layout_from(side: str) -> Layout:
    """The board as it is seen from one side."""
    return layout(SIDES.index(side))


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
    return [*found, words.text("scythe-part-marker")] if place == state.marker else found


@cache
def _tunnels() -> frozenset[str]:
    return frozenset(one.id for one in board_sheet().territory if one.tunnel)


def units_of(state: AutomaState) -> dict[str, dict[str, dict[str, int]]]:
    """Where the pieces stand, as the drawing takes it."""
    return {seat: one.units for seat, one in state.seats.items()}


def tokens_on_board(state: AutomaState) -> dict[str, list[str]]:
    """Where the tokens lie, by kind, and the recruit marker where one walks."""
    lying = {kind: getattr(state.tokens, kind) for kind in state.tokens.__struct_fields__}
    return {**lying, "marker": [state.marker]} if state.marker else lying
