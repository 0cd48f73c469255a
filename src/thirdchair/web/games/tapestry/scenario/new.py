"""A new game of a scenario: what the forms of both campaigns share."""

import secrets
from random import Random
from typing import Any

from thirdchair.kit.rulings import Ruling
from thirdchair.kit.spoilers import NOTHING
from thirdchair.tapestry import content
from thirdchair.tapestry.charts import levels
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.scenarios.sheets import sheets, told_numbers
from thirdchair.web import forms
from thirdchair.web.choices import ruling_value
from thirdchair.web.drawing.tokens import COLORS
from thirdchair.web.games.tapestry.solo.expansions import expansions_from
from thirdchair.web.games.tapestry.solo.new import DEFAULT_COLORS, FIRST
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.pages.new.sheet import Form
from thirdchair.words import Words

CARD_FIELDS = ("card-1", "card-2", "card-3")
PASSING = ("scenario", "campaign", *CARD_FIELDS)
"""What the form of a new game does not remember."""
SEATS = tuple(seat for seat in DEFAULT_COLORS if seat != STRIKE)
"""Who has a color where the form has no double strike."""


def set_up(form: dict[str, Any], mode: str) -> dict[str, Any]:
    """The set-up of the contract, as far as both campaigns have it; the engine checks it."""
    number, first = forms.number(form, "scenario"), forms.text(form, "first", "lot")
    return {
        "game": "tapestry",
        "mode": mode,
        "scenario": number,
        "level": forms.number(form, "level"),
        "first": secrets.choice(("you", "bots")) if first == "lot" else first,
        "chance": forms.text(form, "chance", "app"),
        "rulings": _rulings(form, f"{mode}-{number}"),
        **expansions_from(form),
    }


def _rulings(form: dict[str, Any], sheet: str) -> dict[str, str | bool]:
    """The rulings that differ from ours. Printed values are asked at the table."""
    chosen = {}
    for ruling in open_rulings(sheet):
        field = f"ruling-{ruling.key}"
        value = ruling_value(ruling, forms.text(form, field, str(ruling.default)))
        if value != ruling.default:
            chosen[ruling.key] = value
    return chosen


def open_rulings(sheet: str) -> list[Ruling]:
    """What people may decide for this scenario before it begins."""
    return [ruling for ruling in content.rulings(sheet).values() if not ruling.ask]


def scenarios(mode: str, unlocked: str = NOTHING) -> list[tuple[int, str]]:
    """The scenarios of a mode that may be shown: their numbers and ids."""
    return [(number, f"{mode}-{number}") for number in told_numbers(mode, unlocked)]


def form_of(mode: str, given: dict[str, Any], more: dict[str, str]) -> dict[str, Any]:
    """What the form shows: what was filled in last, over the defaults."""
    scenario = given.get("scenario", "1")
    known = scenario if f"{mode}-{scenario}" in sheets() else "1"
    rulings = open_rulings(f"{mode}-{known}")
    defaults = {f"color-{seat}": color for seat, color in DEFAULT_COLORS.items()}
    defaults |= {f"ruling-{ruling.key}": str(ruling.default) for ruling in rulings}
    usual = {"scenario": "1", "level": "2", "first": "lot", "chance": "app", "campaign": ""}
    return {
        "given": {**usual, **defaults, **more, **given},
        "scenarios": scenarios(mode),
        "levels": list(levels()),
        "seats": list(DEFAULT_COLORS) if "double_strike" in more else list(SEATS),
        "colors": COLORS,
        "first": FIRST,
        "rulings": rulings,
    }


def title(setup: Form, words: Words) -> str:
    """The campaign, the number and the title."""
    mode, number = setup["mode"], setup["scenario"]
    name, short = words.text(f"scenario-{mode}-{number}"), words.text(f"page-mode-short-{mode}")
    return words.text("page-scenario-name", campaign=short, number=number, title=name)


def summary(mode: str, given: Form, words: Words) -> str:
    """The scenario and the level."""
    known = f"scenario-{mode}-{given['scenario']}"
    name = words.text(known) if words.has(known) else ""
    return words.text("page-scenario-sum", title=name, level=given["level"])


def surprise(mode: str, owned: Owned, rng: Random) -> dict[str, str]:
    """Any scenario, any level, and who begins."""
    return {
        "scenario": str(rng.choice(told_numbers(mode, owned.unlocked))),
        "level": str(rng.choice(list(levels()))),
        "first": rng.choice(("you", "bots")),
    }
