"""The sheet of a module: how it is called, where it stands, and what it prints.

`sheet.toml` in the module's folder:

- `id`: how a set-up names it; it is the `scope` of its ledger, too.
- `order`: its place among the modules as the books print them. Where two modules meet at one point,
  the one that is printed first is asked first. No two have the same.
- `listed`: its row in the book's list of modules, the order in which people choose. One that
  the book does not list comes after those.
- `expansion`: the box that it comes in. `lock`: what a campaign must have reached to know of it.
- `opens`: what else is known at a table that is played with it.
- `use`, `where`, `automa`: rules that tell people who choose: what it is for, in which box or on
  which punchboard it lies, and what it asks of an Automa. `notes`: what else they should know.
  `notes_with`: the same for owners of a box, by its name. `steps`: rules that the hands carry out
  before the first turn of a free game.
- `best`: with how many `seats`, from and to, and with how many `people` among them it is suggested
  for tonight; without it, to everybody.
- `beside`: what the books say of it beside another module: `excluded` (never both), `doubtful`
  (both, but people should know), `meant` (made for each other). A pair stands in one of its
  two sheets.
- `different`: the rules that the table is told at the start, in the order in which they matter.
- `different_free`: the same of a free game, where that is told otherwise.
- `numbers`: numbers of its own rules; the rules ask `self.number("<id>.<name>")`.
- `faction`, `mat`, `territory`, `base`: entries as in `content/*.toml`. One that the game has
  already is replaced, any other is added.
- `instead`: what is told in place of a rule that another module names in `different`.
- `of_tile`: the tile that must lie out for a rule of `different` to be told.
- `track`: the spaces of its triumph track from left to right, if it has one; `earned`: those that
  an Automa reaches in play.
- `tiles`: tiles that are drawn for a game, by name.
- `decides`: the rules that its entries carry out.
- `unnamed`: it is part of an evening of the campaign; no set-up and no view names it.
- `printed`: numbers of `content/numbers.toml` that are others with this module.
"""

from typing import Literal

from msgspec import field

from thirdchair.kit.readers import Lock
from thirdchair.scythe.content import Base, Entry, Faction, Mat, Territory

Verdict = Literal["excluded", "doubtful", "meant"]


class Best(Entry, frozen=True):
    """The company for which a module is worth a suggestion."""

    seats: tuple[int, int]
    people: int = 0


class Beside(Entry, frozen=True):
    """A module beside another one."""

    module: str
    verdict: Verdict
    rule: str


class Sheet(Entry, frozen=True):
    """One module as its folder describes it."""

    id: str
    order: int
    different: tuple[str, ...]
    listed: int = 99
    different_free: tuple[str, ...] = ()
    instead: dict[str, str] = field(default_factory=dict)
    of_tile: dict[str, str] = field(default_factory=dict)
    expansion: str = "base"
    lock: Lock = None
    opens: tuple[str, ...] = ()
    use: str = ""
    where: str = ""
    automa: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    notes_with: dict[str, tuple[str, ...]] = field(default_factory=dict)
    steps: tuple[str, ...] = ()
    best: Best | None = None
    beside: tuple[Beside, ...] = ()
    unnamed: bool = False
    numbers: dict[str, int] = field(default_factory=dict)
    faction: tuple[Faction, ...] = ()
    mat: tuple[Mat, ...] = ()
    territory: tuple[Territory, ...] = ()
    base: tuple[Base, ...] = ()
    track: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    earned: tuple[str, ...] = ()
    decides: tuple[str, ...] = ()
    printed: dict[str, int] = field(default_factory=dict)
