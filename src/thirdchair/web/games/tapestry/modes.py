"""The modes of Tapestry, each imported at its first table."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.face import Mode


class TapestryMode(Mode, Protocol):
    """What the pages of Tapestry need to know beyond what every game has."""

    @property
    def CORRECT(self) -> str:  # noqa: N802
        """The template of its correction form."""

    @property
    def MORE(self) -> str:  # noqa: N802
        """The template for what happens beside the turns."""

    @property
    def FINISH(self) -> str:  # noqa: N802
        """The template of the sheet for the result."""

    def finish(self, table: Table, form: dict[str, Any], by: str) -> bool:
        """The result from one sheet; False while the sheet must ask for more."""

    def corrections(self, table: Table, form: dict[str, Any]) -> Iterable[tuple[str, Any]]:
        """Parts of the correction form that only this mode has, where they differ."""

    def turns(self, table: Table) -> Iterable[dict[str, Any]]:
        """The commands of a turn that may have happened instead of a step of the history."""

    def role(
        self,
        question: Mapping[str, Any],
        command: Mapping[str, Any],
        events: Sequence[Mapping[str, Any]],
        /,
    ) -> str | None:
        """The message that says which card is asked for, after these events of a command."""

    def sheet(self, saved: Saved) -> dict[str, Any]:
        """What the sheet for the result needs to know."""


def duel() -> TapestryMode:
    from thirdchair.web.games.tapestry.duel import table

    return table


def solo() -> TapestryMode:
    from thirdchair.web.games.tapestry.solo import table

    return table


def scenario() -> TapestryMode:
    from thirdchair.web.games.tapestry.scenario import table

    return table


MODES: dict[str, Callable[[], TapestryMode]] = {"duel": duel, "solo": solo}
"""Every other mode is one of scenarios."""


def mode_of(table: Table, seat: str | None = None, side: str | None = None) -> TapestryMode:
    """The pages of the mode of this table; they look the same from every seat."""
    return MODES.get(str(table.journal.setup["mode"]), scenario)()
