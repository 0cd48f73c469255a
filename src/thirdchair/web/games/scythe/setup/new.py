"""A new game of Scythe: who sits where, human or Automa, and how the board is kept."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from thirdchair.kit.readers import Reader
from thirdchair.kit.rulings import Ruling
from thirdchair.scythe import content
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.material import Material
from thirdchair.scythe.setup.setups import LONGEST_NAME, MOST_HEAD_START
from thirdchair.web import forms
from thirdchair.web.choices import rulings_from
from thirdchair.web.games.scythe.box import face
from thirdchair.web.games.scythe.setup.picking import Tonight, offers, suggestions
from thirdchair.web.games.scythe.setup.seating import (
    DRAWN,
    GAME,
    HUMAN,
    PLACES,
    WAYS,
    Seating,
    human_from,
    one_of,
)
from thirdchair.web.pages.box.mybox import BASE, UNSAID, Owned
from thirdchair.words import Words

CHOICES = {
    "cooperative": ("no", "yes"),
    "printing": ("invaders", "base"),
    "deck": ("own", "shared"),
    "way": tuple(WAYS),
    "combat": ("app", "ask"),
    "abilities": ("ask", "off"),
    "chance": ("app", "table"),
}
"""The other choices of the form; the first one is the default."""
GAMBIT = "gambit"
"""Whoever has this box is told that all modules go with it."""


class AutomaNew(Seating):
    """The form of a new table, with the modules that the game has."""

    NEW = "scythe/new.html"
    KINDS = (HUMAN, "automa", "none")

    def __init__(self, game: Scythe) -> None:
        self.game = game

    def usual(self, place: int) -> str:
        """One human against one Automa."""
        return {1: HUMAN, 2: "automa"}.get(place, "none")

    def who(self, given: Mapping[str, Any], place: int, words: Words) -> str:
        """An Automa is called by its level."""
        if self.kind(given, place) == HUMAN:
            return super().who(given, place, words)
        return words.text(f"scythe-level-{given.get(f'level-{place}') or 'automa'}")

    def material(self, owned: Owned) -> Material:
        """What a table can play with: the game, and what each module that may be named adds."""
        return self.game.material(self.modules(owned))

    def modules(self, owned: Owned) -> list[str]:
        """The modules that the owners have and may know of, as the book lists them."""
        known, here = self.game.modules, (BASE, *face.expansions(owned))
        found = known.to_choose(owned.reader)
        return [one for one in found if known.sheets[one].expansion in here]

    def chosen(self, form: Mapping[str, Any], owned: Owned) -> list[str]:
        """The modules that somebody has ticked; whoever names a faction of one has chosen it."""
        named = {str(form.get(f"faction-{place}") or "") for place in PLACES}
        brought = self.game.modules.of_factions(named)
        return [one for one in self.modules(owned) if form.get(f"module-{one}") or one in brought]

    def rulings(self, modules: list[str], owned: Owned) -> list[Ruling]:
        """The points that a table with these modules may decide for itself."""
        keys = owned.reader.keys | self.game.modules.keys(modules)
        return _points(replace(owned.reader, keys=keys))

    def set_up_from(self, form: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """The set-up of the contract from the new-game form."""
        chosen = {field: one_of(form, field, values) for field, values in CHOICES.items()}
        modules = self.chosen(form, owned)
        seats = self.seats_from(form)
        return {
            "game": GAME,
            "mode": "automa",
            "seats": [_seat(form, place, kind) for place, kind in seats.items()],
            "cooperative": chosen["cooperative"] == "yes",
            "printing": chosen["printing"],
            "deck": chosen["deck"],
            "board": WAYS[chosen["way"]],
            "combat": chosen["combat"],
            "abilities": chosen["abilities"],
            "chance": chosen["chance"],
            "rulings": rulings_from(form, self.rulings(modules, owned)),
            **({"modules": modules} if modules else {}),
        }

    def table_name(self, setup: dict[str, Any], words: Words) -> str:
        """What the table is called when nobody names it."""
        people = [one["name"] for one in setup["seats"] if one["name"]]
        automas = sum(one["kind"] == "automa" for one in setup["seats"])
        part = ", ".join(people)
        return words.text("page-scythe-name", part=part, people=len(people), count=automas)

    def tonight(self, given: Mapping[str, Any], names: list[str]) -> Tonight:
        """What the form says of tonight: who is there, and last time's modules."""
        ticked = frozenset(name for name in names if given.get(f"module-{name}"))
        taken = self.taken(given)
        people = sum(self.kind(given, place) == HUMAN for place in taken)
        return Tonight(people=people, automas=len(taken) - people, ticked=ticked)

    def new_form(self, given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """What was filled in last, over the defaults; of factions and mats what is in the box."""
        rulings = owned.reader.told(content.rulings("automa").values())
        material, boxes = self.material(owned), face.expansions(owned)
        names = self.modules(owned)
        defaults = self.empty_places()
        for place in PLACES:
            defaults |= {f"level-{place}": "automa", f"head-{place}": "0"}
        defaults |= {f"module-{name}": "" for name in names}
        defaults |= {field: values[0] for field, values in CHOICES.items()}
        defaults |= {f"ruling-{ruling.key}": str(ruling.default) for ruling in rulings}
        return {
            "given": {**defaults, **given},
            "places": list(PLACES),
            "choices": CHOICES,
            "factions": face.factions(material, owned),
            "mats": face.mats(material, owned),
            "levels": list(material.trackers),
            "most_head_start": MOST_HEAD_START,
            "longest_name": LONGEST_NAME,
            "rulings": rulings,
            "modules": offers(self.game.modules, names, boxes),
            "apart": self.apart(names),
            "with_gambit": GAMBIT in boxes,
            "suggestions": suggestions(self.game.modules, names, self.tonight(given, names)),
            "tells": lambda rule: owned.reader.may_choose(self.game.ledger[rule].lock),
            "free": owned.reader.free,
            "gated": face.RISE in boxes,
        }

    def apart(self, names: list[str]) -> list[dict[str, object]]:
        """Pairs of modules that the game refuses, with what its refusal says of them."""
        pairs = self.game.modules.pairs(names)
        refused = [self.game.modules.refusal(*pair) for pair in pairs]
        return [dict(one.args_for_text) for one in refused if one is not None]

    def surprise(self, given: Mapping[str, Any], owned: Owned, rng: Random) -> dict[str, str]:
        """Factions and mats by lot, and one level for all Automas; modules stay as they are."""
        given = {**given, **{f"faction-{place}": DRAWN for place in PLACES}}
        material = self.game.material(self.chosen(given, owned))
        factions, mats = face.factions(material, owned), face.mats(material, owned)
        level = rng.choice(list(material.trackers))
        automas = [place for place in self.taken(given) if self.kind(given, place) != HUMAN]
        levels = {f"level-{place}": level for place in automas}
        return {**self.by_lot(given, material, factions, mats, rng), **levels}


def _points(reader: Reader) -> list[Ruling]:
    """The points that a reader knows of."""
    return reader.told(content.rulings("automa").values())


def _seat(form: dict[str, Any], place: int, kind: str) -> dict[str, Any]:
    if kind == HUMAN:
        return human_from(form, place)
    seat: dict[str, Any] = {"kind": kind, "name": ""}
    if faction := forms.text(form, f"faction-{place}", DRAWN):
        seat["faction"] = faction
    seat["level"] = forms.text(form, f"level-{place}", "automa")
    if forms.text(form, f"head-{place}", "0") not in ("", "0"):
        seat["head_start"] = forms.number(form, f"head-{place}")
    return seat
