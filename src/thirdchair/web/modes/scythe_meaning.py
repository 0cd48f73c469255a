"""Cards only: what a move line means, rule by rule, for people who move the Automa by hand."""

from collections.abc import Iterator

import msgspec

from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table
from thirdchair.web.modes.scythe_turns import last_turn
from thirdchair.words.scythe import ScytheWords

TOWARD = (
    "peaceful.valid.enemy",
    "peaceful.valid.own",
    "peaceful.toward",
    "peaceful.bases",
    "peaceful.factory",
)
RULES: dict[str, tuple[str, ...]] = {
    "move_worker": (
        "worker.unit",
        "worker.valid.enemy",
        "worker.valid.worker",
        "worker.scared",
        "worker.most",
        "worker.factory",
    ),
    "move_mech": ("peaceful.unit.mech", *TOWARD),
    "move_character": ("peaceful.unit.character", *TOWARD),
    "encounter_factory": (
        "encounter.valid.place",
        "encounter.valid.enemy",
        "encounter.valid.mech",
        "encounter.factory",
        "encounter.token",
        "factory.card",
    ),
    "attack": (
        "attack.power",
        "attack.unit",
        "attack.valid",
        "attack.fewest",
        "attack.factory",
    ),
    "worker_attack": (
        "attack.unit",
        "worker-attack.valid",
        "worker-attack.most",
        "worker-attack.factory",
        "worker-attack.no-combat",
    ),
}
"""How an entry of the move line is carried out, without `scy.automa.`."""
REACH = ("move.area", "water.land")
WALKING = tuple(f"fen.multi.reading-order.{step}" for step in (2, 3, 4))
"""The recruit marker, in place of reading order."""


class Entry(msgspec.Struct, frozen=True):
    """An entry of the move line in words, and its rules with their texts."""

    name: str
    rules: list[tuple[str, str]]


def meaning(table: Table, words: ScytheWords) -> list[Entry]:
    """The move line of the last card, if this table plays with cards only."""
    state: AutomaState = table.state
    position = last_turn(table)
    if state.board is not False or position is None:
        return []
    events = table.journal.entries[position].events
    lines = [event for event in events if event["type"] == "line"]
    return [entry for line in lines for entry in _entries(line["moves"], state, words)]


def _entries(moves: list[str], state: AutomaState, words: ScytheWords) -> Iterator[Entry]:
    ties = WALKING if state.marker else ("scy.automa.reading-order",)
    for move in dict.fromkeys(moves):
        ids = [*(f"scy.automa.{rule}" for rule in (*REACH, *RULES[move])), *ties]
        name = words.text(f"scythe-action-{move}")
        yield Entry(name[:1].upper() + name[1:], [(rule, words.rule(rule)) for rule in ids])
