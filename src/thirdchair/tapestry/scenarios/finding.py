"""Finding scenarios: every folder with a `sheet.toml` is a scenario and can be played.

The sheets are read when somebody first lists them. A scenario's class is imported when a table of
it opens, and looked at then: what it lacks is an error that names the file.
"""

from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from thirdchair.kit.box import Offered
from thirdchair.kit.content import ContentError
from thirdchair.kit.folders import (
    CODE,
    SHEET,
    Found,
    by_id,
    classes_in,
    found_in,
    ledgers_of,
    locales_of,
    only_one,
)
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import LEDGER, rows_in
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.scenarios.sheets import Sheet
from thirdchair.tapestry.scenarios.state import ScenarioState

HERE = "thirdchair.tapestry.scenarios"
OWN = files(HERE)
"""The folder with the scenarios of the books."""


class Scenarios:
    """The scenarios of a game. Each of `folders` is one, or holds some."""

    def __init__(self, folders: Sequence[Traversable]) -> None:
        self.folders = tuple(folders)
        self._classes: dict[str, type[Scenario]] = {}

    @cached_property
    def _found(self) -> dict[str, Found[Sheet]]:
        return by_id(one for folder in self.folders for one in _in_order(folder))

    @cached_property
    def sheets(self) -> dict[str, Sheet]:
        """All sheets by their ids, mode by mode."""
        return {name: one.sheet for name, one in self._found.items()}

    @cached_property
    def modes(self) -> dict[str, Offered]:
        """The modes that the scenarios belong to, and the expansion that each comes from.

        A mode may be named as soon as its first scenario may, or one that has no lock at all.
        """
        found: dict[str, Offered] = {}
        for sheet in sorted(self.sheets.values(), key=lambda one: one.lock is not None):
            offered = Offered(id=sheet.mode, expansion=sheet.needs, lock=sheet.lock)
            found.setdefault(sheet.mode, offered)
        return {mode: found[mode] for mode in (sheet.mode for sheet in self.sheets.values())}

    def of_mode(self, mode: str) -> list[Sheet]:
        """The scenarios of a mode in their order."""
        return [sheet for sheet in self.sheets.values() if sheet.mode == mode]

    def known(self, mode: str, number: int, reader: Reader = NOBODY) -> Sheet:
        """The scenario of this number, or a refusal that names those there are."""
        name = f"{mode}-{number}"
        if not reader.knows(name, self.sheets):
            options = [sheet.number for sheet in reader.told(self.of_mode(mode))]
            raise bad_input("unknown-scenario", where="new.scenario", value=number, options=options)
        return self.sheets[name]

    @property
    def ledgers(self) -> list[tuple[str, Traversable]]:
        """The files with the rules of each scenario that is not from the books."""
        return ledgers_of(self._found.values())

    @property
    def locales(self) -> tuple[Traversable, ...]:
        """The folders with the words of scenarios that bring their own."""
        return locales_of(self._found.values())

    def rules(self, name: str) -> type[Scenario]:
        """The rules of the scenario with this id, loaded at the first table of it."""
        if name not in self._classes:
            self._classes[name] = _loaded(self._found[name])
        return self._classes[name]


def _in_order(folder: Traversable) -> list[Found[Sheet]]:
    """The scenarios of a folder, mode by mode."""
    found = found_in(folder, Sheet, HERE)
    return sorted(found, key=lambda one: (one.sheet.mode, one.sheet.number))


def _loaded(found: Found[Sheet]) -> type[Scenario]:
    """The one class of a scenario that the module of its folder defines, complete."""
    classes = [one for one in classes_in(found) if issubclass(one, Scenario)]
    rules, file = only_one(classes, found, "scenario"), found.file(CODE)
    if lacking := sorted(rules.__abstractmethods__):
        raise ContentError(f"{file}: {rules.__name__} does not say its {', '.join(lacking)}")
    _check_table(rules, found.sheet, file)
    _check_ledger(found)
    rules.sheet = found.sheet
    return rules


def _check_table(rules: type[Scenario], sheet: Sheet, file: str) -> None:
    """Stored tables are told apart by mode and number: they must be those of the sheet."""
    table: Any = vars(rules).get("table")
    if not (isinstance(table, type) and issubclass(table, ScenarioState)):
        raise ContentError(f"{file}: {rules.__name__} does not say what its table keeps (`table`)")
    kept = msgspec.structs.fields(table)[-1].type
    tags = (table.__struct_config__.tag, kept.__struct_config__.tag)
    if tags != (sheet.mode, sheet.number):
        raise ContentError(f"{file}: {table.__name__} is tagged {tags}, unlike {SHEET}")


def _check_ledger(found: Found[Sheet]) -> None:
    """What a table is told at the start must be a rule of the scenario."""
    file = found.file(LEDGER)
    rows = rows_in(file, found.folder.joinpath(LEDGER))
    if lacking := [rule for rule in found.sheet.different if rule not in rows]:
        raise ContentError(f"{file}: lacks {', '.join(lacking)}, `different` in {SHEET}")
