"""The scoring sheet of Scythe: a column for each seat, which its own phone may fill.

A column that was sent is kept beside the game, not in it: it makes no form stale, and two phones
never overwrite each other. When all are there, one tap finishes the game with them.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.kit.doubts import Doubt
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.faction_tokens import FLAG, TRAP
from thirdchair.scythe.horde.state import HordeState
from thirdchair.scythe.state import Score
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web import doubts, forms
from thirdchair.web.games.scythe.board.looks import tokens_of
from thirdchair.web.games.scythe.only import scythe_table
from thirdchair.web.games.scythe.turns import rules_of, state_of
from thirdchair.web.pages.table.opening import changed, common, restyled
from thirdchair.web.pages.table.page import refused
from thirdchair.web.visit import STATUS, Answer, Page, Visit

KEPT = "scoring"
"""The option of a table with the columns that were sent: numbers by box, by seat."""
ROWS = ("coins", "popularity", "stars", "territories", "resources", "structures")
TIES = ("tie_pieces", "tie_power")
SHEET = "scythe/finish.html"
BONUS = "encounter_bonus"

Columns = dict[str, dict[str, int]]


class StillTied(Exception):
    """Nothing is stored before the sheet is complete."""


class Column(msgspec.Struct, frozen=True):
    """A seat's column: what can be told, what is known anyway, and what it comes to so far."""

    seat: str
    boxes: list[Number]
    told: dict[str, int]
    """What was sent; empty as long as nothing was."""
    score: Score
    worth: Any
    open: bool
    """Is it to be filled in here? A column that was sent is shown, and opened again on demand."""
    token: str | None
    """What its faction may have left on the board, if people count its territories."""
    per_encounter: int = 0

    @property
    def counted(self) -> str:
        """What is known anyway, for the total that follows typing."""
        return " ".join(f"{row}={value}" for row, value in self.fixed)

    @property
    def more(self) -> str:
        """Points of lines that nobody types, and what a typed encounter territory is worth."""
        lines = self.score.more.items()
        known = sum(points for line, points in lines if line != BONUS or not self.per_encounter)
        return f"{known} {self.per_encounter}"

    @property
    def done(self) -> bool:
        return not self.boxes or bool(self.told)

    @property
    def fixed(self) -> list[tuple[str, int]]:
        """Boxes of the sheet that nobody needs to fill in."""
        asked = {box.about.removeprefix("final_") for box in self.boxes}
        return [(row, getattr(self.score, row)) for row in ROWS if row not in asked]


def columns_of(saved: Saved, mine: str | None, edit: str) -> list[Column]:
    """The sheet as it stands. A device without a seat fills in for everybody."""
    rules, kept = rules_of(saved.table), kept_in(saved)
    state = rules.state
    here = [seat for seat in state.seats if mine not in rules.humans or seat not in rules.humans]
    here += [mine] if mine else []
    return [
        Column(
            seat,
            boxes := rules.sheet(seat),
            told := {box.about: kept[seat][box.about] for box in boxes if seat in kept},
            rules.scored(seat, told),
            rules.numbers.worth(rules.scored(seat, told).popularity),
            bool(boxes) and (seat == edit or (seat not in kept and seat in here)),
            _counting(rules, seat) if any(map(_of_territories, boxes)) else None,
            rules.per_encounter(seat),
        )
        for seat in state.seats
    ]


def _counting(rules: Automa, seat: str) -> str | None:
    """The tokens of a faction that matter for its territories."""
    token = rules.faction(seat).token
    return token if token in (FLAG, TRAP) else None


def _of_territories(box: Number) -> bool:
    return box.about == "final_territories"


def kept_in(saved: Saved) -> Columns:
    """The columns that were sent and still fit: another way of keeping the board asks for more."""
    rules = rules_of(saved.table)
    sent: Columns = saved.options.get(_kept_at(saved), {})
    return {
        seat: column
        for seat, column in sent.items()
        if seat in rules.state.seats and all(box.about in column for box in rules.sheet(seat))
    }


def _kept_at(saved: Saved) -> str:
    """Each evening of a campaign has a sheet of its own."""
    episode = state_of(saved.table).episode
    return KEPT if episode is None else f"{KEPT}.{episode}"


def read(rules: Automa, form: Mapping[str, Any]) -> Columns:
    """The columns that a form holds, each of them whole."""
    found = {}
    for seat in rules.state.seats:
        boxes = rules.sheet(seat)
        if any(field(box) in form for box in boxes):
            found[seat] = {box.about: _number(form, box) for box in boxes}
    return found


def field(box: Number) -> str:
    return f"{box.about}-{box.seat}"


def _number(form: Mapping[str, Any], box: Number) -> int:
    value = forms.number(dict(form), field(box))
    box.check(value)
    return value


def finish(table: Table, told: Columns, form: Mapping[str, Any], by: str) -> bool:
    """The result from the columns. False while a tie needs more than the form has."""
    journal = table.journal
    if not journal.waiting or journal.entries[journal.at].command["do"] != "finish":
        counted = differently(rules_of(table), told)
        table.do({"do": "finish", **({"counted": counted} if counted else {})}, by)
    while isinstance(question := table.question, Number):
        if question.about in TIES:
            if not form.get(field(question)):
                return False
            table.answer(_number(form, question), by)
        else:
            table.answer(told[question.seat or ""][question.about], by)
    return True


def differently(rules: Automa, told: Columns) -> Columns:
    """What people counted otherwise than the app, where it asks nothing."""
    found: Columns = {}
    for seat, column in told.items():
        for box in rules.sheet(seat):
            if box.about in rules.counts_itself(seat) and column[box.about] != box.known:
                found.setdefault(seat, {})[box.about] = column[box.about]
    return found


# The page


def look(visit: Visit, table_id: str) -> Answer:
    """The sheet, as far as it is filled in; when the game is over the table has the result."""
    state = state_of(scythe_table(visit, table_id).table)
    if state.over or isinstance(state, HordeState):  # against the Horde nothing is scored
        return visit.see(f"/tables/{table_id}")
    return _page(visit, table_id, visit.request.query_params.get("edit", ""))


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """Keep the column of this form; with `act=finish` the game ends with it and all others."""
    saved = scythe_table(visit, table_id)
    try:
        match forms.text(data, "act"):
            case "keep":
                restyled(visit, table_id, lambda saved: _keep(saved, data), data)
            case "finish":
                told = _complete(saved, data)
                doubts.check(early(rules_of(saved.table), told), data)
                changed(visit, table_id, lambda table: _end(table, told, data, visit.by), data)
                return visit.see(f"/tables/{table_id}")
            case other:
                raise bad_input("unknown-value", where="act", value=other)
    except doubts.Doubted as doubted:
        return _page(visit, table_id, _column_in(data), given=data, doubted=doubted.doubts)
    except StillTied:
        return _page(visit, table_id, _column_in(data), tied=True, given=data)
    except Refusal as refusal:
        if refusal.code == "no_table" or state_of(scythe_table(visit, table_id).table).over:
            return refused(visit, table_id, refusal)
        sentence, edit = visit.sentence(refusal), _column_in(data)  # what was typed stays
        return _page(visit, table_id, edit, data, sentence, STATUS[refusal.code])
    return visit.see(f"/tables/{table_id}/scoring")


def early(rules: Automa, told: Columns) -> list[Doubt]:
    """The sixth star ends the game, unless a module has another end: before it, it may be a slip.
    Whoever writes six stars on the sheet has placed them. An evening of a campaign has its own
    ends, and its own form asks for them."""
    state = rules.state
    six = any(column.get("final_stars", 0) >= rules.numbers.stars for column in told.values())
    late = six or state.ended is not None or state.episode is not None
    return [] if late else [Doubt("no-sixth-star")]


def _column_in(form: Mapping[str, Any]) -> str:
    """The seat whose column a form holds."""
    names = (name.rpartition("-") for name in form)
    return next((seat for box, _, seat in names if box.startswith("final_")), "")


def _keep(saved: Saved, form: dict[str, Any]) -> None:
    found = read(rules_of(saved.table), form)
    kept = _kept_at(saved)
    saved.options[kept] = {**saved.options.get(kept, {}), **found}


def _complete(saved: Saved, form: Mapping[str, Any]) -> Columns:
    """The columns that were sent, and the one that stands on the page of who ends the game."""
    rules = rules_of(saved.table)
    blank = {
        seat
        for seat in rules.state.seats
        if any(not form.get(field(box), "-") for box in rules.sheet(seat))
    }
    typed = {name: value for name, value in form.items() if name.rpartition("-")[2] not in blank}
    kept = {**kept_in(saved), **read(rules, typed)}
    kept = {seat: column for seat, column in kept.items() if seat not in blank}
    missing = [seat for seat in rules.state.seats if rules.sheet(seat) and seat not in kept]
    if missing:
        raise bad_input("columns-missing", where="act", seats=missing)
    return kept


def _end(table: Table, told: Columns, form: dict[str, Any], by: str) -> None:
    if not finish(table, told, form, by):
        raise StillTied


def _page(
    visit: Visit,
    table_id: str,
    edit: str = "",
    given: Mapping[str, Any] | None = None,
    notice: str | None = None,
    status: int = 200,
    *,
    tied: bool = False,
    doubted: Sequence[Doubt] = (),
) -> Page:
    saved = scythe_table(visit, table_id)
    mine = visit.device.seats.get(table_id) if visit.device else None
    given = given or {}
    tiers = rules_of(saved.table).numbers.tier
    return visit.page(
        SHEET,
        status=STATUS["not_now"] if doubted else status,
        doubts=[visit.words.text(f"doubt-{one.about}", **one.args) for one in doubted],
        notice=notice,
        columns=columns_of(saved, mine, edit),
        given=given,
        ties=list(_ties(saved)) if tied else [],
        tokens=tokens_of(saved, visit.words),
        state=state_of(saved.table),
        rows=ROWS,
        tiers=" ".join(f"{t.up_to},{t.star},{t.territory},{t.pair}" for t in tiers),
        mine=mine,
        **common(visit, saved),
    )


def _ties(saved: Saved) -> Iterator[Number]:
    """What may decide a tie, of every human."""
    rules = rules_of(saved.table)
    for about in TIES:
        yield from (rules.tie_box(about, seat) for seat in rules.humans)
