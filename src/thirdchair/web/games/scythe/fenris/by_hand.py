"""What a group should know before its first evening, and what the hands do when an outcome has been
read: the steps that have told it."""

from collections.abc import Iterable
from typing import NamedTuple

from thirdchair.table.record import Entry
from thirdchair.web.games.scythe.fenris.screen import At

READ = "read"


class ByHand(NamedTuple):
    """A step in words, and whose hands do it: nobody's name where all do."""

    seat: str | None
    text: str


def known_first(at: At) -> list[ByHand]:
    """What a new campaign has told."""
    return _steps(at, at.table.journal.entries[:1])


def told_since_the_outcome(at: At) -> list[ByHand]:
    """What is fetched, put away and read since then, by everybody and by single seats."""
    journal = at.table.journal
    stands = range(journal.at + journal.waiting)
    read = next((n for n in reversed(stands) if journal.entries[n].command["do"] == READ), None)
    return [] if read is None else _steps(at, (journal.entries[n] for n in stands[read:]))


def _steps(at: At, entries: Iterable[Entry]) -> list[ByHand]:
    events = (event for entry in entries for event in entry.events if event["type"] == "step")
    return [ByHand(event.get("seat"), at.words.event(event)) for event in events]
