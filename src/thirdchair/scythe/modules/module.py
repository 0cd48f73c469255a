"""What every module is: the rules of the game, and the points that it changes.

A module overrides the methods whose description begins with "Point", and calls `super()` for what
it leaves as it is: the next module, or the game itself, is asked there. What it prints stands in
its sheet.
"""

from functools import cache
from typing import ClassVar

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.modules.sheets import Sheet


class Module(Automa):
    """A part of the rules that a table may play with or without."""

    own_sheet: ClassVar[Sheet]
    """What it prints; known as soon as its folder is found. A table has the sheets of all its
    modules, so its rules ask `self.number` and `self.material` instead."""


@cache
def compose(parts: tuple[type[Module], ...]) -> type[Automa]:
    """The rules of a table: an episode over modules over the game, always in this order.

    Of `parts` the first is asked first: the episode, then the modules in printed order.
    """
    if not parts:
        return Automa
    name = "And".join(part.__name__ for part in parts)
    return type(name, parts, {"sheets": tuple(part.own_sheet for part in parts)})
