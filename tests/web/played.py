"""Tables that are made and played through the API, so that a test starts where it needs to."""

from typing import Any

import httpx

DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "favorite": "technology"}
SOLO = {
    "game": "tapestry",
    "mode": "solo",
    "level": 2,
    "civs": ["engineers"],
    "favorites": {"automa": "technology", "shadow": "science"},
    "seed": 5,
}
SCYTHE: dict[str, Any] = {
    "game": "scythe",
    "mode": "automa",
    "seats": [
        {"name": "Ana", "kind": "human", "faction": "nordic", "mat": "industrial"},
        {"name": "Ben", "kind": "human", "faction": "crimea", "mat": "militant"},
        {"kind": "automa", "faction": "saxony", "level": "automa"},
        {"kind": "automa", "faction": "togawa", "level": "automa"},
    ],
    "combat": "app",
    "abilities": "off",
    "seed": 7,
}
FENRIS: dict[str, Any] = {
    "game": "scythe",
    "mode": "fenris",
    "seats": [
        {"name": "Ana", "kind": "human", "faction": "nordic"},
        {"kind": "automa", "faction": "saxony"},
    ],
    "seed": 7,
}


def made(client: httpx.Client, setup: dict[str, Any], **fields: Any) -> str:
    """The path of a new table."""
    answer = client.post("/api/tables", json={"new": {**setup, **fields}}).json()
    assert answer["ok"], answer
    return f"/tables/{answer['id']}"


def done(client: httpx.Client, path: str, /, **request: Any) -> dict[str, Any]:
    """A request of the contract that is taken."""
    answer: dict[str, Any] = client.post(f"/api{path}", json=request).json()
    assert answer["ok"], answer
    return answer


def finished(client: httpx.Client, setup: dict[str, Any], *points: int, **fields: Any) -> str:
    """A game that ends at once, with these points; the Automa's are entered before."""
    path = made(client, setup, **fields)
    if setup["mode"] == "solo":
        yours, automa = points
        done(client, path, do="vp", who="automa", add=automa)
        points = (yours,)
    done(client, path, do="finish")
    for one in points:
        done(client, path, answer=one)
    return path
