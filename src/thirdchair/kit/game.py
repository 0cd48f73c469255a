"""What a game gives to the rooms above it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Event, Rule
from thirdchair.kit.readers import NO_KEYS, NOBODY, Keys, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.turns import Next, Step

if TYPE_CHECKING:
    from thirdchair.kit.box import Contents
    from thirdchair.kit.rules import Rule as Row
    from thirdchair.kit.rulings import Ruling

Ruled = str | bool | int | dict[str, str | int]
"""How a table decides an open point: a choice, a printed number, or several of them by name."""


View = dict[str, Any]
"""A table as the contract shows it."""


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


Part = Hashable
"""One of the games that a campaign is made of, as its own rules call it: by a number, by a name."""


class Standing(Protocol):
    """How a series of games stands, as far as every game can say it."""

    @property
    def left(self) -> tuple[Part, ...]:
        """What is still to be played, in its order."""

    @property
    def begins(self) -> tuple[Part, ...]:
        """What may be started now."""

    @property
    def over(self) -> bool:
        """No game left and none in progress?"""

    def part(self, setup: Mapping[str, Any]) -> Part:
        """Which part of the campaign a table of this set-up is."""

    def not_next(self, part: Part) -> Refusal:
        """What somebody hears who starts a part that may not be started now."""


class Game(Protocol):
    """A game as the saved tables, the words and the pages know it."""

    @property
    def name(self) -> str:
        """What set-ups and saved tables call it."""

    @property
    def package(self) -> str:
        """Where its content and its ledger of rules are."""

    @property
    def modes(self) -> tuple[str, ...]:
        """All its modes."""

    @property
    def contents(self) -> "Contents":
        """What a box of it can hold: expansions, modes, and where its owner knows better."""

    @property
    def ledger(self) -> "Mapping[str, Row]":
        """All its rules by id, in the order of the ledger."""

    def rulings(self, setup: Mapping[str, Any]) -> "dict[str, Ruling]":
        """The points that a table of this set-up may decide for itself, by key."""

    def setup_types(self, mode: str) -> Sequence[type[BaseSetup]]:
        """What is asked for a new table of this mode; its scenarios may ask different things."""

    def command_types(self, mode: str) -> Sequence[Any]:
        """The commands of this mode: types, or unions of them."""

    def set_up(self, request: object, reader: Reader = NOBODY) -> tuple[BaseSetup, Any]:
        """The checked set-up and the table before its first question; refuses what is wrong.

        What the reader may not know of is refused as what does not exist.
        """

    def command(self, state: Any, request: dict[str, Any]) -> Command:
        """A command of this table, strictly decoded; `{"do": "new"}` is the set-up itself."""

    def rules(self, state: Any, command: Any, events: list[Event]) -> Rule:
        """The running rule, for `kit.flow.play`."""

    def seats(self, state: Any) -> tuple[str, ...]:
        """The seats from which somebody may speak, and whose secrets they may see."""

    def view(self, state: Any, seat: str | None = None) -> View:
        """The table as this seat sees it, else as everybody may: no order of a deck, no secret."""

    def seen(self, state: Any, seat: str | None) -> Any:
        """The state without what this seat may not know; the same one where nothing is hidden.

        All that pages and words know of a table comes out of it.
        """

    def revealed(self, state: Any) -> frozenset[str]:
        """The rounds of sealed choices that everybody knows by now."""

    def unlocked(self, state: Any) -> Keys | None:
        """The keys that the people at this table hold; None where no campaign decides it."""

    @property
    def secretive(self) -> tuple[str, ...]:
        """The modes whose tables reveal something as they go on: their campaigns."""

    def lies_open(self, state: Any) -> Keys:
        """The keys of what lies on this table for everybody to see, though no campaign has shown
        it: a free game that somebody has set up with it."""

    def next(self, before: Next, step: Step) -> Next:
        """What is next after a step, from what was next before it; `Next()` before the first."""

    def standing(
        self, mode: str, options: Mapping[str, Any], views: Sequence[View | None]
    ) -> Standing | None:
        """How a campaign of this mode stands by its games; None where the mode has no campaigns.

        A view is None while the set-up of that game still asks.
        """

    def thawed(self, data: bytes) -> Any:
        """A stored state."""


class OpenTables:
    """What a game says whose tables hide nothing from anybody, and that has no campaign."""

    secretive: tuple[str, ...] = ()

    def seen(self, state: Any, seat: str | None) -> Any:
        """Everybody sees all of it."""
        return state

    def revealed(self, state: Any) -> frozenset[str]:
        """Nothing is ever sealed."""
        return frozenset()

    def unlocked(self, state: Any) -> Keys | None:
        """No campaign decides it."""
        return None

    def lies_open(self, state: Any) -> Keys:
        """Nothing has a lock."""
        return NO_KEYS


Games = Mapping[str, Callable[[], Game]]
"""The games by name. Each is made, and its rules imported, when somebody asks for it."""
