"""A page is read from one moment of the table, whoever taps meanwhile."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread

from litestar.testing import RequestFactory

from tests.at_home import AtHome
from tests.web.house import House
from thirdchair.games import GAMES
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store
from thirdchair.web.app import build
from thirdchair.web.pages.table.opening import changed, restyled
from thirdchair.web.visit import Visit

SOLO = {"game": "tapestry", "mode": "solo", "civs": ["engineers"], "seed": 3}
SCYTHE = {
    "game": "scythe",
    "mode": "automa",
    "seed": 3,
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "industrial"},
        {"kind": "automa", "faction": "crimea", "level": "automa"},
    ],
}
STEPS = 60
"""So many that a page does not have them all at hand."""
PAGES = (
    *("", "/where", "/history", "/checklist", "/moments/3", "/finish", "/export", "?see=map"),
    *("/settings", "/delete", "/rulebook"),
)


def long_tables(house: House) -> dict[str, dict[str, object]]:
    """A table of each game with many steps since the bots' turn, and one more step of it."""
    steps: list[tuple[dict[str, object], dict[str, object], dict[str, object]]] = [
        (SOLO, {"do": "bots_turn"}, {"do": "vp", "who": "you", "add": 1}),
        (
            SCYTHE,
            {"do": "automa_turn", "seat": "s2"},
            {"do": "gain", "seat": "s1", "what": "coins", "n": 1},
        ),
    ]
    made = {}
    with closing(AtHome(house.data / "tables.db")) as store:
        for setup, bots, step in steps:
            table = Table.new(GAMES, setup)
            table.do(bots)
            for _ in range(STEPS):
                table.do(step)
            made[store.create("Long", table).id] = step
    return made


@contextmanager
def tapping(house: House, table: str, step: dict[str, object]) -> Iterator[list[int]]:
    """Somebody who never stops; the statuses that they get."""
    done, statuses = Event(), list[int]()

    def tap() -> None:
        with house.client() as client:
            while not done.is_set():
                for request in (step, {"undo": 1}):
                    answer = client.post(f"/api/tables/{table}", json=request)
                    statuses.append(answer.status_code)

    thread = Thread(target=tap)
    thread.start()
    try:
        yield statuses
    finally:
        done.set()
        thread.join()


def test_no_page_is_stale_because_somebody_taps_meanwhile(own_house: House) -> None:
    for table, step in long_tables(own_house).items():
        with own_house.client() as client, tapping(own_house, table, step) as taps:
            read = [
                (page, client.get(f"/tables/{table}{page}", follow_redirects=True).status_code)
                for _ in range(8)
                for page in PAGES
            ]
            read += [("/", client.get("/").status_code) for _ in range(8)]
        assert set(read) == {(page, 200) for page in (*PAGES, "/")}
        assert len(taps) > 10
        assert set(taps) == {200}


def test_after_a_change_one_sees_the_table_that_it_left(tmp_path: Path) -> None:
    with closing(Store(GAMES, tmp_path / "tables.db")) as store:
        table = store.of(HOME).create("Tonight", Table.new(GAMES, SOLO)).id
        visit = Visit(RequestFactory().get("/"), build(store)[1])
        assert visit.look(table).table.state.turn == 0
        form = {"at": str(visit.look(table).revision), "once": "a"}
        changed(visit, table, lambda table: table.do({"do": "bots_turn"}), form)
        assert visit.look(table).table.state.turn == 1
        restyled(visit, table, lambda saved: saved.options.update(aloud=True), {"once": "b"})
        assert visit.look(table).options["aloud"] is True
        visit.leave()
