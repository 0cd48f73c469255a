"""The fourth evening, reached by hand."""

from typing import Any

from tests.fenris.scene import Evening, automa, human
from tests.fenris.three import PEACE, WAR, stand, third
from thirdchair.kit.flow import Answer, Pending, play

CRIMEA_AND_NORDIC = (human("crimea", "Ana"), automa("nordic"))
"""One human, s1, against one Automa, s2."""
FOUR = (human("nordic", "Ana"), human("crimea", "Bo"), human("polania", "Cy"), automa("saxony"))
FACTORY = "r4c4"
TUNNELS = ["r2c4", "r3c2", "r3c5", "r5c3", "r5c6", "r6c4"]
LAND = "r4c5"  # beside the Factory and two tunnels
FAR = "r8c1"
ALL = {**dict.fromkeys(TUNNELS, 1), FACTORY: 2}


def fourth(*seats: dict[str, Any], keys: list[str] | None = None) -> Evening:
    """Before the fourth evening, with what the third has shown."""
    scene = third(*seats, keys=keys)
    branch = "peace" if keys == PEACE else "war"
    scene.state.branch = branch
    found = {"fenris:3", "fenris:after-3", "fenris:vesna", "fenris:mods", *(keys or WAR)}
    scene.state.keys = sorted(found)
    scene.state.evening = "4"
    return scene


def hunting(**begin: Any) -> Evening:
    """Ana stands beside the Factory; an Automa of Nordic is far away, and may cross water."""
    scene = fourth(*CRIMEA_AND_NORDIC).begun(**begin)
    me, other = scene.tonight.seats["s1"], scene.tonight.seats["s2"]
    me.power, me.coins, me.popularity, me.cards = 5, 4, 3, 1
    other.tracker, other.power, other.cards = 6, 7, 0
    stand(scene, "s1", character=LAND, worker=FAR)
    stand(scene, "s2", character="r1c1")
    scene.tonight.tokens.encounter = []
    scene.tonight.abilities = "off"
    return scene


def agents(scene: Evening) -> dict[str, int]:
    """How many agents stand where."""
    return dict(scene.tonight.laid["agents"])


def asked(scene: Evening, *answers: tuple[str, Any], **command: Any) -> Any:
    """The question of a command after these answers, by key."""
    decoded = scene.game.command(scene.state, command)
    given = [Answer(key, value, "test") for key, value in answers]
    result = play(scene.game.rules, scene.state, decoded, given)
    assert isinstance(result, Pending)
    return result.question
