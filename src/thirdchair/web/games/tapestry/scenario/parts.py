"""The parts of a scenario on the correction form and in the history, kind by kind."""

from collections.abc import Iterator
from typing import Any

import msgspec

from thirdchair.table.journal import Table
from thirdchair.tapestry.modes import scenario_at
from thirdchair.tapestry.scenarios import capital
from thirdchair.tapestry.scenarios.correcting import LONGEST_TITLE
from thirdchair.tapestry.scenarios.parts import (
    Choice,
    Counter,
    Grid,
    Hexes,
    Marks,
    Part,
    Titles,
    Track,
)
from thirdchair.tapestry.state import State
from thirdchair.web import forms
from thirdchair.web.games.tapestry.solo import parts as solo_parts
from thirdchair.web.games.tapestry.solo.parts import NONE
from thirdchair.words import Words

FEW = 20
"""So many numbers can be offered one by one."""
LONGEST_LIST = 200


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field of the correction form: one of its options, a number, or text."""

    name: str
    label: str
    value: Any
    options: list[tuple[Any, str]] | None = None
    low: int | None = None
    high: int | None = None
    longest: int = 0
    pattern: str | None = None
    like: str | None = None
    wide: bool = False


def parts_of(state: State) -> list[Part]:
    """What a scenario keeps on the table; nothing where none is played."""
    scenario = scenario_at(state)
    return [] if scenario is None else scenario.parts()


# In the history


def fix_paths(state: State) -> Iterator[str]:
    """The parts of a scenario that can be set in one step of the record."""
    for part in parts_of(state):
        match part:
            case Counter() | Choice():
                yield f"scenario.{part.name}"
            case Track(tracks=tracks):
                yield from (f"scenario.{part.name}.{track}" for track in tracks)
            case Grid():
                plots = (plot for line in capital.rows() for plot in line)
                yield from (f"scenario.{part.name}.{plot}" for plot in plots)


def fix_commands(state: State) -> Iterator[dict[str, Any]]:
    """What you do only in a scenario: build in a capital that the app keeps, note a card."""
    for part in parts_of(state):
        match part:
            case Grid(kept=True, pieces=pieces):
                yield from ({"do": "build", "piece": piece} for piece in pieces)
            case Titles(value=titles):
                yield from ({"do": "note", "space": place} for place in range(1, len(titles) + 1))


def fix_values(state: State, rest: list[str]) -> list[Any] | None:
    """What such a part can be set to; None where it is a number that can be large."""
    match next((part for part in parts_of(state) if part.name == rest[0]), None):
        case Counter(low=low, high=high, none=none) if high - low <= FEW:
            return [*([None] if none else []), *range(low, high + 1)]
        case Choice(options=options):
            return [None, *options]
        case Track(last=last):
            return [None, *range(last + 1)]
        case Grid(pieces=pieces):
            return [None, *pieces, capital.TOKEN]
    return None


# On the correction form


def fields(state: State, words: Words) -> Iterator[Field]:
    """All fields of the form, part by part."""
    for part in parts_of(state):
        yield from _fields(part, words)


def _fields(part: Part, words: Words) -> Iterator[Field]:
    name, none = f"scenario.{part.name}", (NONE, words.text("page-solo-none"))
    match part:
        case Counter():
            yield _counter(part, name, none, words)
        case Choice(value=value, options=options):
            tracks = [none, *((track, words.text(f"track-{track}")) for track in options)]
            yield Field(name=name, label=_label(part, words), value=value or NONE, options=tracks)
        case Track(value=spaces, tracks=options, last=last):
            numbers = [none, *((space, str(space)) for space in range(last + 1))]
            for track in options:
                label = words.text(f"page-correct-{part.name}", track=track)
                now = spaces.get(track, NONE)
                yield Field(name=f"{name}.{track}", label=label, value=now, options=numbers)
        case Marks(value=marks, options=options, most=most):
            tracks = [none, *((track, words.text(f"track-{track}")) for track in options)]
            for place, now in enumerate([*marks, *[NONE] * (most - len(marks))], start=1):
                label = words.text(f"page-correct-{part.name}-n", place=place)
                yield Field(name=f"{name}.{place}", label=label, value=now, options=tracks)
        case Hexes(value=hexes):
            label, now = words.text(f"page-correct-{part.name}"), " ".join(map(str, hexes))
            yield Field(name=name, label=label, value=now, longest=LONGEST_LIST, wide=True)
        case Titles(value=titles):
            for place, title in enumerate(titles, start=1):
                label = words.text("page-note-space", space=place)
                yield Field(
                    name=f"{name}.{place}", label=label, value=title or "", longest=LONGEST_TITLE
                )
        case Grid():
            yield from _grid(part, name, words)


def _label(part: Part, words: Words) -> str:
    return words.text(f"part-scenario-{part.name}")


def _counter(part: Counter, name: str, none: tuple[str, str], words: Words) -> Field:
    label, now = _label(part, words), NONE if part.value is None else part.value
    if part.high - part.low > FEW:
        return Field(name=name, label=label, value=now, low=part.low, high=part.high)
    numbers = range(part.low, part.high + 1)
    said = [
        (
            number,
            words.text(f"{part.names}-name", **{part.names: number}) if part.names else str(number),
        )
        for number in numbers
    ]
    return Field(name=name, label=label, value=now, options=[*([none] if part.none else []), *said])


def _grid(part: Grid, name: str, words: Words) -> Iterator[Field]:
    """One plot at a time."""
    yield Field(
        name=f"{name}.plot",
        label=words.text("page-correct-plot"),
        value="",
        longest=len("r1c1"),
        pattern="[rR][1-9][cC][1-9]",
        like="r1c1",
    )
    pieces = [
        (NONE, words.text("page-plot-empty")),
        *((piece, words.text("capital-piece", piece=piece)) for piece in part.pieces),
        (capital.TOKEN, words.text("page-plot-token")),
    ]
    label = words.text("page-correct-piece")
    yield Field(name=f"{name}.piece", label=label, value=NONE, options=pieces)


def corrections(table: Table, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parts whose field says something else than the table."""
    yield from solo_parts.corrections(table, form)
    for part in parts_of(table.state):
        yield from _corrections(part, f"scenario.{part.name}", form)


def _corrections(part: Part, path: str, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    match part:
        case Counter(value=now):
            yield from _number(form, path, now)
        case Choice(value=chosen):
            yield from _word(form, path, chosen)
        case Track(value=spaces, tracks=tracks):
            for track in tracks:
                yield from _number(form, f"{path}.{track}", spaces.get(track))
        case Titles(value=titles):
            for place, title in enumerate(titles, start=1):
                yield from _word(form, f"{path}.{place}", title)
        case Marks(value=marks, most=most) if f"{path}.1" in form:
            sent = [forms.text(form, f"{path}.{place}", NONE) for place in range(1, most + 1)]
            placed = [mark for mark in sent if mark != NONE]
            if placed != marks:
                yield path, placed
        case Hexes(value=hexes) if path in form:
            places = sorted({forms.number({"hex": one}, "hex") for one in _several(form, path)})
            if places != hexes:
                yield path, places
        case Grid():
            if plot := forms.text(form, f"{path}.plot", "").lower():
                piece = forms.text(form, f"{path}.piece", NONE)
                yield f"{path}.{plot}", None if piece == NONE else piece


def _several(form: dict[str, Any], field: str) -> list[str]:
    """Numbers with blanks or commas between them."""
    return forms.text(form, field).replace(",", " ").split()


def _number(form: dict[str, Any], path: str, now: int | None) -> Iterator[tuple[str, int | None]]:
    if path in form:
        sent = forms.text(form, path)
        value = None if sent in ("", NONE) else forms.number(form, path)
        if value != now:
            yield path, value


def _word(form: dict[str, Any], path: str, now: str | None) -> Iterator[tuple[str, str | None]]:
    if path in form:
        sent = forms.text(form, path)
        value = None if sent in ("", NONE) else sent
        if value != now:
            yield path, value
