"""Mend an earlier step: say what really happened, see what would differ, then decide."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery

from thirdchair.kit.questions import Number, Places, Question
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.changes import Mended
from thirdchair.table.journal import Table
from thirdchair.table.mending import keep_pieces, mend, take_over
from thirdchair.table.moments import at_moment
from thirdchair.table.rerunning import questions
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.pages.history import missing
from thirdchair.web.pages.history.blanks import (
    Blank,
    goes_several,
    groups,
    offered,
    possible,
    written,
)
from thirdchair.web.pages.history.differences import differences
from thirdchair.web.pages.history.instead import Drawn, Instead, Moment
from thirdchair.web.pages.history.later import asked_step, later
from thirdchair.web.pages.history.page import who_did
from thirdchair.web.pages.history.wishes import (
    Wish,
    by_people,
    check_mendable,
    entry_at,
    wider,
    wish_from,
)
from thirdchair.web.pages.table.opening import changed, common, named
from thirdchair.web.pages.table.page import refused
from thirdchair.web.visit import MENDED, STATUS, Answer, Page, TableId, Visit, Visiting
from thirdchair.words import Words

DECISIONS = {"take": take_over, "keep": keep_pieces}
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
) -> Page:
    """What can be changed about a step; `see` is what was tapped on a drawing so far."""
    return _page(visit, visit.look(table_id, whole=True), position, how=how, see=see)


@post("/tables/{table_id:str}/fix/{position:int}", sync_to_thread=True, status_code=200)
def act(visit: Visiting, table_id: TableId, position: FromPath[int], data: forms.Form) -> Answer:
    """First what would differ, asking for what is missing; with a decision, the mended table."""
    saved = visit.look(table_id, whole=True)
    instead = named(visit, saved).instead
    check_mendable(saved.table, position)
    try:
        wish = wish_from(instead, saved.table, position, data, visit.words)
        if decision := forms.text(data, "decide", ""):
            return _decided(visit, table_id, position, wish, decision, data)
        if wanted := instead.blank(saved.table, wish.command, visit.words, position):
            return _preview(visit, saved, position, wish, _asked_for(instead, wanted, visit.words))
        mended = mend(saved.table, position, wish.change(saved.table, position), wish.course())
    except Refusal as refusal:
        if refusal.text == "stale":
            return refused(visit, table_id, refusal)
        return _page(visit, saved, position, refusal)
    question = _asked(mended.question, visit.words) if mended.question else None
    return _preview(visit, saved, position, wish, question, mended)


def _decided(
    visit: Visit, table_id: str, position: int, wish: Wish, decision: str, data: dict[str, Any]
) -> Answer:
    kind, _, step = decision.partition(" ")
    until = forms.number({"decide": step}, "decide") if kind == BACK else None
    if until is None and decision not in DECISIONS:
        raise bad_input("unknown-value", where="decide", value=decision)
    found: list[Mended] = []

    def act(table: Table) -> None:
        mended = mend(table, position, wish.change(table, position), wish.course(until))
        DECISIONS.get(kind, take_over)(table, mended)
        found.append(mended)

    changed(visit, table_id, act, data, mended=lambda saved: missing.keep(saved, found[-1]))
    return visit.see(f"/tables/{table_id}", note=MENDED)


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
    entry = entry_at(saved.table, position)
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
        notice=visit.sentence(refusal) if refusal else None,
        position=position,
        label=words.command(entry.command),
        by=who_did(visit, entry),
        said=[words.event(event) for event in entry.events],
        answers=answers_of(saved.table, position, words),
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


def answers_of(table: Table, position: int, words: Words) -> list[dict[str, Any]]:
    """What people answered, with all that they might have answered instead."""
    entry = entry_at(table, position)
    asked = questions(table.game, table.state_before(position), entry.command, entry.answers)
    return _told_apart(
        [
            {"number": number, "given": answer.a, **_asked(wider(question, asked), words)}
            for number, (answer, question) in enumerate(zip(entry.answers, asked, strict=False))
            if by_people(answer) and _in_a_list(question)
        ],
        words,
    )


def _told_apart(answers: list[dict[str, Any]], words: Words) -> list[dict[str, Any]]:
    """What is asked several times in a step says which of them it is."""
    of = Counter(one["say"] for one in answers)
    before = Counter[str]()
    for one in answers:
        say = one["say"]
        before[say] += 1
        if of[say] > 1:
            one["say"] = words.text("page-mend-one-of", label=say, at=before[say], of=of[say])
    return answers


def _in_a_list(question: Question) -> bool:
    """Can another answer be a number or one of a list? What stood on many places cannot."""
    listed = isinstance(question, Number) or hasattr(question, "options")
    return listed and not isinstance(question, Places)


# What would differ


def _preview(
    visit: Visit,
    saved: Saved,
    position: int,
    wish: Wish,
    question: dict[str, Any] | None,
    mended: Mended | None = None,
) -> Page:
    """What would differ; while something is still to be said, the question for it."""
    words, instead = visit.words, visit.mode(saved.table).instead
    journal = saved.table.journal
    return visit.page(
        "mend-preview.html",
        position=position,
        what=_what(instead, saved.table, position, wish, words),
        change=msgspec.json.encode(wish).decode(),
        question=question,
        asked=asked_step(saved.table, mended, words),
        differences=differences(saved.table, mended, words, instead.DIFFERS) if mended else [],
        **later(saved.table, position, wish, mended, words),
        undone=len(journal.entries) - journal.at - journal.waiting,
        **common(visit, saved),
    )


def _what(instead: Instead, table: Table, position: int, wish: Wish, words: Words) -> str:
    """The change in one sentence."""
    entry = table.journal.entries[min(position, table.journal.at - 1)]
    label = words.command(entry.command)
    if wish.kind != "answers":
        other = _in_place(instead, wish.command, words)
        return words.text(f"page-mend-what-{wish.kind}", label=label, instead=other)
    was, now = _other(table, position, wish, words)
    if not now:
        return words.text("page-mend-what-same", label=label)
    return words.text("page-mend-what-answers", label=label, was=was, now=now)


def _other(table: Table, position: int, wish: Wish, words: Words) -> tuple[str, str]:
    """The answers that differ, as they were and as they would be."""
    entry = table.journal.entries[position]
    asked = questions(table.game, table.state_before(position), entry.command, entry.answers)
    pairs = [
        [words.option(msgspec.to_builtins(question), value) for value in (was.a, now)]
        for number, (question, was) in enumerate(zip(asked, entry.answers, strict=False))
        if (now := wish.other.get(str(number))) is not None
    ]
    return ", ".join(was for was, _ in pairs), ", ".join(now for _, now in pairs)


def _in_place(instead: Instead, command: Mapping[str, Any], words: Words) -> str:
    if not command:
        return ""
    line = instead.told(command, words)
    if "value" in command:
        value = words.value(command["path"], command["value"])
        return words.text("page-mend-set-to", label=line, part=value)
    return line


def _asked(question: Question, words: Words) -> dict[str, Any]:
    """A question with its options, or the range of its numbers."""
    plain: dict[str, Any] = msgspec.to_builtins(question)
    named = (*plain["options"], *plain.get("anyway", ())) if "options" in plain else ()
    options = [(option, words.option(plain, option)) for option in named]
    if isinstance(question, Places):
        options = [("", words.text("page-mend-as-known"))]
    return {
        "field": "add",
        "say": words.question(plain),
        "options": options,
        "low": plain.get("min"),
        "high": question.highest if isinstance(question, Number) else None,
        "text": False,
    }


def _asked_for(instead: Instead, wanted: Blank, words: Words) -> dict[str, Any]:
    """A blank of a command, as a question."""
    return {
        "field": "fill",
        "say": wanted.say,
        "options": [
            (written(value), wanted.named(value, words, instead.DIFFERS))
            for value in wanted.options or ()
        ],
        "low": wanted.low,
        "high": wanted.high,
        "text": wanted.text,
    }
