"""A walk over tables whose every page is measured: in German, long names, as many seats as fit."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.web.every_command import Player, set_ups
from tests.web.every_link import Crawl
from tests.web.house import House
from tests.web.reading import Form, Person, Reading
from tests.web.tapped import Tapped
from tests.web.test_every_link import Evening

NAME = "Maximiliane-Friederike"
TABLE = "Donnerstagabendrunde der Windrosenbewahrerinnen, hinten im Wintergarten"
MOST = 7
OWN_WALKS = (
    *("tapestry/duel", "tapestry/solo", "tapestry/atlantis", "tapestry/kaiju"),
    *("scythe/automa tracked", "scythe/automa asked", "scythe/automa cards"),
    *("scythe/horde", "scythe/fenris"),
)
"""Games that a file of their own walks; all others are walked by `test_tapped_around.py`."""
MENDED = 5
"""So many steps of a table are looked at, as somebody would mend them."""
QUESTIONS = 4
"""So often a mend that asks again is answered."""


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


class Sender(Person):
    """Somebody who sends forms; each page that comes back is measured."""

    def __init__(self, client: httpx.Client, tapped: Tapped) -> None:
        super().__init__(client)
        self._tapped = tapped

    def _see(self, answer: httpx.Response) -> Reading:
        assert answer.status_code < 500, answer.text
        self._tapped.look(answer.text, f"{answer.request.method} {answer.url}")
        return super()._see(answer)


class Tapping(Evening):
    """The evening of every link, but in one language, on a screen, and with the longest names."""

    def __init__(self, house: House, tapped: Tapped) -> None:
        super().__init__(house)
        self.client.headers["accept-language"] = "de"
        self.tapped = tapped
        self.crawl = Fits(self.client, tapped)
        self.sender = Sender(self.client, tapped)
        self._known: set[str] = set()

    def look(self, table: Player, moment: str, *, deep: bool = True) -> None:
        """The page of the table; deep: once at each table also what it leads to."""
        if table.path not in self._known:
            self._known.add(table.path)
            self.sender.open(f"{table.path}/settings")
            self.sender.press("act", "rename", name=TABLE)
            if deep:
                self.crawl.around(table.path, moment, "de")
        self.crawl.open(table.path, moment, "de")

    def walk(self, wanted: Callable[[str], bool]) -> None:
        """Every wanted game, by its name, each with all that can be done at its table."""
        for game, setup in set_ups(self.client, wanted):
            seated = crowded if game.endswith("full") else plain
            self.whole(game, seated(self.client, setup))

    def whole(self, game: str, table: Player) -> None:
        """One table from its first question to its end, and what can be said to it besides."""
        self.play(game, table, often=False)
        self.crawl.around(table.path, f"at {game}, over", "de")
        self.refused(table)
        self.delete(table)

    def do(self, table: Player, game: str, command: str, *, often: bool) -> None:
        """A command, also taken back; before the last one somebody looks at earlier steps."""
        if command == "finish":
            self.mended(table)
        super().do(table, game, command, often=often)
        if command != "finish" and table.say(undo=1)["ok"]:
            self.look(table, f"at {game}, {command} undone")
            assert table.say(redo=1)["ok"]

    def refused(self, table: Player) -> None:
        """Taps that nobody can make, and one of an older table."""
        page = self.client.get(table.path).text
        token = re.search(r'name="_csrf_token" value="([^"]+)"', page)
        assert token
        taps = ({"act": "nothing"}, {"act": "answer 99"}, {"act": "undo", "at": "0"})
        for number, fields in enumerate(taps):
            data = {"_csrf_token": token[1], "once": f"{table.path}{number}", **fields}
            answer = self.client.post(table.path, data=data)
            self.tapped.look(answer.text, f"{table.path} refused {fields}")

    def mended(self, table: Player) -> None:
        """What comes of it if one of some steps is left out, or answered otherwise."""
        history = Reading(self.client.get(f"{table.path}/history").text)
        steps = sorted({link for link in history.links if "/fix/" in link})
        for step in steps[:: max(1, len(steps) // MENDED)]:
            for act in ("delete", "answers"):
                self.sender.open(step)
                form = next((f for f in self.sender.page.forms if ("act", act) in f.buttons), None)
                if form is None:
                    continue
                self.sender.send(form, "act", act, **_otherwise(form))
                self._mend_on(table)

    def _mend_on(self, table: Player) -> None:
        """Through an open mend, one answer after the other; in the end it is given up."""
        self.crawl.open(table.path, "with an open mend", "de")
        for _ in range(QUESTIONS):
            buttons = [one for form in self.sender.page.forms for one in form.buttons]
            goes_on = [one for one in buttons if one[0] not in ("act", "decide", "last", "how")]
            if ("decide", "give-up") not in buttons or not goes_on:
                break
            self.sender.press(*goes_on[-1])
        if any(("decide", "give-up") in form.buttons for form in self.sender.page.forms):
            self.sender.press("decide", "give-up")


@contextmanager
def measured(chromium: Any, house: House, theme: str) -> Iterator[Tapping]:
    """Somebody who walks with a phone by day or by night, and what is wrong with its pages."""
    tapped = Tapped(chromium, house, theme)
    evening = Tapping(house, tapped)
    with evening.client, tapped.window:
        evening.choose_freely()
        yield evening
    assert tapped.wrong == {}, tapped.told()
    assert evening.crawl.troubles == []


def _otherwise(form: Form) -> dict[str, str]:
    """The first answer of a step, changed."""
    for field, options in form.options.items():
        if others := [one for one in options if one != form.fields.get(field)]:
            return {field: others[0]}
    return {}


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


def plain(client: httpx.Client, setup: dict[str, Any]) -> Player:
    """A table with as few at it as its form begins with."""
    return Player(client, long_named(setup))


def crowded(client: httpx.Client, setup: dict[str, Any]) -> Player:
    """A table of this set-up with as many at it as there can be: people and Automas by turns."""
    setup = long_named(setup)
    if "seats" not in setup:
        return Player(client, setup)
    options = _choices(client, setup)
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


def with_modules(client: httpx.Client, setup: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Set-ups with every module that the form offers, as many at once as go together."""
    offered = [one for one in _choices(client, setup) if one.startswith("module-")]
    waiting = [one.removeprefix("module-") for one in offered]
    while waiting:
        together: list[str] = []
        for one in waiting:
            asked = {**setup, "modules": [*together, one]}
            if client.post("/api/tables", json={"new": asked}).json()["ok"]:
                together.append(one)
        assert together, waiting
        waiting = [one for one in waiting if one not in together]
        yield {**setup, "modules": together}


def _choices(client: httpx.Client, setup: dict[str, Any]) -> dict[str, list[str]]:
    """What the form of a new game offers."""
    page = client.get("/new", params={"game": setup["game"], "mode": setup["mode"]})
    return Reading(page.text).form_with("faction-1").options


def _dealt(seats: list[dict[str, Any]], what: str, options: list[str]) -> None:
    """Whoever lacks it gets one that nobody has; where nobody has any, none is needed."""
    taken = {one.get(what) for one in seats}
    left = [one for one in options if one not in {*taken, "lot", ""}]
    if what == "mat" and not any(what in one for one in seats):
        return
    for one in seats:
        if what not in one and left and (what == "faction" or one["kind"] == "human"):
            one[what] = left.pop(0)
