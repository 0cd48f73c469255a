"""Sixty turns of the Shadow Empire, with two humans who advance in between."""

from typing import Any

from tests.golden.scribe import Scribe

SETUP = {
    "game": "tapestry",
    "mode": "duel",
    "players": ["Ana", "Bert"],
    "seed": 2005,
}
TURNS = 60
INCOMES = {"p1": (1, 13, 25, 38, 52), "p2": (2, 14, 27, 41, 61)}
"""In which rounds the humans take income instead of advancing."""
LIKES = {
    "p1": ("science", "science", "exploration", "science", "technology", "military"),
    "p2": ("military", "technology", "military", "science", "military", "exploration"),
}
"""Which tracks the humans advance on, round after round."""
OTHER_ORDER = 12
"""After this round the table reads step 1 as the English sheet prints it."""


def play() -> str:
    """The whole game as text."""
    scribe = Scribe(SETUP, table)
    for turn in range(1, TURNS + 1):
        scribe.heading(f"Round {turn}")
        for human in ("p1", "p2"):
            human_turn(scribe, human, turn)
        scribe.do("bots_turn", show=True)
        if turn == OTHER_ORDER:
            path = "rulings.shadow2p.empty_deck_order"
            scribe.do("correct", path=path, value="shuffle_first")
    scribe.heading("The end")
    human_turn(scribe, "p2", TURNS + 1)
    scribe.do("finish")
    for answer in (187, 187, 3, 5):
        scribe.send({"answer": answer})
    return scribe.text()


def human_turn(scribe: Scribe, human: str, turn: int) -> None:
    """An income turn where one is due, else an advance on the next track that has room."""
    if turn in INCOMES[human]:
        scribe.do("income", who=human)
        return
    at = scribe.view["tracks"][human]
    if scribe.view["era"][human] == len(INCOMES[human]) or min(at.values()) == 12:
        return
    likes = LIKES[human]
    wanted = [likes[(turn + step) % len(likes)] for step in range(len(likes))]
    scribe.do("advance", who=human, track=next(track for track in wanted if at[track] < 12))


def table(view: dict[str, Any]) -> list[str]:
    """The tracks with their tokens, the free landmarks, and the cards that were played."""
    seats = list(view["tracks"])
    lines = [f"{'':12}" + "".join(f"{seat:>7}" for seat in seats) + "  free landmarks"]
    for track in view["tracks"]["shadow"]:
        heart = "*" if view["favorites"]["shadow"] == track else " "
        at = "".join(f"{view['tracks'][seat][track]:7}" for seat in seats)
        free = [
            name.partition(":")[2]
            for name, owner in view["landmarks"].items()
            if owner is None and name.startswith(f"{track}:")
        ]
        lines.append(f"{heart}{track:11}{at}  {' '.join(free)}")
    lines.append("played: " + " ".join(str(card) for card in view["decision"]["discard"]))
    return [line.rstrip() for line in lines]
