"""A change of factions: everybody says whether to keep theirs, then those who gave one up choose.

Keep or give up is open to all, and may be changed until all have answered. Then whoever gave up a
faction chooses, one after the other, in the order that the evening's rules give. Home bases come
last. What nobody has chosen by the next evening is settled then, so that nobody waits for anybody.
"""

from collections.abc import Mapping

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw, Roll
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import FACES
from thirdchair.scythe.events import Rolled
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.rewards import events as e
from thirdchair.scythe.fenris.rewards.homes import BASE, Homes
from thirdchair.scythe.fenris.state import Change

SWITCH, CHOOSE = "switch", "choose"

Ranked = Mapping[str, dict[str, int]]
"""Seats in the order in which they choose, and what counted for each."""


class Switching(Homes):
    """All of it but who may change, and in which order: that says the evening."""

    # Keep or give up

    @decides("fen.e3.switch.may", "fen.e6.switch.may")
    async def open_change(self, rows: str, ranked: Ranked) -> None:
        """These seats may change; `rows` is where the rules stand, as in `fen.e3`. Automas roll at
        once, so that their mats lie in the pool when the first one chooses."""
        sheets = self.state.sheets.values()
        homes = {one.faction: one.base for one in sheets if one.base is not None}
        change = Change(rows=rows, order=list(ranked), by=dict(ranked), homes=homes)
        self.state.change = change
        for seat in ranked:
            if self.state.sheets[seat].kind == "automa":
                await self._automa_rolls(seat, change)
            else:
                self.opens(seat, SWITCH)
        self._count_answers(change)
        await self._automas_choose()

    def stays_with(self, automa: str) -> str | None:
        """Point: the rule by which an Automa keeps its faction in any case. Asked before its
        roll."""
        return None

    @decides(
        "fen.e3.automa.switch.roll",
        "fen.e3.automa.switch.4-6",
        "fen.e6.automa.switch.roll",
        "fen.e6.automa.switch.4-6",
    )
    async def _automa_rolls(self, automa: str, change: Change) -> None:
        """From a printed face on it gives up its faction."""
        if (stays := self.stays_with(automa)) is not None:
            change.gives_up = self.by_seat({**change.gives_up, automa: False})
            faction = self.state.sheets[automa].faction
            self.tell(e.Keeps(seat=automa, faction=faction, rule=stays))
            return
        face = await ask(Roll(die="d6", options=FACES, seat=automa))
        rule = f"{change.rows}.automa.switch.roll"
        self.tell(Rolled(seat=automa, dice=(face,), counts=face, rule=rule))
        self._answers(automa, gives_up=face >= self.printed.gives_up_from, change=change)

    async def keep(self, command: c.Keep) -> None:
        """A seat keeps its faction."""
        self._answer_of(command.seat, gives_up=False)

    async def give_up(self, command: c.GiveUp) -> None:
        """A seat puts its faction mat to those that nobody uses."""
        self._answer_of(command.seat, gives_up=True)

    def _answer_of(self, seat: str, *, gives_up: bool) -> None:
        sheet = self.sheet_of(seat, self.humans)
        change = self.state.change
        if change is None:
            raise not_now("fenris-not-open", where="do.seat", seat=seat)
        if seat not in change.order:
            raise not_now("fenris-keeps-faction", where="do.seat", seat=seat, faction=sheet.faction)
        if change.answered:
            raise not_now("fenris-all-answered", where="do.seat")
        if seat not in change.gives_up:
            self.require(seat, SWITCH)
        self._answers(seat, gives_up=gives_up, change=change)
        self._count_answers(change)

    @decides("fen.e3.switch.keep", "fen.e3.switch.pool", "fen.e6.switch.pool")
    def _answers(self, seat: str, *, gives_up: bool, change: Change) -> None:
        """Whoever keeps goes on; whoever gives up chooses before anything else."""
        change.gives_up = self.by_seat({**change.gives_up, seat: gives_up})
        self.strikes(seat, SWITCH)
        self.strikes(seat, CHOOSE)
        faction = self.state.sheets[seat].faction
        if not gives_up:
            self.tell(e.Keeps(seat=seat, faction=faction, rule=f"{change.rows}.switch.may"))
            return
        if self.state.sheets[seat].kind == "human":
            self.opens_first(seat, CHOOSE)
        self.tell(e.GivesUp(seat=seat, faction=faction, rule=f"{change.rows}.switch.pool"))

    @decides("fen.e3.switch.order", "fen.e3.switch.wealth")
    def _count_answers(self, change: Change) -> None:
        """All have answered: the order is known, and said with what counted."""
        if change.answered or len(change.gives_up) < len(change.order):
            return
        change.answered = True
        change.waiting = [seat for seat in change.order if change.gives_up[seat]]
        if change.waiting:
            by = {seat: change.by[seat] for seat in change.waiting}
            rule = f"{change.rows}.switch.order"
            self.tell(e.InOrder(seats=tuple(change.waiting), by=by, rule=rule))
        else:
            self.all_have_chosen(change)

    # A new faction

    @decides("fen.e3.switch.pool", "fen.e3.switch.vesna-not")
    def pool(self) -> list[str]:
        """The mats that nobody uses, with those that were given up. That of somebody who is away is
        in use, that of somebody who has left is not."""
        change = self.state.change
        given: set[str] = set()
        if change is not None:
            up = {seat for seat, gives_up in change.gives_up.items() if gives_up}
            given = up & set(change.waiting) if change.answered else up
        staying = (*self.humans, *self.automas)
        taken = {self.state.sheets[seat].faction for seat in staying if seat not in given}
        owned = self.state.box.get("expansions")
        return [
            name
            for name, one in self.factions.items()
            if name not in taken
            and name not in self.aside
            and (owned is None or one.expansion in ("base", *owned))
        ]

    def draws_nothing(self, command: c.ChangeFaction) -> bool:
        """Is it somebody's own choice, after which no Automa draws a mat or a home base?"""
        waiting = [] if self.state.change is None else self.state.change.waiting
        draws = {seat for seat in self.automas if self.state.sheets[seat].base is not None}
        mine = command.seat in self.humans and command.faction is not None
        return mine and not draws and not {*waiting} & {*self.automas}

    async def change_faction(self, command: c.ChangeFaction | c.ChooseFaction) -> None:
        """Whoever is next takes a mat of the pool; an Automa draws one."""
        sheet = self.sheet_of(command.seat)
        change = self.state.change
        if change is None or not change.answered or not change.waiting:
            raise not_now("fenris-not-open", where="do.seat", seat=command.seat)
        if command.seat != change.waiting[0]:
            raise not_now("fenris-not-next", where="do.seat", seat=change.waiting[0])
        if sheet.kind == "human":
            self.require(command.seat, CHOOSE)
            self._check_free(command.faction)
            self._takes(command.seat, command.faction or "", f"{change.rows}.switch.rename")
        await self._automas_choose()

    def _check_free(self, faction: str | None) -> None:
        if faction is None:
            raise bad_input("missing-field", where="do.faction", field="faction")
        free = self.pool()
        if faction in self.factions and faction not in free:
            raise not_now("fenris-faction-taken", where="do.faction", faction=faction)
        self.known(
            faction, {name: self.factions[name] for name in free}, "unknown-faction", "do.faction"
        )

    @decides(
        "fen.e3.automa.switch.random",
        "fen.e3.automa.switch.same",
        "fen.e6.automa.switch.random",
        "fen.e6.automa.switch.home",
    )
    async def _automas_choose(self) -> None:
        """Automas that are next draw one of the pool; it may be the one that they had."""
        change = self.state.change
        while change and change.waiting and change.waiting[0] in self.automas:
            await self._draws(change.waiting[0], f"{change.rows}.automa.switch.random")
        for seat in [one for one in change.bases if one in self.automas] if change else ():
            draw = Draw(deck="base", options=tuple(self.free_bases(seat)), seat=seat)
            self.new_base(seat, await ask(draw))

    async def _draws(self, seat: str, rule: str) -> None:
        draw = Draw(deck="faction", options=tuple(sorted(self.pool())), seat=seat)
        self._takes(seat, await ask(draw), rule)

    @decides(
        "fen.e3.switch.rename", "fen.e3.switch.keep", "fen.e6.switch.rename", "fen.e6.switch.keep"
    )
    def _takes(self, seat: str, faction: str, rule: str) -> None:
        """Only the name on the sheet changes, and with it the mat of later games."""
        change = self.state.change
        assert change is not None
        change.waiting = [one for one in change.waiting if one != seat]
        self.strikes(seat, CHOOSE)
        self.state.sheets[seat].base = self.home_with(seat, faction, change)
        self.rename(seat, faction, rule)
        if not change.waiting:
            self.all_have_chosen(change)

    # What nobody has chosen

    def decline(self, seat: str, card: str) -> None:
        """Whoever does not answer keeps; whoever does not choose takes the own mat back."""
        change = self.state.change
        match card:
            case "switch" if change is not None:
                self._answers(seat, gives_up=False, change=change)
                self._count_answers(change)
            case "choose" if change is not None and not change.answered:
                self._answer_of(seat, gives_up=False)
            case "choose" if change is not None:
                mine = self.state.sheets[seat].faction
                if mine not in self.pool():
                    raise not_now("fenris-faction-taken", where="do.seat", faction=mine)
                self._takes(seat, mine, f"{change.rows}.switch.rename")
            case "base":
                self.new_base(seat, self.free_bases(seat)[0])
            case _:
                super().decline(seat, card)

    async def leaves_behind(self, seat: str) -> None:
        """A mat that was given up stays so: it is taken back on the return, if it is still
        there."""
        change = self.state.change
        if change is not None:
            change.order = [one for one in change.order if one != seat]
            change.gives_up = {one: up for one, up in change.gives_up.items() if one != seat}
            waiting, change.waiting = change.waiting, [one for one in change.waiting if one != seat]
            bases, change.bases = change.bases, [one for one in change.bases if one != seat]
            for card in (SWITCH, CHOOSE, BASE):
                self.strikes(seat, card)
            self._count_answers(change)
            if waiting and not change.waiting:
                self.all_have_chosen(change)
            elif bases and not change.bases:
                self.state.change = None
        await self._automas_choose()
        await super().leaves_behind(seat)

    async def close(self) -> None:
        """Whoever has not answered by then keeps; to choose there is time until the next one."""
        await self._all_answer()
        await super().close()

    async def begin(self, command: c.Begin) -> None:
        """Everybody needs a faction now."""
        await self._all_answer()
        while (change := self.state.change) and change.waiting:
            seat = change.waiting[0]
            mine = self.state.sheets[seat].faction
            if mine in self.pool():
                self._takes(seat, mine, f"{change.rows}.switch.rename")
            else:
                await self._draws(seat, f"{change.rows}.switch.rename")
        await self._automas_choose()
        for seat in list(self.state.change.bases if self.state.change else ()):
            self.new_base(seat, self.free_bases(seat)[0])
        await super().begin(command)

    async def _all_answer(self) -> None:
        change = self.state.change
        for seat in change.order if change and not change.answered else ():
            if seat not in change.gives_up:  # type: ignore[union-attr]
                self.decline(seat, SWITCH)
        await self._automas_choose()
