"""A mended step and what came later: answered again, gone back to, or said to be missing."""

from collections.abc import Iterator

import httpx
import pytest

from tests.contract.test_contract_mending import MAD_TESLA, WITH_MAD_TESLA
from tests.web.alone import Alone
from tests.web.house import House
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
    card = "Draw a card from the decision deck."
    assert f"Step 6 · Bots' turn Track card (left): {card}" in page.text
    assert "given" not in me.page.ids
    page = me.press("add", "5")
    assert f"Step 6 · Bots' turn Answered so far: 5 Tiebreaker card (right): {card}" in page.text
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
        ("again", "six"),
        ("again", "8"),
        ("without", ""),
        ("without", "4"),
        ("sealed", "keep you"),
        ("sealed", ""),
        ("add", "5"),
        ("last", "1"),
        ("decide", "back"),
        ("decide", "back 99999999999"),
        ("decide", "back 2"),
        ("decide", "forth 6"),
        ("decide", "take"),
        ("decide", "keep"),
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
    assert me.answer.status_code in (409, 422), me.page.text
    assert "open-mend" in me.open(me.path).ids, "it is as open as it was"
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
    me.press("decide", "give-up")
    me.say(do="advance", track="military")
    me.send(form, "decide", "back 6")
    assert me.answer.status_code == 409, me.page.text
    assert me.view["tracks"]["you"]["military"] == 1


# It is kept


@pytest.fixture
def other(me: Alone) -> Iterator[Alone]:
    """A second browser, which comes to a table later."""
    url, headers = me.client.base_url, {"accept-language": "en"}
    with httpx.Client(base_url=url, headers=headers) as client:
        yield Alone(client)


def test_any_phone_goes_on_with_it_and_until_then_the_table_is_as_it_was(
    me: Alone, other: Alone
) -> None:
    three_pairs(me)
    before, table = me.view, me.open(me.path)
    advance = table.form_with("act", "advance science")
    other_card(me, 4, 6)
    me.press("again", "6")
    me.press("add", "5")
    other.path = me.path
    page = other.open(other.path)
    assert "Step 4 is being fixed" in page.text
    assert "open-mend" in other.open(f"{other.path}/history").ids
    other.open(f"{other.path}/fix/2")
    assert other.page.text == other.open(f"{other.path}/fix/4").text, "one is open, and no other"
    asked = "Answered so far: 5 Tiebreaker card (right): Draw a card"
    assert f"Step 6 · Bots' turn {asked}" in other.page.text
    assert other.view == before
    refused = other.send(other.open(other.path).form_with("act", "advance science"), "act", "undo")
    assert other.answer.status_code == 409
    assert "Step 4 is being fixed. Finish that or give it up first" in refused.text
    me.send(advance, "act", "advance science")
    assert me.answer.status_code == 409, "an older page"
    assert other.view == before
    other.open(f"{other.path}/fix/4")
    other.press("add", "7")
    other.press("decide", "take")
    assert other.view["decision"]["discard"][:4] == [6, 4, 5, 7]
    assert "open-mend" not in me.open(me.path).ids


def test_two_phones_that_answer_at_once_do_not_answer_twice(me: Alone, other: Alone) -> None:
    three_pairs(me)
    other_card(me, 4, 6)
    me.press("again", "6")
    other.path = me.path
    theirs = other.open(f"{other.path}/fix/4").form_with("add")
    me.press("add", "5")
    other.send(theirs, "add", "7")
    assert other.answer.status_code == 409
    assert "The table has moved on in the meantime" in other.page.text
    assert "This is kept" in other.page.text, "they go on from how it stands now"
    other.press("add", "7")
    assert "On the table this would differ" in other.page.text


def test_a_tap_that_comes_twice_counts_once(me: Alone) -> None:
    three_pairs(me)
    other_card(me, 4, 6)
    for name, value in (("again", "6"), ("add", "5"), ("add", "7"), ("decide", "take")):
        form = me.page.form_with(name)
        me.send(form, name, value)
        revision = me.say(view=True)["revision"]
        page = me.page.text
        me.send(form, name, value)
        assert me.answer.status_code == 200, me.page.text
        assert me.say(view=True)["revision"] == revision
        if name != "decide":
            assert me.page.text == page
    assert me.view["decision"]["discard"][:4] == [6, 4, 5, 7]


def test_the_last_answer_is_taken_back_and_the_rest_stays(me: Alone) -> None:
    three_pairs(me)
    other_card(me, 4, 6)
    assert ("last", "1") not in [one for form in me.page.forms for one in form.buttons]
    me.press("again", "6")
    me.press("add", "7")
    me.press("last", "1")
    assert "Step 6 · Bots' turn Track card (left): Draw a card" in me.page.text
    me.press("add", "5")
    me.press("add", "7")
    me.press("decide", "take")
    assert me.view["decision"]["discard"][:4] == [6, 4, 5, 7]


def test_given_up_on_the_table_everything_is_as_before(me: Alone) -> None:
    three_pairs(me)
    before = me.say(view=True)
    other_card(me, 4, 6)
    me.press("again", "6")
    me.open(me.path)
    me.press("decide", "give-up")
    assert "open-mend" not in me.page.ids
    after = me.say(view=True)
    assert after["revision"] > before["revision"], "other pages learn of it"
    assert {**after, "revision": 0} == {**before, "revision": 0}
    me.open(me.path)
    me.tap("advance science")
    assert me.answer.status_code == 200


def test_what_is_whole_at_once_is_looked_at_and_blocks_nobody(me: Alone) -> None:
    three_pairs(me)
    other_card(me, 4, 9)
    assert "On the table this would differ" in me.page.text
    assert "open-mend" not in me.open(me.path).ids


def test_the_list_of_an_undo_outlives_a_mend_that_is_given_up(me: Alone) -> None:
    three_pairs(me)
    me.open(me.path)
    me.tap("undo")
    assert "hands" in me.page.ids
    other_card(me, 4, 8)
    me.open(f"{me.path}/fix/5?how=insert")
    form = next(one for one in me.page.forms for _, value in one.buttons if '"bots_turn"' in value)
    change = next(value for _, value in form.buttons if '"bots_turn"' in value)
    me.send(form, "change", change)
    assert "open-mend" in me.open(me.path).ids
    me.press("decide", "give-up")
    assert "hands" in me.open(me.path).ids


def test_a_kill_loses_nothing_of_it(own_house: House) -> None:
    with own_house.client() as client:
        me = Alone(client)
        three_pairs(me)
        other_card(me, 4, 6)
        me.press("again", "6")
        me.press("add", "5")
    own_house.kill()
    own_house.start()
    with own_house.client() as client:
        again = Alone(client)
        again.path = me.path
        again.open(f"{again.path}/fix/4")
        again.press("add", "7")
        again.press("decide", "take")
        assert again.view["decision"]["discard"][:4] == [6, 4, 5, 7]


def test_programs_and_pages_go_on_with_the_same_mend(me: Alone) -> None:
    three_pairs(me)
    before = me.view
    told = me.say(mend={"step": 4, "kind": "answers", "other": {"0": 6}})
    assert [one["step"] for one in told["mend"]["misfits"]] == [6]
    me.open(f"{me.path}/fix/4")
    me.press("without", "6")
    told = me.say(view=True)
    assert told["mend"]["missing"] == [{"step": 6, "who": ["bots"]}]
    assert told["view"] == before
    me.say(mend={"decide": "take"})
    page = me.open(me.path)
    assert "Before step 6 a turn is missing, that of: The bots." in page.text


def test_what_was_answered_to_another_question_is_not_said_beside_this_one(me: Alone) -> None:
    """First the roll, then where its number points."""
    made = me.client.post("/api/tables", json={"new": {**WITH_MAD_TESLA, "chance": "table"}})
    me.path = f"/tables/{made.json()['id']}"
    me.say(answer="destroyed")
    me.say(**MAD_TESLA)
    for answer in (3, "E", 4, "W"):
        me.say(answer=answer)
    me.say(mend={"step": 1, "kind": "replace", "command": MAD_TESLA})
    me.open(f"{me.path}/fix/1")
    page = me.press("add", "5")
    assert me.answer.status_code == 200
    assert "which way does 5 point" in page.text
    assert "given" not in page.ids


def test_whoever_saves_the_game_is_told_that_an_open_mend_stays_behind(me: Alone) -> None:
    said = "A step is being fixed: that stays here"
    three_pairs(me)
    for page in ("settings", "delete"):
        assert said not in me.open(f"{me.path}/{page}").text
    other_card(me, 4, 6)
    for page in ("settings", "delete"):
        assert said in me.open(f"{me.path}/{page}").text


def test_of_several_other_answers_the_one_that_cannot_be_is_named(me: Alone) -> None:
    seats = [{"kind": "human", "name": "Ana", "faction": "nordic", "mat": "industrial"}]
    setup = {"game": "scythe", "mode": "horde", "chance": "table", "seats": seats}
    made = me.client.post("/api/tables", json={"new": setup}).json()
    me.path = f"/tables/{made['id']}"
    while made["pending"] is not None:
        asked = made["pending"]
        made = me.say(answer=asked["options"][0] if "options" in asked else asked["min"])
    me.open(f"{me.path}/fix/0")
    first, second = (me.page.form_with("act", "answers").options[f"answer-{n}"] for n in (0, 1))
    other = next(one for one in first if one in second and one == "upgrades")
    me.press("act", "answers", answer__0=other, answer__1=other)
    assert me.answer.status_code == 422
    assert "The answer “6 upgrades” is not possible at this point." in me.page.text
