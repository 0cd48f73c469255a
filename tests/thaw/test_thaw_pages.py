"""A table with modules on the pages, over the API and in the script."""

from collections.abc import Iterator

import pytest

from tests.thaw.toys import HANDED_IN, SETUP, SPEAKING
from tests.web.at_the_board import AtTheBoard
from tests.web.house import House
from thirdchair.contract import Session
from thirdchair.words import LANGUAGES

PAGES = (
    *("", "?see=board", "?see=own", "?see=go.r7c3", "/checklist", "/correct", "/pieces", "/ways"),
    *("/others", "/history", "/where", "/sheet", "/rulebook", "/odds", "/rulings", "/scoring"),
    *("/settings", "/fix/2", "/put-back"),
)
TITLE = {"en": "The Thaw", "de": "Tauwetter", "cs": "Tání"}


class ToyHouse(House):
    """A server that plays with the two modules."""

    MAIN = "from tests.thaw.toys import hand_in; from thirdchair.cli import main; hand_in(); main()"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = ToyHouse(tmp_path_factory.mktemp("thaw"))
    yield house
    house.stop()


@pytest.fixture
def ana(house: House) -> Iterator[AtTheBoard]:
    with house.client() as client:
        yield AtTheBoard(client)


def begun(person: AtTheBoard) -> str:
    """Two turns into a game with the Thaw, against a faction of its own."""
    path = person.table(**SETUP)
    person.say(do="automa_turn", seat="s2")
    person.say(
        do="move",
        seat="s1",
        moves=[{"unit": "worker", "from": "r7c3", "to": "r6c3"}],
    )
    person.open(path)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_opens_in_every_language(house: House, language: str) -> None:
    with house.client(language=language) as client:
        person = AtTheBoard(client)
        path = begun(person)
        for page in PAGES:
            person.open(path + page)
            assert person.answer.status_code == 200, page
            assert "scythe-faction" not in person.answer.text, page
            assert "rule-scy" not in person.answer.text, page
        assert TITLE[language] in person.open("/rules?whole=1").text
        assert "scy.thaw.shoreline" in person.open(f"{path}/rulebook").text
        assert TITLE[language] in person.open(f"{path}/sheet").text
        assert TITLE[language] in person.open("/new?mode=automa").text


def test_a_new_game_is_begun_with_a_tick_and_a_faction_of_the_module(ana: AtTheBoard) -> None:
    page = ana.open("/new?mode=automa")
    assert page.text.index("The Frost") < page.text.index("The Thaw"), "in printed order"
    form = next(one for one in page.forms if "faction-1" in one.fields)
    chosen = {"faction-1": "crimea", "mat-1": "mechanical", "faction-2": "thule"}
    ana.send(form, **{"module-thaw": "yes", **chosen})
    view = ana.client.get(f"/api{ana.answer.url.path.removesuffix('/checklist')}").json()["view"]
    assert view["modules"] == ["thaw"]
    assert view["seats"]["s2"]["faction"] == "thule"
    ana.send(form, **chosen)
    again = ana.client.get(f"/api{ana.answer.url.path.removesuffix('/checklist')}").json()["view"]
    assert again["modules"] == ["thaw"], "whoever names its faction means the module"


def test_the_board_is_drawn_with_what_the_module_prints(ana: AtTheBoard) -> None:
    begun(ana)
    assert ana.label("r5c5").startswith("tundra just southeast of the Factory")
    assert "Thule" in ana.label("base:thule")
    ana.table()
    assert ana.label("r5c5").startswith("lake just southeast of the Factory")
    assert "at-base-thule" not in ana.page.attributes


def test_the_checklist_has_its_step_and_what_is_different(ana: AtTheBoard) -> None:
    path = begun(ana)
    text = ana.open(f"{path}/checklist").text
    assert "Cover the lake beside the Factory" in text
    assert "Nobody places a star for power." in text
    plain = ana.table()
    assert "Cover the lake" not in ana.open(f"{plain}/checklist").text


def test_a_star_that_a_module_forbids_cannot_be_tapped(ana: AtTheBoard) -> None:
    path = begun(ana)
    ana.open(f"{path}?who=s1&see=own")
    assert "disabled" in ana.page.attributes["star-power"]
    assert "disabled" not in ana.page.attributes["star-mechs"]


def test_the_end_and_the_score_are_told_as_the_module_has_them(ana: AtTheBoard) -> None:
    path = ana.table(**SETUP)
    for _ in range(10):
        told = ana.say(do="automa_turn", seat="s2")
    (end,) = (one for one in told["events"] if one["type"] == "ended")
    assert end["rule"] == "scy.thaw.flood"
    assert "The game ends after the tenth turn of the Automas." in end["say"]
    ana.open(f"{path}/scoring")
    assert "Shores" in ana.page.text
    ana.say(do="finish")
    for number in (10, 5, 0, 0):
        ana.say(answer=number)
    sheet = ana.view["result"]["sheet"]
    assert set(sheet["s1"]["more"]) == {"thaw"}
    ana.open(path)
    assert "Shores" in ana.page.text


def test_the_script_plays_it_and_refuses_in_a_sentence() -> None:
    session = Session(HANDED_IN, SPEAKING)
    begun = session.handle({"new": {**SETUP, "language": "de"}})
    assert begun["view"]["modules"] == ["thaw"]
    assert any("Thule" in one["say"] for one in begun["events"])
    wrong = session.handle({"new": {**SETUP, "modules": ["mud"]}})["error"]
    assert wrong["message"].startswith("Ein Modul „mud“ gibt es in diesem Modus nicht.")
