"""What a mode gives to the page of a new game: its form, and what it says about it in a line.

A sheet is a module with the names of `Sheet`, entered in `newgame.SHEETS` under the name of its
mode. The mode is called by the messages `page-mode-short-<mode>` and `page-mode-<game>-<mode>`.
`Sums`, `Surprises` and `Lists` are for those who can; the page does without them.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol, runtime_checkable

from thirdchair.web.pages.box.mybox import Owned
from thirdchair.words import Words

Form = Mapping[str, Any]
"""The fields of a form by their names, as text."""


class Sheet(Protocol):
    """The form of a new game, and the set-up that follows from it."""

    NEW: str
    """The template of the long form."""
    REMEMBERED: str
    """The setting that keeps what was filled in last."""

    @property
    def PASSING(self) -> tuple[str, ...]:  # noqa: N802
        """Fields that are not remembered: what should be another the next time."""

    def set_up_from(self, form: dict[str, Any], /) -> dict[str, Any]:
        """The set-up of the contract; refuses a form that cannot be played."""

    def colors_from(self, form: dict[str, Any], /) -> dict[str, str]:
        """A different color for each seat."""

    def table_name(self, setup: dict[str, Any], words: Words, /) -> str:
        """What the table is called when nobody names it."""

    def new_form(self, given: dict[str, Any], /) -> dict[str, Any]:
        """What the template needs. `given` in it is the whole form, defaults filled in: with
        everything remembered, `set_up_from(new_form(remembered)["given"])` can be played."""


@runtime_checkable
class Sums(Protocol):
    """A sheet that can say its choices in a line."""

    def summary(self, given: Form, words: Words, /) -> str:
        """The choices that matter, short, without a full stop: "Level 3, Automa: blue"."""


@runtime_checkable
class Surprises(Protocol):
    """A sheet that can choose for people."""

    def surprise(self, given: Form, owned: Owned, rng: Random, /) -> dict[str, str]:
        """The fields to fill in instead of those of `given`, within what is `owned`. Names of
        people, expansions, rulings and who draws stay as they are: leave them out."""


@runtime_checkable
class Lists(Protocol):
    """A sheet that can say its choices one by one, for the page of a surprise."""

    def lines(self, given: Form, words: Words, /) -> list[str]:
        """One line for each choice: "Level 3: …", "The bots begin"."""


@runtime_checkable
class Offers(Protocol):
    """A sheet that offers what the owners have in My box."""

    def offered(self, owned: Owned, /) -> dict[str, Any]:
        """What the template needs from there, over what `new_form` gives it."""


@runtime_checkable
class Draws(Protocol):
    """A sheet whose lots know what the owners have in My box."""

    def set_up_owned(self, form: dict[str, Any], owned: Owned, /) -> dict[str, Any]:
        """As `set_up_from`, but what the form leaves to the lot may come from there, too."""


def game_of(sheet: Sheet) -> str:
    """The game that a sheet belongs to: its name `GAME`, else Tapestry."""
    return str(getattr(sheet, "GAME", "tapestry"))


def summary_of(sheet: Sheet, given: Form, words: Words) -> str:
    """The choices in a line; nothing where the sheet has no words for them."""
    return sheet.summary(given, words) if isinstance(sheet, Sums) else ""


def lines_of(sheet: Sheet, given: Form, words: Words) -> list[str]:
    """The choices one by one, else in their one line."""
    return (
        sheet.lines(given, words) if isinstance(sheet, Lists) else [summary_of(sheet, given, words)]
    )
