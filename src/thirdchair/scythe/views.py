"""The table as everybody may see it. Decks are counts: there is no order to leak."""

from typing import Any

import msgspec

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.state import AutomaState


def view_of(rules: Automa) -> dict[str, Any]:
    """The view of the contract; a table with modules says which."""
    state = rules.state
    view: dict[str, Any] = {
        "game": "scythe",
        "mode": state.__struct_config__.tag,
        "turn": state.turn,
        "over": state.over,
        "ended": state.ended,
        "result": None if state.result is None else msgspec.to_builtins(state.result),
        "board": state.board,
        "cooperative": state.cooperative,
        "seats": {seat: _seat(seat, rules) for seat in state.seats},
        "units": _units(state),
        "tokens": msgspec.to_builtins(state.tokens),
        "automa_decks": {
            key: {"deck": len(deck.cards), "discard": list(deck.discard), "last": deck.last}
            for key, deck in state.decks.items()
        },
        "marker": state.marker,
        "abilities": state.abilities,
        "rulings": dict(state.rulings),
    }
    if state.modules:
        view["modules"] = list(state.modules)
    if state.homes:
        view["homes"] = dict(state.homes)
    if state.track:
        view["track"] = list(state.track)
    if state.laid:
        view["laid"] = {kind: dict(at) for kind, at in state.laid.items()}
    if state.actors:
        view["actors"] = msgspec.to_builtins(state.actors)
    return view


def _seat(seat: str, rules: Automa) -> dict[str, Any]:
    one = rules.state.seats[seat]
    shown: dict[str, Any] = {
        "kind": one.kind,
        "name": one.name,
        "faction": one.faction,
        "power": one.power,
        "cards": one.cards,
        "coins": one.coins,
        "popularity": one.popularity,
        "stars": dict(one.stars),
        "reserve": {unit: max(0, rules.on_mat(seat, unit)) for unit in rules.numbers.pieces},
        "tokens": one.tokens,
    }
    if one.holds:
        shown["holds"] = dict(one.holds)
    if one.worn:
        shown["worn"] = dict(one.worn)
    if one.turned:
        shown["turned"] = dict(one.turned)
    if one.kind == "human":
        shown["mat"] = one.mat
    else:
        shown |= {
            "level": one.level,
            "tracker": one.tracker,
            "scheme": one.scheme,
            "factory_card": one.factory_card,
        }
    return shown


def _units(state: AutomaState) -> list[dict[str, Any]]:
    """One entry per seat, kind and place; with cards only nobody knows where they stand."""
    if state.board is False:
        return []
    return [
        {"seat": seat, "unit": unit, "at": place, "n": n}
        for seat, one in state.seats.items()
        for unit, places in one.units.items()
        for place, n in sorted(places.items())
    ]
