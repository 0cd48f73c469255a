"""The history says of a step out of a file that it came from there, whatever the file says."""

import re
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.toy.handed_in import games
from tests.toy.playing import buy, in_shop, tick
from tests.toy.strangers import MACHINE, PHONES, World, edited, played_on, tonight, visited
from thirdchair.table.changes import Insert
from thirdchair.table.exports import export
from thirdchair.table.journal import Table
from thirdchair.table.mending import mend, take_over
from thirdchair.table.store import Store


def steps(page: str) -> list[str]:
    """What the history says of each step, the newest first: its number and who did it."""
    found = re.findall(r'<p class="by">(.*?)</p>', page, re.DOTALL)
    return [" ".join(one.split()) for one in found]


BROUGHT = {
    "en": "from a file, there: phone of s1",
    "de": "aus einer Datei, dort: phone of s1",
    "cs": "ze souboru, tam: phone of s1",
}


@pytest.mark.parametrize("language", BROUGHT)
def test_the_history_says_what_came_from_a_file(language: str, tmp_path: Path) -> None:
    """Whatever the file says; what was here before is as it was."""

    def forge(table: Table) -> None:
        table.do(buy("s3", "rope"), "phone of s1")

    async def script(world: World) -> None:
        world.house.change(world.table, lambda table: table.do(tick("s2", "log"), "phone of s2"))
        await world.bring("s3", played_on(world.file(), forge), choice="replace")
        world.house.change(world.table, lambda table: table.do(tick("s1", "log"), "phone of s1"))
        page = await world.devices["s2"].get("/tables/*/history", language)
        own, brought, before = steps(page.text)[:3]
        assert own.startswith(f"{own.split('·')[0]}· phone of s1 ·")
        assert BROUGHT[language] in brought
        assert "phone of s2" in before
        assert not [one for one in steps(page.text)[2:] if BROUGHT[language][:9] in one]

    visited(tmp_path, in_shop(3), script, *PHONES)


def marks(world: World, name: str) -> list[bool]:
    found = next(one.id for one in world.house.tables() if one.name == name)
    table = world.house.load(found, whole=True).table
    return [entry.brought for entry in table.journal.entries]


def test_the_mark_stays_on_the_way(tmp_path: Path) -> None:
    """Elsewhere all of it came from a file; at home only what was not there before."""

    async def script(world: World) -> None:
        length, home = len(marks(world, "evening")), world.file()
        with closing(Store(games(), tmp_path / "there.sqlite")) as store:
            there = World(store, in_shop(3))
            there.house.delete(there.table)
            await there.bring(MACHINE, home)
            assert marks(there, "evening") == [True] * length
            (one,) = there.house.tables()
            there.house.change(one.id, lambda table: table.do(buy("s3", "rope")))
            assert marks(there, "evening") == [*[True] * length, False]
            back = export(there.house.load(one.id, whole=True))
            await there.close()
        await world.bring("s3", back, choice="replace")
        assert marks(world, "evening") == [*[False] * length, True]
        await world.bring("s3", back, choice="copy")
        assert marks(world, "evening (2)") == [True] * (length + 1)

    visited(tmp_path, in_shop(3), script, *PHONES)


def test_the_mark_outlives_undo_redo_and_a_mended_past(tmp_path: Path) -> None:
    async def script(world: World) -> None:
        world.house.change(world.table, lambda table: table.undo())
        length = len(world.saved().table.journal.entries) - 1
        file = played_on(world.file(), lambda table: table.do({"do": "begin"}, "phone of s1"))
        await world.bring(MACHINE, file, choice="replace")
        world.house.change(world.table, lambda table: table.undo())
        world.house.change(world.table, lambda table: table.redo())
        assert marks(world, "evening") == [*[False] * length, True]
        inserted = Insert({"do": "correct", "path": "coins.s1", "value": 3})
        world.house.change(
            world.table, lambda table: take_over(table, mend(table, length, inserted))
        )
        assert marks(world, "evening") == [*[False] * (length + 1), True]

    visited(tmp_path, tonight(), script)


# What chance brings next


def another_course(table: Table) -> None:
    table.undo()
    table.do(tick("s2", "log"))


def test_a_file_chooses_no_number_of_chance(tmp_path: Path) -> None:
    """Numbers that were drawn here are not drawn again, and a copy tells nothing of the next."""

    async def script(world: World) -> None:
        drawn = world.saved().table.journal.entries[-1].drawn
        file = played_on(world.file(), lambda table: table.do(tick("s3", "log")))
        entries = msgspec.json.decode(file)["entries"]
        forged = edited(file, entries=[*entries[:-1], {**entries[-1], "drawn": 0}])
        await world.bring(MACHINE, forged, choice="replace")
        assert world.saved().table.journal.entries[-1].drawn == drawn > 0
        other = played_on(world.file(), another_course)
        await world.bring(MACHINE, other, choice="replace")
        assert world.copies() == ["evening (2)"]
        copy = next(one.id for one in world.house.tables() if one.id != world.table)
        assert world.house.load(copy).table.journal.seed != world.saved().table.journal.seed

    visited(tmp_path, in_shop(3), script)
