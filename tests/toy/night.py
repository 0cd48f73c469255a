"""The night: a race up the tower of the lighthouse."""

from tests.toy import events as e
from tests.toy.chapter import Chapter
from tests.toy.commands import Climb
from tests.toy.state import NightState, Outcome
from thirdchair.kit.choices import Choice
from thirdchair.kit.dice import roll
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import not_now

STORM = "storm"


class Night(Chapter[NightState]):
    """Each keeper climbs once in a round; the round in which somebody reaches the light is last."""

    async def set_up(self) -> None:
        """Nobody has climbed a stair."""

    async def climb(self, command: Climb) -> None:
        """The wind says how far. In a storm the keeper may wait instead."""
        self._check_turn(command.seat)
        wind = await roll("wind", list(self.material.winds), seat=command.seat)
        if wind == STORM and await self._waits(command.seat):
            self._hold(command.seat)
        else:
            self._go_up(command.seat, wind)
        self.state.turns[command.seat] += 1
        if self._dawns():
            self._dawn()

    def _check_turn(self, seat: str) -> None:
        self.check_seat(seat)
        if self.state.over:
            raise not_now("toy-dawn")
        if self.state.turns[seat] > min(self.state.turns.values()):
            raise not_now("toy-climbed", seat=seat)

    async def _waits(self, seat: str) -> bool:
        answer: str = await ask(Pick(about="storm", options=("go", "wait"), seat=seat))
        return answer == "wait"

    def _hold(self, seat: str) -> None:
        self.state.oil[seat] += 1
        self.tell(e.Held(seat=seat, oil=self.state.oil[seat], rule="toy.night.storm"))

    def _go_up(self, seat: str, wind: str) -> None:
        steps = self.material.winds[wind].steps
        if wind == STORM and self.ruled("toy.storm") == "none":
            steps = 0
        up = min(self.state.at[seat] + steps, self.state.stairs)
        n, self.state.at[seat] = up - self.state.at[seat], up
        self.tell(e.Climbed(seat=seat, wind=wind, n=n, to=up, rule="toy.night.climb"))

    # Dawn

    def _dawns(self) -> bool:
        """Is somebody at the light, and has everybody climbed equally often?"""
        at_the_light = max(self.state.at.values()) == self.state.stairs
        return at_the_light and len(set(self.state.turns.values())) == 1

    def _dawn(self) -> None:
        """The highest keeper wins; of several the one with the most oil, then the first."""
        first = Choice(self.state.seats)
        first.keep_most("toy.night.highest", lambda seat: self.state.at[seat])
        first.keep_most("toy.night.oil", lambda seat: self.state.oil[seat])
        first.keep_first("toy.night.order", self.state.seats)
        self.state.over = True
        self.state.result = Outcome(scores=dict(self.state.at), winner=list(first.left))
        self.tell(e.Dawned(seat=first.left[0], why=tuple(first.why)))
