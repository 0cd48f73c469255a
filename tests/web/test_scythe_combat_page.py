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
    return ana.label("r5c4").partition(":")[0]


def heading(ana: AtTheBoard) -> str:
    """The words above the question, without the tokens and the arrow between them."""
    found = re.search(r'id="fight">(.*?)</header>', ana.answer.text, re.DOTALL)
    assert found
    return Reading(re.sub(r"<svg.*?</svg>|→", "", found[1], flags=re.DOTALL)).text


def keys(ana: AtTheBoard) -> list[str]:
    buttons = ana.page.form_with("act", "back" if ana.page.ids & {"back-one"} else None).buttons
    return [value.removeprefix("answer ") for _, value in buttons if value.startswith("answer ")]


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
    assert heading(ana) == f"Combat, 2 of 3: combat cards {sides}", "how many cards these are"
    ana.tap("answer 2")
    assert heading(ana) == f"Combat, 3 of 3: cards of the Automa {sides}"
    ana.tap("answer 12")  # two combat cards
    assert heading(ana) == f"Combat, 3 of 3: cards of the Automa {sides}"
    ana.tap("answer 5")
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
    assert keys(ana) == ["0", *(str(value) for value in range(2, 11))]
    ana.send(ana.page.form_with("act", "answer 0"), "act", "answer 1")
    assert ana.answer.status_code == 422
    assert "Combat cards are worth 2 to 5 each" in ana.page.text
    assert ana.client.get(f"/api{ana.path}").json()["pending"]["about"] == "combat_cards"


def test_an_attack_of_the_automa_names_it_first(ana: AtTheBoard) -> None:
    facing(ana, chance="table")
    ana.say(do="correct", path="seats.s2.power", value=9)
    ana.say(do="correct", path="seats.s2.tracker", value=6)
    ana.say(do="automa_turn", seat="s2")
    ana.open(ana.path)
    assert "fight" not in ana.page.ids, "the card of its turn is no combat yet"
    ana.tap(f"answer {ATTACK}")
    assert heading(ana) == "Combat, 1 of 3: power Automa (Crimea) attacks Ana the Factory"


def test_with_cards_only_the_losses_belong_to_the_combat(ana: AtTheBoard) -> None:
    ana.table(board=False)
    ana.say(do="move", seat="s1", moves=[{"unit": "mech", "from": "r1c4", "to": "r4c4"}])
    ana.open(ana.path)
    assert "fight" not in ana.page.ids, "nobody knows yet who stood there"
    ana.tap("answer s2.combat")
    sides = "Ana attacks Automa (Crimea) the Factory"
    assert heading(ana) == f"Combat, 1 of 3: power {sides}"
    ana.tap("answer 7")
    ana.press("act", "answer", value=25)
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
