"""One line of a bots' turn for the hand: its icons, its few words, a number before and after."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from thirdchair.tapestry.course import Course
from thirdchair.tapestry.packs import track_named
from thirdchair.tapestry.scenarios.capital import district_of, plots_of
from thirdchair.web.drawing.rail import Rail, rail
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.boards import of_card, spaces_of
from thirdchair.web.games.tapestry.drawing.footprints import footprint
from thirdchair.web.reasons import Reasons
from thirdchair.web.turn_card import Change, Hand, spoken
from thirdchair.words import Words

Event = Mapping[str, Any]

QUIET = ("skipped", "era_bonus", "reminder")
"""Nothing for the hand, but worth a line."""
SYMBOLS = {
    "achievement": "laurel",
    "blocker_placed": "outpost",
    "blockers_back": "outpost",
    "conquered": "outpost",
    "destroyed": "claws",
    "drew": "cards",
    "explored": "tile",
    "favorite": "favorite",
    "favorite_kept": "favorite",
    "joined": "cards",
    "kaiju_moved": "claws",
    "kaiju_placed": "claws",
    "landmark": "landmark",
    "landmark_removed": "landmark",
    "marker": "outpost",
    "moved": "outpost",
    "outpost_lost": "claws",
    "pool": "cards",
    "protected": "toppled",
    "refreshed": "cards",
    "reshuffled": "cards",
    "scored": "points",
    "spared": "claws",
    "tapestry": "facedown",
    "tile_laid": "tile",
    "toppled": "toppled",
}
"""What an event is about, at a glance."""
CHAINED: dict[str, tuple[str, ...]] = {
    "advanced": ("who", "track", "tokens"),
    "regressed": ("who", "track", "tokens"),
    "tapestry": ("where",),
}
"""Events of which the hand makes one, when one begins where the other ended."""
PRINTED_IN = "en"
"""The language in which we have seen the names of the landmarks; else they go by their place."""
_ARROW = re.compile(r"(\d+)\s→\s(\d+)")


class Item(Hand, frozen=True, kw_only=True):
    """One movement of the hand at a table of Tapestry, with its reasons."""

    seat: str | None = None
    hex: int | None = None
    small: str | None = None
    """A printed name, which is English."""
    whys: Sequence[Reasons] = ()
    cards: Markup | None = None
    chosen: str | None = None
    sums: Sequence[str] = ()
    """How points came about."""
    rolled: str | None = None
    """What a die showed that decided it."""

    @property
    def decided(self) -> bool:
        """Was there something to choose from?"""
        return any(why.steps for why in self.whys)

    @property
    def answer(self) -> str | None:
        """The rule that decided in the end, as one sentence."""
        found = [why.deciding for why in self.whys if why.deciding]
        return found[-1].text if found else None


class Listed(msgspec.Struct, frozen=True):
    """What a turn asks of the hand, in its order, and what is only told."""

    items: list[Item]

    @property
    def hands(self) -> list[Item]:
        """What the hand does."""
        return [item for item in self.items if not item.quiet]

    @property
    def rest(self) -> list[Item]:
        """What is only worth knowing."""
        return [item for item in self.items if item.quiet]


def icons(event: Event) -> list[tuple[str, str]]:
    """The symbols of a line, each with the color of its track."""
    kind, track = event["type"], event.get("track")
    if kind == "landmark" and not of_card(event["landmark"]):
        track = event["landmark"].partition(":")[0]
    name = SYMBOLS.get(kind, track if kind in ("advanced", "regressed") else None)
    return [(name, f"on-track track-{track}" if track else "")] if name else []


def short(event: Event, words: Words) -> str:
    """Few words beside the icons; empty where an event is rare and the sentence has to do."""
    name = f"page-short-{event['type']}"
    if not words.has(name):
        return ""
    fields = {**words.left_out, **event}
    del fields["type"]
    if event["type"] == "destroyed":  # where the Kaiju stands, the line before has said
        fields["number"] = plots_of(district_of(event["plot"])).index(event["plot"]) + 1
    return words.text(name, **fields)


def change(event: Event) -> Change | None:
    """From where to where, where an event says it."""
    if event["type"] not in CHAINED:
        return None
    return Change(event["from"], event["to"])


def grouped(events: Sequence[Event]) -> list[list[int]]:
    """The places of events, those together of which the hand makes one movement."""
    groups: list[list[int]] = []
    open_: dict[tuple[Any, ...], list[int]] = {}
    for place, event in enumerate(events):
        fields = CHAINED.get(event["type"], ())
        key = (event["type"], *(event.get(field) for field in fields))
        before = open_.get(key)
        if before and events[before[-1]]["to"] == event["from"]:
            before.append(place)
            continue
        groups.append([place])
        if fields:
            open_[key] = groups[-1]
    return groups


def joined(events: Sequence[Event]) -> Event:
    """Events of which the hand makes one, as one."""
    first, last = events[0], events[-1]
    return first if first is last else {**first, "to": last["to"]}


def on_track(event: Event, course: Course, free: Sequence[int], token: Token, text: str) -> Markup:
    """A move on its track, with the landmarks that are still to be had."""
    spaces = spaces_of(course)
    what = Rail(
        first=spaces[0],
        last=spaces[-1],
        before=event["from"],
        after=event["to"],
        marks=dict.fromkeys(free, "landmark"),
    )
    return rail(what, token, text)


def printed(landmark: str, words: Words) -> tuple[str | None, Markup | None]:
    """The printed name of a landmark of a track, and its shape as far as we know it."""
    if of_card(landmark):
        return None, None
    track, _, space = landmark.partition(":")
    one = next(one for one in track_named(track).landmark if one.space == int(space))
    name = one.name if words.language == PRINTED_IN else None
    return name, footprint(one.shape) if one.shape else None


def replaced(item: Item, **fields: Any) -> Item:
    """The line with some of it changed."""
    return msgspec.structs.replace(item, **fields)


def moved_line(event: Event, color: str, words: Words) -> str:
    """A token that moves on a track, in one sentence."""
    return words.text(
        "page-do-moved",
        color=color,
        tokens=event["tokens"],
        track=event["track"],
        from_=event["from"],
        to=event["to"],
        back=event["type"] == "regressed",
    )


def in_one_breath(items: Sequence[Item], words: Words) -> str:
    """The list as a voice reads it: arrows are words."""
    said = spoken(item.said for item in items if not item.quiet)
    return _ARROW.sub(lambda way: words.text("page-say-from-to", from_=way[1], to=way[2]), said)
