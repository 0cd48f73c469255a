"""What all scenarios share: who wins, and what is asked of the owner's book at set-up."""

from typing import Any

import msgspec

from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry.charts import Civilization
from thirdchair.tapestry.commands import Finish
from thirdchair.tapestry.correcting import Corrector
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.printed import Printed
from thirdchair.tapestry.scenarios.events import CampaignPoints, Goal, Reminder, Verdict
from thirdchair.tapestry.scenarios.sheets import Sheet, sheets
from thirdchair.tapestry.scenarios.tables import AtlantisState, ScenarioState
from thirdchair.tapestry.setups import Favorites
from thirdchair.tapestry.solo import Solo


class Scenario(Printed, Solo):
    """A scenario overrides the named points that it changes; its rules come before all others."""

    @property
    def sheet(self) -> Sheet:
        """What the book fixes for this scenario."""
        return sheets()[self.mode]

    @classmethod
    def lay_out(cls, state: Any) -> None:
        """What lies differently on a new table, before the first question."""

    @classmethod
    def check_favorites(cls, given: Favorites) -> None:
        """Refuse favorite tracks that cannot be here."""

    async def set_up(self) -> None:
        await self.ask_printed()
        await super().set_up()

    def automa_civs(self) -> dict[str, Civilization]:
        """Without those that the scenario removes."""
        removed = self.sheet.removed("automaciv")
        return {name: civ for name, civ in super().automa_civs().items() if name not in removed}

    def remind(self, *rules: str) -> None:
        """What you do by hand now, in the words of the rules."""
        for rule in rules:
            self.tell(Reminder(rule=rule))

    async def winner(self, vp: dict[str, int]) -> list[str]:
        """You must win as usual and reach the goal; everything else is a win of the Automa."""
        won = self.is_ahead(vp) and await self.reaches_goal()
        winner, rule = (YOU, "tap.scen.win") if won else (AUTOMA, "tap.scen.lose")
        self.tell(Verdict(who=winner, rule=rule))
        return [winner]

    def is_ahead(self, vp: dict[str, int]) -> bool:
        """More points than the Automa; a tie is only enough if the table says so."""
        if vp[YOU] == vp[AUTOMA]:
            return self.ruling("scenario.tie_counts_as_win") is True
        return vp[YOU] > vp[AUTOMA]

    async def reaches_goal(self) -> bool:
        """What the scenario wants besides. Only asked for if it can still matter."""
        return True

    def compare(self, have: int, need: int, rule: str) -> bool:
        """Tell how the goal was met or missed."""
        met = have >= need
        self.tell(Goal(have=have, need=need, met=met, rule=rule))
        return met

    def view(self) -> dict[str, Any]:
        """What the scenario shows of itself."""
        state: ScenarioState = self.state  # type: ignore[assignment]
        shown: dict[str, Any] = msgspec.to_builtins(state.scenario)
        return shown

    def correctable(self) -> dict[str, Corrector]:
        parts = self.scenario_parts()
        if not parts:
            return super().correctable()

        def correct(rest: list[str], value: Any) -> Any:
            if not rest or rest[0] not in parts:
                raise bad_input("unknown-part", where="do.path", options=list(parts))
            return parts[rest[0]](rest[1:], value)

        return super().correctable() | {"scenario": correct}

    def scenario_parts(self) -> dict[str, Corrector]:
        """What of the scenario can be corrected, by the word after `scenario`."""
        return {}


class Atlantis(Scenario):
    """A game of the campaign: its winner gains points there. Plans & Ploys is always with it."""

    state: AtlantisState

    def landmark_cards(self) -> tuple[str, ...]:
        """Without those that the scenario removes."""
        removed = [card.replace("-", "_") for card in self.sheet.removed("landmarkcard")]
        cards: tuple[str, ...] = super().landmark_cards()  # type: ignore[misc]
        return tuple(card for card in cards if card not in removed)

    async def do_finish(self, command: Finish) -> None:
        await super().do_finish(command)
        assert self.state.result is not None
        (winner,) = self.state.result.winner
        number, level = self.sheet.number, self.state.level
        self.tell(
            CampaignPoints(
                who=winner,
                scenario=number,
                level=level,
                points=number * level,
                rule="tap.atlantis.cp",
            )
        )
