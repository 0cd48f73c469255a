"""The set-up of an evening: what is different tonight for all, and what each seat begins with.

It is there from the moment when the evening begins until the first turn; to somebody who comes
late it is there until their own.
"""

from collections.abc import Mapping
from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.fenris.tonight.late import still_late, who_begins
from thirdchair.scythe.state import Seat
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.games.scythe.at_hand import alliance_of
from thirdchair.web.games.scythe.fenris.before import again
from thirdchair.web.games.scythe.fenris.marks import beginning, marks_of
from thirdchair.web.games.scythe.fenris.open_points import open_points
from thirdchair.web.games.scythe.fenris.screen import At, campaign_of
from thirdchair.web.games.scythe.fenris.tonight import pairs, wearing
from thirdchair.web.games.scythe.fenris.tonight.different import different
from thirdchair.web.games.scythe.fenris.tonight.prologue import prologue
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.web.turn_card import Hand

TEMPLATE = "scythe/fenris/setting-up.html"
PERK = ".setup.perk"
"""Rules that say that a seat may use one."""
TAKES = {"coins": "coins", "power": "power", "popularity": "popularity", "cards": "combat_cards"}
"""What a seat takes before the first turn, in the order of the line, and which perk adds to it."""
OWN = "prepare.own"
"""What `see` says where the phone has come to somebody: the own half is first now."""


def open_to(state: FenrisState) -> bool:
    """As long as somebody may still choose what to begin with."""
    return state.tonight is not None and bool(state.wishes)


def comes_first(saved: Saved) -> bool:
    """Has nobody taken a turn, and somebody who is here not said to be ready?"""
    state = campaign_of(saved.table)
    if state.phase != "play" or not open_to(state) or has_begun(state):
        return False
    ready = marks_of(saved)["ready"]
    here = [seat for seat in state.wishes if state.sheets[seat].presence != "late"]
    return any(seat not in ready for seat in here)


def has_begun(state: FenrisState) -> bool:
    """Has somebody who was here at the beginning begun to play?"""
    seats = state.tonight.seats.items() if state.tonight else ()
    people = [seat for seat, one in seats if one.kind == "human" and seat not in state.late]
    return any(seat not in state.wishes for seat in people)


def show(at: At) -> dict[str, Any]:
    """The prologue until it is read; then both halves of the set-up."""
    state, marks = at.state, marks_of(at.saved)
    seats = [seat for seat in state.wishes if seat not in marks["ready"]]
    who = _whose(at, seats)
    events = set_up_events(at.table)
    begins, first = who_begins(rules_of(at.table))
    chips = _chips(state, marks["ready"])
    return {
        "who": who,
        "own_see": OWN,
        "handed": _handed(at, marks["ready"]),
        "chips": chips,
        "missing": [seat for seat, one in chips.items() if one == "open"],
        "elsewhere": [seat for seat in seats if seat in at.elsewhere],
        "own_is_elsewhere": who in at.elsewhere and not at.asked,
        "again": again.different(at),
        "passed": first if begins != first else None,
        **prologue(at),
        "ready": marks["ready"],
        "late": still_late(state),
        "order": _ring(at),
        "for_all_first": at.rules.for_all_first,
        "different": _different(at, events[: _perks_end(events)]),
        "afterwards": _different(at, events[_perks_end(events) :]),
        "goals": different(at),
        "mine_tonight": _takes(at, who),
        "perks": _perks(at, who),
        "starts": _starts(at, who),
        "worn": wearing.worn_by(at, who),
        "rivals": pairs.stars_of(at, who),
        "alliance": alliance_of(rules_of(at.table), who),
        "may_choose": who in state.wishes,
        "points": open_points(at.state, at.words),
        "passed_over": _passed_over(at, who),
        "chosen_perk": _chosen_perk(at, who),
    }


def _ring(at: At) -> list[str]:
    """The seats as they take their turns, whoever begins first."""
    rules = rules_of(at.table)
    seats = rules.seats_in_order()
    first = seats.index(who_begins(rules)[0])
    return [*seats[first:], *seats[:first]]


def _chips(state: FenrisState, ready: list[str]) -> dict[str, str]:
    """Who is ready; whoever has begun is."""
    assert state.tonight is not None
    people = [seat for seat, one in state.tonight.seats.items() if one.kind == "human"]
    late = still_late(state)
    return {
        seat: "late" if seat in late else "open" if _waits(state, seat, ready) else "done"
        for seat in people
    }


def _waits(state: FenrisState, seat: str, ready: list[str]) -> bool:
    return seat in state.wishes and seat not in ready


def _handed(at: At, ready: list[str]) -> bool:
    """Has this phone come to somebody? One that goes round shows first what is laid out for all;
    on an evening where that must lie there before anybody chooses, every phone does."""
    asked = at.see == OWN or (at.mine is None and at.asked)
    own = at.mine is not None or len(at.state.wishes) == 1
    return asked or bool(ready) or has_begun(at.state) or (own and not at.rules.for_all_first)


def _passed_over(at: At, who: str) -> list[str]:
    """What costs nothing tonight and is not chosen yet: nobody is ready without knowing it."""
    if who not in at.state.wishes:
        return []
    perks, worn, rivals = _perks(at, who), wearing.worn_by(at, who), pairs.stars_of(at, who)
    free = not perks["price"] and not all(one["used"] for one in perks["chips"])
    found = {
        "perk": free and perks["none"],
        "blanks": worn is not None and len(worn["on_blanks"]) < worn["blanks"],
        "worn": worn is not None and not worn["blanks"] and not any(worn["places"].values()),
        "rivals": rivals is not None and bool(rivals.left),
    }
    return [what for what, open_ in found.items() if open_]


def _chosen_perk(at: At, who: str) -> str:
    """The perk that a seat is ready with; empty without one."""
    wish = at.state.wishes.get(who)
    return wish.perk or "" if wish else ""


def _whose(at: At, waiting: list[str]) -> str:
    """Whose half a phone shows: its own seat's, else that of the next one who is not ready and has
    no phone; where only those with one are missing, that of somebody who is ready."""
    if at.who in at.state.wishes and (at.asked or at.mine):
        return at.who
    here = [seat for seat in waiting if at.state.sheets[seat].presence != "late"]
    round_ = [seat for seat in (*here, *at.state.wishes) if seat not in at.elsewhere]
    return next(iter([*round_, *at.state.wishes]), at.who)


def set_up_events(table: Table) -> list[Mapping[str, Any]]:
    """What was told when the evening began."""
    step = beginning(table.journal)
    return [] if step is None else list(table.journal.entries[step].events)


def _perks_end(events: list[Mapping[str, Any]]) -> int:
    """The place after which all steps come once everybody has chosen a perk."""
    steps = [n for n, one in enumerate(events) if one["type"] == "step" and PERK in one["rule"]]
    return steps[-1] + 1 if steps else len(events)


def _different(at: At, events: list[Mapping[str, Any]]) -> list[Hand]:
    """What the hands do for all, beside the usual set-up."""
    return [
        Hand(text=at.words.event(event))
        for event in events
        if event["type"] == "step" and event.get("seat") is None
    ]


def own_steps(at: At, who: str) -> list[str]:
    """What only this seat does; its perk is chosen on the same page."""
    return [
        at.words.event(event)
        for event in set_up_events(at.table)
        if event["type"] == "step" and event.get("seat") == who and PERK not in event["rule"]
    ]


def _takes(at: At, who: str) -> dict[str, Any]:
    """What a seat takes tonight: its mat, and each number with what the sheet adds to it."""
    assert at.state.tonight is not None
    seat: Seat = at.state.tonight.seats[who]
    bonuses, chosen = at.state.sheets[who].bonuses, _chosen_perk(at, who)
    takes = []
    for what, perk in TAKES.items():
        more, gives = bonuses.get(what, 0), at.rules.printed.perks[perk].n if perk == chosen else 0
        n = getattr(seat, what) - more
        takes.append({"what": what, "n": n, "more": more, "perk": gives})
    return {"mat": seat.mat, "takes": takes, "steps": own_steps(at, who)}


def _perks(at: At, who: str) -> dict[str, Any]:
    """Every perk of the sheet: used, chosen, or what remains of the wealth after it."""
    rules, sheet = at.rules, at.state.sheets[who]
    price, wish = rules.perk_price(), at.state.wishes.get(who)
    chips = [
        {
            "id": perk,
            "used": sheet.perks.get(perk, "")[:1],
            "chosen": wish is not None and wish.perk == perk,
            "dear": sheet.balance < price,
        }
        for perk in rules.printed.perks
    ]
    none = wish is not None and wish.perk is None
    left = sheet.balance - (0 if none else price)
    return {"price": price, "has": sheet.balance, "left": left, "chips": chips, "none": none}


def _starts(at: At, who: str) -> list[dict[str, Any]]:
    """Where a worker more may begin, if one was chosen."""
    wish = at.state.wishes.get(who)
    if wish is None or wish.perk != "worker":
        return []
    starts = at.rules.starts_of(who)
    chosen = wish.at or starts[0]
    return [
        {"place": place, "name": at.words.place(place), "chosen": place == chosen}
        for place in starts
    ]


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A perk is chosen, or none; or where its worker begins."""
    match act.split(" "):
        case ["perk", perk]:
            command: dict[str, Any] = {"do": "perk", "seat": forms.text(form, "who")}
            table.do({**command, "perk": None if perk == "none" else perk}, by)
        case ["pair" | "unpair", _]:
            return pairs.perform(table, act, form, by)
        case ["wear"]:
            return wearing.perform(table, act, form, by)
        case ["perk", perk, place]:
            seat = forms.text(form, "who")
            table.do({"do": "perk", "seat": seat, "perk": perk, "at": place}, by)
        case _:
            return False
    return True
