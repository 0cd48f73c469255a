"""Tables at the moment when somebody needs a rule that the app only says, and what their pages say.

A moment is a name with a page behind it: `solo: checklist` is the checklist of a game against the
Automa, `e3 rewards: help` the rules in the menu of a campaign after its third outcome. What can be
read there is asked of the application as a phone asks it.
"""

import asyncio
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from html import unescape
from typing import Any

import httpx
import pytest
from msgspec import to_builtins

from tests.fenris.driving import before, next_step
from tests.fenris.scene import automa, human
from tests.tapestry.test_help_rows import Blocks
from tests.web.house import GOES_ROUND
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.readers import Reader
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store
from thirdchair.web.app import build
from thirdchair.web.visit import FREE, YES

PAGES = {
    "table": "",
    "checklist": "/checklist",
    "help": "/rules",
    "rules": "/rules",
    "tray": "?see=tray",
    "closing": "?see=rest",
    "tonight": "/tonight",
}
"""The pages of a table by what people call them."""
CARDS = {"prologue": "page-fenris-prologue-text", "outcome": "page-fenris-gate-text"}
"""What a card says in place of the rule that a text is read."""
HELP = ": help"
HOLDS_HERE = "<h2>Rules of this table"
NEW = "/new?game=scythe&mode=automa"
LINKED = re.compile(r'(?:#|id="tick-)((?:tap|fen|scy)\.[\w.-]+)"')
ALL_BOXES = {"expansions": ["invaders", "gambit", "rise"]}
MODS = {"mech_mods": ["armor", "feint"], "infrastructure_mods": ["spy", "machinery"]}
EVERYTHING = Reader(free=True)


class Moments:
    """One application in this process, and every page that a test has looked at."""

    def __init__(self, store: Store) -> None:
        self._house = store.of(HOME)
        self._gate, _ = build(store)
        self.table = cache(self._table)
        self.page = cache(self._page)

    def reads(self, moment: str, rule: str) -> bool:
        """Does the page of this moment say it: the rule in our words, or what the hands do for it
        beside its id? In the help it is among what holds at this table."""
        if moment.endswith(HELP):
            moment = f"{moment}?q={rule}"
        named, said = self.page(moment)
        return rule in named or any(one in said for one in self._sentences(moment, rule))

    def _sentences(self, moment: str, rule: str) -> Iterator[str]:
        """Of a rule, and of the steps that this table was told because of it."""
        name = moment.partition(":")[0]
        table = None if name == "new game" else self.table(name)[1]
        game = "tapestry" if rule.startswith("tap.") else "scythe"
        seats = {} if table is None else table.journal.setup
        words = VOICES[game]()(Reader("en", everything=True), seats, None)
        yield " ".join(words.rule(rule).split())
        if (card := CARDS.get(rule.partition(".story.")[2])) is not None:
            yield words.text(card)
        for entry in () if table is None else table.journal.entries:
            for event in entry.events:
                if event["type"] == "step" and event["rule"] == rule:
                    yield " ".join(words.event(event).split())

    def _table(self, name: str) -> tuple[str, Table]:
        table = TABLES[name]()
        return self._house.create(name, table).id, table

    def _page(self, moment: str) -> tuple[set[str], str]:
        """The rules that a page names beside what it says of them, and all of its words."""
        name, _, part = moment.partition(": ")
        part, _, query = part.partition("?q=")
        path = NEW if name == "new game" else f"/tables/{self.table(name)[0]}{PAGES[part]}"
        page = asyncio.run(self._get(f"{path}?q={query}" if query else path))
        if part == "help":
            page = page.partition(HOLDS_HERE)[2].partition("</section>")[0]
        words = re.sub(r"(?s)<(script|style).*?</\1>|<[^>]+>", " ", page)
        named = {word for block in Blocks(page).found for word in block.split()}
        if part == "checklist":
            named |= set(LINKED.findall(page))
        return (named if part != "table" else set()), " ".join(unescape(words).split())

    async def _get(self, path: str) -> str:
        transport = httpx.ASGITransport(app=self._gate, client=("127.0.0.1", 50_000))
        cookies = {**GOES_ROUND, **({FREE: YES} if path == NEW else {})}
        async with httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1", cookies=cookies
        ) as client:
            answer = await client.get(path, headers={"accept-language": "en"})
        assert answer.status_code == 200, (path, answer.status_code)
        return answer.text


def unread(moments: Moments, moment: str, request: pytest.FixtureRequest) -> list[str]:
    """The rules whose test this is that nobody can read at that moment."""
    rules = [rule for mark in request.node.iter_markers("rule") for rule in mark.args]
    return [rule for rule in rules if not moments.reads(moment, rule)]


def made(**setup: Any) -> Table:
    """A table that is ready to be played: whatever it asks has an answer."""
    table = Table.new(GAMES, {"seed": 5, **setup}, reader=EVERYTHING)
    settle(table)
    return table


def settle(table: Table) -> None:
    while table.question is not None:
        table.answer(next_step(_told(table), "war")["answer"])  # type: ignore[index]


def _told(table: Table) -> dict[str, Any]:
    """The table as `driving` knows it from the contract."""
    question = None if table.question is None else to_builtins(table.question)
    if question is not None:
        question["options"] = list(question.get("options") or ())
        question["proposal"] = question.get("proposal")
    view = table.game.view(table.state)
    return {"pending": question, "view": view, "next": {"may": list(table.next.may)}}


# Tapestry


def tapestry(mode: str, *commands: str, **more: Any) -> Table:
    table = made(game="tapestry", mode=mode, **more)
    for command in commands:
        table.do({"do": command})
        settle(table)
    return table


DUEL = {"players": ["Ana", "Bo"], "favorite": "science"}
ARTS = {"expansions": ["AA"], "arts": "science"}
SCENARIOS = (*(("atlantis", n) for n in range(1, 6)), ("kaiju", 1), ("kaiju", 2))


# Scythe

ANA = human("nordic", "Ana") | {"mat": "industrial"}
BO = human("togawa", "Bo") | {"mat": "militant"}


def free(*modules: str, seats: tuple[dict[str, Any], ...] = (ANA, automa("saxony"))) -> Table:
    """A single game with these modules."""
    asked = {"modules": list(modules), "box": ALL_BOXES}
    return made(game="scythe", mode="automa", seats=list(seats), **asked)


def horde(faction: str, *modules: str) -> Table:
    asked = {"faction": faction, "modules": list(modules), "box": ALL_BOXES}
    return made(game="scythe", mode="horde", seats=[ANA, BO], **asked)


# The campaign


def campaign(
    name: str, until: str | None, *more: dict[str, Any], way: str = "war", found: bool = False
) -> Table:
    """A campaign in this evening after a command, and `more`; None: before it begins."""
    way, number = "peace" if name == "2b" else way, int(name[0])
    ana = "vesna" if found else "rusviet"
    bo = "fenris" if found and number > 5 else "saxony"
    people = [human(ana, "Ana"), human(bo, "Bo"), human("crimea", "Cy")]
    setup = {"game": "scythe", "mode": "fenris", "seats": [*people, automa("nordic")]}
    paper = before(number, way)
    if number > 4 or (number > 2 and way == "peace"):
        kinds = MODS if number > 4 else ("infrastructure_mods",)
        paper["from"]["sheets"] = {"s1": {kind: MODS[kind] for kind in kinds}}
    if name == "8a":
        paper["from"]["box_e"] = "s1"
    table = Table.new(GAMES, {"seed": 7, **setup, "box": ALL_BOXES, **paper})
    settle(table)
    while until is not None:
        step = next_step(_told(table), way)
        assert step is not None, (name, until)
        if until == ALL_DONE and step.get("do") == "close":
            break
        if "answer" in step:
            table.answer(step["answer"])
        else:
            table.do(step)
        if step.get("do") == until or (until == "over" and table.game.view(table.state)["over"]):
            break
    settle(table)
    for step in more:
        table.do(step)
        settle(table)
    return table


EVENINGS = ("1", "2a", "2b", "3", "4", "5", "6", "7", "8a", "8b")
ALL_DONE = "all done"
PHASES = {"begins": "setup", "outcome": "episode_result", "rewards": "read"}
MODULES = (
    *("mech_mods", "infrastructure_mods", "war_track", "rivals", "peace_track", "alliances"),
    *("tesla", "triumph_tiles", "mad_tesla"),
)

TABLES: dict[str, Callable[[], Table]] = {
    "duel": partial(tapestry, "duel", **DUEL),
    **{f"solo level {n}": partial(tapestry, "solo", level=n) for n in (1, 2, 3, 5)},
    "Trailblazers": partial(tapestry, "solo", level=2, expansions=["PP"], civs=["trailblazers"]),
    "solo with expansions": partial(tapestry, "solo", level=3, expansions=["PP", "AA", "FF"]),
    "solo with the arts": partial(tapestry, "solo", level=3, **ARTS),
    "solo with the arts, hard": partial(tapestry, "solo", level=5, **ARTS),
    "double strike": partial(tapestry, "solo", level=2, double_strike=True, **ARTS),
    **{f"{mode} {n}": partial(tapestry, mode, scenario=n, level=2) for mode, n in SCENARIOS},
    **{
        f"{mode} {n}, first income": partial(tapestry, mode, "income", scenario=n, level=2)
        for mode, n in SCENARIOS
    },
    "automa": free,
    "several": partial(free, seats=(ANA, BO, automa("saxony"), automa("crimea"))),
    **{name: partial(free, name) for name in MODULES},
    "rivals on tiles": partial(free, "rivals", "triumph_tiles"),
    "two Teslas": partial(free, "tesla", "mad_tesla"),
    **{
        name: partial(free, name, seats=(ANA | {"faction": name}, automa("saxony")))
        for name in ("vesna", "fenris")
    },
    "vesna alone": partial(free, "vesna", seats=(ANA, automa("vesna"))),
    "horde": partial(horde, "fenris"),
    "horde with Tesla": partial(horde, "crimea", "tesla"),
    "campaign": partial(campaign, "1", None),
    **{
        f"e{name} {phase}": partial(campaign, name, do)
        for name in EVENINGS
        for phase, do in PHASES.items()
    },
    **{
        f"e{name} begins, with who was found": partial(campaign, name, "setup", found=True)
        for name in ("4", "5", "6", "7", "8b")
    },
    **{
        f"e{name} begins, after peace": partial(campaign, name, "setup", way="peace")
        for name in ("3", "4", "7")
    },
    **{f"e{name} closing": partial(campaign, name, ALL_DONE) for name in ("2a", "2b")},
    "box C": partial(campaign, "5", "setup", {"do": "open", "box": "c", "seat": "s1"}),
    "over": partial(campaign, "8b", "over"),
}
