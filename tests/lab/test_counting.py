"""What futures have in common, counted by hand: no engine is needed to know it."""

from collections import Counter

from tests.lab.tables import solo
from thirdchair.lab.counting import Ahead, summed_up
from thirdchair.lab.futures import Future, Moment
from thirdchair.lab.shares import Share


def counted(*courses: list[tuple[int, bool]], points: int = 100) -> tuple[Ahead, str]:
    """Games in which a bot has a landmark or not, after each turn, in this or a later era."""
    state = solo(3)
    now = state.era["bots"]
    name = next(one for one, owner in state.landmarks.items() if owner is None)
    found = [
        Future(
            [
                Moment(turn, now + era, state.tracks, {**state.landmarks, name: _by(has)})
                for turn, (era, has) in enumerate(course, start=1)
            ],
            points,
        )
        for course in courses
    ]
    return summed_up(state, found), name


def _by(has: bool) -> str | None:
    return "automa" if has else None


def test_a_landmark_of_the_second_turn_is_taken_before_your_second_next_one() -> None:
    ahead, name = counted([(0, False), (0, True), (0, True)], [(0, False)] * 3)
    assert ahead.landmarks[name].before == {1: Share(0, 2), 2: Share(1, 2), 3: Share(1, 2)}


def test_one_that_is_taken_in_the_next_era_is_not_taken_in_this() -> None:
    ahead, name = counted([(0, False), (1, True)], [(0, True), (1, True)], [(0, False), (1, False)])
    assert ahead.landmarks[name].this_era == Share(1, 3)


def test_income_comes_in_the_turn_that_begins_an_era() -> None:
    ahead, _ = counted([(0, False), (1, False)], [(1, False), (1, False)], [(0, False)] * 2)
    assert ahead.income == {1: Share(1, 3), 2: Share(1, 3)}


def test_a_tie_is_not_won() -> None:
    ahead = Ahead(4, {}, {}, 0, {}, Counter({100: 1, 101: 2, 102: 1}))
    assert [ahead.chance_to_win(yours).hits for yours in (100, 101, 102, 103)] == [0, 1, 3, 4]
    assert ahead.spread[1] == 101
