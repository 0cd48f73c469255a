"""A new solo game: level, expansions, civilization, who begins, colors, rulings."""

import secrets
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry import content
from thirdchair.tapestry.charts import levels
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.web import forms
from thirdchair.web.choices import rulings_from
from thirdchair.web.games.tapestry import colors
from thirdchair.web.games.tapestry.colors import COLORS
from thirdchair.web.games.tapestry.solo.expansions import (
    HAND_FIELDS,
    NO,
    YES,
    civs_from,
    expansions_from,
    fields,
)
from thirdchair.web.games.tapestry.solo.expansions import defaults as expanded
from thirdchair.web.games.tapestry.solo.surprise import lines, summary, surprise
from thirdchair.web.pages.box.mybox import UNSAID, Owned
from thirdchair.words import Words

__all__ = [
    "NEW",
    "PASSING",
    "colors_from",
    "lines",
    "new_form",
    "set_up_from",
    "summary",
    "surprise",
    "table_name",
]

NEW = "tapestry/solo-new.html"
DEFAULT_COLORS = {YOU: "red", AUTOMA: "blue", SHADOW: "gray", STRIKE: "yellow"}
FIRST = ("lot", "you", "bots")
"""Who begins; the book leaves it to the lot."""
YOUR_CIV = "your-civ"
PASSING = ("civ-1", "civ-2", "favorite-automa", "favorite-shadow", YOUR_CIV, *HAND_FIELDS)
"""What the form of a new game does not remember."""
ANY = ""
"""Drawn or rolled, not chosen."""


def set_up_from(form: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
    """The set-up of the contract; what the form leaves open is drawn or asked at the table."""
    level = levels().get(forms.number(form, "level"))
    if level is None:
        raise bad_input("unknown-value", where="level", value=form["level"])
    first = forms.text(form, "first", "lot")
    setup: dict[str, Any] = {
        "game": "tapestry",
        "mode": "solo",
        "level": level.number,
        "first": secrets.choice(("you", "bots")) if first == "lot" else first,
        "chance": forms.text(form, "chance", "app"),
        "rulings": rulings_from(form, owned.reader.told(content.rulings("solo").values())),
        **expansions_from(form, owned.reader),
    }
    civs = [forms.text(form, f"civ-{place}", ANY) for place in range(1, level.civs + 1)]
    setup |= civs_from(form, civs, setup.get("expansions", ()))
    favorites = {bot: forms.text(form, f"favorite-{bot}", ANY) for bot in (AUTOMA, SHADOW)}
    if any(favorites.values()):
        setup["favorites"] = {bot: track for bot, track in favorites.items() if track}
    if yours := forms.text(form, YOUR_CIV, ANY):
        setup["your_civ"] = yours
    return setup


def colors_from(form: dict[str, Any]) -> dict[str, str]:
    """A different color for each seat; the double strike needs one only where it is played."""
    struck = forms.text(form, "double_strike", NO) == YES
    usual = {seat: color for seat, color in DEFAULT_COLORS.items() if seat != STRIKE or struck}
    return colors.colors_from(form, usual)


def table_name(setup: dict[str, Any], words: Words) -> str:
    """What the table is called when nobody names it."""
    return words.text("page-solo-name", level=setup["level"])


def new_form(given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
    """What the form shows: what was filled in last, over the defaults."""
    rulings = owned.reader.told(content.rulings("solo").values())
    defaults = {f"color-{seat}": color for seat, color in DEFAULT_COLORS.items()}
    defaults |= {f"ruling-{ruling.key}": str(ruling.proposed) for ruling in rulings}
    defaults |= dict.fromkeys(
        ("civ-1", "civ-2", "favorite-automa", "favorite-shadow", YOUR_CIV), ANY
    )
    defaults |= expanded(owned.reader)
    return {
        "given": {"level": "2", "first": "lot", "chance": "app", **defaults, **given},
        "levels": list(levels()),
        **fields(owned),
        "seats": list(DEFAULT_COLORS),
        "colors": COLORS,
        "first": FIRST,
        "rulings": rulings,
    }
