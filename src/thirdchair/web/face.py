"""What each mode adds to the pages: its turns, what it says, what it draws.

A mode is a module with the names of `Mode`; a page asks `mode_of` for the one of its table. Where
the seats differ from table to table, the module has a function `at` that makes such an object.
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from thirdchair.kit.box import contents_of
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.spoilers import listed
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.drawing.tokens import Token
from thirdchair.words import Words

if TYPE_CHECKING:
    from thirdchair.web.games.tapestry.lying import Lying

MODES = {
    ("tapestry", "duel"): "thirdchair.web.games.tapestry.duel.table",
    ("tapestry", "solo"): "thirdchair.web.games.tapestry.solo.table",
    ("tapestry", "atlantis"): "thirdchair.web.games.tapestry.scenario.table",
    ("tapestry", "kaiju"): "thirdchair.web.games.tapestry.scenario.table",
    ("scythe", "automa"): "thirdchair.web.games.scythe.table",
}


class Mode(Protocol):
    """What the pages need to know about a mode."""

    TABLE: str
    """The template of its table page."""
    SHEETS: dict[str, str]
    """Its own templates for pages that most modes share, by the name of the page."""
    HUMANS: tuple[str, ...]

    def seats(self, table: Table) -> tuple[str, ...]:
        """Who plays at this table, people first."""

    def names(self, saved: Saved, words: Words) -> dict[str, str]:
        """What its seats are called, in the order of the set-up."""

    def tokens(self, saved: Saved, words: Words) -> dict[str, Token]:
        """How the tokens of its seats look."""

    def next_seat(self, saved: Saved) -> str | None:
        """Whose turn it is, None when the game is played."""

    def perform(self, table: Table, act: str, form: dict[str, Any], by: str) -> None:
        """Do what a button of the table page says."""

    def finish(self, table: Table, form: dict[str, Any], by: str) -> bool:
        """The result from one sheet; False while the sheet must ask for more."""

    def tap(self, table: Table) -> int:
        """How many commands undo takes back at once."""

    def untap(self, table: Table) -> int:
        """How many commands redo does at once."""

    def measure(self, rule: str) -> str | None:
        """What the values of a rule count, for `reasons`."""

    def show(
        self, saved: Saved, words: Words, who: str | None, see: str | None = None
    ) -> dict[str, Any]:
        """What the template of the table page needs; `see` is a part that the reader asked for."""

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        """A different color for each seat, from a form."""

    def corrections(self, table: Table, form: dict[str, Any]) -> Iterable[tuple[str, Any]]:
        """Parts of the correction form that only this mode has, where they differ."""

    def turns(self, table: Table) -> Iterable[dict[str, Any]]:
        """The commands that may have happened instead of a step of the history."""

    def sheet(self, saved: Saved) -> dict[str, Any]:
        """What the sheet for the result needs to know."""

    def lying(self, saved: Saved, words: Words) -> "Lying":
        """Where every piece lies, drawn and listed; no secret."""

    def checklist(self, saved: Saved, words: Words) -> dict[str, Any]:
        """The steps of the set-up, and what to keep in mind."""


class OwnGame(Mode, Protocol):
    """What a game beside Tapestry brings: its table has other parts and other commands."""

    def correction_form(self, saved: Saved, words: Words) -> dict[str, Any]:
        """What its correction form needs to know."""

    def seen_from(self, table: Table, seat: str | None, side: str | None) -> None:
        """The pages are for a device at this seat, which may have turned the board to a side."""

    def facts(self, saved: Saved, words: Words) -> list[str]:
        """What one tells of a game, in a few lines."""

    def commands(self, table: Table) -> dict[str, list[dict[str, Any]]]:
        """What may have happened instead of a step of the history, under headings."""

    def blank(
        self, table: Table, command: Mapping[str, Any], words: Words, position: int
    ) -> tuple[str, str, list[Any] | None] | None:
        """What such a command at a step still needs: field, question and its answers, if few."""


def own_game(table: Table) -> OwnGame | None:
    """The pages of a table of another game than Tapestry."""
    if table.journal.setup.get("game") == "tapestry":
        return None
    return cast(OwnGame, mode_of(table))


def mode_of(table: Table) -> Mode:
    """The pages of this table's mode."""
    setup = table.journal.setup
    key = (str(setup.get("game")), str(setup.get("mode")))
    if key not in MODES:
        known = [(mode, contents_of(f"thirdchair.{game}").modes) for game, mode in MODES]
        options = [mode for mode, levels in known if listed([mode], levels)]
        raise bad_input("unknown-mode", value=key[1], options=options)
    module = import_module(MODES[key])
    return cast(Mode, module.at(table) if hasattr(module, "at") else module)
