"""Games against the Horde: two who win by their tiles, and one alone who runs out of time."""

from collections.abc import Callable
from typing import Any

from tests.golden.scribe import Scribe

TILE = ("NE", "E", "SE", "SW", "W", "NW")
"""1 points to the upper right, and so on clockwise."""
BOLD = 7
"""So much is dialed while there is so much."""
HIGHEST = 5
"""Of the combat cards the best."""


def setup(*people: tuple[str, str, str], **more: Any) -> dict[str, Any]:
    seats = [
        {"kind": "human", "name": name, "faction": faction, "mat": mat}
        for name, faction, mat in people
    ]
    asked = {"faction": "fenris", "board": "ask", "combat": "app", "abilities": "off"}
    return {"game": "scythe", "mode": "horde", "seats": seats, **asked, **more}


ANA, BEN = ("Ana", "nordic", "industrial"), ("Ben", "saxony", "engineering")


def games() -> dict[str, Callable[[], str]]:
    return {"horde-two": play_two, "horde-alone": play_alone}


def drawn(view: dict[str, Any]) -> list[str]:
    horde = view["horde"]
    figures = [f"{name} {one['at']}" for name, one in view["actors"].items() if one["at"]]
    return [
        f"clock {horde['popularity']}, stars {horde['stars']}, strength {horde['strength']}",
        "stands: " + ", ".join(figures),
        "tiles without a star: " + ", ".join(horde["bare"]),
    ]


def answered(game: Scribe, met: dict[str, int], *, everywhere: bool = False) -> None:
    """Whatever is asked: arrows from the tile, who stands where they come, bold dials and cards."""
    while (question := game.pending) is not None:
        about = question.get("about", "")
        if about.startswith("horde_face_"):
            answer: Any = TILE[int(about[-1]) - 1]
        elif question["ask"] == "places":
            places = question["options"] if everywhere else question["options"][:1]
            answer = dict.fromkeys(places, met) if met else {}
        elif question["ask"] == "number":
            bold = {"combat_power": BOLD, "combat_cards": HIGHEST}.get(about, question["min"])
            answer = min(bold, question["max"])
        else:
            answer = question["options"][0]
        game.send({"answer": answer})


def attack(game: Scribe, seat: str, figure: str) -> None:
    at = game.view["actors"][figure]["at"]
    game.do("gain", seat=seat, what="power", n=16 - game.view["seats"][seat]["power"])
    game.do("move", seat=seat, moves=[{"unit": "mech", "to": at}])
    answered(game, {})


def horde(game: Scribe, everywhere: bool = False, **met: int) -> None:
    """Its turn; `met`: the pieces where it comes to, as in `s1_worker`."""
    game.heading(f"The Horde, turn {game.view['turn'] + 1}")
    game.do("actor_turn", actor="horde", show=True)
    named = {piece.replace("_", "."): n for piece, n in met.items()}
    answered(game, named, everywhere=everywhere)


def play_two() -> str:
    """Two attacks, workers who are driven home, a defence of both, and a star on every tile."""
    game = Scribe(setup(ANA, BEN, seed=7), drawn)
    for _ in range(5):
        horde(game)
    game.heading("Two attacks")
    attack(game, "s1", "horde_mech_1")
    attack(game, "s2", "horde_mech_3")
    horde(game, everywhere=True, s1_worker=1, s2_worker=1)
    horde(game, s1_mech=1, s2_mech=1)
    game.heading("Stars")
    while not game.view["over"]:
        stars = {seat: sum(one["stars"].values()) for seat, one in game.view["seats"].items()}
        seat = min(stars, key=lambda one: stars[one])
        game.do("star", seat=seat, triumph=game.view["horde"]["bare"][0])
    return game.text()


def play_alone() -> str:
    """The harder game: workers move the clock, and it runs out."""
    game = Scribe(setup(ANA, seed=11, harder=True), drawn)
    while not game.view["over"]:
        horde(game, s1_worker=2)
    return game.text()
