"""What people enter themselves: pieces that they place or take away, and what they hold."""

from collections.abc import Iterator

from thirdchair.kit.checks import whole_number
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Gain, Place, Remove, Tally
from thirdchair.scythe.events import Counted, Gained, Placed, Removed
from thirdchair.scythe.fighting.between_humans import BetweenHumans

MOST_HELD = 999


class Handling(BetweenHumans):
    """Nothing follows from it but what a module says: the table has seen to the rest."""

    # Pieces

    async def do_place(self, command: Place) -> None:
        """Pieces from a seat's mat onto the board; just that."""
        self.known_seat(command.seat)
        if command.unit == "token":
            self.place_token(command)
        else:
            self.check_place(command)
            have = self.on_mat(command.seat, command.unit)
            if command.n > have:
                raise not_now(
                    "not-that-many-on-mat",
                    where="do.n",
                    seat=command.seat,
                    unit=command.unit,
                    n=have,
                    most=self.numbers.pieces[command.unit],
                )
            self.put(command.seat, command.unit, command.at, command.n)
        self.tell(Placed(seat=command.seat, unit=command.unit, at=command.at, n=command.n))

    @decides("fen.horde.coop.one-structure")
    def check_place(self, command: Place) -> None:
        """Structures stand on land, one on a territory; units stand anywhere."""
        structure = command.unit == "structure"
        self.known_place(command.at, "do.at", bases=not structure)
        whole_number(command.n, 1, MOST_HELD, "do.n")
        if not structure:
            self.refuse_company(command.seat, command.at)
            return
        taken = any(command.at in one.units["structure"] for one in self.state.seats.values())
        if taken or command.n > 1 or self.board.terrain[command.at] == "lake":
            raise not_now("no-room-for-structure", where="do.at", at=command.at)

    def place_token(self, command: Place) -> None:
        """A flag or a trap of the seat's faction."""
        kind = self.token_kind(command)
        held = self.state.seats[command.seat].tokens
        if self.bears_token(command.at) or not held:
            raise not_now("no-token-there", where="do.at", at=command.at, n=held)
        getattr(self.state.tokens, kind).append(command.at)
        self.state.seats[command.seat].tokens -= 1

    def token_kind(self, command: Place | Remove) -> str:
        """Which tokens the seat's faction has; refuses a faction without any."""
        self.known_place(command.at, "do.at", bases=False)
        whole_number(command.n, 1, 1, "do.n")
        kind = self.faction(command.seat).token
        if kind is None:
            raise bad_input("no-tokens", where="do.unit", seat=command.seat)
        return kind

    def lying_at(self, place: str, kind: str) -> list[str] | None:
        """The tokens that the one there is among; a trap may be armed or sprung."""
        tokens = self.state.tokens
        kinds = {"flag": (tokens.flag,), "influence": (tokens.influence,)}
        for lying in kinds.get(kind, (tokens.trap, tokens.sprung)):
            if place in lying:
                return lying
        return None

    async def do_remove(self, command: Remove) -> None:
        """Pieces from the board back to a seat's mat; just that."""
        self.known_seat(command.seat)
        if command.unit == "token":
            lying = self.lying_at(command.at, self.token_kind(command))
            if lying is None:
                raise not_now("no-such-token", where="do.at", at=command.at)
            lying.remove(command.at)
            self.state.seats[command.seat].tokens += 1
        else:
            self.known_place(command.at, "do.at")
            whole_number(command.n, 1, MOST_HELD, "do.n")
            here = self.count(command.seat, command.unit, command.at)
            if command.n > here:
                raise not_now(
                    "not-that-many-there",
                    where="do.at",
                    seat=command.seat,
                    unit=command.unit,
                    at=command.at,
                    n=here,
                )
            self.lift(command.seat, command.unit, command.at, command.n)
        self.tell(Removed(seat=command.seat, unit=command.unit, at=command.at, n=command.n))

    # What a seat holds

    async def do_gain(self, command: Gain) -> None:
        """A seat gains or pays something; the tracks end where they end."""
        one = self.known_seat(command.seat)
        has: int = getattr(one, command.what)
        if not command.n:
            raise bad_input("no-gain", where="do.n")
        if has + command.n < 0:
            raise not_now(
                "not-that-much", where="do.n", seat=command.seat, what=command.what, n=has
            )
        most = {
            "power": self.numbers.most_power,
            "popularity": self.numbers.most_popularity,
        }.get(command.what, MOST_HELD)
        n = min(command.n, most - has)
        if not n:
            self.skipped(command.what, command.seat, self.limit_of(command))
            return
        setattr(one, command.what, has + n)
        self.tell(Gained(seat=command.seat, what=command.what, n=n))
        self.end_if_over()

    @decides("scy.automa.gain.most")
    def limit_of(self, command: Gain) -> str:
        """Which rule says that there is no more: tracks end, and what is counted does too."""
        if command.what not in ("power", "popularity"):
            return "scy.automa.gain.most"
        if self.state.seats[command.seat].kind == "human":
            return "scy.automa.human.rules"
        power = command.what == "power"
        return "scy.automa.gain.power" if power else "scy.automa.setup.popularity"

    # What modules let people count

    def countable(self, seat: str) -> tuple[str, ...]:
        """Point: what a seat holds that people count themselves, by the names in `holds`."""
        return ()

    def foreseen(self) -> Iterator[str]:
        """Point: the commands beside everybody's turns that the rules foresee now. Asked after
        every step of a free game."""
        if any(self.countable(seat) for seat in self.state.seats):
            yield "count"

    def more_asks(self, what: str, n: int) -> bool:
        """Point: is it asked what comes of it when a seat has more?"""
        return False

    async def has_more(self, seat: str, what: str, n: int) -> None:
        """Point: a seat says that it has more, or below zero fewer, of what it counts."""
        holds = self.state.seats[seat].holds
        holds[what] = holds.get(what, 0) + n

    async def do_count(self, command: Tally) -> None:
        """People say what they have of what modules let them count."""
        self.known_seat(command.seat)
        seat, what, n = command.seat, command.what, command.n
        if what not in (counts := self.countable(seat)):
            raise bad_input("not-an-option", where="do.what", answer=what, options=list(counts))
        now = self.state.seats[seat].holds.get(what, 0) + n
        if now < 0:
            raise not_now("fenris-none-left", where="do.n", seat=seat, what=what)
        whole_number(now, 0, MOST_HELD, "do.n")
        await self.has_more(seat, what, n)
        self.tell(Counted(seat=seat, what=what, n=self.state.seats[seat].holds[what]))
        self.end_if_over()
