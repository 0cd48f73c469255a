"""Numbers beyond all measure and nests without end: a sentence, and a table that still opens."""

from typing import Any

import httpx
import pytest

from tests.web.house import House
from tests.web.played import DUEL, SCYTHE, SOLO, made
from tests.web.reading import Person
from tests.web.scenario_alone import AtScenario
from thirdchair.words.games.tapestry import TapestryWords

HUGE = 10**30
WORKERS = {"seat": "s1", "unit": "worker", "at": "r1c3"}
PAGES = ("", "/history", "/where", "/correct", "/sheet")


def test_nobody_gains_more_than_can_be_said(ana: Person) -> None:
    path = made(ana.client, SCYTHE)
    gain = {"do": "gain", "seat": "s1", "what": "power"}
    for n, where in ((HUGE, " 1000000000 at most"), (-HUGE, " -1000000000 at least")):
        answer = ana.client.post(f"/api{path}", json={**gain, "n": n})
        assert answer.status_code == 422
        assert answer.json()["error"]["where"] == "do.n"
        assert where in answer.json()["error"]["message"]
    assert ana.client.post(f"/api{path}", json={**gain, "n": 1_000_000_000}).status_code == 200
    for part in (*PAGES, "/scoring"):
        ana.open(path + part)
        assert ana.answer.status_code == 200, part


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Diese Zahl ist zu groß: höchstens 1000000000."),
        ("cs", "Toto číslo je příliš velké: nejvýše 1000000000."),
    ],
)
def test_too_much_is_said_in_every_language(house: House, language: str, sentence: str) -> None:
    with house.client(language=language) as client:
        path = made(client, SOLO)
        points = {"do": "vp", "who": "you", "add": HUGE}
        answer = client.post(f"/api{path}", json=points)
    assert (answer.status_code, answer.json()["error"]["message"]) == (422, sentence)


@pytest.mark.parametrize(
    ("setup", "request_", "where"),
    [
        (SOLO, {"do": "vp", "who": "you", "add": HUGE}, "do.add"),
        (SOLO, {"do": "vp", "who": "you", "add": -HUGE}, "do.add"),
        (SOLO, {"do": "explore", "hex": HUGE}, "do.hex"),
        (SOLO, {"do": "conquer", "hex": -HUGE}, "do.hex"),
        (SOLO, {"do": "advance", "track": "science", "steps": HUGE}, "do.steps"),
        (SOLO, {"do": "correct", "path": "vp.you", "value": HUGE}, "do.value"),
        (SOLO, {"do": "correct", "path": "decision.discard", "value": [HUGE]}, "do.value"),
        (DUEL, {"do": "advance", "who": "p1", "track": "science", "steps": -HUGE}, "do.steps"),
        (DUEL, {"do": "correct", "path": "era.p1", "value": HUGE}, "do.value"),
        (SCYTHE, {"do": "place", **WORKERS, "n": HUGE}, "do.n"),
        (SCYTHE, {"do": "remove", **WORKERS, "n": -HUGE}, "do.n"),
        (
            SCYTHE,
            {
                "do": "move",
                "seat": "s1",
                "moves": [{"unit": "worker", "n": HUGE, "from": "r1c3", "to": "r2c3"}],
            },
            "do.moves[0].n",
        ),
        (SCYTHE, {"do": "correct", "path": "seats.s1.coins", "value": HUGE}, "do.value"),
    ],
)
def test_a_huge_number_is_refused_and_the_table_opens(
    ana: Person, setup: dict[str, Any], request_: dict[str, Any], where: str
) -> None:
    path = made(ana.client, setup)
    before = ana.client.get(f"/api{path}").json()
    answer = ana.client.post(f"/api{path}", json=request_)
    assert answer.status_code == (409 if where == "do.steps" else 422), answer.text
    assert answer.json()["error"]["where"] == where
    assert ana.client.get(f"/api{path}").json() == before
    for part in PAGES:
        assert ana.client.get(path + part, follow_redirects=True).status_code == 200, part


def test_a_space_of_the_income_mat_is_no_huge_number(ana: Person) -> None:
    me = AtScenario(ana.client)
    path = me.scenario("atlantis", 5)
    request = {"do": "note", "space": HUGE, "card": "Trap"}
    answer = ana.client.post(f"/api{path}", json=request)
    assert (answer.status_code, answer.json()["error"]["where"]) == (422, "do.space")


def test_a_number_that_no_format_holds_is_said_as_text() -> None:
    for points, said in ((1234, "1.234"), (HUGE, f"{HUGE}"), (-(10**100), "-" + "1" + "0" * 38)):
        sentence = TapestryWords("de").text(
            "error-points-out-of-range", who="you", points=points, most=9
        )
        assert f" {said}" in sentence


@pytest.mark.parametrize("key", ["undo", "redo", "back", "answer", "do"])
@pytest.mark.parametrize("setup", [DUEL, SOLO, SCYTHE], ids=["duel", "solo", "scythe"])
def test_nests_without_end_get_a_sentence(ana: Person, setup: dict[str, Any], key: str) -> None:
    path = made(ana.client, setup)
    for deep in (40, 500, 900, 950, 975, 1000):
        for nest in ("[" * deep + "]" * deep, '{"a":' * deep + "1" + "}" * deep):
            answer = _sent(ana.client, path, f'{{"{key}": {nest}}}')
            assert answer.status_code in (400, 409, 422), (deep, answer.text)
            assert 10 < len(answer.json()["error"]["message"]) < 200
        _sent(ana.client, path, f'{{"do": "correct", "path": "vp.you", "value": {nest}}}')


def _sent(client: httpx.Client, path: str, body: str) -> httpx.Response:
    return client.post(f"/api{path}", content=body, headers={"content-type": "application/json"})
