"""Boxes and punchboards that may be opened: held on the phone of whom they are for, told on all.

What may be opened stands in the state (`to_open`, see `scythe.fenris.rewards.boxes`); an evening
that lays something ready there has its button, in the rewards as a card, else on the page of the
table.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from thirdchair.scythe.fenris.rewards.boxes import ON_THE_BOARD
from thirdchair.scythe.fenris.state import FOR_ALL, FenrisState
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.screen import At
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.words.games.scythe import ScytheWords

TEMPLATE = "scythe/fenris/cards/box.html"
SINCE = ("read", "setup", "automa_turn", "actor_turn", "move", "undo")
"""What was opened before one of these is no news."""
RECENT = 30
"""Nor is what was opened so many steps ago: a page does not look through months."""
TOLD = ("opened", "unpacked")
SET_UP = ".setup."
"""In the name of a rule that only asks for what has just been done: to open it."""
FOR_THE_HANDS = ("appeared", "step", "retreated")
"""What the hands do at once with what was in it, if somebody has come to it in play."""
IN_PLAY = ("automa_turn", "move", "open")


def may_open(state: FenrisState, seat: str) -> list[str]:
    """What this seat opens: its own, what is everybody's, and that of an Automa or of somebody
    who has left."""
    return [
        box
        for box, owner in state.to_open.items()
        if (box not in ON_THE_BOARD or state.phase != "play")
        and (
            owner in (FOR_ALL, seat)
            or state.sheets[owner].kind == "automa"
            or state.sheets[owner].presence == "left"
        )
    ]


def on_the_board(at: At) -> list[dict[str, Any]]:
    """What somebody's unit may have come to: where people tell their moves, the rules see it."""
    rules = rules_of(at.table)
    if rules.state.ended is not None or (rules.state.board is True and rules.automas):
        return []
    boxes = [box for box in at.state.to_open if box in ON_THE_BOARD]
    return [{"id": box, "name": at.words.closed(box), "seat": None} for box in boxes]


def openable(at: At) -> list[dict[str, Any]]:
    """What can be opened on this phone."""
    found = []
    for box in may_open(at.state, at.who):
        owner = at.state.to_open[box]
        found.append({"id": box, "name": at.words.closed(box), "seat": owner or None})
    return found


def just_opened(at: At) -> list[str]:
    """What somebody has opened since the last step of the table, in words: what the hands do with
    it comes before what a rule says of it."""
    journal, found = at.table.journal, list[str]()
    last = journal.at + journal.waiting
    for entry in reversed(journal.entries[max(0, last - RECENT) : last]):
        hands = FOR_THE_HANDS if entry.command["do"] in IN_PLAY else ()
        found = [*_opened_by(entry.events, hands, at.words), *found]
        if entry.command["do"] in SINCE:
            break
    return found


def _opened_by(
    events: Iterable[dict[str, Any]], hands: tuple[str, ...], words: ScytheWords
) -> Iterator[str]:
    opened = list[dict[str, Any]]()
    for event in events:
        if event["type"] in TOLD:
            opened.append(event)
            yield words.event(event)
        elif opened and event["type"] in hands:
            yield words.event(event)
    for event in opened:
        if SET_UP not in event["rule"]:
            yield words.rule(event["rule"])


def show(at: At) -> dict[str, Any]:
    """The buttons are the same on all screens: `CampaignPages.show` has them."""
    return {}


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """Somebody opens it."""
    match act.split(" "):
        case ["open", box]:
            table.do({"do": "open", "box": box, "seat": forms.text(form, "who")}, by)
        case _:
            return False
    return True
