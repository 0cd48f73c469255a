"""A turn of the bots in the solo game: a pair of decision cards, or an income turn."""

from thirdchair.lab.kernel.advancing import advance_by_pair
from thirdchair.lab.kernel.book import Book
from thirdchair.lab.kernel.cards import PAIR, discard_pair, draw_pair
from thirdchair.lab.kernel.compiling import compiled, count
from thirdchair.lab.kernel.games import AUTOMA, SHADOW, Game
from thirdchair.lab.kernel.income import income_turn


@compiled
def solo_turn(game: Game, book: Book) -> None:
    """The whole turn. The first is an income turn, and so is one without cards to draw."""
    if game.era[AUTOMA] == 0 or count(game.deck) < PAIR:
        income_turn(game, book)
    else:
        pair_turn(game, book)
    game.turn += 1


@compiled
def pair_turn(game: Game, book: Book) -> None:
    """The old pair goes, a new one comes, and both bots advance.

    With the last pair of a deck, the hand on the track card means an income turn instead.
    """
    discard_pair(game)
    draw_pair(game)
    if not game.deck and book.income[game.track_card] and may_earn(game, book):
        income_turn(game, book)
        return
    advance_by_pair(game, book, AUTOMA)
    advance_by_pair(game, book, SHADOW)


@compiled
def may_earn(game: Game, book: Book) -> bool:
    """Is there an income turn that the bots take by themselves? The last one may wait for you."""
    own = book.last_income - 1 if game.waits_for_you else book.last_income
    return bool(game.era[AUTOMA] < own)


@compiled
def bots_are_done(game: Game, book: Book) -> bool:
    """After their last income turn the bots take no more turns while you finish."""
    if game.era[AUTOMA] >= book.last_income:
        return True
    return not may_earn(game, book) and count(game.deck) < PAIR


@compiled
def last_income(game: Game, book: Book) -> None:
    """At the end of your game: the Automa's fifth income turn, if the table lets it wait."""
    if game.waits_for_you and game.era[AUTOMA] < book.last_income:
        game.era[AUTOMA] = book.last_income - 1
        income_turn(game, book)
