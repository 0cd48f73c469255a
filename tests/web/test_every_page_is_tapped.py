"""No page of a campaign is wider than a phone, and each of its buttons takes a real tap: every
evening with seven seats, long names and rich Automas, in German."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.fenris.driving import before, driven, evenings
from tests.web.every_command import Player
from tests.web.every_link import Crawl
from tests.web.house import House
from tests.web.reading import Reading
from tests.web.tapped import Tapped
from tests.web.test_every_link import Evening, Hasty

pytestmark = [pytest.mark.journey, pytest.mark.browser]

NAME = "Maximiliane-Friederike"
WEALTH = 150
"""With so much an Automa buys all that it may."""
MOST = 7
FACTIONS = ("nordic", "saxony", "crimea", "rusviet", "polania")
"""What those begin with who are there first; the others get what is left."""


class Fits(Crawl):
    """Somebody who opens pages, and has each of them measured."""

    def __init__(self, client: httpx.Client, tapped: Tapped) -> None:
        super().__init__(client)
        self._tapped = tapped

    def open(self, address: str, moment: str, language: str) -> httpx.Response:
        answer = super().open(address, moment, "de")
        if answer.headers.get("content-type", "").startswith("text/html"):
            self._tapped.look(answer.text, f"{address} {moment}")
        return answer


class Tapping(Evening):
    """The evening of every link, but in one language, on a screen, and with the longest names."""

    def __init__(self, house: House, tapped: Tapped) -> None:
        super().__init__(house)
        self.tapped = tapped
        self.crawl = Fits(self.client, tapped)
        self._known: set[str] = set()

    def look(self, table: Player, moment: str, *, deep: bool = True) -> None:
        """The page of the table; deep: once at each table also what it leads to."""
        self.crawl.open(table.path, moment, "de")
        if deep and table.path not in self._known:
            self._known.add(table.path)
            self.crawl.around(table.path, moment, "de")

    def refused(self, table: Player) -> None:
        """A tap that nobody can make, one of an older table, and one that opens a question."""
        page = self.client.get(table.path).text
        token = re.search(r'name="_csrf_token" value="([^"]+)"', page)
        assert token
        for number, fields in enumerate(({"act": "nothing"}, {"act": "undo", "at": "0"})):
            data = {"_csrf_token": token[1], "once": f"{table.path}{number}", **fields}
            answer = self.client.post(table.path, data=data, headers={"accept-language": "de"})
            self.tapped.look(answer.text, f"{table.path} refused {fields}")


def long_named(value: Any) -> Any:
    """A set-up in which everybody has a long name."""
    if isinstance(value, list):
        return [long_named(one) for one in value]
    if not isinstance(value, dict):
        return value
    told = {key: long_named(one) for key, one in value.items()}
    if "players" in told:
        told["players"] = [f"{NAME} {n}" for n, _ in enumerate(told["players"], start=1)]
    if told.get("kind") == "human":
        told["name"] = f"{NAME} {told.get('faction', '')}"
    return told


def crowded(client: httpx.Client, setup: dict[str, Any]) -> Player:
    """A table of this set-up with as many at it as there can be: people and Automas by turns."""
    setup = long_named(setup)
    if "seats" not in setup:
        return Player(client, setup)
    page = client.get("/new", params={"game": setup["game"], "mode": setup["mode"]})
    options = Reading(page.text).form_with("faction-1").options
    humans_only = setup["mode"] == "horde"
    for count in range(MOST, len(setup["seats"]), -1):
        kinds = ["human" if humans_only or n % 2 else "automa" for n in range(count)]
        seats = [*setup["seats"], *({"kind": one} for one in kinds[len(setup["seats"]) :])]
        for what in ("faction", "mat"):
            _dealt(seats, what, options.get(f"{what}-1", []))
        told = client.post("/api/tables", json={"new": long_named({**setup, "seats": seats})})
        if told.json()["ok"]:
            return Player(client, told=told.json())
    return Player(client, setup)


def _dealt(seats: list[dict[str, Any]], what: str, options: list[str]) -> None:
    """Whoever lacks it gets one that nobody has; where nobody has any, none is needed."""
    taken = {one.get(what) for one in seats}
    left = [one for one in options if one not in {*taken, "lot", ""}]
    if what == "mat" and not any(what in one for one in seats):
        return
    for one in seats:
        if what not in one and left and (what == "faction" or one["kind"] == "human"):
            one[what] = left.pop(0)


@pytest.fixture(scope="module")
def tapping(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = Hasty(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


def test_every_evening_fits_and_takes_each_tap(chromium: Any, tapping: House) -> None:
    tapped = Tapped(chromium, tapping, theme="dark")
    evening = Tapping(tapping, tapped)
    with evening.client, tapped.window:
        evening.choose_freely()
        campaign(evening)
    assert tapped.wrong == {}, tapped.told()
    assert tapped.pages > 100
    assert evening.crawl.troubles == []


def campaign(evening: Tapping) -> None:
    """Every evening of a campaign with seven seats, up to its close, on one phone and per seat."""
    for number, name in evenings("war"):
        setup = {"game": "scythe", "mode": "fenris", "seed": 5, **before(number, "war")}
        kinds = ("human", "automa", "human", "automa", "human")
        setup["seats"] = [
            {"kind": one, "faction": faction} for one, faction in zip(kinds, FACTIONS, strict=True)
        ]
        if "from" in setup:
            sheets = {f"s{n}": {"wealth": WEALTH} for n, _ in enumerate(kinds, start=1)}
            setup["from"] = {**setup["from"], "sheets": sheets}
        table = crowded(evening.client, setup)
        evening.look(table, f"before {name}")
        for step, told in driven(lambda step: table.say(**step), table.told):  # noqa: B023
            doing = f"evening {name} after {step}"
            evening.look(table, doing)
            if step.get("do") in ("setup", "read", "done", "open"):
                for seat in told["view"]["sheets"]:
                    evening.crawl.open(f"{table.path}?who={seat}", doing, "de")
        if table.say(undo=1)["ok"]:
            evening.look(table, f"evening {name} undone")
        evening.crawl.around(table.path, f"after {name}", "de")
        evening.refused(table)
        evening.delete(table)
