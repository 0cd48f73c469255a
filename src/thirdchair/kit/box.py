"""My box: what the owner's printed components say where our data is unconfirmed or silent.

A game lists the entries that it knows, each with its type. A box is checked when a table is set
up and frozen into it; a running table never looks at the installation again. It describes what
somebody owns, not one table: an entry that tonight's table has no use for is no mistake.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from thirdchair.kit.content import load
from thirdchair.kit.decoding import decode
from thirdchair.kit.readers import NOBODY, Lock, Reader
from thirdchair.kit.refusals import bad_input

EXPANSIONS, PROMOS = "expansions", "promos"
LONGEST_PROMO = 40
MOST_PROMOS = 20

Confidence = Literal["found", "inferred", "not-found"]


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whatever a box offers or asks for; for `lock` see `kit.readers`."""

    lock: Lock = None


class Offered(_Entry, frozen=True):
    """An expansion that an owner may have; or a mode, with the expansion that it comes from."""

    id: str
    expansion: str = "base"


class Promo(_Entry, frozen=True):
    """A promo by its printed name; `objectives` are the first and the last of its cards."""

    id: str
    name: str
    objectives: tuple[int, int]


class UnsureValue(_Entry, frozen=True):
    """An entry of ours that an owner had better look up, and how sure we are of what we have."""

    key: str
    confidence: Confidence
    expansion: str


class UnsureName(_Entry, frozen=True):
    """A printed name that we have seen in some languages only."""

    thing: str
    found: tuple[str, ...]
    expansion: str = "base"


class Contents(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a box can hold, and where its owner knows better than we do."""

    expansion: tuple[Offered, ...]
    mode: tuple[Offered, ...]
    promo: tuple[Promo, ...] = ()
    value: tuple[UnsureValue, ...] = ()
    name: tuple[UnsureName, ...] = ()

    @property
    def modes(self) -> dict[str, Offered]:
        return {one.id: one for one in self.mode}

    @property
    def expansions(self) -> dict[str, Offered]:
        return {one.id: one for one in self.expansion}

    @property
    def promos(self) -> dict[str, Promo]:
        """By their printed names, as a box calls them."""
        return {one.name: one for one in self.promo}

    @property
    def values(self) -> dict[str, UnsureValue]:
        return {one.key: one for one in self.value}

    @property
    def names(self) -> dict[str, UnsureName]:
        return {one.thing: one for one in self.name}


@cache
def contents_of(package: str) -> Contents:
    """What the box of a game can hold."""
    return load(package, "content/box.toml", Contents)


def checked(
    box: Mapping[str, Any],
    entries: Mapping[str, Any],
    where: str,
    package: str,
    reader: Reader = NOBODY,
) -> dict[str, Any]:
    """The box as plain data, defaults written down; an unknown entry or a wrong value is refused.

    `entries` are the types by key. To a set-up a locked entry is an unknown one, whoever plays:
    what a campaign needs later it asks later. Only My box itself keeps one, for its `reader`.
    """
    contents = contents_of(package)
    known = reader.listed(entries, contents.values)
    for key in box:
        if key not in known:
            raise bad_input(
                "unknown-box-entry", where=f"{where}.{key}", value=key, options=sorted(known)
            )
    found = {
        key: msgspec.to_builtins(decode(value, entries[key], f"{where}.{key}"))
        for key, value in sorted(box.items())
    }
    for place, one in enumerate(found.get(EXPANSIONS, ())):
        if not reader.knows(one, contents.expansions):
            options = reader.shown(contents.expansions)
            spot = f"{where}.{EXPANSIONS}[{place}]"
            raise bad_input("not-an-option", where=spot, answer=one, options=options)
    if PROMOS in found:
        found[PROMOS] = _checked_promos(found[PROMOS], f"{where}.{PROMOS}")
    return found


def _checked_promos(names: Sequence[str], where: str) -> list[str]:
    """What the owner calls them, each once."""
    kept = [name.strip() for name in names]
    if len(kept) > MOST_PROMOS:
        raise bad_input("too-many-promos", where=where, most=MOST_PROMOS)
    for place, name in enumerate(kept):
        if not name or len(name) > LONGEST_PROMO or not name.isprintable():
            raise bad_input("bad-promo", where=where, longest=LONGEST_PROMO)
        if name.casefold() in (other.casefold() for other in kept[:place]):
            raise bad_input("promo-twice", where=where, value=name)
    return kept
