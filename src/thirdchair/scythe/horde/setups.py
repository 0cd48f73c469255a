"""What is asked for a game against the Horde, checked, and the table before its first question."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Literal

from thirdchair.kit.game import BaseSetup
from thirdchair.kit.readers import Keys, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.box import checked_box
from thirdchair.scythe.content import Faction, Printing
from thirdchair.scythe.horde.state import Band, HordeState
from thirdchair.scythe.material import Material, Printed, material_of
from thirdchair.scythe.modules.finding import OWN, Modules
from thirdchair.scythe.modules.sheets import Sheet
from thirdchair.scythe.setup.preparing import BASE
from thirdchair.scythe.setup.setups import (
    MOST_SEATS,
    AutomaSetup,
    SeatSetup,
    check_people,
    table_of,
)
from thirdchair.scythe.state import BoardMode

LOCK = "fenris:horde"
TILES = "triumph_tiles"
EASIER = ("mech_mods", "infrastructure_mods", "alliances")
"""What makes it easier."""
TESLA = "tesla"
"""Nothing forbids him; but his figure is one of the Horde's."""


@decides("fen.horde.variant.airships", "fen.horde.variant.harder")
class HordeSetup(BaseSetup, frozen=True, kw_only=True):
    """Humans in turn order. `faction` is whose pieces the Horde has; `harder`: the clock also runs
    for every worker that is driven home. `airships` are those of another expansion."""

    seats: tuple[SeatSetup, ...]
    faction: str | None = None
    modules: tuple[str, ...] = ()
    harder: bool = False
    airships: bool = False
    board: BoardMode = True
    printing: Printing = "invaders"
    combat: Literal["ask", "app"] = "ask"
    abilities: Literal["off", "ask"] = "ask"


@cache
def _of_the_books() -> Modules:
    return Modules((OWN,))


@cache
def every_faction() -> dict[str, Faction]:
    """The factions of the game and of all modules: any of them may lend the Horde its pieces."""
    sheets = _of_the_books().sheets.values()
    return material_of(Printed).factions | {
        one.id: one for sheet in sheets for one in sheet.faction
    }


def lenders(faction: str) -> list[Sheet]:
    """The modules that lend the Horde its figures: the sixth one is Tesla, and the others may be of
    a faction that comes with a module."""
    modules = _of_the_books()
    names = (TESLA, *modules.of_factions([faction]))
    return [modules.sheets[name] for name in names]


def bring_factions(modules: Modules) -> list[str]:
    """The modules that bring a faction: people may play it here."""
    return [name for name, sheet in modules.sheets.items() if sheet.faction]


def keys_of(modules: Modules) -> Keys:
    """What people know who play against the Horde: all modules may be met there."""
    return modules.keys(modules.sheets) | {LOCK}


def with_keys(reader: Reader, modules: Modules) -> Reader:
    """Whoever may name the Horde may name what it is played with."""
    return replace(reader, keys=reader.keys | keys_of(modules))


@decides("fen.horde.setup.exclude", "fen.horde.variant.easier")
def allowed(setup: HordeSetup, modules: Modules, reader: Reader) -> tuple[str, ...]:
    """The modules of the set-up, with the tiles and what its factions bring, in printed order."""
    named = modules.known(setup.modules, reader)
    for name in named:
        brings = [one.id for one in modules.sheets[name].faction]
        if name not in (*EASIER, TILES, TESLA, *brings):
            raise bad_input("horde-without-module", where="new.modules", module=name)
    if "alliances" in named and len(setup.seats) == 1:
        raise bad_input("horde-alone-without-allies", where="new.modules")
    wanted = [*named, TILES, *(_others(setup, modules) if _too_few(setup, reader) else ())]
    factions = {one.faction for one in setup.seats}
    return tuple(
        name
        for name, sheet in modules.sheets.items()
        if name in wanted or factions & {one.id for one in sheet.faction}
    )


@decides("fen.horde.setup.factions")
def _too_few(setup: HordeSetup, reader: Reader) -> bool:
    """Do those who draw a faction need the two of this expansion as well? Only what is in the box
    goes round: whoever has not said owns everything, or with a base printing the base game."""
    gone = {setup.faction, *(one.faction for one in setup.seats)}
    said = () if setup.printing == BASE else None
    box = checked_box(setup.box, "new.box", Reader(keys=reader.keys))
    owned = box.get("expansions", said)
    left = [
        key
        for key, one in material_of(Printed).factions.items()
        if key not in gone and (owned is None or one.expansion in (BASE, *owned))
    ]
    return sum(one.faction is None for one in setup.seats) > len(left)


def _others(setup: HordeSetup, modules: Modules) -> list[str]:
    """The modules whose faction can be drawn: not the one whose pieces the Horde has."""
    taken = modules.of_factions([setup.faction or ""])
    return [name for name in bring_factions(modules) if name not in taken]


def begin_horde(
    setup: HordeSetup, material: Material, modules: Sequence[str], reader: Reader
) -> HordeState:
    """The table before factions and player mats that were not given are drawn."""
    _check(setup, material, reader)
    names = [f"s{place}" for place, _ in enumerate(setup.seats, start=1)]
    as_usual = AutomaSetup(
        game=setup.game,
        mode=setup.mode,
        seats=setup.seats,
        rulings=setup.rulings,
        box=setup.box,
        cooperative=True,
        board=setup.board,
        printing=setup.printing,
        combat=setup.combat,
        abilities=setup.abilities,
    )
    table = table_of(as_usual, material, names, modules, reader, mode="horde")
    fields = {name: getattr(table, name) for name in table.__struct_fields__}
    band = Band(faction=setup.faction or "", harder=setup.harder, airships=setup.airships)
    return HordeState(**{**fields, "marker": None}, band=band)


@decides(
    "fen.modules.automa.horde",
    "fen.modules.horde.factions",
    "fen.horde.players",
    "fen.horde.setup.factions",
    "fen.horde.setup.faction",
    "fen.horde.setup.faction.unused",
)
def _check(setup: HordeSetup, material: Material, reader: Reader) -> None:
    if any(one.kind == "automa" for one in setup.seats):
        raise bad_input("horde-without-automa", where="new.seats")
    if not 1 <= len(setup.seats) <= MOST_SEATS:
        raise bad_input("wrong-number-of-seats", where="new.seats", min=1, max=MOST_SEATS)
    if setup.board is False:
        raise bad_input("horde-needs-board", where="new.board")
    check_people(setup.seats, material, reader)
    if setup.faction is None:
        return
    if not reader.knows(setup.faction, every_faction()):
        options = reader.shown(every_faction())
        raise bad_input(
            "unknown-faction", where="new.faction", value=setup.faction, options=options
        )
    if setup.faction in [one.faction for one in setup.seats]:
        raise bad_input("horde-faction-used", where="new.faction", faction=setup.faction)
