"""What the two humans enter: their advances, income turns, landmarks, and corrections."""

from typing import Any

import pytest

from tests.tapestry.builders import LANDMARKS, at, duel, kinds, play, the
from thirdchair.kit.commands import Command
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import Advance, Correct, StartEra, TakeLandmark
from thirdchair.tapestry.events import (
    Achievement,
    Advanced,
    Corrected,
    Income,
    LandmarkTaken,
    Regressed,
)
from thirdchair.tapestry.state import State

game = Tapestry()


def refusal(state: State, command: Command) -> tuple[str, str, str | None]:
    with pytest.raises(Refusal) as refused:
        game.play(state, command)
    return refused.value.code, refused.value.text, refused.value.where


def test_a_human_advances_one_space_and_may_take_its_benefit() -> None:
    result = play(duel(p1=at(science=2)), Advance(who="p1", track="science"))
    assert result.events == [
        Advanced(who="p1", track="science", from_=2, to=3, benefit=True, why=())
    ]
    assert result.state.tracks["p1"] == at(science=3)


def test_several_steps_are_taken_one_by_one_with_the_landmarks_on_the_way() -> None:
    result = play(duel(p2=at(military=3)), Advance(who="p2", track="military", steps=4))
    assert kinds(result) == ["advanced", "landmark", "advanced", "advanced", "advanced", "landmark"]
    taken = [event.landmark for event in result.events if isinstance(event, LandmarkTaken)]
    assert taken == ["military:4", "military:7"]
    assert result.state.tracks["p2"] == at(military=7)


def test_the_first_human_at_the_end_of_a_track_has_10_points_the_second_5() -> None:
    state = duel(p1=at(science=11), p2=at(military=11))
    first = play(state, Advance(who="p1", track="science"))
    second = play(first.state, Advance(who="p2", track="military"))
    assert the(first, Achievement) == Achievement(who="p1", which="end_of_track", place=1, vp=10)
    assert the(second, Achievement) == Achievement(who="p2", which="end_of_track", place=2, vp=5)


def test_going_back_loses_no_landmark_and_gains_none() -> None:
    state = duel(p1=at(science=5), taken={"science:7": "p1"})
    result = play(state, Advance(who="p1", track="science", steps=-2))
    assert result.events == [
        Regressed(who="p1", track="science", from_=5, to=4, benefit=True),
        Regressed(who="p1", track="science", from_=4, to=3, benefit=True),
    ]
    assert result.state.landmarks["science:4"] is None
    assert result.state.landmarks["science:7"] == "p1"


@pytest.mark.parametrize(
    ("command", "refused"),
    [
        (Advance(who="p3", track="science"), ("bad_input", "unknown-seat", "do.who")),
        (Advance(who="shadow", track="science"), ("bad_input", "unknown-seat", "do.who")),
        (Advance(who="p1", track="arts"), ("bad_input", "unknown-track", "do.track")),
        (Advance(who="p1", track="science", steps=0), ("bad_input", "no-steps", "do.steps")),
        (Advance(who="p1", track="science", steps=3), ("not_now", "no-room-on-track", "do.steps")),
        (
            Advance(who="p1", track="military", steps=-1),
            ("not_now", "no-room-on-track", "do.steps"),
        ),
        (StartEra(who="shadow"), ("bad_input", "unknown-seat", "do.who")),
        (StartEra(who="p2"), ("not_now", "no-more-income", "do.who")),
        (
            TakeLandmark(who="p1", landmark="science:5"),
            ("bad_input", "unknown-landmark", "do.landmark"),
        ),
        (
            TakeLandmark(who="p1", landmark="science:7"),
            ("not_now", "landmark-taken", "do.landmark"),
        ),
        (TakeLandmark(who="you", landmark="science:10"), ("bad_input", "unknown-seat", "do.who")),
    ],
)
def test_what_the_table_cannot_do_is_refused(
    command: Command, refused: tuple[str, str, str]
) -> None:
    state = duel(p1=at(science=10), taken={"science:7": "p2"}, era=(0, 5))
    assert refusal(state, command) == refused
    assert state == duel(p1=at(science=10), taken={"science:7": "p2"}, era=(0, 5))


def test_each_human_has_five_income_turns_of_their_own() -> None:
    state: State = duel()
    for turn in range(1, 6):
        result = play(state, StartEra(who="p1"))
        assert the(result, Income) == Income(who="p1", turn=turn)
        state = result.state
    assert state.era == {"p1": 5, "p2": 0}


def test_a_landmark_can_be_gained_in_other_ways() -> None:
    result = play(duel(), TakeLandmark(who="p2", landmark="technology:10"))
    assert result.events == [LandmarkTaken(who="p2", landmark="technology:10")]
    assert result.state.landmarks["technology:10"] == "p2"


def view_at(state: State, path: str) -> Any:
    """The part of the view that a path names."""
    found: Any = game.view(state)
    head, _, rest = path.partition(".")
    found = found[head]
    for part in [rest] if head in ("rulings", "landmarks") else rest.split("."):
        found = found[part]
    return found


@pytest.mark.parametrize(
    ("path", "value", "was"),
    [
        ("tracks.shadow.science", 7, 2),
        ("tracks.p1.science", 0, 0),
        ("tracks.p2.technology", 12, 0),
        ("favorites.shadow", "military", "exploration"),
        ("landmarks.science:4", "p1", None),
        ("landmarks.science:7", None, "p2"),
        ("era.p1", 5, 0),
        ("achievements.end_of_track", ["p2", "shadow"], []),
        ("achievements.end_of_track", [], []),
        ("rulings.bots.new_favorite_icon", "end", "landmark"),
        ("rulings.shadow2p.counts_as_neighbor", False, True),
    ],
)
def test_a_correction_sets_that_part_and_nothing_follows(path: str, value: Any, was: Any) -> None:
    state = duel(shadow=at(science=2), taken={"science:7": "p2"})
    result = play(state, Correct(path=path, value=value, note="fell off the table"))
    [event] = result.events  # what may be odd about it is told, see test_corrections
    assert isinstance(event, Corrected)
    assert (event.path, event.from_, event.to) == (path, was, value)
    assert event.note == "fell off the table"
    assert view_at(state, path) == was
    assert view_at(result.state, path) == value
    back = play(result.state, Correct(path=path, value=was))
    assert back.state == state, "nothing else had changed"


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        ("", 1, "not-correctable"),
        ("turn", 3, "not-correctable"),
        ("decision.progress", [1], "unknown-part"),
        ("over", True, "not-correctable"),
        ("tracks", {}, "unknown-part"),
        ("tracks.p1", {}, "unknown-part"),
        ("tracks.p3.science", 1, "unknown-part"),
        ("tracks.p1.arts", 1, "unknown-track"),
        ("tracks.p1.science.x", 1, "unknown-part"),
        ("tracks.p1.science", 13, "off-track"),
        ("tracks.p1.science", -1, "off-track"),
        ("tracks.p1.science", True, "not-in-range"),
        ("tracks.p1.science", "3", "not-in-range"),
        ("favorites.shadow", "arts", "not-an-option"),
        ("favorites.shadow", None, "not-an-option"),
        ("favorites.p1", "science", "unknown-part"),
        ("landmarks.science:5", "p1", "unknown-part"),
        ("landmarks.science:4", "p3", "not-an-option"),
        ("landmarks.science:4", False, "not-an-option"),
        ("era.p1", 6, "not-in-range"),
        ("era.shadow", 1, "unknown-part"),
        ("achievements.end_of_track", ["p1", "p1"], "bad-achievement"),
        ("achievements.end_of_track", ["p1", "p2", "shadow"], "bad-achievement"),
        ("achievements.end_of_track", "p1", "bad-achievement"),
        ("achievements.end_of_track", [["p1"]], "bad-achievement"),
        ("achievements.middle_island", [], "unknown-part"),
        ("rulings.bots.new_favorite_icon", "heart", "not-an-option"),
        ("rulings.shadow2p.counts_as_neighbor", 1, "not-an-option"),
        ("rulings.automa.regress_benefit", True, "unknown-ruling"),
    ],
)
def test_a_correction_that_does_not_fit_is_refused(path: str, value: Any, text: str) -> None:
    code, said, where = refusal(duel(), Correct(path=path, value=value))
    assert (code, said) == ("bad_input", text)
    assert where in ("do.path", "do.value")


def test_corrected_pieces_count_from_then_on() -> None:
    corrected = play(duel(), Correct(path="tracks.p1.science", value=11)).state
    result = play(corrected, Advance(who="p1", track="science"))
    assert the(result, Achievement).place == 1
    assert all(result.state.landmarks[name] is None for name in LANDMARKS)
