"""The card of a finished game of Tapestry: points by source, and how they grew."""

from collections.abc import Iterator, Mapping
from typing import Any

from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.state import SoloState, State
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.ending import Curve, Ending, Line, Part, Side, after_turns, filled
from thirdchair.web.games.tapestry import verdict
from thirdchair.web.games.tapestry.boards import courses_of, seats
from thirdchair.web.games.tapestry.solo.expansions import played_with
from thirdchair.words import Words

Event = Mapping[str, Any]
ROWS = ("landmarks", "territories")
"""What the rows of an income mat count that is no track."""
SOURCES = ("tracks", *ROWS, "era", "achievement", "civilization", "finished")
"""Where points come from, in the order of the card."""


def ending(saved: Saved, words: Words, tokens: Mapping[str, Token]) -> Ending | None:
    """All that the card says; None of a game that was closed without a result."""
    table = saved.table
    state: State = table.state
    if state.result is None:
        return None
    events = table.journal.entries[table.journal.at - 1].events
    return Ending(
        winner=verdict.winner(state.result, words),
        outcome=verdict.went(state.result),
        why=verdict.why(state, events, words),
        points=lambda n: words.text("page-result-unit", n=n),
        sides=list(_sides(table, words, tokens)),
        curves=[curve for curve in _curves(table, words, tokens) if curve.has_course],
        facts=facts(state, words),
    )


def facts(state: State, words: Words) -> list[str]:
    """Against whom it was, and how long."""
    lines = [words.text("page-recap-turns", count=state.turn)]
    if isinstance(state, SoloState):
        lines = [level_told(state, words), *played_with(state, words), *lines]
    return lines


def level_told(state: SoloState, words: Words) -> str:
    """The level with the name that its card has, and the civilizations of the Automa."""
    civs = ", ".join(words.text(f"civ-{civ}") for civ in state.civs)
    level = words.text(f"level-{state.level}")
    return words.text(
        "page-recap-level", level=state.level, name=level, part=civs, count=len(state.civs)
    )


# Points


def _sides(table: Table, words: Words, tokens: Mapping[str, Token]) -> Iterator[Side]:
    """Who has points, people first."""
    end = table.state.result
    sources = _sources(table, words)
    for seat in (one for one in seats(table) if one in end.vp):
        known = sources.get(seat, [])
        rest = words.text("page-result-from-other" if seat == AUTOMA else "page-result-from-rest")
        yield Side(
            seat=seat,
            name=words.seat(seat),
            color=tokens[seat].color,
            points=end.vp[seat],
            won=seat in end.winner,
            parts=filled(known, end.vp[seat], rest) if known else (),
        )


def _sources(table: Table, words: Words) -> dict[str, list[Part]]:
    """What the app has seen of everybody's points, by source."""
    found: dict[str, dict[str, int]] = {}
    for entry in table.journal.entries[: table.journal.at]:
        for event in entry.events:
            if event["type"] == "scored":
                _count(event, found.setdefault(event["who"], {}))
    return {
        seat: [
            Part(words.text(f"page-result-from-{source}"), by[source])
            for source in SOURCES
            if by.get(source)
        ]
        for seat, by in found.items()
    }


def _count(event: Event, by: dict[str, int]) -> None:
    """An income turn counts by what its rows counted; the rest by what it was for."""
    if not event.get("rows"):
        by[event["for"]] = by.get(event["for"], 0) + event["points"]
        return
    for row in event["rows"]:
        for what, count in row["counts"].items():
            source = what if what in ROWS else "tracks"
            by[source] = by.get(source, 0) + count * row["times"]


# The course of the game


def _curves(table: Table, words: Words, tokens: Mapping[str, Token]) -> Iterator[Curve]:
    points = after_turns(table, _points)
    end = table.state.result.vp
    name = words.text("page-result-curve-points", turns=len(points))
    yield Curve(name, [_line(seat, points, words, tokens) for seat in end])
    spaces = after_turns(table, _spaces)
    lines = [_line(seat, spaces, words, tokens) for seat in seats(table)]
    yield Curve(words.text("page-result-curve-tracks", turns=len(spaces)), lines)


def _line(
    seat: str, values: list[dict[str, int]], words: Words, tokens: Mapping[str, Token]
) -> Line:
    return Line(words.seat(seat), tokens[seat].color, [one.get(seat) for one in values])


def _points(state: State) -> dict[str, int]:
    """What is known of the points; yours only if you have told some."""
    if state.result is not None:
        return state.result.vp
    told = state.vp if isinstance(state, SoloState) else {}
    return {seat: points for seat, points in told.items() if seat != YOU or points}


def _spaces(state: State) -> dict[str, int]:
    """How far the tokens of each seat have come on all tracks together."""
    courses, far = courses_of(state), dict[str, int]()
    for seat, spaces in state.tracks.items():
        owner = YOU if seat == SECOND else seat
        gone = sum(courses[track].progress(at) for track, at in spaces.items())
        far[owner] = far.get(owner, 0) + gone
    return far
