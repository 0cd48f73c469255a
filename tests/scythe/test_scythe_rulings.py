"""The switches P1 to P18: what they change. Those not here are tested with their rule."""

from tests.scythe.scene import every, only, place, places, reasons, solo, way
from tests.scythe.test_scythe_moving import fixture_m1, fixture_m3
from thirdchair.kit.questions import Pick


def test_p2_a_frightened_worker_may_be_allowed_to_move() -> None:
    scene = solo("nordic", "crimea").rule(p2="allowed")
    scene.put("s1", mech=[36, 24, 34], character=93)
    assert way(scene.turn("s2", 3)) == ("worker", *places(25, 35))


def test_p5_and_p6_let_the_table_settle_a_tie() -> None:
    scene = fixture_m1(worker=(64,)).give("s2", power=6, cards=0).rule(p5="ask")
    events = scene.turn("s2", 17, place(74), 0, 0, 3)
    assert isinstance(scene.asked[1], Pick)
    assert list(scene.asked[1].options) == places(63, 74)
    assert only(events, "moved")["to"] == place(74)
    assert reasons(only(events, "moved"))["scy.automa.attack.factory"]["to"] == [place(74)]
    scene = fixture_m3().rule(p6="ask")
    scene.put("s1", mech=[74], worker=[73, 55], character=63)
    assert only(scene.turn("s2", 19, place(73)), "moved")["to"] == place(73)
    untied = fixture_m3().rule(p6="ask")
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
