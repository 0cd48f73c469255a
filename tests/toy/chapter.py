"""What every chapter of the rules has at hand."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from tests.toy.content import Material
from tests.toy.state import SeasonState, State
from thirdchair.kit.flow import Event
from thirdchair.kit.game import Ruled
from thirdchair.kit.readers import Locked, Reader
from thirdchair.kit.refusals import bad_input

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Chapter(Generic[S]):
    """Rules at work: they change `state` and tell what happened."""

    def __init__(self, material: Material, state: S, events: list[Event]) -> None:
        self.material = material
        self.state: S = state
        self.events = events

    def tell(self, event: Event) -> None:
        """It happened."""
        self.events.append(event)

    def ruled(self, key: str) -> Ruled:
        """How this table decides an open point."""
        return self.state.rulings.get(key, self.material.rulings[key].default)

    def check_seat(self, seat: str) -> None:
        """Refuse who does not play here."""
        if seat not in self.state.seats:
            options = list(self.state.seats)
            raise bad_input("unknown-seat", where="do.seat", value=seat, options=options)


class SeasonChapter(Chapter[SeasonState]):
    """A chapter of the season: some of what it names is not known yet."""

    @property
    def reader(self) -> Reader:
        """The people at this table: they know what the season has revealed."""
        return Reader(keys=frozenset(self.state.keys))

    def known(self, name: str, things: Mapping[str, Locked], where: str) -> None:
        """Refuse a name that nobody knows here; whether there is such a thing does not matter."""
        if not self.reader.knows(name, things):
            options = self.reader.shown(things)
            raise bad_input("not-an-option", where=where, answer=name, options=options)

    def by_seat(self, chosen: Mapping[str, T]) -> dict[str, T]:
        """In one order, whoever chose first: two free choices lead to the same table."""
        return {seat: chosen[seat] for seat in self.state.seats if seat in chosen}

    def unlock(self, *keys: str | None) -> None:
        """From here on everybody at this table knows of it."""
        found = {*self.state.keys, *(key for key in keys if key is not None)}
        self.state.keys = sorted(found)
        # What can be decided from now on is decided by default, until somebody decides otherwise.
        for ruling in self.reader.told(self.material.rulings.values()):
            self.state.rulings.setdefault(ruling.key, ruling.default)
