"""The printed material as typed data, read once from the content of a package.

A row with a lock is there for those who hold its key, see `kit.readers`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal, TypeVar

import msgspec

from thirdchair.kit.box import Contents, contents_of
from thirdchair.kit.content import load
from thirdchair.kit.readers import Lock
from thirdchair.kit.rules import Rule, rules_of
from thirdchair.kit.rulings import Ruling


class _Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    lock: Lock = None


class Wind(_Row, frozen=True):
    """A face of the die."""

    steps: int


class Evening(_Row, frozen=True):
    """One evening of a season; `keys` are known after it. `rule`: what is special about it."""

    rule: str
    stairs: int
    influence: int
    first: int
    others: int
    keys: tuple[str, ...] = ()
    then: str | None = None


class Way(_Row, frozen=True):
    """Where the vote after an evening may lead."""

    after: str
    leads: str


class Ware(_Row, frozen=True):
    """Something to buy. `printed`: the thing that says what it is worth, if `ruling` has it so."""

    price: int
    stock: int
    worth: int = 0
    printed: str | None = None
    ruling: str | None = None


class Chore(_Row, frozen=True):
    """Something that each keeper may tick."""

    worth: int


class Thing(_Row, frozen=True):
    """Something to open: `key` is known from then on, and its printed number is asked.

    `box`: where My box keeps that number.
    """

    key: str
    box: str
    least: int
    most: int
    proposal: int


class File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A static file that is served to those who know of it."""

    id: str
    lock: str


class OwnPage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A page of a table: `id` is its name in the address, `shows` what stands on it."""

    id: str
    shows: Literal["correct", "logbook", "shop"]
    lock: Lock = None


class _Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stairs: int
    wind: tuple[Wind, ...]


class _Evenings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    evening: tuple[Evening, ...]


class _Ways(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    way: tuple[Way, ...]


class _Shop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ware: tuple[Ware, ...]
    chore: tuple[Chore, ...]


class _Things(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thing: tuple[Thing, ...]


class _Files(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    file: tuple[File, ...]


class _Pages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    page: tuple[OwnPage, ...]


class _Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ruling: tuple[Ruling, ...]


class Material(msgspec.Struct, frozen=True, kw_only=True):
    """All that is printed, by id and in printed order."""

    stairs: int
    winds: Mapping[str, Wind]
    evenings: Mapping[str, Evening]
    ways: Mapping[str, Way]
    wares: Mapping[str, Ware]
    chores: Mapping[str, Chore]
    things: Mapping[str, Thing]
    files: Mapping[str, File]
    pages: Mapping[str, OwnPage]
    rulings: Mapping[str, Ruling]
    ledger: Mapping[str, Rule]
    contents: Contents

    @property
    def first(self) -> Evening:
        """The evening with which a season begins."""
        return next(iter(self.evenings.values()))

    def ways_after(self, evening: str) -> dict[str, Way]:
        """What is voted on after an evening; nothing after most of them."""
        return {name: way for name, way in self.ways.items() if way.after == evening}


@cache
def material(package: str) -> Material:
    """The material of a package."""
    night = load(package, "content/night.toml", _Night)
    shop = load(package, "content/shop.toml", _Shop)
    rulings = load(package, "content/rulings.toml", _Rulings).ruling
    return Material(
        stairs=night.stairs,
        winds=_by_id(night.wind),
        evenings=_by_id(load(package, "content/evenings.toml", _Evenings).evening),
        ways=_by_id(load(package, "content/ways.toml", _Ways).way),
        wares=_by_id(shop.ware),
        chores=_by_id(shop.chore),
        things=_by_id(load(package, "content/things.toml", _Things).thing),
        files=_by_id(load(package, "content/files.toml", _Files).file),
        pages=_by_id(load(package, "content/pages.toml", _Pages).page),
        rulings={ruling.key: ruling for ruling in rulings},
        ledger=rules_of(package),
        contents=contents_of(package),
    )


R = TypeVar("R", Wind, Evening, Way, Ware, Chore, Thing, File, OwnPage)


def _by_id(rows: Iterable[R]) -> dict[str, R]:
    return {row.id: row for row in rows}
