"""Rulings: points that the books leave open, decided by a default that a table may change."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from thirdchair.kit.game import Ruled
from thirdchair.kit.readers import NOBODY, Lock, Reader
from thirdchair.kit.refusals import bad_input

Chosen = str | bool
Parts = dict[str, str | int]
_YES_AND_NO = {"yes": True, "no": False}


class Ruling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A point that the books leave open. The first value is the default.

    A number that is printed but lost to us has no list of values but a `proposal` (with the `most`
    that it can be), or several by name; `options` are the words that they may be, each once.
    `house`: what pages propose to a house that has not decided it yet; a program that does not name
    it has the default. `before`: how tables have it that are older than the ruling; only they list
    it.
    `modes`: where it is to be decided; what stands in the sheet of a scenario is decided there.
    `books`: the values of books that decide it otherwise than the default, by the book's name.
    `ask`: whoever does not give it with the set-up is asked then. `expansion`: without this one, or
    this variant, there is nothing to decide. `decides`: those of its `rules` that have no other
    place, because people act by what they chose. For `lock` see `kit.readers`.
    """

    key: str
    rules: tuple[str, ...]
    decides: tuple[str, ...] = ()
    confidence: Literal["high", "medium", "low"]
    modes: tuple[str, ...] = ()
    values: tuple[Chosen, ...] = ()
    house: Chosen | None = None
    before: Chosen | None = None
    books: dict[str, Chosen] = {}
    ask: bool = False
    proposal: int | Parts | None = None
    most: int = 0
    options: tuple[str, ...] = ()
    expansion: str = ""
    lock: Lock = None

    @property
    def default(self) -> Ruled:
        """How it is decided when nobody chooses; for what is asked, our proposal."""
        return self.values[0] if self.proposal is None else self.proposal

    @property
    def proposed(self) -> Ruled:
        """What people are proposed when they set up a table."""
        return self.default if self.house is None else self.house

    def by_book(self, book: str) -> Ruled:
        """How it is decided where this book lies on the table and nobody has chosen."""
        return self.books.get(book, self.default)

    def of_old(self, book: str = "") -> Ruled:
        """How it is decided at a table that was set up before anybody could choose."""
        return self.by_book(book) if self.before is None else self.before

    def listed(self, held: Ruled) -> "Ruling":
        """The ruling for a table that has it so: what only older tables have is listed there."""
        if held != self.before or held in self.values:
            return self
        return replace(self, values=(*self.values, self.before))

    def value(self, chosen: Any, where: str) -> Ruled:
        """The value that somebody chose; "yes" and "no" may stand for true and false."""
        match self.proposal:
            case None:
                return self._one_of_the_values(chosen, where)
            case int():
                if type(chosen) is not int or not 0 <= chosen <= self.most:
                    raise bad_input(
                        "not-in-range", where=where, answer=chosen, min=0, max=self.most
                    )
            case parts:
                if not self._fits(parts, chosen):
                    raise bad_input(
                        "bad-parts",
                        where=where,
                        parts=list(parts),
                        options=list(self.options or range(self.most + 1)),
                        once=bool(self.options),
                    )
        found: Ruled = chosen
        return found

    def _one_of_the_values(self, chosen: object, where: str) -> Chosen:
        said = _YES_AND_NO.get(str(chosen), chosen)
        for value in self.values:
            for one in (chosen, said):
                if type(one) is type(value) and one == value:
                    return value
        raise bad_input("not-an-option", where=where, answer=chosen, options=list(self.values))

    def _fits(self, parts: Parts, chosen: object) -> bool:
        if not isinstance(chosen, dict) or set(chosen) != set(parts):
            return False
        if self.options:
            return sorted(map(str, chosen.values())) == sorted(self.options)
        return all(type(one) is int and 0 <= one <= self.most for one in chosen.values())


def checked(
    known: Mapping[str, Ruling], chosen: Mapping[str, Ruled], reader: Reader = NOBODY
) -> dict[str, Ruled]:
    """All rulings of a new table; a key or value that it does not have is refused.

    Defaults are written down too, so that a running table keeps its rulings when a default moves.
    What is to be asked is left out, and what is locked: there the default decides, untold.
    """
    values = {key: known[key].default for key in reader.shown(known) if not known[key].ask}
    return values | chosen_of(known, chosen, "new.rulings", reader)


def chosen_of(
    known: Mapping[str, Ruling],
    chosen: Mapping[str, Ruled],
    where: str,
    reader: Reader = NOBODY,
) -> dict[str, Ruled]:
    """Only what was chosen, each a value that it can have."""
    values: dict[str, Ruled] = {}
    for key, value in chosen.items():
        _check_known(known, key, f"{where}.{key}", reader)
        values[key] = known[key].value(value, f"{where}.{key}")
    return values


def corrected(
    known: Mapping[str, Ruling],
    held: dict[str, Ruled],
    key: str,
    value: Any,
    reader: Reader = NOBODY,
) -> Ruled:
    """Decide a point otherwise at a running table, and say how it was decided before.

    A locked one is there only if whoever set the table up knew of it, or the table knows by now.
    """
    if key not in held:
        _check_known(known, key, "do.path", reader)
    was = held.get(key, known[key].default)
    held[key] = known[key].listed(was).value(value, "do.value")
    return was


def _check_known(known: Mapping[str, Ruling], key: str, where: str, reader: Reader) -> None:
    if not reader.knows(key, known):
        options = reader.shown(known)
        raise bad_input("unknown-ruling", where=where, value=key, options=options)
