"""Tapestry in a study: what can be varied, and the games of one cell.

The kernel plays what it covers, the reference engine the rest, with the same chance: which of them
it was changes no figure. People advance at the pace of the cell.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import numpy as np

from thirdchair.kit.readers import NOBODY
from thirdchair.kit.refusals import bad_input
from thirdchair.lab.kernel import batch, covers
from thirdchair.lab.kernel.batches import Batch
from thirdchair.lab.kernel.book import TRACK_IDS
from thirdchair.lab.kernel.codec import row_of
from thirdchair.lab.kernel.games import AUTOMA, SHADOW
from thirdchair.lab.kernel.records import Numbers
from thirdchair.lab.study.beginnings import GAME, Beginnings
from thirdchair.lab.study.grid import Cell, Setting
from thirdchair.lab.study.reference import Outcome, whole_game
from thirdchair.tapestry import charts, content
from thirdchair.tapestry.expansions.in_play import NAMES
from thirdchair.tapestry.modes import rules_at

DUEL, SOLO = "duel", "solo"
ANY, NONE, STILL, USUAL, YES = "any", "none", "still", "usual", "yes"
AND = "+"
PACE = 8
"""Turns of people between two income turns, where nobody says."""
LONGEST = 60
"""Turns of the bots that are looked at, for a duel of people who stand still has no end."""
NO_TRACK = -1
NO_END = 99
"""Of a track that does not lie there."""

Columns = dict[str, Numbers]


def settings(mode: str) -> list[Setting]:
    """What can be varied, with the usual value and with all."""
    tracks, pace = (
        tuple(content.tracks()),
        Setting("pace", str(PACE), (STILL, *"456789"), is_open=True),
    )
    ruling = Setting("ruling", USUAL, (USUAL, *_rulings(mode)), is_open=True)
    if mode == DUEL:
        return [Setting("favorite", ANY, tracks), pace, ruling]
    return [
        Setting("level", "2", tuple(map(str, charts.levels()))),
        Setting("civs", ANY, tuple(charts.civilizations()), is_open=True),
        Setting("automa", ANY, tracks, is_open=True),
        Setting("shadow", ANY, tracks, is_open=True),
        pace,
        Setting("expansions", NONE, (NONE, *NAMES), is_open=True),
        Setting("arts", NONE, tracks),
        Setting("double_strike", "no", ("no", YES)),
        ruling,
    ]


def _rulings(mode: str) -> Iterator[str]:
    """Every way to decide an open point otherwise than we do."""
    known = content.rulings(mode)
    for key in NOBODY.shown(known):
        if not known[key].expansion:
            for value in known[key].values[1:]:
                yield f"{key}={_word(value)}"


def _word(value: str | bool) -> str:
    return value if isinstance(value, str) else (YES if value else "no")


def request(mode: str, cell: Cell) -> dict[str, Any]:
    """The set-up of a cell, as the contract asks for it."""
    asked: dict[str, Any] = {"game": "tapestry", "mode": mode}
    if cell["ruling"] != USUAL:
        asked["rulings"] = dict(one.split("=", 1) for one in _ruled(cell["ruling"]))
    if mode == DUEL:
        favorite = {} if cell["favorite"] == ANY else {"favorite": cell["favorite"]}
        return asked | {"players": ["1", "2"]} | favorite
    asked["level"] = int(cell["level"])
    asked["favorites"] = {
        bot: cell[bot] for bot in ("automa", "shadow") if cell[bot] != ANY
    } or None
    if cell["civs"] != ANY:
        asked["civs"] = cell["civs"].split(AND)
    if cell["expansions"] != NONE:
        asked["expansions"] = cell["expansions"].split(AND)
    if cell["arts"] != NONE:
        asked["arts"] = cell["arts"]
    return asked | ({"double_strike": True} if cell["double_strike"] == YES else {})


def _ruled(said: str) -> list[str]:
    found = said.split(AND)
    for one in found:
        if "=" not in one:
            raise bad_input("study-flag", value=one)
    return found


def pace_of(cell: Cell) -> int | None:
    """How many turns people take in an era; None: they stand still."""
    said = cell["pace"]
    if said == STILL:
        return None
    if not said.isdecimal() or not 1 <= int(said) <= 20:
        raise bad_input("not-in-range", answer=said, min=1, max=20)
    return int(said)


def begin(mode: str, cell: Cell) -> None:
    """Refuses a cell that no table can have."""
    pace_of(cell)
    GAME.set_up(request(mode, cell))


@cache
def _beginnings(mode: str, cell: bytes) -> Beginnings:
    """Of the cells that this process has played, for the next chunk."""
    return Beginnings(request(mode, msgspec.json.decode(cell)))


def play(mode: str, cell: Cell, seeds: Numbers) -> Columns:
    """These games of a cell, from their set-up to their end: a column for each measure."""
    beginnings, pace = _beginnings(mode, msgspec.json.encode(cell)), pace_of(cell)
    which = np.array(beginnings.of(seeds))
    covered = np.array([covers(table) for table in beginnings.tables])[which]
    columns: Columns = {"kernel": covered}
    parts = []
    if covered.any():
        rows = np.array([row_of(table) for table in beginnings.tables if covers(table)])
        places = np.cumsum([covers(table) for table in beginnings.tables]) - 1
        games = batch([one for one in beginnings.tables if covers(one)][:1], seeds[covered])
        games.rows[:] = rows[places[which[covered]]]
        games.rows["seed"] = seeds[covered]
        courses = rules_at(beginnings.start).courses
        ends = [courses[one].end if one in courses else NO_END for one in TRACK_IDS]
        parts.append((covered, _watched(games, pace, np.array(ends))))
    if not covered.all():
        others = np.flatnonzero(~covered).tolist()
        told = [
            whole_game(beginnings.tables[which[n]], int(seeds[n]), pace, LONGEST) for n in others
        ]
        parts.append((~covered, _columns(mode, told)))
    for where, part in parts:
        for name, values in part.items():
            column = columns.setdefault(name, np.zeros(len(seeds), values.dtype))
            column[where] = values
    return columns


def _watched(games: Batch, pace: int | None, ends: Numbers) -> Columns:
    """The kernel plays turn by turn, so that it is seen when a track is closed."""
    size = len(games.rows)
    first, when = np.full(size, NO_TRACK, np.int8), np.zeros(size, np.int16)
    for turn in range(1, LONGEST + 1):
        if not games.turns(1, pace):
            break
        at_end = games.rows["at"][:, SHADOW] >= ends
        new = (first == NO_TRACK) & at_end.any(axis=1)
        first[new], when[new] = at_end[new].argmax(axis=1), turn
    taken = np.bitwise_count(games.rows["taken"].astype(np.uint16)).sum(axis=2)
    columns: Columns = {"turns": games.rows["turn"].astype(np.int16)}
    if not games.is_duel:
        games.finish()
        columns["points"] = games.rows["vp"][:, AUTOMA].copy()
        columns["landmarks_automa"] = taken[:, AUTOMA].astype(np.int8)
    columns["landmarks_shadow"] = taken[:, SHADOW].astype(np.int8)
    return columns | {"closed": first, "closed_turn": when}


def _columns(mode: str, games: list[Outcome]) -> Columns:
    """The same of games that the reference engine has played."""
    columns: Columns = {"turns": np.array([one.turns for one in games], np.int16)}
    if mode != DUEL:
        columns["points"] = np.array([one.points for one in games], np.int16)
        automa = [one.landmarks["automa"] for one in games]
        columns["landmarks_automa"] = np.array(automa, np.int8)
    shadow = [one.landmarks["shadow"] for one in games]
    closed = [NO_TRACK if one.closed is None else TRACK_IDS.index(one.closed) for one in games]
    return columns | {
        "landmarks_shadow": np.array(shadow, np.int8),
        "closed": np.array(closed, np.int8),
        "closed_turn": np.array([one.closed_turn for one in games], np.int16),
    }
