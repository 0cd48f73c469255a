"""The fourth evening: agents stand on the tunnels and on the Factory, and all are after them."""

from collections.abc import Iterator, Sequence

from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.episodes.four.agents import AGENTS
from thirdchair.scythe.fenris.episodes.four.checking import Checking
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.mods import KINDS

BOX = "b"
PUNCHBOARDS = {"mech": 2, "infrastructure": 3}
"""Where the tiles of each kind lie until they are unlocked."""


class TheGame(Checking):
    """It ends in two ways, both at once."""

    @decides("fen.e4.end.agents", "fen.e4.end.sixth-star")
    def ends(self) -> Ended | None:
        """With the sixth star, or when nobody is left to subdue."""
        if end := super().ends():
            return Ended(seat=end.seat, rule="fen.e4.end.sixth-star")
        held = {seat: one.holds.get(AGENTS, 0) for seat, one in self.state.seats.items()}
        if sum(held.values()) < self.all_agents():
            return None
        seat = self.subduer or next(seat for seat, n in held.items() if n)
        return Ended(seat=seat, rule="fen.e4.end.agents")


class TheEvening(Campaign):
    """Its set-up, its result, and the mods that nobody had so far."""

    kinds_before: Sequence[str] = ()
    """The kinds of mods that were known before the outcome."""

    def rules_of_tonight(self) -> TheGame:
        rules = super().rules_of_tonight()
        assert isinstance(rules, TheGame)
        return rules

    @decides(
        "fen.e4.setup.vesna.home",
        "fen.e4.setup.vesna.keep",
        "fen.e4.setup.mech",
        "fen.e4.setup.perk",
    )
    def steps(self) -> Iterator[StepToDo]:
        yield from self.gambit_steps("fen.e4.setup.wind-gambit")
        for seat in self.playing:
            yield from self.kept_by(seat, "fen.e4", home="setup.vesna.home")
        yield StepToDo(rule="fen.e4.setup.box-b")
        count = self.rules_of_tonight().all_agents()
        yield StepToDo(rule="fen.e4.setup.agents", args={"count": count})
        yield from self.perks_for("fen.e4")
        self.lay_ready(BOX)

    # The result

    @decides("fen.e4.agents.take")
    def counts(self) -> tuple[str, ...]:
        return (AGENTS,)

    def most_of(self, what: str) -> int:
        return self.rules_of_tonight().all_agents()

    def there_are(self, what: str) -> int | None:
        return self.most_of(what)

    # Rewards

    async def read(self) -> None:
        """What is known by then: the outcome reveals that there are two kinds."""
        self.kinds_before = list(self.mod_kinds)
        await super().read()

    @decides("fen.e4.reward.record", "fen.e4.reward.mods.draw", "fen.e4.reward.mods.winner")
    async def rewards(self) -> None:
        """Bonuses, then the other kind of mods, and everybody shops for both."""
        await super().rewards()
        self._bonuses_for_agents()
        self._other_mods()
        await self.open_shop(extra=self.own_sheet.numbers["extra_tile"])

    @decides("fen.e4.reward.setup-bonus", "fen.e4.reward.setup-bonus.cap")
    def _bonuses_for_agents(self) -> None:
        """One for every two agents, and for one that is left over."""
        per_bonus = self.own_sheet.numbers["agents_per_bonus"]
        for seat, column in self.state.columns.items():
            n = -(-column.facts[AGENTS] // per_bonus)
            self.grant_bonuses(seat, n, "fen.e4.reward.setup-bonus")

    @decides("fen.e4.reward.mods.unlock")
    def _other_mods(self) -> None:
        """The kind that the second evening did not bring; its rules are read before anybody
        shops."""
        kinds = [kind for kind in KINDS if kind not in self.kinds_before]
        for kind in kinds:
            args: dict[str, int | str] = {"kind": kind, "board": PUNCHBOARDS[kind]}
            self.tell(StepToDo(rule="fen.e4.reward.mods.unlock", args=args))
            self.lay_ready(f"p{PUNCHBOARDS[kind]}")
            self.tell(StepToDo(rule="fen.e4.reward.mods.read", args={"kind": kind}))
        for kind in KINDS:
            self.unlock_mods(kind)

    def goes_to(self) -> str | None:
        return "5"
