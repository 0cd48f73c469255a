"""The face: what the host shows of the toy."""

from importlib.resources import files

from tests.toy.face import own, record
from tests.toy.face.box import Box
from tests.toy.face.new import Sheet
from tests.toy.face.table import mode_of
from tests.toy.game import NIGHT, SEASON, Toy
from thirdchair.web.face import Face, Page


def face(game: Toy) -> Face:
    """All that the host asks of it. Files of a package that have locks stand in its content."""
    return Face(
        game=game,
        folder=files(game.package),
        locked_files={name: one.lock for name, one in game.material.files.items()},
        styles=("toy/keepers.css",),
        mode=mode_of,
        new={mode: Sheet(game, mode) for mode in (NIGHT, SEASON)},
        pages={
            name: Page(*own.SHOWN[page.shows], lock=page.lock)
            for name, page in game.material.pages.items()
        },
        box=Box(game),
        box_pages={},
        record=record.record,
        about=record.about,
        reason=record.reason,
        series=None,
        after_tap=lambda visit, table: None,
    )
