"""What may have happened at a Scythe table instead of a step of its history."""

from collections.abc import Iterator, Mapping
from typing import Any

from thirdchair.scythe.board import board
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.setups import HUMAN_STARS
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table
from thirdchair.web.modes.choices import rulings_of
from thirdchair.web.modes.scythe_correcting import AUTOMAS, HELD
from thirdchair.web.modes.scythe_turns import automa_turn
from thirdchair.words.scythe import ScytheWords

PIECES = ("worker", "mech", "character", "structure")
Command = dict[str, Any]


def commands(table: Table) -> dict[str, list[Command]]:
    """All commands; where pieces go, and what a part is set to, is asked next."""
    return {
        "turns": [*_turns(table), {"do": "finish"}],
        "pieces": list(_pieces(table)),
        "corrections": [{"do": "correct", "path": path} for path in _paths(table)],
    }


def _turns(table: Table) -> Iterator[Command]:
    for seat, one in table.state.seats.items():
        if one.kind == "automa":
            yield automa_turn(seat)
            continue
        for unit in UNITS:
            yield {"do": "move", "seat": seat, "moves": [{"unit": unit}]}
        yield from ({"do": "star", "seat": seat, "triumph": triumph} for triumph in HUMAN_STARS)


def _pieces(table: Table) -> Iterator[Command]:
    for seat in table.state.seats:
        for do in ("place", "remove"):
            yield from ({"do": do, "seat": seat, "unit": unit} for unit in PIECES)


def _paths(table: Table) -> Iterator[str]:
    state: AutomaState = table.state
    for seat, one in state.seats.items():
        yield from (f"seats.{seat}.{what}" for what in (*HELD, *(AUTOMAS if one.level else ())))
        yield from (f"seats.{seat}.stars.{triumph}" for triumph in one.stars)
    yield from (f"rulings.{key}" for key in rulings_of(table))


def blank(
    table: Table, command: Mapping[str, Any], words: ScytheWords
) -> tuple[str, str, list[Any] | None] | None:
    """A place, the two ends of a move, or a value."""
    places = [*board().territories, *board().bases]
    match command:
        case {"do": "place" | "remove", "at": _}:
            return None
        case {"do": "place" | "remove"}:
            return "at", words.text("page-scythe-fix-at"), places
        case {"do": "move", "moves": [{"unit": unit, **rest}]} if "to" not in rest:
            key, ask = (
                ("to", "page-scythe-fix-to") if "from" in rest else ("from", "page-scythe-fix-from")
            )
            wanted = [[{"unit": unit, **rest, key: place}] for place in places]
            return "moves", words.text(ask), wanted
        case {"do": "correct", "path": path} if "value" not in command:
            return (
                "value",
                words.text("page-fix-value", part=words.part(path)),
                _values(table, path),
            )
    return None


def _values(table: Table, path: str) -> list[Any] | None:
    head, _, key = path.partition(".")
    return list(rulings_of(table)[key].values) if head == "rulings" else None
