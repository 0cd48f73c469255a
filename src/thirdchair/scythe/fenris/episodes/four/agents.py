"""Agents on tunnels and on the Factory: where they stand, and what subduing them costs people."""

from collections.abc import Mapping
from typing import Any

from thirdchair.kit.checks import whole_number
from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Number, Pick
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.commands import MoveUnits, Step
from thirdchair.scythe.correcting import Corrector
from thirdchair.scythe.events import Gained, Went, Why
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack

AGENTS = "agents"
PAYS = ("power", "coins", "popularity")
"""What agents may be paid with, in any mix."""
MIXED, BACK = "mixed", "back"


class Tries(Event, frozen=True, tag="tries", omit_defaults=True):
    """A seat tries to subdue the `n` agents of a territory, with as many combat cards."""

    seat: str
    at: str
    n: int
    rule: str
    why: Why = ()


class Subdued(Event, frozen=True, tag="subdued"):
    """A seat has subdued `n` agents, and has `held` with those from before."""

    seat: str
    at: str
    n: int
    held: int
    rule: str


class AgentsStay(Event, frozen=True, tag="agents_stay"):
    """A seat has failed: the agents stay where they are, the cards are discarded."""

    seat: str
    at: str
    n: int
    rule: str


class AgentBack(Event, frozen=True, tag="agent_back"):
    """An agent that was taken by mistake stands on the board again."""

    seat: str
    at: str


class Payment(Pick, frozen=True, kw_only=True, tag="choice"):
    """How somebody pays for agents, with what they have as far as anybody told."""

    total: int
    power: int
    coins: int
    popularity: int


class Agents(OnTheTrack):
    """They stand where the set-up put them until somebody subdues all of a territory."""

    subduer: str | None = None
    """Who has subdued agents in this command."""
    stood: Mapping[str, Mapping[str, int]] = {}
    """Where the units of whoever moves stood before."""

    # Where they stand

    @property
    def agents(self) -> dict[str, int]:
        """How many agents stand on each territory that has any, in reading order."""
        lie = self.state.laid.get(AGENTS, {})
        return {place: lie[place] for place in self.board.in_order(lie)}

    def at_first(self) -> dict[str, int]:
        """How many the set-up puts on each territory."""
        places = dict.fromkeys(self.board.tunnels, self.own_numbers["on_tunnel"])
        places[self.board.factory] = self.own_numbers["on_factory"]
        return {place: places[place] for place in self.board.in_order(places)}

    @decides("fen.e4.end.agents")
    def all_agents(self) -> int:
        """How many there are."""
        return sum(self.at_first().values())

    @decides("fen.e4.setup.agents")
    async def laid_out(self) -> None:
        """They come last, when everything else lies there."""
        await super().laid_out()
        self.state.laid[AGENTS] = self.at_first()

    # People who come to them

    async def do_move(self, command: MoveUnits) -> None:
        """Whoever fails goes back, though an asked board may not know whence."""
        if command.seat in self.humans:
            units = self.state.seats[command.seat].units
            self.stood = {unit: dict(places) for unit, places in units.items()}
        await super().do_move(command)

    @decides("fen.e4.agents.must-try", "fen.e4.agents.fail.back")
    async def entered(self, human: str, steps: tuple[Step, ...]) -> None:
        """Before anything else each combat unit that has come to agents tries to subdue them;
        whoever fails goes back, with all that came along."""
        await super().entered(human, steps)
        self._check_steps(steps)
        for step in steps:
            for _ in range(step.n if step.unit in COMBAT_UNITS else 0):
                there = self.agents.get(step.to)
                if there and self.state.ended is None and not await self.tries(human, step.to):
                    self._goes_back(human, step, steps)
        for step in steps:
            if step.unit == "worker" and step.to in self.agents and not _carried(step, steps):
                self._comes_back(human, step, step.n)

    @decides("fen.e4.agents.stop", "fen.e4.agents.worker-alone", "fen.e4.agents.worker-carried")
    def _check_steps(self, steps: tuple[Step, ...]) -> None:
        """Workers come to agents only with a mech, or after a combat unit that tries to subdue
        them; and a combat unit goes no farther."""
        for number, step in enumerate(steps):
            if step.to not in self.agents:
                continue
            led = _carried(step, steps) or _led(step, steps[:number])
            if step.unit == "worker" and not led:
                raise not_now("agents-bar-workers", where="do.moves.to", at=step.to)
            later = steps[number + 1 :]
            if step.unit in COMBAT_UNITS and any(_goes_on(step, one) for one in later):
                raise not_now("agents-stop", where="do.moves.from", at=step.to, unit=step.unit)

    def _goes_back(self, human: str, failed: Step, steps: tuple[Step, ...]) -> None:
        """One unit returns whence it came; with a mech its workers do."""
        self._comes_back(human, failed, 1)
        for step in steps if failed.unit == "mech" else ():
            if step.unit == "worker" and step.to == failed.to:
                self._comes_back(human, step, step.n)

    def _comes_back(self, human: str, step: Step, n: int) -> None:
        """Where nobody has said whence somebody came, it is where they were last known."""
        here = min(n, self.count(human, step.unit, step.to))
        if step.from_ is None:
            self.state.seats[human].units[step.unit] = dict(self.stood[step.unit])
        elif here:
            self.shift(human, step.unit, step.to, step.from_, here)
            self.tell(Went(seat=human, unit=step.unit, n=here, from_=step.to, to=step.from_))

    def may_meet_at(self, steps: tuple[Step, ...], place: str) -> bool:
        """Where agents still stand whoever came has gone back, and meets nobody."""
        return place not in self.agents and super().may_meet_at(steps, place)

    # A try

    @decides("fen.e4.agents.draw", "fen.e4.agents.not-combat", "fen.e4.agents.no-star")
    async def tries(self, human: str, at: str) -> bool:
        """A combat card for each agent; their sum is the price. It is no combat, and brings no
        star."""
        n = self.agents[at]
        self.tell(Tries(seat=human, at=at, n=n, rule="fen.e4.agents.draw"))
        low, high = self.numbers.card_range
        question = Number(about="agents_total", seat=human, at=at, min=low * n, max=high * n)
        price: dict[str, int] | None = await self._price(human, at, await ask(question))
        if price is None:
            self.tell(AgentsStay(seat=human, at=at, n=n, rule="fen.e4.agents.fail.discard"))
            return False
        one = self.state.seats[human]
        for what, amount in price.items():
            setattr(one, what, max(0, getattr(one, what) - amount))
            self.tell(Gained(seat=human, what=what, n=-amount, rule="fen.e4.agents.cost"))
        one.cards += n
        self.tell(Gained(seat=human, what="cards", n=n, rule="fen.e4.agents.cards"))
        self.subdues(human, at, "fen.e4.agents.take")
        return True

    @decides("fen.e4.agents.cost", "fen.e4.agents.must-pay", "fen.e4.agents.fail.no-pay")
    async def _price(self, human: str, at: str, total: int) -> dict[str, int] | None:
        """What is paid of each, nothing if it cannot be paid. Whoever can must: what somebody has
        is only what was last heard of, so the other answer is taken if it is right anyway."""
        one = self.state.seats[human]
        has = {what: int(getattr(one, what)) for what in PAYS}
        able = sum(has.values()) >= total
        alone = [what for what in PAYS if has[what] >= total]
        options = (*alone, MIXED) if able else (BACK,)
        others = tuple(way for way in (*PAYS, MIXED, BACK) if way not in options)
        question = Payment(
            about="agents_paid",
            seat=human,
            at=at,
            options=options,
            anyway=others,
            total=total,
            power=one.power,
            coins=one.coins,
            popularity=one.popularity,
        )
        how = await ask(question)
        if how == BACK:
            return None
        return await self._mixed(human, total, has) if how == MIXED else {how: total}

    async def _mixed(self, human: str, total: int, has: dict[str, int]) -> dict[str, int]:
        """Power first, then coins; the rest is popularity."""
        paid: dict[str, int] = {}
        for what in PAYS[:-1]:
            left = total - sum(paid.values())
            known = min(has[what], left)
            number = Number(about=f"agents_{what}", seat=human, min=0, max=left, known=known)
            paid[what] = await ask(number) if left else 0
        paid[PAYS[-1]] = total - sum(paid.values())
        return {what: n for what, n in paid.items() if n}

    @decides("fen.e4.agents.take", "fen.e4.automa.win.agent")
    def subdues(self, seat: str, at: str, rule: str) -> None:
        """All agents of a territory come to the seat's faction mat; with the last of all it is
        over."""
        holds = self.state.seats[seat].holds
        n = self.state.laid[AGENTS].pop(at)
        holds[AGENTS] = holds.get(AGENTS, 0) + n
        self.subduer = seat
        self.tell(Subdued(seat=seat, at=at, n=n, held=holds[AGENTS], rule=rule))
        self.end_if_over()

    # Counted by hand

    def more_asks(self, what: str, n: int) -> bool:
        """Where the agents stand, and how they are paid."""
        return what == AGENTS or super().more_asks(what, n)

    async def has_more(self, seat: str, what: str, n: int) -> None:
        """Nobody gets agents but by a try; one that was taken by mistake goes back."""
        if what != AGENTS:
            await super().has_more(seat, what, n)
            return
        self.state.seats[seat].holds.setdefault(AGENTS, 0)
        if abs(n) != 1:
            raise bad_input("not-in-range", where="do.n", answer=n, min=-1, max=1)
        if n > 0:
            if not self.agents:
                raise not_now("agents-none-left", where="do.what")
            await self.tries_at(seat, await self._which("agents_where", seat, list(self.agents)))
        else:
            first = self.at_first()
            free = [one for one in first if self.agents.get(one, 0) < first[one]]
            self._stands_again(seat, await self._which("agents_back", seat, free))

    async def tries_at(self, seat: str, at: str) -> None:
        """Somebody tries there; Automas have their own way."""
        await self.tries(seat, at)

    async def _which(self, about: str, seat: str, places: list[str]) -> str:
        if len(places) == 1:
            return places[0]
        place: str = await ask(Pick(about=about, seat=seat, options=tuple(places)))
        return place

    def _stands_again(self, seat: str, at: str) -> None:
        """The game may go on then."""
        self.state.seats[seat].holds[AGENTS] -= 1
        lie = self.state.laid[AGENTS]
        lie[at] = lie.get(at, 0) + 1
        self.tell(AgentBack(seat=seat, at=at))
        end = self.ends()
        self.state.ended = end.seat if end else None

    def correctable(self) -> dict[str, Corrector]:
        return {**super().correctable(), "laid": self._correct_agents}

    def _correct_agents(self, rest: list[str], value: Any) -> int:
        """How many agents stand on a territory that had some."""
        first = self.at_first()
        if len(rest) != 2 or rest[0] != AGENTS:
            raise bad_input("unknown-part", where="do.path", options=[f"laid.{AGENTS}"])
        at = rest[1]
        if at not in first:
            raise bad_input("agents-not-there", where="do.path", at=at)
        was = self.agents.get(at, 0)
        held = sum(one.holds.get(AGENTS, 0) for one in self.state.seats.values())
        room = self.all_agents() - held - sum(self.agents.values()) + was
        n = whole_number(value, 0, min(first[at], room))
        self.state.laid[AGENTS] = {
            place: count for place, count in {**self.agents, at: n}.items() if count
        }
        return was


def _carried(worker: Step, steps: tuple[Step, ...]) -> bool:
    """Does a mech come to the same territory?"""
    return any(one.unit == "mech" and one.to == worker.to for one in steps)


def _led(worker: Step, before: tuple[Step, ...]) -> bool:
    """Has a combat unit come there before, to subdue whoever bars the way?"""
    return any(one.unit in COMBAT_UNITS and one.to == worker.to for one in before)


def _goes_on(came: Step, later: Step) -> bool:
    """Does a unit of that kind leave the territory to which one has just come?"""
    return later.unit == came.unit and later.from_ == came.to
