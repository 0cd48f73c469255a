"""One hex of the map: why the bots did not take it, what you may do there, what lies there."""

from collections.abc import Iterator
from typing import Any

from litestar.exceptions import NotFoundException

from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.pieces import STANDING
from thirdchair.tapestry.pieces import shown as shown_pieces
from thirdchair.tapestry.state import SoloState
from thirdchair.web.games.tapestry.drawing.hexmap import SIDES, layout
from thirdchair.web.games.tapestry.solo.map import act_on, label_of, map_of, turn_of, within_reach
from thirdchair.web.games.tapestry.solo.parts import NONE, PIECES, hex_from, with_supply
from thirdchair.web.games.tapestry.solo.why import Eye, moments, why, why_not
from thirdchair.web.pages.correct.correcting import CHIPS, correct_all, done, note_from, wrong
from thirdchair.web.pages.table.opening import common, habit, named
from thirdchair.web.pages.table.page import closed
from thirdchair.web.reasons import Reasons
from thirdchair.web.visit import STATUS, Answer, Page, Visit


def look(visit: Visit, table_id: str) -> Page:
    """A hex, from a long press on the map or a tap that only looks."""
    return _page(visit, table_id, {})


def _page(
    visit: Visit, table_id: str, given: dict[str, Any], refusal: Refusal | None = None
) -> Page:
    """`given` was entered and is refused: it stays, with what is wrong with it."""
    saved, at = _with_map(visit, table_id), _hex(visit)
    table, words = saved.table, visit.words
    eye = Eye(words, visit.mode(table).tokens(saved, words), layout(turn_of(saved.options)))
    turn = table.bots_turn_at
    return visit.page(
        "tapestry/solo-hex.html",
        status=STATUS[refusal.code] if refusal else 200,
        given=given,
        wrong=wrong(visit, refusal) if refusal else "",
        at=at,
        label=label_of(table.state, at, words),
        map=map_of(table.state, eye.layout, eye.tokens, words, lit=[at]),
        won=[] if turn is None else list(_won(table, turn, at, eye)),
        refusals=[]
        if turn is None
        else [one for one in why_not(table, turn, at, eye) if not one.chosen],
        why_first=visit.request.query_params.get("ask") == "why",
        may=None if table.state.over or table.question else act_on(table.state, at),
        near=at in within_reach(table),
        tile=str(at) in table.state.hexes,
        printed=at in board().printed,
        pieces=(table.state.hexes.get(str(at), "") + NONE * 2)[:2],
        piece_names=[(NONE, words.text("page-piece-none")), *_piece_names(visit)],
        supply={seat: left for seat, left in table.state.outposts.items() if seat in STANDING},
        chips=CHIPS,
        closed=closed(table),
        **common(visit, saved),
    )


def _won(table: Table, turn: int, at: int, eye: Eye) -> Iterator[tuple[str, Reasons]]:
    """What the bots did on this hex, and the rules by which it was this one."""
    for event, moment in moments(table, turn):
        if event.get("hex") == at and event.get("why"):
            reasons = why(event, moment, eye)
            if reasons:
                yield eye.words.event(event), reasons


def _piece_names(visit: Visit) -> list[tuple[str, str]]:
    return [
        (letter, visit.words.text("hex-piece", **{"piece": "outpost", **shown_pieces(letter)[0]}))
        for letter in PIECES
    ]


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """What lies there is as the form says."""
    at, _ = _hex(visit), _with_map(visit, table_id)

    def correct(table: Table) -> None:
        place = hex_from(data)
        parts = with_supply(table.state, at, place) if data.get("supply") else []
        correct_all(table, parts or [(f"hexes.{at}", place)], note_from(data), visit.by)

    return done(
        visit, table_id, correct, data, lambda why: _page(visit, table_id, data, why), see="map"
    )


def turn(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """The map is turned to another side of the table, and stays so at the next tables too."""
    saved = _with_map(visit, table_id)
    side = SIDES[(turn_of(saved.options) + 1) % len(SIDES)]
    habit(visit, table_id, data, side=side)
    return visit.see(f"/tables/{table_id}", see="map")


def _hex(visit: Visit) -> int:
    """The hex that the address names, if there is such a hex."""
    named = visit.below
    if not named.isdecimal() or int(named) not in board().hexes:
        raise NotFoundException
    return int(named)


def _with_map(visit: Visit, table_id: str) -> Saved:
    """The table, if its mode has a map."""
    saved = visit.look(table_id)
    named(visit, saved)
    if not isinstance(saved.table.state, SoloState):
        raise NotFoundException
    return saved
