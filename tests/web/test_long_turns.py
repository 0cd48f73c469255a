"""A page long after the bots' last turn reads and tells no more than one soon after it."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from tests.web.house import GOES_ROUND
from thirdchair.games import GAMES
from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.table.rows import _entry
from thirdchair.table.store import HOME, Store
from thirdchair.web.app import build
from thirdchair.web.lately import LATELY

PEOPLE: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "duel": (
        {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"], "seed": 3},
        {"do": "bots_turn"},
        {"do": "correct", "path": "era.p1", "value": 2},
    ),
    "solo": (
        {"game": "tapestry", "mode": "solo", "civs": ["engineers"], "seed": 3},
        {"do": "bots_turn"},
        {"do": "vp", "who": "you", "add": 1},
    ),
    "scythe": (
        {
            "game": "scythe",
            "mode": "automa",
            "seed": 3,
            "seats": [
                {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "industrial"},
                {"kind": "automa", "faction": "crimea", "level": "automa"},
            ],
        },
        {"do": "automa_turn", "seat": "s2"},
        {"do": "gain", "seat": "s1", "what": "coins", "n": 1},
    ),
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as opened:
        yield opened


def played(who: str, count: int) -> Table:
    setup, bots, step = PEOPLE[who]
    table = Table.new(GAMES, setup)
    table.do(bots)
    for _ in range(count):
        table.do(step)
    return table


def undone(who: str, count: int) -> Table:
    """One turn of so many steps, taken back."""
    table = played(who, count)
    table.undo(count)
    assert table.taps_ahead == count
    return table


def page(store: Store, path: str) -> str:
    async def got() -> httpx.Response:
        gate, _ = build(store)
        door = httpx.ASGITransport(app=gate, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(
            transport=door, base_url="http://127.0.0.1", cookies=GOES_ROUND
        ) as client:
            return await client.get(path)

    answer = asyncio.run(got())
    assert answer.status_code == 200
    return answer.text


def rows_read(store: Store, path: str) -> int:
    """How many rows of the journal the page reads."""
    rows = 0

    def count(row: Any) -> Entry:
        nonlocal rows
        rows += 1
        return _entry(row)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("thirdchair.table.rows._entry", count)
        page(store, path)
    return rows


def queries_made(store: Store, path: str) -> int:
    """How often the page asks the database for rows of the journal."""
    queries = 0

    def count(*told: Any) -> None:
        nonlocal queries
        queries += "FROM entries" in told[2]

    event.listen(store._database._engine, "before_cursor_execute", count)
    page(store, path)
    event.remove(store._database._engine, "before_cursor_execute", count)
    return queries


@pytest.mark.parametrize("who", PEOPLE)
def test_a_page_reads_as_much_after_many_steps_as_after_a_few(store: Store, who: str) -> None:
    few, some, many = (
        store.of(HOME).create(who, played(who, count)).id for count in (10, 3 * LATELY, 20 * LATELY)
    )
    assert rows_read(store, f"/tables/{few}") <= LATELY
    read = rows_read(store, f"/tables/{some}")
    assert rows_read(store, f"/tables/{many}") <= read + 32  # what undo is about lies further back
    assert rows_read(store, f"/tables/{many}/where") <= read + 32


@pytest.mark.parametrize("who", ["solo", "scythe"])
def test_a_page_reads_little_of_a_long_turn_that_was_undone(store: Store, who: str) -> None:
    few, many = (store.of(HOME).create(who, undone(who, count)).id for count in (10, 300))
    rows, queries = rows_read(store, f"/tables/{few}"), queries_made(store, f"/tables/{few}")
    assert rows_read(store, f"/tables/{many}") <= rows + 32 + 9  # 9: halving 300 comes to an end
    assert queries_made(store, f"/tables/{many}") <= queries + 10
    assert "and 299 more" in page(store, f"/tables/{many}")


def test_a_page_tells_the_last_steps_and_undo_still_takes_all_of_the_turn(store: Store) -> None:
    table = played("scythe", 40)
    assert table.taps == 40
    text = page(store, f"/tables/{store.of(HOME).create('Long', table).id}")
    assert text.count("<li>Ana: +$1.</li>") == LATELY
    assert f"{40 - LATELY} earlier steps: see the history" in text
    assert "Ana: 1 coins and 39 more" in text


@pytest.mark.parametrize(("count", "said"), [(LATELY, ""), (LATELY + 1, "One earlier step")])
def test_a_page_says_how_much_it_leaves_to_the_history(store: Store, count: int, said: str) -> None:
    text = page(store, f"/tables/{store.of(HOME).create('Long', played('solo', count)).id}")
    assert ("earlier step" in text) == bool(said)
    assert said in text
