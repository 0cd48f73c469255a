"""The last evening with tiles, begun, with nobody near the Factory or with somebody."""

from typing import Any

from tests.fenris.eight import MATS, eighth
from tests.fenris.scene import Evening, automa, human
from tests.scythe.scene import Events, place

TEN = (
    *("combat", "upgrades", "factory_card", "combat", "power", "encounters"),
    *("resources", "combat_cards", "popularity", "workers"),
)
"""Without mechs, structures, recruits and objectives."""
AROUND = (place(44), place(53), place(64))
SOLO = (human("nordic", "Ana"), automa("crimea"))
ATTACK = 17
CHARACTER = 18  # Scheme I: encounter or Factory, else move the character
ADVANCES = 3  # Scheme I: move worker; the tracker advances
FAR = place(74)


def begun(*seats: dict[str, Any], tiles: tuple[str, ...] = TEN, **begin: Any) -> Evening:
    """The evening has begun with these tiles, and the first seat has found Tesla."""
    scene = eighth("8a", *(seats or SOLO))
    scene.state.finder = "s1"
    humans = [seat for seat, one in scene.state.sheets.items() if one.kind == "human"]
    scene.do("setup", *tiles, mats={seat: MATS[seat] for seat in humans}, **begin)
    scene.tonight.abilities = "off"
    return scene


def quiet(*seats: dict[str, Any], **more: Any) -> Evening:
    """Nobody stands anywhere but far away; the Automa may cross water."""
    scene = begun(*seats, **more)
    for one in scene.tonight.seats.values():
        for unit in ("worker", "mech", "character", "structure"):
            one.units[unit] = {}
        one.tracker = 6
    scene.tonight.tokens.encounter = []
    return scene


def around(scene: Evening) -> list[str]:
    places: list[str] = scene.rules().around_the_factory()
    return places


def walk(scene: Evening, unit: str, start: str, end: str, *answers: Any) -> Events:
    moves = [{"unit": unit, "from": start, "to": end}]
    return scene.do("move", *answers, seat="s1", moves=moves)
