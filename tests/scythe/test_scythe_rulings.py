"""The switches: what they change. Those not here are tested with their rule."""

import pytest

from tests.scythe.scene import Scene, automa, every, human, only, place, places, reasons, solo, way
from tests.scythe.test_scythe_moving import fixture_m1, fixture_m3
from thirdchair.kit.flow import frozen
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.game import Scythe


def test_p2_a_frightened_worker_may_be_allowed_to_move() -> None:
    scene = solo("nordic", "crimea").rule(p2="allowed")
    scene.put("s1", mech=[36, 24, 34], character=93)
    assert way(scene.turn("s2", 3)) == ("worker", *places(25, 35))


def test_p3_last_an_enemy_on_a_base_and_one_abroad_equally_near_face_the_board() -> None:
    """Whether the mech or the character stands on the base is all the same."""
    for abroad, at_home in (("mech", "character"), ("character", "mech")):
        scene = solo("nordic", "crimea").give("s2", tracker=6).rule(p3="last")
        scene.put("s2", mech=[44], character=15)
        scene.put("s1", **{abroad: [77], at_home: [93]})
        assert only(scene.turn("s2", 10), "moved")["to"] == place(54)


def test_p5_and_p6_let_the_table_pick_before_any_criterion() -> None:
    """Not the fewest combat units, nor the most workers: its own book may have another one."""
    scene = fixture_m3().give("s2", power=6, cards=0).rule(p5="ask")
    scene.put("s1", mech=[74, 74], worker=[73, 73, 55], character=63)
    events = scene.turn("s2", 17, place(74), 0, 0, 3)
    assert isinstance(scene.asked[1], Pick)
    assert list(scene.asked[1].options) == places(63, 74)
    why = reasons(only(events, "moved"))
    assert only(events, "moved")["to"] == place(74)
    assert why["scy.automa.attack.fewest"]["to"] == [place(74)]
    assert "scy.automa.attack.factory" not in why
    scene = fixture_m3().rule(p6="ask")
    scene.put("s1", mech=[74], worker=[73, 73, 55], character=63)
    events = scene.turn("s2", 19, place(55))
    assert list(getattr(scene.asked[1], "options", ())) == places(55, 73)
    assert only(events, "moved")["to"] == place(55)
    untied = fixture_m3().rule(p6="ask").put("s1", mech=[74], worker=[73], character=63)
    assert only(untied.turn("s2", 19), "moved")["to"] == place(73)


def test_p8_a_token_stays_after_a_won_attack_if_only_encounter_factory_removes_it() -> None:
    """Other moves never lead onto a token: Encounter/Factory comes before them on every card."""
    for ruling, left in ((True, 0), (False, 1)):
        scene = solo("nordic", "crimea").give("s2", tracker=6, power=6, cards=0).rule(p8=ruling)
        scene.put("s2", character=34).put("s1", mech=[35], character=93)
        scene.state.tokens.encounter = [place(35)]
        events = scene.turn("s2", 17, 0, 0, 6)
        assert only(events, "combat")["winner"] == "s2"
        assert len(scene.state.tokens.encounter) == left


def test_p9_the_top_factory_card() -> None:
    scene = fixture_m1().rule(p9="top_card")
    scene.put("s2", character=44, worker=[25])
    assert only(scene.turn("s2", 14), "factory_card")["pick"] == "top_card"


def test_p13_any_resources_where_there_is_no_kind() -> None:
    scene = solo("saxony", "crimea").rule(p13="any")
    scene.turn("s2", 5)
    scene.put("s2", worker=[94], character=81).put("s1", mech=[83], character=93)
    found = only(scene.move("s1", ("mech", 83, 94)), "resources")
    assert (found["what"], found["n"]) == ("any", 4)


def test_p15_water_beside_the_home_base_counts_once_it_no_longer_blocks() -> None:
    scene = solo("crimea", "nordic").give("s2", tracker=6).put("s2", worker=[93], character=93)
    assert only(scene.turn("s2", 3), "moved")["to"] == place(83)
    scene = solo("crimea", "nordic").give("s2", tracker=6).rule(p15=False)
    scene.put("s2", worker=[93], character=93)
    assert only(scene.turn("s2", 3), "moved")["to"] == place(84)
    blocked = solo("crimea", "nordic").put("s2", worker=[93], character=93)
    events = blocked.turn("s2", 3)
    assert only(events, "moved")["to"] == place(84)
    assert not every(events, "skipped")


@pytest.mark.parametrize(("when", "flags"), [("moved", 0), ("stayed_too", 1), ("never", 0)])
def test_tokens_a_character_that_stays_leaves_a_flag_only_if_the_table_says_so(
    when: str, flags: int
) -> None:
    scene = solo("albion", "crimea").give("s2", tracker=6).rule(tokens=when)
    scene.put("s2", character=24, worker=[]).state.tokens.encounter = [place(24)]
    events = scene.turn("s2", 14)
    assert only(events, "moved")["from"] == only(events, "moved")["to"] == place(24)
    assert len(scene.state.tokens.flag) == flags


def test_tokens_an_automa_that_leaves_nothing_behind() -> None:
    scene = solo("albion", "crimea").rule(tokens="never")
    assert not every(scene.turn("s2", 14), "token", kind="flag")


@pytest.mark.parametrize("shares", [False, True])
def test_allies_automas_that_cooperate_share_a_territory_only_if_the_table_says_so(
    shares: bool,
) -> None:
    """The territory beside the enemy has a worker of the other Automa on it."""
    scene = Scene(human("saxony"), automa("nordic"), automa("crimea"), cooperative=True)
    scene.rule(allies=shares).give("s2", tracker=6)
    scene.put("s1", mech=[44], character=81).put("s3", worker=[35], character=93)
    scene.put("s2", mech=[26], worker=[], character=15)
    moved = only(scene.turn("s2", 10), "moved")
    assert (moved["to"] == place(35)) is shares


@pytest.mark.parametrize(("shuffles", "left"), [(True, 19), (False, 18)])
def test_reshuffle_a_shared_deck_is_shuffled_at_ii_if_the_table_says_so(
    shuffles: bool, left: int
) -> None:
    scene = Scene(human("saxony"), automa("nordic"), automa("crimea"), deck="shared")
    scene.rule(reshuffle=shuffles).give("s2", tracker=8)
    events = scene.turn("s2", 3)
    assert only(events, "scheme")["scheme"] == 2
    assert len(every(events, "reshuffled")) == shuffles
    assert len(scene.state.decks["shared"].cards) == left


def test_what_no_source_says_a_table_may_change() -> None:
    """The mark says so: there is a ruling, and it names the rule."""
    rulings = content.rulings("automa")
    for rule in rules_of("thirdchair.scythe").values():
        if rule.mark == "not-found":
            assert rule.ruling in rulings, rule.id
            assert rule.id in rulings[rule.ruling].rules


def test_a_table_from_before_a_ruling_decides_by_its_default() -> None:
    scene = solo("albion", "crimea")
    del scene.state.rulings["scythe.tokens"]
    scene.state = Scythe().thawed(frozen(scene.state))
    assert only(scene.turn("s2", 14), "token", kind="flag")
