"""Mending by programs: opened, gone on with, decided about; until then the table stays."""

from pathlib import Path
from typing import Any

import pytest

from tests.contract.talking import BY_HAND, Talk
from thirdchair.cli.saving import SavingSession
from thirdchair.games import GAMES, VOICES

PAIRS = ((1, 2), (3, 4), (5, 6))


def with_real_cards(talk: Talk | None = None) -> Talk:
    """Three turns of the Shadow Empire: the steps 1, 2 and 3."""
    talk = talk or Talk()
    talk.ok(new=BY_HAND)
    for pair in PAIRS:
        talk.ok(do="bots_turn")
        for card in pair:
            talk.ok(answer=card)
    return talk


def wrong_card() -> Talk:
    """The second card of step 1 was in truth the 4, which step 2 says it drew."""
    talk = with_real_cards()
    talk.ok(mend={"step": 1, "kind": "answers", "other": {"1": 4}})
    return talk


def discard(talk: Talk) -> Any:
    return talk.table()["view"]["decision"]["discard"]


def test_a_mend_says_what_no_longer_fits_and_leaves_the_table_as_it_was() -> None:
    talk = with_real_cards()
    before = talk.table()
    assert "mend" not in before
    told = talk.ok(mend={"step": 1, "kind": "answers", "other": {"1": 4}})
    mend = told.pop("mend")
    assert told == before
    assert (mend["step"], mend["whole"], mend["pending"], mend["differs"]) == (1, False, None, [])
    (misfit,) = mend["misfits"]
    assert (misfit["step"], misfit["command"]) == (2, {"do": "bots_turn"})
    assert misfit["say"].startswith("“4” is not among the options")


def test_it_is_answered_one_step_after_the_other_until_it_is_whole() -> None:
    talk = wrong_card()
    told = talk.ok(mend={"again": 2})["mend"]
    assert told["asked"] == 2
    assert (told["pending"]["ask"], told["pending"]["deck"]) == ("draw", "decision")
    assert 4 not in told["pending"]["options"]
    talk.ok(mend={"answer": 3})
    assert talk.no(mend={"answer": 3})["code"] == "bad_input"
    assert talk.no(mend={"answer": "7"})["code"] == "bad_input"
    told = talk.ok(mend={"answer": 7})["mend"]
    assert told["whole"]
    assert {"path": "decision.discard", "now": [1, 2, 3, 4, 5, 6], "then": [1, 4, 3, 7, 5, 6]} in (
        told["differs"]
    )
    assert discard(talk) == [1, 2, 3, 4, 5, 6]
    told = talk.ok(mend={"decide": "take"})
    assert "mend" not in told
    assert told["events"] == []
    assert discard(talk) == [1, 4, 3, 7, 5, 6]


def test_what_was_said_last_is_taken_back() -> None:
    talk = wrong_card()
    first = talk.table()["mend"]
    talk.ok(mend={"again": 2})
    asked = talk.table()["mend"]
    talk.ok(mend={"answer": 3})
    assert talk.ok(mend={"back": 1})["mend"] == asked
    assert talk.ok(mend={"back": 1})["mend"] == first
    assert talk.no(mend={"back": 1})["code"] == "not_now"


def test_a_step_is_left_out_and_it_is_said_whose_turn_is_missing() -> None:
    talk = Talk()
    talk.ok(new=BY_HAND)
    for who in ("p1", "p2"):
        talk.ok(do="advance", who=who, track="science")
    talk.ok(do="bots_turn")
    talk.ok(answer=1)
    talk.ok(answer=2)
    talk.ok(do="income", who="p1")
    told = talk.ok(mend={"step": 3, "kind": "delete"})["mend"]
    assert told["missing"] == [{"step": 3, "who": ["shadow"]}]
    assert told["whole"]


def test_it_goes_back_to_before_the_first_step_that_no_longer_fits() -> None:
    talk = wrong_card()
    assert talk.no(mend={"until": 3})["code"] == "bad_input"
    told = talk.ok(mend={"until": 2})
    assert "mend" not in told
    assert discard(talk) == [1, 4]
    assert told["view"]["turn"] == 1


def test_pieces_are_kept_and_the_record_mended() -> None:
    talk = wrong_card()
    talk.ok(mend={"without": 2})
    assert talk.table()["mend"]["without"] == [2]
    talk.ok(mend={"decide": "keep"})
    assert discard(talk) == [1, 2, 3, 4, 5, 6]
    assert talk.ok(undo=1)["view"]["decision"]["discard"] == [1, 4, 5, 6]


def test_given_up_it_never_was() -> None:
    talk = with_real_cards()
    before = talk.table()
    talk.ok(mend={"step": 1, "kind": "answers", "other": {"1": 4}})
    talk.ok(mend={"again": 2})
    told = talk.ok(mend={"decide": "give_up"})
    assert told == before


def test_a_forgotten_command_asks_what_it_asks() -> None:
    talk = with_real_cards()
    told = talk.ok(mend={"step": 4, "kind": "insert", "command": {"do": "bots_turn"}})["mend"]
    assert told["pending"]["options"] == [7, 8, 9, 10, 11, 12]
    assert told["asked"] is None
    talk.ok(mend={"answer": 7})
    assert talk.ok(mend={"answer": 8})["mend"]["whole"]
    talk.ok(mend={"decide": "take"})
    assert discard(talk) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "bots_turn"},
        {"do": "correct", "path": "tracks.p1.science", "value": 3},
        {"undo": 1},
        {"mend": {"step": 2, "kind": "delete"}},
    ],
)
def test_while_it_is_open_the_table_takes_nothing_else(request_: dict[str, Any]) -> None:
    talk = wrong_card()
    error = talk.no(**request_)
    assert error["code"] == "not_now"
    assert "Step 1 is being fixed" in error["message"]


@pytest.mark.parametrize(
    "mend",
    [
        {},
        [],
        "take",
        {"again": 2, "without": 2},
        {"again": 3},
        {"again": True},
        {"again": "2"},
        {"without": 0},
        {"stays": True},
        {"sealed": "p1"},
        {"sealed": "p1", "stays": True},
        {"back": 2},
        {"decide": "leave"},
        {"until": 1},
        {"nonsense": 1},
        {"step": 1},
        {"step": "1", "kind": "delete"},
        {"step": 1, "kind": "forget"},
        {"step": 1, "kind": "delete", "answer": 1},
    ],
)
def test_what_is_no_request_about_a_mend_is_refused(mend: Any) -> None:
    assert wrong_card().no(mend=mend)["code"] == "bad_input"


@pytest.mark.parametrize(
    "mend",
    [
        {"step": 9, "kind": "delete"},
        {"step": -1, "kind": "answers"},
        {"step": 0, "kind": "delete"},
        {"step": 1, "kind": "answers", "other": {"7": 1}},
        {"step": 1, "kind": "answers", "other": {"0": 99}},
        {"step": 1, "kind": "insert"},
        {"step": 1, "kind": "insert", "command": {"do": "dance"}},
        {"step": 1, "kind": "replace", "command": {"do": "new"}},
    ],
)
def test_what_cannot_be_mended_opens_nothing(mend: Any) -> None:
    talk = with_real_cards()
    assert talk.no(mend=mend)["code"] == "bad_input"


@pytest.mark.parametrize("mend", [{"again": 2}, {"decide": "take"}, {"answer": 3}, {"back": 1}])
def test_where_none_is_open_there_is_nothing_to_go_on_with(mend: Any) -> None:
    assert with_real_cards().no(mend=mend)["code"] == "not_now"


def test_what_is_not_whole_is_not_taken_over() -> None:
    talk = wrong_card()
    for decision in ("take", "keep"):
        assert talk.no(mend={"decide": decision})["code"] == "not_now"


def test_it_is_kept_with_a_saved_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path))
    talk = Talk()
    talk.session = SavingSession(GAMES, VOICES, "evening")
    with_real_cards(talk)
    talk.ok(mend={"step": 1, "kind": "answers", "other": {"1": 4}})
    talk.ok(mend={"again": 2})
    told = talk.ok(mend={"answer": 3})
    again = Talk()
    again.session = SavingSession(GAMES, VOICES, "evening")
    assert again.table()["mend"] == told["mend"]
    again.ok(mend={"answer": 7})
    again.ok(mend={"decide": "take"})
    assert discard(again) == [1, 4, 3, 7, 5, 6]


MAD_TESLA = {"do": "actor_turn", "actor": "mad_tesla"}
WITH_MAD_TESLA: dict[str, Any] = {
    "game": "scythe",
    "mode": "automa",
    "seed": 3,
    "modules": ["mad_tesla"],
    "abilities": "off",
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "industrial"},
        {"kind": "automa", "faction": "crimea", "level": "automa"},
    ],
}


def after_three_of_his_turns() -> Talk:
    """The app rolls, and then people are asked where that number points on their tile."""
    talk = Talk()
    talk.ok(new=WITH_MAD_TESLA)
    talk.ok(answer="destroyed")
    for _ in range(3):
        told = talk.ok(**MAD_TESLA)
        while told["pending"] is not None:
            told = talk.ok(answer=told["pending"]["options"][0])
    return talk


def test_what_people_answer_never_stands_for_what_the_app_rolls_before_it() -> None:
    talk = after_three_of_his_turns()
    told = talk.ok(mend={"step": 1, "kind": "replace", "command": MAD_TESLA})["mend"]
    face, way = told["pending"]["about"], told["pending"]["options"][1]
    told = talk.ok(mend={"answer": way})["mend"]
    assert told["pending"] is None or told["pending"]["about"] != face
    step = told["misfits"][0]["step"]
    told = talk.ok(mend={"again": step})["mend"]
    while told["pending"] is not None:
        told = talk.ok(mend={"answer": told["pending"]["options"][-2]})["mend"]
    assert step not in [one["step"] for one in told["misfits"]]
