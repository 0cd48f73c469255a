"""The app as its tests of the campaign ask it: games, voices and faces."""

from typing import Any

from tests.fenris.scene import ANA_AND_AUTOMA
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.game import Games
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.table.journal import Table
from thirdchair.web.face import Faces
from thirdchair.web.games import FACES
from thirdchair.words import Voices


def fenris() -> ScytheWithFenris:
    """One game for all tests of this process: it is read once."""
    game = GAMES["scythe"]()
    assert isinstance(game, ScytheWithFenris)
    return game


def games() -> Games:
    """All games."""
    return GAMES


def voices() -> Voices:
    """How they speak."""
    return VOICES


def faces() -> Faces:
    """How they look."""
    return FACES


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
