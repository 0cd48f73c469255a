"""Fantasies & Futures: four reaction cards, and civilizations that only their cards know."""

from thirdchair.tapestry.expansions.named_reactions import NamedReactions
from thirdchair.tapestry.expansions.other_cards import OtherCards


class FantasiesAndFutures(NamedReactions, OtherCards):
    """Everything that it adds is in its content pack and in the two chapters above."""
