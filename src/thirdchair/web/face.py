"""What a game shows to people: its face.

The host owns every address and every page that all games have. For the rest it asks the face of
the game: which modes there are, what their tables look like, which pages only they have. A face is
made at the first table of its game; a part that it lacks is an error of mypy.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Protocol

from thirdchair.kit.game import Game, Games
from thirdchair.kit.rules import Rule
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.ending import Ending
from thirdchair.web.reasons import Measure
from thirdchair.words import Words

if TYPE_CHECKING:
    from thirdchair.web.pages.box.face import BoxFace, BoxPage
    from thirdchair.web.pages.campaign.series import Series
    from thirdchair.web.pages.history.hands import Hands
    from thirdchair.web.pages.history.instead import Instead
    from thirdchair.web.pages.new.sheet import Sheet
    from thirdchair.web.pages.record.tally import Ended, Section
    from thirdchair.web.pages.table.lying import Lying
    from thirdchair.web.pages.table.odds import Odds
    from thirdchair.web.visit import Answer, Visit


class Mode(Protocol):
    """What the pages need to know about a mode. A module may be one."""

    @property
    def TABLE(self) -> str:  # noqa: N802
        """The template of its table page."""

    @property
    def CHECKLIST(self) -> str:  # noqa: N802
        """The template of its set-up."""

    @property
    def HUMANS(self) -> tuple[str, ...]:  # noqa: N802
        """The seats of people."""

    @property
    def ALONE(self) -> str | None:  # noqa: N802
        """The seat of somebody who plays alone and is called you; None where people have names."""

    @property
    def OWNERS(self) -> Mapping[str, str]:  # noqa: N802
        """Names in commands and events that stand for a seat: a second token is its owner's."""

    @property
    def SETTINGS(self) -> tuple[str, ...]:  # noqa: N802
        """What people may set at a table of it: `dice`, where any are rolled."""

    @property
    def HABITS(self) -> tuple[str, ...]:  # noqa: N802
        """What its set-up asks of a house for good: the acts `<habit> yes` and `<habit> no`."""

    @property
    def COLORS(self) -> tuple[str, ...]:  # noqa: N802
        """The colors that people choose from; empty where seats get their colors elsewhere."""

    @property
    def OWN_SETTINGS(self) -> str:  # noqa: N802
        """The template of settings that only this mode has; their forms are taps of its table."""

    @property
    def CARDS(self) -> str:  # noqa: N802
        """The message that names the cards that the app or people draw."""

    @property
    def FOLLOW(self) -> str:  # noqa: N802
        """The message that names the turn of a bot that may follow by itself; empty for none."""

    @property
    def instead(self) -> "Instead":
        """What the history offers when a step is mended."""

    @property
    def hands(self) -> "Hands":
        """What people move by hand when the table goes back, or its past is mended."""

    def seats(self, table: Table) -> tuple[str, ...]:
        """Who plays at this table, people first."""

    def seating(self, setup: Mapping[str, Any]) -> Hashable:
        """Who sits where in a set-up of it, as far as people choose it: each is laid out anew."""

    def names(self, saved: Saved, words: Words) -> dict[str, str]:
        """What its seats are called, in the order of the set-up."""

    def tokens(self, saved: Saved, words: Words) -> dict[str, Token]:
        """How the tokens of its seats look."""

    def next_seat(self, saved: Saved) -> str | None:
        """Whose turn it is, None when the game is played."""

    def perform(self, table: Table, act: str, form: dict[str, Any], by: str) -> None:
        """Do what a button of the table page says."""

    def measure(self, table: Table) -> Measure:
        """What the values of each rule count at a table, for `reasons`."""

    def show(
        self, saved: Saved, words: Words, base: str, who: str | None, see: str | None
    ) -> dict[str, Any]:
        """What the template of the table page needs, for a reader who looks at buttons of `who`.

        `base` is the address of the table, `see` a part that the reader asked for.
        """

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        """A different color for each seat, from a form."""

    def lying(self, saved: Saved, words: Words) -> "Lying":
        """Where every piece lies, drawn and listed; no secret."""

    def checklist(self, saved: Saved, words: Words) -> dict[str, Any]:
        """The steps of the set-up, and what to keep in mind."""

    def put_back(self, saved: Saved, words: Words) -> list[dict[str, Any]]:
        """After the game, a row for each thing: `id`, `part` (`page-back-<part>`), `text`."""

    def piles(self, saved: Saved) -> dict[str, list[int]]:
        """How to sort real cards so that they lie as here, by the names of the piles."""

    def foreseen(self, saved: Saved) -> bool:
        """Can we say what the next cards may do?"""

    def further(self, saved: Saved) -> bool:
        """Can more be counted than what the next cards may do? The page `ahead` shows it."""

    def foresee(self, saved: Saved, words: Words) -> "Odds":
        """What the next cards may do, or why that cannot be said."""

    def said(self, event: Mapping[str, Any], table: Table, words: Words) -> str:
        """What an event asks of the table, as the history tells it."""

    def chapter(self, state: Any, words: Words) -> str:
        """The part of the game that a step from this state belongs to: the history's headings."""

    def words_then(self, words: Words, table: Table, position: int) -> Words:
        """The words, with the rulings that held at a step of the history."""

    def stands(self, saved: Saved, words: Words) -> list[str]:
        """How a game stands, for the list of tables: turn, era, points, each in two words."""

    def facts(self, saved: Saved, words: Words) -> list[str]:
        """What one tells of a game, in a few lines."""

    def ending(self, saved: Saved, words: Words) -> Ending | None:
        """How a game ended that is over, for the card of the host; None where it has no result."""

    def scopes(self, saved: Saved) -> list[str]:
        """The parts of the ledger that hold at a table, its own before what it shares."""

    def in_force(self, rule: Rule, saved: Saved) -> bool:
        """Is a rule of these scopes about something on this table?"""


class ModeOf(Protocol):
    """Finds the mode of a table, for a device at a seat that may have turned the board."""

    def __call__(self, table: Table, seat: str | None = None, side: str | None = None, /) -> Mode:
        """The pages of the mode of this table."""


@dataclass(frozen=True)
class Page:
    """A page that only tables of this game have: `/tables/<id>/<name>`.

    `below`: it has pages of its own below it, told by `visit.below`: a hex by its number. To who
    may not open its `lock` there is no such page.
    """

    look: "Callable[[Visit, str], Answer] | None" = None
    act: "Callable[[Visit, str, dict[str, Any]], Answer] | None" = None
    below: bool = False
    lock: str | None = None


@dataclass(frozen=True, kw_only=True)
class Demo:
    """A turn of the bots to look at before the first game; its table is never saved."""

    template: str
    """Extends `welcome-turn.html`, with what `Mode.show` gives to the page of that table."""
    table: Callable[[Games], Table]


@dataclass(frozen=True, kw_only=True)
class Lent:
    """What a single game borrows from series that run with the same copy: steps for the checklist,
    and rows for when it is put back."""

    fetch: list[dict[str, Any]] = field(default_factory=list)
    back: list[dict[str, Any]] = field(default_factory=list)


def nothing_lent(saved: Saved, series: "Sequence[Saved]", words: Words) -> Lent:
    """The games of a series share nothing with others."""
    return Lent()


def nothing_noted(saved: Saved, form: Mapping[str, Any]) -> None:
    """What a tap does is all in the record."""


def told_by_turns(saved: Saved, words: Words, seat: str | None) -> str:
    """Whose turn it is tells what a seat has to do."""
    return ""


@dataclass(frozen=True, kw_only=True)
class Face:
    """All that the host asks of a game."""

    game: Game
    folder: Traversable
    """Where its `templates` and `static` are."""
    locked_files: Mapping[str, str] = field(default_factory=dict)
    """Locks of files by their names below `static`. Nobody finds such a file among the static ones;
    a table whose reader has the key serves it at `/tables/<id>/files/<name>`."""
    looks: tuple[str, ...] = ()
    """Of the locked files, the style sheets that every page of such a table loads: colors of what
    has come into the game by then."""
    styles: tuple[str, ...]
    """The style sheets of every page about it, those of the host too: its colors and drawings."""
    mode: ModeOf
    new: "Mapping[str, Sheet]"
    """The forms of new games, by mode."""
    pages: Mapping[str, Page]
    """Its own pages of a table, by their names in the address."""
    box: "BoxFace"
    """What it knows of the box that it comes in."""
    box_pages: "Mapping[str, BoxPage]"
    """Its own pages below My box. `civilizations/` are all below that name, by `visit.below`."""
    record: "Callable[[Sequence[Ended], Words], list[Section]]"
    """What the record counts of its finished games."""
    about: "Callable[[Ended], str]"
    """What the list of the record says of a game beside its date; may be empty."""
    reason: "Callable[[Ended], str]"
    """Why a game ended so, where its points alone do not tell; may be empty."""
    series: "Series | None"
    """Its campaigns, if there are any."""
    after_tap: Callable[["Visit", Table], None]
    """What a house remembers of a table after a tap."""
    noted: Callable[[Saved, Mapping[str, Any]], None] = nothing_noted
    """What a tap changes among the options of a table, in the same moment as the table."""
    demo: Demo | None = None
    """A turn for who has never seen one."""
    due: Callable[[Saved, Words, str | None], str] = told_by_turns
    """What a seat has to do now, or without one everybody, where that is told by no turn."""
    lent: "Callable[[Saved, Sequence[Saved], Words], Lent]" = nothing_lent
    """What a single game takes from these series of the device, which still run."""


Faces = Mapping[str, Callable[[], Face]]
"""The faces by game. Each is made, and its pages imported, when somebody asks for it."""


def every(faces: Faces) -> Iterable[Face]:
    """All faces, for the pages that list what there is."""
    return (face() for face in faces.values())
