"""My box: what the owners of this house have, kept here and frozen into every new game.

A box is the engine's own (`setup["box"]`), one for each game. A running table never looks here.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from thirdchair.kit.game import Game, Ruled
from thirdchair.kit.printings import Printing, printings_of
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rulings import Ruling
from thirdchair.table.journal import Table
from thirdchair.table.store import House
from thirdchair.web.face import Face
from thirdchair.words import Words

if TYPE_CHECKING:
    from thirdchair.web.visit import Visit

BOX = "box."
BASE = "base"
"""The expansion of what everybody has."""


class Owned(msgspec.Struct, frozen=True, kw_only=True):
    """What the owners have of one game, as far as a reader may know of it: all, until they say
    what is in the box.

    Each game reads its own things from `box`.
    """

    box: dict[str, Any] = {}
    reader: Reader = NOBODY

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


def owned(visit: "Visit", game: str) -> Owned:
    """What this house has of a game, for who reads."""
    return Owned(box=box_of(visit.house, game), reader=visit.reader)


def keep(house: House, face: Face, entries: Mapping[str, Any]) -> None:
    """Put entries into the box of a game; None takes one out. The engine checks the whole box."""
    whole = {**box_of(house, face.game.name), **entries}
    box = {key: value for key, value in whole.items() if value is not None}
    house.set_setting(BOX + face.game.name, face.box.checked(box))


# What is asked late


def proposed(visit: "Visit", table: Table) -> Any | None:
    """What this box says to the open question, if it asks for an entry that is there and fits."""
    question = table.question
    if question is None or question.box is None:
        return None
    value = box_of(visit.house, table.game.name).get(question.box)
    try:
        question.check(value)
    except Refusal:
        return None
    return value


def remember(visit: "Visit", table: Table) -> None:
    """What people have just answered goes back into the box; what it cannot hold does not."""
    for question, value in table.given:
        if question.box:
            with suppress(Refusal):
                keep(visit.house, visit.room.face(table.game.name), {question.box: value})


# New games


def frozen(face: Face, owned: Owned, setup: dict[str, Any]) -> dict[str, Any]:
    """The set-up of a new game, as a form makes it, with the box of this house in it.

    The form was preset with what the box decides: where it is silent, people chose our default.
    """
    owned = _lendable(face, owned)
    if not owned.box:
        return setup
    known = _may_choose(face.game, setup, owned.reader)
    ours = {key: known[key].default for key in owned.box.get("rulings", {}) if key in known}
    ruled = {**ours, **setup.get("rulings", {})}
    return face.box.packed(owned, {**setup, "rulings": ruled})


def lent(visit: "Visit", setup: Any) -> Any:
    """A set-up that has no box of its own, as a program sends it, with that of this house.

    What it says about rulings and cards counts; where it is silent, the box and its printing do.
    """
    game = setup.get("game") if isinstance(setup, dict) else None
    if not isinstance(game, str) or game not in visit.room.faces or "box" in setup:
        return setup
    face = visit.room.face(game)
    return packed(face, owned(visit, game), setup)


def packed(face: Face, owned: Owned, setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up with a box in it that decides where the set-up is silent."""
    has, sent = _lendable(face, owned), setup.get("rulings", {})
    if not has.box:
        return setup
    known = _may_choose(face.game, setup, has.reader)
    preset = {key: value for key, value in _decided(face.game, has).items() if key in known}
    if preset and isinstance(sent, dict):
        setup = {**setup, "rulings": {**preset, **sent}}
    return face.box.packed(has, setup)


def _lendable(face: Face, owned: Owned) -> Owned:
    """What goes with a game from its beginning: nothing that has a lock, whoever reads.

    What a campaign needs later it asks later, so that no set-up tells what will come.
    """
    contents, box = face.game.contents, owned.box
    kept = {key: box[key] for key in NOBODY.listed(box, contents.values)}
    if "expansions" in kept:
        kept["expansions"] = NOBODY.listed(kept["expansions"], contents.expansions)
    if "promos" in kept:
        kept["promos"] = NOBODY.listed(kept["promos"], contents.promos)
    if names := kept.get("names"):
        kept["names"] = {one: names[one] for one in NOBODY.listed(names, contents.names)}
    if rulings := kept.get("rulings"):
        told = face.box.all_rulings(NOBODY)
        kept["rulings"] = {key: value for key, value in rulings.items() if key in told}
    if not NOBODY.listed([owned.printing], printings_of(face.game.package)):
        del kept["printing"]
    return Owned(box=kept, reader=owned.reader)


def _may_choose(game: Game, setup: Mapping[str, Any], reader: Reader) -> Mapping[str, Ruling]:
    """What a table of this set-up may decide; nothing where the set-up names no mode of ours."""
    if setup.get("mode") not in reader.listed(game.modes, game.contents.modes):
        return {}
    known = game.rulings(setup)
    return {key: known[key] for key in reader.shown(known)}


def presets(face: Face, owned: Owned) -> dict[str, str]:
    """Fields of a new game's form that the box decides until somebody does."""
    decided = _decided(face.game, owned)
    fields = {f"ruling-{key}": str(value) for key, value in decided.items()}
    return fields | face.box.presets(owned)


def _decided(game: Game, owned: Owned) -> dict[str, Ruled]:
    """The rulings of a box: those of its printing, and before them what its owners say."""
    printing = printing_of(game, owned)
    return {**(printing.rulings if printing else {}), **owned.box.get("rulings", {})}


def missing(face: Face, owned: Owned, mode: str) -> str | None:
    """The expansion that a mode comes from, where the owners said that they do not have it."""
    needed = face.game.contents.modes[mode].expansion
    return None if needed in (BASE, *face.box.expansions(owned)) else needed


def printing_of(game: Game, owned: Owned) -> Printing | None:
    """The printing that the owners have, if they said so and the reader may know of it."""
    found = printings_of(game.package).get(owned.printing)
    return found if found and owned.reader.may(found.lock) else None


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
