"""The seventh evening: tokens that people keep, the box, and what counts."""

from typing import Any

import pytest

from tests.fenris.scene import automa, human
from tests.fenris.seven import CRIMEA_AND_NORDIC, FAR, THREE_PEOPLE, TOKENS, begun, held, meets
from tests.scythe.scene import FACTORY, every, only

FACTIONS = ["crimea", "nordic", "polania", "saxony", "rusviet", "albion", "togawa"]


# Tokens


@pytest.mark.rule("fen.e7.encounter.keep")
def test_whoever_has_an_encounter_keeps_the_token() -> None:
    scene = begun()
    events = meets(scene, "r6c3")
    assert only(events, "token")["at"] == "r6c3"
    assert only(events, "received")["rule"] == "fen.e7.encounter.keep"
    assert held(scene, "s1") == 1
    meets(scene, FACTORY)
    assert held(scene, "s1") == 2


@pytest.mark.rule("fen.e7.encounter.keep")
def test_with_alliances_the_same_tokens_count_for_the_peace_track() -> None:
    scene = begun(*CRIMEA_AND_NORDIC, branch="war")
    meets(scene, "r6c3")
    scene.do("count", seat="s1", what=TOKENS, n=2)
    assert held(scene, "s1") == 3
    assert scene.tonight.seats["s1"].holds["encounters"] == 3
    assert scene.rules().more_asks(TOKENS, 1), "it may be the one that finds him"
    assert only(scene.events, "may_star")["triumph"] == "encounters"


@pytest.mark.rule(
    "fen.e7.tesla.need",
    "fen.e7.tesla.need.solo",
    "fen.e7.tesla.need.2",
    "fen.e7.tesla.need.3",
    "fen.e7.tesla.need.4",
)
@pytest.mark.parametrize(("players", "tokens"), [(2, 6), (3, 5), (4, 5)])
def test_how_many_it_takes_for_few(players: int, tokens: int) -> None:
    seats = [human(FACTIONS[0]), *(automa(one) for one in FACTIONS[1:players])]
    scene = begun(*seats)
    scene.do("count", seat="s1", what=TOKENS, n=tokens - 1)
    assert scene.tonight.ended is None
    scene.do("count", "open", seat="s1", what=TOKENS)
    assert scene.tonight.ended == "s1"


@pytest.mark.rule("fen.e7.tesla.need.5", "fen.e7.tesla.need.6", "fen.e7.tesla.need.7")
@pytest.mark.parametrize(("players", "tokens"), [(5, 4), (6, 4), (7, 3)])
def test_how_many_it_takes_for_many(players: int, tokens: int) -> None:
    seats = [human(FACTIONS[0]), *(automa(one) for one in FACTIONS[1:players])]
    scene = begun(*seats)
    assert scene.rules().needed() == tokens
    scene.do("count", "open", seat="s1", what=TOKENS, n=tokens)
    assert scene.tonight.ended == "s1"


@pytest.mark.rule(
    "fen.e7.tesla.first",
    "fen.e7.tesla.discard",
    "fen.e7.tesla.box-e",
    "fen.e7.tesla.end",
    "fen.e7.end.both",
)
def test_the_first_who_has_enough_hands_all_in_opens_the_box_and_ends_the_game() -> None:
    scene = begun()
    scene.do("count", seat="s1", what=TOKENS, n=5)
    events = meets(scene, "r6c3", "open")
    kinds = [one["type"] for one in events]
    assert kinds.index("tokens_handed_in") < kinds.index("unpacked") < kinds.index("ended")
    assert only(events, "tokens_handed_in")["n"] == 6
    assert only(events, "unpacked")["box"] == "e"
    assert only(events, "ended")["rule"] == "fen.e7.tesla.end"
    assert held(scene, "s1") == 0
    assert "fenris:box-e" in scene.state.keys
    assert scene.refuses("open", box="e", seat="s2") == "box-e-opened-already"
    assert scene.refuses("automa_turn", seat="s2") == "end-reached"


@pytest.mark.rule("fen.e7.tesla.first")
@pytest.mark.parametrize(("resolved", "steps"), [(False, []), (True, ["fen.e7.tesla.first"])])
def test_a_table_may_resolve_the_encounter_first(resolved: bool, steps: list[str]) -> None:
    scene = begun()
    scene.tonight.rulings["scythe.a52"] = resolved
    scene.do("count", seat="s1", what=TOKENS, n=5)
    events = meets(scene, "r6c3", "open")
    assert [one["rule"] for one in every(events, "step")] == steps


@pytest.mark.rule("fen.e7.tesla.box-e")
@pytest.mark.parametrize("board", [True, "ask", False])
def test_in_all_ways_to_play_the_box_can_be_opened_by_hand(board: Any) -> None:
    scene = begun(*THREE_PEOPLE, board=board)
    events = scene.do("open", box="e", seat="s3")
    assert only(events, "ended")["seat"] == "s3"
    assert scene.refuses("count", seat="s1", what="box_e_opened") == "box-e-opened-already"


@pytest.mark.rule("fen.e7.end.sixth-star", "fen.e7.end.both")
def test_else_it_ends_with_the_sixth_star() -> None:
    scene = begun()
    scene.tonight.seats["s1"].stars |= {"combat": 3, "mechs": 1, "recruits": 1}
    ended = only(scene.do("star", seat="s1", triumph="objective"), "ended")
    assert ended["rule"] == "fen.e7.end.sixth-star"


# Scoring


@pytest.mark.rule("fen.e7.score.encounter-territory", "fen.e7.score.encounter-plus1")
def test_encounter_territories_count_as_one_more_whether_their_token_lies_there_or_not() -> None:
    """5 territories, 2 of them with an encounter at the start: 7. The Factory: 3 and 1."""
    scene = begun()
    plain = [one for one in scene.rules().board.territories if scene.rules().board.far[one][FAR]]
    plain = [one for one in plain if one not in (*scene.tonight.tokens.encounter, FACTORY)][:3]
    for one in (*plain, "r6c3", "r7c4"):
        scene.tonight.seats["s1"].units["worker"][one] = 1
    stand_away = scene.tonight.seats["s1"].units["character"]
    stand_away.clear()
    scene.tonight.tokens.encounter.remove("r7c4")
    assert scene.rules().territories("s1") == 7
    scene.tonight.seats["s1"].units["worker"] = {FACTORY: 1}
    assert scene.rules().territories("s1") == 4
    scene.tonight.seats["s2"].units["character"] = {"r2c5": 1}
    assert scene.rules().territories("s2") == 2, "Automas, too"
