"""What the bots did, as a short list for the hand: from where to where, on which hex, and why."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from thirdchair.table.chance import people_draw
from thirdchair.table.journal import Table
from thirdchair.tapestry.packs import track_named
from thirdchair.web.games.tapestry.boards import of_card
from thirdchair.web.games.tapestry.drawing.footprints import footprint
from thirdchair.web.games.tapestry.drawing.pinpoint import pinpoint
from thirdchair.web.games.tapestry.solo.places import hex_in_words
from thirdchair.web.games.tapestry.solo.summary import summed
from thirdchair.web.games.tapestry.solo.why import Eye, Moment, cards, cause, moments, why
from thirdchair.web.reasons import Reasons
from thirdchair.words import Words

Event = Mapping[str, Any]

QUIET = ("skipped", "era_bonus", "reminder")
"""Nothing for the hand, but worth a line."""
CARDS = ("drew", "reshuffled")
"""Only with real cards is there something to do."""
_ARROW = re.compile(r"(\d+)\s→\s(\d+)")
UNSAID = ("income", "income_step", "rolled", "level_start", "civilization", "result")


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do at the table. `place` is said once where several happen on one hex."""

    text: str
    seat: str | None = None
    hex: int | None = None
    place: str | None = None
    small: str | None = None
    """A printed name, which is English."""
    picture: Markup | None = None
    whys: list[Reasons] = []
    cards: Markup | None = None
    chosen: str | None = None
    sums: list[str] = []
    """How points came about."""
    rolled: str | None = None
    """What a die showed that decided it."""
    quiet: bool = False

    @property
    def decided(self) -> bool:
        """Was there something to choose from?"""
        return any(why.steps for why in self.whys)


class Told(msgspec.Struct, frozen=True):
    """One turn of the bots. `income` is the number of their income turn, if it was one."""

    turn: int
    income: int | None
    items: list[Item]
    hexes: list[int]
    open: bool
    summary: str = ""
    """All of it in a line, for the eye."""
    say: str = ""
    """All of it in one breath, for those who listen."""


def told(table: Table, position: int, eye: Eye) -> Told:
    """A turn of the bots, in the order in which the hand does it."""
    entry = table.journal.entries[position]
    items = list(_items(table, position, eye))
    income = next((one["turn"] for one in entry.events if one["type"] == "income"), None)
    return Told(
        table.state.turn + (entry.state is None),
        income,
        items,
        list(dict.fromkeys(item.hex for item in items if item.hex is not None)),
        entry.state is None,
        summed(entry.events, eye.words),
        _spoken(items, eye.words),
    )


def _spoken(items: Sequence[Item], words: Words) -> str:
    """The list as a voice reads it: arrows are words, and no hyphen is hidden in them."""
    said = ". ".join(
        f"{item.text}: {item.place}" if item.place else item.text
        for item in items
        if not item.quiet
    ).replace("\N{SOFT HYPHEN}", "")
    return _ARROW.sub(lambda way: words.text("page-say-from-to", from_=way[1], to=way[2]), said)


def start(table: Table, words: Words) -> list[str]:
    """What the set-up asks of the hand; piles that only we keep are no matter of it."""
    left_out = () if people_draw(table.journal.chance) else (*CARDS, "joined")
    events = table.journal.entries[0].events
    return [words.event(event) for event in events if event["type"] not in (*left_out, "rolled")]


def _items(table: Table, position: int, eye: Eye) -> Iterator[Item]:
    scores: list[Event] = []
    here: list[Item] = []
    for event, moment in moments(table, position):
        if event["type"] == "scored" and event["who"] == "automa":
            scores.append(event)
            continue
        item = _item(event, moment, eye, cards_here=people_draw(table.journal.chance))
        if item:
            here = [one for one in here if one.hex == item.hex]
            yield _after(here, item)
            here.append(item)
    if scores:
        yield _points(scores, eye)


def _after(here: list[Item], item: Item) -> Item:
    """After others on the same hex, neither its place nor their reasons are said again."""
    if item.hex is None or not here:
        return item
    known = [why for one in here for why in one.whys]
    fresh = [why for why in item.whys if why not in known]
    if any(one.place for one in here):
        return msgspec.structs.replace(item, place=None, picture=None, whys=fresh)
    return msgspec.structs.replace(item, whys=fresh)


def _whys(event: Event, moment: Moment, eye: Eye) -> list[Reasons]:
    """Why it happened at all, and why as it did."""
    found = (cause(event, moment, eye.words), why(event, moment, eye))
    return [one for one in found if one]


def _item(event: Event, moment: Moment, eye: Eye, *, cards_here: bool) -> Item | None:
    words, kind = eye.words, event["type"]
    match kind:
        case "advanced" | "regressed":
            return _moved(event, moment, eye)
        case "landmark":
            return _landmark(event, moment, eye)
        case "explored" | "tile_laid" | "conquered" | "toppled" | "protected":
            return _on_hex(event, moment, eye)
        case "favorite" | "favorite_kept":
            return _favorite(event, moment, eye)
        case "tapestry":
            return _short(event, moment, eye, "page-do-tapestry")
        case "refreshed":
            return _short(event, moment, eye, "page-do-refreshed")
        case "landmark_removed" | "pool" | "marker":
            return _short(event, moment, eye, f"page-do-{kind}")
        case _ if kind in UNSAID or (kind in CARDS and not cards_here):
            return None
        case "drew" if event.get("role"):
            return None
    return Item(
        text=words.event(event),
        seat=event.get("who") if event.get("who") in eye.tokens else None,
        hex=event.get("hex"),
        whys=_whys(event, moment, eye),
        chosen=_chosen(event, eye),
        quiet=kind in QUIET,
    )


def _chosen(event: Event, eye: Eye) -> str | None:
    """What was left in the end: a hex, else a track."""
    if "hex" in event:
        return eye.words.text("page-why-chosen-hex", hex=event["hex"])
    return eye.words.text("page-why-chosen", track=event["track"]) if "track" in event else None


def _moved(event: Event, moment: Moment, eye: Eye) -> Item:
    words, seat = eye.words, event["who"]
    line = words.text(
        "page-do-moved",
        color=eye.tokens[seat].color,
        tokens=event["tokens"],
        track=event["track"],
        from_=event["from"],
        to=event["to"],
        back=event["type"] == "regressed",
    )
    return Item(
        text=line,
        seat=seat,
        whys=_whys(event, moment, eye),
        cards=cards(event, moment, words),
        rolled=words.event(moment.rolled) if moment.rolled else None,
        chosen=words.text("page-why-chosen", track=event["track"]),
    )


PRINTED_IN = "en"
"""The language in which we have seen the names of the landmarks; else they go by their place."""


def _landmark(event: Event, moment: Moment, eye: Eye) -> Item:
    name, shape = _printed(event["landmark"])
    seen = eye.words.language == PRINTED_IN
    return Item(
        text=eye.words.text("page-do-landmark", landmark=event["landmark"]),
        seat=event["who"],
        small=name if seen else None,
        picture=footprint(shape) if shape else None,
        whys=_whys(event, moment, eye),
    )


def _printed(landmark: str) -> tuple[str | None, Sequence[str]]:
    """The printed name of a landmark of a track, and its shape as far as we know it."""
    if of_card(landmark):
        return None, ()
    track, _, space = landmark.partition(":")
    one = next(one for one in track_named(track).landmark if one.space == int(space))
    return one.name, one.shape


def _on_hex(event: Event, moment: Moment, eye: Eye) -> Item:
    seat = event.get("who", "automa")
    line = eye.words.text(
        "page-do-hex",
        what=event["type"],
        whose="you" if seat == "you" else "bot",
        color=eye.tokens[seat].color,
        kind=event.get("kind", "neutral"),
    )
    return Item(
        text=line,
        seat=seat,
        hex=event["hex"],
        place=hex_in_words(event["hex"], eye.words),
        picture=pinpoint(eye.layout, event["hex"], eye.tokens),
        whys=_whys(event, moment, eye),
        chosen=eye.words.text("page-why-chosen-hex", hex=event["hex"]),
    )


def _favorite(event: Event, moment: Moment, eye: Eye) -> Item:
    """The second token changes its track, unless the same one stays or is chosen again."""
    seat, track = event["who"], event["track"]
    was, color = moment.favorites[seat], eye.tokens[seat].color
    return Item(
        text=eye.words.text("page-do-favorite", color=color, track=track, same=track == was),
        seat=seat,
        whys=_whys(event, moment, eye),
        chosen=eye.words.text("page-why-chosen", track=track),
        quiet=track == was,
    )


def _short(event: Event, moment: Moment, eye: Eye, message: str) -> Item:
    """What the sentence of the history says at length."""
    fields = {field: value for field, value in event.items() if field != "type"}
    line = eye.words.text(message, **fields)
    return Item(text=line, seat="automa", whys=_whys(event, moment, eye))


def _points(scores: list[Event], eye: Eye) -> Item:
    """All points of the turn as one move of the marker."""
    words = eye.words
    sums = []
    for event in scores:
        for row in event["rows"]:
            counted = [
                words.text("page-sum-counted", what=what, count=count)
                for what, count in row["counts"].items()
            ]
            sums.append(
                words.text(
                    "page-sum-row",
                    what=" + ".join(counted),
                    times=row["times"],
                    points=row["points"],
                )
            )
        if not event["rows"]:
            sums.append(words.text("page-sum-other", for_=event["for"], points=event["points"]))
    return Item(
        text=words.text("page-do-points", from_=scores[0]["from"], to=scores[-1]["to"]),
        seat="automa",
        sums=sums,
    )
