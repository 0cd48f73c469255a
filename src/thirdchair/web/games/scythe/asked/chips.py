"""The chips of the screen of an asked board: a tap says who is there, who is gone, how many."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

import msgspec

from thirdchair.scythe.asked.asking import ENCOUNTER
from thirdchair.scythe.asked.looking import Pieces, Row
from thirdchair.scythe.automa import Automa
from thirdchair.web.games.scythe.asked.tapped import Told
from thirdchair.web.games.scythe.drawing.board import token_picture
from thirdchair.web.games.scythe.drawing.units import EITHER, FactionToken
from thirdchair.words.games.scythe import ScytheWords

FIGHTERS = ("mech", "character")


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
    most: int = 0
    chosen: bool = False
    idle: bool = False
    """It does not matter any more: what was tapped has decided it."""
    comes: str = ""
    """Which figure has come there, and from where: it is still to be moved by hand."""


class Screen:
    """What the chips of one screen have in common."""

    def __init__(
        self,
        rules: Automa,
        told: Told,
        base: str,
        who: str,
        tokens: Mapping[str, FactionToken],
        words: ScytheWords,
    ) -> None:
        self.state, self.told, self.base, self.who = rules.state, told, base, who
        self.pieces = rules.numbers.pieces
        self.tokens, self.words = tokens, words
        self.humans = rules.humans
        self.together = not rules.automas

    def line(self, number: int, row: Row, told: bool) -> Line:
        chips = [chip for seat in self.humans for chip in self.chips(seat, row)]
        return Line(
            number,
            row.place,
            self.name(row.place),
            chips if row.token is None else [self.token(row), *chips],
            told,
            self.address(self.told.without(row.place)) if row.place in self.told.pieces else "",
            row.workers,
            row.most,
            row.place == self.told.chosen,
        )

    def name(self, place: str) -> str:
        """Where people play together a row also says who came from where: both names are short."""
        return self.words.short_place(place) if self.together else self.words.place(place)

    def tap(self, line: Line, row: Row, many: bool) -> str:
        """A tap on the board: what only one chip can say is said, else its chips are shown.

        Where many territories matter it says what is likeliest: the nearest has come, or those who
        fight there are gone. Its chips say what else it can be.
        """
        if len(line.chips) == 1:
            return line.chips[0].href
        if many and row.place not in self.told.pieces:
            if self.fought_over(row):
                fighters = _named(self.humans, FIGHTERS)
                left = {one: n for one, n in row.known.items() if one not in fighters}
                return self.tapped(row, left)
            chips = {chip.id: chip.href for chip in line.chips}
            for seat, unit in row.comers:
                ways = [("here", seat, unit), ("set", seat, unit, "more")]
                if unit in FIGHTERS:
                    ways.append(("here", seat, "fighter"))
                found = [_id(what, row, *rest) for what, *rest in ways]
                if said := next((chips[one] for one in found if one in chips), None):
                    return said
        return self.address(self.told.choosing("" if line.chosen else line.place))

    def arrived(self, row: Row) -> str | None:
        """A tap on a territory that does not matter: somebody is there who is shown elsewhere."""
        comer = next((one for one in row.comers if one[1] in FIGHTERS), None)
        if comer is None or self.fought_over(row):
            return None
        return self.tapped(row, {**row.known, ".".join(comer): 1})

    def fought_over(self, row: Row) -> bool:
        """Does a combat unit of anybody stand there?"""
        return any(one.endswith(FIGHTERS) for one in row.known)

    def address(self, told: Told) -> str:
        see = told.address if told.pieces or told.chosen else ""
        return f"{self.base}?{urlencode({'who': self.who, 'see': see})}"

    def chips(self, seat: str, row: Row) -> list[Chip]:
        """Where numbers count chips for each kind, which a tap makes more; else those that a tap
        puts there or takes away. What cannot change anything has none."""
        fought_over = self.fought_over(row)
        other = self.rather(seat, row) if fought_over else []
        if row.fighters_counted:
            kinds = (*FIGHTERS, "worker") if row.workers else FIGHTERS
            return [*other, *(chip for kind in kinds for chip in self.counts(seat, row, kind))]
        worked = any(one.endswith("worker") for one in row.known)
        chips: list[Chip] = []
        if any(one in row.known for one in _named([seat], FIGHTERS)):
            chips.append(self.toggle(seat, row, "fighter"))
        elif row.fighters and not fought_over:
            chips += self.came(seat, row)
        if row.workers and row.workers_counted and not fought_over:
            chips += self.counts(seat, row, "worker")
        elif row.workers and not fought_over and (f"{seat}.worker" in row.known or not worked):
            chips.append(self.toggle(seat, row, "worker"))
        return chips + other

    def came(self, seat: str, row: Row) -> list[Chip]:
        """A combat unit has come. Where an encounter is it matters whether the character has."""
        if row.place not in self.state.tokens.encounter:
            return [self.toggle(seat, row, "fighter")] if self.fighter(seat, row) else []
        units = [unit for one, unit in row.comers if one == seat and unit in FIGHTERS]
        return [self.here(seat, row, unit) for unit in units]

    def fighter(self, seat: str, row: Row) -> str | None:
        """Which combat unit of a seat has come, if one has."""
        return next((unit for one, unit in row.comers if one == seat and unit in FIGHTERS), None)

    def counts(self, seat: str, row: Row, kind: str) -> list[Chip]:
        """None of a kind, one more of it, and two more."""
        here, chips = row.known.get(f"{seat}.{kind}", 0), []
        if here:
            chips.append(self.count(seat, row, kind, here, 0))
        more = max(here + 1, self.least(row, kind))
        if row.most and here > row.most:
            more = 1
        for then in (more, more + 1) if kind == "worker" else (more,):
            if then <= self.pieces[kind]:
                chips.append(self.count(seat, row, kind, here, then, then - more))
        return chips

    def least(self, row: Row, kind: str) -> int:
        return min(row.workers, self.pieces["worker"]) if kind == "worker" else 1

    def toggle(self, seat: str, row: Row, kind: str) -> Chip:
        """Nobody there: a tap says that somebody is. Somebody: a tap takes them away."""
        units = FIGHTERS if kind == "fighter" else ("worker",)
        here = {unit: n for unit in units if (n := row.known.get(f"{seat}.{unit}", 0))}
        comer = "worker" if kind == "worker" else self.fighter(seat, row)
        shown = next(iter(here), comer or "mech")
        pieces = {one: n for one, n in row.known.items() if one not in _named([seat], units)}
        if not here:
            pieces[f"{seat}.{shown}"] = 1
        message = "gone" if here else "here"
        drawn = EITHER if kind == "fighter" and not here else shown
        return Chip(
            _id(message, row, seat, kind),
            self.said(f"page-asked-{message}-{kind}", row, seat),
            self.tokens[seat].picture_of(drawn, sum(here.values()) or 1),
            sum(here.values()),
            self.tapped(row, pieces),
        )

    def rather(self, seat: str, row: Row) -> list[Chip]:
        """Who else it can be that has come; of the same seat only where that matters. Whoever
        plays together may stand there together: there everybody comes in addition."""
        if self.together and row.fighters_counted:
            return []
        known = self.state.seats
        fighters = _named(self.humans, FIGHTERS).items()
        before = {name for name, (one, unit) in fighters if row.place in known[one].units[unit]}
        here = any(f"{seat}.{unit}" in row.known for unit in FIGHTERS)
        if before == {one for one in row.known if one.endswith(FIGHTERS)} and not (
            here and row.fighters_counted and len(before) == 1
        ):
            return []
        if row.fighters_counted or row.place in self.state.tokens.encounter:
            then = [unit for unit in FIGHTERS if f"{seat}.{unit}" not in row.known]
        else:
            then = [] if here else [unit for unit in [self.fighter(seat, row)] if unit]
        if row.workers and not row.fighters_counted and not before:
            then.append("worker")
        return [self.here(seat, row, unit, "rather") for unit in then]

    def here(self, seat: str, row: Row, unit: str, what: str = "here") -> Chip:
        """This unit has come, and no combat unit."""
        others = _named(self.humans, FIGHTERS)
        pieces = {one: n for one, n in row.known.items() if one not in others}
        return Chip(
            _id(what, row, seat, unit),
            self.said("page-asked-count", row, seat, n=1, unit=unit),
            self.tokens[seat].picture_of(unit),
            0,
            self.tapped(row, {**pieces, f"{seat}.{unit}": 1}),
        )

    def count(self, seat: str, row: Row, kind: str, here: int, then: int, beyond: int = 0) -> Chip:
        """A kind of which there are so many: then as many as `then`."""
        pieces = {one: n for one, n in row.known.items() if one != f"{seat}.{kind}"}
        if then:
            pieces[f"{seat}.{kind}"] = then
        return Chip(
            _id("set", row, seat, kind, ("most" if beyond else "more") if then else "none"),
            self.said("page-asked-count", row, seat, n=then, unit=kind),
            self.tokens[seat].picture_of(kind, then or here),
            0 if then else here,
            self.tapped(row, pieces),
        )

    def token(self, row: Row) -> Chip:
        """The encounter token lies there, or somebody has taken it."""
        message = "page-asked-token-gone" if row.token else "page-asked-token-here"
        return Chip(
            _id("token", row),
            self.words.text(message, place_name=self.words.place(row.place)),
            token_picture(ENCOUNTER),
            int(bool(row.token)),
            self.tapped(row, {**row.known, ENCOUNTER: int(not row.token)}),
        )

    def said(self, message: str, row: Row, seat: str, **values: Any) -> str:
        name, place = self.words.seat(seat), self.words.place(row.place)
        return self.words.text(message, name=name, place_name=place, **values)

    def tapped(self, row: Row, pieces: Pieces) -> str:
        """The row as it is then; its token stays, unless a character has come that takes it."""
        met = any(one.endswith("character") for one in pieces)
        if row.token is not None and not met:
            pieces = {ENCOUNTER: int(row.token), **pieces}
        told = self.told.with_place(row.place, pieces, only_fighters=not row.workers)
        return self.address(told.at_most(row.place, self.pieces))


def _id(what: str, row: Row, *more: str) -> str:
    """The name of a chip's element."""
    return "-".join([what, row.place.replace(":", "_"), *more])


def _named(seats: Sequence[str], units: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Kinds of pieces as a question names them."""
    return {f"{seat}.{unit}": (seat, unit) for seat in seats for unit in units}
