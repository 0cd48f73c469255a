"""What a game gives to the rooms above it."""

from typing import Any, Literal, Protocol

import msgspec

from thirdchair.kit.flow import Event, Rule

Ruled = str | bool | int | dict[str, str | int]
"""How a table decides an open point: a choice, a printed number, or several of them by name."""


class BaseSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of a set-up that every game has. `seed` and `chance` matter to the table only.

    Which languages there are is for the edge to know: the locales are found there.
    """

    game: str
    mode: str
    language: str = "en"
    chance: Literal["app", "table"] = "app"
    seed: int | None = None
    rulings: dict[str, Ruled] = {}
    box: dict[str, Any] = {}


class Game(Protocol):
    """A game as the saved tables, the words and the pages know it."""

    name: str
    package: str

    def set_up(self, request: object) -> tuple[BaseSetup, Any]:
        """The checked set-up and the table before its first question; refuses what is wrong."""

    def command(self, state: Any, request: dict[str, Any]) -> Any:
        """A command of this table, strictly decoded; `{"do": "new"}` is the set-up itself."""

    def rules(self, state: Any, command: Any, events: list[Event]) -> Rule:
        """The running rule, for `kit.flow.play`."""

    def view(self, state: Any) -> dict[str, Any]:
        """The table as everybody may see it: no order of a deck, no secret."""

    def thawed(self, data: bytes) -> Any:
        """A stored state."""
