"""Whose turn it is in a campaign: tonight's game says it in play, else whoever has something open.

Free choices are nobody's turn.
"""

from collections.abc import Iterator

import msgspec

from thirdchair.kit.turns import TOGETHER, Next, Step, since, taps
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.fenris import content
from thirdchair.scythe.fenris.rewards.votes import still_to_vote
from thirdchair.scythe.fenris.sheet.fields import number_of
from thirdchair.scythe.fenris.sheet.open_stars import open_stars
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.setup.steps import STARTS
from thirdchair.scythe.state import AutomaState
from thirdchair.scythe.whose_turn import around, due_now, next_turn

PICKS_ABILITIES = ("vesna",)
"""Factions that choose abilities for a game though they may own no mod."""
CAMPAIGN = (
    *("perk", "mark", "count", "episode_result", "book", "log", "sheet"),
    *("done", "draw_mods", "buy_mods", "setup_bonus", "wear", "use"),
    *("keep", "give_up", "change_faction", "base", "open", "pair", "unpair"),
)
"""Commands that are no part of tonight's game, and leave its round as it is."""
_MAY: dict[str, tuple[str, ...]] = {
    "base": ("base",),
    "bonus": ("setup_bonus",),
    "choose": ("change_faction",),
    "shop": ("draw_mods", "buy_mods"),
    "switch": ("keep", "give_up"),
}
"""What a seat may do with a card that lies before it."""


def next_in_campaign(
    before: Next, step: Step, board: Automa | None, *, is_here: bool, counts: bool
) -> Next:
    """What is next after a step; `board` are the rules of tonight's game, if there is one;
    `counts`: is there something on the tray to be counted?"""
    state: FenrisState = step.state
    if state.phase == "play" and board is not None:
        return _in_play(before, step, board, counts=counts)
    who, may = ((), ()) if state.over else _who(state, is_here=is_here)
    seat = step.command.get("seat")
    return Next(
        who=who,
        may=may,
        last=str(seat) if seat in state.sheets else before.last,
        taps=taps(before, step, joins=step.said == TOGETHER),
    )


def _in_play(before: Next, step: Step, board: Automa, *, counts: bool) -> Next:
    """As at any table, with what the campaign adds."""
    own = msgspec.structs.replace(step, state=board.state)
    if step.do == "setup" or _comes_in_time(before, step):
        starts = [{"type": STARTS, "seat": board.first_turn().seat}]
        own = msgspec.structs.replace(own, command={"do": "new"}, events=starts)
        before = Next()
    now = _beside(before, step, board) if step.do in CAMPAIGN else next_turn(before, own, board)
    over = board.state.over or board.state.ended is not None
    tray = () if over else ("mark", "count") if counts else ("mark",)
    more = (*_may_tonight(step.state), *tray, "episode_result")
    return msgspec.structs.replace(now, may=(*now.may, *more))


def _comes_in_time(before: Next, step: Step) -> bool:
    """Has somebody come who was late, and nobody had a turn yet? Then they may begin after all."""
    round_ = around(before)
    came = step.do == "seat" and step.command.get("seat") in step.state.late
    return came and round_.just is None and round_.done is None


def _may_tonight(state: FenrisState) -> Iterator[str]:
    """What seats may choose beside the game, as long as it is theirs to choose."""
    tonight = state.tonight.seats if state.tonight else {}
    if state.wishes:
        yield "perk"
    if any(state.sheets[seat].mech_mods or _has_tokens(state, seat) for seat in state.wishes):
        yield "wear"
    if any(one.turned for one in tonight.values()):
        yield "use"
    if state.tonight is not None and state.tonight.ended is None and not state.tonight.over:
        yield from _may_pair(state, state.tonight)
    yield from _may_with_cards([cards[0] for cards in state.agenda.values()])


def _may_pair(state: FenrisState, tonight: AutomaState) -> Iterator[str]:
    """Rivals before the first turn; an alliance among people who have none, at any time."""
    people = [seat for seat, one in tonight.seats.items() if one.kind == "human"]
    if "rivals" in tonight.modules and state.wishes and len(tonight.seats) > 1:
        yield "pair"
        if any(f"rivals.{seat}" in tonight.laid for seat in state.wishes):
            yield "unpair"
    if "alliances" in tonight.modules:
        alone = [seat for seat in people if f"ally.{seat}" not in tonight.laid]
        if len(alone) > 1:
            yield "pair"
        if any(f"{what}.{seat}" in tonight.laid for what in ("ally", "offer") for seat in people):
            yield "unpair"


def _has_tokens(state: FenrisState, seat: str) -> bool:
    """Has this seat drawn ability tokens for tonight?"""
    tonight = state.tonight
    return tonight is not None and tonight.seats[seat].faction in PICKS_ABILITIES


def _beside(before: Next, step: Step, board: Automa) -> Next:
    """After what is no turn of anybody: the round stays as it is, unless a star on the tray has
    ended the game; and one undo takes it back."""
    who, may = due_now(around(before), board.state)
    return msgspec.structs.replace(
        before,
        who=who,
        may=may,
        since=since(before, bots=False),
        taps=taps(before, step, joins=step.said == TOGETHER),
        kept=msgspec.to_builtins(msgspec.structs.replace(around(before), just=None)),
    )


def _who(state: FenrisState, *, is_here: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    humans = tuple(
        seat for seat, one in state.sheets.items() if one.kind == "human" and one.presence != "left"
    )
    waiting = tuple(seat for seat in state.agenda if seat in humans and can_go_on(state, seat))
    draws = bool(state.change and state.change.waiting and state.change.waiting[0] not in humans)
    unticked = any(open_stars(state, seat) for seat in humans)
    open_now = (
        *(("sheet",) if state.untold else ()),
        *(("open",) if state.to_open else ()),
        *(("change_faction",) if draws else ()),
        *(("log",) if unticked else ()),
        *_may_with_cards([state.agenda[seat][0] for seat in waiting]),
    )
    match state.phase:
        case "setup":
            return humans, ("setup", *open_now) if is_here else open_now
        case "outcome":
            return humans, ("read",)
        case "rewards" if state.influence and state.evening in state.revealed:
            return (state.history[-1].winner,), ("decide", *open_now)
        case "rewards" if state.influence:
            missing = tuple(still_to_vote(state))
            if missing:
                fists = () if _has_sealed(state, humans) else ("decide",)
                return missing, ("vote", *fists, *open_now)
            return humans, ("vote", "reveal", *open_now)
        case "rewards" if unticked and _is_last(state):
            return waiting or humans, open_now  # a tick may be worth a line
        case "rewards":
            return waiting or humans, ("close", *open_now)
    return humans, ()


def _is_last(state: FenrisState) -> bool:
    """Is the campaign reckoned at the close of this evening?"""
    return number_of(state.evening) == content.sheet().evenings


def _has_sealed(state: FenrisState, humans: tuple[str, ...]) -> bool:
    """Has somebody sealed a vote? Then fists do not decide any more."""
    return any(seat in state.votes for seat in humans)


def can_go_on(state: FenrisState, seat: str) -> bool:
    """Factions are chosen one after the other, all else at the same time."""
    if state.agenda[seat][0] != "choose" or state.change is None:
        return True
    return state.change.waiting[:1] == [seat]


def _may_with_cards(cards: list[str]) -> tuple[str, ...]:
    may = dict.fromkeys(one for card in cards for one in _MAY.get(card, ()))
    return (*may, "done") if cards else ()
