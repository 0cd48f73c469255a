"""Further ahead than the next pair: games that the bots play on from here, in plain words.

Counted when somebody looks, for a moment, and kept for the next look at the same table.
"""

from fractions import Fraction
from functools import lru_cache

import msgspec
from markupsafe import Markup

from thirdchair.kit.flow import frozen
from thirdchair.kit.refusals import bad_input
from thirdchair.lab.ahead import look_ahead
from thirdchair.lab.counting import NEXT_TURNS, Ahead
from thirdchair.lab.figures import Chance, Figures, Taken, figures
from thirdchair.lab.futures import USUAL_PACE, Pace
from thirdchair.lab.warming import no_kernel
from thirdchair.table.store import Saved
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.scenarios.state import ScenarioState
from thirdchair.tapestry.whose_turn import BOTS_TURN
from thirdchair.web.drawing.reach import reach
from thirdchair.web.games.tapestry.boards import CARD, courses_of, game_of
from thirdchair.web.games.tapestry.drawing.ahead import points_plot
from thirdchair.web.games.tapestry.odds import further
from thirdchair.web.pages.table.odds import bar
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, Visit
from thirdchair.words import Words
from thirdchair.words.games.tapestry import TapestryWords
from thirdchair.words.games.tapestry.ahead import played_by

PACES = (3, 4, 5, 6, 7, 8)
STILL = "still"
MOST_POINTS = 999
KEPT = 32


class Told(msgspec.Struct, frozen=True):
    """A chance as the page shows it: by when, in words, in percent with its error, as a bar."""

    when: str
    plain: str
    percent: float
    error: float
    bar: Markup


class Coming(msgspec.Struct, frozen=True):
    """A landmark that a bot may take, with the look of its track."""

    track: str
    name: str
    plain: str
    chances: list[Told]


class Place(msgspec.Struct, frozen=True):
    """Where the token of a bot may stand on a track."""

    bot: str
    low: int
    high: int
    drawing: Markup


def look(visit: Visit, table_id: str) -> Page:
    """With the pace and the points that the form names; without them a usual pace."""
    saved, mode = opened(visit, table_id)
    turns = _turns(visit.request.query_params.get("turns", str(USUAL_PACE)))
    points = _points(visit.request.query_params.get("points", ""))
    scenario = isinstance(saved.table.state, ScenarioState)
    ahead = counted(saved, turns) if further(saved) else None
    assert isinstance(visit.words, TapestryWords)
    return visit.page(
        "tapestry/ahead.html",
        ahead=ahead and _told(figures(ahead, points), saved, visit.words, points),
        paces=PACES,
        turns=turns,
        points=points,
        by_points=not scenario,
        tokens=mode.tokens(saved, visit.words),
        **common(visit, saved),
    )


def counted(saved: Saved, turns: int | None) -> Ahead | None:
    """The futures of this table; the same look at the same table costs nothing."""
    begin = BOTS_TURN in saved.table.next.may
    return _counted(game_of(saved.table), frozen(saved.table.state), turns, begin, no_kernel())


@lru_cache(KEPT)
def _counted(
    game: Tapestry, state: bytes, turns: int | None, begin: bool, no_kernel: str
) -> Ahead | None:
    return look_ahead(game.thawed(state), Pace(turns), bots_begin=begin, no_kernel=no_kernel)


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
    found: Figures, saved: Saved, words: TapestryWords, points: int | None
) -> dict[str, object]:
    """What the page says of it."""
    return {
        "games": found.games,
        "by": played_by(msgspec.to_builtins(found.by), words),
        "landmarks": [_coming(one, words) for one in found.taken if one.track != CARD],
        "places": _places(found, saved),
        "income": [_chance(one, words, "income", turn) for turn, one in found.income.items()],
        "spread": found.spread,
        "spread_error": found.spread_error,
        "places_error": found.places_error,
        "plot": _plot(found, words, points),
        "win": found.win and _chance(found.win, words, "win", points or 0),
    }


def _places(found: Figures, saved: Saved) -> dict[str, list[Place]]:
    """By track, where each bot may stand."""
    state = saved.table.state
    places: dict[str, list[Place]] = {}
    for track, course in courses_of(state).items():
        first, last = sorted((course.start, course.end))
        for bot, at in found.places.items():
            if track in at:
                low, middle, high = sorted(at[track])
                drawing = reach(bot, first, last, (low, middle, high), state.tracks[bot][track])
                places.setdefault(track, []).append(Place(bot, low, high, drawing))
    return places


def _plot(found: Figures, words: Words, points: int | None) -> Markup | None:
    if not found.spread:
        return None
    low, middle, high = found.spread
    label = words.text("page-ahead-plot", low=low, middle=middle, high=high)
    yours = None if points is None else (points, words.text("page-ahead-plot-yours", n=points))
    return points_plot(found.columns, found.spread, yours, label)


def _coming(one: Taken, words: TapestryWords) -> Coming:
    chances = [_chance(part, words, "before", n) for n, part in one.before.items()]
    plain = words.text("page-ahead-in-words", n=NEXT_TURNS[-1], plain=chances[-1].plain)
    if one.this_era:
        chances.append(_chance(one.this_era, words, "era", 0))
    return Coming(one.track, words.landmark(one.name), plain, chances)


def _chance(one: Chance, words: Words, when: str, n: int) -> Told:
    return Told(
        words.text(f"page-ahead-{when}", n=n),
        words.text(f"chance-{one.plain}"),
        one.percent,
        one.error,
        bar("bots", Fraction(one.share).limit_denominator(10_000)),
    )
