"""Aggressive moves: attack and worker attack."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import COMBAT_UNITS, UNITS
from thirdchair.scythe.fighting.actors import Actors
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.moves.arriving import Gone
from thirdchair.scythe.moves.field import Field, sift
from thirdchair.scythe.moves.moving import Moving


class Attacking(Moving, Actors):
    """A combat unit goes to a territory with enemies. Each says whether it could be done."""

    @decides("scy.automa.attack.combat")
    async def attack(self, automa: str, needed: int, field: Field) -> bool:
        """Against enemy combat units, if it has the printed power; combat follows at once."""
        if self.state.seats[automa].power < needed:
            return self.skipped("attack", automa, "scy.automa.attack.power")
        if not self.places_of(automa, COMBAT_UNITS):
            return self.skipped("attack", automa, "scy.automa.move.impossible")
        choice = self.targets(automa, "attack", field)
        spoilt = sift(choice, ("scy.automa.attack.valid", lambda place: place in field.combat))
        if spoilt:
            return self.skipped("attack", automa, spoilt, choice)
        unit, start, chosen = self.attacker(automa)
        self.drawn_to(automa, choice, field)
        if not await self.table_picks(automa, choice, "p5", "scy.automa.attack.fewest"):
            choice.keep_nearest("scy.automa.attack.fewest", field.combat.__getitem__)
            choice.keep_nearest("scy.automa.attack.factory", self.board.to_factory.__getitem__)
        end = self.settle(choice)
        await self.march(automa, unit, start, end, "attack", (*chosen.why, *choice.why))
        enemy = await self.who_defends(automa, end, field)
        won = await self.fight(Battle(automa, enemy, end)) == automa
        if won and self.state.ended is None:
            await self.after_move(automa, [Gone(unit, start, end, action="attack")])
        return True

    async def who_defends(self, automa: str, at: str, field: Field) -> str:
        """The enemy whose combat units stand there.

        Humans fight each other without the app. If it still believes two of them there, one was
        beaten since: the table says who is there, and the others' units are at home.
        """
        there = [seat for seat in field.enemies if self.stands(seat, at)]
        armed = [*self.figures_at(at), *(seat for seat in there if self.combat_units(seat, at))]
        defender = armed[0]
        if len(armed) > 1:
            question = Pick(about="attacked", seat=automa, at=at, options=tuple(armed))
            defender = await ask(question)
        for seat in there:
            for unit in UNITS if seat != defender else ():
                await self.retreat(seat, unit, at, "scy.automa.human.combat")
        return defender

    @decides("scy.automa.worker-attack.power")
    async def worker_attack(self, automa: str, field: Field) -> bool:
        """Against workers without protection: they go home, there is no combat."""
        action = "worker_attack"
        if not self.places_of(automa, COMBAT_UNITS):
            return self.skipped(action, automa, "scy.automa.move.impossible")
        choice = self.targets(automa, action, field)
        spoilt = sift(
            choice,
            (
                "scy.automa.worker-attack.valid",
                lambda place: place in field.workers and place not in field.combat,
            ),
        )
        if spoilt:
            return self.skipped(action, automa, spoilt, choice)
        unit, start, chosen = self.attacker(automa)
        self.drawn_to(automa, choice, field)
        rule = "scy.automa.worker-attack.most"
        if not await self.table_picks(automa, choice, "p6", rule):
            choice.keep_most(rule, field.workers.__getitem__)
            nearest = self.board.to_factory.__getitem__
            choice.keep_nearest("scy.automa.worker-attack.factory", nearest)
        end = self.settle(choice)
        await self.march(automa, unit, start, end, action, (*chosen.why, *choice.why))
        await self.drive_home(automa, end, field)
        await self.after_move(automa, [Gone(unit, start, end, action=action)])
        return True

    async def drive_home(self, automa: str, at: str, field: Field) -> None:
        """Enemy workers without protection leave, and what lay there is gone."""
        for enemy in field.enemies:
            if self.count(enemy, "worker", at):
                self.attacks(automa, enemy, combat=False)
            driven = await self.retreat(enemy, "worker", at, "scy.automa.worker-attack.no-combat")
            if driven and enemy in self.humans:
                self.remove_resources(enemy, at)

    def attacker(self, automa: str) -> tuple[str, str, Choice[str]]:
        """The combat unit closest to home, and where it stands."""
        places = self.places_of(automa, COMBAT_UNITS)
        start, choice = self.nearest_home(automa, places, "scy.automa.attack.unit")
        here = [unit for unit in COMBAT_UNITS if self.count(automa, unit, start)]
        unit = Choice(here)
        order = COMBAT_UNITS if self.ruling("p4") == "mech_first" else COMBAT_UNITS[::-1]
        unit.keep_first("scy.automa.attack.unit.same", order)
        choice.why += unit.why
        return unit.left[0], start, choice

    async def table_picks(self, automa: str, choice: Choice[str], switch: str, rule: str) -> bool:
        """A table whose book has other criteria picks the target itself, among all valid ones."""
        if self.ruling(switch) != "ask":
            return False
        if choice.open:
            end: str = await ask(Pick(about="target", seat=automa, options=choice.left))
            choice.keep(rule, [end])
        return True
