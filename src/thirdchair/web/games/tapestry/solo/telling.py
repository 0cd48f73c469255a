"""What the bots did, as a short list for the hand: from where to where, on which hex, and why."""

from collections.abc import Iterator, Sequence

from thirdchair.table.chance import people_draw
from thirdchair.table.journal import Table
from thirdchair.web.games.tapestry.boards import courses_of, landmarks_on
from thirdchair.web.games.tapestry.drawing.pinpoint import pinpoint
from thirdchair.web.games.tapestry.lines import (
    QUIET,
    Event,
    Item,
    Listed,
    change,
    grouped,
    icons,
    in_one_breath,
    joined,
    moved_line,
    on_track,
    printed,
    replaced,
    short,
)
from thirdchair.web.games.tapestry.solo.places import hex_in_words
from thirdchair.web.games.tapestry.solo.summary import summed
from thirdchair.web.games.tapestry.solo.why import Eye, Moment, cards, cause, moments, why
from thirdchair.web.games.tapestry.telling import turn_at
from thirdchair.web.reasons import Reasons
from thirdchair.web.turn_card import Change
from thirdchair.words import Words

CARDS = ("drew", "reshuffled")
"""Only with real cards is there something to do."""
UNSAID = ("income", "income_step", "rolled", "level_start", "civilization", "result")


class Told(Listed, frozen=True):
    """One turn of the bots. `income` is the number of their income turn, if it was one."""

    turn: int
    income: int | None
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
        items,
        turn_at(table, position),
        income,
        list(dict.fromkeys(item.hex for item in items if item.hex is not None)),
        entry.state is None,
        summed(entry.events, eye.words),
        in_one_breath(items, eye.words),
    )


def start(table: Table, words: Words) -> list[str]:
    """What the set-up asks of the hand; piles that only we keep are no matter of it."""
    left_out = () if people_draw(table.journal.chance) else (*CARDS, "joined")
    events = table.journal.entries[0].events
    return [words.event(event) for event in events if event["type"] not in (*left_out, "rolled")]


def _items(table: Table, position: int, eye: Eye) -> Iterator[Item]:
    told = list(moments(table, position))
    scores = [event for event, _ in told if event["type"] == "scored" and event["who"] == "automa"]
    told = [pair for pair in told if pair[0] not in scores]
    here: list[Item] = []
    for places in grouped([event for event, _ in told]):
        item = _one(table, [told[place] for place in places], eye)
        if item:
            here = [one for one in here if one.hex == item.hex]
            yield _after(here, item)
            here.append(item)
    if scores:
        yield _points(scores, eye)


def _one(table: Table, together: Sequence[tuple[Event, Moment]], eye: Eye) -> Item | None:
    """One movement of the hand, of one event or of several; the reasons are those of all."""
    event = joined([one for one, _ in together])
    item = _item(table, event, together[0][1], eye)
    if item is None or len(together) == 1:
        return item
    return replaced(item, whys=[why for one in together for why in _whys(*one, eye)])


def _after(here: list[Item], item: Item) -> Item:
    """After others on the same hex, neither its place nor their reasons are said again."""
    if item.hex is None or not here:
        return item
    known = [why for one in here for why in one.whys]
    fresh = [why for why in item.whys if why not in known]
    if any(one.place for one in here):
        return replaced(item, place=None, picture=None, whys=fresh)
    return replaced(item, whys=fresh)


def _whys(event: Event, moment: Moment, eye: Eye) -> list[Reasons]:
    """Why it happened at all, and why as it did."""
    found = (cause(event, moment, eye.words), why(event, moment, eye))
    return [one for one in found if one]


def _item(table: Table, event: Event, moment: Moment, eye: Eye) -> Item | None:
    words, kind = eye.words, event["type"]
    by_hand = people_draw(table.journal.chance)
    if kind in UNSAID or (kind in CARDS and not by_hand):
        return None
    if kind == "drew" and event.get("role"):
        return None
    seat = event.get("who") if event.get("who") in eye.tokens else None
    plain = Item(
        text=words.event(event),
        short=short(event, words),
        seat=seat,
        tokens=[eye.tokens[seat]] if seat else [],
        symbols=icons(event),
        change=change(event),
        hex=event.get("hex"),
        whys=_whys(event, moment, eye),
        chosen=_chosen(event, eye),
        quiet=kind in QUIET,
    )
    match kind:
        case "advanced" | "regressed":
            return _moved(table, plain, event, moment, eye)
        case "landmark":
            return _landmark(plain, event, eye)
        case "explored" | "tile_laid" | "conquered" | "toppled" | "protected":
            return _on_hex(plain, event, eye)
        case "favorite" | "favorite_kept":
            return _favorite(plain, event, moment, eye)
        case "tapestry" | "refreshed" | "landmark_removed" | "pool" | "marker":
            return _short(plain, event, eye)
    return plain


def _chosen(event: Event, eye: Eye) -> str | None:
    """What was left in the end: a hex, else a track."""
    if "hex" in event:
        return eye.words.text("page-why-chosen-hex", hex=event["hex"])
    return eye.words.text("page-why-chosen", track=event["track"]) if "track" in event else None


def _moved(table: Table, plain: Item, event: Event, moment: Moment, eye: Eye) -> Item:
    token, track = eye.tokens[event["who"]], event["track"]
    line = moved_line(event, token.color, eye.words)
    course = courses_of(table.state)[track]
    free = [space for space, who in landmarks_on(table.state, track, course).items() if not who]
    return replaced(
        plain,
        text=line,
        tokens=[token] * event["tokens"],
        cards=cards(event, moment, eye.words),
        rolled=eye.words.event(moment.rolled) if moment.rolled else None,
        large=on_track(event, course, free, token, line),
    )


def _landmark(plain: Item, event: Event, eye: Eye) -> Item:
    name, shape = printed(event["landmark"], eye.words)
    line = eye.words.text("page-do-landmark", landmark=event["landmark"])
    return replaced(plain, text=line, small=name, picture=shape)


def _on_hex(plain: Item, event: Event, eye: Eye) -> Item:
    seat = event.get("who", "automa")
    whose = "you" if seat == "you" else "bot"
    fields = {
        "what": event["type"],
        "whose": whose,
        "color": eye.tokens[seat].color,
        "kind": event.get("kind", "neutral"),
        "hex": event["hex"],
    }
    named = eye.words.text("page-hex", hex=event["hex"])
    return replaced(
        plain,
        text=eye.words.text("page-do-hex", **fields),
        short=eye.words.text("page-short-hex", **fields),
        seat=seat,
        tokens=[eye.tokens[seat]],
        place=f"{named}, {hex_in_words(event['hex'], eye.words)}",
        picture=pinpoint(eye.layout, event["hex"], eye.tokens),
    )


def _favorite(plain: Item, event: Event, moment: Moment, eye: Eye) -> Item:
    """The second token changes its track, unless the same one stays or is chosen again."""
    seat, track = event["who"], event["track"]
    same = track == moment.favorites[seat]
    color = eye.tokens[seat].color
    line = eye.words.text("page-do-favorite", color=color, track=track, same=same)
    return replaced(plain, text=line, short="" if same else plain.short, quiet=same)


def _short(plain: Item, event: Event, eye: Eye) -> Item:
    """What the sentence of the history says at length."""
    fields = {field: value for field, value in event.items() if field != "type"}
    line = eye.words.text(f"page-do-{event['type']}", **fields)
    return replaced(plain, text=line, seat="automa", tokens=[eye.tokens["automa"]])


def _points(scores: Sequence[Event], eye: Eye) -> Item:
    """All points of the turn as one move of the marker."""
    words = eye.words
    was, now = scores[0]["from"], scores[-1]["to"]
    return Item(
        text=words.text("page-do-points", from_=was, to=now),
        short=words.text("page-short-points", points=now - was),
        seat="automa",
        tokens=[eye.tokens["automa"]],
        symbols=[("points", "")],
        change=Change(was, now),
        sums=[line for event in scores for line in _sums(event, words)],
    )


def _sums(event: Event, words: Words) -> Iterator[str]:
    """How the points of one event came about."""
    for row in event["rows"]:
        counted = [
            words.text("page-sum-counted", what=what, count=count)
            for what, count in row["counts"].items()
        ]
        what = " + ".join(counted)
        yield words.text("page-sum-row", what=what, times=row["times"], points=row["points"])
    if not event["rows"]:
        yield words.text("page-sum-other", for_=event["for"], points=event["points"])
