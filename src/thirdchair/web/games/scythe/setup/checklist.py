"""The set-up of a Scythe table: the board, every seat with what it starts with, the cards."""

from collections.abc import Iterator
from typing import Any

from thirdchair.scythe.content import numbers
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import APP
from thirdchair.table.store import Saved
from thirdchair.words.games.scythe import ScytheWords

REMINDERS = (
    "scy.automa.human.no-peek",
    "scy.automa.lacks",
    "scy.automa.terms.territory",
    "scy.automa.human.combat",
)


def checklist(saved: Saved, words: ScytheWords) -> dict[str, Any]:
    """All steps; a seat's step says what lies where at this table."""
    ticks = saved.options.get("ticks", {})
    steps = [
        {"id": key, "rule": rule, "text": text, "here": here, "done": bool(ticks.get(key))}
        for key, rule, text, here in _steps(saved, words)
    ]
    reminders = [{"id": rule, "text": words.rule(rule)} for rule in REMINDERS]
    return {
        "lead": "page-scythe-checklist-lead",
        "steps": steps,
        "reminders": reminders,
        "ready": saved.table.ready,
    }


def _steps(saved: Saved, words: ScytheWords) -> Iterator[tuple[str, str, str, str | None]]:
    state: AutomaState = saved.table.state

    def step(rule: str) -> tuple[str, str, str, str | None]:
        return rule, rule, words.rule(rule), None

    count = len(state.seats) + numbers().factory_cards_more
    cards = words.text("page-scythe-checklist-factory", count=count)
    yield (*step("scy.automa.setup.board")[:3], cards)
    for event in saved.table.journal.entries[0].events:
        if event["type"] == "seated":
            rule = f"scy.automa.setup.{'units' if event['kind'] == 'automa' else 'board'}"
            mat = state.seats[event["seat"]].mat
            here = mat and words.text("page-scythe-checklist-mat", mat=mat)
            yield f"{rule}.{event['seat']}", rule, words.event(event), here
    yield step("scy.automa.setup.supply")
    for seat, one in state.seats.items():
        if one.level is not None:
            rule = "scy.automa.setup.tracker"
            here = f"{words.seat(seat)}: {words.text(f'scythe-level-{one.level}')}"
            key, text = f"{rule}.{seat}", words.rule(rule)
            if seat in state.head_starts:
                rule, text = _head_start(saved, seat, words)
            yield key, rule, text, here
    if saved.table.journal.chance != APP:
        yield step("scy.automa.setup.deck")
    if state.marker is not None:
        rule = "fen.multi.reading-order.1"
        yield rule, rule, f"{words.rule(rule)} {words.text('page-scythe-marker-why')}", None
    yield step("scy.automa.setup.first")


def _head_start(saved: Saved, seat: str, words: ScytheWords) -> tuple[str, str]:
    """The marker does not begin on its first space: the rule, and where it stands instead."""
    later = [
        event
        for event in saved.table.journal.entries[0].events
        if event.get("seat") == seat and event["type"] not in ("seated", "starts")
    ]
    steps = [event for event in later if event["type"] == "tracker"]
    said = [words.event(event) for event in later if event not in steps[:-1]]
    lead = words.text("page-scythe-checklist-head")
    return steps[-1]["rule"], " ".join([lead, *said])
