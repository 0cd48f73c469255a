"""Batches: many games, each with its own chance, played turn by turn."""

from collections.abc import Sequence

import numpy as np

from thirdchair.lab.kernel.book import Book
from thirdchair.lab.kernel.codec import row_of, state_of
from thirdchair.lab.kernel.compiling import entrance
from thirdchair.lab.kernel.duel import duel_turn, has_stopped
from thirdchair.lab.kernel.four_civilizations import score_markers
from thirdchair.lab.kernel.games import GAME, OTHER, YOU
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
        play = duel_turns if self.is_duel else solo_turns
        return play(self.rows, book(), most, STANDS_STILL if pace is None else pace)

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
    duel_turns(none, book(), 0, STANDS_STILL)
    solo_turns(none, book(), 0, STANDS_STILL)
    ends(none, book())


@entrance
def duel_turns(rows: Rows, book: Book, most: int, pace: int) -> int:
    """Turns of the Shadow Empire in each game."""
    played = 0
    for number in range(len(rows)):
        game = rows[number]
        for _ in range(most):
            if has_stopped(game, book):
                break
            human_turn(game, book, YOU, pace)
            human_turn(game, book, OTHER, pace)
            if has_stopped(game, book):
                break
            duel_turn(game, book)
            played += 1
    return played


@entrance
def solo_turns(rows: Rows, book: Book, most: int, pace: int) -> int:
    """Turns of both bots in each game."""
    played = 0
    for number in range(len(rows)):
        game = rows[number]
        for _ in range(most):
            if bots_are_done(game, book):
                break
            human_turn(game, book, YOU, pace)
            solo_turn(game, book)
            played += 1
    return played


@entrance
def ends(rows: Rows, book: Book) -> None:
    """What the table lets wait for the end of your game, and what is scored there."""
    for number in range(len(rows)):
        last_income(rows[number], book)
        score_markers(rows[number])
