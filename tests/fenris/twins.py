"""Twins of the app: the same before a gate, other names and other numbers of everything behind it.

A twin is a copy of the package, written beside the test and run by a process of its own. Every row
of content whose lock is behind the gate gets another name and other numbers, and there is a second
one like it; so do the folders of evenings and modules, the commands that nobody knows yet, locked
files, and the words of all of them. Nothing is listed here: what has a lock is changed. Behind the
gate a twin need not even work.
"""

import re
import shutil
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, get_args

import thirdchair
from thirdchair.kit.folders import SHEET
from thirdchair.kit.rules import LEDGER
from thirdchair.scythe.fenris import commands
from thirdchair.scythe.fenris.campaign import known_commands
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.web.games.scythe.face import LOCKED_FILES

PACKAGE = Path(thirdchair.__file__).parent
MARK = "zz"
NAMES = ("id", "key", "thing")
"""How a row of content calls its name."""
FOLDERS = ("scythe/fenris/episodes", "scythe/modules")
PRINTED = ("mech_mods", "infrastructure_mods")
"""What the sheet prints from the first evening on, and whose tiles nobody has seen yet."""
SHORT = 2
"""Names of evenings are numbers of pages, too: there only their titles are changed."""
BLOCK = re.compile(r"^(?=\[)", re.MULTILINE)
LOCK = re.compile(r'^lock = "([^"]+)"', re.MULTILINE)
NAME = re.compile(rf'^({"|".join(NAMES)}) = "([^"]+)"', re.MULTILINE)
NUMBER = re.compile(r"^(\w+ = )(\d+)\b", re.MULTILINE)
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?:[ \t].*)?$)*)", re.MULTILINE)


class Behind:
    """What lies behind the gate where a campaign stands."""

    def __init__(self, states: list[FenrisState]) -> None:
        """All states on the way to it."""
        state = states[-1]
        self.keys = frozenset(state.keys)
        self.rows: dict[str, set[str]] = {}
        """Names of locked rows, by their kinds."""
        self.told: set[str] = {state.evening, *PRINTED}
        """Names that are known, or mean something else, too."""
        self.files = [name for name, lock in LOCKED_FILES.items() if lock not in self.keys]
        for file in sorted(PACKAGE.rglob("*.toml")):
            read = blocks(file)
            rows = [block for block in read if block.startswith("[[")]
            whole = self.is_locked(read[0]) or (rows and all(map(self.is_locked, rows)))
            for block in read:
                self._read(block, known=not whole)
        sheets = [one.read_text("utf-8") for one in (PACKAGE / FOLDERS[0]).glob(f"*/{SHEET}")]
        played = [tomllib.loads(one) for one in sheets if not self.is_locked(BLOCK.split(one)[0])]
        self.modules = {name for sheet in played for name in sheet.get("modules", ())}
        known = {tag for one in states for tag in _tags_of(known_commands(one))}
        self.commands = sorted(_tags(commands) - known)

    def _read(self, block: str, *, known: bool) -> None:
        found = NAME.search(block)
        if found and self.is_locked(block):
            self.rows.setdefault(_kind(block), set()).add(found[2])
        elif known:
            self.told |= set(re.findall(r'"([^"]+)"', block))

    def is_locked(self, block: str) -> bool:
        """Does this row wait for a key that nobody has?"""
        lock = LOCK.search(block)
        return lock is not None and lock[1] not in self.keys

    def is_at_work(self, sheet: str) -> bool:
        """Is it a module of an evening that is known? Its numbers count before it is explained."""
        name = NAME.search(sheet)
        return name is not None and name[2] in self.modules

    @property
    def names(self) -> set[str]:
        """Names that tell something: those that mean nothing else before the gate.

        One that code puts together has another name only if its last part has, and a number has
        none.
        """
        found = {name for names in self.rows.values() for name in names} - self.told
        parts = {name: _last_part(name) for name in found}
        made = {name for name, part in parts.items() if part != name}
        long = {name for name in made if parts[name] in found and len(parts[name]) > SHORT}
        return (found - made) | long

    def guesses(self, most: int = 40) -> list[str]:
        """What somebody might ask for; of many rules a few, of all else everything."""
        rules = sorted(self.rows.get("rule", set()))
        others = {name for kind, names in self.rows.items() if kind != "rule" for name in names}
        every = sorted(others | set(self.files) | set(self.commands))
        step = max(1, len(every) // most)
        few = [*rules[:: max(1, len(rules) // 10)], *every[::step]]
        return [*few, *(f"{name}{MARK}" for name in few[::4]), "xyzzy"]


@cache
def _put_together() -> tuple[str, ...]:
    """How names of content begin that code makes of two parts."""
    texts = [file.read_text("utf-8") for file in (PACKAGE / "scythe").glob("*.py")]
    return tuple({one for text in texts for one in re.findall(r'f"([a-z_]+\.)\{', text)})


def _last_part(name: str) -> str:
    """What code adds to the beginning of such a name; any other name is as it is."""
    for beginning in _put_together():
        if name.startswith(beginning):
            return name.removeprefix(beginning)
    return name


def write_twin(folder: Path, behind: Behind, package: Path = PACKAGE) -> Path:
    """Write the twin of a package; the folder that a process imports it from."""
    home = folder / PACKAGE.name
    shutil.copytree(package, home)
    for file in sorted(home.rglob("*.toml")):
        _change_rows(file, behind)
    long = {name for name in behind.names if len(name) > SHORT}
    rename, speak = _renaming(behind, long), _speaking(behind)
    brief = _renaming(behind, behind.names)
    for ending, change in (("py", rename), ("toml", rename), ("html", rename), ("ftl", speak)):
        for file in sorted(home.rglob(f"*.{ending}")):
            if "tapestry" in file.parts:
                continue
            campaign = "scythe" in file.parts and "web" not in file.parts
            _rewrite(file, brief if change is rename and campaign else change)
    for name in behind.files:
        _other_file(home / "web/games/scythe/static" / name)
    for place in FOLDERS:
        for sheet in sorted((PACKAGE / place).glob(f"*/{SHEET}")):
            if behind.is_locked(blocks(sheet)[0]):
                _second_folder(home / place / sheet.parent.name, behind)
    return folder


def blocks(file: Path) -> list[str]:
    """The rows of a file, each with its heading, and what stands before them."""
    return BLOCK.split(file.read_text("utf-8"))


def _kind(block: str) -> str:
    heading = re.match(r"\[+(\w+)", block)
    return heading[1] if heading else "sheet"


def _change_rows(file: Path, behind: Behind) -> None:
    """Other numbers, and a second row like each."""
    read = blocks(file)
    if not any(behind.is_locked(block) for block in read):
        return
    whole_sheet = behind.is_locked(read[0]) and not read[0].startswith("[")
    written = []
    for before in read:
        locked = behind.is_locked(before)
        numbers = locked or (whole_sheet and _kind(before) == "numbers")
        numbers = numbers and not behind.is_at_work(read[0])
        block = NUMBER.sub(_other_number, before) if numbers else before
        written.append(block)
        if locked and block.startswith("[[") and (name := NAME.search(block)):
            written.append(block.replace(name[0], f'{name[1]} = "{name[2]}{MARK}2"') + "\n")
    text = "".join(written)
    tomllib.loads(text)
    file.write_text(text, "utf-8")


def _other_number(found: re.Match[str]) -> str:
    """Only the number and the place of an evening or module keep their order."""
    return found[0] if found[1] in ("number = ", "order = ") else f"{found[1]}{int(found[2]) + 2}"


def _renaming(behind: Behind, names: set[str]) -> Callable[[str], str]:
    """Names in quotes, with all that has a lock; commands by their tags, files by their names."""
    quoted = {name: f"{name}{MARK}" for name in names}
    quoted |= {name: _file(name) for name in behind.files}
    tags = {name: f"{name}{MARK}" for name in behind.commands}
    pattern = re.compile(rf"""(?<=["'])({_any_of(quoted)})(?=["'])""")
    tagged = re.compile(r'(?<=tag=")(\w+)(?=")')

    def rename(text: str) -> str:
        text = pattern.sub(lambda one: quoted[one[1]], text)
        return tagged.sub(lambda one: tags.get(one[1], one[1]), text)

    return rename


def _any_of(names: Iterable[str]) -> str:
    """One of these names, the longest first; none fits where there are none."""
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True))) or "(?!)"


def _speaking(behind: Behind) -> Callable[[str], str]:
    """Messages about what has another name: the name in theirs is changed, and they say more."""
    dashed = [
        name.replace(".", "-") if len(name) > SHORT else f"title-{name}" for name in behind.names
    ]
    pattern = re.compile(rf"(?:^|-)({_any_of(dashed)})(?=-|$)")

    rules = {f"rule-{name.replace('.', '-')}" for name in behind.names}

    def speak(text: str) -> str:
        def one(found: re.Match[str]) -> str:
            if not pattern.search(found[1]) or (
                found[1].startswith("rule-") and found[1] not in rules
            ):
                return found[0]
            name = pattern.sub(lambda part: f"{part[0]}{MARK}", found[1])
            said = found[2] if "->" in found[2] else f" Zz{found[2]}"
            return f"{name} ={said}\n{name}2 = Zz zz zz"

        return MESSAGE.sub(one, text)

    return speak


def _rewrite(file: Path, change: Callable[[str], str]) -> None:
    """Only what changes is written: all else keeps its time, and need not be compiled again."""
    before = file.read_text("utf-8")
    if (after := change(before)) != before:
        file.write_text(after, "utf-8")


def _file(name: str) -> str:
    stem, _, ending = name.rpartition(".")
    return f"{stem}{MARK}.{ending}"


def _other_file(file: Path) -> None:
    """Another name, another content, another size."""
    other = file.with_name(_file(file.name))
    other.write_text(file.read_text("utf-8") + "/* twin */\n", "utf-8")
    file.unlink()


def _second_folder(folder: Path, behind: Behind) -> None:
    """One more evening or module like this, that no way leads to, with its locked rows."""
    other = folder.with_name(f"{folder.name}_{MARK}")
    shutil.copytree(folder, other)
    for file in (other / SHEET, other / LEDGER):
        kept = [one for one in blocks(file) if _kind(one) != "rule" or behind.is_locked(one)]
        text = NAME.sub(rf'\1 = "\2{MARK}3"', "".join(kept))
        text = re.sub(r'^branch = ".*"$', "", text, flags=re.MULTILINE)
        if file.name == SHEET:
            text = re.sub(r"^(number = \d+)$", r'\1\nbranch = "zz"', text, flags=re.MULTILINE)
        file.write_text(text, "utf-8")


def _tags(module: Any) -> set[str]:
    here = [
        one for one in vars(module).values() if getattr(one, "__module__", "") == module.__name__
    ]
    return {tag for one in here if (tag := _tag(one))}


def _tags_of(union: Any) -> set[str]:
    return {tag for one in get_args(union) or (union,) if (tag := _tag(one))}


def _tag(kind: Any) -> str:
    config = getattr(kind, "__struct_config__", None)
    return str(config.tag) if config is not None and config.tag else ""
