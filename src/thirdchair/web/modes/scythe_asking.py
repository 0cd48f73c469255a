"""One screen for an asked board: only the territories that decide what the card does.

What was tapped is carried in the address, so it needs no script: `see=told.r4c4.s1m1_r5c3~` says
that a mech of s1 stands on r4c4 and, as far as combat units count, nobody on r5c3; `at-r2c2` at the
end is the territory whose chips are looked at. After every tap the rules say anew what still
matters; most rows are gone then. The territories are tapped on the board; where many matter it
takes the place of the rows.
"""

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

import msgspec

from thirdchair.kit.questions import Places
from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.looking import Pieces, Row, watch
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.drawing.scythe_units import FactionToken
from thirdchair.words.scythe import ScytheWords

HEAD = "told."
LETTERS = {"w": "worker", "m": "mech", "c": "character"}
LETTER_OF = {unit: letter for letter, unit in LETTERS.items()}
_ENTRY = re.compile(r"(r[1-9]c[1-9]|base:[a-z]{3,12})(~?)((?:\.s[1-7][wmc][1-9])*)")
FIGHTERS = ("mech", "character")
MOST = {"worker": 8, "mech": 4, "character": 1}
MANY = 6
"""If more territories matter than this, the board is tapped and only what was tapped is listed."""
_CHOSEN = re.compile(r"at-(r[1-9]c[1-9]|base:[a-z]{3,12})")


class Told(msgspec.Struct, frozen=True):
    """What was tapped so far. On the places of `fighters` only combat units were looked at."""

    pieces: dict[str, Pieces] = {}
    fighters: tuple[str, ...] = ()
    chosen: str = ""
    """The territory that was tapped on the board last."""

    def with_place(self, place: str, pieces: Pieces, *, only_fighters: bool) -> "Told":
        others = tuple(one for one in self.fighters if one != place)
        fighters = (*others, place) if only_fighters else others
        return Told({**self.pieces, place: pieces}, fighters, self.chosen)

    def without(self, place: str) -> "Told":
        return Told(
            {one: pieces for one, pieces in self.pieces.items() if one != place},
            tuple(one for one in self.fighters if one != place),
            self.chosen,
        )

    def choosing(self, place: str) -> "Told":
        """The same, with another territory looked at."""
        return Told(self.pieces, self.fighters, place)

    @property
    def address(self) -> str:
        """As it stands in an address."""
        entries = [
            place
            + ("~" if place in self.fighters else "")
            + "".join(
                f".{piece.replace('.', '')[:2]}{_letter(piece)}{n}" for piece, n in here.items()
            )
            for place, here in self.pieces.items()
        ]
        return HEAD + "_".join([*entries, *([f"at-{self.chosen}"] if self.chosen else [])])


def _letter(piece: str) -> str:
    return LETTER_OF[piece.partition(".")[2]]


def told_in(see: str | None) -> Told:
    """Read an address; what is no such address says nothing."""
    told = Told()
    if not see or not see.startswith(HEAD):
        return told
    for entry in see[len(HEAD) :].split("_"):
        if chosen := _CHOSEN.fullmatch(entry):
            told = told.choosing(chosen[1])
            continue
        found = _ENTRY.fullmatch(entry)
        if not found:
            return Told()
        place, only_fighters, rest = found.groups()
        pieces = {f"{one[:2]}.{LETTERS[one[2]]}": int(one[3]) for one in rest.split(".")[1:]}
        told = told.with_place(place, pieces, only_fighters=bool(only_fighters))
    return told


class Chip(msgspec.Struct, frozen=True):
    """Something to tap: a piece that stands there, or that could. `n` is how many."""

    id: str
    name: str
    picture: Any
    n: int
    href: str


class Line(msgspec.Struct, frozen=True):
    """A territory with its chips; `number` is its mark on the board."""

    number: int
    place: str
    name: str
    chips: list[Chip]
    told: bool
    undo: str = ""
    least: int = 1
    chosen: bool = False


class Looked(msgspec.Struct, frozen=True):
    """The screen: what was told, what is left to look at, and what is sent in the end."""

    lines: list[Line]
    address: str
    left: int
    humans: int
    many: bool
    links: dict[str, str]
    """Where a tap on a territory of the board leads."""
    units: dict[str, dict[str, Pieces]]
    """What the board shows: everybody where the taps have put them."""

    @property
    def places(self) -> list[str]:
        return [line.place for line in self.lines]

    @property
    def numbers(self) -> dict[str, int]:
        return {line.place: line.number for line in self.lines}


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
    if any(place not in question.options for place in told.pieces):
        told = Told()
    seen = watch(table.state, question.seat or "", told.pieces, told.fighters)
    again = {row.place for row in seen.rows}
    rows = [(row, True) for row in seen.told if row.place not in again]
    rows += [(row, False) for row in seen.rows]
    page = _Page(table.state, told, base, who, [row.place for row, _ in rows], tokens, words)
    lines = [page.line(number, row, done) for number, (row, done) in enumerate(rows, start=1)]
    many = len(seen.rows) > MANY
    links = {
        line.place: page.tap(line, row, many) for line, (row, _) in zip(lines, rows, strict=True)
    }
    if many:
        touched = [line for line in lines if line.told or line.undo or line.chosen]
        lines = [msgspec.structs.replace(line, number=n) for n, line in enumerate(touched, start=1)]
    return Looked(
        lines=sorted(lines, key=lambda line: not line.chosen),
        address=told.choosing("").address if told.pieces else "",
        left=len(seen.rows),
        humans=len(page.humans),
        many=many,
        links=links,
        units=seen.units,
    )


class _Page:
    """What the chips of one screen have in common."""

    def __init__(
        self,
        state: AutomaState,
        told: Told,
        base: str,
        who: str,
        places: list[str],
        tokens: Mapping[str, FactionToken],
        words: ScytheWords,
    ) -> None:
        self.state, self.told, self.base, self.who = state, told, base, who
        self.places, self.tokens, self.words = places, tokens, words
        self.humans = [seat for seat, one in state.seats.items() if one.kind == "human"]

    def line(self, number: int, row: Row, told: bool) -> Line:
        return Line(
            number,
            row.place,
            self.words.place(row.place),
            [chip for seat in self.humans for chip in self.chips(seat, row)],
            told,
            self.address(self.told.without(row.place)) if row.place in self.told.pieces else "",
            row.workers,
            row.place == self.told.chosen,
        )

    def tap(self, line: Line, row: Row, many: bool) -> str:
        """A tap on the board: what only one chip can say is said, else its chips are shown.

        Where many territories matter, somebody has come to an empty one; its chips say who else.
        """
        if len(line.chips) == 1:
            return line.chips[0].href
        fighting = any(one in row.known for seat in self.humans for one in _named(seat, FIGHTERS))
        if many and not fighting and not row.fighters_counted:
            return self.toggle(self.comer(), row, "fighter").href
        return self.address(self.told.choosing("" if line.chosen else line.place))

    def comer(self) -> str:
        """Whose unit is told next: the reader's, then those of whom nothing was told yet."""
        told = {piece[:2] for pieces in self.told.pieces.values() for piece in pieces}
        return min(self.humans, key=lambda seat: (seat in told, seat != self.who))

    def address(self, told: Told) -> str:
        see = told.address if told.pieces or told.chosen else ""
        return f"{self.base}?{urlencode({'who': self.who, 'see': see})}"

    def chips(self, seat: str, row: Row) -> list[Chip]:
        """Where numbers count a chip for each kind, which a tap makes one more; else two that a
        tap puts there or takes away: somebody who fights, and workers."""
        chips = [] if row.fighters_counted else [self.toggle(seat, row, "fighter")]
        for kind in FIGHTERS if row.fighters_counted else ():
            chips += self.counts(seat, row, kind)
        if row.workers and row.workers_counted:
            chips += self.counts(seat, row, "worker")
        elif row.workers:
            chips.append(self.toggle(seat, row, "worker"))
        return chips

    def counts(self, seat: str, row: Row, kind: str) -> list[Chip]:
        """None of a kind, and one more of it."""
        here, chips = row.known.get(f"{seat}.{kind}", 0), []
        if here:
            chips.append(self.count(seat, row, kind, here, 0))
        if here < MOST[kind]:
            chips.append(self.count(seat, row, kind, here, max(here + 1, self.least(row, kind))))
        return chips

    def least(self, row: Row, kind: str) -> int:
        return min(row.workers, MOST["worker"]) if kind == "worker" else 1

    def toggle(self, seat: str, row: Row, kind: str) -> Chip:
        """Nobody there: a tap says that somebody is. Somebody: a tap takes them away."""
        units = FIGHTERS if kind == "fighter" else ("worker",)
        here = {unit: n for unit in units if (n := row.known.get(f"{seat}.{unit}", 0))}
        shown = next(iter(here), self.fighter(seat) if kind == "fighter" else "worker")
        pieces = {one: n for one, n in row.known.items() if one not in _named(seat, units)}
        if not here:
            pieces[f"{seat}.{shown}"] = 1
        message = "gone" if here else "here"
        return Chip(
            f"{message}-{_plain(row.place)}-{seat}-{kind}",
            self.words.text(
                f"page-asked-{message}-{kind}",
                name=self.words.seat(seat),
                place_name=self.words.place(row.place),
            ),
            self.tokens[seat].picture_of(shown, sum(here.values()) or 1),
            sum(here.values()),
            self.tapped(row, pieces),
        )

    def count(self, seat: str, row: Row, kind: str, here: int, then: int) -> Chip:
        """A kind of which there are so many: then as many as `then`."""
        pieces = {one: n for one, n in row.known.items() if one != f"{seat}.{kind}"}
        if then:
            pieces[f"{seat}.{kind}"] = then
        text = self.words.text(
            "page-asked-count",
            n=then,
            unit=kind,
            name=self.words.seat(seat),
            place_name=self.words.place(row.place),
        )
        return Chip(
            f"set-{_plain(row.place)}-{seat}-{kind}-{'none' if not then else 'more'}",
            text,
            self.tokens[seat].picture_of(kind, then or here),
            0 if then else here,
            self.tapped(row, pieces),
        )

    def tapped(self, row: Row, pieces: Pieces) -> str:
        told = self.told.with_place(row.place, pieces, only_fighters=not row.workers)
        return self.address(told)

    def fighter(self, seat: str) -> str:
        """Who has come, if nobody says: the character, unless it is seen elsewhere."""
        at = next(iter(self.state.seats[seat].units["character"]), None)
        told = any(f"{seat}.character" in pieces for pieces in self.told.pieces.values())
        return "mech" if told or at in self.places else "character"


def _plain(place: str) -> str:
    """A place in the name of an element."""
    return place.replace(":", "_")


def _named(seat: str, units: tuple[str, ...]) -> list[str]:
    return [f"{seat}.{unit}" for unit in units]


def answer(table: Table, form: dict[str, Any], by: str) -> None:
    """Done: what was tapped is how it differs, the rest is as shown."""
    if not isinstance(table.question, Places):
        raise bad_input("unknown-value", where="act", value="looked")
    sent = forms.text(form, "told", "")
    told = told_in(sent)
    if sent and not told.pieces:
        raise bad_input("malformed", where="told")
    table.answer(told.pieces, by)
