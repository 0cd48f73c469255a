"""An evening of war: a head start for everybody, and stars on the home bases of others."""

from collections.abc import Iterator

from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended, Gained, Placed
from thirdchair.scythe.fenris.episodes.seconds import SecondEvening
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack

MECHS = "mechs"
PER_TERRITORY = (
    ("worker", "workers", "fen.e2a.setup.workers"),
    ("structure", "structures", "fen.e2a.setup.structures"),
)
AT_HOME = (
    ("worker", "automa_workers", "fen.e2a.automa.setup.workers"),
    ("mech", "automa_mechs", "fen.e2a.automa.setup.mech"),
)


class TheGame(OnTheTrack):
    """Nothing of the head start brings coins or bonuses; all of it counts for its triumph."""

    async def begin_with(self) -> None:
        await super().begin_with()
        for human in self.humans:
            self.ahead(human)
        for automa in self.automas:
            await self.automa_ahead(automa)

    @decides("fen.e2a.setup.workers", "fen.e2a.setup.structures")
    def ahead(self, human: str) -> None:
        """A worker and a structure in each starting territory, and popularity."""
        for place in self.board.starts[self.base(human)]:
            for piece, number, _ in PER_TERRITORY:
                self.put(human, piece, place, self.own_numbers[number])
                self.tell(Placed(seat=human, unit=piece, at=place, n=self.own_numbers[number]))
        one = self.state.seats[human]
        n = min(self.own_numbers["popularity"], self.numbers.most_popularity - one.popularity)
        one.popularity += n
        self.tell(Gained(seat=human, what="popularity", n=n, rule="fen.e2a.setup.popularity"))

    @decides("fen.e2a.automa.setup.popularity", "fen.e2a.automa.setup.tracker")
    async def automa_ahead(self, automa: str) -> None:
        """Popularity, units at home, three spaces of its star tracker, and what cards give."""
        one, rule = self.state.seats[automa], "fen.e2a.automa.setup.popularity"
        n = self.own_numbers["automa_popularity"] - one.popularity
        one.popularity += n
        self.tell(Gained(seat=automa, what="popularity", n=n, rule=rule))
        for piece, number, why in AT_HOME:
            for _ in range(self.own_numbers[number]):
                self.put(automa, piece, self.base(automa))
                self.tell(Gained(seat=automa, what=piece, n=1, rule=why))
        for _ in range(self.own_numbers["automa_tracker"]):
            await self.advance_tracker(automa, "fen.e2a.automa.setup.tracker")
        await self.automa_draws(automa)

    @decides(
        "fen.e2a.automa.setup.draw3",
        "fen.e2a.automa.setup.gain",
        "fen.e2a.automa.setup.gain.no-faction",
    )
    async def automa_draws(self, automa: str) -> None:
        """The gains of the red halves, but nothing that only a faction has; then all cards are a
        deck again, as if none had been drawn."""
        for _ in range(self.own_numbers["automa_cards"]):
            card = await self.draw_card(automa, purpose="setup")
            for gain in card.half(self.own_numbers["automa_scheme"]).gains:
                if gain.faction is None:
                    await self.gain(automa, gain)
        self.shuffle_all(automa, "fen.e2a.automa.setup.reshuffle")
        self.deck_of(automa).last = None

    @decides("fen.e2a.end.sixth-star")
    def ends(self) -> Ended | None:
        """With the sixth star on the track; those on home bases do not count."""
        end = super().ends()
        return end and Ended(seat=end.seat, rule="fen.e2a.end.sixth-star")


class TheEvening(SecondEvening):
    """Mechs bring tiles, and mech mods are what there is."""

    counted, piece = MECHS, "mech"
    any_column = "fen.e2a.reward.new-categories"
    fuller_column = "fen.e2a.automa.reward.log"
    equal_columns = "fen.e2a.automa.reward.log.tie"
    new_kind, new_mods, new_board = "mech", "fen.e2a.reward.mods.unlock", "p2"

    def steps(self) -> Iterator[StepToDo]:
        for rule in ("no-wind-gambit", "objectives-out", "war-track"):
            yield StepToDo(rule=f"fen.e2a.setup.{rule}")
        for seat in self.people:
            for rule in ("workers", "structures", "upgrades", "popularity", "perk"):
                yield StepToDo(rule=f"fen.e2a.setup.{rule}", seat=seat)
        yield StepToDo(rule="fen.e2a.setup.rivals")

    def packing(self) -> Iterator[StepToDo]:
        yield StepToDo(rule="fen.e2a.reward.not-needed")
