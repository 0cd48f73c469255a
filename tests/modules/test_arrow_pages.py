"""The question after an arrow of a tile: the keys point as the board lies on the same page."""

import re
from collections.abc import Iterator

import pytest

from tests.fenris.scene import automa, human
from tests.horde.raid import request
from tests.web.house import House
from tests.web.reading import Person

AS_PRINTED = {"NW": "↖", "NE": "↗", "W": "←", "E": "→", "SW": "↙", "SE": "↘"}
RIGHT_SIDE_BELOW = {"W": "↑", "SW": "↖", "NW": "↗", "SE": "↙", "NE": "↘", "E": "↓"}

HUNTS = {"do": "actor_turn", "actor": "mad_tesla"}


@pytest.fixture
def ana(own_house: House) -> Iterator[Person]:
    with own_house.client() as client:
        yield Person(client)


def hunted(ana: Person) -> str:
    """Mad Tesla has rolled a 4 with a tile that nobody has told of yet; the page of the table."""
    new = {
        "game": "scythe",
        "mode": "automa",
        "seats": [human("nordic", "Ana"), automa("saxony")],
        "modules": ["mad_tesla"],
        "chance": "table",
    }
    told = ana.client.post("/api/tables", json={"new": new}).json()
    path = f"/tables/{told['id']}"
    while (asked := told["pending"]) is None or asked.get("about") != "tesla_face_4":
        say = {"answer": 4 if asked["ask"] == "die" else asked["options"][0]} if asked else HUNTS
        told = ana.client.post(f"/api{path}", json=say).json()
        assert told["ok"], told
    return path


def keys(ana: Person, path: str, bottom: str) -> dict[str, str]:
    """The arrows on the page with that side of the board at the bottom, in their order."""
    ana.client.cookies.set("thirdchair_side", bottom)
    ana.open(path)
    assert "as-the-board" in ana.page.ids
    return dict(re.findall(r'id="key-([NESW]+)"[^>]*>(.)', ana.answer.text))


def test_the_arrows_point_as_the_board_on_the_page_lies(ana: Person) -> None:
    path = hunted(ana)
    assert list(keys(ana, path, "bottom").items()) == list(AS_PRINTED.items())
    assert list(keys(ana, path, "right").items()) == list(RIGHT_SIDE_BELOW.items())


def test_a_side_that_was_told_of_another_number_is_taken_if_it_is_right_anyway(ana: Person) -> None:
    path = hunted(ana)
    api = f"/api{path}"
    ana.client.post(api, json={"undo": 1})
    ana.client.post(api, json={"do": "correct", "path": "tile.2", "value": "SW"})
    told = ana.client.post(api, json=HUNTS).json()
    while told["pending"]["ask"] == "die":
        told = ana.client.post(api, json={"answer": 4}).json()
    assert keys(ana, path, "right")["SW"] == "↖"
    ana.open(path)
    assert 'value="anyway SW"' in ana.answer.text
    assert 'value="answer SW"' not in ana.answer.text
    assert "Told of another number before" in ana.answer.text
    told = ana.client.post(api, json={"answer": "SW", "anyway": True}).json()
    assert told["view"]["tile"] == {**dict.fromkeys("123456"), "4": "SW"}


def test_other_questions_have_no_arrows(ana: Person) -> None:
    path = hunted(ana)
    ana.client.post(f"/api{path}", json={"answer": "SW"})
    ana.open(path)
    assert "as-the-board" not in ana.page.ids
    assert "data-to" not in ana.answer.text


def horde_rolls(ana: Person, path: str) -> str:
    """The Horde moves; the number of its tile that is asked about."""
    fix = {"do": "correct", "path": "horde.popularity", "value": 10}
    ana.client.post(f"/api{path}", json=fix)
    told = ana.client.post(f"/api{path}", json={"do": "actor_turn", "actor": "horde"}).json()
    face = str(told["pending"]["about"]).removeprefix("horde_face_")
    assert told["pending"]["box"] == f"horde_arrow.{face}"
    ana.open(path)
    return face


def test_the_arrows_of_the_horde_are_kept_for_the_next_game_and_proposed(ana: Person) -> None:
    new = {**request(2), "board": "ask", "chance": "app", "combat": "app", "seed": 7}
    first, second = (
        f"/tables/{ana.client.post('/api/tables', json={'new': new}).json()['id']}" for _ in "12"
    )
    face = horde_rolls(ana, first)
    ana.press("act", "answer SW")
    assert horde_rolls(ana, second) == face
    proposed = re.search(r'<button id="key-SW"[^>]*>', ana.answer.text)
    assert proposed is not None
    assert 'class="primary"' in proposed[0]
    # Another way, and a number that was set right: both are kept instead.
    ana.press("act", "answer NE")
    assert ana.client.post(f"/api{first}", json={"answer": {}}).json()["pending"] is None
    ana.open(f"{first}/correct")
    form = ana.page.form_with(f"tile.{face}")
    ana.send(form, **{f"tile.{face}": "W"})
    third = f"/tables/{ana.client.post('/api/tables', json={'new': new}).json()['id']}"
    assert horde_rolls(ana, third) == face
    proposed = re.search(r'<button id="key-W"[^>]*>', ana.answer.text)
    assert proposed is not None
    assert 'class="primary"' in proposed[0]
