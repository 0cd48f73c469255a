"""Nothing that comes later shows before its time, whoever asks for whatever can be asked for."""

import asyncio
import re
from collections.abc import Callable
from contextlib import closing
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.fenris.pages import faces, games, setup, voices
from tests.fenris.scene import THREE
from tests.fenris.spoilers import found_in, words_behind
from tests.toy import asking
from tests.toy.asking import Asked
from thirdchair.table.store import Store
from thirdchair.web.app import build

SEATS = (None, "s1", "s2", "s3")
NEW = setup(*THREE)
ELSEWHERE = ("/", "/new?game=scythe&mode=fenris", "/rules", "/box", "/record", "/play")
GUESSES = ("Vesna", "Tesla", "vernichter", "rivals", "aliance")

Step = dict[str, Any]
FIRST: list[Step] = [
    {"do": "setup", "mats": {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}},
    {"do": "mark", "seat": "s1", "at": "mechs"},
    {"do": "episode_result", "coins": {"s1": 50, "s2": 40, "s3": 30}},
    {"do": "read"},
    {"do": "decide", "branch": "war"},
    {"do": "close"},
]
SECOND: dict[str, list[Step]] = {
    "war": [
        FIRST[0],
        {"do": "episode_result", "coins": {"s1": 50, "s2": 40, "s3": 30}},
        {"do": "read"},
        {"do": "done", "seat": "s1"},
        {"do": "close"},
    ],
    "peace": [
        FIRST[0],
        {"do": "episode_result", "coins": {"s1": 50, "s2": 40, "s3": 30}},
        {"do": "read"},
        {"do": "close"},
    ],
}
THIRD: list[Step] = [
    FIRST[0],
    {"do": "count", "seat": "s1", "what": "influence"},
    {"answer": "nothing"},
    {"do": "episode_result", "coins": {"s1": 50, "s2": 40, "s3": 30}},
    {"do": "read"},
]
FOURTH: list[Step] = [
    FIRST[0],
    {"do": "count", "seat": "s1", "what": "agents"},
    {"answer": "r3c5"},
    {"answer": 3},
    {"answer": "power"},
    {"do": "episode_result", "coins": {"s1": 50, "s2": 40, "s3": 30}},
    {"do": "read"},
]
FIFTH: list[Step] = [
    FIRST[0],
    {"do": "count", "seat": "s1", "what": "influence"},
    {"do": "open", "box": "c", "seat": "s2"},
    {"answer": "fighter"},
    {"answer": 1},
    {"do": "actor_turn", "actor": "annihilator"},
]
FROM_PAPER = {"episode": "3", "branch": "war", "sheets": {}}


def second(branch: str) -> dict[str, Any]:
    return {"episode": "2", "branch": branch, "sheets": {}}


@pytest.fixture(autouse=True)
def follow_links_of_the_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = re.compile(r"/(static|tables|api|box|rules|play$|record$|phone$|$|new\?.*fenris)")
    monkeypatch.setattr(asking, "OURS", ours)


def looked_through(folder: Path, new: dict[str, Any], steps: list[Step]) -> list[str]:
    """After every step: what was asked for, and the word in its answer that came too early."""
    early: list[str] = []

    async def walk(one: Asked) -> None:
        made = await one.post("/api/tables", new=new)
        one.table = made["id"]
        for place, step in enumerate([None, *steps]):
            if step is not None:
                told = await one.post("/api/tables/*", **step)
                assert told["ok"], told
            await look_around(one, asking.LANGUAGES[place % 3])
            early.extend(too_early(one))
            one.heard.clear()

    with closing(Store(games(), folder / "tables.sqlite")) as store:
        gate, _ = build(store, faces=faces(), voices=voices())
        asyncio.run(asking._run(gate, walk))
    return early


async def look_around(one: Asked, language: str) -> None:
    """Every page of the table and of the house, the API for every seat, and what people guess."""
    await one.crawl("/tables/*", language)
    for start in ELSEWHERE:
        await one.crawl(start, language)
    await one.get("/api/openapi.json")
    for seat in SEATS:
        await one.post("/api/tables/*", view=True, **({"as": seat} if seat else {}))
    await one.post("/api/tables/*", do="xyzzy")
    for guess in GUESSES:
        await one.get(f"/rules?search={guess}", language)
        await one.get(f"/tables/*/{guess}", language)
    await one.stream()


def too_early(one: Asked) -> list[str]:
    unlocked: frozenset[str] = frozenset()
    for asked, answer in one.heard:
        if asked.startswith("POST") and b'"unlocked"' in answer:
            view = httpx.Response(200, content=answer.partition(b"\n\n")[2]).json()["view"]
            unlocked = frozenset(view["unlocked"])
    words = sorted(set(words_behind(unlocked)))
    return [
        f"{asked}: {word}"
        for asked, answer in one.heard
        for word in found_in(told_by(asked, answer), words)
    ]


def told_by(asked: str, answer: bytes) -> str:
    """What an answer says beyond what was asked: a search repeats its words."""
    text = unescape(answer.decode("utf-8", "replace"))
    for guess in GUESSES:
        if guess in asked:
            text = re.sub(guess, "", text, flags=re.IGNORECASE)
    return text


WALKS: dict[str, Callable[[], tuple[dict[str, Any], list[Step]]]] = {
    "the first evening": lambda: (NEW, FIRST),
    "the second evening in war": lambda: ({**NEW, "from": second("war")}, SECOND["war"]),
    "the second evening in peace": lambda: ({**NEW, "from": second("peace")}, SECOND["peace"]),
    "the third evening": lambda: ({**NEW, "from": FROM_PAPER}, THIRD),
    "the fourth evening": lambda: ({**NEW, "from": {**FROM_PAPER, "episode": "4"}}, FOURTH),
    "the fifth evening": lambda: ({**NEW, "from": {**FROM_PAPER, "episode": "5"}}, FIFTH),
}


@pytest.mark.parametrize("walk", WALKS)
def test_nothing_is_told_before_its_time(walk: str, tmp_path: Path) -> None:
    early = looked_through(tmp_path, *WALKS[walk]())
    assert "\n".join(early) == ""
