"""What every chapter of the rules stands on: the table, the board, and somebody to tell."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import Event
from thirdchair.kit.game import Ruled
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe import content
from thirdchair.scythe.board import base_of
from thirdchair.scythe.content import Faction, Tracker
from thirdchair.scythe.events import Skipped, Why
from thirdchair.scythe.material import Printed, material_of
from thirdchair.scythe.state import AutomaState, Seat

COMBAT_UNITS = ("mech", "character")
UNITS = ("worker", "mech", "character")


class Chapter(Printed):
    """A part of the rules at work on one table. Modes are made of chapters."""

    state: AutomaState
    mode: str

    def __init__(self, state: AutomaState, events: list[Event]) -> None:
        self.state = state
        self.events = events
        self.material = material_of(type(self), state.track)
        self.board = self.material.board
        self.numbers = self.material.numbers
        self.in_use: list[int] = []
        """Automa cards that this command has turned up: they lie open."""

    def tell(self, event: Event) -> None:
        """Say what happened."""
        self.events.append(event)

    def ruling(self, switch: str) -> Ruled:
        """How this table decides a point that the rules leave open, as in `p1`."""
        ruled = self.state.rulings.get(key := f"scythe.{switch}")
        return content.all_rulings()[key].default if ruled is None else ruled

    def number(self, name: str) -> int:
        """A number of a module's rules, as in `thaw.floes`; the game's are `self.numbers`."""
        return self.material.own_numbers[name]

    # Seats

    def seats_in_order(self) -> list[str]:
        """Point: the seats clockwise. Who sits beside whom follows from it."""
        return list(self.state.seats)

    def actors(self) -> list[str]:
        """Point: who takes turns, never nobody: seats, and the figures that the game plays. Asked
        after every step, so that the table knows who is next; whoever is not among them is passed
        over."""
        figures = self.state.actors
        taking = [
            one
            for one in self.turn_order()
            if (figures[one].at is not None if one in figures else one not in self.state.gone)
        ]
        return taking or self.seats_in_order()

    def turn_order(self) -> list[str]:
        """The seats clockwise, and each figure right before the seat whose turn follows its own."""
        order: list[str] = []
        for seat in self.seats_in_order():
            order += [name for name, one in self.state.actors.items() if one.before == seat]
            order.append(seat)
        return order

    def faction(self, seat: str) -> Faction:
        """The faction of a seat."""
        return self.material.factions[self.state.seats[seat].faction]

    @decides("fen.multi.setup.shared-card")
    def tracker_card(self, automa: str) -> Tracker:
        """The star tracker card of the Automa's level."""
        return self.material.trackers[self.state.seats[automa].level or "automa"]

    def base(self, seat: str) -> str:
        """The seat's home base as a place: its faction's, or another one that it starts from."""
        return self.state.homes.get(seat) or base_of(self.state.seats[seat].faction)

    @property
    def humans(self) -> list[str]:
        """The seats of humans, in turn order."""
        return [seat for seat, one in self.state.seats.items() if one.kind == "human"]

    @property
    def automas(self) -> list[str]:
        """The seats of Automas, in turn order."""
        return [seat for seat, one in self.state.seats.items() if one.kind == "automa"]

    @decides(
        "scy.automa.terms.enemy", "fen.multi.coop", "fen.multi.coop.enemy", "fen.multi.comp.enemy"
    )
    def enemies(self, seat: str) -> list[str]:
        """Point: against whom an Automa plays. Asked before it moves, before it attacks, and when
        a trap is stepped on, its own or one that it has come to.

        Cooperative: every human. Competitive: every other player.
        """
        return [
            other
            for other, one in self.state.seats.items()
            if other != seat and (one.kind == "human" or not self.state.cooperative)
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

    def skipped(self, what: str, seat: str, rule: str, *choices: Choice[str]) -> bool:
        """Say what does not happen and what led to that; the answer to "was it done?"."""
        why: Why = tuple(reason for choice in choices for reason in choice.why)
        self.tell(Skipped(what=what, seat=seat, rule=rule, why=why))
        return False
