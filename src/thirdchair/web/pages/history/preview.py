"""The preview of a mend: what would differ, what is still asked, what becomes of later steps."""

from collections.abc import Mapping
from typing import Any

import msgspec

from thirdchair.kit.questions import Number, Places, Question
from thirdchair.kit.refusals import Refusal
from thirdchair.table import going_on
from thirdchair.table.changes import Mended
from thirdchair.table.journal import Table
from thirdchair.table.open_mend import Wish, by_people
from thirdchair.table.rerunning import questions
from thirdchair.table.store import Saved
from thirdchair.web.pages.history.blanks import Blank, written
from thirdchair.web.pages.history.differences import differences
from thirdchair.web.pages.history.instead import Instead
from thirdchair.web.pages.history.later import asked_step, later
from thirdchair.web.pages.history.reasons import reason
from thirdchair.web.pages.table.opening import common, named
from thirdchair.web.visit import STATUS, Page, Visit
from thirdchair.words import Words


def open_mend(visit: Visit, saved: Saved, refusal: Refusal | None = None) -> Page:
    """How far the open mend has come; newer rules may no longer lead there."""
    named(visit, saved)
    open_, mended = going_on.of(saved.table), None
    try:
        mended = going_on.so_far(saved.table)
    except Refusal as cannot:
        refusal = refusal or cannot
    question = _asking(visit, saved.table, mended) if mended and mended.question else None
    return preview(visit, saved, open_.position, open_.wish, question, mended, refusal)


def _asking(visit: Visit, table: Table, mended: Mended) -> dict[str, Any]:
    """The question that the mend has come to."""
    assert mended.question is not None
    assert mended.asking is not None
    plain: dict[str, Any] = msgspec.to_builtins(mended.question)
    role = visit.mode(table).instead.role(table, plain, mended.asking, visit.words)
    return asked(mended.question, visit.words, role)


def preview(
    visit: Visit,
    saved: Saved,
    position: int,
    wish: Wish,
    question: dict[str, Any] | None,
    mended: Mended | None = None,
    refusal: Refusal | None = None,
) -> Page:
    """What would differ; while something is still to be said, the question for it.

    What is not kept beside the table yet goes along in the form.
    """
    words, instead = visit.words, visit.mode(saved.table).instead
    journal, open_ = saved.table.journal, saved.table.open_mend
    return visit.page(
        "mend-preview.html",
        status=STATUS[refusal.code] if refusal else 200,
        notice=reason(refusal, words) if refusal else None,
        position=position,
        what=_what(instead, saved.table, position, wish, words),
        change=None if open_ else msgspec.json.encode(wish).decode(),
        said=bool(open_ and open_.earlier),
        question=question,
        asked=asked_step(saved.table, mended, words),
        given=_given(mended, words),
        whole=mended is not None and mended.whole,
        differences=differences(saved.table, mended, words, instead.DIFFERS) if mended else [],
        **later(saved.table, wish, mended, words),
        undone=len(journal.entries) - journal.at - journal.waiting,
        **common(visit, saved),
    )


def _given(mended: Mended | None, words: Words) -> str:
    """What was answered before to the same that is asked now: of two cards it tells which comes
    next."""
    if mended is None or mended.question is None:
        return ""
    question: dict[str, Any] = msgspec.to_builtins(mended.question)
    same = [one for one in mended.given if one.q == mended.question.key and by_people(one)]
    return ", ".join(words.option(question, one.a) for one in same if not isinstance(one.a, dict))


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
    replies = questions(table.game, table.state_before(position), entry.command, entry.answers)
    pairs = [
        [words.option(msgspec.to_builtins(question), value) for value in (was.a, now)]
        for number, (question, was) in enumerate(zip(replies, entry.answers, strict=False))
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


def asked(question: Question, words: Words, role: str = "") -> dict[str, Any]:
    """A question with its options, or the range of its numbers; `role`: which card it is about."""
    plain: dict[str, Any] = msgspec.to_builtins(question)
    named = (*plain["options"], *plain.get("anyway", ())) if "options" in plain else ()
    options = [(option, words.option(plain, option)) for option in named]
    if isinstance(question, Places):
        options = [("", words.text("page-mend-as-known"))]
    return {
        "field": "add",
        "say": f"{role} {words.question(plain)}".strip(),
        "options": options,
        "low": plain.get("min"),
        "high": question.highest if isinstance(question, Number) else None,
        "text": False,
    }


def asked_for(instead: Instead, wanted: Blank, words: Words) -> dict[str, Any]:
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
