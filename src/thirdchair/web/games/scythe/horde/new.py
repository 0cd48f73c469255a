"""A new game against the Horde: who plays, whose pieces it has, and how hard it is to be."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rulings import Ruling
from thirdchair.scythe import content
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.horde.setups import EASIER, TESLA, bring_factions, every_faction, with_keys
from thirdchair.scythe.horde.state import HORDE
from thirdchair.scythe.material import Material
from thirdchair.scythe.setup.setups import LONGEST_NAME
from thirdchair.web import forms
from thirdchair.web.choices import rulings_from
from thirdchair.web.games.scythe.box import face
from thirdchair.web.games.scythe.setup.seating import (
    GAME,
    HUMAN,
    PLACES,
    WAYS,
    Seating,
    human_from,
    one_of,
)
from thirdchair.web.pages.box.mybox import UNSAID, Owned
from thirdchair.words import Words

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
AUTOMA = "automa"
GAMBIT = "gambit"
TICK = "module-"
ABOUT = {"mech_mods": "fen.modules.mech.use", "infrastructure_mods": "fen.modules.infra.use"}
"""What people do with a module, where its sheet only says what it is good for."""


class HordeNew(Seating):
    """The form of a new table; whoever sees it may know all that is played with there."""

    NEW = "scythe/horde/new.html"
    KINDS = (HUMAN, "none")

    def __init__(self, game: Scythe) -> None:
        self.game = game

    def usual(self, place: int) -> str:
        """Two people."""
        return HUMAN if place <= PEOPLE else "none"

    @property
    def material(self) -> Material:
        """What a table can play with."""
        return self.game.material(bring_factions(self.game.modules))

    def told(self, owned: Owned) -> Owned:
        """What is owned, for somebody who may know of all modules."""
        reader = with_keys(owned.reader, self.game.modules)
        return msgspec.structs.replace(owned, reader=reader)

    def seats_from(self, form: dict[str, Any]) -> dict[int, str]:
        """An Automa is no unknown kind: it may not play here, and the contract says so."""
        if any(form.get(f"kind-{place}") == AUTOMA for place in PLACES):
            raise bad_input("horde-without-automa", where="new.seats")
        return super().seats_from(form)

    def set_up_from(self, form: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """The set-up of the contract from the form."""
        chosen = {field: one_of(form, field, values) for field, values in CHOICES.items()}
        ticked = [field for field, value in form.items() if field.startswith(TICK) and value]
        return {
            "game": GAME,
            "mode": HORDE,
            "seats": [human_from(form, place) for place in self.seats_from(form)],
            "faction": forms.text(form, "faction", RECOMMENDED) or None,
            "modules": [field.removeprefix(TICK) for field in ticked],
            "harder": chosen["harder"] == "yes",
            "airships": chosen["airships"] == "yes",
            "board": WAYS[chosen["way"]],
            "combat": chosen["combat"],
            "abilities": chosen["abilities"],
            "chance": chosen["chance"],
            "printing": chosen["printing"],
            "rulings": rulings_from(form, self.rulings(owned)),
        }

    def rulings(self, owned: Owned) -> list[Ruling]:
        """The points that a table may decide for itself, for whoever may choose the Horde."""
        points = content.rulings(HORDE)
        return [points[key] for key in owned.reader.chosen_from(points)]

    def table_name(self, setup: dict[str, Any], words: Words) -> str:
        """What the table is called when nobody names it."""
        people = [one["name"] for one in setup["seats"] if one.get("name")]
        return words.text("page-horde-name", part=", ".join(people), people=len(people))

    def new_form(self, given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """What was filled in last, over the defaults."""
        told = self.told(owned)
        defaults: dict[str, Any] = self.empty_places()
        defaults |= {field: values[0] for field, values in CHOICES.items()}
        drawn = bring_factions(self.game.modules)
        defaults |= {f"{TICK}{name}": "" for name in (*EASIER, TESLA, *drawn)}
        defaults |= {f"ruling-{one.key}": str(one.default) for one in self.rulings(owned)}
        return {
            "given": {**defaults, "faction": RECOMMENDED, **given},
            "places": list(PLACES),
            "choices": CHOICES,
            "factions": face.factions(self.material, told),
            "every_faction": told.reader.shown(every_faction()),
            "mats": face.mats(self.material, told),
            "longest_name": LONGEST_NAME,
            "rulings": self.rulings(owned),
            "easier": list(EASIER),
            "drawn": drawn,
            "others": [TESLA],
            "about": {
                name: ABOUT.get(name) or self.game.modules.sheets[name].use
                for name in (*EASIER, *drawn, TESLA)
            },
            "with_gambit": GAMBIT in owned.box.get("expansions", (GAMBIT,)),  # or nobody has said
        }

    def surprise(self, given: Mapping[str, Any], owned: Owned, rng: Random) -> dict[str, str]:
        """Factions and mats by lot, and never the faction that the Horde has."""
        told, horde = self.told(owned), given.get("faction", RECOMMENDED)
        factions = [one for one in face.factions(self.material, told) if one != horde]
        mats = face.mats(self.material, told)
        return self.by_lot(given, self.material, factions, mats, rng)
