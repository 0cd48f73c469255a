"""What a campaign reveals later stands in no list, page or error until everything is shown."""

import json
import re
from collections.abc import Iterator

import pytest

from tests.at_home import AtHome
from tests.web.alone import SETUP, Alone
from tests.web.secrets_told import LOCK, HouseWithSecrets

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
    _set(house, "box.show-everything", shown)


def _open(house: HouseWithSecrets, locks: list[str]) -> None:
    _set(house, "opened", locks)


def _set(house: HouseWithSecrets, setting: str, value: object) -> None:
    store = AtHome(house.data / "tables.db")
    store.set_setting(setting, value)
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
    _show_everything(secretive, True)  # a table keeps a secret ruling only from who knew of it
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
    _show_everything(secretive, False)
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


UNKNOWN = "xyzzy"
AUTOMA = {"kind": "automa"}
NAMED = [
    ({**SETUP, "civs": ["scientists"]}, "scientists"),
    ({**SETUP, "expansions": ["AA"]}, "AA"),
    ({**SETUP, "rulings": {REGRESS: False}}, REGRESS),
    ({**SETUP, "mode": "kaiju", "scenario": 1}, "kaiju"),
    ({**SETUP, "mode": "atlantis", "scenario": 5}, "5"),
    ({**SCYTHE, "rulings": {FACTORY: "top_card"}}, FACTORY),
    ({**SCYTHE, "seats": [{"kind": "human", "faction": "togawa"}, {"kind": "automa"}]}, "togawa"),
    (
        {**SCYTHE, "seats": [{"kind": "human", "mat": "innovative"}, {"kind": "automa"}]},
        "innovative",
    ),
    ({**DUEL, "box": {"atlantis4.progress": "steps"}}, "atlantis4.progress"),
    ({**DUEL, "box": {"printing": "en-2020"}}, "en-2020"),
    ({**DUEL, "box": {"expansions": ["AA"]}}, "AA"),
]
"""A set-up that names a secret."""


@pytest.mark.parametrize(("setup", "secret"), NAMED)
def test_what_is_a_secret_is_refused_as_what_does_not_exist(
    reader: Alone, setup: dict[str, object], secret: str
) -> None:
    sent = json.dumps({"new": setup})
    unknown = "9" if secret == "5" else UNKNOWN
    other = sent.replace('": 5', '": 9') if secret == "5" else sent.replace(secret, UNKNOWN)
    assert other != sent
    head = {"content-type": "application/json"}
    one, two = (reader.client.post("/api/tables", content=it, headers=head) for it in (sent, other))
    assert one.status_code == two.status_code == 422
    message = one.json()["error"]["message"]
    assert secret in message
    assert message.replace(secret, unknown, 1) == two.json()["error"]["message"]
    where = one.json()["error"]["where"]
    assert where.replace(secret, UNKNOWN) == two.json()["error"]["where"]


def test_what_a_house_has_opened_can_be_named(secretive: HouseWithSecrets, reader: Alone) -> None:
    named = {"civs": ["scientists"], "rulings": {REGRESS: False}, "expansions": ["AA"]}
    new = {"new": {**SETUP, **named, "favorites": {"shadow": "military"}}}
    assert not reader.client.post("/api/tables", json=new).json()["ok"]
    _open(secretive, ["saga:3", "tale:4"])
    assert not reader.client.post("/api/tables", json=new).json()["ok"]
    _open(secretive, [LOCK])
    assert reader.client.post("/api/tables", json=new).json()["ok"]
    assert 'name="with-AA"' in reader.client.get("/new?mode=solo").text
    _open(secretive, [])
    assert 'name="with-AA"' not in reader.client.get("/new?mode=solo").text


@pytest.mark.parametrize(("setup", "secret"), [(DUEL, NEIGHBOR), (SCYTHE, FACTORY)])
def test_a_table_does_not_know_a_secret_ruling(
    reader: Alone, setup: dict[str, object], secret: str
) -> None:
    new = reader.client.post("/api/tables", json={"new": setup}).json()
    assert secret not in str(new)
    path = f"/api/tables/{new['id']}"
    said = []
    for key in (UNKNOWN, secret):
        wrong = {"do": "correct", "path": f"rulings.{key}", "value": False}
        error = reader.client.post(path, json=wrong).json()["error"]
        said.append({**error, "message": error["message"].replace(key, UNKNOWN, 1)})
    assert said[0] == said[1]


@pytest.mark.parametrize(
    ("path", "secret"),
    [
        ("/new?mode=kaiju", "kaiju"),
        ("/new?mode=atlantis&scenario=5", "5"),
        ("/campaigns/new?mode=kaiju", "kaiju"),
        ("/rules?q=tap.shadow2p.neighbour", "tap.shadow2p.neighbour"),
    ],
)
def test_an_address_with_a_secret_is_one_of_nothing(reader: Alone, path: str, secret: str) -> None:
    unknown = path.replace(secret, UNKNOWN)
    one, two = (reader.client.get(it) for it in (path, unknown))
    assert one.status_code == two.status_code
    assert _plain(one.text).replace(secret, UNKNOWN) == _plain(two.text).replace(secret, UNKNOWN)


@pytest.mark.parametrize("name", ["with-AA", "with-xyzzy", f"ruling-{REGRESS}", "ruling-xyzzy"])
def test_a_field_of_a_secret_is_a_field_of_nothing(reader: Alone, name: str) -> None:
    fields = reader.open("/new?mode=solo").form_with("level").fields
    sent = reader.client.post("/new", data={**fields, name: "yes"}, follow_redirects=False)
    assert sent.status_code == 303
    where = sent.headers["location"].removesuffix("/checklist")
    view = reader.client.get(f"/api{where}").json()["view"]
    assert view.get("expansions", []) == []


def test_the_printing_of_a_secret_is_none_that_we_know(reader: Alone) -> None:
    said = []
    for printing in ("en-2020", "xyzzy"):
        fields = reader.open("/box").form_with("act", "tapestry").fields
        data = {**fields, "act": "tapestry", "printing": printing}
        sent = reader.client.post("/box", data=data)
        said.append((sent.status_code, _plain(sent.text).replace(printing, "printing")))
    assert said[0][0] == 422
    assert said[0] == said[1]


def test_no_hidden_field_of_a_surprise_names_a_secret(reader: Alone) -> None:
    page = reader.open("/new?mode=solo&surprise=5").text
    assert '"AA"' not in page
    assert "with-AA" not in page
    assert REGRESS not in page


def _plain(page: str) -> str:
    """A page without the ids that are new each time."""
    return re.sub(r'name="(once|_csrf_token)" value="[^"]*"', "", page)


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
