"""Whose turn it is at a Scythe table: clockwise, and humans need not tell all that they do."""

import msgspec

from thirdchair.kit.learned import converted
from thirdchair.kit.turns import TOGETHER, Next, Step, since, taps
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.state import AutomaState

AUTOMA_TURN = "automa_turn"
ACTOR_TURN = "actor_turn"
BY_ITSELF = (AUTOMA_TURN, ACTOR_TURN)
"""Turns that the app plays."""
BETWEEN = ("gain", "star")
"""May happen to somebody whose turn it is not."""
AFTER = ("place", "remove", *BETWEEN)
"""May still be told after the move of the same turn."""
HUMANS_TURN = ("move", *AFTER)


class Round(msgspec.Struct, omit_defaults=True):
    """What a table remembers. `due`: the seat that is to act; `done`: the one whose turn is over.

    `just`: whose turn the last step was; `turns`: those that each Automa and each
    figure has begun.
    """

    due: str = ""
    done: str | None = None
    just: str | None = None
    turns: dict[str, int] = {}


def next_turn(before: Next, step: Step, rules: Automa) -> Next:
    """Who is to act: after an Automa and after a human's move the next one, else the same human.

    `rules` are those of the table after the step: who takes turns, and in which order.
    """
    was = around(before)
    state: AutomaState = step.state
    seat = actor(step)
    now = _gone_on(was, step, seat, rules)
    who, may = due_now(now, state)
    beside = rules.foreseen() if who and state.episode is None else ()
    return Next(
        who=who,
        may=(*may, *beside),
        last=seat or before.last,
        since=since(before, bots=step.do in BY_ITSELF),
        taps=taps(before, step, joins=_joins(was, step, seat)),
        acted=None if _no_turn(was, step, seat) else seat,
        kept=msgspec.to_builtins(now),
    )


def due_now(now: Round, state: AutomaState) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Whose turn it is, and what they may do; after the end nobody's."""
    ended = state.over or state.ended is not None
    who = () if ended else (now.due,)
    return who, () if state.over else _may(state, who)


def around(now: Next) -> Round:
    """What the table has kept of the round."""
    return converted(now.kept, Round)


def actor(step: Step) -> str | None:
    """Whose turn a step was. What somebody does to an Automa's pieces is no turn of it."""
    seat, seats = str(step.command.get("seat", "")), step.state.seats
    if step.do == AUTOMA_TURN:
        return seat
    if step.do == ACTOR_TURN:
        return str(step.command.get("actor", ""))
    human = seat in seats and seats[seat].kind == "human"
    return seat if step.do in HUMANS_TURN and human else None


def _gone_on(was: Round, step: Step, seat: str | None, rules: Automa) -> Round:
    """What somebody gains when others act, or after the move, is no turn."""
    if step.do == "new":
        starts = (str(one["seat"]) for one in step.events if one["type"] == "starts")
        actors = rules.actors()
        return Round(due=begins(next(starts, actors[0]), rules))
    due, done, turns = was.due, was.done, was.turns
    if seat is not None and not _no_turn(was, step, seat):
        if step.complete and step.do in (*BY_ITSELF, "move"):
            due, done = _after(seat, rules), seat
        else:
            due = seat
    if due not in rules.actors():
        due = _after(due, rules)
    if seat is not None and step.do in BY_ITSELF:
        turns = {**turns, seat: turns.get(seat, 0) + 1}
    return Round(due=due, done=done, just=seat, turns=turns)


def _no_turn(was: Round, step: Step, seat: str | None) -> bool:
    """Does it happen while others act, or after the move of a turn that is over?"""
    between = seat != was.due and step.do in BETWEEN
    return between or (seat == was.done and step.do in AFTER)


def begins(starter: str, rules: Automa) -> str:
    """Whoever is not there to begin is passed over."""
    return starter if starter in rules.actors() else _after(starter, rules)


def _after(seat: str, rules: Automa) -> str:
    """The next one clockwise who takes turns, perhaps the same again."""
    order, actors = rules.turn_order(), rules.actors()
    start = order.index(seat) + 1
    return next(one for one in (*order[start:], *order[:start]) if one in actors)


def _may(state: AutomaState, who: tuple[str, ...]) -> tuple[str, ...]:
    if not who:
        return ("finish",)
    if who[0] in state.actors:
        return (ACTOR_TURN,)
    return HUMANS_TURN if state.seats[who[0]].kind == "human" else (AUTOMA_TURN,)


def _joins(was: Round, step: Step, seat: str | None) -> bool:
    """Does a step belong to the one before it: the same human's turn, or the rest of one form?"""
    if step.said == TOGETHER:
        return True
    return step.do in HUMANS_TURN and seat is not None and seat == was.just
