"""The Keepers of the Light as the rooms above see them."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tests.toy import commands as c
from tests.toy.box import checked_box
from tests.toy.content import Material, material
from tests.toy.correcting import CorrectingNight
from tests.toy.night import Night
from tests.toy.season import Season, night_rule
from tests.toy.setups import ToySetup, begin_night, begin_season
from tests.toy.state import NightState, SeasonState, State
from tests.toy.views import night_view, season_view, seen_season
from tests.toy.whose_turn import next_turn
from thirdchair.kit.box import Contents
from thirdchair.kit.commands import Command
from thirdchair.kit.decoding import decode
from thirdchair.kit.flow import Event, Rule
from thirdchair.kit.game import BaseSetup, Standing, View
from thirdchair.kit.readers import NO_KEYS, NOBODY, Keys, Reader
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import Rule as Row
from thirdchair.kit.rulings import Ruling
from thirdchair.kit.turns import Next, Step

KEEPERS = "tests.toy.keepers"
NIGHT, SEASON = "night", "season"

BY_PHASE: Mapping[str, Any] = {
    "begin": c.AtBegin,
    "play": c.InPlay,
    "vote": c.AtVote,
    "tie": c.AtTie,
    "shop": c.InShop,
    "over": c.InShop,
}
"""The commands that a season knows: one that it does not know yet is one that does not exist."""

_states: msgspec.msgpack.Decoder[State] = msgspec.msgpack.Decoder(State)


class Toy:
    """A game of a tower: one night, or a season of them."""

    name = "toy"
    modes = (NIGHT, SEASON)
    secretive = (SEASON,)

    def __init__(self, package: str = KEEPERS) -> None:
        """`package` has the content, the ledger and the words, the templates and static files."""
        self.package = package

    @property
    def material(self) -> Material:
        """All that is printed."""
        return material(self.package)

    @property
    def contents(self) -> Contents:
        """What a box of it can hold."""
        return self.material.contents

    @property
    def ledger(self) -> Mapping[str, Row]:
        """All its rules by id."""
        return self.material.ledger

    def rulings(self, setup: Mapping[str, Any]) -> dict[str, Ruling]:
        """The points that a table of this set-up may decide for itself, by key."""
        rulings = self.material.rulings.items()
        return {key: one for key, one in rulings if setup["mode"] in one.modes}

    def setup_types(self, mode: str) -> Sequence[type[BaseSetup]]:
        """What is asked for a new table."""
        return (ToySetup,)

    def command_types(self, mode: str) -> Sequence[Any]:
        """The commands of a night; of a season only that there are some."""
        return (c.NightCommand,) if mode == NIGHT else (c.SeasonRequest,)

    def set_up(self, request: object, reader: Reader = NOBODY) -> tuple[BaseSetup, State]:
        """The checked set-up and the table before its first question."""
        mode = request.get("mode") if isinstance(request, dict) else None
        if mode not in (told := reader.listed(self.modes, self.contents.modes)):
            raise bad_input("unknown-mode", where="new.mode", value=mode, options=told)
        setup: ToySetup = decode(request, ToySetup, "new")
        checked_box(setup.box, "new.box", self.package)
        begin = begin_night if mode == NIGHT else begin_season
        return setup, begin(setup, self.material)

    def command(self, state: State, request: dict[str, Any]) -> Command:
        """A command of this table, strictly decoded."""
        if request.get("do") == "new":
            return c.SetUp()
        kinds = c.NightCommand if isinstance(state, NightState) else BY_PHASE[state.phase]
        decoded: Command = decode(request, kinds, "do")
        return decoded

    def rules(self, state: State, command: Command, events: list[Event]) -> Rule:
        """The running rule for one command. After the game only undo is left."""
        if state.over:
            raise not_now("game-over")
        if isinstance(state, SeasonState):
            return Season(self.material, state, events).rule_for(command)
        if isinstance(command, c.Correct):
            return CorrectingNight(self.material, state, events).correct(command)
        return night_rule(Night(self.material, state, events), command)

    def seats(self, state: State) -> tuple[str, ...]:
        """All seats are seats of people."""
        return tuple(state.seats)

    def view(self, state: State, seat: str | None = None) -> View:
        """The table as this seat sees it."""
        return night_view(state) if isinstance(state, NightState) else season_view(state, seat)

    def seen(self, state: State, seat: str | None) -> State:
        """The table without the sealed votes of others."""
        return state if isinstance(state, NightState) else seen_season(state, seat)

    def revealed(self, state: State) -> frozenset[str]:
        """The evenings whose votes are open."""
        return frozenset() if isinstance(state, NightState) else frozenset(state.revealed)

    def unlocked(self, state: State) -> Keys | None:
        """What a season has revealed; a night is no part of one."""
        return None if isinstance(state, NightState) else frozenset(state.keys)

    def lies_open(self, state: State) -> Keys:
        """A night hides nothing."""
        return NO_KEYS

    def next(self, before: Next, step: Step) -> Next:
        """Whose turn it is after a step, and what the rules foresee now."""
        return next_turn(before, step, self.material)

    def standing(
        self, mode: str, options: Mapping[str, Any], views: Sequence[View | None]
    ) -> Standing | None:
        """A season is one table, not a series of them."""
        return None

    def thawed(self, data: bytes) -> State:
        """A stored state."""
        return _states.decode(data)
