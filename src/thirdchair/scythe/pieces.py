"""Pieces: where they stand, taking them up and putting them down."""

from collections.abc import Iterable

from thirdchair.kit.rules import decides
from thirdchair.scythe.board import MAT
from thirdchair.scythe.chapter import COMBAT_UNITS, UNITS, Chapter
from thirdchair.scythe.events import Retreated

Counts = dict[str, int]
"""How many units there are on each place."""


def add_up(parts: Iterable[Counts]) -> Counts:
    """All these units together."""
    places: Counts = {}
    for part in parts:
        if not places:
            places.update(part)
            continue
        for place, n in part.items():
            places[place] = places.get(place, 0) + n
    return places


class Pieces(Chapter):
    """What stands where. A piece that is on no place is on its owner's mat."""

    def count(self, seat: str, unit: str, place: str) -> int:
        """How many units of a kind a seat has there."""
        return self.state.seats[seat].units[unit].get(place, 0)

    @decides("scy.automa.terms.unit")
    def combat_units(self, seat: str, place: str) -> int:
        """How many combat units a seat has there."""
        return sum(self.count(seat, unit, place) for unit in COMBAT_UNITS)

    def stands(self, seat: str, place: str) -> bool:
        """Has the seat any unit there?"""
        units = self.state.seats[seat].units
        return any(place in units[unit] for unit in UNITS)

    @decides("scy.automa.setup.supply")
    def on_mat(self, seat: str, unit: str) -> int:
        """How many pieces of a kind are still on the seat's mat."""
        on_board = sum(self.state.seats[seat].units[unit].values())
        return self.numbers.pieces[unit] - on_board

    def deployed(self, seat: str, unit: str) -> int:
        """Point: how many pieces of a kind on the board count for their triumph."""
        return sum(self.state.seats[seat].units[unit].values())

    def put(self, seat: str, unit: str, place: str, n: int = 1) -> None:
        """Put pieces down."""
        at = self.state.seats[seat].units[unit]
        at[place] = at.get(place, 0) + n

    def lift(self, seat: str, unit: str, place: str, n: int = 1) -> None:
        """Take pieces up; they must be there."""
        at = self.state.seats[seat].units[unit]
        at[place] -= n
        if not at[place]:
            del at[place]

    def shift(self, seat: str, unit: str, start: str, end: str, n: int = 1) -> None:
        """From one place to another."""
        self.lift(seat, unit, start, n)
        self.put(seat, unit, end, n)

    @decides("scy.automa.terms.unit")
    def places_of(self, seat: str, kinds: Iterable[str] = UNITS) -> Counts:
        """How many units of these kinds the seat has on each place."""
        units = self.state.seats[seat].units
        return add_up(units[kind] for kind in kinds)

    def figures_at(self, place: str) -> list[str]:
        """The figures there that the game plays. Everybody is their enemy."""
        return [name for name, one in self.state.actors.items() if one.at == place]

    def others_at(self, seat: str, place: str) -> list[str]:
        """The other seats with units there."""
        return [other for other in self.state.seats if other != seat and self.stands(other, place)]

    async def retreat(self, seat: str, unit: str, start: str, rule: str) -> int:
        """Point: all units of a kind that a seat has there must leave; returns how many did. Asked
        for each kind after a combat, for workers that are driven away, and for whoever was beaten
        unseen, but never with cards only. They go home; an Automa's combat units go to its mat.
        """
        n = self.count(seat, unit, start)
        if n:
            self.lift(seat, unit, start, n)
            to_mat = self.state.seats[seat].kind == "automa" and unit in COMBAT_UNITS
            end = MAT if to_mat else self.base(seat)
            if not to_mat:
                self.put(seat, unit, end, n)
            self.tell(Retreated(seat=seat, unit=unit, from_=start, to=end, n=n, rule=rule))
        return n
