"""The Annihilator: a mech that guards the Factory, and belongs to no one."""

from thirdchair.kit.rules import decides
from thirdchair.scythe.modules.annihilator.automas import AgainstAutomas


@decides("fen.vernichter.unit", "fen.vernichter.only-e5")
class Annihilator(AgainstAutomas):
    """It never moves, and takes part in one evening only: no set-up names it."""
