"""The set-up of a duel, step by step, as the page shows it."""

from typing import Any

import msgspec
from markupsafe import Markup

from thirdchair.table.chance import as_set_up, people_roll
from thirdchair.table.store import Saved
from thirdchair.tapestry.duel import SHADOW
from thirdchair.tapestry.setup import checklists
from thirdchair.tapestry.setup.checklists import Step
from thirdchair.web.drawing.stuff import one_pile
from thirdchair.web.games.tapestry.drawing.stuff import on_start_spaces
from thirdchair.web.games.tapestry.drawing.tokens import tokens_of
from thirdchair.web.games.tapestry.duel.new import DEFAULT_COLORS
from thirdchair.words import Words

ROLLED = "tap.shadow2p.setup.3a"
"""The roll for the favorite track: no matter of the table where the app has rolled."""
NO_MOVE = "tap.shadow2p.setup.4b"
"""Says how the cards look, and asks nothing of a hand."""
CARDS = "tap.shadow2p.setup.4a"
TOKENS = ("1", "2a", "2b", "3b")
"""Steps with pieces of the Shadow Empire."""
SIGNS = {
    "2a": "tracks",
    "3a": "die",
    "3b": "outpost",
    "4a": "cards",
    "4c": "facedown",
    "4d": "box",
}


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
                "text": _moves(step, words),
                "here": _here(saved, step, words),
                "tokens": [SHADOW] if _number(step) in TOKENS else [],
                "signs": [SIGNS[_number(step)]] if _number(step) in SIGNS else [],
                "drawn": _drawn(saved, step, words),
                "done": bool(ticks.get(step.rule)),
            }
            for step in checklists.checklist(setup, table.game.view(table.state))
            if step.rule != NO_MOVE and (step.rule != ROLLED or rolls)
        ],
        "reminders": [{"id": rule, "text": words.rule(rule)} for rule in checklists.DUEL_REMINDERS],
    }


def _number(step: Step) -> str:
    """Its number on the sheet."""
    return step.rule.rpartition(".")[2]


def _drawn(saved: Saved, step: Step, words: Words) -> Markup | None:
    """What the step puts on the table, where a drawing says more than a sign."""
    if _number(step) == "2a":
        colors = {**DEFAULT_COLORS, **saved.options.get("colors", {})}
        token = tokens_of(colors, {SHADOW: words.text("seat-shadow")})[SHADOW]
        return on_start_spaces(token, len(saved.table.state.tracks[SHADOW]))
    return one_pile() if _number(step) == "4c" else None


def _moves(step: Step, words: Words) -> str:
    """What the hands do; its rule, one tap away, says it in full."""
    by_app = step.rule == CARDS and step.message  # what is known here says all of it
    return "" if by_app else words.text(f"step-duel-{_number(step)}")


def _here(saved: Saved, step: Step, words: Words) -> str | None:
    """What a step means at this table."""
    if not step.message:
        return None
    color = {**DEFAULT_COLORS, **saved.options.get("colors", {})}[SHADOW]
    return words.text(step.message, color=words.text(f"page-color-{color}"), **step.args)
