"""Your side: conquests, tiles, income, points; and the end."""

from typing import Any

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.solo_builders import asks, do, drew, fresh, rolled, solo, standing, turned_up
from thirdchair.kit.flow import Answer
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry.events import Advanced, EraBonus, Result, Toppled
from thirdchair.tapestry.state import SoloState


def points(n: int) -> Answer:
    return Answer("number:vp:you", n, "you")


def left(n: int) -> Answer:
    return Answer("number:resources:you", n, "you")


def conquer(hex_: int) -> dict[str, Any]:
    return {"do": "conquer", "hex": hex_}


@pytest.mark.rule("tap.automa.reaction.1", "tap.automa.reaction.2", "tap.automa.reaction.3")
def test_its_face_down_cards_are_asked_one_by_one_until_a_trap() -> None:
    state = solo(on={26: "A"}, hand=3)
    first = asks(state, conquer(26))
    assert first.question.options == ("trap", "other")  # type: ignore[attr-defined]
    assert (first.question.hex, first.state.tapestry.automa_hand) == (26, 3)
    assert asks(state, conquer(26), turned_up("other")).state.tapestry.automa_hand == 2
    trapped = do(state, conquer(26), turned_up("other"), turned_up("trap"))
    assert standing(trapped.state, 26) == "Ay"
    assert trapped.state.tapestry.automa_hand == 1
    assert trapped.state.topples == {"automa": 1, "you": 0}


@pytest.mark.rule("tap.automa.reaction.when")
def test_without_a_trap_its_outpost_is_toppled() -> None:
    done = do(solo(on={26: "A"}, hand=1, topples=(0, 1)), conquer(26), turned_up("other"))
    assert standing(done.state, 26) == "aY"
    assert the(done, Toppled).who == "automa"
    assert done.state.achievements["two_topples"] == ["you"]
    assert (done.state.vp["you"], done.state.outposts["you"]) == (10, 7)
    assert standing(do(solo(on={26: "A"}), conquer(26)).state, 26) == "aY"  # no card, no question


def test_far_conquests_are_taken_and_the_island_counts() -> None:
    done = do(solo(), conquer(16))
    assert done.state.achievements["middle_island"] == ["you"]
    assert do(solo(), conquer(0)).state.outposts["you"] == 7


@pytest.mark.parametrize(
    ("request_", "code", "text"),
    [
        (conquer(19), "not_now", "no-territory"),
        (conquer(26), "not_now", "full-hex"),
        (conquer(22), "not_now", "full-hex"),
        (conquer(24), "not_now", "your-territory"),
        (conquer(34), "bad_input", "unknown-hex"),
        ({"do": "explore", "hex": 26}, "not_now", "already-explored"),
        ({"do": "explore", "hex": -1}, "bad_input", "unknown-hex"),
        ({"do": "explore"}, "bad_input", "missing-field"),
        ({"do": "advance", "track": "science", "steps": 13}, "not_now", "no-room-on-track"),
        ({"do": "advance", "who": "automa", "track": "science"}, "bad_input", "unknown-seat"),
        ({"do": "advance", "who": "you2", "track": "science"}, "not_now", "no-second-token"),
        ({"do": "vp", "who": "shadow", "add": 3}, "bad_input", "unknown-seat"),
        ({"do": "vp", "who": "automa", "add": 0}, "bad_input", "no-points"),
        ({"do": "vp", "who": "you", "add": -1}, "not_now", "points-out-of-range"),
    ],
)
def test_what_the_material_forbids_is_refused(
    request_: dict[str, Any], code: str, text: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        do(solo(on={26: "Aa"}), request_)
    assert (refusal.value.code, refusal.value.text) == (code, text)


def test_without_an_outpost_you_cannot_conquer() -> None:
    with pytest.raises(Refusal) as refusal:
        do(solo(outposts={"you": 0}), conquer(26))
    assert refusal.value.text == "no-outpost-left"


def test_a_tile_of_yours() -> None:
    done = do(solo(), {"do": "explore", "hex": 19})
    assert standing(done.state, 19) == ""
    assert kinds(done) == ["explored"]


@pytest.mark.rule("tap.level.1.start", "tap.level.1.start.benefit")
def test_level_1_your_first_income_advances_your_four_tokens() -> None:
    done = do(fresh(level=1), {"do": "income"})
    moved = [(event.track, event.to) for event in done.events if isinstance(event, Advanced)]
    assert moved == [("military", 1), ("exploration", 1), ("technology", 1), ("science", 1)]
    assert do(done.state, {"do": "income"}).state.tracks["you"] == done.state.tracks["you"]


@pytest.mark.rule("tap.income.firstera.you")
def test_the_era_bonus_is_a_reminder_when_you_are_first() -> None:
    assert the(do(solo(era=(2, 2)), {"do": "income"}), EraBonus).resources == 2
    assert kinds(do(solo(era=(3, 2)), {"do": "income"})) == ["income"]


def test_five_incomes_are_all() -> None:
    with pytest.raises(Refusal) as refusal:
        do(solo(era=(1, 5)), {"do": "income"})
    assert refusal.value.text == "no-more-income"


@pytest.mark.rule("tap.end.winner", "tap.end.who")
@pytest.mark.parametrize(
    ("answers", "winner"),
    [
        ([points(101)], ["you"]),
        ([points(99)], ["automa"]),
        ([points(100), left(1)], ["you"]),
        ([points(100), left(0)], ["automa", "you"]),
    ],
)
def test_the_winner(answers: list[Answer], winner: list[str]) -> None:
    done = do(solo(points=100, era=(5, 5)), {"do": "finish"}, *answers)
    assert list(the(done, Result).winner) == winner
    assert done.state.over


@pytest.mark.rule("tap.end.income5")
def test_the_fifth_income_can_wait_for_you() -> None:
    waits = {"automa.final_income": "with_human"}
    state = solo(era=(4, 5), deck=[1, 4], rulings=waits, civs=("scientists",), mat=3)
    turn = do(state, {"do": "bots_turn"}, drew("decision", 4), drew("decision", 1))
    assert "income" not in kinds(turn)  # the hand of card 4 calls for none
    with pytest.raises(Refusal):
        do(turn.state, {"do": "bots_turn"})
    done = do(turn.state, {"do": "finish"}, rolled("technology"), points(0))
    assert done.state.era["bots"] == 5


# Corrections


def correct(state: SoloState, path: str, value: object) -> SoloState:
    corrected: SoloState = do(state, {"do": "correct", "path": path, "value": value}).state
    return corrected


def test_points_supplies_and_cards_are_corrected() -> None:
    state = correct(solo(), "vp.automa", 31)
    state = correct(state, "outposts.shadow", 3)
    state = correct(state, "tapestry.automa_hand", 4)
    state = correct(state, "tapestry.mat", 2)
    state = correct(state, "topples.you", 1)
    state = correct(state, "tiles", False)
    assert (state.vp["automa"], state.outposts["shadow"], state.tiles) == (31, 3, False)
    assert (state.tapestry.automa_hand, state.tapestry.mat, state.topples["you"]) == (4, 2, 1)


def test_a_hex_is_corrected_with_other_pieces_of_yours() -> None:
    value = {"tile": True, "tokens": [{"who": "you"}, {"who": "you", "piece": "building"}]}
    state = correct(solo(), "hexes.19", value)
    assert standing(state, 19) == "YB"
    assert correct(state, "hexes.19", {"tile": False, "tokens": []}).hexes.get("19") is None


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        ("hexes.19", {"tile": True, "tokens": [{"who": "you"}] * 3}, "too-many-pieces"),
        ("hexes.19", {"tile": False, "tokens": [{"who": "you"}]}, "hex-needs-tile"),
        ("hexes.16", {"tile": False, "tokens": []}, "hex-needs-tile"),
        ("hexes.34", {"tile": True, "tokens": []}, "unknown-part"),
        ("hexes.19", {"tile": 1}, "wrong-type"),
        ("hexes.19", {"tile": True, "tokens": [{"who": "p1"}]}, "not-an-option"),
        (
            "hexes.19",
            {"tile": True, "tokens": [{"who": "automa", "piece": "building"}]},
            "not-an-option",
        ),
        ("tapestry.mat", 4, "not-in-range"),
        ("vp.shadow", 4, "unknown-part"),
        ("decision.discard", [1, 1], "card-twice"),
        ("decision.discard", [23], "not-an-option"),
        ("tiles", 1, "not-an-option"),
    ],
)
def test_what_cannot_lie_there_is_refused(path: str, value: object, text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        correct(solo(), path, value)
    assert (refusal.value.code, refusal.value.text) == ("bad_input", text)


def test_cards_move_and_none_is_lost_or_doubled() -> None:
    state = solo(deck=[1, 2, 4, 5], discard=[6, 7], pair=(3, 8))
    state = correct(state, "decision.discard", [6, 1, 9])
    assert (state.decision.discard, state.decision.deck) == ([6, 1, 9], [2, 4, 5, 7])
    state = correct(state, "decision.pair", {"track": 6, "tie": 22})
    assert (state.decision.discard, state.decision.deck) == ([1, 9], [2, 3, 4, 5, 7, 8])
    state = correct(state, "decision.deck", [2, 3])
    assert state.decision.discard == [1, 9, 4, 5, 7, 8]
    state = correct(correct(state, "decision.pair", None), "decision.progress", [10, 11])
    cards = [*state.decision.deck, *state.decision.discard, *state.decision.progress]
    assert sorted(cards) == list(range(1, 23))


def test_a_pair_that_loses_a_card_is_no_pair() -> None:
    state = correct(solo(deck=[1, 2], discard=[6], pair=(3, 8)), "decision.deck", [3, 9])
    assert (state.decision.track, state.decision.tie) == (None, None)
    assert (state.decision.deck, state.decision.discard) == ([3, 9], [6, 1, 2, 8])


def test_a_second_token_of_yours_walks_by_its_own_name() -> None:
    state = correct(solo(you={"military": 8}), "tracks.you2.military", 3)
    done = do(state, {"do": "advance", "who": "you2", "track": "military"})
    assert done.state.tracks["you2"] == {"military": 4}
    assert done.state.tracks["you"]["military"] == 8
    assert done.state.landmarks["military:4"] == "you"
    assert "you2" not in correct(done.state, "tracks.you2.military", None).tracks
