"""A campaign as a seat sees it. Votes are sealed until they are revealed; all else lies open."""

from typing import Any

import msgspec

from thirdchair.kit.game import View
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.fenris.state import FenrisState, Reckoning, Sheet, Vote
from thirdchair.scythe.views import view_of

SEALED = Vote(0, 0)


def seen_by(state: FenrisState, seat: str | None) -> FenrisState:
    """A campaign without the sealed votes of others: only that they have voted.

    How an Automa votes is printed in the book, and no secret.
    """
    if state.evening in state.revealed:
        return state
    votes = {
        one: vote if one == seat or state.sheets[one].kind == "automa" else SEALED
        for one, vote in state.votes.items()
    }
    return state if votes == state.votes else msgspec.structs.replace(state, votes=votes)


def campaign_view(state: FenrisState, seat: str | None, board: Automa | None) -> View:
    """The view of the contract; `board` are the rules of tonight's game, if there is one."""
    open_votes = state.evening in state.revealed
    view: View = {
        "game": "scythe",
        "mode": "fenris",
        "over": state.over,
        "result": None,
        "episode": state.evening,
        "phase": state.phase,
        "history": [{"episode": one.evening, "winner": one.winner} for one in state.history],
        "sheets": {one: _sheet(sheet) for one, sheet in state.sheets.items()},
        "unlocked": list(state.keys),
        "game_now": None if board is None else view_of(board),
        "chosen": {one: wish.perk for one, wish in state.wishes.items()},
        "columns": msgspec.to_builtins(state.columns),
        "agenda": {one: list(cards) for one, cards in state.agenda.items()},
        "to_log": msgspec.to_builtins(state.to_log),
        "influence": dict(state.influence),
        "voted": list(state.votes),
        "rulings": dict(state.rulings),
    }
    if state.result is not None:
        view["end"] = _end(state.result)
    if state.offers or state.bonuses_due:
        view["offers"] = msgspec.to_builtins(state.offers)
        view["bonuses_due"] = dict(state.bonuses_due)
    if state.change is not None:
        view["change"] = msgspec.to_builtins(state.change)
    if state.to_open:
        view["to_open"] = dict(state.to_open)
    if state.votes:
        shown = {
            one: vote
            for one, vote in state.votes.items()
            if open_votes or one == seat or state.sheets[one].kind == "automa"
        }
        view["votes"] = msgspec.to_builtins(shown)
    return view


def _end(end: Reckoning) -> dict[str, Any]:
    """The end of the campaign: totals as any game has them, and what they are made of."""
    scores = {seat: one.total for seat, one in end.seats.items()}
    return {"winner": list(end.winner), "scores": scores, "seats": msgspec.to_builtins(end.seats)}


def _sheet(sheet: Sheet) -> dict[str, Any]:
    return {
        "kind": sheet.kind,
        "name": sheet.name,
        "faction": sheet.faction,
        "level": sheet.level,
        "state": sheet.presence,
        "played_by": sheet.played_by,
        "wealth": sheet.balance,
        "ledger": msgspec.to_builtins(sheet.wealth),
        "wins": list(sheet.wins),
        "mech_mods": list(sheet.mech_mods),
        "infrastructure_mods": list(sheet.infrastructure_mods),
        "setup_bonuses": dict(sheet.bonuses),
        "perks": list(sheet.perks),
        "triumphs": {column: len(ticks) for column, ticks in sheet.log.items() if ticks},
        **({"base": sheet.base} if sheet.base else {}),
    }
