"""The third evening: everybody seeks the same card at the Factory."""

from collections.abc import Iterator

from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.episodes.three.searching import FOUND, INFLUENCE
from thirdchair.scythe.fenris.episodes.three.seeking import Seeking
from thirdchair.scythe.fenris.events import StepToDo

RUSVIET = "rusviet"


class TheGame(Seeking):
    """With the sixth star it is over, found or not."""

    @decides("fen.e3.end.sixth-star")
    def ends(self) -> Ended | None:
        """At once."""
        end = super().ends()
        return end and Ended(seat=end.seat, rule="fen.e3.end.sixth-star")


class TheEvening(Campaign):
    """Its set-up and its result."""

    def rules_of_tonight(self) -> TheGame:
        rules = super().rules_of_tonight()
        assert isinstance(rules, TheGame)
        return rules

    def steps(self) -> Iterator[StepToDo]:
        """The deck is sized for everybody at the table, Automas among them."""
        yield StepToDo(rule="fen.e3.setup.no-wind-gambit")
        for seat in self.playing:
            if self.state.sheets[seat].kind == "human":
                yield from self.mods_of(seat)
        yield StepToDo(rule="fen.e3.setup.box-a")
        yield StepToDo(rule="fen.e3.setup.vesna-card.substitute")
        cards = self.rules_of_tonight().cards_left()
        yield StepToDo(rule="fen.e3.setup.factory-deck", args={"count": cards})
        yield StepToDo(rule="fen.e3.setup.influence")
        yield from self.for_rusviet()
        for seat in self.playing:
            if seat in self.humans:
                yield StepToDo(rule="fen.e3.setup.perk", seat=seat)

    def mods_of(self, seat: str) -> Iterator[StepToDo]:
        """What a human has bought lies ready."""
        sheet = self.state.sheets[seat]
        if sheet.infrastructure_mods:
            yield StepToDo(rule="fen.e3.setup.infra", seat=seat)
        if sheet.mech_mods:
            yield StepToDo(rule="fen.e3.setup.mech", seat=seat)

    def for_rusviet(self) -> Iterator[StepToDo]:
        """One tile of a punchboard that may still be closed: only this tile is taken out."""
        for seat in self.playing:
            if seat in self.humans and self.state.sheets[seat].faction == RUSVIET:
                closed = "fenris:infrastructure-mods" not in self.state.keys
                args = {"closed": "yes" if closed else "no"}
                yield StepToDo(rule="fen.e3.setup.rusviet", seat=seat, args=args)
                yield StepToDo(rule="fen.e3.setup.rusviet.must", seat=seat)

    @decides("fen.e3.search.influence", "fen.e3.search.vesna")
    def counts(self) -> tuple[str, ...]:
        return (INFLUENCE, FOUND)

    async def close_result(self, command: c.EpisodeResult) -> None:
        """There is one such card: nobody else can have found it."""
        await super().close_result(command)
        if sum(column.facts[FOUND] for column in self.state.columns.values()) > 1:
            raise bad_input("fenris-found-twice", where="do.facts")

    def goes_to(self) -> str | None:
        return "4"
