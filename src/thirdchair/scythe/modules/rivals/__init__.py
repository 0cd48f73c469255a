"""Rivals: stars that wait on the home bases of others for a victory."""

from thirdchair.kit.rules import decides
from thirdchair.scythe.modules.rivals.hunting import Hunting
from thirdchair.scythe.modules.rivals.victories import Victories


@decides("fen.e2a.rivals.definition")
class Rivals(Hunting, Victories):
    """A rival is whoever has one's star on the home base."""
