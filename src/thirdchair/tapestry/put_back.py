"""After the game: what goes back where, read off the last table. Its words are `back-…`."""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from thirdchair.kit.game import BaseSetup
from thirdchair.tapestry import content
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.packs import ARTS
from thirdchair.tapestry.setup.steps import Step, named

View = Mapping[str, Any]

PEOPLE = ("p1", "p2", "you", "you2")
"""Their tokens are packed as after any game."""
INCOME_CARDS = ("step-income-card", "step-arts-income-card")
OF_CARDS = "card:"
"""How the ids of landmarks begin that landmark cards bring."""
REMOVED = "step-remove-"
"""How the messages of steps begin that take something out of the box."""


class Back(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to put back: `what` with ids and counts; `part` is the part of the table it
    comes from: `cards`, `tracks`, `map`, `box`, or `scenario`: what only tonight's scenario needed,
    out of a sorted box too."""

    part: str
    what: str
    key: str = ""
    """What tells it from others of its kind, for a tick."""
    args: dict[str, Any] = {}

    @property
    def id(self) -> str:
        return f"{self.what}-{self.key}" if self.key else self.what


def of_scenario(what: str, key: str = "", **args: Any) -> Back:
    """What only tonight's scenario removed or added."""
    return Back(part="scenario", what=what, key=key, args=args)


def put_back(
    setup: BaseSetup, view: View, steps: list[Step], ticked: Container[str] = ()
) -> list[Back]:
    """All that a game brought to the table, part by part; a scenario has more to add.

    `steps` are those of its set-up, `ticked` the names of those that were ticked off. Where
    somebody ticked off what leaves the box, we know which of the cards that may stay did so.
    """
    return [
        *_cards(setup, view, steps),
        *_tracks(view),
        *_map(view),
        *_removed(steps, ticked),
    ]


def _cards(setup: BaseSetup, view: View, steps: list[Step]) -> Iterator[Back]:
    if setup.chance == "table":
        count = len(content.decision_cards())
        yield Back(part="cards", what="decision", args={"n": count})
    for civ in view.get("civs", ()):
        yield Back(part="cards", what="civ", key=civ, args={"civ": civ})
    tapestry = view.get("tapestry", {})
    if sum(tapestry.values()):
        yield Back(part="cards", what="tapestry", args={"n": sum(tapestry.values())})
    if "automa" in view["tracks"]:
        covered = any(step.message in INCOME_CARDS for step in steps)
        yield Back(part="cards", what="mat", args={"covered": covered, "level": view["level"]})
    if any(map(_of_a_card, view["landmarks"])):
        yield Back(part="cards", what="landmark_cards")


def _tracks(view: View) -> Iterator[Back]:
    for seat, tracks in view["tracks"].items():
        if seat not in PEOPLE:
            favorite = view["favorites"].get(seat)
            args = {"who": seat, "n": len(tracks), "track": favorite}
            yield Back(part="tracks", what="tokens" if favorite else "strike", key=seat, args=args)
    for seat in dict.fromkeys(view["landmarks"].values()):
        taken = [landmark for landmark, owner in view["landmarks"].items() if owner == seat]
        if seat is not None:
            yield from _landmarks(seat, taken)
    achieved = {which: seats for which, seats in view["achievements"].items() if seats}
    if achieved:
        yield Back(part="tracks", what="achievements", args={"n": sum(map(len, achieved.values()))})
    if view.get(ARTS) is not None:
        yield Back(part="tracks", what="arts", args={"track": view[ARTS]})
    if pool := view.get("pool"):
        yield Back(part="tracks", what="pool", args={"n": len(pool)})
    if markers := _count(view.get("markers", {}).values()):
        yield Back(part="tracks", what="markers", args={"n": markers})


def _landmarks(seat: str, taken: list[str]) -> Iterator[Back]:
    """Those of the board stand beside it; those of landmark cards lie in their box."""
    carded = [landmark for landmark in taken if _of_a_card(landmark)]
    others = [landmark for landmark in taken if not _of_a_card(landmark)]
    for what, landmarks in (("landmarks", others), ("carded", carded)):
        if landmarks:
            args = {"who": seat, "landmarks": landmarks}
            yield Back(part="tracks", what=what, key=seat, args=args)


def _of_a_card(landmark: str) -> bool:
    return landmark.startswith(OF_CARDS)


def _map(view: View) -> Iterator[Back]:
    hexes: Mapping[str, Any] = view.get("hexes", {})
    for seat in view.get("outposts", {}):
        found = _lying(hexes, seat, "outpost")
        if found:
            args = {"who": seat, "n": len(found), "hexes": sorted(set(found))}
            yield Back(part="map", what="outposts", key=seat, args=args)
    if buildings := _lying(hexes, "you", "building"):
        yield Back(part="map", what="buildings", args={"n": len(buildings), "hexes": buildings})
    laid = [at for at in map(int, hexes) if at not in board().printed]
    if laid:
        yield Back(part="map", what="tiles", args={"n": len(laid)})


def _lying(hexes: Mapping[str, Any], seat: str, piece: str) -> list[int]:
    """The hexes with such a piece of a seat; one that holds two of them comes twice."""
    return [
        int(at)
        for at, here in hexes.items()
        for token in here["tokens"]
        if token["who"] == seat and token.get("piece", "outpost") == piece
    ]


def _removed(steps: list[Step], ticked: Container[str]) -> Iterator[Back]:
    """What leaves the box for every game of this mode, by kind; what may stay is a kind of its own.

    What a scenario takes out besides comes back with its other pieces.
    """
    removals = [(name, step) for name, step in named(steps) if step.message.startswith(REMOVED)]
    names = [(name, step) for name, step in removals if step.standing]
    told = any(name in ticked for name, _ in names)
    out = [step for name, step in names if not (told and step.starred) or name in ticked]
    for kind in ("tapestry", "civ", "tech"):
        for starred in (False, True):
            ids = [
                step.args[kind]
                for step in out
                if kind in step.args and (step.starred and not told) == starred
            ]
            if ids:
                key = f"{kind}-starred" if starred else kind
                args = {"kind": kind, "starred": starred, "ids": ids}
                yield Back(part="box", what="removed", key=key, args=args)
    if traps := _traps(out):
        yield Back(part="box", what="traps", args={"n": traps})


def _traps(out: Iterable[Step]) -> int:
    return sum(int(step.args["n"]) for step in out if "n" in step.args)


def _count(lists: Iterable[list[int]]) -> int:
    return sum(len(one) for one in lists)
