"""Corrections: a part of the table is set to what lies there."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tests.toy import events as e
from tests.toy.chapter import Chapter, S
from tests.toy.commands import Correct
from tests.toy.state import NightState, SeasonState
from thirdchair.kit.checks import whole_number
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rulings import corrected

MOST = 99_999
RULINGS = "rulings."
SHEET = ("coins", "influence")

Part = Callable[[Any], object]
"""Sets a part of the table, and says what it was before."""


class Correcting(Chapter[S]):
    """What all tables have: how they decide open points."""

    async def correct(self, command: Correct) -> None:
        """Nothing follows from it."""
        if command.path.startswith(RULINGS):
            key, rulings = command.path.removeprefix(RULINGS), self.material.rulings
            was: object = corrected(rulings, self.state.rulings, key, command.value)
        else:
            part = self.parts().get(command.path)
            if part is None:
                options = list(self.parts())
                where, path = "do.path", command.path
                raise bad_input("not-correctable", where=where, path=path, options=options)
            was = part(command.value)
        self.tell(e.Corrected(path=command.path, from_=was, to=command.value, note=command.note))

    def parts(self) -> Mapping[str, Part]:
        """What else can be corrected, by path."""
        return {}


def counter(values: dict[str, int], key: str, most: int) -> Part:
    """A number of a dict."""

    def part(value: Any) -> int:
        was, values[key] = values[key], whole_number(value, 0, most)
        return was

    return part


class CorrectingNight(Correcting[NightState]):
    """Stairs and oil."""

    def parts(self) -> Mapping[str, Part]:
        state = self.state
        at = {f"at.{seat}": counter(state.at, seat, state.stairs) for seat in state.seats}
        return at | {f"oil.{seat}": counter(state.oil, seat, MOST) for seat in state.seats}


class CorrectingSeason(Correcting[SeasonState]):
    """The sheets of the keepers."""

    def parts(self) -> Mapping[str, Part]:
        seats = self.state.seats
        return {f"{what}.{seat}": self._sheet(seat, what) for what in SHEET for seat in seats}

    def _sheet(self, seat: str, what: str) -> Part:
        """A number on the sheet of a keeper."""

        def part(value: Any) -> object:
            keeper = self.state.keepers[seat]
            was: dict[str, object] = msgspec.structs.asdict(keeper)
            now = {what: whole_number(value, 0, MOST)}
            self.state.keepers[seat] = msgspec.structs.replace(keeper, **now)
            return was[what]

        return part
