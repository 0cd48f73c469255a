"""What a reader has tapped on the board so far: carried in the address, so it needs no script.

`see=go.r4c4` is a place, `see=go.r4c4-r5c4` a move of all units that stand there, and with
`see=go.r4c4-r5c4.w1m1` of some of them; several moves are joined by `_`.
"""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from thirdchair.scythe.board import Board
from thirdchair.scythe.chapter import UNITS

LETTERS = {"w": "worker", "m": "mech", "c": "character"}
HEAD = "go."
MOST = 12
"""So many moves in one go."""
_STEP = re.compile(
    r"(?P<start>r[1-9]c[1-9]|base:[a-z]{3,12})"
    r"(?:-(?P<end>r[1-9]c[1-9]|base:[a-z]{3,12})(?:\.(?P<units>(?:[wmc][0-9]){0,3}))?)?"
)

Units = dict[str, dict[str, int]]
"""How many units of a seat stand where, by kind and place."""


class Step(msgspec.Struct, frozen=True):
    """A group on its way. Kinds that stay behind have no entry."""

    start: str
    end: str
    units: dict[str, int]
    here: dict[str, int]
    """What stood at the start: as many may go along."""


class Picked(msgspec.Struct, frozen=True):
    """The moves that are collected, and the place that was tapped last."""

    steps: list[Step] = []
    place: str | None = None
    units: Units = {}
    """Where the units of the seat would stand after these moves."""
    empty: list[tuple[str, str]] = []
    """Moves from where nobody stands: not shown, but sent, so that the rules can say so."""

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The same as the contract has it."""
        return [
            {"unit": unit, "n": n, "from": step.start, "to": step.end}
            for step in self.steps
            for unit, n in step.units.items()
            if n
        ] + [{"unit": "worker", "from": start, "to": end} for start, end in self.empty]


def picked(see: str | None, units: Mapping[str, Mapping[str, int]], board: Board) -> Picked:
    """What the address says; what it cannot say here is left out."""
    now: Units = {unit: dict(units.get(unit, {})) for unit in UNITS}
    steps: list[Step] = []
    empty: list[tuple[str, str]] = []
    place = None
    for part in (see or "").removeprefix(HEAD).split("_")[:MOST] if _is_pick(see) else ():
        found = _STEP.fullmatch(part)
        if not found or found["start"] not in board.far:
            continue
        place = found["start"]
        if not found["end"] or found["end"] not in board.far or found["end"] == place:
            continue
        step = _step(place, found["end"], found["units"], now)
        if step.here:
            steps.append(step)
            _go(now, step)
        else:
            empty.append((step.start, step.end))
        place = None
    return Picked(steps, place, now, empty)


def _is_pick(see: str | None) -> bool:
    return see is not None and see.startswith(HEAD)


def _step(start: str, end: str, said: str | None, now: Units) -> Step:
    here = {unit: n for unit in UNITS if (n := now[unit].get(start, 0))}
    if said is None:
        return Step(start, end, dict(here), here)
    wanted = {LETTERS[said[at]]: int(said[at + 1]) for at in range(0, len(said), 2)}
    units = {unit: min(n, here.get(unit, 0)) for unit, n in wanted.items() if unit in here}
    return Step(start, end, units, here)


def _go(now: Units, step: Step) -> None:
    for unit, n in step.units.items():
        if n:
            now[unit][step.start] -= n
            now[unit][step.end] = now[unit].get(step.end, 0) + n
            if not now[unit][step.start]:
                del now[unit][step.start]


def stands(units: Units, place: str) -> bool:
    """Has the seat a unit there that could go?"""
    return any(units[unit].get(place) for unit in UNITS)


# Addresses


def written(steps: list[Step], *more: str) -> str:
    """The address part of some moves, and of a place that is tapped next."""
    return HEAD + "_".join([*(_written(step) for step in steps), *more])


def _written(step: Step) -> str:
    units = "".join(
        f"{letter}{step.units.get(unit, 0)}"
        for letter, unit in LETTERS.items()
        if unit in step.here
    )
    return f"{step.start}-{step.end}.{units}"


def after_tap(found: Picked, place: str) -> str:
    """Where a tap on a place leads: the target of the group that was tapped, else a new place."""
    if found.place == place:
        return written(found.steps) if found.steps else ""
    if found.place and stands(found.units, found.place):
        return written(found.steps, f"{found.place}-{place}")
    return written(found.steps, place)


def with_count(found: Picked, number: int, unit: str, n: int) -> str:
    """The same moves with another number of units in one of them."""
    step = found.steps[number]
    changed = msgspec.structs.replace(step, units={**step.units, unit: n})
    return written([*found.steps[:number], changed, *found.steps[number + 1 :]])


def without(found: Picked, number: int) -> str:
    """The same moves without one of them."""
    rest = [*found.steps[:number], *found.steps[number + 1 :]]
    return written(rest) if rest else ""
