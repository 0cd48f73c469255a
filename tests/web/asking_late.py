"""A house in which a printed value is asked late: its entry in My box has a lock.

The process reads our own content files with a lock in one entry of the box, and the questions about
printed numbers say which entry of the box they ask for.
"""

from collections.abc import Callable
from typing import Any

from tests.web.house import House
from tests.web.secrets_told import with_locks
from thirdchair.kit import content, questions
from thirdchair.tapestry.setup import printed

ENTRY = "atlantis3.landmark_vp"
FILE = "thirdchair.tapestry/content/box.toml"


def ask_late() -> None:
    """From now on this process asks for the entry whenever it needs it."""
    parse: Callable[..., Any] = content.parse
    entries = {FILE: [f'key = "{ENTRY}"']}
    content.parse = lambda text, kind, name: parse(
        with_locks(text, entries.get(name, [])), kind, name
    )

    def number(**fields: Any) -> questions.Number:
        return questions.Number(**fields, box=fields["about"].replace("_", ".", 1))

    vars(printed)["Number"] = number


class HouseThatAsksLate(House):
    """An installation with such content."""

    MAIN = "from tests.web.asking_late import ask_late; ask_late(); " + House.MAIN
