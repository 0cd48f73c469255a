"""The fifth evening, reached by hand, and the Factory with what guards it."""

from typing import Any

from tests.fenris.scene import Evening, automa, human
from tests.fenris.three import stand, walk
from tests.scythe.scene import FACTORY, Events, place

KEYS = [
    *("fenris:1", "fenris:2a", "fenris:3", "fenris:4", "fenris:war", "fenris:mods"),
    *("fenris:after-1", "fenris:after-2", "fenris:after-3", "fenris:after-4", "fenris:vesna"),
    *("fenris:mech-mods", "fenris:infrastructure-mods", "fenris:mech-words"),
]
BESIDE = place(44)  # land beside the Factory
FAR = place(74)
ACTOR = "annihilator"
CRIMEA_AND_NORDIC = (human("crimea", "Ana"), automa("nordic"))
"""One human, s1, against one Automa, s2."""
RUSVIET_AND_NORDIC = (human("rusviet", "Ana"), human("nordic", "Bo"))
THREE_PEOPLE = (human("crimea", "Ana"), human("nordic", "Bo"), human("polania", "Cy"))
TWO_AND_TWO = (human("crimea", "Ana"), human("polania", "Bo"), automa("nordic"), automa("saxony"))


def fifth(*seats: dict[str, Any]) -> Evening:
    """Before the fifth evening; all others have been won by the first seat."""
    scene = Evening(*(seats or CRIMEA_AND_NORDIC)).reached("5", ("1", "2a", "3", "4"), KEYS)
    return scene.wealth("4", **{**dict.fromkeys(scene.state.sheets, 40), "s1": 60})


def begun(*seats: dict[str, Any], **begin: Any) -> Evening:
    """All stand where a test needs them, and nobody has come to the Factory."""
    scene = fifth(*seats).begun(**begin)
    scene.tonight.abilities = "off"
    for seat, one in scene.tonight.seats.items():
        one.power, one.cards = 9, 2
        if one.kind == "automa":
            one.tracker = 6
        stand(scene, seat, character=next(iter(one.units["character"])))
    stand(scene, "s1", character=BESIDE, worker=BESIDE, mech=place(53))
    return scene


def found(*seats: dict[str, Any], die: int = 4, **begin: Any) -> Evening:
    """s1's worker has found it: it stands there with that power, and nobody has fought."""
    scene = begun(*seats, **begin)
    comes(scene, "worker", "open", die, die)
    return scene


def comes(scene: Evening, unit: str, *answers: Any) -> Events:
    """A unit of s1 goes to the Factory."""
    start = next(iter(scene.tonight.seats["s1"].units[unit]))
    return walk(scene, "s1", (unit, start, FACTORY), answers=answers)
