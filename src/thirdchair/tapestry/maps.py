"""The map: what lies beside what, and in which order each card looks at its hexes."""

from functools import cache

import msgspec

from thirdchair.kit import hexes
from thirdchair.kit.content import ContentError, load
from thirdchair.kit.rules import decides
from thirdchair.tapestry.content import PACKAGE, Entry, HexScan, decision_cards


class Spot(Entry, frozen=True):
    """A hex of the board. `printed`: its territory is part of the board."""

    id: int
    q: int
    r: int
    printed: bool = False

    @property
    def axial(self) -> hexes.Axial:
        return self.q, self.r


class _Map(Entry, frozen=True):
    id: str
    island: int
    starts: dict[str, int]
    capitals: dict[str, str]
    outposts: int
    outposts_at_start: int
    hexes: tuple[Spot, ...]


class Board(msgspec.Struct, frozen=True):
    """A map as the rules use it. Hexes are numbers; every tuple is indexed by them."""

    hexes: tuple[int, ...]
    spots: tuple[Spot, ...]
    around: tuple[tuple[int, ...], ...]
    plain: tuple[tuple[int, ...], ...]
    """Steps between two hexes, whatever lies between."""
    printed: tuple[int, ...]
    island: int
    capitals: dict[str, int]
    labels: dict[int, str]
    """What is printed on the territories where players begin."""
    outposts: int
    outposts_at_start: int
    ranks: dict[int, tuple[int, ...]]
    """By card: the place of each hex, from 1, in the order of its hex tiebreaker."""


@cache
def board() -> Board:
    """The map of the solo game."""
    sheet = load(PACKAGE, "content/map.toml", _Map)
    spots = sheet.hexes
    if [spot.id for spot in spots] != list(range(len(spots))):
        raise ContentError("map.toml: hexes must be numbered from 0 without a gap")
    at = {spot.axial: spot.id for spot in spots}
    return Board(
        hexes=tuple(spot.id for spot in spots),
        spots=spots,
        around=tuple(
            tuple(at[beside] for beside in hexes.neighbors(spot.axial) if beside in at)
            for spot in spots
        ),
        plain=tuple(
            tuple(hexes.distance(one.axial, other.axial) for other in spots) for one in spots
        ),
        printed=tuple(spot.id for spot in spots if spot.printed),
        island=sheet.island,
        capitals={seat: sheet.starts[label] for seat, label in sheet.capitals.items()},
        labels={at: label for label, at in sheet.starts.items()},
        outposts=sheet.outposts,
        outposts_at_start=sheet.outposts_at_start,
        ranks={card.id: _ranks(spots, card.hexes) for card in decision_cards().values()},
    )


@cache
def scan_order(card: int) -> tuple[int, ...]:
    """All hexes in the order in which the hex tiebreaker of this card looks at them."""
    ranks = board().ranks[card]
    return tuple(sorted(board().hexes, key=ranks.__getitem__))


def _ranks(spots: tuple[Spot, ...], scan: HexScan) -> tuple[int, ...]:
    order = _scanned(spots, scan)
    places = {spot.id: place for place, spot in enumerate(order, start=1)}
    return tuple(places[spot.id] for spot in spots)


@decides("tap.hex.start", "tap.hex.next", "tap.hex.further")
def _scanned(spots: tuple[Spot, ...], scan: HexScan) -> list[Spot]:
    """The line of the black arrow in its direction, then line after line from the gray one on."""
    dq, dr = hexes.DIRECTIONS[scan.scan]
    first, last = scan.lines
    step = 1 if last > first else -1
    lines = [
        sorted(
            (spot for spot in spots if _line(spot, scan.line) == value),
            key=lambda spot: spot.q * dq + spot.r * dr,
        )
        for value in range(first, last + step, step)
    ]
    if (lines[0][0].axial, lines[1][0].axial) != (scan.first, scan.gray):
        raise ContentError(f"decision_cards.toml: arrows at {scan.first} do not fit the lines")
    return [spot for line in lines for spot in line]


def _line(spot: Spot, axis: str) -> int:
    return {"q": spot.q, "r": spot.r, "q+r": spot.q + spot.r}[axis]
