"""Kaiju 2, Inevitable: no bots, but a horde of Kaiju that overruns the map."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from thirdchair.kit.decks import shuffled_in
from thirdchair.kit.flow import ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry.commands import Advance, Conquer, Explore, Finish, StartEra
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.ending import MOST_POINTS
from thirdchair.tapestry.events import LandmarkCardKept, Result
from thirdchair.tapestry.expansions.landmark_cards import LandmarkCards
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.packs import track_named
from thirdchair.tapestry.put_back import Back, of_scenario
from thirdchair.tapestry.scenarios import parts
from thirdchair.tapestry.scenarios.kaiju import KaijuSetup
from thirdchair.tapestry.scenarios.kaiju_map.events import ExtraCost, FirstEra, KaijuEnd
from thirdchair.tapestry.scenarios.kaiju_map.horde import BLOCKERS, YOURS, Horde, MapState, MapTable
from thirdchair.tapestry.scenarios.parts import Fact, Goal, Part
from thirdchair.tapestry.setup.setups import Favorites, ScenarioSetup
from thirdchair.tapestry.setup.steps import Step
from thirdchair.tapestry.state import Outcome
from thirdchair.tapestry.yourside import ERA_RESOURCES

COLORS = 4
"""The outposts of so many colors are the Kaiju."""
ENDS = {
    "target": "tap.kaiju.s2.end.win",
    "outposts": "tap.kaiju.s2.end.outposts",
    "income": "tap.kaiju.s2.end.income5",
    "given_up": "tap.scen.lose",
}


class KaijuMap(Horde):
    """You alone. The Kaiju phase follows each of your turns, and the level is a target."""

    table = MapState
    has_bots = False
    follows = "kaiju"
    measures: ClassVar[Mapping[str, str]] = {"tap.kaiju.s2.phase.3": "place"}
    piled_card_decides = True

    @classmethod
    @decides(
        "tap.kaiju.s2.setup.8",
        "tap.kaiju.s2.setup.8.default",
        "tap.kaiju.s2.setup.5",
        "tap.kaiju.s2.setup.6",
    )
    def fresh(cls, setup: KaijuSetup) -> MapTable:
        targets = cls.sheet.targets
        target = targets[setup.level - 1] if 1 <= setup.level <= len(targets) else 0
        return MapTable(target=target, supply=COLORS * board().outposts)

    @classmethod
    @decides(
        "tap.kaiju.s2.nobots", "tap.kaiju.s2.ignore", "tap.kaiju.s2.setup.3", "tap.kaiju.s2.start"
    )
    def lay_out(cls, state: MapState) -> None:
        """No bot has anything here; the middle landmarks are gone; all cards are one deck."""
        state.tracks = {YOU: state.tracks[YOU]}
        state.favorites, state.civs = {}, []
        for kept in (state.vp, state.outposts, state.era, state.topples):
            for seat in [seat for seat in kept if seat != YOU]:
                del kept[seat]
        state.hexes = {
            at: "".join(piece for piece in pieces if piece in YOURS)
            for at, pieces in state.hexes.items()
        }
        shuffled_in(state.decision.deck, state.decision.progress)
        middle = {
            f"{track}:{landmark.space}"
            for track in state.tracks[YOU]
            for landmark in track_named(track).landmark
            if landmark.tier == "III"
        }
        state.landmarks = {one: None for one in state.landmarks if one not in middle}

    @classmethod
    def check_setup(cls, setup: ScenarioSetup) -> None:
        if setup.double_strike:
            raise bad_input("no-bots-to-strike", where="new.double_strike")

    @classmethod
    def check_favorites(cls, given: Favorites) -> None:
        if given.automa is not None or given.shadow is not None:
            raise bad_input("scenario-decides", where="new.favorites", field="favorites")

    @decides("tap.kaiju.s2.setup.1", "tap.kaiju.s2.setup.7")
    async def set_up(self) -> None:
        """All set-up steps for bots are skipped; of two landmark cards you keep one."""
        if self.state.first != YOU:
            raise bad_input("you-begin", where="new.first")
        if isinstance(self, LandmarkCards):
            kept = await self.landmark_card("landmark_card")
            self.state.landmarks[kept] = None
            self.tell(LandmarkCardKept(landmark=kept))
        self.state.ready = True

    @decides(
        "tap.kaiju.s2.phase",
        "tap.kaiju.s2.end",
        "tap.kaiju.s2.end.order",
        "tap.kaiju.s2.end.win",
        "tap.kaiju.s2.end.outposts",
        "tap.kaiju.s2.end.income5",
    )
    async def bots_turn(self) -> None:
        """The Kaiju phase, and what may end the game at the end of your turn.

        The app hears of your points only when you say so: nobody loses without being asked.
        """
        last = self.state.era[YOU] >= numbers().last_income
        if self.target_first:
            if await self.reaches_target(unsure=last):
                self.end("target")
                return
            if last:
                self.end("income")
                return
        await self.kaiju_phase()
        self.state.turn += 1
        overrun = not self.has_outposts()
        if await self.reaches_target(unsure=last or overrun):
            self.end("target")
        elif overrun:
            self.end("outposts")
        elif last:
            self.end("income")

    @property
    def target_first(self) -> bool:
        """Are your points looked at when your turn ends, before the Kaiju phase?"""
        return self.ruling("kaiju2.check_target_before_phase") is True

    def follows_your_last(self) -> bool:
        """With your fifth income turn the game is over, unless the points are looked at later."""
        return not self.target_first

    @decides("tap.kaiju.s2.end.reached")
    async def reaches_target(self, *, unsure: bool) -> bool:
        """So many points or more. Where it decides the game, too few are `unsure`: you are asked.

        The phase gives no points, so what you have after it you had before it.
        """
        vp = self.state.vp
        if unsure and vp[YOU] < self.horde.target:
            vp[YOU] = await ask(Number(about="vp", seat=YOU, min=0, max=MOST_POINTS))
        return vp[YOU] >= self.horde.target

    def has_outposts(self) -> bool:
        """Is an outpost of yours on the map, standing or not?"""
        return any(piece in YOURS for pieces in self.state.hexes.values() for piece in pieces)

    async def do_explore(self, command: Explore) -> None:
        self.check_free(command.hex)
        await super().do_explore(command)

    async def do_conquer(self, command: Conquer) -> None:
        self.check_free(command.hex)
        await super().do_conquer(command)

    @decides("tap.kaiju.s2.noexplore", "tap.kaiju.s2.noconquer")
    def check_free(self, at: int) -> None:
        """You may neither explore nor conquer a hex with a Kaiju."""
        if self.known_hex(at) in self.horde.kaiju:
            raise not_now("kaiju-is-there", where="do.hex", hex=at)

    def action_on(self, at: int) -> str | None:
        return None if at in self.horde.kaiju else super().action_on(at)

    def bots_are_done(self) -> bool:
        """The Kaiju phase comes as long as the game lasts."""
        return False

    @decides("tap.kaiju.s2.blocked.other")
    async def do_advance(self, command: Advance) -> None:
        """On a track with a blocker the advance action costs more; other ways cost nothing."""
        await super().do_advance(command)
        blockers = self.horde.blockers.count(command.track)
        if command.steps == 1 and blockers:
            resources, rule = self.extra_cost(command.track), "tap.kaiju.s2.blocked"
            self.tell(ExtraCost(track=command.track, resources=resources, rule=rule))

    async def do_income(self, command: StartEra) -> None:
        """You are always the first in a new era."""
        await super().do_income(command)
        turn = self.state.era[YOU]
        if turn in ERA_RESOURCES:
            resources, rule = ERA_RESOURCES[turn], "tap.kaiju.s2.first-era"
            self.tell(FirstEra(turn=turn, resources=resources, rule=rule))

    def first_into(self, turn: int) -> str | None:
        """There are no bots to be compared with."""
        return None

    @decides("tap.kaiju.s2.level")
    async def you_start(self) -> None:
        """The level sets only the target; there are no free advances."""

    async def do_finish(self, command: Finish) -> None:
        """You stop here: your points, and what they mean."""
        vp = self.state.vp
        vp[YOU] = await ask(Number(about="vp", seat=YOU, min=0, max=MOST_POINTS))
        if vp[YOU] >= self.horde.target:
            self.end("target")
        elif not self.has_outposts():
            self.end("outposts")
        else:
            self.end("income" if self.state.era[YOU] >= numbers().last_income else "given_up")

    def end(self, cause: str) -> None:
        """The game is over: you have won or lost, and nobody else has won."""
        self.tell(KaijuEnd(cause=cause, rule=ENDS[cause]))
        winner, vp = [YOU] if cause == "target" else [], dict(self.state.vp)
        self.state.over = True
        self.state.result = Outcome(winner=winner, vp=vp)
        self.tell(Result(winner=tuple(winner), vp=vp))

    def view(self) -> dict[str, Any]:
        shown = super().view()
        shown["supply"] -= len(self.horde.kaiju)
        return shown

    # What it says of itself

    def steps(self, setup: BaseSetup) -> Iterator[Step]:
        yield Step("tap.kaiju.s2.setup.1", "step-no-bots")
        by_hand = setup.chance == "table"
        yield Step("tap.kaiju.s2.setup.3", "step-kaiju-deck" if by_hand else "step-app-cards")
        yield Step("tap.kaiju.s2.setup.5", "step-kaiju-blockers")
        yield Step("tap.kaiju.s2.setup.6", "step-kaiju-horde")
        for landmark in [one for one in self.state.landmarks if one.startswith("card:")]:
            yield Step("tap.kaiju.s2.setup.7", "step-landmark-card", {"landmark": landmark})
        yield Step("tap.kaiju.s2.setup.8", "step-kaiju-target", {"n": self.horde.target})
        yield Step("tap.kaiju.s2.phase", "step-kaiju-turns")

    def facts(self) -> Iterator[Fact]:
        horde, hexes = self.horde, self.state.hexes.values()
        yield Fact("target", {"points": horde.target})
        yield Fact("outposts", {"count": sum(piece in YOURS for on in hexes for piece in on)})
        yield Fact("kaiju-left", {"count": horde.supply - len(horde.kaiju)})
        for track in horde.blockers:
            yield Fact("blocker", {"track": track}, brief=False)

    def goal(self) -> Goal:
        return Goal(points=self.horde.target)

    def parts(self) -> list[Part]:
        horde, hexes = self.horde, tuple(self.board.hexes)
        tracks = self.track_ids
        return [
            parts.Counter(name="target", value=horde.target, low=0, high=MOST_POINTS),
            parts.Hexes(name="kaiju", value=horde.kaiju, hexes=hexes),
            parts.Marks(name="blockers", value=horde.blockers, options=tracks, most=BLOCKERS),
        ]

    def extra_costs(self) -> dict[str, Fact]:
        return {
            track: Fact("blocker", {"count": self.extra_cost(track)})
            for track in self.horde.blockers
        }

    def put_back(self) -> Iterator[Back]:
        if found := self.horde.kaiju:
            yield of_scenario("kaiju_map", n=len(found), hexes=found)
        yield of_scenario("kaiju_markers", n=BLOCKERS)
