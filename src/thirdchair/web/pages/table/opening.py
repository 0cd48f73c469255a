"""What every page of a table does: open it, change it, say where it stands."""

from collections.abc import Callable
from typing import Any

from thirdchair.kit.turns import FOLLOWING
from thirdchair.table.chance import people_draw
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.devices import check_plays, check_said, held, lost_seat, watches
from thirdchair.web.face import Mode
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.history import hands, missing
from thirdchair.web.pages.new import remembering
from thirdchair.web.pages.rules.citing import citing
from thirdchair.web.visit import SIDE, Visit


def opened(visit: Visit, table_id: str, *, whole: bool = False) -> tuple[Saved, Mode]:
    """The table and the pages of its mode; the reader's words know the names of its seats."""
    saved = visit.look(table_id, whole=whole)
    return saved, named(visit, saved)


def named(visit: Visit, saved: Saved) -> Mode:
    """Switch the reader's words to the names that are used at this table."""
    check_said(visit, saved)
    visit.sit_down(saved)
    seat = visit.device.seats.get(saved.id) if visit.device else None
    face = visit.room.face(saved.table.game.name)
    return face.mode(saved.table, seat, visit.request.cookies.get(SIDE))


def changed(
    visit: Visit,
    table_id: str,
    act: Callable[[Table], object],
    form: dict[str, Any],
    *,
    mended: bool = False,
) -> Saved:
    """Do it once, on the table that the form saw, and tell the other pages.

    Where pieces go back, or the past is `mended`, the table keeps a list for the hand.
    """

    def watched(saved: Saved) -> None:
        with hands.watched(saved, visit.mode(saved.table).hands, form, mended=mended):
            act(saved.table)
        visit.room.face(saved.table.game.name).noted(saved, form)

    saved = said(visit, table_id, watched, form)
    mybox.remember(visit, saved.table)
    visit.room.face(saved.table.game.name).after_tap(visit, saved.table)
    visit.moved(table_id, saved.revision)
    return saved


def said(
    visit: Visit, table_id: str, act: Callable[[Saved], object], form: dict[str, Any]
) -> Saved:
    """Do it once, for the seat of this device, on the table that the form saw."""
    check_plays(visit, table_id)
    visit.leave()  # what is looked at from now on has this change in it

    def speaking(saved: Saved) -> None:
        check_said(visit, saved)
        saved.table.speaker = visit.seat(table_id)
        visit.share(table_id, saved.table)
        act(saved)

    return visit.house.edit(table_id, speaking, **forms.seen(form))


def restyled(
    visit: Visit, table_id: str, act: Callable[[Saved], object], form: dict[str, Any]
) -> Saved:
    """Change the name or the look of a table once, and tell the other pages."""
    check_plays(visit, table_id)
    visit.leave()

    def said(saved: Saved) -> None:
        check_said(visit, saved)
        act(saved)

    saved = visit.house.edit(table_id, said, once=forms.once(form))
    visit.looks(saved)
    return saved


def habit(visit: Visit, table_id: str, form: dict[str, Any], **options: Any) -> Saved:
    """Change the look of a table, and of the tables of its game after it in this house."""
    saved = restyled(visit, table_id, lambda saved: saved.options.update(options), form)
    now = {option: saved.options[option] for option in options}  # a repeat has changed nothing
    remembering.keep_habits(visit.house, saved.table.game.name, now)
    return saved


def common(visit: Visit, saved: Saved) -> dict[str, Any]:
    """What the templates of every page of a table know."""
    journal = saved.table.journal
    stands, mode = journal.at + journal.waiting, visit.mode(saved.table)
    return {
        "saved": saved,
        "watching": watches(visit, saved.id),
        "asks_who": len(mode.HUMANS) > 1,
        "taken": _taken(visit, saved),
        "base": visit.to(f"/tables/{saved.id}"),
        "live": visit.to(f"/tables/{saved.id}/live"),
        "chance": journal.chance,
        "app_draws": not people_draw(journal.chance),
        "odds": mode.foreseen(saved),
        "further": visit.to(f"/tables/{saved.id}/ahead") if mode.further(saved) else None,
        "cited": citing(saved.table),
        "from_box": mybox.proposed(visit, saved.table),
        "own_box": lambda: mybox.box_of(visit.house, saved.table.game.name),
        "step": stands - 1,
        "steps": len(journal.entries) - 1,
        "undo": _undo(visit, saved, stands),
        "undo_last": _undo_last(visit, saved, stands),
        "missing_turns": missing.told(saved, visit.words),
        "open_mend": saved.table.open_mend,
        "hands": hands.told(saved, mode.hands, visit.words),
        "redo": _redo(visit, saved, stands),
    }


def _taken(visit: Visit, saved: Saved) -> dict[str, str] | None:
    """The seat of this device that another one plays now, until somebody has read it."""
    seat = lost_seat(visit, saved.id)
    if seat is None:
        return None
    return {"seat": seat, "devices": ", ".join(held(visit, saved.id, seat))}


def _undo(visit: Visit, saved: Saved, stands: int) -> str | None:
    """What undo is about: among free choices, the last one of the reader's seat."""
    table = saved.table
    if table.journal.waiting or table.journal.entries[stands - 1].own is None:
        return _label(visit, saved, stands - table.taps, stands)
    mine = table.own_choice
    if mine is None or not table.can_undo(mine):
        return None
    return _label(visit, saved, mine, mine + 1)


def _undo_last(visit: Visit, saved: Saved, stands: int) -> dict[str, Any] | None:
    """The last entry of a turn that has several: it can be taken back alone."""
    table = saved.table
    entries = table.journal.entries
    followed = entries[stands - 1].by == FOLLOWING
    count = table.taps - followed
    if count < 2 or (not table.journal.waiting and entries[stands - 1].own is not None):
        return None
    last = stands - 1 - followed
    return {"jump": last, "label": visit.words.command(entries[last].command), "count": count}


def _redo(visit: Visit, saved: Saved, stands: int) -> str | None:
    """What redo is about, unless that is for another seat to do again."""
    table = saved.table
    return _label(visit, saved, stands, stands + table.taps_ahead) if table.can_redo() else None


def _label(visit: Visit, saved: Saved, first: int, end: int) -> str | None:
    """What undo or redo is about: a turn by its first command. The set-up is never undone."""
    entries = saved.table.journal.entries
    if not 0 < first < len(entries):
        return None
    label = visit.words.command(entries[first].command)
    followed = entries[end - 1].by == FOLLOWING  # by itself, and only the last one can
    more = max(0, end - first - 1 - followed)
    return visit.words.text("page-undo-more", label=label, more=more) if more else label
