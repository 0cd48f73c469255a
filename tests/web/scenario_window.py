"""A phone at the table of a scenario, in a real browser."""

from typing import Any

from tests.web.scenario_alone import GOALS
from tests.web.solo_window import SoloWindow


class ScenarioWindow(SoloWindow):
    """One person with a phone at a scenario."""

    def begin(self, mode: str, number: int, level: int = 2, **fields: str) -> None:
        """From the form of a new game to the table, as people do it; you begin."""
        page = self.page
        page.goto(f"/new?mode={mode}&first=you")
        page.check(f"[name=scenario][value='{number}']")
        self.start(level, **fields)

    def start(self, level: int = 2, **fields: str) -> None:
        """The form is open: level and more, then past the checklist."""
        page = self.page
        page.check(f"[name=level][value='{level}']")
        for field, value in fields.items():
            page.check(f"[name={field}][value={value}]")
        page.click("form.sheet button.primary")
        page.click(".onward a")
        page.wait_for_selector(".bar")

    def sit_at(self, mode: str, number: int, **setup: Any) -> None:
        """A table through the API, its set-up answered, and its page."""
        fields = {"game": "tapestry", "mode": mode, "scenario": number, "seed": 3, **setup}
        made = self.context.request.post("/api/tables", data={"new": fields}).json()
        self.page.goto(f"/tables/{made['id']}")
        self.settle(made)
        self.page.reload()

    def settle(self, answer: dict[str, Any], **said: Any) -> None:
        """Answer what is open through the API, as usual."""
        while question := answer["pending"]:
            usual = question.get("proposal")
            if usual is None:
                usual = question["options"][0] if "options" in question else question["min"]
            answer = self.say(answer=said.get(question.get("about"), usual))

    def settle_now(self) -> None:
        self.settle(self.context.request.get(f"/api{self.table}").json())

    def rest_of_the_game(self) -> None:
        """The bots play on to their end, through the API."""
        while self.view["era"]["bots"] < 5:
            self.settle(self.say(do="bots_turn"))
        self.page.goto(self.table)

    def finished(self, *, won: bool) -> None:
        """The result, through the API."""
        view = self.view
        if won and view["mode"] == "atlantis" and view["scenario"]["number"] == 2:
            for at in (27, 28):
                there = {"tile": True, "tokens": [{"who": "you", "toppled": False}]}
                self.say(do="correct", path=f"hexes.{at}", value=there)
        self.settle(self.say(do="finish"), **({"vp": 400, **GOALS} if won else {"vp": 0}))
