"""The seventh evening, reached by hand: after war or after peace."""

from typing import Any

from tests.fenris.scene import Evening, automa, human
from tests.fenris.three import stand
from tests.scythe.scene import place
from thirdchair.scythe.fenris.state import Booking, Played

KEYS = [
    *(f"fenris:{one}" for one in ("1", "3", "4", "5", "6", "mods", "vesna", "fenris", "box-c")),
    *(f"fenris:after-{one}" for one in range(1, 7)),
    *("fenris:mech-mods", "fenris:infrastructure-mods", "fenris:mech-words"),
]
CRIMEA_AND_NORDIC = (human("crimea", "Ana"), automa("nordic"))
THREE_PEOPLE = (human("crimea", "Ana"), human("nordic", "Bo"), human("polania", "Cy"))
TWO_AND_TWO = (human("crimea", "Ana"), human("polania", "Bo"), automa("nordic"), automa("saxony"))
FAR = place(74)


def seventh(*seats: dict[str, Any], branch: str = "peace") -> Evening:
    """Before the seventh evening; `branch` is the way that the campaign took."""
    scene = Evening(*(seats or CRIMEA_AND_NORDIC))
    second = "2a" if branch == "war" else "2b"
    scene.state.keys = sorted([*KEYS, f"fenris:{second}", f"fenris:{branch}"])
    scene.state.evening, scene.state.branch = "7", branch
    coins = dict.fromkeys(scene.state.sheets, 10)
    stars: dict[str, list[str]] = {seat: [] for seat in coins}
    for evening in ("1", second, "3", "4", "5", "6"):
        played = Played(evening=evening, winner="s1", coins=coins, stars=stars)
        scene.state.history.append(played)
    for seat, one in scene.state.sheets.items():
        one.wealth = [Booking("6", 60 if seat == "s1" else 0, "fen.campaign.wealth.add")]
    return scene


def begun(*seats: dict[str, Any], branch: str = "peace", **begin: Any) -> Evening:
    """With rivals, unless the campaign took the way of war; all stand far away."""
    scene = seventh(*seats, branch=branch)
    mats = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}
    people = [seat for seat, one in scene.state.sheets.items() if one.kind == "human"]
    automas = len(scene.state.sheets) > len(people)
    alone = ["nobody"] * len(people) if branch == "war" and automas else []
    scene.do("setup", *alone, mats={seat: mats[seat] for seat in people}, **begin)
    scene.tonight.abilities = "off"
    for seat, one in scene.tonight.seats.items():
        one.power, one.cards = 9, 2
        if one.kind == "automa":
            one.tracker = 6
        stand(scene, seat, character=next(iter(one.units["character"])))
    return scene
