"""Rules as things: each has an id, a source, a kind; its words are `rule-<id>` in the locales.

A rule that the app carries out also has a place: the line that decides it. A rule names its place
by the id that a `keep`, an event or a row of the content carries, or by `@decides` on the method.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, TypeVar

import msgspec

from thirdchair.kit.content import ContentError, parse
from thirdchair.kit.readers import Lock, Reader

LATER = "later"
"""What stands for the id of a rule that a reader may not know of; its words are a rule's, too."""
LEDGER = "rules.toml"
"""The ledger of a scenario or module, in its folder."""

App = Literal["decides", "computes", "tracks", "asks", "reminds"]
"""What the app does about a rule.

- `decides`: it acts for a bot, or says what may be done and what not.
- `computes`: it counts points, sizes a deck, reads what is printed.
- `tracks`: it keeps what lies on the table.
- `asks`: it leaves the choice to people, and keeps what they chose.
- `reminds`: people carry it out; the app only says it, at its time or on the help page.

All but `reminds` have a place, whatever their `kind`: the app carries out some rules about
removals, components and advice, and people some about turns and choices.
"""

T = TypeVar("T")
_LOCK = re.compile(r"\block\b")
"""The word, wherever it stands: where it does not, no rule has a lock."""


def decides(*rules: str) -> Callable[[T], T]:
    """Mark a function or class as the place of these rules; it is found by reading the source.

    Whoever breaks it fails a test of each of them.
    """
    return _as_it_is


def _as_it_is(place: T) -> T:
    return place


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One atomic rule of a rulebook."""

    id: str
    kind: str
    actor: str
    source: str
    app: App = "decides"
    scope: str = ""
    expansion: str = ""
    amb: str | None = None
    ruling: str | None = None
    gap: bool = False
    lock: Lock = None
    mark: Literal["found", "found-app", "inferred", "not-found"] = "found"
    """How sure it is that the books say so: "why?" says it where it is not `found`."""

    @property
    def message(self) -> str:
        """The id of its explanation in the locales."""
        return "rule-" + self.id.replace(".", "-")

    @property
    def has_place(self) -> bool:
        """Is there a line that carries it out?"""
        return self.app != "reminds"


class _Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ledger file. Where `expansion` is "mixed", every rule names its own."""

    scope: str
    expansion: str
    rule: list[Rule]
    order: int = 0


class Ledger(Mapping[str, Rule]):
    """Rules by id, in the order of the ledger files, which are read when somebody needs one.

    A table can be played without: only files with locks are read for the first answer.
    """

    def __init__(self, ledgers: Iterable[tuple[str, Traversable]]) -> None:
        """Files by the names that an error calls them."""
        self._ledgers = tuple(ledgers)

    def __getitem__(self, rule: str) -> Rule:
        return self._rules[rule]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    @cached_property
    def locked(self) -> tuple[Rule, ...]:
        """Those that somebody may not know of: few or none. Files without any are not read."""
        files = [one for one in self._ledgers if _LOCK.search(one[1].read_text("utf-8"))]
        return tuple(rule for rule in _rules_in(files).values() if rule.lock is not None)

    @cached_property
    def behind(self) -> dict[str, frozenset[str]]:
        """The ids of locked rules by their locks: every page and every answer asks for them."""
        found: dict[str, set[str]] = {}
        for rule in self.locked:
            found.setdefault(str(rule.lock), set()).add(rule.id)
        return {lock: frozenset(ids) for lock, ids in found.items()}

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        return _rules_in(self._ledgers)


@cache
def rules_of(package: str) -> Ledger:
    """All rules of a game by id, in the order of its ledger files."""
    return ledger_of(package, ())


def ledger_of(package: str, more: Iterable[tuple[str, Traversable]]) -> Ledger:
    """The rules of a package, and those of more files by the names that an error calls them."""
    return Ledger([*sorted(_ledgers(package), key=lambda one: one[0]), *more])


def later(ledger: Mapping[str, Rule], reader: Reader) -> frozenset[str]:
    """The ids that this reader never sees."""
    if isinstance(ledger, Ledger):
        hidden = [ids for lock, ids in ledger.behind.items() if not reader.may(lock)]
        return frozenset().union(*hidden)
    return frozenset(rule.id for rule in ledger.values() if not reader.may(rule.lock))


def rows_in(name: str, file: Traversable) -> list[str]:
    """The ids of the rules in one ledger file; `name` is what an error calls it."""
    return [rule.id for rule in _read(name, file).rule]


def _rules_in(ledgers: Iterable[tuple[str, Traversable]]) -> dict[str, Rule]:
    """The rules of some files by id."""
    found: dict[str, Rule] = {}
    sheets = [(name, _read(name, file)) for name, file in ledgers]
    for name, sheet in sorted(sheets, key=lambda one: one[1].order):
        for rule in sheet.rule:
            if rule.id in found:
                raise ContentError(f"{name}: {rule.id} stands there twice")
            if sheet.expansion == "mixed" and not rule.expansion:
                raise ContentError(f"{name}: {rule.id} names no expansion")
            found[rule.id] = msgspec.structs.replace(
                rule, scope=sheet.scope, expansion=rule.expansion or sheet.expansion
            )
    return found


def _read(name: str, file: Traversable) -> _Sheet:
    return parse(file.read_text("utf-8"), _Sheet, name)


def _ledgers(package: str) -> Iterator[tuple[str, Traversable]]:
    """The files in `rules`, and a `rules.toml` in the folder of each scenario or module."""
    for one in files(package).joinpath("rules").iterdir():
        if one.name.endswith(".toml"):
            yield f"{package}/rules/{one.name}", one
    for kind in files(package).iterdir():
        if kind.is_dir():
            yield from _in_folders(f"{package}/{kind.name}", kind)


def _in_folders(name: str, kind: Traversable) -> Iterator[tuple[str, Traversable]]:
    """The ledgers of the folders in a folder, however deep they are."""
    for folder in kind.iterdir():
        if folder.is_dir() and folder.name != "__pycache__":
            path = f"{name}/{folder.name}"
            if (ledger := folder.joinpath(LEDGER)).is_file():
                yield f"{path}/{LEDGER}", ledger
            yield from _in_folders(path, folder)
