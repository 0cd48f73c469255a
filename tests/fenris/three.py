"""The third evening, reached by hand: after war or after peace."""

from typing import Any

from tests.fenris.scene import Evening, automa, human
from tests.scythe.scene import Events, only, place
from thirdchair.kit.flow import Answer, Pending, play
from thirdchair.kit.questions import Question

WAR = ["fenris:1", "fenris:2a", "fenris:after-1", "fenris:after-2", "fenris:mech-mods"]
PEACE = ["fenris:1", "fenris:2b", "fenris:after-1", "fenris:after-2", "fenris:infrastructure-mods"]
BESIDE = place(44)  # land beside the Factory
FAR = place(74)
CRIMEA_AND_NORDIC = (human("crimea", "Ana"), automa("nordic"))
"""One human, s1, against one Automa, s2."""
FOUR = (human("nordic", "Ana"), human("crimea", "Bo"), human("polania", "Cy"), automa("saxony"))


def third(*seats: dict[str, Any], keys: list[str] | None = None) -> Evening:
    """Before the third evening; two have been won by the first seat, which is the poorest."""
    scene = Evening(*seats)
    branch = "2b" if keys == PEACE else "2a"
    scene.reached("3", ("1", branch), keys or WAR)
    return scene.wealth(**{seat: n for n, seat in enumerate(scene.state.sheets)})


def facing(**begin: Any) -> Evening:
    """The Automa's character stands beside the Factory, and may cross water."""
    scene = third(*CRIMEA_AND_NORDIC).begun(**begin)
    me = scene.tonight.seats["s2"]
    me.tracker, me.power, me.cards = 6, 7, 0
    stand(scene, "s2", character=BESIDE)
    stand(scene, "s1", character=place(74))
    scene.tonight.tokens.encounter = []
    scene.tonight.abilities = "off"
    return scene


def stand(scene: Evening, seat: str, **units: str) -> None:
    """One unit of each kind that is named, and no others."""
    for kind in ("worker", "mech", "character"):
        scene.tonight.seats[seat].units[kind] = {units[kind]: 1} if kind in units else {}


def turn(scene: Evening, card: int, *answers: Any) -> Events:
    return scene.do("automa_turn", card, *answers, seat="s2")


def open_question(scene: Evening, card: int) -> Question | None:
    """What an Automa's turn with this card asks next, if it asks anything."""
    command = scene.game.command(scene.state, {"do": "automa_turn", "seat": "s2"})
    given = [Answer("draw:automa", card, "test")]
    result = play(scene.game.rules, scene.state, command, given)
    return result.question if isinstance(result, Pending) else None


def walk(scene: Evening, seat: str, *steps: tuple[str, str, str], answers: Any = ()) -> Events:
    """A human's move, step by step: unit, from, to."""
    moves = [{"unit": unit, "from": start, "to": end} for unit, start, end in steps]
    return scene.do("move", *answers, seat=seat, moves=moves)


def ends(events: Events) -> str:
    """How a search ended."""
    found: str = only(events, "search_ends")["ends"]
    return found
