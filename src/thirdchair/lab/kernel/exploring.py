"""Explore: the Automa lays a tile, as far from you as it can."""

from thirdchair.lab.kernel.book import Book
from thirdchair.lab.kernel.choosing import is_one
from thirdchair.lab.kernel.compiling import compiled
from thirdchair.lab.kernel.games import AUTOMA, MILITARY, Game
from thirdchair.lab.kernel.hexmap import farthest, farthest_plain, legal_explorations, reach
from thirdchair.lab.kernel.tiebreaking import break_hex_tie


@compiled
def explore(game: Game, book: Book, anywhere: bool) -> None:
    """It gains nothing by it, not even control."""
    valid = legal_explorations(game, reach(game, book, anywhere))
    if valid:
        valid = far_from_you(game, book, valid)
        game.tiles |= 1 << break_hex_tie(game, book, valid)


@compiled
def far_from_you(game: Game, book: Book, valid: int) -> int:
    """Farthest from your territories, unless military is its favorite track."""
    if is_one(valid) or game.favorite[AUTOMA] == MILITARY:
        return valid
    if game.plain_distance:
        return farthest_plain(book, valid, game.yours)
    return farthest(game, book, valid, game.yours)
