"""A game as the kernel keeps it: one row, with a name for each of its columns.

Seats, tracks, cards, pieces and the places of the map are numbers here. A set is a number whose bit
`n` says whether `n` is in it: cards by their number, places by their spot (see `book`).
"""

from typing import Annotated

import numpy as np

from thirdchair.lab.kernel.records import Byte, Long, Numbers, Short, Word, layout

AUTOMA, SHADOW, YOU, OTHER = range(4)
"""The seats. In the duel the humans are `YOU` and `OTHER`; in the solo game `OTHER` is the double
strike of the Shadow Empire, or your second token. Who does not play stands on every start."""
SEATS = 4

EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY, ARTS = range(5)
TRACKS = 5
NO_TRACK = 7
"""No track; also the end of a list of tracks."""
FAVORITE = 6
"""The heart in a tiebreaker list."""

NO_CARD = 0
MOST_CARDS = 24

END_OF_TRACK, TWO_TOPPLES, MIDDLE_ISLAND = range(3)
ACHIEVEMENTS = 3
PLACES = 2
"""How many may earn an achievement."""
NOBODY = 0
"""A free place of an achievement; else it holds the seat and one."""

SPOTS = 56
MOST_CIVS = 2
MOST_ITEMS = 24


class Game:
    """One table: first what was chosen at its start, its rulings among it, then what changes.

    `free`, `taken` and `gone` are sets of spaces by track: landmarks that nobody has, those of a
    seat, and those that have left the game. `markers` are the outposts of the Trailblazers there.
    `yours` and `automas` are the spots where an outpost stands, `some` and `full` those with one
    piece or more and with no room for another, `blocked` those that no path leads through.
    `pieces` has what lies on each spot: the letters of the reference as numbers, see `book`.
    """

    seed: Long
    used: Word
    """How many numbers of chance have been used, see `chance`."""
    level: Byte
    tracks: Byte
    """How many tracks there are: five with arts."""
    civs: Annotated[Numbers, np.int8, MOST_CIVS]
    beside: Byte
    """The track that the arts track lies beside, for the double strike; else `NO_TRACK`."""
    tiles_left: Byte
    more_landmarks: Byte
    """Landmarks of cards that are in the Automa's box."""
    equalizers_vp: Short
    iconoclasts_vp: Short
    trailblazers_vp: Short
    pool_items: Annotated[Numbers, np.int8, TRACKS]
    """What the pool of the Hucksters gains for each favorite track."""
    new_favorite_icon: Byte
    shuffle_first: Byte
    waits_for_you: Byte
    plain_distance: Byte
    topple_when_empty: Byte
    regress_benefit: Byte
    reroll_finished: Byte
    strike_counts: Byte
    """For whose favorite tracks the double strike counts, as a set of bots."""

    turn: Word
    at: Annotated[Numbers, np.int8, SEATS, TRACKS]
    favorite: Annotated[Numbers, np.int8, SEATS]
    free: Annotated[Numbers, np.int16, TRACKS]
    taken: Annotated[Numbers, np.int16, SEATS, TRACKS]
    gone: Annotated[Numbers, np.int16, TRACKS]
    markers: Annotated[Numbers, np.int16, TRACKS]
    earned: Annotated[Numbers, np.int8, ACHIEVEMENTS, PLACES]
    era: Annotated[Numbers, np.int8, SEATS]
    """Income turns taken; those of the bots are the Automa's."""
    vp: Annotated[Numbers, np.int16, SEATS]

    deck: Word
    progress: Word
    track_card: Byte
    tie_card: Byte
    discarded: Byte
    """How many cards of `discard` count."""
    discard: Annotated[Numbers, np.int8, MOST_CARDS]

    outposts: Annotated[Numbers, np.int8, SEATS]
    topples: Annotated[Numbers, np.int8, SEATS]
    hand: Byte
    mat: Byte
    tiles: Long
    some: Long
    full: Long
    automas: Long
    yours: Long
    blocked: Long
    pieces: Annotated[Numbers, np.int8, SPOTS]

    pooled: Byte
    """How many items of `pool` count."""
    pool: Annotated[Numbers, np.int8, MOST_ITEMS]

    waited: Annotated[Numbers, np.int32, SEATS]
    """Turns that a human has taken since the last income turn, see `people`."""


GAME = layout(Game)
