"""Arithmetic on a track."""

import pytest

from thirdchair.tapestry import content
from thirdchair.tapestry.course import Course

COURSE = Course(start=0, end=12, marks=(4, 7, 10))


def always(mark: int) -> bool:
    return True


def test_next_and_back_are_one_space() -> None:
    assert COURSE.next(3) == 4
    assert COURSE.back(4) == 3
    assert COURSE.back(0) == 0, "from the start there is no way back"


def test_the_end_is_the_last_space() -> None:
    assert not COURSE.done(11)
    assert COURSE.done(12)
    assert COURSE.to_end(9) == 3
    assert COURSE.to_end(12) == 0


def test_ahead_is_strictly_further() -> None:
    assert COURSE.ahead(5, 4)
    assert not COURSE.ahead(4, 4)
    assert not COURSE.ahead(3, 4)


def test_progress_counts_from_the_start() -> None:
    assert COURSE.progress(0) == 0
    assert COURSE.progress(7) == 7


@pytest.mark.parametrize(
    ("space", "steps"), [(0, 4), (3, 1), (4, 3), (6, 1), (7, 3), (9, 1), (10, 2), (11, 1)]
)
def test_the_first_mark_ahead_or_the_end(space: int, steps: int) -> None:
    assert COURSE.to_first(space, always) == steps


@pytest.mark.parametrize(
    ("space", "free", "steps"),
    [(0, [7], 7), (0, [10], 10), (0, [], 12), (5, [4], 7), (7, [4, 7], 5), (9, [4, 10], 1)],
)
def test_marks_behind_and_marks_that_do_not_count_are_passed_over(
    space: int, free: list[int], steps: int
) -> None:
    assert COURSE.to_first(space, lambda mark: mark in free) == steps


def test_every_track_of_the_board_has_twelve_spaces_and_three_landmarks() -> None:
    assert content.courses() == dict.fromkeys(
        ("exploration", "science", "military", "technology"), COURSE
    )
