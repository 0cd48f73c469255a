"""Mods: tiles that replace a mech ability, or help once in a game. Read from `content/mods.toml`.

A campaign hands them out one by one; the rules of play are those of the modules of their kinds.
"""

from functools import cache
from typing import Literal

from thirdchair.kit.content import load
from thirdchair.kit.readers import Lock
from thirdchair.kit.rules import decides
from thirdchair.scythe.content import PACKAGE, Entry

Kind = Literal["mech", "infrastructure"]
MECH: Kind = "mech"
INFRASTRUCTURE: Kind = "infrastructure"
KINDS: tuple[Kind, ...] = (MECH, INFRASTRUCTURE)


class Mod(Entry, frozen=True):
    """All tiles with one name; the fields stand in the file. For `lock` see `kit.readers`."""

    id: str
    kind: Kind
    copies: int
    faction: str | None = None
    players_only: bool = False
    told: bool = False
    without_automa: bool = False
    lock: Lock = None


class _Mods(Entry, frozen=True):
    mod: tuple[Mod, ...]


@cache
@decides("fen.mods.mech.count", "fen.mods.infra.count")
def mods() -> dict[str, Mod]:
    """Every mod by id, mech mods first."""
    return {one.id: one for one in load(PACKAGE, "content/mods.toml", _Mods).mod}


def mods_of(kind: str) -> dict[str, Mod]:
    """The mods of one kind."""
    return {name: one for name, one in mods().items() if one.kind == kind}
