"""What may have happened instead of a step of the history, or in between: every command there is.

A list offers the commands; what a list cannot hold (a number, what a part is set to) is asked next.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.tapestry import content, pieces
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.expansions.plans_and_ploys import MOST_ITEMS
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.scenarios.capital import rows
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web.choices import rulings_of
from thirdchair.web.games.tapestry import mending
from thirdchair.web.games.tapestry.boards import courses_of, gone, spaces_of
from thirdchair.web.games.tapestry.modes import mode_of
from thirdchair.web.games.tapestry.scenario.parts import fix_paths, fix_values
from thirdchair.web.games.tapestry.solo.expanded import paths_of
from thirdchair.web.games.tapestry.solo.parts import PIECES
from thirdchair.web.pages.history.blanks import MOST, Blank
from thirdchair.web.pages.history.instead import Differs, Drawn, Moment, Steps
from thirdchair.words import Words

SAID = ("do", "who", "track", "landmark", "path", "hex", "item", "piece", "space")
"""What the list says about a command; the rest of it is filled in."""
PARTS = (
    "tracks",
    "favorites",
    "landmarks",
    "era",
    "achievements",
    "vp",
    "outposts",
    "topples",
    "tapestry",
    "tiles",
    "arts",
)
DIFFERS = Differs(
    whole={"decision": 2, "hexes": 2, "result": 1, "rulings": 3},
    nobody=("landmarks", "achievements"),
)
MOST_STEPS = 12


def _steps(command: Mapping[str, Any]) -> int:
    return int(command.get("steps", 1))


def _going(command: Mapping[str, Any], steps: int) -> dict[str, Any]:
    """Only an advance may go several spaces at once; one space is not said."""
    many = command["do"] == "advance" and steps != 1
    return {**command, "steps": steps} if many else dict(command)


STEPS: Steps | None = Steps("page-mend-many", -MOST_STEPS, MOST_STEPS, _steps, _going)


def drawn(moment: Moment, words: Words) -> Drawn | None:
    """What happened instead, to be tapped."""
    return mending.drawn(moment, words)


def commands(table: Table) -> dict[str, list[dict[str, Any]]]:
    """What can be done at this table, under headings."""
    return {
        "turns": [*mode_of(table).turns(table), *_second(table), {"do": "finish"}],
        "landmarks": list(_landmarks(table)),
        "points": list(_points(table)),
        "corrections": [{"do": "correct", "path": path} for path in _paths(table)],
    }


def kind(command: Mapping[str, Any]) -> tuple[str, ...]:
    """What is done and by whom; of corrections, the sort of part."""
    path = str(command.get("path", ""))
    return command["do"], command.get("who", YOU), path.partition(".")[0]


def name(command: Mapping[str, Any], words: Words) -> str:
    """What the list calls a command."""
    match command["do"]:
        case "vp":
            return words.text("part-vp", who=command["who"])
        case "correct":
            return words.part(command["path"])
        case "build":
            piece = words.text("capital-piece", piece=command["piece"])
            return words.text("page-mend-build", part=piece)
        case "note":
            return words.text("page-mend-note", space=command["space"])
    return words.command(command)


def role(table: Table, question: Mapping[str, Any], asking: Entry, words: Words) -> str:
    """Which card is asked for."""
    message = mode_of(table).role(question, asking.command, asking.events)
    return words.text(message) if message else ""


def told(command: Mapping[str, Any], words: Words) -> str:
    """A command in a sentence: what a number or a word still lacks is named without it."""
    if command["do"] == "vp" or (command["do"] == "note" and "card" not in command):
        return name(command, words)
    return words.command(command)


def option(command: Mapping[str, Any]) -> str:
    """A command as the value of an option. Alone at the table you need not say who you are."""
    fields = {field: command[field] for field in SAID if field in command}
    if command["do"] in ("advance", "income") and fields.get("who") == YOU:
        del fields["who"]
    return " ".join(str(value) for value in fields.values())


def blank(table: Table, command: Mapping[str, Any], words: Words, position: int) -> Blank | None:
    """What is still to be filled in, for a command at this step of the history."""
    match command:
        case {"do": "vp", "who": who} if "add" not in command:
            return Blank("add", words.text("page-mend-add", who=who), low=-MOST)
        case {"do": "build"} if "plots" not in command:
            plots = [[plot] for line in rows() for plot in line]
            return Blank("plots", words.text("page-mend-plot"), plots)
        case {"do": "note"} if "card" not in command:
            return Blank("card", words.text("page-mend-card"), text=True)
        case {"do": "correct", "path": path} if "value" not in command:
            say = words.text("page-mend-value", part=words.part(path))
            return Blank("value", say, _values(table, path), path)
    return None


def _second(table: Table) -> Iterator[dict[str, Any]]:
    """Advances of a second token."""
    for track in table.state.tracks.get(SECOND, {}):
        yield {"do": "advance", "who": SECOND, "track": track}


def _landmarks(table: Table) -> Iterator[dict[str, Any]]:
    for landmark in table.state.landmarks:
        for seat in mode_of(table).seats(table):
            yield {"do": "landmark", "landmark": landmark, "who": seat}


def _points(table: Table) -> Iterator[dict[str, Any]]:
    yield from ({"do": "vp", "who": seat} for seat in getattr(table.state, "vp", ()))


def _paths(table: Table) -> Iterator[str]:
    """The parts of the table that can be corrected."""
    view = table.game.view(table.state)
    for part in PARTS:
        if view.get(part) is not None:
            yield from _leaves(part, view[part])
    yield from (f"rulings.{key}" for key in rulings_of(table))
    yield from fix_paths(table.state)
    if "hexes" in view:
        yield from paths_of(table.state)
        if SECOND not in view["tracks"]:
            yield from (f"tracks.{SECOND}.{track}" for track in courses_of(table.state))
        yield from (f"hexes.{at}" for at in board().hexes)


def _leaves(path: str, part: Any) -> Iterator[str]:
    if isinstance(part, Mapping):
        for name, below in part.items():
            yield from _leaves(f"{path}.{name}", below)
    else:
        yield path


def _values(table: Table, path: str) -> list[Any] | None:
    """What a part can be set to; None where it is a number that can be large."""
    head, *rest = path.split(".")
    seats = mode_of(table).seats(table)
    match head:
        case "tracks":
            course = courses_of(table.state)[rest[-1]]
            spaces = spaces_of(course)
            return [None, *spaces] if rest[0] == SECOND else list(spaces)
        case "arts":
            return list(content.tracks())
        case "pool":
            return list(range(MOST_ITEMS + 1))
        case "markers":
            return _markers(table, rest[0])
        case "favorites":
            return list(courses_of(table.state))
        case "landmarks":
            return [None, *seats, *gone(table.state)]
        case "era":
            return list(range(numbers().last_income + 1))
        case "achievements":
            earners = [seat for seat in seats if seat != STRIKE]
            return [list(some) for count in range(3) for some in permutations(earners, count)]
        case "rulings":
            return list(rulings_of(table)[".".join(rest)].values)
        case "scenario":
            return fix_values(table.state, rest)
        case "tiles":
            return [True, False]
        case "hexes":
            return list(_hexes())
    return None


def _markers(table: Table, track: str) -> list[list[int]]:
    """Outposts on the spaces of a track: none, one or two."""
    spaces = spaces_of(courses_of(table.state)[track])
    return [list(some) for count in range(3) for some in combinations(spaces, count)]


def _hexes() -> Iterator[dict[str, Any]]:
    """What can lie on a hex: no tile, or a tile with up to two pieces."""
    yield {"tile": False, "tokens": []}
    for count in range(3):
        for letters in combinations_with_replacement(PIECES, count):
            yield {
                "tile": True,
                "tokens": [one for letter in letters for one in pieces.shown(letter)],
            }
