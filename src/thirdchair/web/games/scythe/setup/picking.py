"""The modules on the form of a new game: what each is for, what goes with what, and what to try."""

import msgspec

from thirdchair.scythe.modules.finding import Modules
from thirdchair.scythe.modules.sheets import Verdict

FEW = 4
"""So many suggestions are made at most."""


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """A module beside another one that can be chosen, too."""

    module: str
    verdict: Verdict
    rule: str


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A module that can be chosen, told by rules: what it is for, where it lies, what it asks of an
    Automa, and beside which others it stands well or not at all."""

    id: str
    use: str
    where: str
    automa: tuple[str, ...]
    company: tuple[Company, ...]


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """Modules to try together tonight, and the rule that says what for."""

    modules: tuple[str, ...]
    rule: str


def offers(modules: Modules, names: list[str]) -> list[Offer]:
    """The modules of these names; of others nothing is said, not even that one does not fit."""
    return [
        Offer(
            id=name,
            use=(sheet := modules.sheets[name]).use,
            where=sheet.where,
            automa=sheet.automa,
            company=tuple(_company(modules, name, names)),
        )
        for name in names
    ]


def _company(modules: Modules, name: str, names: list[str]) -> list[Company]:
    found = [(other, modules.beside(name, other)) for other in names if other != name]
    return [
        Company(module=other, verdict=said.verdict, rule=said.rule)
        for other, said in found
        if said is not None
    ]


def suggestions(modules: Modules, names: list[str]) -> list[Suggestion]:
    """What the books made for each other first; then single modules that stand in no such pair,
    but for factions, which are drawn."""
    together = [
        Suggestion(modules=(one, other), rule=modules.sheets[one].use)
        for one, other, said in modules.pairs(names)
        if said.verdict == "meant"
    ]
    paired = {name for each in together for name in each.modules}
    alone = [
        Suggestion(modules=(name,), rule=modules.sheets[name].use)
        for name in names
        if name not in paired and modules.sheets[name].use and not modules.is_faction(name)
    ]
    return [*together, *alone][:FEW]
