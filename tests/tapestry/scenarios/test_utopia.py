"""Atlantis 3, Utopia: no military track, and whoever would conquer explores."""

import msgspec
import pytest

from tests.tapestry.rules_solo.reading import because, every, moves, options, scores
from tests.tapestry.scenarios.scenes import (
    asked_by,
    begun,
    happened,
    picked,
    rule_of,
    told,
    types,
    utopia,
)
from tests.tapestry.solo_builders import asks, bots_turn, do, drew, pair, rolled, standing
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry.charts import Cell
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.events import Advanced, Explored, Scored, Skipped
from thirdchair.words.games.tapestry import TapestryWords

CARDS = (picked("landmark_card", "skyscraper"), picked("automa_landmark_card", "tv_station"))
VALUES = {"atlantis3.all_end_vp": 6, "atlantis3.landmark_vp": 4}
THREE = ["exploration", "science", "technology"]
DONE = dict.fromkeys(THREE, 12)


# Set-up


@pytest.mark.rule("tap.atlantis.s3.setup.nomilitary", "tap.atlantis.s3.setup.civ.automa")
def test_nobody_has_a_token_on_military_and_the_automa_plays_the_explorers() -> None:
    state = begun("atlantis", 3, rulings=VALUES)
    done = do(state, {"do": "new"}, rolled("technology"), drew("progress", 8), *CARDS)
    assert [list(at) for at in done.state.tracks.values()] == [THREE] * 3
    assert done.state.civs == ["explorers"]
    assert done.state.favorites == {"automa": "exploration", "shadow": "technology"}


@pytest.mark.rule("tap.atlantis.s3.you.military")
def test_you_cannot_advance_on_military() -> None:
    with pytest.raises(Refusal) as refusal:
        do(utopia(), {"do": "advance", "track": "military"})
    assert (refusal.value.text, refusal.value.args_for_text["options"]) == ("unknown-track", THREE)


def test_no_bot_may_be_given_military_as_favorite() -> None:
    with pytest.raises(Refusal) as refusal:
        begun("atlantis", 3, favorites={"shadow": "military"})
    assert refusal.value.where == "new.favorites.shadow"


# Without military


@pytest.mark.rule("tap.atlantis.s3.mil.invalid")
def test_military_is_no_valid_track_for_a_bot() -> None:
    """Card 2: all unfinished tracks; the list of card 1 has military right after the heart."""
    done = bots_turn(utopia(automa={"exploration": 12}), *pair(2, 1))
    advanced = every(done, Advanced)[0]
    assert because(advanced)[0] == (
        "tap.bots.adv.icon.all",
        THREE,
        ["science", "technology"],
        [],
    )
    assert advanced.track == "technology"


@pytest.mark.rule("tap.atlantis.s3.mil.die")
def test_the_die_never_shows_military() -> None:
    first = asks(begun("atlantis", 3, rulings=VALUES), SetUp())
    assert options(first) == ["science", "technology"]  # not exploration: that is the Automa's
    assert asked_by(utopia(), "research", benefit=True) == THREE
    listed = ("exploration", "military", "technology")
    assert asked_by(utopia(), "advance_by_roll", among=listed) == ["exploration", "technology"]


@pytest.mark.rule("tap.atlantis.s3.mil.nomove")
def test_neuroscience_sends_the_automa_back_on_technology_only() -> None:
    state = utopia(automa={"technology": 4})
    among = ("military", "technology")
    assert asked_by(state, "regress_by_roll", among=among) == ["technology"]
    done = rule_of(state, "regress_by_roll", rolled("technology"), among=among)
    assert done.state.tracks["automa"]["technology"] == 3


@pytest.mark.rule("tap.atlantis.s3.mil.civ")
@pytest.mark.parametrize("turn", [3, 5])
def test_the_explorers_roll_for_another_track(turn: int) -> None:
    state = utopia(era=(turn - 1, 1), pair=None)
    done = rule_of(state, "civilization_income", rolled("technology"), turn=turn)
    assert moves(done) == [("automa", "technology", 1)]
    (instead,) = happened(done, "instead")
    assert (instead["what"], instead["rule"]) == ("roll", "tap.atlantis.s3.mil.civ")
    rule, among, _, _ = because(every(done, Advanced)[0])[0]
    assert (rule, among) == ("tap.atlantis.s3.mil.civ", THREE)
    assert [one.benefit for one in every(done, Advanced)] == [True]
    plain = rule_of(state, "civilization_income", turn=turn - 1)
    assert moves(plain) == [("automa", "exploration", 1)]


@pytest.mark.rule("tap.atlantis.s3.levels")
def test_free_advances_of_the_levels_leave_military_out() -> None:
    yours = do(utopia(level=1, era=(0, 0)), {"do": "income"})
    assert moves(yours) == [("you", track, 1) for track in ("exploration", "technology", "science")]
    state = utopia(level=6, era=(0, 0), civs=("explorers", "engineers"), pair=None)
    done = rule_of(state, "bots_start", rolled("science"))
    assert [move[:2] for move in moves(done)] == [
        ("automa", "exploration"),
        ("shadow", "exploration"),
        ("automa", "technology"),
        ("shadow", "technology"),
        ("automa", "science"),
        ("automa", "science"),  # the roll of its first space
        ("shadow", "science"),
    ]


def test_the_second_row_of_the_mat_counts_science_only() -> None:
    state = utopia(automa={"science": 5}, era=(1, 1), mat=1, civs=("explorers",))
    cell = Cell(step="score_vp", turns=(3,))
    done = rule_of(state, "income_step", cell=cell, turn=3)
    row = every(done, Scored)[0].rows[1]
    assert (dict(row.counts), row.points) == ({"military": 0, "science": 5}, 5)


# Exploring instead of conquering


@pytest.mark.rule("tap.atlantis.s3.conquer.automa")
def test_the_automa_explores_where_it_would_conquer() -> None:
    done = rule_of(utopia(on={19: ""}), "conquer")
    assert types(done) == ["instead", "explored"]
    assert done.state.outposts["automa"] == 8


@pytest.mark.rule("tap.atlantis.s3.conquer.you")
def test_you_cannot_conquer_but_explore() -> None:
    with pytest.raises(Refusal) as refusal:
        do(utopia(), {"do": "conquer", "hex": 27})
    assert (refusal.value.code, refusal.value.text) == ("not_now", "explore-instead")
    assert standing(do(utopia(), {"do": "explore", "hex": 20}).state, 20) == ""


@pytest.mark.rule("tap.atlantis.s3.explore.reach")
def test_the_automa_reaches_every_empty_hex_beside_a_chain_from_its_capital() -> None:
    """22 touches 15, 25 and 26; with 12 a chain leads on to 16, 6, 4, 0 and 7."""
    (explored,) = every(rule_of(utopia(), "explore"), Explored)
    assert because(explored)[0][2] == [8, 11, 12, 18, 19, 23, 29, 30, 32]
    longer = utopia(tiles=[12, 19])
    (explored,) = every(rule_of(longer, "explore"), Explored)
    assert because(explored)[0][2] == [1, 2, 3, 5, 8, 9, 10, 11, 13, 18, 20, 23, 29, 30, 32]


@pytest.mark.rule("tap.atlantis.s3.explore.tie")
def test_the_hex_tiebreaker_alone_picks_the_hex() -> None:
    """Card 8 starts at hex 33 and meets 32 first; hexes farther from you do not count more."""
    (explored,) = every(rule_of(utopia(pair=(1, 8), deck=[2]), "explore"), Explored)
    rules = [reason[0] for reason in because(explored)]
    assert rules == [
        "tap.automa.explore.valid",
        "tap.atlantis.s3.explore.tie",
        "tap.automa.explore.tie.2",
    ]
    assert because(explored)[1][2] == because(explored)[0][2]
    assert explored.hex == 32


# Points


@pytest.mark.rule("tap.atlantis.s3.automa.allend")
def test_an_automa_at_the_end_of_all_three_tracks_scores_instead() -> None:
    state = utopia(automa=DONE, points=10, rulings={"atlantis3.all_end_vp": 6})
    done = bots_turn(state, *pair(2, 4))
    assert scores(done) == [("finished", 6)]
    assert done.state.vp["automa"] == 16
    assert moves(done) == [("shadow", "exploration", 1)]
    for name, arguments in (
        ("research", {"benefit": True}),
        ("advance_by_roll", {"among": ("exploration", "technology")}),
        ("civilization_income", {"turn": 2}),
        ("civilization_income", {"turn": 3}),
        ("research_until_open", {}),
    ):
        assert scores(rule_of(state, name, **arguments)) == [("finished", 6)]


def test_the_shadow_empire_scores_nothing_and_two_finished_tracks_are_not_three() -> None:
    done = bots_turn(utopia(shadow=DONE, automa={"technology": 12, "science": 12}), *pair(2, 4))
    assert scores(done) == []
    assert [one.who for one in every(done, Skipped)] == ["shadow"]


@pytest.mark.rule(
    "tap.atlantis.s3.end.landmarks",
    "tap.atlantis.s3.end.landmarks.shadow",
    "tap.atlantis.s3.goal",
)
def test_at_the_end_landmarks_of_the_tracks_count() -> None:
    taken = {
        "science:4": "you",
        "science:7": "automa",
        "technology:4": "shadow",
        "technology:7": "shadow",
    }
    state = utopia(taken=taken, points=20, rulings={"atlantis3.landmark_vp": 4})
    state.landmarks |= {"card:villa": "automa", "card:bridge": "you"}
    asked = asks(state, {"do": "finish"})
    assert [(one.who, one.points) for one in every(asked, Scored)] == [("you", 4), ("automa", 12)]
    question = msgspec.to_builtins(asked.question)
    assert (question["about"], question["included"]) == ("vp", 4)
    for language, said in (("en", "Add the 4 VP"), ("de", "die 4 SP"), ("cs", "dominanty (4)")):
        assert said in TapestryWords(language, mode="atlantis-3").question(question)
    done = do(state, {"do": "finish"}, told("vp", 33))  # 29 before the landmark, 33 with it
    assert done.state.result.vp == {"automa": 32, "you": 33}
    assert done.state.result.winner == ["you"]
    assert happened(done, "goal") == []
