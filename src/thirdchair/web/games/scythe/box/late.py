"""What people tell late at a table without being asked, and what My box keeps of it for the next
game: names of tiles that we do not know, and arrows that were set right."""

from collections.abc import Iterable, Mapping
from typing import Any

from thirdchair.scythe.answers import FACES
from thirdchair.scythe.box import TILES
from thirdchair.scythe.horde.playing import Horde
from thirdchair.scythe.mods import mod_of, name_on, same_tile
from thirdchair.scythe.modules.mad_tesla import MadTesla
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.web.pages.box import mybox
from thirdchair.web.visit import Visit

GAME = "scythe"
COLUMNS = ("mech_mods", "infrastructure_mods")
ARROW = "tile."


def remember_tiles(visit: Visit, table: Table) -> None:
    """Tiles that the last tap has named by typing are in the box from now on."""
    journal = table.journal
    if not journal.at:
        return
    typed = [one for one in _named(journal.entries[journal.at - 1].command) if name_on(one)]
    if not typed:
        return
    has = mybox.box_of(visit.house, GAME)
    for key, kind in TILES.items():
        names = list(has.get(key, ()))
        new = [str(name_on(one)) for one in typed if _kind(one) == kind]
        more = [one for one in new if not any(same_tile(one, name) for name in names)]
        if more:
            mybox.keep(visit.house, visit.room.face(GAME), {key: [*names, *more]})


def _named(command: Mapping[str, Any]) -> Iterable[str]:
    """The tiles that a command names: those that are kept, or that stand on a sheet."""
    match command["do"]:
        case "buy_mods":
            return tuple(command.get("mods", ()))
        case "sheet":
            fields = command.get("fields", {})
            return [one for column in COLUMNS for one in fields.get(column, ())]
    return ()


def _kind(written: str) -> str:
    found = mod_of(written)
    return found.kind if found else ""


def remember_arrows(visit: Visit, table: Table, paths: Iterable[str]) -> None:
    """Arrows of the owner's tile that were set right. Where another number pointed before, the box
    forgets it, as the table does."""
    rules = rules_of(table)
    faces = [path.removeprefix(ARROW) for path in paths if path.startswith(ARROW)]
    if not faces or not isinstance(rules, MadTesla | Horde):
        return
    tile = "horde_arrow" if isinstance(rules, Horde) else "arrow"
    known, has = rules.arrows(), mybox.box_of(visit.house, GAME)
    told = {f"{tile}.{face}": known.get(face) for face in faces}
    slips = {
        key: None
        for key in (f"{tile}.{face}" for face in FACES)
        if key not in told and has.get(key) in told.values()
    }
    mybox.keep(visit.house, visit.room.face(GAME), {**slips, **told})
