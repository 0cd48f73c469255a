"""A house with one of everything that can be saved, for tests with more than one house."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.table.builders import bots_turn, duel
from tests.table.scenario_tables import finish, scenario
from thirdchair.games import GAMES
from thirdchair.table import schema
from thirdchair.table.journal import Table
from thirdchair.table.store import House

SCYTHE = {
    "game": "scythe",
    "mode": "automa",
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "polania", "mat": "agricultural"},
        {"kind": "automa", "faction": "nordic", "level": "automa"},
    ],
    "seed": 3,
}


@dataclass(frozen=True)
class Known:
    """What somebody may have heard of a house: its ids, tokens, links and one-time ids."""

    table: str
    scythe: str
    campaign: str
    evening: str
    device: str
    token: str
    moment: str
    made: str
    tapped: str
    begun: str
    setting: str


NOBODY = Known(*["nothing"] * 11)
"""What nobody has."""


def begun() -> Table:
    """A game after its first turn: the one that each furnished house has."""
    table = duel()
    bots_turn(table)
    return table


def furnished(house: House) -> Known:
    """Fill a house with one of everything."""
    table = house.create("Sunday", duel(), {"follow": True}, once="made").id
    house.change(table, bots_turn, once="tapped")
    scythe = house.create("Snow", Table.new(GAMES, SCYTHE)).id
    campaign = house.create_campaign("Winter", "tapestry", "atlantis", {}, "begun")
    evening = house.create("First evening", scenario("atlantis", 1), campaign=campaign).id
    house.change(evening, partial(finish, won=True))
    house.set_setting("box.tapestry", {"expansions": ["pp"]})
    token = house.add_device("Ana's phone")
    device = house.claim_seat(token, table, "p1").id
    moment = house.share_moment(table, 1)
    return Known(
        table=table,
        scythe=scythe,
        campaign=campaign,
        evening=evening,
        device=device,
        token=token,
        moment=moment,
        made="made",
        tapped="tapped",
        begun="begun",
        setting="box.tapestry",
    )


def rows_of(path: Path, house: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that the file holds of a house."""
    with closing(sqlite3.connect(path)) as connection:
        return {
            name: connection.execute(
                f"SELECT * FROM {name} WHERE house_id = ? ORDER BY 1, 2, 3", (house,)
            ).fetchall()
            for name in schema.metadata.tables
        }


def copied(path: Path, house: str, other: str) -> None:
    """The other house has the very same things, with the same ids and tokens."""
    with closing(sqlite3.connect(path)) as connection:
        for table in schema.metadata.sorted_tables:
            names = [one.name for one in table.columns if one.name not in ("house_id", "number")]
            columns = ", ".join(f'"{name}"' for name in names)
            connection.execute(
                f"INSERT INTO {table.name} (house_id, {columns})"
                f" SELECT ?, {columns} FROM {table.name} WHERE house_id = ?",
                (other, house),
            )
        connection.commit()
