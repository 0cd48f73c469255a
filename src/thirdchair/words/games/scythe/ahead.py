"""How long until the marker of an Automa brings something, in words.

What comes is told as plain figures: `star` (0 is the second scheme), `low`, `middle`, `high`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from thirdchair.words.speaking import Words


def told_ahead(
    found: Mapping[str, Sequence[Mapping[str, Any]]],
    held: Iterable[str],
    modules: Iterable[str],
    words: Words,
) -> Iterator[str]:
    """A line for each thing that comes to each Automa, and what was counted."""
    for automa, coming in found.items():
        for one in coming:
            name = named(one["star"], words)
            yield f"{words.seat(automa):<20}{name:<28}{turns(one, words)}  {middle(one, words)}"
    if any(found.values()):
        yield from counted(held, modules, words)


def counted(held: Iterable[str], modules: Iterable[str], words: Words) -> Iterator[str]:
    """What the figures are over, which Automas are held back, and what is left out."""
    yield words.text("page-ahead-scythe-lead")
    for automa in held:
        yield words.text("page-ahead-scythe-held", who=automa)
    if names := [words.text(f"scythe-module-{name}") for name in modules]:
        yield words.text("page-ahead-scythe-modules", modules=", ".join(names))


def named(star: int, words: Words) -> str:
    """The second scheme, or a star by its number."""
    return words.text("page-ahead-scythe-star", n=star)


def turns(one: Mapping[str, Any], words: Words) -> str:
    """Between which turns it comes in eight of ten games."""
    low, high = one["low"], one["high"]
    span = str(low) if low == high else words.text("page-ahead-range", low=low, high=high)
    return words.text("page-ahead-scythe-turns", turns=span)


def middle(one: Mapping[str, Any], words: Words) -> str:
    """By which turn it has come in half of the games."""
    return words.text("page-ahead-scythe-middle", n=one["middle"])
