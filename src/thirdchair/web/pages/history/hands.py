"""What the hand moves when a table goes back, forth, or gets another past: from where to where.

The pieces lie as they did before; the list says how they get to lie as the app has them now. It is
kept with the look of the table, so it survives a reload, and every phone there ticks the same one.
A second undo starts from how the pieces really lie, moved or not: see `really`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, Protocol

import msgspec

from thirdchair.kit.learned import converted
from thirdchair.kit.refusals import not_now
from thirdchair.table.chance import people_draw
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.words import Words

Picture = dict[str, Any]
"""How the pieces lie: each part of a table that a hand can move, by its path."""
OPTION = "hands"
"""Where the list is kept among the options of a table."""
BACK, FORTH, MENDED = "back", "forth", "mended"
SIGN = 12
"""So long is the sign of a line."""
ACTS = ("back", "undo", "redo", "jump")
"""Buttons that go along the history. All others play on."""


class Move(msgspec.Struct, frozen=True):
    """One thing for the hand to do."""

    message: str
    does: dict[str, tuple[Any, Any]]
    """What is then different of each part: as it was and as it is; of numbers, by how much."""
    fields: dict[str, Any] = {}
    """What the message says, as far as it is not the part with what it was and is."""
    seat: str | None = None
    """Whose piece it is."""
    parts: "tuple[Move, ...]" = ()
    """What it is in detail, where one tick is for all of it."""


class Hands(Protocol):
    """What a game says of the pieces that people move by hand."""

    def picture(self, view: Mapping[str, Any], drawn: bool, /) -> Picture:
        """How the pieces lie; `drawn`: people draw the cards themselves, so piles count too."""

    def moves(self, lies: Picture, then: Picture, /) -> list[Move]:
        """What to do from one picture to the other. Nothing that differs may be forgotten."""

    def said(self, move: Move, words: Words, /) -> str:
        """One of them as a line for the hand."""


class Moving(msgspec.Struct):
    """A list that is not done yet. It holds the parts that differ, and no others."""

    kind: str
    lies: Picture
    then: Picture
    done: list[int] = []
    """What has a tick, by its number."""
    old: bool = False
    """Have people played on since?"""


# Pictures


def picture_of(table: Table, hands: Hands) -> Picture:
    """How the pieces of a table lie, as everybody there may see it. `told` in the view is what
    has happened so far: a game that does not know where all pieces are knows what it has moved."""
    seen = table.seen_by(None)
    view, journal = seen.view(), seen.journal
    if view is None:
        return {}
    entries = journal.entries[: journal.at + journal.waiting]
    told = [event for entry in entries for event in entry.events]
    return hands.picture({**view, "told": told}, people_draw(journal.chance))


def flat(view: Mapping[str, Any], heads: Mapping[str, int]) -> Picture:
    """The parts of a view below these heads, each cut as deep as the hand sees it as one part."""
    return {
        path: value
        for head, depth in heads.items()
        if head in view
        for path, value in _below(head, view[head], depth)
    }


def _below(path: str, value: Any, depth: int) -> Iterator[tuple[str, Any]]:
    if not depth or not isinstance(value, Mapping):
        yield path, value
        return
    for name, part in value.items():
        yield from _below(f"{path}.{name}", part, depth - 1)


def changes(lies: Picture, then: Picture) -> dict[str, tuple[Any, Any]]:
    """The parts that differ, as they lie and as they should. No piece is as good as no part."""
    paths = dict.fromkeys((*lies, *then))
    both = {path: (lies.get(path), then.get(path)) for path in paths}
    return {path: (was, now) for path, (was, now) in both.items() if (was or 0) != (now or 0)}


def moved(lies: Picture, move: Move) -> Picture:
    """The picture when this is done."""
    after = dict(lies)
    for path, (was, now) in move.does.items():
        counted = type(was) in (int, type(None)) and type(now) in (int, type(None))
        after[path] = (after.get(path) or 0) + (now or 0) - (was or 0) if counted else now
    return after


# The list of a table


def kept(saved: Saved) -> Moving | None:
    """The list that is still to be done at a table."""
    stored = saved.options.get(OPTION)
    return None if stored is None else converted(stored, Moving)


def differ(saved: Saved, hands: Hands, kind: str, before: Picture) -> None:
    """The table was as in `before`: keep what the hand has to do about that."""
    lies, then = dict(before), picture_of(saved.table, hands)
    if (open_ := kept(saved)) is not None:
        lies |= really(open_, before, hands)
        kind = MENDED if MENDED in (kind, open_.kind) else kind
    found = changes(lies, then)
    was, now = ({path: both[side] for path, both in found.items()} for side in (0, 1))
    if not hands.moves(was, now):
        saved.options.pop(OPTION, None)
        return
    saved.options[OPTION] = msgspec.to_builtins(Moving(kind, was, now))


def really(moving: Moving, before: Picture, hands: Hands) -> Picture:
    """How the parts of an open list lie: moved where they have a tick, else as they were.

    A part that was played with since is believed to lie as the app has it.
    """
    lies = dict(moving.lies)
    for number, move in enumerate(hands.moves(moving.lies, moving.then)):
        if number in moving.done:
            lies = moved(lies, move)
    current = changes(moving.then, {path: before.get(path) for path in moving.then})
    return {path: value for path, value in lies.items() if path not in current}


def played_on(saved: Saved, hands: Hands) -> None:
    """People go on from here: they have taken back what they took back.

    Of a mended past, what is not done yet stays, and is said to be old. What was played with since
    is believed to lie as the app has it.
    """
    moving = kept(saved)
    if moving is None:
        return
    del saved.options[OPTION]
    if moving.kind != MENDED:
        return
    now = picture_of(saved.table, hands)
    lies = really(moving, now, hands)
    found = changes(lies, {path: now.get(path) for path in lies})
    if found:
        was, then = ({path: both[side] for path, both in found.items()} for side in (0, 1))
        saved.options[OPTION] = msgspec.to_builtins(Moving(MENDED, was, then, old=True))


def signs(moves: Sequence[Move]) -> list[str]:
    """A sign of each line, by which a form names it: on a stale page the same number is another."""
    found, seen = [], Counter[bytes]()
    for move in moves:
        line = msgspec.json.encode((move.message, move.does))
        seen[line] += 1  # two equal outposts leave one hex
        found.append(blake2b(line + str(seen[line]).encode(), digest_size=SIGN // 2).hexdigest())
    return found


def tick(saved: Saved, hands: Hands, sign: str, *, on: bool) -> None:
    """Somebody has moved it, or has not. The list may be another by now."""
    moving = kept(saved)
    lines = signs(hands.moves(moving.lies, moving.then)) if moving else []
    if moving is None or sign not in lines:
        raise not_now("stale")
    number = lines.index(sign)
    others = [one for one in moving.done if one != number]
    moving.done = sorted([*others, number] if on else others)
    saved.options[OPTION] = msgspec.to_builtins(moving)


@contextmanager
def watched(saved: Saved, hands: Hands, form: Mapping[str, Any], *, mended: bool) -> Iterator[None]:
    """What is done to a table meanwhile: keep what the hand has to do about it."""
    along = str(form.get("act", "")).partition(" ")[0] in ACTS
    if not along and not mended:
        yield
        played_on(saved, hands)
        return
    journal, before = saved.table.journal, picture_of(saved.table, hands)
    stood = journal.at + journal.waiting
    yield
    journal = saved.table.journal
    forth = journal.at + journal.waiting > stood
    differ(saved, hands, MENDED if mended else FORTH if forth else BACK, before)


def told(saved: Saved, hands: Hands, words: Words) -> dict[str, Any] | None:
    """The list as the pages show it."""
    moving = kept(saved)
    if moving is None:
        return None
    moves = hands.moves(moving.lies, moving.then)
    lines = [
        {
            "text": hands.said(move, words),
            "seat": move.seat,
            "parts": [hands.said(part, words) for part in move.parts],
            "done": number in moving.done,
            "sign": sign,
        }
        for number, (move, sign) in enumerate(zip(moves, signs(moves), strict=True))
    ]
    left = sum(not one["done"] for one in lines)
    return {"kind": moving.kind, "lines": lines, "left": left, "old": moving.old}
