"""Mend an earlier step: say what really happened, see what would differ, then decide.

What is not whole at once is kept beside the table (`table/open_mend`): whoever comes to the page of
a step then goes on with it.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery

from thirdchair.kit.flow import Pending
from thirdchair.kit.questions import Number, Places, Question
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table import going_on
from thirdchair.table.going_on import (
    DECISIONS,
    KEEP,
    TAKE,
    again,
    answer,
    back,
    begin,
    choose,
    decide,
    give_up,
    so_far,
    without,
)
from thirdchair.table.journal import Table
from thirdchair.table.mending import mend
from thirdchair.table.moments import at_moment
from thirdchair.table.open_mend import Wish, by_people
from thirdchair.table.record import Entry
from thirdchair.table.rerunning import asked_in
from thirdchair.table.store import Saved
from thirdchair.table.whose import plain
from thirdchair.web import forms
from thirdchair.web.pages.history.blanks import goes_several, groups, offered, possible
from thirdchair.web.pages.history.instead import Drawn, Instead, Moment
from thirdchair.web.pages.history.page import who_did
from thirdchair.web.pages.history.preview import asked, asked_for, open_mend, preview
from thirdchair.web.pages.history.reasons import reason
from thirdchair.web.pages.history.wishes import check_mendable, step_at, wider, wish_from
from thirdchair.web.pages.table.opening import changed, common, named, said
from thirdchair.web.pages.table.page import STALE, answer_to, refused
from thirdchair.web.visit import MENDED, STATUS, Answer, Page, TableId, Visit, Visiting
from thirdchair.words import Words

GIVE_UP, ANEW = "give-up", "anew"
BACK = "back"
"""A decision, too, with a step: the table goes back to there."""


HOW = ("replace", "insert")
"""What a tap on the drawings says: this happened instead, or before it."""


@get("/tables/{table_id:str}/fix/{position:int}", sync_to_thread=True)
def look(
    visit: Visiting,
    table_id: TableId,
    position: FromPath[int],
    how: FromQuery[str] = "",
    see: FromQuery[str] = "",
) -> Answer:
    """What can be changed about a step; `see` is what was tapped on a drawing so far.

    While a mend is open, whoever comes here goes on with it.
    """
    saved = visit.look(table_id, whole=True)
    if (open_ := saved.table.open_mend) is None:
        return _page(visit, saved, position, how=how, see=see)
    if open_.position != position:
        return visit.see(f"/tables/{table_id}/fix/{open_.position}")
    return open_mend(visit, saved)


@post("/tables/{table_id:str}/fix/{position:int}", sync_to_thread=True, status_code=200)
def act(visit: Visiting, table_id: TableId, position: FromPath[int], data: forms.Form) -> Answer:
    """First what would differ, asking for what is missing; with a decision, the mended table."""
    saved = visit.look(table_id, whole=True)
    if saved.table.open_mend is None:
        check_mendable(saved.table, position)
    try:
        if saved.table.open_mend is not None:
            return _went_on(visit, saved, position, data)
        return _begun(visit, saved, position, data)
    except Refusal as refusal:
        return _refused(visit, table_id, position, refusal)


def _refused(visit: Visit, table_id: str, position: int, refusal: Refusal) -> Page:
    """The page as it is now, with a sentence that says why nothing was done."""
    saved = visit.look(table_id, whole=True)
    if saved.table.open_mend is not None:
        return open_mend(visit, saved, refusal)
    if refusal.text == STALE:
        return refused(visit, table_id, refusal)
    return _page(visit, saved, position, refusal)


def _begun(visit: Visit, saved: Saved, position: int, data: dict[str, Any]) -> Answer:
    """A change that is whole at once is looked at first; any other is kept from here on."""
    table, instead = saved.table, named(visit, saved).instead
    if not data.keys() & {"act", "change"}:
        return _said(visit, saved.id, "", going_on.of, data)  # again, or about one that is over
    wish = wish_from(instead, table, position, data, visit.words)
    if decision := forms.text(data, "decide", ""):
        _check_decision(decision)

        def act(table: Table) -> None:
            DECISIONS[decision](table, mend(table, position, wish.change(table.journal, position)))

        return _decided(visit, saved.id, act, data)
    if wanted := instead.blank(table, wish.command, visit.words, position):
        return preview(visit, saved, position, wish, asked_for(instead, wanted, visit.words))
    mended = mend(table, position, wish.change(table.journal, position))
    if mended.whole:
        return preview(visit, saved, position, wish, None, mended)
    here = f"/fix/{position}"
    return _said(visit, saved.id, here, lambda table: begin(table, position, wish), data)


def _went_on(visit: Visit, saved: Saved, position: int, data: dict[str, Any]) -> Answer:
    """One more thing about the mend that is open; or the end of it."""
    open_ = going_on.of(saved.table)
    here = f"/fix/{open_.position}"
    if position != open_.position or data.keys() & {"act", "change"}:
        return _said(visit, saved.id, here, Table.touched, data)  # again, or refused: one is open
    decision = forms.text(data, "decide", "")
    if not decision:
        return _said(visit, saved.id, here, lambda table: _say(table, data), data)
    if decision == GIVE_UP:
        return _said(visit, saved.id, "/history", give_up, data)
    kind, _, step = decision.partition(" ")
    until = forms.number({"decide": step}, "decide") if kind == BACK else None
    kind = TAKE if kind == BACK else decision
    _check_decision(kind)
    return _decided(visit, saved.id, lambda table: decide(table, kind, until), data)


def _say(table: Table, data: dict[str, Any]) -> None:
    """What a button of the preview says."""
    match data:
        case {"add": _}:
            wanted = so_far(table).question
            known = isinstance(wanted, Places)
            answer(table, {} if known else answer_to(wanted, forms.text(data, "add")))
        case {"again": _}:
            again(table, forms.number(data, "again"))
        case {"without": _}:
            without(table, forms.number(data, "without"))
        case {"last": _}:
            back(table)
        case {"sealed": _}:
            how, _, seat = forms.text(data, "sealed").partition(" ")
            if how not in (KEEP, ANEW):
                raise bad_input("unknown-value", where="sealed", value=how)
            choose(table, seat, keep=how == KEEP)
        case _:
            raise bad_input("missing-field", where="decide", field="decide")


def _said(
    visit: Visit, table_id: str, page: str, act: Callable[[Table], object], data: dict[str, Any]
) -> Answer:
    """Once, on the table that the form saw; then on to a page of it."""
    saved = said(visit, table_id, lambda saved: act(saved.table), data)
    visit.moved(table_id, saved.revision)
    return visit.see(f"/tables/{table_id}{page}")


def _decided(
    visit: Visit, table_id: str, act: Callable[[Table], object], data: dict[str, Any]
) -> Answer:
    changed(visit, table_id, act, data, mended=True)
    return visit.see(f"/tables/{table_id}", note=MENDED)


def _check_decision(decision: str) -> None:
    if decision not in DECISIONS:
        raise bad_input("unknown-value", where="decide", value=decision)


# The page of a step


def _page(
    visit: Visit,
    saved: Saved,
    position: int,
    refusal: Refusal | None = None,
    *,
    how: str = "",
    see: str = "",
) -> Page:
    mode = named(visit, saved)
    instead = mode.instead
    entry = step_at(saved.table, position)
    words = visit.words
    how = how if how in HOW else HOW[0]
    drawn = _drawn(visit, saved, position, how, see) if position else None
    every = offered(instead, saved.table, words, position, drawn) if position else {}
    buttons = possible(instead, saved.table, words, position, every.get("turns", []))
    tapped = [one["command"] for one in buttons]
    listed = {name: [one for one in some if one not in tapped] for name, some in every.items()}
    return visit.page(
        "mend.html",
        status=STATUS[refusal.code] if refusal else 200,
        notice=_why(refusal, words, saved.table, position) if refusal else None,
        position=position,
        label=words.command(entry.command),
        by=who_did(visit, entry),
        said=[words.event(event) for event in entry.events],
        answers=answers_of(saved.table, position, words, instead),
        how=how,
        tokens=mode.tokens(saved, words),
        drawn=drawn,
        wish=lambda command: msgspec.json.encode(Wish(how, dict(command))).decode(),
        possible=buttons,
        groups=groups(instead, words, entry.command, listed),
        goes_several=goes_several(instead, listed),
        current=instead.option(entry.command),
        several=instead.STEPS,
        spaces=instead.STEPS.of(entry.command) if instead.STEPS and how == "replace" else 1,
        **common(visit, saved),
    )


def _why(refusal: Refusal, words: Words, table: Table, position: int) -> str:
    return reason(refusal, words, [one.question for one in _asked(table, position)])


def _drawn(visit: Visit, saved: Saved, position: int, how: str, see: str) -> Drawn | None:
    """The tracks and the map as they lay before the step."""
    table = at_moment(saved.table, position - 1)
    then = Saved(saved.id, saved.name, table, saved.options)
    mode = named(visit, saved)
    moment = Moment(
        then=then,
        step=saved.table.journal.entries[position].command,
        address=visit.to(f"/tables/{saved.id}/fix/{position}?how={how}"),
        see=see,
        tokens=mode.tokens(then, visit.words),
    )
    return mode.instead.drawn(moment, visit.words)


def answers_of(table: Table, position: int, words: Words, instead: Instead) -> list[dict[str, Any]]:
    """What people answered, with all that they might have answered instead."""
    entry = step_at(table, position)
    replies = _asked(table, position)
    every, found = [one.question for one in replies], []
    for number, (given, reply) in enumerate(zip(entry.answers, replies, strict=False)):
        if by_people(given) and _in_a_list(reply.question):
            then = Entry(entry.command, reply.answers, plain(reply.events))
            role = instead.role(table, msgspec.to_builtins(reply.question), then, words)
            told = asked(wider(reply.question, every), words, role)
            found.append({"number": number, "given": given.a, **told})
    return _told_apart(found, words)


def _asked(table: Table, position: int) -> list[Pending[Any]]:
    """All that was asked in a step, each with what had happened by then."""
    entry = step_at(table, position)
    return asked_in(table.game, table.state_before(position), entry.command, entry.answers)


def _told_apart(answers: list[dict[str, Any]], words: Words) -> list[dict[str, Any]]:
    """What is asked several times in a step says which of them it is."""
    of = Counter(one["say"] for one in answers)
    before = Counter[str]()
    for one in answers:
        say = one["say"]
        before[say] += 1
        if of[say] > 1:
            # Beside the question, not in the message: what fills a message is cut where it is long.
            one["say"] = f"{say} {words.text('page-mend-one-of', at=before[say], of=of[say])}"
    return answers


def _in_a_list(question: Question) -> bool:
    """Can another answer be a number or one of a list? What stood on many places cannot."""
    listed = isinstance(question, Number) or hasattr(question, "options")
    return listed and not isinstance(question, Places)
