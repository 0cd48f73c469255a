"""What a turn asks of the hand, as the turn card of every game shows it.

A game fills these in; `templates/parts/turn-card.html` draws them, and `static/by-step.js` shows
the same lines one at a time.
"""

from collections.abc import Iterable, Sequence

import msgspec
from markupsafe import Markup

from thirdchair.web.drawing.tokens import Token

STOPS = (".", "!", "?", "…")


class Change(msgspec.Struct, frozen=True):
    """A number before and after. `symbol` says of what, where the line itself does not."""

    before: int
    after: int
    symbol: str | None = None


class Banner(msgspec.Struct, frozen=True):
    """Something that nobody may miss: it stands above everything else on the page.

    `kind` is what it looks like: `combat`, `star`, `trap`, `landmark`, `done` (the bots have
    finished) or `over` (the game).
    """

    kind: str
    text: str
    symbol: str
    more: str = ""
    """A second line: what it means for whoever reads."""


class Hand(msgspec.Struct, frozen=True, kw_only=True):
    """One movement of the hand."""

    text: str
    """The whole sentence: it is read aloud, and stands large in step by step."""
    short: str = ""
    """What the list says beside the icons; empty: the sentence."""
    tokens: Sequence[Token] = ()
    """Whose piece it is, once for each piece that moves."""
    symbols: Sequence[tuple[str, str]] = ()
    """Symbols after the tokens, each with a class of its own (a color), or an empty one."""
    change: Change | None = None
    place: str | None = None
    """Where, in words; the list omits it when a picture shows it."""
    picture: Markup | None = None
    """A small drawing at the end of the line."""
    large: Markup | None = None
    """A drawing that only step by step has room for."""
    quiet: bool = False
    """Nothing to do: it stands behind the details."""

    @property
    def said(self) -> str:
        """The sentence with its place, for those who listen."""
        return f"{self.text.rstrip('.')}: {self.place}" if self.place else self.text


def spoken(lines: Iterable[str]) -> str:
    """Sentences in one breath: each ends with one stop, whether or not it brought its own."""
    clean = (line.replace("\N{SOFT HYPHEN}", "").strip() for line in lines)
    return " ".join(line if line.endswith(STOPS) else f"{line}." for line in clean if line)
