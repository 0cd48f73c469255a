"""Corrections: set a part of the table to what lies there. Nothing follows from one."""

from collections.abc import Callable
from typing import Any

import msgspec

from thirdchair.kit.checks import one_of, part_of_table, whole_number
from thirdchair.kit.game import Ruled
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rulings import corrected
from thirdchair.tapestry.commands import Correct
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.correcting.odd import Oddities
from thirdchair.tapestry.correcting.parts import part_of, space_on
from thirdchair.tapestry.events import Corrected

__all__ = ["Correcting", "Corrector", "part_of"]

Corrector = Callable[[list[str], Any], Any]
"""Sets the part below its heading to a value and returns what stood there."""


class Correcting(Oddities):
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
        correctors = self.correctable()
        head, rest = part_of_table(command.path, correctors)
        was = correctors[head](rest, command.value)
        odd = self.odd(command.path, was) or msgspec.UNSET
        self.tell(
            Corrected(path=command.path, from_=was, to=command.value, note=command.note, odd=odd)
        )

    def _correct_track(self, rest: list[str], value: Any) -> int | None:
        at = part_of(self.state.tracks, rest, 2)
        track = self.known_track(rest[1], "do.path")
        course = self.course(track)
        was: int = at[track]
        at[track] = space_on(course, value)
        return was

    def _correct_favorite(self, rest: list[str], value: Any) -> str | None:
        part_of(self.state.favorites, rest, 1)
        was = self.state.favorites[rest[0]]
        self.state.favorites[rest[0]] = one_of(value, self.track_ids)
        return was

    def _correct_landmark(self, rest: list[str], value: Any) -> str | None:
        part_of(self.state.landmarks, rest, 1)
        was = self.state.landmarks[rest[0]]
        if isinstance(value, list):
            raise bad_input("landmark-one-owner", where="do.value", landmark=rest[0])
        self.state.landmarks[rest[0]] = None if value is None else one_of(value, self.seats)
        return was

    def _correct_era(self, rest: list[str], value: Any) -> int:
        was: int = part_of(self.state.era, rest, 1)
        self.state.era[rest[0]] = whole_number(value, 0, numbers().last_income)
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
        return corrected(self.known_rulings(), self.state.rulings, ".".join(rest), value)
