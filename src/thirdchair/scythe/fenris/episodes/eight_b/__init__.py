"""The last evening on one of the two ways: a figure that must be stopped."""

from collections.abc import Iterator

from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended
from thirdchair.scythe.fenris.episodes.lasts import LastEvening, LastGame
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.stars import SIXTH

HIS = ("setup.figure", "setup.discard2", "setup.health", "setup.tile")
"""What the hands set up for him, before anybody chooses mods."""


class TheGame(LastGame):
    """What is different tonight is the figure."""

    rows = "fen.e8b"

    @decides("fen.e8b.end.sixth-star", "fen.e8b.end.mad-tesla")
    def ends(self) -> Ended | None:
        """With the sixth star, or when the figure is destroyed."""
        end = super().ends()
        if end is None or end.rule != SIXTH:
            return end
        return Ended(seat=end.seat, rule="fen.e8b.end.sixth-star")


class TheEvening(LastEvening):
    """Its result counts twice."""

    rows = "fen.e8b"
    for_all_first = True

    def steps(self) -> Iterator[StepToDo]:
        yield from self.gambit_steps("fen.e8b.setup.wind-gambit")
        yield StepToDo(rule="fen.e8b.setup.mad-tesla-first")
        for rule in HIS:
            yield StepToDo(rule=f"fen.madtesla.{rule}")
        yield from self.own_steps()
