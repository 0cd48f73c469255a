"""Looking ahead with the kernel: what `lab.ahead` counts game by game, over columns of a batch."""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from thirdchair.lab.counting import NEXT_TURNS, Ahead, Landmark, places_of
from thirdchair.lab.futures import MOST_TURNS, Pace
from thirdchair.lab.kernel.batches import Batch
from thirdchair.lab.kernel.book import TRACK_IDS
from thirdchair.lab.kernel.codec import seats_of
from thirdchair.lab.kernel.games import AUTOMA, SHADOW
from thirdchair.lab.kernel.records import Numbers
from thirdchair.lab.shares import Share
from thirdchair.tapestry.state import SoloState, State

BOTS = ("automa", "shadow")


def look_ahead(
    tables: Sequence[State], seeds: Sequence[int] | Numbers, pace: Pace, *, bots_begin: bool = False
) -> Ahead | None:
    """What these games have in common; `tables` are one table with every deck that it may have.

    `bots_begin`: theirs is the next turn. Else people move before it, and may end the game: None.
    """
    watch = _Watch(Batch(tables, seeds))
    if not watch.turn(None if bots_begin else pace.turns):
        return None
    while watch.has_to_look():
        watch.turn(pace.turns)
    if isinstance(tables[0], SoloState):
        watch.games.turns(MOST_TURNS, pace.turns)
        watch.games.finish()
    return watch.found()


class _Watch:
    """Games on their way, and what has been seen of them after each turn of the bots."""

    def __init__(self, games: Batch) -> None:
        self.games, self.rows, self.table = games, games.rows, games.tables[0]
        self.turns = 0
        self.going_on = True
        self.now = self.table.era.get("bots")
        self.free = [name for name, owner in self.table.landmarks.items() if owner is None]
        self.before: dict[str, Counter[int]] = {name: Counter() for name in self.free}
        self.this_era: Counter[str] = Counter()
        self.income: Counter[int] = Counter()
        self.stood: dict[str, dict[str, Counter[int]]] = {}
        self.owned = self._owned()
        self.in_era = self._in_era()

    def has_to_look(self) -> bool:
        """Until the last of the next turns, and until every game has left this era or is over.

        The last era of a game may have no end: people may take the bots' last income with them.
        """
        return self.turns < NEXT_TURNS[-1] or (self.going_on and bool(self.in_era.any()))

    def turn(self, pace: int | None) -> int:
        """A turn in every game, and a look at it; a game that is over stays as it is.

        Returns in how many games there was one.
        """
        played = self.games.turns(1, pace)
        self.going_on = played > 0
        self.turns += 1
        owned, in_era = self._owned(), self._in_era()
        taken = owned & ~self.owned
        for name in self.free:
            hits = _has(taken, name)
            for n in NEXT_TURNS:
                self.before[name][n] += int(hits.sum()) if self.turns <= n else 0
            self.this_era[name] += int((hits & in_era).sum())
        self.income[self.turns] += int((self.in_era & ~in_era).sum())
        self.owned, self.in_era = owned, in_era
        if self.turns == NEXT_TURNS[-1]:
            self.stood = self._stood()
        return played

    def found(self) -> Ahead:
        """The same as if every game had been looked at by itself."""
        size = len(self.rows)
        return Ahead(
            games=size,
            landmarks={
                name: Landmark(
                    {n: Share(self.before[name][n], size) for n in NEXT_TURNS},
                    None if self.now is None else Share(self.this_era[name], size),
                )
                for name in self.free
            },
            **places_of(self.stood),
            income={turn: Share(hits, size) for turn, hits in self.income.items() if hits},
            points=Counter() if self.now is None else _counted(self.rows["vp"][:, AUTOMA]),
        )

    def _owned(self) -> Numbers:
        """The landmarks of the bots by game and track, each a set of spaces."""
        taken: Numbers = self.rows["taken"]
        return taken[:, AUTOMA] | taken[:, SHADOW]

    def _in_era(self) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
        """In which games are the bots still where they are today? At a table of two in none."""
        return np.asarray(self.rows["era"][:, AUTOMA] == (-1 if self.now is None else self.now))

    def _stood(self) -> dict[str, dict[str, Counter[int]]]:
        at, seats = self.rows["at"], seats_of(self.table)
        return {
            bot: {
                track: _counted(at[:, seats[bot], TRACK_IDS.index(track)])
                for track in self.table.tracks[bot]
            }
            for bot in BOTS
            if bot in self.table.tracks
        }


def _has(landmarks: Numbers, name: str) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Which games have this landmark among these; one of a card nobody takes from a track."""
    track, _, space = name.partition(":")
    if track not in TRACK_IDS:
        return np.zeros(len(landmarks), np.bool_)
    return np.asarray(landmarks[:, TRACK_IDS.index(track)] >> int(space) & 1 == 1)


def _counted(column: Numbers) -> Counter[int]:
    """How often each number is there."""
    values, counts = np.unique(column, return_counts=True)
    return Counter(dict(zip(values.tolist(), counts.tolist(), strict=True)))
