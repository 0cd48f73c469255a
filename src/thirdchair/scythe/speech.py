"""What the ids of this game name, so that words can be found for them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from thirdchair.scythe.board import MAT, Board
from thirdchair.scythe.mods import name_on

_PLACES = ("at", "from", "to", "workers", "place", "marker")
_NAMED = (
    "ability",
    "action",
    "bonus",
    "change",
    "column",
    "direction",
    "faction",
    "gift",
    "kind",
    "level",
    "mat",
    "perk",
    "pick",
    "terrain",
    "triumph",
    "unit",
    "what",
)
"""Fields whose values are ids with a message `scythe-<field>-<id>`."""
_MODS = ("mod", "mods", "put_back")
"""Fields whose values are mods, one or several."""
_MODULES = ("module", "second")
"""Fields whose values are modules."""
_TRIUMPHS = ("space", "spaces", "star")
"""Fields whose values are triumphs, by other names."""


class Term(NamedTuple):
    """Something that the locales have a name for: the message and what fills it."""

    message: str
    args: Mapping[str, Any] = {}


def seat_name(one: Mapping[str, Any], place: int) -> str | Term:
    """What a person is called; an Automa is named after its faction."""
    if one.get("name", "").strip():
        return str(one["name"]).strip()
    if one.get("kind") == "human":
        return Term("scythe-human", {"number": place})
    if one.get("faction"):
        return Term("scythe-automa", {"faction": one["faction"]})
    return Term("scythe-automa-number", {"number": place})


def term(field: str, value: Any, board: Board) -> Term | None:
    """The name of a place, a unit, an action; None for what is no id."""
    if not isinstance(value, str):
        return None
    if field in _PLACES:
        return place_name(value, board)
    if field == "moves":
        action, _, needs = value.partition(":")
        if needs:
            return Term(f"scythe-action-{action}-needing", {"n": int(needs)})
        return Term(f"scythe-action-{value}")
    if field in _MODS:
        return mod_name(value)
    if field == "factions":
        return Term(f"scythe-faction-{value}")
    if field in _MODULES:
        return Term(f"scythe-module-{value}")
    if field in _TRIUMPHS:
        return Term(f"scythe-triumph-{value}")
    return Term(f"scythe-{field}-{value}") if field in _NAMED else None


def mod_name(written: str) -> Term:
    """A mod by our name for it, or by the one that its owner has typed."""
    typed = name_on(written)
    return Term(f"scythe-mod-{written}") if typed is None else Term("scythe-typed", {"part": typed})


def place_name(place: str, board: Board) -> Term:
    """A territory by terrain and by where it lies from the Factory."""
    head, _, faction = place.partition(":")
    if head == "base":
        return Term("scythe-home-base", {"faction": faction})
    if place == MAT:
        return Term("scythe-on-mat")
    if not board.is_territory(place):
        return Term("scythe-somewhere")
    if place == board.factory:
        return Term("scythe-the-factory")
    return Term(
        "scythe-territory",
        {
            "terrain": board.terrain[place],
            "direction": board.direction[place],
            "steps": board.to_factory[place],
        },
    )


def spoken(event: Mapping[str, Any]) -> dict[str, Any]:
    """An event with what its sentence needs besides."""
    fields = dict(event)
    match event["type"]:
        case "drew":
            fields[event["deck"]] = event["card"]
        case "line":
            needs = event.get("needs") or [0] * len(event["moves"])
            fields["moves"] = [
                f"{move}:{power}" if power else move
                for move, power in zip(event["moves"], needs, strict=True)
            ]
        case "moved" | "actor_moved":
            fields["stays"] = event["from"] == event["to"]
        case "gained":
            fields["amount"] = abs(event["n"])
            fields["sign"] = "minus" if event["n"] < 0 else "plus"
        case "tracker":
            fields["amount"] = abs(event["to"])
            fields["sign"] = "minus" if event["to"] < 0 else "plus"
        case "recruit_bonus":
            fields["amount"] = 1
        case "combat":
            fields["winner"] = [event["winner"]]
            for role in ("attacker", "defender"):
                for what, field in (("total", "totals"), ("power", "power"), ("cards", "cards")):
                    fields[f"{role}_{what}"] = event[field][event[role]]
        case "fought":
            fields["winner"] = [event["winner"]]
        case "result":
            fields["winners"] = len(event["winner"])
        case "booked":
            fields["amount"] = abs(event["amount"])
            fields["sign"] = "minus" if event["amount"] < 0 else "plus"
            fields["noted"] = "yes" if event.get("note") else "no"
        case "perk":
            fields["perk"] = event["perk"] or "none"
        case "revealed":
            fields |= event["totals"]
        case "offered":
            fields["backs"] = len(event.get("put_back", ()))
            fields["drawn"] = len(event.get("mods", ()))
        case "mods_kept" | "mods_laid":
            fields["count"] = len(event["mods"])
        case "worn":
            fields["count"] = len(event["mods"])
            fields["mods"] = list(event["mods"].values())
        case "last_result" | "mat_order" | "leads":
            fields.pop("coins", None)
        case "reckoned":
            fields["coins"] = "none" if event["coins"] is None else event["coins"]
            fields["bonus"] = event["total"] - 2 * (event["coins"] or 0)
        case "episode_over":
            fields["winner"] = [event["winner"]]
    return fields
