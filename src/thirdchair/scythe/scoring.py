"""The end: everybody's column of the scoring sheet, ties, and what the next game learns from it."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.commands import Finish
from thirdchair.scythe.events import Result
from thirdchair.scythe.moves.masters import Masters
from thirdchair.scythe.stars import Stars
from thirdchair.scythe.state import Outcome, Score

MOST = {
    "final_coins": 999,
    "final_territories": 60,
    "final_resources": 99,
    "final_structures": 9,
}
"""How much a box can hold where the printed numbers do not say."""
MOST_PIECES = 16
ENCOUNTERS = "final_encounters"
"""A box that only some factions have, and only at a large table."""


class Line(NamedTuple):
    """A line of a column, and the points that it brings: a box of the sheet, or one of a module."""

    name: str
    points: int


Measure = Callable[[str], Awaitable[int]]


class Scoring(Masters, Stars):
    """What is known is not asked; what may have changed unseen is asked with what is known."""

    async def do_finish(self, command: Finish) -> None:
        """Coins decide, then the tiebreakers; cooperative sides compare their averages."""
        if self.state.board is True:
            await self.settle_masters()
        self.check_counted(command.counted)
        sheet = {
            seat: await self.column(seat, command.counted.get(seat, {}))
            for seat in self.state.seats
        }
        winner = await self.winners(sheet)
        scores = {seat: column.total for seat, column in sheet.items()}
        self.state.over = True
        self.state.result = Outcome(winner=winner, scores=scores, sheet=sheet)
        columns = {seat: _as_dict(column) for seat, column in sheet.items()}
        self.tell(Result(scores=scores, winner=tuple(winner), sheet=columns))

    # One column

    async def column(self, seat: str, counted: Mapping[str, int]) -> Score:
        """What is asked of a seat or was counted, and what it comes to."""
        told = {box.about: await ask(box) for box in self.boxes(seat)}
        return self.scored(seat, {**counted, **told})

    def boxes(self, seat: str) -> list[Number]:
        """What must be told for a seat's column."""
        return [box for box in self.sheet(seat) if box.about not in self.counts_itself(seat)]

    @decides("scy.automa.score.nothing")
    def sheet(self, seat: str) -> list[Number]:
        """The boxes of a seat's column, filled in beforehand where something is known."""
        known = self.known_column(seat)
        if self.state.seats[seat].kind == "automa":
            known = {} if self.state.board else {"final_territories": None}
        most = {
            **MOST,
            "final_popularity": self.numbers.most_popularity,
            "final_stars": self.numbers.stars,
            ENCOUNTERS: len(self.board.encounters),
        }
        return [
            Number(about=about, seat=seat, min=0, max=most[about], known=value)
            for about, value in known.items()
        ]

    def counts_itself(self, seat: str) -> tuple[str, ...]:
        """The boxes that nobody is asked about: who tracks the board has told it all."""
        tracked = self.state.board is True and self.state.seats[seat].kind == "human"
        return ("final_stars", "final_territories", ENCOUNTERS) if tracked else ()

    def check_counted(self, counted: Mapping[str, Mapping[str, int]]) -> None:
        """Refuse boxes that this table has not, or asks about, and numbers that cannot be."""
        for seat, column in counted.items():
            self.known_seat(seat)
            boxes = {box.about: box for box in self.sheet(seat)}
            for about, value in column.items():
                if about not in self.counts_itself(seat):
                    raise bad_input("unknown-value", where=f"do.counted.{seat}", value=about)
                boxes[about].check(value)

    def known_column(self, seat: str) -> dict[str, int | None]:
        """A column as far as the table knows it, in the order of the sheet."""
        one = self.state.seats[seat]
        column = {
            "final_coins": one.coins,
            "final_popularity": one.popularity,
            "final_stars": self.star_count(seat),
            "final_territories": self.territories(seat),
            "final_resources": None,
            "final_structures": None,
        }
        if self.per_encounter(seat):
            column[ENCOUNTERS] = len(self.encounters(seat)) if self.state.board else None
        return column

    def scored(self, seat: str, told: Mapping[str, int]) -> Score:
        """A column of the sheet: what was counted, and what its lines add up to."""
        given = {about: value or 0 for about, value in self.known_column(seat).items()}
        given.update(told)
        lines = self.score(seat, given)
        names = [name for name in given if name != ENCOUNTERS]
        return Score(
            **{name.removeprefix("final_"): given[name] for name in names},
            total=sum(line.points for line in lines),
            more={line.name: line.points for line in lines if line.name not in names},
        )

    @decides("scy.automa.score.tier")
    def score(self, seat: str, counted: Mapping[str, int]) -> list[Line]:
        """Point: the lines of a seat's column with what each is worth. Asked when the game ends,
        and for the scoring sheet as it is filled in; `counted` has the boxes of the sheet.

        Coins, and what popularity makes of stars, territories and pairs of resources.
        """
        worth = self.numbers.worth(counted["final_popularity"])
        pairs = counted["final_resources"] // 2
        lines = [
            Line("final_coins", counted["final_coins"]),
            Line("final_stars", counted["final_stars"] * worth.star),
            Line("final_territories", counted["final_territories"] * worth.territory),
            Line("final_resources", pairs * worth.pair),
            Line("final_structures", counted["final_structures"]),
        ]
        if each := self.per_encounter(seat):
            lines.append(Line("encounter_bonus", counted[ENCOUNTERS] * each))
        return lines

    @decides("scy.automa.score.encounters")
    def per_encounter(self, seat: str) -> int:
        """Coins for each encounter territory; an Automa has no ability of its faction."""
        large = len(self.state.seats) >= self.numbers.large_table
        human = self.state.seats[seat].kind == "human"
        return self.faction(seat).per_encounter if large and human else 0

    def encounters(self, seat: str) -> list[str]:
        """Controlled territories with a printed encounter, its token there or not."""
        return [place for place in self.controlled(seat) if place in self.board.encounters]

    def territories(self, seat: str) -> int:
        """Controlled territories, with the Factory as three and flags as one more."""
        return sum(self.worth_of(seat, place) for place in self.controlled(seat))

    @decides("scy.automa.score.factory")
    def worth_of(self, seat: str, place: str) -> int:
        count = self.numbers.factory_counts if place == self.board.factory else 1
        flagged = (
            place in self.state.tokens.flag and place not in self.board.around[self.base(seat)]
        )
        own_flag = self.faction(seat).token == "flag"
        return count + (flagged and own_flag)

    @decides("scy.automa.score.control", "fen.madtesla.control")
    def controlled(self, seat: str) -> list[str]:
        """Where the seat's units stand; without any units a structure, and without one a trap."""
        units, structures = self.places_of(seat, UNITS), self.places_of(seat, ("structure",))
        occupied = self.occupied()
        built = {
            place for other in self.state.seats for place in self.places_of(other, ("structure",))
        }
        sets_traps = self.faction(seat).token == "trap"
        traps = self.state.tokens.trap if sets_traps else []
        places = {*units, *(place for place in structures if place not in occupied)}
        places |= {place for place in traps if place not in occupied and place not in built}
        return self.board.in_order(places)

    def occupied(self) -> set[str]:
        """Point: where somebody stands, so that nothing else is needed to control it."""
        seats = {place for one in self.state.seats for place in self.places_of(one, UNITS)}
        return seats | {one.at for one in self.state.actors.values() if one.at is not None}

    # Who wins

    @decides("fen.multi.coop.score", "fen.multi.comp.score")
    async def winners(self, sheet: dict[str, Score]) -> list[str]:
        """The best side: single seats, or all humans against all Automas."""
        sides = [[seat] for seat in sheet]
        if self.state.cooperative:
            sides = [self.humans, self.automas]
        for measure in self.tiebreakers(sheet):
            if len(sides) == 1:
                break
            values = [
                Fraction(sum([await measure(seat) for seat in side]), len(side)) for side in sides
            ]
            best = max(values)
            sides = [side for side, value in zip(sides, values, strict=True) if value == best]
        return [seat for side in sides for seat in side]

    @decides("scy.automa.score.ties")
    def tiebreakers(self, sheet: dict[str, Score]) -> list[Measure]:
        """Coins; workers, mechs and structures; power; then the rest of the sheet."""

        def of_sheet(name: str) -> Measure:
            async def measure(seat: str) -> int:
                number: int = getattr(sheet[seat], name)
                return number

            return measure

        names = ("popularity", "resources", "territories", "stars")
        rest = [of_sheet(name) for name in names]
        return [of_sheet("total"), self.pieces_of, self.power_of, *rest]

    async def pieces_of(self, seat: str) -> int:
        """Workers, mechs and structures on the board; asked of humans in a tie."""
        return await self.tie_number(self.tie_box("tie_pieces", seat))

    async def power_of(self, seat: str) -> int:
        """Power on the track; asked of humans in a tie."""
        return await self.tie_number(self.tie_box("tie_power", seat))

    async def tie_number(self, box: Number) -> int:
        """What an Automa has is certain."""
        if self.state.seats[box.seat or ""].kind == "automa":
            return box.known or 0
        number: int = await ask(box)
        return number

    def tie_box(self, about: str, seat: str) -> Number:
        """What decides a tie, filled in with what is known."""
        if about == "tie_power":
            most, known = self.numbers.most_power, self.state.seats[seat].power
        else:
            most = MOST_PIECES
            known = sum(self.places_of(seat, ("worker", "mech", "structure")).values())
        return Number(about=about, seat=seat, min=0, max=most, known=known)

    # The next game

    @decides(
        "fen.multi.difficulty.base",
        "fen.campaign.automa.italics",
        "fen.campaign.automa.solo-ignores-italics",
    )
    def difficulty(
        self, automa: str, scores: Mapping[str, int], winner: Sequence[str]
    ) -> tuple[int, str]:
        """How much further on an Automa starts after a result, and by which rule."""
        if len(self.state.seats) == 2:
            change = 0 if len(winner) > 1 else -1 if automa in winner else 1
            return change, "fen.automa.difficulty.auto.diff"
        near = [scores[human] for human in self.nearest_humans(automa)]
        if scores[automa] < min(near):
            return 1, "fen.multi.difficulty.plus"
        if scores[automa] > max(near):
            return -1, "fen.multi.difficulty.minus"
        return 0, "fen.multi.difficulty.between"

    def nearest_humans(self, automa: str) -> list[str]:
        """The next human in each direction; with one human it is the same."""
        seats = self.seats_in_order()
        place = seats.index(automa)
        clockwise = seats[place:] + seats[:place]
        humans = [seat for seat in clockwise if seat in self.humans]
        return [humans[0], humans[-1]]


def _as_dict(column: Score) -> dict[str, int]:
    plain: dict[str, Any] = msgspec.to_builtins(column)
    return {**plain.pop("more", {}), **plain}
