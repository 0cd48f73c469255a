"""What two seats have with each other tonight, to be tapped: stars before a rival, an alliance."""

from typing import Any

import msgspec

from thirdchair.scythe.modules.alliances import Alliances
from thirdchair.scythe.modules.rivals import Rivals
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.screen import At, do_for
from thirdchair.web.games.scythe.turns import rules_of

BOTH = "both"
"""The field of a phone that plays for all: whoever is asked has agreed at the table."""


class Stars(msgspec.Struct, frozen=True, kw_only=True):
    """The stars of a seat on the home bases of others, before its first turn."""

    laid: dict[str, int]
    """How many before each of the others."""
    left: int
    most: int


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


def stars_of(at: At, seat: str) -> Stars | None:
    """To lay out before the first turn; None where tonight has no rivals, or it is too late."""
    rules = rules_of(at.table)
    if not isinstance(rules, Rivals) or seat not in at.state.wishes or seat not in rules.humans:
        return None
    abroad = rules.abroad(seat)
    laid = {other: abroad.get(other, 0) for other in rules.state.seats if other != seat}
    most = rules.most_rivals()
    return Stars(laid=laid, left=most - sum(laid.values()), most=most)


def alliance_of(at: At, seat: str) -> Alliance | None:
    """None where tonight has none, or the seat is not in the game."""
    rules = rules_of(at.table)
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


def lying(at: At) -> list[str]:
    """Everybody's stars abroad and alliances, a line each: all of it lies open."""
    rules, words = rules_of(at.table), at.words
    if isinstance(rules, Rivals):
        return [
            words.text("page-fenris-rival", name=words.seat(seat), part=words.seat(other), n=n)
            for seat in rules.state.seats
            for other, n in rules.abroad(seat).items()
        ]
    if not isinstance(rules, Alliances):
        return []
    found = []
    for seat in rules.state.seats:
        ally = rules.ally_of(seat)
        if ally is not None:
            message = "page-fenris-allied" if rules.holds_up(seat) else "page-fenris-broken"
            found.append(words.text(message, name=words.seat(seat), part=words.seat(ally)))
    return found


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A star before somebody, or back; an alliance proposed, agreed to, withdrawn or broken."""
    match act.split(" "):
        case ["pair" | "unpair" as do, other]:
            seat = forms.text(form, "who")
            do_for(table, {"do": do, "seat": seat, "with": other}, by)
            if do == "pair" and forms.text(form, BOTH, "") and table.question is None:
                do_for(table, {"do": do, "seat": other, "with": seat}, by)
        case _:
            return False
    return True
