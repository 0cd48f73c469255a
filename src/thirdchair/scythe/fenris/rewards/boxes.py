"""Closed boxes and punchboards: whose they are, and when they are opened.

An evening says `hand_over` where somebody gets a box, and `lay_ready` where something lies there
for all. From then on there is a command `open`, and on the pages a button that wants to be held.
"""

from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.rewards import events as e
from thirdchair.scythe.fenris.state import FOR_ALL, FenrisState
from thirdchair.scythe.fenris.tonight.evenings import Evenings

RULES = {
    "a": "fen.e3.reward.vesna.components",
    "b": "fen.e4.setup.box-b",
    "c": "fen.e5.factory.open",
    "d": "fen.e5.reward.fenris.components",
    "e": "fen.e7.tesla.box-e",
    "p2": "fen.e2a.reward.mods.unlock",
    "p3": "fen.e2b.reward.mods.unlock",
}
"""Why each of them is opened: a letter is a box, `p` and a number a punchboard."""
OTHER_MODS = {"war": "p3", "peace": "p2"}
"""The punchboard with the mods that the second evening did not bring, by the way of the vote."""
RUSVIET = "rusviet"
"""Its revised tile lies on a punchboard that may still be closed."""
ON_THE_BOARD = ("c", "e")
"""Boxes that are opened in the middle of a game, by somebody's unit."""


def lies_on_the_board(state: FenrisState, box: object) -> bool:
    """Is it a box that a unit may come to, or has come to already?"""
    return box in ON_THE_BOARD and (box in state.to_open or f"fenris:box-{box}" in state.keys)


class Boxes(Evenings):
    """A box that may not be opened yet is one that does not exist."""

    @decides("fen.e3.reward.vesna.components")
    def hand_over(self, seat: str, box: str, board: int) -> None:
        """A seat gets a box and the tokens of a punchboard; it opens them when it likes."""
        self.state.to_open = {**self.state.to_open, box: seat}
        self.tell(e.ToOpen(seat=seat, box=box, board=board, rule=RULES[box]))

    def lay_ready(self, box: str) -> None:
        """Something may be opened that is nobody's own: whoever likes opens it."""
        self.state.to_open = {**self.state.to_open, box: FOR_ALL}
        self.tell(e.LaidReady(box=box, rule=self.why_open(box)))

    @decides("fen.e4.reward.mods.unlock")
    def why_open(self, box: str) -> str:
        """The rule by which something is opened: of two punchboards the vote decides when."""
        other = OTHER_MODS.get(self.state.branch or "")
        return "fen.e4.reward.mods.unlock" if box == other else RULES[box]

    @decides("fen.e5.setup.box-c.closed", "fen.e5.box-c.page")
    def opened_in_play(self, box: str, seat: str) -> None:
        """What lay in it is known at once, and so are the rulings about it."""
        super().opened_in_play(box, seat)
        self.state.to_open = {one: who for one, who in self.state.to_open.items() if one != box}
        self.unlock(f"fenris:box-{box}")
        if self.state.tonight is not None:
            self.state.tonight.rulings |= self.rulings_of_play()
        self.tell(e.Unpacked(box=box, rule=RULES[box]))

    async def discover(self, command: c.Discover) -> None:
        """Point: somebody says that a unit of this seat has come to a box in play."""
        raise bad_input(
            "fenris-no-box", where="do.box", value=command.box, options=list(self.state.to_open)
        )

    async def open_box(self, command: c.Open | c.OpenBy) -> None:
        """From now on everybody may know what lay in it. One that lies on the board waits for
        somebody's unit: see `discover`."""
        if command.box not in self.state.to_open:
            options = list(self.state.to_open)
            raise bad_input("fenris-no-box", where="do.box", value=command.box, options=options)
        if command.box in ON_THE_BOARD and self.state.phase == "play":
            raise bad_input("missing-field", where="do.seat", field="seat")
        if isinstance(command, c.OpenBy):
            self.sheet_of(command.seat)
        owner = self.state.to_open[command.box]
        self.state.to_open = {
            box: seat for box, seat in self.state.to_open.items() if box != command.box
        }
        self.unlock(f"fenris:box-{command.box}")
        rule = self.why_open(command.box)
        if owner == FOR_ALL:
            self.tell(e.Unpacked(box=command.box, rule=rule))
        else:
            self.tell(e.Opened(seat=owner, box=command.box, rule=rule))
