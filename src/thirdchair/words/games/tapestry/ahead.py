"""Further ahead, in lines of text: landmarks, income, places and points of a forecast.

A forecast comes as plain figures, as events do.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from thirdchair.words.games.tapestry import TapestryWords


def told_ahead(
    found: Mapping[str, Any], words: TapestryWords, turns: int | None, points: int | None
) -> Iterator[str]:
    """Landmarks before your next turns and in this era, income, places, points, and who played."""
    yield words.text("page-ahead-landmarks")
    if found["taken"]:
        yield f"  {' · '.join(_heads(found['taken'][0], words))}"
    for one in found["taken"]:
        chances = [*one["before"].values(), *([one["this_era"]] if one["this_era"] else [])]
        row = "  ".join(_figure(chance, words) for chance in chances)
        last, chance = list(one["before"].items())[-1]
        plain = words.text(f"chance-{chance['plain']}")
        told = words.text("page-ahead-in-words", n=last, plain=plain)
        yield f"  {words.landmark(one['name']):<24}{row}  {told}"
    if not found["taken"]:
        yield f"  {words.text('page-ahead-no-landmarks')}"
    for turn, chance in found["income"].items():
        when = words.text("page-ahead-income", n=turn)
        yield f"{words.text('page-ahead-incomes')}: {when} {_figure(chance, words).strip()}"
    yield words.text("page-ahead-places", error=found["places_error"])
    for bot, at in found["places"].items():
        yield f"  {words.seat(bot)}: {', '.join(_places(at, words))}"
    if found["spread"]:
        low, middle, high = found["spread"]
        error = found["spread_error"]
        spread = words.text("page-ahead-spread", low=low, middle=middle, high=high, error=error)
        yield f"{words.text('page-ahead-points')}: {spread}"
    if win := found["win"]:
        plain = words.text(f"chance-{win['plain']}")
        yield f"{words.text('page-ahead-win', n=points)} {plain} {_figure(win, words).strip()}"
    yield words.text("page-ahead-lead", games=found["games"])
    yield words.text("page-ahead-supposed", turns=turns or 0)
    yield played_by(found["by"], words)


def played_by(by: Mapping[str, Any], words: TapestryWords) -> str:
    """Which engine played, and why not the kernel: because of what it does not know."""
    if by["kernel"]:
        return words.text("page-ahead-by-kernel")
    named = by["why"] in ("scenario", "civ")
    what = words.text(f"{by['why']}-{by['what']}") if named else ""
    return words.text(f"page-ahead-by-{by['why']}", what=what)


def _heads(one: Mapping[str, Any], words: TapestryWords) -> Iterator[str]:
    """What the figures of a landmark are, from left to right."""
    for n in one["before"]:
        yield words.text("page-ahead-before", n=n)
    if one["this_era"]:
        yield words.text("page-ahead-era", n=0)


def _places(at: Mapping[str, list[int]], words: TapestryWords) -> Iterator[str]:
    for track, (low, _, high) in at.items():
        space = str(low) if low == high else words.text("page-ahead-range", low=low, high=high)
        yield f"{words.text(f'track-{track}')} {space}"


def _figure(chance: Mapping[str, Any], words: TapestryWords) -> str:
    percent = words.text("page-odds-percent", percent=chance["percent"])
    return f"{percent:>6} {words.text('page-ahead-error', error=chance['error']):<5}"
