"""Who is in the campaign: somebody comes late, is away, leaves for good, or joins."""

from statistics import median_low

from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris import events as e
from thirdchair.scythe.fenris.sheets import Sheets
from thirdchair.scythe.fenris.state import Booking, Sheet

RULES = {
    "present": "fen.campaign.players.may-change",
    "late": "fen.campaign.players.may-change",
    "guest": "fen.campaign.players.may-change",
    "away": "fen.campaign.absent",
    "left": "fen.campaign.leave",
}


class Seats(Sheets):
    """The number of players may change from evening to evening."""

    async def sit(self, command: c.Sit) -> None:
        """A seat of the campaign changes, or a new one joins."""
        if command.seat not in self.state.sheets:
            self._join(command)
            return
        sheet = self.state.sheets[command.seat]
        if command.faction is not None:
            raise bad_input("unknown-field", where="do.faction", field="faction")
        if command.state is not None:
            self._check_leaving(command)
            sheet.presence = command.state
        sheet.played_by = command.played_by or None
        rule = RULES[sheet.presence]
        self.tell(
            e.SeatChanged(
                seat=command.seat, state=sheet.presence, played_by=sheet.played_by, rule=rule
            )
        )

    @decides("fen.campaign.absent", "fen.campaign.leave")
    def _check_leaving(self, command: c.Sit) -> None:
        """Whoever has a place at tonight's table leaves it after the evening."""
        if command.state in ("away", "left") and command.seat in self.playing:
            raise not_now("fenris-plays-tonight", where="do.state", seat=command.seat)

    @decides("fen.campaign.join.faction")
    def _join(self, command: c.Sit) -> None:
        """A faction that nobody has, and a sheet that is comparable with those of the others."""
        expected = f"s{len(self.state.sheets) + 1}"
        if len([*self.humans, *self.automas]) >= self.printed.most_seats:
            raise bad_input("fenris-too-many-seats", where="do.seat", n=self.printed.most_seats)
        if command.seat != expected:
            options = [*self.state.sheets, expected]
            raise bad_input("unknown-seat", where="do.seat", value=command.seat, options=options)
        taken = {self.state.sheets[seat].faction for seat in (*self.humans, *self.automas)}
        free = {name: one for name, one in self.factions.items() if name not in taken}
        if command.faction is None:
            raise bad_input("missing-field", where="do.faction", field="faction")
        self.known(command.faction, free, "unknown-faction", "do.faction")
        self.state.sheets[command.seat] = self.comparable(command)
        self.tell(
            e.SeatChanged(
                seat=command.seat,
                state="present",
                played_by=None,
                rule="fen.campaign.join.sheet",
            )
        )

    @decides("fen.campaign.join.sheet")
    def comparable(self, command: c.Sit) -> Sheet:
        """The median of the others in wealth, and bonuses as many in coins; no ticks, no wins."""
        others = [self.state.sheets[seat] for seat in (*self.humans, *self.automas)]
        wealth = median_low([one.balance for one in others])
        bonuses = median_low([sum(one.bonuses.values()) for one in others])
        human = command.kind == "human"
        booking = Booking(self.state.evening, wealth, "fen.campaign.join.sheet")
        return Sheet(
            kind=command.kind,
            name=command.name.strip(),
            faction=command.faction or "",
            level=None if human else command.level or "automa",
            wealth=[booking] if wealth else [],
            bonuses={"coins": bonuses} if bonuses else {},
        )
