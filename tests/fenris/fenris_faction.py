"""Tables with Fenris in a free game, set up by somebody who knows of it."""

from typing import Any

import pytest

from tests.fenris.free import FreeGame, Known
from tests.scythe.scene import Events, automa, human
from thirdchair.kit.flow import Answer, Pending, play
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal

KNOWS = Reader(keys=frozenset({"fenris:fenris", "fenris:box-d"}))

CHARACTER = 18  # Scheme I: encounter or Factory, else move the character
MECH = 10  # Scheme I: move a mech, else a worker
ATTACK = 17  # Scheme I: attack 6, worker attack, worker
ENCOUNTER_FOR_POLANIA = 9  # Scheme I: [encounter or Factory], move a mech, else a worker
ALL = 16


class Free(FreeGame):
    """A free game with Fenris."""

    module = "fenris"
    game = Known(*KNOWS.keys)

    def stand(self, seat: str, **units: str | tuple[str, ...]) -> "Free":
        """One unit of each kind on each place that is named, and no others."""
        for kind in ("worker", "mech", "character"):
            given = units.get(kind, ())
            places = (given,) if isinstance(given, str) else given
            self.state.seats[seat].units[kind] = {
                place: places.count(place) for place in dict.fromkeys(places)
            }
        return self

    def go(self, seat: str, *steps: tuple[str, str, str], answers: tuple[Any, ...] = ()) -> Events:
        """A human's move: unit, from, to."""
        moves = [{"unit": unit, "from": start, "to": end} for unit, start, end in steps]
        return self.do({"do": "move", "seat": seat, "moves": moves}, *answers)

    @property
    def influence(self) -> list[str]:
        """Where tokens lie."""
        return list(self.state.tokens.influence)


def as_human(**setup: Any) -> Free:
    """Ana plays Fenris, s1, from the home base of Crimea, against an Automa of Nordic."""
    scene = Free(human("fenris", name="Ana"), automa("nordic"), answers=["crimea"], **setup)
    scene.state.tokens.encounter = []
    scene.stand("s1", character="r6c5", mech="r8c1").stand("s2", character="r1c1")
    scene.give("s2", tracker=6)
    return scene


def as_automa(**setup: Any) -> Free:
    """An Automa plays Fenris, s2, from the home base of Albion, against Ana of Crimea, s1."""
    scene = Free(human("crimea", name="Ana"), automa("fenris"), answers=["albion"], **setup)
    scene.state.tokens.encounter = []
    scene.stand("s1", character="r8c1").stand("s2", character="r3c3")
    scene.give("s2", tracker=6)
    return scene


def pending(scene: Free, request: dict[str, Any], *answers: tuple[str, Any]) -> Any:
    """What a command asks after these answers."""
    command = scene.game.command(scene.state, request)
    given = [Answer(key, value, "test") for key, value in answers]
    result = play(scene.game.rules, scene.state, command, given)
    return result.question if isinstance(result, Pending) else None


def refused(scene: Free, request: dict[str, Any], *answers: Any) -> str:
    with pytest.raises(Refusal) as found:
        scene.do(request, *answers)
    return found.value.text
