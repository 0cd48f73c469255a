"""Taking back and doing again: undo, redo, back, and a set-up that is still asking."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.talking import BY_HAND, SETUP, Talk, started

ASKING = {key: value for key, value in BY_HAND.items() if key != "favorite"}


def view_of(talk: Talk) -> Any:
    return talk.table()["view"]


# Undo and redo


def test_undo_and_redo_lead_back_and_forth() -> None:
    talk = started()
    views = [view_of(talk)]
    events = []
    for _ in range(3):
        answer = talk.ok(do="bots_turn")
        views.append(answer["view"])
        events += answer["events"]

    undone = talk.ok(undo=2)
    assert undone["events"] == []
    assert undone["view"] == views[1]
    assert talk.ok(undo=1)["view"] == views[0]

    redone = talk.ok(redo=3)
    assert redone["view"] == views[3]
    assert redone["events"] == events, "with the same cards"


def test_after_undo_the_same_cards_come_again() -> None:
    """The n-th draw of the app depends on the seed and n alone."""
    talk = started()
    first = talk.ok(do="bots_turn")
    talk.ok(undo=1)
    assert talk.ok(do="bots_turn") == first


def test_the_same_seed_is_the_same_game() -> None:
    one, other = started(seed=5), started(seed=5)
    for _ in range(13):
        assert one.ok(do="bots_turn") == other.ok(do="bots_turn")


def test_another_seed_is_another_game() -> None:
    discards = {
        tuple(played(started(seed=seed), 6)["view"]["decision"]["discard"]) for seed in range(5)
    }
    assert len(discards) == 5


def played(talk: Talk, turns: int) -> dict[str, Any]:
    for _ in range(turns):
        answer = talk.ok(do="bots_turn")
    return answer


def test_a_new_command_drops_what_was_undone() -> None:
    talk = started()
    talk.ok(do="income", who="p1")
    talk.ok(undo=1)
    talk.ok(do="income", who="p2")
    assert talk.no(redo=1)["code"] == "not_now"
    assert view_of(talk)["era"] == {"p1": 0, "p2": 1}


def test_looking_keeps_what_was_undone() -> None:
    talk = started()
    talk.ok(do="income", who="p1")
    talk.ok(undo=1)
    talk.ok(view=True)
    assert talk.ok(redo=1)["view"]["era"]["p1"] == 1


def test_a_refused_command_keeps_what_was_undone() -> None:
    talk = started()
    talk.ok(do="income", who="p1")
    talk.ok(undo=1)
    talk.no(do="advance", who="p1", track="science", steps=13)
    assert talk.ok(redo=1)["view"]["era"]["p1"] == 1


def test_undo_past_the_start_and_redo_past_the_end_change_nothing() -> None:
    talk = started()
    talk.ok(do="income", who="p1")
    assert talk.no(undo=2)["code"] == "not_now"
    assert talk.no(redo=1)["code"] == "not_now"
    talk.ok(undo=1)
    assert talk.no(undo=1)["code"] == "not_now"
    assert talk.no(redo=2)["code"] == "not_now"
    assert talk.ok(redo=1)["view"]["era"]["p1"] == 1


def test_the_end_of_the_game_can_be_undone() -> None:
    talk = started()
    talk.ok(do="finish")
    talk.ok(answer=5)
    talk.ok(answer=3)
    assert talk.no(do="bots_turn")["code"] == "not_now"
    assert talk.ok(undo=1)["view"]["over"] is False
    assert talk.ok(redo=1)["view"]["result"]["winner"] == ["p1"]


# A pending command


def test_an_open_command_counts_as_one() -> None:
    talk = started(chance="table")
    before = talk.ok(do="income", who="p1")["view"]
    talk.ok(do="bots_turn")
    talk.ok(answer=4)
    undone = talk.ok(undo=1)
    assert undone["pending"] is None
    assert undone["view"] == before
    talk.ok(redo=1)
    assert talk.ok(undo=2)["view"]["era"] == {"p1": 0, "p2": 0}
    assert talk.ok(redo=1)["view"] == before


def test_an_open_command_is_done_again_with_the_answers_it_had() -> None:
    talk = started(chance="table")
    talk.ok(do="bots_turn")
    asked = talk.ok(answer=4)
    talk.ok(undo=1)
    again = talk.ok(redo=1)
    assert again == asked
    assert [event["card"] for event in again["events"]] == [4]
    assert talk.ok(answer=1)["pending"] is None


def test_redo_over_several_commands_may_end_in_an_open_one() -> None:
    talk = started(chance="table")
    talk.ok(do="income", who="p1")
    talk.ok(do="finish")
    asked = talk.ok(answer=80)
    talk.ok(undo=2)
    again = talk.ok(redo=2)
    assert again["pending"] == asked["pending"]
    assert again["view"] == asked["view"]
    assert [event["type"] for event in again["events"]] == ["income"]


def test_while_a_question_is_open_only_do_and_redo_must_wait() -> None:
    talk = started(chance="table")
    talk.ok(do="income", who="p1")
    talk.ok(undo=1)
    asked = talk.ok(do="bots_turn")
    assert talk.no(do="bots_turn")["code"] == "not_now"
    assert talk.no(do="income", who="p1")["code"] == "not_now"
    assert talk.no(redo=1)["code"] == "not_now"
    assert talk.ok(view=True)["pending"] == asked["pending"]
    assert talk.ok(answer=3)["pending"]
    assert talk.ok(back=1)["pending"] == asked["pending"]
    assert talk.ok(undo=1)["pending"] is None
    talk.ok(do="bots_turn")
    assert talk.ok(new=SETUP)["pending"] is None


def test_events_are_those_of_the_whole_command_from_its_start() -> None:
    talk = started(chance="table")
    talk.ok(do="bots_turn")
    one = talk.ok(answer=4)["events"]
    two = talk.ok(answer=9)["events"]
    assert two[: len(one)] == one
    assert [event["type"] for event in two] == ["drew", "drew", "advanced"]


def test_back_takes_back_answers_one_by_one() -> None:
    talk = started()
    first = talk.ok(do="finish")
    second = talk.ok(answer=50)
    third = talk.ok(answer=50)
    assert third["pending"]["about"] == "resources"
    fourth = talk.ok(answer=2)

    assert talk.ok(back=1) == third
    talk.ok(answer=2)
    assert talk.ok(back=3) == first
    assert talk.no(back=1)["code"] == "not_now"
    assert talk.ok(answer=50) == second
    assert talk.ok(answer=50) == third
    assert talk.ok(answer=2) == fourth


def test_back_without_an_open_command_is_not_now() -> None:
    talk = started()
    talk.ok(do="bots_turn")
    assert talk.no(back=1)["code"] == "not_now"


# A set-up that is still asking


def test_a_new_table_that_still_asks_leaves_the_old_one_alone() -> None:
    talk = started()
    old = talk.ok(do="bots_turn")["view"]
    asked = talk.ok(new=ASKING)
    assert asked["view"] is None
    assert asked["pending"]["ask"] == "die"
    given_up = talk.ok(undo=1)
    assert given_up["view"] == old
    assert given_up["pending"] is None
    talk.ok(undo=1)
    assert talk.ok(redo=1)["view"] == old, "with its history"


def test_when_it_is_complete_it_replaces_the_old_one() -> None:
    talk = started()
    talk.ok(do="income", who="p1")
    talk.ok(new=ASKING)
    fresh = talk.ok(answer="science")
    assert fresh["view"]["favorites"] == {"shadow": "science"}
    assert fresh["view"]["era"] == {"p1": 0, "p2": 0}
    assert talk.no(undo=1)["code"] == "not_now"


def test_a_refused_new_table_leaves_the_old_one_alone() -> None:
    talk = started()
    old = talk.ok(do="income", who="p1")["view"]
    assert talk.no(new=SETUP | {"players": ["Ana"]})["code"] == "bad_input"
    assert view_of(talk) == old


def test_a_refused_new_table_leaves_an_asking_one_alone() -> None:
    talk = started()
    talk.ok(new=ASKING)
    talk.no(new=SETUP | {"mode": "race"})
    assert talk.ok(answer="science")["view"]["favorites"] == {"shadow": "science"}


def test_an_open_question_of_the_old_table_is_still_open_after_giving_up_a_new_one() -> None:
    talk = started(chance="table")
    talk.ok(do="bots_turn")
    asked = talk.ok(answer=4)
    talk.ok(new=ASKING)
    again = talk.ok(undo=1)
    assert (again["pending"], again["view"]) == (asked["pending"], asked["view"])
    assert talk.ok(answer=9)["view"]["decision"]["discard"] == [4, 9]


def test_without_an_old_table_an_asking_set_up_cannot_be_undone() -> None:
    talk = Talk()
    asked = talk.ok(new=ASKING)
    assert talk.no(undo=1)["code"] == "not_now"
    assert talk.no(back=1)["code"] == "not_now"
    assert talk.table()["pending"] == asked["pending"]


def test_a_set_up_that_asks_waits_for_its_answer() -> None:
    talk = Talk()
    talk.ok(new=ASKING)
    assert talk.no(do="bots_turn")["code"] == "not_now"
    assert talk.no(redo=1)["code"] == "not_now"
    assert talk.no(answer="arts")["code"] == "bad_input"


# Any history

moves = st.sampled_from(
    [
        {"do": "bots_turn"},
        {"do": "advance", "who": "p1", "track": "science"},
        {"do": "advance", "who": "p2", "track": "military", "steps": 3},
        {"do": "income", "who": "p2"},
        {"do": "landmark", "who": "p1", "landmark": "exploration:7"},
        {"do": "correct", "path": "tracks.p1.science", "value": 3},
        {"do": "finish"},
        {"answer": 4},
        {"answer": 9},
        {"back": 1},
        {"undo": 1},
        {"undo": 3},
        {"redo": 1},
        {"redo": 2},
    ]
)


@settings(max_examples=60)
@given(st.lists(moves, max_size=25), st.sampled_from(["app", "table"]))
def test_undo_to_the_start_and_redo_to_the_end_are_exact(
    requests: list[dict[str, Any]], chance: str
) -> None:
    talk = started(chance=chance)
    start = view_of(talk)
    for request in requests:
        talk.send(**request)
    now = talk.table()
    steps = 0
    while talk.send(undo=1)["ok"]:
        steps += 1
    assert view_of(talk) == start
    for _ in range(steps):
        talk.ok(redo=1)
    assert talk.table() == now
