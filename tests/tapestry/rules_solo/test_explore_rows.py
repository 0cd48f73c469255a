"""Explore: which hexes are legal, how far from you, and what the Automa has of it: nothing."""

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.rules_solo.reading import MAP, because, every, said
from tests.tapestry.solo_builders import conquer, explore, solo, standing
from thirdchair.tapestry.events import Conquered, Explored, Skipped, TileLaid

VALID, FAR = "tap.automa.explore.valid", "tap.automa.explore.tie.1"
MILITARY, TIE = "tap.automa.explore.tie.1.mil", "tap.automa.explore.tie.2"
SCIENCE_FIRST, MILITARY_FIRST = ("science", "military"), ("military", "science")


@pytest.mark.rule("tap.automa.explore.valid", "tap.automa.explore.tie.1")
def test_the_example_of_the_book_with_science_as_favorite() -> None:
    """The only hex at distance 5 is explored."""
    explored = the(explore(solo(favorites=SCIENCE_FIRST, pair=(3, 8))), Explored)
    assert because(explored) == [
        (VALID, MAP, [18, 19, 29], []),
        (FAR, [18, 19, 29], [18], [5, 3, 4]),
    ]
    assert explored.hex == 18


@pytest.mark.rule("tap.automa.explore.tie.1.mil", "tap.automa.explore.tie.2")
@pytest.mark.parametrize("card", [8, 13])
def test_the_example_of_the_book_with_military_as_favorite(card: int) -> None:
    """Distance does not count; the scan comes to the hex at distance 4 first."""
    explored = the(explore(solo(favorites=MILITARY_FIRST, pair=(3, card))), Explored)
    assert because(explored) == [
        (VALID, MAP, [18, 19, 29], []),
        (MILITARY, [18, 19, 29], [18, 19, 29], []),
        (TIE, [18, 19, 29], [29], [21, 17, 9]),
    ]
    assert explored.hex == 29


@pytest.mark.rule("tap.automa.explore.legal")
def test_legal_are_unexplored_hexes_beside_a_territory_that_it_controls() -> None:
    # 26 is its own and opens 23, 30 and 32; on 6 its outpost lies toppled and opens nothing
    state = solo(on={26: "As", 6: "aY"}, tiles=[19], favorites=MILITARY_FIRST)
    assert because(the(explore(state), Explored))[0] == (VALID, MAP, [18, 23, 29, 30, 32], [])
    anywhere = because(the(explore(state, anywhere=True), Explored))[0]
    assert anywhere[2] == [
        hex_ for hex_ in MAP if hex_ not in (0, 4, 6, 7, 15, 16, 17, 19, 22, 24, 25, 26, 27, 28)
    ]


@pytest.mark.rule("tap.automa.explore.tie.1")
def test_farthest_is_measured_to_the_nearest_of_your_territories() -> None:
    # 12 of yours lies near 18 and 19: now 29 is the farthest
    explored = the(explore(solo(on={12: "Y"}, favorites=SCIENCE_FIRST)), Explored)
    assert because(explored)[1] == (FAR, [18, 19, 29], [29], [2, 1, 3])


@pytest.mark.rule("tap.automa.explore.tie.1")
def test_the_plain_count_of_hexes_is_the_other_ruling() -> None:
    # behind a wall of its own outposts 1, 2 and 5 have no way to you, but five or three steps
    wall = {3: "A", 4: "A", 6: "A", 7: "A", 10: "A"}
    state = solo(on=wall, favorites=SCIENCE_FIRST)
    assert because(the(explore(state, anywhere=True), Explored))[1][2] == [1, 2, 5]
    state.rulings["automa.farthest_metric"] = "plain_hex"
    why = because(the(explore(state, anywhere=True), Explored))[1]
    by = dict(zip(why[1], why[3], strict=True))
    assert (by[1], by[2], by[5], why[2]) == (5, 4, 3, [1, 11, 18])


@pytest.mark.rule("tap.automa.explore.tie.2")
def test_a_tie_for_the_farthest_is_broken_by_the_card() -> None:
    # with 8 of its own: 3, 11 and 18 are five steps from your capital, 12 is three
    state = solo(on={8: "A"}, tiles=[19, 29], favorites=SCIENCE_FIRST, pair=(3, 8))
    assert because(the(explore(state), Explored)) == [
        (VALID, MAP, [3, 11, 12, 18], []),
        (FAR, [3, 11, 12, 18], [3, 11, 18], [5, 5, 3, 5]),
        (TIE, [3, 11, 18], [18], [32, 27, 21]),
    ]
    state.decision.tie = 5  # it looks at 11 18 25 | 3 …
    assert because(the(explore(state), Explored))[2] == (TIE, [3, 11, 18], [11], [4, 1, 2])


@pytest.mark.rule("tap.automa.explore.none")
def test_without_a_legal_hex_the_action_is_skipped() -> None:
    done = explore(solo(tiles=[18, 19, 29]))
    skipped = the(done, Skipped)
    assert (skipped.what, skipped.rule) == ("explore", "tap.automa.explore.none")
    assert because(skipped) == [(VALID, MAP, [], [])]
    assert kinds(done) == ["skipped"]


@pytest.mark.rule("tap.automa.explore.act", "tap.automa.explore.nothing")
def test_a_tile_is_laid_and_the_automa_gains_nothing_by_it() -> None:
    state = solo(points=20, hand=1)
    done = explore(state)
    assert kinds(done) == ["explored"]
    assert standing(done.state, 18) == ""  # a territory that nobody controls
    assert done.state.vp == {"automa": 20, "you": 0}
    assert (done.state.outposts, done.state.tapestry) == (state.outposts, state.tapestry)
    en, de, cs = said(the(done, Explored))
    assert ("turned at random" in en, "18" in de, "18" in cs) == (True, True, True)


@pytest.mark.rule("tap.automa.explore.notiles")
def test_without_a_tile_to_draw_unexplored_hexes_are_not_valid() -> None:
    state = solo(favorites=MILITARY_FIRST)
    state.tiles = False
    assert the(explore(state), Skipped).rule == "tap.automa.explore.notiles"
    done = conquer(state)  # only territories are left to conquer
    assert because(the(done, Conquered))[0][2] == [15, 25, 26]
    assert not every(done, TileLaid)
