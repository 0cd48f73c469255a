"""Humans and Automas at one board: the mode `automa`."""

from typing import Any, ClassVar

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule
from thirdchair.scythe import commands as c
from thirdchair.scythe.correcting import Correcting
from thirdchair.scythe.humans import Humans
from thirdchair.scythe.scoring import Scoring
from thirdchair.scythe.setup.preparing import Preparing


class Automa(Preparing, Humans, Scoring, Correcting):
    """One or several Automas, cooperative or competitive.

    What a module may change is a method whose description begins with "Point".
    """

    mode = "automa"
    commands: ClassVar[Any] = c.AutomaCommand
    """What people may do at a table of this mode."""

    def carry_out(self, command: Command) -> Rule:
        """The rule that carries out a command."""
        match command:
            case c.SetUp():
                return self.set_up()
            case c.AutomaTurn():
                return self.do_automa_turn(command)
            case c.ActorTurn():
                return self.do_actor_turn(command)
            case c.MoveUnits():
                return self.do_move(command)
            case c.Place():
                return self.do_place(command)
            case c.Remove():
                return self.do_remove(command)
            case c.Gain():
                return self.do_gain(command)
            case c.PlaceStar():
                return self.do_star(command)
            case c.Tally():
                return self.do_count(command)
            case c.Correct():
                return self.do_correct(command)
            case c.Finish():
                return self.do_finish(command)
        raise AssertionError(command)
