"""The common supply of mods: which tiles are still there, and which of them a seat may have.

What somebody owns, what an Automa has taken for good and what the app has drawn for a seat that
still thinks about it is not there. Nothing is kept twice: the sheets say who has what.
"""

from collections import Counter

from thirdchair.kit.choices import Choice
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris.sheet.agenda import Agenda
from thirdchair.scythe.mods import KINDS, Mod, mod_of, mods, mods_of, name_on, same_tile

RULES = {"mech": "fen.mods.mech", "infrastructure": "fen.mods.infra"}
"""How the rules of each kind are called."""


class Supply(Agenda):
    """Tiles that anybody may draw."""

    @decides(
        "fen.mods.stop",
        "fen.mods.mech.permanent",
        "fen.mods.infra.permanent",
        "fen.sheet.mods.list",
    )
    def unlock_mods(self, kind: str) -> None:
        """The campaign says that a kind of mods may be read of. Until then there is none."""
        explained = ("fenris:mech-words",) if kind == "mech" else ()
        self.unlock("fenris:mods", f"fenris:{kind}-mods", *explained)

    def know_mods(self) -> None:
        """Whoever knows a kind of mods knows all that belongs to it."""
        for kind in self.mod_kinds:
            self.unlock_mods(kind)

    @property
    def mod_kinds(self) -> list[str]:
        """The kinds that the campaign knows by now, mech mods first."""
        return [kind for kind in KINDS if f"fenris:{kind}-mods" in self.state.keys]

    @property
    def mods(self) -> dict[str, Mod]:
        """The mods that the campaign knows by now."""
        return {name: one for name, one in mods().items() if self.reader.may(one.lock)}

    def mod(self, name: str) -> Mod:
        """A tile that the campaign can have by now; one that only its owner knows is one, too."""
        found = mod_of(name)
        if found is None or not self.reader.may(found.lock):
            options = list(self.mods)
            raise bad_input("unknown-mod", where="do.mods", value=name, options=options)
        return found

    def known_tiles(self, kind: str) -> list[str]:
        """The tiles of a kind that can be named: those that we know, and what was typed so far."""
        ours = [name for name, one in self.mods.items() if one.kind == kind]
        return [*ours, *self.typed(kind)]

    def typed(self, kind: str) -> list[str]:
        """The tiles that people have typed by their names so far, on whichever sheet."""
        every = (one for seat in self.state.sheets for one in self.mods_on(seat, kind))
        return list(dict.fromkeys(one for one in every if name_on(one) is not None))

    def mods_on(self, seat: str, kind: str) -> list[str]:
        """The column of a sheet, from the top."""
        sheet = self.state.sheets[seat]
        return sheet.mech_mods if kind == "mech" else sheet.infrastructure_mods

    def mods_changed(self, seat: str) -> None:
        """Point: a seat has other mods than before."""

    def slots(self, seat: str, kind: str) -> int:
        """How many places of the column are free."""
        return self.printed.most_mods - len(self.mods_on(seat, kind))

    @decides(
        "fen.mods.mech.buy.return",
        "fen.mods.infra.buy.return",
        "fen.mods.mech.keep",
        "fen.mods.infra.keep",
        "fen.mods.automa.spy-removed",
        "fen.sheet.mods-alternative",
    )
    def supply(self, kind: str, seat: str | None = None) -> dict[str, int]:
        """How many tiles of each mod lie in the supply, where there are any.

        Tiles that wait for a decision are reserved; for `seat` its own are there. It does not
        matter whether people keep their tiles or only note what they have.
        """
        taken = Counter(self.state.removed)
        for one in self.humans:
            taken.update(self.mods_on(one, kind))
        for one, offer in self.state.offers.items():
            if one != seat:
                taken.update(name for name in offer.drawn or () if name not in offer.kept)
        left = {
            name: one.copies - taken[name]
            for name, one in mods_of(kind).items()
            if not (one.without_automa and self.automas)
        }
        return {name: n for name, n in left.items() if n > 0}

    @decides(
        "fen.mods.mech.unique",
        "fen.mods.mech.buy.dup.owned",
        "fen.mods.mech.buy.dup.faction",
        "fen.mods.mech.buy.dup.pair",
        "fen.mods.infra.unique",
        "fen.mods.infra.buy.dup.owned",
        "fen.mods.infra.buy.dup.faction",
        "fen.mods.infra.buy.dup.pair",
    )
    def drawable(self, seat: str, kind: str, drawn: list[str]) -> Choice[str]:
        """The mods that a seat need not put back: none that it has or that its mat shows, and
        none that it has drawn already."""
        rule = f"{RULES[kind]}.buy.dup"
        choice = Choice(self.supply(kind, seat))
        owned = self.mods_on(seat, kind)
        choice.keep(f"{rule}.owned", [one for one in choice.left if one not in owned])
        choice.keep(
            f"{rule}.faction",
            [one for one in choice.left if mods()[one].faction != self.shops_as(seat)],
        )
        return choice.keep(f"{rule}.pair", [one for one in choice.left if one not in drawn])

    def shops_as(self, seat: str) -> str:
        """Whose mat says which abilities a seat has already."""
        offer = self.state.offers.get(seat)
        return (offer and offer.faction) or self.state.sheets[seat].faction

    def put_back(self, seat: str, kind: str) -> list[str]:
        """What a seat that draws real tiles puts back and draws again, beside a second one of a
        kind. Where tiles lie in one pile, also those of which others have noted every one."""
        keeps = self.drawable(seat, kind, []).left
        noted = self.state.offers[seat].way == "noted"
        there = self.supply(kind, seat)
        ours = [
            name
            for name, one in mods_of(kind).items()
            if name not in keeps
            and not (one.without_automa and self.automas)
            and (noted or name in there)
        ]
        return [*ours, *(one for one in self.typed(kind) if self.has_tile(seat, kind, one))]

    def has_tile(self, seat: str, kind: str, name: str) -> bool:
        """Does it stand on the sheet of a seat, however it is written?"""
        return any(same_tile(name, one) for one in self.mods_on(seat, kind))
