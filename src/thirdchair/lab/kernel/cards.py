"""The decision cards: drawn, discarded, shuffled in."""

from thirdchair.lab.kernel.chance import member_of
from thirdchair.lab.kernel.compiling import compiled, count
from thirdchair.lab.kernel.games import NO_CARD, Game

PAIR = 2


@compiled
def draw_pair(game: Game) -> None:
    """The track card, then the tiebreaker card."""
    size = count(game.deck)
    game.track_card = member_of(game, game.deck, size)
    game.deck ^= 1 << game.track_card
    game.tie_card = member_of(game, game.deck, size - 1)
    game.deck ^= 1 << game.tie_card


@compiled
def discard(game: Game, card: int) -> None:
    """A card goes on the discard pile, whose order everybody sees."""
    game.discard[game.discarded] = card
    game.discarded += 1


@compiled
def has_pair(game: Game) -> bool:
    """Does a pair lie open?"""
    return NO_CARD not in (game.track_card, game.tie_card)


@compiled
def discard_pair(game: Game) -> None:
    """The open pair goes to the discard pile."""
    if has_pair(game):
        discard(game, game.track_card)
        discard(game, game.tie_card)
        game.track_card = NO_CARD
        game.tie_card = NO_CARD


@compiled
def discard_set(game: Game) -> int:
    """The discard pile as a set of cards."""
    cards = 0
    for place in range(game.discarded):
        cards |= 1 << game.discard[place]
    return cards


@compiled
def reshuffle(game: Game) -> None:
    """The discard pile is shuffled into the deck."""
    game.deck |= discard_set(game)
    game.discarded = 0
