"""Mods: tiles that replace a mech ability, or help once in a game. Read from `content/mods.toml`.

A campaign hands them out one by one; the rules of play are those of the modules of their kinds.

A tile that we do not know is a tile all the same: `mech:Turbine` is a mech mod of which there is
nothing to say but the name that its owner reads on it.
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
LONGEST_NAME = 40


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


# Tiles that only their owners know


def named_tile(kind: str, name: str) -> str:
    """How a tile is written down that has nothing but its name."""
    return f"{kind}:{' '.join(name.split())}"


def as_tile(kind: str, said: str) -> str:
    """What a program has said, as a tile that can be named, whatever text it is."""
    ours = said.casefold().replace(" ", "_")
    if ours in mods():
        return ours
    shown = " ".join("".join(one for one in said if one.isprintable()).split())
    return said if mod_of(said) else named_tile(kind, shown[:LONGEST_NAME] or "?")


def name_on(written: str) -> str | None:
    """The name of such a tile; None for one of ours, and for what is no tile."""
    kind, _, name = written.partition(":")
    tidy = name.isprintable() and name == " ".join(name.split())
    if kind not in KINDS or not tidy or not 0 < len(name) <= LONGEST_NAME:
        return None
    ours = name.casefold().replace(" ", "_") in mods_of(kind)
    return None if ours else name


def mod_of(written: str) -> Mod | None:
    """A tile as a sheet has it: one of ours, or one with just its name. None: there is none."""
    if written in mods():
        return mods()[written]
    if name_on(written) is None:
        return None
    kind = INFRASTRUCTURE if written.startswith(f"{INFRASTRUCTURE}:") else MECH
    return Mod(id=written, kind=kind, copies=1, lock=f"fenris:{kind}-mods")


def same_tile(one: str, other: str) -> bool:
    """Are these the same name, however it is written?"""
    return one.casefold() == other.casefold()
