"""The evenings of the campaign: found as folders, loaded when a campaign comes to them."""

from collections.abc import Collection, Iterable
from functools import cache
from importlib.resources import files
from typing import cast

from thirdchair.kit.folders import Found, classes_in, found_in, only_one
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.episodes.sheets import EpisodeSheet
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack
from thirdchair.scythe.modules.finding import OWN, Modules
from thirdchair.scythe.state import AutomaState

HERE = "thirdchair.scythe.fenris.episodes"
FIRST = "1"
OVER = "fenris:over"
"""What a campaign knows when it is over."""


@cache
def _found() -> dict[str, Found[EpisodeSheet]]:
    found = found_in(files(HERE), EpisodeSheet, HERE)
    return {one.sheet.id: one for one in sorted(found, key=lambda one: one.sheet.id)}


def is_here(evening: str) -> bool:
    """Can this evening be played?"""
    return evening in _found()


def is_number_here(number: int) -> bool:
    """Is there an evening of this number, on whichever way?"""
    return any(one.sheet.number == number for one in _found().values())


def on_the_way(number: int, branch: str | None, *, found: bool = False) -> str:
    """The evening of this number on the way that the campaign took; `found`: was there somebody
    who found what all sought before it?"""
    sheets = [one.sheet for one in _found().values() if one.sheet.number == number]
    fitting = [one for one in sheets if one.branch in ("", branch) and one.found in (None, found)]
    return next((one.id for one in fitting), str(number))


def keys_of(evening: str) -> tuple[str, ...]:
    """What an evening lets everybody know, from its beginning to its outcome."""
    if not is_here(evening):
        return ()
    sheet = _found()[evening].sheet
    return (*sheet.opens, *sheet.brings, *(f"fenris:box-{box}" for box in sheet.boxes))


def every_key() -> list[str]:
    """All that a campaign can reveal, on whichever way: when it is over, nothing is left."""
    sheets = [one.sheet for one in _found().values()]
    keys = {key for one in sheets for key in (*one.opens, *one.brings)}
    return sorted({*keys, *(f"fenris:{one.id}" for one in sheets), OVER})


@cache
def campaign_at(evening: str) -> type[Campaign]:
    """The campaign's rules at this evening."""
    found = _found()[evening]
    rules: type[Campaign] = only_one(_classes(evening, Campaign), found, "evening")
    rules.board, rules.own_sheet = board_at(evening), found.sheet
    return rules


def board_at(
    evening: str, factions: Iterable[str] = (), way: str | None = None
) -> type[OnTheTrack]:
    """The rules of this evening's game; whoever plays a faction of a module brings the module.

    `way` is the one that the campaign took: some evenings play with what it did not bring.
    """
    ways = _found()[evening].sheet.ways
    more = ways.get(way or "", next(iter(ways.values()), ()))
    return _board_at(evening, (*more, *modules_of(factions)))


def way_of(tonight: AutomaState) -> str | None:
    """The way that a campaign took, as its game of tonight tells it."""
    ways = _found()[tonight.episode or FIRST].sheet.ways.items()
    return next((way for way, more in ways if set(more) <= set(tonight.modules)), None)


def modules_of(factions: Iterable[str]) -> tuple[str, ...]:
    """The modules that these factions come from."""
    return _modules().of_factions(factions)


def found_factions(keys: Collection[str]) -> list[str]:
    """The factions of modules that a campaign with these keys has found: somebody may choose them
    though nobody plays them."""
    found = [one for sheet in _modules().sheets.values() for one in sheet.faction]
    return [one.id for one in found if one.lock in keys]


@cache
def _board_at(evening: str, more: tuple[str, ...]) -> type[OnTheTrack]:
    found = _found()[evening]
    own: type[OnTheTrack] = only_one(_classes(evening, OnTheTrack), found, "game of an evening")
    own.before, own.own_numbers = found.sheet.before, found.sheet.numbers
    return cast(type[OnTheTrack], _modules().compose((*found.sheet.modules, *more), own))


@cache
def _modules() -> Modules:
    """The modules of the books: an evening plays with some of them."""
    return Modules((OWN,))


def _classes(evening: str, kind: type) -> list[type]:
    return [one for one in classes_in(_found()[evening]) if issubclass(one, kind)]
