"""A new game of the Rise of the Kaiju: scenario, level, expansions, who keeps the capital."""

from random import Random
from typing import Any

from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.scenarios.sheets import sheets
from thirdchair.web import forms
from thirdchair.web.games.tapestry.scenario import new as scenario_new
from thirdchair.web.games.tapestry.scenario.new import PASSING
from thirdchair.web.games.tapestry.solo import expansions as solo_expansions
from thirdchair.web.games.tapestry.solo.new import colors_from
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.pages.new.sheet import Form
from thirdchair.words import Words

__all__ = [
    "NEW",
    "PASSING",
    "REMEMBERED",
    "colors_from",
    "new_form",
    "offered",
    "set_up_from",
    "summary",
    "surprise",
    "table_name",
]

MODE = "kaiju"
NEW = "tapestry/scenario-new.html"
REMEMBERED = "kaiju.last"
IN_CAPITAL, ON_MAP = 1, 2
"""The scenario that plays in your capital, and the one in which the level sets a goal."""


def set_up_from(form: dict[str, Any]) -> dict[str, Any]:
    """The set-up of the contract from the new-game form."""
    setup = scenario_new.set_up(form, MODE)
    if setup["scenario"] == IN_CAPITAL:
        setup["capital"] = forms.text(form, "capital", "ask")
    if setup["scenario"] == ON_MAP:
        setup["first"] = YOU  # the Kaiju phase only ever follows a turn of yours
    return setup


def new_form(given: dict[str, Any]) -> dict[str, Any]:
    """What the form shows."""
    more = {"capital": "ask", **solo_expansions.defaults()}
    form = {**scenario_new.form_of(MODE, given, more), **solo_expansions.fields()}
    return {**form, "targets": sheets()[f"{MODE}-{ON_MAP}"].targets}


def offered(owned: Owned) -> dict[str, Any]:
    """What this installation has unlocked."""
    return {
        "scenarios": scenario_new.scenarios(MODE, owned.unlocked),
        **solo_expansions.offered(owned),
    }


def table_name(setup: dict[str, Any], words: Words) -> str:
    """What the table is called when nobody names it."""
    return scenario_new.title(setup, words)


def summary(given: Form, words: Words) -> str:
    """The scenario, the level and the expansions."""
    short = scenario_new.summary(MODE, given, words)
    return ", ".join([short, *solo_expansions.in_words(given, words)])


def surprise(given: Form, owned: Owned, rng: Random) -> dict[str, str]:
    """Any scenario, any level, and who begins."""
    return scenario_new.surprise(MODE, owned, rng)
