"""A card of the rewards: what a seat is shown and asked, one after the other. A module is one."""

from typing import Any, Protocol

from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.fenris.screen import At


class Card(Protocol):
    """One card."""

    @property
    def TEMPLATE(self) -> str:  # noqa: N802
        """What it looks like: blocks of `scythe/fenris/rewards.html` as macros."""

    def show(self, at: At) -> dict[str, Any]:
        """What the template needs."""

    def perform(self, table: Table, act: str, form: dict[str, Any], by: str) -> bool:
        """Do what a button says; False where the card has no such button."""
