"""Conquer: the Automa attacks you where it can, else it takes what is nobody's."""

from thirdchair.lab.kernel.book import Book
from thirdchair.lab.kernel.choosing import is_one
from thirdchair.lab.kernel.compiling import compiled
from thirdchair.lab.kernel.games import (
    AUTOMA,
    MIDDLE_ISLAND,
    PLACES,
    SHADOW,
    TWO_TOPPLES,
    YOU,
    Game,
)
from thirdchair.lab.kernel.hexmap import (
    beside,
    first_of,
    legal_conquests,
    legal_explorations,
    nearest,
    place_outpost,
    reach,
    topple,
)
from thirdchair.lab.kernel.tiebreaking import break_hex_tie, tie_card
from thirdchair.lab.kernel.tracks import earn


@compiled
def conquer(game: Game, book: Book, anywhere: bool) -> None:
    """Conquer Opponent if a territory of yours is a legal target, else Conquer Neutral."""
    if not game.outposts[AUTOMA]:
        return
    near = reach(game, book, anywhere)
    legal = legal_conquests(game, near)
    if legal & game.yours:
        conquer_opponent(game, book, legal & game.yours)
    else:
        conquer_neutral(game, book, legal | legal_explorations(game, near))


@compiled
def conquer_opponent(game: Game, book: Book, valid: int) -> None:
    """An attack on one of your territories, which you meet with no card."""
    valid = toward_island(game, book, valid)
    at = break_hex_tie(game, book, valid)
    place_outpost(game, book, AUTOMA, at, False)
    topple(game, book, YOU, at)
    game.topples[AUTOMA] += 1
    if game.topples[AUTOMA] >= book.topples:
        earn(game, book, AUTOMA, TWO_TOPPLES)
    took_control(game, book, at)


@compiled
def conquer_neutral(game: Game, book: Book, valid: int) -> None:
    """A territory or an empty hex that you do not control.

    The tiebreaker card is needed from the start: its topple icon decides what is valid.
    """
    card = tie_card(game)
    toppling = shows_topple(game, book, card)
    if not toppling:
        valid &= ~beside(book, game.yours)
    if not valid:
        return
    valid = toward_island(game, book, valid)
    valid = toward_you(game, book, valid)
    at = first_of(book, valid, card)
    game.tiles |= 1 << at
    place_outpost(game, book, AUTOMA, at, False)
    if toppling and may_protect(game, book, at):
        place_outpost(game, book, SHADOW, at, True)
    took_control(game, book, at)


@compiled
def toward_island(game: Game, book: Book, valid: int) -> int:
    """Nearest to the middle island, while its achievement is open to the Automa."""
    if is_one(valid) or not island_is_open(game, book):
        return valid
    return nearest(game, book, valid, 1 << book.island)


@compiled
def island_is_open(game: Game, book: Book) -> bool:
    """Can the Automa still earn the achievement of the middle island?"""
    for place in range(PLACES):
        if game.earned[MIDDLE_ISLAND, place] == AUTOMA + 1:
            return False
    return not game.full >> book.island & 1


@compiled
def toward_you(game: Game, book: Book, valid: int) -> int:
    """Nearest to your territories with a single piece; without any, to all of yours."""
    if is_one(valid):
        return valid
    single = game.yours & ~game.full
    return nearest(game, book, valid, single if single else game.yours)


@compiled
def may_protect(game: Game, book: Book, at: int) -> bool:
    """Can a toppled outpost of the Shadow Empire go there? Never on the middle island."""
    room = not game.full >> at & 1
    return bool(at != book.island and room and game.outposts[SHADOW] > 0)


@compiled
def shows_topple(game: Game, book: Book, card: int) -> bool:
    """Does the card show the topple icon? Not if the Shadow Empire has no outpost left."""
    if not book.topple[card]:
        return False
    return bool(game.outposts[SHADOW] > 0 or game.topple_when_empty)


@compiled
def took_control(game: Game, book: Book, at: int) -> None:
    """What follows when a territory has a new master."""
    if at == book.island:
        earn(game, book, AUTOMA, MIDDLE_ISLAND)
