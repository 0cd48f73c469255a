"""What every module is: the rules of the game, and the points that it changes.

A module overrides the methods whose description begins with "Point", and calls `super()` for what
it leaves as it is: the next module, or the game itself, is asked there. What it prints stands in
its sheet. An episode stands above all modules: what it hears by `super()` is what they say.
"""

from functools import cache, reduce
from operator import or_
from typing import Any, ClassVar

from thirdchair.kit.commands import Command
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.commands import Tally
from thirdchair.scythe.modules.sheets import Sheet


class Module(Automa):
    """A part of the rules that a table may play with or without."""

    own_sheet: ClassVar[Sheet]
    """What it prints; known as soon as its folder is found. A table has the sheets of all its
    modules, so its rules ask `self.number` and `self.material` instead."""
    own_commands: ClassVar[tuple[type[Command], ...]] = ()
    """What people may do with it beside what they always may; `carry_out` does it."""


class Episode(Automa):
    """What one evening changes, at the same points. It is asked before all modules."""


def compose(episode: type[Episode] | None, modules: tuple[type[Module], ...]) -> type[Automa]:
    """The rules of a table: an episode over modules over the game, always in this order.

    The modules come in printed order; the first is asked first.
    """
    parts: tuple[type[Automa], ...] = (episode, *modules) if episode else modules
    return _composed(parts) if parts else Automa


@cache
def _composed(parts: tuple[type[Automa], ...]) -> type[Automa]:
    """Made once, for the material of a table is kept by its rules."""
    name = "And".join(part.__name__ for part in parts)
    every: Any = parts[0].commands
    modules = [part for part in parts if issubclass(part, Module)]
    commands = reduce(or_, [*(one for part in modules for one in part.own_commands), Tally], every)
    sheets = tuple(part.own_sheet for part in modules)
    return type(name, parts, {"sheets": sheets, "commands": commands})
