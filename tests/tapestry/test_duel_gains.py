"""What the Shadow Empire gains by advancing: landmarks, one achievement, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tapestry.builders import (
    GRAY_CARDS,
    LANDMARKS,
    TRACKS,
    at,
    bots_turn,
    duel,
    kinds,
    play,
    the,
)
from thirdchair.tapestry.commands import Advance
from thirdchair.tapestry.events import Achievement, Advanced, LandmarkTaken
from thirdchair.tapestry.state import DuelState

ALL_CARD, OTHER_CARD = 1, 4
SPACES = [(track, space) for track in TRACKS for space in range(1, 13)]


def about_to_enter(track: str, space: int, **fields: object) -> DuelState:
    """All other tracks are finished, so this one will be entered."""
    shadow = dict.fromkeys(TRACKS, 12) | {track: space - 1}
    return duel(shadow=shadow, **({"completed": ["shadow"]} | fields))  # type: ignore[arg-type]


@pytest.mark.rule("tap.shadow2p.intro.no-benefit", "tap.shadow2p.intro.no-bonus")
@pytest.mark.parametrize(("track", "space"), SPACES)
def test_no_space_gives_a_benefit_or_a_bonus(track: str, space: int) -> None:
    """Among them conquests, explorations, inventions, research and tapestry cards."""
    state = about_to_enter(track, space)
    result = bots_turn(state, ALL_CARD, OTHER_CARD)
    advanced = the(result, Advanced)
    assert (advanced.track, advanced.to, advanced.benefit) == (track, space, False)
    assert set(kinds(result)) <= {"drew", "advanced", "landmark"}
    others = {name: at for name, at in result.state.tracks["shadow"].items() if name != track}
    assert set(others.values()) == {12}, "no further step on any track"


@pytest.mark.rule("tap.shadow2p.intro.landmark", "tap.shadow2p.adv.gain.landmark")
@pytest.mark.parametrize("landmark", LANDMARKS)
def test_who_is_first_into_a_landmark_space_takes_the_landmark(landmark: str) -> None:
    track, space = landmark.split(":")
    result = bots_turn(about_to_enter(track, int(space)), ALL_CARD, OTHER_CARD)
    assert the(result, LandmarkTaken) == LandmarkTaken(who="shadow", landmark=landmark)
    assert result.state.landmarks == {
        name: "shadow" if name == landmark else None for name in LANDMARKS
    }


@pytest.mark.rule("tap.shadow2p.adv.gain.landmark")
def test_a_landmark_that_a_human_has_stays_there() -> None:
    state = about_to_enter("science", 7, p1=at(science=8), taken={"science:7": "p1"})
    result = bots_turn(state, ALL_CARD, OTHER_CARD)
    assert "landmark" not in kinds(result)
    assert result.state.landmarks["science:7"] == "p1"


@pytest.mark.rule("tap.shadow2p.adv.gain.landmark")
def test_a_landmark_that_the_empire_took_is_out_of_reach_for_humans() -> None:
    after = bots_turn(about_to_enter("science", 4), ALL_CARD, OTHER_CARD).state
    result = play(after, Advance(who="p2", track="science", steps=5))
    assert kinds(result) == ["advanced"] * 5
    assert result.state.landmarks["science:4"] == "shadow"


@pytest.mark.rule("tap.shadow2p.intro.achievement", "tap.shadow2p.adv.gain.achievement")
def test_the_end_of_its_first_track_is_the_achievement() -> None:
    state = duel(shadow=at(military=11))
    result = bots_turn(state, 3, OTHER_CARD)
    assert kinds(result) == ["drew", "drew", "advanced", "achievement"]
    assert the(result, Achievement) == Achievement(
        who="shadow", which="end_of_track", place=1, vp=0
    )
    assert result.state.achievements == {"end_of_track": ["shadow"]}


@pytest.mark.rule("tap.shadow2p.setup.2b")
def test_its_one_spare_token_marks_the_achievement_only_once() -> None:
    state = duel(shadow=at(military=12, science=11), completed=["shadow"])
    result = bots_turn(state, 3, OTHER_CARD)
    assert (the(result, Advanced).track, the(result, Advanced).to) == ("science", 12)
    assert "achievement" not in kinds(result)
    assert result.state.achievements == {"end_of_track": ["shadow"]}


@pytest.mark.rule("tap.shadow2p.adv.gain.achievement")
def test_the_empire_takes_a_place_from_the_humans_but_no_points() -> None:
    """First a human with 10 points, then the Empire with none, then no place is left."""
    state = duel(shadow=at(military=11), p1=at(science=11), p2=at(science=11))
    first = play(state, Advance(who="p1", track="science"))
    assert the(first, Achievement) == Achievement(who="p1", which="end_of_track", place=1, vp=10)
    second = bots_turn(first.state, 3, OTHER_CARD)
    assert the(second, Achievement) == Achievement(
        who="shadow", which="end_of_track", place=2, vp=0
    )
    third = play(second.state, Advance(who="p2", track="science"))
    assert kinds(third) == ["advanced"]
    assert third.state.achievements == {"end_of_track": ["p1", "shadow"]}


@pytest.mark.rule("tap.shadow2p.adv.gain.achievement")
def test_behind_the_empire_a_human_gets_the_second_place() -> None:
    state = duel(p1=at(science=11), completed=["shadow"])
    earned = the(play(state, Advance(who="p1", track="science")), Achievement)
    assert earned == Achievement(who="p1", which="end_of_track", place=2, vp=5)


spaces = st.fixed_dictionaries({track: st.integers(0, 12) for track in TRACKS})
seats = st.sampled_from([None, "p1", "p2", "shadow"])
pairs = st.permutations(GRAY_CARDS).map(lambda cards: cards[:2])


@pytest.mark.rule("tap.shadow2p.intro.only-advance", "tap.shadow2p.adv.gain.only")
@given(
    spaces,
    spaces,
    spaces,
    st.sampled_from(TRACKS),
    st.lists(seats, min_size=12, max_size=12),
    pairs,
)
def test_its_turn_changes_nothing_but_its_tokens_cards_landmarks_and_achievement(
    shadow: dict[str, int],
    p1: dict[str, int],
    p2: dict[str, int],
    favorite: str,
    owners: list[str | None],
    pair: list[int],
) -> None:
    taken = {name: owner for name, owner in zip(LANDMARKS, owners, strict=True) if owner}
    before = duel(shadow=shadow, p1=p1, p2=p2, favorite=favorite, taken=taken)
    after = bots_turn(before, *pair).state
    assert isinstance(after, DuelState)

    moved = {
        track: space - shadow[track]
        for track, space in after.tracks["shadow"].items()
        if space != shadow[track]
    }
    assert list(moved.values()) == ([1] if min(shadow.values()) < 12 else [])
    entered = {f"{track}:{after.tracks['shadow'][track]}" for track in moved}
    for name, owner in after.landmarks.items():
        gained = name in entered and before.landmarks[name] is None
        assert owner == ("shadow" if gained else before.landmarks[name])
    assert after.achievements["end_of_track"] in ([], ["shadow"])
    assert sorted(after.decision.deck + after.decision.discard) == list(GRAY_CARDS)

    unchanged = ("ready", "over", "result", "rulings", "favorites", "era", "order")
    assert [getattr(after, name) for name in unchanged] == [
        getattr(before, name) for name in unchanged
    ]
    assert (after.tracks["p1"], after.tracks["p2"]) == (p1, p2)
