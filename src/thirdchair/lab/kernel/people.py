"""The people at the table, as far as a forecast supposes anything of them: a pace.

Somebody with a pace advances by one space each turn, on any track that has room, and takes an
income turn first of all and then after so many turns. Their cards and the map are their own affair.
"""

from thirdchair.lab.kernel.book import Book
from thirdchair.lab.kernel.chance import member_of
from thirdchair.lab.kernel.compiling import compiled, count
from thirdchair.lab.kernel.games import NO_TRACK, TRACKS, Game
from thirdchair.lab.kernel.tracks import can_advance, step

STANDS_STILL = -1


@compiled
def human_turn(game: Game, book: Book, who: int, pace: int) -> None:
    """One turn at this pace; after the last income turn there is none."""
    if pace == STANDS_STILL or game.era[who] >= book.last_income:
        return
    room = 0
    for track in range(game.tracks):
        if can_advance(game, book, who, track):
            room |= 1 << track
    if game.era[who] == 0 or game.waited[who] >= pace or not room:
        game.waited[who] = 0
        start_era(game, book, who)
    else:
        game.waited[who] += 1
        step(game, book, who, member_of(game, room, count(room)))


@compiled
def start_era(game: Game, book: Book, who: int) -> None:
    """A new era; on level 1 of the solo game your first begins with free advances."""
    game.era[who] += 1
    if game.era[who] > 1 or not book.you_start[game.level]:
        return
    for place in range(TRACKS):
        track = book.starts[game.level, place]
        if track != NO_TRACK and can_advance(game, book, who, track):
            step(game, book, who, track)
