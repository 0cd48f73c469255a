"""A new game of the Fate of Atlantis: scenario, level, and the cards of the one before.

On the highest level the Automa has a second civilization, which you may choose; the first is the
scenario's, or the lot's where the scenario names none.
"""

import secrets
from random import Random
from typing import Any

from thirdchair.kit.spoilers import NOTHING, shown
from thirdchair.tapestry.charts import Civilization, civilizations, levels
from thirdchair.tapestry.expansions.in_play import packs_of
from thirdchair.tapestry.scenarios.sheets import known_sheet
from thirdchair.web import forms
from thirdchair.web.games.tapestry.scenario import new as scenario_new
from thirdchair.web.games.tapestry.scenario.new import CARD_FIELDS
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

MODE = "atlantis"
PACK = "PP"
NEW = "tapestry/scenario-new.html"
REMEMBERED = "atlantis.last"
SECOND_CIV = "civ-2"
PASSING = (*scenario_new.PASSING, SECOND_CIV)
"""What the form of a new game does not remember."""
WITH_CARDS = 5
"""The scenario that begins with the cards of the one before."""


def set_up_from(form: dict[str, Any]) -> dict[str, Any]:
    """The set-up of the contract from the new-game form."""
    setup = scenario_new.set_up(form, MODE)
    cards = [forms.text(form, field, "") for field in CARD_FIELDS]
    if setup["scenario"] == WITH_CARDS and any(cards):
        setup["cards"] = [card for card in cards if card]
    level = levels().get(setup["level"])
    if (second := forms.text(form, SECOND_CIV, "")) and level and level.civs > 1:
        setup["civs"] = [_first_civ(setup["scenario"], second), second]
    return setup


def _first_civ(number: int, second: str) -> str:
    """The scenario's; else any that it leaves in the box, but not the same card as the second."""
    sheet, known = known_sheet(MODE, number), _civs()
    if sheet.automa:
        return sheet.automa
    gone = {*sheet.removed("automaciv"), second, known[second].back if second in known else ""}
    return secrets.choice([civ for civ in shown(known) if civ not in gone])


def _civs() -> dict[str, Civilization]:
    """Those of the base game and of the expansion that the scenarios belong to."""
    packs = packs_of([PACK])
    return civilizations() | {civ.id: civ for pack in packs for civ in pack.civilization}


def new_form(given: dict[str, Any]) -> dict[str, Any]:
    """What the form shows."""
    form = scenario_new.form_of(MODE, given, dict.fromkeys((*CARD_FIELDS, SECOND_CIV), ""))
    return {**form, "second_civs": shown(_civs(), NOTHING)}


def offered(owned: Owned) -> dict[str, Any]:
    """What this installation has unlocked."""
    return {
        "scenarios": scenario_new.scenarios(MODE, owned.unlocked),
        "second_civs": shown(_civs(), owned.unlocked),
    }


def table_name(setup: dict[str, Any], words: Words) -> str:
    """What the table is called when nobody names it."""
    return scenario_new.title(setup, words)


def summary(given: Form, words: Words) -> str:
    """The scenario and the level."""
    return scenario_new.summary(MODE, given, words)


def surprise(given: Form, owned: Owned, rng: Random) -> dict[str, str]:
    """Any scenario, any level, and who begins."""
    return scenario_new.surprise(MODE, owned, rng)
