"""While a question is open, or when the game is over, no page offers what can only be refused."""

import re

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.played import DUEL, SCYTHE, SOLO, done, finished, made
from tests.web.reading import Person

ENDS = ["/finish", "/correct", "/correct?part=track.science", "/more"]


@pytest.mark.parametrize("address", ENDS)
@pytest.mark.parametrize("setup", [DUEL, SOLO], ids=["duel", "solo"])
def test_an_open_question_is_what_such_a_page_leads_to(
    ana: Person, setup: dict[str, object], address: str
) -> None:
    path = made(ana.client, setup, chance="table")
    if setup is DUEL:
        done(ana.client, path, do="bots_turn")
    page = ana.open(path + address)
    assert (ana.answer.status_code, ana.answer.url.path) == (200, path)
    assert "A question is open. Answer it first" in page.text
    assert page.form_with("act", "answer 9")


@pytest.mark.parametrize("address", ENDS)
@pytest.mark.parametrize("setup", [DUEL, SOLO], ids=["duel", "solo"])
def test_the_result_is_what_such_a_page_leads_to(
    ana: Person, setup: dict[str, object], address: str
) -> None:
    path = finished(ana.client, setup, 120, 100)
    page = ana.open(path + address)
    assert (ana.answer.status_code, ana.answer.url.path) == (200, path)
    assert "The game is over. Undo leads back into it." in page.text
    assert "120" in page.text
    assert "game is over. Undo" not in ana.open(path).text, "only where somebody asked for it"


def test_a_scythe_table_is_not_corrected_while_it_asks(ana: Person) -> None:
    path = made(ana.client, SCYTHE, board="ask")
    assert done(ana.client, path, do="automa_turn", seat="s3")["pending"]
    page = ana.open(f"{path}/correct")
    assert ana.answer.url.path == path
    assert "A question is open. Answer it first" in page.text


def test_hexes_and_rulings_are_looked_at_but_not_changed(me: Alone) -> None:
    me.table(chance="table")
    for part in ("/hex/20", "/rulings"):
        page = me.open(me.path + part)
        assert me.answer.status_code == 200
        assert "A question is open. Answer it first" in page.text
        assert not re.search(r"\bSave\b", page.text), part
    me.say(answer=9)
    for part in ("/hex/20", "/rulings"):
        page = me.open(me.path + part)
        assert "A question is open" not in page.text
        assert re.search(r"\bSave\b", page.text), part


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "Eine Frage ist offen."), ("cs", "Je otevřená otázka.")],
)
def test_the_way_to_the_question_is_told_in_every_language(
    house: House, language: str, sentence: str
) -> None:
    with house.client(language=language) as client:
        person = Person(client)
        path = made(client, SOLO, chance="table")
        assert sentence in person.open(f"{path}/more").text


def test_a_result_is_refused_while_something_else_is_asked(me: Alone) -> None:
    sheet = me.open(f"{me.table()}/finish").form_with("vp-you")
    me.table(chance="table")  # asks for the card that joins the deck
    sheet.action = f"{me.path}/finish"
    sheet.fields["at"] = me.open(me.path).form_with("act", "answer 9").fields["at"]
    page = me.send(sheet, vp__you="77")
    assert me.answer.status_code == 409
    assert "A question is open. Answer it first" in page.text
    assert me.client.get(f"/api{me.path}").json()["pending"]["deck"] == "progress"


# Several rulings of one form


def test_rulings_of_one_form_are_one_step_back_and_say_why(ana: Person) -> None:
    path = made(ana.client, SOLO)
    form = ana.open(f"{path}/rulings").form_with("ruling-automa.final_income")
    others = {
        field: next(value for value in form.options[field] if value != form.fields[field])
        for field in form.fields
        if field.startswith("ruling-") and len(form.options[field]) > 1
    }
    three = dict(sorted(others.items())[:3])
    assert len(three) == 3
    ana.send(form, **{**three, "reason-app": "1", "note": "as we always did"})
    changed = ana.client.get(f"/api{path}").json()["revision"]
    history = ana.open(f"{path}/history").text
    assert history.count("as we always did") == 3
    ana.open(path)
    ana.tap("undo")
    page = ana.open(f"{path}/rulings")
    assert (
        page.form_with("ruling-automa.final_income").fields.items()
        >= {field: form.fields[field] for field in three}.items()
    )
    assert ana.client.get(f"/api{path}").json()["revision"] == changed + 1
    ana.open(path)
    ana.tap("redo")
    page = ana.open(f"{path}/rulings")
    assert page.form_with("ruling-automa.final_income").fields.items() >= three.items()
