"""What every chapter of the rules stands on: the table, and somebody to tell."""

from thirdchair.kit.flow import Event
from thirdchair.kit.game import Ruled
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rulings import Ruling
from thirdchair.tapestry import content
from thirdchair.tapestry.content import DecisionCard
from thirdchair.tapestry.course import Course, Limit
from thirdchair.tapestry.state import State


class Chapter:
    """A part of the rules at work on one table. Modes are made of chapters."""

    state: State
    mode: str
    humans: tuple[str, ...]

    def __init__(self, state: State, events: list[Event]) -> None:
        self.state = state
        self.events = events
        first, *_ = state.tracks.values()
        self.track_ids: tuple[str, ...] = tuple(first)
        """The tracks of this table, in the order in which they are listed everywhere."""
        self.courses = self.ways()
        """How each track is walked at this table."""

    def tell(self, event: Event) -> None:
        """Say what happened."""
        self.events.append(event)

    def ruling(self, key: str) -> Ruled:
        """How this table decides a point that the books leave open."""
        ruled = self.state.rulings.get(key)
        return self.known_rulings()[key].default if ruled is None else ruled

    def known_rulings(self) -> dict[str, Ruling]:
        """The points that a table of this mode may decide for itself, by key."""
        return content.rulings(self.mode)

    def ways(self) -> dict[str, Course]:
        """The course of each track; a scenario that walks one in another way overrides this."""
        return content.courses()

    def course(self, track: str) -> Course:
        """How `track` is walked at this table."""
        return self.courses[track]

    def limit(self, who: str, track: str) -> Limit:
        """How far this token may come now; a scenario that holds tokens back overrides this."""
        return Limit(self.courses[track].end)

    def room(self, who: str, track: str) -> int:
        """How many spaces this token may go on."""
        course = self.courses[track]
        beyond = course.to_end(self.limit(who, track).space)
        return max(0, course.to_end(self.state.tracks[who][track]) - beyond)

    def can_advance(self, who: str, track: str) -> bool:
        """May this token go one space on? Nobody is told; see `why_not`."""
        limit, here = self.limit(who, track), self.state.tracks[who][track]
        return self.courses[track].ahead(limit.space, here)

    def why_not(self, who: str, track: str) -> str | None:
        """The rule that holds this token back before the end of its track; None if none does.

        That a track ends, each chapter says by a rule of its own.
        """
        return None if self.can_advance(who, track) else self.limit(who, track).rule

    def card(self, number: int) -> DecisionCard:
        """The decision card with this number, as this table has it."""
        return content.decision_cards()[number]

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays at this table."""
        return tuple(self.state.tracks)

    def known_track(self, track: str, where: str = "do.track") -> str:
        """Refuse a track that this table does not have."""
        return _known("unknown-track", track, self.track_ids, where)

    def known_seat(self, seat: str, seats: tuple[str, ...], where: str = "do.who") -> str:
        """Refuse a seat that cannot do this here."""
        return _known("unknown-seat", seat, seats, where)


def _known(text: str, value: str, choices: tuple[str, ...], where: str) -> str:
    if value not in choices:
        raise bad_input(text, where=where, value=value, options=list(choices))
    return value
