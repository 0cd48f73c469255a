"""An evening of peace: alliances, and a track without victories."""

from collections.abc import Iterator

from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.episodes.peace import peace_steps
from thirdchair.scythe.fenris.episodes.seconds import SecondEvening
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack
from thirdchair.scythe.modules.meeting import ENCOUNTERS
from thirdchair.scythe.modules.peace_track import POPULARITY, PeaceTrack

STRUCTURES = "structures"


class TheGame(OnTheTrack):
    """What is different tonight are the modules that it plays with."""

    @decides("fen.e2b.end.sixth-star")
    def ends(self) -> Ended | None:
        """With the sixth star on the track."""
        end = super().ends()
        return end and Ended(seat=end.seat, rule="fen.e2b.end.sixth-star")


class TheEvening(SecondEvening):
    """Structures bring tiles, and infrastructure mods are what there is."""

    counted, piece = STRUCTURES, "structure"
    any_column = "fen.e2b.reward.new-categories"
    fuller_column = "fen.e2b.automa.reward.log"
    equal_columns = "fen.e2b.automa.reward.log.tie"
    new_kind, new_mods = "infrastructure", "fen.e2b.reward.mods.unlock"
    new_board = "p3"

    def steps(self) -> Iterator[StepToDo]:
        for rule in ("setup.no-wind-gambit", "setup.alliance-tokens", "setup.peace-track"):
            yield StepToDo(rule=f"fen.e2b.{rule}")
        yield from peace_steps(self.rules_of_tonight())
        for seat in self.playing:
            yield StepToDo(rule="fen.e2b.alliance.setup.token", seat=seat)
        yield StepToDo(rule="fen.e2b.alliance.setup.rest")

    def packing(self) -> Iterator[StepToDo]:
        yield StepToDo(rule="fen.e2b.reward.not-needed")

    async def count(self, command: c.Tally | c.AskedTally) -> None:
        """Encounter tokens that only people see are counted, too: the third is worth a star."""
        if command.what == ENCOUNTERS and command.n > 0:
            self.sheet_of(command.seat, self.playing)
            self.settle_own(command.seat)
            rules = self.rules_of_tonight()
            if isinstance(rules, PeaceTrack):
                await rules.met(command.seat, command.n)
            return
        await super().count(command)

    def log_stars(self, seat: str, stars: list[str]) -> None:
        """For popularity the log has one column, however much of it was needed."""
        super().log_stars(seat, ["popularity" if one == POPULARITY else one for one in stars])

    def least_coins(self, seat: str) -> int:
        """Whoever has broken an alliance may have less than nothing."""
        return -self.material.own_numbers["alliances.penalty"]
