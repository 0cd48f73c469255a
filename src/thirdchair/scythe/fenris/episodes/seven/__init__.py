"""The seventh evening: all are looking for Tesla, with the modules that were not played yet."""

from collections.abc import Iterator

from thirdchair.kit.doubts import Doubt
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.episodes.new_spaces import NewSpaces
from thirdchair.scythe.fenris.episodes.peace import peace_steps
from thirdchair.scythe.fenris.episodes.seven.second_token import SecondToken
from thirdchair.scythe.fenris.episodes.seven.tokens import BOX, OPENED, TOKENS
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.modules.alliances import Alliances
from thirdchair.scythe.modules.peace_track import POPULARITY


class TheGame(SecondToken):
    """Tokens, and the modules of the way that the campaign did not take."""


class TheEvening(NewSpaces):
    """Its set-up, its result, and the branch to the last evening."""

    any_column = "fen.e7.reward.new-categories"

    def rules_of_tonight(self) -> TheGame:
        rules = super().rules_of_tonight()
        assert isinstance(rules, TheGame)
        return rules

    @property
    def allied(self) -> bool:
        """Does tonight have alliances, and with them the peace track?"""
        return isinstance(self.rules_of_tonight(), Alliances)

    @property
    @decides("fen.e7.automa.tags")
    def fuller_column(self) -> str:  # type: ignore[override]
        """As on the second evening of the other way."""
        return f"fen.{'e2b' if self.allied else 'e2a'}.automa.reward.log"

    @property
    def equal_columns(self) -> str:  # type: ignore[override]
        return f"{self.fuller_column}.tie"

    # Set-up

    @decides(
        "fen.e7.setup.home",
        "fen.e7.setup.keep",
        "fen.e7.setup.mech",
        "fen.e7.setup.perk",
        "fen.e7.setup.wind-gambit",
        "fen.e7.setup.other-track",
    )
    def steps(self) -> Iterator[StepToDo]:
        yield from self.gambit_steps("fen.e7.setup.wind-gambit")
        for seat in self.playing:
            yield from self.kept_by(seat, "fen.e7")
        yield StepToDo(rule="fen.e7.setup.token12")
        yield StepToDo(rule="fen.e7.setup.other-track")
        yield from self._of_alliances() if self.allied else self._of_rivals()
        yield from self.perks_for("fen.e7")
        self.lay_ready(BOX)

    def _of_rivals(self) -> Iterator[StepToDo]:
        yield StepToDo(rule="fen.e7.setup.rivals")

    def _of_alliances(self) -> Iterator[StepToDo]:
        """The track, and tokens for everybody, those of factions out of a box among them."""
        yield StepToDo(rule="fen.e7.setup.alliances")
        yield from peace_steps(self.rules_of_tonight())
        for seat in self.playing:
            yield StepToDo(rule="fen.e2b.alliance.setup.token", seat=seat)

    async def discover(self, command: c.Discover) -> None:
        """Somebody has found him, and the app has not seen it."""
        if command.box != BOX:
            await super().discover(command)
            return
        self.sheet_of(command.seat, self.playing)
        self.settle(command.seat)
        await self.rules_of_tonight().opened_by(command.seat)

    # The result

    @decides("fen.e7.encounter.keep")
    def counts(self) -> tuple[str, ...]:
        return (TOKENS, OPENED)

    def most_of(self, what: str) -> int:
        return len(self.rules_of_tonight().encounter_places()) if what == TOKENS else 1

    def there_are(self, what: str) -> int | None:
        return self.most_of(what) if what == TOKENS else None

    @decides("fen.e7.tesla.first")
    def slips(self) -> Iterator[Doubt]:
        """Whoever has as many as it takes has opened the box with them, and has none left."""
        yield from super().slips()
        needed = self.rules_of_tonight().needed()
        for seat in self.playing:
            said = self.state.columns.get(seat)
            facts = {TOKENS: self.held(seat, TOKENS)} if said is None else said.facts
            if (n := facts.get(TOKENS, 0)) >= needed and not facts.get(OPENED):
                yield Doubt("result-tokens", {"seat": seat, "n": n, "needed": needed})

    def least_coins(self, seat: str) -> int:
        """A broken alliance may cost more than a seat has, too."""
        penalty = self.material.own_numbers["alliances.penalty"] if self.allied else 0
        return super().least_coins(seat) - penalty

    async def close_result(self, command: c.EpisodeResult) -> None:
        """There is one box: nobody else can have opened it."""
        await super().close_result(command)
        if sum(column.facts[OPENED] for column in self.state.columns.values()) > 1:
            raise bad_input("box-e-opened-twice", where="do.facts")

    # Rewards

    @decides("fen.e7.reward.record", "fen.e7.reward.mods.draw", "fen.e7.reward.mods.winner")
    async def rewards(self) -> None:
        """Where the campaign goes on, bonuses for tokens that are left, and mods once more."""
        await super().rewards()
        self._branch()
        for seat, column in self.state.columns.items():
            self._bonuses(seat, column.facts)
        await self.open_shop(extra=self.own_sheet.numbers["extra_tile"])

    @decides("fen.e7.branch.8a", "fen.e7.branch.8b")
    def _branch(self) -> None:
        """Found by somebody, or by nobody: then the box is opened now."""
        columns = self.state.columns.items()
        self.state.finder = next((seat for seat, one in columns if one.facts[OPENED]), "")
        if self.state.finder:
            self.state.to_open = {box: one for box, one in self.state.to_open.items() if box != BOX}
            self.tell(StepToDo(rule="fen.e7.branch.8a"))
            return
        self.unlock("fenris:not-found")
        self.tell(StepToDo(rule="fen.e7.branch.8b"))
        self.tell(StepToDo(rule="fen.e7.branch.8b.components"))

    @decides("fen.e7.reward.setup-bonus", "fen.e7.reward.setup-bonus.discarded")
    def _bonuses(self, seat: str, facts: dict[str, int]) -> None:
        """One for each token that is left; who has found him has handed all of them in."""
        n = 0 if facts[OPENED] else facts[TOKENS]
        self.grant_bonuses(seat, n, "fen.e7.reward.setup-bonus")

    @decides("fen.e7.reward.new-categories")
    def log_stars(self, seat: str, stars: list[str]) -> None:
        """For popularity the log has one column, however much of it was needed."""
        super().log_stars(seat, ["popularity" if one == POPULARITY else one for one in stars])

    def goes_to(self) -> str | None:
        return "8a" if self.state.finder else "8b"
