"""Evenings of the campaign: one with agents, in which people and an Automa are after them, one
with a box on the Factory and what guards it, one on which they look for somebody, and the last one
on both of its ways, to the end."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tests.fenris.scene import GAMES
from tests.golden.scythe import CALM, Dice
from tests.scythe.scene import BOARD
from thirdchair.kit.questions import Number
from thirdchair.kit.readers import Reader
from thirdchair.scythe.fenris.sheet.open_stars import columns_for, open_stars
from thirdchair.scythe.modules.arrows import SIDES
from thirdchair.scythe.modules.mad_tesla.discarding import TOP, UNDER
from thirdchair.table.journal import Table
from thirdchair.words.games.scythe import ScytheWords, voice

ROUNDS = 30
FACE = "choice:tesla_face_"
"""The tile has six different arrows: each number shows another one."""
SEATS = [
    {"kind": "human", "name": "Ana", "faction": "nordic"},
    {"kind": "automa", "faction": "saxony", "level": "automa"},
]


def _from(episode: str, seed: int, **more: str) -> dict[str, Any]:
    """An evening of Ana and an Automa, brought from paper."""
    sheets = {"s1": {"wealth": 60}, "s2": {"wealth": 45}}
    paper = {"episode": episode, "branch": "war", "sheets": sheets, **more}
    return {"game": "scythe", "mode": "fenris", "seed": seed, "seats": SEATS, "from": paper}


SETUPS: dict[str, dict[str, Any]] = {
    "agents": _from("4", 4),
    "box": _from("5", 3),
    "search": _from("7", 7),
    "madness": _from("8", 8, box_e=""),
    "tiles": _from("8", 6, box_e="s1"),
}


def games() -> dict[str, Callable[[], str]]:
    """Each evening by its name."""
    return {f"fenris-{name}": partial(told, name) for name in SETUPS}


def told(name: str) -> str:
    """The whole evening as text."""
    table, dice = Table.new(GAMES, SETUPS[name]), Dice(name)
    lines = [f"# Golden evening: {name}", "", "The evening begins"]
    mats = {"s1": "mechanical"}
    lines += run(table, {"do": "setup", "mats": mats, "options": {"combat": "app"}}, dice)
    last = set(table.state.tonight.actors)  # they have their first turn after all others
    for round_ in range(1, ROUNDS + 1):
        for seat, one in list(table.state.tonight.seats.items()):
            if table.state.tonight.ended is not None:
                break
            for actor, figure in list(table.state.tonight.actors.items()):
                if round_ == 1 and actor in last:
                    continue
                if figure.before == seat and figure.at is not None:
                    turn = {"do": "actor_turn", "actor": actor}
                    lines += ["", f"{round_}. {_words(table).command(turn)}"]
                    lines += run(table, turn, dice)
            command = (
                {"do": "automa_turn", "seat": seat}
                if one.kind == "automa"
                else _human_move(table, seat, dice)
            )
            lines += ["", f"{round_}. {_words(table).command(command)}", *run(table, command, dice)]
    lines += ["", "The result", *run(table, {"do": "episode_result"}, dice)]
    lines += ["", "The rewards", *run(table, {"do": "read"}, dice)]
    if table.state.evening[0] == "8":
        for one in open_stars(table.state, "s1"):
            column = columns_for(table.state, "s1", one)[0]
            log = {"do": "log", "seat": "s1", "star": one.star, "column": column}
            lines += run(table, log, dice)
        lines += ["", "The end", *run(table, {"do": "close"}, dice)]
    return "\n".join(lines) + "\n"


def _words(table: Table) -> ScytheWords:
    reader = Reader("en", keys=frozenset(table.state.keys))
    words = voice()(reader, {}, table.state)
    assert isinstance(words, ScytheWords)
    return words


def run(table: Table, command: dict[str, Any], dice: Dice) -> Iterator[str]:
    """What a command brings, with its reasons; people answer by dice."""
    table.do(command)
    while (question := table.question) is not None:
        if isinstance(question, Number) and question.about in (TOP, UNDER) and question.known:
            table.answer(question.known)
        elif question.key.startswith(FACE):
            table.answer(SIDES[int(question.key[len(FACE)]) - 1])
        elif isinstance(question, Number):
            low, high = question.min, min(question.max, question.min + 7)
            value = low + dice.below(high - low + 1)
            table.answer(2 if question.about == "combat_cards" and value == 1 else value)
        elif question.key.startswith(CALM):
            table.answer(question.options[0])  # type: ignore[attr-defined]
        else:
            options = question.options  # type: ignore[attr-defined]
            table.answer(options[dice.below(len(options))])
    for event in table.events():
        yield f"  {_words(table).event(event)}"
        for reason in event.get("why", ()):
            kept, of = reason["to"], len(reason["from"])
            left = ", ".join(str(one) for one in kept[:4]) + (" …" if len(kept) > 4 else "")
            yield f"      {reason['rule']}: {len(kept)} of {of}: {left}"


def _human_move(table: Table, seat: str, dice: Dice) -> dict[str, Any]:
    """A human deploys, earns something, or sends somebody to a territory nearby, after agents
    where there are some."""
    one = table.state.tonight.seats[seat]
    match dice.below(4):
        case 0 if sum(one.units["mech"].values()) < 4:
            return {"do": "place", "seat": seat, "unit": "mech", "at": f"base:{one.faction}"}
        case 1:
            return {"do": "gain", "seat": seat, "what": "coins", "n": 3}
    fighters = [(kind, at) for kind in ("mech", "character") for at in sorted(one.units[kind])]
    kind, start = fighters[dice.below(len(fighters))]
    near = [place for place in BOARD.territories if 0 < BOARD.far[start][place] <= 2]
    agents = table.state.tonight.laid.get("agents", {})
    near = [place for place in near if agents.get(place)] or near
    end = near[dice.below(len(near))]
    return {"do": "move", "seat": seat, "moves": [{"unit": kind, "from": start, "to": end}]}
