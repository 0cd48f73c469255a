"""How the tests of the solo rows read what happened, and what is said about it."""

from typing import Any, TypeVar

from thirdchair.kit.flow import Done, Event, Pending
from thirdchair.table.journal import plain
from thirdchair.tapestry.events import Advanced, IncomeStep, Scored
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

E = TypeVar("E", bound=Event)
Result = Done[Any] | Pending[Any]
Reasons = list[tuple[str, list[Any], list[Any], list[Any]]]

MAP = list(range(34))
"""All hexes: what every choice of a hex begins with."""
TRACKS = ["exploration", "science", "military", "technology"]
DONE = dict.fromkeys(TRACKS, 12)
"""A seat that has finished every track."""


def only(**spaces: int) -> dict[str, int]:
    """A seat that has finished every track but these."""
    return DONE | spaces


def every(result: Result, kind: type[E]) -> list[E]:
    """All events of this kind, in their order."""
    return [event for event in result.events if isinstance(event, kind)]


def because(event: Any) -> Reasons:
    """Its reasons as rule, candidates before, candidates after, and what counted."""
    return [
        (reason.rule, list(reason.from_), list(reason.to), list(reason.by)) for reason in event.why
    ]


def moves(result: Result) -> list[tuple[str, str, int]]:
    """Who advanced on which track to which space."""
    return [(event.who, event.track, event.to) for event in every(result, Advanced)]


def scores(result: Result) -> list[tuple[str, int]]:
    """The Automa's points: for what, and how many."""
    return [(event.for_, event.points) for event in every(result, Scored) if event.who == "automa"]


def steps(result: Result) -> list[tuple[str, int]]:
    """The steps of an income turn with the cards that they add."""
    return [(event.step, event.n) for event in every(result, IncomeStep)]


def options(waiting: Pending[Any]) -> list[Any]:
    """What may be answered to the open question."""
    return list(waiting.question.options)  # type: ignore[attr-defined]


def said(event: Event) -> list[str]:
    """The sentence of an event in each language."""
    (stored,) = plain([event])
    return [TapestryWords(language, mode="solo").event(stored) for language in LANGUAGES]
