"""What a space lets your own tokens do: roll the science die, or choose a track.

As with the map, nothing forces you: what is open is shown until somebody else plays.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.kit.turns import FOLLOWING
from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.tapestry.content import Yours, dice
from thirdchair.tapestry.duel import Duel
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.packs import track_named
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web.games.tapestry.boards import rules_of
from thirdchair.web.lately import lately

MOVED = {"advanced": False, "regressed": True}
"""Events that move a token, and do they move it back?"""
LATEST = 12
"""So many steps a turn between two people may have."""


class Extra(msgspec.Struct, frozen=True):
    """The next thing that is open. `tracks` are those that can come, and may a token move there?"""

    seat: str
    do: str
    tracks: dict[str, bool]
    optional: bool
    left: int

    @property
    def back(self) -> bool:
        return self.do == "regress"

    @property
    def rolled(self) -> bool:
        """Does the die say where?"""
        return self.do.startswith("research")


def extra(table: Table) -> Extra | None:
    """What the space that you entered last still lets you do; None if there is nothing."""
    return _extra(table, YOU, _open(table, lately(table), (YOU, SECOND))[0])


def without_benefit(table: Table) -> bool:
    """Did a roll that brings no benefit move your token last? Then the map waits for nothing."""
    return _open(table, lately(table), (YOU, SECOND))[1]


def extra_of_two(table: Table) -> Extra | None:
    """The same for whoever of two people moved last; a bot that followed by itself is no matter."""
    turn = _last_turn(table)
    if not turn:
        return None
    seat = str(turn[0].command["who"])
    return _extra(table, seat, _open(table, turn, (seat,))[0])


def _last_turn(table: Table) -> list[Entry]:
    """The steps of the person who moved last."""
    at, found = table.journal.at, list[Entry]()
    for entry in reversed(table.journal.entries[max(1, at - LATEST) : at]):
        if entry.by == FOLLOWING:
            continue
        command = entry.command
        if command["do"] != "advance" or (found and command["who"] != found[0].command["who"]):
            break
        found.insert(0, entry)
    return found


def _extra(table: Table, seat: str, open_: Sequence[Yours]) -> Extra | None:
    if table.journal.waiting or table.state.over or not open_:
        return None
    rules, first = rules_of(table.state), open_[0]
    tracks = {track: _moves(rules, seat, track, first) for track in _among(rules, first)}
    return Extra(seat, first.do, tracks, first.optional, len(open_))


def _open(
    table: Table, entries: Iterable[Entry], tokens: tuple[str, ...]
) -> tuple[list[Yours], bool]:
    """What is open after these steps, and did a roll without a benefit end them?"""
    open_, bare, rules = list[Yours](), False, rules_of(table.state)
    for event in (event for entry in entries for event in entry.events):
        if event["type"] not in MOVED or event["who"] not in tokens:
            continue
        if open_ and _is(open_[0], event, rules):
            bare = open_.pop(0).do == "research_without_benefit"
        else:
            open_, bare = [], False
        if not MOVED[event["type"]] and not bare:
            open_ += track_named(str(event["track"])).space[int(event["to"]) - 1].yours
    return open_, bare


def _is(one: Yours, event: Mapping[str, Any], rules: Duel | Solo) -> bool:
    """Is it this that the event did?"""
    back = MOVED[event["type"]]
    return back == (one.do == "regress") and event["track"] in _among(rules, one)


def _among(rules: Duel | Solo, one: Yours) -> tuple[str, ...]:
    if not one.among and isinstance(rules, Solo):
        return rules.faces()
    among = one.among or tuple(dice()["science"].faces)
    return tuple(track for track in rules.track_ids if track in among)


def _moves(rules: Duel | Solo, seat: str, track: str, one: Yours) -> bool:
    here = rules.state.tracks[seat].get(track)
    if here is None:
        return False
    if one.do == "regress":
        return rules.course(track).back(here) != here
    return rules.can_advance(seat, track)
