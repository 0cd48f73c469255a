"""The board: who lies beside whom, how far, in which order, and what water cuts off.

A place is a territory (`r4c4`) or a home base (`base:crimea`). Home bases lie on the same grid, so
they have distances, but they are no territories.
"""

from collections.abc import Iterable
from typing import Self

import msgspec

from thirdchair.kit.hexes import POINTED, distance
from thirdchair.kit.rules import decides
from thirdchair.scythe.content import Base, BoardSheet, Territory

MAT = "mat"
"""Where a piece is that does not stand on the board."""


def base_of(faction: str) -> str:
    """The home base of a faction as a place."""
    return f"base:{faction}"


class Board(msgspec.Struct, frozen=True):
    """A board, ready for use. Territories stand in reading order everywhere."""

    territories: tuple[str, ...]
    bases: tuple[str, ...]
    """Clockwise from Albion."""
    number: dict[str, int]
    """Place in the reading order, from 1."""
    terrain: dict[str, str]
    direction: dict[str, str | None]
    around: dict[str, frozenset[str]]
    """The neighborhood: the territory itself and those beside it, rivers or not; a home base has
    the territories that touch it."""
    joined: dict[str, frozenset[str]]
    """The territories that touch a home base by land."""
    home_land: dict[str, frozenset[str]]
    """What can be reached from a home base on foot: no river, no lake, no tunnel."""
    on_foot: dict[str, frozenset[str]]
    """What lies one step away by land: no river between, no lake."""
    starts: dict[str, tuple[str, ...]]
    far: dict[str, dict[str, int]]
    """Steps on the grid between two places."""
    to_factory: dict[str, int]
    factory: str
    encounters: tuple[str, ...]
    tunnels: frozenset[str]

    @property
    def places(self) -> tuple[str, ...]:
        """All territories, then all home bases."""
        return self.territories + self.bases

    @classmethod
    @decides(
        "scy.automa.area.territory",
        "scy.automa.area.base",
        "scy.automa.area.rivers",
        "scy.automa.distance",
    )
    def read(cls, sheet: BoardSheet) -> Self:
        """The board as a sheet describes it."""
        ids = tuple(one.id for one in sheet.territory)
        named = {one.at: one for one in sheet.territory}
        places = {one.id: one.at for one in sheet.territory}
        places |= {base_of(one.faction): one.at for one in sheet.base}
        far = {a: {b: distance(places[a], places[b]) for b in places} for a in places}
        around = {
            one.id: frozenset([one.id, *(other.id for _, other in _beside(one, named))])
            for one in sheet.territory
        }
        around |= {base_of(one.faction): frozenset(one.land + one.water) for one in sheet.base}
        factory = next(one.id for one in sheet.territory if one.terrain == "factory")
        return cls(
            territories=ids,
            bases=tuple(base_of(one.faction) for one in sheet.base),
            number={one: place for place, one in enumerate(ids, start=1)},
            terrain={one.id: one.terrain for one in sheet.territory},
            direction={one.id: one.direction for one in sheet.territory},
            around=around,
            joined={base_of(one.faction): frozenset(one.land) for one in sheet.base},
            home_land={base_of(one.faction): _on_foot(one, named) for one in sheet.base},
            on_foot=_footpaths(sheet, named),
            starts={base_of(one.faction): one.land for one in sheet.base},
            far=far,
            to_factory=far[factory],
            factory=factory,
            encounters=tuple(one.id for one in sheet.territory if one.encounter),
            tunnels=frozenset(one.id for one in sheet.territory if one.tunnel),
        )

    @decides("scy.automa.terms.territory")
    def in_order(self, places: Iterable[str]) -> list[str]:
        """These territories in reading order, without home bases."""
        wanted = set(places)
        return [one for one in self.territories if one in wanted]

    def is_territory(self, place: str) -> bool:
        """Lakes and the Factory are territories, home bases are not."""
        return place in self.number


def _beside(
    one: Territory, named: dict[tuple[int, int], Territory]
) -> Iterable[tuple[str, Territory]]:
    q, r = one.at
    for side, (dq, dr) in POINTED.items():
        other = named.get((q + dq, r + dr))
        if other is not None:
            yield side, other


def _footpaths(
    sheet: BoardSheet, named: dict[tuple[int, int], Territory]
) -> dict[str, frozenset[str]]:
    paths = {
        one.id: frozenset(
            other.id
            for side, other in _beside(one, named)
            if side not in one.rivers and other.terrain != "lake"
        )
        for one in sheet.territory
    }
    return paths | {base_of(one.faction): frozenset(one.land) for one in sheet.base}


def _on_foot(base: Base, named: dict[tuple[int, int], Territory]) -> frozenset[str]:
    by_id = {one.id: one for one in named.values()}
    reached: set[str] = set()
    edge = [one for one in base.land if by_id[one].terrain != "lake"]
    while edge:
        here = edge.pop()
        if here in reached:
            continue
        reached.add(here)
        edge += [
            other.id
            for side, other in _beside(by_id[here], named)
            if side not in by_id[here].rivers and other.terrain != "lake"
        ]
    return frozenset(reached)
