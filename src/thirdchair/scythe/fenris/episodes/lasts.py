"""What the two last evenings have in common: mats by wealth, wealth that is void, and the end."""

from collections.abc import Iterator
from typing import ClassVar

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw, Pick
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Drew
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.end.events import MatChosen, MatOrder
from thirdchair.scythe.fenris.end.reckoning import Reckonings
from thirdchair.scythe.fenris.episodes.finding import every_key
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.sheet.events import Won
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack

LATER = ""
"""Who has won is not known before the whole campaign is reckoned."""


class LastGame(OnTheTrack):
    """People choose their player mats, one after the other."""

    choosing: list[str]
    """The seats in the order in which they choose; the evening says it."""

    @decides("fen.e8a.automa.mat.multi", "fen.e8b.automa.mat.multi")
    async def deal_all(self) -> None:
        """Whoever has most chooses first; mats that were read off stay."""
        for seat in self.state.seats:
            if mat := self.state.seats[seat].mat:
                self._check_pair(seat, mat)
        gone: set[str] = set()
        for place, seat in enumerate(self.choosing):
            if self.state.seats[seat].kind == "human":
                await self._choose(seat, gone)
            elif any(one in self.humans for one in self.choosing[place + 1 :]):
                gone.add(await self._draw_away(seat, gone))

    @decides(
        "fen.e8a.setup.mat-choice",
        "fen.e8a.setup.mat-ban.rusviet",
        "fen.e8a.setup.mat-ban.crimea",
        "fen.e8b.setup.mat-choice",
        "fen.e8b.setup.mat-ban.rusviet",
        "fen.e8b.setup.mat-ban.crimea",
    )
    async def _choose(self, human: str, gone: set[str]) -> None:
        """Any mat that is left, but none that may not go with the faction."""
        one = self.state.seats[human]
        if one.mat is not None:
            return
        mats = [
            mat for mat in self._free(gone) if self.material.mats[mat].never_with != one.faction
        ]
        one.mat = str(await ask(Pick(about="own_mat", seat=human, options=tuple(mats))))
        self.tell(MatChosen(seat=human, mat=one.mat, rule=f"{self.rows}.setup.mat-choice"))

    @decides(
        "fen.e8a.automa.mat.first",
        "fen.e8a.automa.mat.no-ban",
        "fen.e8a.automa.mat.effect",
        "fen.e8b.automa.mat.first",
        "fen.e8b.automa.mat.no-ban",
        "fen.e8b.automa.mat.effect",
    )
    async def _draw_away(self, automa: str, gone: set[str]) -> str:
        """An Automa draws any mat, so that whoever chooses after it cannot; it uses none."""
        mat = str(await ask(Draw(deck="mat", options=tuple(self._free(gone)), seat=automa)))
        self.tell(Drew(deck="mat", card=mat, seat=automa))
        return mat

    rows: ClassVar[str]
    """Where its rules stand, as in `fen.e8a`."""

    def _free(self, gone: set[str]) -> list[str]:
        used = {one.mat for one in self.state.seats.values()} | gone
        mats = {name: mat for name, mat in self.material.mats.items() if name not in used}
        return self.in_box(mats)

    def _check_pair(self, seat: str, mat: str) -> None:
        faction = self.state.seats[seat].faction
        if self.material.mats[mat].never_with == faction:
            raise bad_input("forbidden-pair", where="do.mats", faction=faction, mat=mat)


class LastEvening(Campaign, Reckonings):
    """Its result counts twice, and nothing comes after it but the end."""

    rows: ClassVar[str]
    """Where its rules stand, as in `fen.e8a`."""

    # Set-up

    async def lay_out(self) -> None:
        rules = self.rules_of_tonight()
        assert isinstance(rules, LastGame)
        rules.choosing = await self.richest_first()
        await rules.set_up()

    @decides(
        "fen.e8a.setup.mat-choice",
        "fen.e8a.setup.mat-choice.tie.1",
        "fen.e8a.setup.mat-choice.tie.2",
        "fen.e8b.setup.mat-choice",
        "fen.e8b.setup.mat-choice.tie.1",
        "fen.e8b.setup.mat-choice.tie.2",
    )
    async def richest_first(self) -> list[str]:
        """By wealth alone, then by victories, then by ticks of the log, then by chance."""
        sheets, rule = self.state.sheets, f"{self.rows}.setup.mat-choice"
        ranked: list[str] = []
        while len(ranked) < len(self.playing):
            first = Choice(seat for seat in self.playing if seat not in ranked)
            first.keep_most(rule, lambda seat: sheets[seat].balance)
            first.keep_most(f"{rule}.tie.1", lambda seat: len(sheets[seat].wins))
            first.keep_most(f"{rule}.tie.2", self.ticks)
            seat = first.left[0]
            if first.open:
                seat = await ask(Draw(deck="order", options=first.left))
            ranked.append(seat)
        wealth = {seat: sheets[seat].balance for seat in ranked}
        self.tell(MatOrder(seats=tuple(ranked), wealth=wealth, rule=rule))
        return ranked

    @decides("fen.e8a.setup.mech", "fen.e8a.setup.perk", "fen.e8b.setup.mech", "fen.e8b.setup.perk")
    def own_steps(self) -> Iterator[StepToDo]:
        """What people lay ready and may buy, seat by seat."""
        for seat in self.people:
            yield from self.mods_of(seat, self.rows)
            yield StepToDo(rule=f"{self.rows}.setup.perk", seat=seat)
        yield StepToDo(rule=f"{self.rows}.setup.wealth-void")

    @decides("fen.e8a.setup.wealth-void", "fen.e8b.setup.wealth-void")
    def settle(self, acting: str | None) -> None:
        """Once perks are paid for, all wealth that is left is crossed out."""
        super().settle(acting)
        rule, evening = f"{self.rows}.setup.wealth-void", self.state.evening
        for seat, sheet in self.state.sheets.items():
            void = any(one.why == rule and one.evening == evening for one in sheet.wealth)
            if sheet.balance and seat not in self.state.wishes and not void:
                self.book(seat, -sheet.balance, rule)

    # The result, and the end

    async def who_won(self, said: str | None) -> str:
        """Whoever wins the campaign has won this game, too: that is not known yet."""
        if said is not None:
            raise bad_input("fenris-winner-later", where="do.winner")
        return LATER

    def victory(self) -> None:
        """Coins and stars are written down; the victory is not decided yet."""

    def goes_to(self) -> str | None:
        """No evening comes after this one."""
        return self.state.evening

    @decides(
        "fen.e8a.win.double",
        "fen.e8a.win.bonus",
        "fen.e8a.score.goto-final",
        "fen.e8b.win.double",
        "fen.e8b.win.bonus",
        "fen.e8b.score.goto-final",
    )
    async def close(self) -> None:
        """The campaign is over: it is reckoned once, and everybody may know all of it."""
        last = self.state.history[-1]
        end = await self.reckon(last.coins)
        await super().close()
        self.state.phase, self.state.over, self.state.result = "over", True, end
        for seat in end.winner:
            self.state.sheets[seat].wins.append(last.evening)
            self.tell(Won(seat=seat, rule=f"{self.rows}.win.highest"))
        if len(end.winner) == 1:
            last.winner = end.winner[0]
        self.unlock(*every_key())
