"""Advancing on a track: what follows when a token moves."""

from thirdchair.lab.kernel.book import Book
from thirdchair.lab.kernel.compiling import compiled
from thirdchair.lab.kernel.games import (
    AUTOMA,
    END_OF_TRACK,
    NO_TRACK,
    NOBODY,
    OTHER,
    PLACES,
    YOU,
    Game,
)


@compiled
def can_advance(game: Game, book: Book, who: int, track: int) -> bool:
    """May this token go one space on?"""
    return bool(game.at[who, track] < book.ends[track])


@compiled
def step(game: Game, book: Book, who: int, track: int) -> None:
    """One space forward, with the landmark and the achievement, but not what the space does."""
    game.at[who, track] += 1
    here = 1 << game.at[who, track]
    if game.free[track] & here:
        game.free[track] &= ~here
        game.taken[who, track] |= here
    if not can_advance(game, book, who, track):
        earn(game, book, who, END_OF_TRACK)


@compiled
def earn(game: Game, book: Book, who: int, which: int) -> None:
    """An achievement: each seat once, two places in all. The Automa and you score for it.

    The tokens of the double strike earn none.
    """
    if who == OTHER and game.beside != NO_TRACK:
        return
    for place in range(PLACES):
        seat = game.earned[which, place]
        if seat == who + 1:
            return
        if seat == NOBODY:
            game.earned[which, place] = who + 1
            if who in (AUTOMA, YOU):
                game.vp[who] += book.achievement_vp[place]
            return
