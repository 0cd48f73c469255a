"""The board at an earlier step: from where to where somebody went instead is tapped there."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from thirdchair.scythe.automa import Automa
from thirdchair.web.games.scythe.board.looks import (
    figures_of,
    labels,
    layout_from,
    own_words,
    side_for,
    tokens_of,
    tokens_on_board,
    units_of,
)
from thirdchair.web.games.scythe.board.picking import Picked, after_tap, picked, without
from thirdchair.web.games.scythe.drawing.board import Scene, Way, board
from thirdchair.web.games.scythe.drawing.terrain import patterns
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.web.pages.history.instead import Drawn, Moment
from thirdchair.words import Words

TEMPLATE = "scythe/parts/mend-drawn.html"
STYLES = ("scythe/board.css",)
PIECES = ("worker", "mech", "character", "structure")


def drawn(moment: Moment, words: Words) -> Drawn | None:
    """The board as it stood, and what was tapped on it. With cards only there is none to tap."""
    rules, own = rules_of(moment.then.table), own_words(words)
    state, people = rules.state, list(rules.humans)
    if state.board is False or not people:
        return None
    seat = str(moment.step.get("seat"))
    seat = seat if seat in people else people[0]
    pick = picked(moment.see, state.seats[seat].units, rules.board)
    tokens = tokens_of(moment.then, words)
    where = layout_from(rules, side_for(rules, seat, None))

    def address(see: str) -> str:
        return f"{moment.address}&{urlencode({'see': see}, safe=':')}#board"

    units = units_of(state)
    scene = Scene(
        units={**units, seat: {**units[seat], **pick.units}},
        figures=figures_of(state),
        tokens=tokens_on_board(state),
        ways=[Way(step.start, step.end, tokens[seat].color) for step in pick.steps],
        picked=[pick.place] if pick.place else [],
        labels=labels(rules, own),
        links={one: address(after_tap(pick, one)) for one in where.spots},
    )
    shows = {
        "seat": seat,
        "board": patterns() + board(where, scene, tokens, own.text("page-scythe-board")),
        "pick": pick,
        "move": {"do": "move", "seat": seat, "moves": pick.moves} if pick.steps else None,
        "drops": [address(without(pick, number)) for number in range(len(pick.steps))],
        "pieces": _pieces(rules, seat, pick),
    }

    def covers(command: Mapping[str, Any]) -> bool:
        piece = command["do"] in ("place", "remove") and command["unit"] in PIECES
        return command.get("seat") == seat and (piece or command["do"] == "move")

    return Drawn(template=TEMPLATE, covers=covers, shows=shows, styles=STYLES)


def _pieces(rules: Automa, seat: str, pick: Picked) -> list[dict[str, Any]]:
    """What can come to the place that was tapped, or leave it."""
    place = pick.place
    if place is None:
        return []
    units, land = rules.state.seats[seat].units, place in rules.board.territories
    found: list[dict[str, Any]] = []
    for unit in PIECES:
        command = {"seat": seat, "unit": unit, "at": place, "n": 1}
        if rules.on_mat(seat, unit) and (land or unit != "structure"):
            found.append({"do": "place", **command})
        if units[unit].get(place):
            found.append({"do": "remove", **command})
    return found
