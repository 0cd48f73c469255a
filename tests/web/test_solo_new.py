"""A new solo game, and its set-up as a list of steps."""

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from thirdchair.web.games.tapestry.solo.new import set_up_from


def test_a_new_solo_game_by_the_form(me: Alone) -> None:
    page = me.open("/new?mode=solo")
    assert "/new?game=tapestry&mode=duel" in page.links
    form = page.form_with("level")
    assert form.options["level"] == ["1", "2", "3", "4", "5", "6"]
    assert form.fields["level"] == "2"
    assert (form.fields["color-automa"], form.fields["color-shadow"]) == ("blue", "gray")
    assert "ruling-automa.farthest_metric" in form.options
    me.send(form, level="3", civ__1="scientists", first="bots", color__you="green")
    assert me.answer.url.path.endswith("/checklist")
    me.path = me.answer.url.path.removesuffix("/checklist")
    view = me.view
    assert (view["level"], view["civs"], view["first"]) == (3, ["scientists"], "bots")
    assert view["favorites"]["automa"] == "science"
    assert me.open(me.path).current >= {"seat-bots"}
    assert "Solo, level 3" in me.open("/").text
    # What was chosen comes again, the civilization does not.
    again = me.open("/new").form_with("level").fields
    assert (again["level"], again["color-you"], again["civ-1"]) == ("3", "green", "")


@pytest.mark.rule("tap.level.6.civ2")
def test_on_the_highest_level_the_second_is_chosen_when_the_first_is_known(
    own_house: House,
) -> None:
    with own_house.client() as client:
        me = Alone(client)
        # a field that is hidden while the first is left to the draw forces nothing
        assert "civs" not in set_up_from({"level": "6", "civ-2": "engineers"})
        me.open("/new?mode=solo")
        page = me.send(me.page.form_with("level"), level="6", chance="table")
        me.path = me.answer.url.path.removesuffix("/checklist")
        assert "still has something to ask" in page.text
        me.open(me.path)
        me.tap("answer engineers")
        assert "answer engineers" not in me.acts
        assert {"answer conquerors", "answer explorers"} <= set(me.acts)
        me.tap("answer conquerors")
        me.tap("answer military")
        me.tap("answer 12")
        assert me.view["civs"] == ["engineers", "conquerors"]


@pytest.mark.rule("tap.solo.comp.civ.ff")
def test_a_drawn_card_without_text_is_asked_about_and_can_be_entered(own_house: House) -> None:
    with own_house.client() as client:
        me = Alone(client)
        me.open("/new?mode=solo")
        form = {"with__FF": "yes", "chance": "table", "level": "2", "first": "you"}
        me.send(me.page.form_with("level"), **form)
        me.path = me.answer.url.path.removesuffix("/checklist")
        page = me.open(me.path)
        assert "“Other card”" in page.text
        page = me.tap("answer other")
        assert "one of the 3 cards that Third Chair does not have the text of" in page.text
        assert "/box/tapestry/civilizations/new" in page.links
        me.tap("answer draw_again")
        me.tap("answer other")
        me.tap("answer by_hand")
        assert "answer die" in me.acts
        me.tap("answer science")
        me.tap("answer military")
        me.tap("answer 12")
        assert me.view["civs"] == ["other"]
        assert me.view["favorites"]["automa"] == "science"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"color__you": "blue"}, "a color of its own"),
        ({"level": "6", "civ__1": "engineers", "civ__2": "engineers"}, "two different"),
        ({"level": "6", "civ__1": "engineers"}, "Choose the second as well"),
        ({"favorite__automa": "science", "favorite__shadow": "science"}, "needs another one"),
        ({"level": "7"}, "not possible"),
        ({"level": "x"}, "not a whole number"),
        ({"civ__1": "traders"}, "no Automa civilization"),
        ({"first": "cat"}, "not among the options"),
    ],
)
def test_a_form_that_cannot_be_says_so_and_keeps_the_rest(
    me: Alone, fields: dict[str, str], sentence: str
) -> None:
    me.open("/new?mode=solo")
    page = me.send(me.page.form_with("level"), table__name="Kept", **fields)
    assert me.answer.status_code == 422
    assert sentence in page.text
    assert page.form_with("table-name").fields["table-name"] == "Kept"


def test_level_six_takes_two_civilizations(me: Alone) -> None:
    me.open("/new?mode=solo")
    me.send(me.page.form_with("level"), level="6", civ__1="explorers", civ__2="conquerors")
    me.path = me.answer.url.path.removesuffix("/checklist")
    assert me.view["civs"] == ["explorers", "conquerors"]


def test_the_checklist_and_a_sorted_box(own_house: House) -> None:
    with own_house.client() as client:
        me = Alone(client)
        me.open("/new?mode=solo")
        page = me.send(me.page.form_with("level"), first="you")
        assert "Alliance" in page.text
        assert "Heralds (civilization)" in page.text
        assert "Set up the board for three players" in page.text
        assert "Blue Choose a color for the Automa" in page.text
        page = me.tap("tick tap.solo.remove.civ.heralds")
        assert page.attributes["tick-tap.solo.remove.civ.heralds"]["aria-pressed"] == "true"
        page = me.tap("sorted yes")
        assert "Alliance" not in page.text
        assert "Set up the board for three players" in page.text
        # The next table knows it already.
        me.open("/new")
        page = me.send(me.page.form_with("level"))
        assert "Alliance" not in page.text
        assert "Alliance" in me.tap("sorted no").text


def test_what_one_rule_takes_out_is_ticked_one_by_one(me: Alone) -> None:
    me.table(level=4, expansions=["FF"])
    page = me.open(f"{me.path}/checklist")
    names = {
        one: f"tap.solo.remove.ours/step-remove-civ-ours/{one}" for one in ("genies", "weefolk")
    }
    assert "Our advice, not in the rulebook: these live on opponents" in page.text
    page = me.tap(f"tick {names['genies']}")
    pressed = {one: page.attributes[f"tick-{name}"]["aria-pressed"] for one, name in names.items()}
    assert pressed == {"genies": "true", "weefolk": "false"}
    me.say(do="finish")
    me.say(answer=3)  # points
    back = me.open(f"{me.path}/put-back").text
    assert "Genies" in back
    assert "Weefolk" not in back


def test_with_real_cards_the_draws_come_before_the_steps_that_need_them(me: Alone) -> None:
    me.open("/new?mode=solo")
    page = me.send(me.page.form_with("level"), chance="table", level="2", first="you")
    me.path = me.answer.url.path.removesuffix("/checklist")
    assert "still has something to ask" in page.text
    assert "its favorite track" not in page.text
    me.open(me.path)
    assert {"answer engineers", "answer conquerors"} <= set(me.acts)
    me.tap("answer engineers")
    me.tap("answer military")
    me.tap("answer 12")
    assert me.answer.url.path == f"{me.path}/checklist", "the steps that waited for the draws"
    me.open(me.path)
    assert "income" in me.acts
    assert me.view["favorites"] == {"automa": "technology", "shadow": "military"}
    assert (
        "Put a second Automa token on the starting space of Technology"
        in me.open(f"{me.path}/checklist").text
    )
