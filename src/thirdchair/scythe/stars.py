"""Stars: how they are earned, how many there may be, and the sixth."""

from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.scythe.chapter import Chapter
from thirdchair.scythe.commands import PlaceStar
from thirdchair.scythe.events import Ended, Star, Why

COMBAT_STARS = 2
SAXON = ("combat", "objective")
"""Saxony's people earn these without a limit; a Saxon Automa does not."""


class Stars(Chapter):
    """The six stars of each seat."""

    def star_count(self, seat: str) -> int:
        """How many stars the seat has placed."""
        return sum(self.state.seats[seat].stars.values())

    def star_limit(self, seat: str, triumph: str) -> int:
        """How many stars this triumph can bring the seat."""
        one = self.state.seats[seat]
        if triumph == "tracker" or (
            one.kind == "human" and one.faction == "saxony" and triumph in SAXON
        ):
            return self.numbers.stars
        return COMBAT_STARS if triumph == "combat" else 1

    def earn_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        """Place a star if the triumph still has one to give. The sixth ends the game at once."""
        stars = self.state.seats[seat].stars
        full = self.star_count(seat) >= self.numbers.stars
        if full or stars[triumph] >= self.star_limit(seat, triumph):
            return False
        stars[triumph] += 1
        count = self.star_count(seat)
        self.tell(Star(seat=seat, triumph=triumph, count=count, why=why))
        if count >= self.numbers.stars and self.state.ended is None:
            self.state.ended = seat
            self.tell(Ended(seat=seat, rule="scy.automa.stars.six"))
        return True

    async def do_star(self, command: PlaceStar) -> None:
        """A human places a star."""
        human = self.known_seat(command.seat, self.humans)
        if command.triumph not in human.stars:
            raise bad_input(
                "unknown-triumph",
                where="do.triumph",
                value=command.triumph,
                options=list(human.stars),
            )
        if self.star_count(command.seat) >= self.numbers.stars:
            raise not_now("no-more-stars", where="do.seat", seat=command.seat)
        self.still_running()
        if not self.earn_star(command.seat, command.triumph):
            raise not_now(
                "triumph-taken", where="do.triumph", seat=command.seat, triumph=command.triumph
            )
