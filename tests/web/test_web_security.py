"""Who may do what: names, origins, tokens, sizes, and what no answer may contain."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.at_home import AtHome
from tests.web.house import House
from tests.web.reading import Person

SEED = 987_654_321_012_345
NEW = {"new": {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "seed": SEED}}


@pytest.fixture
def client(house: House) -> Iterator[httpx.Client]:
    with house.client() as client:
        yield client


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "192.168.1.7", ""])
@pytest.mark.parametrize("path", ["/", "/rules", "/api/tables/x", "/static/page.css", "/nothing"])
def test_a_host_that_is_not_ours_sees_nothing(client: httpx.Client, host: str, path: str) -> None:
    answer = client.get(path, headers={"host": host})
    assert answer.status_code == 403
    assert "Third Chair does not answer under this name" in answer.text


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "LocalHost"])
def test_loopback_by_any_of_its_names(client: httpx.Client, house: House, host: str) -> None:
    assert client.get("/", headers={"host": f"{host}:{house.port}"}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_cannot_act(ana: Person, headers: dict[str, str]) -> None:
    path = ana.new_game()
    page = ana.open(path)
    form = page.form_with("act", "advance science")
    data = {**form.fields, "act": "advance science"}
    answer = ana.client.post(path, data=data, headers=headers)
    assert answer.status_code == 403
    assert "came from another site" in answer.text
    view = ana.client.get(f"/api{path}").json()["view"]
    assert view["tracks"]["p1"]["science"] == 0
    api = ana.client.post(f"/api{path}", json={"do": "bots_turn"}, headers=headers)
    assert api.status_code == 403
    assert api.json()["ok"] is False


def test_our_own_origin_may_act(ana: Person, house: House) -> None:
    path = ana.new_game()
    form = ana.open(path).form_with("act", "advance science")
    answer = ana.client.post(
        path,
        data={**form.fields, "act": "advance science"},
        headers={"origin": house.url, "sec-fetch-site": "same-origin"},
    )
    assert answer.status_code == 303


@pytest.mark.parametrize("token", [None, "", "x" * 128])
def test_a_form_without_its_token_does_nothing(ana: Person, token: str | None) -> None:
    path = ana.new_game()
    form = ana.open(path).form_with("act", "advance science")
    data = {**form.fields, "act": "advance science", "_csrf_token": token}
    if token is None:
        del data["_csrf_token"]
    answer = ana.client.post(path, data=data)
    assert answer.status_code == 403
    assert "no longer valid" in answer.text
    assert ana.client.get(f"/api{path}").json()["view"]["tracks"]["p1"]["science"] == 0


def test_the_token_of_another_browser_does_not_fit(ana: Person, house: House) -> None:
    path = ana.new_game()
    form = ana.open(path).form_with("act", "advance science")
    with house.client() as other:
        other.get("/")
        answer = other.post(path, data={**form.fields, "act": "advance science"})
    assert answer.status_code == 403


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/nothing", "/static/page.js", "/api/x"])
def test_every_answer_carries_the_policy(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http:" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


def test_pages_need_nothing_that_the_policy_forbids(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    for page in ("/", "/new", "/rules", "/phone", path, f"{path}/history", f"{path}/correct"):
        text = ana.client.get(page).text
        assert not re.search(r"\sstyle=|\son[a-z]+=|<style|javascript:", text), page
        assert not re.search(r"<script(?![^>]*\ssrc=\"/static/)", text), page
        assert not re.search(r"(?:src|href|action)=\"(?:https?:)?//", text), page


def test_a_body_that_is_too_large_is_refused(ana: Person) -> None:
    path = ana.new_game()
    form = ana.open(path).form_with("act", "advance science")
    data = {**form.fields, "act": "advance science", "note": "x" * 100_000}
    answer = ana.client.post(path, data=data)
    assert answer.status_code == 413
    assert "too much at once" in answer.text
    api = ana.client.post("/api/tables", json={"new": {"players": ["x" * 100_000]}})
    assert api.status_code == 413
    assert api.json() == {
        "ok": False,
        "error": {"code": "bad_input", "message": "That is too much at once."},
    }


def test_an_endless_body_is_refused_too(ana: Person) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 10_000

    headers = {"content-type": "application/json"}
    answer = ana.client.post("/api/tables", content=chunks(), headers=headers)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_the_api_takes_only_json(client: httpx.Client, kind: str) -> None:
    body = json.dumps(NEW)
    answer = client.post("/api/tables", content=body, headers={"content-type": kind})
    assert answer.status_code == 415
    assert answer.json()["ok"] is False


def test_no_page_and_no_answer_contains_the_seed_or_the_deck(
    house: House, client: httpx.Client
) -> None:
    answers: list[Any] = [client.post("/api/tables", json=NEW)]
    table = answers[0].json()["id"]
    for asked in ({"do": "advance", "who": "p1", "track": "science"}, {"do": "bots_turn"}):
        answers.append(client.post(f"/api/tables/{table}", json=asked))
    parts = ("", "/history", "/correct", "/cards", "/settings", "/checklist", "/export", "/fix/1")
    answers += [client.get(f"/tables/{table}{part}") for part in parts]
    answers.append(client.get(f"/api/tables/{table}"))
    for answer in answers:
        assert answer.status_code == 200, answer.url
        assert str(SEED) not in answer.text, answer.url
        assert "seed" not in answer.text, answer.url
    stored = AtHome(house.data / "tables.db")
    assert stored.load(table).table.journal.seed == SEED
    stored.close()
    decision = answers[-1].json()["view"]["decision"]
    assert (decision["deck"], len(decision["discard"])) == (10, 2)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/nothing", 404),
        ("/tables/unknown", 404),
        ("/tables/unknown/history", 404),
        ("/tables/unknown/live", 404),
        ("/static/../app.py", 404),
        ("/static/app.py", 404),
    ],
)
@pytest.mark.parametrize(
    ("language", "home"), [("en", "Tables"), ("de", "Tische"), ("cs", "Stoly")]
)
def test_what_is_not_there_is_a_sentence(
    house: House, path: str, status: int, language: str, home: str
) -> None:
    with house.client(language=language) as client:
        answer = client.get(path)
    assert answer.status_code == status
    assert f'lang="{language}"' in answer.text
    assert home in answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    "data",
    [
        {"act": "advance science"},
        {"act": "advance nonsense", "who": "p1"},
        {"act": "advance science", "who": "p9"},
        {"act": "fly", "who": "p1"},
        {"act": "answer 3"},
        {"act": "back"},
        {"act": "jump 99"},
        {"act": "jump x"},
        {"act": "chance magic"},
        {"act": ""},
        {"act": "redo"},
        {"at": "soon"},
        {"who": ["p1", "p2"], "act": "income"},
    ],
)
def test_odd_forms_get_a_sentence_and_change_nothing(ana: Person, data: dict[str, Any]) -> None:
    path = ana.new_game()
    fields = ana.open(path).form_with("act", "advance science").fields
    before = ana.client.get(f"/api{path}").json()
    sent = {key: fields[key] for key in ("_csrf_token", "once", "at")}
    answer = ana.client.post(path, data={**sent, **data})
    assert answer.status_code in (409, 422), answer.status_code
    assert "Traceback" not in answer.text
    assert ana.client.get(f"/api{path}").json() == before


def test_a_form_leads_nowhere_else(ana: Person) -> None:
    token = ana.open("/").form_with("language").fields["_csrf_token"]
    for back in ("https://evil.example", "//evil.example", "/\\evil.example", "javascript:x"):
        answer = ana.client.post("/device", data={"_csrf_token": token, "back": back})
        assert answer.headers["location"] == "/"


def test_it_stops_at_once_though_a_stream_is_open(own_house: House) -> None:
    with own_house.client() as client:
        path = Person(client).new_game()
        with client.stream("GET", f"{path}/live") as stream:
            lines = stream.iter_lines()
            assert "data: 1" in [next(lines), next(lines)]
            assert own_house.stop() in (0, -15)
