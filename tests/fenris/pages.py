"""The app with the campaign handed in: games, voices and faces as it will have them."""

from functools import cache
from typing import Any

from tests.fenris.scene import ANA_AND_AUTOMA
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.game import Games
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.table.journal import Table
from thirdchair.web.face import Faces
from thirdchair.web.games import FACES
from thirdchair.web.games.scythe.face import face
from thirdchair.words import Voices
from thirdchair.words.games.scythe import voice


@cache
def fenris() -> ScytheWithFenris:
    """One game for all tests of this process: it is read once."""
    return ScytheWithFenris()


@cache
def games() -> Games:
    """All games, Scythe with its campaign."""
    return {**GAMES, "scythe": fenris}


@cache
def voices() -> Voices:
    """How they speak."""
    speaking = voice(game=fenris)
    return {**VOICES, "scythe": lambda: speaking}


@cache
def faces() -> Faces:
    """How they look."""
    looks = face(fenris())
    return {**FACES, "scythe": lambda: looks}


def setup(*seats: dict[str, object], **more: object) -> dict[str, object]:
    """The set-up of a campaign; Ana against an Automa unless seats are named."""
    named = list(seats or ANA_AND_AUTOMA)
    return {"game": "scythe", "mode": "fenris", "seed": 5, "seats": named, **more}


def evening(*commands: dict[str, Any], **more: Any) -> Table:
    """A campaign after these commands; its dice and cards are the app's."""
    seats = more.pop("seats", ANA_AND_AUTOMA)
    table = Table.new(games(), setup(*seats, **more))
    for command in commands:
        table.do(command)
    return table
