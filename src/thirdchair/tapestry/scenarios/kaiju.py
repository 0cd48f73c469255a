"""Rise of the Kaiju: what its two scenarios share."""

from typing import Literal

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule
from thirdchair.kit.refusals import not_now
from thirdchair.tapestry.commands import SoloCommand
from thirdchair.tapestry.scenarios.commands import Build
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.setup.setups import ScenarioSetup


class KaijuSetup(ScenarioSetup, frozen=True, kw_only=True):
    """A game of the Kaiju campaign. `capital`: does the app ask about it, or keep it?"""

    capital: Literal["ask", "track"] = "ask"


class Kaiju(Scenario):
    """The Automa, where there is one, has no civilization."""

    setup = KaijuSetup
    commands = SoloCommand | Build

    def carry_out(self, command: Command) -> Rule:
        if isinstance(command, Build):
            raise not_now("no-capital", where="do")
        return super().carry_out(command)
