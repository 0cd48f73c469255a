"""The content of the expansions that a table plays with."""

from collections.abc import Iterable

from thirdchair.tapestry.packs import Pack, pack

NAMES = ("PP", "AA", "FF")
"""The expansions, in the order of their appearance."""


def packs_of(expansions: Iterable[str]) -> list[Pack]:
    """The packs of these expansions, the oldest first; a variant brings nothing."""
    return [pack(name) for name in NAMES if name in expansions]
