"""What people want to change about an earlier step, as the forms of its pages say it."""

from typing import Any

import msgspec

from thirdchair.kit.flow import Answer as Given
from thirdchair.kit.learned import from_json
from thirdchair.kit.questions import Places, Question, Value
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.kit.scanning import REQUEST, scanned
from thirdchair.table.changes import Change, Course, Delete, Insert, Replace
from thirdchair.table.journal import Table
from thirdchair.table.mending import mend
from thirdchair.table.record import Entry
from thirdchair.table.rerunning import questions
from thirdchair.web import forms
from thirdchair.web.pages.history.blanks import chosen, filled
from thirdchair.web.pages.history.instead import Instead
from thirdchair.web.pages.table.page import answer_to
from thirdchair.words import Words

LONGEST_CHANGE = 4000


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
    again: dict[int, list[Value]] = {}
    """Later steps that no longer fit, each with what is answered there now."""
    without: list[int] = []
    """Later steps that are left out, for they no longer fit."""

    def course(self, until: int | None = None) -> Course:
        """What is done about the later steps; with `until` the table goes back to one."""
        again = {step: tuple(answers) for step, answers in self.again.items()}
        return Course(again, frozenset(self.without), until)

    def change(self, table: Table, position: int) -> Change:
        match self.kind:
            case "delete":
                return Delete()
            case "insert":
                return Insert(self.command, tuple(self.answers))
            case "replace":
                return Replace(self.command, tuple(self.answers))
            case "answers":
                entry = entry_at(table, position)
                return Replace(entry.command, (*self._instead(entry), *self.answers))
        raise bad_input("unknown-value", where="act", value=self.kind)

    def _instead(self, entry: Entry) -> list[Value]:
        """The recorded answers, with those that were different."""
        given: list[Value] = [answer.a for answer in entry.answers]
        people = {str(number) for number, one in enumerate(entry.answers) if by_people(one)}
        for place, value in self.other.items():
            if place not in people:
                field = f"answer-{place}"
                raise bad_input("unknown-field", where=field, field=field)
            given[int(place)] = value
        return given


def wish_from(
    instead: Instead, table: Table, position: int, data: dict[str, Any], words: Words
) -> Wish:
    """What the form asks for; on the preview it comes back as it went out, and may get longer."""
    if sent := data.get("change"):
        wish = _carried(sent)
        if instead.STEPS and data.get("steps") and "do" in wish.command:
            wish.command = instead.STEPS.going(wish.command, forms.number(data, "steps"))
        return _longer(instead, table, position, wish, data, words)
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
        scanned(sent.encode(), REQUEST)
        return from_json(Wish).decode(sent)
    except msgspec.MsgspecError:
        raise bad_input("malformed", where="change") from None


def _longer(
    instead: Instead, table: Table, position: int, wish: Wish, data: dict[str, Any], words: Words
) -> Wish:
    """The wish with what the form adds: a part of the command, or an answer to it."""
    if "fill" in data and (wanted := instead.blank(table, wish.command, words, position)):
        wish.command = filled(wish.command, wanted, data)
    elif "again" in data:
        wish.again[forms.number(data, "again")] = []
    elif "without" in data:
        wish.without.append(forms.number(data, "without"))
    elif "add" in data:
        mended = mend(table, position, wish.change(table, position), wish.course())
        known = isinstance(mended.question, Places)
        answer = {} if known else answer_to(mended.question, forms.text(data, "add"))
        answers = wish.answers if mended.asked is None else wish.again[mended.asked]
        answers.append(answer)
    return wish


def _other_answers(table: Table, position: int, data: dict[str, Any]) -> Wish:
    """The same command with other answers."""
    entry = entry_at(table, position)
    asked = questions(table.game, table.state_before(position), entry.command, entry.answers)
    other: dict[str, Value] = {}
    for number, (was, question) in enumerate(zip(entry.answers, asked, strict=False)):
        if f"answer-{number}" in data:
            sent = forms.text(data, f"answer-{number}")
            now = answer_to(wider(question, asked), sent)
            if not by_people(was) or now != was.a:
                other[str(number)] = now
    return Wish("answers", other=other)


# The step


def entry_at(table: Table, position: int) -> Entry:
    """The entry of a step that stands."""
    check_mendable(table, position)
    if position == table.journal.at:
        raise _no_such_step(table, position)
    return table.journal.entries[position]


def check_mendable(table: Table, position: int) -> None:
    """Refuse what is no step; behind the last one something forgotten can be put in."""
    if table.journal.at == 0:
        raise not_now("no-step-yet", where="step")
    if not 0 <= position <= table.journal.at:
        raise _no_such_step(table, position)


def _no_such_step(table: Table, position: int) -> Refusal:
    return bad_input("no-such-step", answer=position, first=0, last=table.journal.at - 1)


def by_people(answer: Given) -> bool:
    """Did somebody give this answer, and not the app?"""
    return answer.by != "app"


def wider(question: Question, asked: list[Question]) -> Question:
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
