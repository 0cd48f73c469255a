"""Going on with an open mend: one thing after the other is said, until it is whole or given up.

Each of these is a change of the table, so that what comes from an older page is stale. The record
itself is touched by `take` and `put_back` alone.
"""

from collections.abc import Callable

import msgspec

from thirdchair.kit.commands import Sealed
from thirdchair.kit.learned import converted
from thirdchair.kit.questions import Value
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.table.changes import Change, Delete, Insert, Mended
from thirdchair.table.journal import Table
from thirdchair.table.mending import keep_pieces, mend, take_over
from thirdchair.table.open_mend import OpenMend, Wish

TAKE, KEEP = "take", "keep"
DECISIONS: dict[str, Callable[[Table, Mended], None]] = {TAKE: take_over, KEEP: keep_pieces}


def begin(table: Table, position: int, wish: Wish) -> Mended:
    """Open a mend of the step at that position; refuses what cannot be.

    One that is about a choice which is still sealed cannot wait for others to see it.
    """
    if table.open_mend is not None:
        raise not_now("mend-open", step=table.open_mend.position)
    then = OpenMend(position, wish)
    mended = _tried(table, then)
    _check_open_to_all(table.whole, position, wish.change(table.journal, position))
    _keep(table, then)
    return mended


def so_far(table: Table, until: int | None = None) -> Mended:
    """What has come of the open mend, as whoever looks may know it."""
    return _tried(table, of(table), until)


def of(table: Table) -> OpenMend:
    """The open mend; refuses where there is none."""
    if table.open_mend is None:
        raise not_now("no-mend")
    return table.open_mend


def answer(table: Table, value: Value) -> None:
    """The answer to what the changed step asks, or a later one that is answered again."""
    mended, wish = so_far(table), _copy(table)
    if mended.question is None:
        raise not_now("no-question")
    given = wish.answers if mended.asked is None else wish.again[mended.asked]
    given.append(value)
    _say(table, wish)


def again(table: Table, step: int) -> None:
    """The first step that no longer fits is answered again."""
    wish = _copy(table)
    _check_first(table, step, "again")
    wish.again[step] = []
    _say(table, wish)


def answerable(table: Table, step: int) -> bool:
    """Could a step be done, if only its questions were answered otherwise?"""
    wish = _copy(table)
    wish.again[step] = []
    try:
        _tried(table, OpenMend(of(table).position, wish))
    except Refusal:
        return False
    return True


def without(table: Table, step: int) -> None:
    """The first step that no longer fits is left out."""
    wish = _copy(table)
    _check_first(table, step, "without")
    wish.again.pop(step, None)
    wish.without.append(step)
    _say(table, wish)


def back(table: Table) -> None:
    """What was said last is taken back."""
    open_ = of(table)
    if not open_.earlier:
        raise not_now("nothing-to-take-back", count=0)
    _keep(table, OpenMend(open_.position, open_.earlier[-1], earlier=open_.earlier[:-1]))


def choose(table: Table, seat: str, *, keep: bool) -> None:
    """What a seat says of its sealed choice that came later: it stays, or it is made anew.

    Only its seat is told whether it still fits.
    """
    open_, asked = of(table), so_far(table).sealed
    if seat not in asked:
        raise bad_input("not-an-option", where="sealed", answer=seat, options=asked)
    if not table.concerns(seat):
        raise not_now("sealed-by-another", seat=seat)
    then = msgspec.structs.replace(open_, sealed={**open_.sealed, seat: keep})
    if keep and not fits(table, seat):
        raise not_now("sealed-no-longer-fits")
    _keep(table, then)


def fits(table: Table, seat: str) -> bool:
    """Can the sealed choice of this seat stay as it is? For its own eyes."""
    open_ = of(table)
    then = msgspec.structs.replace(open_, sealed={**open_.sealed, seat: True})
    try:
        mended = _tried(table, then)
    except Refusal:
        return False
    return seat not in mended.sealed and not mended.misfits


def decide(table: Table, decision: str, until: int | None = None) -> None:
    """The record, and with `take` the pieces too, follow the mend. With `until` the table goes
    back to before that step, which is the first that no longer fits."""
    if until is not None:
        _check_first(table, until, "back")
    DECISIONS[decision](table, so_far(table, until))


def give_up(table: Table) -> None:
    """It never was."""
    of(table)
    _keep(table, None)


# How it is done


def _tried(table: Table, open_: OpenMend, until: int | None = None) -> Mended:
    change = open_.wish.change(table.journal, open_.position)
    return mend(table, open_.position, change, open_.course(until))


def _copy(table: Table) -> Wish:
    return converted(msgspec.to_builtins(of(table).wish), Wish)


def _say(table: Table, wish: Wish) -> None:
    """Something was said that may change what follows: sealed choices are asked after it."""
    open_ = of(table)
    then = OpenMend(open_.position, wish, earlier=[*open_.earlier, open_.wish])
    _tried(table, then)  # refuses what does not fit
    _keep(table, then)


def _keep(table: Table, open_: OpenMend | None) -> None:
    table.open_mend = None
    table.touched()
    table.open_mend = open_


def _check_first(table: Table, step: int, where: str) -> None:
    """Later steps are dealt with in their order: what follows depends on what came before."""
    mended = so_far(table)
    first = [one.position for one in mended.misfits[:1]]
    if mended.asked is not None:
        first = [mended.asked]
    if type(step) is not int or step not in first:
        raise bad_input("not-an-option", where=where, answer=step, options=first)


def _check_open_to_all(table: Table, position: int, change: Change) -> None:
    entry = None if isinstance(change, Insert) else table.journal.entries[position]
    secret = entry is not None and table.sealed(entry)
    if not secret and not isinstance(change, Delete):
        command = table.game.command(table.state_before(position), change.command)
        known = entry is not None and entry.own is not None
        secret = isinstance(command, Sealed) and not known
    if secret:
        raise not_now("mend-of-sealed")
