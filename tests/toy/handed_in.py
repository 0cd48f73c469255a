"""The toy as it is handed in beside the installed games, and its twins."""

from functools import cache

from tests.toy.face import face
from tests.toy.game import KEEPERS, Toy
from tests.toy.words import voice
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.game import Games
from thirdchair.web.face import Faces
from thirdchair.web.games import FACES
from thirdchair.words import Voices

NAMES = ("Ana", "Bo", "Cy", "Dot", "Eli")


@cache
def toy(package: str = KEEPERS) -> Toy:
    """The game that is made of a package."""
    return Toy(package)


@cache
def games(package: str = KEEPERS) -> Games:
    """All games, and a toy that is made of this package."""
    made = toy(package)
    return {**GAMES, "toy": lambda: made}


@cache
def voices(package: str = KEEPERS) -> Voices:
    """How they speak."""
    speaking = voice(toy(package))
    return {**VOICES, "toy": lambda: speaking}


@cache
def faces(package: str = KEEPERS) -> Faces:
    """How they look."""
    looks = face(toy(package))
    return {**FACES, "toy": lambda: looks}


def setup(mode: str = "season", people: int = 2, **more: object) -> dict[str, object]:
    """A set-up of the toy."""
    names = list(NAMES[:people])
    return {"game": "toy", "mode": mode, "keepers": names, "seed": 11, **more}
