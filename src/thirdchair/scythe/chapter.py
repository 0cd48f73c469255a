"""What every chapter of the rules stands on: the table, the board, and somebody to tell."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import Event
from thirdchair.kit.game import Ruled
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.scythe import content
from thirdchair.scythe.board import base_of, board
from thirdchair.scythe.events import Skipped, Why
from thirdchair.scythe.state import AutomaState, Seat

COMBAT_UNITS = ("mech", "character")
UNITS = ("worker", "mech", "character")


class Chapter:
    """A part of the rules at work on one table. Modes are made of chapters."""

    state: AutomaState
    mode: str

    def __init__(self, state: AutomaState, events: list[Event]) -> None:
        self.state = state
        self.events = events
        self.board = board()
        self.numbers = content.numbers()
        self.in_use: list[int] = []
        """Automa cards that this command has turned up: they lie open."""

    def tell(self, event: Event) -> None:
        """Say what happened."""
        self.events.append(event)

    def ruling(self, switch: str) -> Ruled:
        """How this table decides a point that the rules leave open, as in `p1`."""
        ruled = self.state.rulings.get(key := f"scythe.{switch}")
        return content.all_rulings()[key].default if ruled is None else ruled

    # Seats

    def base(self, seat: str) -> str:
        """The seat's home base as a place."""
        return base_of(self.state.seats[seat].faction)

    @property
    def humans(self) -> list[str]:
        """The seats of humans, in turn order."""
        return [seat for seat, one in self.state.seats.items() if one.kind == "human"]

    @property
    def automas(self) -> list[str]:
        """The seats of Automas, in turn order."""
        return [seat for seat, one in self.state.seats.items() if one.kind == "automa"]

    def enemies(self, automa: str) -> list[str]:
        """Cooperative: every human. Competitive: every other player."""
        return [
            seat
            for seat, one in self.state.seats.items()
            if seat != automa and (one.kind == "human" or not self.state.cooperative)
        ]

    def known_seat(self, seat: str, seats: list[str] | None = None) -> Seat:
        """Refuse a seat that cannot do this here."""
        options = list(self.state.seats) if seats is None else seats
        if seat not in options:
            raise bad_input("unknown-seat", where="do.seat", value=seat, options=options)
        return self.state.seats[seat]

    def known_place(self, place: str, where: str, *, bases: bool = True) -> str:
        """Refuse a place that the board does not have."""
        if self.board.is_territory(place) or (bases and place in self.board.bases):
            return place
        raise bad_input("unknown-place", where=where, value=place)

    def still_running(self) -> None:
        """After the sixth star nobody takes a turn."""
        if self.state.ended is not None:
            raise not_now("sixth-star-placed", seat=self.state.ended)

    def skipped(self, what: str, seat: str, rule: str, *choices: Choice[str]) -> bool:
        """Say what does not happen and what led to that; the answer to "was it done?"."""
        why: Why = tuple(reason for choice in choices for reason in choice.why)
        self.tell(Skipped(what=what, seat=seat, rule=rule, why=why))
        return False
