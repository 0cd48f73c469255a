"""Encounter tokens that are kept: whoever has enough of them finds whom all are looking for."""

from collections.abc import Sequence

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended
from thirdchair.scythe.fenris.events import Received, StepToDo
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack
from thirdchair.scythe.modules.events import TokensHandedIn
from thirdchair.scythe.modules.meeting import Meeting
from thirdchair.scythe.modules.twelfth_token import TwelfthToken
from thirdchair.scythe.moves.arriving import Gone

BOX = "e"
TOKENS = "encounter_tokens"
OPENED = "box_e_opened"
"""Who has opened the box."""
OPEN = "open"


class Tokens(TwelfthToken, OnTheTrack):
    """Twelve of them; the twelfth lies on the Factory."""

    # Keeping them

    def held(self, seat: str) -> int:
        """How many tokens lie before a seat."""
        return self.state.seats[seat].holds.get(TOKENS, 0)

    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """Whoever has an encounter keeps the token."""
        lay = set(self.state.tokens.encounter)
        await super().after_move(seat, moves)
        for place in self.board.in_order(lay.difference(self.state.tokens.encounter)):
            self.keep(seat)
            await self.kept_at(seat, place)
            await self.look_out(seat)

    @decides("fen.e7.encounter.keep")
    def keep(self, seat: str, n: int = 1) -> None:
        """So many tokens more."""
        holds = self.state.seats[seat].holds
        holds[TOKENS] = holds.get(TOKENS, 0) + n
        rule = "fen.e7.encounter.keep"
        self.tell(Received(seat=seat, what=TOKENS, n=holds[TOKENS], rule=rule))

    async def kept_at(self, seat: str, place: str) -> None:
        """What follows for an Automa that has taken one there: see `SecondToken`."""

    def more_asks(self, what: str, n: int) -> bool:
        """Whoever has enough finds somebody, and the game is over: a step of the table."""
        return (what == TOKENS and n > 0) or super().more_asks(what, n)

    async def has_more(self, seat: str, what: str, n: int) -> None:
        """Tokens that only people see; the track may count them, too."""
        if what == OPENED and n > 0 and (other := self.finder()):
            raise not_now("box-e-opened-already", where="do.seat", seat=other)
        await super().has_more(seat, what, n)
        if what == TOKENS and n > 0:
            if isinstance(self, Meeting):
                await self.met(seat, n)
            await self.look_out(seat)
        self.end_if_over()

    # Finding him

    @decides(
        "fen.e7.tesla.need",
        "fen.e7.tesla.need.solo",
        "fen.e7.tesla.need.2",
        "fen.e7.tesla.need.3",
        "fen.e7.tesla.need.4",
        "fen.e7.tesla.need.5",
        "fen.e7.tesla.need.6",
        "fen.e7.tesla.need.7",
    )
    def needed(self) -> int:
        """How many tokens it takes: Automas count as players."""
        return self.own_numbers[f"need_{len(self.state.seats)}"]

    def finder(self) -> str | None:
        """Whoever has found him."""
        seats = self.state.seats.items()
        return next((seat for seat, one in seats if one.holds.get(OPENED)), None)

    @decides("fen.e7.tesla.first")
    async def look_out(self, seat: str) -> None:
        """The first who has enough finds him."""
        enough = self.held(seat) >= self.needed()
        if enough and self.state.ended is None and self.finder() is None:
            if self.ruling("a52"):
                self.tell(StepToDo(rule="fen.e7.tesla.first", seat=seat))
            question = Pick(about="open_e", seat=seat, options=(OPEN,))
            await ask(question)
            self.found_by(seat)

    @decides("fen.e7.tesla.discard", "fen.e7.tesla.box-e")
    def found_by(self, seat: str) -> None:
        """All tokens are handed in, the box is opened, and the game is over."""
        n = self.held(seat)
        self.state.seats[seat].holds |= {TOKENS: 0, OPENED: 1}
        self.tell(TokensHandedIn(seat=seat, n=n, rule="fen.e7.tesla.discard"))
        self.box_opened(BOX, seat)
        self.end_if_over()

    async def opened_by(self, seat: str) -> None:
        """Somebody says so: the app has not seen the tokens."""
        if other := self.finder():
            raise not_now("box-e-opened-already", where="do.box", seat=other)
        self.still_running()
        self.found_by(seat)

    @decides("fen.e7.tesla.end", "fen.e7.end.both", "fen.e7.end.sixth-star")
    def ends(self) -> Ended | None:
        """At once, in either way; a resolution tile speaks of the sixth star only."""
        if finder := self.finder():
            return Ended(seat=finder, rule="fen.e7.tesla.end")
        end = super().ends()
        return end and Ended(seat=end.seat, rule="fen.e7.end.sixth-star")
