"""The third evening: everybody seeks the same card at the Factory."""

from collections.abc import Iterator

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.episodes.three.searching import FOUND, INFLUENCE
from thirdchair.scythe.fenris.episodes.three.seeking import Seeking
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.rewards.boxes import RUSVIET
from thirdchair.scythe.fenris.rewards.events import NewBase
from thirdchair.scythe.modules.vesna import VESNA


class TheGame(Seeking):
    """With the sixth star it is over, found or not."""

    @decides("fen.e3.end.sixth-star")
    def ends(self) -> Ended | None:
        """At once."""
        end = super().ends()
        return end and Ended(seat=end.seat, rule="fen.e3.end.sixth-star")


class TheEvening(Campaign):
    """Its set-up, its result, and a faction that nobody had before."""

    def rules_of_tonight(self) -> TheGame:
        rules = super().rules_of_tonight()
        assert isinstance(rules, TheGame)
        return rules

    @decides("fen.e3.setup.mech", "fen.e3.setup.perk")
    def steps(self) -> Iterator[StepToDo]:
        """The deck is sized for everybody at the table, Automas among them."""
        yield StepToDo(rule="fen.e3.setup.no-wind-gambit")
        for seat in self.playing:
            yield from self.mods_of(seat, "fen.e3")
        yield StepToDo(rule="fen.e3.setup.box-a")
        yield StepToDo(rule="fen.e3.setup.vesna-card.substitute")
        cards = self.rules_of_tonight().cards_left()
        yield StepToDo(rule="fen.e3.setup.factory-deck", args={"count": cards})
        yield StepToDo(rule="fen.e3.setup.influence")
        yield from self.for_rusviet()
        yield from self.perks_for("fen.e3")

    def for_rusviet(self) -> Iterator[StepToDo]:
        """One tile of a punchboard that may still be closed: only this tile is taken out."""
        for seat in self.people:
            if self.state.sheets[seat].faction == RUSVIET:
                closed = "fenris:infrastructure-mods" not in self.state.keys
                args = {"closed": "yes" if closed else "no"}
                yield StepToDo(rule="fen.e3.setup.rusviet", seat=seat, args=args)
                yield StepToDo(rule="fen.e3.setup.rusviet.must", seat=seat)

    @decides("fen.e3.search.influence", "fen.e3.search.vesna")
    def counts(self) -> tuple[str, ...]:
        return (INFLUENCE, FOUND)

    def most_of(self, what: str) -> int:
        return 1 if what == FOUND else super().most_of(what)

    async def close_result(self, command: c.EpisodeResult) -> None:
        """There is one such card: nobody else can have found it."""
        await super().close_result(command)
        found = [seat for seat, column in self.state.columns.items() if column.facts[FOUND]]
        if len(found) > 1:
            raise bad_input("fenris-found-twice", where="do.facts", seats=found)

    # Rewards

    @decides("fen.e3.reward.record", "fen.e3.reward.mods.draw", "fen.e3.reward.mods.winner")
    async def rewards(self) -> None:
        """Bonuses, the new faction, then the others' factions, and mods last: what is put back
        depends on the mat that a seat has by then."""
        await super().rewards()
        self.bonuses_for_influence()
        owner = self.new_owner()
        self.found_faction(owner)
        others = [seat for seat in self.playing if seat != owner]
        await self.open_change("fen.e3", await self.poorest_first(others))
        await self.open_shop(extra=self.own_sheet.numbers["extra_tile"])

    @decides("fen.e3.reward.setup-bonus", "fen.e3.reward.setup-bonus.cap")
    def bonuses_for_influence(self) -> None:
        """One for every two tokens, and for one that is left over."""
        per_bonus = self.own_sheet.numbers["influence_per_bonus"]
        for seat, column in self.state.columns.items():
            n = -(-column.facts[INFLUENCE] // per_bonus)
            self.grant_bonuses(seat, n, "fen.e3.reward.setup-bonus")

    @decides("fen.e3.reward.vesna.finder", "fen.e3.reward.vesna.winner")
    def new_owner(self) -> str:
        """Whoever has found the card, else the winner."""
        columns = self.state.columns.items()
        found = (seat for seat, column in columns if column.facts[FOUND])
        return next(found, self.state.history[-1].winner)

    @decides(
        "fen.e3.reward.vesna.home",
        "fen.e3.reward.vesna.keep",
        "fen.e3.reward.vesna.rename",
        "fen.e3.switch.vesna-not",
    )
    def found_faction(self, seat: str) -> None:
        """The old home base stays, and all that stands on the sheet; the old mat lies aside."""
        sheet, found = self.state.sheets[seat], self.state.columns[seat].facts[FOUND]
        self.state.reserved = [*self.state.reserved, sheet.faction]
        sheet.base = sheet.faction
        self.rename(seat, VESNA, f"fen.e3.reward.vesna.{'finder' if found else 'winner'}")
        self.tell(NewBase(seat=seat, faction=sheet.base, rule="fen.e3.reward.vesna.home"))
        self.hand_over(seat, "a", self.own_sheet.numbers["punchboard"])
        self.tell(StepToDo(rule="fen.e3.reward.vesna.card-out"))
        self.tell(StepToDo(rule="fen.e3.reward.vesna.read", seat=seat))

    @decides("fen.e3.switch.wealth", "fen.e3.switch.order")
    async def poorest_first(self, seats: list[str]) -> dict[str, dict[str, int]]:
        """By wealth and what the mods would cost. A tie goes to fewer victories, then to fewer
        ticks, then to chance."""
        sheets, price = self.state.sheets, self.printed.mod_price
        by: dict[str, dict[str, int]] = {}
        for seat in seats:
            wealth = sheets[seat].balance
            mods = len(sheets[seat].mech_mods) + len(sheets[seat].infrastructure_mods)
            by[seat] = {"wealth": wealth, "mods": mods, "total": wealth + price * mods}
        ranked: dict[str, dict[str, int]] = {}
        while len(ranked) < len(seats):
            next_one = Choice(seat for seat in seats if seat not in ranked)
            next_one.keep_nearest("fen.e3.switch.order", lambda seat: by[seat]["total"])
            next_one.keep_nearest("fen.e3.switch.order", lambda seat: len(sheets[seat].wins))
            next_one.keep_nearest("fen.e3.switch.order", self.ticks)
            seat = next_one.left[0]
            if next_one.open:
                seat = await ask(Draw(deck="order", options=next_one.left))
            ranked[seat] = by[seat]
        return ranked

    def goes_to(self) -> str | None:
        return "4"
