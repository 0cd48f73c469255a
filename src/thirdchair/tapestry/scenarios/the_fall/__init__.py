"""Atlantis 4, The Fall: every track is walked from its end to its start."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from thirdchair.kit.flow import ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry import content
from thirdchair.tapestry.commands import Advance, StartEra
from thirdchair.tapestry.course import Course
from thirdchair.tapestry.events import Skipped, Why
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.put_back import Back
from thirdchair.tapestry.scenarios import parts
from thirdchair.tapestry.scenarios.notes import SPACES, Notes
from thirdchair.tapestry.scenarios.parts import Fact, Goal, Part
from thirdchair.tapestry.scenarios.state import ScenarioState
from thirdchair.tapestry.setup.setups import ScenarioSetup
from thirdchair.tapestry.setup.steps import Step
from thirdchair.tapestry.state import SoloState

BUILDING_TYPES = 4
TYPES_NEEDED = 2
FIRST_REMINDERS = (
    "tap.atlantis.s4.income1.1",
    "tap.atlantis.s4.income1.2",
    "tap.atlantis.s4.income1.2.start",
    "tap.atlantis.s4.income1.3",
    "tap.atlantis.s4.income1.4",
    "tap.atlantis.s4.income1.4.display",
    "tap.atlantis.s4.income1.5",
)
"""What you do instead of your first income turn, step by step."""
OTHER_STEPS = {
    "tap.solo.setup.automa.tokens.tracks": (
        "tap.atlantis.s4.setup.tokens.other",
        "step-automa-tokens-fall",
    ),
    "tap.solo.setup.shadow.tokens.tracks": (
        "tap.atlantis.s4.setup.tokens.other",
        "step-shadow-tokens-fall",
    ),
    "tap.solo.setup.automa.fav.token": (
        "tap.solo.setup.automa.fav.token",
        "step-automa-favorite-fall",
    ),
    "tap.solo.setup.shadow.fav.token": (
        "tap.solo.setup.shadow.fav.token",
        "step-shadow-favorite-fall",
    ),
}
"""By the rule of a step of the solo game: the rule and the words that take its place."""


class FallTable(msgspec.Struct, tag_field="number", tag=4):
    """`cards`: what you played on the three spaces of your income mat, for the next scenario."""

    cards: list[str | None]


class FallState(ScenarioState, tag="atlantis", kw_only=True):
    """A table of this scenario."""

    scenario: FallTable


@decides("tap.atlantis.s4.reverse")
class Backwards(Course, frozen=True):
    """A track that is walked from its last space to its first; the start space is not part of it.

    `counted` is what the token on the last space has as progress: 1 if spaces are counted from
    there, 0 if only steps are.
    """

    counted: int = 1

    @decides("tap.atlantis.s4.setup.direction")
    def next(self, space: int) -> int:
        return space - 1

    def back(self, space: int) -> int:
        """Nobody ever goes back."""
        return space

    @decides("tap.atlantis.s4.reverse.end")
    def done(self, space: int) -> bool:
        return space <= self.end

    @decides("tap.atlantis.s4.reverse.vp")
    def progress(self, space: int) -> int:
        return self.start - space + self.counted

    def ahead(self, one: int, other: int) -> bool:
        return one < other

    def to_end(self, space: int) -> int:
        return space - self.end

    @decides("tap.atlantis.s4.bots.icons")
    def to_first(self, space: int, counts: Callable[[int], bool]) -> int:
        for mark in self.marks:
            if mark < space and counts(mark):
                return space - mark
        return self.to_end(space)


class TheFall(Notes):
    """What is about direction and progress holds in reverse."""

    state: FallState
    table = FallState

    @classmethod
    def fresh(cls, setup: ScenarioSetup) -> FallTable:
        return FallTable(cards=[None] * SPACES)

    @classmethod
    @decides(
        "tap.atlantis.s4.setup.tokens.military",
        "tap.atlantis.s4.setup.tokens.military.nobenefit",
        "tap.atlantis.s4.setup.tokens.other",
        "tap.atlantis.s4.setup.tokens.other.nobenefit",
        "tap.atlantis.s4.setup.tokens",
    )
    def lay_out(cls, state: SoloState) -> None:
        """All tokens on the last space, on the military track on the last but one."""
        for at in state.tracks.values():
            for track in at:
                last = len(content.tracks()[track].space)
                at[track] = last - 1 if track == "military" else last

    @decides("tap.atlantis.s4.start-ignored")
    def ways(self) -> dict[str, Course]:
        counted = 0 if self.state.rulings.get("atlantis4.progress") == "steps" else 1
        return {
            track: Backwards(way.end, 1, tuple(reversed(way.marks)), counted)
            for track, way in super().ways().items()
        }

    @decides("tap.atlantis.s4.regress")
    async def regress_by_roll(self, among: tuple[str, ...]) -> None:
        """Every regress is ignored, so no die is rolled."""
        self.tell(Skipped(what="no_regress", who=AUTOMA, rule="tap.atlantis.s4.regress"))

    async def regress(self, who: str, track: str, *, benefit: bool, why: Why = ()) -> None:
        self.tell(Skipped(what="no_regress", who=who, rule="tap.atlantis.s4.regress"))

    @decides("tap.atlantis.s4.regress")
    async def do_advance(self, command: Advance) -> None:
        if command.steps < 0:
            self.known_seat(command.who, self.movers)
            raise not_now("no-regress", where="do.steps")
        await super().do_advance(command)

    @decides("tap.atlantis.s4.level1")
    async def you_start(self) -> None:
        """Level 1: in reverse too, unless the table leaves it out."""
        if self.ruling("atlantis4.level1_free_advances") is True:
            await super().you_start()

    @decides("tap.atlantis.s4.eras", "tap.atlantis.s4.bots.income1")
    async def do_income(self, command: StartEra) -> None:
        """Your first income turn is replaced by five steps; those of the bots are not."""
        await super().do_income(command)
        if self.state.era[YOU] == 1:
            self.remind("tap.atlantis.s4.income1.replace", *FIRST_REMINDERS)

    @decides(
        "tap.atlantis.s4.cost.tier4",
        "tap.atlantis.s4.cost.tier3",
        "tap.atlantis.s4.cost.tier2",
        "tap.atlantis.s4.cost.tier1",
        "tap.atlantis.s4.cost.tiers",
    )
    def cost(self, track: str, space: int) -> dict[str, int]:
        """What an advance action onto this space costs you, by the tier that is printed there."""
        printed = content.tracks()[track]
        tier = printed.space[space - 1].tier
        more = self.numbers("atlantis4.cost_any").get(tier)
        return {printed.resource: 2} if more is None else {printed.resource: 1, "any": more}

    def costs(self) -> dict[str, dict[str, int]]:
        """What your next step on each unfinished track costs."""
        return {
            track: self.cost(track, self.course(track).next(space))
            for track, space in self.state.tracks[YOU].items()
            if self.can_advance(YOU, track)
        }

    async def reaches_goal(self) -> bool:
        """All income buildings of at least two types are placed."""
        types: int = await ask(
            Number(about="full_building_types", seat=YOU, min=0, max=BUILDING_TYPES)
        )
        return self.compare(types, TYPES_NEEDED, "tap.atlantis.s4.goal")

    def view(self) -> dict[str, Any]:
        shown = super().view()
        return shown | {"costs": self.costs()} if self.state.ready else shown

    # What it says of itself

    def first_steps(self) -> Iterator[Step]:
        yield Step("tap.atlantis.s4.aid", "step-aid-card")
        yield Step("tap.atlantis.s4.setup.civ.you", "step-your-civ-fall", {"civ": self.sheet.you})

    def step_instead(self, step: Step) -> Step:
        if step.rule not in OTHER_STEPS:
            return step
        rule, message = OTHER_STEPS[step.rule]
        return Step(rule, message, step.args)

    def steps(self, setup: BaseSetup) -> Iterator[Step]:
        yield Step("tap.atlantis.s4.setup.tokens", "step-your-tokens-fall")
        yield Step("tap.atlantis.s4.income1.replace", "step-first-income-fall")

    def facts(self) -> Iterator[Fact]:
        yield Fact("noted", {"count": sum(card is not None for card in self.cards)})
        yield from super().facts()

    def goal(self) -> Goal:
        return Goal(asks="full_building_types", most=BUILDING_TYPES)

    def parts(self) -> list[Part]:
        return [parts.Titles(name="cards", value=self.cards, onward=True)]

    def extra_costs(self) -> dict[str, Fact]:
        resources = {track: content.tracks()[track].resource for track in self.track_ids}
        return {
            track: Fact("cost", {"own": cost[resources[track]], "more": cost.get("any", 0)})
            for track, cost in self.costs().items()
        }

    def put_back(self) -> tuple[Back, ...]:
        return ()
