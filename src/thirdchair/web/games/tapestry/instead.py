"""What may have happened instead of a step of the history, or in between: every command there is.

A list offers the commands; what a list cannot hold (a number, what a part is set to) is asked next.
"""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations, combinations_with_replacement, permutations
from typing import Any

import msgspec

from thirdchair.kit.refusals import bad_input
from thirdchair.kit.spoilers import NOTHING
from thirdchair.table.journal import Table
from thirdchair.tapestry import content, pieces
from thirdchair.tapestry.correcting import LAST_ERA
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.expansions.plans_and_ploys import MOST_ITEMS
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.scenarios.capital import rows
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web import forms
from thirdchair.web.choices import rulings_of, told_rulings
from thirdchair.web.face import mode_of, own_game
from thirdchair.web.games.tapestry.boards import courses_of, gone, spaces_of
from thirdchair.web.games.tapestry.scenario.parts import fix_paths, fix_values
from thirdchair.web.games.tapestry.solo.expanded import paths_of
from thirdchair.web.games.tapestry.solo.parts import PIECES
from thirdchair.web.pages.history.differences import shown
from thirdchair.words import Words, corrections

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
MOST = 999
NOBODY_ELSE = "you"


class Blank(msgspec.Struct, frozen=True):
    """A part of a command that is still to be filled in: one of some values, or a number."""

    field: str
    say: str
    options: list[Any] | None = None
    path: str = ""
    low: int = 0
    high: int = MOST
    text: bool = False
    """Is it typed in, in words?"""

    def named(self, value: Any, words: Words) -> str:
        """One of the values, as a button says it."""
        return shown(words, self.path, value)


Groups = list[tuple[str, list[tuple[str, str]]]]
"""Commands under headings, each as its value in a list and its name."""


def groups(table: Table, words: Words, step: Mapping[str, Any], unlocked: str = NOTHING) -> Groups:
    """All commands that this table knows, those of the same kind as the step first.

    None is about what a campaign reveals later.
    """
    secret = {
        f"rulings.{key}" for key in set(rulings_of(table)) - set(told_rulings(table, unlocked))
    }
    every = {
        name: [one for one in commands if one.get("path") not in secret]
        for name, commands in _commands(table).items()
    }
    alike = [one for one in chain(*every.values()) if _kind(one) == _kind(step)]
    others = {
        name: [one for one in commands if one not in alike] for name, commands in every.items()
    }
    return [
        (
            words.text(f"page-fix-group-{name}"),
            [(said(command), _name(command, words)) for command in commands],
        )
        for name, commands in {"alike": alike, **others}.items()
        if commands
    ]


def _kind(command: Mapping[str, Any]) -> tuple[Any, ...]:
    """What makes commands alike: what is done and by whom; of corrections, the sort of part."""
    who = command.get("who", command.get("seat", NOBODY_ELSE))
    return (command["do"], who, str(command.get("path", "")).partition(".")[0])


def said(command: Mapping[str, Any]) -> str:
    """A command as the value of an option. Alone at the table you need not say who you are."""
    if "seat" in command:
        return written(command)
    fields = {field: command[field] for field in SAID if field in command}
    if command["do"] in ("advance", "income") and fields.get("who") == NOBODY_ELSE:
        del fields["who"]
    return " ".join(str(value) for value in fields.values())


def chosen(table: Table, form: dict[str, Any]) -> dict[str, Any]:
    """The command that a form chose from the list, with its steps."""
    sent = forms.text(form, "command")
    for command in chain(*_commands(table).values()):
        if said(command) == sent:
            steps = forms.number(form, "steps") if form.get("steps") else 1
            many = command["do"] == "advance" and steps != 1
            return {**command, "steps": steps} if many else dict(command)
    raise bad_input("unknown-value", where="command", value=sent)


def blank(table: Table, command: Mapping[str, Any], words: Words, position: int) -> Blank | None:
    """What is still to be filled in, for a command at this step of the history."""
    if own := own_game(table):
        wanted = own.blank(table, command, words, position)
        return wanted and Blank(*wanted, str(command.get("path", wanted[0])))
    match command:
        case {"do": "vp", "who": who} if "add" not in command:
            return Blank("add", words.text("page-fix-add", who=who), low=-MOST)
        case {"do": "build"} if "plots" not in command:
            plots = [[plot] for line in rows() for plot in line]
            return Blank("plots", words.text("page-fix-plot"), plots)
        case {"do": "note"} if "card" not in command:
            return Blank("card", words.text("page-fix-card"), text=True)
        case {"do": "correct", "path": path} if "value" not in command:
            say = words.text("page-fix-value", part=corrections.part(words, path))
            return Blank("value", say, _values(table, path), path)
    return None


def filled(command: dict[str, Any], wanted: Blank, form: dict[str, Any]) -> dict[str, Any]:
    """The command with what the form says there."""
    if wanted.text:
        return {**command, wanted.field: forms.text(form, "fill")}
    if wanted.options is None:
        return {**command, wanted.field: forms.number(form, "fill")}
    sent = forms.text(form, "fill")
    for value in wanted.options:
        if written(value) == sent:
            return {**command, wanted.field: value}
    raise bad_input("unknown-value", where="fill", value=sent)


def written(value: Any) -> str:
    """A value as an option sends it."""
    return msgspec.json.encode(value).decode()


def _commands(table: Table) -> dict[str, list[dict[str, Any]]]:
    """What can be done at this table, under headings."""
    if own := own_game(table):
        return own.commands(table)
    return {
        "turns": [*mode_of(table).turns(table), *_second(table), {"do": "finish"}],
        "landmarks": list(_landmarks(table)),
        "points": list(_points(table)),
        "corrections": [{"do": "correct", "path": path} for path in _paths(table)],
    }


def _name(command: dict[str, Any], words: Words) -> str:
    match command["do"]:
        case "vp":
            return words.text("part-vp", who=command["who"])
        case "correct":
            return corrections.part(words, command["path"])
        case "build":
            piece = words.text("capital-piece", piece=command["piece"])
            return words.text("page-fix-build", part=piece)
        case "note":
            return words.text("page-fix-note", space=command["space"])
    return words.command(command)


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
            return list(range(LAST_ERA + 1))
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
