"""People alone with a module: the form, the set-up, the table and its end, and no word about an
Automa where none plays."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.modules.test_gate_pages import NEW, confirm
from tests.web.house import House
from tests.web.reading import Person

ALONE = {"kind__2": "human", "name__1": "Ana", "name__2": "Bo", "faction__1": "nordic"}


@pytest.fixture
def ana(own_house: House) -> Iterator[Person]:
    with own_house.client() as client:
        yield Person(client)


def api(person: Person, page: str, request: dict[str, Any]) -> dict[str, Any]:
    told = person.client.post(f"/api{page}", json=request).json()
    while told["pending"]:
        question = told["pending"]
        number = question["ask"] == "number"
        first = question["min"] if number else question["options"][0]
        told = person.client.post(f"/api{page}", json={"answer": first}).json()
    assert told["ok"], told
    return dict(told)


def begun(person: Person, **modules: str) -> str:
    """Where the table lies that the form has made."""
    confirm(person)
    person.open(NEW)
    person.send(person.page.form_with("kind-1"), **ALONE, **modules)
    assert person.answer.status_code == 200
    page = "/".join(person.answer.url.path.split("/")[:3])
    told = person.client.get(f"/api{page}").json()
    if told["pending"]:
        api(person, page, {"answer": told["pending"]["options"][0]})
    return page


@pytest.mark.rule("fen.modules.combine")
def test_people_alone_play_with_a_module_from_the_form_to_the_result(ana: Person) -> None:
    page = begun(ana, module__mad_tesla="yes", module__mech_mods="yes")
    view = ana.client.get(f"/api{page}").json()["view"]
    assert [one["kind"] for one in view["seats"].values()] == ["human", "human"]
    assert view["automa_decks"] == {}
    for part in ("", "/checklist", "/history", "/pieces", "/put-back", "/settings"):
        ana.open(f"{page}{part}")
        assert ana.answer.status_code == 200, part
        assert "Automa" not in ana.page.text, part
        assert f"{page}/others" not in ana.answer.text  # what others must know of an Automa
    api(ana, page, {"do": "actor_turn", "actor": "mad_tesla"})
    api(ana, page, {"do": "finish"})
    ana.open(page)
    assert "Automa" not in ana.page.text
    assert ana.client.get(f"/api{page}").json()["view"]["over"]


def test_three_people_need_no_recruit_marker(ana: Person) -> None:
    ana.client.get("/")
    seats = [{"kind": "human", "name": name} for name in ("Ana", "Bo", "Cy")]
    new = {"game": "scythe", "mode": "automa", "seats": seats, "modules": ["tesla"], "seed": 1}
    made = ana.client.post("/api/tables", json={"new": new}).json()
    page = f"/tables/{made['id']}"
    told = api(ana, page, {"answer": made["pending"]["options"][0]})
    assert told["view"]["marker"] is None
    ana.open(f"{page}/checklist")
    assert "recruit marker" not in ana.page.text
    assert "Set up board and decks for the number of players." in ana.page.text


def test_without_a_module_the_form_says_that_one_would_do(ana: Person) -> None:
    confirm(ana)
    ana.open(NEW)
    ana.send(ana.page.form_with("kind-1"), **ALONE)
    assert ana.answer.status_code == 422
    assert "Choose a module, or seat an Automa." in ana.page.text
