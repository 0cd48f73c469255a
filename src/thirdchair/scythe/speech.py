"""What the ids of this game name, so that words can be found for them."""

from collections.abc import Callable, Mapping
from typing import Any

from thirdchair.kit.game import Term
from thirdchair.scythe.board import MAT, board

_PLACES = ("at", "from", "to", "workers", "place", "target")
_NAMED = {
    "unit": "unit",
    "what": "what",
    "action": "action",
    "moves": "action",
    "triumph": "triumph",
    "faction": "faction",
    "terrain": "terrain",
    "direction": "direction",
    "level": "level",
    "mat": "mat",
    "deck": "deck",
    "kind": "kind",
    "pick": "pick",
}
"""Fields whose values are ids with a message `<kind>-<id>`."""


def names(setup: dict[str, Any]) -> dict[str, str | Term]:
    """What people are called; an Automa is named after its faction."""
    called: dict[str, str | Term] = {}
    for place, one in enumerate(setup.get("seats", ()), start=1):
        called[f"s{place}"] = _name(one, place)
    return called


def _name(one: Mapping[str, Any], place: int) -> str | Term:
    if one.get("name", "").strip():
        return str(one["name"]).strip()
    if one.get("kind") == "human":
        return Term("player", {"place": place})
    if one.get("faction"):
        return Term("automa", {"faction": one["faction"]})
    return Term("automa-number", {"place": place})


def term(field: str, value: Any) -> Term | None:
    """The name of a place, a unit, an action; None for what is no id."""
    if not isinstance(value, str):
        return None
    if field in _PLACES:
        return place_name(value)
    kind = _NAMED.get(field)
    return Term(f"{kind}-{value}", {}) if kind else None


def place_name(place: str) -> Term:
    """A territory by terrain and by where it lies from the Factory."""
    map_, (head, _, faction) = board(), place.partition(":")
    if head == "base":
        return Term("home-base", {"faction": faction})
    if place == MAT:
        return Term("on-mat", {})
    if not map_.is_territory(place):
        return Term("somewhere", {})
    if place == map_.factory:
        return Term("the-factory", {})
    return Term(
        "territory",
        {
            "terrain": map_.terrain[place],
            "direction": map_.direction[place],
            "steps": map_.to_factory[place],
        },
    )


def spoken(event: Mapping[str, Any]) -> Mapping[str, Any]:
    """Totals of a combat as numbers beside the names."""
    more = _MORE.get(event["type"])
    return {**event, **more(event)} if more else event


def _combat(event: Mapping[str, Any]) -> dict[str, Any]:
    return {
        f"{role}_{what}": event[field][event[role]]
        for role in ("attacker", "defender")
        for what, field in (("total", "totals"), ("power", "power"), ("cards", "cards"))
    } | {"place": event["at"]}


_MORE: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {"combat": _combat}
