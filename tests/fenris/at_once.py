"""Five people at one moment of an evening: results, votes or the shop are theirs to choose."""

import random
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from tests.at_home import AtHome
from tests.fenris.pages import games, setup
from tests.fenris.scene import human
from tests.toy.playing import speaking
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved

SEATS = ("s1", "s2", "s3", "s4", "s5")
FIVE = tuple(
    human(faction, name)
    for faction, name in zip(
        ("nordic", "crimea", "polania", "rusviet", "saxony"),
        ("Ana", "Bo", "Cy", "Di", "Ed"),
        strict=True,
    )
)
TOKENS = 3
"""Influence of everybody at the vote: two that were taken, and one that all get."""
TILES = ("armor", "entrenched", "feint", "foothold", "pontoons", "regroup", "reinforce", "stealth")
COINS = {seat: 150 - place for place, seat in enumerate(SEATS)}

Command = dict[str, Any]


def begun(number: int = 1) -> Table:
    """An evening has begun; before the second one the group was at war."""
    before = {"from": {"episode": str(number), "branch": "war"}} if number > 1 else {}
    table = Table.new(games(), setup(*FIVE, **before))
    while table.question is not None:
        table.answer(table.question.options[0])  # type: ignore[attr-defined]
    table.do({"do": "setup", "board": False})
    return table


def at_vote() -> Table:
    table = begun()
    for seat in SEATS:
        table.do({"do": "count", "seat": seat, "what": "influence", "n": TOKENS - 1})
    table.do({"do": "episode_result", "coins": COINS})
    table.do({"do": "read"})
    return table


def in_shop() -> Table:
    table = begun(2)
    mechs = dict.fromkeys(SEATS, 4)
    table.do({"do": "episode_result", "coins": COINS, "facts": {"mechs": mechs}})
    table.do({"do": "read"})
    return table


def any_result(seat: str, pick: random.Random) -> Command:
    if pick.random() < 0.4:
        return {"do": "perk", "seat": seat, "perk": pick.choice(["coins", "power", "worker", None])}
    return {"do": "episode_result", "seat": seat, "coins": pick.randint(0, 120)}


def any_vote(seat: str, pick: random.Random) -> Command:
    war = pick.randint(0, TOKENS)
    return {"do": "vote", "seat": seat, "war": war, "peace": TOKENS - war}


def any_purchase(seat: str, pick: random.Random) -> Command:
    """Of each tile there are three, and one that somebody owns is not theirs to draw."""
    place = SEATS.index(seat)
    mods = [TILES[place], TILES[place + 1], TILES[place + 2]]
    return {"do": "buy_mods", "seat": seat, "mods": pick.sample(mods, pick.randint(0, 2))}


MOMENTS: dict[str, tuple[Callable[[], Table], Callable[[str, random.Random], Command]]] = {
    "result": (begun, any_result),
    "vote": (at_vote, any_vote),
    "shop": (in_shop, any_purchase),
}


class Confirmed(msgspec.Struct):
    """The last choice that a process knows to be stored."""

    revision: int
    position: int
    command: Command


def burst(path: Path, table_id: str, moment: str, confirmed: Connection) -> None:
    """People choose for ever; what was stored is said after each commit, not before."""
    house, pick = AtHome(path, games()), random.Random(table_id)
    while True:
        seat = pick.choice(SEATS)
        command = MOMENTS[moment][1](seat, pick)
        saved = house.change(table_id, lambda t, s=seat, c=command: speaking(t, s).do(c, s))  # type: ignore[misc]
        confirmed.send_bytes(msgspec.msgpack.encode(_last(saved)))


def _last(saved: Saved) -> Confirmed:
    journal = saved.table.journal
    return Confirmed(saved.revision, journal.at - 1, journal.entries[journal.at - 1].command)
