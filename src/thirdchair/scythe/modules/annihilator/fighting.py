"""Combat with the Annihilator: a die, three combat cards, and nothing that makes it weaker."""

from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended
from thirdchair.scythe.fighting.battle import Battle, Committed
from thirdchair.scythe.modules.annihilator.waking import ANNIHILATOR, Waking

VICTOR = "box_c_beaten"
"""What whoever has beaten it holds, by a name that tells nothing."""
FIGHTS = "fights"


class Fighting(Waking):
    """Whoever fights it is the attacker, always."""

    @decides(
        "fen.vernichter.combat.cards3",
        "fen.vernichter.combat.discard",
        "fen.vernichter.combat.winner",
    )
    async def actor_commits(self, battle: Battle, actor: str) -> Committed:
        """The die as it lies, and combat cards from the deck. They are discarded afterwards, and
        the die is back on its number."""
        if actor != ANNIHILATOR:
            return await super().actor_commits(battle, actor)
        side = Committed(self.state.actors[actor].marker, self.cards_drawn())
        await self.turn_up(actor, side, battle.at)
        return side

    def cards_drawn(self) -> int:
        """How many: books differ."""
        return self.number("annihilator.cards") + bool(self.ruling("a44"))

    @decides(
        "fen.vernichter.combat.win.remove",
        "fen.vernichter.combat.win.star",
        "fen.vernichter.end.defeat",
    )
    async def after_actor(self, battle: Battle, actor: str, winner: str) -> None:
        """It leaves the board, and the winner places a star, if there is a space for it."""
        if actor != ANNIHILATOR:
            await super().after_actor(battle, actor, winner)
            return
        holds = self.state.actors[actor].holds
        holds[FIGHTS] = holds.get(FIGHTS, 0) + 1
        if winner != actor:
            self.leaves(actor, "fen.vernichter.combat.win.remove")
            self.state.seats[winner].holds[VICTOR] = 1
            await super().after_actor(battle, actor, winner)
            self.end_if_over()

    def victor(self) -> str | None:
        """Whoever has beaten it."""
        seats = self.state.seats.items()
        return next((seat for seat, one in seats if one.holds.get(VICTOR)), None)

    @decides("fen.vernichter.combat.win.end", "fen.vernichter.end.stars")
    def ends(self) -> Ended | None:
        """Whoever beats it ends the game at once; so does a sixth star, as ever."""
        return super().ends() or self.defeated()

    def defeated(self) -> Ended | None:
        """Is the game over through whoever has beaten it?"""
        if (victor := self.victor()) is None:
            return None
        return Ended(seat=victor, rule="fen.vernichter.combat.win.end")
