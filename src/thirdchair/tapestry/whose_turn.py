"""Whose turn it is at a Tapestry table: in the duel, and alone against the bots."""

from typing import Any

import msgspec

from thirdchair.kit.learned import converted
from thirdchair.kit.turns import BESIDE, FOLLOWING, GOES_ON, TOGETHER, Next, Step, since, taps
from thirdchair.tapestry.bots.income import BOTS_SEAT
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.duel import SHADOW, Duel
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.packs import track_named
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import DuelState, SoloState
from thirdchair.tapestry.yourside import SECOND

BOTS_TURN = "bots_turn"
TURNS = ("advance", "income")
"""Commands that are a human's turn."""
ALONE = ("new", BOTS_TURN, "correct", "finish", "kept")
"""Commands that are no part of a turn of yours."""


def actor(command: dict[str, Any], said: str, bots: str) -> str | None:
    """The seat whose turn a command was; alone at the table you need not say who you are."""
    if said == BESIDE:
        return None
    if command["do"] == BOTS_TURN:
        return bots
    return str(command.get("who", YOU)) if command["do"] in TURNS else None


class InDuel(msgspec.Struct, omit_defaults=True):
    """What the duel remembers: does the turn of who acted last go on, and did it just now?"""

    goes_on: bool = False
    just: bool = False


def next_in_duel(before: Next, step: Step) -> Next:
    """The seat after the one that acted last, unless its turn goes on."""
    was = converted(before.kept, InDuel)
    seat = actor(step.command, step.said, SHADOW)
    more = was.just and seat is not None and seat == before.last
    now = InDuel(was.goes_on) if seat is None else InDuel(goes_on := step.said == GOES_ON, goes_on)
    last = seat or before.last
    if step.complete:
        who, may = _duel_turn(step.state, last, now)
    else:
        who, may = _duel_asks(step.state, seat), ()
    return Next(
        who=who,
        may=may,
        last=last,
        since=since(before, bots=step.do == BOTS_TURN),
        taps=taps(before, step, joins=step.by == FOLLOWING or step.said == TOGETHER or more),
        acted=seat,
        kept=msgspec.to_builtins(now),
    )


def _duel_asks(state: DuelState, seat: str | None) -> tuple[str, ...]:
    """Whose command is asking; what is nobody's turn goes to the first who still plays."""
    playing = _playing(state)
    return (seat or playing[0],) if playing else ()


def _playing(state: DuelState) -> list[str]:
    return [seat for seat, era in state.era.items() if era < numbers().last_income]


def _duel_turn(
    state: DuelState, last: str | None, now: InDuel
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    playing = _playing(state)
    if state.over:
        return (), ()
    if not playing:
        return (), ("finish",)
    if now.goes_on and last in playing:
        return (last,), TURNS
    start = state.order.index(last) + 1 if last in state.order else 0
    round_ = state.order[start:] + state.order[:start]
    seat = next(seat for seat in round_ if seat == SHADOW or seat in playing)
    return (seat,), (BOTS_TURN,) if seat == SHADOW else TURNS


class Alone(msgspec.Struct, omit_defaults=True):
    """What a game alone remembers. `due`: what the spaces that you entered last let you do on the
    map, as far as it is open. `acted`: has your turn begun? `counted`: did somebody enter points?
    """

    due: tuple[str, ...] = ()
    acted: bool = False
    counted: bool = False


def next_alone(before: Next, step: Step, rules: Solo, rules_before: Solo) -> Next:
    """You and the bots by turns; exploring and conquering are part of yours."""
    was = alone(before)
    acts = actor(step.command, step.said, BOTS_SEAT)
    seat = YOU if acts in (YOU, SECOND) else acts
    counted = step.do == "vp" and step.command.get("who") == YOU
    now = Alone(
        due=_due(was.due, step, rules),
        acted=step.do not in ALONE and (was.acted or seat is not None),
        counted=was.counted or counted,
    )
    last = seat or before.last
    asks = (BOTS_SEAT,) if seat == BOTS_SEAT else (YOU,)
    who = _turn_alone(step.state, last, rules) if step.complete else asks
    return Next(
        who=who,
        may=_may(step.state, who, now, rules) if step.complete else (),
        last=last,
        since=since(before, bots=step.do == BOTS_TURN),
        taps=taps(before, step, joins=_joins(was, step, seat, rules_before)),
        acted=seat,
        kept=msgspec.to_builtins(now),
    )


def alone(now: Next) -> Alone:
    """What a game alone has kept."""
    return converted(now.kept, Alone)


def bots_done(state: SoloState, rules: Solo) -> bool:
    """Have the bots taken their last turn? Where there are none, what follows you has no end."""
    return BOTS_SEAT in state.era and rules.bots_are_done()


def _turn_alone(state: SoloState, last: str | None, rules: Solo) -> tuple[str, ...]:
    if state.over:
        return ()
    you_done = state.era[YOU] >= numbers().last_income
    if bots_done(state, rules):
        return () if you_done else (YOU,)
    if you_done:
        return (BOTS_SEAT,) if rules.follows_your_last() else ()
    if last is None:
        begins = state.first == BOTS_SEAT and BOTS_SEAT in state.era
        return (BOTS_SEAT,) if begins else (YOU,)
    return (BOTS_SEAT,) if last == YOU else (YOU,)


def _may(state: SoloState, who: tuple[str, ...], now: Alone, rules: Solo) -> tuple[str, ...]:
    """Your turn may go on on the map while the bots are next."""
    if state.over:
        return ()
    if not who:
        return ("finish",)
    if who == (BOTS_SEAT,):
        return (BOTS_TURN, *dict.fromkeys(action.partition("_")[0] for action in now.due))
    on_map = dict.fromkeys(rules.printed_action(action) for action in ("explore", "conquer"))
    return (*TURNS, *on_map)


def _due(due: tuple[str, ...], step: Step, rules: Solo) -> tuple[str, ...]:
    match step.do:
        case "bots_turn":
            return ()
        case "advance" | "income":
            lets = [action for event in step.events for action in _lets(event)]
            return tuple(rules.printed_action(action) for action in lets)
        case "explore" | "conquer" as done:
            left = list(due)
            used = next((action for action in due if action.startswith(done)), None)
            if used:
                left.remove(used)
            return tuple(left)
    return due


def _lets(event: dict[str, Any]) -> tuple[str, ...]:
    """What a space lets you do on the map when a token of yours enters it."""
    if event["type"] != "advanced" or event["who"] not in (YOU, SECOND):
        return ()
    return track_named(str(event["track"])).space[int(event["to"]) - 1].map


def _joins(was: Alone, step: Step, seat: str | None, rules_before: Solo) -> bool:
    """Is it a part of the turn that the step before it belongs to?

    You advance once more: in the same turn, unless the bots have stopped and leave you alone.
    """
    if step.said == TOGETHER:
        return True
    if step.do in ALONE or step.previous is None or step.previous["do"] in ALONE:
        return False
    return seat is None or (was.acted and not bots_done(step.before, rules_before))


def next_turn(before: Next, step: Step, rules: Duel | Solo, rules_before: Duel | Solo) -> Next:
    """What is next at a table of any mode."""
    if isinstance(rules, Solo) and isinstance(rules_before, Solo):
        return next_alone(before, step, rules, rules_before)
    return next_in_duel(before, step)
