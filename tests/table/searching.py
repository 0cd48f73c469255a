"""Whose turn it is, found by a search through the whole journal: the slow twin of the games' fold.

It asks the entries alone, from the first or from the last one on, and keeps nothing.
"""

from collections.abc import Callable

from thirdchair.kit.turns import BESIDE, FOLLOWING, GOES_ON, TOGETHER
from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.packs import track_named

ALONE = ("new", "bots_turn", "correct", "finish", "kept")
HUMANS_TURN = ("move", "place", "remove", "gain", "star")


def standing(table: Table) -> list[Entry]:
    """The entries that stand, the open one included."""
    return list(table.journal.entries)[: table.journal.at + table.journal.waiting]


def last_turn(table: Table) -> int | None:
    """Where the bots' last turn stands."""
    bots = ("bots_turn", "automa_turn")
    places = [n for n, one in enumerate(standing(table)) if one.command["do"] in bots]
    return places[-1] if places else None


# The duel


def in_duel(entry: Entry) -> str | None:
    if entry.said == BESIDE:
        return None
    if entry.command["do"] == "bots_turn":
        return "shadow"
    return str(entry.command["who"]) if entry.command["do"] in ("advance", "income") else None


def duel_seat(table: Table) -> str | None:
    state = table.state
    playing = [seat for seat, era in state.era.items() if era < 5]
    if not playing or state.over:
        return None
    acting = [entry for entry in standing(table) if in_duel(entry)]
    last = in_duel(acting[-1]) if acting else None
    if acting and acting[-1].said == GOES_ON and last in playing:
        return last
    order: list[str] = state.order
    start = order.index(last) + 1 if last in order else 0
    round_ = order[start:] + order[:start]
    return next(seat for seat in round_ if seat == "shadow" or seat in playing)


def duel_joins(table: Table, place: int) -> bool:
    entry, before = table.journal.entries[place], table.journal.entries[place - 1]
    if entry.by == FOLLOWING or entry.said == TOGETHER:
        return True
    seat = in_duel(entry)
    return before.said == GOES_ON and seat is not None and seat == in_duel(before)


# Alone


def on_your_own(entry: Entry) -> str | None:
    seat = in_duel(Entry({"who": "you", **entry.command}, said=entry.said))
    return None if seat is None else "bots" if seat == "shadow" else "you"


def bots_done(table: Table, position: int) -> bool:
    state, game = table.state_before(position), table.game
    assert isinstance(game, Tapestry)
    rules = game.mode_of(state)(state, [])
    return "bots" in state.era and rules.bots_are_done()  # type: ignore[union-attr]


def solo_seat(table: Table) -> str | None:
    state = table.state
    if state.over:
        return None
    you_done = state.era["you"] >= 5
    if bots_done(table, table.journal.at):
        return None if you_done else "you"
    if you_done:  # where nobody but you takes income turns, your last one is the end
        return "bots" if "bots" in state.era else None
    acted = [seat for entry in standing(table) if (seat := on_your_own(entry))]
    if not acted:
        return "bots" if state.first == "bots" and "bots" in state.era else "you"
    return "bots" if acted[-1] == "you" else "you"


def due_on_map(table: Table) -> list[str]:
    due: list[str] = []
    game, state = table.game, table.state
    assert isinstance(game, Tapestry)
    rules = game.mode_of(state)(state, [])
    for entry in standing(table)[(last_turn(table) or 0) + 1 :]:
        match entry.command["do"]:
            case "advance" | "income":
                spaces = [
                    track_named(one["track"]).space[one["to"] - 1]
                    for one in entry.events
                    if one["type"] == "advanced" and one["who"] in ("you", "you2")
                ]
                due = [
                    rules.printed_action(action)  # type: ignore[union-attr]
                    for space in spaces
                    for action in space.map
                ]
            case "explore" | "conquer" as done:
                used = [action for action in due if action.startswith(done)]
                if used:
                    due.remove(used[0])
    return due


def solo_joins(table: Table, place: int) -> bool:
    entry, before = table.journal.entries[place], table.journal.entries[place - 1]
    if entry.said == TOGETHER:
        return True
    if entry.command["do"] in ALONE or before.command["do"] in ALONE:
        return False
    if on_your_own(entry) is None:
        return True
    for earlier in range(place - 1, 0, -1):
        entry = table.journal.entries[earlier]
        if entry.command["do"] in ALONE:
            return False
        if on_your_own(entry):
            return not bots_done(table, place)
    return False


# Scythe


def at_board(table: Table, entry: Entry) -> str | None:
    command, seats = entry.command, table.state.seats
    if command["do"] == "automa_turn":
        return str(command["seat"])
    seat = str(command.get("seat", ""))
    human = seat in seats and seats[seat].kind == "human"
    return seat if command["do"] in HUMANS_TURN and human else None


def scythe_due(table: Table) -> str:
    order = list(table.state.seats)
    starts = [one["seat"] for one in standing(table)[0].events if one["type"] == "starts"]
    due: str = starts[0] if starts else order[0]
    done = None
    for entry in standing(table):
        seat, kind = at_board(table, entry), entry.command["do"]
        if seat is None or (seat != due and kind in ("gain", "star")):
            continue
        if seat == done and kind in ("place", "remove", "gain", "star"):
            continue
        if entry.state is not None and kind in ("automa_turn", "move"):
            due, done = order[(order.index(seat) + 1) % len(order)], seat
        else:
            due = seat
    return due


def scythe_seat(table: Table) -> str | None:
    over = table.state.over or table.state.ended is not None
    return None if over else scythe_due(table)


def scythe_joins(table: Table, place: int) -> bool:
    entry, before = table.journal.entries[place], table.journal.entries[place - 1]
    if entry.said == TOGETHER:
        return True
    seat = at_board(table, entry) if entry.command["do"] in HUMANS_TURN else None
    return seat is not None and seat == at_board(table, before)


# What one undo and one redo are about


def tap(table: Table, joins: Callable[[Table, int], bool]) -> int:
    place = table.journal.at + table.journal.waiting - 1
    count = 1
    while place > 1 and joins(table, place):
        place -= 1
        count += 1
    return count


def untap(table: Table, joins: Callable[[Table, int], bool]) -> int:
    place = table.journal.at + 1
    count = 1
    while place < len(table.journal.entries) and joins(table, place):
        place += 1
        count += 1
    return count
