"""The four civilizations of the Automa in their income turns."""

from typing import Any

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.rules_solo.reading import MAP, because, every, moves, scores
from tests.tapestry.solo_builders import drew, income, reacted, rolled, solo, standing
from thirdchair.kit.flow import Answer
from thirdchair.tapestry.events import (
    Conquered,
    Explored,
    Protected,
    Refreshed,
    Rolled,
    Scored,
    Skipped,
)
from thirdchair.tapestry.state import SoloState

EARNED = {"middle_island": ["automa"]}


def era(turn: int, civ: str, **fields: Any) -> SoloState:
    """The bots are about to take this income turn on level 2; the last pair was 6 and 8."""
    given: dict[str, Any] = {
        "deck": [],
        "pair": (6, 8),
        "mat": turn - 2,
        "era": (turn - 1, turn),
        "civs": (civ,),
    }
    return solo(**given | fields)


def added(turn: int) -> list[Answer]:
    return [drew("progress", 9), drew("progress", 10)] if turn < 5 else []


@pytest.mark.rule("tap.civ.engineers.income", "tap.income.vp.civ-extra")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_engineers_score_one_point_for_each_landmark(turn: int) -> None:
    taken = {"technology:4": "automa", "military:4": "shadow", "science:4": "you"}
    done = income(era(turn, "engineers", taken=taken), *added(turn))
    first = every(done, Scored)[0]
    assert (first.for_, first.points, first.rule) == (
        "civilization",
        2,
        "tap.civ.engineers.income",
    )
    row1 = {2: 1, 3: 2, 4: 2, 5: 3}[turn]
    assert scores(done)[1] == ("income", row1 * (2 + 1))


@pytest.mark.rule("tap.civ.explorers.income.24")
@pytest.mark.parametrize("turn", [2, 4])
def test_explorers_advance_on_exploration_in_turns_2_and_4(turn: int) -> None:
    done = income(era(turn, "explorers", automa={"exploration": 1}), *added(turn))
    assert moves(done) == [("automa", "exploration", 2)]
    assert the(done, Explored).hex == 18  # with the benefit: rafts
    finished = income(era(turn, "explorers", automa={"exploration": 12}), *added(turn))
    assert moves(finished) == []
    assert the(finished, Skipped).rule == "tap.civ.explorers.income.24"


@pytest.mark.rule("tap.civ.explorers.income.35")
@pytest.mark.parametrize("turn", [3, 5])
def test_explorers_advance_on_military_in_turns_3_and_5(turn: int) -> None:
    done = income(era(turn, "explorers"), *added(turn))
    assert moves(done) == [("automa", "military", 1)]
    assert (the(done, Conquered).hex, standing(done.state, 19)) == (19, "A")
    # the conquest counts in the points of the same turn
    row1, row2 = {3: (2, 1), 5: (3, 2)}[turn]
    assert scores(done) == [("income", row1 * 2 + row2 * 1)]
    assert not every(done, Explored)


@pytest.mark.rule("tap.civ.scientists.income")
@pytest.mark.parametrize("turn", [3, 4, 5])
def test_scientists_roll_with_the_benefit_in_turns_3_to_5(turn: int) -> None:
    done = income(era(turn, "scientists"), rolled("technology"), *added(turn))
    assert moves(done) == [("automa", "technology", 1)]
    assert the(done, Refreshed).row == "tech"
    void = income(
        era(turn, "scientists", automa={"military": 12}), rolled("military"), *added(turn)
    )
    assert moves(void) == []
    assert the(void, Skipped).rule == "tap.automa.benefit.die.end"


@pytest.mark.rule("tap.civ.scientists.income")
def test_scientists_do_nothing_in_turn_2() -> None:
    done = income(era(2, "scientists"), *added(2))
    assert (moves(done), every(done, Rolled)) == ([], [])


HELD = {2: {}, 3: {25: "As"}, 4: {25: "As", 18: "As"}, 5: {25: "As", 18: "As", 0: "As"}}
"""With its capital one territory fewer than the number of the income turn."""


@pytest.mark.rule("tap.civ.conquerors.conquer")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_conquerors_conquer_with_fewer_territories_than_the_income_turn(turn: int) -> None:
    few = income(era(turn, "conquerors", on=HELD[turn]), *added(turn))
    assert (the(few, Conquered).hex, the(few, Conquered).kind) == (19, "neutral")
    enough = income(era(turn, "conquerors", on=HELD[turn] | {7: "As"}), *added(turn))
    assert not every(enough, Conquered)
    assert "tap.civ.conquerors.conquer" in [event.rule for event in every(enough, Skipped)]


@pytest.mark.rule("tap.civ.conquerors.conquer")
def test_the_conquest_may_be_an_attack_on_you() -> None:
    done = income(era(2, "conquerors", on={26: "Y"}), reacted("trap"), *added(2))
    assert standing(done.state, 26) == "Ya"
    assert scores(done)[0] == ("civilization", 1)


@pytest.mark.rule("tap.civ.conquerors.block")
def test_three_territories_with_a_single_piece_and_one_is_protected() -> None:
    done = income(era(3, "conquerors", on={26: "A", 15: "A", 25: "A", 16: "As"}), *added(3))
    protected = the(done, Protected)
    assert because(protected) == [
        ("tap.civ.conquerors.block", MAP, [15, 25, 26], []),
        ("tap.hex.pick", [15, 25, 26], [26], [22, 15, 10]),
    ]
    assert (protected.who, standing(done.state, 26)) == ("shadow", "As")
    assert done.state.outposts["shadow"] == 8
    two = income(era(3, "conquerors", on={26: "A", 15: "A", 16: "As"}), *added(3))
    assert not every(two, Protected)
    assert "tap.civ.conquerors.block" in [event.rule for event in every(two, Skipped)]
    spent = era(3, "conquerors", on={26: "A", 15: "A", 25: "A"}, outposts={"shadow": 0})
    assert not every(income(spent, *added(3)), Protected)


@pytest.mark.rule("tap.civ.conquerors.vp")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_conquerors_score_one_point_for_each_territory(turn: int) -> None:
    on = {26: "As", 15: "As", 25: "As", 0: "As", 6: "aY"}  # five with its capital
    done = income(era(turn, "conquerors", on=on), *added(turn))
    first = every(done, Scored)[0]
    assert (first.for_, first.points, first.rule) == ("civilization", 5, "tap.civ.conquerors.vp")
    row1 = {2: 1, 3: 2, 4: 2, 5: 3}[turn]
    assert scores(done)[1] == ("income", row1 * 5)


@pytest.mark.rule("tap.civ.conquerors.block", "tap.civ.conquerors.vp")
def test_the_conquest_comes_first_then_the_protection_then_the_points() -> None:
    """Two single territories become three by the conquest of 19; all three count."""
    on = {22: "A", 26: "A"}
    done = income(era(3, "conquerors", on=on, achievements=EARNED), *added(3))
    names = [name for name in kinds(done) if name in ("conquered", "protected", "scored")]
    assert names == ["conquered", "protected", "scored", "scored"]
    assert scores(done)[0] == ("civilization", 3)
