"""The Horde as a table keeps it, beside its figures on the board."""

import msgspec

from thirdchair.scythe.state import AutomaState

HORDE = "horde"
"""Who takes the last turn of every round. Its figures stand among the actors, each by its name."""
CHARACTER, TESLA = "horde_character", "horde_tesla"
FIGURES = (CHARACTER, "horde_mech_1", "horde_mech_2", "horde_mech_3", "horde_mech_4", TESLA)

TILE = "horde_tile"
"""What is known of the arrows on its tile, among what is laid out."""


class Band(msgspec.Struct, kw_only=True):
    """What lies beside the Horde tile, and how this table plays against it.

    `popularity` is the clock; `cards` are the values of its combat cards.
    """

    faction: str = ""
    popularity: int = 0
    stars: int = 0
    cards: list[int] = []
    harder: bool = False
    airships: bool = False


class HordeState(AutomaState, tag="horde", kw_only=True):
    """Humans alone, against the Horde."""

    band: Band
