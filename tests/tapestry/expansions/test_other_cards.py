"""All Automa civilizations can be drawn, also those whose cards nobody has told us the text of."""

from typing import Any

import pytest

from tests.tapestry.expansions.expanded_builders import (
    TRACKS,
    begun,
    carried_out,
    joins,
    kept,
    number,
    picked,
    rules_of_table,
    set_up,
)
from tests.tapestry.rules_solo.reading import every, options, scores
from tests.tapestry.solo_builders import asks, drew, rolled
from thirdchair.games import GAMES
from thirdchair.kit.flow import Answer
from thirdchair.table.journal import Table
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.events import CivilizationCard, CivilizationGiven, UnknownCivilization

BASE = ["conquerors", "engineers", "explorers", "scientists"]
PLAIN = {"id": "dreamers", "name": "Träumer", "expansion": "FF"}


def other() -> Answer:
    return drew("civilization", "other")


def weight(*expansions: str, **fields: Any) -> int | None:
    """How many cards without text the draw counts."""
    question: Any = asks(begun(*expansions, **fields), SetUp()).question
    if question.weights is None:
        return 1 if "other" in question.options else None
    weights = dict(zip(question.options, question.weights, strict=True))
    assert {weights[civ] for civ in weights if civ != "other"} == {1}
    return int(weights["other"])


@pytest.mark.parametrize(
    ("expansions", "cards"),
    [
        pytest.param(("AA",), 2, marks=pytest.mark.rule("tap.solo.comp.civ.aa")),
        pytest.param(("FF",), 3, marks=pytest.mark.rule("tap.solo.comp.civ.ff")),
        (("AA", "FF"), 5),
        (("PP",), None),
        ((), None),
    ],
)
def test_every_card_of_the_owned_boxes_is_in_the_draw(
    expansions: tuple[str, ...], cards: int | None
) -> None:
    assert weight(*expansions) == cards


def test_what_my_box_has_is_drawn_by_name_instead() -> None:
    def cards(*civs: dict[str, Any]) -> int | None:
        return weight("FF", box={"civs": [{**PLAIN, **civ} for civ in civs]})

    wakers = {"id": "wakers", "name": "Wache"}
    assert cards({}) == 2
    assert cards({}, wakers) == 1
    # two sides of one card are one card, whichever side says so
    assert cards({"back": "wakers"}, wakers) == 2
    assert cards({}, {**wakers, "back": "dreamers"}) == 2
    assert cards({"expansion": "AA"}) == 3
    # all cards are known; whoever has drawn another side can still say so
    assert cards(*({"id": f"civ_{n}"} for n in range(4))) == 0


@pytest.mark.rule("tap.solo.setup.automa.civ")
def test_one_without_text_is_told_and_played_by_hand() -> None:
    state = begun("FF")
    waiting = asks(state, SetUp(), other())
    assert [event.cards for event in every(waiting, UnknownCivilization)] == [3]
    assert (waiting.question.key, options(waiting)) == (
        "choice:unknown_civ:you",
        ["by_hand", "draw_again"],
    )
    hand = picked("unknown_civ", "by_hand")
    assert options(asks(state, SetUp(), other(), hand)) == [*TRACKS, "die"]
    heart = picked("civ_favorite", "science")
    done = set_up(state, other(), hand, heart, rolled("military"), joins())
    assert done.state.civs == ["other"]
    assert done.state.favorites == {"automa": "science", "shadow": "military"}
    (given,) = every(done, CivilizationGiven)
    assert (given.civ, given.place) == ("other", 1)


def test_the_die_beside_its_heart_is_rolled() -> None:
    answers = (other(), picked("unknown_civ", "by_hand"), picked("civ_favorite", "die"))
    done = set_up(begun("FF"), *answers, rolled("technology"), rolled("military"), joins())
    assert done.state.favorites["automa"] == "technology"


def test_a_heart_that_does_not_count_is_not_asked_for() -> None:
    state = begun("FF", favorites={"automa": "science"})
    answers = (other(), picked("unknown_civ", "by_hand"))
    done = set_up(state, *answers, rolled("military"), joins())
    assert done.state.favorites["automa"] == "science"
    left = begun("FF", favorites={"shadow": "science"})
    assert "science" not in options(asks(left, SetUp(), *answers))


def test_drawing_again_leaves_the_card_out() -> None:
    again = picked("unknown_civ", "draw_again")
    waiting: Any = asks(begun("FF"), SetUp(), other(), again)
    assert options(waiting) == sorted([*BASE, "other"])
    assert sorted(waiting.question.weights) == [1, 1, 1, 1, 2]
    done = set_up(
        begun("FF"), other(), again, drew("civilization", "engineers"), rolled("military"), joins()
    )
    assert done.state.civs == ["engineers"]


@pytest.mark.rule("tap.level.6.civ2")
def test_the_second_civilization_may_be_such_a_card_too() -> None:
    state = begun("FF", level=6)
    first = (other(), picked("unknown_civ", "by_hand"), picked("civ_favorite", "science"))
    assert options(asks(state, SetUp(), *first)) == sorted([*BASE, "other_2"])
    second = drew("civilization", "other_2")
    done = set_up(state, *first, second, rolled("military"), joins())
    assert done.state.civs == ["other", "other_2"]
    assert done.state.favorites["automa"] == "science"


def test_it_is_read_in_every_income_turn_with_a_civilization_step() -> None:
    answers = (other(), picked("unknown_civ", "by_hand"), picked("civ_favorite", "science"))
    cards = kept("castle", "villa")
    state = set_up(begun("AA", "PP"), *answers, rolled("military"), joins(), *cards).state
    does = (picked("civ_card", "points"), number("civ_points", 4), picked("civ_card", "done"))
    done = carried_out(state, lambda solo: solo.civilization_income(3), *does)
    (card,) = every(done, CivilizationCard)
    assert (card.civ, card.turn) == ("other", 3)
    assert scores(done) == [("civilization", 4)]


def test_a_civilization_of_the_box_may_have_its_name() -> None:
    state = begun("FF", box={"civs": [{**PLAIN, "id": "other"}]})
    assert rules_of_table(state).other_card == "other_2"
    assert options(asks(state, SetUp())) == sorted([*BASE, "other", "other_2"])


def test_the_app_draws_them_too_and_never_answers_for_people() -> None:
    came: list[str] = []
    for seed in range(60):
        new = {"game": "tapestry", "mode": "solo", "expansions": ["FF"], "seed": seed}
        table = Table.new(GAMES, new)
        civs = [event["civ"] for event in table.events() if event["type"] == "civilization"]
        unknown = [event for event in table.events() if event["type"] == "unknown_civ"]
        assert bool(civs) != bool(unknown)
        if unknown:
            assert table.question is not None
            assert table.question.key == "choice:unknown_civ:you"
        came += civs or ["other"]
    assert set(came) == {*BASE, "other"}
    assert 60 * 3 / 7 - 12 < came.count("other") < 60 * 3 / 7 + 12
