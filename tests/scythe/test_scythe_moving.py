"""Peaceful moves: the worked examples A1 to A16, and each rule by a situation."""

import pytest

from tests.scythe.scene import (
    FACTORY,
    Scene,
    every,
    human,
    only,
    place,
    places,
    reasons,
    solo,
    way,
)
from thirdchair.scythe.automa import Automa

# Cards whose first half is nothing but one kind of move.
WORKER, ENCOUNTER = 3, 14
# Scheme II: a mech; Scheme I: 16 tries the encounter and then the character.
MECH, CHARACTER = 5, 16


def fixture_m1(**more: tuple[int, ...]) -> Scene:
    """The middle of a game: a Nordic Automa without water block against Crimea."""
    scene = solo("nordic", "crimea").give("s2", tracker=6)
    scene.put("s2", character=54, mech=[44], worker=[25, 26, 35, *more.get("worker", ())])
    return scene.put("s1", mech=[74], worker=[73], character=63)


def fixture_m3() -> Scene:
    scene = fixture_m1(worker=(64,))
    return scene.put("s1", mech=[74, 74], worker=[73, 73, 55], character=63)


@pytest.mark.rule("scy.automa.terms.unit")
def test_workers_are_units_but_no_combat_units() -> None:
    scene = solo("nordic", "crimea").put("s2", worker=[35, 35], mech=[35], character=35)
    rules = Automa(scene.state, [])
    assert rules.places_of("s2") == {place(35): 4}
    assert rules.combat_units("s2", place(35)) == 2


# A1 and A2, ruled


@pytest.mark.rule("scy.automa.worker.unit", "scy.automa.worker.most", "scy.automa.worker.factory")
def test_a1_the_first_worker_move_of_a_nordic_automa() -> None:
    events = solo("nordic", "crimea").turn("s2", WORKER)
    assert way(events) == ("worker", *places(25, 35))
    why = reasons(only(events, "moved"))
    assert why["scy.automa.worker.unit"]["to"] == places(25, 26)
    assert why["scy.automa.reading-order"]["to"] == [place(25)]
    assert why["scy.automa.worker.most"] == {
        "rule": "scy.automa.worker.most",
        "from": places(25, 35),
        "to": places(25, 35),
        "by": [1, 1],
    }
    assert why["scy.automa.worker.factory"]["by"] == [3, 2]


@pytest.mark.rule("scy.automa.area.unit")
def test_a2_neither_the_home_base_nor_the_lifted_worker_counts() -> None:
    """If they did, 25 would be near three units and the worker would stay."""
    events = solo("nordic", "crimea").turn("s2", WORKER)
    assert only(events, "moved")["to"] != place(25)
    counted = solo("nordic", "crimea").rule(p7=True).turn("s2", WORKER)
    assert only(counted, "moved")["to"] == place(25)


@pytest.mark.rule("scy.automa.worker.most")
def test_three_units_on_one_territory_count_for_three() -> None:
    """Near 34 alone there are three, near 46 and 47 two."""
    scene = solo("nordic", "crimea").give("s2", tracker=6).put("s1", character=93)
    scene.put("s2", character=15, worker=[26, 34, 34, 34, 46, 47])
    moved = only(scene.turn("s2", WORKER), "moved")
    most = reasons(moved)["scy.automa.worker.most"]
    near = dict(zip(most["from"], most["by"], strict=True))
    assert (near[place(33)], near[place(36)], near[place(45)]) == (3, 2, 4)
    assert (most["to"], moved["to"]) == (places(35, 45), place(45))


# A3, ruled


@pytest.mark.rule("scy.automa.encounter.valid.place", "scy.automa.encounter.unit")
def test_a3_the_character_does_not_jump_to_a_factory_out_of_reach() -> None:
    events = solo("nordic", "crimea").turn("s2", ENCOUNTER)
    assert way(events) == ("character", "base:nordic", place(35))
    no_tokens = solo("nordic", "crimea")
    no_tokens.state.tokens.encounter.clear()
    events = no_tokens.turn("s2", ENCOUNTER)
    assert only(events, "skipped", what="encounter_factory")["rule"] == (
        "scy.automa.encounter.valid.place"
    )
    assert only(events, "moved")["action"] == "move_character"


# A4, stated


@pytest.mark.rule("scy.automa.turn.bracket", "scy.automa.turn.first-possible")
def test_a4_the_entry_in_brackets_is_only_for_its_faction() -> None:
    events = solo("nordic", "crimea").turn("s2", 1)
    assert only(events, "moved")["action"] == "move_worker"
    events = solo("saxony", "crimea").turn("s2", 1)
    assert only(events, "moved")["action"] == "encounter_factory"
    no_tokens = solo("saxony", "crimea")
    no_tokens.state.tokens.encounter.clear()
    assert only(no_tokens.turn("s2", 1), "moved")["action"] == "move_character"


# A5, stated


@pytest.mark.rule("scy.automa.worker.valid.enemy", "scy.automa.worker.valid.worker")
def test_a5_a_mech_does_not_hinder_a_worker_but_workers_and_enemies_do() -> None:
    scene = solo("nordic", "crimea")
    scene.put("s2", worker=[25, 26], mech=[35])
    valid = reasons(only(scene.turn("s2", WORKER), "moved"))["scy.automa.worker.valid.worker"]
    assert valid["to"] == places(25, 35)
    scene = solo("nordic", "crimea")
    scene.put("s2", worker=[25, 26, 35])
    events = scene.turn("s2", WORKER)
    assert way(events) == ("worker", *places(25, 25))
    scene = solo("nordic", "crimea").put("s1", worker=[35], character=93)
    why = reasons(only(scene.turn("s2", WORKER), "moved"))
    assert why["scy.automa.worker.valid.enemy"]["to"] == places(25, 26)


# A6, stated


@pytest.mark.rule("scy.automa.move.area", "scy.automa.worker.most")
def test_a6_units_at_home_widen_what_is_valid_but_do_not_count() -> None:
    scene = solo("nordic", "crimea").give("s2", tracker=4)
    scene.put("s2", worker=[54], mech=[15], character=15)
    events = scene.turn("s2", WORKER)
    why = reasons(only(events, "moved"))
    assert set(places(25, 26)) <= set(why["scy.automa.worker.valid.enemy"]["from"])
    assert set(why["scy.automa.worker.most"]["by"]) == {0}
    assert only(events, "moved")["to"] == FACTORY


# A7, stated


@pytest.mark.rule("scy.automa.encounter.factory", "scy.automa.factory.card")
def test_a7_the_factory_is_a_goal_only_until_the_automa_has_a_card() -> None:
    scene = fixture_m1()
    scene.put("s2", character=44, worker=[25])
    events = scene.turn("s2", ENCOUNTER)
    assert way(events) == ("character", place(44), FACTORY)
    assert only(events, "factory_card")["pick"] == "random"
    assert scene.state.seats["s2"].factory_card
    scene.put("s2", character=44, worker=[25])
    events = scene.turn("s2", 16)
    assert not every(events, "factory_card")
    assert only(events, "moved")["to"] == place(35)


# A8, derived


@pytest.mark.parametrize(
    ("faction", "start", "end"),
    [
        ("nordic", 25, 35),
        ("rusviet", 47, 56),
        ("polania", 42, 52),
        ("saxony", 71, 72),
        ("crimea", 84, 84),
        ("albion", 22, 24),
        ("togawa", 77, 76),
    ],
)
def test_a8_the_first_worker_move_of_each_faction(faction: str, start: int, end: int) -> None:
    enemy = "nordic" if faction != "nordic" else "crimea"
    assert way(solo(faction, enemy).turn("s2", WORKER)) == ("worker", *places(start, end))


# A9, derived


@pytest.mark.parametrize(
    ("faction", "end"), [("albion", 33), ("nordic", 35), ("crimea", 84), ("togawa", 76)]
)
@pytest.mark.rule("scy.automa.water.free", "scy.automa.terms.territory")
def test_a9_without_water_block_a_worker_may_go_onto_a_lake(faction: str, end: int) -> None:
    enemy = "nordic" if faction != "nordic" else "crimea"
    scene = solo(faction, enemy, "ultimaszyna")
    assert only(scene.turn("s2", WORKER), "moved")["to"] == place(end)


# A10, derived


@pytest.mark.parametrize(
    ("faction", "end"),
    [
        ("nordic", 35),
        ("rusviet", 56),
        ("polania", 52),
        ("saxony", 72),
        ("crimea", 85),
        ("albion", 24),
        ("togawa", 76),
    ],
)
def test_a10_the_first_encounter_of_each_faction(faction: str, end: int) -> None:
    enemy = "nordic" if faction != "nordic" else "crimea"
    events = solo(faction, enemy).turn("s2", ENCOUNTER)
    assert only(events, "moved")["to"] == place(end)
    assert only(events, "token", kind="encounter")["at"] == place(end)


def test_a10_without_water_block_crimea_goes_over_the_lake() -> None:
    events = solo("crimea", "nordic", "ultimaszyna").turn("s2", ENCOUNTER)
    assert only(events, "moved")["to"] == place(73)


# A11, derived


@pytest.mark.parametrize(
    ("faction", "enemy", "end"),
    [
        ("nordic", "crimea", 35),
        ("saxony", "rusviet", 72),
        ("crimea", "nordic", 84),
        ("polania", "rusviet", 52),
        ("rusviet", "saxony", 56),
        ("albion", "crimea", 32),
        ("togawa", "nordic", 76),
    ],
)
@pytest.mark.rule("scy.automa.peaceful.bases", "scy.automa.peaceful.unit.character")
def test_a11_the_first_character_move_goes_toward_the_enemy_base(
    faction: str, enemy: str, end: int
) -> None:
    scene = solo(faction, enemy)
    scene.state.tokens.encounter.clear()
    events = scene.turn("s2", CHARACTER)
    assert only(events, "moved")["action"] == "move_character"
    assert only(events, "moved")["to"] == place(end)


# A12, derived


def test_a12_a_worker_goes_where_most_units_are_and_no_enemy_is_near() -> None:
    events = fixture_m1().turn("s2", WORKER)
    assert way(events) == ("worker", *places(25, 45))
    why = reasons(only(events, "moved"))
    assert not set(places(53, 64, 65)) & set(why["scy.automa.worker.scared"]["to"])
    assert max(why["scy.automa.worker.most"]["by"]) == 3


@pytest.mark.rule("scy.automa.peaceful.toward", "scy.automa.peaceful.factory")
@pytest.mark.rule("scy.automa.peaceful.unit.mech")
def test_a12_the_mech_goes_toward_the_enemy() -> None:
    scene = fixture_m1().give("s2", scheme=2)
    events = scene.turn("s2", MECH)
    assert way(events) == ("mech", *places(44, 53))
    why = reasons(only(events, "moved"))
    assert why["scy.automa.peaceful.toward"]["to"] == places(53, 64, 65)
    assert why["scy.automa.reading-order"]["to"] == [place(53)]


@pytest.mark.rule("scy.automa.peaceful.valid.own", "scy.automa.peaceful.valid.enemy")
def test_a12_the_character_does_not_join_its_mech() -> None:
    scene = fixture_m1()
    scene.state.tokens.encounter.clear()
    scene.give("s2", factory_card=True)
    events = scene.turn("s2", CHARACTER)
    assert way(events) == ("character", *places(54, 53))
    own = reasons(only(events, "moved"))["scy.automa.peaceful.valid.own"]
    assert place(44) in own["from"]
    assert place(44) not in own["to"]


@pytest.mark.rule("scy.automa.encounter.valid.mech", "scy.automa.encounter.valid.enemy")
def test_a12_the_encounter_nearer_to_the_factory_with_a_worker_on_it() -> None:
    events = fixture_m1().give("s2", factory_card=True).turn("s2", ENCOUNTER)
    why = reasons(only(events, "moved"))
    assert why["scy.automa.encounter.factory"]["from"] == places(24, 35)
    assert only(events, "moved")["to"] == place(35)
    blocked = fixture_m1().give("s2", factory_card=True)
    blocked.put("s2", character=54, mech=[35], worker=[25])
    assert only(blocked.turn("s2", ENCOUNTER), "moved")["to"] == place(24)
    enemy = fixture_m1().give("s2", factory_card=True)
    enemy.put("s1", worker=[24], mech=[74], character=63)
    why = reasons(only(enemy.turn("s2", ENCOUNTER), "moved"))
    assert why["scy.automa.encounter.valid.enemy"]["to"] == [place(35)]


@pytest.mark.rule("scy.automa.attack.valid", "scy.automa.worker-attack.valid")
def test_a12_nobody_in_reach_no_attack() -> None:
    events = fixture_m1().give("s2", power=16).turn("s2", 17)
    assert only(events, "skipped", what="attack")["rule"] == "scy.automa.attack.valid"
    assert only(events, "skipped", what="worker_attack")["rule"] == "scy.automa.worker-attack.valid"
    assert only(events, "moved")["action"] == "move_worker"


@pytest.mark.rule("scy.automa.attack.valid")
def test_only_combat_units_are_attacked_and_nobody_at_home() -> None:
    """Workers alone on 53 are in reach, and nearer to none; a mech stands on 55."""
    scene = fixture_m1().give("s2", power=16, cards=0)
    scene.put("s1", mech=[55], worker=[53, 53, 93], character=93)
    events = scene.turn("s2", 17, 0, 0, 4)
    valid = reasons(only(events, "moved", action="attack"))["scy.automa.attack.valid"]
    assert place(53) in valid["from"]
    assert valid["to"] == [place(55)]
    scene = solo("crimea", "nordic").give("s2", tracker=6, power=16)
    scene.put("s2", mech=[25]).put("s1", mech=[15], character=15, worker=[])
    at_home = only(scene.turn("s2", 17), "skipped", what="attack")
    assert at_home["rule"] == "scy.automa.attack.valid"


# A15, derived


def test_a15_workers_shun_the_neighborhood_of_a_mech() -> None:
    scene = solo("nordic", "crimea").give("s2", tracker=6)
    scene.put("s2", character=15, worker=[26, 35]).put("s1", mech=[46], character=93)
    events = scene.turn("s2", WORKER)
    assert way(events) == ("worker", *places(26, 34))


# A16, stated


@pytest.mark.rule("scy.automa.water", "scy.automa.water.when", "scy.automa.water.land")
def test_a16_the_block_counts_by_the_space_at_the_start_of_the_turn() -> None:
    blocked = solo("crimea", "nordic").give("s2", tracker=3)
    events = blocked.turn("s2", ENCOUNTER)
    assert only(events, "moved")["to"] == place(85)
    assert only(events, "tracker")["to"] == 4
    free = solo("crimea", "nordic").give("s2", tracker=4)
    assert only(free.turn("s2", ENCOUNTER), "moved")["to"] == place(73)


def test_a_marker_that_has_not_entered_the_card_is_blocked_like_its_first_space() -> None:
    waiting = solo("crimea", "nordic").give("s2", tracker=-2)
    assert only(waiting.turn("s2", ENCOUNTER), "moved")["to"] == place(85)


# More rules


@pytest.mark.rule("scy.automa.worker.scared", "scy.automa.worker.none")
def test_a_worker_with_no_safe_territory_does_not_move() -> None:
    scene = solo("nordic", "crimea").put("s1", mech=[36, 24, 34], character=93)
    events = scene.turn("s2", WORKER)
    assert only(events, "skipped", what="move_worker")["rule"] == "scy.automa.worker.none"
    assert only(events, "skipped", what="move")["rule"] == "scy.automa.turn.no-move"
    assert only(events, "gained", what="power")["n"] == 3


def test_an_enemy_on_its_home_base_scares_no_worker() -> None:
    """Crimea's base touches 84, where this worker stands."""
    scene = solo("nordic", "crimea").give("s2", tracker=6)
    scene.put("s2", worker=[84], character=15).put("s1", character=93, mech=[93])
    why = reasons(only(scene.turn("s2", WORKER), "moved"))
    assert place(84) in why["scy.automa.worker.scared"]["to"]


@pytest.mark.rule("scy.automa.move.unit", "scy.automa.move.impossible")
def test_units_on_the_mat_cannot_be_chosen_and_one_at_home_is_closest() -> None:
    scene = solo("nordic", "crimea")
    scene.put("s2", worker=[25, 15], character=15)
    assert only(scene.turn("s2", WORKER), "moved")["from"] == "base:nordic"
    nobody = solo("nordic", "crimea").put("s2", character=15)
    events = nobody.turn("s2", WORKER)
    assert only(events, "skipped", what="move_worker")["rule"] == "scy.automa.move.impossible"


@pytest.mark.rule("scy.automa.move.impossible")
@pytest.mark.parametrize(
    ("card", "scheme", "action"),
    [
        (MECH, 2, "move_mech"),
        (CHARACTER, 1, "move_character"),
        (CHARACTER, 1, "encounter_factory"),
        (17, 1, "attack"),
        (17, 1, "worker_attack"),
    ],
)
def test_without_a_unit_that_could_go_an_entry_is_impossible(
    card: int, scheme: int, action: str
) -> None:
    scene = solo("nordic", "crimea").give("s2", scheme=scheme, power=9).put("s2", worker=[25])
    events = scene.turn("s2", card)
    assert only(events, "skipped", what=action)["rule"] == "scy.automa.move.impossible"


@pytest.mark.rule("scy.automa.move.stay")
def test_staying_is_a_move_unless_the_table_decides_otherwise() -> None:
    events = solo("crimea", "nordic").turn("s2", 10)
    assert only(events, "moved")["from"] == only(events, "moved")["to"] == place(84)
    scene = solo("crimea", "nordic").rule(p1=False)
    scene.state.tokens.encounter.clear()
    events = scene.turn("s2", 10)
    assert only(events, "skipped", what="move_worker")["rule"] == "scy.automa.move.stay"
    assert not every(events, "moved")


@pytest.mark.rule("scy.automa.turn.placement", "scy.automa.turn.nothing-carried")
@pytest.mark.rule("scy.automa.move.frame")
def test_a_move_is_a_placement_however_far_and_carries_nothing() -> None:
    scene = solo("nordic", "crimea").give("s2", tracker=6, scheme=2)
    scene.put("s2", mech=[25], worker=[25, 76], character=15).put("s1", mech=[88], character=93)
    events = scene.turn("s2", MECH)
    assert way(events) == ("mech", *places(25, 77))
    assert scene.at("s2", "worker") == {place(25): 1, place(76): 1, "base:nordic": 1}


@pytest.mark.rule("scy.automa.encounter.token", "scy.automa.lacks")
def test_an_encounter_token_is_removed_and_brings_nothing() -> None:
    scene = solo("nordic", "crimea")
    before = scene.state.seats["s2"]
    events = scene.turn("s2", 16)
    assert only(events, "token") == {
        "type": "token",
        "seat": "s2",
        "kind": "encounter",
        "at": place(35),
        "change": "removed",
        "rule": "scy.automa.encounter.token",
    }
    assert place(35) not in scene.state.tokens.encounter
    after = scene.state.seats["s2"]
    assert (after.coins, after.power, after.cards, after.popularity) == (
        before.coins,
        before.power,
        before.cards,
        10,
    )


@pytest.mark.rule("scy.automa.factory.mech")
def test_a_mech_on_the_factory_takes_no_card() -> None:
    scene = solo("nordic", "crimea").give("s2", tracker=6, scheme=2)
    scene.put("s2", mech=[44], character=15).put("s1", mech=[64], character=93)
    events = scene.turn("s2", MECH)
    assert only(events, "moved")["to"] == FACTORY
    assert not every(events, "factory_card")
    assert not scene.state.seats["s2"].factory_card


@pytest.mark.rule("scy.automa.invaders.tokens")
def test_albion_leaves_a_flag_and_togawa_a_trap_where_there_is_neither() -> None:
    scene = solo("albion", "crimea")
    events = scene.turn("s2", ENCOUNTER)
    assert only(events, "token", kind="flag")["at"] == only(events, "moved")["to"]
    assert scene.state.tokens.flag == [place(24)]
    assert scene.state.seats["s2"].tokens == 3
    scene = solo("togawa", "crimea")
    scene.state.tokens.flag = [place(76)]
    assert not every(scene.turn("s2", ENCOUNTER), "token", change="placed")
    scene = solo("togawa", "crimea").give("s2", tokens=0)
    assert not every(scene.turn("s2", ENCOUNTER), "token", change="placed")


@pytest.mark.rule("scy.automa.terms.structures", "scy.automa.terms.peaceful")
def test_a_structure_alone_does_not_keep_a_peaceful_move_away() -> None:
    scene = solo("nordic", "crimea").put("s1", structure=[35], character=93)
    assert only(scene.turn("s2", WORKER), "moved")["to"] == place(35)
    scene = solo("nordic", "crimea").rule(p16=True).put("s1", structure=[35], character=93)
    assert only(scene.turn("s2", WORKER), "moved")["to"] == place(25)


def test_enemies_at_home_are_ignored_while_others_are_abroad() -> None:
    scene = Scene(human("rusviet"), {"kind": "automa", "faction": "nordic"})
    scene.give("s2", tracker=6, scheme=2).put("s2", mech=[46], character=15)
    scene.put("s1", character=48, mech=[22])
    events = scene.turn("s2", MECH)
    why = reasons(only(events, "moved"))
    assert "scy.automa.peaceful.bases" in why
    assert only(events, "moved")["to"] == place(25)
    last = Scene(human("rusviet"), {"kind": "automa", "faction": "nordic"}).rule(p3="last")
    last.give("s2", tracker=6, scheme=2).put("s2", mech=[46], character=15)
    last.put("s1", character=48, mech=[22])
    facing = reasons(only(last.turn("s2", MECH), "moved"))["scy.automa.peaceful.bases"]
    assert set(facing["to"]) < set(facing["from"])
