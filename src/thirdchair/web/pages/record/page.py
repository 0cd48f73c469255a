"""My record: the games that are over, by mode, level and civilization, and as a plot."""

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

import msgspec
from litestar import get
from markupsafe import Markup

from thirdchair.contract import names_in, seat_names
from thirdchair.table.moments import Finished
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.web.drawing.plot import Bar, plot
from thirdchair.web.pages.record.numbers import signed
from thirdchair.web.visit import Page, Visit, Visiting
from thirdchair.words import Words
from thirdchair.words.scythe import ScytheWords

MOST_BARS = 30
"""The plot shows so many games, the last ones."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """One game as the record counts it, from where `who` sat.

    `margin` is over the best other, None where nobody else has points. `civs` are the names of
    civilizations or factions, as that table calls them.
    """

    id: str
    table: str
    begun: datetime
    mode: str
    who: str
    margin: int | None
    outcome: str
    level: int = 0
    civs: list[str] = []
    scenario: str = ""


class Row(msgspec.Struct, frozen=True):
    """Some games in numbers."""

    name: str
    games: int
    won: int
    shared: int
    margin: str


@get("/record", sync_to_thread=True)
def record(visit: Visiting) -> Page:
    """What was played on this installation, and how it went."""
    words, finished = visit.words, visit.store.finished()
    solo = [_solo(one, words) for one in finished if _is(one, "solo")]
    duel = [one for done in finished if _is(done, "duel") for one in _duel(done)]
    winners = [one for one in duel if one.outcome != "lost"]
    board = [one for done in finished if _is_scythe(done) for one in _scythe(done, words)]
    scenarios = {
        mode: [_solo(one, words) for one in finished if _is(one, mode)]
        for mode in visit.store.games["tapestry"]().modes
        if mode not in ("solo", "duel")
    }
    return visit.page(
        "record.html",
        solo=_rows(solo, lambda one: words.text(f"page-mode-tapestry-{one.mode}"), words),
        solo_plot=_plot(solo, lambda one: _letter(words, one.outcome), words),
        levels=_rows(solo, lambda one: _level(one.level, words), words),
        civs=_rows(_by_civ(solo), lambda one: one.civs[0], words),
        scenarios={
            mode: (
                _rows(games, lambda one: one.scenario, words),
                _rows(games, lambda one: _level(one.level, words), words),
            )
            for mode, games in scenarios.items()
            if games
        },
        duel=_rows(duel, lambda one: one.who, words),
        duel_plot=_plot(_once(winners), _winner, words),
        scythe=_rows(board, lambda one: one.who, words),
        scythe_factions=_rows(board, lambda one: one.civs[0], words),
        games=[_line(visit, one) for one in reversed(finished) if _known(one)],
    )


# From a finished table to what the record counts


def _is(game: Finished, mode: str) -> bool:
    setup = game.setup
    return (setup.get("game"), setup.get("mode")) == ("tapestry", mode) and _known(game)


def _known(game: Finished) -> bool:
    return game.setup.get("game") in ("tapestry", "scythe") and bool(game.view.get("result"))


def _is_scythe(game: Finished) -> bool:
    setup = game.setup
    return (setup.get("game"), setup.get("mode")) == ("scythe", "automa") and _known(game)


def _solo(done: Finished, words: Words) -> Game:
    """A game of one person, perhaps of a scenario, where the Automa may have no points."""
    result, own = done.view["result"], _words(done, words.language)
    points, mode, number = result["vp"], done.setup["mode"], done.setup.get("scenario")
    return Game(
        id=done.id,
        table=done.name,
        begun=done.begun,
        mode=mode,
        who=words.text("seat-you"),
        margin=points[YOU] - points[AUTOMA] if AUTOMA in points else None,
        outcome=outcome(YOU, result["winner"]),
        level=done.view["level"],
        civs=[own.text(f"civ-{civ}") for civ in done.view["civs"]],
        scenario=f"{number} · {words.text(f'scenario-{mode}-{number}')}" if number else "",
    )


def _duel(done: Finished) -> Iterable[Game]:
    result, names = done.view["result"], seat_names(done.setup)
    for seat in Duel.humans:
        others = [vp for other, vp in result["vp"].items() if other != seat]
        yield Game(
            id=done.id,
            table=done.name,
            begun=done.begun,
            mode="duel",
            who=names[seat],
            margin=result["vp"][seat] - max(others),
            outcome=outcome(seat, result["winner"]),
        )


def _scythe(done: Finished, words: Words) -> Iterable[Game]:
    """The humans of a game of Scythe, each with a faction for a civilization."""
    result, seats, own = done.view["result"], done.view["seats"], _words(done, words.language)
    for seat, one in seats.items():
        if one["kind"] == "human":
            others = [score for other, score in result["scores"].items() if other != seat]
            yield Game(
                id=done.id,
                table=done.name,
                begun=done.begun,
                mode="automa",
                who=own.seat(seat),
                margin=result["scores"][seat] - max(others),
                outcome=outcome(seat, result["winner"]),
                civs=[own.text(f"scythe-faction-{one['faction']}")],
            )


def _words(done: Finished, language: str) -> Words:
    """The words of that table, with what its box calls things."""
    if done.setup.get("game") == "scythe":
        drawn = {seat: one["faction"] for seat, one in done.view["seats"].items()}
        return ScytheWords(language, done.setup, drawn)
    return Words(language, names_in(done.setup), done.setup["mode"])


def outcome(seat: str, winners: list[str]) -> str:
    """How the game ended for a seat."""
    if seat not in winners:
        return "lost"
    return "won" if winners == [seat] else "shared"


def _once(games: list[Game]) -> list[Game]:
    """One bar for each game: a shared victory has two winners."""
    return list({one.id: one for one in games}.values())


def _by_civ(games: list[Game]) -> list[Game]:
    """A game against two civilizations counts for both."""
    return [msgspec.structs.replace(one, civs=[civ]) for one in games for civ in one.civs]


# In words and numbers


def _rows(games: list[Game], name: Callable[[Game], str], words: Words) -> list[Row]:
    named: dict[str, list[Game]] = {}
    for one in games:
        named.setdefault(name(one), []).append(one)
    return [
        Row(
            key,
            len(some),
            sum(one.outcome == "won" for one in some),
            sum(one.outcome == "shared" for one in some),
            _mean([one.margin for one in some if one.margin is not None], words.language),
        )
        for key, some in sorted(named.items())
    ]


def _mean(margins: list[int], language: str) -> str:
    return signed(sum(margins) / len(margins), language) if margins else "–"


def _level(level: int, words: Words) -> str:
    return f"{level} · {words.text(f'level-{level}')}"


def _letter(words: Words, how: str) -> str:
    return words.text(f"page-record-letter-{how}")


def _winner(game: Game) -> str:
    return game.who[:1].upper() if game.outcome == "won" else "="


def _plot(games: list[Game], mark: Callable[[Game], str], words: Words) -> Markup | None:
    if not games:
        return None
    last = [one for one in games if one.margin is not None][-MOST_BARS:]
    label = words.text(
        "page-record-plot", count=len(last), part=", ".join(str(one.margin) for one in last)
    )
    return plot([Bar(one.margin or 0, mark(one), one.outcome) for one in last], label)


def _line(visit: Visit, done: Finished) -> dict[str, Any]:
    """A game in the list."""
    from babel.dates import format_date

    words = _words(done, visit.language)
    return {
        "id": done.id,
        "name": done.name,
        "begun": format_date(done.begun.astimezone(), "medium", locale=visit.language),
        "result": words.event({"type": "result", **done.view["result"]}),
        "level": _level(done.view["level"], words) if "level" in done.view else None,
    }
