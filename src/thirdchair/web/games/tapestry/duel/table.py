"""The pages of the duel: two humans and the Shadow Empire."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.table.store import Saved
from thirdchair.tapestry import content
from thirdchair.tapestry.duel import MOST_POINTS, MOST_RESOURCES, SHADOW, Duel
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.ending import Ending
from thirdchair.web.games.tapestry import ending as tapestry_ending
from thirdchair.web.games.tapestry import telling
from thirdchair.web.games.tapestry.boards import seats
from thirdchair.web.games.tapestry.colors import COLORS
from thirdchair.web.games.tapestry.common import (
    CARDS,
    OWN_SETTINGS,
    chapter,
    facts,
    foresee,
    foreseen,
    further,
    hands,
    in_force,
    instead,
    piles,
    put_back,
    said,
    scopes,
    seating,
    stands,
    words_then,
)
from thirdchair.web.games.tapestry.drawing.tokens import tokens_of
from thirdchair.web.games.tapestry.duel import turns as turning
from thirdchair.web.games.tapestry.duel.checklist import checklist
from thirdchair.web.games.tapestry.duel.new import DEFAULT_COLORS, colors_from
from thirdchair.web.games.tapestry.duel.tapped import finish, perform
from thirdchair.web.games.tapestry.extra import extra_of_two
from thirdchair.web.games.tapestry.lying import cards, common_parts, drawn_tracks
from thirdchair.web.games.tapestry.piles import pile_from
from thirdchair.web.games.tapestry.solo.banners import landmarks
from thirdchair.web.lately import lately, looked_back, shown_turn
from thirdchair.web.pages.table.lying import Lying
from thirdchair.web.reasons import Measure
from thirdchair.web.turn_card import Banner
from thirdchair.words import Words
from thirdchair.words.games.tapestry import seat_names

__all__ = [  # the names of `TapestryMode`
    "ALONE",
    "CARDS",
    "CHECKLIST",
    "COLORS",
    "CORRECT",
    "FINISH",
    "FOLLOW",
    "HABITS",
    "HUMANS",
    "MORE",
    "OWNERS",
    "OWN_SETTINGS",
    "SETTINGS",
    "TABLE",
    "chapter",
    "checklist",
    "colors_from",
    "corrections",
    "ending",
    "facts",
    "finish",
    "foresee",
    "foreseen",
    "further",
    "hands",
    "in_force",
    "instead",
    "lying",
    "measure",
    "names",
    "next_seat",
    "perform",
    "piles",
    "put_back",
    "role",
    "said",
    "scopes",
    "seating",
    "seats",
    "sheet",
    "show",
    "stands",
    "tokens",
    "turns",
    "words_then",
]

TABLE = "tapestry/duel.html"
CHECKLIST = "checklist.html"
CORRECT = "tapestry/correct.html"
MORE = "tapestry/duel-more.html"
FINISH = "tapestry/duel-finish.html"
SETTINGS = ("dice",)
FOLLOW = "page-follow"
HABITS = ()
HUMANS = Duel.humans
ALONE = None
OWNERS: dict[str, str] = {}


def measure(table: Table) -> Measure:
    """What the values of each rule count."""
    return telling.measure


def names(saved: Saved, words: Words) -> dict[str, str]:
    """What the seats are called."""
    return {**seat_names(saved.table.journal.setup), SHADOW: words.text("seat-shadow")}


def tokens(saved: Saved, words: Words) -> dict[str, Token]:
    """The tokens of the seats, the Shadow Empire's last."""
    colors = {**DEFAULT_COLORS, **saved.options.get("colors", {})}
    return tokens_of(colors, names(saved, words))


def next_seat(saved: Saved) -> str | None:
    """Whose turn it is."""
    return turning.next_seat(saved.table)


def turns(table: Table) -> Iterator[dict[str, Any]]:
    """What may have happened instead of a step of the history."""
    for seat in HUMANS:
        yield from ({"do": "advance", "who": seat, "track": track} for track in content.tracks())
    yield from ({"do": "income", "who": seat} for seat in HUMANS)
    yield turning.BOTS_TURN


def corrections(table: Table, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parts of a correction form that only this mode has, where they differ."""
    yield from pile_from(table.state.decision, form)


def sheet(saved: Saved) -> dict[str, Any]:
    """What the sheet for the result needs to know."""
    return {"most_points": MOST_POINTS, "most_resources": MOST_RESOURCES}


# What the table page shows


def show(saved: Saved, words: Words, base: str, who: str | None, see: str | None) -> dict[str, Any]:
    """What the template needs, for a reader who looks at the buttons of seat `who`."""
    table = saved.table
    state = table.state
    seats = tokens(saved, words)
    turn = next_seat(saved)
    position = shown_turn(table, see)
    since = [] if looked_back(table, see) is not None else lately(table)
    return {
        "tokens": seats,
        "order": state.order,
        "turn": turn,
        "who": who if who in seats else turn,
        "humans": HUMANS,
        "shadow": SHADOW,
        "era": state.era,
        "last_era": content.numbers().last_income,
        "ended": turn is None,
        "over": state.over,
        "result": state.result,
        "follow": saved.options.get("follow", True),
        "told": None if position is None else telling.told(table, position, seats, words),
        "banners": _banners(table, position, words) if not since else [],
        "start": _said(table.journal.entries[:1], words),
        "since": [] if state.over or table.question else _said(since, words),
        "strips": telling.strips(table, seats, words),
        "track_ids": list(content.tracks()),
        "at": state.tracks,
        "last_space": {track: course.end for track, course in content.courses().items()},
        "question": asked(table, words),
        "extra": extra_of_two(table),
    }


def _banners(table: Table, position: int | None, words: Words) -> list[Banner]:
    """A landmark that the Shadow Empire has just taken from everybody."""
    if position is None or table.state.over:
        return []
    return list(landmarks(table.journal.entries[position].events, words))


def ending(saved: Saved, words: Words) -> Ending | None:
    """How the game ended."""
    return tapestry_ending.ending(saved, words, tokens(saved, words))


def lying(saved: Saved, words: Words) -> Lying:
    """Where every piece lies."""
    drawn = drawn_tracks(saved, tokens(saved, words), words)
    parts = [*common_parts(saved, seats(saved.table), words), cards(saved, words)]
    return Lying(drawn, parts)


def _said(entries: Sequence[Entry], words: Words) -> list[str]:
    return [words.event(event) for entry in entries for event in entry.events]


def asked(table: Table, words: Words) -> dict[str, Any] | None:
    """The open question with its buttons."""
    question = table.question
    if question is None:
        return None
    plain: dict[str, Any] = msgspec.to_builtins(question)
    options = [
        {"value": option, "name": words.option(plain, option), "track": option in content.tracks()}
        for option in plain.get("options", ())
    ]
    return {
        "say": words.question(plain),
        "role": role(plain, {}, table.events()),
        "kind": plain["ask"],
        "lacks": plain.get("deck") == "decision" and _drawn_before(table),
        "options": options,
        "min": plain.get("min"),
        "max": plain.get("max"),
        "answered": sum(
            answer.by != "app" for answer in table.journal.entries[table.journal.at].answers
        ),
    }


def _drawn_before(table: Table) -> bool:
    """Is a card of the decision deck out, so that it has no key?"""
    return bool(table.state.decision.discard) or any(
        event["type"] == "drew" for event in table.events()
    )


def role(
    question: Mapping[str, Any], command: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
) -> str | None:
    """The message that says which card of the turn is asked for: the left one, the right one, or
    one that only settles a tie."""
    if question.get("deck") != "decision":
        return None
    if any(event.get("role") == "track" for event in events):
        return "page-role-tie"
    types = [event["type"] for event in events]
    looking = "reshuffled" in types and not {"favorite", "favorite_kept"} & set(types)
    return "page-role-look" if looking else "page-role-track"
