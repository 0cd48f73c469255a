"""What is behind a gate does not show before it: a twin that differs there answers the same."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.toy.asking import LANGUAGES, Asked, asked
from tests.toy.content import material
from tests.toy.game import KEEPERS
from tests.toy.handed_in import faces, games, setup, toy, voices
from tests.toy.playing import buy, tick, vote
from tests.toy.twins import write_twin
from tests.toy.words import ToyWords, voice
from thirdchair.contract import Session
from thirdchair.games import VOICES
from thirdchair.kit.readers import Reader

SECOND = ("2", "2.css", "2.svg")
"""How the second of each thing ends: what can be guessed of it, the first tells."""
LATER = ("toy:2a", "toy:2b", "toy:3", "toy:lamp")
BEHIND = {
    "the result": ("toy:fork", "toy:harbor", *LATER),
    "the reveal": LATER,
    "the chest": ("toy:2b", "toy:3", "toy:lamp"),
    "the close": ("toy:2b", "toy:3"),
}
"""What lies behind each gate: the way that was not taken lies behind all of them."""
OFTEN = ("the result", "the close")
AT_EACH = [
    gate if gate in OFTEN else pytest.param(gate, marks=pytest.mark.journey) for gate in BEHIND
]
"""Every run of the tests looks around at the first gate and at the last."""


def twin_of(folder: Path, gate: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The package of a twin that differs behind this gate."""
    home = folder / gate.replace(" ", "_")
    home.mkdir()
    package = write_twin(home, BEHIND[gate])
    monkeypatch.syspath_prepend(str(home))
    return package


def locked_names(*packages: str) -> list[str]:
    """What somebody might guess: every name that has a lock, in any of the packages."""
    found: list[str] = []
    for package in packages:
        made = material(package)
        every = (made.evenings, made.ways, made.wares, made.chores, made.things, made.files)
        contents = made.contents
        more = (made.pages, made.rulings, made.ledger, contents.values, contents.expansions)
        found += [name for rows in (*every, *more) for name, row in rows.items() if row.lock]
    return sorted({name for name in found if not name.endswith(SECOND)})


# The season, up to each gate


async def to_the_result(one: Asked) -> None:
    new = await one.post("/api/tables", new=setup(people=3))
    one.table = new["id"]
    await one.post("/api/tables/*", do="begin")
    while True:
        told = await one.post("/api/tables/*", view=True)
        if told["pending"]:
            await one.tap(act="answer go")
        elif "climb" in told["next"]["may"]:
            await one.tap(act=f"climb {told['next']['who'][0]}")
        else:
            return


async def to_the_reveal(one: Asked) -> None:
    await to_the_result(one)
    await one.tap(act="result")
    for seat in ("s1", "s2", "s3"):
        await one.post("/api/tables/*", **vote(seat), **{"as": seat})


async def to_the_chest(one: Asked) -> None:
    await to_the_reveal(one)
    await one.post("/api/tables/*", do="reveal")
    await one.post("/api/tables/*", **buy("s1", "rope"))
    await one.post("/api/tables/*", **tick("s2", "nets"))
    await one.tap(act="open chest")


async def to_the_close(one: Asked) -> None:
    await to_the_chest(one)
    await one.tap(act="answer", value="6")
    await one.post("/api/tables/*", do="close")
    await one.post("/api/tables/*", do="begin")
    await one.post("/api/tables/*", **tick("s3", "polish"))


GATES: dict[str, Callable[[Asked], Awaitable[None]]] = {
    "the result": to_the_result,
    "the reveal": to_the_reveal,
    "the chest": to_the_chest,
    "the close": to_the_close,
}


def looked_around(gate: str, guesses: list[str]) -> Callable[[Asked], Awaitable[None]]:
    """The season up to a gate; there, every page in every language, and whatever can be guessed."""

    async def script(one: Asked) -> None:
        await GATES[gate](one)
        for language in LANGUAGES:
            await one.crawl("/tables/*", language)
            await one.get("/api/tables/*?as=s1", language)
            await one.get("/api/tables/*?as=nobody", language)
            if gate == "the result" or language == "en":  # the house hardly knows how it stands
                await one.crawl("/", language)
        await one.get("/api/openapi.json")
        await one.stream()
        await guessed(one, guesses)
        await seated(one)

    return script


async def seated(one: Asked) -> None:
    """The same phone sits down, and looks around from its seat."""
    assert (await one.send("/tables/*/settings", act="seat", seat="s2")).status_code == 303
    await one.crawl("/tables/*", "en")
    await one.post("/api/tables/*", view=True, **{"as": "s2"})
    await one.send("/tables/*/settings", act="show-here")
    await one.crawl("/", "en")


async def guessed(one: Asked, names: list[str]) -> None:
    """What is locked is asked for by its name, wherever a name can be said."""
    for name in (*names, "xyzzy"):
        for page in (f"/static/toy/{name}", f"/tables/*/{name}", f"/tables/*/files/{name}"):
            await one.get(page)
        await one.get(f"/rules?q={name}")
        await one.get(f"/tables/*?see={name}&note={name}&parts={name}")
        for act in (f"buy {name}", f"open {name}", name):
            await one.tap(act=act)
        for command in commands_about(name):
            await one.post("/api/tables/*", **command)
        for wish in ({"rulings": {name: "x"}}, {"box": {name: 1}}, {"box": {"printing": name}}):
            await one.post("/api/tables", new={**setup(), **wish})
        await one.post("/api/tables", new={**setup(), "box": {"expansions": [name]}})
        await one.post("/api/tables", new={**setup(), "mode": name})
    await one.send("/tables/*/rulings", **{f"ruling-{name}": "x" for name in names})
    await one.send("/tables/*/checklist", act=f"tick {names[0]}")
    await one.send("/box", **dict.fromkeys(names, "yes"))
    new = {"mode": "season", "name-1": "Ana", **{f"ruling-{name}": "x" for name in names}}
    await one.send("/new", **new)
    for option in (*names, "xyzzy"):
        await one.send(
            "/tables/*/fix/2", act="insert", command=f'{{"do":"open","thing":"{option}"}}'
        )
        await one.send("/tables/*/fix/2", act="replace", command=option)
    await one.post("/api/tables/*", do=1)
    await one.post("/api/tables/*", nonsense=1)
    await one.get("/nowhere")


def commands_about(name: str) -> list[dict[str, Any]]:
    return [
        {"do": name},
        buy("s1", name),
        tick("s1", name),
        {"do": "vote", "seat": "s1", "stakes": {name: 3}},
        {"do": "decide", "way": name},
        {"do": "open", "thing": name},
        {"do": "correct", "path": f"rulings.{name}", "value": "x"},
        {"do": "correct", "path": name, "value": 1},
        {"answer": name},
    ]


LENGTH = re.compile(rb"^content-length: \d+\n", re.MULTILINE)
RETRY = re.compile(rb"^retry: \d+\r\n", re.MULTILINE)
"""When a page asks for its stream again: each is told another moment, by chance."""


def differing(one: list[tuple[str, bytes]], other: list[tuple[str, bytes]]) -> list[str]:
    """What two applications answer differently."""
    found = [
        f"{mine[0]}\n{difference(mine[1], yours[1])}"
        for mine, yours in zip(one, other, strict=False)
        if (mine[0], RETRY.sub(b"", mine[1])) != (yours[0], RETRY.sub(b"", yours[1]))
    ]
    return found if len(one) == len(other) else [*found, "one of them has more pages"]


def difference(one: bytes, other: bytes) -> str:
    """The place where two answers part; that their lengths differ says little."""
    one, other = LENGTH.sub(b"", one), LENGTH.sub(b"", other)
    place = next(
        (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    cut = slice(max(0, place - 120), place + 120)
    return f"  {one[cut]!r}\n  {other[cut]!r}"


@pytest.mark.parametrize("gate", AT_EACH)
def test_a_twin_answers_the_same_up_to_each_gate(
    gate: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = twin_of(tmp_path, gate, monkeypatch)
    script = looked_around(gate, locked_names(KEEPERS, twin))
    both = [asked(tmp_path, one, script, faces(one), voices(one)) for one in (KEEPERS, twin)]
    assert len(both[0]) > 500
    found = differing(*both)
    assert not found, "\n".join(found[:5])


async def far_gone(one: Asked, package: str) -> None:
    """A season behind most gates, with the chest just being opened."""
    made = material(package)
    await to_the_result(one)
    await one.post("/api/tables/*", do="result")
    ways = list(made.ways_after("1"))
    for seat in ("s1", "s2", "s3"):
        stakes = {way: 3 if way == ways[0] else 0 for way in ways}
        await one.post("/api/tables/*", do="vote", seat=seat, stakes=stakes)
    await one.post("/api/tables/*", do="reveal")
    for command in ("close", "begin"):
        await one.post("/api/tables/*", do=command)
    await one.post("/api/tables/*", undo=2)
    told = await one.post("/api/tables/*", do="open", thing=next(iter(made.things)))
    assert told["pending"]["ask"] == "number"


def test_elsewhere_nobody_knows_what_one_season_has_revealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Home, rules, My box, new games, and another season of the same house."""
    twin = twin_of(tmp_path, "the result", monkeypatch)
    names = locked_names(KEEPERS, twin)

    def script_for(package: str) -> Callable[[Asked], Awaitable[None]]:
        async def script(one: Asked) -> None:
            await far_gone(one, package)
            one.heard.clear()
            for language in LANGUAGES:
                await one.crawl("/", language)
            for name in names:
                await one.get(f"/rules?q={name}")
            one.table = (await one.post("/api/tables", new=setup(people=4)))["id"]
            await one.post("/api/tables/*", do="begin")
            await one.crawl("/tables/*", "en")
            await guessed(one, names[::7])

        return script

    both = [
        asked(tmp_path, one, script_for(one), faces(one), voices(one)) for one in (KEEPERS, twin)
    ]
    found = differing(*both)
    assert not found, "\n".join(found[:5])


def test_behind_the_gate_the_twin_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the test above would prove nothing."""
    twin = twin_of(tmp_path, "the result", monkeypatch)

    async def script(one: Asked) -> None:
        await to_the_result(one)
        await one.post("/api/tables/*", do="result")
        await one.get("/tables/*")

    both = [asked(tmp_path, one, script, faces(one), voices(one)) for one in (KEEPERS, twin)]
    assert len(differing(*both)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_script_is_answered_the_same(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = twin_of(tmp_path, "the result", monkeypatch)
    names = locked_names(KEEPERS, twin)

    def told(package: str) -> list[Any]:
        session = Session(games(package), voices(package))
        lines: list[Any] = [{"new": setup(language=language)}, {"do": "begin"}, {"view": True}]
        lines += [command for name in names for command in commands_about(name)]
        return [session.handle(line) for line in lines]

    assert told(KEEPERS) == told(twin)


# A leak


class Leaky(ToyWords):
    """Tells in passing how many evenings there are."""

    def evening(self, evening: str) -> str:
        return f"{super().evening(evening)} (1/{len(self._things['evening'])})"


def test_one_leaked_count_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twin = twin_of(tmp_path, "the result", monkeypatch)

    async def script(one: Asked) -> None:
        await to_the_result(one)
        await one.get("/tables/*")

    def leaky(package: str) -> Any:
        game = toy(package)

        def words(reader: Reader, setup: Any, state: Any) -> Leaky:
            plain = voice(game)(reader, setup, state)
            assert isinstance(plain, ToyWords)
            plain.__class__ = Leaky
            assert isinstance(plain, Leaky)
            return plain

        return {**VOICES, "toy": lambda: words}

    both = [asked(tmp_path, one, script, faces(one), leaky(one)) for one in (KEEPERS, twin)]
    assert differing(*both) != []
