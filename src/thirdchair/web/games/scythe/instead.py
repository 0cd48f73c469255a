"""What may have happened at a Scythe table instead of a step of its history."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.horde.state import FIGURES, HordeState
from thirdchair.scythe.pieces import Counts, add_up
from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.web.choices import rulings_of
from thirdchair.web.games.scythe import mending
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.correct_parts import HELD, held_by
from thirdchair.web.games.scythe.turns import (
    actor_turn,
    automa_turn,
    rules_before,
    rules_of,
    state_of,
)
from thirdchair.web.pages.history.blanks import Blank, written
from thirdchair.web.pages.history.instead import Differs, Drawn, Moment, Steps
from thirdchair.words import Words
from thirdchair.words.games.scythe import ScytheWords

PIECES = ("worker", "mech", "character", "structure")
GROUPS = range(1, 5)
"""So many groups in one move action; each is a blank step first, then its units."""
MOST_GAINED = 20

Command = dict[str, Any]
Wanted = tuple[str, str, list[Any] | None]
"""A field of a command, the question for it, and the answers if they are few."""
DIFFERS = Differs(
    whole={"result": 1, "automa_decks": 3},
    lists=("units",),
    untold=("laid.*_tile*", "horde.bare*", "actors.horde*.marker", "actors.*.holds*"),
)
STEPS: Steps | None = None


def kind(command: Mapping[str, Any]) -> tuple[str, ...]:
    """What is done and by whom; of corrections, the sort of part."""
    path = str(command.get("path", ""))
    return command["do"], command.get("seat") or command.get("actor", ""), path.partition(".")[0]


def name(command: Mapping[str, Any], words: Words) -> str:
    """What the list calls a command; of a correction its part."""
    if command["do"] == "correct":
        return own_words(words).part(command["path"])
    return words.command(command)


def told(command: Mapping[str, Any], words: Words) -> str:
    """A command in a sentence."""
    return words.command(command)


def option(command: Mapping[str, Any]) -> str:
    """A command as the value of an option of the list."""
    if "seat" in command or "actor" in command:
        return written(command)
    return " ".join([command["do"], *([command["path"]] if "path" in command else [])])


def blank(table: Table, command: Mapping[str, Any], words: Words, position: int) -> Blank | None:
    """What is still to be filled in, for a command at this step of the history."""
    wanted = _wanted(table, command, own_words(words), position)
    return wanted and Blank(*wanted, str(command.get("path", wanted[0])))


def role(table: Table, question: Mapping[str, Any], asking: Entry, words: Words) -> str:
    """A question says itself what it is about."""
    return ""


def drawn(moment: Moment, words: Words) -> Drawn | None:
    """What happened instead, to be tapped."""
    return mending.drawn(moment, words)


def commands(table: Table) -> dict[str, list[Command]]:
    """All commands; where pieces go, and what a part is set to, is asked next."""
    return {
        "turns": [*_turns(table), {"do": "surrender" if together(table) else "finish"}],
        "pieces": list(_pieces(table)),
        "gains": [
            {"do": "gain", "seat": seat, "what": what}
            for seat in state_of(table).seats
            for what in HELD
        ],
        "corrections": [{"do": "correct", "path": path} for path in _paths(table)],
    }


def together(table: Table) -> bool:
    """Against the Horde nobody counts; people may stop instead."""
    return isinstance(state_of(table), HordeState)


def _turns(table: Table) -> Iterator[Command]:
    playing = rules_of(table).actors()
    yield from (actor_turn(one) for one in state_of(table).actors if one in playing)
    for seat, one in state_of(table).seats.items():
        if one.kind == "automa":
            yield automa_turn(seat)
            continue
        yield {"do": "move", "seat": seat, "moves": []}
        yield from ({"do": "star", "seat": seat, "triumph": triumph} for triumph in one.stars)


def _pieces(table: Table) -> Iterator[Command]:
    """Recruiting and deploying, building, and what a faction leaves on the board."""
    rules = rules_of(table)
    for seat in rules.state.seats:
        for do in ("place", "remove"):
            yield from ({"do": do, "seat": seat, "unit": unit} for unit in _kinds(rules, seat))


def _kinds(rules: Automa, seat: str) -> Iterator[str]:
    one = rules.state.seats[seat]
    yield from (unit for unit in PIECES if unit != "structure" or one.kind == "human")
    if one.faction and rules.faction(seat).token:
        yield "token"


def _paths(table: Table) -> Iterator[str]:
    rules = rules_of(table)
    state = rules.state
    for seat, one in state.seats.items():
        held = (*held_by(rules, seat), *(("factory_card",) if one.level else ()))
        yield from (f"seats.{seat}.{what}" for what in held)
        yield from (f"seats.{seat}.stars.{triumph}" for triumph in one.stars)
    if isinstance(state, HordeState):
        yield from (f"actors.{one}.at" for one in FIGURES)
        yield from ("horde.popularity", "horde.stars")
    else:
        yield from (f"actors.{one}.{what}" for one in state.actors for what in ("at", "marker"))
    yield "board"
    if state.marker is not None:
        yield "marker"
    yield from (f"rulings.{key}" for key in rulings_of(table))


# What such a command still needs


def _wanted(
    table: Table, command: Mapping[str, Any], words: ScytheWords, position: int
) -> Wanted | None:
    """A place, a number, a group that moved, or a value; `position` is the step in question."""
    match command:
        case {"do": "place" | "remove", "unit": unit}:
            return _piece(rules_of(table), unit, command, words)
        case {"do": "gain"} if "n" not in command:
            amounts = [*range(1, MOST_GAINED + 1), *range(-1, -MOST_GAINED - 1, -1)]
            return "n", words.text("page-scythe-mend-gain"), amounts
        case {"do": "move", "seat": seat, "moves": moves}:
            before = rules_before(table, position)
            return _group(before, str(seat), list(moves), words)
        case {"do": "correct", "path": path} if "value" not in command:
            say = words.text("page-mend-value", part=words.part(path))
            return "value", say, _values(table, path)
    return None


def _piece(
    rules: Automa, unit: str, command: Mapping[str, Any], words: ScytheWords
) -> Wanted | None:
    """Where, and of units that there are several of, how many."""
    if "at" not in command:
        board = rules.board
        places = board.territories if unit in ("structure", "token") else board.places
        return "at", words.text("page-scythe-mend-at"), list(places)
    if "n" not in command and unit in ("worker", "mech"):
        most = rules.numbers.pieces[unit]
        return "n", words.text("page-scythe-mend-many"), list(range(1, most + 1))
    return None


def _group(before: Automa, seat: str, moves: list[Command], words: ScytheWords) -> Wanted | None:
    """The next blank of a move: how many groups, then of each from where, who, and whereto."""
    if not moves:
        return "moves", words.text("page-scythe-mend-groups"), [[{}] * count for count in GROUPS]
    number = next((n for n, step in enumerate(moves) if "to" not in step), None)
    if number is None:
        return None
    step, done, rest = moves[number], moves[:number], moves[number + 1 :]
    here = _standing(before, seat, done)
    if "from" not in step:
        starts = [one for one in before.board.places if one in here]
        say = words.text("page-scythe-mend-from", number=number + 1)
        return "moves", say, [[*done, {"from": start}, *rest] for start in starts]
    if "unit" not in step:
        groups = _groups(here[step["from"]])
        if len(groups) > 1:
            say = words.text("page-scythe-mend-who")
            start = {"from": step["from"]}
            wanted = [[*done, *({**one, **start} for one in group), *rest] for group in groups]
            return "moves", say, wanted
        moves = [*done, {**groups[0][0], "from": step["from"]}, *rest]
    return _whereto(before, moves, number, words)


def _whereto(before: Automa, moves: list[Command], number: int, words: ScytheWords) -> Wanted:
    """The end of a group: all of its steps go there."""
    start = moves[number]["from"]
    last = number
    while last + 1 < len(moves) and moves[last + 1].get("from") == start:
        last += 1
    ends = [one for one in before.board.places if one != start]
    done, group, rest = moves[:number], moves[number : last + 1], moves[last + 1 :]
    wanted = [[*done, *({**step, "to": end} for step in group), *rest] for end in ends]
    return "moves", words.text("page-scythe-mend-to"), wanted


def _standing(before: Automa, seat: str, done: list[Command]) -> dict[str, Counts]:
    """How many units of each kind stand where before the next group; a kept board knows it."""
    units = before.state.seats[seat].units
    if before.state.board is not True:
        every = {unit: before.numbers.pieces[unit] for unit in UNITS}
        return dict.fromkeys(before.board.places, every)
    now = {unit: dict(units[unit]) for unit in UNITS}
    for step in done:
        unit, n = now[step["unit"]], step.get("n", 1)
        unit[step["from"]] = unit.get(step["from"], 0) - n
        unit[step["to"]] = unit.get(step["to"], 0) + n
    places = add_up(now.values())
    return {
        place: {unit: n for unit in UNITS if (n := now[unit].get(place, 0)) > 0}
        for place, count in places.items()
        if count > 0
    }


def _groups(here: Counts) -> list[list[Command]]:
    """Every group that can leave a place, the largest first: some of each kind."""
    counts = product(*(range(n, -1, -1) for n in here.values()))
    found = [dict(zip(here, group, strict=True)) for group in counts if any(group)]
    return [[{"unit": unit, "n": n} for unit, n in group.items() if n] for group in found]


def _values(table: Table, path: str) -> list[Any] | None:
    head, _, key = path.partition(".")
    match head, path.rpartition(".")[2]:
        case "rulings", _:
            return list(rulings_of(table)[key].values)
        case "actors", "at":
            return list(rules_of(table).board.territories)
        case "board", _:
            return [True, "ask", False]
        case "marker", _:
            return list(rules_of(table).board.bases)
        case _, "factory_card":
            return [True, False]
        case _, "scheme":
            return [1, 2]
    return None
