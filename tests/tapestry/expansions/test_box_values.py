"""My box: what it says about printings and lost values, and what we are not sure of."""

from typing import Any

import pytest

from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.box import ENTRIES, unsure
from thirdchair.tapestry.content import lost_values
from thirdchair.tapestry.expansions.in_play import NAMES
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

game = Tapestry()

DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Ben"]}
COMPASS = {"military": "up", "science": "right", "exploration": "down", "technology": "left"}


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("printing", "la", "unknown-printing"),
        ("expansions", ["XX"], "not-an-option"),
        ("atlantis3.landmark_vp", 21, "not-in-range"),
        ("atlantis3.all_end_vp", 21, "not-in-range"),
        ("atlantis3.all_end_vp", "5", "wrong-type"),
        ("atlantis4.cost_any", {"IV": 1, "III": 5, "I": 1}, "bad-parts"),
        ("atlantis4.cost_any", {"IV": 1}, "bad-parts"),
        ("atlantis4.progress", "sideways", "not-an-option"),
        ("kaiju1.compass", {**COMPASS, "military": "right"}, "bad-parts"),
        ("kaiju1.plots", ["r0c1"], "out-of-range"),
    ],
)
def test_a_table_that_has_no_use_for_it_refuses_it_too(key: str, value: Any, text: str) -> None:
    with pytest.raises(Refusal) as refused:
        game.set_up({**DUEL, "box": {key: value}})
    assert refused.value.text == text
    assert str(refused.value.where).startswith(f"new.box.{key}")


@pytest.mark.parametrize("key", ["atlantis3.landmark_vp", "atlantis3.all_end_vp"])
def test_twenty_points_may_be_printed(key: str) -> None:
    setup = {"game": "tapestry", "mode": "atlantis", "scenario": 3, "box": {key: 20}}
    assert game.set_up(setup)[1].rulings[key] == 20


def test_what_is_printed_is_taken_instead_of_being_asked() -> None:
    box = {"atlantis3.landmark_vp": 7, "printing": "de", "expansions": ["PP"]}
    setup = {"game": "tapestry", "mode": "atlantis", "scenario": 3, "box": box}
    _, state = game.set_up(setup)
    assert state.rulings["atlantis3.landmark_vp"] == 7
    assert "atlantis3.all_end_vp" not in state.rulings
    _, chosen = game.set_up({**setup, "rulings": {"atlantis3.landmark_vp": 3}})
    assert chosen.rulings["atlantis3.landmark_vp"] == 3


def test_we_say_how_sure_we_are_of_every_value_that_a_box_may_correct() -> None:
    values = {one.key for one in unsure().value}
    others = {"expansions", "promos", "printing", "names", "civs"}
    assert values == {*ENTRIES, *lost_values()} - others
    assert set(lost_values()) <= values
    named = [one.expansion for one in unsure().value] + [one.expansion for one in unsure().name]
    assert set(named) <= {"base", *NAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_in_doubt_is_one_that_the_words_have(language: str) -> None:
    for one in unsure().name:
        assert TapestryWords(language).text(one.thing)
        assert set(one.found) < set(LANGUAGES)
