"""What would differ on the table after a fix, in words."""

from collections.abc import Mapping
from typing import Any

from thirdchair.table.journal import Table
from thirdchair.table.mending import Mended
from thirdchair.words import Words

WHOLE = {"decision": 2, "hexes": 2, "result": 1, "automa_decks": 3}
"""Parts that are one line however much of them differs: a pile, a hex, the result. How deep."""
LISTS = ("units",)
"""Parts that are lists of pieces: only what differs is told."""
NOBODY_IS_A_WORD = ("landmarks", "achievements")
DASH = "–"


def differences(table: Table, mended: Mended, words: Words) -> list[tuple[str, str, str]]:
    """Each part that would lie differently: its name, what it is now, what it would be then."""
    now, then = table.view(), mended.then
    return [
        (
            words.part(path),
            shown(words, path, _only(path, _at(now, path), _at(then, path))),
            shown(words, path, _only(path, _at(then, path), _at(now, path))),
        )
        for path in differing(mended)
    ]


def differing(mended: Mended) -> list[str]:
    """The paths of the parts that would lie differently."""
    return list(dict.fromkeys(_shortened(one.path) for one in mended.differences))


def lying_now(table: Table, paths: list[str], words: Words) -> list[str]:
    """These parts as they lie now, in words; what is no part of the table is left out."""
    view = table.view()
    return [
        f"{words.part(path)}: {shown(words, path, _at(view, path))}"
        for path in paths
        if _is_part(view, path)
    ]


def _is_part(view: Any, path: str) -> bool:
    if not isinstance(view, Mapping):
        return False
    head, _, rest = path.partition(".")
    return path in view or (bool(rest) and _is_part(view.get(head), rest))


def _only(path: str, value: Any, other: Any) -> Any:
    """Of a long list of pieces, those that differ."""
    return [one for one in value if one not in other] if path in LISTS else value


def shown(words: Words, path: str, value: Any) -> str:
    """A value in words; what is not there is a dash."""
    head = path.partition(".")[0]
    if value in (None, []) and head not in NOBODY_IS_A_WORD:
        return DASH
    readable = words.value(path, value)
    if isinstance(readable, list):
        return ", ".join(str(one) for one in readable)
    return str(readable)


def _shortened(path: str) -> str:
    parts = path.split(".")
    return ".".join(parts[: WHOLE.get(parts[0], len(parts))])


def _at(view: Any, path: str) -> Any:
    """The part of a view; a key may have dots itself."""
    if not isinstance(view, Mapping):
        return view
    head, _, rest = path.partition(".")
    if path in view or not rest:
        return view.get(path)
    return _at(view.get(head), rest)
