"""The board of a table page: what is drawn, what a tap on a place does, how close one looks."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

import msgspec
from markupsafe import Markup

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.state import AutomaState
from thirdchair.table.record import Entry
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.asked.meeting import MEET, places
from thirdchair.web.games.scythe.board.looks import (
    figures_of,
    labels,
    layout_from,
    standing_at,
    tokens_on_board,
    units_of,
)
from thirdchair.web.games.scythe.board.picking import HEAD, Picked, after_tap, with_count, without
from thirdchair.web.games.scythe.drawing.board import Scene, Way, board, compass
from thirdchair.web.games.scythe.drawing.card import card
from thirdchair.web.games.scythe.drawing.layout import Layout
from thirdchair.web.games.scythe.drawing.tracker import tracker
from thirdchair.web.games.scythe.drawing.units import FactionToken
from thirdchair.web.games.scythe.frames import Frame
from thirdchair.web.games.scythe.questions import Asked
from thirdchair.web.games.scythe.telling import Told, places_in, ways
from thirdchair.web.games.scythe.turns import next_seat, passed_on, rules_of, state_of
from thirdchair.words.games.scythe import ScytheWords

WHY = "why."
WHOLE = "board"
"""The part of the page that shows all of the board."""


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """What a reader looks at: the table, what was told, what is asked, what was tapped."""

    saved: Saved
    base: str
    """The address of the table."""
    side: str
    """Which side of the board lies at the bottom."""
    words: ScytheWords
    tokens: Mapping[str, FactionToken]
    told: Told | None
    since: Sequence[Entry]
    question: Asked | None
    who: str
    pick: Picked
    see: str | None
    meets: str | None = None
    """Where somebody has come to an Automa; empty while the place is not tapped yet."""

    @property
    def state(self) -> AutomaState:
        return state_of(self.saved.table)

    @property
    def frame(self) -> int | None:
        """Which step of the reasons somebody wants to see."""
        told, see = self.told, self.see or ""
        if not told or not see.startswith(WHY) or not see[len(WHY) :].isdecimal():
            return None
        number = int(see[len(WHY) :][:4])
        return number if number < len(told.frames) else None

    def address(self, see: str) -> str:
        """Where a tap leads that only looks."""
        return f"{self.base}?{urlencode({'who': self.who, 'see': see or WHOLE}, safe=':')}"


def shown(sight: Sight) -> dict[str, Any]:
    """What the template needs for the board, its caption and the group that is being moved."""
    rules, pick, words = rules_of(sight.saved.table), sight.pick, sight.words
    where, state = layout_from(rules, sight.side), sight.state
    told, frame = sight.told, sight.frame
    walk = None if told is None or frame is None else told.frames[frame]
    scene = _explained(walk, told.before, where) if told and walk else _now(sight, where)
    links = {one: sight.address(after_tap(pick, one)) for one in where.spots}
    if sight.question:
        links = sight.question.links
    elif sight.meets is not None:
        links = {one: sight.address(f"{MEET}.{one}") for one in places(rules, sight.who)}
    said = labels(rules, words)
    if state.board is False:
        said = {one: words.place(one) for one in where.spots}
    scene = msgspec.structs.replace(scene, labels=said, links=links)
    return {
        "board_turn": where.turn,
        "compass": compass(where.turn, words.text("page-scythe-north")),
        "board": board(where, scene, sight.tokens, words.text("page-scythe-board")),
        "whole": sight.see == WHOLE or scene.view is None or scene.view == where.whole,
        "frame": walk,
        "frame_at": frame,
        "frames": len(told.frames) if told else 0,
        "pick": pick,
        "pick_there": standing_at(state, pick.place, words) if pick.place else [],
        "pick_units": _units_at(pick),
        "steps_": _steps(sight),
        "pick_address": sight.see if sight.see and sight.see.startswith(HEAD) else "",
        "card": _card(rules, told, sight.tokens, words),
        "trackers": _trackers(rules, sight.tokens, words),
    }


def _now(sight: Sight, where: Layout) -> Scene:
    """The board as it stands, with the last ways, or with the moves that are being collected."""
    state, pick, who, told, question = (
        sight.state,
        sight.pick,
        sight.who,
        sight.told,
        sight.question,
    )
    if sight.meets is not None:
        return _meeting(sight)
    picking = bool(pick.steps or pick.place)
    units = question.units if question and question.units else units_of(state)
    tokens = tokens_on_board(state)
    if question and question.encounters is not None:
        tokens = {**tokens, "encounter": question.encounters}
    events = [event for entry in sight.since for event in entry.events]
    done = places_in(events, rules_of(sight.saved.table))
    if picking:
        units = {**units, who: {**units[who], **pick.units}}
        arrows = [Way(step.start, step.end, sight.tokens[who].color) for step in pick.steps]
    else:
        arrows = ways(events, sight.tokens) if done else told.ways if told else []
    close = done or (told.places if told else [])
    if passed_on(sight.saved.table):
        close = []
    elif close and state.board is True and next_seat(sight.saved.table) == who:
        close = [*close, *(place for unit in UNITS for place in state.seats[who].units[unit])]
    whole = sight.see == WHOLE or bool(question and question.whole)
    places = [question.at] if question and question.at else question.options if question else []
    return Scene(
        units=units,
        figures=figures_of(state),
        tokens=tokens,
        ways=arrows,
        lit={way.end for way in arrows},
        picked=[pick.place] if pick.place else places,
        numbers=question.numbers if question else {},
        view=None if whole or picking else where.close(places or close),
    )


def _meeting(sight: Sight) -> Scene:
    """Where somebody may have come to an Automa; with cards only the board is bare."""
    rules = rules_of(sight.saved.table)
    kept = sight.state.board is not False
    return Scene(
        units=units_of(sight.state) if kept else {},
        figures=figures_of(sight.state),
        tokens=tokens_on_board(sight.state) if kept else {},
        ways=[],
        lit=set(places(rules, sight.who)) if kept else set(),
        picked=[sight.meets] if sight.meets else [],
        view=None,
    )


def _explained(frame: Frame, before: AutomaState, where: Layout) -> Scene:
    """One step of the reasons: candidates shaded, those that stay marked, what counted."""
    way = [Way(*frame.way, "gray")] if frame.way else []
    places = [place for place in frame.from_ if place in where.spots]
    return Scene(
        units=units_of(before),
        figures=figures_of(before),
        tokens=tokens_on_board(before),
        ways=way,
        shaded=places,
        kept=frame.to,
        values={} if len(places) < len(frame.from_) else frame.values,
        view=where.close([*places, *(frame.way or ())]),
    )


# The group that is being moved


def _units_at(pick: Picked) -> dict[str, int]:
    if pick.place is None:
        return {}
    return {unit: n for unit in UNITS if (n := pick.units.get(unit, {}).get(pick.place, 0))}


def _steps(sight: Sight) -> list[dict[str, Any]]:
    """Every collected move with the addresses that change its numbers."""
    return [
        {
            "start": step.start,
            "end": step.end,
            "units": [_stepper(sight, number, unit) for unit in step.here],
            "drop": sight.address(without(sight.pick, number)),
        }
        for number, step in enumerate(sight.pick.steps)
    ]


def _stepper(sight: Sight, number: int, unit: str) -> dict[str, Any]:
    """How many of a kind go along, and the addresses of one fewer and one more."""
    step = sight.pick.steps[number]
    n, most = step.units.get(unit, 0), step.here[unit]

    def other(count: int) -> str | None:
        fits = 0 <= count <= most
        return sight.address(with_count(sight.pick, number, unit, count)) if fits else None

    return {
        "unit": unit,
        "n": n,
        "stay": most - n,
        "less": other(n - 1),
        "more": other(n + 1),
    }


# Beside the board


def _card(
    rules: Automa, told: Told | None, tokens: Mapping[str, FactionToken], words: ScytheWords
) -> Markup | None:
    if told is None or told.reading is None:
        return None
    known = {one.faction: one.letter for one in tokens.values()}

    def emblem(faction: str) -> tuple[str, str]:
        letter = known.get(faction) or words.text(f"scythe-faction-{faction}")[:1].upper()
        return letter, rules.material.factions[faction].color

    label = words.text("page-scythe-card", number=told.card, scheme=told.reading.scheme)
    return card(told.reading, emblem, label)


def _trackers(
    rules: Automa, tokens: Mapping[str, FactionToken], words: ScytheWords
) -> dict[str, Markup]:
    drawn = {}
    for seat, one in rules.state.seats.items():
        if one.level is not None:
            sheet = rules.tracker_card(seat)
            label = words.text(
                "page-scythe-tracker",
                part=words.tracker_space(one.tracker),
                count=sheet.last + 1,
                name=words.seat(seat),
            )
            drawn[seat] = tracker(sheet, one.tracker, tokens[seat], label)
    return drawn
