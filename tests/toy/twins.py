"""Twins of the toy: the same before a gate, other names and other numbers of everything behind it.

A twin is a package of its own, written beside the test. Every row whose lock is among those behind
the gate gets another id, other numbers, other words and a second row like it; the locks themselves
get other names, and so do files and pages.
"""

import re
import shutil
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from tests.toy.game import KEEPERS

MARK = "zz"
FILES = ("css", "svg")
Row = dict[str, Any]
Sheet = dict[str, Any]


def write_twin(folder: Path, behind: Iterable[str]) -> str:
    """Write the twin into a new package below `folder`; its name. `behind`: the changed locks."""
    package = folder / f"twin_{folder.name}".replace("-", "_")
    shutil.copytree(str(files(KEEPERS)), package)
    twin = _Twin(package, frozenset(behind))
    for file in sorted(package.glob("*/*.toml")):
        twin.change(file)
    for file in sorted(package.glob("locales/*.ftl")):
        twin.speak(file)
    for name in twin.renamed("file"):
        _change_file(package / "static" / name, package / "static" / twin.other(name))
    return package.name


class _Twin:
    """One twin while it is written."""

    def __init__(self, package: Path, behind: frozenset[str]) -> None:
        self._behind = behind
        self._names: dict[str, str] = {lock: f"{lock}{MARK}" for lock in behind}
        """New names, by the old ones."""
        self._kinds: dict[str, list[str]] = {}
        self._read(package)

    def renamed(self, kind: str) -> list[str]:
        """The rows of a kind that have other names here."""
        return self._kinds.get(kind, [])

    def other(self, name: str) -> str:
        """What a thing is called here."""
        return self._names.get(name, name)

    def _read(self, package: Path) -> None:
        for file in sorted(package.glob("*/*.toml")):
            for kind, rows in _rows(tomllib.loads(file.read_text("utf-8"))):
                for row in rows:
                    if row.get("lock") in self._behind:
                        name = row["id"] if "id" in row else row["key"]
                        self._names[name] = _longer(name, MARK)
                        self._kinds.setdefault(kind, []).append(name)

    def change(self, file: Path) -> None:
        """The rows of one file."""
        sheet = tomllib.loads(file.read_text("utf-8"))
        for _, rows in _rows(sheet):
            changed = [self._changed(row) for row in rows]
            rows[:] = [*changed, *(self._second(row) for row in changed if self._is_new(row))]
        file.write_text(_written(sheet), "utf-8")

    def _is_new(self, row: Row) -> bool:
        return row.get("lock") in {self._names[lock] for lock in self._behind}

    def _changed(self, row: Row) -> Row:
        """Names are changed wherever they stand, numbers behind the gate only."""
        hidden = row.get("lock") in self._behind
        return {field: self._value(field, value, hidden) for field, value in row.items()}

    def _value(self, field: str, value: Any, hidden: bool) -> Any:
        if isinstance(value, list):
            return [self._value(field, one, hidden) for one in value]
        if isinstance(value, str) and field not in ("language", "kind", "actor", "shows"):
            return self.other(value)
        if type(value) is int and hidden:
            return value + 2
        return value

    def _second(self, row: Row) -> Row:
        """One more of the same, by another name."""
        name = "id" if "id" in row else "key"
        return {**row, name: _longer(row[name], "2")}

    def speak(self, file: Path) -> None:
        """Other words for what has another name, and the same for the second of each."""
        text = file.read_text("utf-8")
        for message, said in re.findall(r"^([a-z][\w-]*) = (.*)$", text, re.MULTILINE):
            for old in self._names:
                dashed = old.replace(".", "-")
                if re.search(rf"-{re.escape(dashed)}(-|$)", message):
                    for name in (f"{dashed}{MARK}", f"{dashed}{MARK}2"):
                        other = message.replace(dashed, name, 1)
                        text += f"{other} = {said[::-1]} {MARK} {name}\n"
        file.write_text(text, "utf-8")


def _longer(name: str, by: str) -> str:
    """Another name; that of a file keeps its ending."""
    stem, dot, ending = name.rpartition(".")
    return f"{stem}{by}.{ending}" if dot and ending in FILES else f"{name}{by}"


def _change_file(old: Path, new: Path) -> None:
    """Another name, another content, another size; and a second one."""
    text = old.read_text("utf-8")
    comment = "<!-- twin -->" if new.suffix == ".svg" else "/* twin */"
    new.write_text(f"{text}{comment}\n", "utf-8")
    shutil.copy(new, new.with_stem(f"{new.stem}2"))
    old.unlink()


def _rows(sheet: Mapping[str, Any]) -> list[tuple[str, list[Row]]]:
    return [(kind, rows) for kind, rows in sheet.items() if isinstance(rows, list)]


def _written(sheet: Sheet) -> str:
    """TOML, as simple as our content is."""
    plain = [f"{field} = {_plain(one)}" for field, one in sheet.items() if _is_plain(one)]
    rows = [
        "\n".join([f"[[{kind}]]", *(f"{field} = {_plain(one)}" for field, one in row.items())])
        for kind, all_rows in _rows(sheet)
        for row in all_rows
    ]
    return "\n\n".join(["\n".join(plain), *rows]) + "\n"


def _is_plain(value: Any) -> bool:
    return not isinstance(value, list)


def _plain(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case list():
            return f"[{', '.join(map(_plain, value))}]"
        case str():
            return f'"{value}"'
    return str(value)
