"""The set-up of a duel, step by step, as the page shows it."""

from typing import Any

import msgspec

from thirdchair.table.chance import as_set_up, people_roll
from thirdchair.table.store import Saved
from thirdchair.tapestry import checklists
from thirdchair.tapestry.checklists import Step
from thirdchair.tapestry.duel import SHADOW
from thirdchair.web.games.tapestry.duel.new import DEFAULT_COLORS
from thirdchair.words import Words

ROLLED = "tap.shadow2p.setup.3a"
"""The roll for the favorite track: no matter of the table where the app has rolled."""


def checklist(saved: Saved, words: Words) -> dict[str, Any]:
    """The steps of the sheet, with what is known at this table, and what to keep in mind."""
    table = saved.table
    setup = msgspec.structs.replace(table.setup, chance=as_set_up(table.journal.chance))
    ticks = saved.options.get("ticks", {})
    rolls = people_roll(table.journal.chance) or table.question is not None
    return {
        "lead": "page-checklist-lead",
        "steps": [
            {
                "id": step.rule,
                "text": "" if step.rule == ROLLED and not rolls else words.rule(step.rule),
                "here": _here(saved, step, words),
                "done": bool(ticks.get(step.rule)),
            }
            for step in checklists.checklist(setup, table.game.view(table.state))
        ],
        "reminders": [{"id": rule, "text": words.rule(rule)} for rule in checklists.DUEL_REMINDERS],
    }


def _here(saved: Saved, step: Step, words: Words) -> str | None:
    """What a step means at this table."""
    if not step.message:
        return None
    color = {**DEFAULT_COLORS, **saved.options.get("colors", {})}[SHADOW]
    return words.text(step.message, color=words.text(f"page-color-{color}"), **step.args)
