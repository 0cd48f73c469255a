"""Every page of the app, taken from the app itself, so that a new one cannot be forgotten.

A new page needs one line in EXAMPLES: its route, and an address for each way that it can look.
Tables stand in braces: {duel}, {solo} and the others of `laid_out`.
"""

from collections.abc import Iterator
from typing import get_args

import httpx
from litestar import Response

from tests.web.played import DUEL, FENRIS, SCYTHE, SOLO, done, finished, made
from tests.web.reading import Person
from thirdchair.web.face import every
from thirdchair.web.games import FACES
from thirdchair.web.pages.box import own as own_box
from thirdchair.web.pages.every import PAGES
from thirdchair.web.pages.table import own

TABLE = "/tables/{table_id:str}"
ATLANTIS = {"game": "tapestry", "mode": "atlantis", "scenario": 1, "seed": 5}

EXAMPLES: dict[str, tuple[str, ...]] = {
    "/everything": (),  # a page only where the disk has lost something: test_everything_pages.py
    "/": ("/",),
    "/tables": ("/tables", "/tables?over=true"),
    "/play": ("/play",),
    "/new": ("/new", "/new?mode=solo", "/new?mode=solo&surprise=3", "/new?game=scythe&mode=fenris"),
    "/rules": ("/rules?q=landmark",),
    "/record": ("/record",),
    "/about": ("/about",),
    "/about/licences/{part:str}": ("/about/licences/litestar",),
    "/box": ("/box",),
    "/box/tapestry/values": ("/box/tapestry/values",),
    "/box/scythe/values": ("/box/scythe/values",),
    "/box/tapestry/civilizations": ("/box/tapestry/civilizations",),
    "/box/tapestry/civilizations/{below:str}": ("/box/tapestry/civilizations/new",),
    "/campaigns/new": ("/campaigns/new", "/campaigns/new?mode=kaiju"),
    "/campaigns/{campaign_id:str}": ("{campaign}",),
    "/campaigns/{campaign_id:str}/delete": ("{campaign}/delete",),
    "/phone": ("/phone",),
    "/welcome": ("/welcome", "/welcome?step=2", "/welcome?step=2&game=scythe", "/welcome?step=3"),
    "/join": ("/join", "/join?code=nonsense"),
    "/certificate": ("/certificate",),
    "/moments/{token:str}": ("{moment}", "/moments/nothing"),
    TABLE: (
        *("{duel}", "{duel}?who=shadow", "{drawing}", "{over}"),
        *("{solo}", "{solo}?see=hex&who=you", "{cards}", "{won}"),
        *("{atlantis}", "{asked}", "{evening}"),
    ),
    f"{TABLE}/ahead": (
        *("{duel}/ahead", "{solo}/ahead?turns=still&points=150"),
        *("{atlantis}/ahead", "{asked}/ahead", "{evening}/ahead"),
    ),
    f"{TABLE}/checklist": ("{duel}/checklist", "{solo}/checklist"),
    f"{TABLE}/history": ("{duel}/history", "{solo}/history?seat=automa"),
    f"{TABLE}/moments/{{position:int}}": ("{duel}/moments/3", "{solo}/moments/4"),
    f"{TABLE}/where": ("{duel}/where", "{solo}/where"),
    f"{TABLE}/sheet": ("{over}/sheet?steps=all", "{won}/sheet"),
    f"{TABLE}/sheets": ("{evening}/sheets?seat=s1", "{evening}/sheets?seat=all"),
    f"{TABLE}/write": ("{evening}/write?seat=s1",),
    f"{TABLE}/message": ("{evening}/message",),
    f"{TABLE}/keepsake": (),
    f"{TABLE}/rulebook": ("{duel}/rulebook", "{solo}/rulebook"),
    f"{TABLE}/hex/{{below:str}}": ("{solo}/hex/20", "{solo}/hex/22"),
    f"{TABLE}/fix/{{position:int}}": ("{duel}/fix/3", "{solo}/fix/3"),
    f"{TABLE}/correct": (
        *("{duel}/correct", "{duel}/correct?part=track.science"),
        *("{solo}/correct", "{solo}/correct?part=vp.automa"),
    ),
    f"{TABLE}/more": ("{duel}/more", "{solo}/more"),
    f"{TABLE}/rulings": ("{duel}/rulings",),
    f"{TABLE}/rules": ("{duel}/rules", "{asked}/rules?q=combat"),
    f"{TABLE}/cards": ("{duel}/cards", "{solo}/cards"),
    f"{TABLE}/odds": ("{duel}/odds", "{solo}/odds", "{asked}/odds"),
    f"{TABLE}/tonight": ("{atlantis}/tonight",),
    f"{TABLE}/put-back": ("{won}/put-back", "{asked}/put-back"),
    f"{TABLE}/result": ("{won}/result",),
    f"{TABLE}/play": ("{won}/play", "{over}/play"),
    f"{TABLE}/result.svg": (),
    f"{TABLE}/finish": ("{duel}/finish", "{solo}/finish"),
    f"{TABLE}/scoring": ("{asked}/scoring", "{asked}/scoring?edit=s1"),
    f"{TABLE}/ways": ("{asked}/ways",),
    f"{TABLE}/pieces": ("{asked}/pieces",),
    f"{TABLE}/others": ("{asked}/others",),
    f"{TABLE}/who": ("{duel}/who", "{asked}/who", "{evening}/who"),
    f"{TABLE}/about": ("{duel}/about", "{evening}/about"),
    f"{TABLE}/settings": ("{duel}/settings", "{solo}/settings"),
    f"{TABLE}/delete": ("{duel}/delete",),
}


OF_THE_FACES = (own.PAGE, own.BELOW, own_box.PAGE, own_box.BELOW)
"""Routes of the host that stand for all pages that only one game has."""


def routes() -> Iterator[str]:
    """The routes whose answer is a page: those of the host in the order of the app, then others."""
    for handler in PAGES:
        answer = handler.fn.__annotations__["return"]
        if "GET" in handler.http_methods and Response[str] in (answer, *get_args(answer)):
            yield from sorted(handler.paths - set(OF_THE_FACES))
    yield from own_routes()


def own_routes(*, acting: bool = False) -> list[str]:
    """The pages that only one game has; `acting`: those that take a form."""
    found: dict[str, None] = {}
    for face in every(FACES):
        for name, page in face.pages.items():
            if page.act if acting else page.look:
                found[f"{TABLE}/{name}" + ("/{below:str}" if page.below else "")] = None
        for name, shelf in face.box_pages.items():
            if shelf.act or not acting:
                found[
                    f"/box/{face.game.name}/{name}" + ("{below:str}" if name.endswith("/") else "")
                ] = None
    return list(found)


def addresses(tables: dict[str, str]) -> Iterator[str]:
    """Every example, with these tables."""
    for route in routes():
        for address in EXAMPLES.get(route, ()):
            yield address.format_map(tables)


def laid_out(client: httpx.Client, *, alone: bool = False) -> dict[str, str]:
    """Tables in the middle and at the end, and what else an address may name.

    `alone`: in the pocket there is nobody to share a moment with.
    """
    tables = {
        "duel": _duel(client),
        "solo": _solo(client),
        "cards": made(client, SOLO, chance="table"),
        "drawing": made(client, DUEL, chance="table", favorite=None),
        "atlantis": made(client, ATLANTIS),
        "asked": made(client, SCYTHE, board="ask"),
        "evening": _evening(client),
        "over": finished(client, DUEL, 120, 100),
        "won": finished(client, SOLO, 131, 100),
    }
    moment = "/moments/nothing" if alone else _moment(client, tables["solo"])
    return tables | {"moment": moment, "campaign": _campaign(client)}


def _duel(client: httpx.Client) -> str:
    path = made(client, DUEL, seed=7)
    for turn, track in enumerate(("science", "military", "technology")):
        for who in ("p1", "p2"):
            done(client, path, do="advance", who=who, track=track)
        if turn:
            done(client, path, do="bots_turn")
    return path


def _solo(client: httpx.Client) -> str:
    path = made(client, SOLO)
    done(client, path, do="income")
    for turn in range(6):
        if turn:
            done(client, path, do="advance", track="technology")
        if done(client, path, do="bots_turn")["pending"]:
            done(client, path, answer="none")
    return path


def _evening(client: httpx.Client) -> str:
    """A campaign in the set-up of its first evening."""
    path = made(client, FENRIS)
    done(client, path, do="setup", mats={"s1": "industrial"})
    return path


def _moment(client: httpx.Client, table: str) -> str:
    """The link that others may open."""
    person = Person(client)
    person.open(f"{table}/moments/4")
    page = person.press("act", "share")
    return next(link for link in page.links if "/moments/" in link and "/tables/" not in link)


def _campaign(client: httpx.Client) -> str:
    person = Person(client)
    person.open("/campaigns/new")
    person.send(person.page.form_with("name"), "mode", "atlantis", name="Winter")
    return str(person.answer.url.path)
