"""The vote: all influence of a seat between two ways, sealed until everybody's is opened.

Three ways of voting mix: each on its own phone, one phone that is passed round behind a cover, or
fists at the table, of which only the outcome is entered. Somebody alone has nothing to hide.
"""

from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.fenris.rewards.votes import WAYS, still_to_vote
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.screen import At, campaign_of

TEMPLATE = "scythe/fenris/cards/vote.html"
UNCOVERED = "vote.uncovered"
"""What `see` says once the phone is in the right hands."""
CHANGE = "vote.change"


def is_open(state: FenrisState) -> bool:
    """Is there something to decide?"""
    return bool(state.influence)


def show(at: At) -> dict[str, Any]:
    """The discs of a seat; of the others only who has sealed."""
    state, who = at.state, at.mine or at.who  # nobody votes for others on a phone of their own
    voters = voting(state)
    missing = [one for one in voters if one in still_to_vote(state)]
    revealed = state.evening in state.revealed
    return {
        "ways": list(WAYS),
        "voters": voters,
        "missing": missing,
        "next": next((seat for seat in missing if seat not in at.elsewhere), None),
        "elsewhere": [seat for seat in missing if seat in at.elsewhere],
        "revealed": revealed,
        "alone": len(voters) == 1,
        "fists_decide": not any(seat in state.votes for seat in voters),
        "who": who,
        "tokens_held": state.influence.get(who, 0),
        "sealed": who in state.votes,
        "uncovered": at.see == UNCOVERED,
        "covered": at.mine is None and len(voters) > 1 and not revealed and at.see != UNCOVERED,
        "changing": at.see == CHANGE,
        "automas": _automas(at),
        "decides": state.history[-1].winner if revealed else None,
    }


def voting(state: FenrisState) -> list[str]:
    """The people who have a vote."""
    return [seat for seat in state.influence if state.sheets[seat].kind == "human"]


def _automas(at: At) -> list[dict[str, Any]]:
    """How Automas vote is printed in the book: shown openly, with the rule."""
    found = []
    for seat, cast in at.state.votes.items():
        if at.state.sheets[seat].kind == "automa":
            rule = "even" if cast.war else "odd"
            said = at.words.rule(f"fen.e1.automa.vote.{rule}")
            found.append({"seat": seat, "war": cast.war, "peace": cast.peace, "rule": said})
    return found


def opened(at: At) -> dict[str, Any] | None:
    """All votes of the evening, once they are open."""
    if at.state.phase != "rewards" or at.state.evening not in at.state.revealed:
        return None
    votes = at.state.votes
    rows = [{"seat": seat, "war": one.war, "peace": one.peace} for seat, one in votes.items()]
    cast = votes.values()
    totals = {"war": sum(one.war for one in cast), "peace": sum(one.peace for one in cast)}
    return {"rows": rows, "totals": totals}


def decided(at: At) -> str:
    """Which way the vote took, and how it came to that."""
    state = at.state
    way = at.words.text(f"page-fenris-way-{state.branch}")
    cast = state.cast.values()
    n = {one: sum(getattr(vote, one) for vote in cast) for one in WAYS}
    if not cast:
        return at.words.text("page-fenris-vote-fists", part=way)
    first, second = sorted(n.values(), reverse=True)
    if first == second:
        name = at.words.seat(state.history[-1].winner)
        return at.words.text("page-fenris-vote-tied", n=first, other=second, name=name, part=way)
    return at.words.text("page-fenris-vote-won", n=first, other=second, part=way)


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A vote is sealed, all are opened, or the table says how it was decided."""
    match act.split(" "):
        case ["seal"]:
            table.do(_ballot(campaign_of(table), form, forms.text(form, "stake")), by)
        case ["alone", stake]:
            table.do(_ballot(campaign_of(table), form, stake), by)
            table.do({"do": "reveal"}, by)
        case ["reveal"]:
            table.do({"do": "reveal"}, by)
        case ["decide", way]:
            table.do({"do": "decide", "branch": way}, by)
        case _:
            return False
    return True


def _ballot(state: FenrisState, form: dict[str, Any], stake: str) -> dict[str, Any]:
    """All for the one, all for the other, or so many for the first."""
    seat = forms.text(form, "who")
    has = state.influence.get(seat, 0)
    first, second = WAYS
    match stake:
        case "split":
            given = forms.number(form, "split")
        case _ if stake == first:
            given = has
        case _ if stake == second:
            given = 0
        case _:
            raise bad_input("unknown-value", where="stake", value=stake)
    return {"do": "vote", "seat": seat, first: given, second: has - given}
