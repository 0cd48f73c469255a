"""The map: who controls what, and how far it is. Places are spots, see `book`."""

from thirdchair.lab.kernel.book import ROOM, ROW, STANDING, TOPPLED, Book
from thirdchair.lab.kernel.compiling import compiled, lowest
from thirdchair.lab.kernel.games import AUTOMA, SPOTS, YOU, Game


@compiled
def beside(book: Book, places: int) -> int:
    """All spots next to one of these."""
    around = places << 1 | places >> 1
    around |= places << ROW | places >> ROW
    around |= places << (ROW - 1) | places >> (ROW - 1)
    return around & book.spots


@compiled
def reach(game: Game, book: Book, anywhere: bool) -> int:
    """What is near enough for the Automa: next to a territory of its own, or everything."""
    return book.spots if anywhere else beside(book, game.automas)


@compiled
def legal_conquests(game: Game, near: int) -> int:
    """Territories within reach that are not its own and have room for an outpost."""
    return near & game.tiles & ~game.full & ~game.automas


@compiled
def legal_explorations(game: Game, near: int) -> int:
    """Spots within reach without a tile; none if no tile is left to draw."""
    return near & ~game.tiles if game.tiles_left else 0


@compiled
def nearest(game: Game, book: Book, candidates: int, goals: int) -> int:
    """Those with the fewest steps to a goal around what is blocked; all if none has a way.

    Paths begin at goals, blocked or not; they come to what is blocked, but lead no further.
    """
    if candidates & goals:
        return candidates & goals
    edge = reached = goals
    while edge:
        beyond = beside(book, edge) & ~reached
        if candidates & beyond:
            return candidates & beyond
        reached |= beyond
        edge = beyond & ~game.blocked
    return candidates


@compiled
def farthest(game: Game, book: Book, candidates: int, goals: int) -> int:
    """Those with the most steps to a goal; without a way is farther than anything."""
    edge = reached = goals
    last = candidates & goals
    while edge and candidates & ~reached:
        beyond = beside(book, edge) & ~reached
        if candidates & beyond:
            last = candidates & beyond
        reached |= beyond
        edge = beyond & ~game.blocked
    unreached = candidates & ~reached
    return unreached if unreached else last


@compiled
def farthest_plain(book: Book, candidates: int, goals: int) -> int:
    """Those with the most steps to a goal, whatever lies between; all if there is no goal."""
    if not goals:
        return candidates
    most, found, rest = -1, 0, candidates
    while rest:
        spot = lowest(rest)
        rest &= rest - 1
        steps, left = SPOTS, goals
        while left:
            steps = min(steps, book.plain[spot, lowest(left)])
            left &= left - 1
        if steps > most:
            most, found = steps, 0
        if steps == most:
            found |= 1 << spot
    return found


@compiled
def place_outpost(game: Game, book: Book, who: int, at: int, toppled: bool) -> None:
    """An outpost goes from supply to the map."""
    game.outposts[who] -= 1
    here = 1 << at
    piece = (TOPPLED if toppled else STANDING) + who
    if game.some & here:
        game.pieces[at] += ROOM * piece
        game.full |= here
    else:
        game.pieces[at] = piece
        game.some |= here
    look_at(game, book, at)


@compiled
def topple(game: Game, book: Book, who: int, at: int) -> None:
    """The standing outpost of `who` is toppled; of two it is the first."""
    first, second = game.pieces[at] % ROOM, game.pieces[at] // ROOM
    if first == STANDING + who:
        first = TOPPLED + who
    elif second == STANDING + who:
        second = TOPPLED + who
    game.pieces[at] = first + ROOM * second
    look_at(game, book, at)


@compiled
def look_at(game: Game, book: Book, at: int) -> None:
    """Who stands on this spot now, and does it block a path?"""
    here = 1 << at
    first, second = game.pieces[at] % ROOM, game.pieces[at] // ROOM
    automas = first == STANDING + AUTOMA or second == STANDING + AUTOMA
    yours = first == STANDING + YOU or second == STANDING + YOU
    game.automas = game.automas | here if automas else game.automas & ~here
    game.yours = game.yours | here if yours else game.yours & ~here
    blocks = book.blocks[game.pieces[at]]
    game.blocked = game.blocked | here if blocks else game.blocked & ~here


@compiled
def first_of(book: Book, candidates: int, card: int) -> int:
    """The spot that comes first in the order of this card's hex tiebreaker."""
    best = lowest(candidates)
    rest = candidates & (candidates - 1)
    while rest:
        spot = lowest(rest)
        rest &= rest - 1
        if book.ranks[card, spot] < book.ranks[card, best]:
            best = spot
    return best
