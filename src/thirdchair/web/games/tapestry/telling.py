"""What the Shadow Empire did, for the hand that moves its pieces, and the drawings of it."""

from collections.abc import Mapping
from typing import Any

import msgspec
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


class Told(msgspec.Struct, frozen=True):
    """One turn of the Shadow Empire. `hand` is the one instruction that matters most."""

    hand: str
    more: list[tuple[str, Reasons | None]]
    """What else to do at the table, with its reasons."""
    cards: Markup | None = None
    why: Reasons | None = None
    chosen: str | None = None


def measure(rule: str) -> str | None:
    """What the values of a rule count."""
    return MEASURES.get(rule)


def told(table: Table, entry: Entry, tokens: Mapping[str, Token], words: Words) -> Told:
    """A turn as instructions, in the order in which the hand does them."""
    events = entry.events
    found = {event["type"]: event for event in events}
    more = [
        (words.event(event), reasons(event, words, measure))
        for event in events
        if _for_the_hand(event, table)
    ]
    color = tokens[SHADOW].color
    advanced = found.get("advanced")
    if advanced is None:
        skipped = found.get("skipped")
        hand = words.event(skipped) if skipped else words.text("page-hand-open")
        why = reasons(skipped, words, measure) if skipped else None
        return Told(hand, more, cards=_cards(table, entry, words), why=why)
    hand = words.text(
        "page-hand-advanced",
        color=words.text(f"page-color-{color}"),
        track=advanced["track"],
        from_=advanced["from"],
        to=advanced["to"],
        gain="landmark" if "landmark" in found else "nothing",
    )
    return Told(
        hand,
        more,
        cards=_cards(table, entry, words),
        why=reasons(advanced, words, measure),
        chosen=words.text("page-why-chosen", track=advanced["track"]),
    )


def _for_the_hand(event: Mapping[str, Any], table: Table) -> bool:
    """Does the table have something to do besides the advance and its landmark?"""
    match event["type"]:
        case "reshuffled":
            return people_draw(table.journal.chance)
        case "drew":
            return event.get("role") is None
        case "favorite" | "favorite_kept" | "achievement" | "rolled":
            return True
    return False


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
