"""One screen for an asked board: only the territories that decide what the card does.

After every tap the rules say anew what still matters; the other rows stay where they were, but say
that they do not count. Who has come was
last known somewhere, and is taken away from there at once. The territories are tapped on the
board; where many matter it takes the place of the rows.

With four people a turn takes five taps at most, the one that plays it and the one that says done
included, unless four or more of the territories that decide have changed since they were last asked
about, or somebody is attacked whose stack has changed in kind and number: then six or seven.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from markupsafe import Markup

from thirdchair.kit.questions import Places
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.scythe.asked.looking import Pieces, Watch, watch, watch_all
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.asked.chips import Line, Screen
from thirdchair.web.games.scythe.asked.tapped import Told, told_in
from thirdchair.web.games.scythe.drawing.units import FactionToken
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.words.games.scythe import ScytheWords

MANY = 20
"""If more territories matter than this, the board is tapped and only what was tapped is listed."""


class Looked(msgspec.Struct, frozen=True):
    """The screen: what was told, what is left to look at, and what is sent in the end."""

    lines: list[Line]
    marked: list[Line]
    """All territories that matter, also those that are only tapped on the board."""
    address: str
    left: int
    humans: int
    many: bool
    workers_counted: bool
    """Are groups of workers compared?"""
    links: dict[str, str]
    """Where a tap on a territory of the board leads."""
    units: dict[str, dict[str, Pieces]]
    """What the board shows: everybody where the taps have put them."""
    encounters: list[str]
    """The tokens that are left then."""

    @property
    def either(self) -> bool:
        """Is a mech or the character offered, whichever it is?"""
        return any(
            chip.id.endswith("-fighter") and not chip.n
            for line in self.lines
            for chip in line.chips
        )

    @property
    def places(self) -> list[str]:
        return [line.place for line in self.lines if not line.idle]

    @property
    def numbers(self) -> dict[str, int]:
        return {line.place: line.number for line in self.lines if not line.idle}


def looked(
    table: Table,
    base: str,
    who: str,
    see: str | None,
    tokens: Mapping[str, FactionToken],
    words: ScytheWords,
) -> Looked | None:
    """The rows of the open question, None if it is about something else."""
    question = table.question
    if not isinstance(question, Places):
        return None
    told = told_in(see)
    try:
        seen = _watched(table, question, told)
    except Refusal:
        told = Told()
        seen = _watched(table, question, told)
    again = {row.place for row in seen.rows}
    rows = [(row, row.place not in again) for row in seen.told]
    rows += [(row, False) for row in seen.rows if row.place not in told.pieces]
    page = Screen(rules_of(table), told, base, who, tokens, words)
    many = len(seen.rows) > MANY
    places = [row.place for row, _ in rows]
    first = seen if not told.pieces or many else _watched(table, question, Told())
    stay = [row.place for row in first.rows]
    order = [*stay, *(place for place in places if place not in stay)]
    number = {place: n for n, place in enumerate(order, start=1)}
    rows.sort(key=lambda row: number[row[0].place])
    lines = [page.line(number[row.place], row, done) for row, done in rows]
    links = {
        line.place: page.tap(line, row, many) for line, (row, _) in zip(lines, rows, strict=True)
    }
    links |= {row.place: link for row in seen.others if (link := page.arrived(row))}
    marked = lines
    if many:
        touched = [line for line in lines if line.told or line.undo or line.chosen]
        lines = [msgspec.structs.replace(line, number=n) for n, line in enumerate(touched, start=1)]
    came = _came(table, tokens, words)
    lines = [msgspec.structs.replace(line, comes=came.get(line.place, "")) for line in lines]
    return Looked(
        lines=lines if many else _with_idle(lines, number, words),
        marked=marked,
        address=told.choosing("").address if told.pieces else "",
        left=len(seen.rows),
        humans=len(page.humans),
        many=many,
        workers_counted=any(row.workers_counted and not row.fighters_counted for row in seen.rows),
        links=links,
        units=seen.units,
        encounters=seen.encounters,
    )


def _came(
    table: Table, tokens: Mapping[str, FactionToken], words: ScytheWords
) -> dict[str, Markup]:
    """The figures that have moved in this turn, by where they have come to: the question lies over
    the list of their moves."""
    moved = [one for one in table.events() if one["type"] == "actor_moved"]
    return {
        one["to"]: Markup("{} {}").format(
            tokens[one["actor"]].picture,
            words.text(
                "page-asked-came",
                name=words.seat(one["actor"]),
                part=words.short_place(one["from"]),
            ),
        )
        for one in moved
    }


def _with_idle(lines: list[Line], number: dict[str, int], words: ScytheWords) -> list[Line]:
    """The rows where they were: what matters no more after a tap keeps its place, without chips."""
    told = {line.place: line for line in lines}
    return [
        told.get(place) or Line(n, place, words.place(place), [], told=False, idle=True)
        for place, n in number.items()
    ]


def answer(table: Table, form: dict[str, Any], by: str) -> None:
    """Done: it is as shown, with what was tapped and what follows from it."""
    question = table.question
    if not isinstance(question, Places):
        raise bad_input("unknown-value", where="act", value="looked")
    sent = forms.text(form, "told", "")
    told = told_in(sent)
    if sent and not told.pieces:
        raise bad_input("malformed", where="told")
    table.answer(_watched(table, question, told).answer, by)


def _watched(table: Table, question: Places, told: Told) -> Watch:
    """What the rules make of what was tapped; refuses what this question does not ask for."""
    question.check(told.pieces)
    rules, asks = rules_of(table), question.seat or ""
    if asks not in rules.automas:
        return watch_all(rules, question, told.pieces)
    return watch(rules, asks, told.pieces, told.fighters)
