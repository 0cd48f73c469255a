"""Scythe by lines alone: whatever is asked is said, in all three ways to keep a board."""

from random import Random
from typing import Any

import pytest

from tests.contract.talking import Talk

SEATS = [
    {"name": "Ana", "kind": "human", "faction": "nordic", "mat": "engineering"},
    {"kind": "automa", "faction": "crimea", "level": "ultimaszyna"},
    {"kind": "automa", "faction": "togawa", "level": "autometta"},
]
NEAR = ("r6c3", "r6c4", "r7c4", "r8c1")
"""Territories around the first Automa."""
SCYTHE = {"game": "scythe", "mode": "automa", "chance": "table", "abilities": "ask"}


def answer_of(pending: dict[str, Any], rng: Random) -> Any:
    """Anything that the question offers."""
    match pending["ask"]:
        case "number":
            every = range(pending["min"], pending["max"] + 1)
            return rng.choice([n for n in every if n not in pending.get("impossible", ())])
        case "places":
            return {place: {"s1.mech": 1} for place in pending["options"][:1]}
        case _:
            return rng.choice(pending["options"])


def an_evening(talk: Talk, rng: Random) -> set[str]:
    """Some turns of both Automas, with mechs of Ana in their way; what was asked about."""
    asked: set[str] = set()
    for turn in range(30):
        if turn % 5 == 0:
            talk.ok(do="correct", path="seats.s2.power", value=16)
        talk.send(do="remove", seat="s1", unit="mech", at="base:nordic")  # beaten before
        talk.send(do="place", seat="s1", unit="mech", at=rng.choice(NEAR))
        view = talk.table()["view"]
        if view["over"] or view["ended"]:
            break
        answer = talk.ok(do="automa_turn", seat=("s2", "s3")[turn % 2])
        while pending := answer["pending"]:
            assert pending["say"], pending
            asked.add(pending.get("about") or pending["deck"])
            answer = talk.ok(answer=answer_of(pending, rng))
        assert all(event["say"] for event in answer["events"])
    return asked


@pytest.mark.parametrize(
    ("board", "more"),
    [
        (True, set()),
        ("ask", {"units"}),
        (False, {"attacked", "lost_unit"}),
    ],
)
def test_whatever_is_asked_is_said(board: bool | str, more: set[str]) -> None:
    asked: set[str] = set()
    for seed, language in enumerate(("en", "de", "cs") * 3):
        talk = Talk()
        talk.ok(new={**SCYTHE, "seats": SEATS, "board": board, "language": language})
        asked |= an_evening(talk, Random(seed))
    combat = {"combat_power", "combat_cards", "combat_cards_count", "combat_ability"}
    assert asked >= combat | {"automa"} | more


def test_with_cards_only_a_combat_has_no_place() -> None:
    talk = Talk()
    talk.ok(new={**SCYTHE, "seats": SEATS[:2], "board": False, "abilities": "off"})
    talk.ok(do="correct", path="seats.s2.power", value=9)
    talk.ok(do="automa_turn", seat="s2")
    talk.ok(answer=17)
    pending = talk.ok(answer="s1")["pending"]
    assert (pending["about"], pending["say"]) == (
        "combat_power",
        "Ana: how much power do you put on the dial?",
    )
    assert talk.table()["pending"] == pending
