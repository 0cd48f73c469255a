"""How a table keeps the board: every unit tracked, asked when a card needs it, or cards only.

A table may change it at any time. Whoever begins to track must say where pieces and tokens are, on
one sheet that is filled in with what was last known.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.kit.turns import TOGETHER, Said
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.board import MAT
from thirdchair.scythe.horde.state import HordeState
from thirdchair.scythe.state import AutomaState, BoardMode
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.board.looks import own_words, tokens_of
from thirdchair.web.games.scythe.correct_parts import corrections, token_kinds
from thirdchair.web.games.scythe.only import scythe_table
from thirdchair.web.games.scythe.turns import rules_of, state_of
from thirdchair.web.pages.table.opening import changed, common
from thirdchair.web.pages.table.page import refused
from thirdchair.web.visit import STATUS, Answer, Page, Visit

WAYS: dict[str, BoardMode] = {"tracked": True, "asked": "ask", "cards": False}
PIECES = ("character", "mech", "worker", "structure")


def way_of(state: AutomaState) -> str:
    """How this table keeps the board, by the name of the way."""
    return next(name for name, value in WAYS.items() if value == state.board)


def ways_of(state: AutomaState) -> list[str]:
    """The ways that a table may choose: nobody plays the Horde without a board."""
    cards = not isinstance(state, HordeState)
    return [name for name, value in WAYS.items() if cards or value is not False]


def look(visit: Visit, table_id: str) -> Page:
    """The ways, and what becomes of the pieces."""
    saved = scythe_table(visit, table_id)
    state = state_of(saved.table)
    return visit.page(
        "scythe/ways.html",
        ways=ways_of(state),
        way=way_of(state),
        horde=isinstance(state, HordeState),
        **common(visit, saved),
    )


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """Another way from now on; a step of the history that undo takes back."""
    way = forms.text(data, "way")
    before = way_of(state_of(scythe_table(visit, table_id).table))
    try:
        if way not in WAYS:
            raise bad_input("unknown-value", where="way", value=way)
        if way != before:
            changed(visit, table_id, lambda table: _change(table, way, visit.by), data)
    except Refusal as refusal:
        return refused(visit, table_id, refusal)
    if scythe_table(visit, table_id).table.question is not None:
        return visit.see(f"/tables/{table_id}")
    unknown = before == "cards" or (before == "asked" and way == "tracked")
    check = unknown and way not in (before, "cards")
    return visit.see(f"/tables/{table_id}" + ("/pieces" if check else ""))


def _change(table: Table, way: str, by: str) -> None:
    table.do({"do": "correct", "path": "board", "value": WAYS[way]}, by)


# Where the pieces stand


def look_at_pieces(visit: Visit, table_id: str) -> Page:
    """A sheet with a field for each piece, what Automas have of the Factory, and the tokens."""
    return _sheet(visit, table_id, {})


def place_pieces(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """Put the pieces and tokens in the form where it says; undo takes it back as one."""
    scythe_table(visit, table_id)
    try:
        changed(visit, table_id, lambda table: _place(table, data, visit.by), data)
    except Refusal as refusal:
        if refusal.code == "bad_input":
            return _sheet(visit, table_id, data, visit.sentence(refusal), STATUS[refusal.code])
        return refused(visit, table_id, refusal)
    return visit.see(f"/tables/{table_id}/pieces")


def _place(table: Table, form: dict[str, Any], by: str) -> None:
    if state_of(table).board is False:
        raise not_now("board-not-kept")
    turn: Said = ""
    lying = [
        {"do": "correct", "path": path, "value": value} for path, value in corrections(table, form)
    ]
    for command in [*_differences(rules_of(table), form), *lying]:
        table.do(command, by, turn)
        turn = TOGETHER


def _differences(rules: Automa, form: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """First what leaves its place, then what comes: the mat never runs out between."""
    known = {*rules.board.places, MAT}
    coming = []
    for seat, one in rules.state.seats.items():
        for unit in PIECES:
            fields = [name for name in form if name.startswith(f"{seat}-{unit}-")]
            if not fields:
                continue
            places = [forms.text(form, name) for name in fields]
            for place in places:
                if place not in known:
                    raise bad_input("unknown-place", where=f"{seat}-{unit}", value=place)
            wanted = Counter(place for place in places if place != MAT)
            now = Counter(one.units[unit])
            for what, counts in (("remove", now - wanted), ("place", wanted - now)):
                for place, n in counts.items():
                    command = {"do": what, "seat": seat, "unit": unit, "at": place, "n": n}
                    if what == "remove":
                        yield command
                    else:
                        coming.append(command)
    yield from coming


def _sheet(
    visit: Visit,
    table_id: str,
    given: dict[str, Any],
    notice: str | None = None,
    status: int = 200,
) -> Page:
    saved = scythe_table(visit, table_id)
    rules = rules_of(saved.table)
    state = rules.state
    mine = visit.device.seats.get(table_id) if visit.device else None
    return visit.page(
        "scythe/pieces.html",
        status=status,
        notice=notice,
        given=given,
        mine=mine,
        mat=MAT,
        state=state,
        tokens=tokens_of(saved, visit.words),
        standing={seat: _standing(rules, seat) for seat in state.seats},
        token_kinds=token_kinds(rules),
        rules=rules,
        places=[(place, own_words(visit.words).place(place)) for place in _places(rules)],
        **common(visit, saved),
    )


def _places(rules: Automa) -> list[str]:
    """Where a piece can be: the board, the home bases of this table, the mat."""
    return [*rules.board.territories, *(rules.base(seat) for seat in rules.state.seats), MAT]


def _standing(rules: Automa, seat: str) -> dict[str, list[str]]:
    """A place for each piece of a seat, those on the mat last."""
    one = rules.state.seats[seat]
    return {
        unit: [
            *(place for place, n in one.units[unit].items() for _ in range(n)),
            *[MAT] * rules.on_mat(seat, unit),
        ]
        for unit in PIECES
        if unit != "structure" or one.kind == "human"
    }
