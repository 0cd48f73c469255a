"""What a campaign reveals later stands in no list, page or error until everything is shown."""

from collections.abc import Iterator

import pytest

from tests.at_home import AtHome
from tests.web.alone import SETUP, Alone
from tests.web.secrets_told import HouseWithSecrets

DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "seed": 1}
SCYTHE = {
    "game": "scythe",
    "mode": "automa",
    "seats": [
        {"kind": "human", "faction": "nordic", "mat": "patriotic"},
        {"kind": "automa", "faction": "saxony"},
    ],
}
NEIGHBOR, REGRESS, FACTORY = "shadow2p.counts_as_neighbor", "automa.regress_benefit", "scythe.p9"


@pytest.fixture(scope="module")
def secretive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseWithSecrets]:
    house = HouseWithSecrets(tmp_path_factory.mktemp("secretive"))
    yield house
    house.stop()


@pytest.fixture
def reader(secretive: HouseWithSecrets) -> Iterator[Alone]:
    """Somebody whose installation has revealed nothing yet."""
    _show_everything(secretive, False)
    with secretive.client(language="de") as client:
        yield Alone(client)


def _show_everything(house: HouseWithSecrets, shown: bool) -> None:
    store = AtHome(house.data / "tables.db")
    store.set_setting("box.show-everything", shown)
    store.close()


LISTS = [
    ("/new?mode=duel", f'name="ruling-{NEIGHBOR}"'),
    ("/new?mode=solo", f'name="ruling-{REGRESS}"'),
    ("/new?mode=atlantis", 'name="ruling-atlantis.replay"'),
    ("/new?mode=automa", f'name="ruling-{FACTORY}"'),
    ("/new?mode=solo", 'name="with-AA"'),
    ("/new?mode=solo", 'value="scientists"'),
    ("/new?mode=atlantis", 'name="scenario" value="5"'),
    ("/new?mode=automa", 'value="togawa"'),
    ("/new?mode=automa", 'value="innovative"'),
    ("/new?mode=duel", "/new?game=tapestry&amp;mode=kaiju"),
    ("/play", 'name="mode" value="tapestry/kaiju"'),
    ("/campaigns/new", "mode=kaiju"),
    ("/rules", f'id="{NEIGHBOR}"'),
    ("/rules", f'id="{FACTORY}"'),
    ("/rules", 'id="tap.shadow2p.neighbour"'),
    ("/rules?q=tap.shadow2p.neighbour", 'id="tap.shadow2p.neighbour"'),
    ("/box", 'value="en-2020"'),
    ("/box", 'name="AA"'),
    ("/box", 'name="rise"'),
    ("/box", "Promo Pack 3"),
    ("/box/tapestry/values", "atlantis4.progress"),
    ("/box/tapestry/values", "landmark-bridge"),
    ("/box/scythe/values", f'name="{FACTORY}"'),
    ("/box/scythe/values", 'name="mat-engineering"'),
    ("/box/tapestry/civilizations/new", 'value="scientists"'),
]
"""A page, and what stands there of something that is a secret."""


def test_a_secret_is_in_no_list_until_everything_is_shown(
    secretive: HouseWithSecrets, reader: Alone
) -> None:
    _check_lists(secretive, reader, LISTS)


def _check_lists(house: HouseWithSecrets, reader: Alone, lists: list[tuple[str, str]]) -> None:
    pages = {path: reader.client.get(path) for path, _ in lists}
    assert {page.status_code for page in pages.values()} == {200}
    assert [(path, secret) for path, secret in lists if secret in pages[path].text] == []
    _show_everything(house, True)
    pages = {path: reader.client.get(path) for path, _ in lists}
    assert [(path, secret) for path, secret in lists if secret not in pages[path].text] == []


def test_a_table_lists_no_secret_until_everything_is_shown(
    secretive: HouseWithSecrets, reader: Alone
) -> None:
    lists = []
    for setup, ruling, command in (
        (DUEL, NEIGHBOR, {"do": "advance", "who": "p1", "track": "science"}),
        (SCYTHE, FACTORY, {"do": "gain", "seat": "s1", "what": "coins", "n": 1}),
    ):
        new = reader.client.post("/api/tables", json={"new": setup}).json()
        path = f"/tables/{new['id']}"
        assert reader.client.post(f"/api{path}", json=command).json()["ok"]
        lists += [
            (f"{path}/rulings", f'name="ruling-{ruling}"'),
            (f"{path}/fix/1", f"rulings.{ruling}"),
        ]
        if setup == DUEL:
            lists += [(f"{path}/rulebook", "tap.shadow2p.neighbour")]
    _check_lists(secretive, reader, lists)


ERRORS = [
    ({**DUEL, "rulings": {"x": True}}, "shadow2p.empty_deck_order", NEIGHBOR),
    ({**SETUP, "rulings": {"x": True}}, "automa.final_income", REGRESS),
    ({**SCYTHE, "rulings": {"x": True}}, "scythe.p8", FACTORY),
    ({**SCYTHE, "box": {"rulings": {"x": True}}}, "scythe.p8", FACTORY),
    ({**DUEL, "box": {"printing": "la"}}, "en", "en-2020"),
    ({**DUEL, "box": {"cellar": 1}}, "atlantis4.cost_any", "atlantis4.progress"),
    ({**SETUP, "mode": "nothing"}, "atlantis", "kaiju"),
    ({**SETUP, "civs": ["nobody"]}, "engineers", "scientists"),
    ({"game": "tapestry", "mode": "atlantis", "scenario": 9}, "4", "5"),
]
"""A set-up, what is offered instead, and the secret that is not."""


@pytest.mark.parametrize(("setup", "offered", "secret"), ERRORS)
def test_no_error_offers_a_secret(
    reader: Alone, setup: dict[str, object], offered: str, secret: str
) -> None:
    answer = reader.client.post("/api/tables", json={"new": setup}).json()
    words = answer["error"]["message"].replace(",", " ").replace(".\n", " ").rstrip(".").split()
    assert offered in words, answer
    assert secret not in words, answer


@pytest.mark.parametrize(
    ("setup", "offered", "secret"),
    [(DUEL, "shadow2p.empty_deck_order", NEIGHBOR), (SCYTHE, "scythe.p8", FACTORY)],
)
def test_a_correction_offers_no_secret_but_takes_it(
    reader: Alone, setup: dict[str, object], offered: str, secret: str
) -> None:
    new = reader.client.post("/api/tables", json={"new": setup}).json()
    path = f"/api/tables/{new['id']}"
    wrong = {"do": "correct", "path": "rulings.x", "value": True}
    message = reader.client.post(path, json=wrong).json()["error"]["message"]
    assert offered in message
    assert secret not in message
    value = {NEIGHBOR: False, FACTORY: "top_card"}[secret]
    right = {"do": "correct", "path": f"rulings.{secret}", "value": value}
    assert reader.client.post(path, json=right).json()["ok"]


def test_no_question_offers_a_secret_and_no_secret_is_drawn(reader: Alone) -> None:
    setup = {"game": "tapestry", "mode": "solo", "level": 6, "chance": "table", "seed": 2}
    new = reader.client.post("/api/tables", json={"new": {**setup, "expansions": ["PP"]}}).json()
    path = f"/api/tables/{new['id']}"
    asked: dict[str, list[object]] = {}
    while question := new["pending"]:
        about = str(question.get("about") or question.get("deck") or question["ask"])
        asked.setdefault(about, question["options"])
        new = reader.client.post(path, json={"answer": question["options"][0]}).json()
    assert "engineers" in asked["civilization"]
    assert "scientists" not in asked["civilization"]
    assert "skyscraper" in asked["landmark_card"]
    assert "game_store" not in asked["landmark_card"]


def test_what_somebody_names_is_taken_though_it_is_a_secret(reader: Alone) -> None:
    named = {"civs": ["scientists"], "rulings": {REGRESS: False}, "expansions": ["AA"]}
    new = {"new": {**SETUP, **named, "favorites": {"shadow": "military"}}}
    assert reader.client.post("/api/tables", json=new).json()["ok"]


def test_the_description_of_the_api_names_no_mode_that_is_a_secret(reader: Alone) -> None:
    described = reader.client.get("/api/openapi.json").json()
    new = str(described["paths"]["/api/tables"]["post"]["requestBody"])
    assert "'atlantis'" in new
    assert "'kaiju'" not in new


def test_a_campaign_names_the_scenarios_that_it_has_reached(
    secretive: HouseWithSecrets, reader: Alone
) -> None:
    reader.open("/campaigns/new?mode=atlantis")
    reader.send(reader.page.form_with("name"))
    assert "Weltkrieg" in reader.page.text
    assert "Vorahnung" not in reader.page.text
    here = reader.answer.url.path
    _show_everything(secretive, True)
    assert "Vorahnung" in reader.open(here).text


def test_what_is_a_secret_stays_in_the_box_when_the_page_is_saved(
    secretive: HouseWithSecrets, reader: Alone
) -> None:
    _show_everything(secretive, True)
    reader.open("/box")
    reader.press("act", "scythe", rise="yes", promos="")
    _show_everything(secretive, False)
    form = reader.open("/box").form_with("act", "scythe")
    assert "rise" not in form.options
    reader.send(form, "act", "scythe", invaders="yes")
    _show_everything(secretive, True)
    fields = reader.open("/box").form_with("act", "scythe").fields
    assert (fields.get("rise"), fields.get("invaders")) == ("yes", "yes")
