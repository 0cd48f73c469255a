"""Batches: many games, each with its own chance, played turn by turn."""

from collections.abc import Sequence

import numpy as np

from thirdchair.lab.kernel.book import Book
from thirdchair.lab.kernel.codec import row_of, state_of
from thirdchair.lab.kernel.compiling import compiled, entrance
from thirdchair.lab.kernel.duel import duel_turn, has_stopped
from thirdchair.lab.kernel.four_civilizations import score_markers
from thirdchair.lab.kernel.games import GAME, OTHER, YOU, Game
from thirdchair.lab.kernel.pairs import bots_are_done, last_income, solo_turn
from thirdchair.lab.kernel.people import STANDS_STILL, human_turn
from thirdchair.lab.kernel.printing import book
from thirdchair.lab.kernel.records import Numbers, Rows
from thirdchair.tapestry.state import DuelState, State


class Batch:
    """So many games, one for each seed; `rows` are the games, see `games`.

    They begin with these tables of one mode, in turn: all that a set-up may lead to, or all decks
    that are possible, say. As many games come from each as from any other, or one more.
    """

    def __init__(self, tables: Sequence[State], seeds: Sequence[int] | Numbers) -> None:
        self.tables = tables
        self.is_duel = isinstance(tables[0], DuelState)
        self.rows: Rows = np.empty(len(seeds), GAME)
        for place, table in enumerate(tables):
            self.rows[place :: len(tables)] = row_of(table)
        self.rows["seed"] = seeds

    def turns(self, most: int = 1, pace: int | None = None) -> int:
        """So many turns of the bots in every game that has them; returns how many were played.

        With a pace, people take a turn before each of them, see `people`.
        """
        pace = STANDS_STILL if pace is None else pace
        return bots_turns(self.rows, book(), self.is_duel, most, pace)

    def finish(self) -> None:
        """The end of your game: the Automa's points are those that count."""
        if not self.is_duel:
            ends(self.rows, book())

    def state(self, game: int) -> State:
        """One of the games as a table."""
        return state_of(self.rows[game], self.tables[game % len(self.tables)])


def warm_up() -> None:
    """Compile all of it, or find it where it is kept: for the background, before anybody asks."""
    none: Rows = np.empty(0, GAME)
    bots_turns(none, book(), False, 0, STANDS_STILL)
    ends(none, book())


@entrance
def bots_turns(rows: Rows, book: Book, duel: bool, most: int, pace: int) -> int:
    """Turns of both bots in each game; in a duel of the Shadow Empire, which plays against two."""
    played = 0
    for number in range(len(rows)):
        game = rows[number]
        for _ in range(most):
            if are_done(game, book, duel):
                break
            human_turn(game, book, YOU, pace)
            if duel:
                human_turn(game, book, OTHER, pace)
            if are_done(game, book, duel):
                break
            if duel:
                duel_turn(game, book)
            else:
                solo_turn(game, book)
            played += 1
    return played


@compiled
def are_done(game: Game, book: Book, duel: bool) -> bool:
    """Do the bots take no more turns? In a duel people decide when that is."""
    return has_stopped(game, book) if duel else bots_are_done(game, book)


@entrance
def ends(rows: Rows, book: Book) -> None:
    """What the table lets wait for the end of your game, and what is scored there."""
    for number in range(len(rows)):
        last_income(rows[number], book)
        score_markers(rows[number])
