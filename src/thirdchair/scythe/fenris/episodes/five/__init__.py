"""The fifth evening: all want to know what is behind the walls of the Factory."""

from collections.abc import Iterator

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.episodes.five.fortress import BOX, NONE, Fortress
from thirdchair.scythe.fenris.episodes.five.influence import INFLUENCE
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.rewards.boxes import RUSVIET
from thirdchair.scythe.fenris.rewards.events import NewBase
from thirdchair.scythe.modules.annihilator import Annihilator
from thirdchair.scythe.modules.annihilator.fighting import VICTOR

FENRIS = "fenris"
OPENED = "box_c_opened"
"""Who has opened the box, by neutral words."""


class TheGame(Fortress):
    """It ends with the sixth star; what is in the box may end it, too."""

    @decides("fen.e5.end.sixth-star", "fen.e5.end.box-c")
    def ends(self) -> Ended | None:
        assert isinstance(self, Annihilator)
        if beaten := self.defeated():  # whatever a resolution tile says of the sixth star
            return beaten
        end = super().ends()
        return end and Ended(seat=end.seat, rule="fen.e5.end.sixth-star")

    def more_asks(self, what: str, n: int) -> bool:
        """What may end the game is a step of the table."""
        return (what in (OPENED, VICTOR) and n > 0) or super().more_asks(what, n)

    async def has_more(self, seat: str, what: str, n: int) -> None:
        """Only one can have opened the box, and nobody again."""
        if what in (OPENED, VICTOR) and n > 0:
            held = any(one.holds.get(what) for one in self.state.seats.values())
            if held or n > 1:
                raise bad_input("box-opened-already", where="do.what")
        if what == OPENED and n > 0:
            await self.opened_by(seat)  # to say so is to open it
        await super().has_more(seat, what, n)
        self.end_if_over()


class TheEvening(Campaign):
    """Its set-up, its result, and another faction that nobody had before."""

    not_tapped = (OPENED,)

    def rules_of_tonight(self) -> TheGame:
        rules = super().rules_of_tonight()
        assert isinstance(rules, TheGame)
        return rules

    @decides(
        "fen.e5.setup.faction",
        "fen.e5.setup.vesna.home",
        "fen.e5.setup.vesna.keep",
        "fen.e5.setup.wind-gambit",
        "fen.e5.setup.mech",
        "fen.e5.setup.perk",
    )
    def steps(self) -> Iterator[StepToDo]:
        yield from self.gambit_steps("fen.e5.setup.wind-gambit")
        for seat in self.playing:
            yield from self.kept_by(seat, "fen.e5", home="setup.vesna.home")
        yield StepToDo(rule="fen.e5.setup.influence.tunnels")
        yield StepToDo(rule="fen.e5.setup.influence.factory")
        yield StepToDo(rule="fen.e5.setup.box-c")
        yield from self._for_rusviet()
        yield from self.perks_for("fen.e5")
        self.lay_ready(BOX)

    def _for_rusviet(self) -> Iterator[StepToDo]:
        for seat in self.people:
            if self.state.sheets[seat].faction == RUSVIET:
                yield StepToDo(rule="fen.e5.setup.rusviet", seat=seat)
                yield StepToDo(rule="fen.e5.setup.rusviet.must", seat=seat)

    # The box

    async def discover(self, command: c.Discover) -> None:
        """Somebody's unit is the first on the Factory, and the app has not seen it come."""
        self.sheet_of(command.seat, self.playing)
        self.settle(command.seat)
        await self.rules_of_tonight().opened_by(command.seat)

    # The result

    @decides("fen.e5.influence.take")
    def counts(self) -> tuple[str, ...]:
        """Of the box only whether somebody has opened it, until somebody has."""
        if BOX in self.state.to_open:
            return (INFLUENCE, OPENED)
        return (INFLUENCE, VICTOR)

    def most_of(self, what: str) -> int:
        return self.own_sheet.numbers["tokens"] if what == INFLUENCE else 1

    def there_are(self, what: str) -> int | None:
        return self.most_of(what) if what == INFLUENCE else None

    def least_coins(self, seat: str) -> int:
        """Influence may cost more than a seat has."""
        return -self.own_sheet.numbers["tokens"]

    async def close_result(self, command: c.EpisodeResult) -> None:
        """Nobody tells twice who opened the box, or who has won what was in it. Where people have
        fought without the app, and nobody has said who won, it is asked."""
        unseen = self._unseen(command)
        await super().close_result(command)
        for what in (OPENED, VICTOR):
            if sum(column.facts.get(what, 0) for column in self.state.columns.values()) > 1:
                raise bad_input("box-opened-already", where="do.facts")
        columns = self.state.columns.values()
        victory = any(column.facts.get(VICTOR) for column in columns)
        if any(column.facts.get(OPENED) for column in columns) or (unseen and not victory):
            await self._ask_victor()

    def _unseen(self, command: c.EpisodeResult) -> bool:
        """Is the box open, and has somebody perhaps won what only people saw? Who comes to it is
        told where the board is tracked; and an end that is known needs no other one."""
        game = self.rules_of_tonight()
        seen = game.state.ended is not None or (game.state.board is True and bool(game.automas))
        said = VICTOR in command.facts or any(
            VICTOR in column.facts for column in self.state.columns.values()
        )
        return BOX not in self.state.to_open and not seen and not said

    async def _ask_victor(self) -> None:
        """Has somebody beaten what was in it, though the app did not see it?"""
        options = (NONE, *self.playing)
        victor = await ask(Pick(about=VICTOR, options=options))
        if victor != NONE:
            self.state.columns[victor].facts[VICTOR] = 1

    # Rewards

    @decides("fen.e5.reward.record", "fen.e5.reward.mods.draw", "fen.e5.reward.mods.winner")
    async def rewards(self) -> None:
        """Everybody shops with the mat of tonight, and only then somebody gets another one."""
        await super().rewards()
        self.state.to_open = {box: one for box, one in self.state.to_open.items() if box != BOX}
        await self.open_shop(extra=self.own_sheet.numbers["extra_tile"])
        self._new_faction(self._new_owner())

    @decides("fen.e5.reward.fenris.killer", "fen.e5.reward.fenris.winner")
    def _new_owner(self) -> tuple[str, str]:
        """Whoever has beaten what was in the box, be it an Automa; else the winner."""
        columns = self.state.columns.items()
        victor = next((seat for seat, column in columns if column.facts.get(VICTOR)), None)
        if victor is not None:
            return victor, "fen.e5.reward.fenris.killer"
        return self.state.history[-1].winner, "fen.e5.reward.fenris.winner"

    @decides(
        "fen.e5.reward.fenris.components",
        "fen.e5.reward.fenris.home",
        "fen.e5.reward.fenris.keep",
        "fen.e5.reward.fenris.rename",
        "fen.e5.reward.vesna-unused",
    )
    def _new_faction(self, owner: tuple[str, str]) -> None:
        """The home base stays, and all that stands on the sheet; the old mat lies aside."""
        seat, rule = owner
        sheet = self.state.sheets[seat]
        self.state.reserved = [*self.state.reserved, sheet.faction]
        sheet.base = sheet.base or sheet.faction
        self.shops_with_this_mat(seat)
        self.rename(seat, FENRIS, rule)
        self.tell(NewBase(seat=seat, faction=sheet.base, rule="fen.e5.reward.fenris.home"))
        self.hand_over(seat, "d", self.own_sheet.numbers["punchboard"])
        self.tell(StepToDo(rule="fen.e5.reward.alliance-tokens", seat=seat))
        self.tell(StepToDo(rule="fen.e5.reward.fenris.read", seat=seat))
        self.tell(StepToDo(rule="fen.e5.reward.switch-later"))

    def goes_to(self) -> str | None:
        return "6"
