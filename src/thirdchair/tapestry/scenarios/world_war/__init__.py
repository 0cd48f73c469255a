"""Atlantis 2, World War: every hex is a territory, and whoever would explore conquers."""

from collections.abc import Iterator

import msgspec

from thirdchair.kit.choices import Choice
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry.commands import Explore, StartEra
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.put_back import Back, of_scenario
from thirdchair.tapestry.scenarios.atlantis import Atlantis
from thirdchair.tapestry.scenarios.events import Instead
from thirdchair.tapestry.scenarios.parts import Fact, Goal, Part
from thirdchair.tapestry.scenarios.state import ScenarioState
from thirdchair.tapestry.setup.setups import ScenarioSetup
from thirdchair.tapestry.setup.steps import Step
from thirdchair.tapestry.state import SoloState

WAR_TRACKS = ("exploration", "military")


class WorldWarTable(msgspec.Struct, tag_field="number", tag=2):
    """All that it needs lies on the map."""


class WorldWarState(ScenarioState, tag="atlantis", kw_only=True):
    """A table of this scenario."""

    scenario: WorldWarTable


class WorldWar(Atlantis):
    """Two sets of outposts for you and for the Automa, and a goal on the map."""

    state: WorldWarState
    table = WorldWarState

    @classmethod
    def fresh(cls, setup: ScenarioSetup) -> WorldWarTable:
        return WorldWarTable()

    @classmethod
    @decides("tap.atlantis.s2.setup.outposts.same", "tap.atlantis.s2.setup.outposts")
    def lay_out(cls, state: SoloState) -> None:
        """A tile on every empty hex; a second set of outposts for the two of you."""
        map_ = board()
        state.hexes = {str(at): state.hexes.get(str(at), "") for at in map_.hexes}
        for seat in (AUTOMA, YOU):
            state.outposts[seat] += map_.outposts

    @decides("tap.atlantis.s2.fav.shadow")
    def favorite_candidates(self, bot: str) -> Choice[str]:
        """The Automa's is military or exploration, until it has finished both."""
        choice, at = super().favorite_candidates(bot), self.state.tracks[AUTOMA]
        if bot != AUTOMA:
            return choice
        if all(self.course(one).done(at[one]) for one in WAR_TRACKS):
            return choice.keep("tap.atlantis.s2.fav.limit.end", choice.left)
        return choice.keep("tap.atlantis.s2.fav.limit", WAR_TRACKS)

    def most_outposts(self, seat: str) -> int:
        """The Shadow Empire has no second set."""
        return super().most_outposts(seat) * (1 if seat == SHADOW else 2)

    async def explore(self, *, anywhere: bool = False) -> None:
        """The Automa conquers instead; anywhere, if it might have explored anywhere."""
        rule = "tap.atlantis.s2.explore.anywhere" if anywhere else "tap.atlantis.s2.explore.automa"
        self.tell(Instead(who=AUTOMA, what="conquer", rule=rule, anywhere=anywhere))
        await self.conquer(anywhere=anywhere)

    @decides("tap.atlantis.s2.explore")
    async def do_explore(self, command: Explore) -> None:
        """So do you."""
        raise not_now("conquer-instead", where="do")

    def printed_action(self, action: str) -> str:
        return action.replace("explore", "conquer")

    @decides("tap.atlantis.s2.shadow.exhausted")
    def shows_topple(self, card: int) -> bool:
        """Once all outposts of the Shadow Empire are on the map, the icon is ignored."""
        return self.state.outposts[SHADOW] > 0 and super().shows_topple(card)

    async def do_income(self, command: StartEra) -> None:
        await super().do_income(command)
        if self.state.era[YOU] == 1:
            self.remind("tap.atlantis.s2.income1.notapestry")

    async def reaches_goal(self) -> bool:
        """You control more territories than the Automa."""
        goal = self.goal()
        assert goal.have is not None
        return self.compare(goal.have, goal.need, "tap.atlantis.s2.goal")

    # What it says of itself

    def first_steps(self) -> Iterator[Step]:
        yield Step("tap.atlantis.s2.setup.before", "step-before-all")
        yield Step("tap.atlantis.s2.setup.trap", "step-your-trap")
        yield Step("tap.atlantis.s2.setup.outposts", "step-second-outposts")
        yield Step("tap.atlantis.s2.setup.tiles", "step-all-tiles")
        yield Step("tap.atlantis.s2.setup.tiles.orientation", "step-tiles-any-way")
        yield from super().first_steps()

    def steps(self, setup: BaseSetup) -> Iterator[Step]:
        yield Step("tap.atlantis.s2.income1.notapestry", "step-no-first-tapestry")

    def facts(self) -> Iterator[Fact]:
        yours, theirs = (len(self.territories(seat)) for seat in (YOU, AUTOMA))
        yield Fact("territories", {"you": yours, "automa": theirs})

    def goal(self) -> Goal:
        have, theirs = len(self.territories(YOU)), len(self.territories(AUTOMA))
        return Goal(have=have, need=theirs + 1)

    def parts(self) -> list[Part]:
        return []

    def put_back(self) -> Iterator[Back]:
        yield of_scenario("second_outposts")
