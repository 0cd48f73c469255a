"""How strong an Automa can be in a combat at most: what people may count on before they commit."""

import msgspec

from thirdchair.scythe.automa import Automa


class Reach(msgspec.Struct, frozen=True):
    """What it has, and the highest sum that any card still in its deck can bring."""

    power: int
    cards: int
    most: int


def reach(rules: Automa, automa: str, at: str) -> Reach:
    """Over every Automa card that can be drawn now: its power, and each combat card at its best.

    An empty deck is shuffled before the draw; then every card of it can come.
    """
    me = rules.state.seats[automa]
    deck = rules.deck_of(automa)
    _, best = rules.numbers.card_range
    bracket = rules.numbers.bracket(me.power)
    most_cards = me.cards
    if rules.ruling("p11") and at:
        most_cards = min(most_cards, rules.combat_units(automa, at) or 1)
    sums = [
        min(card.power[bracket], me.power) + best * min(card.cards, most_cards)
        for card in (rules.cards[number] for number in deck.cards or deck.discard)
    ]
    return Reach(me.power, me.cards, max(sums))
