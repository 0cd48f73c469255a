"""The modules that a game has: found as folders, and put together for a table."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from thirdchair.kit.content import ContentError
from thirdchair.kit.folders import SHEET, WORDS, Found, classes_in, found_in, only_one
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import LEDGER, rows_in
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.modules.module import Episode, Module, compose
from thirdchair.scythe.modules.sheets import Sheet

HERE = "thirdchair.scythe.modules"
OWN = files(HERE)
"""The folder with the modules of the books."""


class Modules:
    """The modules of a game. Each of `folders` is one, or holds some."""

    def __init__(self, folders: Sequence[Traversable]) -> None:
        self.folders = tuple(folders)
        self._classes: dict[str, type[Module]] = {}

    @cached_property
    def _found(self) -> dict[str, Found[Sheet]]:
        every = [one for folder in self.folders for one in found_in(folder, Sheet, HERE)]
        found: dict[str, Found[Sheet]] = {}
        for one in sorted(every, key=lambda one: one.sheet.order):
            if one.sheet.id in found:
                other = found[one.sheet.id].file(SHEET)
                raise ContentError(f"{one.file(SHEET)}: {one.sheet.id} is already {other}")
            found[one.sheet.id] = one
        return found

    @cached_property
    def sheets(self) -> Mapping[str, Sheet]:
        """All sheets by their ids, in printed order."""
        return {name: one.sheet for name, one in self._found.items()}

    @property
    def ledgers(self) -> list[tuple[str, Traversable]]:
        """The files with the rules of each module that is not from the books."""
        others = [one for one in self._found.values() if not one.own]
        return [(one.file(LEDGER), one.folder.joinpath(LEDGER)) for one in others]

    @property
    def locales(self) -> tuple[Traversable, ...]:
        """The folders with the words of modules that bring their own."""
        folders = (one.folder.joinpath(WORDS) for one in self._found.values())
        return tuple(folder for folder in folders if folder.is_dir())

    def told(self, reader: Reader = NOBODY) -> list[str]:
        """The modules that may be named to a reader, in printed order."""
        return [name for name in reader.shown(self.sheets) if not self.sheets[name].unnamed]

    def known(self, names: Sequence[str], reader: Reader = NOBODY) -> tuple[str, ...]:
        """These modules in printed order. One that the reader may not know of does not exist."""
        told = self.told(reader)
        for name in names:
            if name not in told:
                raise bad_input("unknown-module", where="new.modules", value=name)
            if names.count(name) > 1:
                raise bad_input("module-twice", where="new.modules", value=name)
        return tuple(name for name in told if name in names)

    def rules(self, name: str) -> type[Module]:
        """The rules of one module, loaded at the first table that plays it."""
        if name not in self._classes:
            found = self._found[name]
            _check_ledger(found)
            classes = [one for one in classes_in(found) if issubclass(one, Module)]
            rules = only_one(classes, found, "module")
            rules.own_sheet = found.sheet
            self._classes[name] = rules
        return self._classes[name]

    def compose(self, names: tuple[str, ...], episode: type[Episode] | None = None) -> type[Automa]:
        """The rules of a table with these modules, in whichever order they are named."""
        modules = tuple(self.rules(name) for name in self.sheets if name in names)
        return compose(episode, modules)


def _check_ledger(found: Found[Sheet]) -> None:
    """What a table is told at the start must be a rule of the module."""
    file = found.file(LEDGER)
    rows = rows_in(file, found.folder.joinpath(LEDGER))
    if lacking := [rule for rule in found.sheet.different if rule not in rows]:
        raise ContentError(f"{file}: lacks {', '.join(lacking)}, `different` in {SHEET}")
