"""What a mode gives to the page of a new game: its form, and what it says about it in a line.

A sheet is a module with the names of `Sheet`, or an object; it stands in the face of its game under
the name of its mode. The mode is called by the messages `page-mode-short-<mode>` and
`page-mode-<game>-<mode>`.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from thirdchair.web.pages.box.mybox import Owned
from thirdchair.words import Words

Form = Mapping[str, Any]
"""The fields of a form by their names, as text."""


class Sheet(Protocol):
    """The form of a new game, and the set-up that follows from it."""

    @property
    def NEW(self) -> str:  # noqa: N802
        """The template of the long form."""

    @property
    def PASSING(self) -> tuple[str, ...]:  # noqa: N802
        """Fields that are not remembered: what should be another the next time."""

    def set_up_from(self, form: dict[str, Any], owned: Owned, /) -> dict[str, Any]:
        """The set-up of the contract; refuses a form that cannot be played.

        What the form leaves to the lot may come from what is `owned`, too.
        """

    def colors_from(self, form: dict[str, Any], /) -> dict[str, str]:
        """A different color for each seat."""

    def table_name(self, setup: dict[str, Any], words: Words, /) -> str:
        """What the table is called when nobody names it."""

    def new_form(self, given: dict[str, Any], owned: Owned, /) -> dict[str, Any]:
        """What the template needs; it offers what is `owned`. `given` in it is the whole form,
        defaults filled in: with everything remembered, `set_up_from(new_form(remembered)["given"])`
        can be played. `rulings` are those of the mode; the page leaves out what is locked."""

    def summary(self, given: Form, words: Words, /) -> str:
        """The choices that matter, short, without a full stop: "Level 3, Automa: blue"."""

    def lines(self, given: Form, words: Words, /) -> list[str]:
        """The choices one by one, for the page of a surprise: "Level 3: …", "The bots begin"."""

    def surprise(self, given: Form, owned: Owned, rng: Random, /) -> dict[str, str]:
        """The fields to fill in instead of those of `given`, within what is `owned`. Names of
        people, expansions, rulings and who draws stay as they are: leave them out."""
