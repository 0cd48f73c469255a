"""The asked board: the card is drawn first, then the table says where humans stand."""

from collections.abc import Mapping, Sequence

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Places
from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.attacking import Attacking
from thirdchair.scythe.chapter import COMBAT_UNITS, UNITS
from thirdchair.scythe.content import Move
from thirdchair.scythe.field import Field

Seen = Mapping[str, Mapping[str, int]]


class Asking(Attacking):
    """One question a turn, only about the territories that matter for the card."""

    async def look(self, automa: str, entries: Sequence[Move]) -> None:
        """Ask what stands where; what the answer leaves out is as it was last known."""
        places = self.board.in_order(self.that_matter(automa, entries))
        if not places or not self.humans:
            return
        seen: Seen = await ask(
            Places(
                about="units",
                seat=automa,
                options=tuple(places),
                known={place: pieces for place in places if (pieces := self.known_at(place))},
                pieces=tuple(f"{seat}.{unit}" for seat in self.humans for unit in UNITS),
            )
        )
        self.believe(seen)

    def that_matter(self, automa: str, entries: Sequence[Move]) -> set[str]:
        """The territories whose pieces can change what the card does."""
        me, field = self.state.seats[automa], Field(self, automa)
        area = set(self.area(automa, field).left)
        armed = bool(self.places_of(automa, COMBAT_UNITS))
        matter: set[str] = set()
        for entry in entries:
            match entry.do:
                case "move_worker" if me.units["worker"]:
                    for place in area:
                        matter |= self.board.around[place]
                case "move_mech" if me.units["mech"]:
                    return set(self.board.territories)
                case "move_character" if me.units["character"]:
                    return set(self.board.territories)
                case "encounter_factory" if me.units["character"]:
                    goals = {*self.state.tokens.encounter, self.board.factory}
                    matter |= area & goals
                case "attack" if armed and me.power >= entry.power:
                    matter |= area
                case "worker_attack" if armed:
                    matter |= area
        return matter

    def known_at(self, place: str) -> dict[str, int]:
        """What the table last knew of humans there."""
        return {
            f"{seat}.{unit}": n
            for seat in self.humans
            for unit in UNITS
            if (n := self.count(seat, unit, place))
        }

    def believe(self, seen: Seen) -> None:
        """Put humans where the table says; what that leaves no pieces for was known wrongly."""
        for place, pieces in seen.items():
            for seat in self.humans:
                if any(pieces.get(f"{seat}.{unit}") for unit in UNITS):
                    self.refuse_beside_automa(seat, place)
                for unit in UNITS:
                    at = self.state.seats[seat].units[unit]
                    at.pop(place, None)
                    if n := pieces.get(f"{seat}.{unit}", 0):
                        at[place] = n
        for seat in self.humans:
            for unit in UNITS:
                self.forget_surplus(seat, unit, seen)
            if not self.state.seats[seat].units["character"]:
                self.put(seat, "character", self.base(seat))

    def forget_surplus(self, seat: str, unit: str, seen: Seen) -> None:
        """More pieces than there are: drop what was only known from before."""
        at = self.state.seats[seat].units[unit]
        for place in [place for place in at if place not in seen]:
            if (surplus := -self.on_mat(seat, unit)) > 0:
                self.lift(seat, unit, place, min(surplus, at[place]))
        if self.on_mat(seat, unit) < 0:
            most = self.numbers.pieces[unit]
            raise bad_input("too-many-units", where="answer", seat=seat, unit=unit, most=most)

    def refuse_beside_automa(self, seat: str, place: str) -> None:
        """A human on an Automa's territory means a combat that was not entered."""
        for automa in self.automas:
            if self.stands(automa, place):
                raise bad_input("both-stand-there", where="answer", seat=seat, who=automa, at=place)
