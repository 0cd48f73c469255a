"""No link leads nowhere: in every mode and scenario, after every kind of command."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, product
from urllib.parse import urlsplit

import pytest

from tests.fenris.driving import driven
from tests.web.every_command import Player, arguments, set_ups
from tests.web.every_link import Crawl
from tests.web.every_page import TABLE, routes
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.web.face import every
from thirdchair.web.games import FACES
from thirdchair.words import LANGUAGES

pytestmark = pytest.mark.journey

TURNS = 4
"""So often everybody moves on between the single commands and the end."""

BY_TURNS = 3
"""After every third command all links of a scenario's table are opened, after others in another."""

ONLY_IN_THE_NETWORK = "/certificate"
"""A page that is not there as long as nobody else may come in."""


class Evening:
    """Tables that are played one after the other, with all their pages looked at."""

    def __init__(self, house: House) -> None:
        self.client = house.client()
        self.crawl = Crawl(self.client)
        self.played: set[str] = set()
        self.walked: Counter[str] = Counter()
        self._languages = cycle(LANGUAGES)

    def play(self, game: str, table: Player, *, often: bool) -> None:
        """All that can be done at a table, once; `often`: with all links after each command.

        The scenarios of a mode do the same commands: after the first of them they take turns.
        """
        if table.question:
            self.look(table, f"at {game}, first question")
            table.settle()
        self.look(table, f"at {game}, set up")
        if "phase" in table.view:
            self.evening(game, table, often=often)
            return
        commands = [one for one in table.commands() if one != "finish"]
        mode = game.split(maxsplit=1)[0]
        before = self.walked[mode] if "scenario" in table.view else 0
        self.walked[mode] += often
        for place, command in enumerate(commands):
            in_turn = not before or (place + before) % BY_TURNS == 0
            self.do(table, game, command, often=often and in_turn)
        for step in ("undo", "redo"):
            if table.say(**{step: 1})["ok"]:
                self.look(table, f"at {game} after {step}", deep=often)
        for command in commands[:2] * TURNS:
            table.tries(command)
            table.settle()
        self.share(table, f"at {game}")
        self.do(table, game, "finish", often=True)

    def evening(self, game: str, table: Player, *, often: bool) -> None:
        """A campaign through one evening, looked at wherever it goes on."""
        here = ""
        for step, told in driven(lambda step: table.say(**step), table.told):
            if told["view"] and here != (here := told["view"]["phase"]):
                self.look(table, f"at {game} after {step}", deep=often)
        self.share(table, f"at {game}")

    def do(self, table: Player, game: str, command: str, *, often: bool) -> None:
        """A command, with a look at its first question and at what comes of it."""
        if not table.tries(command):
            return
        first = command not in self.played
        self.played.add(command)
        if table.question:
            self.look(table, f"at {game}, question of {command}", deep=often or first)
            table.settle()
        self.look(table, f"at {game} after {command}", deep=often or first)

    def look(self, table: Player, moment: str, *, deep: bool = True) -> None:
        """The page of the table in one language; deep: in all, and in one all that it leads to."""
        language = next(self._languages)
        if not deep:
            self.crawl.open(table.path, moment, language)
            return
        for other in LANGUAGES:
            if other != language:
                self.crawl.open(table.path, moment, other)
        self.crawl.around(table.path, moment, language)

    def share(self, table: Player, moment: str) -> None:
        """A moment that others may look at: its page, and the link that leads there."""
        person = Person(self.client)
        person.open(f"{table.path}/moments/1")
        page = person.press("act", "share")
        shared = next(link for link in page.links if urlsplit(link).path.startswith("/moments/"))
        for language in LANGUAGES:
            self.crawl.open(urlsplit(shared).path, moment, language)

    def choose_freely(self) -> None:
        """Somebody holds on this device that it may offer all that games are played with."""
        person = Person(self.client)
        person.open("/new?game=scythe&mode=automa")
        person.press("free", "yes")

    def campaigns(self) -> None:
        """A campaign of each kind, with its pages."""
        person = Person(self.client)
        here = "/campaigns/new"
        offered = [link for link in person.open(here).links if link.startswith(f"{here}?")]
        assert offered
        for link in offered:
            person.open(link)
            person.send(person.page.form_with("name"), name="Winter")
            for language in LANGUAGES:
                self.crawl.around(person.answer.url.path, f"in a campaign of {link}", language)

    def pages(self) -> None:
        """What no link leads to, if its address is the same for everybody."""
        for route, language in product(known_pages(), LANGUAGES):
            if "{" not in route:
                self.crawl.around(route, "on its own", language)

    def delete(self, table: Player) -> None:
        """The table goes, and its page with it."""
        person = Person(self.client)
        person.open(f"{table.path}/delete")
        person.send(next(one for one in person.page.forms if one.action.endswith("/delete")))
        assert (person.answer.status_code, person.answer.url.path) == (200, "/")
        assert self.client.get(table.path).status_code == 404


@pytest.fixture(scope="module")
def evening(hasty: House) -> Iterator[Evening]:
    """An evening with every game, every campaign and every page."""
    evening = Evening(hasty)
    with evening.client:
        evening.choose_freely()
        for game, setup in set_ups(evening.client):
            table = Player(evening.client, setup)
            evening.play(game, table, often=game.endswith("usual"))
            evening.delete(table)
        evening.campaigns()
        evening.pages()
        yield evening


def test_every_link_opens(evening: Evening) -> None:
    assert evening.crawl.troubles == []


def test_every_command_was_done_somewhere(evening: Evening) -> None:
    assert evening.played == set(arguments(evening.client))


def test_every_page_was_opened(evening: Evening) -> None:
    opened = evening.crawl.paths
    patterns = {route: re.sub(r"{[^}]*}", "[^/]+", route) for route in known_pages()}
    assert [
        route
        for route, pattern in patterns.items()
        if not any(re.fullmatch(pattern, path) for path in opened)
    ] == []


def known_pages() -> list[str]:
    """But those that a campaign shows at its end: nobody knows of them before."""
    own = [(name, page) for face in every(FACES) for name, page in face.pages.items()]
    late = {f"{TABLE}/{name}" for name, page in own if page.lock}
    return [route for route in routes() if route not in {ONLY_IN_THE_NETWORK, *late}]
