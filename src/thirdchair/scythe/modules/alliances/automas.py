"""An alliance with an Automa: made in the set-up, and binding only for people."""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import NOBODY
from thirdchair.scythe.faction_tokens import TRAP
from thirdchair.scythe.modules.alliances.swapping import Swapping
from thirdchair.scythe.modules.late_scheme import LateScheme


class WithAutomas(Swapping, LateScheme):
    """Its ally has the Automa's coins and ability; the Automa has coins of its own instead."""

    async def laid_out(self) -> None:
        await super().laid_out()
        for human in self.deciding_order():
            free = [automa for automa in self.automas if self.ally_of(automa) is None]
            if free:
                await self.ally_with_automa(human, free)
        if self.automas:
            self.left_alone()

    @decides("fen.e2b.automa.alliance.order")
    def deciding_order(self) -> list[str]:
        """Counterclockwise, and the last in the round decides first."""
        seats = self.seats_in_order()
        first = seats.index(self.first_turn().seat)
        around = [*seats[first:], *seats[:first]]
        return [seat for seat in reversed(around) if seat in self.humans]

    @decides("fen.e2b.automa.alliance.setup")
    async def ally_with_automa(self, human: str, free: list[str]) -> None:
        """People decide; the Automa agrees."""
        options = (NOBODY, *free)
        automa = str(await ask(Pick(about="ally_automa", seat=human, options=options)))
        if automa != NOBODY:
            await self.swap(human, automa)

    @decides("fen.e2b.automa.alliance.one-sided", "fen.e2b.automa.alliance.eight")
    async def paid_for(self, seat: str, partner: str) -> None:
        """An Automa has no use for a token: it gets coins of its own."""
        if self.state.seats[seat].kind == "automa":
            coins = self.number("alliances.automa")
            self.gain_coins(seat, coins, "fen.e2b.automa.alliance.eight")
        else:
            await super().paid_for(seat, partner)

    # What an alliance changes for the Automa

    @decides("fen.e2b.automa.alliance.togawa")
    def leave_token(self, automa: str, place: str) -> None:
        """It sets no traps for its ally, who holds its token face up."""
        ally = self.ally_of(automa)
        if self.faction(automa).token == TRAP and ally is not None and self.holds_up(ally):
            self.skipped("no_trap", automa, "fen.e2b.automa.alliance.togawa")
        else:
            super().leave_token(automa, place)

    @decides("fen.e2b.automa.alliance.scheme", "fen.e2b.automa.alliance.shuffle")
    def held_back(self, automa: str) -> str | None:
        """As long as its alliance stands, on both sides."""
        ally = self.ally_of(automa)
        if ally is not None and self.holds_up(automa) and self.holds_up(ally):
            return "fen.e2b.automa.alliance.scheme"
        return super().held_back(automa)
