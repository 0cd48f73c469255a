"""An evening from its set-up to its end: what all eight have in common."""

from collections.abc import Iterator
from typing import ClassVar

from thirdchair.kit.game import Ruled
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.content import rulings
from thirdchair.scythe.events import Gained
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.ruling import MODE, OF_PLAY
from thirdchair.scythe.fenris.sheet.events import Won
from thirdchair.scythe.fenris.state import Wish
from thirdchair.scythe.fenris.tonight import events as e
from thirdchair.scythe.fenris.tonight.late import as_it_goes, who_begins
from thirdchair.scythe.fenris.tonight.results import Results
from thirdchair.scythe.fenris.tonight.table import HERE, tonights_table


class Evenings(Results):
    """From one evening to the next."""

    # Set-up

    @decides("fen.campaign.spoiler.titles")
    async def begin(self, command: c.Begin) -> None:
        """Who is here sits down; mats are dealt; everybody may choose what to begin with."""
        self._check_present(command)
        if not any(self.state.sheets[seat].presence in HERE for seat in self.humans):
            raise bad_input("fenris-nobody-here", where="do.present")
        for automa, level in command.level.items():
            self.sheet_of(automa, self.automas, "do.level").level = level
        self.state.tonight = tonights_table(self.state, command, self.board)
        seats = tuple(self.playing)
        self.unlock(f"fenris:{self.state.evening}", *self.own_sheet.opens)
        self.state.tonight.rulings |= self.rulings_of_play()
        self.tell(e.Begun(episode=self.state.evening, seats=seats))
        self.prepare()
        await self.lay_out()
        self.give_bonuses()
        await self.equip()
        for step in self.steps():
            self.tell(step)
        people = self.people
        self.state.wishes = self.by_seat({seat: Wish() for seat in people})
        for seat in self.humans:
            if seat in self.playing and seat not in people:
                self.lapse(seat)  # an Automa plays for it, and chooses nothing
        self.state.late = [seat for seat in people if self.state.sheets[seat].presence == "late"]
        self.state.columns, self.state.votes, self.state.influence = {}, {}, {}
        self.state.leads = None
        self.state.phase = "play"
        for seat, perk in command.perks.items():
            await self.choose_perk(c.Perk(seat=seat, perk=perk))
        begins, first = who_begins(self.board(as_it_goes(self.state), []))
        if begins != first:
            rule = "fen.campaign.players.may-change"
            self.tell(e.PassedOver(seat=first, other=begins, rule=rule))

    def rulings_of_play(self) -> dict[str, Ruled]:
        """How the campaign decides what the books leave open in tonight's game."""
        known = rulings(MODE)
        return {
            key: self.ruling(key) for key in self.reader.shown(known) if key.startswith(OF_PLAY)
        }

    @decides("fen.campaign.players.may-change", "fen.campaign.absent")
    def _check_present(self, command: c.Begin) -> None:
        """Whoever is not named is away tonight, and loses nothing. Where nobody is named, all are
        here but those of whom it was said before."""
        staying, sheets = [*self.humans, *self.automas], self.state.sheets
        here = [*(command.present or ())]
        late = [*command.late]
        if command.present is None:
            here = [seat for seat in staying if sheets[seat].presence != "away"]
            late += [seat for seat in here if sheets[seat].presence == "late"]
        for seat in (*here, *late):
            self.sheet_of(seat, staying, "do.present")
        if sorted(order := list(command.order or ())) != sorted(here) and order:
            raise bad_input("fenris-order", where="do.order", options=here)
        for seat, one in self.state.sheets.items():
            if one.presence != "left":
                one.presence = "late" if seat in late else "present" if seat in here else "away"

    def prepare(self) -> None:
        """Point: what is different from any other table before mats are dealt."""

    async def lay_out(self) -> None:
        """Point: the game of tonight is set up as any other."""
        await self.rules_of_tonight().set_up()

    async def equip(self) -> None:
        """Point: what the sheets bring beside bonuses, once everybody has a mat."""

    for_all_first: ClassVar[bool] = False
    """Point: must what is everybody's lie there before anybody chooses mods?"""

    def steps(self) -> Iterator[StepToDo]:
        """Point: what the hands do before the first turn beside the usual set-up, in this order."""
        yield from ()

    @decides(
        "fen.sheet.setup.apply",
        "fen.campaign.coins.start",
        "fen.campaign.reward.permanent",
        "fen.e4.setup.bonuses",
        "fen.e5.setup.bonuses",
        "fen.e6.setup.bonuses",
        "fen.e7.setup.bonuses",
        "fen.e8a.setup.bonuses",
        "fen.e8b.setup.bonuses",
    )
    def give_bonuses(self) -> None:
        """What the sheets bring at the start of every evening."""
        for seat in self.playing:
            for what, n in self.state.sheets[seat].bonuses.items():
                self.hand_out(seat, what, n, "fen.sheet.setup.apply")

    def hand_out(self, seat: str, what: str, n: int, rule: str) -> None:
        """A seat of tonight's game gets something before the first turn."""
        if n and self.state.tonight is not None:
            one = self.state.tonight.seats[seat]
            setattr(one, what, getattr(one, what) + n)
            self.tell(Gained(seat=seat, what=what, n=n, rule=rule))

    # Story and rewards

    @decides("fen.campaign.outcome.sections")
    async def read(self) -> None:
        """The outcome has been read: now everybody may know what follows."""
        self.unlock(f"fenris:after-{self.own_sheet.number}", *self.own_sheet.brings)
        self.tell(e.WasRead(episode=self.state.evening))
        self.state.phase = "rewards"
        await self.rewards()

    @decides(
        "fen.campaign.outcome.after-end",
        "fen.campaign.reward.record",
        "fen.e2a.reward.record",
        "fen.e2b.reward.record",
        "fen.e8a.score.record",
        "fen.e8b.score.record",
    )
    async def rewards(self) -> None:
        """Point: what an evening brings. Always: the victory, the coins, the stars."""
        self.victory()
        for seat, column in self.state.columns.items():
            coins = max(column.coins, -self.state.sheets[seat].balance)
            self.book(seat, coins, "fen.campaign.wealth.add")
        for seat, column in self.state.columns.items():
            self.log_stars(seat, column.stars)

    def victory(self) -> None:
        """Point: the winner's box is marked."""
        winner = self.state.history[-1].winner
        self.state.sheets[winner].wins.append(self.state.evening)
        self.tell(Won(seat=winner, rule="fen.sheet.wins"))

    def goes_to(self) -> str | None:
        """Point: the evening that comes next, None as long as it is not known."""
        return self.state.leads

    def packing(self) -> Iterator[StepToDo]:
        """Point: what the hands put away after the evening beside the usual, in this order."""
        yield from ()

    async def close(self) -> None:
        """The evening is over, and the next one is known by its number."""
        following = self.goes_to()
        if following is None:
            raise not_now("fenris-not-decided")
        for step in self.packing():
            self.tell(step)
        self.tell(e.Closed(episode=self.state.evening))
        self.state.evening, self.state.phase = following, "setup"
        self.state.tonight, self.state.wishes, self.state.columns = None, {}, {}
        for sheet in self.state.sheets.values():
            sheet.played_by = None  # whoever plays for somebody does so for an evening
            if sheet.presence in ("away", "late"):
                sheet.presence = "present"  # and nobody is away for longer than that
