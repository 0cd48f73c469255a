"""What humans do, as far as the Automas need it: moves, pieces, and what they hold."""

from collections.abc import Iterator

from thirdchair.kit.checks import whole_number
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.commands import Gain, MoveUnits, Place, Remove, Step, Tally
from thirdchair.scythe.events import Counted, Gained, Placed, Removed, Went
from thirdchair.scythe.fighting.battle import Battle, Price
from thirdchair.scythe.fighting.between_humans import BetweenHumans
from thirdchair.scythe.moves.arriving import Gone

MOST_HELD = 999


class Humans(BetweenHumans):
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

    def countable(self, seat: str) -> tuple[str, ...]:
        """Point: what a seat holds that people count themselves, by the names in `holds`."""
        return ()

    def foreseen(self) -> Iterator[str]:
        """Point: the commands beside everybody's turns that the rules foresee now. Asked after
        every step of a free game."""
        if any(self.countable(seat) for seat in self.state.seats):
            yield "count"

    def more_asks(self, what: str, n: int) -> bool:
        """Point: is it asked what comes of it when a seat has more?"""
        return False

    async def has_more(self, seat: str, what: str, n: int) -> None:
        """Point: a seat says that it has more, or below zero fewer, of what it counts."""
        holds = self.state.seats[seat].holds
        holds[what] = holds.get(what, 0) + n

    async def do_count(self, command: Tally) -> None:
        """People say what they have of what modules let them count."""
        self.known_seat(command.seat)
        seat, what, n = command.seat, command.what, command.n
        if what not in (counts := self.countable(seat)):
            raise bad_input("not-an-option", where="do.what", answer=what, options=list(counts))
        now = self.state.seats[seat].holds.get(what, 0) + n
        if now < 0:
            raise not_now("fenris-none-left", where="do.n", seat=seat, what=what)
        whole_number(now, 0, MOST_HELD, "do.n")
        await self.has_more(seat, what, n)
        self.tell(Counted(seat=seat, what=what, n=self.state.seats[seat].holds[what]))
        self.end_if_over()

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

    # Pieces and holdings by hand

    async def do_place(self, command: Place) -> None:
        """Pieces from a seat's mat onto the board; just that."""
        self.known_seat(command.seat)
        if command.unit == "token":
            self.place_token(command)
        else:
            self.check_place(command)
            have = self.on_mat(command.seat, command.unit)
            if command.n > have:
                raise not_now(
                    "not-that-many-on-mat",
                    where="do.n",
                    seat=command.seat,
                    unit=command.unit,
                    n=have,
                    most=self.numbers.pieces[command.unit],
                )
            self.put(command.seat, command.unit, command.at, command.n)
        self.tell(Placed(seat=command.seat, unit=command.unit, at=command.at, n=command.n))

    @decides("fen.horde.coop.one-structure")
    def check_place(self, command: Place) -> None:
        """Structures stand on land, one on a territory; units stand anywhere."""
        structure = command.unit == "structure"
        self.known_place(command.at, "do.at", bases=not structure)
        whole_number(command.n, 1, MOST_HELD, "do.n")
        if not structure:
            self.refuse_company(command.seat, command.at)
            return
        taken = any(command.at in one.units["structure"] for one in self.state.seats.values())
        if taken or command.n > 1 or self.board.terrain[command.at] == "lake":
            raise not_now("no-room-for-structure", where="do.at", at=command.at)

    def place_token(self, command: Place) -> None:
        """A flag or a trap of the seat's faction."""
        kind = self.token_kind(command)
        held = self.state.seats[command.seat].tokens
        if self.bears_token(command.at) or not held:
            raise not_now("no-token-there", where="do.at", at=command.at, n=held)
        getattr(self.state.tokens, kind).append(command.at)
        self.state.seats[command.seat].tokens -= 1

    def token_kind(self, command: Place | Remove) -> str:
        """Which tokens the seat's faction has; refuses a faction without any."""
        self.known_place(command.at, "do.at", bases=False)
        whole_number(command.n, 1, 1, "do.n")
        kind = self.faction(command.seat).token
        if kind is None:
            raise bad_input("no-tokens", where="do.unit", seat=command.seat)
        return kind

    def lying_at(self, place: str, kind: str) -> list[str] | None:
        """The tokens that the one there is among; a trap may be armed or sprung."""
        tokens = self.state.tokens
        kinds = {"flag": (tokens.flag,), "influence": (tokens.influence,)}
        for lying in kinds.get(kind, (tokens.trap, tokens.sprung)):
            if place in lying:
                return lying
        return None

    async def do_remove(self, command: Remove) -> None:
        """Pieces from the board back to a seat's mat; just that."""
        self.known_seat(command.seat)
        if command.unit == "token":
            lying = self.lying_at(command.at, self.token_kind(command))
            if lying is None:
                raise not_now("no-such-token", where="do.at", at=command.at)
            lying.remove(command.at)
            self.state.seats[command.seat].tokens += 1
        else:
            self.known_place(command.at, "do.at")
            whole_number(command.n, 1, MOST_HELD, "do.n")
            here = self.count(command.seat, command.unit, command.at)
            if command.n > here:
                raise not_now(
                    "not-that-many-there",
                    where="do.at",
                    seat=command.seat,
                    unit=command.unit,
                    at=command.at,
                    n=here,
                )
            self.lift(command.seat, command.unit, command.at, command.n)
        self.tell(Removed(seat=command.seat, unit=command.unit, at=command.at, n=command.n))

    async def do_gain(self, command: Gain) -> None:
        """A seat gains or pays something; the tracks end where they end."""
        one = self.known_seat(command.seat)
        has: int = getattr(one, command.what)
        if not command.n:
            raise bad_input("no-gain", where="do.n")
        if has + command.n < 0:
            raise not_now(
                "not-that-much", where="do.n", seat=command.seat, what=command.what, n=has
            )
        most = {
            "power": self.numbers.most_power,
            "popularity": self.numbers.most_popularity,
        }.get(command.what, MOST_HELD)
        n = min(command.n, most - has)
        if not n:
            self.skipped(command.what, command.seat, self.limit_of(command))
            return
        setattr(one, command.what, has + n)
        self.tell(Gained(seat=command.seat, what=command.what, n=n))
        self.end_if_over()

    @decides("scy.automa.gain.most")
    def limit_of(self, command: Gain) -> str:
        """Which rule says that there is no more: tracks end, and what is counted does too."""
        if command.what not in ("power", "popularity"):
            return "scy.automa.gain.most"
        if self.state.seats[command.seat].kind == "human":
            return "scy.automa.human.rules"
        power = command.what == "power"
        return "scy.automa.gain.power" if power else "scy.automa.setup.popularity"
