"""Set-ups such that every two choices that can meet do meet in one of them."""

from itertools import combinations, product
from typing import Any

EXPANSIONS = [
    list(names) for count in range(4) for names in combinations(("PP", "AA", "FF"), count)
]
ARTS = [None, "exploration", "science", "military", "technology"]
LEVELS = [1, 2, 3, 4, 5, 6]
CIVS = ["drawn", "equalizers", "iconoclasts", "hucksters", "trailblazers", "by_hand", "blocks"]
CHANCES = ["app", "table"]

BOX: dict[str, Any] = {
    "civs": [
        {"id": "by_hand", "name": "By Hand", "expansion": "FF", "back": "blocks"},
        {
            "id": "blocks",
            "name": "Blocks",
            "expansion": "AA",
            "favorite": "arts",
            "effects": [
                {"do": "advance", "track": "arts", "benefit": False},
                {"do": "advance"},
                {"do": "research"},
                {"do": "conquer", "anywhere": True, "turns": [3]},
                {"do": "explore", "turns": [2, 4]},
                {"do": "points", "n": 2, "per": "landmarks"},
                {"do": "tapestry", "turns": [5]},
                {"do": "landmark", "turns": [4]},
                {"do": "note", "text": "Look at the card.", "turns": [2]},
            ],
        },
    ],
    "arts.spaces": {"2": [{"do": "research"}], "6": [{"do": "regress", "among": ["arts"]}]},
}

Choice = tuple[str, str]


def possible(expansions: list[str], arts: str | None, strike: bool, civ: str) -> bool:
    """Can these be at one table?"""
    needs = {"drawn": None, "by_hand": "FF", "blocks": "AA"}.get(civ, "PP")
    if needs is not None and needs not in expansions:
        return False
    return ("AA" in expansions or arts is None) and (arts is not None or not strike)


def all_setups() -> list[dict[str, Any]]:
    """Every set-up that there is."""
    return [
        {
            "expansions": expansions,
            "arts": arts,
            "double_strike": strike,
            "level": level,
            "civ": civ,
            "chance": chance,
        }
        for expansions, arts, strike, civ, level, chance in product(
            EXPANSIONS, ARTS, (False, True), CIVS, LEVELS, CHANCES
        )
        if possible(expansions, arts, strike, civ)
    ]


def pairs_of(setup: dict[str, Any]) -> set[tuple[Choice, Choice]]:
    """The pairs of choices that this set-up has."""
    choices = [(key, str(value)) for key, value in setup.items()]
    return set(combinations(choices, 2))


def covering(setups: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A few of these that have all their pairs, always the one with the most new ones."""
    left = set().union(*(pairs_of(setup) for setup in setups))
    rest = [(setup, pairs_of(setup)) for setup in setups]
    chosen = []
    while left:
        setup, pairs = max(rest, key=lambda one: len(one[1] & left))
        chosen.append(setup)
        left -= pairs
    return chosen


def request(setup: dict[str, Any], seed: int) -> dict[str, Any]:
    """The set-up as it is sent."""
    fields = {key: value for key, value in setup.items() if key != "civ"}
    civs = [] if setup["civ"] == "drawn" else [setup["civ"]]
    if civs and setup["level"] == 6:
        civs.append("engineers")
    given = {"civs": civs} if civs else {}
    return {"game": "tapestry", "mode": "solo", "seed": seed, "box": BOX, **given, **fields}
