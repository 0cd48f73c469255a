"""A file of everything is brought while others play at one of its tables."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.toy.handed_in import games, voices
from tests.toy.playing import at_vote, tick, vote
from tests.toy.strangers import everything_of, played_on
from thirdchair.importing import imported
from thirdchair.kit.refusals import Refusal
from thirdchair.merging import merged
from thirdchair.table import going_on
from thirdchair.table.everything import read_everything, unpacked
from thirdchair.table.exports import export
from thirdchair.table.journal import Table
from thirdchair.table.open_mend import Wish


def another_course(table: Table) -> None:
    """Another course."""
    table.undo()
    table.do({"do": "correct", "path": "influence.s1", "value": 2})


def brought_while(
    path: Path, elsewhere: Callable[[Table], object], meanwhile: dict[str, Any]
) -> tuple[list[str], list[str], list[dict[str, Any]]]:
    """What becomes of a file of a table that goes on, if there is a tap at that table just after
    it was looked at; the names of the tables then, and the commands of the one that was here."""
    with closing(AtHome(path, games())) as house, closing(AtHome(path, games())) as other:
        table_id = house.create("evening", at_vote(3)).id
        file = played_on(export(house.load(table_id, whole=True)), elsewhere)
        taps = [meanwhile]

        def acting(table: Table, which: str) -> None:
            house.share(table, which)
            if taps:
                tap = taps.pop()
                other.change(table_id, lambda table: table.do(tap))

        everything = read_everything(unpacked(everything_of(file)))
        taken = merged(voices(), house, everything, "form", acting)
        names = sorted(one.name for one in house.tables())
        entries = house.load(table_id, whole=True).table.journal.entries
        return [one.fate for one in taken], names, [one.command for one in entries[-2:]]


def test_what_was_just_played_is_not_put_aside(tmp_path: Path) -> None:
    tap, other = tick("s1", "log"), tick("s2", "log")
    fates, names, last = brought_while(tmp_path / "db", lambda table: table.do(other), tap)
    assert (fates, names) == (["copy"], ["evening", "evening (2)"])
    assert last[-1] == tap


def test_a_seal_that_comes_then_stops_nothing_else(tmp_path: Path) -> None:
    tap, other = vote("s1"), tick("s2", "log")
    fates, names, last = brought_while(tmp_path / "db", lambda table: table.do(other), tap)
    assert (fates, names) == (["stays"], ["evening", "evening (2)"])
    assert last[-1] == tap


@pytest.mark.parametrize("elsewhere", [lambda table: table.do(tick("s2", "log")), another_course])
def test_a_step_that_others_are_mending_stays_in_their_hands(
    tmp_path: Path, elsewhere: Callable[[Table], object]
) -> None:
    with closing(AtHome(tmp_path / "db", games())) as house:
        table_id = house.create("evening", at_vote(3)).id
        file = played_on(export(house.load(table_id, whole=True)), elsewhere)
        house.change(table_id, lambda table: going_on.begin(table, 1, Wish("answers")))
        before = house.load(table_id)
        everything = read_everything(unpacked(everything_of(file)))
        with pytest.raises(Refusal, match="mend-open"):
            imported(voices(), house, file, choice="replace")
        taken = merged(voices(), house, everything, "form")
        after = house.load(table_id)
        assert [one.fate for one in taken] == ["copy" if elsewhere is another_course else "stays"]
        assert after.table.open_mend == before.table.open_mend is not None
        assert after.revision == before.revision
