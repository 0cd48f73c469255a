"""The scenarios as the book sets them up: typed data, read once."""

from functools import cache
from typing import Literal

from thirdchair.kit import spoilers
from thirdchair.kit.content import load
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry.content import PACKAGE, Entry

NO_CIVILIZATION = "none"


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


class Sheet(Entry, frozen=True):
    """One scenario. `id` is its mode and its number, as in `atlantis-3`."""

    id: str
    different: tuple[str, ...]
    implies: tuple[str, ...] = ()
    you: str = ""
    automa: str = ""
    favorite: str = ""
    targets: tuple[int, ...] = ()
    removals: tuple[Removal, ...] = ()
    spoiler: spoilers.Level = "0"

    @property
    def mode(self) -> str:
        return self.id.partition("-")[0]

    @property
    def number(self) -> int:
        return int(self.id.partition("-")[2])

    def rule(self, below: str) -> str:
        """A row of the ledger of this scenario."""
        return f"tap.{self.mode}.s{self.number}.{below}"

    def removal_rule(self, removal: Removal) -> str:
        """The row of the ledger that removes it."""
        return removal.rule or self.rule(f"remove.{removal.kind}.{removal.id}")

    def removed(self, kind: str) -> tuple[str, ...]:
        """What of this kind leaves the box."""
        return tuple(one.id for one in self.removals if one.kind == kind)


class _Sheets(Entry, frozen=True):
    scenario: tuple[Sheet, ...]


@cache
def sheets() -> dict[str, Sheet]:
    """All scenarios by their ids."""
    return {one.id: one for one in load(PACKAGE, "content/scenarios.toml", _Sheets).scenario}


def different(scenario: str) -> tuple[str, ...]:
    """The rules that are different tonight."""
    return sheets()[scenario].different


def known_sheet(mode: str, number: int) -> Sheet:
    """The scenario of this number, or a refusal that names those there are."""
    found = sheets().get(f"{mode}-{number}")
    if found is None:
        options = told_numbers(mode)
        raise bad_input("unknown-scenario", where="new.scenario", value=number, options=options)
    return found


def told_numbers(mode: str, unlocked: str = spoilers.NOTHING) -> list[int]:
    """The scenarios of a mode that may be named to somebody who has unlocked that much."""
    known = spoilers.told(sheets().values(), unlocked)
    return [sheet.number for sheet in known if sheet.mode == mode]
