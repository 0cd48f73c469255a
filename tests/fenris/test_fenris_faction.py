"""Fenris as a human's faction, and those who play against it."""

from typing import Any

import msgspec
import pytest

from tests.fenris.fenris_faction import (
    ALL,
    ATTACK,
    KNOWS,
    Free,
    as_human,
    pending,
    refused,
)
from tests.scythe.scene import automa, every, human, only
from thirdchair.kit.questions import Draw, Number
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.modules.fenris.tokens import InfluenceTokens
from thirdchair.scythe.setup.setups import AutomaSetup
from thirdchair.scythe.state import Actor
from thirdchair.words.games.scythe import voice

# Who knows of it, and what it begins with


@pytest.mark.rule("fen.fenris.advice", "fen.fenris.setup.normal")
def test_nobody_knows_of_it_before_its_time() -> None:
    request = {"game": "scythe", "mode": "automa", "seats": [human("crimea"), automa("nordic")]}
    refusals = []
    for module in ("fenris", "xyzzy"):
        with pytest.raises(Refusal) as found:
            Scythe().set_up({**request, "modules": [module]}, NOBODY)
        refusals.append(found.value.text)
    assert refusals == ["unknown-module"] * 2
    theirs = [one for one in rules_of(content.PACKAGE).values() if one.scope == "fenris"]
    assert len(theirs) == 49
    assert not any(NOBODY.may(one.lock) for one in theirs)
    assert "fenris" not in Scythe().material().factions
    me = as_human().state.seats["s1"]
    assert (me.power, me.cards) == (4, 2)


@pytest.mark.rule(
    "fen.fenris.setup.home.non-campaign", "fen.fenris.setup.home", "fen.fenris.setup.tokens"
)
def test_in_a_free_game_it_draws_a_home_base_and_has_all_tokens() -> None:
    scene = Free(human("fenris", name="Ana"), automa("nordic"), answers=["crimea"])
    drawn = next(one for one in scene.asked if isinstance(one, Draw) and one.deck == "base")
    assert "nordic" not in drawn.options
    assert scene.at("s1", "character") == {"base:crimea": 1}
    assert scene.state.seats["s1"].tokens == ALL
    setup = AutomaSetup(game="scythe", mode="automa", seats=(), rulings={}, box={})
    told = [one.rule for one in scene.game.rules_at(scene.state).steps(setup, scene.told)]
    assert told[-2:] == ["fen.fenris.setup.home.non-campaign", "fen.fenris.setup.tokens"]


# Influence of people


@pytest.mark.rule("fen.fenris.influence.first", "fen.fenris.influence.second")
def test_after_a_move_of_the_character_one_token_here_and_one_elsewhere() -> None:
    scene = as_human()
    events = scene.go("s1", ("character", "r6c5", "r6c6"), answers=("yes",))
    placed = only(events, "token")
    assert (placed["kind"], placed["at"], placed["rule"]) == (
        "influence",
        "r6c6",
        "fen.fenris.influence.first",
    )
    assert only(events, "may_influence")["rule"] == "fen.fenris.influence.second"
    scene.do({"do": "place", "seat": "s1", "unit": "token", "at": "r2c6"})
    assert scene.influence == ["r6c6", "r2c6"]
    assert scene.state.seats["s1"].tokens == ALL - 2


@pytest.mark.rule("fen.fenris.influence.first")
def test_nobody_has_to_and_only_the_character_does() -> None:
    scene = as_human()
    events = scene.go("s1", ("character", "r6c5", "r6c6"), answers=("no",))
    assert every(events, "token") == every(events, "may_influence") == []
    assert every(scene.go("s1", ("mech", "r8c1", "r7c3")), "token") == []


@pytest.mark.rule("fen.fenris.influence.first")
def test_whoever_has_lost_the_combat_puts_nothing_there() -> None:
    scene = as_human()
    scene.stand("s2", mech="r6c6").give("s2", power=7, cards=0).give("s1", power=0)
    events = scene.go("s1", ("character", "r6c5", "r6c6"), answers=(0, 0, 14))
    assert only(events, "combat")["winner"] == "s2"
    assert scene.influence == []


@pytest.mark.rule("fen.fenris.influence.forbidden")
def test_not_where_another_token_lies() -> None:
    scene = as_human()
    scene.state.tokens.influence = ["r6c6"]
    scene.state.tokens.flag = ["r6c4"]
    assert every(scene.go("s1", ("character", "r6c5", "r6c6")), "token") == []
    assert every(scene.go("s1", ("character", "r6c6", "r6c4")), "token") == []
    for at in ("r6c6", "r6c4"):
        request = {"do": "place", "seat": "s1", "unit": "token", "at": at}
        assert refused(scene, request) == "no-influence-there"
    scene.state.tokens.encounter = ["r2c2"]
    encounter = {"do": "place", "seat": "s1", "unit": "token", "at": "r2c2"}
    assert refused(scene, encounter) == "no-influence-there"


@pytest.mark.rule(
    "fen.fenris.influence.unoccupied", "fen.fenris.influence.primary", "fen.fenris.tokens.airship"
)
def test_the_second_lies_on_a_primary_territory_without_units() -> None:
    """A structure does not occupy; whoever is aboard an airship is not on the board at all."""
    scene = as_human()
    scene.state.seats["s2"].units["structure"] = {"r2c6": 1}
    for at in ("r1c1", "r8c1", "r5c5", "r4c4"):  # character, mech, lake, Factory
        request = {"do": "place", "seat": "s1", "unit": "token", "at": at}
        assert refused(scene, request) == "no-influence-there"
    scene.do({"do": "place", "seat": "s1", "unit": "token", "at": "r2c6"})
    scene.do({"do": "place", "seat": "s1", "unit": "token", "at": "r6c5"})  # one's own character
    assert scene.influence == ["r2c6", "r6c5"]


# Those who come to tokens


def against(**setup: Any) -> Free:
    """Ana of Nordic, s1, and Bo of Fenris, s2, with an Automa of Saxony, s3."""
    scene = Free(
        human("nordic", name="Ana"),
        human("fenris", mat="industrial", name="Bo"),
        automa("saxony"),
        answers=["crimea"],
        **setup,
    )
    scene.state.tokens.encounter = []
    scene.stand("s1", character="r1c4", worker="r1c5")
    scene.stand("s2", character="r7c3", mech="r6c3").stand("s3", character="r6c1")
    return scene


@pytest.mark.rule("fen.fenris.influence.unoccupied")
def test_a_figure_that_the_game_plays_occupies_a_territory_too() -> None:
    scene = as_human()
    at = "r3c3"
    rules = scene.game.rules_at(scene.state)
    assert isinstance(rules, InfluenceTokens)
    assert rules.is_free(at)
    scene.state.actors["mad_tesla"] = Actor(before="s1", at=at)
    assert not rules.is_free(at)
    place = {"do": "place", "seat": "s1", "unit": "token", "at": at, "n": 1}
    assert refused(scene, place) == "no-influence-there"


@pytest.mark.rule("fen.fenris.tokens.take", "fen.fenris.tokens.stop")
def test_whoever_comes_to_a_token_takes_it_and_stops() -> None:
    scene = against()
    scene.state.tokens.influence = ["r2c4", "r2c5"]
    events = scene.go("s1", ("worker", "r1c5", "r2c5"), ("character", "r1c4", "r2c4"))
    assert [one["at"] for one in every(events, "influence_taken")] == ["r2c5", "r2c4"]
    assert scene.state.seats["s1"].holds == {"influence": 2}
    assert scene.influence == []
    scene.state.tokens.influence = ["r3c3"]
    through = [
        {"unit": "character", "from": "r2c4", "to": "r3c3"},
        {"unit": "character", "from": "r3c3", "to": "r3c2"},
    ]
    assert refused(scene, {"do": "move", "seat": "s1", "moves": through}) == "influence-stops"


@pytest.mark.rule("fen.fenris.tokens.mill", "fen.fenris.tokens.airship.drop")
def test_a_worker_that_is_put_beside_a_token_takes_it() -> None:
    scene = against()
    scene.state.tokens.influence = ["r1c5"]
    scene.do({"do": "place", "seat": "s1", "unit": "worker", "at": "r1c5"})
    assert scene.state.seats["s1"].holds == {"influence": 1}


@pytest.mark.rule("fen.fenris.tokens.own-no-collect", "fen.fenris.tokens.own-no-stop")
def test_fenris_takes_no_token_and_goes_on() -> None:
    scene = against()
    scene.state.tokens.influence = ["r6c4"]
    steps = ("mech", "r6c3", "r6c4"), ("mech", "r6c4", "r6c5")
    assert every(scene.go("s2", *steps), "influence_taken") == []
    assert scene.influence == ["r6c4"]


# What mechs can do


@pytest.mark.rule("fen.fenris.fanatical", "fen.fenris.fanatical.take")
def test_a_fanatical_move_brings_the_token_back() -> None:
    scene = against()
    scene.state.tokens.influence = ["r2c6"]
    scene.give("s2", tokens=10)
    events = scene.go("s2", ("mech", "r6c3", "r2c6"), answers=("yes",))
    assert only(events, "influence_taken")["rule"] == "fen.fenris.fanatical.take"
    assert (scene.state.seats["s2"].tokens, scene.influence) == (11, [])


@pytest.mark.rule("fen.fenris.fanatical.only", "fen.fenris.leap", "fen.fenris.leap.over")
def test_other_moves_do_not() -> None:
    """From beside it nobody asks; from afar it may have been a leap."""
    scene = against()
    scene.state.tokens.influence = ["r6c4", "r6c5"]
    assert every(scene.go("s2", ("mech", "r6c3", "r6c4")), "influence_taken") == []
    leap = scene.go("s2", ("mech", "r6c4", "r6c3"))
    assert every(leap, "influence_taken") == []
    assert every(scene.go("s2", ("mech", "r6c3", "r6c5"), answers=("no",)), "influence_taken") == []
    scene.state.seats["s2"].worn = {"fanatical": "armor"}  # covered by a tile
    scene.go("s2", ("mech", "r6c5", "r6c3"))
    assert every(scene.go("s2", ("mech", "r6c3", "r6c5")), "influence_taken") == []


def fighting(**setup: Any) -> Free:
    """Ana's mech of Fenris stands beside an Automa's mech, with a worker beside that."""
    scene = as_human(abilities="ask", **setup)
    scene.stand("s1", character="r8c1", mech="r6c5").give("s1", power=7, cards=3)
    scene.stand("s2", mech="r6c6", worker="r6c6").give("s2", power=0, cards=0)
    return scene


@pytest.mark.rule("fen.fenris.horrify", "fen.fenris.horrify.supply")
def test_units_that_it_drives_away_in_a_combat_leave_with_tokens() -> None:
    scene = fighting()
    events = scene.go("s1", ("mech", "r6c5", "r6c6"), answers=(3, 0, 14, 2))
    given = only(events, "influence_given")
    assert (given["other"], given["n"], given["rule"]) == ("s2", 2, "fen.fenris.horrify")
    assert scene.state.seats["s2"].holds == {"influence": 2}
    assert scene.state.seats["s1"].tokens == ALL - 2
    question = next(
        one for one in scene.asked if isinstance(one, Number) and one.about == "horrify"
    )
    assert (question.min, question.max) == (0, 2)
    few = fighting()
    few.give("s1", tokens=1)
    few.go("s1", ("mech", "r6c5", "r6c6"), answers=(3, 0, 14, 1))
    assert few.state.seats["s1"].tokens == 0
    none = fighting()
    none.give("s1", tokens=0)
    none.go("s1", ("mech", "r6c5", "r6c6"), answers=(3, 0, 14))  # nobody is asked


@pytest.mark.rule("fen.fenris.horrify")
def test_a_defender_gives_none() -> None:
    scene = fighting()
    scene.stand("s2", mech="r5c6").give("s2", power=7)
    scene.give("s1", power=7)
    events = scene.do({"do": "automa_turn", "seat": "s2"}, ATTACK, 7, 6, 2, 14)
    assert only(events, "combat")["winner"] == "s1"
    assert every(events, "influence_given") == []


@pytest.mark.rule("fen.fenris.horrify.workers")
def test_lone_workers_count_too() -> None:
    scene = fighting()
    scene.stand("s2", worker=("r6c6", "r6c6"))
    events = scene.go("s1", ("mech", "r6c5", "r6c6"), answers=(2,))
    assert only(events, "influence_given")["n"] == 2


@pytest.mark.rule("fen.fenris.horrify")
def test_between_people_too() -> None:
    scene = against(abilities="ask")
    scene.stand("s1", character="r6c4", worker="r1c5")
    events = scene.go("s2", ("mech", "r6c3", "r6c4"), answers=("s2", "base:nordic", 1))
    assert only(events, "influence_given")["other"] == "s1"
    lost = against(abilities="ask")
    lost.stand("s1", character="r6c4", worker="r1c5")
    events = lost.go("s2", ("mech", "r6c3", "r6c4"), answers=("s1",))
    assert every(events, "influence_given") == []


@pytest.mark.rule(
    "fen.fenris.deathray", "fen.fenris.deathray.no-limit", "fen.fenris.deathray.only-equal"
)
def test_death_ray_takes_any_number_of_equal_cards() -> None:
    """Five cards of 3 with a single mech: 15."""
    scene = fighting()
    scene.give("s1", cards=5)
    request = {
        "do": "move",
        "seat": "s1",
        "moves": [{"unit": "mech", "from": "r6c5", "to": "r6c6"}],
    }
    said = ("number:combat_power:s1", 0), ("number:combat_cards:s1", 15)
    question = pending(scene, request, *said)
    assert question.about == "combat_cards_equal"
    assert (question.min, question.max) == (3, 5)
    assert question.anyway == (4,)  # 15 is no sum of four equal cards
    with pytest.raises(Refusal, match="doubted-combat_cards_equal"):
        question.doubt(4, anyway=False)
    events = scene.do(request, 0, 15, 5, 14, 2)
    assert only(events, "combat")["totals"]["s1"] == 15
    covered = fighting()
    covered.state.seats["s1"].worn = {"death_ray": "armor"}
    covered.give("s1", cards=5)
    usual = pending(covered, request, ("number:combat_power:s1", 0), ("number:combat_cards:s1", 10))
    assert usual.about == "combat_cards_count"


@pytest.mark.rule(
    "fen.fenris.mat.influence",
    "fen.fenris.mat.text",
    "fen.fenris.leap.factory-card",
    "fen.fenris.airship",
    "fen.fenris.airship.stand",
)
@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_its_rules_are_explained_to_those_who_know_it(language: str) -> None:
    reader = Reader(language, keys=KNOWS.keys)
    words = voice()(reader, {"mode": "automa", "seats": [human("fenris"), automa("nordic")]}, None)
    theirs = [rule for rule in rules_of(content.PACKAGE) if rule.startswith("fen.fenris.")]
    assert len({words.rule(rule) for rule in theirs}) == 49
    scene = fighting()
    events = scene.go("s1", ("mech", "r6c5", "r6c6"), answers=(3, 0, 14, 2))
    asked = [msgspec.to_builtins(one) for one in scene.asked]
    scene.state.tokens.influence = ["r2c6"]
    events += scene.go("s1", ("character", "r8c1", "r2c6"), answers=("yes", "yes"))
    asked += [msgspec.to_builtins(one) for one in scene.asked]
    assert all(words.event(one) for one in events)
    for plain in asked:
        assert words.question(plain)
        options = [one for one in plain.get("options", ()) if isinstance(one, str)]
        assert all(words.option(plain, one) != one for one in options)


# The end


@pytest.mark.rule("fen.fenris.tokens.minus1", "fen.fenris.tokens.start-16")
def test_each_token_costs_a_coin_in_the_supply_too() -> None:
    """Five left in the supply: five coins less. What lies on the board costs nobody."""
    scene = against()
    scene.give("s2", tokens=5)
    scene.state.seats["s1"].holds = {"influence": 3}
    scene.state.tokens.influence = ["r2c6"]
    rules = scene.game.rules_at(scene.state)
    lost = {seat: rules.scored(seat, {}).more.get("influence", 0) for seat in ("s1", "s2", "s3")}
    assert lost == {"s1": -3, "s2": -5, "s3": 0}
    fresh = against()
    assert fresh.game.rules_at(fresh.state).scored("s2", {}).more == {"influence": -ALL}


@pytest.mark.rule("fen.fenris.tokens.minus1")
def test_by_a_ruling_nobody_falls_below_nothing() -> None:
    scene = against()
    nothing = {
        "final_coins": 2,
        "final_popularity": 0,
        "final_stars": 0,
        "final_territories": 0,
    }
    rules = scene.game.rules_at(scene.state)
    assert rules.scored("s2", nothing).total == 2 - ALL
    scene.state.rulings["scythe.floor"] = True
    assert scene.game.rules_at(scene.state).scored("s2", nothing).total == 0
