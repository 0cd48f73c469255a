"""The parts of a scenario that the correction form can set, beyond those of the solo game."""

from collections.abc import Iterator
from typing import Any

from thirdchair.table.journal import Table
from thirdchair.tapestry.scenarios.capital import LINE, PIECES, TOKEN, rows
from thirdchair.tapestry.scenarios.notes import SPACES
from thirdchair.tapestry.scenarios.tables import (
    CapitalTable,
    FallTable,
    FocusTable,
    MapTable,
    PremonitionTable,
)
from thirdchair.tapestry.state import State
from thirdchair.web import forms
from thirdchair.web.games.tapestry.solo import parts as solo_parts
from thirdchair.web.games.tapestry.solo.parts import NONE

LAST_SPACE = 12
"""The last space of every track."""


def fix_paths(state: State) -> Iterator[str]:
    """The parts of a scenario that can be set in one step of the record."""
    match getattr(state, "scenario", None):
        case FocusTable():
            yield "scenario.favorite"
            yield from (f"scenario.blockers.{track}" for track in state.tracks["you"])
        case CapitalTable():
            yield from ("scenario.district", "scenario.last")
            yield from (f"scenario.plots.{plot}" for line in rows() for plot in line)
        case MapTable():
            yield "scenario.target"
        case PremonitionTable():
            yield "scenario.face_down"


def fix_commands(state: State) -> Iterator[dict[str, Any]]:
    """What you do only in a scenario: build in a capital that the app keeps, note a card."""
    match getattr(state, "scenario", None):
        case CapitalTable(tracked=True):
            yield from ({"do": "build", "piece": piece} for piece in PIECES)
        case FallTable() | PremonitionTable():
            yield from ({"do": "note", "space": space} for space in range(1, SPACES + 1))


def fix_values(state: State, rest: list[str]) -> list[Any] | None:
    """What such a part can be set to; None where it is a number that can be large."""
    match rest[0]:
        case "favorite":
            return [None, *state.tracks["you"]]
        case "blockers":
            return [None, *range(LAST_SPACE + 1)]
        case "district":
            return list(LINE)
        case "last":
            return [None, *LINE]
        case "plots":
            return [None, *PIECES, TOKEN]
        case "face_down":
            return list(range(SPACES + 1))
    return None


def corrections(table: Table, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parts whose field says something else than the table."""
    yield from solo_parts.corrections(table, form)
    match table.state.scenario:
        case FocusTable() as focus:
            yield from _focus(table, focus, form)
        case FallTable(cards=cards) | PremonitionTable(cards=cards):
            for space, now in enumerate(cards, start=1):
                yield from _word(form, f"scenario.cards.{space}", now)
            if isinstance(table.state.scenario, PremonitionTable):
                face_down = table.state.scenario.face_down
                yield from _number(form, "scenario.face_down", face_down)
        case CapitalTable() as city:
            yield from _city(city, form)
        case MapTable() as horde:
            yield from _horde(horde, form)


def _focus(table: Table, focus: FocusTable, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    yield from _word(form, "scenario.favorite", focus.favorite)
    for track in table.state.tracks["you"]:
        yield from _number(form, f"scenario.blockers.{track}", focus.blockers.get(track))


def _city(city: CapitalTable, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    yield from _number(form, "scenario.district", city.district)
    yield from _number(form, "scenario.last", city.last)
    if plot := forms.text(form, "scenario.plot", "").lower():
        piece = forms.text(form, "scenario.piece", NONE)
        yield f"scenario.plots.{plot}", None if piece == NONE else piece


def _horde(horde: MapTable, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    yield from _number(form, "scenario.target", horde.target)
    if "scenario.kaiju" in form:
        sent = sorted(
            {forms.number({"hex": one}, "hex") for one in _several(form, "scenario.kaiju")}
        )
        if sent != horde.kaiju:
            yield "scenario.kaiju", sent
    if "scenario.blocker.1" in form:
        tracks = [forms.text(form, f"scenario.blocker.{place}", NONE) for place in (1, 2)]
        placed = [track for track in tracks if track != NONE]
        if placed != horde.blockers:
            yield "scenario.blockers", placed


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
