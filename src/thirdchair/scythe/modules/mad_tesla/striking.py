"""Combat with him: two discarded cards and a die against whatever somebody puts in."""

from thirdchair.kit.choices import Choice, Reason
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number, Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import NO, YES
from thirdchair.scythe.events import Gained
from thirdchair.scythe.fighting.battle import Battle, Committed
from thirdchair.scythe.modules.mad_tesla.discarding import BY_APP, TOP, UNDER, Discarding
from thirdchair.scythe.modules.mad_tesla.prowling import Met
from thirdchair.scythe.modules.mad_tesla.tile import BLUE, ORANGE, TESLA

DESTROYED = "destroyed"
"""Who has destroyed him, among what is laid out."""
NONE = "none"


class Striking(Discarding):
    """The steps of a combat with him, in their printed order."""

    @decides("fen.madtesla.combat.1", "fen.madtesla.automa.popularity")
    async def before_actor(self, battle: Battle, actor: str) -> None:
        """Step 1: whoever fights him gains popularity, the defender too."""
        await super().before_actor(battle, actor)
        if actor != TESLA:
            return
        seat = battle.other(TESLA)
        human = seat in self.humans
        if human or self.ruling("a65") == "always" or battle.attacker == seat:
            rule = "fen.madtesla.combat.1" if human else "fen.madtesla.automa.popularity"
            self.praise(seat, rule)

    @decides("fen.madtesla.automa.popularity.only")
    def praise(self, seat: str, rule: str) -> None:
        """One popularity, if there is any left on the track."""
        one = self.state.seats[seat]
        if one.popularity >= self.numbers.most_popularity:
            self.skipped("popularity", seat, rule)
            return
        one.popularity += 1
        self.tell(Gained(seat=seat, what="popularity", n=1, rule=rule))

    @decides(
        "fen.madtesla.combat.2",
        "fen.madtesla.combat.base",
        "fen.madtesla.combat.3",
        "fen.madtesla.combat.4",
        "fen.madtesla.health.not-spent",
    )
    async def actor_commits(self, battle: Battle, actor: str) -> Committed:
        """Steps 2 and 3: the two cards on top of the discards, and the orange die. His health
        is not touched."""
        if actor != TESLA:
            return await super().actor_commits(battle, actor)
        lowest, highest = self.numbers.card_range
        holds, base = self.state.actors[TESLA].holds, 0
        certain = self.saw_all_discards() and holds.get(BY_APP) == len((TOP, UNDER))
        for about in (TOP, UNDER):
            known = holds.get(about) if self.saw_all_discards() else None
            if not certain:
                holds[about] = await ask(Number(about=about, min=lowest, max=highest, known=known))
            base += holds[about]  # they still lie there in his next combat
        die = await self.roll(ORANGE, "fen.madtesla.combat.3")
        battle.why.append(Reason("fen.madtesla.combat.base", (), ()))
        return Committed(base, 0, die)

    @decides(
        "fen.madtesla.win.order",
        "fen.madtesla.win.popularity",
        "fen.madtesla.win.star",
        "fen.madtesla.lose.normal",
    )
    async def after_actor(self, battle: Battle, actor: str, winner: str) -> None:
        """All steps of this combat come first; only then those whom he finds at his refuge."""
        if actor != TESLA:
            await super().after_actor(battle, actor, winner)
            return
        if winner == TESLA:
            met = await self.goes_back()
        else:
            met = await self.driven_off(winner) if self.health_after(battle, winner) else []
            rule = "fen.madtesla.win.popularity"
            self.praise(winner, rule if winner in self.humans else "fen.madtesla.automa.popularity")
            await self.victory_star(winner, TESLA)
            if self.state.ended is None:
                self.wound(battle, winner)
        if self.state.ended is None and self.here():
            await self.clash(self.here(), met)

    # Where he goes

    @decides("fen.madtesla.lose.retreat", "fen.madtesla.lose.retreat.combat")
    async def goes_back(self) -> Met:
        """After a victory he goes to the Factory, where he may find others; if he is there, he
        stays."""
        factory = self.board.factory
        if self.here() == factory:
            return []
        met = await self.who_is_at(factory)
        why = Reason("fen.madtesla.lose.retreat", (), (factory,))
        self.move_actor(TESLA, factory, (why,))
        return met

    @decides("fen.madtesla.win.retreat")
    async def driven_off(self, winner: str) -> Met:
        """Step a: to the Factory; from there to one of the territories around it."""
        factory = self.board.factory
        if self.here() != factory:
            met = await self.who_is_at(factory)
            why = Reason("fen.madtesla.win.retreat", (), (factory,))
            self.move_actor(TESLA, factory, (why,))
            return met
        chosen = await (
            self.chosen_by(winner) if winner in self.humans else self.rolled_for(winner)
        )
        if chosen is not None:
            end, rule = chosen
            self.move_actor(TESLA, end, (Reason(rule, (), (end,)),))
            return []
        return await self.by_the_tile()

    @decides("fen.madtesla.win.on-factory.full")
    async def by_the_tile(self) -> Met:
        """Nothing is free: the blue die decides, and whoever is there must fight."""
        end, why, met = await self.finds_way("fen.madtesla.win.on-factory.full")
        self.move_actor(TESLA, end, (why,))
        return met

    def free_around(self) -> list[str]:
        """The territories around the Factory where nobody stands, as far as it is known."""
        around = self.board.in_order(self.board.around[self.board.factory])
        seats = self.automas if self.state.board == "ask" else list(self.state.seats)
        known = seats if self.state.board is not False else []
        return [
            place
            for place in around
            if place != self.board.factory and not any(self.stands(seat, place) for seat in known)
        ]

    @decides("fen.madtesla.win.on-factory")
    async def chosen_by(self, human: str) -> tuple[str, str] | None:
        """The winner picks one where nobody stands."""
        free = self.free_around()
        unsure = () if self.state.board is True else (NONE,)
        if not free:
            return None
        question = Pick(about="tesla_retreat", seat=human, options=(*free, *unsure))
        end = str(await ask(question))
        return None if end == NONE else (end, "fen.madtesla.win.on-factory")

    @decides("fen.madtesla.automa.factory-win", "fen.madtesla.automa.factory-win.reroll")
    async def rolled_for(self, automa: str) -> tuple[str, str] | None:
        """An Automa rolls until the tile leads to one where nobody stands; a single one is it."""
        choice, rule = Choice(self.free_around()), "fen.madtesla.automa.factory-win"
        if not choice.left:  # whatever an asked board does not know: no roll leads anywhere
            return None
        if self.state.board is True and len(choice.left) == 1:
            return choice.left[0], rule
        while True:
            end, _ = await self.way_of(await self.roll(BLUE, rule))
            if end not in choice.left:
                rule = "fen.madtesla.automa.factory-win.reroll"
                continue
            if self.state.board is True:
                return end, rule
            said = await ask(Pick(about="tesla_free", at=end, options=(YES, NO, NONE)))
            if said != NO:
                return (end, rule) if said == YES else None

    # His health

    def health_after(self, battle: Battle, winner: str) -> int:
        """What is left of it: whoever is destroyed needs no refuge."""
        ahead = battle.sides[winner].total - battle.sides[TESLA].total
        return max(0, self.state.actors[TESLA].marker - max(1, ahead))

    @decides("fen.madtesla.win.damage", "fen.madtesla.win.damage.tie")
    def wound(self, battle: Battle, winner: str) -> None:
        """Step d: the difference, and on a tie one."""
        ahead = battle.sides[winner].total - battle.sides[TESLA].total
        rule = "fen.madtesla.win.damage" if ahead else "fen.madtesla.win.damage.tie"
        left = self.health_after(battle, winner)
        self.mark(TESLA, left, rule)
        if not left:
            self.destroyed_by(winner)

    @decides("fen.madtesla.destroyed", "fen.madtesla.destroyed.coins", "fen.e8b.score.mad-tesla")
    def destroyed_by(self, seat: str) -> None:
        """He leaves the board; whoever did it is paid."""
        self.leaves(TESLA, "fen.madtesla.destroyed")
        self.state.laid[DESTROYED] = {seat: 1}
        coins = self.number("mad_tesla.coins")
        self.state.seats[seat].coins += coins
        rule = "fen.madtesla.destroyed.coins"
        self.tell(Gained(seat=seat, what="coins", n=coins, rule=rule))
