"""Explore, at the very position of the book's example: both capitals, nothing else."""

import pytest

from tests.tapestry.builders import the
from tests.tapestry.solo_builders import drew, explore, reasons, solo
from thirdchair.tapestry.events import Explored, Skipped

VALID, FAR, MILITARY, TIE = (
    "tap.automa.explore.valid",
    "tap.automa.explore.tie.1",
    "tap.automa.explore.tie.1.mil",
    "tap.automa.explore.tie.2",
)


@pytest.mark.rule("tap.automa.explore.valid", "tap.automa.explore.tie.1", "tap.automa.explore.act")
def test_the_hex_farthest_from_your_territories_is_explored() -> None:
    done = explore(solo(favorites=("science", "military"), pair=(3, 13)))
    explored = the(done, Explored)
    assert reasons(explored.why) == [(VALID, [18, 19, 29], []), (FAR, [18], [5, 3, 4])]
    assert done.state.hexes["18"] == ""


@pytest.mark.rule("tap.automa.explore.tie.1.mil", "tap.automa.explore.tie.2")
@pytest.mark.parametrize("card", [8, 13])
def test_with_military_as_favorite_distance_is_ignored(card: int) -> None:
    explored = the(explore(solo(favorites=("military", "science"), pair=(3, card))), Explored)
    # 29 is the ninth hex that these cards look at; it lies at distance 4
    assert reasons(explored.why) == [
        (VALID, [18, 19, 29], []),
        (MILITARY, [18, 19, 29], []),
        (TIE, [29], [21, 17, 9]),
    ]


@pytest.mark.rule("tap.automa.benefit.explore-any")
def test_anywhere_out_of_reach_is_farthest_of_all() -> None:
    # 0 is printed; 1, 2 and 5 lie behind a wall of the Automa and cannot be reached
    wall = {4: "A", 3: "A", 6: "A", 7: "A", 10: "A"}
    explored = the(explore(solo(on=wall), anywhere=True), Explored)
    assert reasons(explored.why)[1][1] == [1, 2, 5]


def test_the_plain_count_can_be_chosen() -> None:
    wall = {3: "A", 4: "A", 6: "A", 7: "A", 10: "A"}
    state = solo(on=wall, rulings={"automa.farthest_metric": "plain_hex"})
    explored = the(explore(state, anywhere=True), Explored)
    assert reasons(explored.why)[1][1] == [1, 11, 18]  # five steps from 24


@pytest.mark.rule("tap.automa.explore.none")
def test_without_an_empty_hex_in_reach_it_is_skipped() -> None:
    skipped = the(explore(solo(tiles=[18, 19, 29])), Skipped)
    assert (skipped.what, skipped.rule) == ("explore", "tap.automa.explore.none")


@pytest.mark.rule("tap.automa.explore.notiles")
def test_without_a_tile_nothing_is_valid() -> None:
    state = solo()
    state.tiles = False
    assert the(explore(state), Skipped).rule == "tap.automa.explore.notiles"


def test_a_card_is_drawn_only_for_a_tie() -> None:
    explore(solo(favorites=("science", "military"), pair=None))
    done = explore(solo(favorites=("military", "science"), pair=None), drew("progress", 8))
    assert the(done, Explored).hex == 29
