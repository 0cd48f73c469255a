"""The peace track: what it prints is in its sheet; here is what the table sees of it."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from thirdchair.kit.game import BaseSetup
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Gain
from thirdchair.scythe.events import Why
from thirdchair.scythe.modules.late_scheme import LateScheme
from thirdchair.scythe.modules.meeting import ENCOUNTERS, FACTORY, Meeting
from thirdchair.scythe.setup.preparing import Told
from thirdchair.scythe.setup.steps import Step

POPULARITY = "popularity_13"
OBJECTIVE = "objective"
FOUGHT = "fought"
ALLIANCES = "alliances"
"""The module whose rule for the scheme counts instead."""


class PeaceTrack(Meeting, LateScheme):
    """Encounters, the Factory and popularity bring stars; victories and power do not."""

    star_rules: ClassVar[Mapping[tuple[str, str], str]] = {
        (ENCOUNTERS, "human"): "fen.e2b.peace.encounters3",
        (ENCOUNTERS, "automa"): "fen.e2b.automa.peace.encounters",
        (FACTORY, "human"): "fen.e2b.peace.factory",
        (FACTORY, "automa"): "fen.e2b.automa.peace.factory",
        (POPULARITY, "human"): "fen.e2b.peace.popularity13",
    }
    enough = "peace_track.encounters"

    # Objectives

    @decides("fen.e2b.peace.saxony3")
    def more_objectives(self) -> list[str]:
        """People whose faction knows no limit for objectives: a third card makes up for the stars
        that victories do not bring."""
        return [seat for seat in self.humans if OBJECTIVE in self.faction(seat).unlimited]

    def steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """In a free game whoever draws a third objective is told so beside the track."""
        rule = "fen.e2b.peace.saxony3"
        for step in super().steps(setup, told):
            yield step
            if step.rule == "fen.modules.peace.not-objective23":
                for seat in self.more_objectives():
                    yield Step(rule, key=f"{rule}.{seat}")

    # Popularity, victories and power

    @decides("fen.e2b.peace.popularity13")
    async def do_gain(self, command: Gain) -> None:
        """People who come to this popularity may place a star."""
        counts = command.what == "popularity" and command.seat in self.humans
        before = self.state.seats[command.seat].popularity if counts else 0
        await super().do_gain(command)
        now = self.state.seats[command.seat].popularity if counts else 0
        if before < self.number("peace_track.popularity") <= now:
            await self.reached(command.seat, POPULARITY)

    # When an Automa changes its scheme

    def attacks(self, attacker: str, defender: str, *, combat: bool) -> None:
        """An Automa that has fought, or was there when workers had to go, is not peaceful any
        more."""
        super().attacks(attacker, defender, combat=combat)
        for seat in (attacker, defender):
            if seat in self.automas and self._in_peace(seat):
                self.state.seats[seat].holds[FOUGHT] = 1

    def _in_peace(self, automa: str) -> bool:
        """Outside the campaign only, and where no alliance decides it."""
        alone = self.state.episode is None and ALLIANCES not in self.state.modules
        return alone and FOUGHT not in self.state.seats[automa].holds

    @decides("fen.modules.automa.peace.scheme")
    def held_back(self, automa: str) -> str | None:
        """Its marker alone is not enough."""
        if self._in_peace(automa):
            return "fen.modules.automa.peace.scheme"
        return super().held_back(automa)

    async def victory_star(self, winner: str, loser: str) -> None:
        """Victories bring none."""
        self.skipped("star", winner, "fen.e2b.peace.no-combat")

    async def place_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        """Neither does power."""
        if triumph == "power":
            return self.skipped("star", seat, "fen.e2b.peace.no-power")
        return await super().place_star(seat, triumph, why)
