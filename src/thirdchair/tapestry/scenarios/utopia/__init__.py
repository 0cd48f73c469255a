"""Atlantis 3, Utopia: no military track, and whoever would conquer explores."""

from collections.abc import Collection, Iterator

import msgspec

from thirdchair.kit.choices import Choice
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry import content
from thirdchair.tapestry.charts import Effect
from thirdchair.tapestry.commands import Conquer
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.tapestry.put_back import Back
from thirdchair.tapestry.scenarios.atlantis import Atlantis
from thirdchair.tapestry.scenarios.events import Instead
from thirdchair.tapestry.scenarios.parts import Fact, Part
from thirdchair.tapestry.scenarios.state import ScenarioState
from thirdchair.tapestry.setup.setups import Favorites, ScenarioSetup
from thirdchair.tapestry.setup.steps import Step
from thirdchair.tapestry.state import SoloState

GONE = "military"
TOKENS = {
    "tap.solo.setup.automa.tokens.tracks": "step-automa-tokens-utopia",
    "tap.solo.setup.shadow.tokens.tracks": "step-shadow-tokens-utopia",
}
"""What is said instead of the steps with these rules."""


class UtopiaTable(msgspec.Struct, tag_field="number", tag=3):
    """A table without the military track."""


class UtopiaState(ScenarioState, tag="atlantis", kw_only=True):
    """A table of this scenario."""

    scenario: UtopiaTable


class Utopia(Atlantis):
    """The table has three tracks. What asks for the fourth finds none."""

    state: UtopiaState
    table = UtopiaState

    @classmethod
    def fresh(cls, setup: ScenarioSetup) -> UtopiaTable:
        return UtopiaTable()

    @classmethod
    @decides(
        "tap.atlantis.s3.mil.invalid",
        "tap.atlantis.s3.mil.nomove",
        "tap.atlantis.s3.mil.die",
        "tap.atlantis.s3.levels",
        "tap.atlantis.s3.setup.nomilitary",
        "tap.atlantis.s3.you.military",
    )
    def lay_out(cls, state: SoloState) -> None:
        """Nobody has a token on the military track."""
        for at in state.tracks.values():
            at.pop(GONE, None)

    @classmethod
    def check_favorites(cls, given: Favorites) -> None:
        for seat, track in (("automa", given.automa), ("shadow", given.shadow)):
            if track == GONE:
                options = [one for one in content.tracks() if one != GONE]
                where = f"new.favorites.{seat}"
                raise bad_input("unknown-track", where=where, value=track, options=options)

    async def conquer(self, *, anywhere: bool = False) -> None:
        """The Automa explores instead, even where it would have conquered an empty hex."""
        rule = "tap.atlantis.s3.conquer.automa"
        self.tell(Instead(who=AUTOMA, what="explore", rule=rule, anywhere=anywhere))
        await self.explore(anywhere=anywhere)

    @decides("tap.atlantis.s3.conquer.you")
    async def do_conquer(self, command: Conquer) -> None:
        """So do you."""
        raise not_now("explore-instead", where="do")

    def action_on(self, at: int) -> str | None:
        return None if str(at) in self.state.hexes else "explore"

    def printed_action(self, action: str) -> str:
        return action.replace("conquer", "explore")

    @decides("tap.atlantis.s3.explore.reach")
    def reach(self, who: str, *, anywhere: bool) -> Collection[int]:
        """All hexes beside a chain of territories from one's own capital, whoever controls them."""
        if anywhere:
            return self.board.hexes
        hexes, start = self.state.hexes, self.board.capitals[who]
        chain, edge = {start}, [start]
        while edge:
            beside = self.beside(edge)
            edge = [at for at in beside if str(at) in hexes and at not in chain]
            chain.update(edge)
        return self.beside(chain)

    def keep_far_from_you(self, choice: Choice[int]) -> None:
        """How far it is from you counts for nothing: the hex tiebreaker alone decides."""
        choice.keep("tap.atlantis.s3.explore.tie", choice.left)

    def has_finished(self) -> bool:
        """Is the Automa at the end of all three tracks?"""
        at = self.state.tracks[AUTOMA]
        return all(self.course(track).done(at[track]) for track in self.track_ids)

    def score_instead(self) -> None:
        """Points for an advance that it cannot make."""
        points = self.number("atlantis3.all_end_vp")
        self.score(AUTOMA, points, "finished", "tap.atlantis.s3.automa.allend")

    async def advance_by_pair(self, bot: str, track_card: int, tie_card: int) -> None:
        if bot == AUTOMA and self.has_finished():
            self.score_instead()
        else:
            await super().advance_by_pair(bot, track_card, tie_card)

    async def research(self, *, benefit: bool, rule: str | None = None) -> None:
        if self.has_finished():
            self.score_instead()
        else:
            await super().research(benefit=benefit, rule=rule)

    async def advance_by_roll(self, among: tuple[str, ...]) -> None:
        if self.has_finished():
            self.score_instead()
        else:
            await super().advance_by_roll(among)

    async def research_until_open(self) -> None:
        """What the Iconoclasts do, if they are its second civilization."""
        if self.has_finished():
            self.score_instead()
        else:
            await super().research_until_open()  # type: ignore[misc]

    async def advance_by_ability(self, effect: Effect) -> None:
        """Where its civilization names the military track, the science die names another."""
        if self.has_finished():
            self.score_instead()
        elif effect.track not in self.track_ids:
            rule = "tap.atlantis.s3.mil.civ"
            self.tell(Instead(who=AUTOMA, what="roll", rule=rule))
            await self.research(benefit=True, rule=rule)
        else:
            await super().advance_by_ability(effect)

    async def score_end(self) -> None:
        """At the end of the game landmarks of the tracks count for you and for the Automa."""
        await super().score_end()
        points = self.end_points()
        self.score(YOU, points[YOU], "landmarks", "tap.atlantis.s3.end.landmarks")
        self.score(AUTOMA, points[AUTOMA], "landmarks", "tap.atlantis.s3.end.landmarks.shadow")

    def end_points(self) -> dict[str, int]:
        """For the Automa those of the Shadow Empire count, too."""
        each = self.number("atlantis3.landmark_vp")
        return {
            YOU: each * self.track_landmarks(YOU),
            AUTOMA: each * self.track_landmarks(AUTOMA, SHADOW),
        }

    def track_landmarks(self, *owners: str) -> int:
        """Landmarks that come from an advancement track."""
        return sum(
            owner in owners and landmark.partition(":")[0] in content.tracks()
            for landmark, owner in self.state.landmarks.items()
        )

    # What it says of itself

    def step_instead(self, step: Step) -> Step:
        if step.rule not in TOKENS:
            return step
        return Step("tap.atlantis.s3.setup.nomilitary", TOKENS[step.rule], step.args)

    def steps(self, setup: BaseSetup) -> Iterator[Step]:
        yield Step("tap.atlantis.s3.you.military", "step-your-tokens-utopia")

    def facts(self) -> Iterator[Fact]:
        yours, theirs = self.track_landmarks(YOU), self.track_landmarks(AUTOMA, SHADOW)
        yield Fact("landmarks", {"you": yours, "automa": theirs})

    def goal(self) -> None:
        """Most points win."""

    def parts(self) -> list[Part]:
        return []

    def put_back(self) -> tuple[Back, ...]:
        return ()
