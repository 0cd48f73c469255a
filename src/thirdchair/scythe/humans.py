"""How humans move, as far as the Automas need it, and whom they meet."""

from thirdchair.kit.checks import whole_number
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.commands import MoveUnits, Step
from thirdchair.scythe.events import Went
from thirdchair.scythe.fighting.battle import Battle, Price
from thirdchair.scythe.handling import Handling
from thirdchair.scythe.moves.arriving import Gone


class Humans(Handling):
    """Ways and distances are not checked: cards and abilities allow far ones."""

    async def do_move(self, command: MoveUnits) -> None:
        """A human's move action; what it leads to follows after the whole list."""
        human = command.seat
        self.known_seat(human, self.humans)
        self.still_running()
        if not command.moves:
            raise bad_input("no-moves", where="do.moves")
        for step in command.moves:
            self.go_step(human, step)
        arrivals = list(dict.fromkeys(step.to for step in command.moves))
        places = [place for place in arrivals if self.board.is_territory(place)]
        if self.state.board is not False:
            for place in places:
                self.refuse_lone_workers(human, place)  # before anybody is asked anything
        await self.entered(human, command.moves)
        if self.state.board is False:
            for place in places:
                if self.state.ended is None and self.may_meet_at(command.moves, place):
                    await self.met_by_hand(human, place)
        else:
            await self.meet_all(human, command.moves, places)
        if self.state.ended is None:
            moves = [
                Gone(one.unit, one.from_ or self.base(human), one.to, one.n)
                for one in command.moves
            ]
            await self.after_move(human, await self.come_as(human, moves))
        self.end_if_over()

    async def entered(self, human: str, steps: tuple[Step, ...]) -> None:
        """Point: a human's units stand where they went, and nothing has happened there yet: no
        trap, no combat. Asked in all ways to play."""

    async def meet_all(self, human: str, steps: tuple[Step, ...], places: list[str]) -> None:
        """What a human's units meet on the territories that they have come to."""
        for place in places:
            self.refuse_lone_workers(human, place)
        for place in places:
            if self.stands(human, place):
                await self.spring_trap(human, place)
        for place in places:
            if self.state.ended is None:
                await self.meet(human, place)
            else:
                self.call_back(human, steps, place)

    def may_meet_at(self, steps: tuple[Step, ...], place: str) -> bool:
        """With cards only: can whoever has come there meet somebody? Workers alone never stay
        beside a figure."""
        armed = any(step.to == place and step.unit in COMBAT_UNITS for step in steps)
        return armed or not self.figures_at(place)

    def go_step(self, human: str, step: Step) -> None:
        """Units go from one place to another."""
        if step.from_ is None:
            self.come_step(human, step)
            return
        self.known_place(step.from_, "do.moves.from")
        self.known_place(step.to, "do.moves.to")
        whole_number(step.n, 1, self.numbers.pieces[step.unit], "do.moves.n")
        if step.from_ == step.to:
            raise bad_input("no-way", where="do.moves.to", at=step.to)
        here = self.count(human, step.unit, step.from_)
        if here < step.n and self.state.board is True:
            raise not_now(
                "not-that-many-there",
                where="do.moves.from",
                seat=human,
                unit=step.unit,
                at=step.from_,
                n=here,
            )
        self.take_up(human, step, step.from_, here)
        self.put(human, step.unit, step.to, step.n)
        self.tell(Went(seat=human, unit=step.unit, n=step.n, from_=step.from_, to=step.to))

    def come_step(self, human: str, step: Step) -> None:
        """Units have come, nobody says from where: no move is made up for them.

        With cards only nobody keeps where they are; else they leave where they were last known.
        """
        if self.state.board is True:
            raise bad_input("start-missing", where="do.moves.from")
        self.known_place(step.to, "do.moves.to")
        whole_number(step.n, 1, self.numbers.pieces[step.unit], "do.moves.n")
        if self.state.board is False:
            return
        at = self.state.seats[human].units[step.unit]
        missing = step.n - at.get(step.to, 0)
        for place in [one for one in at if one != step.to]:
            if missing > 0:
                gone = min(missing, at[place])
                missing -= gone
                self.lift(human, step.unit, place, gone)
        at[step.to] = max(step.n, at.get(step.to, 0))

    def take_up(self, human: str, step: Step, start: str, here: int) -> None:
        """Take the units up; a board that is not tracked may have known them elsewhere."""
        if here:
            self.lift(human, step.unit, start, min(here, step.n))
        missing = step.n - here
        at = self.state.seats[human].units[step.unit]
        for place in list(at):
            short = missing - self.on_mat(human, step.unit)
            if short > 0:
                self.lift(human, step.unit, place, min(short, at[place]))

    # Who is met

    def refuse_lone_workers(self, human: str, place: str) -> None:
        """Workers alone never enter a territory with somebody else's units."""
        others = [seat for seat in self.others_at(human, place) if seat in self.automas]
        others += [*self.other_humans_at(human, place), *self.figures_at(place)]
        if others and self.stands(human, place) and not self.combat_units(human, place):
            raise not_now("workers-cannot-enter", where="do.moves.to", seat=others[0], at=place)

    @decides("scy.automa.combat.when")
    async def meet(self, human: str, place: str) -> None:
        """Combat, or lone workers go home; humans fight each other at the table."""
        for figure in self.figures_at(place):
            if self.stands(human, place):
                await self.fight(Battle(human, figure, place))
        for seat in self.others_at(human, place):
            if not self.stands(human, place):
                return
            if self.state.seats[seat].kind == "human":
                await self.meet_human(human, seat, place)
            elif self.combat_units(seat, place):
                await self.fight(Battle(human, seat, place))
            elif self.combat_units(human, place):
                last = self.last_card(seat)
                rule = "scy.automa.combat.lone-workers"
                self.attacks(human, seat, combat=False)
                workers = await self.retreat(seat, "worker", place, rule)
                self.conquered(human, seat, place, Price(workers), last)

    def call_back(self, human: str, steps: tuple[Step, ...], place: str) -> None:
        """The game is over: whoever came here for a combat that is still open goes back."""
        if not self.others_at(human, place):
            return
        for step in steps:
            back = min(step.n, self.count(human, step.unit, place)) if step.to == place else 0
            if back:
                start = step.from_ or self.base(human)
                self.shift(human, step.unit, place, start, back)
                self.tell(Went(seat=human, unit=step.unit, n=back, from_=place, to=start))
