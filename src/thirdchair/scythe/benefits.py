"""What mods bring an Automa: it chooses nothing, and has a benefit for each of them instead.

`Slot` is how a campaign writes one onto the Automa's sheet: `tracker`, `none`, `card.4`, or
`gain.power.1.worker.1`: what it gives, with what belongs to it.
"""

from functools import cache
from typing import Literal

import msgspec

from thirdchair.kit.content import load
from thirdchair.kit.rules import decides
from thirdchair.scythe.content import PACKAGE, AutomaCard, Entry
from thirdchair.scythe.mods import Kind


class Benefit(Entry, frozen=True):
    """What an Automa gets for a mod, the `place`-th of its kind."""

    kind: Kind
    place: int
    gives: Literal["tracker", "gain", "card", "none"]
    rule: str
    card: int = 0


class _Benefits(Entry, frozen=True):
    benefit: tuple[Benefit, ...]


@cache
@decides("fen.mods.automa.table")
def benefits() -> dict[tuple[str, int], Benefit]:
    """The benefit table: by kind, and by how many of it an Automa has with this one."""
    read = load(PACKAGE, "content/benefits.toml", _Benefits).benefit
    return {(one.kind, one.place): one for one in read}


class Slot(msgspec.Struct, frozen=True):
    """The benefit of one mod."""

    gives: str
    card: int = 0
    gains: dict[str, int] = {}

    @property
    def written(self) -> str:
        """As it stands on the sheet."""
        more = [f"{what}.{n}" for what, n in self.gains.items()]
        return ".".join([self.gives, *([str(self.card)] if self.card else more)])

    @classmethod
    def read(cls, written: str) -> "Slot":
        """From how it stands there."""
        gives, *more = written.split(".")
        if gives == "card":
            return cls(gives, card=int(more[0]))
        return cls(
            gives, gains={what: int(n) for what, n in zip(more[::2], more[1::2], strict=True)}
        )


@decides("fen.mods.automa.benefit.gain.no-faction")
def shown_on(card: AutomaCard) -> Slot:
    """What the green half of a card gives everybody."""
    gains: dict[str, int] = {}
    for icon in card.half(1).gains:
        if icon.faction is None:
            gains[icon.gain] = gains.get(icon.gain, 0) + icon.n
    return Slot("gain", gains=gains)
