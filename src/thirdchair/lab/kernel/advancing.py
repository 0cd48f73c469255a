"""Advancing on a track: the pair chooses for both bots. Favorite tracks, and how they change."""

from thirdchair.lab.kernel.benefits import advance_automa
from thirdchair.lab.kernel.book import Book
from thirdchair.lab.kernel.choosing import (
    break_tie,
    is_one,
    should_change_favorite,
    valid_tracks,
)
from thirdchair.lab.kernel.compiling import compiled, lowest
from thirdchair.lab.kernel.games import AUTOMA, NO_TRACK, OTHER, SHADOW, Game
from thirdchair.lab.kernel.tiebreaking import tie_card
from thirdchair.lab.kernel.tracks import can_advance, step


@compiled
def advance_by_pair(game: Game, book: Book, bot: int) -> None:
    """Choose a track and advance there; a bot that can advance on none stays."""
    valid = valid_tracks(game, book, bot, book.icons[bot, game.track_card])
    if valid:
        advance(game, book, bot, break_tie(game, book, bot, valid, game.tie_card))


@compiled
def advance(game: Game, book: Book, bot: int, track: int) -> None:
    """The Automa with benefits; the Shadow Empire without, and perhaps with a double strike."""
    if bot == AUTOMA:
        advance_automa(game, book, track)
        return
    step(game, book, SHADOW, track)
    if game.beside != NO_TRACK:
        struck = book.clockwise[game.beside, track]
        if can_advance(game, book, OTHER, struck):
            step(game, book, OTHER, struck)


@compiled
def look_at_favorite(game: Game, book: Book, bot: int) -> None:
    """A new favorite track if the old one is finished or another token is further there."""
    if not should_change_favorite(game, book, bot):
        return
    valid = valid_tracks(game, book, bot, game.new_favorite_icon)
    if not valid:
        return
    if is_one(valid):
        game.favorite[bot] = lowest(valid)
    else:
        game.favorite[bot] = break_tie(game, book, bot, valid, tie_card(game))
