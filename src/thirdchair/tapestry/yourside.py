"""Your side, as far as the bots need it. Points are never asked before the end."""

from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.income import BOTS_SEAT, IncomeTurns
from thirdchair.tapestry.commands import Advance, Conquer, Explore, Points, StartEra, TakeFromPool
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.events import Conquered, EraBonus, Explored, Income
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.pieces import FULL, controls

SECOND = "you2"
"""Your second token on a track: it is moved by this name, what it earns is yours."""

MOST_POINTS = 999
ERA_RESOURCES = {2: 1, 3: 2, 4: 3}
"""What your income mat gives for starting an era before the bots."""


class YourSide(IncomeTurns):
    """Only what the material forbids is refused: cards may allow what looks odd."""

    humans = (YOU,)

    @property
    def seats(self) -> tuple[str, ...]:
        """The three seats; a second token is no seat."""
        return tuple(seat for seat in self.state.tracks if seat != SECOND)

    @property
    def movers(self) -> tuple[str, ...]:
        """You, and your second token where there is one."""
        return (YOU, SECOND) if SECOND in self.state.tracks else (YOU,)

    def take_landmark(self, who: str, landmark: str) -> None:
        super().take_landmark(YOU if who == SECOND else who, landmark)

    def earn(self, who: str, which: str) -> None:
        super().earn(YOU if who == SECOND else who, which)

    async def do_advance(self, command: Advance) -> None:
        """Your token, or your second one on this track."""
        tracks = self.state.tracks
        if command.who == SECOND and command.track not in tracks.get(SECOND, {}):
            self.known_track(command.track)
            raise not_now("no-second-token", where="do.who", track=command.track)
        await super().do_advance(command)

    async def do_income(self, command: StartEra) -> None:
        """You start a new era; on level 1 your first begins with four free advances."""
        self.known_seat(command.who, self.humans)
        era = self.state.era
        if era[YOU] >= (last := numbers().last_income):
            raise not_now("no-more-income", where="do", who=YOU, last=last)
        era[YOU] += 1
        turn = era[YOU]
        self.tell(Income(who=YOU, turn=turn))
        if turn == 1:
            await self.you_start()
        rule = self.first_into(turn)
        if turn in ERA_RESOURCES and rule:
            resources = ERA_RESOURCES[turn]
            self.tell(EraBonus(who=YOU, turn=turn, resources=resources, rule=rule))

    def first_into(self, turn: int) -> str | None:
        """The rule by which you are the first in this era; None if the bots are there already."""
        return "tap.income.firstera.you" if self.state.era[BOTS_SEAT] < turn else None

    async def do_explore(self, command: Explore) -> None:
        """You lay a tile on a hex without one."""
        at = self.known_hex(command.hex)
        if str(at) in self.state.hexes:
            raise not_now("already-explored", where="do.hex", hex=at)
        self.lay_tile(at)
        self.tell(Explored(who=YOU, hex=at))

    @decides("tap.automa.reaction.auto", "tap.automa.reaction.when")
    async def do_conquer(self, command: Conquer) -> None:
        """You conquer with one outpost. How near it is, is your affair."""
        at = self.known_hex(command.hex)
        self.check_conquest(at)
        theirs = controls(self.state.hexes[str(at)], AUTOMA)
        kept = await self.automa_keeps(at) if theirs else None
        self.place_outpost(YOU, at)
        kind = "opponent" if theirs else "neutral"
        self.tell(Conquered(who=YOU, hex=at, kind=kind, held=kept is not None))
        if kept is not None:
            self.topple(YOU, at, AUTOMA, kept)
            return
        if controls(self.state.hexes[str(at)], AUTOMA):
            self.topple(AUTOMA, at, YOU, "tap.automa.reaction.when")
        self.took_control(YOU, at)

    def action_on(self, at: int) -> str | None:
        """What you can do on a hex as it lies: explore or conquer it, or nothing."""
        pieces = self.state.hexes.get(str(at))
        if pieces is None:
            return "explore"
        return None if len(pieces) >= FULL or controls(pieces, YOU) else "conquer"

    def printed_action(self, action: str) -> str:
        """What a space of a track lets you do on the map: just what is printed there."""
        return action

    def check_conquest(self, at: int) -> None:
        """Refuse what the pieces do not allow."""
        pieces = self.state.hexes.get(str(at))
        if pieces is None:
            raise not_now("no-territory", where="do.hex", hex=at)
        if controls(pieces, YOU):
            raise not_now("your-territory", where="do.hex", hex=at)
        if len(pieces) >= FULL:
            raise not_now("full-hex", where="do.hex", hex=at)
        if not self.state.outposts[YOU]:
            raise not_now("no-outpost-left", where="do", who=YOU)

    async def do_vp(self, command: Points) -> None:
        """Points that the app could not know of."""
        who = self.known_seat(command.who, tuple(self.state.vp))
        if command.add == 0:
            raise bad_input("no-points", where="do.add")
        there = self.state.vp[who] + command.add
        if not 0 <= there <= MOST_POINTS:
            raise not_now(
                "points-out-of-range", where="do.add", who=who, points=there, most=MOST_POINTS
            )
        self.score(who, command.add, "command", "tap.solo.def.default")

    async def do_take(self, command: TakeFromPool) -> None:
        """Only an expansion has a pool."""
        raise not_now("no-pool", where="do")
