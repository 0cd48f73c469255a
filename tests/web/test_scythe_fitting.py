"""Counted on a phone in German: the whole card of an Automa's turn fits above the bar."""

from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from tests.web.fitting import counted, share, worst
from tests.web.house import House
from tests.web.played import SCYTHE
from tests.web.window import Window

pytestmark = [pytest.mark.browser, pytest.mark.journey]

TURNS = 200
SEATS = {
    "alone": [
        {"name": "Kim", "kind": "human", "faction": "polania", "mat": "militant"},
        {"kind": "automa", "faction": "saxony", "level": "automa"},
    ],
    "four": SCYTHE["seats"],
}


class Player:
    """Plays tables one after the other: Automas take their turns, people wander and fight."""

    def __init__(self, client: httpx.Client, way: bool | str, seats: list[dict[str, Any]]) -> None:
        self.client = client
        self.way, self.seats = way, seats
        self.chance = Random(f"{way}")
        self.path = ""

    def paths(self) -> Iterator[str]:
        """A table after each turn of an Automa."""
        seed = 0
        while True:
            seed += 1
            setup = {**SCYTHE, "seats": self.seats, "seed": seed, "board": self.way}
            made = self.client.post("/api/tables", json={"new": setup}).json()
            self.path = f"/tables/{made['id']}"
            yield from self.game()

    def game(self) -> Iterator[str]:
        for _ in range(40):
            for number, seat in enumerate(self.seats, start=1):
                if seat["kind"] == "human":
                    if self.way is True:
                        self.wander(f"s{number}")
                    continue
                if not self.do(do="automa_turn", seat=f"s{number}"):
                    return
                yield self.path

    def do(self, **request: Any) -> bool:
        """A request, and every question that it asks; False if it is refused."""
        answer = self.client.post(f"/api{self.path}", json=request).json()
        while answer.get("pending"):
            asked = answer["pending"]
            said = {"answer": self.said(asked), "anyway": True}
            answer = self.client.post(f"/api{self.path}", json=said).json()
            assert answer["ok"], answer
        return bool(answer["ok"])

    def said(self, asked: dict[str, Any]) -> Any:
        match asked["ask"]:
            case "places":
                return {}
            case "number":
                return self.chance.choice([asked["min"], asked["max"]])
        return self.chance.choice(asked["options"])

    def wander(self, seat: str) -> None:
        """A mech or the character goes somewhere near the middle; now and then a mech comes."""
        place = f"r{self.chance.randint(3, 6)}c{self.chance.randint(2, 6)}"
        view = self.client.get(f"/api{self.path}").json()["view"]
        units = [one for one in view["units"] if one["seat"] == seat]
        movers = [one for one in units if one["unit"] in ("mech", "character")]
        if movers:
            one = self.chance.choice(movers)
            step = {"unit": one["unit"], "from": one["at"], "to": place}
            self.do(do="move", seat=seat, moves=[step])
        self.do(do="place", seat=seat, unit="mech", at=place)
        if sum(one["n"] for one in units if one["unit"] == "mech") >= 3:
            self.do(do="star", seat=seat, triumph="mechs")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("way", [True, "ask", False], ids=["tracked", "asked", "cards"])
def test_nine_of_ten_turns_fit_above_the_bar(
    chromium: Any, house: House, way: bool | str, seats: str
) -> None:
    with Window(chromium, house, "de") as window, house.client(language="de") as client:
        player = Player(client, way, SEATS[seats])
        cards = counted(window.page, player.paths(), TURNS)
        assert len(cards) == TURNS
        assert share(cards) >= 0.9, f"{share(cards):.1%}\n{worst(cards)}"
        if way is True:
            assert any(card.steps > 5 for card in cards), "people are attacked now and then"
