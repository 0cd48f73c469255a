"""The API, called in every way that its own description allows, and in many that it does not."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.house import House
from thirdchair.games import GAMES
from thirdchair.web.description import commands, set_ups
from thirdchair.words import LANGUAGES

SET_UPS: list[dict[str, Any]] = [
    {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "seed": 3},
    {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "chance": "table"},
    {"game": "tapestry", "mode": "solo", "level": 2, "seed": 3},
    {"game": "tapestry", "mode": "atlantis", "scenario": 1, "seed": 3},
    {"game": "tapestry", "mode": "kaiju", "scenario": 1, "seed": 3},
    {
        "game": "scythe",
        "mode": "automa",
        "seats": [
            {"kind": "human", "name": "Ana", "faction": "nordic"},
            {"kind": "automa", "faction": "saxony"},
        ],
        "seed": 3,
    },
]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
BOUNDED = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def client(house: House) -> Iterator[httpx.Client]:
    with house.client() as client:
        yield client


@pytest.fixture(scope="module")
def api(client: httpx.Client) -> Any:
    return schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())


@pytest.fixture(scope="module")
def tables(client: httpx.Client) -> Iterator[str]:
    """Tables of all modes in turn, and one that is not there."""
    made = [client.post("/api/tables", json={"new": one}).json() for one in SET_UPS]
    assert all(answer["ok"] for answer in made), made
    return cycle([*(answer["id"] for answer in made), "nothing"])


@pytest.mark.parametrize(
    ("path", "how", "kind"),
    [
        ("/api/tables", "POST", GenerationMode.POSITIVE),
        ("/api/tables", "POST", GenerationMode.NEGATIVE),
        ("/api/tables/{table_id}", "POST", GenerationMode.POSITIVE),
        ("/api/tables/{table_id}", "POST", GenerationMode.NEGATIVE),
        ("/api/tables/{table_id}", "GET", GenerationMode.POSITIVE),
    ],
)
def test_the_api_never_breaks_and_answers_as_described(
    api: Any, house: House, tables: Iterator[str], path: str, how: str, kind: GenerationMode
) -> None:
    @BOUNDED
    @given(case=api[path][how].as_strategy(generation_mode=kind))
    def called(case: Any) -> None:
        if case.path_parameters:
            case.path_parameters["table_id"] = next(tables)
        case.call_and_validate(base_url=house.url, checks=CHECKS)

    called()


def test_only_the_api_is_described_and_it_loads_nothing(client: httpx.Client) -> None:
    answer = client.get("/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    described = answer.json()
    assert described["openapi"].startswith("3.")
    operations = {(path, how) for path, ways in described["paths"].items() for how in ways}
    assert operations == {
        ("/api/tables", "post"),
        ("/api/tables/{table_id}", "post"),
        ("/api/tables/{table_id}", "get"),
    }
    assert "the revision rule" in described["info"]["description"].lower()
    for viewer in ("swagger", "redoc", "elements", "rapidoc"):
        assert client.get(f"/api/openapi.json/{viewer}").status_code == 404
        assert client.get(f"/api/{viewer}").status_code == 404


def test_every_mode_and_every_command_is_described() -> None:
    for game in (made() for made in GAMES.values()):
        for mode in game.modes:
            named = [one["properties"] for one in set_ups(game, mode)]
            assert named, mode
            assert all(one["game"] == {"enum": [game.name]} for one in named), mode
            assert all(one["mode"] == {"enum": [mode]} for one in named), mode
            assert all(one["language"]["enum"] == sorted(LANGUAGES) for one in named), mode
    named_do = [command["properties"]["do"] for command in commands(GAMES)]
    names = {one["enum"][0] for one in named_do if "enum" in one}
    assert {"type": "string"} in named_do, "of a campaign only that it has some"
    assert {"bots_turn", "advance", "income", "conquer", "automa_turn", "place", "finish"} <= names


def test_a_command_with_a_place_called_at_takes_the_revision_from_the_address(
    client: httpx.Client,
) -> None:
    made = client.post("/api/tables", json={"new": SET_UPS[-1]}).json()
    path = f"/api/tables/{made['id']}"
    place = {"do": "place", "seat": "s1", "unit": "worker", "at": "r3c3"}
    stale = client.post(f"{path}?at={made['revision'] + 7}", json=place)
    assert (stale.status_code, stale.json()["error"]["code"]) == (409, "not_now")
    taken = client.post(f"{path}?at={made['revision']}", json=place).json()
    assert taken["ok"], taken
    assert {"seat": "s1", "unit": "worker", "at": "r3c3", "n": 1} in taken["view"]["units"]
