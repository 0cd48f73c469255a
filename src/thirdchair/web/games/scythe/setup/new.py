"""A new game of Scythe: who sits where, human or Automa, and how the board is kept."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rulings import Ruling
from thirdchair.scythe import content
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.material import Material
from thirdchair.scythe.setup.setups import LONGEST_NAME, MOST_HEAD_START, MOST_SEATS
from thirdchair.web import forms
from thirdchair.web.choices import rulings_from
from thirdchair.web.games.scythe.box import face
from thirdchair.web.games.scythe.setup.picking import offers, suggestions
from thirdchair.web.pages.box.mybox import BASE, UNSAID, Owned
from thirdchair.words import Words

GAME = "scythe"
PLACES = range(1, MOST_SEATS + 1)
PASSING = tuple(f"{field}-{place}" for field in ("faction", "mat") for place in PLACES)
"""What the form of a new game does not remember: other factions the next time."""
KINDS = ("human", "automa", "none")
WAYS: dict[str, bool | str] = {"tracked": True, "asked": "ask", "cards": False}
"""How the board is kept, and what the set-up says then."""
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
DRAWN = ""


class AutomaNew:
    """The form of a new table, with the modules that the game has."""

    NEW = "scythe/new.html"
    PASSING = PASSING

    def __init__(self, game: Scythe) -> None:
        self.game = game

    def material(self, owned: Owned) -> Material:
        """What a table can play with: the game, and what each module that may be named adds."""
        return self.game.material(self.modules(owned))

    def modules(self, owned: Owned) -> list[str]:
        """The modules that the owners have and may know of, in printed order."""
        known, here = self.game.modules, (BASE, *face.expansions(owned))
        return [one for one in known.told(owned.reader) if known.sheets[one].expansion in here]

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
        kinds = {place: one_of(form, f"kind-{place}", KINDS, _usual(place)) for place in PLACES}
        return {
            "game": GAME,
            "mode": "automa",
            "seats": [_seat(form, place, kind) for place, kind in kinds.items() if kind != "none"],
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

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        """The factions have their colors."""
        return {}

    def table_name(self, setup: dict[str, Any], words: Words) -> str:
        """What the table is called when nobody names it."""
        people = [one["name"] for one in setup["seats"] if one["name"]]
        automas = sum(one["kind"] == "automa" for one in setup["seats"])
        part = ", ".join(people)
        return words.text("page-scythe-name", part=part, people=len(people), count=automas)

    def new_form(self, given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
        """What was filled in last, over the defaults; of factions and mats what is in the box."""
        rulings = owned.reader.told(content.rulings("automa").values())
        material = self.material(owned)
        defaults = {f"kind-{place}": _usual(place) for place in PLACES}
        for place in PLACES:
            defaults |= {f"name-{place}": "", f"faction-{place}": DRAWN, f"mat-{place}": DRAWN}
            defaults |= {f"level-{place}": "automa", f"head-{place}": "0"}
        defaults |= {f"module-{name}": "" for name in self.modules(owned)}
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
            "modules": offers(self.game.modules, (names := self.modules(owned))),
            "suggestions": suggestions(self.game.modules, names),
            "tells": lambda rule: owned.reader.may_choose(self.game.ledger[rule].lock),
            "free": owned.reader.free,
            "gated": face.RISE in face.expansions(owned),
        }

    def summary(self, given: Mapping[str, Any], words: Words) -> str:
        """Who plays, in a line."""
        parts = [_who(given, place, words) for place in PLACES if _kind(given, place) != "none"]
        return ", ".join(parts)

    def lines(self, given: Mapping[str, Any], words: Words) -> list[str]:
        """One line for each seat."""
        found = []
        for place in PLACES:
            if _kind(given, place) != "none":
                faction = given.get(f"faction-{place}")
                named = f"scythe-faction-{faction}" if faction else "page-scythe-drawn"
                found.append(f"{_who(given, place, words)}: {words.text(named)}")
        return found

    def surprise(self, given: Mapping[str, Any], owned: Owned, rng: Random) -> dict[str, str]:
        """Factions and mats by lot, and one level for all Automas; modules stay as they are."""
        given = {**given, **{f"faction-{place}": DRAWN for place in PLACES}}
        material = self.game.material(self.chosen(given, owned))
        factions, mats = face.factions(material, owned), face.mats(material, owned)
        rng.shuffle(factions)
        level = rng.choice(list(material.trackers))
        chosen: dict[str, str] = {}
        for place in PLACES:
            kind = _kind(given, place)
            if kind == "none" or not factions:
                continue
            faction = factions.pop()
            chosen[f"faction-{place}"] = faction
            if kind == "human":
                fitting = [mat for mat in mats if material.mats[mat].never_with != faction]
                mats.remove(mat := rng.choice(fitting))
                chosen[f"mat-{place}"] = mat
            else:
                chosen[f"level-{place}"] = level
        return chosen


def _points(reader: Reader) -> list[Ruling]:
    """The points that a reader knows of."""
    return reader.told(content.rulings("automa").values())


def _usual(place: int) -> str:
    """One human against one Automa."""
    return {1: "human", 2: "automa"}.get(place, "none")


def one_of(form: dict[str, Any], field: str, values: tuple[str, ...], usual: str = "") -> str:
    """What a field chooses; the first of the values if it says nothing."""
    sent = forms.text(form, field, usual or values[0])
    if sent not in values:
        raise bad_input("unknown-value", where=field, value=sent)
    return sent


def _seat(form: dict[str, Any], place: int, kind: str) -> dict[str, Any]:
    seat: dict[str, Any] = {"kind": kind, "name": forms.text(form, f"name-{place}", "")}
    if faction := forms.text(form, f"faction-{place}", DRAWN):
        seat["faction"] = faction
    if kind == "human":
        if mat := forms.text(form, f"mat-{place}", DRAWN):
            seat["mat"] = mat
        return seat
    seat["name"] = ""
    seat["level"] = forms.text(form, f"level-{place}", "automa")
    if forms.text(form, f"head-{place}", "0") not in ("", "0"):
        seat["head_start"] = forms.number(form, f"head-{place}")
    return seat


def _kind(given: Mapping[str, Any], place: int) -> str:
    return str(given.get(f"kind-{place}") or _usual(place))


def _who(given: Mapping[str, Any], place: int, words: Words) -> str:
    if _kind(given, place) == "human":
        return str(given.get(f"name-{place}") or words.text("scythe-human", number=place))
    return words.text(f"scythe-level-{given.get(f'level-{place}') or 'automa'}")
