"""Choosing a track: the three icons, the tiebreaker list, and the distance that counts."""

import pytest

from tests.tapestry.builders import the
from tests.tapestry.rules_solo.reading import DONE, TRACKS, because, every, moves, only, options
from tests.tapestry.solo_builders import CARDS, asks, bots_turn, pair, rolled, rule, solo
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.events import Advanced, Regressed, Skipped
from thirdchair.tapestry.state import Decision, SoloState

ALL = "tap.bots.adv.icon.all"
LANDMARK, LANDMARK_ENDED = "tap.bots.adv.icon.landmark", "tap.bots.adv.icon.landmark.ended"
END, END_ENDED = "tap.bots.adv.icon.end", "tap.bots.adv.icon.end.ended"
AUTOMA, SHADOW = "tap.bots.adv.tie.automa", "tap.bots.adv.tie.shadow"
LAST: dict[str, str | None] = {
    f"{track}:{space}": "you" for track in TRACKS for space in (4, 7, 10)
}
"""No landmark is left."""


def chosen(state: SoloState, track_card: int, tie_card: int) -> tuple[Advanced, Advanced]:
    """What the Automa and the Shadow Empire do with this pair, in the middle of an era."""
    deck = sorted({track_card, tie_card, 2, 5})
    state.decision = Decision(deck=deck, progress=[card for card in CARDS if card not in deck])
    automa, shadow = every(bots_turn(state, *pair(track_card, tie_card)), Advanced)
    return automa, shadow


@pytest.mark.rule("tap.bots.adv.indicator.automa", "tap.bots.adv.indicator.shadow")
def test_each_bot_reads_its_own_icon() -> None:
    at = {"exploration": 9, "science": 8, "military": 6, "technology": 4}
    # 21 on the left: all tracks for the Automa, the nearest end for the Shadow Empire
    automa, shadow = chosen(solo(automa=at, shadow=at), 21, 7)
    assert because(automa)[0] == (ALL, TRACKS, TRACKS, [])
    assert because(shadow) == [
        (END_ENDED, TRACKS, TRACKS, []),
        (END, TRACKS, ["exploration"], [3, 4, 6, 8]),
    ]
    # 22 on the left: the other way round
    automa, shadow = chosen(solo(automa=at, shadow=at), 22, 7)
    assert because(automa)[1] == (END, TRACKS, ["exploration"], [3, 4, 6, 8])
    assert because(shadow)[0] == (ALL, TRACKS, TRACKS, [])


@pytest.mark.rule("tap.bots.adv.icon.all")
def test_the_square_means_every_unfinished_track() -> None:
    automa, shadow = chosen(
        solo(automa={"military": 12, "science": 12}, shadow={"technology": 12}), 6, 7
    )
    assert because(automa)[0] == (ALL, TRACKS, ["exploration", "technology"], [])
    assert because(shadow)[0] == (ALL, TRACKS, ["exploration", "science", "military"], [])


@pytest.mark.rule("tap.bots.adv.icon.landmark", "tap.bots.adv.dist")
def test_flag_and_building_mean_the_fewest_spaces_to_a_free_landmark_or_the_end() -> None:
    # the example: from 5, with 7 taken and 10 free, it is 5; with all taken, 7 to the end
    at = {"technology": 5, "military": 5, "exploration": 11, "science": 1}
    taken = LAST | {"technology:10": None, "science:4": None}
    state = solo(automa=at, taken=taken, favorites=("military", "technology"))
    automa, _ = chosen(state, 10, 7)
    assert because(automa) == [
        (LANDMARK_ENDED, TRACKS, TRACKS, []),
        (LANDMARK, TRACKS, ["exploration"], [1, 3, 7, 5]),
    ]
    assert (automa.track, automa.to) == ("exploration", 12)


@pytest.mark.rule("tap.bots.adv.dist")
def test_a_landmark_behind_the_token_does_not_count() -> None:
    at = {"technology": 8, "military": 3, "exploration": 3, "science": 3}
    taken = {landmark: owner for landmark, owner in LAST.items() if landmark != "technology:7"}
    automa, _ = chosen(solo(automa=at, taken=taken), 10, 7)
    assert because(automa)[1] == (LANDMARK, TRACKS, ["technology"], [9, 9, 9, 4])


@pytest.mark.rule("tap.bots.adv.icon.landmark.ended")
def test_finished_tracks_are_left_out_of_the_nearest_landmark() -> None:
    at = {"technology": 12, "military": 12, "exploration": 2, "science": 4}
    automa, _ = chosen(solo(automa=at), 10, 7)
    assert because(automa) == [
        (LANDMARK_ENDED, TRACKS, ["exploration", "science"], []),
        (LANDMARK, ["exploration", "science"], ["exploration"], [2, 3]),
    ]


@pytest.mark.rule("tap.bots.adv.icon.end", "tap.bots.adv.icon.end.ended")
def test_the_flag_means_the_fewest_spaces_to_the_end() -> None:
    # the free landmark one space ahead does not matter, the finished track neither
    at = {"technology": 12, "military": 6, "exploration": 8, "science": 8}
    automa, _ = chosen(solo(automa=at), 22, 7)
    assert because(automa) == [
        (END_ENDED, TRACKS, ["exploration", "science", "military"], []),
        (END, ["exploration", "science", "military"], ["exploration", "science"], [4, 4, 6]),
        (AUTOMA, ["exploration", "science"], ["exploration"], [3, 5]),
    ]


@pytest.mark.rule("tap.bots.adv.tie", "tap.bots.adv.tie.automa", "tap.bots.adv.tie.shadow")
def test_the_example_with_card_9() -> None:
    """Military and technology are valid, the Shadow Empire's favorite track is science."""
    at = only(military=3, technology=4)
    state = solo(automa=at, shadow=at, favorites=("exploration", "science"))
    automa, shadow = chosen(state, 6, 9)
    both = ["military", "technology"]
    assert because(automa) == [
        (ALL, TRACKS, both, []),
        (AUTOMA, both, ["technology"], [5, 1]),
    ]
    assert because(shadow) == [
        (ALL, TRACKS, both, []),
        (SHADOW, both, ["military"], [1, 5]),
    ]
    assert (automa.track, shadow.track) == ("technology", "military")


@pytest.mark.rule("tap.bots.adv.tie")
def test_a_single_valid_track_needs_no_list() -> None:
    automa, shadow = chosen(solo(automa=only(military=3), shadow=only(science=2)), 6, 9)
    assert because(automa) == [(ALL, TRACKS, ["military"], [])]
    assert because(shadow) == [(ALL, TRACKS, ["science"], [])]


@pytest.mark.rule("tap.bots.adv.tie.heart")
@pytest.mark.parametrize(
    ("favorites", "tracks"),
    [
        (("military", "exploration"), ("military", "exploration")),
        (("exploration", "technology"), ("exploration", "technology")),
    ],
)
def test_the_heart_is_the_favorite_of_the_bot_that_chooses(
    favorites: tuple[str, str], tracks: tuple[str, str]
) -> None:
    automa, _ = chosen(solo(favorites=favorites), 6, 7)  # 7: the heart on top
    assert (automa.track, because(automa)[1][0]) == (tracks[0], AUTOMA)
    _, shadow = chosen(solo(automa=DONE | {"technology": 4}, favorites=favorites), 6, 5)
    assert (shadow.track, because(shadow)[1][0]) == (tracks[1], SHADOW)  # 5: the heart below


@pytest.mark.rule("tap.bots.adv.none")
def test_a_bot_at_the_end_of_every_track_stays_and_the_turn_goes_on() -> None:
    done = bots_turn(solo(automa=DONE), *pair(6, 7))
    skipped = the(done, Skipped)
    assert (skipped.who, skipped.what, skipped.rule) == ("automa", "advance", "tap.bots.adv.none")
    assert moves(done) == [("shadow", "science", 1)]
    both = bots_turn(solo(automa=DONE, shadow=DONE), *pair(6, 7))
    assert [event.who for event in every(both, Skipped)] == ["automa", "shadow"]
    assert both.state.turn == 1


@pytest.mark.rule("tap.solo.setup.automa.fav.together", "tap.solo.setup.shadow.fav.together")
def test_two_tokens_move_as_one_on_a_favorite_track_forward_and_back() -> None:
    automa, shadow = chosen(solo(favorites=("military", "science"), on={26: "A"}), 6, 7)
    assert (automa.track, automa.tokens, shadow.track, shadow.tokens) == (
        "military",
        2,
        "science",
        2,
    )
    other = solo(automa=only(exploration=4), shadow=only(military=4))
    assert [event.tokens for event in chosen(other, 6, 7)] == [1, 1]
    state = solo(automa={"science": 9, "technology": 6}, shadow=DONE)
    back = rule(
        state, lambda solo: solo.advance("automa", "science", benefit=True), rolled("technology")
    )
    assert (the(back, Regressed).track, the(back, Regressed).tokens) == ("technology", 2)


@pytest.mark.rule("tap.bots.adv.regress.valid", "tap.bots.adv.regress.start")
def test_a_track_on_its_start_space_may_come_up_and_then_nothing_happens() -> None:
    state = solo(
        automa=only(science=9, technology=0, military=3), favorites=("science", "military")
    )
    state.decision.deck = [5, 6, 7, 4]
    waiting = asks(state, BotsTurn(), *pair(6, 7))
    assert options(waiting) == ["military", "technology"]
    done = bots_turn(state, *pair(6, 7), rolled("technology"))
    assert done.state.tracks["automa"]["technology"] == 0
    assert not every(done, Regressed)
    assert the(done, Skipped).rule == "tap.bots.adv.regress.start"
