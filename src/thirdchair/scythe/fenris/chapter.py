"""What every chapter of the campaign stands on."""

from collections.abc import Mapping
from typing import TypeVar

from thirdchair.kit.flow import Event
from thirdchair.kit.game import Ruled
from thirdchair.kit.readers import Locked, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.content import Faction, all_rulings
from thirdchair.scythe.fenris import content
from thirdchair.scythe.fenris.ruling import write_down
from thirdchair.scythe.fenris.state import FenrisState, Sheet
from thirdchair.scythe.material import Material

T = TypeVar("T")
OLD_MAT = "fenris.a35"
"""What becomes of a mat that somebody left for a faction out of a box, and of its home base."""


class CampaignChapter:
    """A part of the campaign's rules at work on one campaign. `material` is that of its games."""

    def __init__(self, state: FenrisState, events: list[Event], material: Material) -> None:
        self.state = state
        self.events = events
        self.material = material
        self.printed = content.sheet()

    def tell(self, event: Event) -> None:
        """Say what happened."""
        self.events.append(event)

    # Seats

    @property
    def humans(self) -> list[str]:
        """The seats of people who are in the campaign."""
        return [seat for seat, one in self._staying if one.kind == "human"]

    @property
    def automas(self) -> list[str]:
        """The seats of Automas that are in the campaign."""
        return [seat for seat, one in self._staying if one.kind == "automa"]

    @property
    def _staying(self) -> list[tuple[str, Sheet]]:
        sheets = self.state.sheets.items()
        return [(seat, one) for seat, one in sheets if one.presence != "left"]

    @property
    def playing(self) -> list[str]:
        """The seats of tonight's game, in the order of play."""
        return [] if self.state.tonight is None else list(self.state.tonight.seats)

    def sheet_of(self, seat: str, seats: list[str] | None = None, where: str = "do.seat") -> Sheet:
        """Refuse a seat that cannot do this here."""
        options = list(self.state.sheets) if seats is None else seats
        if seat not in options:
            raise bad_input("unknown-seat", where=where, value=seat, options=options)
        return self.state.sheets[seat]

    def by_seat(self, chosen: Mapping[str, T]) -> dict[str, T]:
        """In one order, whoever chose first: two free choices lead to the same table."""
        return {seat: chosen[seat] for seat in self.state.sheets if seat in chosen}

    # Points that the books leave open

    def ruling(self, key: str) -> Ruled:
        """How this campaign decides a point that the books leave open, as in `fenris.a35`.

        Nobody is asked before the rule is reached: the book on the table decides until then.
        """
        ruled = self.state.rulings.get(key)
        return all_rulings()[key].by_book(self.state.book) if ruled is None else ruled

    @property
    def aside(self) -> list[str]:
        """Factions whose mats lie aside, so that nobody may take them."""
        return self.state.reserved if self.ruling(OLD_MAT) == "reserved" else []

    # What the campaign has shown

    @property
    def reader(self) -> Reader:
        """The people at this table: they know what the campaign has revealed."""
        return Reader(keys=frozenset(self.state.keys))

    @decides("fen.campaign.modules.reveal")
    def unlock(self, *keys: str | None) -> None:
        """From here on everybody at this table knows of it."""
        found = {*self.state.keys, *(key for key in keys if key is not None)}
        self.state.keys = sorted(found)
        write_down(self.state)

    @property
    def factions(self) -> dict[str, Faction]:
        """The factions that the campaign has introduced by now."""
        known = self.reader.shown(self.material.factions)
        return {name: self.material.factions[name] for name in known}

    def known(self, name: str, things: Mapping[str, Locked], text: str, where: str) -> None:
        """Refuse a name that nobody knows here; whether there is such a thing does not matter."""
        if not self.reader.knows(name, things):
            raise bad_input(text, where=where, value=name, options=self.reader.shown(things))
