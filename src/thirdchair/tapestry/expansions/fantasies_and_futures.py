"""Fantasies & Futures: four reaction cards, and civilizations that only their cards know."""

from thirdchair.tapestry.expansions.boxed import BoxedCivilizations
from thirdchair.tapestry.expansions.named_reactions import NamedReactions


class FantasiesAndFutures(NamedReactions, BoxedCivilizations):
    """Everything that it adds is in its content pack and in the two chapters above."""
