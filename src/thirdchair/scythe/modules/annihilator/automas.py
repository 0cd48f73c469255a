"""Automas and the Annihilator: a first fight that cannot be won, and their popularity."""

from collections.abc import Sequence

from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Gained
from thirdchair.scythe.fighting.battle import Battle, Committed
from thirdchair.scythe.fighting.events import LostOutright
from thirdchair.scythe.modules.annihilator.fighting import FIGHTS, Fighting
from thirdchair.scythe.modules.annihilator.waking import ANNIHILATOR
from thirdchair.scythe.moves.arriving import Gone

POPULARITY = "popularity"


class AgainstAutomas(Fighting):
    """For their moves it is an enemy combat unit, as every figure is."""

    @decides("fen.vernichter.automa.move")
    def first_to_fight(self, seat: str) -> bool:
        """Is it an Automa, and has nobody fought yet?"""
        fights = self.state.actors[ANNIHILATOR].holds.get(FIGHTS, 0)
        return seat in self.automas and not fights

    async def fight(self, battle: Battle) -> str:
        if battle.defender != ANNIHILATOR or not self.first_to_fight(battle.attacker):
            return await super().fight(battle)
        return await self.lose_outright(battle.attacker, battle.at)

    @decides(
        "fen.e5.automa.combat.first",
        "fen.e5.automa.combat.first.cost",
        "fen.e5.automa.combat.first.instead",
        "fen.vernichter.automa.outcome",
    )
    async def lose_outright(self, automa: str, at: str) -> str:
        """No card is drawn for either side. What it loses counts as what it has put in."""
        me = self.state.seats[automa]
        lost = Committed(
            min(self.number("annihilator.first_power"), me.power),
            min(self.number("annihilator.first_cards"), me.cards),
        )
        rule = "fen.e5.automa.combat.first"
        self.tell(LostOutright(seat=automa, actor=ANNIHILATOR, at=at, rule=rule))
        self.pay({automa: lost})
        for what, n in (("power", lost.power), ("cards", lost.cards)):
            if n:
                self.tell(Gained(seat=automa, what=what, n=-n, rule=f"{rule}.cost"))
        await self.beaten(automa, at)
        self.console(automa, lost)
        battle = Battle(automa, ANNIHILATOR, at)
        await self.after_actor(battle, ANNIHILATOR, ANNIHILATOR)
        return ANNIHILATOR

    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """A unit that it has driven away takes nothing at the Factory."""
        factory = self.board.factory
        if seat in self.automas and self.state.board is not False:
            moves = [one for one in moves if one.end != factory or self.stands(seat, factory)]
        await super().after_move(seat, moves)

    # Popularity

    async def begin_with(self) -> None:
        """Automas begin with little; by a later English book not before the box is open."""
        await super().begin_with()
        if not self.ruling("a47"):
            self.have_little()

    async def wake(self, seat: str) -> None:
        await super().wake(seat)
        if self.ruling("a47"):
            self.have_little()

    @decides("fen.vernichter.automa.popularity.start")
    def have_little(self) -> None:
        """Whoever is in the fourth row already has as much as ever."""
        for automa in self.automas:
            if self.state.seats[automa].tracker < self.number("annihilator.row"):
                rule = "fen.vernichter.automa.popularity.start"
                self.set_popularity(automa, self.number("annihilator.popularity"), rule)

    @decides("fen.vernichter.automa.popularity.row4")
    async def advance_tracker(self, automa: str, rule: str = "scy.automa.tracker.advance") -> None:
        """With its first space of the fourth row an Automa has as much as it usually has."""
        await super().advance_tracker(automa, rule)
        if self.state.seats[automa].tracker == self.number("annihilator.row"):
            why = "fen.vernichter.automa.popularity.row4"
            self.set_popularity(automa, self.number("annihilator.popularity_later"), why)

    def set_popularity(self, automa: str, to: int, rule: str) -> None:
        """Its marker stands there now."""
        me = self.state.seats[automa]
        if n := to - me.popularity:
            me.popularity = to
            self.tell(Gained(seat=automa, what=POPULARITY, n=n, rule=rule))
