"""One person at a solo table, with a browser that runs no script, and situations to look at."""

from typing import Any

from tests.web.reading import Person, Reading

SETUP = {
    "game": "tapestry",
    "mode": "solo",
    "level": 2,
    "civs": ["engineers"],
    "favorites": {"automa": "technology", "shadow": "science"},
    "seed": 5,
}


class Alone(Person):
    """One person at a solo table; `path` is the table."""

    path = ""

    def table(self, **setup: Any) -> str:
        """A table through the API, with a seed."""
        made = self.client.post("/api/tables", json={"new": {**SETUP, **setup}}).json()
        assert made["ok"], made
        self.path = f"/tables/{made['id']}"
        return self.path

    def say(self, **request: Any) -> dict[str, Any]:
        """A request of the contract."""
        answer: dict[str, Any] = self.client.post(f"/api{self.path}", json=request).json()
        assert answer["ok"], answer
        return answer

    def tap(self, act: str, **fields: Any) -> Reading:
        """A button of the page; on a hex that is not next to yours, the one of its own page."""
        if act.startswith("hex ") and act not in self.acts:
            place = act.removeprefix("hex ")
            assert f"{self.path}/hex/{place}" in self.page.links
            self.open(f"{self.path}/hex/{place}")
            act = next(one for one in self.acts if one.split()[0] in ("explore", "conquer"))
        return super().tap(act, **fields)

    def correct(self, path: str, value: Any) -> None:
        self.say(do="correct", path=path, value=value)

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.client.get(f"/api{self.path}").json()["view"]
        return view

    @property
    def acts(self) -> list[str]:
        """What the buttons of the page do."""
        return [value for form in self.page.forms for name, value in form.buttons if name == "act"]


def explore_at_distance_five(me: Alone, **setup: Any) -> None:
    """The Automa enters exploration 2. It may explore 18, 19 and 29, which are 5, 3 and 4 away."""
    me.table(chance="table", **setup)
    me.say(answer=9)  # joins the decision deck
    for path, value in (
        ("era.bots", 1),
        ("tracks.automa.exploration", 1),
        ("favorites.automa", "exploration"),
    ):
        me.correct(path, value)
    me.open(me.path)
    me.tap("advance science")
    me.tap("bots_turn")
    me.tap("answer 1")  # the flag: exploration is nearest to its end
    me.tap("answer 2")


def attack_on_the_island(me: Alone) -> None:
    """You hold the middle island with one outpost; the Automa stands beside it and conquers."""
    me.table(chance="table")
    me.say(answer=9)
    you, automa = {"who": "you"}, {"who": "automa"}
    for path, value in (
        ("era.bots", 1),
        ("hexes.16", {"tile": True, "tokens": [you]}),
        ("hexes.19", {"tile": True, "tokens": [automa]}),
    ):
        me.correct(path, value)
    for track in ("exploration", "science", "technology"):
        me.correct(f"tracks.automa.{track}", 12)
    me.open(me.path)
    for act in ("income", "bots_turn", "answer 3", "answer 2"):
        me.tap(act)
