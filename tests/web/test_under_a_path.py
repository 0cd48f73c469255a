"""The site may live under a path: every address of a page stays below it."""

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.web.house import House
from thirdchair.web.addresses import Addresses

ROOT = "/club/chair"
ADDRESS = re.compile(r'\b(?:href|action|src|data-live|data-root)="(/[^"]*)"')
SETUPS = [
    {"game": "tapestry", "mode": "solo", "seed": 5},
    {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"], "seed": 5},
    {"game": "tapestry", "mode": "kaiju", "scenario": 1, "seed": 5},
    {
        "game": "scythe",
        "mode": "automa",
        "seed": 5,
        "seats": [
            {"name": "Ana", "kind": "human", "faction": "nordic", "mat": "industrial"},
            {"kind": "automa", "faction": "crimea", "level": "automa"},
        ],
    },
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    house = House(tmp_path_factory.mktemp("under-a-path"), path=ROOT)
    with httpx.Client(base_url=house.url) as client:
        yield client
    house.stop()


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['game']}-{setup['mode']}")
def test_every_address_of_a_table_lies_below_the_path(
    client: httpx.Client, setup: dict[str, object]
) -> None:
    table = client.post(f"{ROOT}/api/tables", json={"new": setup}).json()["id"]
    wanted = [
        f"{ROOT}/",
        f"{ROOT}/play",
        f"{ROOT}/box",
        f"{ROOT}/rules?q=favorite",
        f"{ROOT}/record",
    ]
    base = f"{ROOT}/tables/{table}"
    wanted += [
        base,
        *(f"{base}/{page}" for page in ("history", "settings", "checklist", "correct")),
    ]
    for address in wanted:
        page = client.get(address, follow_redirects=True)
        assert page.status_code == 200, address
        for found in ADDRESS.findall(page.text):
            assert found == ROOT or found.startswith(f"{ROOT}/"), (address, found)


def test_a_link_of_a_page_can_be_followed(client: httpx.Client) -> None:
    page = client.get(f"{ROOT}/")
    for found in sorted(
        set(ADDRESS.findall(page.text)) - {f"{ROOT}/import", f"{ROOT}/device", ROOT}
    ):
        assert client.get(found.replace("&amp;", "&")).status_code == 200, found


def test_a_form_leads_on_below_the_path(client: httpx.Client) -> None:
    token = re.search(r'name="_csrf_token" value="([^"]+)"', client.get(f"{ROOT}/play").text)
    assert token
    form = {"mode": "solo", "act": "again", "once": "a-once-of-a-test", "_csrf_token": token[1]}
    answer = client.post(f"{ROOT}/play", data=form, follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"].startswith(f"{ROOT}/tables/")


def test_outside_of_the_path_there_is_nothing(client: httpx.Client) -> None:
    for address in ("/", "/rules", "/club", "/club/chairs"):
        assert client.get(address).status_code == 404, address


@pytest.mark.parametrize("given", ["club/chair", "/club/chair", "/club/chair/"])
def test_a_path_may_be_written_with_or_without_slashes(given: str) -> None:
    to = Addresses(given)
    assert to("/rules") == "/club/chair/rules"
    assert to.inside("/club/chair") == "/"
    assert to.inside("/club/chair/rules") == "/rules"
    assert to.inside("/club/chairs") is None


def test_without_a_path_addresses_are_as_they_are() -> None:
    assert Addresses()("/rules") == "/rules"
    assert Addresses("/").inside("/rules") == "/rules"
