"""Printed names of which we are not sure, to be looked up by the owner of a box."""

from collections.abc import Iterable
from typing import Any

from thirdchair.kit.box import UnsureName
from thirdchair.web import forms
from thirdchair.web.pages.box.mybox import BASE, Owned
from thirdchair.web.visit import Visit


def names_from(
    owned: Owned, names: Iterable[UnsureName], form: dict[str, Any]
) -> dict[str, str] | None:
    """The printed names of a box; those of things that have no field here stay as they are."""
    fields = {one.thing: forms.text(form, one.thing) for one in names if one.thing in form}
    others = owned.box.get("names", {})
    named = {thing: name for thing, name in others.items() if thing not in fields}
    named |= {thing: name for thing, name in fields.items() if name}
    return named or None


def unsure_names(
    visit: Visit,
    owned: Owned,
    names: Iterable[UnsureName],
    has: Iterable[str],
    prefix: str = "",
) -> list[dict[str, Any]]:
    """Names that we have not seen in the reader's language, and those that the owner gave.

    `has` are the expansions in the box; `prefix` stands before the messages that name the things.
    """
    given = owned.box.get("names", {})
    return [
        _row(visit, one, prefix)
        for one in names
        if (owned.reader.everything or one.expansion in (BASE, *has))
        and (visit.language not in one.found or one.thing in given)
    ]


def _row(visit: Visit, one: UnsureName, prefix: str) -> dict[str, Any]:
    return {
        "thing": one.thing,
        "kind": visit.words.text("page-box-kind-" + one.thing.partition("-")[0]),
        "ours": visit.words.text(prefix + one.thing),
        "expansion": one.expansion,
    }
