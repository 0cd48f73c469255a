"""A turn of the bots in one quiet line; the list below it says what the hand does."""

from collections.abc import Mapping, Sequence
from typing import Any

from thirdchair.words import Words

Event = Mapping[str, Any]


def summed(events: Sequence[Event], words: Words) -> str:
    """Where each bot stands now and what it gained: "Automa: Technology 4, hex 12 conquered"."""
    said: dict[str, dict[str, str]] = {}
    for event in events:
        if event["type"] == "toppled":  # a trap: what was conquered is lost again
            said.get(event["who"], {}).pop(_hex(event), None)
        found = _part(event, words)
        if found is not None:
            about, part = found
            said.setdefault(event["who"], {})[about] = part
    for who, points in _points(events).items():
        if points:
            said.setdefault(who, {})["points"] = words.text("page-sum-points", points=points)
    lines = (
        words.text("page-sum-bot", who=who, part=", ".join(parts.values()))
        for who, parts in said.items()
        if parts
    )
    return "; ".join(lines)


def _part(event: Event, words: Words) -> tuple[str, str] | None:
    """What an event adds to the line; a later one about the same thing takes its place."""
    match event["type"]:
        case "advanced" | "regressed":
            track = event["track"]
            return track, words.text("page-sum-track", track=track, space=event["to"])
        case "landmark":
            return event["landmark"], words.text("page-sum-landmark")
        case "explored" | "conquered" as what if not event.get("held"):
            return _hex(event), words.text("page-sum-hex", what=what, hex=event["hex"])
    return None


def _hex(event: Event) -> str:
    return f"hex {event['hex']}"


def _points(events: Sequence[Event]) -> dict[str, int]:
    """The points that each gained in all."""
    found: dict[str, int] = {}
    for event in events:
        if event["type"] == "scored":
            found[event["who"]] = found.get(event["who"], 0) + event["to"] - event["from"]
    return found
