"""Scythe as the rooms above see it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from thirdchair.kit import flow
from thirdchair.kit.box import Contents
from thirdchair.kit.commands import Command
from thirdchair.kit.decoding import decode
from thirdchair.kit.flow import Answer, Chance, Done, Event, Pending, Rule
from thirdchair.kit.game import BaseSetup, OpenTables, Standing, View
from thirdchair.kit.learned import from_msgpack
from thirdchair.kit.readers import NO_KEYS, NOBODY, Keys, Reader
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import Rule as Row
from thirdchair.kit.rules import ledger_of
from thirdchair.kit.rulings import Ruling
from thirdchair.kit.turns import Next, Step
from thirdchair.scythe import commands as c
from thirdchair.scythe import content
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.box import contents
from thirdchair.scythe.horde.playing import Horde, HordeCommand
from thirdchair.scythe.horde.setups import (
    LOCK,
    HordeSetup,
    allowed,
    begin_horde,
    keys_of,
    with_keys,
)
from thirdchair.scythe.horde.state import HORDE, HordeState
from thirdchair.scythe.material import Material, material_of
from thirdchair.scythe.modules.arrows import Arrows
from thirdchair.scythe.modules.finding import OWN, Modules
from thirdchair.scythe.modules.module import compose
from thirdchair.scythe.setup.setups import AutomaSetup, begin
from thirdchair.scythe.state import AutomaState
from thirdchair.scythe.views import view_of
from thirdchair.scythe.whose_turn import next_turn


class Scythe(OpenTables):
    """The game with the modules of these folders; by default those of the books."""

    name = "scythe"
    package = content.PACKAGE
    modes: tuple[str, ...] = ("automa", HORDE)

    def __init__(self, modules: Sequence[Traversable] = (OWN,)) -> None:
        self._folders = modules

    # What there is

    @cached_property
    def modules(self) -> Modules:
        """The modules that can be played, found when somebody first asks."""
        return Modules(self._folders)

    @property
    def contents(self) -> Contents:
        """What a box of it can hold."""
        return contents()

    @cached_property
    def ledger(self) -> Mapping[str, Row]:
        """All its rules by id, those of the modules among them."""
        return ledger_of(self.package, self.modules.ledgers)

    @property
    def locales(self) -> tuple[Traversable, ...]:
        """Folders with words that modules bring: a file `<language>.ftl` for each language."""
        return self.modules.locales

    def material(self, modules: Sequence[str] = ()) -> Material:
        """What a table with these modules plays with."""
        return material_of(self.modules.compose(tuple(modules)))

    def material_at(self, state: Any) -> Material:
        """What is played with at a table."""
        tonight = self.tonight(state)
        return material_of(self.mode_of(tonight), tonight.track)

    def rulings(self, setup: Mapping[str, Any]) -> dict[str, Ruling]:
        """The points that a table of this set-up may decide for itself, by key."""
        return content.rulings(str(setup["mode"]))

    def setup_types(self, mode: str) -> Sequence[type[BaseSetup]]:
        """What is asked for a new table."""
        return (HordeSetup,) if mode == HORDE else (AutomaSetup,)

    def command_types(self, mode: str) -> Sequence[Any]:
        """The commands of its tables."""
        return (HordeCommand,) if mode == HORDE else (c.AutomaCommand,)

    # A table

    def set_up(self, request: object, reader: Reader = NOBODY) -> tuple[BaseSetup, AutomaState]:
        """The checked set-up and the table before its first question."""
        mode = request.get("mode") if isinstance(request, dict) else None
        if mode == HORDE and reader.may_choose(LOCK):
            return self._against_the_horde(request, reader)
        if mode not in (told := reader.listed(self.modes, contents().modes)):
            raise bad_input("unknown-mode", where="new.mode", value=mode, options=told)
        setup: AutomaSetup = decode(request, AutomaSetup, "new")
        modules = self.modules.known(setup.modules, reader)
        if not reader.older:
            self.modules.check(modules)
        reader = replace(reader, keys=reader.keys | self.modules.keys(modules))
        return setup, self._fits(begin(setup, self.material(modules), modules, reader), reader)

    def _against_the_horde(self, request: object, reader: Reader) -> tuple[BaseSetup, AutomaState]:
        setup: HordeSetup = decode(request, HordeSetup, "new")
        reader = with_keys(reader, self.modules)
        modules = allowed(setup, self.modules, reader)
        state = begin_horde(setup, self.material(modules), modules, reader)
        return setup, self._fits(state, reader)

    def _fits(self, state: AutomaState, reader: Reader) -> AutomaState:
        """A new table must be one that its box can serve; what was once dealt stays."""
        if not reader.older:
            self.rules_at(state).goes_round()
        return state

    def command(self, state: AutomaState, request: dict[str, Any]) -> Command:
        """A command of this table, strictly decoded."""
        if request.get("do") == "new":
            return c.SetUp()
        decoded: Command = decode(request, self.mode_of(state).commands, "do")
        return decoded

    def rules(self, state: AutomaState, command: Command, events: list[Event]) -> Rule:
        """The running rule for one command. After the game only undo is left."""
        if state.over:
            raise not_now("game-over")
        return self.mode_of(state)(state, events).carry_out(command)

    def mode_of(self, state: AutomaState) -> type[Automa]:
        """The rules of this table, composed from its modules."""
        if isinstance(state, HordeState):
            return compose(None, (Horde, *self.modules.named(tuple(state.modules))))
        return self.modules.compose(tuple(state.modules)) if state.modules else Automa

    def tonight(self, state: Any) -> AutomaState:
        """The game that lies on the board; a campaign has it inside."""
        assert isinstance(state, AutomaState)
        return state

    def rules_at(self, state: AutomaState) -> Automa:
        """The rules of this table, to be asked; nobody hears what they tell."""
        return self.mode_of(state)(state, [])

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
        rules = self.rules_at(state)
        view = view_of(rules)
        if isinstance(rules, Arrows):
            view["tile"] = rules.tile_shown()
        if isinstance(rules, Horde):
            view[HORDE] = rules.shown()
        return view

    def lies_open(self, state: Any) -> Keys:
        """What belongs to the modules of a free game; against the Horde any may be met."""
        if not isinstance(state, AutomaState):
            return NO_KEYS
        if isinstance(state, HordeState):
            return keys_of(self.modules)
        return self.modules.keys(state.modules)

    def next(self, before: Next, step: Step) -> Next:
        """Whose turn it is after a step, and what the rules foresee now."""
        return next_turn(before, step, self.rules_at(step.state))

    def standing(
        self, mode: str, options: Mapping[str, Any], views: Sequence[View | None]
    ) -> Standing | None:
        """No mode is played as a series of tables."""
        return None

    def thawed(self, data: bytes) -> AutomaState:
        """A stored state; what rulings decide that are younger than it stays as it was."""
        state: AutomaState = _states.decode(data)
        if strange := [name for name in state.modules if name not in self.modules.sheets]:
            raise msgspec.ValidationError(f"no module {strange[0]} is known here")
        mode = str(state.__struct_config__.tag)
        lies_open = Reader(keys=self.lies_open(state))
        for ruling in lies_open.told(content.rulings(mode).values()):
            state.rulings.setdefault(ruling.key, ruling.of_old())
        return state


_states: msgspec.msgpack.Decoder[AutomaState | HordeState] = from_msgpack(
    AutomaState | HordeState  # type: ignore[arg-type]
)
