"""The game of tonight as the campaign follows it: turns, stars, and what is counted."""

from typing import ClassVar

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Counted
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.episodes.sheets import EpisodeSheet
from thirdchair.scythe.fenris.sheet.events import PerkChosen
from thirdchair.scythe.fenris.sheet.written import Written
from thirdchair.scythe.fenris.state import Wish
from thirdchair.scythe.fenris.tonight import events as e
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack
from thirdchair.scythe.scoring import MOST


class Playing(Written):
    """While tonight's game is played."""

    board: type[OnTheTrack]
    """The rules of tonight's game."""
    own_sheet: ClassVar[EpisodeSheet]
    not_tapped: ClassVar[tuple[str, ...]] = ()
    """What a result tells, and what is held in play to be opened: no counter of the tray."""

    def rules_of_tonight(self) -> OnTheTrack:
        """The rules of tonight's game at work. Before the evening begins no command asks for it."""
        assert self.state.tonight is not None
        rules = self.board(self.state.tonight, self.events)
        rules.when_opened = self.opened_in_play
        return rules

    @property
    def people(self) -> list[str]:
        """The seats that people play tonight: an Automa may play for somebody."""
        return self.rules_of_tonight().humans

    def opened_in_play(self, box: str, seat: str) -> None:
        """Point: a unit of a seat has opened a box in the middle of the game."""

    def tonights(self, command: Command) -> Rule:
        """What happens in the game of tonight; from the first turn on the perks count."""
        return self._in_play(command)

    async def _in_play(self, command: Command) -> None:
        rules = self.rules_of_tonight()
        if rules.state.over:
            raise not_now("game-over")
        self.settle(getattr(command, "seat", None))
        await rules.carry_out(command)

    @decides("fen.campaign.wealth.add")
    def settle(self, acting: str | None) -> None:
        """With the first turn all perks count, and open cards lapse; a late seat's with its own."""
        for seat in list(self.state.wishes):
            if seat not in self.state.late or seat == acting or acting is None:
                self.settle_own(seat)

    def settle_own(self, seat: str) -> None:
        """What a seat has chosen counts. A tap on the tray settles nothing of the others, who may
        still choose in the same second."""
        if seat in self.state.wishes:
            self.lapse(seat)
            wish = self._still_paid_for(seat)
            self.use_perk(seat)
            self._take_perk(seat, wish)

    def _still_paid_for(self, seat: str) -> Wish:
        """A perk that its seat can no longer pay for is none: nobody else waits for that."""
        if self.state.wishes[seat].perk and self.state.sheets[seat].balance < self.perk_price():
            self.state.wishes[seat] = Wish()
            self.tell(PerkChosen(seat=seat, perk=None, price=0))
        return self.state.wishes[seat]

    def _take_perk(self, seat: str, wish: Wish) -> None:
        """What a perk brings in tonight's game. Objectives and resources are for the hands."""
        if wish.perk is None or self.state.tonight is None:
            return
        n = self.printed.perks[wish.perk].n
        one = self.state.tonight.seats[seat]
        match wish.perk:
            case "coins" | "power" | "popularity":
                setattr(one, wish.perk, getattr(one, wish.perk) + n)
            case "combat_cards":
                one.cards += n
            case "worker":
                at = wish.at or self.starts_of(seat)[0]
                one.units["worker"][at] = one.units["worker"].get(at, 0) + n

    # The tray

    def asks(self, command: c.Mark | c.Tally) -> bool:
        """Would a tap on the tray ask something? Else it is a free choice of its seat."""
        if command.seat not in self.playing:
            return False
        rules = self.rules_of_tonight()
        if isinstance(command, c.Mark):
            return command.n > 0 and rules.star_asks(command.seat, command.at)
        return rules.more_asks(command.what, command.n)

    async def mark(self, command: c.Mark | c.AskedMark) -> None:
        """A star on a space of the track, for those who play without the app's board."""
        self.sheet_of(command.seat, self.playing)
        rules = self.rules_of_tonight()
        stars = rules.state.seats[command.seat].stars
        if command.at not in stars:
            raise bad_input("unknown-triumph", where="do.at", value=command.at, options=list(stars))
        self.settle_own(command.seat)
        if command.n > 0:
            for _ in range(command.n):
                if not await rules.place_star(command.seat, command.at):
                    raise rules.no_star(command.seat, command.at, "do.at")
        elif stars[command.at] + command.n < 0:
            raise not_now("fenris-no-star", where="do.at", seat=command.seat, triumph=command.at)
        else:
            stars[command.at] += command.n
            if rules.ends() is None:
                rules.state.ended = None  # the star that ended it was a slip
        count = rules.star_count(command.seat)
        self.tell(e.Marked(seat=command.seat, space=command.at, n=stars[command.at], count=count))

    async def count(self, command: c.Tally | c.AskedTally) -> None:
        """What tonight counts for a seat, one more or one fewer."""
        self.sheet_of(command.seat, self.playing)
        rules = self.rules_of_tonight()
        counts = (*self.counts(), *rules.countable(command.seat))
        if command.what not in counts:
            raise bad_input(
                "not-an-option", where="do.what", answer=command.what, options=list(counts)
            )
        now = rules.state.seats[command.seat].holds.get(command.what, 0) + command.n
        if command.what in self.counts() and now > (most := self.most_of(command.what)):
            raise bad_input("not-in-range", where="do.n", answer=now, min=0, max=most)
        if now < 0:
            raise not_now("fenris-none-left", where="do.n", seat=command.seat, what=command.what)
        self.settle_own(command.seat)
        await rules.has_more(command.seat, command.what, command.n)
        n = rules.state.seats[command.seat].holds[command.what]
        self.tell(Counted(seat=command.seat, what=command.what, n=n))

    def most_of(self, what: str) -> int:
        """Point: how much a seat can have of what tonight counts."""
        return MOST["final_coins"]

    def counts(self) -> tuple[str, ...]:
        """Point: what tonight counts for each seat, beside coins and stars."""
        return ()
