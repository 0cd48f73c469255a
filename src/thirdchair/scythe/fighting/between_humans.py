"""Humans who meet on a territory: they fight at the table, and the app hears who stays."""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.fighting.battle import Price
from thirdchair.scythe.fighting.events import Fought
from thirdchair.scythe.moves.by_hand import ByHand
from thirdchair.scythe.moves.masters import Masters

COMBAT = "scy.automa.human.combat"
WORKERS = "scy.automa.human.workers"


class BetweenHumans(ByHand, Masters):
    """What follows when a human's units come to those of another human."""

    async def meet_human(self, attacker: str, defender: str, at: str) -> None:
        """A human's units have come to those of another one."""
        if self.state.board is not True:
            self.skipped("combat", attacker, COMBAT)
        elif self.combat_units(defender, at):
            self.attacks(attacker, defender, combat=True)
            await self.fought_at_the_table(attacker, defender, at)
        else:
            self.attacks(attacker, defender, combat=False)
            workers = await self.retreat(defender, "worker", at, WORKERS)
            self.lose_popularity(attacker, Price(workers))

    @decides("scy.automa.human.combat")
    async def fought_at_the_table(self, attacker: str, defender: str, at: str) -> None:
        """Power and combat cards are theirs; units, popularity and the star are told from it."""
        both = tuple(seat for seat in self.state.seats if seat in (attacker, defender))
        winner: str = await ask(Pick(about="combat_winner", seat=attacker, at=at, options=both))
        loser = defender if winner == attacker else attacker
        self.tell(Fought(attacker=attacker, defender=defender, at=at, winner=winner, rule=COMBAT))
        workers = await self.beaten(loser, at)
        if winner == attacker:
            self.lose_popularity(attacker, await self.price_of(attacker, workers))
        await self.victory_star(winner, loser)
