"""`thirdchair script --save NAME`: the same conversation with a saved table."""

from typing import Any

from thirdchair.contract import Session, apply
from thirdchair.kit.game import Games
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store, checked_name
from thirdchair.words import Voices


class SavingSession(Session):
    """Goes on with the table of this name, or makes it.

    What is answered is stored by then, but for a set-up that still asks: until it is complete the
    table before it stands.
    """

    def __init__(self, games: Games, voices: Voices, name: str) -> None:
        super().__init__(games, voices)
        self.name = checked_name(name)
        self.house = Store(games).of(HOME)
        self.id = next((one.id for one in self.house.tables() if one.name == self.name), None)
        if self.id is not None:
            self.table = self.house.load(self.id).table

    def _apply(self, table: Table, key: str, request: dict[str, Any]) -> list[dict[str, Any]]:
        if table is self.coming or self.id is None or key == "view":
            return super()._apply(table, key, request)
        events: list[dict[str, Any]] = []

        def act(stored: Table) -> None:
            stored.speaker = table.speaker
            events.extend(apply(stored, key, request))

        saved = self.house.change(self.id, act)
        self.table = saved.table
        return events

    def _settle(self) -> None:
        """A set-up that is complete replaces the stored table of this name."""
        if self.coming is not None and self.coming.ready:
            self.id = self.house.create(self.name, self.coming, replaces=self.id).id
        super()._settle()
