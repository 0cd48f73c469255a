"""A mend that is open: what people have said of it so far.

It is kept beside the table, which stays as it was until the mend is whole or given up. It holds
only what people say, and nothing sealed: any device that plays there goes on with it.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from thirdchair.kit.flow import Answer
from thirdchair.kit.learned import from_json
from thirdchair.kit.questions import Value
from thirdchair.kit.refusals import bad_input
from thirdchair.table.changes import Change, Course, Delete, Insert, Replace
from thirdchair.table.record import Entry, Journal

OPTION = "mend"
"""Where it is kept among the options of a table."""


class Wish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is to be changed about a step, and what is done about later ones.

    It holds only what people say: what the app drew in that step may be a card that nobody saw.
    """

    kind: str
    command: dict[str, Any] = {}
    answers: list[Value] = []
    """The answers to what the changed command asks now."""
    other: dict[str, Value] = {}
    """Recorded answers of people that were different, by their places in the record."""
    again: dict[int, list[Value]] = {}
    """Later steps that no longer fit, each with what is answered there now."""
    without: list[int] = []
    """Later steps that are left out, for they no longer fit."""

    def change(self, journal: Journal, position: int) -> Change:
        """What is changed about the step at that position."""
        match self.kind:
            case "delete":
                return Delete()
            case "insert":
                return Insert(self.command, tuple(self.answers))
            case "replace":
                return Replace(self.command, now=tuple(self.answers))
            case "answers":
                entry = entry_at(journal, position)
                return Replace(entry.command, tuple(self._instead(entry)), tuple(self.answers))
        raise bad_input("unknown-value", where="act", value=self.kind)

    def _instead(self, entry: Entry) -> list[Value]:
        """The recorded answers, with those that were different."""
        given: list[Value] = [answer.a for answer in entry.answers]
        people = {str(number) for number, one in enumerate(entry.answers) if by_people(one)}
        for place, value in self.other.items():
            if place not in people:
                field = f"answer-{place}"
                raise bad_input("unknown-field", where=field, field=field)
            given[int(place)] = value
        return given


class OpenMend(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The mend of the step at `position`."""

    position: int
    wish: Wish
    sealed: dict[str, bool] = {}
    """What seats have said of their sealed choices that came later: do they stay?"""
    earlier: list[Wish] = []
    """What was wished before each thing that was said, so that it can be taken back."""

    def course(self, until: int | None = None) -> Course:
        """What is done about the later steps; with `until` the table goes back to one."""
        again = {step: tuple(answers) for step, answers in self.wish.again.items()}
        return Course(again, frozenset(self.wish.without), until, self.sealed)


def by_people(answer: Answer) -> bool:
    """Did somebody give this answer, and not the app?"""
    return answer.by != "app"


def entry_at(journal: Journal, position: int) -> Entry:
    """The entry of a step that stands."""
    if not 0 <= position < journal.at:
        last = journal.at - 1
        raise bad_input("no-such-step", where="step", answer=position, first=0, last=last)
    return journal.entries[position]


# Beside the table


class _Beside(msgspec.Struct):
    """The options of a table, as far as they matter here."""

    mend: OpenMend | None = None


_beside = from_json(_Beside)


def kept_in(options: str) -> OpenMend | None:
    """The open mend among the options of a table, as they are stored."""
    if f'"{OPTION}":' not in options:
        return None
    try:
        return _beside.decode(options).mend
    except msgspec.ValidationError:  # of a newer version: the table is as it was
        return None


def with_mend(options: Mapping[str, Any], mend: OpenMend | None) -> dict[str, Any]:
    """The options with the mend that is open now, if one is."""
    others = {key: value for key, value in options.items() if key != OPTION}
    return others if mend is None else {**others, OPTION: msgspec.to_builtins(mend)}
