"""What a table plays with is its material: nobody else reads what is printed."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from thirdchair.scythe import content

ROOMS = ("scythe", "web/games/scythe", "words/games")
PRINTED = ("factions", "mats", "numbers", "board_sheet", "trackers", "automa_cards")
READER = "scythe/material.py"


def test_only_the_material_reads_what_is_printed() -> None:
    root = Path(str(files("thirdchair")))
    readers = {
        str(file.relative_to(root))
        for room in ROOMS
        for file in (root / room).rglob("*.py")
        if any(read(ast.parse(file.read_text(encoding="utf-8"))))
    }
    assert readers == {READER}


def read(tree: ast.Module) -> Iterator[bool]:
    """Is a function of `content` named there, by its module or by itself?"""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in PRINTED:
            yield isinstance(node.value, ast.Name) and node.value.id == "content"
        elif isinstance(node, ast.ImportFrom) and node.module == content.__name__:
            yield any(one.name in PRINTED for one in node.names)


def test_every_printed_thing_is_still_called_so() -> None:
    assert set(PRINTED) <= set(vars(content))
