"""Distance: read off the reasons of the choices that it decides.

The Automa starts on 22, you on 24; both capitals hold two outposts and block every path. From 26
the way to the middle island (16) leads over 19 or 23, from 15 over 12 or 19.
"""

from typing import Any

import pytest

from tests.tapestry.builders import the
from tests.tapestry.rules_solo.reading import MAP, because
from tests.tapestry.solo_builders import conquer, explore, reacted, solo
from thirdchair.tapestry.events import Conquered, Explored

ISLAND, NEUTRAL_ISLAND = "tap.automa.conquer.opp.tie.1", "tap.automa.conquer.neutral.tie.1"


def to_island(on: dict[int, str]) -> list[Any]:
    """How far your territories 15 and 26 are from the middle island, with more on the map."""
    state = solo(on={15: "Y", 26: "Y"} | on)
    ((_, _, _, by),) = [
        one for one in because(the(conquer(state, reacted("none")), Conquered)) if one[0] == ISLAND
    ]
    return by


@pytest.mark.rule("tap.dist.def", "tap.dist.empty")
def test_the_shortest_way_leads_over_empty_hexes() -> None:
    assert to_island({}) == [2, 2]  # nobody has explored 12, 19 and 23


@pytest.mark.rule("tap.dist.def")
@pytest.mark.parametrize(
    ("on", "far"),
    [
        ({19: "Yy", 12: "Y", 23: "Y"}, [2, 2]),  # one piece of yours may be conquered on the way
        ({19: "Yy", 23: "Yy"}, [2, 4]),  # two may not: over 30, 27, 20
        ({19: "Yy", 23: "YB"}, [2, 4]),  # nor an outpost and a building
        ({12: "Ya", 19: "aY"}, [4, 2]),  # nor a toppled outpost of the Automa: over 8, 6, 9
        ({12: "a", 19: "a"}, [4, 2]),  # not even where it lies alone
        ({12: "y", 19: "B"}, [2, 2]),  # a single piece of yours of any kind is passed
    ],
)
def test_the_way_leads_around_what_the_automa_could_not_conquer(
    on: dict[int, str], far: list[int]
) -> None:
    assert to_island(on) == far


@pytest.mark.rule("tap.dist.def")
def test_the_way_never_leads_over_outposts_of_the_automa() -> None:
    # 19 is its own: from 15 it is 8, 6, 9 to the island, from 26 it is 30, 27, 20
    state = solo(on={19: "A", 15: "Y", 26: "Y", 23: "Yy", 12: "Yy"})
    why = because(the(conquer(state, reacted("none")), Conquered))
    assert why == [
        ("tap.automa.conquer.opp.valid", MAP, [15, 26], []),
        (ISLAND, [15, 26], [15, 26], [4, 4]),
        ("tap.automa.conquer.opp.tie.2", [15, 26], [26], [22, 10]),
    ]


@pytest.mark.rule("tap.dist.self")
def test_the_middle_island_is_0_away_from_itself() -> None:
    state = solo(on={19: "A"})
    conquered = the(conquer(state), Conquered)
    (island,) = [one for one in because(conquered) if one[0] == NEUTRAL_ISLAND]
    by = dict(zip(island[1], island[3], strict=True))
    assert (by[16], by[12], by[23], by[15]) == (0, 1, 1, 2)
    assert conquered.hex == 16


@pytest.mark.rule("tap.dist.endpoint")
def test_the_goal_may_be_blocked_and_a_goal_without_a_way_changes_nothing() -> None:
    # your capital with its two outposts is the goal: 21 and 31 are one step from it
    explored = the(explore(solo(on={28: "A"}, tiles=[18, 19, 29])), Explored)
    assert because(explored)[1] == ("tap.automa.explore.tie.1", [21, 31], [21, 31], [1, 1])
    # around the island everything is shut: no candidate has a way to it
    ring = dict.fromkeys((9, 12, 13, 19, 20, 23), "Yy")
    state = solo(on=ring | {15: "Y", 26: "Y"})
    why = because(the(conquer(state, reacted("none")), Conquered))
    assert why[1] == (ISLAND, [15, 26], [15, 26], [None, None])


@pytest.mark.rule("tap.dist.endpoint")
def test_out_of_reach_is_farther_than_any_number_of_steps() -> None:
    # 0 is shut in by the Automa: 1 and 2 beside it cannot be reached from your capital
    wall = {0: "A", 3: "AA", 4: "AA", 6: "AA", 5: "AA", 7: "AA"}
    explored = the(explore(solo(on=wall, favorites=("science", "military"))), Explored)
    (far,) = [one for one in because(explored) if one[0] == "tap.automa.explore.tie.1"]
    by = dict(zip(far[1], far[3], strict=True))
    assert (by[1], by[2], far[2]) == (None, None, [1, 2])


@pytest.mark.rule("tap.dist.endpoint")
def test_one_candidate_without_a_way_does_not_silence_the_others() -> None:
    # 18 is shut in between 22, 11 and 15; 26 has its way to the island
    on = {11: "Yy", 15: "Yy", 18: "Y", 25: "Yy", 26: "Y"}
    why = because(the(conquer(solo(on=on), reacted("none")), Conquered))
    assert why[1] == (ISLAND, [18, 26], [26], [None, 2])
