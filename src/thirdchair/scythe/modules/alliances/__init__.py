"""Alliances: the tokens that seats swap, and what they do."""

from thirdchair.kit.rules import decides
from thirdchair.scythe.modules.alliances.automas import WithAutomas
from thirdchair.scythe.modules.alliances.breaking import Breaking


@decides("fen.e2b.alliance.ability")
class Alliances(WithAutomas, Breaking):
    """Everybody has a token with the emblem of the own faction, and may swap it once."""
