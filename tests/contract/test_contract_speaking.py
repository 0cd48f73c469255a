"""`"as"` beside any request: who speaks. `"once"` beside a `new`: a repeat is harmless."""

import pytest

from tests.contract.talking import SETUP, Talk, started

SOLO = {"game": "tapestry", "mode": "solo", "seed": 3, "level": 2}
SCYTHE = {
    "game": "scythe",
    "mode": "automa",
    "seed": 3,
    "seats": [
        {"name": "Ana", "kind": "human", "faction": "nordic", "mat": "industrial"},
        {"kind": "automa", "faction": "crimea", "level": "automa"},
    ],
}


def test_any_request_may_say_who_speaks() -> None:
    talk = Talk()
    talk.ok(new=SETUP, **{"as": "p1"})
    talk.ok(do="advance", who="p1", track="science", **{"as": "p1"})
    talk.ok(do="bots_turn", **{"as": "p2"})
    talk.ok(undo=1, **{"as": "p2"})
    talk.ok(redo=1, **{"as": "p1"})
    seen = talk.ok(view=True, **{"as": "p2"})
    assert seen["view"] == talk.table()["view"], "a duel has no secrets"
    assert seen["view"]["turn"] == 1


@pytest.mark.parametrize(
    ("setup", "seats"),
    [(SETUP, "p1, p2"), (SOLO, "you"), (SCYTHE, "s1")],
    ids=["duel", "solo", "scythe"],
)
def test_only_people_at_the_table_speak(setup: dict[str, object], seats: str) -> None:
    talk = Talk()
    talk.ok(new=setup)
    for stranger in ("automa", "s2", "shadow", "P1", "", 1, ["p1"]):
        error = talk.no(view=True, **{"as": stranger})
        assert (error["code"], error["where"]) == ("bad_input", "as")
        assert seats in error["message"]


def test_a_new_table_for_a_stranger_is_none() -> None:
    talk = started()
    error = talk.no(new=SETUP | {"players": ["Cyr", "Dana"]}, **{"as": "p3"})
    assert error["where"] == "as"
    assert talk.session.coming is None


def test_a_new_that_comes_again_is_the_same_table() -> None:
    talk = Talk()
    first = talk.ok(new=SETUP, once="a")
    talk.ok(do="bots_turn")
    again = talk.ok(new=SETUP, once="a")
    assert again["events"] == first["events"]
    assert again["view"]["turn"] == 1, "what was played since still stands"
    assert talk.ok(new=SETUP, once="b")["view"]["turn"] == 0


def test_once_is_a_text_and_belongs_to_a_new() -> None:
    talk = started()
    assert talk.no(new=SETUP, once=1)["where"] == "once"
    assert talk.no(view=True, once="a")["where"] == "once"
