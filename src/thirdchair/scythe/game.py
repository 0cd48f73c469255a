"""Scythe as the rooms above see it."""

from collections.abc import Mapping, Sequence
from typing import Any

from thirdchair.kit import flow
from thirdchair.kit.box import Contents
from thirdchair.kit.commands import Command
from thirdchair.kit.decoding import decode
from thirdchair.kit.flow import Answer, Chance, Done, Event, Pending, Rule
from thirdchair.kit.game import BaseSetup, OpenTables, Standing, View
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import Rule as Row
from thirdchair.kit.rules import rules_of
from thirdchair.kit.rulings import Ruling
from thirdchair.kit.turns import Next, Step
from thirdchair.scythe import commands as c
from thirdchair.scythe import content
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.box import contents
from thirdchair.scythe.setups import AutomaSetup, begin
from thirdchair.scythe.state import AutomaState
from thirdchair.scythe.views import view_of
from thirdchair.scythe.whose_turn import next_turn


class Scythe(OpenTables):
    """Scythe with its Automas."""

    name = "scythe"
    package = "thirdchair.scythe"
    modes = ("automa",)

    @property
    def contents(self) -> Contents:
        """What a box of it can hold."""
        return contents()

    @property
    def ledger(self) -> Mapping[str, Row]:
        """All its rules by id."""
        return rules_of(self.package)

    def rulings(self, setup: Mapping[str, Any]) -> dict[str, Ruling]:
        """The points that a table of this set-up may decide for itself, by key."""
        return content.rulings(str(setup["mode"]))

    def setup_types(self, mode: str) -> Sequence[type[BaseSetup]]:
        """What is asked for a new table."""
        return (AutomaSetup,)

    def command_types(self, mode: str) -> Sequence[Any]:
        """The commands of its tables."""
        return (c.AutomaCommand,)

    def set_up(self, request: object, reader: Reader = NOBODY) -> tuple[BaseSetup, AutomaState]:
        """The checked set-up and the table before its first question."""
        mode = request.get("mode") if isinstance(request, dict) else None
        if mode not in (told := reader.listed(self.modes, contents().modes)):
            raise bad_input("unknown-mode", where="new.mode", value=mode, options=told)
        setup: AutomaSetup = decode(request, AutomaSetup, "new")
        return setup, begin(setup, reader)

    def command(self, state: AutomaState, request: dict[str, Any]) -> Command:
        """A command of this table, strictly decoded."""
        if request.get("do") == "new":
            return c.SetUp()
        decoded: Command = decode(request, c.AutomaCommand, "do")
        return decoded

    def rules(self, state: AutomaState, command: Command, events: list[Event]) -> Rule:
        """The running rule for one command. After the game only undo is left."""
        if state.over:
            raise not_now("game-over")
        mode = Automa(state, events)
        match command:
            case c.SetUp():
                return mode.set_up()
            case c.AutomaTurn():
                return mode.do_automa_turn(command)
            case c.MoveUnits():
                return mode.do_move(command)
            case c.Place():
                return mode.do_place(command)
            case c.Remove():
                return mode.do_remove(command)
            case c.Gain():
                return mode.do_gain(command)
            case c.PlaceStar():
                return mode.do_star(command)
            case c.Correct():
                return mode.do_correct(command)
            case c.Finish():
                return mode.do_finish(command)
        raise AssertionError(command)

    def play(
        self,
        state: AutomaState,
        command: Command,
        answers: Sequence[Answer] = (),
        chance: Chance | None = None,
    ) -> Done[AutomaState] | Pending[AutomaState]:
        """Run one command: the whole engine as one pure function."""
        return flow.play(self.rules, state, command, answers, chance)

    def seats(self, state: AutomaState) -> tuple[str, ...]:
        """The seats of humans."""
        return tuple(seat for seat, one in state.seats.items() if one.kind == "human")

    def view(self, state: AutomaState, seat: str | None = None) -> View:
        """The table as everybody may see it."""
        return view_of(state)

    def next(self, before: Next, step: Step) -> Next:
        """Whose turn it is after a step, and what the rules foresee now."""
        return next_turn(before, step)

    def standing(
        self, mode: str, options: Mapping[str, Any], views: Sequence[View | None]
    ) -> Standing | None:
        """No mode is played as a series of tables."""
        return None

    def thawed(self, data: bytes) -> AutomaState:
        """A stored state; rulings that are younger than it decide as they do by default."""
        state = flow.thawed(AutomaState, data)
        for ruling in NOBODY.told(content.rulings("automa").values()):
            state.rulings.setdefault(ruling.key, ruling.default)
        return state
