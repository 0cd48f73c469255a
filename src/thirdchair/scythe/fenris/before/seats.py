"""Who is in the campaign: somebody comes late, leaves early, is away or gone for good, or joins."""

from math import floor
from statistics import median, median_low

import msgspec

from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.before import events as e
from thirdchair.scythe.fenris.sheet.agenda import MODS
from thirdchair.scythe.fenris.sheet.automa_mods import AutomaMods
from thirdchair.scythe.fenris.sheet.fields import COINS, PAPER
from thirdchair.scythe.fenris.state import Booking, Sheet
from thirdchair.scythe.fenris.tonight.on_the_track import BESIDE
from thirdchair.scythe.fenris.tonight.playing import Playing
from thirdchair.scythe.fenris.tonight.table import AUTOMA
from thirdchair.scythe.state import AutomaState, Deck

RULES = {
    "present": "fen.campaign.players.may-change",
    "late": "fen.campaign.players.may-change",
    "guest": "fen.campaign.players.may-change",
    "away": "fen.campaign.absent",
    "left": "fen.campaign.leave",
}


MIDDLE, LOWER = "fenris.a01", "lower"
"""The ruling of older campaigns: of two sheets in the middle the one with less."""


class Proposed(msgspec.Struct, frozen=True, kw_only=True):
    """A state comparable with that of the others; so many bonuses, mods and ticks."""

    wealth: int
    bonuses: int
    mods: int
    ticks: int


class Seats(Playing, AutomaMods):
    """The number of players may change from evening to evening."""

    async def sit(self, command: c.Sit) -> None:
        """A seat of the campaign changes, or a new one joins."""
        if command.seat not in self.state.sheets:
            await self._join(command)
            return
        sheet = self.state.sheets[command.seat]
        comes_back = sheet.presence == "left" and command.state not in (None, "left")
        if command.faction is not None and not comes_back:
            raise bad_input("unknown-field", where="do.faction", field="faction")
        if command.state is not None:
            self._check_leaving(command)
            was, faction = sheet.presence, command.faction or sheet.faction
            if comes_back:
                self._check_return(command, faction)
            sheet.presence = command.state
            if comes_back:
                self._sits_down_again(command.seat, faction)
            elif command.state == "left" and was != "left":
                await self.leaves_behind(command.seat)
        sheet.played_by = command.played_by or None
        self._at_the_table(command.seat, sheet)
        rule = RULES[sheet.presence]
        self.tell(
            e.SeatChanged(
                seat=command.seat, state=sheet.presence, played_by=sheet.played_by, rule=rule
            )
        )

    @decides("fen.campaign.leave")
    def _check_leaving(self, command: c.Sit) -> None:
        """Whoever has a place at tonight's table leaves the campaign after the evening."""
        if command.state == "left" and command.seat in self.playing:
            raise not_now("fenris-plays-tonight", where="do.state", seat=command.seat)
        if command.state == "left" and self.humans == [command.seat]:
            raise bad_input("fenris-no-human", where="do.state")

    @decides("fen.campaign.leave")
    def _check_return(self, command: c.Sit, faction: str) -> None:
        """Whoever had left finds a seat and the old faction only if nobody took them since; else
        the return names another one."""
        others = [*self.humans, *self.automas]
        if len(others) >= self.printed.most_seats:
            raise bad_input("fenris-too-many-seats", where="do.seat", n=self.printed.most_seats)
        if command.faction is not None:
            self._check_nobodys(faction)
        elif faction in {self.state.sheets[seat].faction for seat in others}:
            raise bad_input("faction-twice", where="do.seat", value=faction, faction=faction)

    def _sits_down_again(self, seat: str, faction: str) -> None:
        if faction != self.state.sheets[seat].faction:
            self.state.sheets[seat].base = self._left_base(faction)
            self.rename(seat, faction, "fen.campaign.join.faction")
        self.all_have_a_base()

    def _check_nobodys(self, faction: str) -> None:
        """Refuse a faction that somebody has, or that nobody knows yet."""
        free = {name: self.factions[name] for name in self.free_factions()}
        self.known(faction, free, "unknown-faction", "do.faction")

    def free_factions(self) -> list[str]:
        """The factions that somebody who sits down may take."""
        taken = {self.state.sheets[seat].faction for seat in (*self.humans, *self.automas)}
        return [name for name in self.factions if name not in {*taken, *self.aside}]

    # In the middle of an evening

    @decides("fen.campaign.absent")
    def _at_the_table(self, seat: str, sheet: Sheet) -> None:
        """Whoever leaves early counts as it stands, or an Automa goes on; all can come back."""
        tonight = self.state.tonight
        if tonight is None or seat not in tonight.seats or self.state.phase != "play":
            return
        gone = [one for one in tonight.gone if one != seat]
        tonight.gone = sorted([*gone, seat] if sheet.presence == "away" else gone)
        if sheet.kind == "human":
            by_automa = sheet.played_by == AUTOMA and sheet.presence != "away"
            if by_automa and tonight.seats[seat].kind == "human":
                self._take_over(seat, tonight)
            elif not by_automa:
                tonight.seats[seat].kind = "human"

    def _take_over(self, seat: str, tonight: AutomaState) -> None:
        """An Automa goes on with the pieces that lie there.

        No book says where its marker begins: where the others stand, else on the first space.
        """
        one = tonight.seats[seat]
        others = [tonight.seats[other].tracker for other in self.rules_of_tonight().automas]
        one.kind, one.level = "automa", self.state.sheets[seat].level or "automa"
        one.tracker = median_low(others) if others else 0
        one.stars = {BESIDE: 0, **one.stars}
        if not tonight.shared_deck:
            tonight.decks.setdefault(seat, Deck(list(self.material.cards[tonight.printing])))
        self.lapse(seat)
        self.state.wishes.pop(seat, None)
        self.tell(e.TakenOver(seat=seat, level=one.level, tracker=one.tracker))

    @decides("fen.campaign.join.faction")
    async def _join(self, command: c.Sit) -> None:
        """A faction that nobody has, and a sheet that is comparable with those of the others."""
        expected = f"s{len(self.state.sheets) + 1}"
        if len([*self.humans, *self.automas]) >= self.printed.most_seats:
            raise bad_input("fenris-too-many-seats", where="do.seat", n=self.printed.most_seats)
        if command.seat != expected:
            options = [*self.state.sheets, expected]
            raise bad_input("unknown-seat", where="do.seat", value=command.seat, options=options)
        if command.faction is None:
            raise bad_input("missing-field", where="do.faction", field="faction")
        self._check_nobodys(command.faction)
        begins = self.proposed()
        self.state.sheets[command.seat] = self.comparable(command, begins)
        self.all_have_a_base()
        self.tell(
            e.SeatChanged(
                seat=command.seat,
                state="present",
                played_by=None,
                rule="fen.campaign.join.sheet",
            )
        )
        if command.kind == "automa":
            await self._has_bought(command.seat, begins.mods)
        elif begins.mods:
            self.state.mods_due = self.by_seat({**self.state.mods_due, command.seat: begins.mods})
            self.opens(command.seat, MODS)

    @decides("fen.campaign.join.sheet", "fen.automa.mods.apply")
    async def _has_bought(self, automa: str, n: int) -> None:
        """An Automa chooses nothing: what its mods bring stands in the order of its table."""
        for _ in range(n):
            if kind := self.column_for(automa):
                await self.receive_mod(automa, kind)

    def mods_changed(self, seat: str) -> None:
        """Whoever is new has drawn what the others have on average."""
        super().mods_changed(seat)
        if self.mods_to_draw(seat) <= 0 and seat in self.state.mods_due:
            self.decline(seat, MODS)

    def mods_to_draw(self, seat: str) -> int:
        """How many tiles somebody new has still to draw by hand."""
        sheet = self.state.sheets[seat]
        has = len(sheet.mech_mods) + len(sheet.infrastructure_mods)
        return self.state.mods_due.get(seat, 0) - has

    def decline(self, seat: str, card: str) -> None:
        """Whoever draws none has drawn all."""
        if card == MODS:
            due = self.state.mods_due
            self.state.mods_due = {one: n for one, n in due.items() if one != seat}
        super().decline(seat, card)

    @decides("fen.campaign.join.sheet")
    def proposed(self) -> Proposed:
        """What a new sheet begins with, if nobody says otherwise: the middle of the others, and as
        few ticks as the one of them that has fewest."""
        others = [self.state.sheets[seat] for seat in (*self.humans, *self.automas)]
        return Proposed(
            wealth=self._middle([one.balance for one in others]),
            bonuses=self._middle([sum(one.bonuses.values()) for one in others]),
            mods=self._middle(
                [len(one.mech_mods) + len(one.infrastructure_mods) for one in others]
            ),
            ticks=min(sum(map(len, one.log.values())) for one in others),
        )

    def _middle(self, numbers: list[int]) -> int:
        """Of an even number the mean of the two in the middle, rounded down."""
        middle = median_low if self.ruling(MIDDLE) == LOWER else median
        return floor(middle(numbers))

    def comparable(self, command: c.Sit, begins: Proposed) -> Sheet:
        """The sheet of a newcomer. Ticks are filled in row by row; people draw their mods by hand,
        and nobody has won an evening without having been there."""
        human = command.kind == "human"
        booking = Booking(self.state.evening, begins.wealth, "fen.campaign.join.sheet")
        rows, rest = divmod(begins.ticks, len(self.printed.columns))
        log = {
            column: [PAPER] * (rows + (place < rest))
            for place, column in enumerate(self.printed.columns)
        }
        return Sheet(
            kind=command.kind,
            name=command.name.strip(),
            faction=command.faction or "",
            base=self._left_base(command.faction or ""),
            level=None if human else command.level or "automa",
            wealth=[booking] if begins.wealth else [],
            bonuses=self.bonuses_of(command.kind, begins.bonuses),
            log={column: ticks for column, ticks in log.items() if ticks},
        )

    def _left_base(self, faction: str) -> str | None:
        """Where a faction out of a box has started so far, though who played it has left: the mat
        of that base still lies aside, or is somebody's, and then the newcomer gets another one."""
        gone = [one for one in self.state.sheets.values() if one.presence == "left"]
        return next((one.base for one in reversed(gone) if one.faction == faction), None)

    @decides("fen.sheet.setup.max", "fen.automa.setup-bonus.coins")
    def bonuses_of(self, kind: str, n: int) -> dict[str, int]:
        """So many boxes, coins first, none beyond what the sheet prints; an Automa has coins."""
        found: dict[str, int] = {}
        for bonus in self.printed.bonuses if kind == "human" else (COINS,):
            most = self.most_of_bonus(bonus)
            found[bonus] = n if most is None else min(n, most)
            n -= found[bonus]
        return {bonus: boxes for bonus, boxes in found.items() if boxes}
