"""A process that imports, begins campaigns and mends as fast as it can, until it is killed.

Each act has a number, which is its one-time id too: done again, it changes nothing.
"""

from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from tests.at_home import AtHome
from tests.table.builders import advance, bots_turn, correct, duel
from tests.table.scenario_tables import finish, scenario
from thirdchair.games import VOICES
from thirdchair.importing import imported
from thirdchair.table.campaign_files import export_campaign
from thirdchair.table.changes import Replace
from thirdchair.table.exports import export
from thirdchair.table.journal import Table
from thirdchair.table.mending import mend, take_over
from thirdchair.table.store import Saved

KINDS = ("import", "replace", "mend", "campaign", "evening")
TRACKS = ("science", "military")


class World(msgspec.Struct):
    """What the acts are about: two tables, and files of a table and of a campaign."""

    replaced: str
    mended: str
    table: bytes
    campaign: bytes


def laid_out(path: Path, elsewhere: Path) -> World:
    """The world before the first act."""
    there, here = AtHome(elsewhere), AtHome(path)
    table = duel()
    bots_turn(table)
    file = export(there.load(there.create("Sunday", table).id))
    campaign = there.create_campaign("Journey", "tapestry", "atlantis", {})
    first = there.create("First", scenario("atlantis", 1), campaign=campaign).id
    there.change(first, lambda table: finish(table, won=True))
    there.create("Second", scenario("atlantis", 2), campaign=campaign)
    mended = duel()
    mended.do(advance("p1", TRACKS[1]))
    bots_turn(mended)
    world = World(
        replaced=here.create("Replaced", another_course("", 0)).id,
        mended=here.create("Mended", mended).id,
        table=file,
        campaign=export_campaign(there, campaign),
    )
    there.close()
    here.close()
    return world


def another_course(uid: str, number: int) -> Table:
    """The same game, which has gone another way each time: the one before stays as a copy."""
    table = duel()
    table.do({**correct("era.p1", number % 5), "note": str(number)})
    table.uid = uid
    return table


def act(house: AtHome, world: World, number: int) -> str:
    """What comes at this number; the id of what it made or changed."""
    kind, once, turn = KINDS[number % len(KINDS)], f"act {number}", number // len(KINDS) % 2
    match kind:
        case "import":
            return imported(VOICES, house, world.table, once=once, choice="copy").id
        case "replace":
            file = export(Saved("", "Replaced", another_course(world.replaced, number), {}))
            return imported(VOICES, house, file, once=once, choice="replace").id
        case "mend":
            change = Replace(advance("p1", TRACKS[turn]))
            return house.change(
                world.mended, lambda table: take_over(table, mend(table, 1, change)), once=once
            ).id
        case "campaign":
            return imported(VOICES, house, world.campaign, once=once, choice="copy").id
    campaign = house.create_campaign(f"Evening {number}", "tapestry", "atlantis", {}, once)
    return house.create("First", scenario("atlantis", 1), once=once, campaign=campaign).id


def bring(path: Path, data: bytes, first: int, confirmed: Connection) -> None:
    """Act for ever, from this number on; tell each id after it was stored, not before."""
    house, world = AtHome(path), msgspec.msgpack.decode(data, type=World)
    number = first
    while True:
        confirmed.send_bytes(act(house, world, number).encode())
        number += 1
