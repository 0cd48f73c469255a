"""The Long Winter: snow ends the tracks early, and the Automa stays at home every other turn."""

from collections.abc import Iterator

import msgspec

from thirdchair.kit.game import BaseSetup
from thirdchair.tapestry.bots.income import BOTS_SEAT
from thirdchair.tapestry.course import Limit
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.put_back import Back, of_scenario
from thirdchair.tapestry.scenarios.events import Instead
from thirdchair.tapestry.scenarios.parts import Counter, Fact, Part
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.scenarios.state import ScenarioState
from thirdchair.tapestry.setup.setups import ScenarioSetup
from thirdchair.tapestry.setup.steps import Step


class WinterTable(msgspec.Struct, tag_field="number", tag=1):
    """`snow`: the space of each track beside which the snow begins."""

    snow: int


class WinterState(ScenarioState, tag="winter", kw_only=True):
    """A table of this scenario."""

    scenario: WinterTable


class LongWinter(Scenario):
    """Three rules, each at the point of the solo game that it changes."""

    state: WinterState
    table = WinterState

    @classmethod
    def fresh(cls, setup: ScenarioSetup) -> WinterTable:
        return WinterTable(snow=cls.sheet.numbers["snow"])

    # Snow on the tracks

    def limit(self, who: str, track: str) -> Limit:
        """Before its third era no token of a seat goes beyond the snow."""
        if self.era_of(who) < self.sheet.numbers["thaw"]:
            return Limit(self.state.scenario.snow, "tap.winter.s1.tracks")
        return super().limit(who, track)

    def era_of(self, who: str) -> int:
        """The bots start their eras together; a second token of yours is in yours."""
        return self.state.era[YOU if who in self.movers else BOTS_SEAT]

    # The Automa on even turns

    async def conquer(self, *, anywhere: bool = False) -> None:
        """On every second turn of the bots it explores instead."""
        if self.is_even_turn():
            self.tell(Instead(who=AUTOMA, what="explore", rule="tap.winter.s1.even"))
            await self.explore(anywhere=anywhere)
        else:
            await super().conquer(anywhere=anywhere)

    def is_even_turn(self) -> bool:
        """`turn` counts the turns that the bots have finished: this one comes after them."""
        return (self.state.turn + 1) % 2 == 0

    # The end

    async def score_end(self) -> None:
        await super().score_end()
        for seat, points in self.end_points().items():
            self.score(seat, points, "scenario", "tap.winter.s1.outposts")

    def end_points(self) -> dict[str, int]:
        """For the most outposts on the map, between you and the Automa; none on a tie."""
        yours, theirs = self.on_map(YOU), self.on_map(AUTOMA)
        if yours == theirs:
            return {}
        return {YOU if yours > theirs else AUTOMA: self.sheet.numbers["outposts"]}

    # What it says of itself

    def steps(self, setup: BaseSetup) -> Iterator[Step]:
        snow = {"n": len(self.track_ids), "space": self.state.scenario.snow}
        yield Step("tap.winter.s1.setup", "step-winter-snow", snow)

    def facts(self) -> Iterator[Fact]:
        on_map = {"you": self.on_map(YOU), "automa": self.on_map(AUTOMA)}
        yield Fact("winter-outposts", on_map)
        if self.is_even_turn():
            yield Fact("winter-even")

    def goal(self) -> None:
        """Most points win."""

    def parts(self) -> list[Part]:
        last = max(self.course(track).end for track in self.track_ids)
        return [Counter(name="snow", value=self.state.scenario.snow, low=0, high=last)]

    def put_back(self) -> Iterator[Back]:
        yield of_scenario("winter_snow", n=len(self.track_ids))
