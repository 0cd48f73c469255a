"""The fourth evening: how people subdue agents, and how it ends."""

from typing import Any

import pytest

from tests.fenris.four import (
    ALL,
    CRIMEA_AND_NORDIC,
    FACTORY,
    FAR,
    LAND,
    agents,
    asked,
    fourth,
    hunting,
)
from tests.fenris.scene import spoken
from tests.fenris.three import stand, walk
from tests.scythe.scene import every, only
from thirdchair.kit.refusals import Refusal

# People subdue agents


@pytest.mark.rule(
    "fen.e4.agents.draw", "fen.e4.agents.cost", "fen.e4.agents.cards", "fen.e4.agents.take"
)
def test_who_comes_to_agents_pays_what_the_cards_show_and_keeps_all_of_it() -> None:
    """Cards 2 and 3: 5 to pay, all of it in power."""
    scene = hunting()
    events = walk(scene, "s1", ("character", LAND, FACTORY), answers=(5, "power"))
    tried = only(events, "tries")
    assert (tried["at"], tried["n"]) == (FACTORY, 2)
    subdued = only(events, "subdued")
    assert (subdued["n"], subdued["held"], subdued["rule"]) == (2, 2, "fen.e4.agents.take")
    me = scene.tonight.seats["s1"]
    assert (me.power, me.coins, me.popularity, me.cards) == (0, 4, 3, 3)
    assert me.holds == {"agents": 2}
    assert FACTORY not in agents(scene)
    assert me.units["character"] == {FACTORY: 1}


@pytest.mark.rule("fen.e4.agents.cost")
def test_power_coins_and_popularity_mix() -> None:
    """The example: 5 to pay as 2 power, 2 coins and 1 popularity."""
    scene = hunting()
    walk(scene, "s1", ("character", LAND, FACTORY), answers=(5, "mixed", 2, 2))
    me = scene.tonight.seats["s1"]
    assert (me.power, me.coins, me.popularity) == (3, 2, 2)


@pytest.mark.rule("fen.e4.agents.must-pay")
def test_whoever_can_pay_must_and_what_is_affordable_is_said() -> None:
    scene = hunting()
    move = {"do": "move", "seat": "s1"}
    moves = [{"unit": "character", "from": LAND, "to": FACTORY}]
    question = asked(scene, ("number:agents_total:s1", 5), **move, moves=moves)
    assert (question.total, question.power, question.coins) == (5, 5, 4)
    assert question.options == ("power", "mixed")  # 4 coins and 3 popularity are too few alone
    assert "back" in question.anyway
    with pytest.raises(Refusal, match="doubted-agents_paid"):
        question.doubt("back", anyway=False)
    dear = asked(scene, ("number:agents_total:s1", 10), **move, moves=moves)
    assert dear.options == ("mixed",)
    scene.tonight.seats["s1"].power = 0
    poor = asked(scene, ("number:agents_total:s1", 10), **move, moves=moves)
    assert poor.options == ("back",)


@pytest.mark.rule(
    "fen.e4.agents.fail.no-pay", "fen.e4.agents.fail.discard", "fen.e4.agents.fail.back"
)
def test_whoever_cannot_pay_goes_back_and_pays_nothing() -> None:
    scene = hunting()
    scene.tonight.seats["s1"].power = 0
    stand(scene, "s1", mech=LAND)
    scene.tonight.seats["s1"].units["worker"] = {LAND: 2}
    moves = [
        {"unit": "mech", "from": LAND, "to": FACTORY},
        {"unit": "worker", "n": 2, "from": LAND, "to": FACTORY},
    ]
    events = scene.do("move", 9, "back", seat="s1", moves=moves)
    assert only(events, "agents_stay")["rule"] == "fen.e4.agents.fail.discard"
    me = scene.tonight.seats["s1"]
    assert (me.coins, me.popularity, me.cards, me.holds) == (4, 3, 1, {})
    assert (me.units["mech"], me.units["worker"]) == ({LAND: 1}, {LAND: 2})
    assert agents(scene) == ALL


@pytest.mark.rule("fen.e4.agents.fail.back")
def test_who_fails_meets_nobody_there() -> None:
    scene = hunting()
    scene.tonight.seats["s1"].power = 0
    stand(scene, "s2", mech=FACTORY)
    events = walk(scene, "s1", ("character", LAND, FACTORY), answers=(9, "back"))
    assert every(events, "combat") == []
    assert scene.tonight.seats["s1"].units["character"] == {LAND: 1}


@pytest.mark.rule("fen.e4.agents.fail.back")
def test_with_cards_only_nobody_is_asked_whom_they_met_after_a_failure() -> None:
    scene = hunting(board=False)
    moves = [{"unit": "character", "to": FACTORY}]
    events = scene.do("move", 9, "back", seat="s1", moves=moves)
    assert only(events, "agents_stay")["n"] == 2


@pytest.mark.rule("fen.e4.agents.must-try", "fen.e4.agents.not-combat", "fen.e4.agents.no-star")
def test_agents_come_before_a_combat_and_are_none() -> None:
    scene = hunting()
    stand(scene, "s2", mech=FACTORY)
    answers = (4, "coins", 5, 0, 14)  # agents, then the dial, no cards, and the Automa's card
    events = walk(scene, "s1", ("character", LAND, FACTORY), answers=answers)
    kinds = [one["type"] for one in events]
    assert kinds.index("subdued") < kinds.index("combat")
    assert kinds.count("combat") == 1
    scene = hunting()
    walk(scene, "s1", ("character", LAND, FACTORY), answers=(4, "coins"))
    assert scene.tonight.seats["s1"].stars["combat"] == 0


@pytest.mark.rule("fen.e4.agents.must-try")
def test_each_unit_that_comes_tries_for_itself() -> None:
    scene = hunting()
    scene.tonight.seats["s1"].power = 0
    stand(scene, "s1", character=LAND, mech=LAND)
    moves = [{"unit": unit, "from": LAND, "to": FACTORY} for unit in ("character", "mech")]
    events = scene.do("move", 9, "back", 4, "coins", seat="s1", moves=moves)
    assert len(every(events, "tries")) == 2
    me = scene.tonight.seats["s1"]
    assert (me.units["character"], me.units["mech"]) == ({LAND: 1}, {FACTORY: 1})


@pytest.mark.rule("fen.e4.agents.stop")
def test_nobody_goes_on_from_agents_in_the_same_move() -> None:
    scene = hunting()
    through = [
        {"unit": "character", "from": LAND, "to": "r5c6"},
        {"unit": "character", "from": "r5c6", "to": "r6c6"},
    ]
    assert scene.refuses("move", seat="s1", moves=through) == "agents-stop"


@pytest.mark.rule("fen.e4.agents.worker-alone", "fen.e4.agents.worker-carried")
def test_workers_come_to_agents_only_with_a_mech() -> None:
    scene = hunting()
    stand(scene, "s1", character=LAND, worker=LAND)
    alone = [{"unit": "worker", "from": LAND, "to": "r5c6"}]
    too_early = [*alone, {"unit": "character", "from": LAND, "to": "r5c6"}]
    assert scene.refuses("move", seat="s1", moves=alone) == "agents-bar-workers"
    assert scene.refuses("move", seat="s1", moves=too_early) == "agents-bar-workers"
    stand(scene, "s1", mech=LAND, worker=LAND)
    carried = [{"unit": "mech", "from": LAND, "to": "r5c6"}, *alone]
    scene.do("move", 3, "power", seat="s1", moves=carried)
    assert scene.tonight.seats["s1"].units["worker"] == {"r5c6": 1}


@pytest.mark.rule("fen.e4.agents.worker-alone", "fen.e4.agents.must-try")
@pytest.mark.parametrize(
    ("answers", "stands"), [((3, "power"), "r5c6"), ((5, "back"), LAND)], ids=["paid", "failed"]
)
def test_a_worker_told_after_a_character_comes_if_it_has_subdued_them(
    answers: tuple[Any, ...], stands: str
) -> None:
    """The character tries before other moves; they follow it, or are never made."""
    scene = hunting()
    if answers[1] == "back":
        scene.tonight.seats["s1"].power = scene.tonight.seats["s1"].coins = 0
    stand(scene, "s1", character=LAND, worker=LAND)
    moves = [{"unit": unit, "from": LAND, "to": "r5c6"} for unit in ("character", "worker")]
    scene.do("move", *answers, seat="s1", moves=moves)
    me = scene.tonight.seats["s1"]
    assert (me.units["character"], me.units["worker"]) == ({stands: 1}, {stands: 1})


@pytest.mark.rule("fen.e4.agents.worker-alone")
def test_where_agents_were_anybody_goes() -> None:
    scene = hunting()
    walk(scene, "s1", ("character", LAND, "r5c6"), answers=(3, "power"))
    stand(scene, "s1", worker=LAND)
    assert every(walk(scene, "s1", ("worker", LAND, "r5c6")), "tries") == []


# All ways to play


@pytest.mark.parametrize("board", ["ask", False])
def test_people_subdue_agents_on_every_kind_of_board(board: object) -> None:
    """Whom they met is asked with cards only; agents come before that."""
    scene = hunting(board=board)
    moves = [{"unit": "character", "to": FACTORY}]
    answers = (4, "power", "nobody") if board is False else (4, "power")
    events = scene.do("move", *answers, seat="s1", moves=moves)
    assert only(events, "subdued")["held"] == 2
    assert FACTORY not in agents(scene)


@pytest.mark.rule("fen.e4.agents.fail.back")
def test_on_an_asked_board_who_fails_is_where_it_was_last_known() -> None:
    scene = hunting(board="ask")
    scene.tonight.seats["s1"].power = 0
    scene.do("move", 9, "back", seat="s1", moves=[{"unit": "character", "to": FACTORY}])
    assert scene.tonight.seats["s1"].units["character"] == {LAND: 1}


def test_the_tray_is_a_way_to_tell_it() -> None:
    scene = hunting(board=False)
    events = scene.do("count", "r3c5", 3, "coins", seat="s1", what="agents")
    assert only(events, "subdued")["at"] == "r3c5"
    assert only(events, "counted")["n"] == 1
    assert scene.tonight.seats["s1"].coins == 1
    failed = scene.do("count", FACTORY, 10, "back", seat="s1", what="agents")
    assert only(failed, "counted")["n"] == 1
    automas = scene.do("count", FACTORY, 4, 3, seat="s2", what="agents")
    assert only(automas, "subdued")["held"] == 2


def test_what_was_told_wrong_is_told_back() -> None:
    scene = hunting()
    scene.do("count", "r3c5", 3, "coins", seat="s1", what="agents")
    back = scene.do("count", seat="s1", what="agents", n=-1)  # only one place lacks an agent
    assert only(back, "agent_back")["at"] == "r3c5"
    assert agents(scene) == ALL
    assert scene.refuses("count", seat="s1", what="agents", n=-1) == "fenris-none-left"
    assert scene.refuses("count", seat="s1", what="agents", n=3) == "not-in-range"
    scene.do("correct", path="laid.agents.r3c5", value=0)
    assert "r3c5" not in agents(scene)
    assert scene.refuses("correct", path="laid.agents.r3c5", value=2) == "not-in-range"
    assert scene.refuses("correct", path="laid.agents.r1c1", value=1) == "agents-not-there"
    assert scene.refuses("correct", path="laid.others", value=1) == "unknown-part"


def test_an_agent_where_none_is_cannot_be_subdued() -> None:
    scene = hunting()
    question = asked(scene, do="count", seat="s1", what="agents")
    with pytest.raises(Refusal, match="not-an-option"):
        question.check("r1c1")
    scene.tonight.laid["agents"] = {}
    assert scene.refuses("count", seat="s1", what="agents") == "agents-none-left"


# The end


@pytest.mark.rule("fen.e4.end.agents")
def test_the_game_ends_with_the_last_agent() -> None:
    scene = hunting()
    scene.tonight.laid["agents"] = {"r5c6": 1}
    scene.tonight.seats["s2"].holds = {"agents": 7}
    events = walk(scene, "s1", ("character", LAND, "r5c6"), answers=(3, "power"))
    ended = only(events, "ended")
    assert (ended["seat"], ended["rule"]) == ("s1", "fen.e4.end.agents")
    assert scene.refuses("automa_turn", seat="s2") == "end-reached"
    scene.do("count", "r3c2", seat="s1", what="agents", n=-1)
    assert scene.tonight.ended is None


@pytest.mark.rule("fen.e4.end.sixth-star")
def test_the_sixth_star_ends_it_with_agents_or_without() -> None:
    scene = hunting()
    for space in ("upgrades", "mechs", "structures", "recruits", "workers"):
        assert every(scene.do("mark", seat="s1", at=space), "ended") == []
    ended = only(scene.do("mark", seat="s1", at="power"), "ended")
    assert (ended["seat"], ended["rule"]) == ("s1", "fen.e4.end.sixth-star")


def test_more_agents_than_there_are_cannot_be_told() -> None:
    scene = fourth(*CRIMEA_AND_NORDIC).begun()
    coins, facts = {"s1": 40, "s2": 30}, {"agents": {"s1": 5, "s2": 4}}
    with pytest.raises(Refusal, match="fenris-too-many"):
        scene.do("episode_result", coins=coins, facts=facts)
    with pytest.raises(Refusal, match="not-in-range"):
        scene.do("episode_result", coins=coins, facts={"agents": {"s1": 9}})
    assert scene.state.phase == "play"


# Words


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_all_of_it_is_told_in_three_languages(language: str) -> None:
    scene = hunting()
    words = spoken(scene, language)
    events = walk(scene, "s1", ("character", LAND, FACTORY), answers=(5, "mixed", 2, 2))
    events += scene.do("count", "r3c5", 5, "back", seat="s1", what="agents")
    events += scene.do("count", seat="s1", what="agents", n=-1)
    said = [words.event(one) for one in events]
    assert len(set(said)) >= 7
    question = asked(
        hunting(),
        ("number:agents_total:s1", 5),
        do="move",
        seat="s1",
        moves=[{"unit": "character", "from": LAND, "to": FACTORY}],
    )
    plain = {"ask": "choice", "seat": "s1", "options": ["power", "mixed"]}
    plain |= {name: getattr(question, name) for name in ("about", "total", *PAID)}
    assert "5" in words.question(plain)
    assert "5" in words.option(plain, "power")
    for about in ("agents_where", "agents_back", "agents_near"):
        places = {"ask": "choice", "about": about, "seat": "s1", "options": [FACTORY]}
        assert words.question(places)
        assert words.option(places, FACTORY) != FACTORY
    near = {"ask": "choice", "about": "agents_near", "seat": "s2", "options": ["nowhere"]}
    assert words.option(near, "nowhere") != "nowhere"


PAID = ("power", "coins", "popularity")


@pytest.mark.rule("fen.e4.agents.fail.back")
def test_one_that_comes_from_home_goes_back_there() -> None:
    scene = hunting()
    scene.tonight.seats["s1"].power = 0
    stand(scene, "s1", character="base:crimea", worker=FAR)
    walk(scene, "s1", ("character", "base:crimea", FACTORY), answers=(9, "back"))
    assert scene.tonight.seats["s1"].units["character"] == {"base:crimea": 1}
