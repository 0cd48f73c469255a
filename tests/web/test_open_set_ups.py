"""While a set-up still asks something, every page and every form of its table has an answer.

Nothing here lists modes or pages: the modes are those of the form of a new game, the evenings those
that are found, the pages and forms those of the app.
"""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.fenris.driving import WAYS, before, evenings
from tests.web.every_command import Player, set_ups
from tests.web.every_page import EXAMPLES, TABLE
from tests.web.house import House
from tests.web.odd_forms import Odd, way_in
from tests.web.played import FENRIS
from tests.web.reading import Person
from tests.web.test_watching import WAYS_IN

ASKING = {"scythe/horde", "scythe/automa", "evening 7", "evening 8", "tapestry/duel"}
"""Some of those that ask: were they not found, nothing would be looked at."""
LONGEST = 30
"""More questions than any set-up has before it asks one that it has asked elsewhere, too."""
SEATED = ("faction", "mat")
"""What a seat may leave to a draw."""


def variants(setup: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same game with more left open: real cards, no factions, and one field after another."""
    yield setup
    setup = {**setup, "chance": "table"}
    if "seats" in setup:
        bare = [{key: one[key] for key in one if key not in SEATED} for one in setup["seats"]]
        yield {**setup, "seats": bare}
    yield setup
    for field in setup:
        if field not in ("game", "mode", "chance", "seed"):
            yield {key: value for key, value in setup.items() if key != field}


def asking(client: httpx.Client) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Modes with set-ups that may ask, and the evenings of a campaign."""
    for game, usual in set_ups(client):
        yield game.partition(" ")[0], list(variants(usual))
    for way in WAYS:
        for number, _ in evenings(way):
            yield f"evening {number}", [{**FENRIS, **before(number, way)}]


def begun(client: httpx.Client, setup: dict[str, Any]) -> Player | None:
    """The table of a set-up that asks, or of an evening whose set-up does."""
    told = client.post("/api/tables", json={"new": setup}).json()
    if not told["ok"]:
        return None  # this field cannot be left out
    table = Player(client, told=told)
    if table.view.get("phase") == "setup":
        table.say(do="setup")
    return table if table.question else None


def open_set_ups(client: httpx.Client, *, first: bool) -> Iterator[tuple[str, Player]]:
    """Each question that a set-up of a mode asks, once; or of each mode the `first`."""
    known: set[str] = set()
    for game, setups in asking(client):
        for setup in setups:
            if (first and game in known) or (table := begun(client, setup)) is None:
                continue
            known.add(game)
            for _ in range(1 if first else LONGEST):
                if not (asked := table.question):
                    break
                name = f"{game}: {asked.get('about') or asked.get('deck') or asked['ask']}"
                if name not in known:
                    known.add(name)
                    yield name, table
                table.answer()


def pages_of(path: str) -> list[str]:
    """Every page of a table by its route, in each way that it can be asked for."""
    asked = [one for route in EXAMPLES if route.startswith(TABLE) for one in EXAMPLES[route]]
    suffixes = dict.fromkeys(one.partition("}")[2] for one in asked)
    more = ("/fix/0", "/fix/1", "/fix/99", "/moments/0", "/moments/99", "/result.svg", "/export")
    plain = [route.removeprefix(TABLE) for route in EXAMPLES if route.startswith(f"{TABLE}/")]
    return [
        path + one
        for one in dict.fromkeys((*suffixes, *more, *(one for one in plain if "{" not in one)))
    ]


def broken(client: httpx.Client, table: Player) -> Iterator[str]:
    """What does not answer with a page or a sentence."""
    for page in pages_of(table.path):
        if (status := client.get(page).status_code) >= 500:
            yield f"GET {page.removeprefix(table.path)}: {status}"
    odd = Odd(client, table.path)
    for route in WAYS_IN:
        if route.startswith(TABLE):
            for address in way_in(route, table.path):
                yield from odd.sent(address)


def faults(house: House, *, first: bool = False) -> list[str]:
    """All faults in open set-ups."""
    found: list[str] = []
    asked: set[str] = set()
    with house.client() as client:
        ana = Person(client)
        ana.open("/new?game=scythe&mode=automa")
        ana.press("free", "yes")
        for name, table in open_set_ups(client, first=first):
            asked.add(name.partition(":")[0])
            found += [f"{name}: {one}" for one in broken(client, table)]
    assert asked >= ASKING
    return found


def test_an_open_set_up_of_every_mode_answers_everything(house: House) -> None:
    assert faults(house, first=True) == []


@pytest.mark.journey
def test_every_question_of_every_set_up_leaves_all_pages_answering(own_house: House) -> None:
    assert faults(own_house) == []
