"""My box: what the owners of this installation have, kept here and frozen into every new game.

A box is the engine's own (`setup["box"]`), one for each game. A running table never looks here.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from thirdchair.kit import spoilers
from thirdchair.kit.game import Games
from thirdchair.kit.printings import Printing, printings_of
from thirdchair.kit.rulings import Ruling
from thirdchair.scythe import box as scythe_box
from thirdchair.scythe import content as scythe
from thirdchair.table.journal import Table
from thirdchair.table.store import Store
from thirdchair.tapestry import box as tapestry_box
from thirdchair.tapestry import content as tapestry
from thirdchair.tapestry.box import BoxCivilization, box_civilizations
from thirdchair.tapestry.expansions.in_play import NAMES
from thirdchair.tapestry.setups import known_civs
from thirdchair.words import Words

BOX = "box."
SHOW_EVERYTHING = "box.show-everything"
CONTENT: dict[str, Any] = {"tapestry": tapestry, "scythe": scythe}
PACKAGES = {game: str(content.PACKAGE) for game, content in CONTENT.items()}
NAMES_IN = {"tapestry": tapestry_box.printed_names, "scythe": scythe_box.printed_names}
INVADERS, RISE = "invaders", "rise"


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
    """The set-up of a new game, as a form makes it, with the box of this installation in it.

    The form was preset with what the box decides: where it is silent, people chose our default.
    """
    box = box_of(store, setup["game"])
    if not box:
        return setup
    given = setup.get("box", {})
    civs = [*box.get("civs", ()), *given.get("civs", ())]
    both = {"civs": civs} if civs else {}
    printed = {"printing": box["cards"]} if "cards" in box else {}
    known = _may_choose(store, setup)
    ours = {key: known[key].default for key in box.get("rulings", {}) if key in known}
    ruled = {**ours, **setup.get("rulings", {})}
    return {**printed, **setup, "rulings": ruled, "box": {**box, **given, **both}}


def lent(store: Store, setup: Any) -> Any:
    """A set-up that has no box of its own, as a program sends it, with that of this installation.

    What it says about rulings and cards counts; where it is silent, the box and its printing do.
    """
    game = setup.get("game") if isinstance(setup, dict) else None
    if not isinstance(game, str) or game not in PACKAGES or "box" in setup:
        return setup
    if not (box := box_of(store, game)):
        return setup
    printed = {"printing": box["cards"]} if "cards" in box else {}
    printing, sent = printing_of(store, game), setup.get("rulings", {})
    preset = printing.rulings if printing and isinstance(sent, dict) else {}
    if preset := {key: value for key, value in preset.items() if key in _may_choose(store, setup)}:
        setup = {**setup, "rulings": {**preset, **sent}}
    return {**printed, **setup, "box": box}


def _may_choose(store: Store, setup: Mapping[str, Any]) -> dict[str, Ruling]:
    """The rulings of the mode and, if it has one, of the scenario of a set-up."""
    return store.games[str(setup["game"])]().rulings(setup)


def rulings_of(game: str, keys: Iterable[str]) -> dict[str, Ruling]:
    """These rulings of a game."""
    known: dict[str, Ruling] = CONTENT[game].all_rulings()
    return {key: known[key] for key in keys}


def told_modes(store: Store, game: str, modes: Iterable[str]) -> list[str]:
    """Those of these modes of a game that may be shown here."""
    return spoilers.listed(modes, store.games[game]().contents.modes, owned(store).unlocked)


def needs(games: Games) -> dict[str, str]:
    """The expansion of Tapestry that a mode comes from."""
    modes = games["tapestry"]().contents.mode
    return {one.id: one.expansion for one in modes if one.expansion != "base"}


def missing(store: Store, mode: str) -> str | None:
    """The expansion that a mode comes from, where the owners said that they do not have it."""
    needed = needs(store.games).get(mode)
    return needed if needed and needed not in owned(store).expansions else None


def keep(store: Store, game: str, entries: Mapping[str, Any]) -> None:
    """Put entries into the box of a game; None takes one out. The engine checks the whole box."""
    whole = {**box_of(store, game), **entries}
    box = {key: value for key, value in whole.items() if value is not None}
    if game == "scythe":
        found = scythe_box.checked_box(box, "box")
    else:
        found = tapestry_box.checked_box(box, known_civs(), "box")
    store.set_setting(BOX + game, found)


def printed_names(store: Store, game: str) -> dict[str, str]:
    """What the owners call the things of a game, by the names of their messages."""
    return NAMES_IN[game](box_of(store, game))


def promos_in(table: Table, words: Words) -> str | None:
    """The promos that a game knows of, in a line."""
    named = _promos(table)
    return words.text("page-promos", part=named) if named else None


def promos_short(table: Table, words: Words) -> list[str]:
    """Only their names, for paper; no line where there are none."""
    named = _promos(table)
    return [words.text("page-promos-short", part=named)] if named else []


def _promos(table: Table) -> str:
    return ", ".join(table.journal.setup.get("box", {}).get("promos", ()))


def presets(store: Store, game: str) -> dict[str, str]:
    """Fields of a new game's form that the box decides until somebody does."""
    printing, box = printing_of(store, game), box_of(store, game)
    rulings = {**(printing.rulings if printing else {}), **box.get("rulings", {})}
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
