"""The hex tiebreaker: read off the arrows of each card, as the book tells a person to do."""

import pytest

from tests.tapestry.builders import the
from tests.tapestry.rules_solo.reading import because
from tests.tapestry.solo_builders import PRINTED, conquer, explore, income, reacted, solo
from thirdchair.tapestry.events import Conquered, Explored, Protected

# The hexes of the map in reading order, as (column, line) of an axial grid.
AT = [(0, -3), (-1, -2), (1, -3), (-2, -1), (0, -2), (2, -3), (-1, -1), (1, -2), (-2, 0), (0, -1)]
AT += [(2, -2), (-3, 1), (-1, 0), (1, -1), (3, -2), (-2, 1), (0, 0), (2, -1), (-3, 2), (-1, 1)]
AT += [(1, 0), (3, -1), (-2, 2), (0, 1), (2, 0), (-3, 3), (-1, 2), (1, 1), (3, 0), (-2, 3)]
AT += [(0, 2), (2, 1), (-1, 3), (1, 2)]
STEP = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}

# For each card the hex of the black arrow, that of the gray one, and the way the black one points.
ARROWS = {
    1: (0, 1, "SE"),
    2: (5, 14, "NW"),
    3: (0, 1, "SE"),
    4: (14, 5, "S"),
    5: (11, 3, "S"),
    6: (0, 1, "SE"),
    7: (28, 21, "SW"),
    8: (33, 32, "NE"),
    9: (28, 31, "N"),
    10: (25, 29, "N"),
    11: (32, 33, "NW"),
    12: (25, 18, "SE"),
    13: (33, 32, "NE"),
    14: (28, 31, "N"),
    15: (25, 29, "N"),
    16: (32, 33, "NW"),
    17: (28, 21, "SW"),
    18: (0, 1, "SE"),
    19: (5, 14, "NW"),
    20: (0, 1, "SE"),
    21: (14, 5, "S"),
    22: (0, 1, "SE"),
}


def row(hex_: int, way: str) -> list[int]:
    """All hexes of the row through this one, in the direction of the arrow."""
    (dq, dr), (q, r) = STEP[way], AT[hex_]
    return [
        AT.index((q + dq * far, r + dr * far))
        for far in range(-6, 7)
        if (q + dq * far, r + dr * far) in AT
    ]


def read(card: int) -> list[list[int]]:
    """The rows of a card in the order in which a person looks at them."""
    black, gray, way = ARROWS[card]
    rows = [row(black, way), row(gray, way)]
    assert (rows[0][0], rows[1][0]) == (black, gray)  # an arrow stands at the border
    while len({hex_ for one in rows for hex_ in one}) < len(AT):
        seen = {hex_ for one in rows for hex_ in one}
        beyond = next(
            hex_ for hex_ in range(len(AT)) if hex_ not in seen and beside(hex_, rows[-1])
        )
        rows.append(row(beyond, way))
    return rows


def beside(hex_: int, others: list[int]) -> bool:
    q, r = AT[hex_]
    return any((q + dq, r + dr) == AT[other] for dq, dr in STEP.values() for other in others)


@pytest.mark.rule("tap.hex.start", "tap.hex.next", "tap.hex.further", "tap.hex.pick")
@pytest.mark.parametrize("card", ARROWS)
def test_tile_after_tile_the_automa_follows_the_arrows_of_the_card(card: int) -> None:
    """It explores anywhere with military as favorite: only the hex tiebreaker decides."""
    rows = read(card)
    order = [hex_ for one in rows for hex_ in one]
    ranks = {hex_: place for place, hex_ in enumerate(order, start=1)}
    assert len(rows) == 7
    state, laid = solo(favorites=("military", "science"), pair=(7, card), deck=[]), []
    empty = [hex_ for hex_ in range(34) if hex_ not in PRINTED]
    while len(empty) > 1:
        done = explore(state, anywhere=True)
        explored = the(done, Explored)
        assert because(explored)[-1] == (
            "tap.automa.explore.tie.2",
            empty,
            [explored.hex],
            [ranks[hex_] for hex_ in empty],
        )
        laid.append(explored.hex)
        empty.remove(explored.hex)
        state = done.state
    assert laid == [hex_ for hex_ in order if hex_ not in PRINTED][:-1]


@pytest.mark.rule("tap.hex.pick")
@pytest.mark.parametrize("card", [8, 13])
def test_the_example_of_the_book(card: int) -> None:
    """Arrow from the lower left: the first valid hex is number 9, the first of the third row."""
    assert read(card)[:3] == [[33, 31, 28], [32, 30, 27, 24, 21], [29, 26, 23, 20, 17, 14]]
    explored = the(explore(solo(favorites=("military", "science"), pair=(7, card))), Explored)
    assert explored.hex == 29
    assert because(explored)[-1][1:] == ([18, 19, 29], [29], [21, 17, 9])


@pytest.mark.rule("tap.hex.use")
def test_tiles_and_outposts_of_every_kind_are_placed_by_it() -> None:
    military = ("military", "science")
    tile = the(explore(solo(favorites=military)), Explored)
    assert because(tile)[-1][0] == "tap.automa.explore.tie.2"
    earned = {"middle_island": ["automa"]}
    attack = conquer(solo(on={15: "Y", 26: "Y"}, achievements=earned), reacted("none"))
    assert because(the(attack, Conquered))[-1][0] == "tap.automa.conquer.opp.tie.2"
    neutral = conquer(solo(on={7: "Y"}, achievements=earned))
    assert because(the(neutral, Conquered))[-1][0] == "tap.automa.conquer.neutral.tie.4"
    on = {15: "A", 25: "A", 26: "A"}
    state = solo(on=on, civs=("conquerors",), era=(4, 5), deck=[], mat=3)
    state.outposts["automa"] = 0  # so that it cannot conquer first
    assert because(the(income(state), Protected))[-1][0] == "tap.hex.pick"
