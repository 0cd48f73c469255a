"""What a space lets you do with your own tokens: roll the science die, or choose a track.

As with the map, nothing forces you: what is open is shown until the bots play.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from thirdchair.table.journal import Table
from thirdchair.tapestry.content import Yours
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.modes import rules_at
from thirdchair.tapestry.packs import track_named
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import SoloState
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web.lately import lately

MOVED = {"advanced": False, "regressed": True}
"""Events that move a token, and do they move it back?"""


class Extra(msgspec.Struct, frozen=True):
    """The next thing that is open. `tracks` are those that can come, and may a token move there?"""

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
    state, open_ = table.state, _open(table)[0]
    if table.journal.waiting or state.over or not open_:
        return None
    rules = _rules(state)
    first = open_[0]
    tracks = {track: _moves(rules, track, first) for track in _among(rules, first)}
    return Extra(first.do, tracks, first.optional, len(open_))


def without_benefit(table: Table) -> bool:
    """Did a roll that brings no benefit move your token last? Then the map waits for nothing."""
    return _open(table)[1]


def _open(table: Table) -> tuple[list[Yours], bool]:
    open_: list[Yours] = []
    bare = False
    rules = _rules(table.state)
    for event in (event for entry in lately(table) for event in entry.events):
        if event["type"] not in MOVED or event["who"] not in (YOU, SECOND):
            continue
        if open_ and _is(open_[0], event, rules):
            bare = open_.pop(0).do == "research_without_benefit"
        else:
            open_, bare = [], False
        if not MOVED[event["type"]] and not bare:
            open_ += track_named(str(event["track"])).space[int(event["to"]) - 1].yours
    return open_, bare


def _is(one: Yours, event: Mapping[str, Any], rules: Solo) -> bool:
    """Is it this that the event did?"""
    back = MOVED[event["type"]]
    return back == (one.do == "regress") and event["track"] in _among(rules, one)


def _among(rules: Solo, one: Yours) -> tuple[str, ...]:
    return rules.listed(one.among) if one.among else rules.faces()


def _moves(rules: Solo, track: str, one: Yours) -> bool:
    here = rules.state.tracks[YOU].get(track)
    if here is None:
        return False
    if one.do == "regress":
        return rules.course(track).back(here) != here
    return rules.can_advance(YOU, track)


def _rules(state: SoloState) -> Solo:
    rules = rules_at(state)
    assert isinstance(rules, Solo)
    return rules
