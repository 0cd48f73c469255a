"""Fenris as an Automa's faction, an Automa against it, and all ways to play."""

from contextlib import suppress
from typing import Any

import pytest

from tests.fenris.fenris_faction import (
    ALL,
    ATTACK,
    CHARACTER,
    ENCOUNTER_FOR_POLANIA,
    MECH,
    Free,
    as_automa,
    as_human,
    pending,
    refused,
)
from tests.scythe.scene import every, only
from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import frozen, thawed
from thirdchair.kit.questions import Pick, Places
from thirdchair.scythe import content
from thirdchair.scythe.moves.field import Field
from thirdchair.scythe.state import AutomaState

# An Automa of Fenris


@pytest.mark.rule("fen.fenris.automa.no-faction-actions")
def test_it_ignores_what_stands_in_brackets() -> None:
    scene = as_automa()
    scene.stand("s2", character="r3c3", mech="r2c5")
    events = scene.turn("s2", ENCOUNTER_FOR_POLANIA)
    assert only(events, "moved")["action"] == "move_mech"
    for number, card in content.automa_cards("invaders").items():
        entries = [*card.one.moves, *card.two.moves]
        gains = [*card.one.gains, *card.two.gains]
        factions = {one.faction for one in entries} | {one.faction for one in gains}
        assert "fenris" not in factions, number


@pytest.mark.rule(
    "fen.fenris.automa.place.max3",
    "fen.fenris.automa.place.1",
    "fen.fenris.automa.place.2",
    "fen.fenris.automa.place.terrain",
)
def test_after_a_move_of_its_character_it_lays_up_to_three() -> None:
    scene = as_automa()
    scene.give("s2", factory_card=True)
    scene.stand("s1", character="r3c1")
    events = scene.turn("s2", CHARACTER)
    end = only(events, "moved")["to"]
    terrain = scene.game.rules_at(scene.state).board.terrain
    assert terrain[end] in ("mountain", "farm", "tundra", "forest", "village")
    placed = every(events, "token")
    assert [one["rule"].removeprefix("fen.fenris.automa.") for one in placed] == [
        "place.1",
        "place.terrain",
        "place.terrain",
    ]
    assert placed[0]["at"] == end
    assert {terrain[one["at"]] for one in placed} == {terrain[end]}
    assert scene.state.seats["s2"].tokens == ALL - 3


@pytest.mark.rule("fen.fenris.automa.place.1", "fen.fenris.automa.place.2")
def test_on_the_factory_it_lays_one_and_none_where_one_lies() -> None:
    scene = as_automa()
    events = scene.turn("s2", CHARACTER)  # to the Factory
    assert [one["at"] for one in every(events, "token")] == ["r4c4"]
    again = as_automa()
    again.state.tokens.influence = ["r4c4"]
    assert every(again.turn("s2", CHARACTER), "token") == []


@pytest.mark.rule("fen.fenris.automa.place.2")
def test_from_a_lake_no_others_follow() -> None:
    scene = as_automa()
    assert laid(scene, "r2c3") == ["r2c3"]


def laid(scene: Free, place: str) -> list[str]:
    """Where an Automa of Fenris lays tokens whose character has come to a place."""
    rules = scene.game.rules_at(scene.state)
    with suppress(StopIteration):
        rules.spread("s2", place).send(None)  # type: ignore[attr-defined]
    return list(scene.state.tokens.influence)


@pytest.mark.rule("fen.fenris.automa.place.tie.1", "fen.fenris.automa.place.tie.2")
def test_closest_to_an_enemy_combat_unit_then_in_reading_order() -> None:
    """Forests: r1c4, r3c1, r3c3, r3c5, r5c1, r5c2, r6c5."""
    scene = as_automa()
    scene.stand("s1", character="r6c4").stand("s2", character="r3c3")
    assert laid(scene, "r3c3") == ["r3c3", "r6c5", "r3c5"]  # r5c2 is as close as r3c5
    scene = as_automa()
    scene.stand("s1", character="r2c5").stand("s2", character="r3c3")
    assert laid(scene, "r3c3") == ["r3c3", "r1c4", "r3c5"]  # both one step away


@pytest.mark.rule("fen.fenris.automa.place.terrain", "fen.fenris.automa.place.max3")
def test_only_empty_territories_without_tokens_and_as_many_as_it_has() -> None:
    scene = as_automa()
    scene.stand("s1", character="r6c4", worker=("r6c5", "r5c2")).stand("s2", character="r3c3")
    scene.state.tokens.flag = ["r5c1"]
    scene.state.tokens.influence = ["r3c1"]
    assert laid(scene, "r3c3") == ["r3c1", "r3c3", "r3c5", "r1c4"]
    poor = as_automa()
    poor.give("s2", tokens=1)
    assert laid(poor, "r3c3") == ["r3c3"]
    out = as_automa()
    out.give("s2", tokens=0)
    assert laid(out, "r3c3") == []


@pytest.mark.rule("fen.fenris.automa.horrify")
def test_it_gives_a_token_for_each_unit_that_must_leave() -> None:
    scene = as_automa()
    scene.stand("s2", mech="r6c5").give("s2", power=7, cards=0)
    scene.stand("s1", character="r8c1", mech="r6c6", worker=("r6c6", "r6c6")).give("s1", power=0)
    events = scene.turn("s2", ATTACK, 0, 0, 14)
    assert only(events, "combat")["winner"] == "s2"
    given = only(events, "influence_given")
    assert (given["other"], given["n"]) == ("s1", 3)
    assert scene.state.seats["s1"].holds == {"influence": 3}
    workers = as_automa()
    workers.stand("s2", mech="r6c5").give("s2", power=0, tokens=1)
    workers.stand("s1", character="r8c1", worker=("r6c6", "r6c6"))
    events = workers.turn("s2", ATTACK)
    assert only(events, "influence_given")["n"] == 1  # it had only one
    assert workers.state.seats["s2"].tokens == 0


@pytest.mark.rule("fen.fenris.automa.no-loss")
def test_its_tokens_cost_it_nothing() -> None:
    scene = as_automa()
    assert "influence" not in scene.game.rules_at(scene.state).scored("s2", {}).more


# An Automa against Fenris


@pytest.mark.rule("fen.fenris.automa-vs.collect", "fen.fenris.automa-vs.lose")
def test_an_automa_takes_tokens_and_loses_coins_for_them() -> None:
    scene = as_human()
    scene.stand("s2", character="r3c3")
    scene.state.tokens.influence = ["r4c4"]
    events = scene.turn("s2", CHARACTER)  # the Factory counts as three: not avoided
    taken = only(events, "influence_taken")
    assert (taken["seat"], taken["at"], taken["rule"]) == (
        "s2",
        "r4c4",
        "fen.fenris.automa-vs.collect",
    )
    rules = scene.game.rules_at(scene.state)
    assert rules.scored("s2", {}).more == {"influence": -1}


@pytest.mark.rule("fen.fenris.automa-vs.move.priority", "fen.fenris.automa-vs.move.avoid")
def test_it_keeps_away_from_tokens_unless_the_territory_counts_as_several() -> None:
    scene = as_human()
    scene.stand("s2", mech="r3c3").stand("s1", character="r6c5")
    usual = only(scene.turn("s2", MECH), "moved")["to"]
    shy = as_human()
    shy.stand("s2", mech="r3c3").stand("s1", character="r6c5")
    shy.state.tokens.influence = [usual]
    moved = only(shy.turn("s2", MECH), "moved")
    reasons = [one["rule"] for one in moved["why"]]
    if usual == "r4c4":
        assert moved["to"] == usual
    else:
        assert moved["to"] != usual
        assert "fen.fenris.automa-vs.move.avoid" in reasons
    rules = shy.game.rules_at(shy.state)
    field = Field(rules, "s2")
    choice = rules.targets("s2", "move_mech", field)
    shy.state.tokens.influence = ["r4c4", "r3c2", "r2c2"]
    rules.drawn_to("s2", choice, field)
    assert "r4c4" in choice.left  # the Factory counts as three
    assert not {"r3c2", "r2c2"} & set(choice.left)


@pytest.mark.rule("fen.fenris.automa-vs.move.avoid")
def test_where_there_is_nothing_else_it_goes_to_a_token() -> None:
    scene = as_human()
    rules = scene.game.rules_at(scene.state)
    field = Field(rules, "s2")
    choice = rules.targets("s2", "move_mech", field)
    scene.state.tokens.influence = list(choice.left)
    before = choice.left
    rules.drawn_to("s2", choice, field)
    assert choice.left in (before, ("r4c4",))


# All ways to play


def test_an_asked_board_lets_people_say_where_tokens_lie() -> None:
    scene = as_automa(board="ask")
    scene.give("s2", factory_card=True)
    scene.stand("s1", character="r3c1")
    request = {"do": "automa_turn", "seat": "s2"}
    asked = pending(scene, request, ("draw:automa", CHARACTER))
    assert isinstance(asked, Places)
    question = pending(scene, request, ("draw:automa", CHARACTER), (asked.key, {}))
    assert isinstance(question, Pick)
    assert question.about == "influence_lies"
    assert question.proposal in question.options
    first = question.options[0]
    events = scene.do(request, CHARACTER, {}, first, *_second(scene, request, first))
    assert len(every(events, "token")) == 3


def test_where_only_one_territory_is_free_an_asked_board_asks_nothing() -> None:
    picked = as_automa(board="ask").rules.picked("s2", Choice(("r1c6",)))
    with pytest.raises(StopIteration) as end:
        picked.send(None)
    assert end.value.value == "r1c6"


def _second(scene: Free, request: dict[str, Any], first: object) -> list[Any]:
    question = pending(
        scene,
        request,
        ("draw:automa", CHARACTER),
        ("places:units", {}),
        ("choice:influence_lies:s2", first),
    )
    return [question.options[0]]


def test_on_an_asked_board_tokens_near_an_automa_make_more_matter() -> None:
    scene = as_human(board="ask")
    scene.stand("s2", mech="r3c3")
    request = {"do": "automa_turn", "seat": "s2"}
    few = pending(scene, request, ("draw:automa", MECH))
    scene.state.tokens.influence = ["r3c2"]
    many = pending(scene, request, ("draw:automa", MECH))
    assert len(many.first) > len(few.first)


def test_with_cards_only_numbers_are_enough() -> None:
    scene = as_automa(board=False)
    events = scene.turn("s2", CHARACTER, 2)
    assert only(events, "influence_laid")["n"] == 2
    assert scene.state.seats["s2"].tokens == ALL - 2
    assert scene.influence == []
    other = as_human(board=False)
    assert only_asked(other, "influence_met") is None  # no token lies on the board yet
    moves = [{"unit": "character", "to": "r6c6"}]
    other.do({"do": "move", "seat": "s1", "moves": moves}, "nobody", "yes")
    assert other.state.seats["s1"].tokens == ALL - 1
    events = other.turn("s2", CHARACTER, "yes")
    assert only(events, "influence_taken")["held"] == 1


def only_asked(scene: Free, about: str) -> Any:
    request = {"do": "automa_turn", "seat": "s2"}
    question = pending(scene, request, ("draw:automa", CHARACTER))
    return question if getattr(question, "about", "") == about else None


def test_with_cards_only_an_automa_of_fenris_asks_how_many_had_to_leave() -> None:
    scene = as_automa(board=False)
    scene.stand("s2", mech="r6c5").give("s2", power=7, cards=0)
    events = scene.turn("s2", ATTACK, "s1", 0, 0, 14, 2)
    assert only(events, "influence_given")["n"] == 2


def test_what_lies_there_is_corrected_from_the_supply() -> None:
    scene = as_human()
    scene.do({"do": "correct", "path": "tokens.influence", "value": ["r2c6", "r1c2"]})
    assert scene.state.seats["s1"].tokens == ALL - 2
    scene.do({"do": "correct", "path": "tokens.influence", "value": []})
    assert scene.state.seats["s1"].tokens == ALL
    scene.do({"do": "correct", "path": "seats.s1.tokens", "value": 12})
    request = {"do": "correct", "path": "seats.s1.tokens", "value": 17}
    assert refused(scene, request) == "not-in-range"
    scene.do({"do": "place", "seat": "s1", "unit": "token", "at": "r2c6"})
    scene.do({"do": "remove", "seat": "s1", "unit": "token", "at": "r2c6"})
    assert scene.state.seats["s1"].tokens == 12


def test_a_table_with_it_is_frozen_and_thawed_as_it_is() -> None:
    scene = as_human()
    assert thawed(AutomaState, frozen(scene.state)) == scene.state


def test_people_who_move_it_by_hand_read_what_they_need() -> None:
    scene = as_automa(board=False)
    rules = scene.game.rules_at(scene.state)
    assert "fen.fenris.automa.place.terrain" in rules.more_to_know("s2", "move_character")
    assert rules.more_to_know("s2", "move_mech") == ()
    other = as_human(board=False)
    other.give("s1", tokens=15)
    told = other.game.rules_at(other.state).more_to_know("s2", "move_mech")
    assert told == ("fen.fenris.automa-vs.move.avoid",)
