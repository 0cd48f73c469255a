"""Combat: between a human and an Automa in either direction, and between two Automas."""

import msgspec

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Dealt, Number, Shown
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.content import PRODUCES
from thirdchair.scythe.deck import AutomaDeck
from thirdchair.scythe.events import Drew, Gained, Retreated
from thirdchair.scythe.fighting.abilities import Abilities
from thirdchair.scythe.fighting.battle import Battle, Committed, Price
from thirdchair.scythe.fighting.events import Combat, Resources, ResourcesRemoved
from thirdchair.scythe.stars import Stars

ALL = "all"
"""Whatever units stand there."""
COMBAT_STAR = Reason("fen.automa.stars.way-a", ("combat",), ("combat",))


class Fighting(Abilities, AutomaDeck, Stars):
    """Who wins, what it costs, and what follows."""

    async def fight(self, battle: Battle) -> str:
        """Point: one combat from commitment to retreat; returns the winner.

        Asked when an Automa attacks, when a human meets its combat units, and with cards only when
        the table says that there was one. Humans fight each other without the app.
        """
        attacker, defender, at = battle.attacker, battle.defender, battle.at
        last = self.last_card(defender)
        self.attacks(attacker, defender, combat=True)
        battle.sides = await self.commitments(battle)
        winner = self.decide(battle)
        self.pay(battle.sides)
        loser = battle.other(winner)
        workers = await self.beaten(loser, at)
        self.console(loser, battle.sides[loser])
        if winner == attacker:
            lost = await self.price_of(attacker, workers)
            self.conquered(attacker, defender, at, lost, last)
        await self.victory_star(winner, loser)
        return winner

    def console(self, loser: str, side: Committed) -> None:
        """Whoever has lost and put something in draws a combat card."""
        if side.power or side.cards:
            self.state.seats[loser].cards += 1
            self.tell(Gained(seat=loser, what="cards", n=1, rule="scy.automa.combat.loser-card"))

    def attacks(self, attacker: str, defender: str, *, combat: bool) -> None:
        """Point: units have come to those of somebody else: a combat begins, or lone workers must
        go. Either side may be a figure that the game plays. Asked before either, for humans among
        themselves where the board is tracked."""

    def strength(self, battle: Battle, seat: str) -> int:
        """Point: what a side's dial and cards come to. Asked once for each side, the attacker
        first; a module that changes it adds its reason to `battle.why`."""
        return battle.sides[seat].total

    @decides("fen.multi.combat.winner")
    def decide(self, battle: Battle) -> str:
        """The stronger side wins, on a tie the attacker."""
        attacker, defender = both = (battle.attacker, battle.defender)
        totals = {seat: self.strength(battle, seat) for seat in both}
        winner = attacker if totals[attacker] >= totals[defender] else defender
        by = tuple(totals.values())
        self.tell(
            Combat(
                attacker=attacker,
                defender=defender,
                at=battle.at,
                power={seat: side.power for seat, side in battle.sides.items()},
                cards={seat: side.value for seat, side in battle.sides.items()},
                totals=totals,
                winner=winner,
                why=(*battle.why, Reason("scy.automa.combat.winner", both, (winner,), by)),
            )
        )
        return winner

    # Commitment

    @decides(
        "scy.automa.deck.combat",
        "scy.automa.combat.order",
        "scy.automa.combat.no-tracker",
        "fen.multi.combat.automas",
    )
    async def commitments(self, battle: Battle) -> dict[str, Committed]:
        """A human commits first; only then is a card drawn for an Automa."""
        pair, at = (battle.attacker, battle.defender), battle.at
        sides: dict[str, Committed] = {}
        automas = [seat for seat in pair if self.state.seats[seat].kind == "automa"]
        humans = [seat for seat in pair if seat not in automas]
        bracket_power = {seat: self.state.seats[seat].power for seat in automas}
        for human in humans:
            await self.before_combat(human, battle)
            if self.ruling("p18"):
                bracket_power[automas[0]] = self.state.seats[automas[0]].power
            sides[human] = await self.human_commits(human, at)
        for automa in automas:
            sides[automa] = await self.automa_commits(automa, at, bracket_power[automa])
        for automa in automas:
            await self.turn_up(automa, sides[automa], at)
        return {seat: sides[seat] for seat in pair}

    @decides(
        "scy.automa.combat.bracket",
        "scy.automa.combat.cap",
        "scy.automa.combat.cards",
        "scy.automa.combat.unlimited",
    )
    async def automa_commits(self, automa: str, at: str, bracket_power: int) -> Committed:
        """As its card says: so much power, and so many of its combat cards, still face down."""
        card = await self.draw_card(automa, purpose="combat")
        me = self.state.seats[automa]
        power = min(card.power[self.numbers.bracket(bracket_power)], me.power)
        cards = min(card.cards, me.cards)
        if self.ruling("p11"):
            cards = min(cards, self.combat_units(automa, at) or 1)
        return Committed(power, cards)

    async def turn_up(self, automa: str, side: Committed, at: str) -> None:
        """Its combat cards are turned up."""
        for _ in range(side.cards):
            side.value += await self.combat_card(automa, at)

    async def human_commits(self, human: str, at: str) -> Committed:
        """Power on the dial, then the value and number of the combat cards behind it.

        What a human holds is only what was last heard of: more than that may be right anyway.
        """
        me, most = self.state.seats[human], self.numbers.most_dialed
        power = await ask(_amount("combat_power", human, at or None, most, me.power))
        side = await self.human_cards(human, at)
        side.power = power
        return side

    async def human_cards(self, human: str, at: str) -> Committed:
        """The value and number of a human's combat cards, without any power."""
        me, place = self.state.seats[human], at or None
        known = self.combat_units(human, at) if self.state.board is True else 0
        units = known or self.numbers.pieces["mech"] + 1
        lowest, highest = self.numbers.card_range
        most_cards = self.most_combat_cards(human, units)
        usual = min(me.cards, self.usual_combat_cards(human, units, at))
        worth = _amount("combat_cards", human, place, highest * most_cards, highest * usual)
        none_so_low = tuple(range(1, lowest))
        value = await ask(msgspec.structs.replace(worth, impossible=none_so_low))
        if not value:
            return Committed(0, 0)
        fewest = -(-value // highest)
        most = max(fewest, min(value // lowest, most_cards))
        held = most if fewest > usual else usual  # then it was said before: there are more
        count = _amount("combat_cards_count", human, place, most, held, fewest)
        count = self.cards_question(human, count, value)
        return Committed(0, cards=await ask(count), value=value)

    def most_combat_cards(self, human: str, units: int) -> int:
        """Point: how many combat cards people can have put in with so many combat units, whatever
        they have found. Asked before they say what theirs are worth."""
        return units + 1

    def usual_combat_cards(self, human: str, units: int, at: str) -> int:
        """Point: how many of them nobody doubts: one for each combat unit, and one more for whoever
        has an ability that allows it. Asked before they say what theirs are worth."""
        return units + self.allows_one_more(human, at)

    def cards_question(self, human: str, question: Number, value: int) -> Number:
        """Point: which numbers of combat cards fit together so much `value`. Asked after they have
        said what theirs are worth."""
        return question

    @decides("scy.automa.combat.random")
    async def combat_card(self, automa: str, at: str) -> int:
        """One of its face-down combat cards, at random: the table turns it up, or the app draws."""
        deck = self.numbers.combat_card
        by_app = self.state.combat == "app"
        question = (Dealt if by_app else Shown)(
            deck="combat",
            options=tuple(card.value for card in deck),
            weights=tuple(card.count for card in deck),
            seat=automa,
            at=at or None,
        )
        value: int = await ask(question)
        self.tell(Drew(deck="combat", card=value, seat=automa, by_app=by_app))
        return value

    # What follows

    def pay(self, sides: dict[str, Committed]) -> None:
        """Both pay the power on the dial and discard their combat cards."""
        for seat, side in sides.items():
            one = self.state.seats[seat]
            one.power = max(0, one.power - side.power)
            one.cards = max(0, one.cards - side.cards)

    async def beaten(self, loser: str, at: str) -> int:
        """All units of the loser leave; returns how many workers.

        With cards only nobody knows what stands there: a human takes all of it home, and for an
        Automa people say what it was.
        """
        human = self.state.seats[loser].kind == "human"
        rule = "scy.automa.combat.human-loses" if human else "scy.automa.combat.automa-loses"
        if self.state.board is False:
            if human:
                self.all_go_home(loser, at, rule)
            return 0
        await self.take_refuge(loser, at, rule)
        left = {unit: await self.retreat(loser, unit, at, rule) for unit in UNITS}
        return left["worker"]

    def all_go_home(self, human: str, at: str, rule: str) -> None:
        """Whatever a human has there; what was heard of goes along in the books."""
        home = self.base(human)
        for unit in UNITS:
            if n := self.count(human, unit, at):
                self.shift(human, unit, at, home, n)
        elsewhere = self.refuges(human, at) if at else self.seeks_refuge(human)
        unless = "ability" if elsewhere else None
        self.tell(Retreated(seat=human, unit=ALL, from_=at, to=home, n=0, rule=rule, unless=unless))

    def conquered(
        self, winner: str, loser: str, at: str, price: Price, last_card: int | None
    ) -> None:
        """The territory was the loser's: popularity, and resources that are found or lost."""
        if self.state.seats[winner].kind == "human":
            self.lose_popularity(winner, price)
            self.find_resources(winner, at, last_card)
        elif self.state.seats[loser].kind == "human":
            self.remove_resources(loser, at)
        else:
            self.skipped("resources", winner, "fen.multi.combat.no-resources")

    @decides("scy.automa.lacks.resources")
    def remove_resources(self, human: str, at: str) -> None:
        """An Automa stores nothing: what lay there is gone, unless p12 lets it lie."""
        if self.ruling("p12") == "removed":
            rule = "scy.automa.resources.removed"
            self.tell(ResourcesRemoved(at=at, seat=human, rule=rule))

    async def victory_star(self, winner: str, loser: str) -> None:
        """Point: a combat was won against somebody. Asked after each that the app hears of. It
        brings a star, if the winner may still place one for it."""
        human = self.state.seats[winner].kind == "human"
        if not await self.place_star(winner, "combat", () if human else (COMBAT_STAR,)):
            rule = "scy.automa.human.rules" if human else self.limit_rule(winner)
            self.skipped("star", winner, rule)

    def lose_popularity(self, human: str, price: Price) -> None:
        """One popularity for each worker that a human sends home."""
        one = self.state.seats[human]
        if price.n:
            one.popularity = max(0, one.popularity - price.n)
            rule = "scy.automa.combat.popularity"
            self.tell(
                Gained(seat=human, what="popularity", n=-price.n, rule=rule, unless=price.unless)
            )

    def find_resources(self, human: str, at: str, last_card: int | None) -> None:
        """As many as the icons on the last card drawn before, of the kind of the territory."""
        n = 0 if last_card is None else self.cards[last_card].resources
        what = PRODUCES.get(self.board.terrain[at])
        if what is None and self.ruling("p13") == "any":
            what = "any"
        if not n:
            self.skipped("resources", human, self.resource_rule())
        elif what is None:
            self.skipped("resources", human, "scy.automa.resources.kind")
        else:
            self.tell(Resources(at=at, what=what, n=n, rule=self.resource_rule()))

    def resource_rule(self) -> str:
        """Which card counts: with more Automas it depends on their decks."""
        if len(self.automas) == 1:
            return "scy.automa.resources.count"
        if self.state.shared_deck:
            return "fen.multi.conquer.shared-deck"
        return "fen.multi.conquer.own-deck"

    @decides("fen.multi.conquer", "fen.multi.conquer.shared-deck", "fen.multi.conquer.own-deck")
    def last_card(self, seat: str) -> int | None:
        """The Automa card that was drawn last, before this combat."""
        return self.deck_of(seat).last if self.state.seats[seat].kind == "automa" else None


def _amount(
    about: str, human: str, at: str | None, most: int, believed: int, least: int = 0
) -> Number:
    """How much somebody puts in; above what is believed only if it is right anyway."""
    believed = max(least, min(believed, most))
    above = tuple(range(believed + 1, most + 1))
    return Number(about=about, seat=human, at=at, min=least, max=believed, anyway=above)
