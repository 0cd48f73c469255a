"""The set-up of a Scythe table: the steps that its rules name, in words."""

from collections.abc import Iterable, Mapping
from typing import Any

from markupsafe import Markup

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.horde.setups import HordeSetup
from thirdchair.scythe.setup.setups import AutomaSetup
from thirdchair.scythe.setup.steps import Step
from thirdchair.table.journal import APP
from thirdchair.table.store import Saved
from thirdchair.web.drawing.stuff import one_pile
from thirdchair.web.games.scythe.board.looks import tokens_of
from thirdchair.web.games.scythe.drawing.stuff import faction_mat
from thirdchair.web.games.scythe.drawing.tracker import tracker
from thirdchair.web.games.scythe.drawing.units import FactionToken
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.web.pages.table.lying import as_set_up
from thirdchair.words.games.scythe import ScytheWords

FIRST = "scy.automa.setup.first"
SIGNS = {"scy.automa.setup.deck": "cards", FIRST: "flag"}
"""What a step is about, as a sign beside it; those of a seat have its token."""
REMINDERS = (
    "scy.automa.human.no-peek",
    "scy.automa.lacks",
    "scy.automa.terms.territory",
    "scy.automa.human.combat",
)


def checklist(saved: Saved, words: ScytheWords) -> dict[str, Any]:
    """All steps; a seat's step says what lies where at this table. Modules are told before play."""
    ticks = saved.options.get("ticks", {})
    rules, setup = rules_of(saved.table), saved.table.setup
    assert isinstance(setup, AutomaSetup | HordeSetup)
    found = rules.steps(setup, saved.table.journal.entries[0].events)
    steps = sorted(found, key=lambda step: step.rule == FIRST)  # all else lies there before it
    app = saved.table.journal.chance == APP
    tokens, start = tokens_of(saved, words), rules_of(as_set_up(saved).table)
    usual = REMINDERS if rules.automas else ()
    told = {step.rule for step in steps}  # what a step says need not be said below it again
    return {
        "lead": "page-scythe-checklist-lead",
        "steps": [
            {
                **row(step, rules.state.seats, words),
                "drawn": _drawn(step, start, tokens),
                "done": bool(ticks.get(step.id)),
            }
            for step in steps
            if not (step.with_cards and app)
        ],
        "reminders": [
            {"id": rule, "text": words.rule(rule)}
            for rule in (*usual, *rules.different())
            if rule not in told
        ],
        "ready": saved.table.ready,
        "later": True,  # what modules ask is laid out, too: one list tells all of it
    }


def row(step: Step, seats: Iterable[str], words: ScytheWords) -> dict[str, Any]:
    """A step as the page shows it, without its tick."""
    return {
        "id": step.id,
        "rule": step.rule,
        "text": _text(step, words),
        "here": words.text(step.here, **step.args) if step.here else None,
        "tokens": [seat for seat in seats if step.id.endswith(f".{seat}")],
        "signs": [sign for part, sign in SIGNS.items() if step.id.startswith(part)],
    }


def _drawn(step: Step, rules: Automa, tokens: Mapping[str, FactionToken]) -> Markup | None:
    """What the step puts on the table, where a drawing says more than a sign."""
    match step.rule:
        case "scy.automa.setup.supply":
            seat = next(iter(rules.automas))
            workers, mechs = (rules.on_mat(seat, unit) for unit in ("worker", "mech"))
            return faction_mat(tokens[seat], workers, mechs, rules.numbers.stars)
        case "scy.automa.setup.tracker":
            seat = step.args["seat"]
            return tracker(rules.tracker_card(seat), 0, tokens[seat], "")  # mods move it later
        case "scy.automa.setup.deck":
            return one_pile()
    return None


def _text(step: Step, words: ScytheWords) -> str:
    """What to do: as events tell it or a message of its own, else as the rule does."""
    rule = words.text(step.instead, **step.args) if step.instead else words.rule(step.rule)
    said = [words.event(event) for event in step.says] or [rule]
    lead = [words.text(step.lead, **step.args)] if step.lead else []
    more = [words.text(step.more, **step.args)] if step.more else []
    return " ".join([*lead, *said, *more])
