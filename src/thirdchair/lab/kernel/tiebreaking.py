"""The tiebreaker card: the one that lies open, else one that is drawn and goes back."""

from thirdchair.lab.kernel.book import Book
from thirdchair.lab.kernel.cards import discard_set
from thirdchair.lab.kernel.chance import member_of
from thirdchair.lab.kernel.choosing import is_one
from thirdchair.lab.kernel.compiling import compiled, count, lowest
from thirdchair.lab.kernel.games import NO_CARD, Game
from thirdchair.lab.kernel.hexmap import first_of


@compiled
def tie_card(game: Game) -> int:
    """The open tiebreaker card; if there is none, a card of the progress deck serves once.

    When that deck is empty the decision deck serves, and at the very last its discard pile.
    """
    if game.tie_card != NO_CARD:
        return game.tie_card
    cards = game.progress
    if not cards:
        cards = game.deck
    if not cards:
        cards = discard_set(game)
    return member_of(game, cards, count(cards))


@compiled
def break_hex_tie(game: Game, book: Book, candidates: int) -> int:
    """The first valid spot of the hex tiebreaker. A card is only looked for if there is a tie."""
    if is_one(candidates):
        return lowest(candidates)
    return first_of(book, candidates, tie_card(game))
