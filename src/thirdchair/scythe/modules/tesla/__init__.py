"""Tesla: one seat has a figure more. For people he is character and mech, for an Automa a mech.

On the board he is one more of his seat's mechs. Which of them he is only people see: they are asked
where it matters.
"""

from collections.abc import Iterator, Sequence

import msgspec

from thirdchair.kit.flow import Event, ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import NO, YES
from thirdchair.scythe.modules.encounters import ENCOUNTERS, Encounters
from thirdchair.scythe.modules.events import TokensHandedIn
from thirdchair.scythe.modules.twelfth_token import TwelfthToken
from thirdchair.scythe.moves.arriving import Gone
from thirdchair.scythe.setup.preparing import Told
from thirdchair.scythe.setup.steps import Step
from thirdchair.scythe.state import AutomaState

TESLA = "tesla"
MECH, CHARACTER = "mech", "character"
MAD = "mad_tesla"
FOUND = "found"
"""Instead of a seat: whoever finds him has him."""
EVENING = "evening"
"""How a table may look for him: as on his evening of the campaign."""


class TeslaFound(Event, frozen=True, tag="tesla_found"):
    """A seat has found him; he stands there from now on."""

    seat: str
    at: str
    rule: str


class Tesla(TwelfthToken, Encounters):
    """`tesla` in what is laid out says whose he is."""

    def __init__(self, state: AutomaState, events: list[Event]) -> None:
        super().__init__(state, events)
        self.came_to: str | None = None
        """Where he has gone in the move that is just made."""

    def plays_tesla(self, seat: str) -> bool:
        """Is he this seat's?"""
        return seat in self.state.laid.get(TESLA, {})

    # Free games: somebody finds him, or has him from the start

    @decides("fen.modules.tesla.only")
    def twelve_tokens(self) -> bool:
        """Only where a table wants him searched for as on his evening of the campaign."""
        return self.state.episode is None and self.ruling("a89") == EVENING

    @decides("fen.modules.tesla.assign")
    async def dealt(self) -> None:
        """Somebody may have him from the start: a faction that people think the weaker one."""
        await super().dealt()
        if self.state.episode is None:
            options = (FOUND, *self.state.seats)
            if (seat := str(await ask(Pick(about="tesla_start", options=options)))) != FOUND:
                self.state.laid[TESLA] = {seat: 1}

    @decides("fen.modules.tesla.find", "fen.modules.tesla.place", "fen.modules.tesla.keep")
    async def met(self, seat: str, n: int, at: str = "") -> None:
        """The first who has enough tokens finds him, where the last of them lay. They are kept,
        unless the table searches as on his evening."""
        await super().met(seat, n, at)
        nobodys = self.state.episode is None and TESLA not in self.state.laid
        enough = self.state.seats[seat].holds[ENCOUNTERS] >= self.number("tesla.tokens")
        if nobodys and enough:
            place = at or await self._where(seat)
            self.state.laid[TESLA] = {seat: 1}
            self.put(seat, MECH, place)
            self.tell(TeslaFound(seat=seat, at=place, rule="fen.modules.tesla.find"))
            if self.twelve_tokens():
                self._hand_in(seat)

    @decides("fen.modules.tesla.place")
    async def _where(self, seat: str) -> str:
        """People keep this board: they say where the last of the encounters was."""
        options = tuple(self.encounter_places())
        place: str = await ask(Pick(about="tesla_where", seat=seat, options=options))
        return place

    @decides("fen.modules.tesla.keep")
    def _hand_in(self, seat: str) -> None:
        """All that it has collected."""
        holds = self.state.seats[seat].holds
        n, holds[ENCOUNTERS] = holds[ENCOUNTERS], 0
        self.tell(TokensHandedIn(seat=seat, n=n, rule="fen.modules.tesla.keep"))

    def steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """With somebody else who is the same figure another one stands in."""
        yield from super().steps(setup, told)
        if MAD in self.state.modules and self.state.episode is None:
            yield Step("fen.modules.tesla.one-figure")

    # Whoever has him

    @decides(
        "fen.tesla.both",
        "fen.e8a.automa.tesla",
        "fen.modules.automa.tesla.against",
        "fen.modules.automa.tesla.mech",
    )
    async def begin_with(self) -> None:
        """He starts on the home base of his seat, as a combat unit like any other."""
        await super().begin_with()
        for seat in self.state.laid.get(TESLA, {}):
            self.put(seat, MECH, self.base(seat))

    @decides("fen.tesla.both", "fen.e8a.automa.tesla")
    def on_mat(self, seat: str, unit: str) -> int:
        """His seat has one mech more than others; he comes back as they do."""
        more = unit == MECH and self.plays_tesla(seat)
        return super().on_mat(seat, unit) + more

    @decides("fen.tesla.no-mech-star")
    def deployed(self, seat: str, unit: str) -> int:
        """For the triumph of mechs he does not count."""
        his = unit == MECH and self.plays_tesla(seat)
        return max(0, super().deployed(seat, unit) - his)

    # As a character

    @decides("fen.tesla.both", "fen.tesla.encounter", "fen.tesla.factory-card")
    async def come_as(self, human: str, moves: Sequence[Gone]) -> list[Gone]:
        """Where a human's mech has come to something that only a character does, people say
        whether it was he; he does it then."""
        came = await super().come_as(human, moves)
        for n, gone in enumerate(came):
            if self.came_to is None and await self._is_he(human, gone):
                self.came_to = gone.end
                came[n] = msgspec.structs.replace(gone, unit=CHARACTER)
        return came

    async def _is_he(self, human: str, gone: Gone) -> bool:
        """Without any other mech on the board nobody need ask."""
        may = gone.unit == MECH and self.plays_tesla(human)
        stands = self.state.board is False or bool(self.count(human, MECH, gone.end))
        if not may or not stands or not self.character_matters(human, gone):
            return False
        if self.state.board is True and not self.deployed(human, MECH):
            return True
        question = Pick(about="was_tesla", seat=human, at=gone.end, options=(NO, YES))
        return bool(await ask(question) == YES)

    def has_character(self, human: str, place: str) -> bool:
        return place == self.came_to or super().has_character(human, place)
