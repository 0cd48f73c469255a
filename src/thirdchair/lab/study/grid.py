"""The grid of a study: which settings are combined, and how many games each combination gets.

Values are words, as people type them: `level=1,2` or `civs=scientists+conquerors`. Each setting
that is not named has the value that a new table has. `all` stands for every value there is.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.lab.study.sources import rules_of

ALL = "all"
GAMES = 1000
MOST_CELLS = 5000
MOST_GAMES = 10**9

Cell = dict[str, str]
"""One combination: for each setting its value."""


class Setting(NamedTuple):
    """Something that a table may be set up with, with the value that a new table has."""

    name: str
    usual: str
    values: tuple[str, ...]
    is_open: bool = False
    """May it have other values, too? A cell with a wrong one is refused by the rules."""


class Grid(msgspec.Struct, frozen=True):
    """What is played: each combination of these values, so many times, with chance from `seed`."""

    mode: str
    settings: dict[str, list[str]]
    games: int = GAMES
    seed: int = 1

    def cells(self) -> list[Cell]:
        """All combinations; the last setting changes first."""
        rows = product(*self.settings.values())
        return [dict(zip(self.settings, row, strict=True)) for row in rows]

    @property
    def varied(self) -> list[str]:
        """The settings with more than one value: what the study compares."""
        return [name for name, values in self.settings.items() if len(values) > 1]

    @property
    def rules(self) -> str:
        """The name of the rules that this process plays by."""
        return rules_of(self.mode.partition("/")[0])

    @property
    def digest(self) -> str:
        """The name of what is played, by which rules: two grids with one name have one result."""
        said = [self.mode, self.settings, self.games, self.seed, self.rules]
        return blake2b(msgspec.json.encode(said), digest_size=12).hexdigest()


def checked(
    mode: str,
    known: Sequence[Setting],
    given: Mapping[str, Sequence[str]],
    games: int,
    seed: int,
) -> Grid:
    """The grid that somebody asks for; a setting or value that there is not is refused."""
    names = [one.name for one in known]
    for name in given:
        if name not in names:
            raise bad_input("study-setting", value=name, options=names)
    if games < 1:
        raise bad_input("not-in-range", answer=games, min=1, max=MOST_GAMES)
    settings = {one.name: _values(one, given.get(one.name)) for one in known}
    cells = 1
    for values in settings.values():
        cells *= len(values)
    if cells > MOST_CELLS:
        raise bad_input("study-cells", count=cells, max=MOST_CELLS)
    if cells * games > MOST_GAMES:
        raise bad_input("study-games", count=cells * games, max=MOST_GAMES)
    return Grid(mode, settings, games, seed)


def _values(setting: Setting, given: Sequence[str] | None) -> list[str]:
    if given is None:
        return [setting.usual]
    if not given or "" in given:
        raise bad_input("study-empty", value=setting.name)
    found = [one for value in given for one in (setting.values if value == ALL else (value,))]
    for value in found:
        if value not in (setting.usual, *setting.values) and not setting.is_open:
            options = [*dict.fromkeys((setting.usual, *setting.values)), ALL]
            raise bad_input("study-value", part=setting.name, value=value, options=options)
    if len(set(found)) != len(found):
        raise bad_input("study-twice", value=setting.name)
    return found


def check_cells(grid: Grid, begin: Callable[[Cell], object]) -> None:
    """Every combination can be set up, or the first that cannot is named with the reason."""
    for cell in grid.cells():
        try:
            begin(cell)
        except Refusal as refusal:
            if told := ", ".join(f"{name}={cell[name]}" for name in grid.varied):
                refusal.add_note(told)
            raise


def from_flags(flags: Sequence[str]) -> dict[str, list[str]]:
    """`--with level=1,2` as a setting and its values."""
    found: dict[str, list[str]] = {}
    for flag in flags:
        name, equals, values = flag.partition("=")
        if not equals:
            raise bad_input("study-flag", value=flag)
        found.setdefault(name.strip(), []).extend(one.strip() for one in values.split(","))
    return found


class File(NamedTuple):
    """A grid as a file says it."""

    mode: str | None
    games: int | None
    seed: int | None
    settings: dict[str, list[str]]


def from_file(path: Path) -> File:
    """A TOML file: `mode`, `games` and `seed`, and the settings below `[with]`."""
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        raise bad_input("study-file", file=str(path)) from None
    kinds: dict[str, type] = {"mode": str, "games": int, "seed": int, "with": dict}
    for name, value in said.items():
        if name not in kinds:
            raise bad_input("study-setting", value=name, options=list(kinds))
        if type(value) is not kinds[name]:
            raise bad_input("study-file", file=str(path))
    settings = {name: _listed(value, path) for name, value in said.get("with", {}).items()}
    return File(said.get("mode"), said.get("games"), said.get("seed"), settings)


def _listed(value: Any, path: Path) -> list[str]:
    several = value if isinstance(value, list) else [value]
    if any(isinstance(one, list | dict) for one in several):
        raise bad_input("study-file", file=str(path))
    return [("yes" if one else "no") if isinstance(one, bool) else str(one) for one in several]
