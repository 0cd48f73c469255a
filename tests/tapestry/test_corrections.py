"""Corrections: what the material forbids is refused, what is odd is taken and said."""

from typing import Any

import pytest

from tests.contract.talking import Talk

SOLO = {
    "game": "tapestry",
    "mode": "solo",
    "civs": ["engineers"],
    "favorites": {"automa": "technology", "shadow": "science"},
    "seed": 11,
}
DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"], "favorite": "science"}
ISLAND = 16


def table(setup: dict[str, Any] = SOLO, *before: tuple[str, Any]) -> Talk:
    talk = Talk()
    talk.ok(new=setup)
    for path, value in before:
        talk.ok(do="correct", path=path, value=value)
    return talk


def outposts(*who: str, toppled: bool = False) -> dict[str, Any]:
    return {"tile": True, "tokens": [{"who": seat, "toppled": toppled} for seat in who]}


def odd(talk: Talk, path: str, value: Any) -> list[dict[str, Any]]:
    """What the event of a correction says is odd; the view shows the correction."""
    (event,) = talk.ok(do="correct", path=path, value=value)["events"]
    assert event["to"] == value
    found: list[dict[str, Any]] = event.get("odd", [])
    assert ("Odd" in event["say"]) == bool(found)
    return found


def refused(talk: Talk, path: str, value: Any) -> str:
    """The sentence of a refusal; nothing has changed."""
    before = talk.ok(view=True)["view"]
    error = talk.no(do="correct", path=path, value=value)
    assert error["code"] == "bad_input"
    assert talk.ok(view=True)["view"] == before
    return str(error["message"])


# What the material forbids


def test_three_outposts_on_a_hex() -> None:
    assert "2 pieces" in refused(table(), "hexes.16", outposts("you", "automa", "shadow"))


def test_a_landmark_with_two_owners() -> None:
    for setup, seats in ((SOLO, ["you", "automa"]), (DUEL, ["p1", "p2"])):
        assert "one seat only" in refused(table(setup), "landmarks.science:4", seats)


@pytest.mark.parametrize("space", [13, -1])
def test_a_token_past_the_end_or_before_the_start(space: int) -> None:
    for setup, seat in ((SOLO, "automa"), (DUEL, "p1")):
        sentence = refused(table(setup), f"tracks.{seat}.science", space)
        assert "from 0 to 12" in sentence


def test_a_second_token_past_the_end() -> None:
    assert "from 0 to 12" in refused(table(), "tracks.you2.science", 13)


def test_more_outposts_in_supply_than_there_are() -> None:
    assert "0 to 10" in refused(table(), "outposts.you", 11)


def test_an_eleventh_outpost_on_the_map() -> None:
    talk = table()
    free = [0, 4, 6, 7, 15, 16, 17, 25]  # two more lie in your capital from the start
    for at in free:
        talk.ok(do="correct", path=f"hexes.{at}", value=outposts("you"))
    assert "more outposts on the map than the 10" in refused(talk, "hexes.26", outposts("you"))
    buildings = {"tile": True, "tokens": [{"who": "you", "piece": "building"}]}
    talk.ok(do="correct", path="hexes.26", value=buildings)  # a building is no outpost
    talk.ok(do="correct", path="hexes.27", value=outposts("automa"))


# What is odd but possible


def test_a_landmark_that_no_token_of_its_owner_has_reached() -> None:
    expected = [{"odd": "landmark_ahead", "who": "you", "landmark": "science:4"}]
    assert odd(table(), "landmarks.science:4", "you") == expected
    assert odd(table(SOLO, ("tracks.you.science", 4)), "landmarks.science:4", "you") == []
    assert odd(table(SOLO, ("tracks.you2.science", 5)), "landmarks.science:4", "you") == []


def test_a_token_that_goes_back_behind_its_landmark() -> None:
    talk = table()
    talk.ok(do="advance", track="science", steps=5)
    expected = [{"odd": "landmark_ahead", "who": "you", "landmark": "science:4"}]
    assert odd(talk, "tracks.you.science", 3) == expected
    assert odd(talk, "tracks.you.science", 2) == []  # it was said before


def test_a_landmark_that_a_token_has_passed_and_nobody_has() -> None:
    expected = [{"odd": "landmark_free", "landmark": "science:4"}]
    talk = table()
    assert odd(talk, "tracks.automa.science", 5) == expected
    assert odd(talk, "tracks.automa.science", 6) == []
    assert odd(talk, "landmarks.science:4", "automa") == []
    assert odd(talk, "landmarks.science:4", None) == expected


def test_two_outposts_of_one_seat_on_a_hex() -> None:
    expected = [{"odd": "own_twice", "who": "you", "hex": ISLAND}]
    talk = table(SOLO, ("outposts.you", 0))
    assert odd(talk, "hexes.16", outposts("you", "you")) == expected
    assert odd(talk, "hexes.24", outposts("you", "you")) == []  # your capital, as at the start


def test_two_outposts_that_stand_on_a_hex() -> None:
    talk = table(SOLO, ("outposts.you", 0), ("outposts.automa", 0))
    expected = [{"odd": "two_standing", "hex": ISLAND}]
    assert odd(talk, "hexes.16", outposts("you", "automa")) == expected
    lies = {"tile": True, "tokens": [{"who": "automa", "toppled": True}, {"who": "you"}]}
    assert odd(talk, "hexes.16", lies) == []


def test_an_outpost_that_the_supply_still_counts() -> None:
    talk = table()
    expected = [{"odd": "outposts", "who": "you", "n": 11, "most": 10}]
    assert odd(talk, "hexes.16", outposts("you")) == expected
    assert odd(talk, "outposts.you", 7) == []
    assert odd(talk, "outposts.you", 8) == expected


def test_an_achievement_without_its_cause() -> None:
    talk = table()
    for which, path, value in (
        ("end_of_track", "tracks.automa.science", 12),
        ("two_topples", "topples.automa", 2),
        ("middle_island", "hexes.16", outposts("automa", toppled=True)),
    ):
        expected = [{"odd": "achievement", "who": "automa", "which": which}]
        assert odd(talk, f"achievements.{which}", ["automa"]) == expected
        talk.ok(do="correct", path=f"achievements.{which}", value=[])
        talk.ok(do="correct", path=path, value=value)
        assert odd(talk, f"achievements.{which}", ["automa"]) == []


def test_there_may_be_no_tapestry_card_left() -> None:
    talk = table(SOLO, ("tapestry.mat", 1))
    assert odd(talk, "tapestry.mat", 0) == []


def test_points_and_eras_that_go_back() -> None:
    talk = table(SOLO, ("vp.automa", 20), ("era.bots", 2))
    assert odd(talk, "vp.automa", 21) == []
    assert odd(talk, "vp.automa", 3) == [{"odd": "points_down", "who": "automa"}]
    assert odd(talk, "vp.automa", 3) == [], "as many as before is not odd"
    assert odd(talk, "era.bots", 3) == []
    assert odd(talk, "era.bots", 1) == [{"odd": "era_back", "who": "bots"}]


def test_the_duel_warns_too() -> None:
    expected = [{"odd": "landmark_ahead", "who": "p1", "landmark": "science:4"}]
    assert odd(table(DUEL), "landmarks.science:4", "p1") == expected
    expected = [{"odd": "achievement", "who": "shadow", "which": "end_of_track"}]
    assert odd(table(DUEL), "achievements.end_of_track", ["shadow"]) == expected


# Why it was corrected


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "Reason: a card said so, the blue one."),
        ("de", "Grund: eine Karte sagt es, the blue one."),
        ("cs", "Důvod: řekla to karta, the blue one."),
    ],
)
def test_a_reason_is_read_in_the_language_of_the_reader(language: str, reason: str) -> None:
    talk = table(SOLO | {"language": language})
    note = "#card the blue one."
    (event,) = talk.ok(do="correct", path="era.you", value=1, note=note)["events"]
    assert event["note"] == note
    assert event["say"].endswith(reason)


def test_a_sharp_that_is_no_chip_stays_as_it_is() -> None:
    (event,) = table().ok(do="correct", path="era.you", value=1, note="see #7 and #nope")["events"]
    assert event["say"].endswith("Reason: see #7 and #nope.")


# The decision cards of the duel


def test_the_duel_lays_its_pile_right_and_no_card_is_lost() -> None:
    talk = table(DUEL)
    talk.ok(do="correct", path="decision.discard", value=[3, 9, 4, 12])
    decision = talk.ok(view=True)["view"]["decision"]
    assert (decision["deck"], decision["discard"]) == (8, [3, 9, 4, 12])
    talk.ok(do="correct", path="decision.deck", value=[1, 12])
    decision = talk.ok(view=True)["view"]["decision"]
    assert decision["deck"] == 2
    assert sorted(decision["discard"]) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    drawn = [one["card"] for one in talk.ok(do="bots_turn")["events"] if one["type"] == "drew"]
    assert sorted(drawn) == [1, 12]


def test_with_a_single_card_left_the_duel_shuffles_before_it_draws_a_pair() -> None:
    talk = table(DUEL, ("decision.deck", [5]))
    events = talk.ok(do="bots_turn")["events"]
    assert [one["cards"] for one in events if one["type"] == "reshuffled"] == [12]
    assert talk.ok(view=True)["view"]["decision"]["deck"] == 10


@pytest.mark.parametrize("part", ["pair", "progress", "track"])
def test_the_duel_has_no_pair_that_stays_and_no_progress_deck(part: str) -> None:
    assert "deck, discard" in refused(table(DUEL), f"decision.{part}", [1, 2])


def test_a_card_of_the_duel_lies_in_one_place_and_is_gray() -> None:
    refused(table(DUEL), "decision.discard", [1, 1])
    refused(table(DUEL), "decision.discard", [13])
