"""The game with two modules that nobody installs, and situations at tables that play them."""

from pathlib import Path
from typing import Any

from tests.scythe.scene import Scene, automa, human
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.game import Games
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.modules.finding import OWN
from thirdchair.words import Voices
from thirdchair.words.games.scythe import voice

THAW = Path(__file__).parent
FROST = THAW.parent / "frost"
TOYS = Scythe(modules=[OWN, THAW, FROST])
HANDED_IN: Games = {**GAMES, "scythe": lambda: TOYS}
SPEAKING: Voices = {**VOICES, "scythe": lambda: voice(TOYS.locales, lambda: TOYS)}
SETUP: dict[str, Any] = {
    "game": "scythe",
    "mode": "automa",
    "modules": ["thaw"],
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "crimea", "mat": "mechanical"},
        {"kind": "automa", "faction": "thule"},
    ],
    "combat": "app",
    "seed": 5,
}


class ToyScene(Scene):
    """A situation at a table that may play the two modules."""

    game = TOYS


def playing(*modules: str, **setup: Any) -> ToyScene:
    """Crimea, s1, against an Automa of Nordic, s2, that may cross water."""
    scene = ToyScene(human("crimea"), automa("nordic"), modules=list(modules), **setup)
    scene.give("s2", tracker=6)
    return scene


def hand_in() -> None:
    """Let this process play with the modules, before it serves its first page."""
    from thirdchair.web.games import FACES
    from thirdchair.web.games.scythe.face import face

    GAMES["scythe"] = lambda: TOYS
    VOICES.update({"scythe": SPEAKING["scythe"]})
    FACES["scythe"] = lambda: face(TOYS)
