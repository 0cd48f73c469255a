"""What would differ on the table after a fix, in words."""

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any

from thirdchair.table.changes import Mended
from thirdchair.table.journal import Table
from thirdchair.web.pages.history.instead import Differs
from thirdchair.words import Words

DASH = "–"


def differences(
    table: Table, mended: Mended, words: Words, differs: Differs
) -> list[tuple[str, str, str]]:
    """Each part that would lie differently: its name, what it is now, what it would be then."""
    now, then = table.view(), mended.then

    def only(path: str, view: Any, other: Any) -> str:
        value = _at(view, path)
        if path in differs.lists:
            value = [one for one in value if one not in _at(other, path)]
        return shown(words, path, value, differs)

    return [
        (words.part(path), only(path, now, then), only(path, then, now))
        for path in differing(mended, differs)
    ]


def differing(mended: Mended, differs: Differs) -> list[str]:
    """The paths of the parts that would lie differently."""
    paths = dict.fromkeys(_shortened(one.path, differs) for one in mended.differences)
    return [one for one in paths if not any(fnmatchcase(one, each) for each in differs.untold)]


def shown(words: Words, path: str, value: Any, differs: Differs) -> str:
    """A value in words; what is not there is a dash."""
    head = path.partition(".")[0]
    if value in (None, []) and head not in differs.nobody:
        return DASH
    readable = words.value(path, value)
    if isinstance(readable, list):
        return ", ".join(str(one) for one in readable)
    return str(readable)


def _shortened(path: str, differs: Differs) -> str:
    parts = path.split(".")
    return ".".join(parts[: differs.whole.get(parts[0], len(parts))])


def _at(view: Any, path: str) -> Any:
    """The part of a view; a key may have dots itself."""
    if not isinstance(view, Mapping):
        return view
    head, _, rest = path.partition(".")
    if path in view or not rest:
        return view.get(path)
    return _at(view.get(head), rest)
