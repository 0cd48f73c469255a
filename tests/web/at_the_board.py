"""Somebody at a Scythe table with a browser that runs no script."""

import re
from typing import Any

from tests.web.alone import Alone
from tests.web.reading import Reading

SETUP: dict[str, Any] = {
    "game": "scythe",
    "mode": "automa",
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "engineering"},
        {"kind": "automa", "faction": "crimea"},
    ],
    "combat": "app",
    "abilities": "off",
    "seed": 3,
}


class AtTheBoard(Alone):
    """One person at a table of Scythe; `path` is the table."""

    def table(self, **setup: Any) -> str:
        """A table through the API, with a seed, and its page."""
        made = self.client.post("/api/tables", json={"new": {**SETUP, **setup}}).json()
        assert made["ok"], made
        self.path = f"/tables/{made['id']}"
        self.open(self.path)
        return self.path

    def tap(self, act: str, **fields: Any) -> Reading:
        """A button of the page. Whoever has entered nothing says first that the turn is over."""
        if act.startswith("automa_turn") and "turn-done" in self.page.ids:
            self.follow("turn-done")
        return super().tap(act, **fields)

    def place(self, seat: str, unit: str, at: str, n: int = 1) -> None:
        """Pieces from the mat, as a situation needs them."""
        self.say(do="place", seat=seat, unit=unit, at=at, n=n)

    def touch(self, place: str) -> None:
        """A tap on a place of the board."""
        self.follow(f"at-{place.replace(':', '-')}")

    def follow(self, link: str) -> None:
        """A tap on a link."""
        self.open(str(self.page.attributes[link]["href"]))

    def why(self, number: int) -> str:
        """The way to the reasons of a line of the card."""
        return next(one for one in self.page.ids if re.fullmatch(rf"why-\d+-{number}", one))

    def label(self, place: str) -> str:
        """What a place of the board says."""
        return str(self.page.attributes[f"at-{place.replace(':', '-')}"]["aria-label"])

    def at(self, seat: str, unit: str) -> dict[str, int]:
        """Where the units of a kind stand."""
        units = self.view["units"]
        found = [one for one in units if (one["seat"], one["unit"]) == (seat, unit)]
        return {one["at"]: one["n"] for one in found}
