"""What goes back into the box after a game of Scythe, in words."""

from collections.abc import Iterator
from typing import Any

import msgspec

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.setup.setups import SHARED
from thirdchair.table.chance import TABLE, as_set_up
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.turns import rules_of
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
    rules = rules_of(saved.table)
    rows = [
        *_cards(saved.table, rules),
        *_board(rules),
        *(row for seat in rules.state.seats for row in _seat(seat, rules, words)),
    ]
    modules = [sheet for sheet in rules.sheets if sheet.where and rules.state.episode is None]
    return [
        {
            "id": f"{row.what}-{row.key}" if row.key else row.what,
            "part": row.part,
            "text": words.text(f"back-scythe-{row.what}", **row.args),
        }
        for row in rows
    ] + [
        {
            "id": f"module-{sheet.id}",
            "part": "modules",
            "text": words.text(
                "back-scythe-module",
                part=words.text(f"scythe-module-{sheet.id}"),
            ),
        }
        for sheet in modules
    ]


def _cards(table: Table, rules: Automa) -> Iterator[Row]:
    """Printed Automa cards were used now or before the app took over."""
    state = rules.state
    if TABLE in (table.setup.chance, as_set_up(table.journal.chance)):
        count = len(rules.cards)
        for deck in state.decks:
            shared = deck == SHARED
            args = {"n": count} if shared else {"n": count, "seat": deck}
            yield Row("decks", "automa-shared" if shared else "automa-cards", deck, args)
    total = sum(card.count for card in rules.numbers.combat_card)
    people = {} if rules.automas or state.cooperative else {"mode": "people"}
    yield Row("decks", "combat-cards", args={"n": total, **people})
    taken = sum(one.factory_card for one in state.seats.values())
    yield Row("decks", "factory-cards", args={"count": taken})
    yield Row("decks", "other-cards")


def _board(rules: Automa) -> Iterator[Row]:
    state = rules.state
    left, all_ = len(state.tokens.encounter), len(rules.encounter_places())
    lying = "all" if left == all_ else "some" if left else "none"
    if state.board is False:
        lying = "unknown"
    yield Row("plan", "encounters", args={"n": all_, "count": left, "lying": lying})
    if state.marker is not None:
        yield Row("plan", "marker", args={"at": state.marker})
    yield from (Row("plan", "figure", actor, {"seat": actor}) for actor in state.actors)
    yield Row("plan", "goods")


def _seat(seat: str, rules: Automa, words: ScytheWords) -> Iterator[Row]:
    one = rules.state.seats[seat]
    part = "automas" if one.level else "people"
    pieces = rules.numbers.pieces
    with_them = {unit: n for unit, n in pieces.items() if part == "people" or unit != "structure"}
    given: dict[str, Any] = {
        "seat": seat,
        "faction": one.faction,
        "part": _listed(with_them, words),
    }
    given |= {"n": rules.numbers.stars} | ({"mat": one.mat} if one.mat else {})
    yield Row(part, "pieces-automa" if one.level else "pieces-human", seat, given)
    on_board = {unit: sum(one.units[unit].values()) for unit in PIECES}
    if rules.state.board is not False and any(on_board.values()):
        standing = _listed({unit: n for unit, n in on_board.items() if n}, words)
        yield Row(part, "off-board", seat, {"seat": seat, "part": standing})
    if one.level:
        yield Row(part, "tracker", seat, {"seat": seat, "level": one.level})
        if one.coins or one.cards:
            held = {"seat": seat, "coins": one.coins, "cards": one.cards}
            yield Row(part, "held", seat, held)
    if kind := rules.faction(seat).token:
        args = {"seat": seat, "kind": kind, "n": rules.all_tokens(kind)}
        yield Row(part, "tokens", seat, args)


def _listed(pieces: dict[str, int], words: ScytheWords) -> str:
    """How many of each kind."""
    named = [(words.text(f"scythe-unit-{unit}"), n) for unit, n in pieces.items()]
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in named)
