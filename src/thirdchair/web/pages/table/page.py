"""The table page: what lies there, what to do, and every tap."""

from typing import Any
from urllib.parse import urlencode

import msgspec
from litestar import get, post
from litestar.params import FromQuery

from thirdchair.kit.questions import Number, Question
from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.table.journal import APP, Table
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.doubts import Amber, Doubted, fields_of
from thirdchair.web.face import Mode
from thirdchair.web.pages.table import result
from thirdchair.web.pages.table.opening import changed, common, named
from thirdchair.web.pages.table.who import SEATED, seated
from thirdchair.web.pages.table.whose_turn import whose
from thirdchair.web.visit import MENDED, STATUS, Answer, Page, TableId, Visit, Visiting
from thirdchair.words.corrections import odd

ODD = "odd"
"""The note in the address of a table after a correction that looks odd."""
STALE = "stale"
"""The refusal of a form whose page showed an older table."""
CLOSED = "closed"
"""The note where somebody wanted to do what nobody can do now."""
KEEP = "keep"
"""The field with what a form has entered so far, as the address has it: it outlives a refusal."""


@get("/tables/{table_id:str}", sync_to_thread=True)
def table_page(
    visit: Visiting,
    table_id: TableId,
    who: FromQuery[str | None] = None,
    note: FromQuery[str | None] = None,
    see: FromQuery[str | None] = None,
) -> Page:
    """The table as it stands."""
    saved = visit.look(table_id)
    mode = named(visit, saved)
    notice = visit.words.text("page-note-fixed") if note == MENDED else None
    if note == ODD:
        notice = " ".join(
            one for event in odd_now(mode, saved.table) for one in odd(visit.words, event)
        )
    if note == SEATED:
        notice = seated(visit, saved)
    if note == CLOSED and (why := closed(saved.table)):
        notice = visit.sentence(why)
    return shown(visit, saved, who=who, see=see, notice=notice)


@post("/tables/{table_id:str}", sync_to_thread=True, status_code=200)
def tapped(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """A tap: done once, on the table that its page showed, or not at all."""
    who = forms.text(data, "who", "") or None
    setting_up = False

    def act(table: Table) -> None:
        nonlocal setting_up
        setting_up = not table.ready
        perform(visit, table, data)

    try:
        saved = changed(visit, table_id, act, data)
    except Doubted as doubted:
        return _asked_first(visit, table_id, doubted, data)
    except Refusal as refusal:
        return refused(visit, table_id, refusal, who=who, see=forms.text(data, KEEP, ""))
    here = f"/tables/{table_id}"
    if setting_up and saved.table.ready:
        return visit.see(f"{here}/checklist")
    return visit.see(here, None, **_stays(data))


def _stays(form: dict[str, Any]) -> dict[str, str]:
    """A part of the page that stays open after a tap in it: the form says which."""
    see = forms.text(form, "see", "")
    return {"who": forms.text(form, "who", ""), "see": see} if see else {}


def perform(visit: Visit, table: Table, form: dict[str, Any]) -> None:
    """What a button says: answers are alike in every mode, the rest is the mode's."""
    act = forms.text(form, "act")
    kind, _, rest = act.partition(" ")
    match kind:
        case "answer" | "anyway":
            answer = answer_to(table.question, rest or forms.text(form, "value"))
            table.answer(answer, visit.by, anyway=kind == "anyway")
            _answer_forced(table, visit.by)
        case "back":
            _take_back(table)
        case "jump":
            table.jump(forms.number({"jump": rest}, "jump"))
        case "chance":
            table.set_chance(rest)
        case "let":
            table.let_app()
        case _:
            visit.mode(table).perform(table, act, form, visit.by)


def _answer_forced(table: Table, by: str) -> None:
    """A number that can only be one is not asked for on a page."""
    while isinstance(question := table.question, Number) and _is_forced(question):
        table.answer(question.min, by)


def _take_back(table: Table) -> None:
    """The last answer; what the page had answered by itself is taken back with it."""
    table.back()
    entry = table.journal.entries[table.journal.at]
    while _is_forced(table.question) and any(answer.by != APP for answer in entry.answers):
        table.back()


def _is_forced(question: Question | None) -> bool:
    return isinstance(question, Number) and question.min == question.highest


def closed(table: Table) -> Refusal | None:
    """Why nothing can be done or corrected now: a question is open, or the game is over."""
    if table.question is not None:
        return not_now("answer-first")
    return not_now("game-over") if table.state.over else None


def odd_now(mode: Mode, table: Table) -> list[dict[str, Any]]:
    """The corrections of the last form that look odd."""
    entries = table.journal.entries
    last = entries[max(table.journal.at - table.taps, 0) : table.journal.at]
    return [event for entry in last for event in entry.events if event.get("odd")]


def answer_to(question: Question | None, sent: str) -> Any:
    """The option that a button sent as text; a number as a number."""
    plain: dict[str, Any] = msgspec.to_builtins(question) if question else {}
    for option in (*plain.get("options", ()), *plain.get("anyway", ())):
        if str(option) == sent:
            return option
    return forms.number({"value": sent}, "value") if plain.get("ask") == "number" else sent


def refused(
    visit: Visit, table_id: str, refusal: Refusal, who: str | None = None, see: str = ""
) -> Page:
    """The fresh table, with a sentence that says why nothing was done; `see` was entered."""
    if refusal.code == "no_table":
        raise refusal
    saved = visit.look(table_id)
    named(visit, saved)
    sentence = visit.sentence(refusal)
    # others went on: so does the page, unless somebody has entered something
    chosen = None if refusal.text == STALE and not see else who
    return shown(
        visit, saved, who=chosen, see=see or None, notice=sentence, status=STATUS[refusal.code]
    )


def _asked_first(visit: Visit, table_id: str, doubted: Doubted, form: dict[str, Any]) -> Page:
    """The table as it is, with what was entered, and what looks like a slip in it."""
    saved = visit.look(table_id)
    named(visit, saved)
    lines = [visit.words.text(f"doubt-{one.about}", **one.args) for one in doubted.doubts]
    who, see = (forms.text(form, name, "") or None for name in ("who", KEEP))
    see = see or forms.text(form, "see", "") or None
    amber = Amber(lines, fields_of(form))
    return shown(visit, saved, who=who, see=see, amber=amber, status=STATUS["not_now"])


def shown(
    visit: Visit,
    saved: Saved,
    *,
    who: str | None = None,
    see: str | None = None,
    notice: str | None = None,
    amber: Amber | None = None,
    status: int = 200,
) -> Page:
    """The page of a table, for this reader."""
    mode = named(visit, saved)
    waits = False
    if who is None and visit.device and (turn := mode.next_seat(saved)) is not None:
        seat = visit.device.seats.get(saved.id)  # the seat that this device plays
        who = seat if seat in mode.HUMANS else None
        waits = who not in (None, turn)
    return visit.page(
        mode.TABLE,
        status=status,
        notice=notice or _dropped(visit, saved),
        amber=amber,
        entered=_entered(who, see) if status != 200 else "",
        waits=waits,
        whose=whose(visit, saved, mode, see),
        ending=result.shown(visit, saved, mode),
        **(shared := common(visit, saved)),
        **mode.show(saved, visit.words, shared["base"], who, see),
    )


def _entered(who: str | None, see: str | None) -> str:
    """Where the page of somebody is who has entered something that is not done yet."""
    return "?" + urlencode({"who": who or "", "see": see}) if see else ""


def _dropped(visit: Visit, saved: Saved) -> str | None:
    """A command that newer rules could not continue."""
    command = saved.table.dropped
    if command is None:
        return None
    return visit.words.text("note-open-dropped", command=visit.words.command(command))
