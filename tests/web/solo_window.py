"""A phone at a solo table, in a real browser. Every tap is counted."""

from collections.abc import Iterator
from itertools import count
from typing import Any

from playwright.sync_api import FloatRect

from tests.web.window import Window

SETUP = {
    "game": "tapestry",
    "mode": "solo",
    "level": 2,
    "civs": ["explorers"],
    "favorites": {"automa": "exploration", "shadow": "science"},
    "seed": 7,
}
ROUND = ("income", "exploration", "military", "science", "exploration", "technology")
"""What the person does by turns."""


class SoloWindow(Window):
    """One person with a phone at a solo table. Every tap is counted."""

    taps = 0
    hurried = False

    def hurry(self) -> None:
        """The moments in which a fresh page settles pass at once."""
        self.page.clock.install()
        self.hurried = True

    def sit(self, **setup: Any) -> None:
        """A table with a seed, and its page."""
        made = self.context.request.post("/api/tables", data={"new": {**SETUP, **setup}})
        self.page.goto(f"/tables/{made.json()['id']}")

    def say(self, **request: Any) -> dict[str, Any]:
        """A request of the contract."""
        answer: dict[str, Any] = self.context.request.post(f"/api{self.table}", data=request).json()
        assert answer["ok"], answer
        return answer

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.context.request.get(f"/api{self.table}").json()["view"]
        return view

    def tap(self, button: str) -> None:
        """A thumb on a button that is on the screen; what still settles is waited for."""
        if self.hurried:
            self.page.clock.fast_forward(1000)
        super().tap(button)
        self.taps += 1

    def shows(self, button: str) -> bool:
        return self.page.locator(f"#{button}").is_visible()

    def own_turn(self, move: str) -> tuple[int, bool]:
        """Advance or income, then the bots: how many taps, and was the map needed?"""
        before = self.taps
        on_screen = self.page.locator(f"#move-{move}").bounding_box()
        assert on_screen is not None
        assert on_screen["y"] + on_screen["height"] <= self.height
        self.tap(f"move-{move}")
        wanted = self.page.locator(".map-say.due")
        needed = wanted.is_visible()
        if needed:
            self.tap_on_map()
        self.tap("bots-turn")
        return self.taps - before, needed

    def tap_on_map(self) -> None:
        """A hex with a ring that is nobody's; it is on the screen without scrolling."""
        for spot in self.page.locator("button.spot.can").all():
            lies_there = str(spot.get_attribute("aria-label")).rpartition(": ")[2]
            if "Automa" not in lies_there:
                box = spot.bounding_box()
                assert box is not None
                assert 50 < box["y"] < box["y"] + box["height"] < self.height
                assert not self.under_the_bar(box)
                self.tap(str(spot.get_attribute("id")))
                return

    def under_the_bar(self, box: FloatRect) -> bool:
        """Would a thumb hit the bar instead?"""
        bar = self.page.locator(".bar").bounding_box()
        assert bar is not None
        beside = box["x"] >= bar["x"] + bar["width"] or box["x"] + box["width"] <= bar["x"]
        return not beside and box["y"] + box["height"] > bar["y"]

    def settle_questions(self) -> None:
        """Whatever the bots' turn asks: no trap, and the first card or track that is open."""
        while self.page.locator(".question").count():
            self.tap(str(self.page.locator(".keypad button:enabled").first.get_attribute("id")))

    def play(self) -> Iterator[tuple[int, bool]]:
        """Turn after turn until only the result is left."""
        for turn in count():
            if self.shows("finish"):
                return
            if self.shows("bots-turn"):  # you have ended your game before the bots
                self.tap("bots-turn")
            else:
                move = ROUND[turn % len(ROUND)]
                if not self.page.locator(f"#move-{move}").is_enabled():
                    move = "technology"
                yield self.own_turn(move)
            self.settle_questions()
