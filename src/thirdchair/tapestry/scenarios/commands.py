"""What people may do in scenarios of several kinds, as they send it."""

from thirdchair.kit.commands import Command
from thirdchair.tapestry.commands import Count


class Note(Command, frozen=True, tag="note", kw_only=True):
    """A tapestry card on a space of your income mat, from left to right."""

    space: Count
    card: str


class Build(Command, frozen=True, tag="build", kw_only=True):
    """You place something in your capital; an income building takes one plot."""

    piece: str
    plots: tuple[str, ...]
