"""What a game says of its campaigns: the part of a face for several games that belong together."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from thirdchair.kit.game import Part
from thirdchair.kit.readers import Reader
from thirdchair.table.campaigns import Campaign
from thirdchair.words import Words


@dataclass(frozen=True)
class Told:
    """A game of a campaign, in words. `result` and `points` are empty while it is being played.

    It does not count where a later try does.
    """

    result: str
    points: str
    about: str
    counts: bool


@dataclass(frozen=True)
class Called:
    """A part of a campaign, in words."""

    sign: str
    """What it is called in a word or a number: the sign of its row."""
    title: str
    next: str
    """That it comes next, in a line."""
    begin: str
    """What the button says that starts it."""
    again: str
    """The same where it was played before."""


class Series(Protocol):
    """What the pages say of campaigns: of several games that belong together.

    Which modes have campaigns, and how one stands, the game says. A module may be a series.
    """

    @property
    def STYLES(self) -> tuple[str, ...]:  # noqa: N802
        """The style sheets of its pages."""

    @property
    def STANDING(self) -> str:  # noqa: N802
        """The template that says how a campaign stands."""

    @property
    def NEW(self) -> str:  # noqa: N802
        """The template of what the form of a new campaign asks beside its name."""

    @property
    def SETTINGS(self) -> str:  # noqa: N802
        """The same for a campaign that has begun."""

    def asks(self, mode: str) -> bool:
        """Does a campaign of this mode have options at all?"""

    def options(self, form: dict[str, Any]) -> dict[str, Any]:
        """The options, from one of the forms."""

    def show(self, campaign: Campaign) -> dict[str, Any]:
        """What the templates need."""

    def parts(self, mode: str, reader: Reader) -> Sequence[Part]:
        """What its campaigns are made of, in its order, as far as this reader may know of it."""

    def called(self, mode: str, part: Part, words: Words) -> Called:
        """How one of the parts is told."""

    def told(self, campaign: Campaign, words: Words) -> Sequence[Told]:
        """Its games, in the order in which they were begun."""

    def score(self, campaign: Campaign, words: Words) -> str:
        """How it stands in a few words; empty where nobody counts."""

    def fields(self, campaign: Campaign, part: Part) -> dict[str, str]:
        """Fields of the form that starts a part: which it is, and what earlier games fill in."""
