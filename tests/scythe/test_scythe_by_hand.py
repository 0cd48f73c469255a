"""Cards only: what the line says, and what a lost combat means for the hand."""

import pytest

from tests.scythe.scene import every, only, place, solo
from thirdchair.kit.refusals import Refusal
from thirdchair.words.games.scythe import ScytheWords

SETUP = {"seats": [{"kind": "human", "name": "Ana"}, {"kind": "automa", "faction": "nordic"}]}


@pytest.mark.rule("scy.automa.attack.power")
def test_an_attack_beyond_its_power_is_not_in_the_line() -> None:
    weak = solo("nordic", "crimea", board=False).give("s2", power=5)
    events = weak.turn("s2", 17)
    assert only(events, "skipped", what="attack")["rule"] == "scy.automa.attack.power"
    assert only(events, "line")["moves"] == ["worker_attack", "move_worker"]
    assert "needs" not in only(events, "line")


def test_the_line_says_how_much_power_an_attack_needs() -> None:
    strong = solo("nordic", "crimea", board=False).give("s2", power=6)
    line = only(strong.turn("s2", 17, "nobody"), "line")
    assert (line["moves"], line["needs"]) == (["attack", "worker_attack", "move_worker"], [6, 0, 0])
    assert "attack (power 6), worker attack" in ScytheWords("en", SETUP).event(line)
    assert "Angriff (Stärke 6)" in ScytheWords("de", SETUP).event(line)
    assert "útok (síla 6)" in ScytheWords("cs", SETUP).event(line)


@pytest.mark.rule("scy.automa.move.impossible", "scy.automa.turn.no-move")
def test_an_entry_without_a_unit_on_the_board_is_not_in_the_line() -> None:
    scene = solo("nordic", "crimea", board=False).put("s2", worker=[25])
    events = scene.turn("s2", 17)
    assert only(events, "line")["moves"] == ["move_worker"]
    empty = solo("nordic", "crimea", board=False).give("s2", power=9).put("s2")
    events = empty.turn("s2", 17)
    assert not every(events, "line")
    assert only(events, "skipped", what="move")["rule"] == "scy.automa.turn.no-move"


def test_a_human_who_is_beaten_at_home_or_abroad_is_told_to_go_home() -> None:
    scene = solo("nordic", "crimea", board=False).give("s2", power=9, cards=0)
    events = scene.turn("s2", 17, "s1", 0, 0, 6)
    back = only(events, "retreated")
    assert back == {
        "type": "retreated",
        "seat": "s1",
        "unit": "all",
        "from": "",
        "to": "base:crimea",
        "n": 0,
        "rule": "scy.automa.combat.human-loses",
    }
    said = ScytheWords("en", SETUP).event(back)
    assert said == "Ana: all units in that territory go back: home base of Crimea."
    moved = solo("nordic", "crimea", board=False).give("s2", power=9, cards=0)
    events = moved.move("s1", ("character", 93, 55), answers=("s2.combat", 0, 0, 6))
    assert only(events, "retreated")["from"] == place(55)
    assert moved.at("s1", "character") == {"base:crimea": 1}


def test_who_comes_from_somewhere_makes_up_no_move() -> None:
    """Where the board is not tracked nobody need say from where somebody has come."""
    come = {"do": "move", "seat": "s1", "moves": [{"unit": "mech", "to": place(55)}]}
    cards = solo("nordic", "crimea", board=False)
    before = dict(cards.state.seats["s1"].units)
    assert every(cards.do(come, "nobody"), "went") == []
    assert cards.state.seats["s1"].units == before

    asked = solo("nordic", "crimea", board="ask").put("s1", mech=[44, 45])
    assert every(asked.do(come), "went") == []
    assert asked.at("s1", "mech") == {place(45): 1, place(55): 1}
    for scene in (cards, asked):
        for n in (0, 5):
            some = {**come, "moves": [{"unit": "mech", "n": n, "to": place(56)}]}
            with pytest.raises(Refusal, match="not-in-range"):
                scene.do(some)

    tracked = solo("nordic", "crimea").put("s1", mech=[44])
    with pytest.raises(Refusal) as refused:
        tracked.do(come)
    assert refused.value.text == "start-missing"
