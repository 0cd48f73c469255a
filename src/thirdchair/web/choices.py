"""What people choose for a table in every mode: colors, and rulings where books are silent."""

from collections.abc import Mapping
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rulings import Ruling
from thirdchair.kit.spoilers import shown
from thirdchair.table.journal import Table
from thirdchair.tapestry import content
from thirdchair.web import forms
from thirdchair.web.drawing.tokens import COLORS


def colors_from(form: dict[str, Any], usual: Mapping[str, str]) -> dict[str, str]:
    """A different color for each seat."""
    chosen = {seat: forms.text(form, f"color-{seat}", color) for seat, color in usual.items()}
    if any(color not in COLORS for color in chosen.values()):
        raise bad_input("unknown-value", where="color", value=", ".join(chosen.values()))
    if len(set(chosen.values())) < len(chosen):
        raise bad_input("same-colors", where="color")
    return chosen


def rulings_of(table: Table) -> dict[str, Ruling]:
    """What this table may decide for itself."""
    known, chosen = table.game.rulings(table.journal.setup), table.state.rulings
    return {key: one for key, one in known.items() if one.values and key in chosen}


def told_rulings(table: Table, unlocked: str) -> dict[str, Ruling]:
    """The same without what a campaign reveals later."""
    known = rulings_of(table)
    return {key: known[key] for key in shown(known, unlocked)}


def rulings_from(form: dict[str, Any], mode: str) -> dict[str, str | bool]:
    """The rulings that differ from ours."""
    chosen: dict[str, str | bool] = {}
    for key, ruling in content.rulings(mode).items():
        value = ruling_value(ruling, forms.text(form, f"ruling-{key}", str(ruling.default)))
        if value != ruling.default:
            chosen[key] = value
    return chosen


def ruling_value(ruling: Ruling, sent: str) -> str | bool:
    """The value that a form sent as text."""
    for value in ruling.values:
        if str(value) == sent:
            return value
    raise bad_input("not-an-option", answer=sent, options=[str(value) for value in ruling.values])
