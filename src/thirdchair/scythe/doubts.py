"""Slips on a tracked board: what people enter that the position speaks against.

The rules let people move where they like, for cards and mechs allow much. So these are doubts
and no refusals, and they are asked by the page alone: a program is never asked.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from thirdchair.kit.doubts import Doubt
from thirdchair.scythe.automa import Automa

FAR = 3
"""With mechs somebody may go so many steps at once, with a Factory card."""
COUNTED = {"mechs": "mech", "workers": "worker", "structures": "structure"}
"""Stars for pieces that stand on the board."""
TRACKS = {"power": "most_power", "popularity": "most_popularity"}
"""Stars for the end of a track."""
LINKED = ("lake", "village", "mountain", "factory")
"""Kinds of land between which abilities of mechs lead."""


def doubts(rules: Automa, command: Mapping[str, Any]) -> list[Doubt]:
    """What looks like a slip in a command, each thing once. Malformed commands are left to the
    rules."""
    if rules.state.board is not True or command.get("seat") not in rules.state.seats:
        return []
    seat = str(command["seat"])
    found: Iterator[Doubt] = iter(())
    match command["do"]:
        case "move":
            found = _move(rules, seat, command["moves"])
        case "place" if command["unit"] != "token":
            found = _place(rules, seat, str(command["unit"]), str(command["at"]))
        case "star":
            found = _star(rules, seat, str(command["triumph"]))
    kept: list[Doubt] = []
    for doubt in found:
        if doubt not in kept:
            kept.append(doubt)
    return kept


def owed(rules: Automa) -> list[tuple[str, str]]:
    """Stars that people seem to have earned and have not placed: the seat, and what for."""
    if rules.state.board is not True or rules.state.ended is not None:
        return []
    return [
        (seat, triumph)
        for seat in rules.humans
        for triumph in (*COUNTED, *TRACKS)
        if rules.may_star(seat, triumph) and _has(rules, seat, triumph) >= _most(rules, triumph)
    ]


def _move(rules: Automa, seat: str, moves: list[Mapping[str, Any]]) -> Iterator[Doubt]:
    origin: dict[tuple[str, str], str] = {}
    for step in moves:
        unit, start, end = str(step["unit"]), str(step["from"]), str(step["to"])
        if start not in rules.board.far or end not in rules.board.far or start == end:
            return  # the rules refuse it
        first = origin.pop((unit, start), start)
        origin[unit, end] = first
        if end in rules.board.bases and end != rules.base(seat):
            yield Doubt("foreign-base", {"unit": unit, "at": end})
        elif first != end:
            yield from _way(rules, seat, unit, first, end)


def _way(rules: Automa, seat: str, unit: str, start: str, end: str) -> Iterator[Doubt]:
    """Without a mech on the board nobody has an ability to go farther, or across water."""
    board = rules.board
    steps = board.far[start][end]
    said = {"unit": unit, "from": start, "at": end}
    if end in board.on_foot[start] or (_tunnel(rules, seat, start) and _tunnel(rules, seat, end)):
        return
    if rules.state.seats[seat].units["mech"]:
        if steps > FAR and not (_linked(rules, seat, start) and _linked(rules, seat, end)):
            yield Doubt("far", {**said, "steps": steps})
    elif steps > 1:
        yield Doubt("far", {**said, "steps": steps})
    elif board.terrain.get(end) == "lake":
        yield Doubt("lake", said)
    elif not (unit == "worker" and rules.faction(seat).swims):
        yield Doubt("river", said)


def _tunnel(rules: Automa, seat: str, place: str) -> bool:
    """A printed tunnel, or a structure that may be a mine."""
    return place in rules.board.tunnels or place in rules.state.seats[seat].units["structure"]


def _linked(rules: Automa, seat: str, place: str) -> bool:
    """May an ability lead from there, or to there, at once?"""
    board, tokens = rules.board, rules.state.tokens
    return (
        _tunnel(rules, seat, place)
        or place in board.bases
        or board.terrain[place] in LINKED
        or place in (*tokens.flag, *tokens.trap, *tokens.sprung)
        or place in rules.state.seats[seat].units["worker"]
    )


def _place(rules: Automa, seat: str, unit: str, at: str) -> Iterator[Doubt]:
    """Units beside a human's are refused by the rules; the rest of such company is doubted."""
    if at in rules.board.bases and at != rules.base(seat):
        yield Doubt("foreign-base-put", {"at": at})
    human = unit != "structure" and seat in rules.humans
    for other in [] if human else rules.others_at(seat, at):
        if unit == "structure" or other not in rules.humans:
            yield Doubt("company", {"seat": other, "at": at})


def _star(rules: Automa, seat: str, triumph: str) -> Iterator[Doubt]:
    if triumph not in COUNTED and triumph not in TRACKS:
        return
    if (n := _has(rules, seat, triumph)) < (most := _most(rules, triumph)):
        about = "star" if triumph in COUNTED else "star-track"
        yield Doubt(about, {"triumph": triumph, "n": n, "most": most})


def _has(rules: Automa, seat: str, triumph: str) -> int:
    one = rules.state.seats[seat]
    if triumph in TRACKS:
        return int(getattr(one, triumph))
    return rules.deployed(seat, COUNTED[triumph])


def _most(rules: Automa, triumph: str) -> int:
    if triumph in TRACKS:
        return int(getattr(rules.numbers, TRACKS[triumph]))
    return rules.numbers.pieces[COUNTED[triumph]]
