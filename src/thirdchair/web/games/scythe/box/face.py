"""What a box of Scythe says to the pages: its expansions, factions and mats, the Automa cards."""

from collections.abc import Mapping
from typing import Any

from thirdchair.kit.box import Promo
from thirdchair.kit.readers import ITSELF, Reader
from thirdchair.kit.rules import Rule
from thirdchair.kit.rulings import Ruling
from thirdchair.scythe import box as scythe_box
from thirdchair.scythe import content
from thirdchair.scythe.material import Material
from thirdchair.web import forms
from thirdchair.web.pages.box.face import Drawer
from thirdchair.web.pages.box.mybox import BASE, Owned
from thirdchair.words import Words

FIELDS = "scythe/parts/box-cards.html"
INVADERS, RISE = "invaders", "rise"
SCOPES = {"fenris": RISE}
"""What the rules call an expansion that owners know by another name."""


def expansions(owned: Owned) -> tuple[str, ...]:
    """Those that the owners have."""
    return tuple(owned.box.get("expansions", (INVADERS, RISE)))


def factions(material: Material, owned: Owned) -> list[str]:
    """The factions that may be shown, of what is in the box."""
    known, here = material.factions, (BASE, *expansions(owned))
    return [key for key in owned.reader.chosen_from(known) if known[key].expansion in here]


def mats(material: Material, owned: Owned) -> list[str]:
    """The player mats."""
    known, here = material.mats, (BASE, *expansions(owned))
    return [key for key in owned.reader.shown(known) if known[key].expansion in here]


# On the page of My box


def fields(owned: Owned) -> dict[str, Any]:
    """The printing of the Automa cards, and whether there is more for single games."""
    has = expansions(owned)
    usual = INVADERS if INVADERS in has else BASE
    return {"cards": owned.box.get("cards", usual), "rise": RISE in has}


def entries_from(form: dict[str, Any]) -> dict[str, Any]:
    """The printing of the Automa cards."""
    return {"cards": forms.text(form, "cards", "") or None}


def promo_hint(promo: Promo, words: Words) -> str:
    """Which objective cards it brings."""
    first, last = promo.objectives
    return words.text("page-box-promo-objectives", first=first, last=last)


def drawers(owned: Owned, words: Words) -> list[Drawer]:
    """What cards and books say, and printed names."""
    text = words.text
    return [Drawer("values", text("page-box-values"), text("page-box-scythe-hint"))]


def checked(box: Mapping[str, Any]) -> dict[str, Any]:
    """The whole box; refuses what is wrong."""
    return scythe_box.checked_box(box, "box", ITSELF)


# New games


def packed(owned: Owned, setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up with the box in it; the cards of the box are played where it names none."""
    printed = {"printing": owned.box["cards"]} if "cards" in owned.box else {}
    return {**printed, **setup, "box": {**owned.box, **setup.get("box", {})}}


def presets(owned: Owned) -> dict[str, str]:
    """The cards of the box."""
    return {"printing": owned.box["cards"]} if "cards" in owned.box else {}


def printed_names(owned: Owned) -> dict[str, str]:
    """What the owners call things, by the names of their messages."""
    return scythe_box.printed_names(owned.box)


# Rules


def all_rulings(reader: Reader) -> dict[str, Ruling]:
    """Whatever tables may decide."""
    known = content.all_rulings()
    return {key: known[key] for key in reader.shown(known)}


def in_box(rule: Rule, owned: Owned) -> bool:
    """Is the rule about something that the owners have?"""
    return SCOPES.get(rule.expansion, rule.expansion) in (BASE, *expansions(owned))
