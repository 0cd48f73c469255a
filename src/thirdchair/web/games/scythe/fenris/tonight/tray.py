"""The tray of an evening: the triumph track with everybody's stars, and what tonight counts.

Nobody needs it: what is told here is filled in beforehand when the result is told.
"""

from collections import Counter
from typing import Any

import msgspec

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack
from thirdchair.scythe.fenris.tonight.table import AUTOMA
from thirdchair.table.journal import Entry, Table
from thirdchair.web.games.scythe.fenris.screen import At, campaign_of, do_for
from thirdchair.web.games.scythe.turns import rules_of


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the track. Of several spaces for one triumph, the first is filled first."""

    triumph: str
    place: int
    stars: list[str]
    """Whose stars lie there."""
    brings: list[str]
    """What lies there for whoever comes first."""
    mine: bool
    """Does a star of the seat lie there whose buttons these are?"""
    open: bool
    """May that seat place one?"""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What tonight counts for a seat."""

    seat: str
    stars: int
    counts: dict[str, int]


class Tray(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    cells: list[Cell]
    rows: list[Row]
    counts: tuple[str, ...]
    most: dict[str, int]
    """How much a seat can have of each."""
    beside: list[str]
    """Whose stars lie beside the track, as often as they do."""
    moments: tuple[str, ...]
    """What of it asks what comes of it: a button of its own, where no move tells it."""
    calls: list[str]
    """What the table should hear by now."""
    almost: list[str]
    """The seats whose next star ends the game."""
    absent: list[str]
    """Who is not here yet, or not any more: one tap, and they are."""
    here: list[str]
    """People who may have to leave early."""
    once: dict[str, bool]
    """What lies before the seat for one use tonight, and whether it was used."""
    worn: list[str]


def tray_of(at: At) -> Tray:
    """The tray of tonight, with the buttons of seat `at.who`."""
    rules = rules_of(at.table)
    seats = rules.state.seats
    counted = [what for what in at.rules.counts() if what not in at.rules.not_tapped]
    own = {seat: (*counted, *rules.countable(seat)) for seat in seats}
    counts = tuple(dict.fromkeys(what for each in own.values() for what in each))
    people = [seat for seat in seats if at.state.sheets[seat].kind == "human"]
    return Tray(
        cells=_cells(rules, at.who),
        rows=[
            Row(
                seat=seat,
                stars=rules.star_count(seat),
                counts={what: one.holds.get(what, 0) for what in dict.fromkeys(own[seat])},
            )
            for seat, one in seats.items()
        ],
        counts=counts,
        moments=_moments(rules, counts),
        calls=[
            at.words.event({"type": "step", **msgspec.to_builtins(step)})
            for step in (rules.calls() if isinstance(rules, OnTheTrack) else ())
        ],
        most={what: at.rules.most_of(what) for what in counted},
        beside=list(Counter(_beside(rules)).elements()),
        almost=[
            seat
            for seat in seats
            if rules.state.ended is None and rules.star_count(seat) == rules.numbers.stars - 1
        ],
        absent=[seat for seat in people if _is_absent(at, seat)],
        here=[seat for seat in people if not _is_absent(at, seat)],
        once=dict(seats[at.who].turned) if at.who in seats else {},
        worn=list(seats[at.who].worn.values()) if at.who in seats else [],
    )


def _moments(rules: Automa, counts: tuple[str, ...]) -> tuple[str, ...]:
    """On a board that the app follows, the move itself is the moment."""
    if not isinstance(rules, OnTheTrack) or (rules.state.board is True and rules.automas):
        return ()
    return tuple(what for what in counts if rules.more_asks(what, 1))


def _is_absent(at: At, seat: str) -> bool:
    """Does somebody come later, or has somebody gone whose seat is played or counted without?"""
    sheet = at.state.sheets[seat]
    return sheet.presence in ("late", "away") or sheet.played_by == AUTOMA


def _cells(rules: Automa, who: str) -> list[Cell]:
    """The track from left to right."""
    track, seats, laid = rules.material.track, rules.state.seats, rules.state.laid
    seen: Counter[str] = Counter()
    cells = []
    for place, triumph in enumerate(track):
        number, last = seen[triumph], seen[triumph] + 1 == track.count(triumph)
        seen[triumph] += 1
        stars = [
            seat
            for seat, one in seats.items()
            for _ in range(_here(one.stars.get(triumph, 0), number, last=last))
        ]
        left = {kind: places.get(triumph, 0) for kind, places in laid.items()}
        free = track.count(triumph) - number
        cells.append(
            Cell(
                triumph=triumph,
                place=place,
                stars=stars,
                brings=[kind for kind, n in left.items() if n >= free],
                mine=who in stars,
                open=who in seats and rules.may_star(who, triumph),
            )
        )
    return cells


def _here(stars: int, number: int, *, last: bool) -> int:
    """How many stars of a seat lie on the space with that number; the last one holds the rest."""
    return max(0, stars - number if last else min(1, stars - number))


def _beside(rules: Automa) -> dict[str, int]:
    """Stars for which the track has no space."""
    track = rules.material.track
    return {
        seat: sum(n for triumph, n in one.stars.items() if triumph not in track)
        for seat, one in rules.state.seats.items()
    }


# What a tap does


def tap(table: Table, command: dict[str, Any], by: str) -> None:
    """A tap on the tray, for whichever seat: the tray lies in the middle of the table."""
    if command["seat"] in campaign_of(table).sheets:
        do_for(table, command, by)
    else:
        table.do(command, by)


def take_off(table: Table, seat: str, triumph: str, by: str) -> None:
    """A star that was tapped by mistake: taken back if its seat has chosen nothing since, else off
    the track."""
    star: dict[str, Any] = {"do": "mark", "seat": seat, "at": triumph}
    if (last := _last_of(table, seat)) is not None and last.command == star:
        speaker, table.speaker = table.speaker, seat
        try:
            table.undo()
        finally:
            table.speaker = speaker
        return
    tap(table, {**star, "n": -1}, by)


def _last_of(table: Table, seat: str) -> Entry | None:
    """What undo would take back for a seat, if it is a free choice."""
    speaker, table.speaker = table.speaker, seat
    try:
        mine = table.own_choice
    finally:
        table.speaker = speaker
    return None if mine is None else table.journal.entries[mine]
