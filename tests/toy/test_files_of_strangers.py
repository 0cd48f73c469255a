"""Whoever brings a file may do with it only what the same device could do by taps."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from gzip import decompress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tests.toy.handed_in import games, voices
from tests.toy.playing import at_vote, buy, in_shop, race, speaking, tick, vote
from tests.toy.strangers import (
    KINDS,
    MACHINE,
    PHONES,
    UNSEATED,
    World,
    cut,
    edited,
    everything_of,
    lots_that_fall_alike,
    played_on,
    tonight,
    visited,
)
from tests.web.reading import Reading
from thirdchair.cli.tables import app as tables_command
from thirdchair.games import GAMES, VOICES
from thirdchair.table.backups import back_up
from thirdchair.table.changes import Insert
from thirdchair.table.exports import export, import_file
from thirdchair.table.household import WATCHING
from thirdchair.table.journal import RULES_VERSION, Table
from thirdchair.table.mending import keep_pieces, mend
from thirdchair.table.store import HOME, Saved, Store

Votes = dict[str, int]


def forms(page: str) -> set[str]:
    """What a page that asks offers to do with the file."""
    return {form.buttons[0][1] for form in Reading(page).forms if "kept" in form.fields}


# Nothing tells a sealed choice


RIGHT, WRONG = {"s1": 3, "s2": 1}, {"s1": 0, "s2": 2}


def vote_of(seat: str, reef: int) -> dict[str, Any]:
    return vote(seat, reef, 3 - reef)


def guessed(file: bytes, guess: Votes) -> list[bytes]:
    """Votes that were made elsewhere, revealed; and cut after the first one."""

    def reveal(table: Table) -> None:
        for seat, reef in {**guess, "s3": 2}.items():
            table.do(vote_of(seat, reef))
        table.do({"do": "reveal"})

    length = len(msgspec.json.decode(file)["entries"])
    whole = played_on(file, reveal)
    return [whole, cut(whole, length + 1), cut(whole, length + 2)]


def begun(votes: Votes, taken_back: int = 0) -> Table:
    table = at_vote(3, s1=3, s2=3, s3=3)
    for seat, reef in votes.items():
        table.do(vote_of(seat, reef), f"phone of {seat}")
    if taken_back:
        speaking(table, "s2").undo(taken_back)
    return speaking(table, None)


def asked_by(kind: str, folder: Path, table: Table, guess: Votes) -> list[tuple[str, bytes]]:
    """All that is said to such a device about files with guesses, by each way in."""

    async def script(world: World) -> list[tuple[str, bytes]]:
        before = world.saved()
        for file in guessed(world.file(), guess):
            await world.bring(kind, file)
            await world.bring(kind, file, choice="replace")
            await world.bring(kind, everything_of(file))
            await world.bring(kind, file)
        assert world.saved().revision == before.revision
        assert world.saved().table.state.votes == before.table.state.votes
        return world.devices[kind].heard

    with lots_that_fall_alike():
        heard: list[tuple[str, bytes]] = visited(folder, table, script, *PHONES)
    return heard


@pytest.mark.parametrize("kind", KINDS)
def test_files_that_differ_in_guessed_votes_are_answered_the_same(
    kind: str, tmp_path: Path
) -> None:
    heard = [
        asked_by(kind, tmp_path / f"{place}", begun(votes), guess)
        for place, (votes, guess) in enumerate(
            [(RIGHT, RIGHT), (RIGHT, WRONG), (WRONG, RIGHT), (WRONG, WRONG)]
        )
    ]
    assert {told[:3] for _, told in heard[0]} == {b"409", b"200"}
    assert len(heard[0]) == 12
    assert heard[0] == heard[1] == heard[2] == heard[3]


def seen_by(kind: str, folder: Path, votes: Votes) -> list[tuple[str, bytes]]:
    """All that such a device can look at and save after it has brought files with guesses."""

    async def script(world: World) -> list[tuple[str, bytes]]:
        one, last = world.devices[kind], world.saved().table.journal.at - 1
        whole, _, cut_later = guessed(world.file(), RIGHT)
        await world.bring(kind, whole)
        await world.bring(kind, everything_of(cut_later))
        await world.bring(kind, whole, choice="copy")
        assert len(world.copies()) == 2
        await one.crawl("/tables/*", "en", f"/tables/*/moments/{last}", f"/tables/*/fix/{last}")
        await one.crawl("/", "en")
        await one.get("/tables/*/export")
        saved = msgspec.json.decode(decompress((await one.client.get("/everything")).content))
        files = [msgspec.json.encode(kept["file"]) for kept in saved["tables"]]
        return [*one.heard, *(("everything", file) for file in files)]

    with lots_that_fall_alike():
        heard: list[tuple[str, bytes]] = visited(folder, begun(votes), script, *PHONES)
    return heard


@pytest.mark.parametrize("kind", [WATCHING, "s3", UNSEATED, MACHINE])
def test_whatever_was_brought_everything_looks_the_same(kind: str, tmp_path: Path) -> None:
    """Pages, the history, moments and files, with their names and sizes."""
    heard = [seen_by(kind, tmp_path / f"{n}", votes) for n, votes in enumerate([RIGHT, WRONG])]
    assert len(heard[0]) > 40
    assert [one for one, other in zip(*heard, strict=True) if one != other] == []


def test_nor_is_anything_told_of_votes_that_were_taken_back(tmp_path: Path) -> None:
    heard = [
        asked_by("s3", tmp_path / f"{place}", begun(votes, taken_back=1), RIGHT)
        for place, votes in enumerate([RIGHT, WRONG])
    ]
    assert heard[0] == heard[1]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """The command, which knows the toy, too."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    for name, one in games().items():
        monkeypatch.setitem(GAMES, name, one)
    monkeypatch.setitem(VOICES, "toy", voices()["toy"])

    def run(folder: Path, *words: str) -> Any:
        monkeypatch.setenv("THIRDCHAIR_DATA", str(folder))
        return CliRunner().invoke(tables_command, words)

    return run


def test_nor_by_the_command(command: Callable[..., Any], tmp_path: Path) -> None:
    told = []
    for place, (votes, guess) in enumerate([(RIGHT, RIGHT), (RIGHT, WRONG), (WRONG, RIGHT)]):
        folder = tmp_path / f"{place}"
        folder.mkdir()
        with lots_that_fall_alike():
            with closing(Store(games(), folder / "tables.db")) as store:
                world = World(store, begun(votes), *PHONES)
                files = guessed(world.file(), guess)
                asyncio.run(world.close())
            said = []
            for file in files:
                (folder / "one").write_bytes(file)
                (folder / "all").write_bytes(everything_of(file))
                for words in (["one"], ["--replace", "one"], ["all"], ["one"]):
                    *options, name = words
                    done = command(folder, "import", *options, str(folder / name))
                    said.append((done.exit_code, done.output.replace(str(folder), "")))
        told.append(said)
        with closing(Store(games(), folder / "tables.db")) as store:
            assert store.of("home").load(world.table).table.state.votes.keys() == votes.keys()
    assert told[0] == told[1] == told[2]
    assert [code for code, _ in told[0][:3]] == [2, 2, 0]
    assert "until they are revealed no file takes its place" in told[0][0][1]


def test_while_votes_are_sealed_a_file_is_a_copy_or_nothing(tmp_path: Path) -> None:
    async def script(world: World) -> None:
        file = guessed(world.file(), WRONG)[0]
        page = await world.bring("s3", file)
        assert page.status_code == 409
        assert "until they are revealed no file takes its place" in page.text
        assert forms(page.text) == {"copy"}
        refused = await world.bring("s3", file, choice="replace")
        assert refused.status_code == 409
        assert "until they are revealed no file takes its place" in refused.text
        assert world.copies() == []
        assert (await world.bring("s3", file, choice="copy")).status_code == 303
        assert world.copies() == ["evening (2)"]

    visited(tmp_path, begun(RIGHT), script, *PHONES)


# Who looks on changes nothing


def to_the_result(table: Table) -> None:
    race(table)
    table.do({"do": "result"})


def another_course(table: Table) -> None:
    table.undo()
    table.do(tick("s3", "log"))
    table.do({"do": "begin"})


@pytest.mark.parametrize("play", [to_the_result, another_course])
def test_who_only_watches_replaces_nothing_by_a_file(
    play: Callable[[Table], None], tmp_path: Path
) -> None:
    async def script(world: World) -> None:
        before, file = world.saved(), played_on(world.file(), play)
        page = await world.bring(WATCHING, file)
        assert "only watches" in page.text
        assert forms(page.text) == {"copy"}
        refused = await world.bring(WATCHING, file, choice="replace")
        assert refused.status_code == 409
        assert "only watches" in refused.text
        assert world.copies() == []
        told = await world.bring(WATCHING, everything_of(file))
        stays = "brought-stays" if play is to_the_result else "brought-copy"
        assert stays in Reading(told.text).ids
        assert "evening (2)" in told.text
        assert world.copies() == ["evening (2)"]
        assert world.saved().revision == before.revision
        assert export(world.saved()) == export(before)

    visited(tmp_path, tonight(), script, *PHONES)


@pytest.mark.parametrize("kind", ["s1", "s3", UNSEATED, MACHINE])
def test_whoever_plays_goes_on_with_steps_of_the_table(kind: str, tmp_path: Path) -> None:
    async def script(world: World) -> None:
        before, file = world.saved(), played_on(world.file(), to_the_result)
        assert forms((await world.bring(kind, file)).text) == {"replace", "copy"}
        assert world.saved().revision == before.revision
        told = await world.bring(kind, everything_of(file))
        assert "brought-further" in Reading(told.text).ids
        assert world.saved().table.state == import_file(games(), file)[1].state
        assert world.copies() == []

    visited(tmp_path, tonight(), script, *PHONES)


@pytest.mark.parametrize("kind", ["s1", "s3", UNSEATED, MACHINE])
def test_and_puts_another_course_in_its_place(kind: str, tmp_path: Path) -> None:
    def other(table: Table) -> None:
        table.undo()

    async def script(world: World) -> None:
        file = played_on(world.file(), other)
        world.house.change(world.table, lambda table: table.do({"do": "climb", "seat": "s1"}))
        refused = await world.bring(kind, file, choice="replace")
        assert refused.status_code == 409
        assert "those steps would be lost" in refused.text
        file = played_on(
            file, lambda table: table.do({"do": "correct", "path": "coins.s1", "value": 5})
        )
        assert (await world.bring(kind, file, choice="replace")).status_code == 303
        assert world.saved().table.state.keepers["s1"].coins == 5
        assert world.copies() == ["evening (2)"]

    visited(tmp_path, tonight(), script, *PHONES)


# Each seat for itself


def votes_of_all(table: Table) -> None:
    for seat in PHONES:
        table.do(vote_of(seat, 1), f"phone of {seat}")
    table.do({"do": "reveal"})


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("voted", [{}, RIGHT])
def test_nobody_brings_votes_of_others(kind: str, voted: Votes, tmp_path: Path) -> None:
    """Also where the round has not begun here."""

    async def script(world: World) -> None:
        before, file = world.saved(), played_on(world.file(), votes_of_all)
        refused = await world.bring(kind, file, choice="replace")
        assert refused.status_code == 409
        assert forms((await world.bring(kind, file)).text) == {"copy"}
        told = await world.bring(kind, everything_of(file))
        assert "brought-stays" in Reading(told.text).ids
        assert world.saved().revision == before.revision
        assert world.saved().table.state.votes == before.table.state.votes
        assert world.copies() == ["evening (2)"]

    visited(tmp_path, begun(voted), script, *PHONES)


def bought(*seats: str) -> Callable[[Table], None]:
    def play(table: Table) -> None:
        for seat in seats:
            table.do(buy(seat, "rope"))

    return play


@pytest.mark.parametrize(
    ("kind", "phones", "seats", "may"),
    [
        ("s3", PHONES, ["s3"], True),
        ("s3", PHONES, ["s3", "s1"], False),
        ("s1", ("s1",), ["s2"], False),
        (UNSEATED, ("s1", "s2"), ["s3"], True),
        (UNSEATED, ("s1", "s2"), ["s3", "s2"], False),
        (MACHINE, ("s1", "s2"), ["s3"], True),
        (MACHINE, ("s1", "s2"), ["s1"], False),
        (MACHINE, (), ["s1", "s2", "s3"], True),
        (WATCHING, (), ["s3"], False),
    ],
)
def test_a_file_goes_on_for_seats_that_its_device_plays_for(
    kind: str, phones: tuple[str, ...], seats: list[str], may: bool, tmp_path: Path
) -> None:
    async def script(world: World) -> None:
        before, file = world.saved(), played_on(world.file(), bought(*seats))
        page = await world.bring(kind, file)
        assert forms(page.text) == ({"replace", "copy"} if may else {"copy"})
        done = await world.bring(kind, file, choice="replace")
        assert done.status_code == (303 if may else 409)
        assert (world.saved().revision > before.revision) == may
        assert set(world.saved().table.state.baskets) == (set(seats) if may else set())

    visited(tmp_path, in_shop(3), script, *phones)


@pytest.mark.parametrize(
    ("kind", "seat", "may"), [("s3", "s3", True), ("s3", "s1", False), (UNSEATED, "s1", False)]
)
def test_a_file_takes_no_choice_of_another_away(
    kind: str, seat: str, may: bool, tmp_path: Path
) -> None:
    async def script(world: World) -> None:
        file = played_on(world.file(), lambda table: table.do({"do": "close"}))
        world.house.change(world.table, lambda table: table.do(buy(seat, "rope")))
        before = world.saved()
        done = await world.bring(kind, file, choice="replace")
        assert done.status_code == (303 if may else 409)
        assert (world.saved().revision > before.revision) == may
        told = await world.bring(kind, everything_of(file))
        assert ("brought-here" if may else "brought-copy") in Reading(told.text).ids

    visited(tmp_path, in_shop(3), script, "s1", "s3")


def test_nobody_brings_undone_choices_of_others(tmp_path: Path) -> None:
    """They could be done again with the step that reveals them."""

    def voted_and_undone(table: Table) -> None:
        votes_of_all(table)
        table.undo(4)
        table.do(tick("s3", "log"))

    async def script(world: World) -> None:
        whole = played_on(world.file(), votes_of_all)
        length = len(msgspec.json.decode(world.file())["entries"])
        undone = edited(whole, at=length)
        assert (await world.bring("s3", undone, choice="replace")).status_code == 409
        assert len(world.saved().table.journal.entries) == length

    visited(tmp_path, begun({}), script, *PHONES)


# What nothing proves


def older(file: bytes) -> bytes:
    """As if by rules of then: what it says has happened is taken as it is."""
    return edited(file, rules_version=RULES_VERSION - 1)


def kept(file: bytes) -> bytes:
    """Pieces that lie as somebody says."""

    def play(table: Table) -> None:
        change = Insert({"do": "correct", "path": "coins.s1", "value": 3})
        keep_pieces(table, mend(table, table.journal.at, change))

    return played_on(file, play)


@pytest.mark.parametrize("unproven", [older, kept])
@pytest.mark.parametrize(
    ("kind", "phones", "may"),
    [("s3", ("s3",), False), (UNSEATED, ("s3",), False), (UNSEATED, (), True), (MACHINE, (), True)],
)
def test_what_nothing_proves_is_for_who_plays_all_seats(
    unproven: Any, kind: str, phones: tuple[str, ...], may: bool, tmp_path: Path
) -> None:
    async def script(world: World) -> None:
        file = unproven(played_on(world.file(), to_the_result))
        done = await world.bring(kind, file, choice="replace")
        assert done.status_code == (303 if may else 409)

    visited(tmp_path, tonight(), script, *phones)


def test_a_file_with_another_set_up_takes_no_place(tmp_path: Path) -> None:
    async def script(world: World) -> None:
        before, content = world.saved(), msgspec.json.decode(world.file())
        keepers = ["Nobody", *content["setup"]["keepers"][1:]]
        table = Table.new(games(), {**content["setup"], "keepers": keepers})
        table.do({"do": "begin"})
        race(table)
        table.uid = world.table
        file = export(Saved("x", "evening", table, {}))
        page = await world.bring(MACHINE, file)
        assert "a set-up stays as it is" in page.text
        assert (await world.bring(MACHINE, file, choice="replace")).status_code == 409
        told = await world.bring(MACHINE, everything_of(file))
        assert "brought-copy" in Reading(told.text).ids
        assert export(world.saved()) == export(before)

    visited(tmp_path, tonight(), script)


@pytest.mark.parametrize(("seat", "may"), [("s3", True), ("s1", False)])
def test_the_command_plays_for_seats_that_no_phone_holds(
    command: Callable[..., Any], seat: str, may: bool, tmp_path: Path
) -> None:
    with closing(Store(games(), tmp_path / "tables.db")) as store:
        world = World(store, in_shop(3), "s1", "s2")
        file = played_on(world.file(), bought(seat))
        asyncio.run(world.close())
    (tmp_path / "one").write_bytes(file)
    (tmp_path / "all").write_bytes(everything_of(file))
    asked = command(tmp_path, "import", str(tmp_path / "one"))
    assert asked.exit_code == 2
    assert ("--replace" in asked.output) == may
    assert ("this device does not play for" in asked.output) != may
    if not may:
        assert command(tmp_path, "import", "--replace", str(tmp_path / "one")).exit_code == 2
    told = command(tmp_path, "import", str(tmp_path / "all"))
    assert told.exit_code == 0
    assert ("went on as far" if may else "not for this device to change") in told.output
    with closing(Store(games(), tmp_path / "tables.db")) as store:
        house = store.of(HOME)
        assert set(house.load(world.table).table.state.baskets) == ({seat} if may else set())
        assert len(house.tables()) == (1 if may else 2)


def test_the_list_of_backups_tells_nothing_of_votes(
    command: Callable[..., Any], tmp_path: Path
) -> None:
    """Nor does the question before one is put in the place of all tables."""
    told = []
    for place, votes in enumerate([RIGHT, WRONG]):
        folder = tmp_path / f"{place}"
        folder.mkdir()
        with closing(Store(games(), folder / "tables.db")) as store:
            store.of(HOME).create("evening", begun(votes))
            path = store.path
        made = back_up(path)
        assert made is not None
        made.file.rename(made.file.with_name("2026-01-01T00-00-00Z.db"))
        said = [command(folder, "restore").output, command(folder, "restore", "1").output]
        told.append([one.replace(str(folder), "") for one in said])
    assert told[0] == told[1]
    assert "one table" in told[0][0]
