"""A new game against the Horde: who plays, whose pieces it has, and how hard it is to be."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from thirdchair.scythe.game import Scythe
from thirdchair.scythe.horde.setups import EASIER, bring_factions, every_faction, with_keys
from thirdchair.scythe.horde.state import HORDE
from thirdchair.scythe.material import Material
from thirdchair.scythe.setup.setups import LONGEST_NAME
from thirdchair.web import forms
from thirdchair.web.games.scythe.box import face
from thirdchair.web.games.scythe.setup.new import DRAWN, GAME, PASSING, PLACES, WAYS, one_of
from thirdchair.web.pages.box.mybox import UNSAID, Owned
from thirdchair.words import Words

KINDS = ("human", "none")
PEOPLE = 2
"""So many sit at the table at first."""
CHOICES = {
    "harder": ("no", "yes"),
    "airships": ("no", "yes"),
    "way": ("asked", "tracked"),
    "combat": ("app", "ask"),
    "abilities": ("ask", "off"),
    "chance": ("app", "table"),
    "printing": ("invaders", "base"),
}
"""The other choices of the form; the first one is the default."""
RECOMMENDED = "fenris"


class HordeNew:
    """The form of a new table; whoever sees it may know all that is played with there."""

    NEW = "scythe/horde/new.html"
    PASSING = PASSING

    def __init__(self, game: Scythe) -> None:
        self.game = game

    @property
    def material(self) -> Material:
        """What a table can play with."""
        return self.game.material(bring_factions(self.game.modules))

    def told(self, owned: Owned) -> Owned:
        """What is owned, for somebody who may know of all modules."""
        reader = with_keys(owned.reader, self.game.modules)
        return msgspec.structs.replace(owned, reader=reader)

    def set_up_from(self, form: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """The set-up of the contract from the form."""
        chosen = {field: one_of(form, field, values) for field, values in CHOICES.items()}
        kinds = {place: one_of(form, f"kind-{place}", KINDS, _usual(place)) for place in PLACES}
        return {
            "game": GAME,
            "mode": HORDE,
            "seats": [_seat(form, place) for place, kind in kinds.items() if kind == "human"],
            "faction": forms.text(form, "faction", RECOMMENDED) or None,
            "modules": [one for one in EASIER if form.get(f"module-{one}")],
            "harder": chosen["harder"] == "yes",
            "airships": chosen["airships"] == "yes",
            "board": WAYS[chosen["way"]],
            "combat": chosen["combat"],
            "abilities": chosen["abilities"],
            "chance": chosen["chance"],
            "printing": chosen["printing"],
        }

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        """The factions have their colors."""
        return {}

    def table_name(self, setup: dict[str, Any], words: Words) -> str:
        """What the table is called when nobody names it."""
        people = [one["name"] for one in setup["seats"] if one.get("name")]
        return words.text("page-horde-name", part=", ".join(people), people=len(people))

    def new_form(self, given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """What was filled in last, over the defaults."""
        told = self.told(owned)
        defaults: dict[str, Any] = {f"kind-{place}": _usual(place) for place in PLACES}
        for place in PLACES:
            defaults |= {f"name-{place}": "", f"faction-{place}": DRAWN, f"mat-{place}": DRAWN}
        defaults |= {field: values[0] for field, values in CHOICES.items()}
        defaults |= {f"module-{name}": "" for name in EASIER}
        return {
            "given": {**defaults, "faction": RECOMMENDED, **given},
            "places": list(PLACES),
            "choices": CHOICES,
            "factions": face.factions(self.material, told),
            "every_faction": told.reader.shown(every_faction()),
            "mats": face.mats(self.material, told),
            "longest_name": LONGEST_NAME,
            "rulings": [],
            "modules": list(EASIER),
        }

    def summary(self, given: Mapping[str, Any], words: Words) -> str:
        """Who plays, in a line."""
        return ", ".join(_who(given, place, words) for place in PLACES if _plays(given, place))

    def lines(self, given: Mapping[str, Any], words: Words) -> list[str]:
        """One line for each seat."""
        found = []
        for place in PLACES:
            if _plays(given, place):
                faction = given.get(f"faction-{place}")
                named = f"scythe-faction-{faction}" if faction else "page-scythe-drawn"
                found.append(f"{_who(given, place, words)}: {words.text(named)}")
        return found

    def surprise(self, given: Mapping[str, Any], owned: Owned, rng: Random) -> dict[str, str]:
        """Factions and mats by lot."""
        told = self.told(owned)
        factions = [one for one in face.factions(self.material, told) if one != RECOMMENDED]
        mats = face.mats(self.material, told)
        rng.shuffle(factions)
        chosen: dict[str, str] = {}
        for place in PLACES:
            if _plays(given, place) and factions:
                faction = chosen[f"faction-{place}"] = factions.pop()
                fits = [mat for mat in mats if self.material.mats[mat].never_with != faction]
                mats.remove(mat := rng.choice(fits))
                chosen[f"mat-{place}"] = mat
        return chosen


def _usual(place: int) -> str:
    return "human" if place <= PEOPLE else "none"


def _seat(form: dict[str, Any], place: int) -> dict[str, Any]:
    seat: dict[str, Any] = {"kind": "human", "name": forms.text(form, f"name-{place}", "")}
    for field in ("faction", "mat"):
        if value := forms.text(form, f"{field}-{place}", DRAWN):
            seat[field] = value
    return seat


def _plays(given: Mapping[str, Any], place: int) -> bool:
    return str(given.get(f"kind-{place}") or _usual(place)) == "human"


def _who(given: Mapping[str, Any], place: int, words: Words) -> str:
    return str(given.get(f"name-{place}") or words.text("scythe-human", number=place))
