"""The campaigns: what the games of several evenings come to.

A campaign has no state of its own. Each of its games is an ordinary saved table, and what counts
is read off their views: which scenario, which level, who won. A game that is opened again (by undo)
has no result for that time, so it counts as not yet played.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry.scenarios.sheets import Counted, Sheet

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
        """What its winner gains where points count."""
        return self.scenario * self.level


class Standing(msgspec.Struct, frozen=True):
    """How a campaign stands. `left` are the scenarios still to be played, in their order.

    `begins`: what may be started now. It is `over` when none is left and no game is open; then
    there is a `winner`, and a tie is the Automa's. Where wins count, nobody wins it as a whole.
    """

    games: tuple[Played, ...]
    points: dict[str, int]
    left: tuple[int, ...]
    begins: tuple[int, ...]
    over: bool
    winner: str | None

    def part(self, setup: Mapping[str, Any]) -> int | None:
        """Its scenario."""
        return setup.get("scenario")

    def not_next(self, part: object) -> Refusal:
        """Names the scenario, and those that are next."""
        options = list(self.begins)
        return not_now("campaign-other-next", where="scenario", value=part, options=options)


@decides("tap.atlantis.level")
def result_of(view: Mapping[str, Any]) -> Played | None:
    """What a table adds to its campaign; None while it is being played."""
    if not view["over"] or view["result"] is None:
        return None
    won = YOU in view["result"]["winner"]
    replay = view["rulings"].get(f"{view['mode']}.replay") is True
    return Played(view["scenario"]["number"], view["level"], won, replay)


@decides("tap.atlantis.once")
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


class Series(msgspec.Struct, frozen=True):
    """The scenarios of a mode that are a campaign, in their order, and what counts in it."""

    counts: Counted
    numbers: tuple[int, ...]

    def standing(
        self, games: Iterable[Played], *, replay: bool = False, playing: bool = False
    ) -> Standing:
        """How it stands; `playing`: one of its games is open."""
        if self.counts == "wins":
            return self._by_wins(tuple(games), playing=playing)
        return self._by_points(counted(games, replay=replay), replay=replay, playing=playing)

    @decides("tap.atlantis.order", "tap.atlantis.win", "tap.atlantis.tie")
    def _by_points(self, played: tuple[Played, ...], *, replay: bool, playing: bool) -> Standing:
        """As in the Fate of Atlantis: number times level for the winner of each game."""
        points = {
            YOU: sum(game.points for game in played if game.won),
            AUTOMA: sum(game.points for game in played if not game.won),
        }
        left = self._left(played)
        again = [game.scenario for game in played if (replay or game.replay) and not game.won]
        leader = YOU if points[YOU] > points[AUTOMA] else AUTOMA
        over = not left and not playing
        return Standing(played, points, left, (*left[:1], *again), over, leader if over else None)

    def _by_wins(self, played: tuple[Played, ...], *, playing: bool) -> Standing:
        """As in the Rise of the Kaiju: what became of each scenario; of several tries the last."""
        latest = counted(played, replay=True)
        left = self._left(latest)
        return Standing(latest, {}, left, self.choices(played), not left and not playing, None)

    @decides("tap.kaiju.two", "tap.kaiju.s1.campaign")
    def choices(self, played: Sequence[Played]) -> tuple[int, ...]:
        """What may be played next where wins count.

        What has no result comes next, even if a later one has. If you only lost the one before
        it, you decide: that one again, or the next.
        """
        left = self._left(played)
        before = self.numbers[: self.numbers.index(left[0])][-1:] if left else ()
        won = [game.scenario for game in played if game.won]
        return (*(number for number in before if number not in won), *left[:1])

    def _left(self, played: Iterable[Played]) -> tuple[int, ...]:
        done = [game.scenario for game in played]
        return tuple(number for number in self.numbers if number not in done)


@decides("tap.scen.use")
def series_of(sheets: Sequence[Sheet]) -> Series | None:
    """The campaign of the scenarios of a mode, if they are one; the first says what counts."""
    parts = [sheet for sheet in sheets if sheet.series]
    if not parts or parts[0].series is None:
        return None
    return Series(parts[0].series, tuple(sheet.number for sheet in parts))


def standing_of(
    series: Series, options: Mapping[str, Any], views: Sequence[Mapping[str, Any] | None]
) -> Standing:
    """How a campaign stands by the views of its games; one that still asks its set-up has none."""
    results = [view and result_of(view) for view in views]
    played = [result for result in results if result]
    return series.standing(played, replay=replays(options), playing=None in results)


def replays(options: Mapping[str, Any]) -> bool:
    """May a lost scenario be played again, and does the last game count then?"""
    return bool(options.get("replay"))


def counting_of(
    series: Series, options: Mapping[str, Any], views: Sequence[Mapping[str, Any] | None]
) -> tuple[int, ...]:
    """Which games of a campaign count, by their places among all of them."""
    results = [(place, view and result_of(view)) for place, view in enumerate(views)]
    over = [(place, result) for place, result in results if result]
    replay = replays(options) or series.counts == "wins"
    return tuple(over[n][0] for n in counting([result for _, result in over], replay=replay))


def cards_noted(view: Mapping[str, Any] | None) -> tuple[str, ...]:
    """The tapestry cards that a game notes for the next one."""
    cards = view["scenario"].get("cards", ()) if view else ()
    return tuple(card for card in cards if card)
