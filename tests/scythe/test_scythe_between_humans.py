"""Humans who meet on a tracked board: who won, who goes home, and one master on each territory."""

from typing import Any

import pytest

from tests.scythe.scene import FACTORY, Scene, automa, every, human, only, place, places
from thirdchair.kit.flow import frozen
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import Refusal


def two(**setup: Any) -> Scene:
    """Ana of Rusviet, s1, and Bo of Saxony, s2, with an Automa far away."""
    ana, bo = human("rusviet", name="Ana"), human("saxony", "militant", "Bo")
    scene = Scene(ana, bo, automa("crimea"), **setup)
    return scene.put("s1", character=67, mech=[63]).put("s2", character=81, mech=[64])


def picked(scene: Scene) -> Pick:
    """The only question of the last command."""
    (question,) = scene.asked
    assert isinstance(question, Pick)
    return question


@pytest.mark.rule("scy.automa.human.combat")
def test_the_table_is_asked_who_won_and_the_loser_goes_home() -> None:
    scene = two().give("s1", popularity=5)
    scene.put("s2", character=81, mech=[64], worker=[64, 64])
    events = scene.move("s1", ("mech", 63, 64), answers=("s1",))
    assert picked(scene).about == "combat_winner"
    assert (picked(scene).options, picked(scene).at) == (("s1", "s2"), place(64))
    fought = only(events, "fought")
    assert (fought["attacker"], fought["defender"], fought["winner"]) == ("s1", "s2", "s1")
    assert fought["rule"] == "scy.automa.human.combat"
    assert scene.at("s2", "mech") == {"base:saxony": 1}
    assert scene.at("s2", "worker") == {"base:saxony": 2}
    assert scene.at("s1", "mech") == {place(64): 1}
    assert only(events, "gained", seat="s1", what="popularity")["n"] == -2
    assert scene.state.seats["s1"].popularity == 3
    assert only(events, "star", seat="s1")["triumph"] == "combat"


def test_an_attacker_who_loses_goes_home_and_nobody_loses_popularity() -> None:
    scene = two()
    scene.put("s1", character=67, mech=[63], worker=[63])
    events = scene.move("s1", ("mech", 63, 64), ("worker", 63, 64), answers=("s2",))
    assert scene.at("s1", "mech") == scene.at("s1", "worker") == {"base:rusviet": 1}
    assert scene.at("s2", "mech") == {place(64): 1}
    assert not every(events, "gained")
    assert only(events, "star")["seat"] == "s2"


@pytest.mark.rule("scy.automa.human.workers")
def test_workers_without_a_fighter_are_driven_home_without_a_question() -> None:
    scene = two().give("s1", popularity=5)
    scene.put("s2", character=81, worker=[64, 64])
    events = scene.move("s1", ("mech", 63, 64))
    assert scene.asked == []
    driven = only(events, "retreated", seat="s2", unit="worker")
    assert (driven["n"], driven["to"], driven["rule"]) == (
        2,
        "base:saxony",
        "scy.automa.human.workers",
    )
    assert scene.state.seats["s1"].popularity == 3
    assert not every(events, "star"), "nobody has fought"


def test_workers_alone_do_not_enter_another_humans_territory() -> None:
    scene = two()
    scene.put("s1", worker=[63])
    before = frozen(scene.state)
    with pytest.raises(Refusal, match="workers-cannot-enter"):
        scene.move("s1", ("worker", 63, 64))
    assert frozen(scene.state) == before


def test_the_seats_are_offered_in_their_order_whoever_attacks() -> None:
    scene = two()
    events = scene.move("s2", ("mech", 64, 63), answers=("s2",))
    assert (picked(scene).seat, picked(scene).options) == ("s2", ("s1", "s2"))
    assert (only(events, "fought")["attacker"], only(events, "star")["seat"]) == ("s2", "s2")
    assert scene.at("s1", "mech") == {"base:rusviet": 1}


def test_each_territory_of_a_move_asks_for_itself() -> None:
    scene = two()
    scene.put("s1", mech=[63], character=73).put("s2", mech=[64], character=74)
    events = scene.move("s1", ("mech", 63, 64), ("character", 73, 74), answers=("s2", "s1"))
    assert [one["winner"] for one in every(events, "fought")] == ["s2", "s1"]
    assert scene.at("s1", "character") == {place(74): 1}
    assert scene.at("s2", "character") == {"base:saxony": 1}


def asked_about_abilities(faction: str) -> Scene:
    """A human of the faction, s1, and one of Saxony, s2."""
    people = human(faction), human("saxony", "militant")
    return Scene(*people, automa("crimea"), abilities="ask")


def test_a_nordic_loser_may_go_to_a_lake() -> None:
    scene = asked_about_abilities("nordic")
    scene.put("s1", mech=[64], worker=[64], character=15).put("s2", mech=[63], character=81)
    events = scene.move("s2", ("mech", 63, 64), answers=("s2", place(65)))
    whereto = scene.asked[1]
    assert isinstance(whereto, Pick)
    assert whereto.options == ("base:nordic", *places(53, 65))
    assert scene.at("s1", "mech") == {place(65): 1}
    assert scene.at("s1", "worker") == {"base:nordic": 1}, "workers do not swim"
    assert only(events, "gained", seat="s2", what="popularity")["n"] == -1


def test_an_ability_of_polania_spares_popularity_against_humans_too() -> None:
    scene = asked_about_abilities("polania")
    scene.put("s1", mech=[63], character=41).put("s2", mech=[64], worker=[64], character=81)
    events = scene.move("s1", ("mech", 63, 64), answers=("s1", "camaraderie"))
    assert not every(events, "gained")
    driven = asked_about_abilities("polania")
    driven.put("s1", mech=[63], character=41).put("s2", worker=[64], character=81)
    events = driven.move("s1", ("mech", 63, 64))
    assert only(events, "gained")["n"] == -1, "it spares nothing where nobody fought"


def test_the_sixth_star_of_a_human_combat_ends_the_game() -> None:
    scene = two()
    for triumph in ("upgrades", "mechs", "recruits", "workers", "power"):
        scene.do({"do": "star", "seat": "s2", "triumph": triumph})
    events = scene.move("s1", ("mech", 63, 64), answers=("s2",))
    assert only(events, "ended")["seat"] == "s2"


def test_the_factory_is_counted_for_one_of_them() -> None:
    assert place(54) == FACTORY
    scene = two().put("s1", mech=[55], character=48).put("s2", mech=[54], character=81)
    scene.move("s1", ("mech", 55, 54), answers=("s1",))
    events = scene.do({"do": "finish"}, 50, 0, 0, 0, 0, 0, 0, 0)
    sheet = only(events, "result")["sheet"]
    assert (sheet["s1"]["territories"], sheet["s2"]["territories"]) == (3, 0)


def test_an_asked_board_and_cards_only_leave_it_to_the_people() -> None:
    scene = two(board="ask")
    events = scene.move("s1", ("mech", 63, 64))
    assert only(events, "skipped", what="combat")["rule"] == "scy.automa.human.combat"
    assert two(board=False).move("s1", ("mech", 63, 64), answers=("nobody",))


def test_an_asked_board_is_not_sure_of_humans_and_refuses_nothing() -> None:
    scene = two(board="ask").put("s1", worker=[63], character=67)
    scene.move("s1", ("worker", 63, 64))
    scene.do({"do": "place", "seat": "s1", "unit": "mech", "at": place(64)})
    assert scene.at("s1", "worker") == scene.at("s1", "mech") == {place(64): 1}


# By hand


def test_by_hand_nobody_is_put_where_another_human_stands() -> None:
    scene = two()
    before = frozen(scene.state)
    with pytest.raises(Refusal) as caught:
        scene.do({"do": "place", "seat": "s1", "unit": "mech", "at": place(64)})
    assert (caught.value.code, caught.value.text) == ("not_now", "somebody-stands-there")
    assert frozen(scene.state) == before
    scene.do({"do": "remove", "seat": "s2", "unit": "mech", "at": place(64)})
    scene.do({"do": "place", "seat": "s1", "unit": "mech", "at": place(64)})
    assert scene.at("s1", "mech") == {place(63): 1, place(64): 1}


@pytest.mark.parametrize(("seat", "at"), [("s1", 71), ("s3", 64)])
def test_by_hand_no_automa_is_put_beside_a_human_nor_a_human_beside_an_automa(
    seat: str, at: int
) -> None:
    scene = two().put("s3", mech=[71])
    before = frozen(scene.state)
    with pytest.raises(Refusal, match="somebody-stands-there"):
        scene.do({"do": "place", "seat": seat, "unit": "worker", "at": place(at)})
    assert frozen(scene.state) == before
    asked = two(board="ask").put("s3", mech=[71])
    asked.do({"do": "place", "seat": seat, "unit": "worker", "at": place(at)})


@pytest.mark.rule("scy.automa.human.one-master")
@pytest.mark.parametrize("board", ["ask", False])
def test_a_board_that_becomes_a_tracked_one_asks_who_is_where_two_are_known(board: Any) -> None:
    scene = two(board=board)
    scene.put("s1", mech=[64], worker=[64, 64], character=67)
    events = scene.do({"do": "correct", "path": "board", "value": True}, "s2")
    assert (picked(scene).about, picked(scene).at) == ("master", place(64))
    assert scene.at("s1", "mech") == {"base:rusviet": 1}
    assert scene.at("s1", "worker") == {"base:rusviet": 2}
    assert scene.at("s2", "mech") == {place(64): 1}
    assert {one["rule"] for one in every(events, "retreated")} == {"scy.automa.human.one-master"}


def test_two_masters_of_an_older_table_are_told_apart_before_the_result() -> None:
    scene = two().put("s1", mech=[54], character=48).put("s2", mech=[54], character=81)
    events = scene.do({"do": "finish"}, "s1", 50, 0, 0, 0, 0, 0, 0, 0)
    sheet = only(events, "result")["sheet"]
    assert (sheet["s1"]["territories"], sheet["s2"]["territories"]) == (3, 0)
