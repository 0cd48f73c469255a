"""An Automa that takes an encounter token takes another one that lies near."""

from collections.abc import Sequence

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import NO, NOBODY, YES
from thirdchair.scythe.content import Move
from thirdchair.scythe.events import Token
from thirdchair.scythe.fenris.episodes.seven.tokens import Tokens
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.modules.meeting import ENCOUNTERS, Meeting
from thirdchair.scythe.moves.field import Field

RULE = "fen.e7.automa.second-token"
MEETS = ("encounter_factory", "move_character")
"""The entries after which its character may have met somebody."""
NONE, ONE, TWO = "none", "one", "two"


class SecondToken(Tokens):
    """It does not bring a third one."""

    async def kept_at(self, seat: str, place: str) -> None:
        if self.state.seats[seat].kind == "automa" and self.state.ended is None:
            await self.take_another(seat, place)

    async def take_another(self, automa: str, first: str) -> None:
        """The first one in reading order; where people keep the board they say which is free."""
        choice = self.near_tokens(automa, first)
        if self.state.board is True:
            self.unoccupied(automa, choice)
        if not choice.left:
            self.skipped("token", automa, RULE, choice)
            return
        place = self.settle(choice) if self.state.board is True else None
        if place is None:
            options = (*choice.left, NOBODY)
            place = str(await ask(Pick(about="second_token", seat=automa, options=options)))
        if place != NOBODY:
            await self.take_token_at(automa, place)

    async def take_token_at(self, automa: str, place: str) -> None:
        """It counts as the first one does, for the track, too."""
        tokens = self.state.tokens.encounter
        self.state.tokens.encounter = [one for one in tokens if one != place]
        self.tell(Token(seat=automa, kind="encounter", at=place, change="taken", rule=RULE))
        self.keep(automa)
        if isinstance(self, Meeting):
            await self.met(automa, 1)

    @decides(
        "fen.e7.automa.second-token",
        "fen.e7.automa.second-token.tie",
        "fen.e7.automa.second-token.peninsula",
        "fen.e7.automa.second-token.water",
    )
    def near_tokens(self, automa: str, first: str) -> Choice[str]:
        """At most two steps from the one that it took; not across water in the beginning, and
        among three or more not from somebody else's peninsula."""
        far, base = self.board.far[first], self.base(automa)
        choice = Choice(self.board.in_order(self.state.tokens.encounter))
        near = [one for one in choice.left if far[one] <= self.own_numbers["near"]]
        choice.keep(RULE, near)
        if self.water_blocked(automa):
            land = self.board.home_land[base]
            choice.keep(f"{RULE}.water", [one for one in choice.left if one in land])
        if len(self.state.seats) >= self.own_numbers["peninsulas_from"]:
            barred = self.peninsulas(automa)
            choice.keep(f"{RULE}.peninsula", [one for one in choice.left if one not in barred])
        return choice

    def peninsulas(self, automa: str) -> set[str]:
        """The land that rivers and lakes cut off around the home bases of others. Where it
        reaches the Factory there is none."""
        lands = [
            self.board.home_land[self.base(seat)] for seat in self.state.seats if seat != automa
        ]
        return {place for land in lands if self.board.factory not in land for place in land}

    @decides("fen.e7.automa.second-token.occupied")
    def unoccupied(self, automa: str, choice: Choice[str]) -> None:
        """Where no unit of an enemy stands."""
        there = Field(self, automa).enemy_units
        choice.keep(f"{RULE}.occupied", [one for one in choice.left if one not in there])

    # Cards only

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """People see what its character has taken, and what lies near."""
        met = self.state.seats[automa].holds.get(ENCOUNTERS, 0)
        await super().by_hand(automa, entries)
        character = self.state.seats[automa].units["character"]
        if self.state.ended is not None or not character:
            return
        if isinstance(self, Meeting):
            n = self.state.seats[automa].holds.get(ENCOUNTERS, 0) - met
        elif any(entry.do in MEETS for entry in entries):
            question = Pick(about="tokens_taken", seat=automa, options=(NO, YES))
            n = int(await ask(question) == YES)
        else:
            n = 0
        if n:
            self.keep(automa)
            self.tell(StepToDo(rule=RULE, seat=automa))
            more = Pick(about="another_token", seat=automa, options=(NO, YES))
            if await ask(more) == YES:
                self.keep(automa)
                if isinstance(self, Meeting):
                    await self.met(automa, 1)
            await self.look_out(automa)
