"""What goes back into the box after a game of Scythe, in words."""

from collections.abc import Iterator
from typing import Any

import msgspec

from thirdchair.scythe import content
from thirdchair.scythe.board import board
from thirdchair.scythe.setups import SHARED
from thirdchair.scythe.state import AutomaState, Seat
from thirdchair.table.chance import TABLE, as_set_up
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.words.games.scythe import ScytheWords

PIECES = ("character", "mech", "worker", "structure")


class Row(msgspec.Struct, frozen=True):
    """One thing: the part of the table it comes from, its message `back-scythe-…`, what fills it.

    `key` tells it from others of its kind.
    """

    part: str
    what: str
    key: str = ""
    args: dict[str, Any] = {}


def put_back(saved: Saved, words: ScytheWords) -> list[dict[str, Any]]:
    """One row for each thing: an id for its tick, the part of the table, and the sentence."""
    table, state = saved.table, saved.table.state
    rows = [
        *_cards(table),
        *_board(state),
        *(row for seat, one in state.seats.items() for row in _seat(seat, one, state, words)),
    ]
    return [
        {
            "id": f"{row.what}-{row.key}" if row.key else row.what,
            "part": row.part,
            "text": words.text(f"back-scythe-{row.what}", **row.args),
        }
        for row in rows
    ]


def _cards(table: Table) -> Iterator[Row]:
    """Printed Automa cards were used now or before the app took over."""
    state: AutomaState = table.state
    if TABLE in (table.setup.chance, as_set_up(table.journal.chance)):
        count = len(content.automa_cards(state.printing))
        for deck in state.decks:
            shared = deck == SHARED
            args = {"n": count} if shared else {"n": count, "seat": deck}
            yield Row("decks", "automa-shared" if shared else "automa-cards", deck, args)
    total = sum(card.count for card in content.numbers().combat_card)
    yield Row("decks", "combat-cards", args={"n": total})
    taken = sum(one.factory_card for one in state.seats.values())
    yield Row("decks", "factory-cards", args={"count": taken})
    yield Row("decks", "other-cards")


def _board(state: AutomaState) -> Iterator[Row]:
    left, all_ = len(state.tokens.encounter), len(board().encounters)
    yield Row("plan", "encounters", args={"n": all_, "count": left})
    if state.marker is not None:
        yield Row("plan", "marker", args={"at": state.marker})
    yield Row("plan", "goods")


def _seat(seat: str, one: Seat, state: AutomaState, words: ScytheWords) -> Iterator[Row]:
    part = "automas" if one.level else "people"
    pieces = content.numbers().pieces
    with_them = {unit: n for unit, n in pieces.items() if part == "people" or unit != "structure"}
    given: dict[str, Any] = {
        "seat": seat,
        "faction": one.faction,
        "part": _listed(with_them, words),
    }
    given |= {"n": content.numbers().stars} | ({"mat": one.mat} if one.mat else {})
    yield Row(part, "pieces-automa" if one.level else "pieces-human", seat, given)
    on_board = {unit: sum(one.units[unit].values()) for unit in PIECES}
    if state.board is not False and any(on_board.values()):
        standing = _listed({unit: n for unit, n in on_board.items() if n}, words)
        yield Row(part, "off-board", seat, {"seat": seat, "part": standing})
    if one.level:
        yield Row(part, "tracker", seat, {"seat": seat, "level": one.level})
        if one.coins or one.cards:
            held = {"seat": seat, "coins": one.coins, "cards": one.cards}
            yield Row(part, "held", seat, held)
    if kind := content.factions()[one.faction].token:
        args = {"seat": seat, "kind": kind, "n": content.numbers().tokens}
        yield Row(part, "tokens", seat, args)


def _listed(pieces: dict[str, int], words: ScytheWords) -> str:
    """How many of each kind."""
    named = [(words.text(f"scythe-unit-{unit}"), n) for unit, n in pieces.items()]
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in named)
