"""Mend an earlier step: say what really happened, see what would differ, then decide."""

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath

from thirdchair.kit.flow import Answer as Given
from thirdchair.kit.learned import from_json
from thirdchair.kit.questions import Number, Places, Question, Value
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.table.journal import Table
from thirdchair.table.mending import (
    Change,
    Delete,
    Insert,
    Mended,
    Replace,
    keep_pieces,
    mend,
    take_over,
)
from thirdchair.table.record import Entry
from thirdchair.table.rerunning import questions
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.face import Instead
from thirdchair.web.pages.history.blanks import Blank, chosen, filled, groups, written
from thirdchair.web.pages.history.differences import differences, differing
from thirdchair.web.pages.history.page import who_did
from thirdchair.web.pages.table.opening import changed, common, named
from thirdchair.web.pages.table.page import answer_to, refused
from thirdchair.web.visit import MENDED, STATUS, Answer, Page, TableId, Visit, Visiting
from thirdchair.words import Words

LONGEST_CHANGE = 4000
DECISIONS = {"take": take_over, "keep": keep_pieces}


class Wish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A change as the pages carry it from one to the next.

    It holds only what people say: what the app drew in that step may be a card that nobody saw.
    """

    kind: str
    command: dict[str, Any] = {}
    answers: list[Value] = []
    """The answers to what the changed command asks now."""
    other: dict[str, Value] = {}
    """Recorded answers of people that were different, by their places in the record."""

    def change(self, table: Table, position: int) -> Change:
        match self.kind:
            case "delete":
                return Delete()
            case "insert":
                return Insert(self.command, tuple(self.answers))
            case "replace":
                return Replace(self.command, tuple(self.answers))
            case "answers":
                entry = _entry(table, position)
                return Replace(entry.command, (*self._instead(entry), *self.answers))
        raise bad_input("unknown-value", where="act", value=self.kind)

    def _instead(self, entry: Entry) -> list[Value]:
        """The recorded answers, with those that were different."""
        given: list[Value] = [answer.a for answer in entry.answers]
        people = {str(number) for number, one in enumerate(entry.answers) if _by_people(one)}
        for place, value in self.other.items():
            if place not in people:
                field = f"answer-{place}"
                raise bad_input("unknown-field", where=field, field=field)
            given[int(place)] = value
        return given


@get("/tables/{table_id:str}/fix/{position:int}", sync_to_thread=True)
def look(visit: Visiting, table_id: TableId, position: FromPath[int]) -> Page:
    """What can be changed about a step."""
    return _page(visit, visit.look(table_id, whole=True), position)


@post("/tables/{table_id:str}/fix/{position:int}", sync_to_thread=True, status_code=200)
def act(visit: Visiting, table_id: TableId, position: FromPath[int], data: forms.Form) -> Answer:
    """First what would differ, asking for what is missing; with a decision, the mended table."""
    saved = visit.look(table_id, whole=True)
    instead = named(visit, saved).instead
    try:
        wish = _wish(instead, saved.table, position, data, visit.words)
        if decision := forms.text(data, "decide", ""):
            return _decided(visit, table_id, position, wish, decision, data)
        if wanted := instead.blank(saved.table, wish.command, visit.words, position):
            return _preview(visit, saved, position, wish, _asked_for(instead, wanted, visit.words))
        mended = mend(saved.table, position, wish.change(saved.table, position))
    except Refusal as refusal:
        if refusal.text == "stale":
            return refused(visit, table_id, refusal)
        return _page(visit, saved, position, refusal)
    question = _asked(mended.question, visit.words) if mended.question else None
    return _preview(visit, saved, position, wish, question, mended)


def _decided(
    visit: Visit, table_id: str, position: int, wish: Wish, decision: str, data: dict[str, Any]
) -> Answer:
    if decision not in DECISIONS:
        raise bad_input("unknown-value", where="decide", value=decision)

    moved: list[str] = []

    def act(table: Table) -> None:
        mended = mend(table, position, wish.change(table, position))
        DECISIONS[decision](table, mended)
        if decision == "take":
            moved.extend(differing(mended, visit.mode(table).instead.DIFFERS))

    changed(visit, table_id, act, data)
    return visit.see(f"/tables/{table_id}", note=MENDED, parts=" ".join(moved))


# The page of a step


def _page(visit: Visit, saved: Saved, position: int, refusal: Refusal | None = None) -> Page:
    instead = named(visit, saved).instead
    entry = _entry(saved.table, position)
    words = visit.words
    return visit.page(
        "mend.html",
        status=STATUS[refusal.code] if refusal else 200,
        notice=visit.sentence(refusal) if refusal else None,
        position=position,
        label=words.command(entry.command),
        by=who_did(visit, entry),
        said=[words.event(event) for event in entry.events],
        answers=_answers(saved.table, position, words),
        groups=groups(instead, saved.table, words, entry.command),
        current=instead.option(entry.command),
        several=instead.STEPS,
        spaces=instead.STEPS.of(entry.command) if instead.STEPS else 1,
        **common(visit, saved),
    )


def _entry(table: Table, position: int) -> Entry:
    if table.journal.at == 0:
        raise not_now("no-step-yet", where="step")
    if not 0 <= position < table.journal.at:
        raise bad_input("no-such-step", answer=position, first=0, last=table.journal.at - 1)
    return table.journal.entries[position]


def _answers(table: Table, position: int, words: Words) -> list[dict[str, Any]]:
    """What people answered, with all that they might have answered instead."""
    entry = _entry(table, position)
    asked = questions(table.game, table.state_before(position), entry.command, entry.answers)
    return [
        {"number": number, "given": answer.a, **_asked(_wider(question, asked), words)}
        for number, (answer, question) in enumerate(zip(entry.answers, asked, strict=False))
        if _by_people(answer) and _in_a_list(question)
    ]


def _by_people(answer: Given) -> bool:
    return answer.by != "app"


def _in_a_list(question: Question) -> bool:
    """Can another answer be a number or one of a list? What stood on many places cannot."""
    listed = isinstance(question, Number) or hasattr(question, "options")
    return listed and not isinstance(question, Places)


def _wider(question: Question, asked: list[Question]) -> Question:
    """A card that was drawn before in this step is an option too: the two may be mixed up."""
    options: list[Any] = [
        option
        for other in asked
        if other.key == question.key
        for option in getattr(other, "options", ())
    ]
    if not options:
        return question
    return msgspec.structs.replace(question, options=tuple(dict.fromkeys(options)), weights=None)


# What the form asks for


def _wish(
    instead: Instead, table: Table, position: int, data: dict[str, Any], words: Words
) -> Wish:
    """What the form asks for; on the preview it comes back as it went out, and may get longer."""
    if sent := data.get("change"):
        return _longer(instead, table, position, _carried(sent), data, words)
    act = forms.text(data, "act")
    match act:
        case "delete":
            return Wish("delete")
        case "insert" | "replace":
            return Wish(act, chosen(instead, table, data, words.reader))
        case "answers":
            return _other_answers(table, position, data)
    raise bad_input("unknown-value", where="act", value=act)


def _carried(sent: object) -> Wish:
    if not isinstance(sent, str) or len(sent) > LONGEST_CHANGE:
        raise bad_input("malformed", where="change")
    try:
        return from_json(Wish).decode(sent)
    except msgspec.MsgspecError:
        raise bad_input("malformed", where="change") from None


def _longer(
    instead: Instead, table: Table, position: int, wish: Wish, data: dict[str, Any], words: Words
) -> Wish:
    """The wish with what the form adds: a part of the command, or an answer to it."""
    if "fill" in data and (wanted := instead.blank(table, wish.command, words, position)):
        wish.command = filled(wish.command, wanted, data)
    elif "add" in data:
        question = mend(table, position, wish.change(table, position)).question
        known = isinstance(question, Places)
        wish.answers.append({} if known else answer_to(question, forms.text(data, "add")))
    return wish


def _other_answers(table: Table, position: int, data: dict[str, Any]) -> Wish:
    """The same command with other answers."""
    entry = _entry(table, position)
    asked = questions(table.game, table.state_before(position), entry.command, entry.answers)
    other: dict[str, Value] = {}
    for number, (was, question) in enumerate(zip(entry.answers, asked, strict=False)):
        if f"answer-{number}" in data:
            sent = forms.text(data, f"answer-{number}")
            now = answer_to(_wider(question, asked), sent)
            if not _by_people(was) or now != was.a:
                other[str(number)] = now
    return Wish("answers", other=other)


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
        differences=differences(saved.table, mended, words, instead.DIFFERS) if mended else [],
        left_out=[
            (words.command(one.command), words.refusal(one.reason))
            for one in (mended.left_out if mended else [])
        ],
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
        "high": plain.get("max"),
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
