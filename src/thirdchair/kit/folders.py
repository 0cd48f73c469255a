"""Folders that are found, not listed: scenarios, modules.

Each has a sheet (`sheet.toml`), the class of its rules (`__init__.py`) and its rows of the ledger
(`rules.toml`). Sheets are read when somebody first lists them; a class is imported when the first
table of it opens, and looked at then. What is missing is an error that names the file.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import module_from_spec
from types import ModuleType
from typing import Generic, Protocol, TypeVar

from thirdchair.kit.content import ContentError, parse
from thirdchair.kit.rules import LEDGER

SHEET, CODE, WORDS = "sheet.toml", "__init__.py", "locales"
ENGLISH = f"{WORDS}/en.ftl"
"""What a folder of others speaks in a language that it has no words for, so it must be there."""


class Named(Protocol):
    """A sheet that says what its folder is called in saved games."""

    @property
    def id(self) -> str: ...


S = TypeVar("S")
N = TypeVar("N", bound=Named)
C = TypeVar("C")


@dataclass(frozen=True)
class Found(Generic[S]):
    """A folder with its sheet. `package` is where those of the books are."""

    folder: Traversable
    sheet: S
    package: str

    @property
    def own(self) -> bool:
        """Is it one of the books?"""
        ours = files(self.package).joinpath(self.folder.name)
        return str(ours) == str(self.folder)  # two looks into one archive are not equal

    def file(self, name: str) -> str:
        """What an error calls a file of it."""
        return f"{self.folder.name}/{name}"


def found_in(folder: Traversable, kind: type[S], package: str) -> Iterator[Found[S]]:
    """The folder itself, or the folders in it, as far as they have a sheet; all files there."""
    for one in (folder, *folder.iterdir()):
        if one.is_dir() and one.joinpath(SHEET).is_file():
            text = one.joinpath(SHEET).read_text(encoding="utf-8")
            found = Found(one, parse(text, kind, f"{one.name}/{SHEET}"), package)
            # Ours may be byte code only, in an archive.
            for file in (LEDGER,) if found.own else (CODE, LEDGER, ENGLISH):
                if not one.joinpath(file).is_file():
                    raise ContentError(f"{found.file(file)}: missing")
            yield found


def by_id(found: Iterable[Found[N]]) -> dict[str, Found[N]]:
    """The folders by the ids of their sheets, in this order; no two share one."""
    known: dict[str, Found[N]] = {}
    for one in found:
        if one.sheet.id in known:
            other = known[one.sheet.id].file(SHEET)
            raise ContentError(f"{one.file(SHEET)}: {one.sheet.id} is already {other}")
        known[one.sheet.id] = one
    return known


def ledgers_of(found: Iterable[Found[S]]) -> list[tuple[str, Traversable]]:
    """The files with the rules of each that is not from the books."""
    others = [one for one in found if not one.own]
    return [(one.file(LEDGER), one.folder.joinpath(LEDGER)) for one in others]


def locales_of(found: Iterable[Found[S]]) -> tuple[Traversable, ...]:
    """The folders with the words of those that bring their own."""
    folders = (one.folder.joinpath(WORDS) for one in found)
    return tuple(folder for folder in folders if folder.is_dir())


def classes_in(found: Found[S]) -> list[type]:
    """The classes that the module of a folder defines."""
    module = _module(found)
    here = vars(module).values()
    return [one for one in here if isinstance(one, type) and one.__module__ == module.__name__]


def only_one(classes: Sequence[type[C]], found: Found[S], what: str) -> type[C]:
    """The class of its rules: there must be one."""
    if len(classes) != 1:
        file = found.file(CODE)
        raise ContentError(f"{file}: must define one class of a {what}, not {len(classes)}")
    return classes[0]


def _module(found: Found[S]) -> ModuleType:
    """The module of a folder: of ours by its name, of others by its place."""
    name = f"{found.package}.{found.folder.name}"
    if found.own:
        return import_module(name)
    loader = SourceFileLoader(name, str(found.folder.joinpath(CODE)))
    module = module_from_spec(ModuleSpec(name, loader, origin=loader.path, is_package=True))
    loader.exec_module(module)
    return module
