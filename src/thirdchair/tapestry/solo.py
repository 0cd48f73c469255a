"""One human, the Automa and the Shadow Empire: the chapters of the solo rulebook as one mode."""

from functools import cache
from typing import Any, ClassVar

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.pairs import Pairs
from thirdchair.tapestry.chapter import Chapter
from thirdchair.tapestry.commands import (
    Advance,
    BotsTurn,
    Conquer,
    Correct,
    Explore,
    Finish,
    Points,
    SetUp,
    SoloCommand,
    StartEra,
    TakeFromPool,
    TakeLandmark,
)
from thirdchair.tapestry.correcting.solo import SoloCorrecting
from thirdchair.tapestry.ending import Ending
from thirdchair.tapestry.expansions import PARTS
from thirdchair.tapestry.setup.preparing import Preparing
from thirdchair.tapestry.yourside import YourSide


class Solo(Preparing, Pairs, YourSide, Ending, SoloCorrecting):
    """The base game. What changes it overrides the points that it names."""

    mode = "solo"
    commands: ClassVar[Any] = SoloCommand
    """What people may do at a table of this mode."""

    def carry_out(self, command: Command) -> Rule:
        """The rule that carries out a command."""
        match command:
            case SetUp():
                return self.set_up()
            case BotsTurn():
                return self.bots_turn()
            case Advance():
                return self.do_advance(command)
            case StartEra():
                return self.do_income(command)
            case Explore():
                return self.do_explore(command)
            case Conquer():
                return self.do_conquer(command)
            case Points():
                return self.do_vp(command)
            case TakeLandmark():
                return self.do_landmark(command)
            case TakeFromPool():
                return self.do_take(command)
            case Correct():
                return self.do_correct(command)
            case Finish():
                return self.do_finish(command)
        raise AssertionError(command)


@cache
@decides("tap.solo.def.tags", "tap.scen.priority", "tap.kaiju.compat")
def compose(expansions: tuple[str, ...] = (), scenario: type[Chapter] | None = None) -> type[Solo]:
    """The rules of a table: scenario over expansions over the base game, always in this order."""
    parts = [scenario] if scenario else []
    parts += [part for name, part in PARTS.items() if name in expansions]
    return type("ComposedSolo", (*parts, Solo), {}) if parts else Solo
