"""The set-up of a scenario: that of the solo game, with its own removals and steps in groups."""

from typing import Any

from thirdchair.table.store import Saved
from thirdchair.tapestry.scenarios.sheets import Removal
from thirdchair.web.games.tapestry.scenario.tonight import played, rules_tonight
from thirdchair.web.games.tapestry.solo import checklist as solo_checklist
from thirdchair.words import Words

FIRST = ("tonight-box", "tonight")
"""Groups that come before those of the solo game, after the box."""


def checklist(saved: Saved, words: Words) -> dict[str, Any]:
    """All steps by group, and what is different tonight."""
    scenario = played(saved.table.state)
    found = solo_checklist.checklist(saved, words)
    sheet = scenario.sheet
    removed = {sheet.removal_rule(removal): removal for removal in sheet.removals}
    groups: dict[str, list[dict[str, Any]]] = {"box": [], **{group: [] for group in FIRST}}
    for row in found["steps"]:
        if row["rule"] in removed:
            row["group"], row["name"] = "tonight-box", _name(removed[row["rule"]], words)
        elif row["rule"].startswith((f"{sheet.rules}.", "tap.scen.")):
            row["group"] = "tonight"
        groups.setdefault(row["group"], []).append(row)
    return {
        **found,
        "groups": {group: rows for group, rows in groups.items() if rows},
        "tonight": rules_tonight(scenario, words),
        "reminders": found["reminders"] if scenario.has_bots else [],
    }


def _name(removal: Removal, words: Words) -> str | None:
    """What leaves the box, by its name alone; None where only a sentence says it."""
    match removal.kind:
        case "tapestry" | "tech" | "civ":
            return words.text(f"{removal.kind}-{removal.id}")
        case "reaction":
            return words.text(f"tapestry-{removal.id.replace('-', '_')}")
    return None
