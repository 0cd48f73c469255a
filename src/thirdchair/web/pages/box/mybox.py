"""My box: what the owners of this house have, kept here and frozen into every new game.

A box is the engine's own (`setup["box"]`), one for each game. A running table never looks here.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from thirdchair.kit import spoilers
from thirdchair.kit.game import Game
from thirdchair.kit.printings import Printing, printings_of
from thirdchair.kit.rulings import Ruling
from thirdchair.table.journal import Table
from thirdchair.table.store import House
from thirdchair.web.face import Face, Faces
from thirdchair.words import Words

BOX = "box."
SHOW_EVERYTHING = "box.show-everything"
BASE = "base"
"""The expansion of what everybody has."""


class Owned(msgspec.Struct, frozen=True, kw_only=True):
    """What the owners have of one game: all but spoilers, until they say what is in the box.

    Each game reads its own things from `box`.
    """

    box: dict[str, Any] = {}
    show_everything: bool = False

    @property
    def unlocked(self) -> str:
        """How much may be read, see `kit.spoilers`."""
        return spoilers.EVERYTHING if self.show_everything else spoilers.NOTHING

    @property
    def printing(self) -> str:
        """The id of the printing; "" where nobody said which it is."""
        return str(self.box.get("printing", ""))


UNSAID = Owned()
"""A box of which nobody has said anything."""


def box_of(house: House, game: str) -> dict[str, Any]:
    """What is kept about a game, as its set-up takes it."""
    box: dict[str, Any] = house.setting(BOX + game, {})
    return box


def owned(house: House, game: str) -> Owned:
    """What this house has of a game."""
    return Owned(box=box_of(house, game), show_everything=everything(house))


def unlocked(house: House) -> str:
    """How much of any game may be read here."""
    return Owned(show_everything=everything(house)).unlocked


def everything(house: House) -> bool:
    """May all be shown here, spoilers too?"""
    return bool(house.setting(SHOW_EVERYTHING, False))


def keep(house: House, face: Face, entries: Mapping[str, Any]) -> None:
    """Put entries into the box of a game; None takes one out. The engine checks the whole box."""
    whole = {**box_of(house, face.game.name), **entries}
    box = {key: value for key, value in whole.items() if value is not None}
    house.set_setting(BOX + face.game.name, face.box.checked(box))


# New games


def frozen(face: Face, owned: Owned, setup: dict[str, Any]) -> dict[str, Any]:
    """The set-up of a new game, as a form makes it, with the box of this house in it.

    The form was preset with what the box decides: where it is silent, people chose our default.
    """
    if not owned.box:
        return setup
    known = _may_choose(face.game, setup)
    ours = {key: known[key].default for key in owned.box.get("rulings", {}) if key in known}
    ruled = {**ours, **setup.get("rulings", {})}
    return face.box.packed(owned, {**setup, "rulings": ruled})


def lent(house: House, faces: Faces, setup: Any) -> Any:
    """A set-up that has no box of its own, as a program sends it, with that of this house.

    What it says about rulings and cards counts; where it is silent, the box and its printing do.
    """
    game = setup.get("game") if isinstance(setup, dict) else None
    if not isinstance(game, str) or game not in faces or "box" in setup:
        return setup
    face, has = faces[game](), owned(house, game)
    if not has.box:
        return setup
    printing, sent = printing_of(face.game, has), setup.get("rulings", {})
    preset = printing.rulings if printing and isinstance(sent, dict) else {}
    known = _may_choose(face.game, setup)
    if preset := {key: value for key, value in preset.items() if key in known}:
        setup = {**setup, "rulings": {**preset, **sent}}
    return face.box.packed(has, setup)


def _may_choose(game: Game, setup: Mapping[str, Any]) -> Mapping[str, Ruling]:
    """What a table of this set-up may decide; nothing where the set-up names no mode of ours."""
    return game.rulings(setup) if setup.get("mode") in game.modes else {}


def presets(face: Face, owned: Owned) -> dict[str, str]:
    """Fields of a new game's form that the box decides until somebody does."""
    printing = printing_of(face.game, owned)
    rulings = {**(printing.rulings if printing else {}), **owned.box.get("rulings", {})}
    fields = {f"ruling-{key}": str(value) for key, value in rulings.items()}
    return fields | face.box.presets(owned)


def missing(face: Face, owned: Owned, mode: str) -> str | None:
    """The expansion that a mode comes from, where the owners said that they do not have it."""
    needed = face.game.contents.modes[mode].expansion
    return None if needed in (BASE, *face.box.expansions(owned)) else needed


def printing_of(game: Game, owned: Owned) -> Printing | None:
    """The printing that the owners have, if they said so."""
    return printings_of(game.package).get(owned.printing)


# Promos


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
