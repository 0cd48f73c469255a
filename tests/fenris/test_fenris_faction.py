"""Fenris at the table: as a human's faction and as an Automa's, and those who play against it."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from tests.fenris.fenris_faction import KNOWS, Free, as_automa, as_human
from tests.scythe.scene import automa, every, human, only
from thirdchair.kit.flow import Answer, Pending, frozen, play, thawed
from thirdchair.kit.questions import Draw, Number, Pick, Places
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.modules.fenris.tokens import InfluenceTokens
from thirdchair.scythe.moves.field import Field
from thirdchair.scythe.setup.setups import AutomaSetup
from thirdchair.scythe.state import Actor, AutomaState
from thirdchair.words.games.scythe import voice

CHARACTER = 18  # Scheme I: encounter or Factory, else move the character
MECH = 10  # Scheme I: move a mech, else a worker
ATTACK = 17  # Scheme I: attack 6, worker attack, worker
ENCOUNTER_FOR_POLANIA = 9  # Scheme I: [encounter or Factory], move a mech, else a worker
ALL = 16


def pending(scene: Free, request: dict[str, Any], *answers: tuple[str, Any]) -> Any:
    """What a command asks after these answers."""
    command = scene.game.command(scene.state, request)
    given = [Answer(key, value, "test") for key, value in answers]
    result = play(scene.game.rules, scene.state, command, given)
    return result.question if isinstance(result, Pending) else None


def refused(scene: Free, request: dict[str, Any], *answers: Any) -> str:
    with pytest.raises(Refusal) as found:
        scene.do(request, *answers)
    return found.value.text


# Who knows of it, and what it begins with


@pytest.mark.rule("fen.fenris.components", "fen.fenris.advice", "fen.fenris.setup.normal")
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
    assert told[-2:] == ["fen.fenris.setup.home", "fen.fenris.setup.tokens"]


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
