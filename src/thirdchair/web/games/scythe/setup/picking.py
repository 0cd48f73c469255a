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
    Automa, what else to know, and beside which others it stands well or not at all."""

    id: str
    use: str
    where: str
    automa: tuple[str, ...]
    notes: tuple[str, ...]
    company: tuple[Company, ...]


class Tonight(msgspec.Struct, frozen=True, kw_only=True):
    """Who is there, and what is ticked already: last time's modules, or what was just chosen."""

    people: int
    automas: int
    ticked: frozenset[str]


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """Modules to try together tonight, and the rule that says what for."""

    modules: tuple[str, ...]
    rule: str


def offers(modules: Modules, names: list[str], boxes: tuple[str, ...]) -> list[Offer]:
    """The modules of these names; of others nothing is said, not even that one does not fit.

    `boxes` are the expansions of the owners."""
    return [
        Offer(
            id=name,
            use=(sheet := modules.sheets[name]).use,
            where=sheet.where,
            automa=sheet.automa,
            notes=(*sheet.notes, *(one for box in boxes for one in sheet.notes_with.get(box, ()))),
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


def suggestions(modules: Modules, names: list[str], tonight: Tonight) -> list[Suggestion]:
    """What fits this company, and what it has not ticked already: what was made for so many seats
    first, then what the books made for each other, then single modules. Factions are drawn
    anyway."""
    sets: list[tuple[str, ...]] = [
        (one, other)
        for one, other, said in modules.pairs(names)
        if said.verdict == "meant" and _fits(modules, (one, other), tonight)
    ]
    paired = {name for each in sets for name in each}
    alone = [
        (name,)
        for name in names
        if name not in paired and modules.sheets[name].use and not modules.is_faction(name)
    ]
    fitting = [*sets, *(each for each in alone if _fits(modules, each, tonight))]
    fresh = [each for each in fitting if not set(each) <= tonight.ticked]
    fresh.sort(key=lambda each: not any(modules.sheets[name].best for name in each))
    return [Suggestion(modules=each, rule=modules.sheets[each[0]].use) for each in fresh[:FEW]]


def _fits(modules: Modules, names: tuple[str, ...], tonight: Tonight) -> bool:
    """Are they any good for these people and Automas? Most are for everybody."""
    seats = tonight.people + tonight.automas
    wanted = [best for name in names if (best := modules.sheets[name].best)]
    return all(
        one.seats[0] <= seats <= one.seats[1] and one.people <= tonight.people for one in wanted
    )
