"""Seeded turns of the bots in every mode of Tapestry, one after the other, through the API."""

import random
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import httpx

from tests.web.played import made

FIRST_HEXES = 35
SOLO: dict[str, Any] = {"game": "tapestry", "mode": "solo"}
ALL = ["PP", "AA", "FF"]
WAYS: dict[str, list[dict[str, Any]]] = {
    "solo": [
        {**SOLO, "level": 2},
        {**SOLO, "level": 3, "expansions": ALL, "arts": "military", "double_strike": True},
        {**SOLO, "level": 1},
        {**SOLO, "level": 4, "expansions": ["PP"]},
        {**SOLO, "level": 5, "expansions": ["PP", "AA"], "arts": "science"},
        {**SOLO, "level": 6, "expansions": ALL, "arts": "technology"},
    ],
    "duel": [{"game": "tapestry", "mode": "duel", "players": ["Annegret", "Benedikt"]}],
    "atlantis": [
        {"game": "tapestry", "mode": "atlantis", "scenario": number, "level": level}
        for number, level in ((1, 2), (2, 3), (3, 1), (4, 4), (5, 6))
    ],
    "kaiju": [
        {"game": "tapestry", "mode": "kaiju", "scenario": number, "level": level}
        for number, level in ((1, 2), (2, 3), (1, 5))
    ],
}
"""Every mode, on several levels and with expansions."""


class Playing:
    """One table that somebody plays with a seed: turns that are allowed, without a plan."""

    def __init__(self, client: httpx.Client, setup: dict[str, Any], seed: int) -> None:
        self.client = client
        self.chance = random.Random(seed)
        self.path = made(client, setup, seed=seed)
        self.settle(client.get(f"/api{self.path}").json())

    def settle(self, answer: dict[str, Any]) -> None:
        """Answer whatever is asked: as proposed, else by chance."""
        while question := answer["pending"]:
            said = question.get("proposal")
            if said is None:
                said = self.chance.choice(question.get("options") or [question.get("min", 0)])
            answer = self._say(answer=said)
            assert answer["ok"], answer

    def try_(self, **command: Any) -> bool:
        answer = self._say(**command)
        if answer["ok"]:
            self.settle(answer)
        return bool(answer["ok"])

    def _say(self, **request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self.client.post(f"/api{self.path}", json=request).json()
        return answer

    def people_move(self, seats: Sequence[str]) -> None:
        """Everybody takes a turn; alone one may also act on the map."""
        view = self.client.get(f"/api{self.path}").json()["view"]
        for seat in seats:
            who = {"who": seat} if len(seats) > 1 else {}
            tracks = self.chance.sample(list(view["tracks"][seat]), k=len(view["tracks"][seat]))
            moves = [{"do": "advance", "track": track, **who} for track in tracks]
            if not view["era"].get(seat) or self.chance.random() < 0.15:
                moves.insert(0, {"do": "income", **who})
            any(self.try_(**move) for move in moves)
        if len(seats) == 1 and self.chance.random() < 0.4:
            act = self.chance.choice(["explore", "conquer"])
            self.try_(do=act, hex=self.chance.randrange(FIRST_HEXES))

    def turns(self) -> Iterator[str]:
        """The path of the table after each turn of the bots, until they stop."""
        seats = ("p1", "p2") if "/duel" in self.mode else ("you",)
        while True:
            self.people_move(seats)
            if not self.try_(do="bots_turn"):
                return
            yield self.path

    @property
    def mode(self) -> str:
        return f"/{self.client.get(f'/api{self.path}').json()['view']['mode']}"


def bots_turns(client: httpx.Client, mode: str) -> Iterator[str]:
    """Turn after turn, table after table, without an end."""
    for seed in count(1):
        ways = WAYS[mode]
        yield from Playing(client, ways[(seed - 1) % len(ways)], seed).turns()
