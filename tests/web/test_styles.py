"""Each style sheet lies where it belongs: those of the host know no game, and none is forgotten."""

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

from thirdchair.tapestry import content
from thirdchair.web.face import every
from thirdchair.web.games import FACES
from thirdchair.web.rendering import HOST


def sheets(folder: Traversable) -> Iterator[Traversable]:
    return (one for one in folder.joinpath("static").iterdir() if one.name.endswith(".css"))


def test_styles_of_the_host_name_no_game_and_nothing_of_one() -> None:
    names = {*FACES, *content.tracks(), "arts", "solo", "duel", "automa"}
    for sheet in sheets(HOST):
        found = set(re.findall(r"[a-z]+", sheet.read_text(encoding="utf-8")))
        assert not found & names, sheet.name


def test_every_style_sheet_is_linked_somewhere() -> None:
    there = {one.name for one in sheets(HOST)}
    for face in every(FACES):
        own = {one.name for one in sheets(face.folder)}
        locked = own & set(face.locked_files)  # linked by the tables that may load them
        there |= locked | {f"{face.game.name}/{name}" for name in own - locked}
    web = Path(str(HOST))
    sources = [one for one in web.rglob("*") if one.suffix in (".py", ".html")]
    linked = set(re.findall(r"""["']([\w/-]+\.css)["']""", "\n".join(map(Path.read_text, sources))))
    assert linked == there
