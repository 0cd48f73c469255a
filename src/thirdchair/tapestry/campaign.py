"""The campaigns: what the games of several evenings come to.

A campaign has no state of its own. Each of its games is an ordinary saved table, and what counts
is read off their views: which scenario, which level, who won. A game that is opened again (by undo)
has no result for that time, so it counts as not yet played.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from thirdchair.kit.spoilers import NOTHING
from thirdchair.tapestry.scenarios.finding import OWN, Scenarios

YOU, AUTOMA = "you", "automa"


class Played(msgspec.Struct, frozen=True):
    """The result of one game."""

    scenario: int
    level: int
    won: bool
    replay: bool = False
    """Did its table rule that this scenario may be played again after a loss?"""

    @property
    def points(self) -> int:
        """What its winner gains in the Atlantis campaign."""
        return self.scenario * self.level


class Standing(msgspec.Struct, frozen=True):
    """How a campaign stands. `left` are the scenarios still to be played, in their order.

    `begins`: what may be started now. It is `over` when none is left and no game is open; then
    there is a `winner`, and a tie is the Automa's. In the Kaiju campaign nobody counts points, so
    nobody wins it as a whole.
    """

    games: tuple[Played, ...]
    points: dict[str, int]
    left: tuple[int, ...]
    begins: tuple[int, ...]
    over: bool
    winner: str | None


def result_of(view: Mapping[str, Any]) -> Played | None:
    """What a table adds to its campaign; None while it is being played."""
    if not view["over"] or view["result"] is None:
        return None
    won = YOU in view["result"]["winner"]
    replay = view["rulings"].get("atlantis.replay") is True
    return Played(view["scenario"]["number"], view["level"], won, replay)


def numbers(mode: str) -> tuple[int, ...]:
    """The scenarios of a campaign in their order."""
    return tuple(sheet.number for sheet in _scenarios().of_mode(mode))


def told_numbers(mode: str, unlocked: str = NOTHING) -> list[int]:
    """Those that may be named to somebody who has unlocked that much."""
    return _scenarios().told_numbers(mode, unlocked)


@cache
def _scenarios() -> Scenarios:
    return Scenarios((OWN,))


def counting(games: Sequence[Played], *, replay: bool) -> tuple[int, ...]:
    """Which of the games count, one for each scenario, by their places in the row.

    The first, or the last if the campaign or the game before it allows a replay.
    """
    by_number: dict[int, int] = {}
    for place, game in enumerate(games):
        before = by_number.get(game.scenario)
        if before is None or replay or games[before].replay:
            by_number[game.scenario] = place
    return tuple(by_number[number] for number in sorted(by_number))


def counted(games: Iterable[Played], *, replay: bool) -> tuple[Played, ...]:
    """The games that count, in the order of their scenarios."""
    games = tuple(games)
    return tuple(games[place] for place in counting(games, replay=replay))


def atlantis(games: Iterable[Played], *, replay: bool = False, playing: bool = False) -> Standing:
    """The Fate of Atlantis: number times level for the winner of each game."""
    played = counted(games, replay=replay)
    points = {
        YOU: sum(game.points for game in played if game.won),
        AUTOMA: sum(game.points for game in played if not game.won),
    }
    done = [game.scenario for game in played]
    left = tuple(number for number in numbers("atlantis") if number not in done)
    again = [game.scenario for game in played if (replay or game.replay) and not game.won]
    leader = YOU if points[YOU] > points[AUTOMA] else AUTOMA
    over = not left and not playing
    return Standing(played, points, left, (*left[:1], *again), over, leader if over else None)


def kaiju_choices(games: Iterable[Played]) -> tuple[int, ...]:
    """What may be played next in the Kaiju campaign.

    What has no result comes next, even if a later one has. After a loss in the first scenario you
    decide: that one again, or the second.
    """
    played = list(games)
    first = [game for game in played if game.scenario == 1]
    if not first:
        return (1,)
    if len(first) < len(played):
        return ()
    return (2,) if any(game.won for game in first) else (1, 2)


def kaiju(games: Iterable[Played], *, playing: bool = False) -> Standing:
    """The Rise of the Kaiju: what became of each scenario; of several tries the last."""
    played = tuple(games)
    latest = counted(played, replay=True)
    done = [game.scenario for game in latest]
    left = tuple(number for number in numbers("kaiju") if number not in done)
    return Standing(latest, {}, left, kaiju_choices(played), not left and not playing, None)


MODES = ("atlantis", "kaiju")


def standing(
    mode: str, games: Iterable[Played], *, replay: bool = False, playing: bool = False
) -> Standing:
    """How the campaign of this mode stands; `playing`: one of its games is open."""
    if mode == "kaiju":
        return kaiju(games, playing=playing)
    return atlantis(games, replay=replay, playing=playing)


def standing_of(
    mode: str, options: Mapping[str, Any], views: Sequence[Mapping[str, Any] | None]
) -> Standing:
    """The same, read off the views of its games; one that still asks its set-up has none."""
    results = [view and result_of(view) for view in views]
    played = [result for result in results if result]
    return standing(mode, played, replay=replays(options), playing=None in results)


def replays(options: Mapping[str, Any]) -> bool:
    """May a lost scenario be played again, and does the last game count then?"""
    return bool(options.get("replay"))


def counting_of(
    mode: str, options: Mapping[str, Any], views: Sequence[Mapping[str, Any] | None]
) -> tuple[int, ...]:
    """Which games of a campaign count, by their places among all of them."""
    results = [(place, view and result_of(view)) for place, view in enumerate(views)]
    over = [(place, result) for place, result in results if result]
    replay = replays(options) or mode == "kaiju"
    return tuple(over[n][0] for n in counting([result for _, result in over], replay=replay))


def cards_noted(view: Mapping[str, Any] | None) -> tuple[str, ...]:
    """The tapestry cards that a game notes for the next one."""
    cards = view["scenario"].get("cards", ()) if view else ()
    return tuple(card for card in cards if card)
