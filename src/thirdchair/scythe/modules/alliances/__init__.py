"""Alliances: the tokens that seats swap, and what they do."""

from thirdchair.scythe.modules.alliances.automas import WithAutomas
from thirdchair.scythe.modules.alliances.breaking import Breaking


class Alliances(WithAutomas, Breaking):
    """Everybody has a token with the emblem of the own faction, and may swap it once."""
