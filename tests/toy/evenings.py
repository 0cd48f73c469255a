"""The evenings of a season: how each begins, what it pays, and how the season ends."""

from tests.toy import events as e
from tests.toy.chapter import SeasonChapter
from tests.toy.content import Evening
from tests.toy.setups import race
from tests.toy.state import Outcome, Played
from thirdchair.kit.choices import Choice
from thirdchair.kit.refusals import not_now


class Evenings(SeasonChapter):
    """From one evening to the next."""

    @property
    def evening(self) -> Evening:
        """Tonight's sheet."""
        return self.material.evenings[self.state.evening]

    async def set_up(self) -> None:
        """The first evening lies open."""

    async def begin(self) -> None:
        """Tonight's race, on a tower of tonight's height."""
        stairs = self.evening.stairs
        self.state.tonight = race(self.state.seats, stairs, self.state.rulings)
        self.state.phase = "play"
        self.tell(e.Begun(evening=self.evening.id, stairs=stairs, rule=self.evening.rule))

    async def result(self) -> None:
        """Wages for everybody, more for the winner; then the vote, if there is one."""
        tonight = self.state.tonight
        if tonight is None or tonight.result is None:
            raise not_now("toy-no-dawn")
        winner = tonight.result.winner[0]
        for seat in self.state.seats:
            self._pay(seat, self.evening.first if seat == winner else self.evening.others)
        self.state.played.append(Played(self.evening.id, winner))
        self.unlock(*self.evening.keys)
        self.state.phase = "vote" if self.material.ways_after(self.evening.id) else "shop"
        self.state.leads = self.evening.then

    def _pay(self, seat: str, coins: int) -> None:
        keeper, influence = self.state.keepers[seat], self.evening.influence
        keeper.coins += coins
        keeper.influence += influence
        rule = "toy.season.wages"
        self.tell(e.Earned(seat=seat, coins=coins, influence=influence, rule=rule))

    def go_on(self) -> None:
        """To the next evening, or to the end."""
        self.tell(e.Closed(evening=self.state.evening))
        self.state.tonight = None
        self.state.votes = {}
        if self.state.leads is None:
            self._end()
            return
        self.state.evening, self.state.leads = self.state.leads, None
        self.state.phase = "begin"
        self.unlock(self.evening.lock)

    def _end(self) -> None:
        """Coins, wares and chores count; coins break a tie."""
        scores = {seat: self.worth(seat) for seat in self.state.seats}
        best = Choice(self.state.seats)
        best.keep_most("toy.season.worth", scores.__getitem__)
        best.keep_most("toy.season.coins", lambda seat: self.state.keepers[seat].coins)
        self.state.phase, self.state.over = "over", True
        self.state.result = Outcome(scores=scores, winner=list(best.left))
        self.tell(e.Result(scores=scores, winner=best.left, why=tuple(best.why)))

    def worth(self, seat: str) -> int:
        """What a keeper has by now."""
        keeper = self.state.keepers[seat]
        wares = sum(self.worth_of(ware) for ware in keeper.wares)
        return keeper.coins + wares + sum(self.material.chores[one].worth for one in keeper.ticks)

    def worth_of(self, ware: str) -> int:
        """What a ware counts: some as the owner's copy says."""
        row = self.material.wares[ware]
        if row.printed is None:
            return row.worth
        counts = row.ruling is None or self.ruled(row.ruling) == "printed"
        return self.state.opened[row.printed] if counts else row.worth
