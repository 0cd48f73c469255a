"""Which territories can matter for a card at all, wherever people stand.

A territory that is not listed changes nothing: whatever stands there, the card does the same.
"""

from collections.abc import Iterable, Sequence

from thirdchair.scythe.asked.evidence import Look
from thirdchair.scythe.asked.proving import Proving
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.content import Move
from thirdchair.scythe.moves.field import Field
from thirdchair.scythe.pieces import Counts


class Mattering(Proving):
    """Entry by entry, up to one that is carried out wherever people stand."""

    def that_matter(self, automa: str, entries: Sequence[Move]) -> Look:
        """All territories whose people could change what the card does."""
        look = Look(self.taken(), None, seen_tokens=self.taken())
        field = Field(self, automa)
        for entry in entries:
            area = list(self.targets(automa, entry.do, field).left)
            if self.consider(automa, entry, field, area, look):
                break
        return look

    def consider(self, automa: str, entry: Move, field: Field, area: list[str], look: Look) -> bool:
        """What can matter for one entry; is it carried out in any case?"""
        me = self.state.seats[automa]
        armed = bool(self.places_of(automa, COMBAT_UNITS))
        match entry.do:
            case "move_worker" if me.units["worker"]:
                for place in self.for_worker(automa, field, area):
                    look.at(
                        (place, False), *((one, True) for one in sorted(self.board.around[place]))
                    )
            case "move_mech" if me.units["mech"]:
                return self.consider_toward(automa, me.units["mech"], field, area, look)
            case "move_character" if me.units["character"]:
                return self.consider_toward(automa, me.units["character"], field, area, look)
            case "encounter_factory" if me.units["character"]:
                for place in self.for_encounter(automa, field, area):
                    look.at((place, False))
                    if place in self.state.tokens.encounter:
                        look.token(place)
            case "attack" if armed and me.power >= entry.power:
                look.at(*((place, False) for place in area))
                return any(place in look.seen and place in field.combat for place in area)
            case "worker_attack" if armed:
                look.at(*((place, False) for place in area))
        return False

    def for_worker(self, automa: str, field: Field, area: list[str]) -> list[str]:
        """Where the worker could go; of several that are as close to home any could be chosen."""
        workers = self.places_of(automa, ("worker",))
        first = self.nearest(automa, workers)
        return [
            place
            for place in self.unbuilt(field, area)
            if place not in workers or (place in first and workers[place] == 1)
        ]

    def consider_toward(
        self, automa: str, units: Counts, field: Field, area: list[str], look: Look
    ) -> bool:
        """Where it could go, and what draws it from farther away."""
        fighters = self.places_of(automa, COMBAT_UNITS)
        first = self.nearest(automa, units)
        candidates = [
            place
            for place in self.unbuilt(field, area)
            if place not in fighters or (place in first and fighters[place] == 1)
        ]
        look.at(*((place, False) for place in candidates))
        if len(candidates) > 1:
            look.at(*((place, True) for place in self.drawn_from()))
        own = [place for place in candidates if place in field.own]
        stays = any(place not in fighters or len(first) == 1 for place in own)
        return stays and bool(self.ruling("p1"))

    def drawn_from(self) -> Iterable[str]:
        """Point: where a combat unit of a human draws an Automa's from afar."""
        return self.anywhere()
