"""Which mutants there are, and which of them are tried: the same ones as long as their code stands.

A mutant is known by its file, its function and what it changes. Its rank is a hash of that name, so
an edit elsewhere moves no other mutant into the sample or out of it.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from tools.mutants.changes import changes
from tools.mutants.numbers import Number, changed, numbers

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src" / "thirdchair"
PACKAGES = ("kit", "tapestry", "scythe")
LONGEST = 160
SURVIVES = "survives: "


class Mutant(NamedTuple):
    """One change of one file, the `nth` that it has; without `lines` it runs at the import."""

    name: str
    path: Path
    lines: range
    nth: int

    @property
    def file(self) -> str:
        return self.path.relative_to(CODE).as_posix()

    @property
    def package(self) -> str:
        return self.file.partition("/")[0]

    @property
    def module(self) -> str:
        """The name that Python imports it by; a content file has none."""
        if self.path.suffix != ".py":
            return ""
        parts = self.path.relative_to(CODE.parent).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @property
    def code(self) -> CodeType:
        """The module with the change in it, compiled."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        for _ in islice(changes(tree), self.nth, self.nth + 1):
            return compile(ast.fix_missing_locations(tree), str(self.path), "exec")
        raise IndexError(self.name)

    @property
    def text(self) -> str:
        """The content file with the change in it."""
        text = self.path.read_text(encoding="utf-8")
        number, by = list(_by_one(text))[self.nth]
        return changed(text, number, by)


def sample(found: Iterator[Mutant], count: int, seed: int) -> list[Mutant]:
    """The `count` mutants of the lowest rank, in the order of their files."""
    ranked = sorted(found, key=lambda one: sha256(f"{seed} {one.name}".encode()).digest())
    return sorted(ranked[:count], key=_as_read)


def named(found: Iterable[Mutant], text: str) -> list[Mutant]:
    """Those that a text names, one in a line, or says of that they survive."""
    names = {line.removeprefix(SURVIVES).strip() for line in text.splitlines()}
    return sorted((one for one in found if one.name in names), key=_as_read)


def in_code(only: str) -> Iterator[Mutant]:
    """Every change of the code; `only` is how the names of the files must begin."""
    for path in sources(only):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        file = path.relative_to(CODE).as_posix()
        names: Counter[str] = Counter()
        for nth, change in enumerate(changes(tree)):
            what = f"{_short(change.was)} → {_short(change.becomes)}"
            name = _numbered(f"{file} {change.place.function}: {what}", names)
            yield Mutant(name, path, change.place.lines, nth)


def in_content(only: str) -> Iterator[Mutant]:
    """Every number of the content, one more and one less."""
    for path in contents(only):
        text = path.read_text(encoding="utf-8")
        file = path.relative_to(CODE).as_posix()
        names: Counter[str] = Counter()
        for nth, (number, by) in enumerate(_by_one(text)):
            what = f"{_short(number.line)}: {number.value} → {number.value + by}"
            name = _numbered(f"{file} {_short(number.entry)}: {what}", names)
            yield Mutant(name, path, range(0), nth)


def sources(only: str) -> Iterator[Path]:
    """The modules of the rules; `only` is how their names must begin."""
    return _files(only, "*.py")


def contents(only: str) -> Iterator[Path]:
    """The files of content; the ledgers of rules are none."""
    for path in _files(only, "*.toml"):
        if path.name != "rules.toml" and path.parent.name != "rules":
            yield path


def _as_read(one: Mutant) -> tuple[str, int, str]:
    return one.file, one.lines.start, one.name


def _by_one(text: str) -> Iterator[tuple[Number, int]]:
    for number in numbers(text):
        yield number, 1
        yield number, -1


def _files(only: str, pattern: str) -> Iterator[Path]:
    for package in PACKAGES:
        for path in sorted((CODE / package).rglob(pattern)):
            if path.relative_to(CODE).as_posix().startswith(only):
                yield path


def _numbered(name: str, names: Counter[str]) -> str:
    """Where a function says the same thing twice, the second one is `(2)`."""
    names[name] += 1
    return name if names[name] == 1 else f"{name} ({names[name]})"


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
