"""The double strike of the Shadow Empire."""

from typing import Any

import pytest

from tests.tapestry.builders import the
from tests.tapestry.expansions.expanded_builders import (
    FIVE,
    begun,
    carried_out,
    expanded,
    laid_out,
    rules_of_table,
    sentences,
    step,
)
from tests.tapestry.rules_solo.reading import because, every, moves, said
from tests.tapestry.solo_builders import bots_turn, do, pair
from thirdchair.kit.flow import Done
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import plain
from thirdchair.tapestry.events import Achievement, Advanced, LandmarkTaken, Skipped
from thirdchair.tapestry.state import SoloState

ORDERS = [
    pytest.param(
        "military",
        ["military", "arts", "science", "exploration", "technology"],
        marks=pytest.mark.rule("tap.ds.arts.military"),
    ),
    pytest.param(
        "science",
        ["military", "science", "arts", "exploration", "technology"],
        marks=pytest.mark.rule("tap.ds.arts.science"),
    ),
    pytest.param(
        "exploration",
        ["military", "science", "exploration", "arts", "technology"],
        marks=pytest.mark.rule("tap.ds.arts.exploration"),
    ),
    pytest.param(
        "technology",
        ["military", "science", "exploration", "technology", "arts"],
        marks=pytest.mark.rule("tap.ds.arts.technology"),
    ),
]


def shadow_advances(state: SoloState, track: str) -> Done[Any]:
    return carried_out(state, lambda solo: solo.advance("shadow", track, benefit=False))


@pytest.mark.rule("tap.ds.adv.track", "tap.ds.arts")
@pytest.mark.parametrize(("beside", "order"), ORDERS)
def test_the_next_track_clockwise(beside: str, order: list[str]) -> None:
    for place, track in enumerate(order):
        state = expanded("AA", arts=beside, strike={})
        done = shadow_advances(state, track)
        following = order[(place + 1) % 5]
        assert moves(done) == [("shadow", track, 1), ("strike", following, 1)]


@pytest.mark.rule("tap.ds.adv.track")
def test_the_reason_counts_tracks_clockwise() -> None:
    state = expanded("AA", arts="science", strike={})
    done = shadow_advances(state, "science")
    assert because(every(done, Advanced)[1]) == [
        ("tap.ds.adv.track", FIVE, ["arts"], [2, 5, 4, 3, 1])
    ]


@pytest.mark.rule("tap.ds.adv", "tap.ds.two-sets")
def test_each_turn_of_the_shadow_empire_moves_a_token_of_both_sets() -> None:
    """Track card 6, tiebreaker card 7; the Automa has finished everything."""
    state = expanded(
        "AA",
        arts="technology",
        strike={},
        automa=dict.fromkeys(FIVE, 12),
        pair=None,
        deck=(6, 7, 1),
    )
    done = bots_turn(state, *pair(6, 7))
    assert [who for who, _, _ in moves(done)] == ["shadow", "strike"]
    strike = done.state.tracks["strike"]
    assert sum(strike.values()) == 1


@pytest.mark.rule("tap.ds.adv")
def test_free_advances_of_a_level_are_followed_by_a_double_strike_too() -> None:
    state = expanded("AA", arts="technology", strike={}, level=5, era=(0, 0))
    done = bots_turn(state)
    assert moves(done) == [
        ("automa", "technology", 1),
        ("shadow", "science", 1),
        ("strike", "exploration", 1),
    ]


@pytest.mark.rule("tap.ds.adv")
def test_nobody_elses_advance_is() -> None:
    state = expanded("AA", arts="technology", strike={})
    done = do(state, {"do": "advance", "track": "science"})
    assert moves(done) == [("you", "science", 1)]
    done = carried_out(state, lambda solo: solo.advance("automa", "arts", benefit=False))
    assert moves(done) == [("automa", "arts", 1)]


@pytest.mark.rule("tap.ds.adv.impossible")
def test_a_finished_token_makes_no_double_strike_and_no_other_does_instead() -> None:
    state = expanded("AA", arts="science", strike={"exploration": 12})
    done = shadow_advances(state, "arts")
    assert moves(done) == [("shadow", "arts", 1)]
    assert the(done, Skipped).rule == "tap.ds.adv.impossible"
    assert done.state.tracks["strike"] == state.tracks["strike"]


@pytest.mark.rule("tap.ds.landmarks")
def test_its_landmarks_go_into_the_automas_box_and_score_there() -> None:
    state = expanded("AA", arts="science", strike={"exploration": 3})
    done = shadow_advances(state, "arts")
    assert the(done, LandmarkTaken) == LandmarkTaken(who="strike", landmark="exploration:4")
    assert done.state.landmarks["exploration:4"] == "strike"
    assert rules_of_table(done.state).landmarks_owned() == 1
    en, de, cs = said(the(done, LandmarkTaken))
    assert ("Automa's income mat" in en, "des Automa" in de, "Automy" in cs) == (True, True, True)


@pytest.mark.rule("tap.ds.achievement")
def test_it_earns_no_achievement() -> None:
    state = expanded("AA", arts="science", strike={"exploration": 11})
    done = shadow_advances(state, "arts")
    assert done.state.tracks["strike"]["exploration"] == 12
    assert every(done, Achievement) == []
    assert done.state.achievements["end_of_track"] == []


@pytest.mark.rule("tap.ds.one-bot")
def test_it_is_no_bot_of_its_own() -> None:
    """No favorite track, no outposts, no points."""
    _, view = laid_out("AA", arts="science", double_strike=True)
    assert set(view["tracks"]) == {"automa", "shadow", "strike", "you"}
    for part in ("favorites", "vp", "outposts", "topples"):
        assert "strike" not in view[part]


@pytest.mark.rule("tap.ds.setup")
def test_a_token_of_an_unused_color_begins_on_every_track() -> None:
    state = begun("AA", arts="military", double_strike=True)
    assert state.tracks["strike"] == dict.fromkeys(FIVE, 0)
    en, de, cs = sentences(step("tap.ds.setup", "AA", arts="military", double_strike=True))
    assert ("unused color" in en, "unbenutzte Farbe" in de, "nepoužitou" in cs) == (
        True,
        True,
        True,
    )


@pytest.mark.rule("tap.ds.passed")
@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("bot", ["automa", "shadow"])
def test_its_tokens_count_for_favorite_tracks_unless_the_table_says_no(
    bot: str, counts: bool
) -> None:
    state = expanded(
        "AA",
        arts="science",
        strike={"technology": 3, "science": 3},
        rulings={"double_strike.counts_for_favorite": counts},
    )
    expected = "struck" if counts else None
    assert rules_of_table(state).should_change_favorite(bot) == expected
    other = "shadow" if bot == "automa" else "automa"
    state.tracks[other] |= {"technology": 4, "science": 4}
    assert rules_of_table(state).should_change_favorite(bot) == "passed"


@pytest.mark.rule("tap.ds.passed")
@pytest.mark.parametrize(
    ("bot", "track", "counts", "told"),
    [
        ("automa", "technology", True, ("favorite", "tap.ds.passed")),
        ("automa", "technology", "automa", ("favorite", "tap.ds.passed")),
        ("automa", "technology", False, ("favorite_kept", "tap.ds.passed")),
        ("shadow", "science", True, ("favorite", "tap.ds.passed")),
        ("shadow", "science", "automa", ("favorite_kept", "tap.ds.passed")),
        ("shadow", "science", False, ("favorite_kept", "tap.ds.passed")),
    ],
)
def test_a_favorite_that_only_the_double_strike_has_passed_names_the_ruling(
    bot: str, track: str, counts: bool | str, told: tuple[str, str]
) -> None:
    state = expanded(
        "AA",
        arts="science",
        strike={track: 3},
        automa={"exploration": 3},
        shadow={"exploration": 3},
        rulings={"double_strike.counts_for_favorite": counts},
    )
    (event,) = plain(carried_out(state, lambda solo: solo.look_at_favorite(bot)).events)
    assert (event["type"], event.get("trigger") or event["rule"]) == told


def test_another_token_ahead_is_the_plain_reason_for_a_new_favorite() -> None:
    at = {"technology": 3}
    state = expanded("AA", arts="science", strike=at, you=at, automa={"exploration": 3})
    (event,) = plain(carried_out(state, lambda solo: solo.look_at_favorite("automa")).events)
    assert event["trigger"] == "tap.income.fav.passed"


def test_the_icons_measure_from_the_shadow_empires_own_token() -> None:
    state = expanded("AA", arts="science", strike={"military": 11}, shadow={"arts": 2})
    choice = rules_of_table(state).choose_track("shadow", 3, 7)  # card 3: flag, nearest end
    assert choice.left == ("arts",)


def test_a_double_strike_token_can_be_corrected_but_earns_and_conquers_nothing() -> None:
    state = expanded("AA", arts="science", strike={})
    done = do(state, {"do": "correct", "path": "tracks.strike.arts", "value": 5})
    assert done.state.tracks["strike"]["arts"] == 5
    done = do(state, {"do": "correct", "path": "landmarks.arts:4", "value": "strike"})
    assert done.state.landmarks["arts:4"] == "strike"
    for path, value in (
        ("achievements.end_of_track", ["strike"]),
        ("hexes.26", {"tile": True, "tokens": [{"who": "strike"}]}),
        ("vp.strike", 3),
    ):
        with pytest.raises(Refusal):
            do(state, {"do": "correct", "path": path, "value": value})
    with pytest.raises(Refusal):
        do(state, {"do": "advance", "who": "strike", "track": "arts"})
