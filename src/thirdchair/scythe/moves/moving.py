"""Peaceful moves: worker, mech, character, and to an encounter or the Factory.

All have one frame: choose the unit, find the valid territories while it still stands, pick it up,
choose the destination, put it down.
"""

from thirdchair.kit.choices import Choice
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.moves.arriving import Arriving, Gone
from thirdchair.scythe.moves.field import Field, sift
from thirdchair.scythe.moves.ties import Ties
from thirdchair.scythe.pieces import Counts

PEACEFUL_UNIT = {
    "mech": "scy.automa.peaceful.unit.mech",
    "character": "scy.automa.peaceful.unit.character",
}


class Moving(Arriving, Ties):
    """The four peaceful entries of a move line. Each says whether it could be carried out."""

    @decides("scy.automa.move.unit", "scy.automa.multi.units")
    def nearest_home(self, automa: str, places: Counts, rule: str) -> tuple[str, Choice[str]]:
        """The unit closest to its home base, by the place where it stands."""
        base = self.base(automa)
        choice = Choice(sorted(places, key=lambda place: self.board.number.get(place, 0)))
        choice.keep_nearest(rule, self.board.far[base].__getitem__)
        return self.settle(choice), choice

    async def move_worker(self, automa: str, field: Field) -> bool:
        """Toward its own units, away from enemy combat units."""
        action = "move_worker"
        workers = self.places_of(automa, ("worker",))
        if not workers:
            return self.skipped(action, automa, "scy.automa.move.impossible")
        start, unit = self.nearest_home(automa, workers, "scy.automa.worker.unit")
        alone = workers[start] == 1
        choice = self.targets(automa, action, field)
        spoilt = sift(
            choice,
            *self.peaceful(field, "scy.automa.worker.valid.enemy"),
            (
                "scy.automa.worker.valid.worker",
                lambda place: place not in workers or (alone and place == start),
            ),
        )
        if spoilt:
            return self.skipped(action, automa, spoilt, unit, choice)
        if not self.out_of_danger(choice, field):
            return self.skipped(action, automa, "scy.automa.worker.none", unit, choice)
        self.drawn_to(automa, choice, field)
        self.near_most_units(choice, self.counting(automa, field, start))
        choice.keep_nearest("scy.automa.worker.factory", self.board.to_factory.__getitem__)
        return await self.go(automa, "worker", start, action, unit, choice)

    def out_of_danger(self, choice: Choice[str], field: Field) -> bool:
        """Not in the neighborhood of an enemy combat unit; one on a home base scares nobody."""
        danger: set[str] = set()
        for place in field.combat:
            if self.board.is_territory(place):
                danger |= self.board.around[place]
        safe = [place for place in choice.left if place not in danger]
        if not safe and self.ruling("p2") == "allowed":
            return True
        choice.keep("scy.automa.worker.scared", safe)
        return bool(safe)

    @decides("scy.automa.area.unit")
    def counting(self, automa: str, field: Field, lifted: str) -> Counts:
        """Its units that count for "most": not the one in the hand, not those at home."""
        units = {**field.own, lifted: field.own[lifted] - 1}
        if not self.ruling("p7"):
            units.pop(self.base(automa), None)
        return units

    def near_most_units(self, choice: Choice[str], units: Counts) -> None:
        """In the neighborhood of the most units; each counts for itself."""
        around = self.board.around
        choice.keep_most(
            "scy.automa.worker.most",
            lambda place: sum([n for at, n in units.items() if place in around[at]]),
        )

    async def move_mech(self, automa: str, field: Field) -> bool:
        """The mech closest to home goes toward the enemy."""
        return await self.move_combat_unit(automa, "mech", "move_mech", field)

    async def move_character(self, automa: str, field: Field) -> bool:
        """The character goes toward the enemy."""
        return await self.move_combat_unit(automa, "character", "move_character", field)

    @decides("scy.automa.peaceful.unit.mech", "scy.automa.peaceful.unit.character")
    async def move_combat_unit(self, automa: str, kind: str, action: str, field: Field) -> bool:
        """To the valid territory closest to an enemy combat unit."""
        units = self.places_of(automa, (kind,))
        if not units:
            return self.skipped(action, automa, "scy.automa.move.impossible")
        start, unit = self.nearest_home(automa, units, PEACEFUL_UNIT[kind])
        others = self.places_of(automa, COMBAT_UNITS)
        others[start] -= 1
        choice = self.targets(automa, action, field)
        spoilt = sift(
            choice,
            *self.peaceful(field, "scy.automa.peaceful.valid.enemy"),
            ("scy.automa.peaceful.valid.own", lambda place: not others.get(place)),
        )
        if spoilt:
            return self.skipped(action, automa, spoilt, unit, choice)
        self.drawn_to(automa, choice, field)
        self.toward_enemies(choice, field)
        choice.keep_nearest("scy.automa.peaceful.factory", self.board.to_factory.__getitem__)
        return await self.go(automa, kind, start, action, unit, choice)

    def toward_enemies(self, choice: Choice[str], field: Field) -> None:
        """Closest to an enemy combat unit; those at home count only if there are no others."""
        far, is_territory = self.board.far, self.board.is_territory
        abroad = [place for place in field.combat if is_territory(place)]
        targets = list(field.combat)
        if self.ruling("p3") == "ignored_unless_all":
            if abroad and len(abroad) < len(targets):
                choice.keep("scy.automa.peaceful.bases", choice.left)
            targets = abroad or targets
        elif abroad:
            facing = [place for place in choice.left if self.faces_field(place, abroad, targets)]
            choice.keep("scy.automa.peaceful.bases", facing or choice.left)
        choice.keep_nearest(
            "scy.automa.peaceful.toward",
            lambda place: min([far[place][enemy] for enemy in targets], default=None),
        )

    def faces_field(self, place: str, abroad: list[str], targets: list[str]) -> bool:
        """Does the nearest enemy stand on a territory? One on a base that is only as near does not
        count: the place would otherwise come last though an enemy on the board is at hand."""
        far = self.board.far[place]
        return min([far[enemy] for enemy in abroad]) == min([far[enemy] for enemy in targets])

    @decides("scy.automa.encounter.unit", "fen.modules.automa.tesla.no-search")
    async def encounter_factory(self, automa: str, field: Field) -> bool:
        """The character goes to an encounter token, or to the Factory for its first card."""
        action = "encounter_factory"
        me = self.state.seats[automa]
        if not me.units["character"]:
            return self.skipped(action, automa, "scy.automa.move.impossible")
        start = next(iter(me.units["character"]))
        goals = set(self.state.tokens.encounter)
        if not me.factory_card:
            goals.add(self.board.factory)
        choice = self.targets(automa, action, field)
        spoilt = sift(
            choice,
            ("scy.automa.encounter.valid.place", lambda place: place in goals),
            *self.peaceful(field, "scy.automa.encounter.valid.enemy"),
            ("scy.automa.encounter.valid.mech", lambda place: place not in me.units["mech"]),
        )
        if spoilt:
            return self.skipped(action, automa, spoilt, choice)
        self.drawn_to(automa, choice, field)
        choice.keep_nearest("scy.automa.encounter.factory", self.board.to_factory.__getitem__)
        return await self.go(automa, "character", start, action, Choice(()), choice)

    @decides("scy.automa.move.frame")
    async def go(
        self,
        automa: str,
        kind: str,
        start: str,
        action: str,
        unit: Choice[str],
        choice: Choice[str],
    ) -> bool:
        """Put the unit down where the rules lead it. Staying is a move too, unless p1 says no."""
        end = self.settle(choice)
        if end == start and not self.ruling("p1"):
            return self.skipped(action, automa, "scy.automa.move.stay", unit, choice)
        await self.march(automa, kind, start, end, action, (*unit.why, *choice.why))
        await self.after_move(automa, [Gone(kind, start, end, action=action)])
        return True
