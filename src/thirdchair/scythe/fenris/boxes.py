"""Closed boxes: whose they are, and when they are opened."""

from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris import events as e
from thirdchair.scythe.fenris.sheets import Sheets

RULES = {"a": "fen.e3.reward.vesna.components"}


class Boxes(Sheets):
    """A box that may not be opened yet is one that does not exist."""

    @decides("fen.e3.reward.vesna.components")
    def hand_over(self, seat: str, box: str, board: int) -> None:
        """A seat gets a box and the tokens of a punchboard; whoever likes opens it."""
        self.state.to_open = {**self.state.to_open, box: seat}
        self.tell(e.ToOpen(seat=seat, box=box, board=board, rule=RULES[box]))

    async def open_box(self, command: c.Open) -> None:
        """From now on everybody may know what lay in it."""
        if command.box not in self.state.to_open:
            options = list(self.state.to_open)
            raise bad_input("fenris-no-box", where="do.box", value=command.box, options=options)
        if command.seat is not None:
            self.sheet_of(command.seat)
        owner = self.state.to_open[command.box]
        self.state.to_open = {
            box: seat for box, seat in self.state.to_open.items() if box != command.box
        }
        self.unlock(f"fenris:box-{command.box}")
        self.tell(e.Opened(seat=owner, box=command.box, rule=RULES[command.box]))
