"""Handing over cards and dice on the pages: in the settings, and beside an open question."""

import re

import pytest

from tests.web.alone import Alone
from tests.web.reading import Form, Person


def chance_form(me: Person, path: str) -> Form:
    return me.open(f"{path}/settings").form_with("act", "chance")


def test_cards_and_dice_are_handed_over_separately(ana: Person) -> None:
    path = ana.new_game(favorite="science")
    form = chance_form(ana, path)
    assert (form.fields["cards"], form.fields["dice"]) == ("app", "app")
    ana.send(form, "act", "chance", cards="table")
    form = chance_form(ana, path)
    assert (form.fields["cards"], form.fields["dice"]) == ("table", "app")
    ana.open(path)
    ana.tap("income")
    page = ana.tap("income")
    assert "Left card:" in page.text


def test_handing_over_the_cards_says_so_and_how_to_sort_them(me: Alone) -> None:
    path = me.table()
    me.say(do="bots_turn")
    form = chance_form(me, path)
    assert "Decision deck" not in me.page.text
    page = me.send(form, "act", "chance", cards="table", dice="app")
    assert "Saved: from now on the cards come from the table." in page.text
    decks = {
        name: {int(card) for card in found.split(", ")}
        for name, found in re.findall(r"<dt>(\w+).*?</dt><dd>([\d, ]+)</dd>", me.answer.text)
    }
    assert len(decks["Decision"]) == me.view["decision"]["deck"]
    assert len(decks["Progress"]) == me.view["decision"]["progress"]
    assert set.union(*decks.values()) == set(range(1, 23))  # all 22, each in one place
    assert sum(map(len, decks.values())) == 22
    form = me.page.form_with("act", "chance")
    page = me.send(form, "act", "chance", cards="app", dice="app")
    assert "Saved: from now on Third Chair draws and rolls." in page.text


@pytest.mark.parametrize(("field", "value"), [("cards", "magic"), ("dice", "cards"), ("cards", "")])
def test_nobody_else_can_have_them(ana: Person, field: str, value: str) -> None:
    path = ana.new_game()
    ana.send(chance_form(ana, path), "act", "chance", **{field: value})
    assert ana.answer.status_code == 422
    assert chance_form(ana, path).fields[field] == "app"


def test_the_app_draws_just_this_one_card(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    me.say(do="bots_turn")  # income
    me.say(do="bots_turn")
    me.open(me.path)
    page = me.tap("let")
    assert "Right card:" in page.text or "question" in me.answer.text
    pending = me.client.get(f"/api{me.path}").json()["pending"]
    assert (pending["ask"], len(pending["options"])) == ("draw", 7)


def test_without_a_card_to_draw_it_is_a_sentence(me: Alone) -> None:
    me.open(me.table())
    form = me.page.form_with("act", "income")
    page = me.send(form, "act", "let")
    assert me.answer.status_code == 409
    assert "nothing that Third Chair could draw" in page.text
