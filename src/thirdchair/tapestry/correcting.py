"""Corrections: set a part of the table to what lies there. Nothing follows from one."""

from collections.abc import Callable
from typing import Any

from thirdchair.kit.checks import one_of, whole_number
from thirdchair.kit.game import Ruled
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry import content
from thirdchair.tapestry.chapter import Chapter
from thirdchair.tapestry.commands import Correct
from thirdchair.tapestry.events import Corrected
from thirdchair.tapestry.printed import check_ruled

Corrector = Callable[[list[str], Any], Any]
"""Sets the part below its heading to a value and returns what stood there."""

LAST_ERA = 5


class Correcting(Chapter):
    """The correctable parts of the view, by their first word."""

    def correctable(self) -> dict[str, Corrector]:
        """A mode with more on the table adds more."""
        return {
            "tracks": self._correct_track,
            "favorites": self._correct_favorite,
            "landmarks": self._correct_landmark,
            "era": self._correct_era,
            "achievements": self._correct_achievement,
            "rulings": self._correct_ruling,
        }

    async def do_correct(self, command: Correct) -> None:
        head, *rest = command.path.split(".")
        correctors = self.correctable()
        if head not in correctors:
            raise bad_input(
                "not-correctable", where="do.path", path=command.path, options=list(correctors)
            )
        was = correctors[head](rest, command.value)
        self.tell(Corrected(path=command.path, from_=was, to=command.value, note=command.note))

    def _correct_track(self, rest: list[str], value: Any) -> int | None:
        at = part_of(self.state.tracks, rest, 2)
        track = self.known_track(rest[1], "do.path")
        course = self.course(track)
        low, high = sorted((course.start, course.end))
        was: int = at[track]
        at[track] = whole_number(value, low, high)
        return was

    def _correct_favorite(self, rest: list[str], value: Any) -> str | None:
        part_of(self.state.favorites, rest, 1)
        was = self.state.favorites[rest[0]]
        self.state.favorites[rest[0]] = one_of(value, self.track_ids)
        return was

    def _correct_landmark(self, rest: list[str], value: Any) -> str | None:
        part_of(self.state.landmarks, rest, 1)
        was = self.state.landmarks[rest[0]]
        self.state.landmarks[rest[0]] = None if value is None else one_of(value, self.seats)
        return was

    def _correct_era(self, rest: list[str], value: Any) -> int:
        was: int = part_of(self.state.era, rest, 1)
        self.state.era[rest[0]] = whole_number(value, 0, LAST_ERA)
        return was

    def _correct_achievement(self, rest: list[str], value: Any) -> list[str]:
        was: list[str] = part_of(self.state.achievements, rest, 1)
        seats = self.seats
        fits = (
            isinstance(value, list)
            and len(value) <= 2
            and all(seat in seats for seat in value)
            and len(set(value)) == len(value)
        )
        if not fits:
            raise bad_input("bad-achievement", where="do.value", options=list(seats))
        self.state.achievements[rest[0]] = list(value)
        return was

    def _correct_ruling(self, rest: list[str], value: Any) -> Ruled:
        key, known = ".".join(rest), content.rulings(self.mode)
        if key not in known:
            raise bad_input("unknown-ruling", where="do.path", value=key, options=list(known))
        was = self.ruling(key)
        check_ruled(known[key], value, "do.value")
        self.state.rulings[key] = value
        return was


def part_of(parts: dict[str, Any], rest: list[str], length: int) -> Any:
    """The part that a path names, or a refusal that lists those there are."""
    if len(rest) != length or rest[0] not in parts:
        raise bad_input("unknown-part", where="do.path", options=list(parts))
    return parts[rest[0]]
