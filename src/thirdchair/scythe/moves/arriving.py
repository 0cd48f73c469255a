"""What follows when an Automa's unit has come to a territory and stays there."""

from collections.abc import Sequence

import msgspec

from thirdchair.kit.rules import decides
from thirdchair.scythe.events import FactoryCard, Moved, Token, Why
from thirdchair.scythe.faction_tokens import FactionTokens
from thirdchair.scythe.moves.field import Area


class Gone(msgspec.Struct, frozen=True):
    """Units of one kind that have gone from one place to another."""

    unit: str
    start: str
    end: str
    n: int = 1
    action: str = "move"
    """The entry of the move line; `move` for humans."""


class Arriving(Area, FactionTokens):
    """Encounter tokens, the Factory card, flags and traps."""

    @decides("scy.automa.turn.nothing-carried")
    async def march(
        self, automa: str, unit: str, start: str, end: str, action: str, why: Why
    ) -> None:
        """The unit is taken up and put down, perhaps on a trap; it carries nothing."""
        if start != end:
            self.shift(automa, unit, start, end)
        self.tell(Moved(seat=automa, unit=unit, from_=start, to=end, action=action, why=why))
        if start != end:
            await self.stepped(automa, end)
            await self.spring_trap(automa, end)

    async def stepped(self, automa: str, place: str) -> None:
        """Point: an Automa's unit stands where it went, and nothing has happened there yet: no
        trap, no combat. Never asked with cards only."""

    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """Point: a move is over, combats and all, and the game goes on.

        Asked after the one unit that an Automa has moved, if it stands where it went, and after all
        that a human has moved in one action, whoever of them is left. With cards only nobody knows
        what an Automa has moved, and only humans' moves are asked about.
        """
        if self.state.seats[seat].kind == "automa":
            for gone in moves:
                self.arrived(seat, gone)
        elif self.state.board is not False:
            self.meet_encounters(seat, moves)

    @decides("scy.automa.factory.mech")
    def arrived(self, automa: str, gone: Gone) -> None:
        """Only the character meets anybody, takes a card or leaves something behind."""
        if gone.unit != "character":
            return
        if gone.action == "encounter_factory" or self.ruling("p8"):
            self.take_encounter(automa, gone.end, "scy.automa.encounter.token")
        if gone.end == self.board.factory and not self.state.seats[automa].factory_card:
            self.at_the_factory(automa)
        when = self.ruling("tokens")
        if when == "stayed_too" or (when == "moved" and gone.start != gone.end):
            self.leave_token(automa, gone.end)

    def at_the_factory(self, automa: str) -> None:
        """Point: an Automa's character that has no Factory card yet has come there."""
        self.state.seats[automa].factory_card = True
        pick = str(self.ruling("p9"))
        self.tell(FactoryCard(seat=automa, pick=pick, rule="scy.automa.factory.card"))

    @decides("scy.automa.human.rules")
    def meet_encounters(self, human: str, moves: Sequence[Gone]) -> None:
        """A human's character takes the token where nobody else is."""
        for place in dict.fromkeys(gone.end for gone in moves):
            if self.has_character(human, place) and not self.others_at(human, place):
                self.take_encounter(human, place, "scy.automa.human.rules")

    async def come_as(self, human: str, moves: Sequence[Gone]) -> list[Gone]:
        """Point: as what the units count that a human has moved. Asked before `after_move`."""
        return list(moves)

    def has_character(self, human: str, place: str) -> bool:
        """Point: does a human's unit stand there that counts as a character?"""
        return bool(self.count(human, "character", place))

    def character_matters(self, human: str, gone: Gone) -> bool:
        """Point: would the unit that has come there do something if it counts as a character?
        Nobody meets anybody beside others, nor where a character of theirs stands anyway."""
        free = not self.others_at(human, gone.end) and not self.has_character(human, gone.end)
        lies = self.state.board is not False and gone.end in self.state.tokens.encounter
        return lies and free

    @decides("scy.automa.lacks")
    def take_encounter(self, seat: str, place: str, rule: str) -> None:
        """An encounter token leaves the board."""
        tokens = self.state.tokens.encounter
        if place in tokens:
            tokens.remove(place)
            self.tell(Token(seat=seat, kind="encounter", at=place, change="removed", rule=rule))

    def leave_token(self, automa: str, place: str) -> None:
        """Point: its character stays somewhere. Albion leaves a flag, Togawa a trap, where there is
        neither."""
        me, tokens = self.state.seats[automa], self.state.tokens
        kind = self.faction(automa).token
        if kind is None or not me.tokens or self.bears_token(place):
            return
        me.tokens -= 1
        getattr(tokens, kind).append(place)
        rule = "scy.automa.invaders.tokens"
        self.tell(Token(seat=automa, kind=kind, at=place, change="placed", rule=rule))
