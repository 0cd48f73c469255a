"""Conquer and explore on random maps, compared with the book written down a second time.

The second version shares nothing with the first but the letters of the pieces: its geometry and
the order of the hexes are read off the arrows of the cards (see the hex tiebreaker rows).
"""

from collections.abc import Iterable
from math import inf
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tapestry.rules_solo.reading import every
from tests.tapestry.rules_solo.test_hex_tiebreaker_rows import AT, STEP, read
from tests.tapestry.rules_solo.test_turn_rows import PRINTED_CARDS
from tests.tapestry.solo_builders import PRINTED, conquer, explore, reacted, solo
from thirdchair.tapestry.events import Conquered, Explored, Protected, TileLaid

ISLAND = 16
AROUND = {
    here: {AT.index((q + dq, r + dr)) for dq, dr in STEP.values() if (q + dq, r + dr) in AT}
    for here, (q, r) in enumerate(AT)
}
ORDER = {card: [hex_ for row in read(card) for hex_ in row] for card in range(1, 23)}
TOPPLE = {int(line.split()[0]) for line in PRINTED_CARDS.strip().splitlines() if "topple" in line}

Map = dict[int, str]
"""The pieces on each hex that has a tile."""


def far(land: Map, start: int, goals: Iterable[int]) -> float:
    """Steps from a hex to the nearest goal, over hexes that the Automa could conquer in a row."""
    goals, seen, edge, steps = set(goals), {start}, {start}, 0
    while edge and not edge & goals:
        steps += 1
        edge = {beside for here in edge for beside in AROUND[here]} - seen
        seen |= edge
        if not edge & goals:
            edge = {here for here in edge if passable(land.get(here, ""))}
    return steps if edge else inf


def passable(pieces: str) -> bool:
    return not set(pieces) & set("Aa") and sum(one in "YyB" for one in pieces) <= 1


def nearest(land: Map, hexes: list[int], goals: Iterable[int]) -> list[int]:
    goals = list(goals)
    best = min(far(land, hex_, goals) for hex_ in hexes)
    return [hex_ for hex_ in hexes if far(land, hex_, goals) == best]


def held(land: Map, letter: str) -> list[int]:
    return [hex_ for hex_, pieces in land.items() if letter in pieces]


def in_reach(land: Map, anywhere: bool) -> set[int]:
    own = held(land, "A")
    return set(AROUND) if anywhere else {hex_ for one in own for hex_ in AROUND[one]}


def conquest(
    land: Map, card: int, *, anywhere: bool, earned: bool, shadows: int
) -> tuple[str, int | None, bool]:
    """What the book says: the kind, the hex, and whether a toppled Shadow outpost follows."""
    reach = in_reach(land, anywhere)
    legal = {hex_ for hex_ in reach & set(land) if len(land[hex_]) < 2 and "A" not in land[hex_]}
    island = not earned and len(land[ISLAND]) < 2
    yours = sorted(hex_ for hex_ in legal if "Y" in land[hex_])
    if yours:
        left = nearest(land, yours, [ISLAND]) if island else yours
        return "opponent", min(left, key=ORDER[card].index), False
    icon = card in TOPPLE and shadows > 0
    left = sorted(legal | (reach - set(land)))
    if not icon:
        left = [hex_ for hex_ in left if not AROUND[hex_] & set(held(land, "Y"))]
    if not left:
        return "skipped", None, False
    if island:
        left = nearest(land, left, [ISLAND])
    single = [hex_ for hex_ in held(land, "Y") if len(land[hex_]) == 1]
    left = nearest(land, left, single or held(land, "Y"))
    hex_ = min(left, key=ORDER[card].index)
    return "neutral", hex_, icon and hex_ != ISLAND and not land.get(hex_)


def exploration(land: Map, card: int, *, anywhere: bool, military: bool) -> int | None:
    """What the book says: the hex that gets a tile."""
    left = sorted(in_reach(land, anywhere) - set(land))
    if left and not military:
        distances = {hex_: far(land, hex_, held(land, "Y")) for hex_ in left}
        left = [hex_ for hex_ in left if distances[hex_] == max(distances.values())]
    return min(left, key=ORDER[card].index, default=None)


pieces = st.sampled_from(
    ["", "", "", "A", "As", "Y", "Y", "Yy", "yA", "Ya", "y", "yy", "YB", "B", "a"]
)
lands = st.dictionaries(st.integers(0, 33), pieces, max_size=20).map(
    lambda found: dict.fromkeys(PRINTED, "") | {22: "AA", 24: "YY"} | found
)
cards = st.integers(1, 22)


def laid(land: Map, card: int, **fields: Any) -> Any:
    return solo(on=land, pair=(7, card), deck=[], **fields)


@settings(max_examples=400)
@given(lands, cards, st.booleans(), st.booleans(), st.integers(0, 2))
def test_conquer(land: Map, card: int, anywhere: bool, earned: bool, shadows: int) -> None:
    kind, hex_, protected = conquest(land, card, anywhere=anywhere, earned=earned, shadows=shadows)
    state = laid(
        land,
        card,
        outposts={"automa": 3, "shadow": shadows, "you": 3},
        achievements={"middle_island": ["automa"] if earned else []},
    )
    answers = [reacted("none")] if kind == "opponent" else []
    done = conquer(state, *answers, anywhere=anywhere)
    if hex_ is None:
        assert not every(done, Conquered)
        return
    (conquered,) = every(done, Conquered)
    assert (conquered.kind, conquered.hex) == (kind, hex_)
    assert [event.hex for event in every(done, TileLaid)] == [hex_] * (hex_ not in land)
    assert [event.hex for event in every(done, Protected)] == [hex_] * protected


@settings(max_examples=200)
@given(lands, cards, st.booleans(), st.booleans())
def test_explore(land: Map, card: int, anywhere: bool, military: bool) -> None:
    hex_ = exploration(land, card, anywhere=anywhere, military=military)
    favorites = ("military", "science") if military else ("science", "military")
    done = explore(laid(land, card, favorites=favorites), anywhere=anywhere)
    assert [event.hex for event in every(done, Explored)] == ([] if hex_ is None else [hex_])
