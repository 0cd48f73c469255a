"""Tapestry as the rooms above see it."""

from collections.abc import Sequence
from typing import Any

from thirdchair.kit import flow
from thirdchair.kit.decoding import decode
from thirdchair.kit.flow import Answer, Chance, Done, Event, Pending, Rule
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.tapestry import commands as c
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.setups import DuelSetup, begin_duel
from thirdchair.tapestry.state import DuelState, State
from thirdchair.tapestry.views import view_of

MODES = ("duel",)

name = "tapestry"
package = "thirdchair.tapestry"


def set_up(request: object) -> tuple[BaseSetup, State]:
    """The checked set-up and the table before its first question."""
    mode = request.get("mode") if isinstance(request, dict) else None
    if mode not in MODES:
        raise bad_input("unknown-mode", where="new.mode", value=mode, options=list(MODES))
    setup: DuelSetup = decode(request, DuelSetup, "new")
    return setup, begin_duel(setup)


def command(state: State, request: dict[str, Any]) -> c.Command:
    """A command of this table, strictly decoded."""
    if request.get("do") == "new":
        return c.SetUp()
    decoded: c.Command = decode(request, c.DuelCommand, "do")
    return decoded


def rules(state: State, command: c.Command, events: list[Event]) -> Rule:
    """The running rule for one command. After the game only undo is left."""
    if state.over:
        raise not_now("game-over")
    assert isinstance(state, DuelState)
    mode = Duel(state, events)
    match command:
        case c.SetUp():
            return mode.set_up()
        case c.BotsTurn():
            return mode.bots_turn()
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
    raise AssertionError(command)


def play(
    state: State,
    command: c.Command,
    answers: Sequence[Answer] = (),
    chance: Chance | None = None,
) -> Done[State] | Pending[State]:
    """Run one command: the whole engine as one pure function."""
    return flow.play(rules, state, command, answers, chance)


def view(state: State) -> dict[str, Any]:
    """The table as everybody may see it."""
    return view_of(state)


def thawed(data: bytes) -> State:
    """A stored state."""
    return flow.thawed(DuelState, data)
