"""The seventh evening, reached by hand: after war or after peace."""

from typing import Any

from tests.fenris.scene import MATS, Evening, automa, human
from tests.fenris.three import stand, walk
from tests.scythe.scene import Events, place

KEYS = [
    *(f"fenris:{one}" for one in ("1", "3", "4", "5", "6", "mods", "vesna", "fenris", "box-c")),
    *(f"fenris:after-{one}" for one in range(1, 7)),
    *("fenris:mech-mods", "fenris:infrastructure-mods", "fenris:mech-words"),
]
CRIMEA_AND_NORDIC = (human("crimea", "Ana"), automa("nordic"))
THREE_PEOPLE = (human("crimea", "Ana"), human("nordic", "Bo"), human("polania", "Cy"))
TWO_AND_TWO = (human("crimea", "Ana"), human("polania", "Bo"), automa("nordic"), automa("saxony"))
FAR = place(74)
TOKENS = "encounter_tokens"
"""What tonight counts."""


def seventh(*seats: dict[str, Any], branch: str = "peace") -> Evening:
    """Before the seventh evening; `branch` is the way that the campaign took."""
    scene = Evening(*(seats or CRIMEA_AND_NORDIC))
    second = "2a" if branch == "war" else "2b"
    keys = [*KEYS, f"fenris:{second}", f"fenris:{branch}"]
    scene.reached("7", ("1", second, "3", "4", "5", "6"), keys, branch)
    return scene.wealth("6", **{**dict.fromkeys(scene.state.sheets, 0), "s1": 60})


def begun(*seats: dict[str, Any], branch: str = "peace", **begin: Any) -> Evening:
    """With rivals, unless the campaign took the way of war; all stand far away."""
    scene = seventh(*seats, branch=branch)
    people = [seat for seat, one in scene.state.sheets.items() if one.kind == "human"]
    automas = len(scene.state.sheets) > len(people)
    alone = ["nobody"] * len(people) if branch == "war" and automas else []
    scene.do("setup", *alone, mats={seat: MATS[seat] for seat in people}, **begin)
    scene.tonight.abilities = "off"
    for seat, one in scene.tonight.seats.items():
        one.power, one.cards = 9, 2
        if one.kind == "automa":
            one.tracker = 6
        stand(scene, seat, character=next(iter(one.units["character"])))
    return scene


def held(scene: Evening, seat: str) -> int:
    """How many of tonight's tokens a seat has."""
    return int(scene.tonight.seats[seat].holds.get(TOKENS, 0))


def meets(scene: Evening, at: str, *answers: Any) -> Events:
    """The character of s1 goes to an encounter token."""
    start = next(iter(scene.tonight.seats["s1"].units["character"]))
    return walk(scene, "s1", ("character", start, at), answers=answers)
