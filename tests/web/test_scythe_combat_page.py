"""A combat on the table page of Scythe: one thing with a heading, whatever it asks."""

import re
from typing import Any

import pytest

from tests.web.at_the_board import AtTheBoard
from tests.web.reading import Person, Reading

ATTACK = 17  # Scheme I: attack 6, worker attack, move worker


@pytest.fixture
def ana(ana: Person) -> AtTheBoard:
    return AtTheBoard(ana.client)


def facing(ana: AtTheBoard, **setup: Any) -> str:
    """Ana's mech on the Factory, one of the Automa beside it; the spoken name of its place."""
    ana.table(**setup)
    ana.place("s1", "mech", "r4c4")
    ana.place("s2", "mech", "r5c4")
    ana.open(ana.path)
    return ana.label("r5c4").partition(":")[0] if ana.view["board"] is not False else ""


def heading(ana: AtTheBoard) -> str:
    """The words above the question, without the tokens and the arrow between them."""
    found = re.search(r'id="fight">(.*?)</header>', ana.answer.text, re.DOTALL)
    assert found
    return Reading(re.sub(r"<svg.*?</svg>|→", "", found[1], flags=re.DOTALL)).text


def keys(ana: AtTheBoard, act: str = "answer") -> list[str]:
    return [one.removeprefix(f"{act} ") for one in ana.acts if one.startswith(f"{act} ")]


def test_every_step_says_who_fights_whom_and_where(ana: AtTheBoard) -> None:
    place = facing(ana, chance="table", combat="ask")
    ana.say(do="correct", path="seats.s2.cards", value=2)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r4c4", "to": "r5c4"}])
    sides = f"Ana attacks Automa (Crimea) {place}"
    ana.open(ana.path)
    assert heading(ana) == f"Combat, 1 of 3: power {sides}"
    assert "Ana: how much power do you put on the dial?" in ana.page.text
    ana.tap("answer 2")
    assert heading(ana) == f"Combat, 2 of 3: combat cards {sides}"
    ana.tap("answer 5")
    again = "combat cards, question 2"
    assert heading(ana) == f"Combat, 2 of 3: {again} {sides}", "how many cards these are"
    ana.tap("anyway 2")
    assert heading(ana) == f"Combat, 3 of 3: cards of the Automa {sides}"
    ana.tap("answer 12")  # two combat cards
    for nth in (2, 3):
        assert heading(ana) == f"Combat, 3 of 3: cards of the Automa, question {nth} {sides}"
        ana.tap("answer 5")
    assert ana.client.get(f"/api{ana.path}").json()["pending"] is None
    assert "fight" not in ana.page.ids


def test_one_tap_takes_back_an_answer_and_what_the_page_answered_after_it(ana: AtTheBoard) -> None:
    facing(ana, chance="table", combat="ask")
    ana.say(do="correct", path="seats.s2.cards", value=2)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r4c4", "to": "r5c4"}])
    ana.open(ana.path)
    ana.tap("answer 2")
    ana.tap("answer 2")  # one card: how many these are need not be asked
    assert heading(ana).startswith("Combat, 3 of 3")
    ana.tap("back")
    assert ana.client.get(f"/api{ana.path}").json()["pending"]["about"] == "combat_cards"
    ana.tap("back")
    assert ana.client.get(f"/api{ana.path}").json()["pending"]["about"] == "combat_power"


def test_cards_that_cannot_be_are_no_key_and_refused_with_a_sentence(ana: AtTheBoard) -> None:
    facing(ana)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r4c4", "to": "r5c4"}])
    ana.open(ana.path)
    ana.tap("answer 0")
    assert keys(ana) == ["0", "2", "3", "4", "5"]
    assert keys(ana, "anyway") == ["6", "7", "8", "9", "10"], "she has one card, as far as is known"
    ana.send(ana.page.form_with("act", "answer 0"), "act", "answer 1")
    assert ana.answer.status_code == 422
    assert "No combat card is worth less than 2" in ana.page.text
    assert ana.client.get(f"/api{ana.path}").json()["pending"]["about"] == "combat_cards"


def test_more_power_than_is_known_has_keys_of_its_own(ana: AtTheBoard) -> None:
    facing(ana)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r4c4", "to": "r5c4"}])
    ana.open(ana.path)
    assert keys(ana) == ["0", "1", "2", "3", "4"]
    assert keys(ana, "anyway") == ["5", "6", "7"]
    assert "The app knows of 4 power only. It is right anyway:" in ana.page.text
    ana.send(ana.page.form_with("act", "answer 0"), "act", "answer 7")
    assert ana.answer.status_code == 409
    assert "Ana has only 4 power, and the dial cannot show 7" in ana.page.text
    ana.tap("anyway 7")
    assert ana.client.get(f"/api{ana.path}").json()["pending"]["about"] == "combat_cards"


def test_a_program_says_over_http_that_it_is_right_anyway(ana: AtTheBoard) -> None:
    facing(ana)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r4c4", "to": "r5c4"}])
    refused = ana.client.post(f"/api{ana.path}", json={"answer": 7})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_now")
    taken = ana.client.post(f"/api{ana.path}", json={"answer": 7, "anyway": True})
    assert taken.json()["pending"]["about"] == "combat_cards"


@pytest.mark.parametrize("board", [True, "ask", False])
def test_an_ability_is_asked_by_name_before_the_dial(ana: AtTheBoard, board: bool | str) -> None:
    facing(ana, abilities="ask", board=board)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r4c4", "to": "r5c4"}])
    ana.open(ana.path)
    if board is False:
        ana.tap("answer s2.combat")
    assert heading(ana).startswith("Combat, 1 of ")
    assert ": abilities Ana attacks Automa (Crimea)" in heading(ana)
    assert "Ana: do you use Artillery before the combat?" in ana.page.text
    assert keys(ana) == ["none", "artillery"]
    assert "Artillery: you pay 1 power, the Automa loses 2" in ana.page.text
    ana.tap("answer artillery")
    assert heading(ana).startswith("Combat, 2 of ")
    assert (ana.view["seats"]["s1"]["power"], ana.view["seats"]["s2"]["power"]) == (3, 3)


def test_an_attack_of_the_automa_names_it_first(ana: AtTheBoard) -> None:
    facing(ana, chance="table")
    ana.say(do="correct", path="seats.s2.power", value=9)
    ana.say(do="correct", path="seats.s2.tracker", value=6)
    ana.say(do="automa_turn", seat="s2")
    ana.open(ana.path)
    assert "fight" not in ana.page.ids, "the card of its turn is no combat yet"
    ana.tap(f"answer {ATTACK}")
    assert heading(ana) == "Combat, 1 of 3: power Automa (Crimea) attacks Ana the Factory"


def test_who_has_lost_may_go_to_a_lake_instead_of_home(ana: AtTheBoard) -> None:
    ana.table(chance="table", abilities="ask")
    ana.place("s1", "mech", "r2c4")
    ana.say(do="remove", seat="s2", unit="character", at="base:crimea")
    ana.place("s2", "mech", "r3c4")
    ana.say(do="correct", path="seats.s2.power", value=9)
    ana.say(do="correct", path="seats.s2.tracker", value=6)
    ana.say(do="automa_turn", seat="s2")
    ana.open(ana.path)
    for answer in (ATTACK, "none", 0, 0, 3):
        ana.tap(f"answer {answer}")
    assert ": losses Automa (Crimea) attacks Ana" in heading(ana)
    home, *lakes = keys(ana)
    assert home == "base:nordic"
    assert lakes
    ana.tap(f"answer {lakes[0]}")
    assert ana.at("s1", "mech") == {lakes[0]: 1}


def test_with_cards_only_the_losses_belong_to_the_combat(ana: AtTheBoard) -> None:
    ana.table(board=False)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r1c4", "to": "r4c4"}])
    ana.open(ana.path)
    assert "fight" not in ana.page.ids, "nobody knows yet who stood there"
    ana.tap("answer s2.combat")
    sides = "Ana attacks Automa (Crimea) the Factory"
    assert heading(ana) == f"Combat, 1 of 3: power {sides}"
    ana.tap("anyway 7")
    ana.press("act", "anyway", value=25)
    ana.tap("answer 5")
    assert heading(ana) == f"Combat, 3 of 3: losses {sides}"
    ana.tap("answer 0")
    assert ana.client.get(f"/api{ana.path}").json()["pending"] is None


def test_a_group_leaves_somebody_behind_and_a_piece_goes_back_to_the_mat(ana: AtTheBoard) -> None:
    ana.table()
    ana.place("s1", "worker", "r1c4", 2)
    ana.open(ana.path)
    ana.touch("r1c4")
    assert "All go along. Next you can leave some behind." in ana.page.text
    assert "worker back to the mat" in ana.page.text
    ana.touch("r2c4")
    assert "3 go, 0 stay" in ana.page.text
    assert ana.page.attributes["less-1-worker"]["title"] == "Leave one behind: worker"
    ana.follow("less-1-worker")
    assert "2 go, 1 stays" in ana.page.text


def test_before_the_dial_it_says_what_both_have_and_what_the_automa_can_reach(
    ana: AtTheBoard,
) -> None:
    facing(ana)
    ana.say(do="correct", path="seats.s2.power", value=9)
    ana.say(do="correct", path="seats.s2.cards", value=3)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r4c4", "to": "r5c4"}])
    ana.open(ana.path)
    # With nineteen cards to come: card 13 has power 5 at 9 and three combat cards, 5 each at best.
    assert "power 9, 3 cards at most 20" in ana.page.text
    assert "power 4, 1 card" in ana.page.text
    ana.tap("answer 0")
    assert "at most 20" in ana.page.text


def test_one_combat_unit_has_one_card_unless_it_is_right_anyway(ana: AtTheBoard) -> None:
    facing(ana)
    ana.say(do="correct", path="seats.s1.cards", value=3)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r4c4", "to": "r5c4"}])
    ana.open(ana.path)
    ana.tap("answer 0")
    assert keys(ana) == ["0", "2", "3", "4", "5"]
    assert keys(ana, "anyway") == ["6", "7", "8", "9", "10"]
    assert "With one combat unit it is 5 at most" in ana.page.text
    ana.tap("anyway 7")
    assert ana.client.get(f"/api{ana.path}").json()["pending"] is None, "it is taken"


def test_a_program_says_too_that_two_cards_of_one_unit_are_right_anyway(ana: AtTheBoard) -> None:
    facing(ana)
    ana.say(do="correct", path="seats.s1.cards", value=3)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r4c4", "to": "r5c4"}])
    ana.say(answer=0)
    refused = ana.client.post(f"/api{ana.path}", json={"answer": 7}).json()
    assert "can be worth 5 at most here, not 7" in refused["error"]["message"]
    ana.say(answer=7, anyway=True)


def test_ones_own_combat_is_told_in_lines_for_the_hand(ana: AtTheBoard) -> None:
    ana.table(seed=1)
    ana.say(do="gain", seat="s1", what="power", n=6)
    ana.say(do="gain", seat="s2", what="power", n=7)
    ana.say(do="gain", seat="s2", what="cards", n=4)
    ana.place("s1", "mech", "r2c4")
    ana.place("s2", "mech", "r3c3")
    power = ana.view["seats"]["s2"]["power"]
    way = {"unit": "mech", "from": "r2c4", "to": "r3c3"}
    answer = ana.say(do="move", seat="s1", moves=[way])
    while question := answer["pending"]:
        answer = ana.say(answer=question["max"] if question["about"] == "combat_power" else 0)
    fight = next(one for one in answer["events"] if one["type"] == "combat")
    cards = [one for one in answer["events"] if one["type"] == "drew" and one["deck"] == "combat"]
    assert fight["power"]["s2"]
    assert cards
    ana.open(ana.path)
    told = ana.answer.text.split('id="fought"')[1].split("</ol>")[0]
    assert told.count('class="did"') >= 2, "a tick for the combat and one for the retreat"
    now = power - fight["power"]["s2"]
    assert f'<small class="amount-was">{power}→<b>{now}</b>' in told
    shown = re.sub(r'<span class="unseen">.*?</span>', "", told)
    assert "face-down combat cards unseen" in shown
    assert (
        'id="since"' not in ana.answer.text
        or "Both pay" not in ana.answer.text.split('id="since"')[1].split("</ul>")[0]
    )
