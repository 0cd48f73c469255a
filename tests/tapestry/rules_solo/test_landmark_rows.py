"""Landmarks of the bots: who takes one, whose it is, and who counts as having gained it."""

import pytest

from tests.tapestry.builders import the
from tests.tapestry.rules_solo.reading import DONE, every, only, scores
from tests.tapestry.solo_builders import bots_turn, income, pair, rolled, rule, solo
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.events import LandmarkTaken, Scored

game = Tapestry()


@pytest.mark.rule("tap.bots.landmark.box", "tap.bots.landmark.owner")
def test_landmarks_of_either_bot_are_in_the_automas_box_and_score_for_it() -> None:
    at = only(exploration=3)
    one = bots_turn(solo(automa=DONE, shadow=at), *pair(6, 7))
    assert the(one, LandmarkTaken).landmark == "exploration:4"
    taken = {"technology:4": "automa", "exploration:4": "shadow", "military:4": "you"}
    # turn 5 of the normal mat: x3 for landmarks and territories; one territory, two landmarks
    done = income(solo(deck=[], era=(4, 5), mat=3, level=1, taken=taken))
    rows = the(done, Scored).rows
    assert rows[0].counts == {"landmarks": 2, "territories": 1}
    assert scores(done) == [("income", 9)]


@pytest.mark.rule("tap.bots.landmark.ageofwonders")
def test_what_the_shadow_empire_wins_the_automa_owns() -> None:
    taken = {"technology:4": "shadow", "technology:7": "shadow"}
    done = income(solo(deck=[], era=(4, 5), mat=3, level=2, taken=taken))
    assert scores(done)[0] == ("civilization", 2)  # Engineers: each landmark the Automa owns


@pytest.mark.rule("tap.bots.landmark.historians.shadow", "tap.bots.landmark.historians.automa")
def test_the_table_still_shows_which_bot_has_gained_a_landmark() -> None:
    at = only(exploration=3)
    shadow = bots_turn(solo(automa=DONE, shadow=at), *pair(6, 7))
    assert the(shadow, LandmarkTaken).who == "shadow"
    assert game.view(shadow.state)["landmarks"]["exploration:4"] == "shadow"
    automa = bots_turn(solo(automa=at, shadow=DONE), *pair(6, 7))
    assert the(automa, LandmarkTaken).who == "automa"
    assert game.view(automa.state)["landmarks"]["exploration:4"] == "automa"


@pytest.mark.rule("tap.bots.landmark.when")
@pytest.mark.parametrize("space", [4, 7, 10])
def test_the_first_token_on_a_landmark_space_takes_it(space: int) -> None:
    mark = f"exploration:{space}"
    first = bots_turn(solo(automa=DONE, shadow=only(exploration=space - 1)), *pair(6, 7))
    assert first.state.landmarks[mark] == "shadow"
    late = bots_turn(
        solo(automa=DONE, shadow=only(exploration=space - 1), taken={mark: "you"}), *pair(6, 7)
    )
    assert late.state.landmarks[mark] == "you"
    assert not every(late, LandmarkTaken)


@pytest.mark.rule("tap.bots.landmark.when")
def test_a_landmark_is_taken_without_the_benefit_too() -> None:
    state = solo(automa={"science": 2, "technology": 9})
    done = rule(
        state, lambda solo: solo.advance("automa", "science", benefit=True), rolled("technology")
    )
    assert done.state.landmarks["technology:10"] == "automa"
