"""What the people at a table know of the printed material: all that the pages ever list."""

from dataclasses import dataclass

from tests.toy.game import Toy
from tests.toy.state import SeasonState
from thirdchair.kit.readers import NO_KEYS, Reader
from thirdchair.table.journal import Table


@dataclass(frozen=True)
class Known:
    """The things that may be named, in printed order; the ways are those of the last vote."""

    wares: list[str]
    chores: list[str]
    things: list[str]
    ways: list[str]


def toy_of(table: Table) -> Toy:
    """The game of a table of ours."""
    assert isinstance(table.game, Toy)
    return table.game


def reader_at(table: Table) -> Reader:
    """Somebody at the table."""
    return Reader(keys=table.game.unlocked(table.state) or NO_KEYS)


def known_at(table: Table) -> Known:
    """What is known at a table; a night knows nothing of the season."""
    material, reader, state = toy_of(table).material, reader_at(table), table.state
    if not isinstance(state, SeasonState):
        return Known([], [], [], [])
    return Known(
        wares=reader.shown(material.wares),
        chores=reader.shown(material.chores),
        things=reader.shown(material.things),
        ways=reader.shown(material.ways_after(state.evening)),
    )
