"""Who is offered modules on the page of a new game, and what stands there about each."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.fenris.pages import setup
from tests.fenris.scene import ANA_AND_AUTOMA, automa, human
from tests.modules.free import NAMES
from tests.web.house import House
from tests.web.reading import Person

NEW = "/new?game=scythe&mode=automa"
WAR = {"from": {"episode": "3", "branch": "war"}}
"""A campaign from paper that has played with the war track."""
KNOWN = ["mech_mods", "war_track", "rivals"]


@pytest.fixture
def ana(own_house: House) -> Iterator[Person]:
    with own_house.client() as client:
        yield Person(client)


def ticks(person: Person) -> list[str]:
    """The modules that can be ticked."""
    return [name for name in NAMES if f'name="module-{name}"' in person.answer.text]


def begin(person: Person, **more: Any) -> str:
    """A campaign in this house."""
    made = person.client.post("/api/tables", json={"new": {**setup(*ANA_AND_AUTOMA), **more}})
    assert made.json()["ok"], made.text
    return str(made.json()["id"])


def confirm(person: Person) -> None:
    """The button that is held."""
    person.open(NEW)
    person.press("free", "yes")


@pytest.mark.rule("fen.modules.spoiler")
def test_nobody_sees_a_name_before_somebody_holds_the_button(ana: Person) -> None:
    ana.open(NEW)
    assert ticks(ana) == []
    assert "Vesna" not in ana.answer.text
    confirm(ana)
    ana.open(NEW)
    assert ticks(ana) == sorted(NAMES, key=NAMES.index)
    ana.press("free", "no")
    ana.open(NEW)
    assert ticks(ana) == []


@pytest.mark.rule("fen.modules.spoiler", "fen.modules.after-campaign")
def test_a_campaign_offers_what_it_has_shown_and_no_more(ana: Person) -> None:
    ana.open(NEW)
    before = ana.answer.text
    begin(ana)
    ana.open(NEW)
    assert ticks(ana) == []
    assert len(ana.answer.text) - len(before) in range(-40, 40)


def test_what_one_of_two_campaigns_has_not_shown_is_not_offered(ana: Person) -> None:
    begin(ana, **WAR)
    begin(ana)
    ana.open(NEW)
    assert ticks(ana) == []


def test_what_every_campaign_of_a_device_has_shown_is_offered_without_a_warning(
    ana: Person,
) -> None:
    begin(ana, **WAR)
    ana.open(NEW)
    assert ticks(ana) == KNOWN
    for name in set(NAMES) - set(KNOWN):
        assert f"module-{name}" not in ana.answer.text
    assert "Peace track" not in ana.answer.text
    refused = ana.client.post("/api/tables", json={"new": table(modules=["tesla"])})
    unknown = ana.client.post("/api/tables", json={"new": table(modules=["xyzzy"])})
    assert refused.status_code == unknown.status_code == 422
    assert refused.text.replace("tesla", "xyzzy") == unknown.text


def table(**more: Any) -> dict[str, Any]:
    seats = [human("nordic", "Ana"), automa("saxony")]
    return {"game": "scythe", "mode": "automa", "seats": seats, **more}


def test_a_program_names_them_where_nobody_plays_a_campaign(ana: Person) -> None:
    made = ana.client.post("/api/tables", json={"new": table(modules=["tesla"])})
    assert made.status_code < 300
    assert made.json()["pending"]["about"] == "tesla_start"


@pytest.mark.rule("fen.modules.combine")
def test_the_form_explains_a_refusal_and_keeps_what_was_ticked(ana: Person) -> None:
    confirm(ana)
    ana.open(NEW)
    form = ana.page.form_with("kind-1")
    ana.send(form, module__peace_track="yes", module__rivals="yes", name__1="Ana")
    assert ana.answer.status_code == 422
    assert "Peace track and Rivals do not go together" in ana.page.text
    assert 'name="module-rivals" value="yes" checked' in ana.answer.text


def test_each_module_says_what_it_is_for_where_it_lies_and_what_it_asks(ana: Person) -> None:
    confirm(ana)
    ana.open(NEW)
    text = ana.page.text
    for said in (
        "Rivals are made for the war track.",
        "The mech mods are on punchboard 2.",
        "With mech mods alone an Automa has the benefits of 3.",
        "Not with Peace track.",
        "Goes well with War track.",
        "Careful with Mad Tesla.",
        "For tonight, for example:",
    ):
        assert said in text, said


def test_whoever_names_a_faction_of_a_module_has_chosen_the_module(ana: Person) -> None:
    confirm(ana)
    ana.open(NEW)
    fields = {"faction__2": "vesna", "kind__2": "automa", "name__1": "Ana", "faction__1": "nordic"}
    ana.send(ana.page.form_with("kind-1"), **fields)
    made = ana.answer.url.path.split("/")[2]
    view = ana.client.get(f"/api/tables/{made}").json()["view"]
    assert view["modules"] == ["vesna"]


def test_home_says_nothing_of_such_a_table_to_others(ana: Person) -> None:
    made = ana.client.post("/api/tables", json={"new": table(modules=["mad_tesla"])}).json()
    ana.client.post(f"/api/tables/{made['id']}", json={"answer": "destroyed"})
    ana.open(f"/tables/{made['id']}/checklist")
    assert "Mad Tesla" in ana.page.text
    begin(ana)
    ana.open("/")
    assert "Mad Tesla" not in ana.page.text


def test_what_lies_beside_the_board_is_tapped(ana: Person) -> None:
    new = table(modules=["infrastructure_mods", "alliances"], chance="app", seed=3)
    new["seats"] = [human("nordic", "Ana"), human("crimea", "Bo"), automa("saxony")]
    told = ana.client.post("/api/tables", json={"new": new}).json()
    path = f"/tables/{told['id']}"
    while told["pending"]:
        options = told["pending"]["options"]
        answer = "nobody" if "nobody" in options else options[0]
        told = ana.client.post(f"/api{path}", json={"answer": answer}).json()
    ana.open(path)
    assert "Beside the board" in ana.page.text
    use = next(one for one in ana.answer.text.split('value="use ')[1:]).split('"')[0]
    ana.tap(f"use {use}")
    ana.open(path)
    assert f'value="unuse {use}"' in ana.answer.text
    other = next(one for one in ana.answer.text.split('value="pair ')[1:]).split('"')[0]
    ana.tap(f"pair {other}", both="yes")
    assert ana.client.get(f"/api{path}").json()["pending"]["about"] == "alliance_coins"


def test_it_is_put_away_where_it_came_from(ana: Person) -> None:
    told = ana.client.post("/api/tables", json={"new": table(modules=["war_track"])}).json()
    ana.open(f"/tables/{told['id']}/checklist")
    assert "Lay the war track from punchboard 1 over the triumph track." in ana.page.text
    ana.open(f"/tables/{told['id']}/put-back")
    assert "War track: all of it back to where it belongs." in ana.page.text


@pytest.mark.parametrize("who", ["human", "automa"])
def test_the_record_names_no_faction_that_somebody_may_still_find(ana: Person, who: str) -> None:
    finder = {**human("vesna", "Ana"), "mat": "mechanical"}, automa("saxony")
    found = {**human("nordic", "Ana"), "mat": "mechanical"}, automa("vesna")
    new = {**table(modules=["vesna"], seed=1), "seats": finder if who == "human" else found}
    told = ana.client.post("/api/tables", json={"new": new}).json()
    path = f"/api/tables/{told['id']}"
    while told["pending"]:
        told = ana.client.post(path, json={"answer": told["pending"]["options"][-1]}).json()
    told = ana.client.post(path, json={"do": "finish"}).json()
    while told["pending"]:
        least = told["pending"]["min"]
        told = ana.client.post(path, json={"answer": told["pending"].get("known") or least}).json()
    assert told["view"]["over"]
    ana.open("/record")
    assert "Ana" in ana.page.text
    assert "Vesna" not in ana.page.text
    confirm(ana)
    ana.open("/record")
    assert "Vesna" in ana.page.text


@pytest.mark.rule("fen.modules.peace.not-objective23", "fen.modules.rivals.max2")
def test_what_to_know_of_a_module_stands_with_it(ana: Person) -> None:
    confirm(ana)
    ana.open(NEW)
    assert "take objective card 23 out" in ana.page.text
    assert "Without the war track" in ana.page.text


def test_a_later_game_is_not_told_what_hidden_modules_asked_for_last_time(ana: Person) -> None:
    """Neither what was drawn then, nor a line for each rule that waits for a campaign."""
    confirm(ana)
    for modules in ({"module__infrastructure_mods": "yes"}, {"module__infrastructure_mods": ""}):
        ana.open(NEW)
        ana.send(ana.page.form_with("kind-1"), name__1="Ana", **modules)
        path = f"/api/tables/{ana.answer.url.path.split('/')[2]}"
        while pending := ana.client.get(path).json()["pending"]:
            ana.client.post(path, json={"answer": pending["options"][0]})
    ana.open(path.removeprefix("/api") + "/checklist")
    assert "differing-name" in ana.page.ids
    for word in ("Infrastructure", "infrastructure", "will be explained when"):
        assert word not in ana.page.text
