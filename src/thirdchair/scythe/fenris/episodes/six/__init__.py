"""The sixth evening: no rules of its own, and everybody may change factions after it."""

from collections.abc import Iterator

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.episodes.finding import found_factions
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack


class TheGame(OnTheTrack):
    """As any game."""

    @decides("fen.e6.end.sixth-star")
    def ends(self) -> Ended | None:
        """With the sixth star, at once."""
        end = super().ends()
        return end and Ended(seat=end.seat, rule="fen.e6.end.sixth-star")


class TheEvening(Campaign):
    """Its set-up, and a change of factions in which the winner chooses first."""

    @decides(
        "fen.e6.setup.home",
        "fen.e6.setup.keep",
        "fen.e6.setup.mech",
        "fen.e6.setup.perk",
        "fen.e6.setup.wind-gambit",
    )
    def steps(self) -> Iterator[StepToDo]:
        yield from self.gambit_steps("fen.e6.setup.wind-gambit")
        for seat in self.playing:
            yield from self.kept_by(seat, "fen.e6")
        yield from self.perks_for("fen.e6")

    # Rewards

    @decides("fen.e6.reward.record", "fen.e6.reward.mods.draw", "fen.e6.reward.mods.winner")
    async def rewards(self) -> None:
        """Factions first, then mods: what is put back depends on the mat that a seat has then.
        Mats that lay aside so far lie among the others now."""
        await super().rewards()
        self.state.reserved = []
        await self.open_change("fen.e6", await self.best_first())
        await self.open_shop(extra=self.own_sheet.numbers["extra_tile"])

    @decides("fen.e6.switch.order")
    async def best_first(self) -> dict[str, dict[str, int]]:
        """The winner, then by result. The tie-breakers of the game decide where they are known,
        then chance."""
        last = self.state.history[-1]
        ranked = {last.winner: {"coins": last.coins[last.winner]}}
        while left := [seat for seat in self.playing if seat not in ranked]:
            choice = Choice(left).keep_most("fen.e6.switch.order", last.coins.__getitem__)
            self._break_ties(choice)
            seat = choice.left[0]
            if choice.open:
                seat = await ask(Draw(deck="order", options=choice.left))
            ranked[seat] = {"coins": last.coins[seat]}
        return ranked

    def _break_ties(self, choice: Choice[str]) -> None:
        """Pieces, power, popularity and so on, if the scoring sheet was filled in here."""
        rules, rule = self.rules_of_tonight(), "fen.e6.switch.order"
        result = rules.state.result
        if result is None:
            return
        for about in ("tie_pieces", "tie_power"):
            choice.keep_most(rule, lambda seat, about=about: rules.tie_box(about, seat).known or 0)  # type: ignore[misc]
        for name in ("popularity", "resources", "territories", "stars"):
            choice.keep_most(rule, lambda seat, name=name: int(getattr(result.sheet[seat], name)))  # type: ignore[misc]

    @decides("fen.e6.automa.switch.keep")
    def stays_with(self, automa: str) -> str | None:
        """An Automa that has played a found faction tonight keeps it."""
        found = self.state.sheets[automa].faction in found_factions(self.state.keys)
        return "fen.e6.automa.switch.keep" if found else None

    def goes_to(self) -> str | None:
        return "7"
