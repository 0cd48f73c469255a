"""Attacks and combats: the worked examples A13, A14 and B, and each rule by a situation."""

import pytest

from tests.scythe.scene import (
    BOARD,
    Scene,
    automa,
    every,
    human,
    only,
    place,
    places,
    reasons,
    solo,
    way,
)
from tests.scythe.test_scythe_moving import fixture_m1, fixture_m3
from thirdchair.kit.questions import Draw, Number
from thirdchair.kit.refusals import Refusal

ATTACK = 17  # Scheme I: attack 6, worker attack, move worker
DRIVE = 19  # Scheme I: worker attack, move worker


def asks(scene: Scene) -> list[str]:
    return [getattr(one, "about", getattr(one, "deck", "")) for one in scene.asked]


# A13 and A14, derived


@pytest.mark.rule("scy.automa.attack.unit", "scy.automa.attack.factory", "scy.automa.attack.combat")
def test_a13_the_mech_closest_to_home_attacks() -> None:
    scene = fixture_m1(worker=(64,)).give("s2", power=6, cards=0)
    events = scene.turn("s2", ATTACK, 0, 0, 3)
    assert way(events) == ("mech", *places(44, 63))
    why = reasons(only(events, "moved"))
    assert why["scy.automa.attack.unit"]["by"] == [3, 4]
    assert why["scy.automa.attack.factory"]["by"] == [2, 2]
    assert why["scy.automa.reading-order"]["to"] == [place(63)]
    assert only(events, "combat")["at"] == place(63)


@pytest.mark.rule("scy.automa.worker-attack.power", "scy.automa.worker-attack.no-combat")
def test_a13_the_worker_attack_needs_no_power_and_is_no_combat() -> None:
    scene = fixture_m1(worker=(64,)).give("s2", power=0)
    events = scene.turn("s2", DRIVE)
    assert way(events) == ("mech", *places(44, 73))
    assert only(events, "retreated") == {
        "type": "retreated",
        "seat": "s1",
        "unit": "worker",
        "from": place(73),
        "to": "base:crimea",
        "n": 1,
        "rule": "scy.automa.worker-attack.no-combat",
    }
    assert not every(events, "combat")
    assert not every(events, "star")
    assert scene.state.seats["s2"].popularity == 10


@pytest.mark.rule("scy.automa.attack.fewest", "scy.automa.worker-attack.most")
def test_a14_fewest_combat_units_but_most_workers() -> None:
    scene = fixture_m3().give("s2", power=6, cards=0)
    events = scene.turn("s2", ATTACK, 0, 0, 3)
    assert only(events, "moved")["to"] == place(63)
    assert reasons(only(events, "moved"))["scy.automa.attack.fewest"]["by"] == [1, 2]
    events = fixture_m3().turn("s2", DRIVE)
    assert only(events, "moved")["to"] == place(73)
    assert reasons(only(events, "moved"))["scy.automa.worker-attack.most"]["by"] == [1, 2]


@pytest.mark.rule("scy.automa.worker-attack.factory")
def test_equal_numbers_of_workers_are_settled_by_the_factory() -> None:
    scene = fixture_m3()
    scene.put("s1", mech=[74], worker=[73, 55], character=63)
    assert only(scene.turn("s2", DRIVE), "moved")["to"] == place(55)


@pytest.mark.rule("scy.automa.attack.power")
def test_an_attack_without_the_printed_power_is_not_tried() -> None:
    events = fixture_m3().give("s2", power=5).turn("s2", ATTACK)
    assert only(events, "skipped", what="attack")["rule"] == "scy.automa.attack.power"
    assert only(events, "moved")["action"] == "worker_attack"


@pytest.mark.rule("scy.automa.attack.unit.same")
def test_of_mech_and_character_together_the_mech_attacks() -> None:
    scene = fixture_m3().give("s2", power=9, cards=0)
    scene.put("s2", mech=[64], character=64)
    events = scene.turn("s2", ATTACK, 0, 0, 3)
    assert only(events, "moved")["unit"] == "mech"
    scene = fixture_m3().give("s2", power=9, cards=0).rule(p4="character_first")
    scene.put("s2", mech=[64], character=64)
    assert only(scene.turn("s2", ATTACK, 0, 0, 3), "moved")["unit"] == "character"


def test_home_bases_are_never_attacked() -> None:
    scene = solo("nordic", "crimea").give("s2", tracker=6, power=16)
    scene.put("s2", mech=[84], character=15).put("s1", character=93, mech=[93])
    assert not every(scene.turn("s2", ATTACK), "combat")


# What humans tell


def test_combat_cards_are_worth_nothing_or_what_two_of_them_can_be_worth() -> None:
    def told(value: object) -> Scene:
        scene = solo("nordic", "crimea").give("s2", power=5, cards=0)
        scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
        scene.move("s1", ("mech", 34, 35), answers=(7, value, 3))
        return scene

    assert asks(told(0)) == ["combat_power", "combat_cards", "automa"]
    assert told(0).state.seats["s1"].cards == 0
    with pytest.raises(Refusal, match="not-in-range"):
        told(11)


def test_one_unit_plays_two_combat_cards_at_most() -> None:
    scene = solo("nordic", "crimea").give("s2", power=5, cards=0)
    scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
    scene.move("s1", ("mech", 34, 35), answers=(7, 10, 2, 3))
    count = scene.asked[2]
    assert isinstance(count, Number)
    assert (count.about, count.min, count.max) == ("combat_cards_count", 2, 2)


def test_where_the_board_is_not_tracked_more_may_have_come_along() -> None:
    scene = solo("nordic", "crimea", board="ask").give("s2", power=5, cards=0)
    scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
    scene.move("s1", ("mech", 34, 35), answers=(7, 14, 4, 3))
    assert asks(scene) == ["combat_power", "combat_cards", "combat_cards_count", "automa"]


# B1, ruled


@pytest.mark.rule("scy.automa.combat.automa-loses", "scy.automa.combat.loser-card")
def test_b1_a_beaten_mech_goes_to_the_mat_and_a_worker_home() -> None:
    scene = solo("nordic", "crimea").give("s2", power=5, cards=0)
    scene.put("s2", mech=[35], worker=[35], character=15).put("s1", mech=[34], character=93)
    events = scene.move("s1", ("mech", 34, 35), answers=(7, 0, 3))
    assert only(events, "combat")["winner"] == "s1"
    assert only(events, "retreated", unit="mech")["to"] == "mat"
    assert only(events, "retreated", unit="worker")["to"] == "base:nordic"
    assert scene.at("s2", "mech") == {}
    assert scene.at("s2", "worker") == {"base:nordic": 1}
    assert only(events, "gained", seat="s2", what="cards")["n"] == 1
    assert scene.state.seats["s2"].cards == 1
    assert scene.state.seats["s2"].power == 2


def test_who_put_in_nothing_gains_no_card_for_losing() -> None:
    scene = solo("nordic", "crimea").give("s2", power=5, cards=0)
    scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
    events = scene.move("s1", ("mech", 34, 35), answers=(7, 0, 10))
    assert not every(events, "gained", what="cards")


# B2, stated


@pytest.mark.parametrize(
    ("power", "card", "spent", "cards"),
    [(5, 3, 3, 0), (8, 3, 7, 0), (13, 12, 5, 2), (14, 18, 7, 0), (16, 10, 0, 1)],
)
@pytest.mark.rule("scy.automa.combat.bracket", "scy.automa.combat.cards", "scy.automa.combat.order")
def test_b2_the_card_says_what_the_automa_spends(
    power: int, card: int, spent: int, cards: int
) -> None:
    scene = solo("nordic", "crimea").give("s2", power=power, cards=3)
    scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
    events = scene.move("s1", ("mech", 34, 35), answers=(7, 0, card, *[2] * cards))
    combat = only(events, "combat")
    assert combat["power"]["s2"] == spent
    assert combat["cards"]["s2"] == 2 * cards
    assert scene.state.seats["s2"].power == power - spent
    lost = 1 if combat["winner"] == "s1" and spent + cards else 0
    assert scene.state.seats["s2"].cards == 3 - cards + lost
    assert asks(scene) == ["combat_power", "combat_cards", "automa", *["combat"] * cards]


# B3 and B4, derived


@pytest.mark.parametrize(("power", "card", "spent"), [(2, 1, 2), (0, 16, 0)])
@pytest.mark.rule("scy.automa.combat.cap")
def test_b3_the_automa_never_spends_more_than_it_has(power: int, card: int, spent: int) -> None:
    scene = solo("nordic", "crimea").give("s2", power=power, cards=0)
    scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
    events = scene.move("s1", ("mech", 34, 35), answers=(7, 0, card))
    assert only(events, "combat")["power"]["s2"] == spent


@pytest.mark.rule("scy.automa.combat.unlimited", "scy.automa.combat.random")
def test_b4_it_plays_as_many_cards_as_it_holds_whatever_its_units() -> None:
    scene = solo("nordic", "crimea").give("s2", power=5, cards=1)
    scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
    scene.move("s1", ("mech", 34, 35), answers=(7, 0, 13, 5))
    assert asks(scene)[3:] == ["combat"]
    question = scene.asked[-1]
    assert isinstance(question, Draw)
    assert (question.options, question.weights) == ((2, 3, 4, 5), (16, 12, 8, 6))
    assert not question.chance
    scene = solo("nordic", "crimea").give("s2", power=5, cards=3)
    scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
    events = scene.move("s1", ("mech", 34, 35), answers=(7, 0, 13, 5, 4, 3))
    assert only(events, "combat")["totals"] == {"s1": 7, "s2": 15}
    limited = solo("nordic", "crimea").give("s2", power=5, cards=3).rule(p11=True)
    limited.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
    events = limited.move("s1", ("mech", 34, 35), answers=(7, 0, 13, 5))
    assert only(events, "combat")["totals"] == {"s1": 7, "s2": 8}
    unseen = solo("nordic", "crimea", board=False).give("s2", power=5, cards=3).rule(p11=True)
    answers = ("s2.combat", 7, 0, 13, 5)
    events = unseen.move("s1", ("character", 93, 55), answers=answers)
    assert only(events, "combat")["totals"] == {"s1": 7, "s2": 8}, "with cards only, at least one"


def test_the_app_may_draw_the_combat_cards_and_says_so() -> None:
    scene = solo("nordic", "crimea", combat="app").give("s2", power=5, cards=1)
    scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
    events = scene.move("s1", ("mech", 34, 35), answers=(7, 0, 13, 5))
    assert scene.asked[-1].chance
    assert only(events, "drew", deck="combat") == {
        "type": "drew",
        "deck": "combat",
        "card": 5,
        "seat": "s2",
        "by_app": True,
    }


# B5 to B7


@pytest.mark.rule("scy.automa.resources.count", "scy.automa.combat.no-tracker")
def test_b5_the_card_before_the_combat_tells_how_many_resources_appear() -> None:
    scene = solo("saxony", "crimea").give("s2", power=5, cards=0)
    scene.turn("s2", 5)
    tracker = scene.state.seats["s2"].tracker
    scene.put("s2", mech=[84], character=81).put("s1", mech=[83], character=93)
    events = scene.move("s1", ("mech", 83, 84), answers=(7, 0, 10))
    assert only(events, "resources") == {
        "type": "resources",
        "at": place(84),
        "what": "food",
        "n": 4,
        "rule": "scy.automa.resources.count",
    }
    assert scene.state.seats["s2"].tracker == tracker
    assert not every(events, "recruit_bonus")


@pytest.mark.rule("scy.automa.resources.kind")
@pytest.mark.parametrize(("where", "kind"), [(94, "village"), (83, "lake"), (54, "factory")])
def test_b7_on_villages_lakes_and_the_factory_nothing_appears(where: int, kind: str) -> None:
    scene = solo("saxony", "crimea").give("s2", power=5, cards=0)
    scene.turn("s2", 5)
    scene.put("s2", mech=[where], character=81).put("s1", mech=[84], character=93)
    events = scene.move("s1", ("mech", 84, where), answers=(7, 0, 10))
    assert not every(events, "resources")
    assert only(events, "skipped", what="resources")["rule"] == "scy.automa.resources.kind"


@pytest.mark.parametrize(
    ("where", "what"), [(72, None), (71, "metal"), (82, "oil"), (61, "wood"), (84, "food")]
)
def test_each_terrain_has_its_resource(where: int, what: str | None) -> None:
    scene = solo("saxony", "crimea").give("s2", power=0, cards=0)
    scene.turn("s2", 5)
    scene.put("s2", worker=[where], character=81).put("s1", mech=[83], character=93)
    events = scene.move("s1", ("mech", 83, where))
    assert [event["what"] for event in every(events, "resources")] == ([what] if what else [])


def test_before_the_first_card_no_resources_appear() -> None:
    scene = solo("saxony", "crimea").put("s2", worker=[84], character=81)
    scene.put("s1", mech=[83], character=93)
    assert only(scene.move("s1", ("mech", 83, 84)), "skipped", what="resources")


# B8, stated


@pytest.mark.rule("scy.automa.combat.popularity", "scy.automa.combat.lone-workers")
@pytest.mark.rule("scy.automa.setup.popularity")
def test_b8_a_human_who_drives_workers_home_loses_popularity() -> None:
    scene = solo("saxony", "crimea").give("s1", popularity=4)
    scene.put("s2", worker=[84, 84], character=81).put("s1", mech=[83], character=93)
    events = scene.move("s1", ("mech", 83, 84))
    assert only(events, "retreated")["n"] == 2
    assert only(events, "gained", what="popularity")["n"] == -2
    assert scene.state.seats["s1"].popularity == 2
    assert scene.state.seats["s2"].popularity == 10
    assert not every(events, "combat")
    assert not every(events, "star")


# Rules of combat


@pytest.mark.rule("scy.automa.combat.winner", "scy.automa.combat.when")
def test_the_attacker_wins_a_tie_and_both_pay() -> None:
    scene = solo("nordic", "crimea").give("s2", power=7, cards=0).give("s1", power=9, cards=4)
    scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=93)
    events = scene.move("s1", ("mech", 34, 35), answers=(2, 5, 1, 6))
    combat = only(events, "combat")
    assert combat["totals"] == {"s1": 7, "s2": 7}
    assert combat["winner"] == "s1"
    assert combat["why"][0]["by"] == [7, 7]
    assert scene.state.seats["s1"].power == 7
    assert scene.state.seats["s1"].cards == 3
    assert scene.state.seats["s2"].power == 0
    assert only(events, "star", seat="s1")["triumph"] == "combat"


@pytest.mark.rule("scy.automa.combat.human-loses", "scy.automa.deck.combat")
def test_a_beaten_human_goes_home_with_all_units() -> None:
    scene = fixture_m1(worker=(64,)).give("s2", power=6, cards=0)
    scene.put("s1", mech=[74], worker=[63, 63], character=63)
    events = scene.turn("s2", ATTACK, 1, 0, 6)
    assert only(events, "combat")["winner"] == "s2"
    assert only(events, "retreated", unit="worker")["n"] == 2
    assert only(events, "retreated", unit="character")["to"] == "base:crimea"
    assert scene.at("s1", "character") == {"base:crimea": 1}
    assert only(events, "star", seat="s2")["triumph"] == "combat"
    assert only(events, "resources_removed")["at"] == place(63)
    assert only(events, "gained", seat="s1", what="cards")
    assert scene.state.decks["s2"].discard == [ATTACK, 6]


@pytest.mark.rule("scy.automa.resources.removed", "scy.automa.lacks.resources")
def test_a_humans_resources_go_where_the_automa_comes_unless_the_table_lets_them_lie() -> None:
    events = fixture_m1(worker=(64,)).turn("s2", DRIVE)
    assert only(events, "resources_removed")["at"] == place(73)
    events = fixture_m1(worker=(64,)).rule(p12="stay").turn("s2", DRIVE)
    assert not every(events, "resources_removed")


def test_an_attacker_that_loses_is_gone_and_takes_no_card_of_the_factory() -> None:
    scene = fixture_m1().give("s2", power=6, cards=0)
    scene.put("s2", character=44).put("s1", mech=[54], character=93)
    events = scene.turn("s2", ATTACK, 7, 0, 14)
    assert only(events, "moved")["to"] == place(54)
    assert scene.at("s2", "character") == {}
    assert not every(events, "factory_card")
    assert not every(events, "gained", seat="s1", what="popularity")


def test_a_character_that_wins_takes_token_and_factory_card() -> None:
    scene = fixture_m1().give("s2", power=6, cards=0)
    scene.put("s2", character=44).put("s1", mech=[54], character=93)
    scene.state.tokens.encounter.append(place(54))
    events = scene.turn("s2", ATTACK, 0, 0, 6)
    assert only(events, "factory_card")
    assert only(events, "token", kind="encounter")


@pytest.mark.rule("scy.automa.stars.limit", "scy.automa.stars.saxony")
def test_c5_a_third_victory_brings_no_star_not_even_to_saxony() -> None:
    scene = solo("saxony", "crimea").give("s2", power=7, cards=0, tracker=6)
    scene.state.seats["s2"].stars["combat"] = 2
    scene.put("s2", mech=[72], character=81).put("s1", mech=[73], character=93)
    events = scene.turn("s2", ATTACK, 0, 0, 6)
    assert only(events, "combat")["winner"] == "s2"
    assert not every(events, "star")
    assert only(events, "skipped", what="star")["rule"] == "scy.automa.stars.saxony"


def test_a_saxon_human_earns_a_star_for_every_victory() -> None:
    scene = solo("nordic", "saxony").give("s2", power=0, cards=0)
    scene.state.seats["s1"].stars["combat"] = 2
    scene.put("s2", mech=[35], character=15).put("s1", mech=[34], character=81)
    events = scene.move("s1", ("mech", 34, 35), answers=(0, 0, 10))
    assert only(events, "star", seat="s1")["count"] == 3


@pytest.mark.rule("fen.multi.combat.automas", "fen.multi.combat.winner")
@pytest.mark.rule("fen.multi.combat.no-resources")
def test_b6_two_automas_each_draw_a_card_and_leave_no_resources() -> None:
    scene = Scene(human("albion"), automa("nordic"), automa("crimea", "automaszyna"))
    scene.give("s2", power=7, cards=1, tracker=6).give("s3", power=8, cards=0)
    scene.put("s2", mech=[44], character=15).put("s3", mech=[34], character=93)
    events = scene.turn("s2", ATTACK, 1, 5, 4)
    assert [event["seat"] for event in every(events, "drew", deck="automa")] == ["s2", "s2", "s3"]
    assert [event["card"] for event in every(events, "drew")] == [17, 1, 5, 4]
    combat = only(events, "combat")
    assert combat["totals"] == {"s2": 10, "s3": 4}
    assert combat["winner"] == "s2"
    assert only(events, "retreated", seat="s3")["to"] == "mat"
    assert only(events, "skipped", what="resources")["rule"] == "fen.multi.combat.no-resources"
    assert not every(events, "resources_removed")
    assert only(events, "star", seat="s2")
    assert scene.state.seats["s3"].tracker == 0
    assert not every(events, "gained", what="popularity")


@pytest.mark.rule("scy.automa.human.combat")
def test_of_two_humans_in_one_territory_the_table_says_who_is_still_there() -> None:
    """They fought each other at the table: whoever lost is at home, the app was not told."""
    scene = Scene(human("nordic"), human("saxony", "militant"), automa("crimea"), board="ask")
    scene.give("s3", power=9, cards=0, tracker=6)
    scene.put("s1", mech=[63], character=15).put("s2", mech=[64], worker=[64], character=81)
    scene.put("s3", mech=[73], worker=[], character=93)
    scene.move("s1", ("mech", 63, 64))
    events = scene.turn("s3", ATTACK, {}, "s1", 0, 0, 6)
    assert asks(scene)[:4] == ["automa", "units", "attacked", "combat_power"]
    assert scene.asked[2].at == place(64)
    assert only(events, "combat")["defender"] == "s1"
    assert scene.at("s2", "mech") == {"base:saxony": 1}
    assert scene.at("s2", "worker") == {"base:saxony": 1}
    assert {one["rule"] for one in every(events, "retreated", seat="s2")} == {
        "scy.automa.human.combat"
    }
    assert scene.at("s3", "character") == {place(64): 1}


def test_a_humans_workers_that_another_human_drove_off_share_no_territory_with_an_automa() -> None:
    scene = Scene(human("nordic"), human("saxony", "militant"), automa("crimea"))
    scene.give("s3", power=9, cards=0, tracker=6)
    scene.put("s1", mech=[63], character=15).put("s2", worker=[64], character=81)
    scene.put("s3", mech=[73], worker=[], character=93)
    scene.move("s1", ("mech", 63, 64))
    scene.turn("s3", ATTACK, 0, 0, 6)
    assert asks(scene)[:2] == ["automa", "combat_power"]
    assert scene.at("s2", "worker") == {"base:saxony": 1}


def test_after_a_sixth_star_nobody_arrives() -> None:
    """The character wins its last star on an encounter: it takes nothing and leaves no flag."""
    scene = solo("albion", "crimea").give("s2", power=9, cards=0, tracker=6)
    scene.state.seats["s2"].stars = {"combat": 1, "power": 1, "tracker": 3}
    scene.put("s2", character=34).put("s1", mech=[35], character=93)
    assert place(35) in scene.state.tokens.encounter
    events = scene.turn("s2", ATTACK, 0, 0, 6)
    assert [one["type"] for one in events[-2:]] == ["star", "ended"]
    assert not every(events, "token")
    assert place(35) in scene.state.tokens.encounter


@pytest.mark.rule("scy.automa.stars.six")
def test_a_sixth_star_in_a_combat_stops_the_turn_at_once() -> None:
    scene = fixture_m1(worker=(64,)).give("s2", power=6, cards=0)
    scene.state.seats["s2"].stars["tracker"] = 5
    events = scene.turn("s2", ATTACK, 0, 0, 6)
    assert events[-1]["type"] == "ended"
    assert not every(events, "gained", seat="s2")
    assert not every(events, "recruit_bonus")
    assert scene.state.ended == "s2"


def test_nobody_has_less_than_no_popularity() -> None:
    scene = solo("saxony", "crimea").give("s1", popularity=1)
    scene.put("s2", worker=[84, 84], character=81).put("s1", mech=[83], character=93)
    scene.move("s1", ("mech", 83, 84))
    assert scene.state.seats["s1"].popularity == 0


@pytest.mark.parametrize(
    ("faction", "worker", "at", "usual"),
    [
        ("nordic", True, 35, 1),
        ("rusviet", True, 35, 2),  # People's Army
        ("rusviet", False, 35, 1),
        ("togawa", True, 35, 1),
    ],
)
def test_a_card_more_than_combat_units_is_right_anyway_or_an_ability(
    faction: str, worker: bool, at: int, usual: int
) -> None:
    scene = solo("crimea", faction).give("s2", power=5, cards=0).give("s1", cards=4, power=7)
    scene.put("s2", mech=[at], character=15).put("s1", mech=[34], character=93)
    steps = [("mech", 34, at), *([("worker", 34, at)] * worker)]
    if worker:
        scene.put("s1", mech=[34], worker=[34], character=93)
    scene.move("s1", *steps, answers=(7, 0, 3))
    worth = scene.asked[1]
    assert isinstance(worth, Number)
    assert worth.max == 5 * usual
    assert max([worth.max, *map(int, worth.anyway)]) == 10


def test_on_a_lake_suiton_allows_one_more_card_as_long_as_nothing_covers_it() -> None:
    lake = next(one for one, terrain in BOARD.terrain.items() if terrain == "lake")
    scene = solo("crimea", "togawa")
    scene.put("s1", mech=[34])
    assert scene.rules.allows_one_more("s1", lake)
    assert not scene.rules.allows_one_more("s1", place(34))
    scene.put("s1", character=93)
    assert not scene.rules.allows_one_more("s1", lake), "without a mech nobody has it"
