"""The map: neighbors, the hex tiebreaker of every card, and distance."""

import pytest

from tests.tapestry.solo_builders import PRINTED, solo
from thirdchair.tapestry.maps import board, scan_order
from thirdchair.tapestry.solo import Solo

# The ten patterns of the hex tiebreaker as read off the cards, line by line.
ORDERS: dict[tuple[int, ...], list[list[int]]] = {
    (1, 3, 6, 18, 20, 22): [
        [0, 2, 5],
        [1, 4, 7, 10, 14],
        [3, 6, 9, 13, 17, 21],
        [8, 12, 16, 20, 24, 28],
        [11, 15, 19, 23, 27, 31],
        [18, 22, 26, 30, 33],
        [25, 29, 32],
    ],
    (2, 19): [
        [5, 2, 0],
        [14, 10, 7, 4, 1],
        [21, 17, 13, 9, 6, 3],
        [28, 24, 20, 16, 12, 8],
        [31, 27, 23, 19, 15, 11],
        [33, 30, 26, 22, 18],
        [32, 29, 25],
    ],
    (4, 21): [
        [14, 21, 28],
        [5, 10, 17, 24, 31],
        [2, 7, 13, 20, 27, 33],
        [0, 4, 9, 16, 23, 30],
        [1, 6, 12, 19, 26, 32],
        [3, 8, 15, 22, 29],
        [11, 18, 25],
    ],
    (5,): [
        [11, 18, 25],
        [3, 8, 15, 22, 29],
        [1, 6, 12, 19, 26, 32],
        [0, 4, 9, 16, 23, 30],
        [2, 7, 13, 20, 27, 33],
        [5, 10, 17, 24, 31],
        [14, 21, 28],
    ],
    (7, 17): [
        [28, 31, 33],
        [21, 24, 27, 30, 32],
        [14, 17, 20, 23, 26, 29],
        [10, 13, 16, 19, 22, 25],
        [5, 7, 9, 12, 15, 18],
        [2, 4, 6, 8, 11],
        [0, 1, 3],
    ],
    (8, 13): [
        [33, 31, 28],
        [32, 30, 27, 24, 21],
        [29, 26, 23, 20, 17, 14],
        [25, 22, 19, 16, 13, 10],
        [18, 15, 12, 9, 7, 5],
        [11, 8, 6, 4, 2],
        [3, 1, 0],
    ],
    (9, 14): [
        [28, 21, 14],
        [31, 24, 17, 10, 5],
        [33, 27, 20, 13, 7, 2],
        [30, 23, 16, 9, 4, 0],
        [32, 26, 19, 12, 6, 1],
        [29, 22, 15, 8, 3],
        [25, 18, 11],
    ],
    (10, 15): [
        [25, 18, 11],
        [29, 22, 15, 8, 3],
        [32, 26, 19, 12, 6, 1],
        [30, 23, 16, 9, 4, 0],
        [33, 27, 20, 13, 7, 2],
        [31, 24, 17, 10, 5],
        [28, 21, 14],
    ],
    (11, 16): [
        [32, 29, 25],
        [33, 30, 26, 22, 18],
        [31, 27, 23, 19, 15, 11],
        [28, 24, 20, 16, 12, 8],
        [21, 17, 13, 9, 6, 3],
        [14, 10, 7, 4, 1],
        [5, 2, 0],
    ],
    (12,): [
        [25, 29, 32],
        [18, 22, 26, 30, 33],
        [11, 15, 19, 23, 27, 31],
        [8, 12, 16, 20, 24, 28],
        [3, 6, 9, 13, 17, 21],
        [1, 4, 7, 10, 14],
        [0, 2, 5],
    ],
}


@pytest.mark.rule("tap.hex.start", "tap.hex.next", "tap.hex.further")
@pytest.mark.parametrize(
    ("card", "lines"), [(card, lines) for cards, lines in ORDERS.items() for card in cards]
)
def test_each_card_scans_the_map_line_by_line(card: int, lines: list[list[int]]) -> None:
    assert scan_order(card) == tuple(hex_ for line in lines for hex_ in line)


def test_the_patterns_are_those_of_all_cards() -> None:
    assert sorted(card for cards in ORDERS for card in cards) == list(range(1, 23))


def test_what_lies_beside_what() -> None:
    around = board().around
    assert sorted(around[16]) == [9, 12, 13, 19, 20, 23]
    assert sorted(around[0]) == [1, 2, 4]
    assert sorted(around[22]) == [15, 18, 19, 25, 26, 29]
    assert sorted(around[24]) == [17, 20, 21, 27, 28, 31]
    assert all(one in around[other] for one in board().hexes for other in around[one])
    assert board().printed == PRINTED
    assert board().capitals == {"you": 24, "automa": 22}


def distances(on: dict[int, str], *goals: int) -> dict[int, int | None]:
    return dict(enumerate(Solo(solo(on=on), []).distances(goals)))


@pytest.mark.rule("tap.dist.self", "tap.dist.empty")
def test_distance_counts_steps_over_empty_hexes_and_is_0_at_the_goal() -> None:
    far = distances({}, 16)
    assert (far[16], far[12], far[8], far[11]) == (0, 1, 2, 3)


@pytest.mark.rule("tap.dist.def")
def test_distance_goes_around_automa_outposts_and_two_pieces_of_yours() -> None:
    free = distances({}, 16)
    assert free[26] == 2  # over 19 or 23
    blocked = distances({19: "A", 23: "Yy"}, 16)
    # the ring 19, 23 around the island is shut toward 26: 30, 27, 20 lead around it
    assert blocked[26] == 4
    assert blocked[19] == 1  # a blocked hex itself is reached


def test_a_single_piece_of_yours_or_of_the_shadow_empire_is_no_obstacle() -> None:
    assert distances({19: "Y", 23: "Y"}, 16)[26] == 2
    assert distances({19: "s", 23: "a"}, 16)[26] == 2
    assert distances({19: "a", 23: "YB"}, 16)[26] == 4


@pytest.mark.rule("tap.dist.endpoint")
def test_the_goal_is_exempt_and_a_goal_without_a_path_is_out_of_reach() -> None:
    assert distances({}, 24)[28] == 1  # your capital holds two outposts
    shut = distances({1: "A", 2: "A", 4: "A"}, 0)
    assert (shut[0], shut[4], shut[9]) == (0, 1, None)
