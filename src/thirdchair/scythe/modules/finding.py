"""The modules that a game has: found as folders, and put together for a table."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations

from thirdchair.kit.content import ContentError
from thirdchair.kit.folders import (
    SHEET,
    Found,
    by_id,
    classes_in,
    found_in,
    ledgers_of,
    locales_of,
    only_one,
)
from thirdchair.kit.readers import NOBODY, Keys, Reader
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.kit.rules import LEDGER, decides, rows_in
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.modules.module import Episode, Module, compose
from thirdchair.scythe.modules.sheets import Beside, Sheet

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
        return by_id(sorted(every, key=lambda one: one.sheet.order))

    @cached_property
    def sheets(self) -> Mapping[str, Sheet]:
        """All sheets by their ids, in printed order."""
        return {name: one.sheet for name, one in self._found.items()}

    @property
    def ledgers(self) -> list[tuple[str, Traversable]]:
        """The files with the rules of each module that is not from the books."""
        return ledgers_of(self._found.values())

    @property
    def locales(self) -> tuple[Traversable, ...]:
        """The folders with the words of modules that bring their own."""
        return locales_of(self._found.values())

    @decides("fen.modules.spoiler", "fen.modules.after-campaign")
    def told(self, reader: Reader = NOBODY) -> list[str]:
        """The modules that may be named to a reader, in printed order."""
        sheets = self.sheets.items()
        return [name for name, one in sheets if reader.may_choose(one.lock) and not one.unnamed]

    def to_choose(self, reader: Reader = NOBODY) -> list[str]:
        """The same for somebody who chooses: as the book lists them."""
        return sorted(self.told(reader), key=lambda name: self.sheets[name].listed)

    def keys(self, names: Iterable[str]) -> Keys:
        """What is known at a table with these modules."""
        sheets = [self.sheets[name] for name in names]
        locks = {one.lock for one in sheets if one.lock is not None}
        return frozenset(locks.union(*(one.opens for one in sheets)))

    def known(self, names: Sequence[str], reader: Reader = NOBODY) -> tuple[str, ...]:
        """These modules in printed order. One that the reader may not know of does not exist."""
        told = self.told(reader)
        for name in names:
            if name not in told:
                raise bad_input("unknown-module", where="new.modules", value=name)
            if names.count(name) > 1:
                raise bad_input("module-twice", where="new.modules", value=name)
        return tuple(name for name in told if name in names)

    def is_faction(self, name: str) -> bool:
        """Does a module bring a faction, and nothing that is chosen beside it?"""
        return bool(self.sheets[name].faction)

    def of_factions(self, factions: Iterable[str]) -> tuple[str, ...]:
        """The modules that these factions come from."""
        named, sheets = set(factions), self.sheets.items()
        return tuple(name for name, one in sheets if named & {each.id for each in one.faction})

    def beside(self, one: str, other: str) -> Beside | None:
        """What the books say of two modules at one table; None: they go together."""
        for first, second in ((one, other), (other, one)):
            for said in self.sheets[first].beside:
                if said.module == second:
                    return said
        return None

    def pairs(self, names: Sequence[str]) -> list[tuple[str, str, Beside]]:
        """All that the books say of these modules with each other, in printed order."""
        inside = [one for one in self.sheets if one in names]
        every = [(one, other, self.beside(one, other)) for one, other in combinations(inside, 2)]
        return [(one, other, said) for one, other, said in every if said is not None]

    @decides(
        "fen.modules.combine",
        "fen.modules.compat",
        "fen.modules.one-track",
        "fen.modules.rivals.not-peace",
        "fen.modules.peace.not-rivals",
    )
    def check(self, names: Sequence[str]) -> None:
        """Modules may be combined freely, but for a few."""
        for pair in self.pairs(names):
            if (refusal := self.refusal(*pair)) is not None:
                raise refusal

    def refusal(self, one: str, other: str, said: Beside) -> Refusal | None:
        """What speaks against a pair, if anything does; a form says it before it is sent."""
        if said.verdict != "excluded":
            return None
        why = said.rule.rpartition(".")[2]
        return bad_input("modules-exclude", where="new.modules", module=one, second=other, why=why)

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
        return compose(episode, self.named(names))

    def named(self, names: tuple[str, ...]) -> tuple[type[Module], ...]:
        """The rules of these modules, in printed order."""
        return tuple(self.rules(name) for name in self.sheets if name in names)


def _check_ledger(found: Found[Sheet]) -> None:
    """What a table is told at the start must be a rule of the module."""
    file = found.file(LEDGER)
    rows = rows_in(file, found.folder.joinpath(LEDGER))
    if lacking := [rule for rule in found.sheet.different if rule not in rows]:
        raise ContentError(f"{file}: lacks {', '.join(lacking)}, `different` in {SHEET}")
