"""Automas hunt their rivals: where their units go, and when they attack instead."""

from collections.abc import Iterator, Sequence

from thirdchair.kit.choices import Choice
from thirdchair.kit.rules import decides
from thirdchair.scythe.asked.evidence import Look, Spot
from thirdchair.scythe.content import Move
from thirdchair.scythe.modules.rivals.declaring import Declaring
from thirdchair.scythe.moves.arriving import Gone
from thirdchair.scythe.moves.field import Field
from thirdchair.scythe.pieces import add_up

ENCOUNTER = "encounter_factory"


class Hunting(Declaring):
    """The one rule for destinations that comes before all others, and the attack on a rival."""

    hunts = False
    """Does an Automa just attack a rival in place of its encounter?"""

    def prey(self, automa: str) -> dict[str, int]:
        """All units of an Automa's rivals, wherever they stand."""
        return add_up(self.places_of(rival) for rival in self.abroad(automa))

    @decides("fen.e2a.automa.rivals.move.priority")
    def drawn_to(self, automa: str, choice: Choice[str], field: Field) -> None:
        """Closest to any unit of a rival, before all else, tokens of Fenris among it."""
        if prey := self.prey(automa):
            choice.keep_nearest(
                "fen.e2a.automa.rivals.move.closest", lambda place: self.steps_to(place, prey)
            )
        super().drawn_to(automa, choice, field)

    def steps_to(self, place: str, units: Sequence[str] | dict[str, int]) -> int:
        """How far the nearest of these places is."""
        return min(self.board.far[place][one] for one in units)

    # The attack in place of an encounter

    @decides("fen.e2a.automa.rivals.encounter.attack")
    def may_hunt(self, automa: str) -> bool:
        """Has it a rival, and the power?"""
        needed = self.number("rivals.automa_power")
        return bool(self.abroad(automa)) and self.state.seats[automa].power >= needed

    @decides("fen.e2a.automa.rivals.encounter.fallback")
    async def encounter_factory(self, automa: str, field: Field) -> bool:
        """It attacks a rival's combat units if it can; else it does what the entry says."""
        if self.may_hunt(automa):
            self.hunts = True
            fought = await self.attack(
                automa,
                self.number("rivals.automa_power"),
                Field(self, automa, only=tuple(self.abroad(automa))),
            )
            self.hunts = False
            if fought:
                return True
        return await super().encounter_factory(automa, field)

    @decides("fen.e2a.automa.rivals.encounter.token")
    def arrived(self, automa: str, gone: Gone) -> None:
        """After such a victory a mech leaves a flag or a trap, too."""
        super().arrived(automa, gone)
        if self.hunts:
            self.leave_token(automa, gone.end)

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """People read the attack before the encounter that it stands for."""
        await super().by_hand(automa, list(self._with_attacks(automa, entries)))

    def _with_attacks(self, automa: str, entries: Sequence[Move]) -> Iterator[Move]:
        for entry in entries:
            if entry.do == ENCOUNTER and self.may_hunt(automa):
                yield Move(do="attack", power=self.number("rivals.automa_power"))
            yield entry

    # Which territories an asked board asks about

    def consider(self, automa: str, entry: Move, field: Field, area: list[str], look: Look) -> bool:
        """Units of a rival draw it from anywhere."""
        if entry.do == ENCOUNTER and self.may_hunt(automa):
            look.at(*((place, False) for place in area))
        carried = super().consider(automa, entry, field, area, look)
        if self.abroad(automa) and len(area) > 1:
            look.at(*self._everywhere(automa))
        return carried

    def prove(self, automa: str, entry: Move, field: Field, area: list[str], look: Look) -> bool:
        """Nobody behind the rival's nearest unit can turn it round, unless two ways are as near."""
        if entry.do == ENCOUNTER and self.may_hunt(automa):
            only = Field(self, automa, only=tuple(self.abroad(automa)))
            attack = Move(do="attack", power=self.number("rivals.automa_power"))
            if self.prove(automa, attack, only, area, look):
                return True
        carried = super().prove(automa, entry, field, area, look)
        if carried and self.abroad(automa) and len(area) > 1:
            look.at(*self._near_prey(automa, field, area))
        return carried

    def _near_prey(self, automa: str, field: Field, area: list[str]) -> Iterator[Spot]:
        """Whatever is not farther from a destination than the believed units of rivals are."""
        prey = self.prey(automa)
        far = {place: self.steps_to(place, prey) for place in area} if prey else {}
        open_ones = [place for place in far if place not in field.enemy_units]
        if len({far[place] for place in open_ones}) < len(open_ones) or not open_ones:
            yield from self._everywhere(automa)
            return
        most = max(far[place] for place in open_ones)
        yield from ((place, False) for place in area)
        for place, _ in self._everywhere(automa):
            if self.steps_to(place, area) <= most:
                yield place, False

    def _everywhere(self, automa: str) -> Iterator[Spot]:
        """All territories, and the home bases of its rivals."""
        homes = [self.base(rival) for rival in self.abroad(automa)]
        yield from ((place, False) for place in (*self.board.territories, *homes))
