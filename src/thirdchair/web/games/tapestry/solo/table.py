"""The pages of the solo game: you, the Automa and the Shadow Empire."""

from collections.abc import Iterator, Sequence
from typing import Any

from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.tapestry.bots.income import BOTS_SEAT
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.ending import MOST_POINTS, MOST_RESOURCES
from thirdchair.tapestry.expansions.plans_and_ploys import ITEMS
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.state import SoloState
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web.choices import settling, told_rulings
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.ending import Ending
from thirdchair.web.games.tapestry import colors, telling
from thirdchair.web.games.tapestry import ending as tapestry_ending
from thirdchair.web.games.tapestry.boards import (
    courses_of,
    landmark_cards,
    next_spaces,
    open_spaces,
    rules_of,
    seats,
)
from thirdchair.web.games.tapestry.colors import COLORS
from thirdchair.web.games.tapestry.common import (
    CARDS,
    FOLLOW,
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
from thirdchair.web.games.tapestry.drawing.hexmap import layout
from thirdchair.web.games.tapestry.drawing.pinpoint import pinpoint
from thirdchair.web.games.tapestry.drawing.tokens import tokens_of
from thirdchair.web.games.tapestry.extra import extra
from thirdchair.web.games.tapestry.solo import asking as solo_asking
from thirdchair.web.games.tapestry.solo import expanded as solo_expanded
from thirdchair.web.games.tapestry.solo import lying as solo_lying
from thirdchair.web.games.tapestry.solo import parts as solo_parts
from thirdchair.web.games.tapestry.solo import telling as solo_telling
from thirdchair.web.games.tapestry.solo import turns as solo_turns
from thirdchair.web.games.tapestry.solo.asking import role
from thirdchair.web.games.tapestry.solo.banners import banners, told_by_banner
from thirdchair.web.games.tapestry.solo.checklist import checklist
from thirdchair.web.games.tapestry.solo.expanded import HUCKSTERS
from thirdchair.web.games.tapestry.solo.map import (
    map_of,
    reachable,
    turn_of,
    within_reach,
)
from thirdchair.web.games.tapestry.solo.new import DEFAULT_COLORS
from thirdchair.web.games.tapestry.solo.tapped import finish, perform
from thirdchair.web.games.tapestry.solo.turns import (
    BOTS_TURN,
    bots_done,
    due_on_map,
    points_entered,
)
from thirdchair.web.games.tapestry.solo.why import Eye, measures
from thirdchair.web.games.tapestry.typed import typed_answer
from thirdchair.web.lately import lately, looked_back, shown_turn, untold
from thirdchair.web.pages.table.lying import Lying
from thirdchair.web.reasons import Measure
from thirdchair.words import Words

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

TABLE = "tapestry/solo.html"
CHECKLIST = "tapestry/solo-checklist.html"
CORRECT = "tapestry/solo-correct.html"
MORE = "tapestry/solo-more.html"
FINISH = "tapestry/solo-finish.html"
SETTINGS = ("dice",)
HABITS = ("sorted",)
HUMANS = (YOU,)
ALONE = YOU
OWNERS = {SECOND: YOU}
MAPS = ("map", "hex")
VIEWS = ("tracks", *MAPS)
"""What the page shows besides the bots' turn; `hex`: the map, and a tap only looks."""


def measure(table: Table) -> Measure:
    """What the values of each rule count."""
    return measures(rules_of(table.state))


def names(saved: Saved, words: Words) -> dict[str, str]:
    """What the seats are called; the bots also together."""
    called = {seat: words.text(f"seat-{seat}") for seat in seats(saved.table)}
    return {**called, BOTS_SEAT: words.text("page-seat-bots")}


def tokens(saved: Saved, words: Words) -> dict[str, Token]:
    """The tokens of the seats, yours first."""
    colors = {**DEFAULT_COLORS, **saved.options.get("colors", {})}
    return tokens_of(colors, {seat: words.text(f"seat-{seat}") for seat in seats(saved.table)})


def colors_from(form: dict[str, Any]) -> dict[str, str]:
    """A different color for each seat of the form."""
    usual = {seat: color for seat, color in DEFAULT_COLORS.items() if f"color-{seat}" in form}
    return colors.colors_from(form, usual)


def next_seat(saved: Saved) -> str | None:
    """Whose turn it is."""
    return solo_turns.next_seat(saved.table)


def turns(table: Table) -> Iterator[dict[str, Any]]:
    """What may have happened instead of a step of the history."""
    yield from ({"do": "advance", "track": track} for track in courses_of(table.state))
    yield {"do": "income"}
    if HUCKSTERS in table.state.civs:
        yield from ({"do": "take", "item": item} for item in ITEMS)
    yield BOTS_TURN
    for what in ("explore", "conquer"):
        yield from ({"do": what, "hex": place.hex} for place in layout(0).places)


def corrections(table: Table, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parts of a correction form that only this mode has, where they differ."""
    yield from solo_parts.corrections(table, form)
    yield from solo_expanded.corrections(table.state, form)


# What the table page shows


def show(saved: Saved, words: Words, base: str, who: str | None, see: str | None) -> dict[str, Any]:
    """What the template needs, for a reader who looks at the buttons of `who`."""
    table = saved.table
    state: SoloState = table.state
    eye = Eye(words, tokens(saved, words), layout(turn_of(saved.options)))
    turn = next_seat(saved)
    position = shown_turn(table, see)
    told = None if position is None else solo_telling.told(table, position, eye)
    due = due_on_map(table)
    done = state.ready and not state.over and table.question is None and bots_done(state)
    since = [] if looked_back(table, see) is not None else lately(table)
    asked = solo_asking.asked(table, words)
    attack = asked is not None and asked.hex is not None and turn == YOU
    lit = [asked.hex] if asked and attack and asked.hex else told.hexes if told else []
    can = asked.hexes if asked else []
    return {
        "tokens": eye.tokens,
        "turn": turn,
        "who": who if who in (YOU, BOTS_SEAT) else turn,
        "you": YOU,
        "bots": BOTS_SEAT,
        "second": SECOND,
        "state": state,
        "last_era": numbers().last_income,
        "bots_done": done,
        "ended": turn is None,
        "over": state.over,
        "result": state.result,
        "told": told,
        "banners": [] if state.over else banners(table, position, since, words, done=done),
        "since": [
            words.event(event)
            for entry in since
            for event in entry.events
            if not (entry is since[-1] and told_by_banner(event, entry.events))
        ],
        "earlier": untold(table.journal.at + table.journal.waiting - 1 - (table.bots_turn_at or 0)),
        "start": [] if told else solo_telling.start(table, words),
        "strips": telling.strips(table, eye.tokens, words),
        "next_spaces": {YOU: next_spaces(state, YOU), SECOND: open_spaces(state, SECOND)},
        "map": map_of(
            state,
            eye.layout,
            eye.tokens,
            words,
            lit,
            can or reachable(state, due, theirs=done),
            within_reach(table),
        ),
        "landmark_cards": landmark_cards(state),
        "pool": sorted(set(state.pool)),
        "due": due,
        "extra": None if done else extra(table),
        "see": see if see in VIEWS else _view(table, due, lit, since, done=done),
        "map_first": bool(due)
        or (done and bool(since))
        or attack
        or see in ("map", "hex")
        or _on_map(since),
        "question": asked,
        "typed": typed_answer(saved),
        "asked_at": pinpoint(eye.layout, asked.hex, eye.tokens) if asked and asked.hex else None,
        "rulings_of": lambda rule: settling(told_rulings(table, words.reader).values(), rule),
    }


def ending(saved: Saved, words: Words) -> Ending | None:
    """How the game ended."""
    return tapestry_ending.ending(saved, words, tokens(saved, words))


def lying(saved: Saved, words: Words) -> Lying:
    """Where every piece lies."""
    return solo_lying.lying(saved, tokens(saved, words), words)


def _view(table: Table, due: list[str], lit: list[int], since: Sequence[Any], *, done: bool) -> str:
    """The map when it is needed: for what you may do there, or for what the bots have done."""
    asks_hex = table.question is not None and table.question.hex is not None
    on_map = _on_map(since)
    return "map" if due or done or asks_hex or on_map or (lit and not since) else "tracks"


def _on_map(since: Sequence[Any]) -> bool:
    """Was the last thing a tap on the map? Then it stays where it is, with what was put there."""
    return bool(since) and since[-1].command["do"] in ("explore", "conquer")


def sheet(saved: Saved) -> dict[str, Any]:
    """What the sheet for the result needs: limits, and what is known of the points."""
    counted = points_entered(saved.table)
    return {
        "most_points": MOST_POINTS,
        "most_resources": MOST_RESOURCES,
        "known": saved.table.state.vp[YOU] if counted else "",
        "automa": saved.table.state.vp.get(AUTOMA),
    }
