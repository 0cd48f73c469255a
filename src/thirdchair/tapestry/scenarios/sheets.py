"""The sheet of a scenario: what the book fixes at set-up, what leaves the box, what is different.

`sheet.toml` in the scenario's folder:

- `mode` and `number`: how a set-up names it.
- `like`: the mode whose rulings it has, too.
- `needs`: the expansion that its owner must have; `implies`: those that are in play with it.
- `only_implied`: nothing else is, neither the arts track nor the double strike.
- `series`: it is part of the campaign of its mode, which counts `points` or `wins`.
- `asks`: what the form of a new game asks beside level, cards and colors.
- `you`: your civilization; `automa`: the Automa's (`none`: it has none); `favorite`: the Automa's
  favorite track. What is left out is drawn as usual.
- `numbers`: numbers of its rules; `targets`: points to reach, by level.
- `decides`: the rules of which this sheet is the place.
- `different`: the rules that the table is told at the start, in the order in which they matter.
- `rules`: how the ids of its ledger begin.
- `settled`: points that scenarios leave open but this one does not, and how it decides them.
- `ruling`: points that only it leaves open, as in `content/rulings.toml`. One with `ask` is printed
  where its owner can look it up, and asked at the set-up.
- `removals`: what leaves the box. A removal's rule is its kind and id below `<rules>.remove`,
  unless it names one.
"""

from functools import cached_property
from typing import Literal

import msgspec

from thirdchair.kit.readers import Lock
from thirdchair.kit.rulings import Chosen, Ruling
from thirdchair.tapestry import content
from thirdchair.tapestry.content import Deciding, Entry

NO_CIVILIZATION = "none"
OF_SCENARIOS = "scenario"
"""Rulings of every scenario that is like the solo game."""

Counted = Literal["points", "wins"]
Asked = Literal["first", "your_civ", "expansions", "double_strike", "capital", "cards"]


class Removal(Entry, frozen=True):
    """Something that leaves the box for this scenario, in addition to every solo game."""

    kind: Literal[
        "civ",
        "automaciv",
        "tapestry",
        "reaction",
        "tech",
        "landmarkcard",
        "trap",
        "traps",
        "space",
        "civs",
        "middle",
    ]
    id: str = ""
    rule: str = ""


class Sheet(Deciding, frozen=True, dict=True):
    """One scenario as its folder describes it."""

    mode: str
    number: int
    rules: str
    different: tuple[str, ...]
    like: Literal["", "solo"] = ""
    series: Counted | None = None
    needs: str = "base"
    implies: tuple[str, ...] = ()
    only_implied: bool = False
    asks: tuple[Asked, ...] = ()
    you: str = ""
    automa: str = ""
    favorite: str = ""
    numbers: dict[str, int] = msgspec.field(default_factory=dict)
    targets: tuple[int, ...] = ()
    settled: dict[str, Chosen] = msgspec.field(default_factory=dict)
    ruling: tuple[Ruling, ...] = ()
    removals: tuple[Removal, ...] = ()
    lock: Lock = None

    @property
    def id(self) -> str:
        """Mode and number, as in `atlantis-3`."""
        return f"{self.mode}-{self.number}"

    def rule(self, below: str) -> str:
        """A row of the ledger of this scenario."""
        return f"{self.rules}.{below}"

    def removal_rule(self, removal: Removal) -> str:
        """The row of the ledger that removes it."""
        return removal.rule or self.rule(f"remove.{removal.kind}.{removal.id}")

    def removed(self, kind: str) -> tuple[str, ...]:
        """What of this kind leaves the box."""
        return tuple(one.id for one in self.removals if one.kind == kind)

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        """The points that a table of it may decide for itself, by key."""
        inherited = (self.like, OF_SCENARIOS) if self.like else ()
        own = {ruling.key: ruling for ruling in self.ruling}
        open_here = content.rulings(self.mode, self.id, *inherited)
        known = {key: one for key, one in open_here.items() if key not in self.settled} | own
        if not self.only_implied:
            return known
        played = ("", *self.implies)
        return {key: ruling for key, ruling in known.items() if ruling.expansion in played}
