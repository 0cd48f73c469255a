"""The end of a scenario, as its sheet asks for it and as the table shows it."""

import pytest

from tests.web.reading import Person
from tests.web.scenario_alone import BOTS, INCOME, AtScenario

LANDMARKS = ("exploration:4", "science:4", "science:7", "technology:4")


@pytest.fixture
def me(ana: Person) -> AtScenario:
    return AtScenario(ana.client)


def test_points_for_landmarks_are_in_what_the_sheet_of_utopia_shows(me: AtScenario) -> None:
    me.scenario("atlantis", 3)
    me.play(INCOME, {"do": "vp", "who": "you", "add": 55})
    for landmark in LANDMARKS:
        me.correct(f"landmarks.{landmark}", "you")
    me.correct("vp.automa", 60)
    me.correct("landmarks.technology:7", "automa")
    page = me.open(f"{me.path}/finish")
    assert page.form_with("vp-you").fields["vp-you"] == "75"
    assert "Including 20 VP for your landmarks" in page.text
    assert "Automa: 65 points" in page.text
    me.press("vp-you", None)
    assert me.view["result"] == {"winner": ["you"], "vp": {"automa": 65, "you": 75}}


@pytest.mark.rule("tap.scen.win")
def test_with_equal_points_the_sheet_asks_for_resources(me: AtScenario) -> None:
    me.scenario("atlantis", 4)
    me.correct("vp.automa", 30)
    me.open(f"{me.path}/finish")
    page = me.press("vp-you", vp__you="30", full_building_types__you="2")
    assert "Equal points: with a resource left you win" in page.text
    fields = page.form_with("vp-you").fields
    assert (fields["vp-you"], fields["full_building_types-you"]) == ("30", "2")
    me.press("vp-you", resources__you="1")
    assert me.view["result"] == {"winner": ["you"], "vp": {"automa": 30, "you": 30}}


@pytest.mark.rule("tap.kaiju.s1.win")
def test_a_tie_with_the_kaiju_in_your_capital_is_lost_without_a_question(me: AtScenario) -> None:
    me.scenario("kaiju", 1)
    me.correct("vp.automa", 30)
    assert "equal victory points" not in me.open(f"{me.path}/rulebook").text
    me.open(f"{me.path}/finish")
    me.press("vp-you", vp__you="30")
    assert me.view["result"]["winner"] == ["automa"]


def test_an_open_question_for_your_points_is_not_filled_in_twice(me: AtScenario) -> None:
    me.scenario("atlantis", 3)
    me.play(INCOME, {"do": "vp", "who": "you", "add": 55})
    me.correct("landmarks.science:4", "you")
    asked = me.say(do="finish")["pending"]
    assert (asked["about"], asked["included"]) == ("vp", 5)
    assert "Add the 5 VP for your landmarks" in asked["say"]
    page = me.open(f"{me.path}/finish")
    assert page.form_with("vp-you").fields["vp-you"] == "60"


def test_without_bots_the_page_for_points_says_that_yours_count_now(me: AtScenario) -> None:
    me.scenario("kaiju", 2)
    page = me.open(f"{me.path}/more")
    assert "with 70 or more you win at the end of your turn" in page.text
    assert "only needed at the end" not in page.text
    me.press("act", "vp", add=70)
    me.play({"do": "bots_turn"})
    assert me.view["result"] == {"winner": ["you"], "vp": {"you": 70}}
    me.scenario("atlantis", 2)
    assert "only needed at the end" in me.open(f"{me.path}/more").text


@pytest.mark.rule("tap.kaiju.s2.phase")
@pytest.mark.parametrize("first", ["lot", "bots"])
def test_the_kaiju_never_begin_on_the_map(me: AtScenario, first: str) -> None:
    form = me.open("/new?mode=kaiju").form_with("level")
    me.send(form, scenario="2", first=first)
    me.path = me.answer.url.path.removesuffix("/checklist")
    assert me.view["scenario"]["number"] == 2
    assert me.view["first"] == "you"


def test_points_typed_on_the_sheet_wait_for_what_the_last_income_asks(me: AtScenario) -> None:
    rulings = {"automa.final_income": "with_human"}
    me.scenario("kaiju", 1, level=3, rulings=rulings, capital="ask")
    me.play(INCOME, BOTS, BOTS)
    me.correct("era.bots", 4)
    me.open(f"{me.path}/finish")
    me.press("vp-you", vp__you="120")
    asked = me.client.get(f"/api{me.path}").json()["pending"]
    assert asked["about"] == "first_building", "the last income of the bots asks it first"
    while asked["about"] != "vp":
        asked = me.say(answer=asked["options"][0])["pending"]
    page = me.open(me.path)
    assert page.form_with("value").fields["value"] == "120"
    assert me.open(f"{me.path}/finish").form_with("vp-you").fields["vp-you"] == "120"
    me.press("vp-you", None)
    assert me.view["result"]["vp"]["you"] == 120
