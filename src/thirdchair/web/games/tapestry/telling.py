"""What the Shadow Empire did, for the hand that moves its pieces, and the drawings of it."""

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from thirdchair.table.chance import people_draw
from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.tapestry.duel import SHADOW
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.boards import card_of, courses_of, landmarks_on, last_space
from thirdchair.web.games.tapestry.drawing.cards import Reading, pair
from thirdchair.web.games.tapestry.drawing.tracks import Strip, strip
from thirdchair.web.games.tapestry.lines import (
    QUIET,
    Event,
    Item,
    Listed,
    change,
    icons,
    in_one_breath,
    moved_line,
    on_track,
    printed,
    replaced,
    short,
)
from thirdchair.web.games.tapestry.scenario.board import markers_on, your_favorite
from thirdchair.web.lately import lately
from thirdchair.web.reasons import Reasons, reasons
from thirdchair.words import Words

TIE = "tap.shadow2p.adv.tie"
MEASURES = {
    "tap.shadow2p.adv.icon.landmark": "steps",
    "tap.shadow2p.adv.icon.end": "steps",
    "tap.shadow2p.turn.1.fav.choose": "steps",
    TIE: "place",
    "tap.shadow2p.turn.1.fav.tie": "place",
}


class Told(Listed, frozen=True):
    """One turn of the Shadow Empire; its pair of cards stands open below the list."""

    turn: int
    say: str
    cards: Markup | None = None
    why: Reasons | None = None
    chosen: str | None = None


def measure(rule: str) -> str | None:
    """What the values of a rule count."""
    return MEASURES.get(rule)


def turn_at(table: Table, position: int) -> int:
    """The number of the turn that was taken there; while it is open it is not counted yet."""
    is_open = table.journal.entries[position].state is None
    turn: int = table.state.turn + 1 if is_open else table.state_before(position + 1).turn
    return turn


def told(table: Table, position: int, tokens: Mapping[str, Token], words: Words) -> Told:
    """A turn as instructions, in the order in which the hand does them."""
    entry = table.journal.entries[position]
    events = [event for event in entry.events if _for_the_hand(event, table)]
    items = [_item(table, event, tokens, words) for event in events]
    decided = next((one for one in events if one["type"] in ("advanced", "skipped")), None)
    advanced = decided if decided and decided["type"] == "advanced" else None
    return Told(
        items,
        turn_at(table, position),
        in_one_breath(items, words) or words.text("page-hand-open"),
        cards=_cards(table, entry, words),
        why=reasons(decided, words, measure) if decided else None,
        chosen=words.text("page-why-chosen", track=advanced["track"]) if advanced else None,
    )


def _item(table: Table, event: Event, tokens: Mapping[str, Token], words: Words) -> Item:
    """One movement of the hand, as at a solo table. Why it advanced is asked of the cards."""
    seat = event.get("who") if event.get("who") in tokens else None
    found = None if event["type"] in ("advanced", "skipped") else reasons(event, words, measure)
    plain = Item(
        text=words.event(event),
        short=short(event, words),
        seat=seat,
        tokens=[tokens[seat]] if seat else [],
        symbols=icons(event),
        change=change(event),
        whys=[found] if found and found.steps else [],
        quiet=event["type"] in (*QUIET, "favorite_kept"),
    )
    match event["type"]:
        case "advanced":
            return _advanced(table, plain, event, tokens[SHADOW], words)
        case "landmark":
            name, shape = printed(event["landmark"], words)
            return replaced(plain, small=name, picture=shape)
        case "favorite":
            return replaced(plain, short=words.text("page-short-favorite-duel", **_fields(event)))
    return plain


def _advanced(table: Table, plain: Item, event: Event, token: Token, words: Words) -> Item:
    line = moved_line({"tokens": 1, **event}, token.color, words)
    course = courses_of(table.state)[event["track"]]
    there = landmarks_on(table.state, event["track"], course)
    free = [space for space, owner in there.items() if not owner]
    return replaced(plain, text=line, large=on_track(event, course, free, token, line))


def _fields(event: Event) -> dict[str, Any]:
    return {field: value for field, value in event.items() if field != "type"}


def _for_the_hand(event: Mapping[str, Any], table: Table) -> bool:
    """Does the table have something to do, or to know? The pair is drawn below the list."""
    match event["type"]:
        case "reshuffled":
            return people_draw(table.journal.chance)
        case "drew":
            return event.get("role") is None
    return True


def _cards(table: Table, entry: Entry, words: Words) -> Markup | None:
    drawn = {event["role"]: event["card"] for event in entry.events if event.get("role")}
    if len(drawn) < 2:
        return None
    advanced = next((event for event in entry.events if event["type"] == "advanced"), None)
    state = table.state if entry.state is None else table.game.thawed(entry.state)
    why = advanced["why"] if advanced else []
    reading = Reading(
        chosen=advanced["track"] if advanced else None,
        favorite=state.favorites[SHADOW],
        tie=any(reason["rule"] == TIE for reason in why),
    )
    label = words.text("page-cards-pair", left=drawn["track"], right=drawn["tie"])
    left, right = (card_of(state, drawn[role]) for role in ("track", "tie"))
    return pair(left, right, reading, label)


def strips(table: Table, tokens: Mapping[str, Token], words: Words) -> list[dict[str, Any]]:
    """The tracks as drawings, with the last moves marked."""
    state = table.state
    moved = _moved(table)
    favorites = {**state.favorites, YOU: your_favorite(state)}
    drawn = []
    for track, course in courses_of(state).items():
        what = Strip(
            track=track,
            spaces=last_space(track),
            start=course.start,
            end=course.end,
            at={seat: state.tracks[seat][track] for seat in tokens if seat in state.tracks},
            second=state.tracks.get(SECOND, {}).get(track),
            landmarks=landmarks_on(state, track, course),
            favorite_of=[seat for seat, favorite in favorites.items() if favorite == track],
            moved=moved.get(track, {}),
            pieces=[*getattr(state, "markers", {}).get(track, ()), *markers_on(state, track)],
        )
        drawn.append({"track": track, "drawing": strip(what, tokens, label_of(what, words))})
    return drawn


def label_of(what: Strip, words: Words) -> str:
    """A track in words, for those who do not see the drawing."""
    parts = [
        words.text("page-track-seat", who=seat, space=space) for seat, space in what.at.items()
    ]
    for space, owner in what.landmarks.items():
        parts.append(
            words.text(
                "page-track-landmark", space=space, owner=words.seats([owner] if owner else [])
            )
        )
    if what.second is not None:
        parts.append(words.text("page-track-seat", who=SECOND, space=what.second))
    parts += [words.text("page-track-piece", space=space) for space in what.pieces]
    parts += [words.text("page-track-favorite", who=seat) for seat in what.favorite_of]
    return ". ".join([words.text(f"track-{what.track}"), *parts]) + "."


def _moved(table: Table) -> dict[str, dict[str, int]]:
    """Where tokens came from since the Shadow Empire's last turn began."""
    moved: dict[str, dict[str, int]] = {}
    for entry in lately(table, bots=True):
        for event in entry.events:
            if event["type"] in ("advanced", "regressed"):
                moved.setdefault(event["track"], {}).setdefault(event["who"], event["from"])
    return moved
