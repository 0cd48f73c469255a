"""However people leave My box, the form of a new game and the settings: all pages still come.

Each field alone, all of them, none: what a page says of such a choice may be said nowhere else.
"""

from collections.abc import Iterator
from itertools import count, cycle

import httpx
import pytest

from tests.web.every_page import EXAMPLES
from tests.web.house import House
from tests.web.played import DUEL, FENRIS, SCYTHE, SOLO, made
from tests.web.reading import Form, Person
from thirdchair.web.games import FACES
from thirdchair.words import LANGUAGES

TICKED = ["yes"]
SETTINGS = ("follow", "chance", "colors", "rename", "seat")


def ways(form: Form) -> Iterator[tuple[str, dict[str, str]]]:
    """How a form can be left: as it is, with no tick, with each alone, with all; and with each
    option of each other field."""
    ticks = [name for name, options in form.options.items() if options == TICKED]
    rest = {name: value for name, value in form.fields.items() if name not in ticks}
    yield "as it is", form.fields
    yield "nothing", rest
    for tick in ticks:
        yield tick, {**rest, tick: "yes"}
    yield "all", {**rest, **dict.fromkeys(ticks, "yes")}
    for name, options in form.options.items():
        for option in options if name not in ticks else ():
            if option != form.fields.get(name):
                yield f"{name} {option}", {**form.fields, name: option}


def only_ticks(form: Form) -> Form:
    """The same form, of which nothing can be changed but its ticks."""
    return Form(
        form.action,
        form.fields,
        {name: options for name, options in form.options.items() if options == TICKED},
    )


def new_games(client: httpx.Client) -> list[str]:
    """The forms of new games, of each mode that is offered."""
    modes = Person(client).open("/play").form_with("mode").options["mode"]
    return [
        f"/new?game={game}&mode={mode}" for game, _, mode in (one.partition("/") for one in modes)
    ]


class Leaving:
    """Somebody who leaves a form in many ways, and opens all pages after each."""

    def __init__(self, house: House, *, thorough: bool) -> None:
        """`thorough`: ticks in every language, and all other fields too; else only ticks. What is
        not looked at in every language is so in one after another."""
        self.client = house.client()
        self.thorough = thorough
        self.faults: list[str] = []
        self.left: set[str] = set()
        self._once = count()
        self._languages = cycle(LANGUAGES)

    def leave(self, form: Form, address: str, pages: list[str], **pressed: str) -> None:
        """Leave this form in every way."""
        ticks = only_ticks(form)
        often = [way for way, _ in ways(ticks)] if self.thorough else []
        for way, fields in ways(form if self.thorough else ticks):
            once = {"once": f"left {next(self._once)}"}
            answer = self.client.post(address, data={**fields, **pressed, **once})
            self.note(answer, f"{address} left with {way}")
            if answer.is_redirect:
                shown = [answer.headers["location"], *pages]
                self.look(shown, f"{address} left with {way}", deep=way in often)
        self.left.add(address)

    def look(self, pages: list[str], moment: str, *, deep: bool) -> None:
        languages = list(LANGUAGES) if deep else [next(self._languages)]
        for language in languages:
            for page in pages:
                answer = self.client.get(page, headers={"accept-language": language})
                self.note(answer, f"{page} ({language}) after {moment}")

    def note(self, answer: httpx.Response, what: str) -> None:
        if answer.status_code >= 500:
            self.faults.append(f"{answer.status_code} {what}")

    def box(self) -> None:
        """My box of every game, and what it shows."""
        plain = [one for route in EXAMPLES for one in EXAMPLES[route] if "{" not in one]
        for game in (*FACES, "show"):
            form = Person(self.client).open("/box").form_with("act", game)
            pages = list(dict.fromkeys((*plain, *new_games(self.client))))
            self.leave(form, "/box", pages, act=game)
            end = dict(ways(form))["nothing" if game == "show" else "all"]
            self.client.post("/box", data={**end, "act": game})

    def new(self) -> None:
        """The form of a new game, in every mode."""
        for page in new_games(self.client):
            form = Person(self.client).open(page).form_with("table-name")
            names = {"name-p1": "Ana", "name-p2": "Bert"} if "duel" in page else {}
            self.leave(form, page, ["/play", page, "/"], **names)

    def settings(self) -> None:
        """The settings of a table."""
        for setup in (DUEL, SOLO, SCYTHE, FENRIS):
            table = made(self.client, setup)
            address = f"{table}/settings"
            pages = ["/", table, address, f"{table}/checklist", f"{table}/history"]
            for act in SETTINGS:
                forms = Person(self.client).open(address).forms
                for form in forms:
                    if ("act", act) in form.buttons:
                        self.leave(form, address, pages, act=act)


def walked(house: House, *, thorough: bool) -> list[str]:
    leaving = Leaving(house, thorough=thorough)
    with leaving.client:
        leaving.box()
        ana = Person(leaving.client)
        ana.open("/new?game=scythe&mode=automa")
        ana.press("free", "yes")
        leaving.new()
        leaving.settings()
    assert len(leaving.left) > 8
    return leaving.faults


def test_every_page_comes_whatever_is_ticked(house: House) -> None:
    assert walked(house, thorough=False) == []


@pytest.mark.journey
def test_every_page_comes_whatever_is_chosen_anywhere(own_house: House) -> None:
    assert walked(own_house, thorough=True) == []
