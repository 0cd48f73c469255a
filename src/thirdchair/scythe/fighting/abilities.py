"""What the mechs of humans can do in a combat. An Automa uses no ability.

Which mechs are deployed is not kept: each ability that could be used is asked about, by its name.
Without any mech on a tracked board none can be used: it is taken if it is right anyway.
"""

from collections.abc import Iterator

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.content import Ability
from thirdchair.scythe.events import Gained, Retreated
from thirdchair.scythe.fighting.battle import Battle, Price
from thirdchair.scythe.fighting.events import AbilityUsed
from thirdchair.scythe.pieces import Pieces

NOT_USED = "none"
RULE = "scy.automa.combat.abilities"


class Abilities(Pieces):
    """Before a combat, for workers that it drives home, and for those who have lost it."""

    @property
    def asks_abilities(self) -> bool:
        """Does the table want to be asked about abilities?"""
        return self.state.abilities == "ask"

    def abilities_of(self, seat: str) -> tuple[Ability, ...]:
        """What the mechs of a human could do; nothing for an Automa."""
        human = self.state.seats[seat].kind == "human"
        return self.faction(seat).ability if human else ()

    def has_mechs(self, seat: str) -> bool:
        """May a mech of this human be deployed? Where the board is not kept, it may."""
        return self.state.board is not True or bool(self.state.seats[seat].units["mech"])

    def allows_one_more(self, seat: str, at: str) -> bool:
        """Point: may a mech of theirs allow one combat card more here? Where nobody knows what lies
        there, it may. Asked before people say what their cards are worth."""
        return self.has_mechs(seat) and any(
            one.one_more is not None and self._allows(one.one_more, seat, at)
            for one in self.abilities_of(seat)
        )

    def _allows(self, one_more: str, seat: str, at: str) -> bool:
        if one_more == "on_lake":
            return not at or self.board.terrain.get(at) == "lake"
        return self.state.board is not True or bool(self.count(seat, "worker", at))

    # Before the combat

    @decides("scy.automa.combat.abilities")
    async def before_combat(self, human: str, battle: Battle) -> None:
        """A human may use what the situation allows; both sides book the printed amounts."""
        for ability in list(self.usable(human, battle)) if self.asks_abilities else ():
            able = self.state.seats[human].power >= ability.pays and self.has_mechs(human)
            used = await ask(
                Pick(
                    about="combat_ability",
                    seat=human,
                    at=battle.at or None,
                    options=(NOT_USED, ability.id) if able else (NOT_USED,),
                    anyway=() if able else (ability.id,),
                )
            )
            if used != NOT_USED:
                self.use(ability, human, battle.other(human))

    @decides(
        "fen.madtesla.combat.no-reduce",
        "fen.horde.combat.no-reduce",
        "fen.vernichter.combat.no-reduce",
    )
    def usable(self, human: str, battle: Battle) -> Iterator[Ability]:
        """The abilities that could change something now."""
        me, enemy = self.state.seats[human], self.state.seats.get(battle.other(human))
        side = "attacker" if human == battle.attacker else "defender"
        for ability in self.abilities_of(human):
            works = (
                (enemy and ability.loses and enemy.power)
                or (enemy and ability.steals and enemy.cards)
                or (ability.gains and me.power < self.numbers.most_power)
            )
            if works and ability.side in (None, side) and self.fits(ability, human, battle.at):
                yield ability

    def fits(self, ability: Ability, human: str, at: str) -> bool:
        """Could the place allow it, and the units there? Where nobody knows, it could."""
        tracked = self.state.board is True
        if ability.alone and tracked and self.combat_units(human, at) != 1:
            return False
        if ability.place is None or not at or at in self.board.tunnels:
            return True
        if tracked:  # which structure it is, is not kept
            return bool(self.count(human, "structure", at))
        return self.board.terrain[at] != "lake"

    def use(self, ability: Ability, human: str, enemy: str) -> None:
        """Pay its price, take what it takes, gain what it brings. From a figure that the game plays
        nothing can be taken."""
        self.tell(AbilityUsed(seat=human, ability=ability.id, rule=RULE))
        me, other = self.state.seats[human], self.state.seats.get(enemy)
        self.book(human, "power", -min(ability.pays, me.power))
        if other is not None:
            self.book(enemy, "power", -min(ability.loses, other.power))
        self.book(human, "power", min(ability.gains, self.numbers.most_power - me.power))
        if other is None:
            return
        stolen = min(ability.steals, other.cards)
        self.book(enemy, "cards", -stolen)
        self.book(human, "cards", stolen)

    def book(self, seat: str, what: str, n: int) -> None:
        """A seat has more or less of something, if it has."""
        one = self.state.seats[seat]
        if n:
            setattr(one, what, getattr(one, what) + n)
            self.tell(Gained(seat=seat, what=what, n=n, rule=RULE))

    # After it

    async def price_of(self, winner: str, workers: int) -> Price:
        """What driving workers home in a combat costs; an ability may spare it.

        A table that is not asked about abilities reads that there may be one.
        """
        spare = next((one for one in self.abilities_of(winner) if one.spares), None)
        if spare is None or not workers:
            return Price(workers)
        if not self.asks_abilities:
            return Price(workers, unless="ability")
        able = self.has_mechs(winner)
        question = Pick(
            about="combat_spare",
            seat=winner,
            options=(NOT_USED, spare.id) if able else (NOT_USED,),
            anyway=() if able else (spare.id,),
        )
        if await ask(question) == NOT_USED:
            return Price(workers)
        self.tell(AbilityUsed(seat=winner, ability=spare.id, rule="scy.automa.combat.popularity"))
        return Price(0)

    def seeks_refuge(self, loser: str) -> set[str]:
        """The terrains that character and mechs may go to instead of home, if one is near."""
        return {one.refuge for one in self.abilities_of(loser) if one.refuge}

    def refuges(self, loser: str, at: str) -> list[str]:
        """Where character and mechs may go instead of home: nobody else stands there."""
        terrains = self.seeks_refuge(loser)
        near = self.board.around.get(at, frozenset()) - {at}
        free = [one for one in near if self.board.terrain[one] in terrains]
        return self.board.in_order(
            one for one in free if not self.others_at(loser, one) and not self.figures_at(one)
        )

    async def take_refuge(self, loser: str, at: str, rule: str) -> None:
        """Who has lost may choose a refuge; those who do not are still there afterwards."""
        places = self.refuges(loser, at)
        if not (self.asks_abilities and places and self.combat_units(loser, at)):
            return
        home, able = self.base(loser), self.has_mechs(loser)
        question = Pick(
            about="combat_retreat",
            seat=loser,
            at=at,
            options=(home, *places) if able else (home,),
            anyway=() if able else tuple(places),
        )
        end = await ask(question)
        for unit in COMBAT_UNITS if end != home else ():
            if n := self.count(loser, unit, at):
                self.shift(loser, unit, at, end, n)
                self.tell(Retreated(seat=loser, unit=unit, from_=at, to=end, n=n, rule=rule))
