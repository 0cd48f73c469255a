"""Where the owners of a printing find a rule: the headings of their books, in their language.

Page numbers are cited only for a printing of which we know that they hold.
"""

from collections.abc import Callable

import msgspec

from thirdchair.kit.printings import Printing, printings_of
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import Rule
from thirdchair.table.journal import Table

UNKNOWN = Printing(id="", language="en")
"""Nobody said which it is, and we know none in their language: our own names for the parts."""


class Citation(msgspec.Struct, frozen=True):
    """A place in the books, and the language in which it is said."""

    source: str
    language: str


Cites = Callable[[str], Citation | None]


def citation(rule: Rule, printing: Printing | None) -> Citation:
    """Where this rule stands."""
    ours = UNKNOWN.cited(rule.source)
    source = (printing or UNKNOWN).cited(rule.source)
    return Citation(source, printing.language if printing and source != ours else UNKNOWN.language)


def printing_at(table: Table) -> Printing | None:
    """The printing in the box that was frozen into a table."""
    chosen = table.journal.setup.get("box", {}).get("printing", "")
    return printings_of(table.game.package).get(chosen)


def printing_read(package: str, reader: Reader) -> Printing | None:
    """While nobody said which printing they have: the one in the language that is read here."""
    known = reader.told(printings_of(package).values())
    own = (one for one in known if one.headings and one.language == reader.language)
    return next(own, None)


def citing(table: Table) -> Cites:
    """Cites the rules of a table by their ids, where people said which printing they have."""
    printing, rules = printing_at(table), table.game.ledger

    def cite(rule: str) -> Citation | None:
        found = rules.get(rule)
        return citation(found, printing) if printing and found else None

    return cite
