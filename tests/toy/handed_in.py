"""The toy as it is handed in beside the installed games, and its twins."""

from functools import cache

from tests.toy.game import KEEPERS, Toy
from tests.toy.words import voice
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.game import Games
from thirdchair.words import Voices

NAMES = ("Ana", "Bo", "Cy", "Dot", "Eli")


@cache
def games(package: str = KEEPERS) -> Games:
    """All games, and a toy that is made of this package."""
    toy = Toy(package)
    return {**GAMES, "toy": lambda: toy}


@cache
def voices(package: str = KEEPERS) -> Voices:
    """How they speak."""
    speaking = voice(package)
    return {**VOICES, "toy": lambda: speaking}


def setup(mode: str = "season", people: int = 2, **more: object) -> dict[str, object]:
    """A set-up of the toy."""
    names = list(NAMES[:people])
    return {"game": "toy", "mode": mode, "keepers": names, "seed": 11, **more}
