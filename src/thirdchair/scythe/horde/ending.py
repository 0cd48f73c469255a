"""The end: two ways to win and two to lose, each at once, and for everybody together."""

from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Correct, Finish, Surrender
from thirdchair.scythe.events import Ended, Result
from thirdchair.scythe.horde.cooperating import Cooperating
from thirdchair.scythe.horde.events import HordeClock, HordeGivenUp, HordeOver, HordeStar
from thirdchair.scythe.horde.state import FIGURES, HORDE
from thirdchair.scythe.state import Outcome


class Ending(Cooperating):
    """A sixth star of a player ends nothing here."""

    def figures(self) -> list[str]:
        """The figures of the Horde that still stand, by their names."""
        actors = self.state.actors
        return [one for one in FIGURES if one in actors and actors[one].at is not None]

    @decides(
        "fen.horde.goal",
        "fen.horde.end.lose.stars",
        "fen.horde.end.lose.time",
        "fen.horde.end.win.tiles",
        "fen.horde.end.win.units",
        "fen.horde.end.no-sixth-star",
    )
    def ends(self) -> Ended | None:
        """Is it won or lost now, and by which rule?"""
        band = self.state.band
        if HORDE not in self.state.actors:
            return None
        if band.stars >= self.number("horde.stars"):
            return Ended(seat=HORDE, rule="fen.horde.end.lose.stars")
        if band.popularity <= 0:
            return Ended(seat=HORDE, rule="fen.horde.end.lose.time")
        if not self.figures():
            return Ended(seat=self.humans[0], rule="fen.horde.end.win.units")
        if not self.bare():
            return Ended(seat=self.humans[0], rule="fen.horde.end.win.tiles")
        return None

    @decides("fen.horde.coop", "fen.horde.score.none")
    def end_if_over(self) -> None:
        """It takes effect at once. There are no coins to count and nobody comes first."""
        if self.state.over or (end := self.ends()) is None:
            return
        won = end.seat != HORDE
        self.tell(HordeOver(won=won, rule=end.rule))
        self._close(end.seat, self.humans if won else [HORDE])

    def _close(self, by: str, winner: list[str]) -> None:
        self.state.over, self.state.ended = True, by
        self.state.result = Outcome(winner=winner, scores={}, sheet={})
        self.tell(Result(scores={}, winner=tuple(winner), sheet={}))

    def still_running(self) -> None:
        """After the end nobody takes a turn."""
        if self.state.over:
            raise not_now("game-over")

    async def do_finish(self, command: Finish) -> None:
        """It ends by itself."""
        raise not_now("horde-no-scoring")

    async def do_surrender(self, command: Surrender) -> None:
        """No rule asks for it, but people go to bed: a game that is left is lost."""
        self.still_running()
        self.tell(HordeGivenUp())
        self._close(HORDE, [HORDE])

    async def do_correct(self, command: Correct) -> None:
        """What lies there may be what ends the game."""
        await super().do_correct(command)
        self.state.ended = None
        self.end_if_over()

    # What leads there

    @decides("fen.horde.combat.lose.star", "fen.horde.combat.lose.sixth")
    def place_horde_star(self) -> None:
        """The Horde has won a combat."""
        if self.state.over:
            return
        self.state.band.stars += 1
        count, most = self.state.band.stars, self.number("horde.stars")
        rule = f"fen.horde.combat.lose.{'sixth' if count >= most else 'star'}"
        self.tell(HordeStar(count=count, rule=rule))
        self.end_if_over()

    def run_clock(self, n: int, rule: str) -> None:
        """The clock goes on by so much, never below its end."""
        band = self.state.band
        was, band.popularity = band.popularity, max(0, band.popularity - n)
        self.tell(HordeClock(from_=was, to=band.popularity, rule=rule))
        self.end_if_over()

    @decides("fen.horde.variant.harder", "fen.horde.variant.harder.zero")
    def workers_driven(self, n: int) -> None:
        """In the harder game each worker that the Horde drives home moves the clock."""
        if n and self.state.band.harder and not self.state.over:
            at_end = n >= self.state.band.popularity
            self.run_clock(n, f"fen.horde.variant.harder{'.zero' if at_end else ''}")
