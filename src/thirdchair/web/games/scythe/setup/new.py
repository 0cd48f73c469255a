"""A new game of Scythe: who sits where, human or Automa, and how the board is kept."""

from collections.abc import Mapping
from random import Random
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe import content
from thirdchair.scythe.setups import LONGEST_NAME, MOST_HEAD_START, MOST_SEATS
from thirdchair.web import forms
from thirdchair.web.choices import rulings_from
from thirdchair.web.games.scythe.box import face
from thirdchair.web.pages.box.mybox import UNSAID, Owned
from thirdchair.words import Words

GAME = "scythe"
NEW = "scythe/new.html"
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
    "abilities": ("off", "ask"),
    "chance": ("app", "table"),
}
"""The other choices of the form; the first one is the default."""
DRAWN = ""


def set_up_from(form: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
    """The set-up of the contract from the new-game form."""
    chosen = {field: _one_of(form, field, values) for field, values in CHOICES.items()}
    kinds = {place: _one_of(form, f"kind-{place}", KINDS, _usual(place)) for place in PLACES}
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
        "rulings": rulings_from(form, content.rulings("automa").values()),
    }


def _usual(place: int) -> str:
    """One human against one Automa."""
    return {1: "human", 2: "automa"}.get(place, "none")


def _one_of(form: dict[str, Any], field: str, values: tuple[str, ...], usual: str = "") -> str:
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


def colors_from(form: dict[str, Any]) -> dict[str, str]:
    """The factions have their colors."""
    return {}


def table_name(setup: dict[str, Any], words: Words) -> str:
    """What the table is called when nobody names it."""
    people = [one["name"] for one in setup["seats"] if one["name"]]
    automas = sum(one["kind"] == "automa" for one in setup["seats"])
    part = ", ".join(people)
    return words.text("page-scythe-name", part=part, people=len(people), count=automas)


def new_form(given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
    """What was filled in last, over the defaults; only factions and mats that are in the box."""
    rulings = content.rulings("automa")
    defaults = {f"kind-{place}": _usual(place) for place in PLACES}
    for place in PLACES:
        defaults |= {f"name-{place}": "", f"faction-{place}": DRAWN, f"mat-{place}": DRAWN}
        defaults |= {f"level-{place}": "automa", f"head-{place}": "0"}
    defaults |= {field: values[0] for field, values in CHOICES.items()}
    defaults |= {f"ruling-{key}": str(ruling.default) for key, ruling in rulings.items()}
    return {
        "given": {**defaults, **given},
        "places": list(PLACES),
        "choices": CHOICES,
        "factions": face.factions(owned),
        "mats": face.mats(owned),
        "levels": list(content.trackers()),
        "most_head_start": MOST_HEAD_START,
        "longest_name": LONGEST_NAME,
        "rulings": list(rulings.values()),
    }


def summary(given: Mapping[str, Any], words: Words) -> str:
    """Who plays, in a line."""
    parts = [_who(given, place, words) for place in PLACES if _kind(given, place) != "none"]
    return ", ".join(parts)


def _kind(given: Mapping[str, Any], place: int) -> str:
    return str(given.get(f"kind-{place}") or _usual(place))


def _who(given: Mapping[str, Any], place: int, words: Words) -> str:
    if _kind(given, place) == "human":
        return str(given.get(f"name-{place}") or words.text("scythe-human", number=place))
    return words.text(f"scythe-level-{given.get(f'level-{place}') or 'automa'}")


def lines(given: Mapping[str, Any], words: Words) -> list[str]:
    """One line for each seat."""
    found = []
    for place in PLACES:
        if _kind(given, place) != "none":
            faction = given.get(f"faction-{place}")
            named = f"scythe-faction-{faction}" if faction else "page-scythe-drawn"
            found.append(f"{_who(given, place, words)}: {words.text(named)}")
    return found


def surprise(given: Mapping[str, Any], owned: Owned, rng: Random) -> dict[str, str]:
    """Factions and mats by lot, and one level for all Automas."""
    factions, mats = face.factions(owned), face.mats(owned)
    rng.shuffle(factions)
    level = rng.choice(list(content.trackers()))
    chosen: dict[str, str] = {}
    for place in PLACES:
        kind = _kind(given, place)
        if kind == "none" or not factions:
            continue
        faction = factions.pop()
        chosen[f"faction-{place}"] = faction
        if kind == "human":
            fitting = [mat for mat in mats if content.mats()[mat].never_with != faction]
            mats.remove(mat := rng.choice(fitting))
            chosen[f"mat-{place}"] = mat
        else:
            chosen[f"level-{place}"] = level
    return chosen
