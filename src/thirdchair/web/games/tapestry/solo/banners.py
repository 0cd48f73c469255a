"""What nobody may miss at a solo table: a lost territory, a trap, a landmark, the bots' end."""

from collections.abc import Iterator, Sequence

from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.tapestry.bots.income import BOTS_SEAT
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.state import SoloState
from thirdchair.web.games.tapestry.lines import Event
from thirdchair.web.turn_card import Banner
from thirdchair.words import Words

SWITCHED = "tap.atlantis.s1.switch.when"
"""The reminder that a finished favorite track gives way."""
PLAIN = ("trap", "other", "nothing")
"""What a face-down card of the Automa is, where that is all that happens."""


def banners(
    table: Table, position: int | None, since: Sequence[Entry], words: Words, *, done: bool
) -> list[Banner]:
    """The last thing that happened, if it matters so much; the end of the bots until the result.

    `position` is the turn of the bots that the page tells.
    """
    found = [_bots_done(table.state, words)] if done else []
    if since:
        last = since[-1].events
        return [*found, *_attack(last, words), *_new_favorite(last, words)]
    if position is None or table.question is not None:
        return found
    return [*found, *of_turn(table.journal.entries[position].events, words)]


def _bots_done(state: SoloState, words: Words) -> Banner:
    """The bots stop; your own eras may still be to play."""
    left = numbers().last_income - state.era[YOU] if BOTS_SEAT in state.era else 0
    return Banner(
        "done",
        words.text("page-banner-bots-done"),
        "flag",
        words.text("page-banner-bots-done-more", left=left),
    )


def of_turn(events: Sequence[Event], words: Words) -> Iterator[Banner]:
    """What a turn of the bots did to you, and what it took away for good."""
    yield from _conquered(events, words)
    lost = sum(one["type"] == "outpost_lost" for one in events)
    if lost:
        yield Banner("combat", words.text("page-banner-outpost-lost", count=lost), "claws")
    yield from landmarks(events, words)


def landmarks(events: Sequence[Event], words: Words) -> Iterator[Banner]:
    """Landmarks that nobody else can have any more."""
    taken = [one["landmark"] for one in events if one["type"] == "landmark"]
    if taken:
        text = words.text("page-banner-landmarks", count=len(taken))
        names = ", ".join(words.text("page-banner-landmark", landmark=one) for one in taken)
        yield Banner("landmark", text, "landmark", names)


def _conquered(events: Sequence[Event], words: Words) -> Iterator[Banner]:
    """The Automa on a territory of yours: whose outpost falls?"""
    for event in events:
        if event["type"] == "toppled" and event["who"] == YOU:
            yield Banner("combat", words.text("page-banner-conquered", hex=event["hex"]), "combat")
        elif event["type"] == "toppled" and event["who"] == AUTOMA and event["by"] == YOU:
            yield Banner("trap", words.text("page-banner-repelled", hex=event["hex"]), "bang")


def reveals(events: Sequence[Event]) -> list[Event]:
    """The Automa's cards that your attack turned up, as long as they are traps or nothing."""
    cards = [one for one in events if one["type"] == "reaction" and one["who"] == AUTOMA]
    plain = all(one.get("works") or one["card"] in PLAIN for one in cards)
    return cards if plain and all(one.get("works", "trap") in PLAIN for one in cards) else []


def told_by_banner(event: Event, events: Sequence[Event]) -> bool:
    """Does a banner say it already? Then the list below does not."""
    match event["type"]:
        case "reaction" | "conquered" | "toppled":
            return bool(reveals(events))
        case "reminder":
            return bool(event["rule"] == SWITCHED)
        case "your_favorite":
            return event.get("former") is not None
        case kind:
            return kind in ("blocker_swapped", "no_favorite")


def _new_favorite(events: Sequence[Event], words: Words) -> Iterator[Banner]:
    """Your favorite track is finished: which one is it now, and what changes over?"""
    for event in events:
        if event["type"] == "your_favorite" and event.get("former") is not None:
            about = {field: event[field] for field in ("track", "former", "space")}
            text = words.text("page-banner-new-favorite", **about)
            more = words.text("page-banner-new-favorite-more", **about)
            yield Banner("done", text, "favorite", more)
        elif event["type"] == "no_favorite":
            text = words.text("page-banner-no-favorite")
            more = words.text("page-banner-no-favorite-more")
            yield Banner("done", text, "favorite", more)


def _attack(events: Sequence[Event], words: Words) -> Iterator[Banner]:
    """Your attack on the Automa: how many cards it turned up, and who keeps the territory."""
    cards = reveals(events)
    if not cards:
        return
    place, count = cards[-1]["hex"], len(cards)
    attack = next((one for one in events if one["type"] == "conquered"), None)
    if attack is None:
        return
    if attack["held"]:
        text = words.text("page-banner-trap", place=count)
        yield Banner("trap", text, "bang", words.text("page-banner-trap-more", hex=place))
    else:
        text = words.text("page-banner-no-trap", count=count)
        yield Banner("done", text, "check", words.text("page-banner-no-trap-more", hex=place))
