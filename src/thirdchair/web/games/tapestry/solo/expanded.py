"""The parts of a solo table with expansions that the correction form can set."""

from collections.abc import Iterator
from typing import Any

from thirdchair.tapestry.expansions.plans_and_ploys import ITEMS
from thirdchair.tapestry.packs import ARTS
from thirdchair.tapestry.state import SoloState
from thirdchair.web import forms
from thirdchair.web.games.tapestry.boards import courses_of, gone, landmark_cards

HUCKSTERS, TRAILBLAZERS = "hucksters", "trailblazers"


def parts_of(state: SoloState) -> dict[str, Any]:
    """What the form offers: what this table can have, filled in as it lies there."""
    pool = state.pool or HUCKSTERS in state.civs
    markers = state.markers or TRAILBLAZERS in state.civs
    return {
        "cards": landmark_cards(state),
        "pool": {item: state.pool.count(item) for item in ITEMS} if pool else {},
        "markers": {track: spaces_in_words(state, track) for track in courses_of(state)}
        if markers
        else {},
        "arts": state.arts,
        "gone": gone(state),
    }


def paths_of(state: SoloState) -> Iterator[str]:
    """The same parts by their paths, but those that the view lists."""
    parts = parts_of(state)
    yield from (f"pool.{item}" for item in parts["pool"])
    yield from (f"markers.{track}" for track in parts["markers"])


def spaces_in_words(state: SoloState, track: str) -> str:
    """The spaces of outposts on a track, as people write them."""
    return ", ".join(str(space) for space in state.markers.get(track, ()))


def corrections(state: SoloState, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parts whose field says something else than the table."""
    for item in ITEMS:
        path = f"pool.{item}"
        if path in form and (count := forms.number(form, path)) != state.pool.count(item):
            yield path, count
    for track in courses_of(state):
        path = f"markers.{track}"
        if path in form and (spaces := _spaces(form, path)) != state.markers.get(track, []):
            yield path, spaces
    if state.arts is not None and ARTS in form and (sent := forms.text(form, ARTS)) != state.arts:
        yield ARTS, sent


def _spaces(form: dict[str, Any], path: str) -> list[int]:
    """Numbers that somebody wrote one after the other."""
    written = forms.text(form, path).replace(",", " ").split()
    return [forms.number({path: one}, path) for one in written]
