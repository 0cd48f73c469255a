"""Who may still get which faction and mat, so that everybody after them can have something, too.

Some mats never go with some factions. Whoever is dealt last must not be left with such a pair, so
a draw has only the options after which everybody else can still be served.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from thirdchair.scythe.content import Mat


class Place(NamedTuple):
    """What somebody has so far; Automas never have a mat."""

    faction: str | None = None
    mat: str | None = None
    human: bool = True

    @property
    def lacks_mat(self) -> bool:
        """Must a mat still be found for them?"""
        return self.human and self.mat is None


class Pool(NamedTuple):
    """What there is for those who lack something; `known` are all mats, the given ones too."""

    factions: Sequence[str]
    mats: Sequence[str]
    known: Mapping[str, Mat]

    def serves(self, places: Sequence[Place]) -> bool:
        """Can everybody get what they lack, without a pair that the rules forbid?"""
        waiting = [one for one in places if one.faction is None or one.lacks_mat]
        if sum(one.faction is None for one in waiting) > len(self.factions):
            return False
        if sum(one.lacks_mat for one in waiting) > len(self.mats):
            return False
        if not waiting:
            return True
        pairs = {one: self._pairs(one) for one in waiting}
        hardest = min(waiting, key=lambda one: len(pairs[one]))
        waiting.remove(hardest)
        return any(self._without(*pair).serves(waiting) for pair in pairs[hardest])

    def factions_for(self, place: int, places: Sequence[Place]) -> list[str]:
        """The factions that somebody may draw."""
        fitting = [one for one in self.factions if self._fit(one, places[place].mat)]
        given = {one: places[place]._replace(faction=one) for one in fitting}
        return [
            one
            for one in fitting
            if self._without(one, None).serves(_with(places, place, given[one]))
        ]

    def mats_for(self, place: int, places: Sequence[Place]) -> list[str]:
        """The mats that somebody with a faction may draw."""
        fitting = [one for one in self.mats if self._fit(places[place].faction, one)]
        given = {one: places[place]._replace(mat=one) for one in fitting}
        return [
            one
            for one in fitting
            if self._without(None, one).serves(_with(places, place, given[one]))
        ]

    def _fit(self, faction: str | None, mat: str | None) -> bool:
        return mat is None or self.known[mat].never_with != faction

    def _pairs(self, one: Place) -> list[tuple[str | None, str | None]]:
        """Every faction and mat that somebody could end up with."""
        factions = self.factions if one.faction is None else (one.faction,)
        mats = self.mats if one.lacks_mat else (one.mat,)
        return [(key, mat) for key in factions for mat in mats if self._fit(key, mat)]

    def _without(self, faction: str | None, mat: str | None) -> "Pool":
        factions = [one for one in self.factions if one != faction]
        return self._replace(factions=factions, mats=[one for one in self.mats if one != mat])


def _with(places: Sequence[Place], place: int, one: Place) -> list[Place]:
    return [*places[:place], one, *places[place + 1 :]]
