"""Choosing a track: the indicator of the track card, then the list on the tiebreaker card."""

from thirdchair.lab.kernel.book import ALL, LANDMARK, LISTED, Book
from thirdchair.lab.kernel.compiling import compiled, lowest
from thirdchair.lab.kernel.games import (
    FAVORITE,
    NO_TRACK,
    OTHER,
    SEATS,
    TRACKS,
    Game,
)

FAR = 99


@compiled
def valid_tracks(game: Game, book: Book, bot: int, icon: int) -> int:
    """The tracks that the indicator leaves, as a set; empty if the bot can advance on none."""
    nearest, valid = FAR, 0
    for track in range(game.tracks):
        here, end = game.at[bot, track], book.ends[track]
        if here >= end:
            continue
        if icon == ALL:
            steps = 0
        elif icon == LANDMARK:
            goals = game.free[track] | 1 << end
            steps = lowest(goals >> (here + 1))
        else:
            steps = end - here
        if steps < nearest:
            nearest, valid = steps, 0
        if steps == nearest:
            valid |= 1 << track
    return valid


@compiled
def break_tie(game: Game, book: Book, bot: int, valid: int, card: int) -> int:
    """The first valid track of a tiebreaker list as this bot reads it; the heart is its favorite.

    What the list does not name comes last: the arts track on the cards of the base game.
    """
    arts = 1 if game.tracks == TRACKS else 0
    for place in range(LISTED):
        track: int = book.lists[arts, bot, card, place]
        if track == FAVORITE:
            track = game.favorite[bot]
        if valid >> track & 1:
            return track
    return lowest(valid)


@compiled
def is_one(valid: int) -> bool:
    """Is there nothing more to decide?"""
    return valid & (valid - 1) == 0


@compiled
def should_change_favorite(game: Game, book: Book, bot: int) -> bool:
    """Is the favorite track finished, or is another token ahead there?"""
    favorite = game.favorite[bot]
    if favorite == NO_TRACK:
        return True
    here = game.at[bot, favorite]
    if here >= book.ends[favorite]:
        return True
    passed = False
    for seat in range(SEATS):
        if game.at[seat, favorite] > here:
            passed |= rivals(game, bot, seat)
    return passed


@compiled
def rivals(game: Game, bot: int, seat: int) -> bool:
    """Do the tokens of `seat` count as others? Of those of the double strike a ruling says it."""
    strikes = seat == OTHER and game.beside != NO_TRACK
    return not strikes or bool(game.strike_counts >> bot & 1)
