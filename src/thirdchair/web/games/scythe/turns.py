"""Whose turn a Scythe table shows."""

from collections.abc import Sequence
from typing import Any

from thirdchair.kit.refusals import not_now
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.state import AutomaState
from thirdchair.scythe.whose_turn import around
from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.web.lately import lately as everything_lately

BEGINS = "setup"
"""The command that begins an evening of a campaign: what was done before it was another game."""


def game_of(table: Table) -> Scythe:
    """The game that a table of Scythe is played with: it knows the modules."""
    assert isinstance(table.game, Scythe)
    return table.game


def state_of(table: Table) -> AutomaState:
    """The game on the board: the table's own, or within a campaign the one of tonight."""
    return game_of(table).tonight(table.state)


def state_then(table: Table, position: int) -> AutomaState:
    """The same as it stood before a step; there must have been a game by then."""
    return game_of(table).tonight(table.state_before(position))


def rules_of(table: Table) -> Automa:
    """The rules of this table, to ask what holds there; nobody hears what they tell."""
    return game_of(table).rules_at(state_of(table))


def rules_before(table: Table, position: int) -> Automa:
    """The same as it stood before a step."""
    return game_of(table).rules_at(state_then(table, position))


def lately(table: Table) -> Sequence[Entry]:
    """The steps since the bots' last turn; of a campaign, those of the game that is played now."""
    entries = everything_lately(table)
    begun = [n for n, entry in enumerate(entries, start=1) if entry.command["do"] == BEGINS]
    return entries[begun[-1] :] if begun else entries


def next_seat(table: Table) -> str | None:
    """Whose turn it is, None when only the result is left."""
    return next(iter(table.turn.who), None)


def passed_on(table: Table) -> bool:
    """Did one human's move just hand the turn to another, who looks at the whole board?"""
    humans = [seat for seat, one in state_of(table).seats.items() if one.kind == "human"]
    last, now = table.turn.last, next_seat(table)
    return last in humans and now in humans and now != last


def played_by_app(rules: Automa) -> list[str]:
    """Who takes turns without people: Automas, and figures that have appeared."""
    return [one for one in rules.actors() if one in rules.automas or one in rules.state.actors]


def next_automa(table: Table) -> str | None:
    """The Automa, or the figure, that acts next: humans need not enter anything, so they are
    passed over."""
    rules = rules_of(table)
    ours = played_by_app(rules)
    if not table.turn.who or not ours:
        return None
    order = rules.turn_order()
    start = order.index(table.turn.who[0])
    return next(one for one in order[start:] + order[:start] if one in ours)


def humans_due(table: Table) -> tuple[str, ...]:
    """The people who play before the app does next, the one who is due first."""
    rules = rules_of(table)
    if not table.turn.who or not rules.actors():
        return ()
    order = rules.turn_order()
    start = order.index(table.turn.who[0])
    found = []
    for seat in order[start:] + order[:start]:
        if seat in played_by_app(rules):
            break
        if seat in rules.actors():
            found.append(seat)
    return tuple(found)


def passes_silently(table: Table) -> bool:
    """Would a human's turn end of which the app was told nothing?

    Only where the board is tracked people tell what they do, and only after an Automa's turn
    somebody may tap once too often.
    """
    turn = table.turn
    if state_of(table).board is not True or turn.since is None or not humans_due(table):
        return False
    return turn.last != turn.who[0]


def actor(table: Table, position: int) -> str | None:
    """Whose turn the step at that position was."""
    return around(table.turn_after(position)).just


def turns_begun(table: Table, position: int, seat: str) -> int:
    """How many turns an Automa had begun by then: people count them for each one by itself."""
    return around(table.turn_after(position)).turns.get(seat, 0)


def automa_turn(seat: str) -> dict[str, Any]:
    """The command that lets an Automa take its turn."""
    return {"do": "automa_turn", "seat": seat}


def actor_turn(actor: str) -> dict[str, Any]:
    """The command that lets a figure take its turn."""
    return {"do": "actor_turn", "actor": actor}


def take_star_off(table: Table, seat: str, triumph: str, by: str) -> None:
    """A star that was tapped by mistake: taken back if it came last, else a correction."""
    star = {"do": "star", "seat": seat, "triumph": triumph}
    if not table.journal.waiting and table.journal.entries[table.journal.at - 1].command == star:
        table.undo()
        return
    seats = state_of(table).seats
    placed = seats[seat].stars.get(triumph, 0) if seat in seats else 0
    if seat in seats and placed == 0 and triumph in seats[seat].stars:
        raise not_now("no-such-star", where="do.triumph")
    path = f"seats.{seat}.stars.{triumph}"
    table.do({"do": "correct", "path": path, "value": placed - 1}, by)
