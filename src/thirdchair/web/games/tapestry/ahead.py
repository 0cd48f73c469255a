"""Further ahead than the next pair: games that the bots play on from here, in plain words.

Counted when somebody looks, for a moment, and kept for the next look at the same table.
"""

from fractions import Fraction
from functools import lru_cache

import msgspec
from markupsafe import Markup

from thirdchair.kit.flow import frozen
from thirdchair.kit.refusals import bad_input
from thirdchair.lab.ahead import NEXT_TURNS, Ahead, Landmark, look_ahead
from thirdchair.lab.futures import Pace
from thirdchair.lab.shares import Share
from thirdchair.table.store import Saved
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.whose_turn import BOTS_TURN
from thirdchair.web.games.tapestry.boards import CARD, courses_of, game_of
from thirdchair.web.games.tapestry.odds import foreseen
from thirdchair.web.pages.table.odds import bar
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, Visit
from thirdchair.words import Words
from thirdchair.words.games.tapestry import TapestryWords

PACES = (3, 4, 5, 6, 7, 8)
USUAL = 5
STILL = "still"
MOST_POINTS = 999
KEPT = 32


class Chance(msgspec.Struct, frozen=True):
    """How likely something is: by when, in words, in percent with its error, and as a bar."""

    when: str
    plain: str
    percent: int
    error: int
    bar: Markup


class Coming(msgspec.Struct, frozen=True):
    """A landmark that a bot may take, with the look of its track."""

    track: str
    name: str
    plain: str
    chances: list[Chance]


class Place(msgspec.Struct, frozen=True):
    """Where the token of a bot may stand on a track."""

    track: str
    name: str
    low: int
    middle: int
    high: int


def look(visit: Visit, table_id: str) -> Page:
    """With the pace and the points that the form names; without them a usual pace."""
    saved, mode = opened(visit, table_id)
    turns = _turns(visit.request.query_params.get("turns", str(USUAL)))
    points = _points(visit.request.query_params.get("points", ""))
    ahead = counted(saved, turns) if foreseen(saved) else None
    assert isinstance(visit.words, TapestryWords)
    return visit.page(
        "tapestry/ahead.html",
        ahead=ahead and _told(ahead, saved, visit.words, points),
        paces=PACES,
        turns=turns,
        points=points,
        tokens=mode.tokens(saved, visit.words),
        **common(visit, saved),
    )


def counted(saved: Saved, turns: int | None) -> Ahead | None:
    """The futures of this table; the same look at the same table costs nothing."""
    bots_begin = BOTS_TURN in saved.table.next.may
    return _counted(game_of(saved.table), frozen(saved.table.state), turns, bots_begin)


@lru_cache(KEPT)
def _counted(game: Tapestry, state: bytes, turns: int | None, bots_begin: bool) -> Ahead | None:
    return look_ahead(game.thawed(state), Pace(turns), bots_begin=bots_begin)


def _turns(said: str) -> int | None:
    options = [STILL, *map(str, PACES)]
    if said not in options:
        raise bad_input("not-an-option", where="turns", answer=said, options=options)
    return None if said == STILL else int(said)


def _points(said: str) -> int | None:
    if not said.strip():
        return None
    points = int(said) if said.strip().isdecimal() else -1
    if not 0 <= points <= MOST_POINTS:
        raise bad_input("not-in-range", where="points", answer=said, min=0, max=MOST_POINTS)
    return points


def _told(
    ahead: Ahead, saved: Saved, words: TapestryWords, points: int | None
) -> dict[str, object]:
    """What the page says of it."""
    state = saved.table.state
    found = [
        _coming(name, one, words)
        for name, one in ahead.landmarks.items()
        if one.before[NEXT_TURNS[-1]].hits or (one.this_era and one.this_era.hits)
    ]
    return {
        "games": ahead.games,
        "landmarks": [one for one in found if one.track != CARD],
        "places": {
            bot: [
                Place(track, words.text(f"track-{track}"), *at[track])
                for track in courses_of(state)
            ]
            for bot, at in ahead.places.items()
        },
        "income": [_chance(share, words, "income", turn) for turn, share in ahead.income.items()],
        "spread": ahead.spread if ahead.points else None,
        "win": _chance(ahead.chance_to_win(points), words, "win", points)
        if ahead.points and points is not None
        else None,
    }


def _coming(name: str, one: Landmark, words: TapestryWords) -> Coming:
    chances = [_chance(share, words, "before", n) for n, share in one.before.items()]
    plain = words.text("page-ahead-in-words", n=NEXT_TURNS[-1], plain=chances[-1].plain)
    if one.this_era:
        chances.append(_chance(one.this_era, words, "era", 0))
    return Coming(name.partition(":")[0], words.landmark(name), plain, chances)


def _chance(share: Share, words: Words, when: str, n: int) -> Chance:
    half = round(100 * (share.high - share.low) / 2)
    return Chance(
        words.text(f"page-ahead-{when}", n=n),
        words.text(f"chance-{share.plain}"),
        round(share.value * 100),
        half,
        bar("bots", Fraction(share.hits, share.games)),
    )
