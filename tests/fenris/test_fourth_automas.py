"""Automas and agents on the fourth evening: when they look around, whom they try, how they fail."""

import pytest

from tests.fenris.four import FACTORY, LAND, agents, fourth, hunting
from tests.fenris.scene import Evening, automa, human
from tests.fenris.three import open_question, stand, turn
from tests.scythe.scene import every, only
from thirdchair.kit.questions import Pick, Shown
from thirdchair.scythe.moves.field import Field

CHARACTER = 18  # Scheme I: encounter or Factory, else move the character
MECH = 10  # Scheme I: move a mech, else a worker
ATTACK = 17  # Scheme I: attack 6, worker attack, worker
WORKER = 3  # Scheme I: move a worker, and the tracker goes on


def beside(**begin: object) -> Evening:
    """The Automa's character stands beside the Factory and two tunnels, and Ana is far away."""
    scene = hunting(**begin)
    stand(scene, "s2", character=LAND)
    stand(scene, "s1", character="r8c1")
    return scene


@pytest.mark.rule(
    "fen.e4.automa.when", "fen.e4.automa.same", "fen.e4.automa.draw", "fen.e4.automa.win.agent"
)
def test_a_unit_that_has_come_to_agents_tries_to_subdue_them() -> None:
    """Cards 4 and 4: both are subdued."""
    scene = beside()
    events = turn(scene, CHARACTER, 4, 4)
    assert only(events, "moved")["to"] == FACTORY
    assert [one["card"] for one in every(events, "drew", deck="combat")] == [4, 4]
    tried = only(events, "tries")
    assert (tried["at"], tried["n"]) == (FACTORY, 2)
    assert "fen.e4.automa.same" in [one["rule"] for one in tried["why"]]
    assert only(events, "subdued")["held"] == 2
    assert scene.tonight.seats["s2"].holds == {"agents": 2}
    assert scene.tonight.seats["s2"].units["character"] == {FACTORY: 1}


@pytest.mark.rule("fen.e4.automa.fail5", "fen.e4.automa.fail.cards", "fen.e4.automa.fail.unit")
def test_with_a_five_it_fails_and_goes_back() -> None:
    """Cards 4 and 5."""
    scene = beside()
    before = scene.tonight.seats["s2"]
    had = (before.power, before.coins, before.popularity, before.cards)
    events = turn(scene, CHARACTER, 4, 5)
    assert only(events, "agents_stay")["rule"] == "fen.e4.automa.fail.cards"
    assert agents(scene)[FACTORY] == 2
    back = only(events, "retreated")
    assert (back["from"], back["to"], back["rule"]) == (FACTORY, LAND, "fen.e4.automa.fail.unit")
    me = scene.tonight.seats["s2"]
    assert me.units["character"] == {LAND: 1}
    gained = {one["what"]: one["n"] for one in every(events, "gained")}  # what the card gives
    now = (me.power, me.coins, me.popularity, me.cards)
    assert now == tuple(
        n + gained.get(what, 0)
        for what, n in zip(("power", "coins", "popularity", "cards"), had, strict=True)
    )


@pytest.mark.rule("fen.e4.automa.fail.unit")
def test_by_another_ruling_it_stays() -> None:
    scene = beside()
    scene.tonight.rulings["scythe.a93"] = "stays"
    events = turn(scene, CHARACTER, 5, 5)
    assert every(events, "retreated") == []
    assert scene.tonight.seats["s2"].units["character"] == {FACTORY: 1}


@pytest.mark.rule("fen.e4.automa.win.no-cost")
def test_it_pays_nothing_and_keeps_no_card() -> None:
    scene = beside()
    plain = beside()
    plain.tonight.laid["agents"] = {}
    turn(scene, CHARACTER, 2, 3)
    turn(plain, CHARACTER)
    me, other = scene.tonight.seats["s2"], plain.tonight.seats["s2"]
    held = [(one.power, one.coins, one.popularity, one.cards) for one in (me, other)]
    assert held[0] == held[1]


def calm(**begin: object) -> Evening:
    """It has its Factory card: its character goes toward Ana, who keeps it where it stands."""
    scene = beside(**begin)
    scene.tonight.seats["s2"].factory_card = True
    stand(scene, "s1", character="r6c6", mech="r4c6")
    return scene


@pytest.mark.rule(
    "fen.e4.automa.neighbourhood", "fen.e4.automa.neighbourhood.tie", "fen.e4.automa.no-move"
)
def test_else_it_tries_those_of_one_territory_beside_it_in_reading_order() -> None:
    scene = calm()
    events = turn(scene, CHARACTER, 4)
    stood = only(events, "moved")["to"]
    near = [one for one in agents(hunting()) if one in scene.rules().board.around[stood]]
    assert len(near) > 1  # reading order has something to decide
    assert stood not in near
    tried = only(events, "tries")
    assert tried["at"] == near[0]
    rules = [one["rule"] for one in tried["why"]]
    assert rules == ["fen.e4.automa.neighbourhood", "fen.e4.automa.neighbourhood.tie"]
    assert scene.tonight.seats["s2"].units["character"] == {stood: 1}


@pytest.mark.rule("fen.e4.automa.fail.unit", "fen.e4.automa.fail.cards")
def test_one_that_fails_from_beside_stays() -> None:
    scene = calm()
    events = turn(scene, CHARACTER, 5)
    stood = only(events, "moved")["to"]
    assert every(events, "retreated") == []
    assert scene.tonight.seats["s2"].units["character"] == {stood: 1}


@pytest.mark.rule("fen.e4.automa.neighbourhood.tie")
def test_with_more_players_the_marker_decides_in_place_of_reading_order() -> None:
    scene = fourth(human("crimea", "Ana"), automa("nordic"), automa("saxony")).begun()
    for seat in ("s2", "s3"):
        scene.tonight.seats[seat].tracker = 6
    scene.tonight.seats["s2"].factory_card = True
    scene.tonight.tokens.encounter = []
    scene.tonight.cooperative = True
    stand(scene, "s2", character=LAND)
    stand(scene, "s3", character="base:saxony")
    stand(scene, "s1", character="r6c6", mech="r4c6")
    scene.tonight.marker = "base:togawa"
    events = turn(scene, CHARACTER, 4)
    rules = [one["rule"] for one in only(events, "tries")["why"]]
    assert "fen.e4.automa.neighbourhood.tie" not in rules
    assert "fen.multi.reading-order.2" in rules
    assert every(events, "marker")


@pytest.mark.rule("fen.e4.automa.when")
def test_a_mech_looks_around_too_and_an_attack_does_not() -> None:
    scene = beside()
    stand(scene, "s2", mech=LAND)
    assert every(turn(scene, MECH, *cards_for(scene, MECH)), "tries")
    fighting = beside()
    stand(fighting, "s2", mech=LAND)
    stand(fighting, "s1", mech="r4c6")
    fighting.tonight.seats["s1"].power = 0
    events = turn(fighting, ATTACK, 0, 0, 14)
    assert only(events, "combat")["winner"] == "s2"
    assert every(events, "tries") == []


def cards_for(scene: Evening, card: int) -> list[int]:
    """As many combat cards of 2 as the try asks for."""
    question = open_question(scene, card)
    assert isinstance(question, Shown)
    at = question.at
    assert at is not None
    return [2] * agents(scene)[at]


@pytest.mark.rule("fen.e4.automa.workers")
def test_its_workers_stay_away_and_its_other_units_do_not_care() -> None:
    scene = hunting()
    rules = scene.rules()
    stand(scene, "s2", worker="r3c6")
    field = Field(rules, "s2")
    worker = rules.targets("s2", "move_worker", field)
    assert "r3c5" not in worker.left
    assert worker.why[-1].rule == "fen.e4.automa.workers"
    assert "r3c5" in rules.targets("s2", "move_mech", field).left


@pytest.mark.rule("fen.e4.end.agents")
def test_an_automa_may_subdue_the_last_one() -> None:
    scene = beside()
    scene.tonight.laid["agents"] = {FACTORY: 2}
    scene.tonight.seats["s1"].holds = {"agents": 6}
    events = turn(scene, CHARACTER, 2, 2)
    assert only(events, "ended") == {
        "type": "ended",
        "seat": "s2",
        "rule": "fen.e4.end.agents",
    }
    assert every(events, "recruit_bonus") == []  # it is over at once


@pytest.mark.rule("fen.e4.automa.skip")
def test_the_automas_tracker_passes_over_combats_and_power() -> None:
    scene = hunting()
    me = scene.tonight.seats["s2"]
    me.tracker = 8
    me.stars.update(dict.fromkeys(("upgrades", "mechs", "structures", "recruits"), 1))
    stand(scene, "s2", character="base:nordic")
    scene.tonight.laid["agents"] = {}
    events = turn(scene, WORKER, 4, 5)  # workers, objective, popularity, and from the front again
    assert only(events, "star")["triumph"] == "workers"


# Asked boards, and cards only


def test_an_asked_board_needs_no_more_answers_for_agents() -> None:
    asked, tracked = beside(board="ask"), beside()
    events = turn(asked, CHARACTER, {}, 4, 4)
    told = turn(tracked, CHARACTER, 4, 4)
    assert only(events, "subdued") == only(told, "subdued")


@pytest.mark.rule("fen.e4.automa.when", "fen.e4.automa.same")
def test_with_cards_only_the_table_says_which_agents_are_near() -> None:
    scene = beside(board=False)
    question = ask_after_line(scene)
    assert question.options[0] == "nowhere"
    assert list(question.options[1:]) == list(scene.rules().agents)
    events = turn(scene, CHARACTER, FACTORY, 4, 4)
    assert only(events, "subdued")["at"] == FACTORY
    calm_ = turn(scene, 16, "nowhere")
    assert every(calm_, "tries") == []


def ask_after_line(scene: Evening) -> Pick:
    question = open_question(scene, CHARACTER)
    assert isinstance(question, Pick)
    assert question.about == "agents_near"
    return question


@pytest.mark.rule("fen.e4.automa.when")
def test_with_cards_only_an_attack_is_no_peaceful_move() -> None:
    scene = beside(board=False)
    stand(scene, "s2", mech=LAND, character="r3c3")
    events = turn(scene, ATTACK, "s1", 0, 0, 14)
    assert only(events, "combat")
    assert every(events, "tries") == []


def test_people_who_move_it_by_hand_read_what_they_need() -> None:
    scene = beside(board=False)
    rules = scene.rules()
    assert rules.more_to_know("s2", "move_worker") == ("fen.e4.automa.workers",)
    assert "fen.e4.automa.neighbourhood" in rules.more_to_know("s2", "move_mech")
    assert rules.more_to_know("s2", "attack") == ()
    scene.tonight.laid["agents"] = {}
    assert scene.rules().more_to_know("s2", "move_mech") == ()
