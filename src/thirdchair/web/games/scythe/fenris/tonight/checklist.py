"""The set-up of tonight as a list to tick: what is different first, then the usual steps."""

from collections.abc import Mapping
from typing import Any

from thirdchair.scythe.setup.setups import AutomaSetup
from thirdchair.table.journal import APP
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.fenris.screen import campaign_of
from thirdchair.web.games.scythe.fenris.tonight.setting_up import set_up_events
from thirdchair.web.games.scythe.setup.checklist import row
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.web.pages.table.lying import Lying
from thirdchair.words.games.scythe import ScytheWords

OWN_STEPS = ("step", "passed_over")
"""What an evening tells of its own set-up."""
ANY = AutomaSetup(game="scythe", mode="automa", seats=())
"""A set-up with nothing in it: a campaign says everything when an evening begins."""


def checklist(saved: Saved, words: ScytheWords, lying: Lying) -> dict[str, Any]:
    """All steps of tonight; none between two evenings. Ticks are those of this evening."""
    state = campaign_of(saved.table)
    found: dict[str, Any] = {"reminders": [], "ready": saved.table.ready, "lying": lying}
    if state.tonight is None:
        return {**found, "steps": []}
    events = set_up_events(saved.table)
    rules = rules_of(saved.table)
    app = saved.table.journal.chance == APP
    usual = [
        row(step, rules.state.seats, words)
        for step in rules.steps(ANY, events)
        if not (step.with_cards and app)
    ]
    own = (_different(event, words) for event in events if event["type"] in OWN_STEPS)
    steps = [*own, *usual]
    ticks = saved.options.get("ticks", {})
    for place, step in enumerate(steps, start=1):
        step["id"] = f"{state.evening[0]}-{place}"
        step["done"] = bool(ticks.get(step["id"]))
    return {**found, "lead": "page-fenris-checklist", "steps": steps}


def _different(event: Mapping[str, Any], words: ScytheWords) -> dict[str, Any]:
    seat = event.get("seat")
    return {
        "rule": event["rule"],
        "text": words.event(event),
        "here": words.seat(seat) if seat else None,
        "tokens": [seat] if seat else [],
        "signs": [],
    }
