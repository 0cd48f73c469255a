"""The contract over HTTP."""

import json
from collections.abc import Iterator
from threading import Thread
from typing import Any

import httpx
import pytest

from tests.web.house import House
from tests.web.played import DUEL, FENRIS, SCYTHE, made
from tests.web.reading import Person

NEW = {"new": {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "seed": 3}}

SEATS = [{"kind": "human", "name": "Ana"}, {"kind": "automa"}]


@pytest.fixture
def client(house: House) -> Iterator[httpx.Client]:
    with house.client() as client:
        yield client


def ask(client: httpx.Client, path: str, **request: Any) -> Any:
    return client.post(f"/api/tables{path}", json=request).json()


def test_a_game_over_http(client: httpx.Client) -> None:
    made = ask(client, "", **NEW)
    assert made["ok"] is True
    assert [event["type"] for event in made["events"]] == ["rolled", "favorite"]
    path = f"/{made['id']}"
    turn = ask(client, path, do="bots_turn", at=made["revision"])
    assert [event["type"] for event in turn["events"]][:2] == ["drew", "drew"]
    assert turn["revision"] == made["revision"] + 1
    stale = ask(client, path, do="bots_turn", at=made["revision"])
    assert (stale["ok"], stale["error"]["code"]) == (False, "not_now")
    for what in ("revision", "view", "pending", "next"):
        assert stale[what] == turn[what], "as it is"
    seen = client.get(f"/api/tables{path}").json()
    assert seen["view"] == turn["view"]
    assert seen["events"] == []
    assert ask(client, path, undo=1, at=turn["revision"])["view"]["turn"] == 0
    assert ask(client, path, redo=1)["events"] == turn["events"]


@pytest.mark.parametrize(
    ("setup", "name"),
    [
        (NEW["new"], "Ana & Bert"),
        ({"game": "tapestry", "mode": "solo"}, "Solo, Level 2"),
        ({"game": "tapestry", "mode": "kaiju", "scenario": 2}, "Kaiju 2: Unausweichlich"),
        ({"game": "scythe", "mode": "automa", "seats": SEATS}, "Ana und ein Automa"),
    ],
)
def test_a_table_of_a_program_is_called_as_the_form_would_call_it(
    house: House, setup: dict[str, Any], name: str
) -> None:
    with house.client(language="de") as client:
        assert ask(client, "", new=setup)["ok"]
        assert name in Person(client).open("/").text


def test_a_seat_speaks_over_http_too(client: httpx.Client) -> None:
    made = ask(client, "", **NEW, once="sent-twice", **{"as": "p1"})
    again = ask(client, "", **NEW, once="sent-twice")
    assert again["id"] == made["id"], "a repeated new makes no second table"
    path = f"/{made['id']}"
    assert ask(client, path, do="bots_turn", **{"as": "p2"})["ok"]
    assert client.get(f"/api/tables{path}", params={"as": "p1"}).json()["view"]["turn"] == 1
    wrong = client.get(f"/api/tables{path}", params={"as": "p3"})
    assert (wrong.status_code, wrong.json()["error"]["where"]) == (422, "as")


def test_a_device_speaks_for_its_own_seat(client: httpx.Client) -> None:
    person = Person(client)
    table = person.new_game(favorite="science")
    person.open(f"{table}/settings")
    person.press("act", "seat", seat="p1")
    path = table.removeprefix("/tables")
    assert ask(client, path, view=True, **{"as": "p1"})["ok"]
    assert ask(client, path, view=True)["ok"]
    refused = client.get(f"/api/tables{path}", params={"as": "p2"})
    assert (refused.status_code, refused.json()["error"]["where"]) == (422, "as")
    assert "Ana" in refused.json()["error"]["message"]


def test_answers_and_back(client: httpx.Client) -> None:
    made = ask(client, "", new={**NEW["new"], "chance": "table"})
    assert made["view"] is None
    assert made["pending"]["die"] == "science"
    path = f"/{made['id']}"
    assert ask(client, path, answer="science")["view"]["favorites"] == {"shadow": "science"}
    assert ask(client, path, do="bots_turn")["pending"]["options"] == list(range(1, 13))
    assert ask(client, path, answer=5)["pending"]["options"] == [1, 2, 3, 4, *range(6, 13)]
    assert ask(client, path, back=1)["pending"]["options"] == list(range(1, 13))


@pytest.mark.parametrize(
    ("body", "code", "status"),
    [
        ("{", "bad_json", 400),
        ("[1]", "bad_json", 400),
        ("null", "bad_json", 400),
        ('{"do": "fly"}', "bad_input", 422),
        ('{"do": "bots_turn", "more": 1}', "bad_input", 422),
        ('{"do": "bots_turn", "at": "x"}', "bad_input", 422),
        ('{"answer": 1}', "not_now", 409),
        ('{"undo": 1}', "not_now", 409),
        ('{"new": {}}', "bad_input", 422),
        ("{}", "bad_input", 422),
        ("[" * 100_000, "bad_input", 413),
        ("[" * 50_000, "bad_json", 400),
    ],
)
def test_bad_requests_get_the_code_and_a_sentence(
    client: httpx.Client, body: str, code: str, status: int
) -> None:
    table = ask(client, "", **NEW)["id"]
    before = client.get(f"/api/tables/{table}").json()
    answer = client.post(
        f"/api/tables/{table}", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == status
    error = answer.json()["error"]
    assert error["code"] == code
    assert error["message"].endswith((".", "]", ")"))
    assert client.get(f"/api/tables/{table}").json() == before


def test_a_table_that_is_not_there(client: httpx.Client) -> None:
    for answer in (
        client.get("/api/tables/nothing"),
        client.post("/api/tables/nothing", json={"view": True}),
        client.post("/api/tables", json={"do": "bots_turn"}),
    ):
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "no_table"


def test_other_pages_hear_of_a_change_and_only_of_its_number(
    ana: Person, client: httpx.Client
) -> None:
    path = ana.new_game()
    heard: list[str] = []

    def listen() -> None:
        with client.stream("GET", f"{path}/live") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            for line in stream.iter_lines():
                if line.startswith("data:"):
                    heard.append(line)
                    if len(heard) == 2:
                        told.start()
                    if len(heard) == 3:
                        return

    told = Thread(
        target=lambda: ana.client.post(
            f"/api{path}", content=json.dumps({"do": "bots_turn"}), headers=JSON
        )
    )
    listen()
    told.join()
    assert heard == ["data: 1", "data: 0", "data: 2"]  # the game, its look, the game again


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("setup", "mine", "other"),
    [(DUEL, "p1", "p2"), (SCYTHE, "s1", "s2"), (FENRIS, "s1", "s2")],
    ids=["duel", "automa", "fenris"],
)
def test_who_speaks_for_another_seat_is_told_where_this_device_sits(
    house: House, setup: dict[str, Any], mine: str, other: str
) -> None:
    """The refusal names a seat, so it needs the words of the table, which nobody has looked at."""
    sentence = "Dieses Gerät sitzt auf dem Platz von Ana und kann nur für diesen Platz sprechen."
    with house.client(language="de") as client:
        path = made(client, setup)
        ana = Person(client)
        ana.open(f"{path}/settings")
        ana.press("act", "seat", seat=mine)
        for speaker in (other, "nobody"):
            refused = client.post(f"/api{path}", json={"view": True, "as": speaker})
            assert refused.status_code == 422
            assert refused.json()["error"] == {
                "code": "bad_input",
                "where": "as",
                "message": sentence,
            }
            assert client.get(f"/api{path}", params={"as": speaker}).json() == refused.json()
