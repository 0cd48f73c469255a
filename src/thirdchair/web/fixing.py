"""Fix an earlier step: say what really happened, see what would differ, then decide."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath

from thirdchair.kit.questions import Value
from thirdchair.kit.refusals import Refusal, bad_input
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
from thirdchair.table.store import Saved
from thirdchair.tapestry import content
from thirdchair.web import forms
from thirdchair.web.history import who_did
from thirdchair.web.modes import duel
from thirdchair.web.tablepage import refused
from thirdchair.web.tables import changed, common, named
from thirdchair.web.visit import STATUS, Answer, Page, TableId, Visit, Visiting
from thirdchair.words import Words, corrections

LONGEST_CHANGE = 4000


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A change as the pages carry it from one to the next."""

    kind: str
    command: dict[str, Any] = {}
    answers: list[Value] = []

    @property
    def change(self) -> Change:
        match self.kind:
            case "delete":
                return Delete()
            case "insert":
                return Insert(self.command, tuple(self.answers))
            case "replace":
                return Replace(self.command, tuple(self.answers))
        raise bad_input("unknown-value", where="act", value=self.kind)


@get("/tables/{table_id:str}/fix/{position:int}", sync_to_thread=True)
def fix(visit: Visiting, table_id: TableId, position: FromPath[int]) -> Page:
    """What can be changed about a step."""
    return _page(visit, visit.store.load(table_id), position)


@post("/tables/{table_id:str}/fix/{position:int}", sync_to_thread=True, status_code=200)
def fixed(visit: Visiting, table_id: TableId, position: FromPath[int], data: forms.Form) -> Answer:
    """First what would differ; with a decision, the mended table."""
    saved = visit.store.load(table_id)
    decision = forms.text(data, "decide", "")
    try:
        wish = _wish(saved.table, position, data)
        if decision:
            take = take_over if decision == "take" else keep_pieces
            changed(
                visit, table_id, lambda table: take(table, mend(table, position, wish.change)), data
            )
            return visit.see(f"/tables/{table_id}", note="fixed")
        mended = mend(saved.table, position, wish.change)
    except Refusal as refusal:
        if refusal.text == "stale":
            return refused(visit, table_id, refusal)
        return _page(visit, saved, position, refusal)
    return _preview(visit, saved, position, wish, mended)


def _page(visit: Visit, saved: Saved, position: int, refusal: Refusal | None = None) -> Page:
    journal = saved.table.journal
    if not 0 <= position < journal.at:
        raise bad_input("no-such-step", answer=position, first=0, last=journal.at - 1)
    named(visit, saved)
    entry = journal.entries[position]
    words = visit.words
    return visit.page(
        "fix.html",
        status=STATUS[refusal.code] if refusal else 200,
        notice=visit.sentence(refusal) if refusal else None,
        position=position,
        label=words.command(entry.command),
        by=who_did(visit, entry),
        said=[words.event(event) for event in entry.events],
        command=entry.command,
        answers=[
            _answer(number, answer.q, answer.a)
            for number, answer in enumerate(entry.answers)
            if answer.by != "app"
        ],
        commands=_commands(words),
        current=_current(entry.command),
        **common(visit, saved),
    )


def _commands(words: Words) -> list[dict[str, Any]]:
    """What may have happened instead, or in between."""
    turns: list[dict[str, Any]] = [
        {"do": "advance", "who": seat, "track": track}
        for seat in duel.HUMANS
        for track in content.tracks()
    ]
    turns += [{"do": "income", "who": seat} for seat in duel.HUMANS]
    turns.append({"do": "bots_turn"})
    return [{"value": _current(turn), "name": words.command(turn)} for turn in turns]


def _current(command: dict[str, Any]) -> str:
    return " ".join(str(part) for part in command.values())


def _command(sent: str) -> dict[str, Any]:
    """A command that a list of the page offered."""
    match sent.split(" "):
        case ["advance", who, track]:
            return {"do": "advance", "who": who, "track": track}
        case ["income", who]:
            return {"do": "income", "who": who}
        case ["bots_turn"]:
            return {"do": "bots_turn"}
    raise bad_input("unknown-value", where="command", value=sent)


def _answer(number: int, question: str, given: Value) -> dict[str, Any]:
    """An answer of the record, with all that might have been answered instead."""
    options: list[Any] = []
    match question.split(":", maxsplit=1)[0]:
        case "draw":
            options = [card.id for card in content.decision_cards().values() if card.gray]
        case "die":
            options = list(content.tracks())
    return {"number": number, "given": given, "options": options}


def _wish(table: Table, position: int, data: dict[str, Any]) -> Wish:
    """What the form asks for; on the preview it comes back as it went out."""
    if sent := data.get("change"):
        if not isinstance(sent, str) or len(sent) > LONGEST_CHANGE:
            raise bad_input("malformed", where="change")
        try:
            wish = msgspec.json.decode(sent, type=Wish)
        except msgspec.MsgspecError:
            raise bad_input("malformed", where="change") from None
        if "add" in data:
            wish.answers.append(_typed(forms.text(data, "add")))
        return wish
    act = forms.text(data, "act")
    match act:
        case "delete":
            return Wish("delete")
        case "insert" | "replace":
            return Wish(act, _command(forms.text(data, "command")))
        case "answers":
            return _other_answers(table, position, data)
    raise bad_input("unknown-value", where="act", value=act)


def _other_answers(table: Table, position: int, data: dict[str, Any]) -> Wish:
    """The same command with other answers."""
    if not 0 <= position < table.journal.at:
        raise bad_input("no-such-step", answer=position, first=0, last=table.journal.at - 1)
    entry = table.journal.entries[position]
    answers = [
        _typed(forms.text(data, f"answer-{number}")) if f"answer-{number}" in data else answer.a
        for number, answer in enumerate(entry.answers)
    ]
    return Wish("replace", entry.command, answers)


def _typed(sent: str) -> Value:
    return int(sent) if sent.isdecimal() and len(sent) < 6 else sent


def _preview(visit: Visit, saved: Saved, position: int, wish: Wish, mended: Mended) -> Page:
    named(visit, saved)
    words = visit.words
    question = None
    if mended.question is not None:
        plain = msgspec.to_builtins(mended.question)
        question = {
            "say": words.question(plain),
            "options": [
                {"value": option, "name": words.option(plain, option)}
                for option in plain.get("options", ())
            ],
        }
    return visit.page(
        "fix-preview.html",
        position=position,
        label=words.command(
            saved.table.journal.entries[min(position, saved.table.journal.at - 1)].command
        ),
        kind=wish.kind,
        instead=words.command(wish.command) if wish.command else None,
        change=msgspec.json.encode(wish).decode(),
        question=question,
        differences=_differences(mended, words),
        left_out=[
            (words.command(one.command), words.refusal(one.reason)) for one in mended.left_out
        ],
        **common(visit, saved),
    )


def _differences(mended: Mended, words: Words) -> list[tuple[str, Any, Any]]:
    """What would lie differently on the table. The cards are one line, not one for each."""
    lines: list[tuple[str, Any, Any]] = []
    cards = False
    for difference in mended.differences:
        part = corrections.part(words, difference.path)
        if part != difference.path:
            now, then = (
                corrections.value(words, difference.path, value)
                for value in (difference.now, difference.then)
            )
            lines.append((part, now, then))
        elif difference.path.startswith("decision"):
            cards = True
    if cards:
        lines.append((words.text("page-fix-cards"), None, None))
    return lines
