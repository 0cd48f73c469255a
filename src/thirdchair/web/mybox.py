"""My box: what the owners of this installation have, kept here and frozen into every new game.

A box is the engine's own (`setup["box"]`), one for each game. A running table never looks here.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from thirdchair.kit import spoilers
from thirdchair.kit.printings import Printing, printings_of
from thirdchair.scythe import content as scythe
from thirdchair.scythe.box import checked_box as check_scythe
from thirdchair.table.journal import Table
from thirdchair.table.store import Store
from thirdchair.tapestry import content as tapestry
from thirdchair.tapestry.box import BoxCivilization, box_civilizations
from thirdchair.tapestry.box import checked_box as check_tapestry
from thirdchair.tapestry.expansions.in_play import NAMES
from thirdchair.tapestry.setups import known_civs

BOX = "box."
SHOW_EVERYTHING = "box.show-everything"
PACKAGES = {"tapestry": tapestry.PACKAGE, "scythe": scythe.PACKAGE}
INVADERS, RISE = "invaders", "rise"
NEEDS = {"atlantis": "PP", "kaiju": "FF"}
"""The expansion of Tapestry that a mode comes from."""


class Owned(msgspec.Struct, frozen=True, kw_only=True):
    """What the pages may offer. Until an owner has said what is in the box, all but spoilers.

    `expansions` and `civs` are Tapestry's; `boxes` (the expansions), `factions`, `mats` and `cards`
    (the printing of the Automa cards) are Scythe's. `printing` is the id of a printing by game.
    """

    expansions: tuple[str, ...]
    civs: tuple[BoxCivilization, ...]
    boxes: tuple[str, ...]
    factions: tuple[str, ...]
    mats: tuple[str, ...]
    cards: str
    printing: dict[str, str]
    show_everything: bool

    @property
    def unlocked(self) -> str:
        """How much may be read, see `kit.spoilers`."""
        return spoilers.EVERYTHING if self.show_everything else spoilers.NOTHING


def box_of(store: Store, game: str) -> dict[str, Any]:
    """What is kept about a game, as its set-up takes it."""
    box: dict[str, Any] = store.setting(BOX + game, {})
    return box


def owned(store: Store) -> Owned:
    """What this installation has."""
    first, second = box_of(store, "tapestry"), box_of(store, "scythe")
    everything = bool(store.setting(SHOW_EVERYTHING, False))
    boxes = tuple(second.get("expansions", (INVADERS, RISE)))
    unlocked = spoilers.EVERYTHING if everything else spoilers.NOTHING
    return Owned(
        expansions=tuple(first.get("expansions", NAMES)),
        civs=tuple(box_civilizations(first).values()),
        boxes=boxes,
        factions=_in(scythe.factions(), boxes, unlocked),
        mats=_in(scythe.mats(), boxes, unlocked),
        cards=second.get("cards", "invaders" if INVADERS in boxes else "base"),
        printing={
            game: box["printing"]
            for game, box in (("tapestry", first), ("scythe", second))
            if "printing" in box
        },
        show_everything=everything,
    )


def _in(
    things: dict[str, scythe.Faction] | dict[str, scythe.Mat], boxes: tuple[str, ...], unlocked: str
) -> tuple[str, ...]:
    known = ("base", *boxes)
    return tuple(key for key in spoilers.shown(things, unlocked) if things[key].expansion in known)


def frozen(store: Store, setup: dict[str, Any]) -> dict[str, Any]:
    """The set-up of a new game with the box of this installation in it."""
    box = box_of(store, setup["game"])
    if not box:
        return setup
    given = setup.get("box", {})
    civs = [*box.get("civs", ()), *given.get("civs", ())]
    both = {"civs": civs} if civs else {}
    printed = {"printing": box["cards"]} if "cards" in box else {}
    return {**printed, **setup, "box": {**box, **given, **both}}


def missing(store: Store, mode: str) -> str | None:
    """The expansion that a mode comes from, where the owners said that they do not have it."""
    needed = NEEDS.get(mode)
    return needed if needed and needed not in owned(store).expansions else None


def keep(store: Store, game: str, entries: Mapping[str, Any]) -> None:
    """Put entries into the box of a game; None takes one out. The engine checks the whole box."""
    whole = {**box_of(store, game), **entries}
    box = {key: value for key, value in whole.items() if value is not None}
    if game == "scythe":
        found = check_scythe(box, "box")
    else:
        found = check_tapestry(box, known_civs(), "box")
    store.set_setting(BOX + game, found)


def remember_printed(store: Store, table: Table) -> None:
    """What people said at a set-up about lost values is kept, so that it is asked only once."""
    if table.journal.at != 1 or table.game.name != "tapestry":
        return
    setup, box = table.journal.setup, box_of(store, "tapestry")
    given = {**setup.get("rulings", {}), **setup.get("box", {})}  # a table may come from elsewhere
    rulings = table.state.rulings
    told = {key: rulings[key] for key in tapestry.lost_values() if key in rulings}
    if new := {key: told[key] for key in told if key not in box and key not in given}:
        keep(store, "tapestry", new)


def presets(store: Store, game: str) -> dict[str, str]:
    """Fields of a new game's form that the box decides until somebody does."""
    printing, box = printing_of(store, game), box_of(store, game)
    rulings = printing.rulings if printing else {}
    fields = {f"ruling-{key}": str(value) for key, value in rulings.items()}
    if game == "tapestry" and "expansions" in box:
        has = box["expansions"]
        fields |= {f"with-{name}": "yes" if name in has else "no" for name in NAMES}
        if "AA" not in has:
            fields |= {"arts": "", "double_strike": "no"}
    if "cards" in box:
        fields["printing"] = box["cards"]
    return fields


def printing_of(store: Store, game: str) -> Printing | None:
    """The printing that the owners have, if they said so."""
    return printings_of(PACKAGES[game]).get(box_of(store, game).get("printing", ""))
