"""Hexes: neighbors, distances, and ways around what blocks them."""

from hypothesis import given
from hypothesis import strategies as st

from thirdchair.kit.hexes import DIRECTIONS, POINTED, Axial, distance, neighbors, steps

hexes = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


def test_six_neighbors_clockwise_from_the_top() -> None:
    assert list(DIRECTIONS) == ["N", "NE", "SE", "S", "SW", "NW"]
    assert neighbors((0, 0)) == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def test_pointed_hexes_have_the_same_neighbors_clockwise_from_the_top_right() -> None:
    assert POINTED == {
        "NE": (1, -1),
        "E": (1, 0),
        "SE": (0, 1),
        "SW": (-1, 1),
        "W": (-1, 0),
        "NW": (0, -1),
    }


def test_opposite_directions_lead_back() -> None:
    names = list(DIRECTIONS)
    for place, name in enumerate(names):
        q, r = DIRECTIONS[name]
        assert DIRECTIONS[names[(place + 3) % 6]] == (-q, -r)


def test_distances_by_example() -> None:
    assert distance((0, 0), (0, 0)) == 0
    assert distance((0, 0), (3, 0)) == 3
    assert distance((0, 0), (2, 2)) == 4, "down to the right, then straight down"
    assert distance((0, 0), (2, -2)) == 2, "up to the right is one direction"
    assert distance((-3, 1), (3, -2)) == 6


@given(hexes, hexes)
def test_every_step_changes_a_distance_by_at_most_one(one: Axial, other: Axial) -> None:
    far = distance(one, other)
    around = [distance(beside, other) for beside in neighbors(one)]
    assert distance(other, one) == far
    assert all(abs(near - far) <= 1 for near in around)
    assert far == 0 or min(around) == far - 1


MAP = {  # a - b - c - d, and the way round: a - e - f - g - d
    "a": ["b", "e"],
    "b": ["a", "c"],
    "c": ["b", "d"],
    "d": ["c", "g"],
    "e": ["a", "f"],
    "f": ["e", "g"],
    "g": ["f", "d"],
    "x": [],
}


def test_the_shortest_way_counts() -> None:
    assert steps(MAP, "a", ["d"]) == 3
    assert steps(MAP, "a", ["d", "f"]) == 2, "the nearest of several goals"
    assert steps(MAP, "a", ["a"]) == 0


def test_a_blocked_place_is_walked_around() -> None:
    assert steps(MAP, "a", ["d"], passable=lambda place: place != "b") == 4


def test_start_and_goal_need_not_be_passable() -> None:
    assert steps(MAP, "a", ["d"], passable=lambda place: place in "bc") == 3


def test_without_a_way_there_is_no_distance() -> None:
    assert steps(MAP, "a", ["x"]) is None
    assert steps(MAP, "a", ["d"], passable=lambda place: place not in "bf") is None
    assert steps(MAP, "a", []) is None
