"""Two humans and the Shadow Empire: its turn, from the top of the sheet to the bottom."""

from thirdchair.lab.kernel.book import Book
from thirdchair.lab.kernel.cards import PAIR, discard_pair, draw_pair, reshuffle
from thirdchair.lab.kernel.chance import member_of
from thirdchair.lab.kernel.choosing import (
    break_tie,
    is_one,
    should_change_favorite,
    valid_tracks,
)
from thirdchair.lab.kernel.compiling import compiled, count
from thirdchair.lab.kernel.games import NO_CARD, OTHER, SHADOW, YOU, Game
from thirdchair.lab.kernel.tracks import step


@compiled
def has_stopped(game: Game, book: Book) -> bool:
    """It takes no turn any more after both humans have taken their last income turn."""
    return bool(min(game.era[YOU], game.era[OTHER]) >= book.last_income)


@compiled
def duel_turn(game: Game, book: Book) -> None:
    """A Shadow Empire turn, steps 1 to 4."""
    if count(game.deck) < PAIR:
        renew_deck(game, book)
    draw_pair(game)
    icon = book.icons[SHADOW, game.track_card]
    valid = valid_tracks(game, book, SHADOW, icon)
    if valid:
        step(game, book, SHADOW, break_tie(game, book, SHADOW, valid, game.tie_card))
    discard_pair(game)
    game.turn += 1


@compiled
def renew_deck(game: Game, book: Book) -> None:
    """Step 1. Before the shuffle the last tiebreaker card still lies open, after it none does."""
    if game.shuffle_first:
        reshuffle(game)
        look_at_favorite(game, book, NO_CARD)
    else:
        last = game.discard[game.discarded - 1] if game.discarded else NO_CARD
        look_at_favorite(game, book, last)
        reshuffle(game)


@compiled
def look_at_favorite(game: Game, book: Book, open_card: int) -> None:
    """Change the favorite track if it is finished or another token is further there."""
    if not should_change_favorite(game, book, SHADOW):
        return
    valid = valid_tracks(game, book, SHADOW, game.new_favorite_icon)
    if not valid:
        return
    if not is_one(valid) and open_card == NO_CARD:
        open_card = member_of(game, game.deck, count(game.deck))
    game.favorite[SHADOW] = break_tie(game, book, SHADOW, valid, open_card)
