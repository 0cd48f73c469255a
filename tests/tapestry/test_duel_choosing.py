"""On which track the Shadow Empire advances, and why."""

import pytest

from tests.tapestry.builders import TRACKS as FOUR
from tests.tapestry.builders import at, bots_turn, duel, kinds, the, why
from thirdchair.tapestry.events import Advanced, Skipped

ALL = "tap.shadow2p.adv.icon.all"
LANDMARK = "tap.shadow2p.adv.icon.landmark"
LANDMARK_ENDED = "tap.shadow2p.adv.icon.landmark.ended"
END = "tap.shadow2p.adv.icon.end"
END_ENDED = "tap.shadow2p.adv.icon.end.ended"
TIE = "tap.shadow2p.adv.tie"
TRACKS = list(FOUR)

# Cards as track cards
ALL_CARD, LANDMARK_CARD, END_CARD = 1, 2, 3


@pytest.mark.rule("tap.shadow2p.adv.indicator")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        *((card, ALL) for card in (1, 4, 6, 7, 8, 9, 10, 12)),
        *((card, LANDMARK) for card in (2, 5, 11)),
        (3, END),
    ],
)
def test_the_gray_indicator_of_the_track_card_is_used(card: int, rule: str) -> None:
    """Not the blue one: as an Automa's indicator card 1 shows the end and card 3 the landmark."""
    state = duel(shadow=at(science=3, military=9))
    other = 12 if card != 12 else 9
    advanced = the(bots_turn(state, card, other), Advanced)
    assert [reason for reason, *_ in why(advanced) if reason in (ALL, LANDMARK, END)] == [rule]


@pytest.mark.rule("tap.shadow2p.adv.icon.all")
def test_all_every_track_that_is_not_finished_is_valid() -> None:
    state = duel(shadow=at(exploration=12, science=11, military=0, technology=12))
    advanced = the(bots_turn(state, ALL_CARD, 11), Advanced)
    # card 11 upward: technology, science, military, exploration, heart
    assert why(advanced) == [
        (ALL, TRACKS, ["science", "military"], []),
        (TIE, ["science", "military"], ["science"], [2, 3]),
    ]
    assert (advanced.track, advanced.to) == ("science", 12)


@pytest.mark.rule("tap.shadow2p.adv.icon.landmark")
def test_landmark_the_fewest_spaces_to_a_free_landmark_or_the_end() -> None:
    state = duel(shadow=at(exploration=1, science=5, military=10, technology=4))
    advanced = the(bots_turn(state, LANDMARK_CARD, 3), Advanced)
    # to exploration 4, science 7, the end of military, technology 7
    assert why(advanced) == [
        (LANDMARK_ENDED, TRACKS, TRACKS, []),
        (LANDMARK, TRACKS, ["science", "military"], [3, 2, 2, 3]),
        # card 3 upward: heart (exploration), exploration, military, technology, science
        (TIE, ["science", "military"], ["military"], [5, 3]),
    ]
    assert (advanced.track, advanced.to) == ("military", 11)


@pytest.mark.rule("tap.shadow2p.adv.icon.landmark")
def test_landmark_only_unclaimed_ones_count() -> None:
    """Exploration 4 is one space away, but a human has it: the next free one is at 7."""
    state = duel(
        shadow=at(exploration=3, science=2),
        p1=at(exploration=4),
        taken={"exploration:4": "p1"},
    )
    advanced = the(bots_turn(state, LANDMARK_CARD, 3), Advanced)
    assert why(advanced)[1] == (LANDMARK, TRACKS, ["science"], [4, 2, 4, 4])
    assert advanced.track == "science"


@pytest.mark.rule("tap.shadow2p.adv.icon.landmark")
def test_landmark_one_behind_the_token_does_not_count() -> None:
    """However it came to be: military 4 is free and one space behind, technology's is two ahead."""
    state = duel(shadow=at(military=5, technology=5), taken={"military:7": "p2"})
    advanced = the(bots_turn(state, LANDMARK_CARD, 3), Advanced)
    assert why(advanced)[1] == (LANDMARK, TRACKS, ["technology"], [4, 4, 5, 2])
    assert advanced.track == "technology"


@pytest.mark.rule("tap.shadow2p.adv.icon.landmark")
def test_landmark_on_the_space_of_the_token_the_next_one_counts() -> None:
    state = duel(shadow=at(science=7, military=4), taken={"science:7": "shadow"})
    advanced = the(bots_turn(state, LANDMARK_CARD, 12), Advanced)
    assert why(advanced)[1][3] == [4, 3, 3, 4]


@pytest.mark.rule("tap.shadow2p.adv.icon.landmark.ended")
def test_landmark_finished_tracks_are_left_out() -> None:
    """A finished track would be nearest of all: no space is left to its end."""
    state = duel(shadow=at(exploration=12, science=10, military=2))
    advanced = the(bots_turn(state, LANDMARK_CARD, 9), Advanced)
    assert why(advanced) == [
        (LANDMARK_ENDED, TRACKS, ["science", "military", "technology"], []),
        (LANDMARK, ["science", "military", "technology"], ["science", "military"], [2, 2, 4]),
        # card 9 upward: military, exploration, heart, science, technology
        (TIE, ["science", "military"], ["military"], [4, 1]),
    ]


@pytest.mark.rule("tap.shadow2p.adv.icon.end")
def test_end_the_fewest_spaces_to_the_end_landmarks_do_not_matter() -> None:
    """Exploration is one space from a free landmark; science and technology are nearer the end."""
    state = duel(shadow=at(exploration=3, science=5, military=1, technology=5))
    advanced = the(bots_turn(state, END_CARD, 11), Advanced)
    assert why(advanced) == [
        (END_ENDED, TRACKS, TRACKS, []),
        (END, TRACKS, ["science", "technology"], [9, 7, 11, 7]),
        (TIE, ["science", "technology"], ["technology"], [2, 1]),
    ]
    assert advanced.track == "technology"


@pytest.mark.rule("tap.shadow2p.adv.icon.end.ended")
def test_end_finished_tracks_are_left_out() -> None:
    state = duel(shadow=at(exploration=12, science=3, military=12, technology=9))
    advanced = the(bots_turn(state, END_CARD, 1), Advanced)
    assert why(advanced) == [
        (END_ENDED, TRACKS, ["science", "technology"], []),
        (END, ["science", "technology"], ["technology"], [9, 3]),
    ]
    assert (advanced.track, advanced.to) == ("technology", 10)


@pytest.mark.rule("tap.shadow2p.adv.single")
def test_a_single_valid_track_needs_no_tiebreaker() -> None:
    """Card 3 upward would prefer the heart, but only military is valid."""
    state = duel(shadow=at(military=3), favorite="science")
    advanced = the(bots_turn(state, LANDMARK_CARD, 3), Advanced)
    assert advanced.track == "military"
    assert TIE not in [rule for rule, *_ in why(advanced)]


@pytest.mark.rule("tap.shadow2p.adv.single")
@pytest.mark.parametrize("card", [ALL_CARD, LANDMARK_CARD, END_CARD])
def test_once_one_track_is_left_nothing_more_is_consulted(card: int) -> None:
    """With three tracks finished the first rule decides, and no other is listed."""
    state = duel(shadow=at(exploration=12, science=12, military=12, technology=6))
    advanced = the(bots_turn(state, card, 12), Advanced)
    first = {ALL_CARD: ALL, LANDMARK_CARD: LANDMARK_ENDED, END_CARD: END_ENDED}[card]
    assert why(advanced) == [(first, TRACKS, ["technology"], [])]


@pytest.mark.rule("tap.shadow2p.adv.tie", "tap.shadow2p.adv.tie.heart")
def test_example_of_the_sheet_technology_favorite_and_military_valid() -> None:
    """Read upward the list shows heart, military, technology: the favorite is taken."""
    valid = at(exploration=12, science=12, military=5, technology=5)
    advanced = the(bots_turn(duel(shadow=valid, favorite="technology"), ALL_CARD, 3), Advanced)
    assert advanced.track == "technology"
    assert why(advanced)[-1] == (TIE, ["military", "technology"], ["technology"], [3, 1])


@pytest.mark.rule("tap.shadow2p.adv.tie")
def test_example_of_the_sheet_had_technology_not_been_the_favorite() -> None:
    valid = at(exploration=12, science=12, military=5, technology=5)
    advanced = the(bots_turn(duel(shadow=valid, favorite="science"), ALL_CARD, 3), Advanced)
    assert advanced.track == "military"
    assert why(advanced)[-1] == (TIE, ["military", "technology"], ["military"], [3, 4])


@pytest.mark.rule("tap.shadow2p.adv.tie.heart")
@pytest.mark.parametrize("favorite", TRACKS)
def test_the_heart_is_the_favorite_of_the_moment(favorite: str) -> None:
    """Card 10 has the heart lowest."""
    advanced = the(bots_turn(duel(favorite=favorite), ALL_CARD, 10), Advanced)
    assert advanced.track == favorite
    assert why(advanced)[-1][:3] == (TIE, TRACKS, [favorite])


@pytest.mark.rule("tap.shadow2p.adv.tie")
@pytest.mark.parametrize(
    ("card", "first"),
    [
        (1, "science"),
        (2, "technology"),
        (4, "exploration"),
        (6, "exploration"),
        (7, "science"),
        (8, "science"),
        (9, "military"),
        (11, "technology"),
        (12, "exploration"),
    ],
)
def test_the_lowest_symbol_of_the_tiebreaker_card_comes_first(card: int, first: str) -> None:
    track_card = 10
    advanced = the(bots_turn(duel(), track_card, card), Advanced)
    assert advanced.track == first
    place = why(advanced)[-1][3][TRACKS.index(first)]
    assert place == 1


@pytest.mark.rule("tap.shadow2p.adv.none")
def test_with_every_track_finished_the_advance_is_skipped() -> None:
    finished = dict.fromkeys(TRACKS, 12)
    state = duel(shadow=finished, completed=["shadow"])
    result = bots_turn(state, 5, 8)
    assert kinds(result) == ["drew", "drew", "skipped"]
    skipped = the(result, Skipped)
    assert (skipped.what, skipped.who, skipped.rule) == (
        "advance",
        "shadow",
        "tap.shadow2p.adv.none",
    )
    assert why(skipped) == [("tap.shadow2p.adv.icon.landmark.ended", TRACKS, [], [])]
    assert result.state.tracks["shadow"] == finished
    assert result.state.decision.discard == [5, 8], "cards are still drawn and discarded"
    assert result.state.turn == 1
