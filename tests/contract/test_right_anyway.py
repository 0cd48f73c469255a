"""What the books of a table speak against is refused, unless it is right anyway."""

from typing import Any

import pytest

from tests.contract.talking import Talk, started

LANGUAGES = ("en", "de", "cs")


def at_the_board(human: str = "saxony", automa: str = "crimea", **setup: Any) -> Talk:
    """One human against one Automa; the people draw, and nobody asks about abilities."""
    seats = [
        {"kind": "human", "name": "Ana", "faction": human, "mat": "engineering"},
        {"kind": "automa", "faction": automa, "level": "automa"},
    ]
    chosen = {"chance": "table", "abilities": "off", **setup}
    talk = Talk()
    talk.ok(new={"game": "scythe", "mode": "automa", "seats": seats, **chosen})
    return talk


def fighting(**setup: Any) -> Talk:
    """Ana's mech has come to one of the Automa; she is asked for her dial."""
    talk = at_the_board(**setup)
    talk.ok(do="place", seat="s1", unit="mech", at="r2c4")
    talk.ok(do="place", seat="s2", unit="mech", at="r3c3")
    talk.ok(do="move", seat="s1", moves=[{"unit": "mech", "from": "r2c4", "to": "r3c3"}])
    return talk


def pending(talk: Talk) -> dict[str, Any]:
    question: dict[str, Any] = talk.table()["pending"]
    return question


def test_no_more_power_than_is_known_unless_it_is_right_anyway() -> None:
    talk = fighting()
    assert pending(talk)["anyway"] == [2, 3, 4, 5, 6, 7]
    error = talk.no(answer=7)
    assert (error["code"], error["where"]) == ("not_now", "answer")
    assert error["message"] == (
        "As far as the app knows, Ana has only 1 power, and the dial cannot show 7. "
        "Dial no more than that, or say that it is right anyway."
    )
    assert talk.no(answer=7, anyway=False)["code"] == "not_now"
    talk.ok(answer=1)
    talk.ok(back=1)
    talk.ok(answer=7, anyway=True)
    assert pending(talk)["about"] == "combat_cards"


def test_no_combat_card_is_worth_one_whatever_anybody_says() -> None:
    talk = fighting()
    talk.ok(answer=0)
    for more in ({}, {"anyway": True}):
        error = talk.no(answer=1, **more)
        assert (error["code"], error["where"]) == ("bad_input", "answer")
        assert "No combat card is worth less than 2" in error["message"]
    assert talk.ok(answer=2)["pending"]["about"] == "combat_cards_count"


def test_no_more_combat_cards_than_are_known() -> None:
    talk = fighting()
    talk.ok(answer=0)
    assert pending(talk)["max"] == 5, "she has four of them, and one unit there"
    assert pending(talk)["anyway"] == [6, 7, 8, 9, 10]
    talk.ok(undo=1)
    talk.ok(do="correct", path="seats.s1.cards", value=1)
    talk.ok(do="move", seat="s1", moves=[{"unit": "mech", "from": "r2c4", "to": "r3c3"}])
    talk.ok(answer=0)
    assert "worth 5 at most here, not 6" in talk.no(answer=6)["message"]
    talk.ok(answer=4)
    error = talk.no(answer=2)
    assert "put in only 1 combat card here, not 2" in error["message"]
    talk.ok(answer=2, anyway=True)
    talk.ok(back=2)
    talk.ok(answer=6, anyway=True)
    assert "anyway" not in pending(talk), "that there are more was said already"


def test_with_cards_only_nobody_meets_units_that_are_not_on_the_board() -> None:
    talk = at_the_board(board=False)
    talk.ok(do="remove", seat="s2", unit="character", at="base:crimea")
    moves = [{"unit": "mech", "from": "r2c4", "to": "r3c3"}]
    talk.ok(do="move", seat="s1", moves=moves)
    assert pending(talk)["options"] == ["nobody", "s2.workers"]
    assert pending(talk)["anyway"] == ["s2.combat"]
    error = talk.no(answer="s2.combat")
    assert error["code"] == "not_now"
    assert "no such unit on the board" in error["message"]
    assert talk.no(answer="s3.combat")["code"] == "bad_input"
    talk.ok(answer="s2.combat", anyway=True)
    assert pending(talk)["about"] == "combat_power"


def test_with_cards_only_no_automa_attacks_another_one_without_combat_units() -> None:
    talk = Talk()
    seats = [
        {"kind": "human", "name": "Ana", "faction": "rusviet", "mat": "engineering"},
        *({"kind": "automa", "faction": faction} for faction in ("crimea", "saxony")),
    ]
    new = {"game": "scythe", "mode": "automa", "seats": seats, "board": False, "chance": "table"}
    talk.ok(new=new)
    talk.ok(do="correct", path="seats.s2.power", value=9)
    talk.ok(do="remove", seat="s3", unit="character", at="base:saxony")
    talk.ok(do="automa_turn", seat="s2")
    talk.ok(answer=17)
    assert pending(talk)["options"] == ["nobody", "s1"]
    assert "no combat unit on the board" in talk.no(answer="s3")["message"]
    talk.ok(answer="s3", anyway=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_doubt_is_said_in_every_language(language: str) -> None:
    talk = fighting(language=language)
    said = [talk.no(answer=7)["message"]]
    talk.ok(answer=0)
    said.append(talk.no(answer=1)["message"])
    talk = fighting(language=language, human="crimea", automa="saxony")
    talk.ok(answer=0)
    said.append(talk.no(answer=2)["message"])
    assert all("{" not in one and len(one) > 40 for one in said), said


def test_anyway_is_said_beside_an_answer_and_is_true_or_false() -> None:
    talk = fighting()
    assert talk.no(answer=7, anyway="yes")["where"] == "anyway"
    assert talk.no(answer=7, anyway=1)["code"] == "bad_input"
    assert talk.no(back=1, anyway=True)["where"] == "anyway"
    duel = started()
    assert duel.no(do="bots_turn", anyway=True)["code"] == "bad_input"


# Abilities by default


def test_abilities_are_asked_for_unless_a_set_up_says_no() -> None:
    """Disarm on a tunnel: 7 against 6 without it, 5 against 6 with it."""

    def fought(*answers: Any, **setup: Any) -> dict[str, Any]:
        talk = Talk()
        seats = [
            {"kind": "human", "name": "Ana", "faction": "saxony", "mat": "engineering"},
            {"kind": "automa", "faction": "crimea", "level": "automa"},
        ]
        new = {"game": "scythe", "mode": "automa", "chance": "table", "seats": seats}
        talk.ok(new={**new, **setup})
        talk.ok(do="place", seat="s1", unit="mech", at="r2c4")
        talk.ok(do="place", seat="s2", unit="mech", at="r3c3")
        talk.ok(do="remove", seat="s2", unit="character", at="base:crimea")
        for path, value in (("s2.tracker", 5), ("s2.scheme", 2), ("s2.power", 8), ("s1.power", 8)):
            talk.ok(do="correct", path=f"seats.{path}", value=value)
        talk.ok(do="automa_turn", seat="s2")
        for answer in answers:
            last = talk.ok(answer=answer)
        combat: dict[str, Any] = next(one for one in last["events"] if one["type"] == "combat")
        return combat

    used = fought(15, "disarm", 6, 0, 7)
    assert (used["totals"], used["winner"]) == ({"s1": 6, "s2": 5}, "s1")
    not_used = fought(15, "none", 6, 0, 7)
    assert (not_used["totals"], not_used["winner"]) == ({"s1": 6, "s2": 7}, "s2")
    assert fought(15, 6, 0, 7, abilities="off")["winner"] == "s2"


# Tokens in the last question


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_cards_only_tokens_are_spoken_of_when_territories_are_counted(language: str) -> None:
    said = {}
    for faction in ("albion", "togawa", "crimea"):
        talk = at_the_board("saxony", faction, board=False, language=language)
        answer = talk.ok(do="finish")
        while answer["pending"]["seat"] != "s2":
            answer = talk.ok(answer=0)
        assert answer["pending"]["about"] == "final_territories"
        said[faction] = answer["pending"]["say"]
    flag, trap = {"en": ("flag", "trap"), "de": ("Flagge", "Falle"), "cs": ("Vlajka", "past")}[
        language
    ]
    assert flag in said["albion"]
    assert trap in said["togawa"]
    assert flag not in said["crimea"]
    assert trap not in said["crimea"]


def test_what_mechs_can_do_needs_a_mech_on_the_board_unless_it_is_right_anyway() -> None:
    talk = at_the_board(human="nordic", abilities="ask")
    talk.ok(do="gain", seat="s1", what="power", n=3)
    talk.ok(do="gain", seat="s2", what="power", n=3)
    talk.ok(do="place", seat="s2", unit="mech", at="r2c4")
    way = {"unit": "character", "from": "base:nordic", "to": "r2c4"}
    talk.ok(do="move", seat="s1", moves=[way])
    assert (pending(talk)["options"], pending(talk)["anyway"]) == (["none"], ["artillery"])
    error = talk.no(answer="artillery")
    assert (error["code"], error["where"]) == ("not_now", "answer")
    assert "lacks a mech on the board" in error["message"]
    talk.ok(answer="artillery", anyway=True)
    assert pending(talk)["about"] == "combat_power"
