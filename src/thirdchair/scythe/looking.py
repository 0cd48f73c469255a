"""The open question of an asked board, tap by tap: what still matters after what was tapped."""

from collections.abc import Iterable

import msgspec

from thirdchair.kit.flow import frozen, thawed
from thirdchair.scythe.asking import Seen
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.board import board
from thirdchair.scythe.state import AutomaState

Pieces = dict[str, int]
"""Pieces on a place as a question names them: `s1.mech` and so on."""


class Row(msgspec.Struct, frozen=True):
    """A territory to look at.

    Workers count if there are at least so many, not at all if `workers` is 0. Where units are not
    counted it does not matter whose they are and how many.
    """

    place: str
    known: Pieces
    workers: int = 1
    fighters_counted: bool = False
    workers_counted: bool = False


class Watch(msgspec.Struct, frozen=True):
    """What is left to look at, what decides first comes first, and what was told already."""

    rows: list[Row]
    told: list[Row]
    units: dict[str, dict[str, Pieces]]
    """Where everybody stands if that is so: by seat, kind and place."""


def watch(state: AutomaState, automa: str, told: Seen, fighters_told: Iterable[str] = ()) -> Watch:
    """What matters while the table is asked, given what it has `told` so far.

    Of `fighters_told` only the combat units were looked at. If all rows are as known, nothing else
    can change what the card does.
    """
    rules = Automa(thawed(AutomaState, frozen(state)), [])
    card = rules.cards[rules.deck_of(automa).last or 1]
    entries = rules.entries(automa, card.half(rules.state.seats[automa].scheme))
    rules.believe(told, board().territories)
    fighters = set(fighters_told)
    look = rules.decisive(automa, entries, set(told) - fighters, fighters)
    places = sorted(look.places, key=lambda place: bool(rules.known_at(place)))
    rows = [
        Row(
            place,
            rules.known_at(place),
            workers=look.least.get(place, 1) if place in look.units else 0,
            fighters_counted=place in look.counted,
            workers_counted=place in look.workers_counted,
        )
        for place in places
    ]
    return Watch(
        rows=rows,
        told=[Row(place, rules.known_at(place), int(place not in fighters)) for place in told],
        units={seat: one.units for seat, one in rules.state.seats.items()},
    )
