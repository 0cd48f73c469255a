"""The book: the content of the package as arrays, for code that knows no words.

It is printed once from the same files that the reference engine reads (see `printing`), and handed
to every rule.

A hex is a spot: eight to a row, so that its six neighbors are always the same six steps away. The
eighth column is empty: whoever steps over the edge of the map comes to a spot that is not on it.
"""

from typing import Annotated, get_args

import numpy as np

from thirdchair.lab.kernel.games import SPOTS, TRACKS
from thirdchair.lab.kernel.records import Byte, Long, Numbers, layout
from thirdchair.tapestry import charts, content
from thirdchair.tapestry.packs import ARTS, pack

TRACK_IDS = (*content.tracks(), ARTS)
ICONS = get_args(content.Icon)
ALL, LANDMARK, END = range(3)
NO_PIECE = "_"
LETTERS = NO_PIECE + "ASYasyB"
"""The pieces: those of a seat are `STANDING` or `TOPPLED` and its number."""
STANDING, TOPPLED = 1, 4
ROOM = 8
"""A spot holds its first piece and this often its second."""
ROW = 8

KEEP_NOTHING = ("refresh_tech", "refresh_masterpieces")
ACTIONS = ("nothing", *(one for one in get_args(content.Action) if one not in KEEP_NOTHING))
"""What the Automa does on a space. What changes nothing that is kept (fresh cards) is nothing."""
(
    NOTHING,
    RESEARCH,
    RESEARCH_WITHOUT_BENEFIT,
    CONQUER,
    CONQUER_ANYWHERE,
    EXPLORE,
    EXPLORE_ANYWHERE,
    ADVANCE,
    REGRESS,
    GAIN_TAPESTRY,
) = range(len(ACTIONS))

STEPS = ("", *get_args(charts.Step))
"""What a chart lists, as `charts` names it, in that order."""
(
    DONE,
    CHANGE_FAVORITE,
    ADVANCE_BOTH_BOTS,
    CIV_ABILITY,
    SCORE_VP,
    ADD_PROGRESS_CARDS,
    TAPESTRY_ONTO_MAT,
    TAPESTRY_INTO_HAND,
    SHUFFLE_DECISION_DECK,
) = range(len(STEPS))

ABILITIES = ("", *get_args(charts.Ability))
"""What a civilization does; a pool is opened at set-up, before the kernel plays."""
(
    NO_ABILITY,
    POINTS_PER_LANDMARK,
    POINTS_PER_TERRITORY,
    ADVANCE_ON,
    RESEARCH_BY_CIV,
    CONQUER_IF_FEW,
    PROTECT,
    EQUALIZE,
    BREAK_LANDMARKS,
    _OPEN_POOL,
    FILL_POOL,
    PLACE_MARKER,
) = range(len(ABILITIES))

CIVILIZATIONS = (*charts.civilizations().values(), *pack("PP").civilization)
CIVS = ("", *(civ.id for civ in CIVILIZATIONS))

SPACES, CARDS, LEVELS, TURNS, KINDS = 13, 24, 7, 6, 16
BOTS, WITH_ARTS, LISTED, CELLS, EFFECTS, COLUMNS, ROWS = 2, 2, 7, 12, 4, 4, 3
COUNTED = TRACKS + 2
LANDMARKS, TERRITORIES = TRACKS, TRACKS + 1


class Book:
    """Every array is indexed by what it is about; `WITH_ARTS` by whether the arts track is there.

    `benefits` has up to two kinds of benefits for a space, the second one in the higher byte; `do`
    and `among` say what a kind is. `lists` are tiebreaker lists as each bot reads them.
    """

    last_income: Byte
    topples: Byte
    few_blocked: Byte
    """With more unprotected territories than this, the Conquerors protect one."""
    close: Byte
    """So many spaces behind you the Equalizers still catch up, as a set."""
    marker_ahead: Byte
    achievement_vp: Annotated[Numbers, np.int8, 2]
    ends: Annotated[Numbers, np.int8, TRACKS]
    benefits: Annotated[Numbers, np.int16, TRACKS, SPACES]
    do: Annotated[Numbers, np.int8, KINDS]
    among: Annotated[Numbers, np.int8, KINDS]
    faces: Annotated[Numbers, np.int8, WITH_ARTS]

    icons: Annotated[Numbers, np.int8, BOTS, CARDS]
    lists: Annotated[Numbers, np.int8, WITH_ARTS, BOTS, CARDS, LISTED]
    income: Annotated[Numbers, np.int8, CARDS]
    topple: Annotated[Numbers, np.int8, CARDS]
    ranks: Annotated[Numbers, np.int8, CARDS, SPOTS]

    spots: Long
    island: Byte
    plain: Annotated[Numbers, np.int8, SPOTS, SPOTS]
    blocks: Annotated[Numbers, np.int8, ROOM * ROOM]

    steps: Annotated[Numbers, np.int8, WITH_ARTS, LEVELS, TURNS, CELLS]
    cards: Annotated[Numbers, np.int8, WITH_ARTS, LEVELS, TURNS, CELLS]
    counts: Annotated[Numbers, np.int8, WITH_ARTS, ROWS, COUNTED]
    multipliers: Annotated[Numbers, np.int8, LEVELS, COLUMNS, ROWS]
    first: Annotated[Numbers, np.int8, LEVELS, COLUMNS]
    abilities: Annotated[Numbers, np.int8, len(CIVS), TURNS, EFFECTS]
    ability_tracks: Annotated[Numbers, np.int8, len(CIVS), TURNS, EFFECTS]
    starts: Annotated[Numbers, np.int8, LEVELS, TRACKS + 1]
    start_on_favorite: Annotated[Numbers, np.int8, LEVELS]
    you_start: Annotated[Numbers, np.int8, LEVELS]
    clockwise: Annotated[Numbers, np.int8, TRACKS, TRACKS]


BOOK = layout(Book)
