"""Scythe in a study: how fast an Automa comes to its stars, beside somebody who stands still.

The board is tracked and the reference engine plays; there is no kernel for it.
"""

from random import Random
from typing import Any

import numpy as np

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import copied
from thirdchair.kit.questions import Number, Places, Question, Value
from thirdchair.kit.readers import NOBODY
from thirdchair.kit.refusals import bad_input
from thirdchair.lab.kernel.records import Numbers
from thirdchair.lab.study.grid import Cell, Setting
from thirdchair.scythe import commands as c
from thirdchair.scythe import content
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.state import AutomaState

GAME = Scythe()
YOU, AUTOMA = "s1", "s2"
ANY, USUAL = "any", "usual"
STARS = 6
LONGEST = 200
"""Turns that are looked at; every marker is at its last star long before."""
NEVER = 0

Columns = dict[str, Numbers]


def settings() -> list[Setting]:
    """What can be varied, with the usual value and with all."""
    factions, mats = NOBODY.shown(content.factions()), NOBODY.shown(content.mats())
    levels = content.trackers()
    return [
        Setting("level", "automa", tuple(levels)),
        Setting("faction", ANY, tuple(factions)),
        Setting("your_faction", ANY, tuple(factions)),
        Setting("your_mat", ANY, tuple(mats)),
        Setting("ruling", USUAL, (USUAL, *_rulings()), is_open=True),
    ]


def _rulings() -> list[str]:
    known = content.rulings("automa")
    return [
        f"{key}={value if isinstance(value, str) else ('yes' if value else 'no')}"
        for key in NOBODY.shown(known)
        for value in known[key].values[1:]
        if value != "ask"
    ]


def request(cell: Cell) -> dict[str, Any]:
    """The set-up of a cell, as the contract asks for it."""
    given = {name: value for name, value in cell.items() if value not in (ANY, USUAL)}
    you = {"faction": given.get("your_faction"), "mat": given.get("your_mat")}
    automa = {"faction": given.get("faction"), "level": cell["level"]}
    ruled: dict[str, str] = {}
    if "ruling" in given:
        for one in given["ruling"].split("+"):
            key, equals, value = one.partition("=")
            if not equals:
                raise bad_input("study-flag", value=one)
            ruled[key] = value
    return {
        "game": "scythe",
        "mode": "automa",
        "seats": [{"kind": "human", **you}, {"kind": "automa", **automa}],
        "combat": "app",
        "abilities": "off",
        "rulings": ruled,
    }


def begin(cell: Cell) -> AutomaState:
    """The table of a cell before its set-up; refuses what no table can have."""
    state = GAME.set_up(request(cell))[1]
    assert isinstance(state, AutomaState)
    return state


def play(cell: Cell, seeds: Numbers) -> Columns:
    """These games of a cell, up to the sixth star: the turn of each star, and what it was for."""
    start = begin(cell)
    games = [_whole_game(start, int(seed)) for seed in seeds]
    columns: Columns = {"kernel": np.zeros(len(games), np.bool_)}
    for name in games[0]:
        columns[name] = np.array([one[name] for one in games], np.int16)
    return columns


def _whole_game(start: AutomaState, seed: int) -> dict[str, int]:
    state, chance = copied(start), Random(seed)
    _do(state, c.SetUp(), chance)
    me, turn = state.seats[AUTOMA], 0
    scheme, stars = NEVER, [NEVER] * STARS
    while state.ended is None and turn < LONGEST:
        turn += 1
        _do(state, c.AutomaTurn(seat=AUTOMA), chance)
        if me.scheme > 1 and not scheme:
            scheme = turn
        for place in range(min(STARS, sum(me.stars.values()))):
            stars[place] = stars[place] or turn
    return {
        "turns": turn,
        "scheme": scheme,
        **{f"star_{place}": when for place, when in enumerate(stars, 1)},
        "by_tracker": me.stars.get("tracker", 0),
        "by_combat": me.stars.get("combat", 0),
        "by_power": me.stars.get("power", 0),
    }


def _do(state: AutomaState, command: Command, chance: Random) -> None:
    rule = GAME.rules(state, command, [])
    try:
        question = rule.send(None)  # type: ignore[arg-type]
        while True:
            question = rule.send(_answer(question, chance))
    except StopIteration:
        return


def _answer(question: Question, chance: Random) -> Value:
    """Chance draws; you do as little as can be."""
    if isinstance(question, Number):
        return question.min
    if isinstance(question, Places):
        return {}
    options: tuple[Value, ...] = getattr(question, "options", ())
    if question.chance:
        drawn: Value = chance.choices(options, getattr(question, "weights", None))[0]
        return drawn
    return "none" if "none" in options else chance.choice(options)
