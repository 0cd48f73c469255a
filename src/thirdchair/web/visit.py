"""One request by one person: language, theme, device, and the answers to give."""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.template.base import csrf_token

from thirdchair.contract import words_for, words_of
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import later
from thirdchair.table.household import is_seat
from thirdchair.web.devices import watches
from thirdchair.web.reading import at_home, at_table, choosing
from thirdchair.web.room import Room
from thirdchair.words import FALLBACK, LANGUAGES, Words

if TYPE_CHECKING:
    from thirdchair.table.household import Device
    from thirdchair.table.journal import Table
    from thirdchair.table.store import Saved
    from thirdchair.web.face import Mode

DEVICE, LANGUAGE, THEME = "thirdchair_device", "thirdchair_language", "thirdchair_theme"
RULES = "/rules"
KNOWS = "thirdchair_knows"
"""The cookie of a device whose owner knows the story of a campaign: see `Visit.knows`."""
FREE = "thirdchair_free"
"""The cookie of a device on which somebody chooses free games with all that there is."""
FREE_GAMES = ("/play", "/new", "/record")
PROGRAMS = "/api/tables"
"""Where a new game is chosen, or free games are told of: on pages, and by programs."""
MOST_CAMPAIGNS = 100
YES = "yes"
SIDE = "thirdchair_side"
"""The cookie of one table with the side of the board that lies before this device."""
MENDED = "fixed"
"""The note in the address of a table whose history was mended: good news."""
GOOD_NEWS = (MENDED, "seated")
THEMES = ("auto", "light", "dark")
TWO_YEARS = 2 * 365 * 24 * 3600

STATUS = {"bad_json": 400, "bad_input": 422, "not_now": 409, "no_table": 404}
"""The HTTP status of a refusal."""

Page = Response[str]
Answer = Response[str] | Redirect

_HERE = re.compile(r"/(?!/)[A-Za-z0-9/_.?=&~%-]*")
_TAG = re.compile(r"\s*([A-Za-z]{1,8})[A-Za-z0-9-]*\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?))?\s*")


class Visit:
    """What a handler needs to know about who asks."""

    def __init__(self, request: "Request[Any, Any, Any]", room: Room) -> None:
        self.request = request
        self.room = room
        self.house = room.house_of(request.scope)
        """All that is saved where this request belongs."""
        self.to = room.to
        self._looks = ExitStack()
        self._seen: dict[tuple[str, bool], Saved] = {}
        self._stranger = Reader(self.language, alone=room.alone)
        self.words = Words(self._stranger)
        """What is said to this reader; from `speak` on, or once a table is open, by a game."""
        self.game: str | None = None
        """The game that the page is about."""
        self.below = ""
        """What stands in the address below a page of a face: the number of a hex."""
        self._home: Reader | None = None
        self._reader: Reader | None = None

    @cached_property
    def language(self) -> str:
        """The language of this device: its choice, else what the browser prefers."""
        chosen = self.request.cookies.get(LANGUAGE)
        return chosen if chosen in LANGUAGES else preferred(self.request.headers)

    @property
    def at_table(self) -> str | None:
        """The table that the address names."""
        table_id: str | None = self.request.scope.get("path_params", {}).get("table_id")
        return table_id

    @property
    def reader(self) -> Reader:
        """Who reads: at the table that the address names, else at home. See `web.reading`."""
        if self._reader is None:
            table_id = self.at_table
            if table_id is None:
                self._reader = self._at_home()
            else:
                self._reader = self.reader_at(table_id, self.look(table_id).table)
        return self._reader

    def reader_at(self, table_id: str, table: "Table") -> Reader:
        """The same person at this table, as it stands."""
        return at_table(self._at_home(), table, self.seat(table_id))

    def _at_home(self) -> Reader:
        if self._home is None:
            home = at_home(self.house, self._stranger)
            self._home = replace(home, everything=True) if self._reads_ahead else home
            if self.request.scope["path"] in (*FREE_GAMES, PROGRAMS):
                self._home = self._choosing(home)
        return self._home

    def _choosing(self, home: Reader) -> Reader:
        campaigns = [one.table for one in self.campaigns()]
        program = self.request.scope["path"] == PROGRAMS
        running = any(not one.state.over for one in campaigns)
        reader = choosing(home, campaigns, free=self.free or (program and not campaigns))
        return replace(reader, spared=program and running and not reader.free)

    def campaigns(self) -> list["Saved"]:
        """The campaigns that are played on this device: where it sits, else all of this house."""
        games = {name: self.room.face(name).game.secretive for name in self.room.faces}
        found = [
            one.id
            for over in (False, True)
            for one in self.house.latest(over=over, limit=MOST_CAMPAIGNS)
            if one.mode in games.get(one.game, ())
        ]
        mine = [one for one in found if self.seat(one)] or found
        return [self.look(one) for one in mine]

    @property
    def free(self) -> bool:
        """Has somebody held on this device that it may offer all that free games are played
        with? See `reading.choosing`."""
        return self.request.cookies.get(FREE) == YES

    @property
    def knows(self) -> bool:
        """Has somebody said on this device to know the story? A setting of no campaign."""
        return self.request.cookies.get(KNOWS) == YES

    @property
    def _reads_ahead(self) -> bool:
        """It opens the page of all rules, and nothing else: no form, no table, no box."""
        return self.knows and self.request.scope["path"] == RULES

    def sit_down(self, saved: "Saved") -> None:
        """From here on the page is about this table, and its words are its game's."""
        self._reader = self.reader_at(saved.id, saved.table)
        self.words = words_for(self.room.voices, saved.table, self._reader)
        self.game = saved.table.game.name

    def look(self, table_id: str, *, whole: bool = False) -> "Saved":
        """A table as it stands now: its page comes from this one moment, whoever taps meanwhile."""
        saved = self._seen.get((table_id, whole))
        if saved is None:
            look = self.house.look(table_id, self.seat(table_id), whole=whole)
            saved = self._looks.enter_context(look)
            self.share(table_id, saved.table)
            self._seen[table_id, whole] = saved
        return saved

    def seat(self, table_id: str) -> str | None:
        """The seat at a table for which this device speaks, and whose secrets it shows.

        None where it has not sat down, only looks on, or plays for all of them.
        """
        seat = self.device.seats.get(table_id) if self.device else None
        return seat if is_seat(seat) else None

    @property
    def has_looked(self) -> bool:
        """Is there a snapshot to end?"""
        return bool(self._seen)

    def share(self, table_id: str, table: "Table") -> None:
        """A device that sits nowhere stands in for every seat that has no device of its own."""
        if self.seat(table_id) is None and not watches(self, table_id):
            self.house.share(table, table_id)

    def leave(self) -> None:
        """The answer is made: end the snapshot."""
        self._looks.close()
        self._seen.clear()
        self._home = self._reader = None

    def words_of(self, game: object) -> Words:
        """What a game says to this reader where there is no table of it."""
        words = words_of(self.room.voices, game, self.reader)
        if isinstance(game, str) and game in self.room.faces:
            words.later = later(self.room.face(game).game.ledger, self.reader)
        return words

    def speak(self, game: str) -> None:
        """From here on the pages speak as this game does."""
        self.words = self.words_of(game)

    @cached_property
    def theme(self) -> str:
        chosen = self.request.cookies.get(THEME)
        return chosen if chosen in THEMES else "auto"

    @property
    def token(self) -> str | None:
        """The token of the device, if it has one."""
        return self.request.cookies.get(DEVICE)

    @cached_property
    def device(self) -> "Device | None":
        return self.house.device(self.token) if self.token else None

    @property
    def on_this_machine(self) -> bool:
        """Does it come from the machine that the server runs on?"""
        return self.room.is_this_machine(self.request.scope)

    @property
    def by(self) -> str:
        """Who did it, for the history."""
        return self.device.name if self.device else "table"

    def page(self, template: str, *, status: int = 200, **context: Any) -> Page:
        """A finished page."""
        rendering = self.room.rendering
        game = self.game or rendering.game_of(template)
        values = {
            "sprite": rendering.sprite(game),
            "styles": rendering.styles(game),
            "looks": self._looks_of(game),
            "t": self.words.text,
            "words": self.words,
            "words_of": self.words_of,
            "language": self.language,
            "languages": LANGUAGES,
            "theme": self.theme,
            "themes": THEMES,
            "csrf": csrf_token({"request": self.request}),
            "once": secrets.token_urlsafe(12),
            "here": self.request.scope["path"],
            "notice": None,
            "good_news": self.request.query_params.get("note") in GOOD_NEWS,
            "live": None,
            "knows": self.knows,
            "alone": self.room.alone,
            "disk_left": self._disk_left(),
            **context,
        }
        page = rendering.render(template, values)
        answer = Response(page, media_type=MediaType.HTML, status_code=status)
        if self.knows and values.get("covered"):  # the next one to hold it may not know
            answer.delete_cookie(KNOWS, self.to("/"))
        return answer

    def _disk_left(self) -> int | None:
        """For whoever can make room there; a browser tells only its own pages how much it has."""
        theirs = self.on_this_machine and not self.room.alone
        return self.room.disk_left() if theirs else None

    def _looks_of(self, game: str | None) -> list[str]:
        """The locked style sheets that this table may load by now: not one sheet for all."""
        table_id = self.at_table
        if game is None or table_id is None or self._reader is None:
            return []
        face, reader = self.room.face(game), self._reader
        names = [name for name in face.looks if reader.may(face.locked_files[name])]
        return [self.to(f"/tables/{table_id}/files/{name}") for name in names]

    def mode(self, table: "Table") -> "Mode":
        """The pages of the mode of a table, before anybody sits down at it."""
        return self.room.face(table.game.name).mode(table)

    def sentence(self, refusal: Refusal) -> str:
        """What a refusal says to this reader."""
        return self.words.refusal(refusal)

    def see(self, path: str, cookies: list[Cookie] | None = None, **query: str) -> Redirect:
        """On to another page, after a form was taken."""
        if query:
            path += "?" + urlencode(query)
        return Redirect(self.to(path), status_code=303, cookies=cookies)

    def moved(self, table_id: str, revision: int) -> None:
        """Tell the other pages of this table that the game went on."""
        self.room.bell.ring((self.house.id, table_id), revision)

    def looks(self, saved: "Saved") -> None:
        """Tell the other pages of this table that it has another look."""
        self.room.bell.ring_look((self.house.id, saved.id), saved.look)


Visiting = NamedDependency[Visit]
"""How a handler asks for the visit."""
TableId = FromPath[str]


async def visit_of(request: "Request[Any, Any, Any]", state: State) -> AsyncIterator[Visit]:
    """The visit, for the handlers; what refuses a request later speaks as they did."""
    request.state.visit = visit = Visit(request, state.room)
    try:
        yield visit
    finally:
        if visit.has_looked:  # a command looks at nothing: no thread is woken for it
            await asyncio.to_thread(visit.leave)


def preferred(headers: Mapping[str, str]) -> str:
    """The first of our languages that the browser names, by its weights."""
    wishes: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "")[:500].split(","):
        if found := _TAG.fullmatch(part):
            wishes.append((float(found[2] or 1), found[1].lower()))
    ours = [wish for wish in wishes if wish[1] in LANGUAGES and wish[0] > 0]
    return max(ours, key=lambda wish: wish[0])[1] if ours else FALLBACK


def local_path(path: str) -> str:
    """A path of this server, else the home page: a form cannot send people elsewhere."""
    return path if _HERE.fullmatch(path) else "/"


def kept(name: str, value: str, path: str, *, secret: bool = False) -> Cookie:
    """A cookie that stays on the device, for the pages below an address."""
    return Cookie(
        key=name, value=value, max_age=TWO_YEARS, samesite="lax", httponly=secret, path=path
    )
