"""The end: the bots' fifth income turn, then you finish; you against the Automa."""

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.rules_solo.reading import every, scores, steps
from tests.tapestry.solo_builders import asks, bots_turn, do, drew, pair, rolled, solo, turned_up
from thirdchair.kit.flow import Answer
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.events import Income, Result

game = Tapestry()

FINISH = {"do": "finish"}


def points(count: int) -> Answer:
    return Answer("number:vp:you", count, "you")


def left(count: int) -> Answer:
    return Answer("number:resources:you", count, "you")


@pytest.mark.rule("tap.end.income5")
def test_the_automa_still_gains_what_stands_beside_the_5() -> None:
    taken = {"technology:4": "automa"}
    state = solo(deck=[], era=(4, 3), mat=3, taken=taken, automa={"technology": 4}, points=40)
    done = bots_turn(state)
    assert the(done, Income).turn == 5
    assert steps(done) == [("change_favorite", 0), ("civ_ability", 0), ("score_vp", 0)]
    assert scores(done) == [("civilization", 1), ("income", 3 * (1 + 1) + 3 * 4)]
    assert done.state.vp["automa"] == 59


@pytest.mark.rule("tap.end.bots-stop")
def test_the_fifth_income_turn_comes_like_the_others_and_the_bots_stop() -> None:
    empty = bots_turn(solo(deck=[], era=(4, 2), mat=3))
    hand = bots_turn(solo(deck=[4, 5], era=(4, 2), mat=3), *pair(4, 5))
    for done in (empty, hand):
        assert the(done, Income).turn == 5
        with pytest.raises(Refusal) as refusal:
            bots_turn(done.state)
        assert (refusal.value.code, refusal.value.text) == ("not_now", "bots-have-finished")
        # you go on, with nothing asked but the Automa's cards when you attack it
        you = do(done.state, {"do": "advance", "track": "science", "steps": 4})
        you = do(you.state, {"do": "income"})
        assert you.state.era == {"bots": 5, "you": 3}
    held = solo(on={26: "A"}, era=(5, 4), hand=1)
    assert do(held, {"do": "conquer", "hex": 26}, turned_up("other")).state.hexes["26"] == "aY"


@pytest.mark.rule("tap.end.bots-stop", "tap.end.income5")
def test_by_the_other_ruling_the_fifth_income_turn_waits_for_you() -> None:
    waits = {"automa.final_income": "with_human"}
    state = solo(deck=[4, 1], era=(4, 5), mat=3, civs=("scientists",), rulings=waits)
    turn = bots_turn(state, *pair(4, 1))  # the hand of 4 brings no income turn now
    assert not every(turn, Income)
    with pytest.raises(Refusal):
        bots_turn(turn.state)
    done = do(turn.state, FINISH, rolled("technology"), points(3))
    assert (the(done, Income).turn, done.state.era["bots"]) == (5, 5)


@pytest.mark.rule("tap.end.winner")
@pytest.mark.parametrize(
    ("answers", "winner"),
    [
        ([points(101)], ["you"]),
        ([points(99)], ["automa"]),
        ([points(100), left(2)], ["you"]),  # a tie goes to whoever has more resources left
        ([points(100), left(0)], ["automa", "you"]),  # else it is shared
    ],
)
def test_most_points_win(answers: list[Answer], winner: list[str]) -> None:
    done = do(solo(points=100, era=(5, 5)), FINISH, *answers)
    assert list(the(done, Result).winner) == winner
    view = game.view(done.state)
    assert view["over"] is True
    assert view["result"] == {"winner": winner, "vp": {"automa": 100, "you": answers[0].a}}


@pytest.mark.rule("tap.end.shadow", "tap.end.who")
def test_only_you_and_the_automa_can_win() -> None:
    ahead = dict.fromkeys(("exploration", "science", "military", "technology"), 12)
    taken = {f"military:{space}": "shadow" for space in (4, 7, 10)}
    state = solo(points=1, era=(5, 5), shadow=ahead, taken=taken)
    asked = asks(state, FINISH)
    assert (asked.question.key, asked.question.seat) == ("number:vp:you", "you")
    result = the(do(state, FINISH, points(0)), Result)
    assert (result.winner, result.vp) == (("automa",), {"automa": 1, "you": 0})


@pytest.mark.rule("tap.end.winner")
def test_your_points_are_asked_once_and_resources_only_on_a_tie() -> None:
    state = solo(points=100, era=(5, 5))
    assert kinds(do(state, FINISH, points(120))) == ["result"]
    assert asks(state, FINISH, points(100)).question.key == "number:resources:you"
    with pytest.raises(Refusal) as refusal:
        do(do(state, FINISH, points(120)).state, {"do": "bots_turn"}, drew("decision", 1))
    assert refusal.value.text == "game-over"
