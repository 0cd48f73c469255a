"""Tapestry as the rooms above see it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.kit import flow
from thirdchair.kit.box import Contents
from thirdchair.kit.decoding import decode
from thirdchair.kit.flow import Answer, Chance, Done, Event, Pending, Rule
from thirdchair.kit.game import BaseSetup, View
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import Rule as Row
from thirdchair.kit.rules import rules_of
from thirdchair.kit.rulings import Ruling
from thirdchair.kit.spoilers import NOTHING, listed
from thirdchair.kit.turns import Next, Step
from thirdchair.tapestry import campaign, content
from thirdchair.tapestry import commands as c
from thirdchair.tapestry.box import unsure
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.expansions.plans_and_ploys import PlansAndPloys
from thirdchair.tapestry.scenarios.commands import AtlantisCommand, Build, KaijuCommand, Note
from thirdchair.tapestry.scenarios.kaiju_capital import KaijuCapital
from thirdchair.tapestry.scenarios.notes import Notes
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.scenarios.setups import (
    AtlantisSetup,
    KaijuSetup,
    begin_atlantis,
    begin_kaiju,
)
from thirdchair.tapestry.scenarios.sheets import sheets
from thirdchair.tapestry.scenarios.tables import (
    AtlantisState,
    KaijuState,
    ScenarioState,
    sheet_of,
)
from thirdchair.tapestry.setups import DuelSetup, SoloSetup, begin_duel, begin_solo
from thirdchair.tapestry.solo import Solo, compose
from thirdchair.tapestry.state import DuelState, SoloState, State
from thirdchair.tapestry.views import view_of
from thirdchair.tapestry.whose_turn import next_turn

MODES = ("duel", "solo", "atlantis", "kaiju")

SETUPS: dict[str, type[BaseSetup]] = {
    "duel": DuelSetup,
    "solo": SoloSetup,
    "atlantis": AtlantisSetup,
    "kaiju": KaijuSetup,
}
STATES: dict[str, type[State]] = {
    "duel": DuelState,
    "solo": SoloState,
    "atlantis": AtlantisState,
    "kaiju": KaijuState,
}
COMMANDS: dict[type[State], Any] = {
    DuelState: c.DuelCommand,
    SoloState: c.SoloCommand,
    AtlantisState: AtlantisCommand,
    KaijuState: KaijuCommand,
}

_decoder = msgspec.msgpack.Decoder(DuelState | SoloState | AtlantisState | KaijuState)


class Tapestry:
    """Tapestry as a game: its modes, and what they give to the rooms above."""

    name = "tapestry"
    package = "thirdchair.tapestry"
    modes = MODES

    @property
    def contents(self) -> Contents:
        """What a box of the game can hold."""
        return unsure()

    @property
    def ledger(self) -> Mapping[str, Row]:
        """All rules by id."""
        return rules_of(self.package)

    def rulings(self, setup: Mapping[str, Any]) -> dict[str, Ruling]:
        """The points that a table of this set-up may decide for itself, by key."""
        mode = str(setup.get("mode"))
        sheet = f"{mode}-{setup.get('scenario')}"
        return content.rulings(sheet if sheet in sheets() else mode)

    def told_modes(self, unlocked: str = NOTHING) -> list[str]:
        """The modes that may be named to somebody who has unlocked that much."""
        return listed(MODES, unsure().modes, unlocked)

    def setup_types(self, mode: str) -> Sequence[type[BaseSetup]]:
        """What is asked for a new table of this mode."""
        return (SETUPS[mode],)

    def command_types(self, mode: str) -> Sequence[Any]:
        """The commands of this mode."""
        return (COMMANDS[STATES[mode]],)

    def set_up(self, request: object) -> tuple[BaseSetup, State]:
        """The checked set-up and the table before its first question."""
        mode = request.get("mode") if isinstance(request, dict) else None
        if mode not in MODES:
            raise bad_input("unknown-mode", where="new.mode", value=mode, options=self.told_modes())
        if mode == "duel":
            duel: DuelSetup = decode(request, DuelSetup, "new")
            return duel, begin_duel(duel)
        if mode == "atlantis":
            atlantis: AtlantisSetup = decode(request, AtlantisSetup, "new")
            return atlantis, begin_atlantis(atlantis)
        if mode == "kaiju":
            kaiju: KaijuSetup = decode(request, KaijuSetup, "new")
            return kaiju, begin_kaiju(kaiju)
        solo: SoloSetup = decode(request, SoloSetup, "new")
        return solo, begin_solo(solo)

    def command(self, state: State, request: dict[str, Any]) -> c.Command:
        """A command of this table, strictly decoded."""
        if request.get("do") == "new":
            return c.SetUp()
        decoded: c.Command = decode(request, COMMANDS[type(state)], "do")
        return decoded

    def rules(self, state: State, command: c.Command, events: list[Event]) -> Rule:
        """The running rule for one command. After the game only undo is left."""
        if state.over:
            raise not_now("game-over")
        return running(self.mode_of(state)(state, events), command)

    def mode_of(self, state: State) -> type[Duel] | type[Solo]:
        """The rules of this table."""
        if not isinstance(state, SoloState):
            return Duel
        scenario = sheet_of(state) if isinstance(state, ScenarioState) else None
        return compose(tuple(state.expansions), scenario)

    def play(
        self,
        state: State,
        command: c.Command,
        answers: Sequence[Answer] = (),
        chance: Chance | None = None,
    ) -> Done[State] | Pending[State]:
        """Run one command: the whole engine as one pure function."""
        return flow.play(self.rules, state, command, answers, chance)

    def view(self, state: State) -> View:
        """The table as everybody may see it."""
        seen, mode = view_of(state), self.mode_of(state)
        if issubclass(mode, Scenario):
            seen["scenario"] = mode(state, []).view()
        return seen

    def next(self, before: Next, step: Step) -> Next:
        """Whose turn it is after a step, and what the rules foresee now."""
        rules, then = (self.mode_of(state)(state, []) for state in (step.state, step.before))
        return next_turn(before, step, rules, then)

    def standing(
        self, mode: str, options: Mapping[str, Any], views: Sequence[View | None]
    ) -> campaign.Standing | None:
        """How a campaign of this mode stands by its games."""
        return campaign.standing_of(mode, options, views) if mode in campaign.MODES else None

    def thawed(self, data: bytes) -> State:
        """A stored state of any mode."""
        state: State = _decoder.decode(data)
        return state


def running(mode: Duel | Solo, command: c.Command) -> Rule:
    """The rule of this mode that carries out a command."""
    match command:
        case c.BotsTurn():
            return mode.bots_turn()
        case c.SetUp():
            return mode.set_up()
        case c.Advance():
            return mode.do_advance(command)
        case c.StartEra():
            return mode.do_income(command)
        case c.TakeLandmark():
            return mode.do_landmark(command)
        case c.Correct():
            return mode.do_correct(command)
        case c.Finish():
            return mode.do_finish(command)
        case c.Explore() if isinstance(mode, Solo):
            return mode.do_explore(command)
        case c.Conquer() if isinstance(mode, Solo):
            return mode.do_conquer(command)
        case c.Points() if isinstance(mode, Solo):
            return mode.do_vp(command)
        case c.TakeFromPool():
            if not isinstance(mode, PlansAndPloys):
                raise not_now("no-pool", where="do")
            return mode.do_take(command)
        case Note():
            if not isinstance(mode, Notes):
                raise not_now("no-notes", where="do")
            return mode.do_note(command)
        case Build():
            if not isinstance(mode, KaijuCapital):
                raise not_now("no-capital", where="do")
            return mode.do_build(command)
    raise AssertionError(command)
