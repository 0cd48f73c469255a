"""Games of Scythe: one on each level, one with three Automas on a shared deck, one with modules."""

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from typing import Any

from tests.scythe.scene import BOARD
from thirdchair.games import GAMES
from thirdchair.kit.questions import Number, Pick
from thirdchair.kit.readers import Reader
from thirdchair.table.journal import Table
from thirdchair.words.games.scythe import ScytheWords

MOST_ROUNDS = 60
CALM = ("choice:combat_ability", "choice:combat_spare", "choice:combat_retreat")
"""These humans have deployed no mech with an ability: they answer that they use none."""


def solo(level: str, automa: str, human: str, seed: int) -> dict[str, Any]:
    return {
        "game": "scythe",
        "mode": "automa",
        "combat": "app",
        "seed": seed,
        "seats": [
            {"kind": "human", "name": "Ana", "faction": human, "mat": "mechanical"},
            {"kind": "automa", "faction": automa, "level": level},
        ],
    }


SETUPS: dict[str, dict[str, Any]] = {
    "autometta": solo("autometta", "polania", "rusviet", 1),
    "automa": solo("automa", "nordic", "crimea", 2),
    "automaszyna": solo("automaszyna", "saxony", "nordic", 3),
    "ultimaszyna": solo("ultimaszyna", "albion", "saxony", 4),
    "three_automas": {
        **solo("automa", "togawa", "polania", 5),
        "deck": "shared",
        "seats": [
            {"kind": "human", "name": "Ana", "faction": "polania", "mat": "mechanical"},
            {"kind": "automa", "faction": "togawa", "level": "automa"},
            {"kind": "human", "name": "Ben", "faction": "saxony", "mat": "militant"},
            {"kind": "automa", "faction": "rusviet", "level": "automaszyna"},
            {"kind": "automa", "faction": "crimea", "level": "automa"},
        ],
    },
    "with_modules": {
        **solo("automaszyna", "crimea", "nordic", 6),
        "modules": ["infrastructure_mods", "war_track", "rivals", "mad_tesla"],
    },
}


class Dice:
    """Numbers that look random and are the same everywhere."""

    def __init__(self, name: str) -> None:
        self.name, self.count = name, 0

    def below(self, limit: int) -> int:
        self.count += 1
        digest = blake2b(f"{self.name} {self.count}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") % limit


def games() -> dict[str, Callable[[], str]]:
    """Each game by its name."""
    return {f"scythe-{name}": partial(told, name) for name in SETUPS}


def told(name: str) -> str:
    """The whole game as text."""
    setup = SETUPS[name]
    table, words, dice = (
        Table.new(GAMES, setup, reader=Reader(free=True)),
        ScytheWords("en", setup),
        Dice(name),
    )
    answer_all(table, dice)
    lines = [f"# Golden game: {name}", ""]
    lines += [f"  {words.event(event)}" for event in table.events()]
    for round_ in range(1, MOST_ROUNDS + 1):
        for who in (*table.state.seats, *table.state.actors):
            if table.state.ended is not None:
                break
            command = turn_of(table, who, dice)
            lines += ["", f"{round_}. {words.command(command)}"]
            lines += run(table, command, words, dice)
    lines += ["", "Final scoring", *run(table, {"do": "finish"}, words, dice)]
    return "\n".join(lines) + "\n"


def turn_of(table: Table, who: str, dice: Dice) -> dict[str, Any]:
    """What somebody does: a figure, an Automa or a human."""
    if who in table.state.actors:
        return {"do": "actor_turn", "actor": who}
    if table.state.seats[who].kind == "automa":
        return {"do": "automa_turn", "seat": who}
    return human_move(table, who, dice)


def answer_all(table: Table, dice: Dice) -> None:
    """Answer whatever is asked."""
    while (question := table.question) is not None:
        if isinstance(question, Number):
            low, high = question.min, min(question.highest, question.min + 7)
            known = question.known
            value = known if known is not None else low + dice.below(high - low + 1)
            too_low = question.about == "combat_cards" and value == 1  # no card is worth 1
            table.answer(2 if too_low else value, anyway=True)
        elif isinstance(question, Pick) and question.about == "trap":
            table.answer("coins")
        elif question.key.startswith(CALM):
            table.answer(question.options[0])  # type: ignore[attr-defined]
        else:
            options = question.options  # type: ignore[attr-defined]
            table.answer(options[dice.below(len(options))])


def run(table: Table, command: dict[str, Any], words: ScytheWords, dice: Dice) -> Iterator[str]:
    table.do(command)
    answer_all(table, dice)
    for event in table.events():
        yield f"  {words.event(event)}"
        for reason in event.get("why", ()):
            kept, of = reason["to"], len(reason["from"])
            left = ", ".join(str(one) for one in kept[:4]) + (" …" if len(kept) > 4 else "")
            yield f"      {reason['rule']}: {len(kept)} of {of}: {left}"


def human_move(table: Table, seat: str, dice: Dice) -> dict[str, Any]:
    """A human deploys now and then, and sends somebody to a territory nearby."""
    one = table.state.seats[seat]
    if dice.below(3) == 0 and sum(one.units["mech"].values()) < 4:
        return {"do": "place", "seat": seat, "unit": "mech", "at": f"base:{one.faction}"}
    fighters = [(kind, at) for kind in ("mech", "character") for at in sorted(one.units[kind])]
    kind, start = fighters[dice.below(len(fighters))]
    others = {
        place
        for other in table.state.seats.values()
        if other.kind == "human" and other is not one
        for places in other.units.values()
        for place in places
    }
    near = [
        place
        for place in BOARD.territories
        if 0 < BOARD.far[start][place] <= 2 and place not in others
    ]
    end = near[dice.below(len(near))]
    return {"do": "move", "seat": seat, "moves": [{"unit": kind, "from": start, "to": end}]}
