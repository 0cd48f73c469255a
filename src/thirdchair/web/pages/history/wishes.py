"""What people want to change about an earlier step, as the forms of its pages say it."""

from typing import Any

import msgspec

from thirdchair.kit.learned import from_json
from thirdchair.kit.questions import Question, Value
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.kit.scanning import REQUEST, scanned
from thirdchair.table.journal import Table
from thirdchair.table.open_mend import Wish, by_people
from thirdchair.table.record import Entry
from thirdchair.table.rerunning import questions
from thirdchair.web import forms
from thirdchair.web.pages.history.blanks import chosen, filled
from thirdchair.web.pages.history.instead import Instead
from thirdchair.web.pages.table.page import answer_to
from thirdchair.words import Words

LONGEST_CHANGE = 4000


def wish_from(
    instead: Instead, table: Table, position: int, data: dict[str, Any], words: Words
) -> Wish:
    """What the form asks for; on the preview it comes back as it went out, and may get longer."""
    if sent := data.get("change"):
        wish = _carried(sent)
        if instead.STEPS and data.get("steps") and "do" in wish.command:
            wish.command = instead.STEPS.going(wish.command, forms.number(data, "steps"))
        if "fill" in data and (wanted := instead.blank(table, wish.command, words, position)):
            wish.command = filled(wish.command, wanted, data)
        return wish
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


def _other_answers(table: Table, position: int, data: dict[str, Any]) -> Wish:
    """The same command with other answers."""
    entry = step_at(table, position)
    asked = questions(table.game, table.state_before(position), entry.command, entry.answers)
    other: dict[str, Value] = {}
    for number, (was, question) in enumerate(zip(entry.answers, asked, strict=False)):
        if f"answer-{number}" in data:
            sent = forms.text(data, f"answer-{number}")
            now = answer_to(wider(question, asked), sent)
            if not by_people(was) or now != was.a:
                other[str(number)] = now
    return Wish("answers", other=other)


def step_at(table: Table, position: int) -> Entry:
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
