"""Figures that the game plays: how they appear, take their turns, fight and leave.

A module brings one by `appears`, whenever its rules say so; from then on the figure stands in the
order of turns, on the board and in the view, and nowhere before. Everybody is its enemy.
"""

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.commands import ActorTurn
from thirdchair.scythe.events import Why
from thirdchair.scythe.fighting.battle import Battle, Committed
from thirdchair.scythe.fighting.combat import Fighting
from thirdchair.scythe.fighting.events import ActorLeft, ActorMarked, ActorMoved, Appeared
from thirdchair.scythe.state import Actor


class Actors(Fighting):
    """What all such figures have in common; their own rules stand at the points."""

    def appears(
        self, actor: str, *, at: str, before: str, rule: str, controller: str | None = None
    ) -> None:
        """A figure stands on the board from now on; its turn comes right before that of a seat."""
        self.state.actors[actor] = Actor(before=before, at=at, controller=controller)
        self.tell(Appeared(actor=actor, at=at, before=before, controller=controller, rule=rule))

    def mark(self, actor: str, n: int, rule: str) -> None:
        """Its strength or health is so much now."""
        one = self.state.actors[actor]
        was, one.marker = one.marker, n
        self.tell(ActorMarked(actor=actor, from_=was, to=n, rule=rule))

    def move_actor(self, actor: str, end: str, why: Why) -> None:
        """It goes somewhere; just that."""
        one = self.state.actors[actor]
        start, one.at = one.at or end, end
        self.tell(ActorMoved(actor=actor, from_=start, to=end, why=why))

    def leaves(self, actor: str, rule: str) -> None:
        """It leaves the board for good, and takes no more turns."""
        one = self.state.actors[actor]
        at, one.at = one.at or "", None
        self.tell(ActorLeft(actor=actor, at=at, rule=rule))

    # Its turn

    async def do_actor_turn(self, command: ActorTurn) -> None:
        """One that has not appeared does not exist."""
        known = [name for name, one in self.state.actors.items() if one.at is not None]
        if command.actor not in known:
            raise bad_input("unknown-actor", where="do.actor", value=command.actor, options=known)
        self.still_running()
        await self.act(command.actor)
        self.end_if_over()

    async def act(self, actor: str) -> None:
        """Point: the turn of a figure, from its first die to its end. Asked in all ways to play."""

    # Combat

    async def fight(self, battle: Battle) -> str:
        """With a figure it is fought as with anybody, but for what the figure puts in."""
        figures = [one for one in (battle.attacker, battle.defender) if one in self.state.actors]
        if not figures:
            return await super().fight(battle)
        actor = figures[0]
        seat = battle.other(actor)
        self.attacks(battle.attacker, battle.defender, combat=True)
        await self.before_actor(battle, actor)
        sides = {seat: await self.commits_against(seat, battle)}
        sides[actor] = await self.actor_commits(battle, actor)
        battle.sides = {one: sides[one] for one in (battle.attacker, battle.defender)}
        winner = self.decide(battle)
        self.pay({seat: sides[seat]})
        if winner == actor:
            await self.beaten(seat, battle.at)
            self.console(seat, sides[seat])
        await self.after_actor(battle, actor, winner)
        return winner

    async def commits_against(self, seat: str, battle: Battle) -> Committed:
        """What a seat puts in: people say it, an Automa draws a card."""
        if self.state.seats[seat].kind == "human":
            await self.before_combat(seat, battle)
            return await self.human_commits(seat, battle.at)
        side = await self.automa_commits(seat, battle.at, self.state.seats[seat].power)
        await self.turn_up(seat, side, battle.at)
        return side

    async def before_actor(self, battle: Battle, actor: str) -> None:
        """Point: a combat with a figure begins. Asked before anybody puts anything in."""

    async def actor_commits(self, battle: Battle, actor: str) -> Committed:
        """Point: what a figure puts in: what its marker says, and what its cards or dice add.
        Asked when the other side has chosen."""
        return Committed(self.state.actors[actor].marker, 0)

    async def after_actor(self, battle: Battle, actor: str, winner: str) -> None:
        """Point: a combat with a figure is decided, and whoever lost to it has left. Asked before
        anything else happens; whoever has won places its star here."""
        if winner != actor:
            await self.victory_star(winner, actor)
