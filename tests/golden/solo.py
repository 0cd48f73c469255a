"""A solo game on each level: you advance, explore and conquer; the bots do the rest."""

from typing import Any

from tests.golden.scribe import Scribe
from thirdchair.tapestry.maps import board

CIVS = {
    1: ("engineers",),
    2: ("explorers",),
    3: ("scientists",),
    4: ("conquerors",),
    5: ("engineers",),
    6: ("conquerors", "scientists"),
}
INCOMES = (1, 7, 14, 22, 31)
"""In which rounds you take income instead of advancing."""
LIKES = ("military", "exploration", "technology", "military", "science", "exploration", "military")
"""Which tracks you advance on, round after round."""
LAST = 5
PIECES = {"automa": "A", "shadow": "S", "you": "Y"}


def play(level: int) -> str:
    """The whole game as text."""
    setup = {
        "game": "tapestry",
        "mode": "solo",
        "level": level,
        "civs": list(CIVS[level]),
        "seed": 1870 + level,
        "first": "bots" if level == 4 else "you",
    }
    scribe = Scribe(setup, table)
    for turn in range(1, INCOMES[-1] + 1):
        scribe.heading(f"Round {turn}")
        if scribe.view["first"] == "you":
            your_turn(scribe, turn)
            bots_turn(scribe)
        else:
            bots_turn(scribe)
            your_turn(scribe, turn)
    while scribe.view["era"]["bots"] < LAST:
        scribe.heading("You have finished, the bots go on")
        bots_turn(scribe)
    scribe.heading("The end")
    scribe.do("finish")
    # on level 3 it is a tie: then resources are asked too
    tie = scribe.view["vp"]["automa"]
    answer(scribe, tie if level == 3 else 200, 4)
    return scribe.text()


def bots_turn(scribe: Scribe) -> None:
    """The bots' whole turn; you have a trap in every third one."""
    if scribe.view["era"]["bots"] == LAST:
        return
    trap = scribe.view["turn"] % 3 == 0
    scribe.do("bots_turn", show=True)
    answer(scribe, "trap" if trap else "none", show=True)


def answer(scribe: Scribe, *answers: object, show: bool = False) -> None:
    """Answer what is asked, in this order; the last answer serves for all that follow."""
    rest = list(answers)
    while scribe.pending:
        scribe.send({"answer": rest[0] if len(rest) == 1 else rest.pop(0)}, show=show)


def your_turn(scribe: Scribe, turn: int) -> None:
    """Income where it is due, else an advance and what the map offers beside your territories."""
    if turn in INCOMES:
        scribe.do("income")
        return
    at = scribe.view["tracks"]["you"]
    wanted = [LIKES[(turn + step) % len(LIKES)] for step in range(len(LIKES))]
    track = next((one for one in wanted if at[one] < 12), None)
    if track is None:
        return
    scribe.do("advance", track=track)
    if track == "exploration":
        explore(scribe)
    if track == "military":
        conquer(scribe)


def explore(scribe: Scribe) -> None:
    """The first hex without a tile beside a territory of yours."""
    for at in beside_you(scribe.view):
        if str(at) not in scribe.view["hexes"]:
            scribe.do("explore", hex=at)
            return


def conquer(scribe: Scribe) -> None:
    """A territory of the Automa if there is one, else a free one; its second card is a trap."""
    hexes, open_ = scribe.view["hexes"], []
    for at in beside_you(scribe.view):
        tokens = hexes.get(str(at), {"tokens": [None, None]})["tokens"]
        if len(tokens) < 2 and "you" not in [token["who"] for token in tokens]:
            open_.append((not tokens, at))
    if open_ and scribe.view["outposts"]["you"]:
        scribe.do("conquer", hex=min(open_)[1])
        answer(scribe, "other", "trap")


def beside_you(view: dict[str, Any]) -> list[int]:
    """The hexes beside the territories that you control, in ascending order."""
    yours = [
        int(at)
        for at, hex_ in view["hexes"].items()
        if {"who": "you", "toppled": False} in hex_["tokens"]
    ]
    return sorted({beside for at in yours for beside in board().around[at]})


def table(view: dict[str, Any]) -> list[str]:
    """Tokens, the map (toppled outposts in small letters), landmarks and cards."""
    lines = []
    for seat, at in view["tracks"].items():
        heart = view["favorites"].get(seat)
        tokens = [f"{track} {space}{'*' * (track == heart)}" for track, space in at.items()]
        points = f", {view['vp'][seat]} points" if seat in view["vp"] else ""
        lines.append(f"{seat}: {', '.join(tokens)}{points}, {view['outposts'][seat]} outposts")
    lines.append("map: " + " ".join(_hex(at, one) for at, one in view["hexes"].items()))
    taken = [f"{mark} {owner}" for mark, owner in view["landmarks"].items() if owner]
    lines.append("landmarks: " + (", ".join(taken) or "none"))
    cards, tapestry = view["decision"], view["tapestry"]
    lines.append(
        f"cards: deck {cards['deck']}, progress {cards['progress']}, "
        f"discard {len(cards['discard'])}; "
        f"tapestry: beside the mat {tapestry['automa_hand']}, on it {tapestry['mat']}"
    )
    return lines


def _hex(at: str, hex_: dict[str, Any]) -> str:
    pieces = [
        PIECES[token["who"]].lower() if token["toppled"] else PIECES[token["who"]]
        for token in hex_["tokens"]
    ]
    return at + "".join(pieces)
