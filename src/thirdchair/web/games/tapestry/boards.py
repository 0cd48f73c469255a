"""The board of a table as its own rules have it: seats, tracks and how they are walked, cards.

Expansions, variants and scenarios bring tracks and seats, take some away, or turn a track around.
"""

from collections.abc import Mapping

from thirdchair.table.journal import Table
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.content import DecisionCard
from thirdchair.tapestry.course import Course
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.modes import rules_at
from thirdchair.tapestry.packs import track_named
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import State

CARD = "card"
"""A landmark of a card is `card:<name>`; it stands on no track."""
GONE = "gone"
"""The owner of a landmark that has left the game."""


def game_of(table: Table) -> Tapestry:
    """The game of a table of Tapestry, with all its scenarios."""
    assert isinstance(table.game, Tapestry)
    return table.game


def rules_of(state: State) -> Duel | Solo:
    """The rules of this table, to ask what holds there; nobody hears what they tell."""
    return rules_at(state)


def seats(table: Table) -> tuple[str, ...]:
    """Who plays at this table, people first."""
    return seats_of(table.state)


def seats_of(state: State) -> tuple[str, ...]:
    """Who plays at a table, people first."""
    rules = rules_of(state)
    return (*rules.humans, *(seat for seat in rules.seats if seat not in rules.humans))


def courses_of(state: State) -> dict[str, Course]:
    """The tracks of this table, each as it is walked there."""
    rules = rules_of(state)
    return {track: rules.course(track) for track in rules.track_ids}


def last_space(track: str) -> int:
    """The number of the last space that is printed on a track."""
    return len(track_named(track).space)


def spaces_of(course: Course) -> range:
    """The spaces that a token can be on, in ascending order."""
    low, high = sorted((course.start, course.end))
    return range(low, high + 1)


def next_spaces(state: State, seat: str) -> dict[str, int | None]:
    """Where the next step of a seat leads on each of its tracks; None at the end of one."""
    courses = courses_of(state)
    return {
        track: None if courses[track].done(here) else courses[track].next(here)
        for track, here in state.tracks.get(seat, {}).items()
    }


def open_spaces(state: State, seat: str) -> dict[str, int]:
    """Where the next step of a seat leads on each track on which it may go on now."""
    rules = rules_of(state)
    return {
        track: rules.course(track).next(here)
        for track, here in state.tracks.get(seat, {}).items()
        if rules.can_advance(seat, track)
    }


def card_of(state: State, number: int) -> DecisionCard:
    """A decision card as this table has it."""
    return rules_of(state).card(number)


def landmarks_on(state: State, track: str, course: Course) -> dict[int, str | None]:
    """The landmarks of a track that are in play, by their space, and whose they are."""
    names = {space: f"{track}:{space}" for space in course.marks}
    return {
        space: state.landmarks[name] for space, name in names.items() if name in state.landmarks
    }


def landmark_cards(state: State) -> dict[str, str | None]:
    """The landmarks of cards that are in play, and whose they are."""
    return {name: owner for name, owner in state.landmarks.items() if of_card(name)}


def gone(state: State) -> tuple[str, ...]:
    """The owner of a landmark that has left the game, where an expansion knows that."""
    return (GONE,) if "PP" in getattr(state, "expansions", ()) else ()


def of_card(landmark: str) -> bool:
    """Does this landmark belong to a card rather than to a track?"""
    return landmark.partition(":")[0] == CARD


def at_end(state: State, tracks: Mapping[str, int]) -> int:
    """How many of these tracks are walked to their end."""
    courses = courses_of(state)
    return sum(courses[track].done(space) for track, space in tracks.items())
