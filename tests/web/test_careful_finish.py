"""A final score that comes early, or misses the goal on the map, is asked about, never lost."""

from typing import Any

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.played import DUEL, made
from tests.web.reading import Form, Person
from tests.web.scenario_alone import AtScenario
from thirdchair.words import LANGUAGES

YOURS = {
    "en": "Only 3 of your 5 income turns are entered.",
    "de": "Du hast erst 3 von 5 Einkommenszügen eingetragen.",
    "cs": "Zapsáno je teprve 3 z tvých 5 zvýšení blahobytu.",
}
BOTS = {
    "en": "The bots have played only 4 of 5 income turns.",
    "de": "Die Bots haben erst 4 von 5 Einkommenszügen gespielt.",
    "cs": "Boti zatím provedli 4 z 5 zvýšení blahobytu.",
}
ANYWAY = {"en": "It is right anyway", "de": "Es stimmt trotzdem", "cs": "Přesto je to správně"}


def unseen(form: Form) -> Form:
    """The sheet of somebody who has not been asked."""
    form.fields.pop("anyway", None)
    return form


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_before_the_last_income_is_asked_about_first(house: House, language: str) -> None:
    with house.client(language=language) as client:
        me = Alone(client)
        me.table()
        me.correct("era.you", 3)
        me.correct("era.bots", 4)
        page = me.open(f"{me.path}/finish")
        for sentence in (YOURS[language], BOTS[language]):
            assert sentence in page.text
        assert ANYWAY[language] not in page.text, "nothing was entered yet"
        page = me.send(unseen(page.form_with("vp-you")), vp__you="150")
        assert me.answer.status_code == 409
        assert YOURS[language] in page.text
        assert ANYWAY[language] in page.text
        assert not me.view["over"]
        form = page.form_with("vp-you")
        assert form.fields["vp-you"] == "150"
        me.send(form)
        assert me.view["result"]["vp"]["you"] == 150


def test_when_all_income_turns_are_played_nothing_is_asked(ana: Person) -> None:
    me = Alone(ana.client)
    me.table()
    me.correct("era.you", 5)
    me.correct("era.bots", 5)
    page = me.open(f"{me.path}/finish")
    assert "amber" not in page.ids
    assert "anyway" not in page.form_with("vp-you").fields
    me.send(page.form_with("vp-you"), vp__you="150")
    assert me.view["result"]["vp"]["you"] == 150


def test_the_last_income_that_waits_for_you_is_not_early(ana: Person) -> None:
    me = Alone(ana.client)
    me.table(rulings={"automa.final_income": "with_human"})
    me.correct("era.you", 5)
    me.correct("era.bots", 4)
    assert "amber" not in me.open(f"{me.path}/finish").ids


def test_in_a_duel_each_is_named_whose_income_turns_are_missing(ana: Person) -> None:
    path = made(ana.client, DUEL)
    for seat, era in (("p1", 5), ("p2", 4)):
        ana.client.post(f"/api{path}", json={"do": "correct", "path": f"era.{seat}", "value": era})
    page = ana.open(f"{path}/finish")
    assert "Bert: only 4 of 5 income turns are entered." in page.text
    assert "Ana: only" not in page.text
    page = ana.send(unseen(page.form_with("vp-p1")), vp__p1="90", vp__p2="80")
    assert ana.answer.status_code == 409
    form = page.form_with("vp-p1")
    assert (form.fields["vp-p1"], form.fields["vp-p2"]) == ("90", "80")
    assert f"{path}/finish" in ana.open(path).links
    ana.send(form)
    page = ana.open(path)
    assert "Ana wins!" in page.text
    assert f"{path}/finish" not in page.links, "the result is there"
    assert "told-name" not in page.ids, "nothing is set up any more"


# The goal


def at_world_war(client: Any) -> AtScenario:
    me = AtScenario(client)
    me.scenario("atlantis", 2)
    me.correct("era.you", 5)
    me.correct("era.bots", 5)
    for place in (17, 18):
        me.correct(f"hexes.{place}", {"tile": True, "tokens": [{"who": "automa"}]})
    return me


def test_the_sheet_says_the_goal_and_how_you_stand(ana: Person) -> None:
    me = at_world_war(ana.client)
    page = me.open(f"{me.path}/finish")
    assert "As it stands: Territories: 1 yours, 3 the Automa's." in page.text
    assert "the goal is missed: you control 1, you need 4." in page.text
    page = me.send(unseen(page.form_with("vp-you")), vp__you="200")
    assert me.answer.status_code == 409
    assert not me.view["over"]
    for place in (10, 11, 12):
        me.correct(f"hexes.{place}", {"tile": True, "tokens": [{"who": "you"}]})
    page = me.open(f"{me.path}/finish")
    assert "amber" not in page.ids
    me.send(page.form_with("vp-you"), vp__you="200")
    assert me.view["result"]["winner"] == ["you"]


@pytest.mark.parametrize(
    ("number", "said"),
    [(4, "income buildings"), (5, "Mystics")],
)
def test_a_goal_that_only_you_know_is_said_too(ana: Person, number: int, said: str) -> None:
    me = AtScenario(ana.client)
    me.scenario("atlantis", number)
    goal = me.open(f"{me.path}/finish")
    assert "goal" in goal.ids
    assert said in goal.text


def test_who_has_the_points_against_the_kaiju_is_not_asked(ana: Person) -> None:
    me = AtScenario(ana.client)
    me.scenario("kaiju", 2)
    page = me.open(f"{me.path}/finish")
    assert "amber" not in page.ids, "nobody knows yet what will be typed"
    page = me.send(page.form_with("vp-you"), vp__you="30")
    assert me.answer.status_code == 409
    assert "Only 0 of your 5 income turns are entered." in page.text
    assert page.form_with("vp-you").fields["vp-you"] == "30"
    form = unseen(page.form_with("vp-you"))
    me.send(form, vp__you="70")
    assert me.view["result"]["winner"] == ["you"]
