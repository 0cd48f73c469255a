"""First and last pages of free games with modules: while something is asked, and the result."""

from collections.abc import Iterator

import pytest

from tests.fenris.scene import automa, human
from tests.modules.test_lent_pages import made
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.web.drawing.bars import DYES
from thirdchair.web.visit import FREE, YES


@pytest.fixture
def ana(own_house: House) -> Iterator[Person]:
    with own_house.client() as client:
        yield Person(client)


@pytest.mark.parametrize("faction", ["vesna", "fenris"])
def test_its_result_has_a_page_a_card_and_a_picture(ana: Person, faction: str) -> None:
    seats = [human(faction, "Ana"), automa("saxony")]
    new = {"game": "scythe", "mode": "automa", "seats": seats, "seed": 2, "chance": "app"}
    path = made(ana, {**new, "modules": [faction], "board": False})
    for command in ({"do": "automa_turn", "seat": "s2"}, {"do": "finish"}):
        told = ana.client.post(f"/api{path}", json=command).json()
        while told["pending"]:
            question = told["pending"]
            first = question["min"] if question["ask"] == "number" else question["options"][0]
            told = ana.client.post(f"/api{path}", json={"answer": first}).json()
        assert told["ok"], told
    assert told["view"]["result"], told["view"]
    for page in (
        path,
        f"{path}/scoring",
        f"{path}/correct",
        f"{path}/result",
        f"{path}/result.svg",
        "/record",
    ):
        assert ana.client.get(page, follow_redirects=True).status_code == 200, page


def test_every_faction_has_a_color_that_is_painted() -> None:
    game = ScytheWithFenris()
    factions = game.material(("vesna", "fenris")).factions
    assert {"vesna", "fenris"} <= factions.keys()
    assert {one.color for one in factions.values()} <= DYES.keys()


@pytest.mark.parametrize("module", ["mad_tesla", "rivals", "mech_mods", "vesna"])
def test_a_head_start_has_a_checklist_while_something_is_asked(ana: Person, module: str) -> None:
    seats = [human("nordic", "Ana"), {**automa("saxony"), "head_start": 3}]
    new = {"game": "scythe", "mode": "automa", "seats": seats, "modules": [module]}
    told = ana.client.post("/api/tables", json={"new": {**new, "chance": "app"}}).json()
    page = ana.client.get(f"/tables/{told['id']}/checklist")
    assert page.status_code == 200, told["pending"]


def test_the_checklist_comes_once_and_whole_when_nothing_is_asked_any_more(ana: Person) -> None:
    ana.client.cookies.set(FREE, YES)
    ana.open("/new?game=scythe&mode=automa")
    form = ana.page.form_with("name-1")
    ana.send(form, module__rivals="yes", module__war_track="yes", name__1="Ana")
    path = ana.answer.url.path
    assert not path.endswith("/checklist"), "first what is asked"
    assert "on whose home base does a star go?" in ana.page.text
    ana.press("act", "answer s2")
    assert ana.answer.url.path == path, "one star more may follow"
    ana.press("act", "answer enough")
    assert ana.answer.url.path == f"{path}/checklist"
    assert ana.page.text.count("own stars on the home base of") == 2, "hers, and the Automa's"
    ana.open("/new?game=scythe&mode=automa")
    form = ana.page.form_with("name-1")
    ana.send(form, module__rivals="", module__war_track="")
    assert ana.answer.url.path.endswith("/checklist"), "nothing is asked: the list at once"


def test_what_a_step_of_the_checklist_says_is_no_reminder_below_it(ana: Person) -> None:
    seats = [human("nordic", "Ana"), automa("saxony")]
    new = {"game": "scythe", "mode": "automa", "seats": seats, "seed": 2, "chance": "app"}
    path = made(ana, {**new, "modules": ["triumph_tiles"]})
    ana.open(f"{path}/checklist")
    assert ana.answer.text.count(">fen.tiles.setup<") == 1
    assert "fen.tiles.encounters3" in ana.page.text, "what no step says is still said"
