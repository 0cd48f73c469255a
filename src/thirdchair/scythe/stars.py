"""Stars: how they are earned, how many there may be, and the sixth."""

from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import Chapter
from thirdchair.scythe.commands import PlaceStar
from thirdchair.scythe.events import Ended, Star, Why
from thirdchair.scythe.setup.setups import TRACKER

SIXTH = "scy.automa.stars.six"


class Stars(Chapter):
    """The six stars of each seat."""

    @decides("fen.modules.automa.stars-count")
    def star_count(self, seat: str) -> int:
        """How many stars the seat has placed."""
        return sum(self.state.seats[seat].stars.values())

    def triumphs(self, seat: str) -> list[str]:
        """Point: what a seat can place stars for. Asked when it sits down."""
        human = self.state.seats[seat].kind == "human"
        return [*dict.fromkeys(self.material.track if human else (*self.material.earned, TRACKER))]

    @decides(
        "fen.e1.automa.skip",
        "fen.e3.automa.skip",
        "fen.e4.automa.skip",
        "fen.e5.automa.skip",
        "fen.e6.automa.skip",
        "fen.e8b.automa.skip",
        "fen.e7.automa.skip.war",
        "fen.e7.automa.skip.peace",
    )
    def earns(self, place: int) -> bool:
        """Point: can an Automa earn the star of this space of the track, from 1, in play? Asked
        where dice count the other spaces."""
        return self.material.track[place - 1] in self.material.earned

    @decides("scy.automa.stars.saxony")
    def star_limit(self, seat: str, triumph: str) -> int:
        """How many stars this triumph can bring the seat; an Automa has no faction ability."""
        spaces = self.material.track.count(triumph)
        human = self.state.seats[seat].kind == "human"
        endless = spaces and human and triumph in self.faction(seat).unlimited
        return self.numbers.stars if triumph == TRACKER or endless else spaces

    @decides("scy.automa.stars.limit")
    def limit_rule(self, automa: str) -> str:
        """Which rule says so: of some factions one would think that they have no limit."""
        if "combat" in self.faction(automa).unlimited:
            return "scy.automa.stars.saxony"
        return "scy.automa.stars.limit"

    @decides("scy.automa.stars.stay")
    def may_star(self, seat: str, triumph: str) -> bool:
        """Point: has this triumph still a star for the seat? Asked before each star is placed."""
        has = self.state.seats[seat].stars.get(triumph, 0)
        return self.stars_for(seat, triumph) > 0 and has < self.star_limit(seat, triumph)

    @decides("fen.modules.tiles.only")
    def stars_for(self, seat: str, triumph: str) -> int:
        """Point: how many stars the seat still has that it could place for this triumph. Asked
        before each star, and before dice are rolled for one."""
        return self.numbers.stars - self.star_count(seat)

    def star_asks(self, seat: str, triumph: str) -> bool:
        """Is somebody asked something when people say that a seat has placed a star?"""
        return False

    async def place_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        """Point: a triumph was reached, by anybody and by whatever way. Says whether it brought a
        star; the sixth ends the game at once."""
        if not self.may_star(seat, triumph):
            return False
        self.state.seats[seat].stars[triumph] += 1
        count = self.star_count(seat)
        self.tell(Star(seat=seat, triumph=triumph, count=count, why=why))
        self.end_if_over()
        return True

    # The end

    @decides("scy.automa.stars.six", "fen.campaign.end.default")
    def ends(self) -> Ended | None:
        """Point: is the game over now, through whom and by which rule? Asked after each star, each
        turn of an Automa, and each move or gain of a human."""
        most = self.numbers.stars
        for seat, one in self.state.seats.items():
            if sum(one.stars.values()) >= most:
                return Ended(seat=seat, rule=SIXTH)
        return None

    def end_if_over(self) -> None:
        """The game ends once."""
        if self.state.ended is None and (end := self.ends()):
            self.state.ended = end.seat
            self.tell(end)

    def still_running(self) -> None:
        """After the end nobody takes a turn."""
        seat = self.state.ended
        if seat is not None:
            sixth = self.star_count(seat) >= self.numbers.stars
            raise not_now("sixth-star-placed" if sixth else "end-reached", seat=seat)

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
        if not await self.place_star(command.seat, command.triumph):
            raise self.no_star(command.seat, command.triumph, "do.triumph")

    def no_star(self, seat: str, triumph: str, where: str) -> Refusal:
        """Why somebody cannot place a star now."""
        stars = self.stars_for(seat, triumph)
        text = "triumph-taken" if stars else "stars-elsewhere"
        return not_now(text, where=where, seat=seat, triumph=triumph)
