"""The asked board: the card is drawn first, then the table says where humans stand."""

from collections.abc import Mapping, Sequence

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Places
from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.content import Move
from thirdchair.scythe.mattering import Mattering

Seen = Mapping[str, Mapping[str, int]]


class Asking(Mattering):
    """One question a turn, only about the territories that matter for the card."""

    async def look(self, automa: str, entries: Sequence[Move]) -> None:
        """Ask what stands where; what the answer leaves out is as it was last known.

        `first` proves the outcome as it is known: if those territories are, nobody needs to look
        at the others.
        """
        first = self.decisive(automa, entries)
        if not self.humans or not first.places:
            return
        matter = self.that_matter(automa, entries)
        wanted = {*matter.places, *first.places}
        homes = [base for base in self.board.bases if base in wanted]
        places = [*self.board.in_order(wanted), *homes]
        answer: Seen = await ask(
            Places(
                about="units",
                seat=automa,
                options=tuple(places),
                known={place: pieces for place in places if (pieces := self.known_at(place))},
                pieces=tuple(f"{seat}.{unit}" for seat in self.humans for unit in UNITS),
                first=tuple(first.places),
            )
        )
        self.believe(answer, first.places, places)

    def known_at(self, place: str) -> dict[str, int]:
        """What the table last knew of humans there."""
        return {
            f"{seat}.{unit}": n
            for seat in self.humans
            for unit in UNITS
            if (n := self.count(seat, unit, place))
        }

    def believe(self, answer: Seen, *trusted: Sequence[str]) -> None:
        """Put humans where the table says; what that leaves no pieces for was known wrongly.

        A place that is in more of the lists `trusted` is given up later.
        """
        for place, pieces in answer.items():
            for seat in self.humans:
                for unit in UNITS:
                    at = self.state.seats[seat].units[unit]
                    at.pop(place, None)
                    if n := pieces.get(f"{seat}.{unit}", 0):
                        at[place] = n
        for seat in self.humans:
            for unit in UNITS:
                self.forget_surplus(seat, unit, answer, trusted)
            if not self.state.seats[seat].units["character"]:
                self.put(seat, "character", self.base(seat))

    def forget_surplus(
        self, seat: str, unit: str, answer: Seen, trusted: Sequence[Sequence[str]]
    ) -> None:
        """More pieces than there are: drop what was only known from before."""
        at = self.state.seats[seat].units[unit]
        known = [place for place in at if place not in answer]
        for place in sorted(known, key=lambda place: sum(place in one for one in trusted)):
            if (surplus := -self.on_mat(seat, unit)) > 0:
                self.lift(seat, unit, place, min(surplus, at[place]))
        if self.on_mat(seat, unit) < 0:
            most = self.numbers.pieces[unit]
            raise bad_input("too-many-units", where="answer", seat=seat, unit=unit, most=most)
