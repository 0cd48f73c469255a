"""What humans do: moves, meetings, pieces, stars, and what is refused."""

from typing import Any

import pytest

from tests.scythe.scene import Scene, automa, every, human, only, place, solo
from thirdchair.kit.flow import frozen
from thirdchair.kit.refusals import Refusal


@pytest.mark.rule("scy.automa.human.rules")
def test_a_human_moves_units_and_takes_an_encounter_with_the_character() -> None:
    scene = solo("crimea", "nordic")
    events = scene.move("s1", ("character", 15, 35), ("worker", 25, 34))
    assert [event["type"] for event in events] == ["went", "went", "token"]
    assert only(events, "token")["at"] == place(35)
    assert place(35) not in scene.state.tokens.encounter
    assert scene.at("s1", "character") == {place(35): 1}


def test_a_mech_leaves_an_encounter_token_alone() -> None:
    scene = solo("crimea", "nordic").put("s1", mech=[25], character=15)
    assert not every(scene.move("s1", ("mech", 25, 35)), "token")


def test_combats_follow_after_the_whole_list_in_its_order() -> None:
    scene = solo("crimea", "nordic").give("s2", power=0, cards=0)
    scene.put("s2", mech=[84], worker=[85], character=94)
    scene.put("s1", mech=[83], character=75, worker=[75])
    events = scene.move(
        "s1", ("mech", 83, 84), ("character", 75, 85), ("worker", 75, 85), answers=(1, 0, 10)
    )
    assert [event["type"] for event in events][:4] == ["went", "went", "went", "drew"]
    assert only(events, "combat")["at"] == place(84)
    assert only(events, "retreated", unit="worker")["from"] == place(85)
    assert scene.at("s1", "worker") == {place(85): 1}
    assert only(events, "token")["at"] == place(85)


def test_workers_alone_do_not_enter_an_automas_territory() -> None:
    scene = solo("crimea", "nordic").put("s1", worker=[83], character=15)
    before = frozen(scene.state)
    with pytest.raises(Refusal, match="workers-cannot-enter"):
        scene.move("s1", ("worker", 83, 84))
    assert frozen(scene.state) == before


def test_the_sixth_star_ends_the_game_and_open_combats_are_undone() -> None:
    scene = solo("crimea", "nordic").give("s2", power=0, cards=0)
    scene.state.seats["s1"].stars["objective"] = 1
    scene.state.seats["s1"].stars["workers"] = 1
    for triumph in ("upgrades", "mechs", "recruits"):
        scene.do({"do": "star", "seat": "s1", "triumph": triumph})
    scene.put("s2", mech=[84, 94], character=93)
    scene.put("s1", mech=[83], character=85)
    events = scene.move("s1", ("mech", 83, 84), ("character", 85, 94), answers=(1, 0, 10))
    assert only(events, "ended")["seat"] == "s1"
    assert len(every(events, "combat")) == 1
    assert events[-1] == {
        "type": "went",
        "seat": "s1",
        "unit": "character",
        "n": 1,
        "from": place(94),
        "to": place(85),
    }
    with pytest.raises(Refusal, match="sixth-star-placed"):
        scene.turn("s2", 3)


def test_a_sprung_trap_still_lies_there() -> None:
    """No second one is laid on it, neither by an Automa nor by hand."""
    scene = solo("togawa", "nordic").give("s2", tracker=6, tokens=3)
    scene.state.tokens.trap = [place(76)]
    scene.put("s1", mech=[66], character=15)
    scene.move("s1", ("mech", 66, 76), answers=("coins",))
    scene.move("s1", ("mech", 76, 44))
    assert scene.state.tokens.sprung == [place(76)]
    scene.put("s2", character=88, worker=[77])
    scene.state.tokens.encounter = [place(76)]
    events = scene.turn("s2", 14)
    assert only(events, "moved")["to"] == place(76)
    assert not every(events, "token", change="placed")
    with pytest.raises(Refusal, match="no-token-there"):
        scene.do({"do": "place", "seat": "s2", "unit": "token", "at": place(76)})
    scene.do({"do": "remove", "seat": "s2", "unit": "token", "at": place(76)})
    assert (scene.state.tokens.sprung, scene.state.seats["s2"].tokens) == ([], 4)


def test_a_trap_is_armed_or_sprung_but_never_both() -> None:
    scene = solo("togawa", "nordic")
    scene.do({"do": "correct", "path": "tokens.sprung", "value": [place(76)]})
    scene.do({"do": "correct", "path": "tokens.trap", "value": [place(76)]})
    assert (scene.state.tokens.trap, scene.state.tokens.sprung) == ([place(76)], [])


def test_after_the_sixth_star_a_human_meets_no_encounter() -> None:
    scene = solo("crimea", "nordic").give("s2", power=0, cards=0)
    for triumph in ("upgrades", "mechs", "recruits", "workers", "power"):
        scene.do({"do": "star", "seat": "s1", "triumph": triumph})
    scene.put("s2", mech=[35], character=93).put("s1", character=34)
    events = scene.move("s1", ("character", 34, 35), answers=(1, 0, 3))
    assert only(events, "ended")
    assert place(35) in scene.state.tokens.encounter


# Pieces and holdings


def test_place_and_remove_change_the_board_and_nothing_else() -> None:
    scene = solo("crimea", "nordic")
    scene.do({"do": "place", "seat": "s1", "unit": "mech", "at": place(25)})
    scene.do({"do": "place", "seat": "s1", "unit": "structure", "at": place(26)})
    scene.do({"do": "place", "seat": "s2", "unit": "worker", "at": place(85), "n": 2})
    assert scene.at("s1", "mech") == {place(25): 1}
    assert scene.at("s2", "worker")[place(85)] == 2
    scene.do({"do": "remove", "seat": "s2", "unit": "worker", "at": place(85), "n": 2})
    scene.do({"do": "remove", "seat": "s2", "unit": "character", "at": "base:crimea"})
    assert place(85) not in scene.at("s2", "worker")
    assert scene.at("s2", "character") == {}


def test_tokens_come_from_their_factions_supply() -> None:
    scene = solo("albion", "togawa")
    scene.do({"do": "place", "seat": "s1", "unit": "token", "at": place(76)})
    scene.do({"do": "place", "seat": "s2", "unit": "token", "at": place(22)})
    assert scene.state.tokens.trap == [place(76)]
    assert scene.state.tokens.flag == [place(22)]
    assert scene.state.seats["s2"].tokens == 3
    scene.do({"do": "remove", "seat": "s2", "unit": "token", "at": place(22)})
    assert scene.state.seats["s2"].tokens == 4


@pytest.mark.rule("scy.automa.gain.most")
@pytest.mark.parametrize(
    ("seat", "what", "most", "rule"),
    [
        ("s2", "power", 16, "scy.automa.gain.power"),
        ("s2", "popularity", 18, "scy.automa.setup.popularity"),
        ("s2", "coins", 999, "scy.automa.gain.most"),
        ("s2", "cards", 999, "scy.automa.gain.most"),
        ("s1", "power", 16, "scy.automa.human.rules"),
        ("s1", "popularity", 18, "scy.automa.human.rules"),
        ("s1", "coins", 999, "scy.automa.gain.most"),
    ],
)
def test_at_a_limit_the_rule_of_that_limit_is_cited(
    seat: str, what: str, most: int, rule: str
) -> None:
    scene = solo("nordic", "crimea").give(seat, **{what: most})
    events = scene.do({"do": "gain", "seat": seat, "what": what, "n": 1})
    assert only(events, "skipped", what=what)["rule"] == rule


@pytest.mark.rule("scy.automa.human.rules", "scy.automa.gain.power")
def test_gains_stop_at_the_top_and_bring_no_star() -> None:
    scene = solo("crimea", "nordic").give("s2", power=15)
    events = scene.do({"do": "gain", "seat": "s2", "what": "power", "n": 3})
    assert only(events, "gained")["n"] == 1
    assert scene.state.seats["s2"].power == 16
    assert not every(events, "star")
    again = scene.do({"do": "gain", "seat": "s2", "what": "power", "n": 3})
    assert only(again, "skipped")["rule"] == "scy.automa.gain.power"
    full = scene.give("s1", popularity=18).do(
        {"do": "gain", "seat": "s1", "what": "popularity", "n": 2}
    )
    assert [(one["type"], one["what"]) for one in full] == [("skipped", "popularity")]
    scene.do({"do": "gain", "seat": "s1", "what": "coins", "n": -4})
    assert scene.state.seats["s1"].coins == 2


def test_a_seat_may_pay_all_that_it_has() -> None:
    scene = solo("crimea", "nordic").give("s1", coins=6)
    scene.do({"do": "gain", "seat": "s1", "what": "coins", "n": -6})
    assert scene.state.seats["s1"].coins == 0


def test_a_territory_has_room_for_one_structure_whoever_built_it() -> None:
    scene = Scene(human("nordic"), automa("crimea"), human("saxony", "militant"))
    scene.do({"do": "place", "seat": "s1", "unit": "structure", "at": place(25)})
    for seat in ("s1", "s3"):
        with pytest.raises(Refusal, match="no-room-for-structure"):
            scene.do({"do": "place", "seat": seat, "unit": "structure", "at": place(25)})
    scene.do({"do": "place", "seat": "s3", "unit": "structure", "at": place(26)})
    assert scene.at("s3", "structure") == {place(26): 1}


def test_after_the_scoring_only_undo_is_left() -> None:
    scene = solo("crimea", "nordic")
    scene.do({"do": "finish"}, 0, 0, 0, 0)
    with pytest.raises(Refusal, match="game-over"):
        scene.do({"do": "gain", "seat": "s1", "what": "coins", "n": 1})


def test_a_human_places_stars() -> None:
    scene = solo("crimea", "nordic")
    events = scene.do({"do": "star", "seat": "s1", "triumph": "objective"})
    assert only(events, "star")["count"] == 1
    with pytest.raises(Refusal, match="triumph-taken"):
        scene.do({"do": "star", "seat": "s1", "triumph": "objective"})
    for _ in range(2):
        scene.do({"do": "star", "seat": "s1", "triumph": "combat"})
    with pytest.raises(Refusal, match="triumph-taken"):
        scene.do({"do": "star", "seat": "s1", "triumph": "combat"})


def step(unit: str, start: str, end: str, n: int = 1) -> dict[str, Any]:
    return {"do": "move", "seat": "s1", "moves": [{"unit": unit, "n": n, "from": start, "to": end}]}


def six_stars(scene: Scene) -> None:
    for triumph in ("upgrades", "mechs", "structures", "recruits", "workers", "popularity"):
        scene.do({"do": "star", "seat": "s1", "triumph": triumph})


BAD: list[tuple[str, str, dict[str, Any]]] = [
    ("not_now", "not-that-many-there", step("mech", "r2c4", "r2c5")),
    ("not_now", "not-that-many-there", step("worker", "r1c4", "r2c5", 2)),
    ("bad_input", "unknown-place", step("worker", "r1c4", "r9c9")),
    ("bad_input", "unknown-place", step("worker", "nowhere", "r1c4")),
    ("bad_input", "no-way", step("worker", "r1c4", "r1c4")),
    ("bad_input", "not-in-range", step("worker", "r1c4", "r2c5", 0)),
    ("bad_input", "no-moves", {"do": "move", "seat": "s1", "moves": []}),
    ("bad_input", "unknown-seat", {**step("worker", "r1c4", "r2c5"), "seat": "s2"}),
    ("bad_input", "unknown-seat", {"do": "automa_turn", "seat": "s1"}),
    ("bad_input", "unknown-actor", {"do": "actor_turn", "actor": "horde"}),
    (
        "not_now",
        "not-that-many-on-mat",
        {"do": "place", "seat": "s1", "unit": "worker", "at": "r1c4", "n": 7},
    ),
    (
        "bad_input",
        "unknown-place",
        {"do": "place", "seat": "s1", "unit": "structure", "at": "base:nordic"},
    ),
    (
        "not_now",
        "no-room-for-structure",
        {"do": "place", "seat": "s1", "unit": "structure", "at": "r2c3"},
    ),
    ("bad_input", "no-tokens", {"do": "place", "seat": "s1", "unit": "token", "at": "r1c4"}),
    (
        "not_now",
        "not-that-many-there",
        {"do": "remove", "seat": "s2", "unit": "mech", "at": "r7c3"},
    ),
    ("not_now", "not-that-much", {"do": "gain", "seat": "s1", "what": "coins", "n": -7}),
    ("bad_input", "no-gain", {"do": "gain", "seat": "s1", "what": "coins", "n": 0}),
    ("bad_input", "not-an-option", {"do": "gain", "seat": "s1", "what": "luck", "n": 1}),
    ("bad_input", "unknown-triumph", {"do": "star", "seat": "s1", "triumph": "luck"}),
    ("bad_input", "unknown-seat", {"do": "star", "seat": "s2", "triumph": "power"}),
    ("bad_input", "not-correctable", {"do": "correct", "path": "turn", "value": 3}),
    ("bad_input", "not-in-range", {"do": "correct", "path": "seats.s2.power", "value": 17}),
    ("bad_input", "not-in-range", {"do": "correct", "path": "seats.s2.power", "value": True}),
    ("bad_input", "unknown-part", {"do": "correct", "path": "seats.s9.power", "value": 1}),
    ("bad_input", "unknown-part", {"do": "correct", "path": "seats.s1.tracker", "value": 1}),
    ("bad_input", "not-territories", {"do": "correct", "path": "tokens.flag", "value": ["r9"]}),
    ("bad_input", "not-an-option", {"do": "correct", "path": "board", "value": "sometimes"}),
    ("bad_input", "unknown-ruling", {"do": "correct", "path": "rulings.p1", "value": True}),
]


@pytest.mark.parametrize(("code", "text", "request_"), BAD)
def test_what_cannot_be_is_refused_and_changes_nothing(
    code: str, text: str, request_: dict[str, Any]
) -> None:
    scene = solo("crimea", "nordic")
    before = frozen(scene.state)
    with pytest.raises(Refusal) as caught:
        scene.do(request_)
    assert (caught.value.code, caught.value.text) == (code, text)
    assert frozen(scene.state) == before


def test_a_seventh_star_is_refused() -> None:
    scene = solo("crimea", "nordic")
    six_stars(scene)
    assert scene.state.ended == "s1"
    with pytest.raises(Refusal, match="no-more-stars"):
        scene.do({"do": "star", "seat": "s1", "triumph": "power"})


def test_a_ninth_worker_is_refused() -> None:
    scene = solo("crimea", "nordic").put("s1", worker=[25] * 8, character=15)
    with pytest.raises(Refusal, match="not-that-many-on-mat"):
        scene.do({"do": "place", "seat": "s1", "unit": "worker", "at": place(25)})


# Corrections


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.s2.power", 7),
        ("seats.s2.cards", 3),
        ("seats.s2.coins", 20),
        ("seats.s2.popularity", 14),
        ("seats.s2.tracker", 12),
        ("seats.s2.scheme", 2),
        ("seats.s1.coins", 0),
        ("seats.s2.factory_card", True),
    ],
)
def test_a_correction_sets_just_that(path: str, value: Any) -> None:
    scene = solo("crimea", "nordic")
    events = scene.do({"do": "correct", "path": path, "value": value, "note": "as it lies"})
    _, seat, field = path.split(".")
    assert getattr(scene.state.seats[seat], field) == value
    assert [event["type"] for event in events] == ["corrected"]


def test_tokens_board_marker_stars_and_rulings_can_be_corrected() -> None:
    scene = Scene(human("nordic"), automa("crimea"), automa("saxony"))
    scene.do({"do": "correct", "path": "tokens.encounter", "value": ["r2c5", "r1c3"]})
    assert scene.state.tokens.encounter == ["r1c3", "r2c5"]
    scene.do({"do": "correct", "path": "board", "value": "ask"})
    scene.do({"do": "correct", "path": "marker", "value": "base:togawa"})
    scene.do({"do": "correct", "path": "seats.s2.stars.combat", "value": 2})
    scene.do({"do": "correct", "path": "rulings.scythe.p10", "value": "mech_first"})
    state = scene.state
    assert (state.board, state.marker) == ("ask", "base:togawa")
    assert state.seats["s2"].stars["combat"] == 2
    assert state.rulings["scythe.p10"] == "mech_first"


def test_taking_back_a_sixth_star_reopens_the_game() -> None:
    scene = solo("crimea", "nordic")
    six_stars(scene)
    scene.do({"do": "correct", "path": "seats.s1.stars.popularity", "value": 0})
    assert scene.state.ended is None
    assert scene.turn("s2", 3)


def test_a_game_stays_over_as_long_as_somebody_has_six_stars() -> None:
    scene = solo("crimea", "nordic")
    six_stars(scene)
    scene.do({"do": "correct", "path": "seats.s2.stars.tracker", "value": 6})
    assert scene.state.ended == "s1"
    scene.do({"do": "correct", "path": "seats.s1.stars.popularity", "value": 0})
    assert scene.state.ended == "s2"


def test_the_first_to_place_six_stars_has_ended_the_game_whoever_sits_before() -> None:
    scene = solo("crimea", "nordic")
    scene.do({"do": "correct", "path": "seats.s2.stars.tracker", "value": 6})
    assert scene.state.ended == "s2"
    for triumph in ("upgrades", "mechs", "structures", "recruits", "workers", "popularity"):
        scene.do({"do": "correct", "path": f"seats.s1.stars.{triumph}", "value": 1})
    assert scene.state.ended == "s2"


def test_a_correction_of_stars_says_what_was_and_leaves_six_at_most() -> None:
    scene = solo("crimea", "nordic")
    scene.state.seats["s1"].stars |= {"combat": 1, "upgrades": 1, "mechs": 1, "workers": 1}
    scene.state.seats["s1"].stars["recruits"] = 1
    events = scene.do({"do": "correct", "path": "seats.s1.stars.combat", "value": 2})
    corrected = only(events, "corrected")
    assert (corrected["from"], corrected["to"]) == (1, 2)
    with pytest.raises(Refusal, match="not-in-range"):
        scene.do({"do": "correct", "path": "seats.s1.stars.power", "value": 1})
