"""What modules lay beside the board: alliances, rivals, tiles for one use, and what is counted."""

from typing import Any

import msgspec

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.modules.alliances import Alliances
from thirdchair.scythe.modules.rivals import Rivals
from thirdchair.scythe.modules.tesla import TESLA
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.words import Words

BOTH = "both"
"""The field of a phone that plays for all: whoever is asked has agreed at the table."""


class Alliance(msgspec.Struct, frozen=True, kw_only=True):
    """An alliance of a seat, or what could become one."""

    ally: str | None
    stands: bool
    """Does the seat hold its ally's token face up?"""
    offered: str | None
    """Whom it has proposed one to."""
    offers: list[str]
    """Who proposes one to it."""
    free: list[str]
    """With whom it could have one."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat counts."""

    seat: str
    counts: dict[str, int]


class AtHand(msgspec.Struct, frozen=True, kw_only=True):
    """What `parts/at-hand.html` shows of a free game; the tray of a campaign has it, too."""

    counts: tuple[str, ...]
    rows: list[Row]
    most: dict[str, int]
    once: dict[str, bool]
    worn: list[str]


def shown(rules: Automa, who: str, words: Words) -> dict[str, Any]:
    """What the page of a free game with modules needs; nothing where there are none."""
    if not rules.state.modules or rules.state.episode is not None:
        return {}
    counted = {seat: rules.countable(seat) for seat in rules.state.seats}
    one = rules.state.seats[who]
    tray = AtHand(
        counts=tuple(dict.fromkeys(what for each in counted.values() for what in each)),
        rows=[
            Row(
                seat=seat,
                counts={what: rules.state.seats[seat].holds.get(what, 0) for what in each},
            )
            for seat, each in counted.items()
        ],
        most={},
        once=dict(one.turned),
        worn=list(one.worn.values()),
    )
    return {
        "at_hand": tray,
        "alliance": alliance_of(rules, who),
        "lying_open": lying(rules, words),
        "at_hand_see": "",
    }


def alliance_of(rules: Automa, seat: str) -> Alliance | None:
    """None where there are none at this table, or the seat is not in the game."""
    if not isinstance(rules, Alliances) or seat not in rules.humans:
        return None
    others = [one for one in rules.humans if one != seat]
    alone = rules.ally_of(seat) is None
    return Alliance(
        ally=rules.ally_of(seat),
        stands=rules.holds_up(seat),
        offered=rules.offer_of(seat),
        offers=[one for one in others if alone and rules.offer_of(one) == seat],
        free=[one for one in others if alone and rules.ally_of(one) is None],
    )


def lying(rules: Automa, words: Words) -> list[str]:
    """Everybody's stars abroad and alliances, and whose Tesla is, a line each: it lies open."""
    found = []
    for seat in rules.state.seats:
        for other, n in rules.abroad(seat).items() if isinstance(rules, Rivals) else ():
            names = {"name": words.seat(seat), "part": words.seat(other)}
            found.append(words.text("page-fenris-rival", n=n, **names))
        ally = rules.ally_of(seat) if isinstance(rules, Alliances) else None
        if isinstance(rules, Alliances) and ally is not None:
            message = "page-fenris-allied" if rules.holds_up(seat) else "page-fenris-broken"
            found.append(words.text(message, name=words.seat(seat), part=words.seat(ally)))
    if rules.state.episode is None:
        owners = rules.state.laid.get(TESLA, {})
        found += [words.text("page-scythe-has-tesla", name=words.seat(one)) for one in owners]
    return found


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A tap on one of them in a free game; False where it is none."""
    match act.split(" "):
        case ["pair" | "unpair" as do, other]:
            seat = forms.text(form, "who")
            table.do({"do": do, "seat": seat, "with": other}, by)
            if do == "pair" and forms.text(form, BOTH, "") and table.question is None:
                table.do({"do": do, "seat": other, "with": seat}, by)
        case ["use" | "unuse" as do, mod]:
            seat, unused = forms.text(form, "who"), do == "unuse"
            table.do({"do": "use", "seat": seat, "mod": mod, "unused": unused}, by)
        case ["count", seat, what, n]:
            amount = forms.number({"n": n}, "n")
            table.do({"do": "count", "seat": seat, "what": what, "n": amount}, by)
        case _:
            return False
    return True
