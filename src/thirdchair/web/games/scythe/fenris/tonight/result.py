"""The result of an evening: a column for each seat, from any phone; one number is enough.

What the game knows stands there beforehand: stars, what tonight counts, and the coins if the
scoring sheet was filled in, or if an Automa's can be counted here.
"""

from itertools import chain
from typing import Any

import msgspec

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.state import Column, FenrisState
from thirdchair.scythe.fenris.tonight.results import MOST_COINS
from thirdchair.table.journal import Table
from thirdchair.web import doubts, forms
from thirdchair.web.games.scythe.fenris.screen import At, campaign_of, do_for, rules_of_campaign
from thirdchair.web.games.scythe.turns import rules_of

TEMPLATE = "scythe/fenris/result.html"
NAME = "result"
STAR = "star-"
FACT = "fact-"


class Triumph(msgspec.Struct, frozen=True):
    """A triumph of the track, how many stars a seat has there, and how many it may have."""

    id: str
    n: int
    most: int


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """The column of a seat as it is filled in by now."""

    seat: str
    told: bool
    """Has somebody sent it?"""
    coins: int | None
    """None as long as nobody knows it."""
    stars: list[Triumph]
    facts: dict[str, int]

    @property
    def known(self) -> bool:
        """Is nothing left to be asked?"""
        return self.coins is not None


def open_to(state: FenrisState) -> bool:
    """While a game is on the board."""
    return state.tonight is not None


def show(at: At) -> dict[str, Any]:
    """All columns, and the one that is to be filled in here."""
    sheets = {seat: sheet_of(at, seat) for seat in rules_of(at.table).state.seats}
    missing = [seat for seat, one in sheets.items() if not one.known]
    filling = _filling(at, sheets, missing)
    return {
        "columns": sheets,
        "missing": missing,
        "filling": filling,
        "most": MOST_COINS,
        "least": {seat: at.rules.least_coins(seat) for seat in sheets},
        "most_facts": {what: at.rules.most_of(what) for what in at.rules.counts()},
        "extra": _extra(at, filling) if filling else [],
        "counted": rules_of(at.table).state.result is not None,
        "order": list(sheets),
    }


def _filling(at: At, sheets: dict[str, Sheet], missing: list[str]) -> str | None:
    """Whose column is open: the one that was asked for, one's own, or the next that is missing.

    A phone with a seat of its own does not go on to those of the others by itself.
    """
    asked = (at.see or "").partition(".")[2]
    if asked in sheets:
        return asked
    mine = at.saved.table.speaker
    if mine in sheets:
        return mine if not sheets[mine].told else None
    waiting = [seat for seat in missing if not sheets[seat].told]
    return next(iter(waiting), None)


def _extra(at: At, seat: str) -> list[str]:
    """What beside the usual counts into the number of a seat tonight, in our words."""
    scope = f"e{at.state.evening}"
    others = "player" if seat in rules_of(at.table).automas else "automa"
    rows = at.words.reader.told(at.table.game.ledger.values())
    return [
        at.words.rule(row.id)
        for row in rows
        if (row.scope, row.kind) == (scope, "score") and row.actor != others
    ]


def sheet_of(at: At, seat: str) -> Sheet:
    """What was told of a seat, else what the game knows of it."""
    rules, said = rules_of(at.table), at.state.columns.get(seat)
    return Sheet(
        seat=seat,
        told=said is not None,
        coins=said.coins if said else _coins(rules, seat),
        stars=_stars(at.rules, seat, said),
        facts=_facts(at, seat, said),
    )


def _coins(rules: Automa, seat: str) -> int | None:
    """From the scoring sheet; an Automa whose territories are known counts them itself."""
    if rules.state.result is not None:
        return rules.state.result.scores[seat]
    automa = rules.state.seats[seat].kind == "automa"
    return rules.scored(seat, {}).total if automa and not rules.sheet(seat) else None


def _stars(rules: Campaign, seat: str, said: Column | None) -> list[Triumph]:
    placed = rules.rules_of_tonight().state.seats[seat].stars
    return [
        Triumph(one, said.stars.count(one) if said else n, rules.most_stars(seat, one))
        for one, n in placed.items()
    ]


def _facts(at: At, seat: str, said: Column | None) -> dict[str, int]:
    known = said.facts if said else {}
    return {what: known.get(what, at.rules.held(seat, what)) for what in at.rules.counts()}


# What a button does


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A column is sent, or the result is closed with all of them."""
    match act.split(" "):
        case ["column", seat]:
            column = _column(table, seat, form)
            do_for(table, column, by)
            doubts.check(list(rules_of_campaign(table).slips_in(seat, column["coins"])), form)
        case ["result"]:
            campaign, result = rules_of_campaign(table), _all(table)
            counted = (campaign.slips_in(*one) for one in result["coins"].items())
            doubts.check([*campaign.slips(), *chain(*counted)], form)
            table.do(result, by)
        case _:
            return False
    return True


def _column(table: Table, seat: str, form: dict[str, Any]) -> dict[str, Any]:
    """What the form says. A box without a cross is a star that is not there."""
    rules, campaign = rules_of(table), rules_of_campaign(table)
    column: dict[str, Any] = {"coins": forms.number(form, "coins")}
    if seat in rules.state.seats:
        column["stars"] = [
            one
            for one in rules.state.seats[seat].stars
            for _ in range(_ticked(form, one, campaign.most_stars(seat, one)))
        ]
        facts = {
            what: forms.number({f"{FACT}{what}": "0", **form}, f"{FACT}{what}")
            for what in campaign.counts()
        }
        column["facts"] = facts
    return {"do": "episode_result", "seat": seat, **column}


def _ticked(form: dict[str, Any], triumph: str, most: int) -> int:
    """How many stars: a box for each, or a number where there may be many."""
    if (number := f"{STAR}{triumph}") in form:
        return min(forms.number(form, number), most + 1)
    return sum(f"{number}-{place}" in form for place in range(most))


def _all(table: Table) -> dict[str, Any]:
    """Everybody's result; of a seat that nobody told, what an Automa counts itself."""
    rules, columns = rules_of(table), campaign_of(table).columns
    coins = {
        seat: total
        for seat in rules.state.seats
        if seat not in columns and (total := _coins(rules, seat)) is not None
    }
    return {"do": "episode_result", "coins": coins}
