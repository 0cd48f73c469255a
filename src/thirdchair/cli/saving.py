"""`thirdchair script --save NAME`: the same conversation with a saved table."""

from typing import Any

from thirdchair.contract import Session, answered, apply
from thirdchair.kit.game import Games
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store, checked_name
from thirdchair.words import Voices


class SavingSession(Session):
    """Goes on with the table of this name, or makes it.

    What is answered is stored by then. Only where a table stands already, it stands until the
    set-up of a new one is complete.
    """

    def __init__(self, games: Games, voices: Voices, name: str) -> None:
        super().__init__(games, voices)
        self.name = checked_name(name)
        self.house = Store(games).of(HOME)
        self.id = next((one.id for one in self.house.tables() if one.name == self.name), None)
        if self.id is not None:
            self.table = self.house.load(self.id).table

    def _apply(self, table: Table, key: str, request: dict[str, Any]) -> dict[str, Any]:
        if table is self.coming or self.id is None or key == "view":
            return super()._apply(table, key, request)
        answer: dict[str, Any] = {}

        def act(stored: Table) -> None:
            stored.speaker = table.speaker
            answer.update(answered(self.voices, stored, apply(stored, key, request)))

        self.table = self.house.change(self.id, act).table
        return answer

    def _settle(self) -> None:
        """What is set up replaces the stored table of this name, or what was to become one."""
        if self.coming is None:
            return
        if self.coming.ready or self.table is None or not self.table.ready:
            self.id = self.house.create(self.name, self.coming, replaces=self.id).id
            self.table, self.coming = self.coming, None
