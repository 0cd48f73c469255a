"""The campaigns: what the games of several evenings come to.

A campaign has no state of its own. Each of its games is an ordinary saved table, and what counts
is read off their views: which scenario, which level, who won. A game that is opened again (by undo)
has no result for that time, so it counts as not yet played.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from thirdchair.tapestry.scenarios.sheets import sheets

YOU, AUTOMA = "you", "automa"


class Played(msgspec.Struct, frozen=True):
    """The result of one game."""

    scenario: int
    level: int
    won: bool

    @property
    def points(self) -> int:
        """What its winner gains in the Atlantis campaign."""
        return self.scenario * self.level


class Standing(msgspec.Struct, frozen=True):
    """How a campaign stands. `left` are the scenarios still to be played, in their order.

    `begins`: what may be started now. `winner` is known when none is left; a tie is the Automa's.
    In the Kaiju campaign nobody counts points, so nobody wins it as a whole.
    """

    games: tuple[Played, ...]
    points: dict[str, int]
    left: tuple[int, ...]
    begins: tuple[int, ...]
    winner: str | None


def result_of(view: Mapping[str, Any]) -> Played | None:
    """What a table adds to its campaign; None while it is being played."""
    if not view["over"] or view["result"] is None:
        return None
    won = YOU in view["result"]["winner"]
    return Played(view["scenario"]["number"], view["level"], won)


def numbers(mode: str) -> tuple[int, ...]:
    """The scenarios of a campaign in their order."""
    return tuple(sheet.number for sheet in sheets().values() if sheet.mode == mode)


def counted(games: Iterable[Played], *, replay: bool) -> tuple[Played, ...]:
    """One game for each scenario: the first, or the last if the table allows a replay."""
    by_number: dict[int, Played] = {}
    for game in games:
        if replay or game.scenario not in by_number:
            by_number[game.scenario] = game
    return tuple(by_number[number] for number in sorted(by_number))


def atlantis(games: Iterable[Played], *, replay: bool = False) -> Standing:
    """The Fate of Atlantis: number times level for the winner of each game."""
    played = counted(games, replay=replay)
    points = {
        YOU: sum(game.points for game in played if game.won),
        AUTOMA: sum(game.points for game in played if not game.won),
    }
    done = [game.scenario for game in played]
    left = tuple(number for number in numbers("atlantis") if number not in done)
    again = [game.scenario for game in played if replay and not game.won]
    leader = YOU if points[YOU] > points[AUTOMA] else AUTOMA
    return Standing(played, points, left, (*left[:1], *again), None if left else leader)


def kaiju_choices(games: Iterable[Played]) -> tuple[int, ...]:
    """What may be played next in the Kaiju campaign.

    After a loss in the first scenario you decide: that one again, or the second.
    """
    played = list(games)
    if not played:
        return (1,)
    if any(game.scenario == 2 for game in played):
        return ()
    return (2,) if any(game.won for game in played) else (1, 2)


def kaiju(games: Iterable[Played]) -> Standing:
    """The Rise of the Kaiju: what became of each scenario; of several tries the last."""
    played = tuple(games)
    latest, begins = counted(played, replay=True), kaiju_choices(played)
    done = [game.scenario for game in latest]
    left = tuple(number for number in numbers("kaiju") if begins and number not in done)
    return Standing(latest, {}, left, begins, None)


MODES = ("atlantis", "kaiju")


def standing(mode: str, games: Iterable[Played], *, replay: bool = False) -> Standing:
    """How the campaign of this mode stands."""
    return kaiju(games) if mode == "kaiju" else atlantis(games, replay=replay)
