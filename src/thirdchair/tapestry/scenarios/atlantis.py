"""The Fate of Atlantis: what its five scenarios share."""

from typing import ClassVar

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry.commands import Finish, SoloCommand
from thirdchair.tapestry.scenarios.commands import Note
from thirdchair.tapestry.scenarios.events import CampaignPoints
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.setup.setups import ScenarioSetup


class AtlantisSetup(ScenarioSetup, frozen=True, kw_only=True):
    """A game of the Atlantis campaign. `cards`: those noted in scenario 4, for scenario 5."""

    cards: tuple[str, ...] = ()


class Atlantis(Scenario):
    """A game of the campaign: its winner gains points there. Plans & Ploys is always with it."""

    setup = AtlantisSetup
    commands = SoloCommand | Note
    begins_with_cards: ClassVar[bool] = False

    @classmethod
    @decides("tap.atlantis.compat")
    def check_setup(cls, setup: ScenarioSetup) -> None:
        for expansion in setup.expansions:
            if expansion not in cls.sheet.implies:
                raise bad_input("atlantis-expansion", where="new.expansions", value=expansion)
        if setup.arts is not None:
            raise bad_input("atlantis-arts", where="new.arts")
        if setup.double_strike:
            raise bad_input("atlantis-double-strike", where="new.double_strike")
        if isinstance(setup, AtlantisSetup) and setup.cards and not cls.begins_with_cards:
            raise bad_input("unknown-field", where="new.cards", field="cards")

    def carry_out(self, command: Command) -> Rule:
        if isinstance(command, Note):
            raise not_now("no-notes", where="do")
        return super().carry_out(command)

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
