"""What people choose for a table where the books are silent: its rulings."""

from collections.abc import Iterable
from typing import Any

from thirdchair.kit.readers import ITSELF, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rulings import Ruling
from thirdchair.table.journal import Table
from thirdchair.web import forms


def told_rulings(table: Table, reader: Reader) -> dict[str, Ruling]:
    """What this table may decide for itself, without what is revealed later, and without what is
    a rule by now: an older table may have decided that, too."""
    known, chosen = table.game.rulings(table.journal.setup), table.state.rulings
    told = {key: known[key].listed(chosen[key]) for key in reader.shown(known) if key in chosen}
    return {key: ruling for key, ruling in told.items() if len(ruling.values) > 1}


def rulings_of(table: Table) -> dict[str, Ruling]:
    """All of it, for what is told to nobody as it is."""
    return told_rulings(table, ITSELF)


def settling(rulings: Iterable[Ruling], rule: str) -> list[Ruling]:
    """Those of these rulings that settle a rule, or a part of it."""
    return [
        one for one in rulings if any(f"{other}.".startswith(f"{rule}.") for other in one.rules)
    ]


def rulings_from(form: dict[str, Any], known: Iterable[Ruling]) -> dict[str, str | bool]:
    """Those of these rulings that the form decides otherwise than we do."""
    chosen: dict[str, str | bool] = {}
    for ruling in known:
        field = f"ruling-{ruling.key}"
        value = ruling_value(ruling, forms.text(form, field, str(ruling.default)))
        if value != ruling.default:
            chosen[ruling.key] = value
    return chosen


def ruling_value(ruling: Ruling, sent: str) -> str | bool:
    """The value that a form sent as text."""
    for value in ruling.values:
        if str(value) == sent:
            return value
    raise bad_input("not-an-option", answer=sent, options=[str(value) for value in ruling.values])
