"""A new duel: the form for its set-up."""

import secrets
from random import Random
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry import content
from thirdchair.tapestry.duel import SHADOW, Duel
from thirdchair.web import choices, forms
from thirdchair.web.games.tapestry import colors
from thirdchair.web.games.tapestry.colors import COLORS
from thirdchair.web.pages.box.mybox import UNSAID, Owned
from thirdchair.web.pages.new.sheet import Form
from thirdchair.words import Words

NEW = "tapestry/duel-new.html"
PASSING = ("favorite",)
"""What the form of a new game does not remember."""
DEFAULT_COLORS = {"p1": "red", "p2": "blue", SHADOW: "gray"}
USUAL = {"order": "last", "first": "p1", "chance": "app", "favorite": ""}
ORDERS = {
    "last": ("p1", "p2", SHADOW),
    "middle": ("p1", SHADOW, "p2"),
    "first": (SHADOW, "p1", "p2"),
}
"""Where the Shadow Empire sits."""
FIRST = ("p1", "p2", "lot")
"""Who begins. The sheet does not say; the lot may be drawn among all three."""


def set_up_from(form: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
    """The set-up of the contract from the new-game form."""
    setup: dict[str, Any] = {
        "game": "tapestry",
        "mode": "duel",
        "players": [forms.text(form, "name-p1"), forms.text(form, "name-p2")],
        "order": _order(forms.text(form, "order", "last"), forms.text(form, "first", "p1")),
        "chance": forms.text(form, "chance", "app"),
        "rulings": choices.rulings_from(form, owned.reader.told(content.rulings("duel").values())),
    }
    if favorite := forms.text(form, "favorite", ""):
        setup["favorite"] = favorite
    return setup


def _order(seated: str, first: str) -> list[str]:
    """The order of turns: where the Shadow Empire sits, and who of the humans comes first."""
    if seated not in ORDERS:
        raise bad_input("unknown-value", where="order", value=seated)
    if first not in FIRST:
        raise bad_input("unknown-value", where="first", value=first)
    order = list(ORDERS[seated])
    if first == "p2":
        return [{"p1": "p2", "p2": "p1"}.get(seat, seat) for seat in order]
    turned = secrets.randbelow(len(order)) if first == "lot" else 0
    return order[turned:] + order[:turned]


def colors_from(form: dict[str, Any]) -> dict[str, str]:
    """A different color for each seat."""
    return colors.colors_from(form, DEFAULT_COLORS)


def new_form(given: dict[str, Any], owned: Owned = UNSAID) -> dict[str, Any]:
    """What the form shows: what was filled in last, over the defaults."""
    rulings = owned.reader.told(content.rulings("duel").values())
    defaults = {f"color-{seat}": color for seat, color in DEFAULT_COLORS.items()}
    defaults |= {f"ruling-{ruling.key}": str(ruling.default) for ruling in rulings}
    return {
        "given": {**USUAL, **defaults, **given},
        "seats": (*Duel.humans, SHADOW),
        "humans": Duel.humans,
        "colors": COLORS,
        "orders": list(ORDERS),
        "track_ids": list(content.tracks()),
        "rulings": rulings,
    }


def table_name(setup: dict[str, Any], words: Words) -> str:
    """What the table is called when nobody names it."""
    return " & ".join(setup["players"])


def summary(given: Form, words: Words) -> str:
    """Who plays, and when the Shadow Empire does."""
    return words.text(
        "page-new-sum-duel", first=given["name-p1"], last=given["name-p2"], order=given["order"]
    )


def surprise(given: Form, owned: Owned, rng: Random) -> dict[str, str]:
    """The order of turns, and other colors for the two of you."""
    free = [color for color in COLORS if color != given[f"color-{SHADOW}"]]
    return {
        "order": rng.choice(list(ORDERS)),
        "first": rng.choice(Duel.humans),
        **{
            f"color-{seat}": color
            for seat, color in zip(Duel.humans, rng.sample(free, 2), strict=True)
        },
    }


def lines(given: Form, words: Words) -> list[str]:
    """Who begins, where the Shadow Empire comes, and the colors."""
    names = {seat: str(given[f"name-{seat}"]) for seat in Duel.humans}
    order = [names.get(seat) or words.seat(seat) for seat in _order(given["order"], given["first"])]
    dyes = {seat: words.text(f"page-color-{given[f'color-{seat}']}") for seat in names}
    return [
        words.text("page-new-line-order", part=", ".join(order)),
        *(
            words.text("page-new-line-color", name=name, color=dyes[seat])
            for seat, name in names.items()
        ),
    ]
