"""What every scenario is: the rules of a solo game, the points that it changes, and what it says.

A scenario overrides the named points of the chapters that it changes. Beyond that it says five
things of itself, in ids and values: its steps of the set-up, the facts to be told, its goal, its
parts on the table, and what goes back into the box. What is held back it says by `limit`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from thirdchair.kit.game import BaseSetup
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import decides
from thirdchair.kit.rulings import Ruling
from thirdchair.tapestry.bots.income import BOTS_SEAT
from thirdchair.tapestry.charts import Civilization
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.put_back import Back
from thirdchair.tapestry.scenarios.correcting import ScenarioCorrecting
from thirdchair.tapestry.scenarios.events import GoalReached, Verdict
from thirdchair.tapestry.scenarios.parts import Fact, Goal, Part
from thirdchair.tapestry.scenarios.sheets import Sheet
from thirdchair.tapestry.scenarios.state import ScenarioState
from thirdchair.tapestry.setup.printed import Printed
from thirdchair.tapestry.setup.setups import Favorites, ScenarioSetup
from thirdchair.tapestry.setup.steps import Step
from thirdchair.tapestry.solo import Solo


class Scenario(Printed, ScenarioCorrecting, Solo, ABC):
    """A scenario overrides the named points that it changes; its rules come before all others."""

    sheet: ClassVar[Sheet]
    """What the book fixes for it; known as soon as its folder is found."""
    table: ClassVar[type[ScenarioState]]
    """What a table of it keeps."""
    setup: ClassVar[type[ScenarioSetup]] = ScenarioSetup
    """What is asked for a new table."""
    has_bots: ClassVar[bool] = True
    follows: ClassVar[str] = BOTS_SEAT
    """What comes after your turn: names the messages `seat-<it>`, `page-due-<it>` and the like."""
    measures: ClassVar[Mapping[str, str]] = {}
    """What the values of its rules count, as in `top`: "why?" says it by `page-why-<measure>`."""
    piled_card_decides: ClassVar[bool] = False
    """Does a card that joins a pile at once settle what happens next?"""

    won_by: ClassVar[str] = "tap.scen.win"
    lost_by: ClassVar[str] = "tap.scen.lose"
    """The rules that say who has won; a scenario with words of its own names them."""

    def __init_subclass__(cls) -> None:
        if "table" in vars(cls):
            cls.table.rules = cls

    # What it says of itself

    @abstractmethod
    def steps(self, setup: BaseSetup) -> Iterable[Step]:
        """What the hands do at the end of the set-up."""

    @abstractmethod
    def facts(self) -> Iterable[Fact]:
        """What one should know of the table as it stands."""

    @abstractmethod
    def goal(self) -> Goal | None:
        """What you need besides more points than the Automa."""

    @abstractmethod
    def parts(self) -> list[Part]:
        """What it keeps on the table, to be drawn and to be corrected."""

    @abstractmethod
    def put_back(self) -> Iterable[Back]:
        """The pieces that only this scenario needed."""

    def held(self) -> dict[str, Refusal]:
        """The tracks on which you are held back before their end, each with the refusal."""
        return {
            track: self.held_back(YOU, track)
            for track in self.track_ids
            if track in self.state.tracks[YOU] and self.why_not(YOU, track)
        }

    def extra_costs(self) -> dict[str, Fact]:
        """What your advance costs beyond what the board shows, by track."""
        return {}

    def first_steps(self) -> Iterable[Step]:
        """What the hands do before the ordinary set-up."""
        if self.sheet.you:
            yield Step(self.sheet.rule("setup.civ.you"), "step-your-civ", {"civ": self.sheet.you})

    def removed_steps(self) -> Iterable[Step]:
        """What else leaves the box, beyond what the sheet lists."""
        return ()

    def step_instead(self, step: Step) -> Step:
        """A step of the solo game as it is done here."""
        return step

    # Set-up

    @classmethod
    def check_setup(cls, setup: ScenarioSetup) -> None:
        """Refuse a set-up that cannot be here."""

    @classmethod
    def check_favorites(cls, given: Favorites) -> None:
        """Refuse favorite tracks that cannot be here."""

    @classmethod
    @abstractmethod
    def fresh(cls, setup: Any) -> msgspec.Struct:
        """What a new table keeps of it, before the first question."""

    @classmethod
    def lay_out(cls, state: Any) -> None:
        """What lies differently on a new table, before the first question."""

    def known_rulings(self) -> dict[str, Ruling]:
        return self.sheet.rulings

    @property
    def given_favorite(self) -> str:
        return self.sheet.rule("setup.fav") if self.sheet.favorite else super().given_favorite

    async def set_up(self) -> None:
        await self.ask_printed()
        await super().set_up()

    @decides("tap.scen.civs", "tap.atlantis.s1.remove.automaciv.hucksters-ok")
    def automa_civs(self) -> dict[str, Civilization]:
        """Without those that the scenario removes."""
        removed = self.sheet.removed("automaciv")
        return {name: civ for name, civ in super().automa_civs().items() if name not in removed}

    # The game

    @property
    def your_civ(self) -> str | None:
        """The scenario's, if it names one."""
        return self.sheet.you or super().your_civ

    @decides("tap.scen.win", "tap.scen.lose")
    async def winner(self, vp: dict[str, int]) -> list[str]:
        """You must win as usual and reach the goal; everything else is a win of the Automa."""
        won = await self.is_ahead(vp) and await self.reaches_goal()
        winner, rule = (YOU, self.won_by) if won else (AUTOMA, self.lost_by)
        self.tell(Verdict(who=winner, rule=rule))
        return [winner]

    async def is_ahead(self, vp: dict[str, int]) -> bool:
        """As usual: more points than the Automa, or as many and resources left.

        A table may rule that a tie is won or lost without looking at resources.
        """
        ruled = self.ruling("scenario.tie_counts_as_win") if vp[YOU] == vp[AUTOMA] else "usual"
        return ruled if isinstance(ruled, bool) else await super().winner(vp) == [YOU]

    @decides("tap.atlantis.s1.goal", "tap.atlantis.s3.goal")
    async def reaches_goal(self) -> bool:
        """What the scenario wants besides. Only asked for if it can still matter."""
        return True

    def compare(self, have: int, need: int, rule: str) -> bool:
        """Tell how the goal was met or missed."""
        met = have >= need
        self.tell(GoalReached(have=have, need=need, met=met, rule=rule))
        return met

    def view(self) -> dict[str, Any]:
        """What the scenario shows of itself."""
        shown: dict[str, Any] = msgspec.to_builtins(self.state.scenario)
        return shown
