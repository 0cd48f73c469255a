"""Boards that are not tracked: asked when a card needs it, or cards only."""

import pytest

from tests.scythe.scene import Scene, automa, every, human, only, place, places, solo, way
from thirdchair.kit.flow import frozen
from thirdchair.kit.questions import Number, Pick, Places
from thirdchair.kit.refusals import Refusal


def asked(scene: Scene) -> Places:
    question = scene.asked[1]
    assert isinstance(question, Places)
    return question


def test_the_card_comes_first_then_one_question_about_what_matters() -> None:
    scene = solo("nordic", "crimea", board="ask")
    scene.turn("s2", 3, {})
    question = asked(scene)
    assert [one.key for one in scene.asked] == ["draw:automa", "places:units"]
    # A worker: its peninsula and all around it, because enemies next to it scare it; not where
    # Automas stand. The best territory is proved by those around it.
    assert list(question.options) == places(24, 27, 34, 35, 36, 45, 46)
    assert set(question.first) == set(places(34, 35, 36, 45, 46))
    assert question.known == {}
    assert question.pieces == ("s1.worker", "s1.mech", "s1.character")


def test_what_was_last_known_is_filled_in_and_stays_if_left_out() -> None:
    scene = solo("nordic", "crimea", board="ask")
    scene.turn("s2", 3, {place(36): {"s1.mech": 1, "s1.worker": 2}, place(24): {}})
    assert scene.at("s1", "mech") == {place(36): 1}
    scene.turn("s2", 6, {})
    assert asked(scene).known == {place(36): {"s1.worker": 2, "s1.mech": 1}}
    assert scene.at("s1", "mech") == {place(36): 1}
    scene.turn("s2", 4, {place(36): {"s1.mech": 1}})
    assert scene.at("s1", "worker").get(place(36)) is None


def test_the_answer_decides_the_move() -> None:
    def destination(seen: dict[str, dict[str, int]]) -> str:
        events = solo("nordic", "crimea", board="ask").turn("s2", 3, seen)
        return str(only(events, "moved")["to"])

    assert destination({}) == place(35)
    assert destination({place(46): {"s1.character": 1}}) == place(25)


def test_an_encounter_needs_only_its_goals() -> None:
    scene = solo("polania", "crimea", board="ask").put("s2", character=42)
    scene.turn("s2", 2, {})
    assert list(asked(scene).options) == [place(52)]


def test_a_character_that_finds_an_encounter_is_not_drawn_by_anybody() -> None:
    scene = solo("nordic", "crimea", board="ask")
    scene.turn("s2", 16, {})
    assert asked(scene).first == (place(35),)
    # If that is taken, the character goes toward the enemy: wherever that is.
    assert len(asked(scene).options) == 45


def test_a_mech_needs_the_whole_board_only_as_long_as_nobody_is_known_on_it() -> None:
    scene = solo("nordic", "crimea", "ultimaszyna", board="ask")
    scene.put("s2", mech=[35]).put("s1", character=93)
    scene.turn("s2", 10, {})
    assert len(asked(scene).first) == 46
    scene.put("s2", mech=[35]).put("s1", character=54)
    scene.turn("s2", 11, {})
    assert len(asked(scene).first) < 12
    assert place(54) in asked(scene).first
    assert place(84) not in asked(scene).first


def test_nothing_is_asked_where_nothing_could_change() -> None:
    scene = solo("nordic", "crimea", board="ask").put("s2", worker=[25])
    scene.turn("s2", 16)
    assert len(scene.asked) == 1


def test_a_mech_that_can_go_to_one_territory_only_is_drawn_by_nobody() -> None:
    """The others of its peninsula hold units of its own: who stands elsewhere changes nothing."""
    scene = solo("nordic", "crimea", board="ask").put("s2", mech=[25, 35], character=25)
    scene.turn("s2", 10, {})
    assert asked(scene).options == (place(26),)


def test_the_marker_is_asked_in_ties_only() -> None:
    """Without a tie the same territories prove a mech's way as with reading order."""

    def first(marker: str | None) -> tuple[str, ...]:
        seats = human("crimea"), automa("nordic", "ultimaszyna"), automa("rusviet")
        scene = Scene(*seats, board="ask").put("s1", character=54).put("s2", mech=[35])
        scene.state.marker = marker
        scene.turn("s2", 10, {})
        return asked(scene).first

    assert first("base:saxony") == first(None)


@pytest.mark.parametrize(
    ("mech", "character", "marker", "beside"),
    [(22, 62, "base:albion", (61, 63)), (61, 67, "base:nordic", (66,))],
)
def test_nobody_is_asked_about_who_would_only_join_a_tie(
    mech: int, character: int, marker: str, beside: tuple[int, ...]
) -> None:
    """Two territories are as close to the character; whoever stands beside it may bring a third
    one into that tie, which the same question to the marker decides."""

    def at_the_tie(board: str | bool, *others: int) -> Scene:
        seats = human("crimea"), automa("nordic", "ultimaszyna"), automa("rusviet")
        scene = Scene(*seats, board=board).put("s1", character=character, mech=others)
        scene.put("s2", mech=[mech])
        scene.state.marker = marker
        return scene

    scene = at_the_tie("ask")
    scene.turn("s2", 10, {})
    assert set(places(*beside)) <= set(asked(scene).options)
    assert not set(places(*beside)) & set(asked(scene).first)
    alone = at_the_tie(True)
    outcome = way(alone.turn("s2", 10)), alone.state.marker
    for other in beside:
        company = at_the_tie(True, other)
        assert (way(company.turn("s2", 10)), company.state.marker) == outcome


def test_a_worker_that_is_scared_everywhere_may_still_go_where_nobody_stands() -> None:
    """If the table rules so (p2). Then who stands at its goal matters, too."""
    scene = solo("nordic", "crimea", board="ask").rule(p2="allowed")
    scene.put("s2", worker=[25], character=15).put("s1", mech=[34, 36])
    events = scene.turn("s2", 3, {})
    assert set(asked(scene).first) == set(places(34, 35, 36))
    assert only(events, "moved")["to"] == place(35)


def test_without_a_combat_unit_the_card_goes_on_to_the_worker() -> None:
    scene = solo("nordic", "crimea", board="ask").give("s2", power=6).put("s2", worker=[25])
    events = scene.turn("s2", 17, {})
    assert place(35) in asked(scene).first
    assert way(events) == ("worker", place(25), place(35))


def test_an_attack_on_another_automa_is_certain_so_nothing_after_it_is_asked() -> None:
    """Who stands in reach may be an easier target; where the worker could go does not matter."""
    scene = Scene(human("crimea"), automa("nordic"), automa("rusviet"), board="ask")
    scene.give("s2", power=6, cards=0, tracker=6).give("s3", power=0, cards=0)
    scene.put("s2", mech=[44], worker=[25], character=15).put("s3", mech=[34])
    scene.turn("s2", 17, {}, 6, 3)
    assert list(asked(scene).options) == places(24, 26, 33, 35, 43, 45, 53, 54)


def test_an_attack_is_found_by_the_answer() -> None:
    scene = solo("nordic", "crimea", board="ask").give("s2", power=6, cards=0, tracker=6)
    scene.put("s2", mech=[44], character=15)
    events = scene.turn("s2", 17, {place(34): {"s1.mech": 1}}, 0, 0, 6)
    assert only(events, "combat")["at"] == place(34)
    assert scene.at("s1", "mech") == {"base:crimea": 1}


def test_pieces_known_wrongly_are_forgotten_and_the_character_is_somewhere() -> None:
    scene = solo("nordic", "crimea", board="ask")
    scene.put("s1", mech=[63, 64, 65, 66], character=73)
    scene.turn("s2", 3, {place(36): {"s1.mech": 1}})
    assert sum(scene.at("s1", "mech").values()) == 4
    assert scene.at("s1", "mech")[place(36)] == 1
    scene.turn("s2", 6, {place(24): {"s1.character": 1}})
    assert scene.at("s1", "character") == {place(24): 1}
    scene.turn("s2", 4, {place(24): {}})
    assert scene.at("s1", "character") == {"base:crimea": 1}


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("too-many-units", {"r2c4": {"s1.mech": 5}}),
        ("too-many-units", {"r2c4": {"s1.character": 1}, "r1c3": {"s1.character": 1}}),
        ("not-an-option", {"r1c4": {"s1.worker": 1}}),
        ("not-an-option", {"r2c4": {"s2.mech": 1}}),
        ("not-an-option", {"r7c1": {"s1.mech": 1}}),
        ("not-places", {"r2c4": {"s1.mech": -1}}),
        ("not-places", {"r2c4": 1}),
        ("not-places", 3),
    ],
)
def test_an_impossible_answer_is_refused(text: str, answer: object) -> None:
    scene = solo("nordic", "crimea", board="ask")
    before = frozen(scene.state)
    with pytest.raises(Refusal) as caught:
        scene.turn("s2", 3, answer)
    assert caught.value.text == text
    assert frozen(scene.state) == before


def test_who_has_come_leaves_the_nearest_place_that_is_not_in_question() -> None:
    """What the question lists stays as known if the answer leaves it out; the rest is a guess."""
    scene = solo("nordic", "crimea", board="ask")
    scene.put("s1", mech=[47, 63], character=93, worker=[65])
    scene.turn("s2", 3, {place(36): {"s1.mech": 1}})
    assert place(47) not in asked(scene).options
    assert scene.at("s1", "mech") == {place(36): 1, place(63): 1}
    scene.put("s1", mech=[46, 63], character=93)
    scene.turn("s2", 6, {place(36): {"s1.mech": 1}})
    assert place(46) in asked(scene).options
    assert scene.at("s1", "mech") == {place(36): 1, place(46): 1, place(63): 1}


def test_a_character_takes_the_encounter_token_where_it_is_told_to_stand() -> None:
    scene = solo("nordic", "crimea", board="ask")
    scene.turn("s2", 3, {place(35): {"s1.character": 1}, place(36): {"s1.mech": 1}})
    assert place(35) not in scene.state.tokens.encounter
    scene = solo("nordic", "crimea", board="ask")
    scene.turn("s2", 3, {place(35): {"s1.mech": 1}})
    assert place(35) in scene.state.tokens.encounter


def test_a_token_that_is_gone_is_told_with_its_goal() -> None:
    """Card 16 sends the character to an encounter. Who does not name the token leaves it there."""
    scene = solo("nordic", "crimea", board="ask")
    events = scene.turn("s2", 16, {place(35): {"encounter": 0}})
    assert asked(scene).pieces[-1] == "encounter"
    assert only(events, "skipped")["what"] == "encounter_factory"
    assert place(35) not in scene.state.tokens.encounter
    scene = solo("nordic", "crimea", board="ask")
    events = scene.turn("s2", 16, {place(35): {}})
    assert only(events, "moved")["to"] == place(35)


def test_a_human_may_come_from_where_nobody_was_known() -> None:
    scene = solo("nordic", "crimea", board="ask").give("s2", power=0, cards=0)
    scene.put("s2", mech=[35], character=15).put("s1", mech=[63, 64, 65, 66], character=93)
    events = scene.move("s1", ("mech", 46, 35), answers=(1, 0, 10))
    assert only(events, "combat")["winner"] == "s1"
    assert sum(scene.at("s1", "mech").values()) == 4


def test_four_humans_need_one_answer() -> None:
    scene = Scene(
        human("saxony"),
        human("polania", "militant"),
        human("crimea", "engineering"),
        human("togawa", "innovative"),
        automa("nordic"),
        board="ask",
    )
    scene.turn("s5", 3, {place(36): {"s1.mech": 1}, place(24): {"s2.worker": 1}})
    assert len(scene.asked) == 2
    assert len(asked(scene).pieces) == 12


def test_the_way_of_keeping_the_board_can_change_during_play() -> None:
    scene = solo("nordic", "crimea", board="ask")
    scene.turn("s2", 3, {})
    scene.do({"do": "correct", "path": "board", "value": True})
    assert only(scene.turn("s2", 6), "moved")
    scene.do({"do": "correct", "path": "board", "value": False})
    assert only(scene.turn("s2", 4), "line")


# Cards only


def test_cards_only_says_the_line_and_asks_for_no_place() -> None:
    scene = solo("nordic", "crimea", board=False)
    events = scene.turn("s2", 1)
    assert only(events, "line") == {
        "type": "line",
        "seat": "s2",
        "scheme": 1,
        "moves": ["move_worker", "encounter_factory", "move_character"],
    }
    assert len(scene.asked) == 1
    assert not every(events, "moved")
    assert only(events, "gained", what="worker")
    assert only(events, "recruit_bonus")["what"] == "power"
    assert only(events, "tracker")["to"] == 1


def test_cards_only_a_combat_still_asks() -> None:
    scene = solo("nordic", "crimea", board=False).give("s2", power=6, cards=0)
    events = scene.turn("s2", 17, "s1", 7, 0, 3)
    assert [getattr(one, "about", "") for one in scene.asked][1:3] == ["attacked", "combat_power"]
    assert only(events, "combat")["winner"] == "s1"
    assert only(events, "retreated")["unit"] == "character"
    assert scene.at("s2", "character") == {}
    assert only(scene.turn("s2", 16), "gained")["what"] == "character"
    scene = solo("nordic", "crimea", board=False).give("s2", power=6)
    assert not every(scene.turn("s2", 17, "nobody"), "combat")
    weak = solo("nordic", "crimea", board=False).give("s2", power=5)
    assert len(weak.turn("s2", 17)) > 2


def test_cards_only_asks_which_unit_was_lost_if_it_could_be_either() -> None:
    scene = solo("nordic", "crimea", board=False).give("s2", power=6, cards=0)
    scene.put("s2", mech=[15], character=15)
    events = scene.turn("s2", 17, "s1", 7, 0, 3, "mech")
    assert isinstance(scene.asked[-1], Pick)
    assert only(events, "retreated")["unit"] == "mech"
    assert scene.at("s2", "character") == {"base:nordic": 1}


@pytest.mark.rule("scy.automa.combat.automa-loses")
def test_cards_only_an_attacked_automa_loses_all_that_stood_there() -> None:
    scene = solo("nordic", "crimea", board=False).give("s2", power=3, cards=0)
    scene.put("s2", mech=[15, 15], character=15, worker=[25])
    answers = ("s2.combat", 7, 0, 9, "character.mech", 1)
    events = scene.move("s1", ("mech", 46, 55), answers=answers)
    lost, driven = scene.asked[-2:]
    assert isinstance(lost, Pick)
    assert lost.options == (
        *("character", "mech", "character.mech", "mech.mech"),
        "character.mech.mech",
    )
    assert isinstance(driven, Number)
    assert driven.max == 1, "it has one worker on the board"
    assert [(one["unit"], one["n"]) for one in every(events, "retreated")] == [
        ("character", 1),
        ("mech", 1),
    ]
    assert (scene.at("s2", "character"), scene.at("s2", "mech")) == ({}, {"base:nordic": 1})


def test_cards_only_an_automa_attacks_with_one_unit_and_loses_no_more() -> None:
    scene = solo("nordic", "crimea", board=False).give("s2", power=6, cards=0)
    scene.put("s2", mech=[15, 15, 15])
    events = scene.turn("s2", 17, "s1", 7, 0, 3)
    assert only(events, "retreated")["n"] == 1
    assert scene.at("s2", "mech") == {"base:nordic": 2}


def test_cards_only_a_human_meets_an_automa() -> None:
    scene = solo("nordic", "crimea", board=False).give("s2", power=3, cards=0)
    scene.turn("s2", 5)
    events = scene.move("s1", ("mech", 46, 55), answers=("s2.combat", 7, 0, 9, 1))
    assert isinstance(scene.asked[-1], Number)
    assert only(events, "combat")["winner"] == "s1"
    assert only(events, "resources") == {
        "type": "resources",
        "at": place(55),
        "what": "metal",
        "n": 4,
        "rule": "scy.automa.resources.count",
    }
    assert only(events, "gained", what="popularity")["n"] == -1
    events = scene.move("s1", ("mech", 55, 36), answers=("s2.workers", 2))
    assert only(events, "gained", what="popularity")["n"] == -2
    assert (only(events, "resources")["what"], only(events, "resources")["n"]) == ("food", 3)
    assert not every(scene.move("s1", ("mech", 36, 46), answers=("nobody",)), "combat")


def test_cards_only_who_loses_to_an_automa_is_asked_about_no_workers() -> None:
    scene = solo("nordic", "crimea", board=False).give("s2", power=6, cards=0)
    events = scene.move("s1", ("character", 93, 55), answers=("s2.combat", 0, 0, 9))
    assert only(events, "combat")["winner"] == "s2"
    assert only(events, "retreated", seat="s1")["to"] == "base:crimea"
    assert not every(events, "gained", what="popularity")


def test_cards_only_workers_that_once_stood_there_cost_no_popularity() -> None:
    scene = solo("nordic", "crimea", board=False).give("s2", power=0, cards=0)
    events = scene.move("s1", ("mech", 46, 25), answers=("s2.combat", 7, 0, 9, 0))
    assert only(events, "combat")["winner"] == "s1"
    assert [one["unit"] for one in every(events, "retreated")] == ["character"]
    assert not every(events, "gained", what="popularity")
