"""What a game says of other steps than those that were recorded: the part of a face for mending."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.table.store import Saved
from thirdchair.web.drawing.tokens import Token
from thirdchair.words import Words

if TYPE_CHECKING:
    from thirdchair.web.pages.history.blanks import Blank

Command = Mapping[str, Any]
"""A command as the contract writes it."""


@dataclass(frozen=True, kw_only=True)
class Differs:
    """How the history tells what lies differently, by the heads of the paths of a view."""

    whole: Mapping[str, int]
    """Parts that are one line however much of them differs, as a pile is: how deep."""
    lists: tuple[str, ...] = ()
    """Parts that are lists of pieces: only what differs is told."""
    nobody: tuple[str, ...] = ()
    """Parts where nobody is a word too; of all others, what is not there is a dash."""
    untold: tuple[str, ...] = ()
    """Parts that follow from others, as patterns of their paths."""


@dataclass(frozen=True)
class Steps:
    """How many steps a command goes, where one may go several, or back, at once."""

    message: str
    """What the field for them is called."""
    least: int
    most: int
    of: Callable[[Command], int]
    going: Callable[[Command, int], dict[str, Any]]
    """The command, going so many; one that knows no steps stays as it is."""


@dataclass(frozen=True, kw_only=True)
class Moment:
    """The moment of a step that is mended, for what a game draws of it."""

    then: Saved
    """The table as it stood before the step."""
    step: Command
    """What was done then."""
    address: str
    """The page of the fix; a drawing that is tapped in steps adds `&see=…`."""
    see: str
    """What was tapped there so far."""
    tokens: Mapping[str, Token]


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """What happened instead, to be tapped on drawings."""

    template: str
    """It writes buttons by `wish(command)`."""
    covers: Callable[[Command], bool]
    """Is it on the drawings, so that it need not be offered in words, too?"""
    shows: Mapping[str, Any]
    styles: tuple[str, ...] = ()


class Instead(Protocol):
    """What may have happened instead of a step of the history, and how people say it."""

    @property
    def DIFFERS(self) -> Differs:  # noqa: N802
        """How it is told what would lie differently then."""

    @property
    def STEPS(self) -> Steps | None:  # noqa: N802
        """How one command goes several steps at once; None where none does."""

    def commands(self, table: Table, /) -> dict[str, list[dict[str, Any]]]:
        """All commands that this table knows, under headings: `page-mend-group-<heading>`."""

    def kind(self, command: Command, /) -> Hashable:
        """What makes commands alike, for the list to begin with those of the step's kind."""

    def name(self, command: Command, words: Words, /) -> str:
        """What the list calls a command; the blanks of it may still be open."""

    def role(self, table: Table, question: Command, asking: Entry, words: Words, /) -> str:
        """Which of several cards a question of a step is about, as far as the step has come."""

    def told(self, command: Command, words: Words, /) -> str:
        """A command in a sentence, as far as it is filled in."""

    def option(self, command: Command, /) -> str:
        """A command as the value of an option of the list."""

    def blank(
        self, table: Table, command: Command, words: Words, position: int, /
    ) -> "Blank | None":
        """What is still to be filled in, for a command at this step of the history."""

    def drawn(self, moment: Moment, words: Words, /) -> Drawn | None:
        """The tracks and the map at that moment with what was possible; None where all is words."""
