"""A new duel: the form for its set-up."""

from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry import content
from thirdchair.tapestry.duel import SHADOW, Duel
from thirdchair.web import forms
from thirdchair.web.drawing.tokens import COLORS
from thirdchair.web.modes import choices
from thirdchair.words import Words

NEW = "new.html"
REMEMBERED = "duel.last"
PASSING = ("favorite",)
"""What the form of a new game does not remember."""
DEFAULT_COLORS = {"p1": "red", "p2": "blue", SHADOW: "gray"}
ORDERS = {
    "last": ("p1", "p2", SHADOW),
    "middle": ("p1", SHADOW, "p2"),
    "first": (SHADOW, "p1", "p2"),
}
"""Where the Shadow Empire sits."""


def set_up_from(form: dict[str, Any]) -> dict[str, Any]:
    """The set-up of the contract from the new-game form."""
    order = forms.text(form, "order", "last")
    if order not in ORDERS:
        raise bad_input("unknown-value", where="order", value=order)
    setup: dict[str, Any] = {
        "game": "tapestry",
        "mode": "duel",
        "players": [forms.text(form, "name-p1"), forms.text(form, "name-p2")],
        "order": list(ORDERS[order]),
        "chance": forms.text(form, "chance", "app"),
        "rulings": choices.rulings_from(form, "duel"),
    }
    if favorite := forms.text(form, "favorite", ""):
        setup["favorite"] = favorite
    return setup


def colors_from(form: dict[str, Any]) -> dict[str, str]:
    """A different color for each seat."""
    return choices.colors_from(form, DEFAULT_COLORS)


def new_form(given: dict[str, Any]) -> dict[str, Any]:
    """What the form shows: what was filled in last, over the defaults."""
    rulings = content.rulings("duel")
    defaults = {f"color-{seat}": color for seat, color in DEFAULT_COLORS.items()}
    defaults |= {f"ruling-{key}": str(ruling.default) for key, ruling in rulings.items()}
    return {
        "given": {"order": "last", "chance": "app", "favorite": "", **defaults, **given},
        "seats": (*Duel.humans, SHADOW),
        "humans": Duel.humans,
        "colors": COLORS,
        "orders": list(ORDERS),
        "track_ids": list(content.tracks()),
        "rulings": list(rulings.values()),
    }


def table_name(setup: dict[str, Any], words: Words) -> str:
    """What the table is called when nobody names it."""
    return " & ".join(setup["players"])
