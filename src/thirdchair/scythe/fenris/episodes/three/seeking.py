"""Automas that seek: their combat units go to the Factory as long as nobody has found the card."""

from collections.abc import Sequence

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import NO, YES
from thirdchair.scythe.asked.evidence import Look
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.content import Move
from thirdchair.scythe.fenris.episodes.three.searching import Searching
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.moves.arriving import Gone
from thirdchair.scythe.moves.by_hand import MOVERS
from thirdchair.scythe.moves.field import Field
from thirdchair.scythe.moves.moving import PEACEFUL_UNIT

STRIKES = ("attack", "worker_attack")
SEARCHES = ("move_character", "encounter_factory")
"""The entries after which an Automa searches."""


class Seeking(Searching):
    """Before the usual destinations comes the Factory."""

    @decides(
        "fen.e3.automa.search.trigger", "fen.e3.automa.search.extra", "fen.e3.automa.search.mech"
    )
    async def carried_out(self, automa: str, entry: Move, field: Field) -> bool:
        """After its own move of the character, or to an encounter or the Factory, it searches if
        any combat unit of its own stands on the Factory, beside all that the entry does."""
        done = await self.to_the_factory(automa, entry, field)
        if done is None:
            done = await super().carried_out(automa, entry, field)
        standing = self.combat_units(automa, self.board.factory)
        if done and standing and entry.do in SEARCHES and self.state.ended is None:
            await self.search(automa)
        return done

    # Where it goes

    @decides("fen.e3.automa.move.condition")
    def can_seek(self, automa: str, entry: Move, area: Sequence[str]) -> bool:
        """Is the card still to be found, and the Factory within the area of the entry?"""
        movers = self.places_of(automa, MOVERS.get(entry.do, COMBAT_UNITS))
        worker = entry.do == "move_worker"
        return bool(movers and not worker and self.finder() is None and self.board.factory in area)

    def timid(self, automa: str) -> bool:
        """Has it too little power for a combat there?"""
        return self.state.seats[automa].power <= self.own_numbers["timid"]

    def crowded(self, automa: str, start: str) -> bool:
        """Does another of its combat units stand there? Two never go to the same territory."""
        factory = self.board.factory
        there = self.places_of(automa, COMBAT_UNITS).get(factory, 0)
        return there > (start == factory)

    def would_strike(self, automa: str, entry: Move, field: Field, area: Sequence[str]) -> bool:
        """Could an aggressive entry be carried out at all?"""
        if entry.do == "attack":
            able = self.state.seats[automa].power >= entry.power
            return able and any(place in field.combat for place in area)
        return any(place in field.workers and place not in field.combat for place in area)

    @decides("fen.e3.automa.move.exception")
    async def to_the_factory(self, automa: str, entry: Move, field: Field) -> bool | None:
        """The Factory goes before all other destinations; None, if it does not. With little power
        it seeks no combat there."""
        choice = self.targets(automa, entry.do, field)
        if not self.can_seek(automa, entry, choice.left):
            return None
        if entry.do in STRIKES and not self.would_strike(automa, entry, field, choice.left):
            return None
        if self.timid(automa) and self.board.factory in field.combat:
            self.skipped("search", automa, "fen.e3.automa.move.exception")
            return None
        marker, told = self.state.marker, len(self.events)
        unit, start, chosen = self.mover(automa, entry.do)
        if self.crowded(automa, start):
            self.nothing_chosen(marker, told)
            return None
        choice.keep("fen.e3.automa.move.factory", [self.board.factory])
        if start == self.board.factory and not self.ruling("p1"):
            return self.skipped(entry.do, automa, "scy.automa.move.stay", chosen, choice)
        await self.march(
            automa, unit, start, self.board.factory, entry.do, (*chosen.why, *choice.why)
        )
        await self.take_the_factory(automa, Gone(unit, start, self.board.factory, action=entry.do))
        return True

    def mover(self, automa: str, action: str) -> tuple[str, str, Choice[str]]:
        """The unit that an entry moves, and where it stands."""
        if action in STRIKES:
            return self.attacker(automa)
        kind = "mech" if action == "move_mech" else "character"
        places = self.places_of(automa, (kind,))
        start, choice = self.nearest_home(automa, places, PEACEFUL_UNIT[kind])
        return kind, start, choice

    async def take_the_factory(self, automa: str, gone: Gone) -> None:
        """Whoever stands there fights, or leaves."""
        field, at = Field(self, automa), gone.end
        if at in field.combat:
            enemy = await self.who_defends(automa, at, field)
            if await self.fight(Battle(automa, enemy, at)) != automa:
                return
        elif at in field.workers:
            await self.drive_home(automa, at, field)
        if self.state.ended is None:
            await self.after_move(automa, [gone])

    # Asked boards

    def prove(self, automa: str, entry: Move, field: Field, area: list[str], look: Look) -> bool:
        """What stands on the Factory decides, and nothing else, if it goes there."""
        factory = self.board.factory
        if not self.can_seek(automa, entry, area):
            return super().prove(automa, entry, field, area, look)
        if entry.do in STRIKES:
            strikes = super().prove(automa, entry, field, area, look)
            if strikes:
                look.count(factory, False)
            return strikes
        if self.timid(automa) and factory in field.combat:
            look.at((factory, True))
            return super().prove(automa, entry, field, area, look)
        marker = look.marker
        start = self.starts_from(automa, self.places_of(automa, MOVERS[entry.do]), look)
        if self.crowded(automa, start):
            look.marker = marker
            return super().prove(automa, entry, field, area, look)
        look.count(factory, False)
        return self.goes(start, factory)

    def consider(self, automa: str, entry: Move, field: Field, area: list[str], look: Look) -> bool:
        """Only the Factory can matter for a unit that goes there in any case."""
        if not self.can_seek(automa, entry, area):
            return super().consider(automa, entry, field, area, look)
        factory = self.board.factory
        look.at((factory, False))
        movers = self.places_of(automa, MOVERS.get(entry.do, COMBAT_UNITS))
        starts = self.nearest(automa, movers)
        surely = entry.do not in STRIKES and not self.timid(automa)
        if surely and not any(self.crowded(automa, start) for start in starts):
            return all(self.goes(start, factory) for start in starts)
        return super().consider(automa, entry, field, area, look)

    # Cards only

    def may_meet(self, automa: str, moves: Sequence[str]) -> bool:
        """On the way to the Factory even a peaceful move can lead to a combat."""
        if super().may_meet(automa, moves):
            return True
        return self.seeks_by_hand(moves) and not self.timid(automa)

    def seeks_by_hand(self, moves: Sequence[str]) -> bool:
        """Is there a combat unit to move, and still something to find?"""
        return self.finder() is None and any(move != "move_worker" for move in moves)

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """The table says whether a combat unit stands on the Factory in the end."""
        movers = {entry.do: MOVERS.get(entry.do, COMBAT_UNITS) for entry in entries}
        possible = [move for move, kinds in movers.items() if self.places_of(automa, kinds)]
        if self.seeks_by_hand(possible):
            self.tell(StepToDo(rule="fen.e3.automa.move.factory", seat=automa))
        await super().by_hand(automa, entries)
        searches = self.armed(automa) and any(move in SEARCHES for move in possible)
        if searches and self.state.ended is None:
            question = Pick(about="at_the_factory", seat=automa, options=(NO, YES))
            if await ask(question) == YES:
                await self.search(automa)
