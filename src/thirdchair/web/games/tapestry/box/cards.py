"""What one source says that Automa civilizations of Plans & Ploys score and show."""

from collections.abc import Mapping
from typing import Any, get_args

from thirdchair.kit.box import UnsureValue
from thirdchair.tapestry.box import Item, Track
from thirdchair.tapestry.packs import pack, pool_items
from thirdchair.web import forms
from thirdchair.words import Words

ITEMS = "hucksters.items"
MOST_POINTS = 99


def _points() -> dict[str, int]:
    return pack("PP").printed


def entries_from(data: dict[str, Any]) -> dict[str, Any]:
    """What the form says of them; an empty field leaves it to us."""
    entries: dict[str, Any] = {
        key: forms.number(data, key) if forms.text(data, key, "") else None
        for key in _points()
        if key in data
    }
    if any(field.partition(" ")[0] == ITEMS for field in data):
        told = {track: forms.text(data, f"{ITEMS} {track}", "") for track in get_args(Track)}
        entries[ITEMS] = {track: item for track, item in told.items() if item} or None
    return entries


def filled_in(box: Mapping[str, Any]) -> dict[str, str]:
    """The fields as the box fills them in."""
    found = {key: str(box[key]) for key in _points() if key in box}
    return found | {f"{ITEMS} {track}": item for track, item in box.get(ITEMS, {}).items()}


def shown(words: Words, sure: Mapping[str, UnsureValue]) -> list[dict[str, Any]]:
    """Each with what we have, for those that the owner can look up."""
    rows: list[dict[str, Any]] = [
        {"ours": str(points), "parts": [], "most": MOST_POINTS, "key": key}
        for key, points in _points().items()
    ]
    items = {track: words.text(f"item-{item}") for track, item in pool_items().items()}
    tracks = {track: words.text(f"track-{track}") for track in items}
    rows.append(
        {
            "key": ITEMS,
            "ours": ", ".join(f"{tracks[track]}: {item}" for track, item in items.items()),
            "parts": [(f"{ITEMS} {track}", name) for track, name in tracks.items()],
            "options": [(item, words.text(f"item-{item}")) for item in get_args(Item)],
        }
    )
    return [
        row | {"name": words.text("page-box-value-" + row["key"].replace(".", "-"))}
        for row in rows
        if row["key"] in sure
    ]
