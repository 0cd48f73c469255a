"""How the book is made of the content: every array is filled from the files of the package."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import cast

import numpy as np

from thirdchair.lab.kernel.book import (
    ABILITIES,
    ACTIONS,
    BOOK,
    CELLS,
    CIVILIZATIONS,
    ICONS,
    LETTERS,
    NO_PIECE,
    ROOM,
    ROW,
    STEPS,
    TRACK_IDS,
    TURNS,
    Book,
)
from thirdchair.lab.kernel.games import AUTOMA, FAVORITE, NO_TRACK, SHADOW, SPOTS
from thirdchair.lab.kernel.records import Row
from thirdchair.tapestry import charts, content
from thirdchair.tapestry.bots.civilizations import FEW_BLOCKED
from thirdchair.tapestry.content import Benefit, DecisionCard
from thirdchair.tapestry.expansions.four_civilizations import CLOSE, MARKER_AHEAD
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.packs import (
    arts_cells,
    arts_pack,
    cards_with_arts,
    clockwise,
    track_named,
)
from thirdchair.tapestry.pieces import blocks


@cache
def book() -> Book:
    """The one book, as compiled code takes it."""
    made = np.zeros((), BOOK)
    made["last_income"] = content.numbers().last_income
    made["topples"] = content.numbers().topples
    made["few_blocked"] = FEW_BLOCKED
    made["close"] = set_of(CLOSE)
    made["marker_ahead"] = MARKER_AHEAD
    made["achievement_vp"] = content.numbers().achievement_vp
    _tracks(made)
    _cards(made)
    _map(made)
    _charts(made)
    _civilizations(made)
    return cast(Book, made[()])


@cache
def spot_of() -> tuple[int, ...]:
    """The spot of each hex."""
    spots = board().spots
    left, top = min(spot.q for spot in spots), min(spot.r for spot in spots)
    found = tuple(ROW * (spot.r - top) + spot.q - left for spot in spots)
    assert max(spot.q for spot in spots) - left < ROW - 1
    assert max(found) < SPOTS
    return found


def set_of(members: Sequence[int]) -> int:
    """Some small numbers as a set."""
    return sum(1 << one for one in members)


def tracks_in(names: Sequence[str]) -> int:
    """Some tracks as a set."""
    return set_of([TRACK_IDS.index(name) for name in names])


def _tracks(made: Row) -> None:
    kinds = [Benefit(do="refresh_tech")]
    for number, name in enumerate(TRACK_IDS):
        track = track_named(name)
        made["ends"][number] = len(track.space)
        for space in track.space:
            gained = [one for one in space.automa if one.do in ACTIONS]
            kinds += [one for one in gained if one not in kinds]
            first, second = [*map(kinds.index, gained), 0, 0][:2]
            assert len(gained) <= 2
            made["benefits"][number, space.space] = first | second << 8
    for kind, benefit in enumerate(kinds[1:], start=1):
        made["do"][kind] = ACTIONS.index(benefit.do)
        made["among"][kind] = tracks_in(benefit.among)
    made["faces"] = [
        tracks_in(tuple(die.faces)) for die in (content.dice()["science"], arts_pack().die)
    ]
    for beside in content.tracks():
        around = clockwise(beside)
        for one, following in zip(around, (*around[1:], around[0]), strict=True):
            place = TRACK_IDS.index(beside), TRACK_IDS.index(one)
            made["clockwise"][place] = TRACK_IDS.index(following)


def _cards(made: Row) -> None:
    made["lists"] = NO_TRACK
    for number, card in content.decision_cards().items():
        made["icons"][:, number] = ICONS.index(card.automa), ICONS.index(card.shadow)
        made["income"][number], made["topple"][number] = card.income, card.topple
        for arts, printed in enumerate((card, cards_with_arts()[number])):
            read = _list(printed)
            made["lists"][arts, AUTOMA, number, : len(read)] = read
            made["lists"][arts, SHADOW, number, : len(read)] = read[::-1]
        for hex_, spot in enumerate(spot_of()):
            made["ranks"][number, spot] = board().ranks[number][hex_]


def _list(card: DecisionCard) -> list[int]:
    return [FAVORITE if one == "favorite" else TRACK_IDS.index(one) for one in card.tiebreakers]


def _map(made: Row) -> None:
    spots = spot_of()
    made["spots"] = set_of(spots)
    made["island"] = spots[board().island]
    for one, other in product(board().hexes, repeat=2):
        made["plain"][spots[one], spots[other]] = board().plain[one][other]
    for first, second in product(range(ROOM), repeat=2):
        pieces = (LETTERS[first] + LETTERS[second]).replace(NO_PIECE, "")
        made["blocks"][first + ROOM * second] = bool(pieces) and blocks(pieces)


def _charts(made: Row) -> None:
    with_arts = [chart.id for chart in arts_pack().chart]
    for number, level in charts.levels().items():
        for turn in range(1, TURNS):
            plain = charts.cells(level.chart, turn)
            arts = arts_cells(level.chart, turn) if level.chart in with_arts else plain
            for place, cells in enumerate((plain, arts)):
                here = made["steps"][place, number, turn], made["cards"][place, number, turn]
                assert len(cells) < CELLS
                here[0][: len(cells)] = [STEPS.index(cell.step) for cell in cells]
                here[1][: len(cells)] = [cell.n for cell in cells]
        columns = charts.mat(level.mat).columns
        made["multipliers"][number] = [column.multipliers for column in columns]
        made["first"][number] = [column.first for column in columns]
        made["starts"][number] = NO_TRACK
        if level.start:
            made["you_start"][number] = "you" in level.start.who
            if level.start.on == "favorite":
                made["start_on_favorite"][number] = True
            else:
                on = [TRACK_IDS.index(track) for track in level.start.on]
                made["starts"][number, : len(on)] = on
    covered = [row.counts for row in charts.rows()]
    covered[arts_pack().cover.row - 1] = arts_pack().cover.counts
    names = (*TRACK_IDS, "landmarks", "territories")
    for place, rows in enumerate(([row.counts for row in charts.rows()], covered)):
        for row, counts in enumerate(rows):
            made["counts"][place, row] = [name in counts for name in names]


def _civilizations(made: Row) -> None:
    for number, civ in enumerate(CIVILIZATIONS, start=1):
        for turn in range(1, TURNS):
            used = [effect for effect in civ.effect if turn in effect.turns]
            for place, effect in enumerate(used):
                made["abilities"][number, turn, place] = ABILITIES.index(effect.do)
                track = TRACK_IDS.index(effect.track) if effect.track else NO_TRACK
                made["ability_tracks"][number, turn, place] = track
