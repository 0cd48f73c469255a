"""Set-up bonuses as a reward: boxes to tick, each a coin, a power or a popularity for ever."""

from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.rewards import events as e
from thirdchair.scythe.fenris.sheet.fields import COINS
from thirdchair.scythe.fenris.tonight.evenings import Evenings

BONUS = "bonus"


class Bonuses(Evenings):
    """Everybody ticks what they like, up to what the sheet prints."""

    @decides("fen.sheet.setup.source")
    def grant_bonuses(self, seat: str, n: int, rule: str) -> None:
        """A reward of so many boxes. A card waits for people; an Automa takes coins at once."""
        if n <= 0:
            return
        self.tell(e.BonusesDue(seat=seat, n=n, rule=rule))
        if self.state.sheets[seat].kind == "automa":
            self._automa_ticks(seat, n)
        elif self._any_room(seat):
            due = self.state.bonuses_due.get(seat, 0) + n
            self.state.bonuses_due = self.by_seat({**self.state.bonuses_due, seat: due})
            if BONUS not in self.state.agenda.get(seat, []):
                self.opens(seat, BONUS)

    def _any_room(self, seat: str) -> bool:
        """Is there a box that this seat can tick? Else a card would have no way out."""
        return any(self.room_for(seat, bonus) for bonus in self.printed.bonuses)

    @decides("fen.automa.setup-bonus.coins")
    def _automa_ticks(self, automa: str, n: int) -> None:
        for _ in range(n):
            if self.room_for(automa, COINS):
                self._tick_bonus(automa, COINS, "fen.automa.setup-bonus.coins")

    @decides("fen.sheet.setup.max")
    def room_for(self, seat: str, bonus: str) -> bool:
        """Has the sheet a box left? Without limit as long as nobody has said what is printed."""
        most = self.most_of_bonus(bonus)
        return most is None or self.state.sheets[seat].bonuses.get(bonus, 0) < most

    @decides("fen.sheet.setup.choose")
    async def choose_bonus(self, command: c.SetupBonus) -> None:
        """One box, or all that are due; with the last one, or the last free one, the card is
        settled.

        Whoever chooses when the next evening has been set up gets it for that evening, too.
        """
        seat = command.seat
        self.require(seat, BONUS)
        chosen = (command.bonus,) if isinstance(command.bonus, str) else command.bonus
        due = self.state.bonuses_due[seat]
        if not 0 < len(chosen) <= due:
            raise bad_input("fenris-bonuses", where="do.bonus", n=due)
        for bonus in chosen:
            if bonus not in self.printed.bonuses:
                options = list(self.printed.bonuses)
                raise bad_input("not-an-option", where="do.bonus", answer=bonus, options=options)
            if not self.room_for(seat, bonus):
                raise not_now("fenris-bonus-full", where="do.bonus", seat=seat, bonus=bonus)
            self._tick_bonus(seat, bonus, "fen.sheet.setup.choose")
            if self.state.phase == "play" and seat in self.playing:
                self.hand_out(seat, bonus, 1, "fen.sheet.setup.apply")
        if len(chosen) == due or not self._any_room(seat):
            self.decline(seat, BONUS)
        else:
            due -= len(chosen)
            self.state.bonuses_due = self.by_seat({**self.state.bonuses_due, seat: due})

    def _tick_bonus(self, seat: str, bonus: str, rule: str) -> None:
        bonuses = self.state.sheets[seat].bonuses
        bonuses[bonus] = bonuses.get(bonus, 0) + 1
        self.tell(e.BonusTicked(seat=seat, bonus=bonus, n=bonuses[bonus], rule=rule))

    def decline(self, seat: str, card: str) -> None:
        """Boxes that nobody ticks stay empty."""
        if card == BONUS:
            due = self.state.bonuses_due.items()
            self.state.bonuses_due = {one: n for one, n in due if one != seat}
        super().decline(seat, card)
