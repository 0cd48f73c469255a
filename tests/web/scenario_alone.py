"""One person at the table of a scenario, with a browser that runs no script."""

from typing import Any

from tests.web.alone import Alone

GOALS = {"full_building_types": 2, "prediction_vp": 30}


class AtScenario(Alone):
    """One person at a scenario."""

    def scenario(self, mode: str, number: int, **setup: Any) -> str:
        """A table through the API; what its set-up asks is answered with what is proposed."""
        fields = {"game": "tapestry", "mode": mode, "scenario": number, "seed": 3, **setup}
        made = self.client.post("/api/tables", json={"new": fields}).json()
        assert made["ok"], made
        self.path = f"/tables/{made['id']}"
        self.settle(made)
        return self.path

    def settle(self, answer: dict[str, Any], **said: Any) -> dict[str, Any]:
        """Answer what is open: by name, else with the proposal, else with the first option."""
        while question := answer["pending"]:
            usual = question.get("proposal")
            if usual is None:
                usual = question["options"][0] if "options" in question else question["min"]
            answer = self.say(answer=said.get(question.get("about"), usual))
        return answer

    def play(self, *commands: dict[str, Any]) -> None:
        """Commands one after the other, all questions answered as usual."""
        for command in commands:
            self.settle(self.say(**command))

    def status(self, path: str = "") -> int:
        return self.client.get(self.path + path).status_code


BOTS = {"do": "bots_turn"}
INCOME = {"do": "income"}


def advance(track: str) -> dict[str, Any]:
    return {"do": "advance", "track": track}
