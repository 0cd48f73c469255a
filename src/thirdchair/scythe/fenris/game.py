"""Scythe with its campaign, as the rooms above see it."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from thirdchair.kit.box import Contents, Offered
from thirdchair.kit.commands import Command
from thirdchair.kit.decoding import decode
from thirdchair.kit.flow import Event, Rule
from thirdchair.kit.game import BaseSetup, View
from thirdchair.kit.learned import from_msgpack
from thirdchair.kit.readers import NOBODY, Keys, Reader
from thirdchair.kit.refusals import not_now
from thirdchair.kit.turns import Next, Step
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.commands import SetUp
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.before.paper import is_way_open, take_way
from thirdchair.scythe.fenris.before.setups import FenrisSetup, begin_campaign
from thirdchair.scythe.fenris.campaign import Campaign, known_commands
from thirdchair.scythe.fenris.episodes.finding import (
    board_at,
    campaign_at,
    found_factions,
    is_here,
    modules_of,
    way_of,
)
from thirdchair.scythe.fenris.rewards.boxes import lies_on_the_board
from thirdchair.scythe.fenris.ruling import keep_what_it_had
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.fenris.tonight.late import as_it_goes
from thirdchair.scythe.fenris.views import campaign_view, seen_by
from thirdchair.scythe.fenris.whose_turn import next_in_campaign
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.horde.state import HordeState
from thirdchair.scythe.material import Material, material_of
from thirdchair.scythe.state import AutomaState

FENRIS = "fenris"


class ScytheWithFenris(Scythe):
    """Single games, and the campaign."""

    modes: tuple[str, ...] = (*Scythe.modes, FENRIS)
    secretive = (FENRIS,)

    @cached_property
    def contents(self) -> Contents:
        """What a box can hold, the campaign among it."""
        own = super().contents
        return replace(own, mode=(*own.mode, Offered(id=FENRIS, expansion="rise")))

    def setup_types(self, mode: str) -> Sequence[type[BaseSetup]]:
        return (FenrisSetup,) if mode == FENRIS else super().setup_types(mode)

    def command_types(self, mode: str) -> Sequence[Any]:
        """Of a campaign only that there are some: their names would tell what comes."""
        return (c.Request,) if mode == FENRIS else super().command_types(mode)

    def set_up(self, request: object, reader: Reader = NOBODY) -> tuple[BaseSetup, Any]:
        if not isinstance(request, dict) or request.get("mode") != FENRIS:
            return super().set_up(request, reader)
        setup: FenrisSetup = decode(request, FenrisSetup, "new")
        material = self.material(modules_of(one.faction or "" for one in setup.seats))
        return setup, begin_campaign(setup, material, reader)

    def command(self, state: Any, request: dict[str, Any]) -> Command:
        if not isinstance(state, FenrisState) or request.get("do") == "new":
            return super().command(state, request)
        if state.over:
            raise not_now("fenris-over")
        if request.get("do") == "episode_result" and "seat" in request and state.phase == "play":
            column: Command = decode(request, c.SeatResult, "do")
            return column
        if request.get("do") == "open" and "seat" in request:
            found: Command | None = None
            if state.phase == "play" and lies_on_the_board(state, request.get("box")):
                found = decode(request, c.Discover, "do")
            elif state.to_open:
                found = decode(request, c.OpenBy, "do")
            if found is not None:
                return found
        decoded: Command = decode(request, known_commands(state), "do")
        if isinstance(decoded, c.ChangeFaction) and self.campaign(state, []).draws_nothing(decoded):
            decoded = decode(request, c.ChooseFaction, "do")
        if isinstance(decoded, c.Mark | c.Tally) and self.campaign(state, []).asks(decoded):
            decoded = decode(request, c.AskedMark | c.AskedTally, "do")
        return decoded

    def rules(self, state: Any, command: Command, events: list[Event]) -> Rule:
        if not isinstance(state, FenrisState):
            return super().rules(state, command, events)
        if isinstance(command, c.Begin) and not is_here(state.evening):
            raise not_now("fenris-not-here-yet")
        if isinstance(command, SetUp) and is_way_open(state):
            return self._on_a_way(state, command, events)
        return self.campaign(state, events).carry_out(command)

    async def _on_a_way(self, state: FenrisState, command: Command, events: list[Event]) -> None:
        """Whoever comes from paper says first which way was taken: it leads to the evening."""
        await take_way(state, events)
        await self.campaign(state, events).carry_out(command)

    def campaign(self, state: FenrisState, events: list[Event]) -> Campaign:
        """The rules of a campaign at the evening where it stands."""
        if not is_here(state.evening):
            return Campaign(state, events, self.material_at(state))
        rules = campaign_at(state.evening)(state, events, self.material_at(state))
        rules.board = board_at(state.evening, _played(state), state.branch)
        return rules

    def material_at(self, state: Any) -> Material:
        if not isinstance(state, FenrisState):
            return super().material_at(state)
        factions = [*found_factions(state.keys), *(one.faction for one in state.sheets.values())]
        if is_here(state.evening):
            track = state.tonight.track if state.tonight else ()
            return material_of(board_at(state.evening, factions, state.branch), track)
        return self.material(modules_of(factions))

    def tonight(self, state: Any) -> AutomaState:
        if not isinstance(state, FenrisState):
            return super().tonight(state)
        if state.tonight is None:
            raise not_now("fenris-no-game")
        return as_it_goes(state)

    def mode_of(self, state: AutomaState) -> type[Automa]:
        if not state.episode:
            return super().mode_of(state)
        factions = [one.faction for one in state.seats.values()]
        return board_at(state.episode, factions, way_of(state))

    # What people see

    def seats(self, state: Any) -> tuple[str, ...]:
        if not isinstance(state, FenrisState):
            return super().seats(state)
        return tuple(seat for seat, one in state.sheets.items() if one.kind == "human")

    def view(self, state: Any, seat: str | None = None) -> View:
        if not isinstance(state, FenrisState):
            return super().view(state, seat)
        view = campaign_view(state, seat, self._board(state))
        if state.change is not None:
            view["change"]["free"] = self.campaign(state, []).pool()
        return view

    def seen(self, state: Any, seat: str | None) -> Any:
        return seen_by(state, seat) if isinstance(state, FenrisState) else state

    def revealed(self, state: Any) -> frozenset[str]:
        return frozenset(state.revealed) if isinstance(state, FenrisState) else frozenset()

    def unlocked(self, state: Any) -> Keys | None:
        return frozenset(state.keys) if isinstance(state, FenrisState) else None

    def next(self, before: Next, step: Step) -> Next:
        if not isinstance(step.state, FenrisState):
            return super().next(before, step)
        rules = self._board(step.state)
        here = is_here(step.state.evening)
        counts = rules is not None and self._counts(step.state, rules)
        return next_in_campaign(before, step, rules, is_here=here, counts=counts)

    def _board(self, state: FenrisState) -> Automa | None:
        """The rules of tonight's game, to be asked."""
        return None if state.tonight is None else self.rules_at(self.tonight(state))

    def _counts(self, state: FenrisState, rules: Automa) -> bool:
        """Is there something that people count tonight, beside coins and stars?"""
        return bool(self.campaign(state, []).counts()) or any(
            rules.countable(seat) for seat in rules.state.seats
        )

    def thawed(self, data: bytes) -> Any:
        state = _states.decode(data)
        if not isinstance(state, FenrisState):
            return super().thawed(data)
        keep_what_it_had(state)
        return state


def _played(state: FenrisState) -> list[str]:
    """The factions of tonight's game, or of all who may play it."""
    seats = state.sheets if state.tonight is None else state.tonight.seats
    return [one.faction for one in seats.values()]


_states: msgspec.msgpack.Decoder[AutomaState | HordeState | FenrisState] = from_msgpack(
    AutomaState | HordeState | FenrisState  # type: ignore[arg-type]
)
