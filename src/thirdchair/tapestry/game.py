"""Tapestry as the rooms above see it."""

from collections.abc import Container, Mapping, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec.structs import replace

from thirdchair.kit import flow
from thirdchair.kit.box import Contents
from thirdchair.kit.commands import Command
from thirdchair.kit.decoding import decode
from thirdchair.kit.flow import Answer, Chance, Done, Event, Pending, Rule
from thirdchair.kit.game import BaseSetup, OpenTables, Standing, View
from thirdchair.kit.learned import from_msgpack
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import Rule as Row
from thirdchair.kit.rules import ledger_of
from thirdchair.kit.rulings import Ruling
from thirdchair.kit.turns import Next
from thirdchair.kit.turns import Step as Turn
from thirdchair.tapestry import campaign, content, modes
from thirdchair.tapestry.box import unsure
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.put_back import Back, put_back
from thirdchair.tapestry.scenarios.beginning import begin_scenario
from thirdchair.tapestry.scenarios.finding import OWN, Scenarios
from thirdchair.tapestry.scenarios.removals import removed
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.scenarios.state import ScenarioState, sheet_of
from thirdchair.tapestry.setup.checklists import checklist
from thirdchair.tapestry.setup.setups import (
    DuelSetup,
    ScenarioSetup,
    SoloSetup,
    begin_duel,
    begin_solo,
)
from thirdchair.tapestry.setup.steps import Step
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import DuelState, SoloState, State
from thirdchair.tapestry.views import view_of
from thirdchair.tapestry.whose_turn import next_turn

DUEL, SOLO = "duel", "solo"


class Tapestry(OpenTables):
    """The game with the scenarios of these folders; by default those of the books."""

    name = "tapestry"
    package = content.PACKAGE

    def __init__(self, scenarios: Sequence[Traversable] = (OWN,)) -> None:
        self.scenarios = Scenarios(scenarios)
        self._decoders: dict[str, msgspec.msgpack.Decoder[State]] = {}

    # What there is

    @cached_property
    def modes(self) -> tuple[str, ...]:
        """All modes: two of the game itself, and those of its scenarios."""
        return (DUEL, SOLO, *self.scenarios.modes)

    @cached_property
    def contents(self) -> Contents:
        """What a box of the game can hold, the modes of the scenarios among it."""
        own = unsure()
        return replace(own, mode=(*own.mode, *self.scenarios.modes.values()))

    @cached_property
    def ledger(self) -> Mapping[str, Row]:
        """All rules by id, those of the scenarios among them."""
        return ledger_of(self.package, self.scenarios.ledgers)

    @property
    def locales(self) -> tuple[Traversable, ...]:
        """Folders with words that scenarios bring: a file `<language>.ftl` for each language."""
        return self.scenarios.locales

    def rulings(self, setup: Mapping[str, Any]) -> dict[str, Ruling]:
        """The points that a table of this set-up may decide for itself, by key."""
        mode = str(setup.get("mode"))
        sheet = self.scenarios.sheets.get(f"{mode}-{setup.get('scenario')}")
        return content.rulings(mode) if sheet is None else sheet.rulings

    # Set-up

    def setup_types(self, mode: str) -> Sequence[type[BaseSetup]]:
        """What is asked for a new table of this mode."""
        if mode in (DUEL, SOLO):
            return (DuelSetup if mode == DUEL else SoloSetup,)
        scenarios = (self.scenarios.rules(sheet.id) for sheet in self.scenarios.of_mode(mode))
        return tuple(dict.fromkeys(rules.setup for rules in scenarios))

    def command_types(self, mode: str) -> Sequence[Any]:
        """The commands of this mode."""
        if mode in (DUEL, SOLO):
            return (Duel.commands if mode == DUEL else Solo.commands,)
        scenarios = (self.scenarios.rules(sheet.id) for sheet in self.scenarios.of_mode(mode))
        return tuple(dict.fromkeys(rules.commands for rules in scenarios))

    def set_up(self, request: object, reader: Reader = NOBODY) -> tuple[BaseSetup, State]:
        """The checked set-up and the table before its first question."""
        given = request if isinstance(request, dict) else {}
        mode = given.get("mode")
        if mode not in (told := reader.listed(self.modes, self.contents.modes)):
            raise bad_input("unknown-mode", where="new.mode", value=mode, options=told)
        if mode == DUEL:
            duel: DuelSetup = decode(request, DuelSetup, "new")
            return duel, begin_duel(duel, reader)
        if mode == SOLO:
            solo: SoloSetup = decode(request, SoloSetup, "new")
            return solo, begin_solo(solo, reader=reader)
        return self._set_up_scenario(request, mode, given.get("scenario"), reader)

    def _set_up_scenario(
        self, request: object, mode: str, number: object, reader: Reader
    ) -> tuple[ScenarioSetup, ScenarioState]:
        """Where there is no such number, another of the mode tells what is wrong."""
        sheets = reader.told(self.scenarios.of_mode(mode))
        named = next((sheet for sheet in sheets if sheet.number == number), sheets[0])
        setup = decode(request, self.scenarios.rules(named.id).setup, "new")
        sheet = self.scenarios.known(mode, setup.scenario, reader)
        return setup, begin_scenario(setup, self.scenarios.rules(sheet.id), reader)

    # A table

    def command(self, state: State, request: dict[str, Any]) -> Command:
        """A command of this table, strictly decoded."""
        if request.get("do") == "new":
            return SetUp()
        decoded: Command = decode(request, self.mode_of(state).commands, "do")
        return decoded

    def rules(self, state: State, command: Command, events: list[Event]) -> Rule:
        """The running rule for one command. After the game only undo is left."""
        if state.over:
            raise not_now("game-over")
        return self.mode_of(state)(state, events).carry_out(command)

    def mode_of(self, state: State) -> type[Duel] | type[Solo]:
        """The rules of this table; a scenario is looked at before they begin."""
        if isinstance(state, ScenarioState):
            self.scenarios.rules(sheet_of(state))
        return modes.mode_of(state)

    def scenario(self, state: State) -> Scenario | None:
        """The scenario at work on this table, to be asked; nobody hears what it tells."""
        rules = self.mode_of(state)
        return rules(state, []) if issubclass(rules, Scenario) else None

    def play(
        self,
        state: State,
        command: Command,
        answers: Sequence[Answer] = (),
        chance: Chance | None = None,
    ) -> Done[State] | Pending[State]:
        """Run one command: the whole engine as one pure function."""
        return flow.play(self.rules, state, command, answers, chance)

    def seats(self, state: State) -> tuple[str, ...]:
        """The seats of humans."""
        return self.mode_of(state).humans

    def view(self, state: State, seat: str | None = None) -> View:
        """The table as everybody may see it."""
        seen, scenario = view_of(state), self.scenario(state)
        if scenario is not None:
            seen["scenario"] = scenario.view()
        return seen

    def next(self, before: Next, step: Turn) -> Next:
        """Whose turn it is after a step, and what the rules foresee now."""
        rules, then = (self.mode_of(state)(state, []) for state in (step.state, step.before))
        return next_turn(before, step, rules, then)

    def standing(
        self, mode: str, options: Mapping[str, Any], views: Sequence[View | None]
    ) -> Standing | None:
        """How a campaign of this mode stands by its games."""
        series = self.series(mode)
        return campaign.standing_of(series, options, views) if series else None

    def series(self, mode: str) -> campaign.Series | None:
        """The scenarios of this mode as a campaign, if they are one."""
        return campaign.series_of(self.scenarios.of_mode(mode))

    def steps(self, setup: BaseSetup, state: State) -> list[Step]:
        """What the hands do before the game."""
        return checklist(setup, self.view(state), self.scenario(state))

    def put_back(self, setup: BaseSetup, state: State, ticked: Container[str] = ()) -> list[Back]:
        """What goes back where after the game; `ticked` are steps of the set-up that were done."""
        back = put_back(setup, self.view(state), self.steps(setup, state), ticked)
        scenario = self.scenario(state)
        return back if scenario is None else [*back, *removed(scenario.sheet), *scenario.put_back()]

    def thawed(self, data: bytes) -> State:
        """A stored state of any mode."""
        kind = _kinds.decode(data).id
        if kind not in (DUEL, SOLO, *self.scenarios.sheets):
            raise msgspec.ValidationError(f"no table of {kind} is known here")
        if kind not in self._decoders:
            self._decoders[kind] = from_msgpack(self._state_type(kind))
        return self._decoders[kind].decode(data)

    def _state_type(self, kind: str) -> type[State]:
        if kind in (DUEL, SOLO):
            return DuelState if kind == DUEL else SoloState
        return self.scenarios.rules(kind).table


class _Number(msgspec.Struct):
    number: int


class _Kind(msgspec.Struct):
    """Of a stored state, only what tells whose it is."""

    mode: str
    scenario: _Number | None = None

    @property
    def id(self) -> str:
        return self.mode if self.scenario is None else f"{self.mode}-{self.scenario.number}"


_kinds = from_msgpack(_Kind)
