"""Printings: in which language and year a game was printed, and what follows from it.

A printing presets rulings where its books say how they are decided, and knows the headings under
which they say it, so that a rule can be cited as the owner finds it.
"""

import re
from functools import cache

import msgspec

from thirdchair.kit.content import load
from thirdchair.kit.game import Ruled
from thirdchair.kit.readers import NOBODY, Lock, Reader
from thirdchair.kit.refusals import bad_input

_PAGE = re.compile(r", (?:page \d+|first page)")


class Printing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One printing of a game.

    `year` is left out where we do not know it. `headings` are printed headings
    by the names that we give to the parts of the books.
    `pages`: do the page numbers of our sources hold for it?
    """

    id: str
    language: str
    year: int | None = None
    rulings: dict[str, Ruled] = {}
    headings: dict[str, str] = {}
    pages: bool = False
    lock: Lock = None

    def cited(self, source: str) -> str:
        """Where the owner of this printing finds what our source says."""
        if not self.pages:
            source = _PAGE.sub("", source)
        return "; ".join(
            ", ".join(self.headings.get(part, part) for part in book.split(", "))
            for book in source.split("; ")
        )


class _Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    printing: tuple[Printing, ...]


@cache
def printings_of(package: str) -> dict[str, Printing]:
    """The printings that we know of a game, by id."""
    sheet = load(package, "content/printings.toml", _Sheet)
    return {printing.id: printing for printing in sheet.printing}


def check_printing(printing: str | None, package: str, where: str, reader: Reader = NOBODY) -> None:
    """Refuse a printing that we do not know."""
    known = printings_of(package)
    if printing is not None and not reader.knows(printing, known):
        options = reader.shown(known)
        raise bad_input("unknown-printing", where=where, value=printing, options=options)
