"""A new game of the Fate of Atlantis: scenario, level, and the cards of the one before."""

from random import Random
from typing import Any

from thirdchair.web import forms
from thirdchair.web.modes import scenario_new
from thirdchair.web.modes.new_sheet import Form
from thirdchair.web.modes.scenario_new import CARD_FIELDS, PASSING
from thirdchair.web.modes.solo_new import colors_from
from thirdchair.web.mybox import Owned
from thirdchair.words import Words

__all__ = [
    "NEW",
    "PASSING",
    "REMEMBERED",
    "colors_from",
    "new_form",
    "set_up_from",
    "summary",
    "surprise",
    "table_name",
]

MODE = "atlantis"
NEW = "scenario-new.html"
REMEMBERED = "atlantis.last"
WITH_CARDS = 5
"""The scenario that begins with the cards of the one before."""


def set_up_from(form: dict[str, Any]) -> dict[str, Any]:
    """The set-up of the contract from the new-game form."""
    setup = scenario_new.set_up(form, MODE)
    cards = [forms.text(form, field, "") for field in CARD_FIELDS]
    if setup["scenario"] == WITH_CARDS and any(cards):
        setup["cards"] = [card for card in cards if card]
    return setup


def new_form(given: dict[str, Any]) -> dict[str, Any]:
    """What the form shows."""
    return scenario_new.form_of(MODE, given, dict.fromkeys(CARD_FIELDS, ""))


def table_name(setup: dict[str, Any], words: Words) -> str:
    """What the table is called when nobody names it."""
    return scenario_new.title(setup, words)


def summary(given: Form, words: Words) -> str:
    """The scenario and the level."""
    return scenario_new.summary(MODE, given, words)


def surprise(given: Form, owned: Owned, rng: Random) -> dict[str, str]:
    """Any scenario, any level, and who begins."""
    return scenario_new.surprise(MODE, rng)
