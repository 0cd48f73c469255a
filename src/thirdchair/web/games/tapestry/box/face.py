"""What a box of Tapestry says to the pages: its expansions, the owner's civilizations, presets."""

from collections.abc import Mapping
from typing import Any

from thirdchair.kit.box import Promo
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import Rule
from thirdchair.kit.rulings import Ruling
from thirdchair.tapestry import box as tapestry_box
from thirdchair.tapestry import content
from thirdchair.tapestry.box import BoxCivilization, box_civilizations
from thirdchair.tapestry.expansions.in_play import NAMES
from thirdchair.tapestry.setup.setups import known_civs
from thirdchair.web.pages.box.face import Drawer
from thirdchair.web.pages.box.mybox import BASE, Owned
from thirdchair.words import Words

FIELDS = ""
MIXED = "combos"
"""The expansion of rules about several of them."""


def expansions(owned: Owned) -> tuple[str, ...]:
    """Those that the owners have."""
    return tuple(owned.box.get("expansions", NAMES))


def civs(owned: Owned) -> tuple[BoxCivilization, ...]:
    """Civilizations that the owners have entered."""
    return tuple(box_civilizations(owned.box).values())


# On the page of My box


def fields(owned: Owned) -> dict[str, Any]:
    """It has no fields of its own there."""
    return {}


def entries_from(form: dict[str, Any]) -> dict[str, Any]:
    """It has no fields of its own there."""
    return {}


def promo_hint(promo: Promo, words: Words) -> str:
    """The name says it all."""
    return ""


def drawers(owned: Owned, words: Words) -> list[Drawer]:
    """Printed values and names, and civilizations."""
    text = words.text
    return [
        Drawer("values", text("page-box-values"), text("page-box-values-hint")),
        Drawer(
            "civilizations",
            text("page-box-civs"),
            text("page-box-civs-hint"),
            count=len(civs(owned)),
        ),
    ]


def checked(box: Mapping[str, Any]) -> dict[str, Any]:
    """The whole box; refuses what is wrong."""
    return tapestry_box.checked_box(box, known_civs(), "box", Reader(everything=True))


# New games


def packed(owned: Owned, setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up with the box in it; a civilization of its own stands beside those of the box."""
    given = setup.get("box", {})
    known = [*owned.box.get("civs", ()), *given.get("civs", ())]
    return {**setup, "box": {**owned.box, **given, **({"civs": known} if known else {})}}


def presets(owned: Owned) -> dict[str, str]:
    """Who has an expansion plays with it."""
    if "expansions" not in owned.box:
        return {}
    has = expansions(owned)
    fields = {f"with-{name}": "yes" if name in has else "no" for name in NAMES}
    return fields if "AA" in has else {**fields, "arts": "", "double_strike": "no"}


def printed_names(owned: Owned) -> dict[str, str]:
    """What the owners call things, by the names of their messages."""
    return tapestry_box.printed_names(owned.box)


# Rules


def all_rulings(reader: Reader) -> dict[str, Ruling]:
    """Whatever tables of any mode may decide."""
    known = content.all_rulings()
    return {key: known[key] for key in reader.shown(known)}


def in_box(rule: Rule, owned: Owned) -> bool:
    """Is the rule about something that the owners have?"""
    has = expansions(owned)
    return bool(has) if rule.expansion == MIXED else rule.expansion in (BASE, *has)
