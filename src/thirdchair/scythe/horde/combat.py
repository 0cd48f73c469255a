"""Combat with a figure of the Horde: its cards and a die against one player, or all who defend."""

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Pick, Roll
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import FACES
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.events import Rolled
from thirdchair.scythe.fighting.battle import Battle, Committed
from thirdchair.scythe.horde.ending import Ending
from thirdchair.scythe.horde.events import HordeStrength
from thirdchair.scythe.horde.state import HORDE
from thirdchair.scythe.state import AutomaState

ORANGE = "orange"
COMBAT = "combat"
ALL = "all"
"""The ruling: in the harder game also those move the clock who go home after their own attack."""
RESOURCES = "resources"
"""What a figure holds once it may stand among resources: it takes them along."""


class Combat(Ending):
    """The steps of a combat in their printed order."""

    def __init__(self, state: AutomaState, events: list[Event]) -> None:
        super().__init__(state, events)
        self.helping: dict[str, Committed] = {}
        """What the other players have put into the combat that is fought now."""
        self.begun_by = ""
        """Who has begun it."""

    # Strength

    def base_strength(self) -> int:
        """The sum of its cards, as far as the track goes."""
        return min(sum(self.state.band.cards), self.number("horde.strongest"))

    @decides(
        "fen.horde.setup.power-card",
        "fen.horde.setup.power",
        "fen.horde.combat.win.card",
        "fen.horde.combat.win.cap",
    )
    async def one_card_more(self, rule: str) -> None:
        """A combat card beside the Horde tile; its marker says what they come to."""
        value = await self.combat_card(HORDE, "")
        was = self.base_strength()
        self.state.band.cards.append(value)
        now = self.base_strength()
        if now < was + value:
            rule = "fen.horde.combat.win.cap"
        self.tell(HordeStrength(from_=was, to=now, rule=rule))
        self.mark_figures()

    def mark_figures(self) -> None:
        """Every figure is as strong as the marker says."""
        for one in (HORDE, *self.figures()):
            self.state.actors[one].marker = self.base_strength()

    # Who puts in what

    @decides(
        "fen.horde.combat.1",
        "fen.horde.coop.defend",
        "fen.horde.combat.joint",
        "fen.horde.combat.joint.power",
    )
    async def commits_against(self, seat: str, battle: Battle) -> Committed:
        """Openly: one player's dial and cards, and the cards of all who defend with them."""
        side = await super().commits_against(seat, battle)
        self.helping = {}
        for other in self.defenders(battle.at) if battle.defender == seat else ():
            if other != seat:
                await self.before_combat(other, battle)
                self.helping[other] = await self.human_cards(other, battle.at)
        return side

    def defenders(self, place: str) -> list[str]:
        """The players with combat units there."""
        return [seat for seat in self.humans if self.combat_units(seat, place)]

    def strength(self, battle: Battle, seat: str) -> int:
        """With the cards of those who help."""
        if seat in self.humans and self.helping:
            values, helpers = [one.value for one in self.helping.values()], tuple(self.helping)
            battle.sides[seat].value += sum(values)
            battle.why.append(Reason("fen.horde.combat.joint", helpers, helpers, tuple(values)))
        return super().strength(battle, seat)

    @decides("fen.horde.combat.base", "fen.horde.combat.die", "fen.horde.combat.winner")
    async def actor_commits(self, battle: Battle, actor: str) -> Committed:
        """Its cards, and the orange die, which is rolled when everybody has chosen."""
        face: int = await ask(Roll(die=ORANGE, options=FACES))
        self.tell(Rolled(seat=HORDE, dice=(face,), counts=face, rule="fen.horde.combat.die"))
        base = self.base_strength()
        battle.why.append(Reason("fen.horde.combat.base", (), ()))
        return Committed(base, 0, face)

    # What follows

    async def fight(self, battle: Battle) -> str:
        """A defence of several players has one who sets the dial: they say who."""
        self.helping = {}
        there = self.defenders(battle.at)
        if battle.attacker not in self.humans and len(there) > 1:
            seats = tuple(there)
            question = Pick(about="horde_dial", seats=seats, at=battle.at, options=seats)
            battle.defender = str(await ask(question))
        self.begun_by = battle.attacker
        winner = await super().fight(battle)
        self.begun_by = ""
        return winner

    async def after_actor(self, battle: Battle, actor: str, winner: str) -> None:
        """Helpers have paid in any case; then the Horde has its star, or has lost a figure."""
        self.pay(self.helping)
        seat = battle.other(actor)
        if winner == actor:
            await self.lost_to(actor, seat, battle)
        else:
            await self.destroyed(actor, [seat, *self.helping])

    @decides("fen.horde.combat.lose")
    async def lost_to(self, actor: str, seat: str, battle: Battle) -> None:
        """As after every combat: everybody who stands there goes home, each to their own. The
        figure stays, and what lies there is in its hands."""
        for other, side in self.helping.items():
            await self.beaten(other, battle.at)
            self.console(other, side)
        if battle.attacker == actor:
            for other in self.humans:
                await self.retreat(other, "worker", battle.at, "fen.horde.combat.lose")
        self.state.actors[actor].holds[RESOURCES] = 1
        self.place_horde_star()

    async def retreat(self, seat: str, unit: str, start: str, rule: str) -> int:
        """Whoever must leave goes home; workers may move the clock. If that was its end, nobody
        moves any more."""
        if self.state.over:
            return 0
        n = await super().retreat(seat, unit, start, rule)
        if unit == UNITS[0] and self.drives_home():
            self.workers_driven(n)
        return n

    @decides("fen.horde.variant.harder")
    def drives_home(self) -> bool:
        """Whoever leaves after an attack of their own was not driven away by the Horde."""
        return self.begun_by not in self.humans or self.ruling("a101") == ALL

    def console(self, loser: str, side: Committed) -> None:
        """After the end nobody draws a card."""
        if not self.state.over:
            super().console(loser, side)

    @decides("fen.horde.combat.win.remove", "fen.horde.combat.win.card")
    async def destroyed(self, actor: str, seats: list[str]) -> None:
        """The figure leaves the board; was it not the last, the Horde grows stronger."""
        self.leaves(actor, "fen.horde.combat.win.remove")
        self.end_if_over()
        if self.state.over:
            return
        await self.one_card_more("fen.horde.combat.win.card")
        await self.star_for(seats)

    @decides("fen.horde.combat.win.star", "fen.horde.combat.win.star.one")
    async def star_for(self, seats: list[str]) -> None:
        """One star, however many have fought: they say whose it is. Whoever still has stars lacks a
        free tile."""
        able = [seat for seat in self.humans if seat in seats and self.may_star(seat, COMBAT)]
        rule = "fen.horde.combat.win.star"
        if not able:
            lacks_tile = self.stars_for(seats[0], COMBAT) > 0
            self.skipped("star_tile" if lacks_tile else "star", seats[0], rule)
            return
        seat = able[0]
        if len(able) > 1:
            seats_able = tuple(able)
            question = Pick(about="horde_star", seats=seats_able, options=seats_able)
            seat = str(await ask(question))
        await self.place_star(seat, COMBAT, (Reason(rule, tuple(able), (seat,)),))
