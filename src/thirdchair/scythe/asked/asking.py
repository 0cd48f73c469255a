"""The asked board: the card is drawn first, then the table says where humans stand."""

from collections.abc import Iterator, Mapping, Sequence

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Places
from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.asked.mattering import Mattering
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.content import Move

Seen = Mapping[str, Mapping[str, int]]

ENCOUNTER = "encounter"
"""The name of an encounter token among the pieces; who does not name it leaves it as known."""
REACH = {"worker": 2, "mech": 2, "character": 2}
"""How far a unit goes in a turn, or is carried; who comes from farther was known wrongly."""


class Asking(Mattering):
    """One question a turn, only about the territories that matter for the card."""

    async def look(self, automa: str, entries: Sequence[Move]) -> None:
        """Ask what stands where."""
        if question := self.question(automa, entries):
            answer: Seen = await ask(question)
            self.believe(answer, question)

    def question(self, automa: str, entries: Sequence[Move]) -> Places | None:
        """What the card needs to know; what the answer leaves out is as it was last known.

        `first` proves the outcome as it is known: if those territories are, nobody needs to look
        at the others.
        """
        first = self.decisive(automa, entries)
        if not self.humans or not first.places:
            return None
        matter = self.that_matter(automa, entries)
        wanted = {*matter.places, *first.places}
        homes = [base for base in self.board.bases if base in wanted]
        places = [*self.board.in_order(wanted), *homes]
        units = [f"{seat}.{unit}" for seat in self.humans for unit in UNITS]
        return Places(
            about="units",
            seat=automa,
            options=tuple(places),
            known={place: pieces for place in places if (pieces := self.known_at(place))},
            pieces=(*units, ENCOUNTER) if first.tokens or matter.tokens else tuple(units),
            first=tuple(first.places),
        )

    def known_at(self, place: str) -> dict[str, int]:
        """What the table last knew of humans there."""
        return {
            f"{seat}.{unit}": n
            for seat in self.humans
            for unit in UNITS
            if (n := self.count(seat, unit, place))
        }

    # What an answer means

    def believe(self, answer: Seen, question: Places, *, so_far: bool = False) -> None:
        """Put humans where the table says.

        Who has come was last known somewhere: on a territory that the question does not list, if
        there is one near enough; `so_far` on any, because not all has been told. What leaves more
        pieces than there are was known wrongly.
        """
        for seat in self.humans:
            for unit in UNITS:
                for place, n in list(self.came_from(seat, unit, answer)):
                    if so_far or place not in question.options:
                        self.lift(seat, unit, place, n)
        for place, pieces in answer.items():
            for seat in self.humans:
                for unit in UNITS:
                    at = self.state.seats[seat].units[unit]
                    at.pop(place, None)
                    if n := pieces.get(f"{seat}.{unit}", 0):
                        at[place] = n
            self.believe_token(place, pieces)
        for seat in self.humans:
            for unit in UNITS:
                self.forget_surplus(seat, unit, answer, question)
            if not self.state.seats[seat].units["character"]:
                self.put(seat, "character", self.base(seat))

    def came_from(self, seat: str, unit: str, answer: Seen) -> Iterator[tuple[str, int]]:
        """Where those who have come were last known, nearest first, and how many from there.

        Where the answer says that somebody is still there nobody has come from, but then those who
        have come may be new: nobody is looked for farther away instead.
        """
        at, name = self.state.seats[seat].units[unit], f"{seat}.{unit}"
        more = {place: pieces.get(name, 0) - at.get(place, 0) for place, pieces in answer.items()}
        ends, coming = [place for place, n in more.items() if n > 0], sum(more.values())
        if not ends or coming <= 0:
            return

        def far(place: str) -> int:
            return min(self.board.far[place][end] for end in ends)

        for place in sorted(at, key=lambda place: (far(place), place)):
            if coming > 0 and place not in ends and far(place) <= REACH[unit]:
                told = answer.get(place)
                n = min(coming, at[place] if told is None else told.get(name, 0))
                coming -= n
                if told is None:
                    yield place, n

    def believe_token(self, place: str, pieces: Mapping[str, int]) -> None:
        """An encounter token lies there if the table says so; a human's character takes it."""
        tokens = self.state.tokens.encounter
        met = any(pieces.get(f"{seat}.character") for seat in self.humans)
        lies = bool(pieces.get(ENCOUNTER, place in tokens and not met))
        if lies and place not in tokens and place in self.board.encounters:
            self.state.tokens.encounter = self.board.in_order([*tokens, place])
        elif not lies and place in tokens:
            tokens.remove(place)

    def forget_surplus(self, seat: str, unit: str, answer: Seen, question: Places) -> None:
        """More pieces than there are: drop what was only known from before.

        What the question lists is given up later, and last what it lists first.
        """
        at = self.state.seats[seat].units[unit]
        known = [place for place in at if place not in answer]
        trusted = question.options, question.first
        for place in sorted(known, key=lambda place: sum(place in one for one in trusted)):
            if (surplus := -self.on_mat(seat, unit)) > 0:
                self.lift(seat, unit, place, min(surplus, at[place]))
        if self.on_mat(seat, unit) < 0:
            most = self.numbers.pieces[unit]
            raise bad_input("too-many-units", where="answer", seat=seat, unit=unit, most=most)
