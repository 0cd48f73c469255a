"""A mended step and what came later: answered again, gone back to, or said to be missing."""

import pytest

from tests.web.alone import Alone
from thirdchair.words import LANGUAGES


def three_pairs(me: Alone) -> None:
    """Bots' turns with real cards at the steps 2, 4, 6 and 8; the person advances in between."""
    me.table(chance="table")
    me.say(answer=9)
    me.say(do="income")
    me.say(do="bots_turn")
    for first, second in ((5, 4), (6, 7), (3, 2)):
        me.say(do="advance", track="science")
        me.say(do="bots_turn")
        me.say(answer=first)
        me.say(answer=second)
    me.open(me.path)


def other_card(me: Alone, step: int, card: int) -> None:
    me.open(f"{me.path}/fix/{step}")
    me.press("act", "answers", answer__0=str(card))


def test_a_step_that_no_longer_fits_is_named_and_answered_again(me: Alone) -> None:
    three_pairs(me)
    other_card(me, 4, 6)
    assert "Step 6 · Bots' turn : “6” is" in me.page.text
    buttons = [(name, value) for form in me.page.forms for name, value in form.buttons]
    assert ("again", "6") in buttons
    assert not {value for name, value in buttons if name == "decide"} & {"take", "keep"}
    page = me.press("again", "6")
    assert "Step 6 · Bots' turn Draw a card from the decision deck." in page.text
    me.press("add", "5")
    me.press("add", "7")
    assert "On the table this would differ" in me.page.text
    me.press("decide", "take")
    assert "missing" not in me.page.ids
    assert me.view["decision"]["discard"][:4] == [6, 4, 5, 7]


def test_it_goes_back_to_the_step_that_no_longer_fits(me: Alone) -> None:
    three_pairs(me)
    other_card(me, 4, 6)
    me.press("decide", "back 6")
    view = me.view
    assert view["decision"]["pair"] == {"track": 6, "tie": 4}
    assert view["turn"] == 2
    assert "Bots" in me.page.text
    assert me.say(view=True)["next"]["who"] == ["bots"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_that_is_left_out_is_said_on_the_first_line_until_it_is_put_in(
    me: Alone, language: str
) -> None:
    three_pairs(me)
    other_card(me, 4, 6)
    me.press("without", "6")
    assert "Before step 6 a turn is missing, that of: The bots." in me.page.text
    me.press("decide", "take")
    assert "Before step 6 a turn is missing, that of: The bots." in me.page.text
    me.client.headers["accept-language"] = language
    said = me.open(me.path)
    assert "missing" in said.ids
    main = said.text
    me.client.headers["accept-language"] = "en"
    assert {"en": "a turn is missing", "de": "fehlt ein Zug", "cs": "chybí tah"}[language] in main
    me.open(f"{me.path}/fix/6?how=insert")
    form = next(
        form
        for form in me.page.forms
        for name, value in form.buttons
        if name == "change" and '"bots_turn"' in value
    )
    change = next(value for name, value in form.buttons if '"bots_turn"' in value)
    me.send(form, "change", change)
    me.press("add", "5")
    me.press("add", "7")
    me.press("decide", "take")
    assert "missing" not in me.page.ids


def test_undo_takes_the_note_along_and_it_can_be_let_be(me: Alone) -> None:
    three_pairs(me)
    other_card(me, 4, 6)
    me.press("without", "6")
    me.press("decide", "take")
    me.open(f"{me.path}/history")
    assert "missing" in me.page.ids
    me.press("act", "jump 5")
    assert "missing" not in me.page.ids, "that turn is still to come now"
    me.press("act", "jump 7")
    assert "missing" in me.page.ids
    me.press("act", "let-be")
    assert "missing" not in me.page.ids
    assert "missing" not in me.open(me.path).ids


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("change", '{"kind":"delete","again":{"x":[]}}'),
        ("change", '{"kind":"delete","again":[]}'),
        ("change", '{"kind":"delete","without":["6"]}'),
        ("again", "six"),
        ("without", ""),
        ("decide", "back"),
        ("decide", "back 99999999999"),
        ("decide", "back 2"),
        ("decide", "forth 6"),
    ],
)
def test_what_no_button_says_is_refused_and_changes_nothing(
    me: Alone, field: str, value: str
) -> None:
    three_pairs(me)
    before = me.view
    other_card(me, 4, 6)
    form = me.page.form_with("again")
    me.send(form, field, value)
    assert me.answer.status_code == 422, me.page.text
    assert me.view == before


def test_an_answer_to_a_later_step_that_does_not_fit_is_refused(me: Alone) -> None:
    three_pairs(me)
    before = me.view
    other_card(me, 4, 6)
    me.press("again", "6")
    form = me.page.form_with("add")
    for card in ("6", "99", "Guilds"):
        me.send(form, "add", card)
        assert me.answer.status_code == 422, me.page.text
    assert me.view == before


def test_what_changed_meanwhile_is_not_mended_over(me: Alone) -> None:
    three_pairs(me)
    other_card(me, 4, 6)
    form = me.page.form_with("decide")
    me.say(do="advance", track="military")
    me.send(form, "decide", "back 6")
    assert me.answer.status_code == 409, me.page.text
    assert me.view["tracks"]["you"]["military"] == 1
