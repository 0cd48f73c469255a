"""A free game with a copy whose campaign is running: what is fetched first, and what goes back."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.fenris.pages import setup
from tests.fenris.scene import automa, human
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.words.languages import LANGUAGES

CAMPAIGN = "Fenris: Ana, Bo"
SHEETS = {
    "s1": {"mech_mods": ["armor", "feint"]},
    "s2": {"mech_mods": ["sword"]},
    "s3": {"infrastructure_mods": ["tracker", "gain.power.1", "card.4"]},
}
WAR = {"from": {"episode": "5", "branch": "war", "sheets": SHEETS}}
"""A campaign from paper that has played with the war track and knows all mods."""
PEOPLE = (human("nordic", "Ana"), human("crimea", "Bo"), automa("saxony"))


@pytest.fixture
def ana(own_house: House) -> Iterator[Person]:
    with own_house.client() as client:
        yield Person(client)


def made(person: Person, new: dict[str, Any]) -> str:
    """The page of a new table; whatever it asks is answered by the first option."""
    told = person.client.post("/api/tables", json={"new": new}).json()
    assert told["ok"], told
    path = f"/api/tables/{told['id']}"
    while told["pending"]:
        question = told["pending"]
        first = question["min"] if question["ask"] == "number" else question["options"][0]
        told = person.client.post(path, json={"answer": first}).json()
    return f"/tables/{told['id']}"


def free_game(person: Person, *modules: str, **more: Any) -> str:
    """Nordic and Saxony lie in bags of the campaign, Togawa does not."""
    seats = [human("nordic", "Ana"), human("togawa", "Cy"), automa("saxony")]
    new = {"game": "scythe", "mode": "automa", "seats": seats, "seed": 2, "chance": "app"}
    return made(person, {**new, "modules": list(modules), **more})


def against_the_horde(person: Person, faction: str) -> str:
    """Two people, and whose pieces the Horde has."""
    seats = [human("nordic", "Ana"), human("togawa", "Cy")]
    new = {"game": "scythe", "mode": "horde", "seats": seats, "seed": 2, "chance": "app"}
    return made(person, {**new, "faction": faction})


def rows(person: Person, page: str) -> str:
    return person.open(page).text


def test_without_a_campaign_nothing_is_fetched(ana: Person) -> None:
    path = free_game(ana, "mech_mods")
    assert "bag" not in rows(ana, f"{path}/checklist")
    assert "campaign" not in rows(ana, f"{path}/put-back")


def test_mats_and_tiles_come_out_of_bags_first_and_go_back_there(ana: Person) -> None:
    free = free_game(ana, "mech_mods")
    made(ana, {**setup(*PEOPLE), **WAR})
    fetched = rows(ana, f"{free}/checklist")
    first = fetched.index("From Ana's bag")
    assert first < fetched.index("Set up board and decks")
    for said in (
        "faction mat and pieces of Nordic",
        "add these 2 tiles to tonight's: Armor, Feint",
        f"From Bo's bag (campaign “{CAMPAIGN}”) add this tile to tonight's: Sword",
        "faction mat and pieces of Saxony",
    ):
        assert said in fetched, said
    assert "pieces of Togawa" not in fetched
    assert "Crimea" not in fetched
    back = rows(ana, f"{free}/put-back")
    assert "For your campaign" in back
    assert "Find these 2 tiles and put them back into Ana's bag" in back


def test_only_what_is_played_with_is_fetched(ana: Person) -> None:
    free = free_game(ana)
    made(ana, {**setup(*PEOPLE), **WAR})
    fetched = rows(ana, f"{free}/checklist")
    assert "faction mat and pieces of Nordic" in fetched
    assert "Armor" not in fetched
    assert "Automa cards that lie aside" not in fetched


def test_automa_cards_that_lie_aside_are_shuffled_in_where_real_cards_are_used(ana: Person) -> None:
    free = free_game(ana, chance="table", combat="app")
    made(ana, {**setup(*PEOPLE), **WAR})
    assert f"lie aside for the campaign “{CAMPAIGN}”: 4." in rows(ana, f"{free}/checklist")
    assert f"Lay these Automa cards aside again for the campaign “{CAMPAIGN}”: 4." in rows(
        ana, f"{free}/put-back"
    )


def test_what_a_campaign_has_not_opened_is_closed_again(ana: Person) -> None:
    free = free_game(ana, "war_track", "tesla")
    made(ana, {**setup(*PEOPLE), **WAR})
    fetched = rows(ana, f"{free}/checklist")
    assert f"Tesla: for the campaign “{CAMPAIGN}” it is still closed." in fetched
    assert "War track: for the campaign" not in fetched
    back = rows(ana, f"{free}/put-back")
    assert f"The campaign “{CAMPAIGN}” has not come to it yet." in back


@pytest.mark.rule("fen.modules.horde", "fen.modules.horde.where")
def test_the_horde_takes_its_figures_and_its_tile_from_closed_boxes(ana: Person) -> None:
    """Its pieces need no module at the table, but they lie in boxes all the same."""
    free = against_the_horde(ana, "fenris")
    made(ana, {**setup(*PEOPLE), **WAR})
    fetched, back = rows(ana, f"{free}/checklist"), rows(ana, f"{free}/put-back")
    for part in ("Triumph tiles", "Horde tile", "Tesla", "Fenris"):
        assert fetched.count(f"{part}: for the campaign “{CAMPAIGN}” it is still closed.") == 1
        assert back.count(f"{part}: back as it lay, and close it.") == 1
    assert "Vesna" not in fetched


def test_the_horde_with_pieces_of_a_bag_opens_no_box_of_another_faction(ana: Person) -> None:
    free = against_the_horde(ana, "saxony")
    made(ana, {**setup(*PEOPLE), **WAR})
    fetched = rows(ana, f"{free}/checklist")
    assert "faction mat and pieces of Saxony" in fetched
    assert "Tesla: for the campaign" in fetched
    assert "Fenris: for the campaign" not in fetched


def test_a_row_is_ticked_like_any_other(ana: Person) -> None:
    free = free_game(ana)
    made(ana, {**setup(*PEOPLE), **WAR})
    for page in ("checklist", "put-back"):
        ana.open(f"{free}/{page}")
        name = ana.answer.text.split('value="tick lent-')[1].split('"')[0]
        form = ana.page.form_with("act", f"tick lent-{name}")
        ana.send(form, "act", f"tick lent-{name}")
        ana.open(f"{free}/{page}")
        assert f'value="untick lent-{name}"' in ana.answer.text


def test_a_campaign_fetches_nothing_from_itself_and_tells_others_nothing(ana: Person) -> None:
    """At a free table only its own factions and modules are named."""
    first = made(ana, {**setup(*PEOPLE), **WAR})
    made(ana, setup(*PEOPLE))
    assert "bag (campaign" not in rows(ana, f"{first}/checklist")
    free = made(
        ana,
        {"game": "scythe", "mode": "automa", "seats": [human("polania"), automa("rusviet")]},
    )
    assert "bag" not in rows(ana, f"{free}/checklist")


def test_it_is_said_in_every_language(ana: Person) -> None:
    free = free_game(ana, "mech_mods", "tesla")
    made(ana, {**setup(*PEOPLE), **WAR})
    said = set()
    for language in LANGUAGES:
        ana.client.headers["accept-language"] = language
        for page in ("checklist", "put-back"):
            said.add(rows(ana, f"{free}/{page}"))
            assert CAMPAIGN in ana.page.text
            assert "fetch-scythe" not in ana.answer.text
            assert "return-scythe" not in ana.answer.text
    assert len(said) == 2 * len(LANGUAGES)
