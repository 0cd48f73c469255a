"""Atlantis 5, Premonition: three tapestry cards are laid at the start and turned up one by one."""

import pytest

from tests.tapestry.rules_solo.reading import options
from tests.tapestry.scenarios.scenes import (
    begun,
    happened,
    picked,
    premonition,
    reminded,
    seen,
    told,
)
from tests.tapestry.solo_builders import asks, do, drew, rolled
from thirdchair.kit.refusals import Refusal

CARDS = (picked("landmark_card", "skyscraper"), picked("automa_landmark_card", "tv_station"))
NOTED = ("Feudalism", "Guilds", "Renaissance")
INCOME = {"do": "income"}


@pytest.mark.rule("tap.atlantis.s5.setup.civ.automa")
def test_the_automa_plays_the_hucksters() -> None:
    answers = (rolled("military"), rolled("science"), drew("progress", 8))
    done = do(begun("atlantis", 5), {"do": "new"}, *answers, *CARDS)
    assert done.state.civs == ["hucksters"]
    assert [one["item"] for one in happened(done, "pool")] == ["space", "tapestry", "tapestry"]


@pytest.mark.rule(
    "tap.atlantis.s5.income1.draw",
    "tap.atlantis.s5.income1.play",
    "tap.atlantis.s5.income1.noeffect",
    "tap.atlantis.s5.income1.facedown",
    "tap.atlantis.s5.income1.return",
    "tap.atlantis.s5.income1.predict",
)
def test_the_first_income_turn_lays_three_of_nine_cards() -> None:
    done = do(premonition(era=(1, 0)), INCOME)
    assert reminded(done) == [
        "tap.atlantis.s5.income1.draw",
        "tap.atlantis.s5.income1.play",
        "tap.atlantis.s5.income1.noeffect",
        "tap.atlantis.s5.income1.facedown",
        "tap.atlantis.s5.income1.return",
        "tap.atlantis.s5.income1.predict",
    ]
    assert seen(done.state)["face_down"] == 3


@pytest.mark.rule("tap.atlantis.s5.income1.s4cards")
def test_you_may_take_the_cards_of_scenario_4_instead() -> None:
    state = premonition(noted=NOTED, era=(1, 0))
    assert options(asks(state, INCOME)) == ["drawn", "noted"]
    done = do(state, INCOME, picked("three_cards", "noted"))
    assert seen(done.state)["cards"] == list(NOTED)
    assert reminded(done)[0] == "tap.atlantis.s5.income1.s4cards"
    assert "tap.atlantis.s5.income1.draw" not in reminded(done)
    drawn = do(state, INCOME, picked("three_cards", "drawn"))
    assert seen(drawn.state)["cards"] == [None, None, None]


def test_fewer_notes_are_filled_up_from_nine_drawn_cards() -> None:
    done = do(premonition(noted=NOTED[:2], era=(1, 0)), INCOME, picked("three_cards", "noted"))
    assert seen(done.state)["cards"] == ["Feudalism", "Guilds", None]
    assert reminded(done)[:2] == [
        "tap.atlantis.s5.income1.s4cards",
        "tap.atlantis.s5.income1.draw",
    ]


def test_notes_come_with_the_set_up() -> None:
    assert begun("atlantis", 5, cards=[" Guilds "]).scenario.noted == ["Guilds"]
    for cards in (["a", "b", "c", "d"], [""], ["x" * 41]):
        with pytest.raises(Refusal) as refusal:
            begun("atlantis", 5, cards=cards)
        assert refusal.value.where == "new.cards"
    with pytest.raises(Refusal) as refusal:
        begun("atlantis", 3, cards=["Guilds"])
    assert refusal.value.text == "unknown-field"


@pytest.mark.rule(
    "tap.atlantis.s5.reveal", "tap.atlantis.s5.reveal.effect", "tap.atlantis.s5.nogain"
)
def test_the_next_three_income_turns_turn_one_up_each_from_left_to_right() -> None:
    state = premonition(cards=("Feudalism", None, "Renaissance"), face_down=3, era=(4, 1))
    up = []
    for _ in range(4):
        done = do(state, INCOME)
        up.append([(one["space"], one.get("card")) for one in happened(done, "turned_up")])
        if up[-1]:
            assert reminded(done) == ["tap.atlantis.s5.reveal.effect", "tap.atlantis.s5.nogain"]
        state = done.state
    assert up == [[(1, "Feudalism")], [(2, None)], [(3, "Renaissance")], []]


@pytest.mark.rule("tap.atlantis.s5.look")
def test_you_may_look_at_your_cards_at_any_time() -> None:
    state = do(premonition(face_down=3), {"do": "note", "space": 2, "card": "Guilds"}).state
    assert seen(state)["cards"] == [None, "Guilds", None]


@pytest.mark.rule("tap.atlantis.s5.goal")
@pytest.mark.parametrize(("points", "winner"), [(30, "you"), (29, "automa"), (40, "you")])
def test_the_mystics_must_bring_at_least_30_points(points: int, winner: str) -> None:
    state = premonition(points=40)
    done = do(state, {"do": "finish"}, told("vp", 60), told("prediction_vp", points))
    assert done.state.result.winner == [winner]
    assert [(one["have"], one["met"]) for one in happened(done, "goal")] == [
        (points, winner == "you")
    ]


@pytest.mark.rule("tap.atlantis.s5.reveal")
def test_cards_that_lie_face_down_can_be_corrected() -> None:
    """The first income turn was played before the app knew: its era and cards are put right."""
    state = premonition()
    for path, value in (("era.you", 1), ("scenario.face_down", 3)):
        state = do(state, {"do": "correct", "path": path, "value": value}).state
    done = do(state, {"do": "income"})
    assert [one["space"] for one in happened(done, "turned_up")] == [1]
    wrong: int | None
    for wrong, where in ((4, "do.value"), (-1, "do.value"), (None, "do.value")):
        with pytest.raises(Refusal) as refusal:
            do(state, {"do": "correct", "path": "scenario.face_down", "value": wrong})
        assert refusal.value.where == where
