"""Nothing that comes later shows before its time, whoever asks for whatever can be asked for."""

import asyncio
import json
import re
from contextlib import closing
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.fenris.driving import LAST, WAYS, answer, before, evenings, next_step
from tests.fenris.gates import SEATED, look_around
from tests.fenris.pages import faces, games, setup, voices
from tests.fenris.spoilers import NAMES_IN, first_in, locked_sentences, words_behind
from tests.toy.asking import LANGUAGES, Asked, run
from thirdchair.kit.readers import Reader
from thirdchair.table.store import Store
from thirdchair.web.app import build

GUESSES = ("Vesna", "Tesla", "vernichter", "rivals", "aliance")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_that_is_looked_for_is_one_that_we_say(language: str) -> None:
    """A name that nothing says would be looked for in vain."""
    said = locked_sentences(language)
    assert [name for name in NAMES_IN[language] if name not in said] == []


class TooEarlyError(AssertionError):
    """Somebody was told what comes."""


class Walk:
    """A campaign through one evening, looked at whenever something has changed."""

    def __init__(self, number: int, way: str) -> None:
        self.number, self.way = number, way
        self.looks = 0
        self._counted = False
        self._seen: set[tuple[frozenset[str], bytes]] = set()

    async def __call__(self, one: Asked) -> None:
        begins = before(self.number, self.way)
        if self.number == LAST:  # one end on each way
            begins["from"]["box_e"] = "s1" if self.way == WAYS[0] else ""
        told = await one.post("/api/tables", new={**setup(*SEATED), **begins})
        one.table = told["id"]
        evening, here = None, None
        while True:
            while told["view"] is None:
                told = await one.post("/api/tables/*", answer=answer(told["pending"]))
            evening = evening or told["view"]["episode"]
            if here != (here := _moment(told)):
                await self.look(one, told["view"]["unlocked"])
            if told["view"]["phase"] == "play" and not self._counted:
                self._counted = True
                await self.count(one)
            step = next_step(told, self.way)
            if step is None or told["view"]["episode"] != evening:
                return
            told = await one.post("/api/tables/*", **step)
            assert told["ok"], (step, told)

    async def count(self, one: Asked) -> None:
        """All that tonight counts, once for somebody, with a look at what that asks."""
        told = await one.post("/api/tables/*", do="count", seat="s1", what="?")
        counted = re.findall(r"[a-z_]+", told["error"]["message"].rpartition(":")[2])
        for what in counted:
            told = await one.post("/api/tables/*", do="count", seat="s1", what=what)
            while told["ok"] and told["pending"]:
                await self.look(one, told["view"]["unlocked"])
                told = await one.post("/api/tables/*", answer=answer(told["pending"]))

    async def look(self, one: Asked, unlocked: list[str]) -> None:
        """All that can be asked for; the first word that came too early ends the walk."""
        language = LANGUAGES[self.looks % len(LANGUAGES)]
        self.looks += 1
        await look_around(one, language)
        for guess in GUESSES:
            await one.get(f"/rules?q={guess}", language)
            await one.get(f"/tables/*/rules?q={guess}", language)
            await one.get(f"/tables/*/{guess}", language)
        keys = frozenset(unlocked)
        for asked, heard in one.heard:
            if (keys, heard) not in self._seen:
                self._seen.add((keys, heard))
                if word := first_in(told_by(asked, heard), words_behind(keys)):
                    raise TooEarlyError(f"{asked}: {word}")
        one.heard.clear()


def _moment(told: dict[str, Any]) -> str:
    """What a page may depend on: phase, keys, and the cards that lie before people."""
    view = told["view"]
    cards = {seat: cards[0] for seat, cards in view["agenda"].items()}
    kinds = sorted(set(cards.values()))
    asks = told["pending"] and told["pending"]["ask"]
    return json.dumps([view["episode"], view["phase"], view["unlocked"], kinds, asks])


def told_by(asked: str, answer: bytes) -> str:
    """What an answer says beyond what was asked: a search repeats its words."""
    text = unescape(answer.decode("utf-8", "replace"))
    for guess in GUESSES:
        if guess in asked:
            text = re.sub(guess, "", text, flags=re.IGNORECASE)
    return text


def walked(folder: Path, walk: Walk) -> None:
    with closing(Store(games(), folder / "tables.sqlite")) as store:
        gate, _ = build(store, faces=faces(), voices=voices())
        asyncio.run(run(gate, walk))


def walks() -> list[Any]:
    """Every evening on every way; every run of the tests walks through the first."""
    ways = [(number, way) for way in WAYS for number, _ in evenings(way)]
    return [
        pytest.param(
            number, way, marks=() if (number, way) == (1, WAYS[0]) else pytest.mark.journey
        )
        for number, way in ways
        if number > 1 or way == WAYS[0]
    ]


@pytest.mark.parametrize(("number", "way"), walks())
def test_nothing_is_told_before_its_time(number: int, way: str, tmp_path: Path) -> None:
    walk = Walk(number, way)
    walked(tmp_path, walk)
    assert walk.looks >= 4


def test_a_lock_that_opens_for_everybody_is_found_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the walks would prove nothing."""
    may = Reader.may
    monkeypatch.setattr(Reader, "may", lambda me, lock: lock == "fenris:2a" or may(me, lock))
    walk = Walk(1, "war")
    with pytest.raises(TooEarlyError, match="/rules"):
        walked(tmp_path, walk)
    assert walk.looks == 1
