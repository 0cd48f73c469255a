"""Tesla: one seat has a figure more. For people he is character and mech, for an Automa a mech.

On the board he is one more of his seat's mechs: which of them he is only people see.
"""

from thirdchair.kit.rules import decides
from thirdchair.scythe.modules.module import Module

TESLA = "tesla"
MECH = "mech"


class Tesla(Module):
    """`tesla` in what is laid out says whose he is."""

    def plays_tesla(self, seat: str) -> bool:
        """Is he this seat's?"""
        return seat in self.state.laid.get(TESLA, {})

    @decides("fen.tesla.both", "fen.e8a.automa.tesla")
    async def begin_with(self) -> None:
        """He starts on the home base of his seat."""
        await super().begin_with()
        for seat in self.state.laid.get(TESLA, {}):
            self.put(seat, MECH, self.base(seat))

    @decides("fen.tesla.both", "fen.e8a.automa.tesla")
    def on_mat(self, seat: str, unit: str) -> int:
        """His seat has one mech more than others; he comes back as they do."""
        more = unit == MECH and self.plays_tesla(seat)
        return super().on_mat(seat, unit) + more

    @decides("fen.tesla.no-mech-star")
    def deployed(self, seat: str, unit: str) -> int:
        """For the triumph of mechs he does not count."""
        his = unit == MECH and self.plays_tesla(seat)
        return max(0, super().deployed(seat, unit) - his)
