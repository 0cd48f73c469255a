"""Corrections of what a scenario keeps: each kind of part is checked and set in the same way."""

from abc import ABC, abstractmethod
from typing import Any

from thirdchair.kit.checks import one_of, whole_number
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry.correcting.parts import part_of, whole
from thirdchair.tapestry.correcting.solo import SoloCorrecting
from thirdchair.tapestry.correcting.table import Corrector
from thirdchair.tapestry.scenarios import capital
from thirdchair.tapestry.scenarios.parts import (
    Choice,
    Counter,
    Grid,
    Hexes,
    Marks,
    Part,
    Titles,
    Track,
)
from thirdchair.tapestry.scenarios.state import ScenarioState

LONGEST_TITLE = 40


class ScenarioCorrecting(SoloCorrecting, ABC):
    """`scenario.<part>`: the parts that the scenario names, one by one."""

    state: ScenarioState

    @abstractmethod
    def parts(self) -> list[Part]:
        """What the scenario keeps on the table, to be drawn and to be corrected."""

    def correctable(self) -> dict[str, Corrector]:
        known = super().correctable()
        return known | {"scenario": self._correct_part} if self.parts() else known

    def _correct_part(self, rest: list[str], value: Any) -> Any:
        known = {part.name: part for part in self.parts()}
        if not rest or rest[0] not in known:
            raise bad_input("unknown-part", where="do.path", options=list(known))
        return self.set_part(known[rest[0]], rest[1:], value)

    def set_part(self, part: Part, rest: list[str], value: Any) -> Any:
        """Set a part to what lies there; returns what stood there."""
        match part:
            case Titles():
                return self._set_title(part, rest, value)
            case Track():
                return self._set_space(part, rest, value)
            case Grid():
                return self._set_plot(part, rest, value)
        whole(rest, part.name)
        self.keep_part(part, self._checked(part, value))
        return part.value

    def _checked(self, part: Counter | Choice | Marks | Hexes, value: Any) -> Any:
        match part:
            case Counter(none=none, low=low, high=high):
                return None if none and value is None else whole_number(value, low, high)
            case Choice(options=options):
                return one_of(value, (*options, None))
            case Marks(options=options, most=most):
                marks = value if isinstance(value, list) else [value]
                if len(marks) > most:
                    raise bad_input("too-many-marks", where="do.value", most=most)
                return [one_of(mark, options) for mark in marks]
            case Hexes(hexes=hexes):
                places = value if isinstance(value, list) else [value]
                return sorted({one_of(at, hexes) for at in places})

    def _set_title(self, part: Titles, rest: list[str], value: Any) -> str | None:
        places = {str(place): place - 1 for place in range(1, len(part.value) + 1)}
        place: int = part_of(places, rest, 1)
        titles = list(part.value)
        was, titles[place] = (
            titles[place],
            None if value is None else checked_title(value, "do.value"),
        )
        self.keep_part(part, titles)
        return was

    def _set_space(self, part: Track, rest: list[str], value: Any) -> int | None:
        track = self.known_track(".".join(rest), "do.path")
        spaces = dict(part.value)
        was = spaces.pop(track, None)
        if value is not None:
            spaces[track] = whole_number(value, 0, part.last)
        self.keep_part(part, {one: spaces[one] for one in part.tracks if one in spaces})
        return was

    def _set_plot(self, part: Grid, rest: list[str], value: Any) -> str | None:
        plot = ".".join(rest)
        if not capital.known_plot(plot):
            raise bad_input("unknown-plot", where="do.path", value=plot)
        plots = dict(part.value)
        was = plots.pop(plot, None)
        if value is not None:
            plots[plot] = one_of(value, (*part.pieces, capital.TOKEN))
        self.keep_part(part, dict(sorted(plots.items())))
        return was

    def keep_part(self, part: Part, value: Any) -> None:
        """Write it down; a scenario whose parts hang together overrides this."""
        setattr(self.state.scenario, part.name, value)


def checked_title(value: Any, where: str) -> str:
    """A title of a card, as somebody typed it."""
    if not isinstance(value, str) or not 1 <= len(value.strip()) <= LONGEST_TITLE:
        raise bad_input("bad-title", where=where, longest=LONGEST_TITLE)
    return value.strip()
