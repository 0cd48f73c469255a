"""Cards only: what a move line means, rule by rule, for people who move the Automa by hand."""

from collections.abc import Iterator

import msgspec

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.faction_tokens import FLAG, TRAP
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.turns import rules_before, state_of
from thirdchair.words.games.scythe import ScytheWords

TOWARD = (
    "peaceful.valid.enemy",
    "peaceful.valid.own",
    "peaceful.toward",
    "peaceful.bases",
    "peaceful.factory",
    "move.stay",
)
CHARACTER = ("encounter.token", "factory.card")
"""What follows where the character ends its move."""
TOKENS = "scy.automa.invaders.tokens"
RULES: dict[str, tuple[str, ...]] = {
    "move_worker": (
        "worker.unit",
        "worker.valid.enemy",
        "worker.valid.worker",
        "worker.scared",
        "worker.none",
        "worker.most",
        "worker.factory",
        "move.stay",
    ),
    "move_mech": ("peaceful.unit.mech", *TOWARD),
    "move_character": ("peaceful.unit.character", *TOWARD, *CHARACTER),
    "encounter_factory": (
        "encounter.valid.place",
        "encounter.valid.enemy",
        "encounter.valid.mech",
        "encounter.factory",
        *CHARACTER,
    ),
    "attack": (
        "attack.power",
        "attack.unit",
        "attack.unit.same",
        "attack.valid",
        "attack.fewest",
        "attack.factory",
        "resources.removed",
        *CHARACTER,
    ),
    "worker_attack": (
        "attack.unit",
        "attack.unit.same",
        "worker-attack.valid",
        "worker-attack.most",
        "worker-attack.factory",
        "worker-attack.no-combat",
        "resources.removed",
        *CHARACTER,
    ),
}
"""How an entry of the move line is carried out, without `scy.automa.`."""
WALKING = tuple(f"fen.multi.reading-order.{step}" for step in (2, 3, 4))
"""The recruit marker, in place of reading order."""


class Entry(msgspec.Struct, frozen=True):
    """An entry of the move line in words, and its rules with their texts."""

    name: str
    rules: list[tuple[str, str]]


def meaning(table: Table, words: ScytheWords) -> list[Entry]:
    """The move line of the last card, if this table plays with cards only."""
    position = table.bots_turn_at
    if state_of(table).board is not False or position is None:
        return []
    turn = table.journal.entries[position]
    if "seat" not in turn.command:
        return []  # a figure has no card
    before, seat = rules_before(table, position), str(turn.command["seat"])
    lines = [event for event in turn.events if event["type"] == "line"]
    return [entry for line in lines for entry in _entries(line["moves"], before, seat, words)]


def _entries(moves: list[str], rules: Automa, seat: str, words: ScytheWords) -> Iterator[Entry]:
    ties = WALKING if rules.state.marker else ("scy.automa.reading-order",)
    for move in dict.fromkeys(moves):
        own = [f"scy.automa.{rule}" for rule in RULES[move]]
        more = rules.more_to_know(seat, move)
        ids = [*_reach(rules, seat), *own, *_left_behind(rules, seat, own), *more, *ties]
        name = words.text(f"scythe-action-{move}")
        yield Entry(name[:1].upper() + name[1:], [(rule, words.rule(rule)) for rule in ids])


def _reach(rules: Automa, seat: str) -> Iterator[str]:
    """Which territories count at all when the turn begins."""
    yield "scy.automa.move.area"
    if rules.water_blocked(seat):
        yield "scy.automa.water.land"
    if rules.state.cooperative and len(rules.automas) > 1:
        yield "scy.automa.multi.allies"


def _left_behind(rules: Automa, seat: str, own: list[str]) -> Iterator[str]:
    """Flags and traps, if its faction has them and its character may have moved."""
    flags = rules.faction(seat).token in (FLAG, TRAP)
    if flags and "scy.automa.encounter.token" in own:
        yield TOKENS
