"""Fix an earlier step: insert, replace or delete a past command, and see what would differ.

What came later is run again with the same answers where they still fit. A later step that no
longer fits is never lost in silence: it is answered again, left out, or where the table goes back
to. The people then either take the result over, or keep the pieces as they lie and mend only the
record.
"""

from thirdchair.kit.commands import Sealed
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.table.changes import Change, Course, Delete, Insert, Mended, Replace
from thirdchair.table.journal import Table
from thirdchair.table.playing_again import PlayedAgain
from thirdchair.table.record import KEPT, SET_UP, Entry

AS_IT_CAME = Course()


def mend(table: Table, position: int, change: Change, course: Course = AS_IT_CAME) -> Mended:
    """What the table would be with this change in its past; refuses a change that cannot be.

    It is told to whoever speaks. Sealed choices of other seats are none of their business.
    """
    told, table = table.seen_by(table.speaker), table.whole
    _check(table, position, change)
    _check_sealed(told, table, position, change)
    return PlayedAgain(told, position, course).mended(change)


def take_over(table: Table, mended: Mended) -> None:
    """History and pieces follow the mended record."""
    _check_ready(table, mended)
    table.replace_entries(mended.first, mended.entries, mended.open)
    table.mended = mended


def keep_pieces(table: Table, mended: Mended) -> None:
    """History follows the mended record, and then the pieces are put back as they lie.

    An open command stays open: it goes on from the table that people have before them. What is
    sealed on the table cannot be kept without the choice that sealed it.
    """
    _check_ready(table, mended)
    journal = table.journal
    entries = list(mended.entries)
    lying = journal.entries[journal.at - 1]
    kept = table.whole.state_before(journal.at)
    if table.game.seen(kept, None) != kept:
        raise not_now("would-reveal")
    if entries[-1].state != lying.state:
        drawn = max(entries[-1].drawn, lying.drawn)
        entries.append(Entry(KEPT, events=[{"type": "kept"}], state=lying.state, drawn=drawn))
    still_open = journal.entries[journal.at] if journal.waiting else None
    table.replace_entries(mended.first, entries, still_open)
    table.mended = mended


def _check(table: Table, position: object, change: Change) -> None:
    """Is there such a step, and may it be changed like this?"""
    first = 0 if isinstance(change, Replace) else 1
    last = table.journal.at - (not isinstance(change, Insert))
    if last < first:
        raise not_now("nothing-to-mend")
    if type(position) is not int or not first <= position <= last:
        raise bad_input("no-such-step", where="position", answer=position, first=first, last=last)
    if not isinstance(change, Delete):
        name = change.command.get("do")
        if (name == SET_UP["do"]) != (position == 0):
            raise bad_input("unknown-value", where="do", value=name)


def _check_sealed(told: Table, table: Table, position: int, change: Change) -> None:
    """Refuse to touch a choice of another seat that is still sealed, or to seal one for it."""
    entries = table.journal.entries
    revealed: str | None = None
    """Whose choice it is that everybody knows by now."""
    if not isinstance(change, Insert):
        entry = entries[position]
        if not told.concerns(entry.own) and table.sealed(entry):
            raise not_now("sealed-by-another", seat=entry.own)
        revealed = entry.own
    if not isinstance(change, Delete):
        command = table.game.command(table.state_before(position), change.command)
        if isinstance(command, Sealed) and command.seat not in (told.speaker, revealed):
            raise not_now("sealed-by-another", seat=command.seat)


def _check_ready(table: Table, mended: Mended) -> None:
    if mended.question is not None:
        raise not_now("answer-first")
    if mended.misfits:
        raise not_now("later-steps-misfit", count=len(mended.misfits))
    if mended.sealed:
        raise not_now("sealed-asked", seat=mended.sealed[0])
    if mended.revision != table.journal.revision:
        raise not_now("stale")
