"""Wherever the game comes to a point, the modules are asked, and what they say counts."""

from typing import Any

import pytest

from tests.scythe.scene import FACTORY, automa, every, human, only, place, way
from tests.thaw.spy import Spied, SpiedScene, Spy
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.moves.arriving import Gone
from thirdchair.table.journal import Table

WORKER = 3  # Scheme I: move worker; the tracker advances
POWER = 6  # Scheme I: move worker, power 2
MECH = 8  # Scheme I: move mech
ATTACK = 17  # Scheme I: attack 6; recruit bonus
CHARACTER = 18  # Scheme I: encounter or Factory
DRIVE = 19  # Scheme I: worker attack
NO_POWER = 14  # spends one power in a combat, and one card


def facing() -> SpiedScene:
    """Crimea, s1, faces an Automa of Nordic, s2, that may cross water: mech beside mech."""
    scene = SpiedScene(human("crimea"), automa("nordic"))
    scene.put("s1", mech=[35], worker=[36]).put("s2", mech=[34])
    scene.give("s1", power=9).give("s2", power=7, cards=0, tracker=6)
    return scene


def character_before_the_factory() -> SpiedScene:
    """The Automa's character could take a card there."""
    scene = facing()
    scene.put("s2", character=44)
    return scene


FOUR = [
    human("crimea"),
    human("polania", "militant"),
    automa("nordic"),
    human("saxony", "patriotic"),
]
"""The Automa, s3, sits between s2 and s4."""


def around_one_automa() -> SpiedScene:
    return SpiedScene(*FOUR)


def table_of(*seats: dict[str, Any], **says: list[str]) -> Table:
    """A table of the spy, which knows who is next."""
    around_one_automa().says(**says)
    request = {"game": "scythe", "mode": "automa", "seats": list(seats), "chance": "table"}
    return Table.new({"scythe": Spied}, request)


# Moving


@pytest.mark.parametrize(
    ("action", "card", "units"),
    [
        ("move_worker", WORKER, {"worker": [34]}),
        ("move_mech", MECH, {"mech": [34]}),
        ("encounter_factory", CHARACTER, {"character": 44}),
        ("attack", ATTACK, {"mech": [34]}),
        ("worker_attack", DRIVE, {"mech": [34]}),
    ],
)
def test_targets_each_entry_asks_them(
    action: str, card: int, units: dict[str, list[int] | int]
) -> None:
    for says, moves in ({"fight": "s2"}, True), ({"targets": []}, False):
        scene = facing()
        scene.put("s2", **units).put("s1", mech=[35], worker=[24])
        scene.says(**says)
        events = scene.turn("s2", card)
        assert scene.was_asked("targets")[0] == ("s2", action)
        assert bool(every(events, "moved", action=action)) == moves
        assert bool(every(events, "skipped", what=action)) != moves


def test_enemies_are_asked_before_a_move() -> None:
    scene = facing()
    scene.says(enemies=[])
    assert only(scene.turn("s2", ATTACK), "skipped", what="attack")
    assert scene.was_asked("enemies") == [("s2",)]


def test_enemies_are_asked_with_cards_only() -> None:
    scene = SpiedScene(human("crimea"), automa("nordic"), automa("saxony"), board=False)
    scene.give("s2", power=7)
    scene.says(enemies=["s3"])
    scene.turn("s2", ATTACK, "nobody")
    assert scene.was_asked("enemies") == [("s2",)]
    assert [one.options for one in scene.asked if isinstance(one, Pick)] == [("nobody", "s3")]


def test_enemies_are_asked_when_an_automas_trap_is_stepped_on() -> None:
    for enemies, answers in (["s1"], ("coins",)), ([], ()):
        scene = SpiedScene(human("crimea"), automa("togawa"))
        scene.put("s1", mech=[35], character=93)
        scene.state.tokens.trap = [place(34)]
        scene.says(enemies=enemies)
        scene.move("s1", ("mech", 35, 34), answers=answers)
        assert scene.was_asked("enemies") == [("s2",)]
        assert bool(scene.state.tokens.sprung) == bool(enemies)


def test_after_move_a_peaceful_one() -> None:
    scene = character_before_the_factory()
    scene.says(after_move=None)
    events = scene.turn("s2", CHARACTER)
    assert way(events) == ("character", place(44), FACTORY)
    gone = Gone("character", place(44), FACTORY, action="encounter_factory")
    assert scene.was_asked("after_move") == [("s2", gone)]
    assert not scene.state.seats["s2"].factory_card


def test_after_move_a_won_attack() -> None:
    scene = character_before_the_factory()
    scene.put("s1", mech=[54])
    scene.says(fight="s2", after_move=None)
    scene.turn("s2", ATTACK)
    gone = Gone("character", place(44), FACTORY, action="attack")
    assert scene.was_asked("after_move") == [("s2", gone)]
    assert not scene.state.seats["s2"].factory_card


def test_after_move_a_worker_attack() -> None:
    scene = character_before_the_factory()
    scene.put("s1", worker=[54])
    scene.says(after_move=None)
    scene.turn("s2", DRIVE)
    gone = Gone("character", place(44), FACTORY, action="worker_attack")
    assert scene.was_asked("after_move") == [("s2", gone)]
    assert not scene.state.seats["s2"].factory_card


@pytest.mark.parametrize(("board", "answers"), [(True, ()), (False, ("nobody",))])
def test_after_move_a_human(board: bool, answers: tuple[str, ...]) -> None:
    scene = SpiedScene(human("crimea"), automa("nordic"), board=board)
    token = scene.state.tokens.encounter[0]
    start = next(iter(scene.at("s1", "character")))
    scene.says(after_move=None)
    step = {"unit": "character", "from": start, "to": token}
    scene.do({"do": "move", "seat": "s1", "moves": [step]}, *answers)
    assert scene.was_asked("after_move") == [("s1", Gone("character", start, token))]
    assert token in scene.state.tokens.encounter


# Combat


def test_fight_when_an_automa_attacks() -> None:
    scene = facing()
    scene.says(fight="s1")
    events = scene.turn("s2", ATTACK)
    assert scene.was_asked("fight") == [("s2", "s1", place(35))]
    assert every(events, "combat") == []
    assert scene.was_asked("after_move") == [], "it has not won"


def test_fight_when_a_human_attacks() -> None:
    scene = facing()
    scene.says(fight="s2")
    assert every(scene.move("s1", ("mech", 35, 34)), "combat") == []
    assert scene.was_asked("fight") == [("s1", "s2", place(34))]


def test_attacks_before_a_combat() -> None:
    scene = facing()
    scene.says(attacks=None)
    scene.turn("s2", ATTACK, 0, 0, NO_POWER)
    assert scene.was_asked("attacks") == [("s2", "s1", True)]


def test_attacks_where_lone_workers_must_go() -> None:
    scene = character_before_the_factory()
    scene.put("s1", worker=[54])
    scene.says(attacks=None)
    scene.turn("s2", DRIVE)
    assert scene.was_asked("attacks") == [("s2", "s1", False)]
    scene = facing()
    scene.put("s2", worker=[34])
    scene.says(attacks=None)
    scene.move("s1", ("mech", 35, 34))
    assert scene.was_asked("attacks") == [("s1", "s2", False)]


def test_fight_with_cards_only() -> None:
    scene = SpiedScene(human("crimea"), automa("nordic"), board=False)
    scene.give("s2", power=7)
    scene.says(fight="s1")
    events = scene.turn("s2", ATTACK, "s1")
    assert scene.was_asked("fight") == [("s2", "s1", "")]
    assert only(events, "retreated")["seat"] == "s2", "it has lost"


def test_strength_of_each_side_and_the_attacker_wins_a_tie() -> None:
    scene = facing()
    scene.says(strength=5)
    combat = only(scene.turn("s2", ATTACK, 7, 0, NO_POWER), "combat")
    assert scene.was_asked("strength") == [(place(35), "s2"), (place(35), "s1")]
    assert (combat["totals"], combat["winner"]) == ({"s1": 5, "s2": 5}, "s2")


def test_retreat_after_a_combat() -> None:
    scene = facing()
    scene.says(retreat=2)
    events = scene.move("s1", ("mech", 35, 34), answers=(7, 0, NO_POWER))
    rule = "scy.automa.combat.automa-loses"
    assert scene.was_asked("retreat") == [
        ("s2", unit, place(34), rule) for unit in ("worker", "mech", "character")
    ]
    assert scene.at("s2", "mech") == {place(34): 1}
    assert only(events, "gained", what="popularity")["n"] == -2, "so many workers, it was said"


def test_retreat_of_workers_that_an_automa_drives_away() -> None:
    for says, driven in ({}, True), ({"retreat": 0}, False):
        scene = facing()
        scene.put("s1", worker=[35])
        scene.says(**says)
        events = scene.turn("s2", DRIVE)
        rule = "scy.automa.worker-attack.no-combat"
        assert scene.was_asked("retreat") == [("s1", "worker", place(35), rule)]
        assert (place(35) in scene.at("s1", "worker")) != driven
        assert bool(every(events, "resources_removed")) == driven


def test_retreat_of_workers_that_a_human_drives_away() -> None:
    scene = facing()
    scene.put("s2", worker=[34])
    scene.says(retreat=3)
    events = scene.move("s1", ("mech", 35, 34))
    rule = "scy.automa.combat.lone-workers"
    assert scene.was_asked("retreat") == [("s2", "worker", place(34), rule)]
    assert scene.at("s2", "worker") == {place(34): 1}
    assert only(events, "gained", what="popularity")["n"] == -3


def two_humans() -> SpiedScene:
    """Crimea, s1, stands beside Polania, s2."""
    scene = SpiedScene(human("crimea"), human("polania", "militant"), automa("nordic"))
    scene.put("s1", mech=[35], character=93)
    return scene


def test_retreat_of_workers_that_a_human_takes_from_another() -> None:
    scene = two_humans()
    scene.put("s2", worker=[34], character=41)
    scene.says(retreat=0)
    scene.move("s1", ("mech", 35, 34))
    rule = "scy.automa.human.workers"
    assert scene.was_asked("retreat") == [("s2", "worker", place(34), rule)]
    assert scene.at("s2", "worker") == {place(34): 1}


def test_retreat_after_a_combat_of_humans() -> None:
    scene = two_humans()
    scene.put("s2", mech=[34], character=41)
    scene.says(retreat=0)
    scene.move("s1", ("mech", 35, 34), answers=("s1",))
    rule = "scy.automa.combat.human-loses"
    assert scene.was_asked("retreat") == [
        ("s2", unit, place(34), rule) for unit in ("worker", "mech", "character")
    ]


def test_place_star_for_a_victory_over_a_human() -> None:
    scene = two_humans()
    scene.put("s2", mech=[34], character=41)
    scene.says(place_star=False)
    scene.move("s1", ("mech", 35, 34), answers=("s2",))
    assert scene.was_asked("place_star") == [("s2", "combat")]


def test_retreat_of_whoever_was_beaten_unseen() -> None:
    scene = SpiedScene(human("crimea"), human("polania", "militant"), automa("nordic"))
    scene.put("s1", mech=[35]).put("s2", mech=[35]).put("s3", mech=[34])
    scene.give("s3", power=7, tracker=6)
    scene.says(fight="s3", retreat=0)
    scene.turn("s3", ATTACK, "s1")
    rule = "scy.automa.human.combat"
    assert scene.was_asked("retreat") == [
        ("s2", unit, place(35), rule) for unit in ("worker", "mech", "character")
    ]
    assert scene.at("s2", "mech") == {place(35): 1}


# Stars and the end


def test_place_star_for_a_victory() -> None:
    scene = facing()
    scene.says(place_star=False)
    events = scene.move("s1", ("mech", 35, 34), answers=(7, 0, NO_POWER))
    assert scene.was_asked("place_star") == [("s1", "combat")]
    assert every(events, "star") == []
    assert only(events, "skipped", what="star")["seat"] == "s1"


def test_place_star_for_a_space_of_the_tracker() -> None:
    scene = facing()
    scene.give("s2", tracker=8)
    scene.says(place_star=False)
    assert every(scene.turn("s2", WORKER), "star") == []
    assert scene.was_asked("place_star") == [("s2", "tracker", "fen.automa.stars.way-b")]


def test_place_star_for_power() -> None:
    scene = facing()
    scene.give("s2", power=15)
    scene.says(place_star=False)
    assert every(scene.turn("s2", POWER), "star") == []
    assert scene.was_asked("place_star") == [("s2", "power", "fen.automa.stars.way-a")]


@pytest.mark.parametrize("point", ["place_star", "may_star"])
def test_a_star_that_a_human_places(point: str) -> None:
    scene = facing()
    scene.says(**{point: False})
    with pytest.raises(Refusal, match="triumph-taken"):
        scene.do({"do": "star", "seat": "s1", "triumph": "mechs"})
    assert scene.was_asked(point) == [("s1", "mechs")]


@pytest.mark.parametrize(
    "command",
    [
        {"do": "star", "seat": "s1", "triumph": "mechs"},
        {"do": "gain", "seat": "s1", "what": "coins", "n": 1},
        {"do": "correct", "path": "seats.s1.stars.mechs", "value": 1},
    ],
)
def test_ends_after_whatever_a_human_does(command: dict[str, object]) -> None:
    scene = facing()
    scene.says(ends="s2")
    scene.do(command)
    assert scene.was_asked("ends") == [()]
    assert scene.state.ended == "s2"


def test_ends_after_a_move_and_after_a_turn() -> None:
    scene = facing()
    scene.says(ends="s2")
    assert only(scene.move("s1", ("mech", 35, 45)), "ended")["seat"] == "s2"
    scene = facing()
    scene.says(ends="s1")
    assert only(scene.turn("s2", ATTACK, 7, 0, NO_POWER), "ended")["seat"] == "s1"


# Who sits beside whom, and what it comes to


def test_seats_in_order_say_who_gets_a_recruit_bonus() -> None:
    scene = around_one_automa()
    assert only(scene.turn("s3", ATTACK), "recruit_bonus")["seats"] == ["s2", "s4"]
    scene = around_one_automa()
    scene.says(seats_in_order=["s2", "s1", "s3", "s4"])
    assert only(scene.turn("s3", ATTACK), "recruit_bonus")["seats"] == ["s1", "s4"]


def test_seats_in_order_say_whose_score_the_next_game_learns_from() -> None:
    richest, poorest, rich = (90, 0, 0, 0), (0, 0, 0, 0), (80, 0, 0, 0)
    for says, change in ({}, 0), ({"seats_in_order": ["s2", "s1", "s3", "s4"]}, 1):
        scene = around_one_automa()
        scene.says(**says)
        result = only(scene.do({"do": "finish"}, *richest, *poorest, *rich), "result")
        automa, *_ = scene.rules.automas
        found, _ = scene.rules.difficulty(automa, result["scores"], result["winner"])
        assert found == change


def test_actors_are_asked_again_and_again_until_one_takes_turns() -> None:
    table = table_of(*FOUR, actors=["s1", "s4"])
    start = next(iter(table.state.seats["s1"].units["character"]))
    step = {"unit": "character", "from": start, "to": "r8c1"}
    table.do({"do": "move", "seat": "s1", "moves": [step]})
    assert table.turn.who == ("s4",)


def test_actors_are_asked_before_the_first_turn() -> None:
    assert table_of(*FOUR).turn.who == ("s2",), "the lowest player mat"
    assert table_of(*FOUR, actors=["s3", "s4"]).turn.who == ("s3",), "who rests does not begin"


def test_actors_are_asked_while_factions_are_still_drawn() -> None:
    seats = {"kind": "human"}, {"kind": "human"}, {"kind": "automa"}
    for says, first in (
        ({"actors": ["s2", "s3"]}, "s2"),
        ({"seats_in_order": ["s3", "s2", "s1"]}, "s3"),
    ):
        assert table_of(*seats, **says).turn.who == (first,)


def test_score_says_what_a_column_is_worth() -> None:
    scene = facing()
    scene.says(score=7)
    tie = 0
    result = only(scene.do({"do": "finish"}, 10, 5, 0, 0, tie), "result")
    assert scene.was_asked("score") == [("s1",), ("s2",)]
    assert result["scores"] == {"s1": 7, "s2": 7}


# Cards only


def test_with_cards_only_nobody_asks_where_pieces_go() -> None:
    scene = SpiedScene(human("crimea"), automa("nordic"), board=False)
    scene.give("s2", power=7, cards=0)
    scene.turn("s2", ATTACK, "s1", 0, 0, NO_POWER)
    assert scene.was_asked("fight") == [("s2", "s1", "")]
    for point in ("targets", "retreat", "after_move"):
        assert scene.was_asked(point) == []


# Where rivals and alliances are asked


@pytest.mark.parametrize(
    ("card", "units", "end"),
    [
        (WORKER, {"worker": [34]}, 24),
        (MECH, {"mech": [34]}, 33),
        (CHARACTER, {"character": 44}, 54),
        (ATTACK, {"mech": [34]}, 35),
        (DRIVE, {"mech": [34]}, 24),
    ],
)
def test_drawn_to_each_entry_asks_it(
    card: int, units: dict[str, list[int] | int], end: int
) -> None:
    scene = facing()
    scene.put("s2", **units).put("s1", mech=[35], worker=[24] if card == DRIVE else [])
    scene.says(fight="s2", drawn_to=[place(end)])
    moved = only(scene.turn("s2", card), "moved")
    assert scene.was_asked("drawn_to") == [("s2",)]
    assert moved["to"] == place(end)


def test_attacks_and_victory_star_between_humans() -> None:
    scene = around_one_automa()
    for seat in ("s1", "s2", "s3", "s4"):
        scene.put(seat)
    scene.put("s1", mech=[35]).put("s2", mech=[34])
    scene.says(victory_star=None)
    scene.move("s1", ("mech", 35, 34), answers=("s2",))
    assert scene.was_asked("attacks") == [("s1", "s2", True)]
    assert scene.was_asked("victory_star") == [("s2", "s1")]
    scene.put("s1", mech=[35]).put("s2", worker=[34])
    scene.says()
    scene.move("s1", ("mech", 35, 34))
    assert scene.was_asked("attacks") == [("s1", "s2", False)]


def test_attacks_with_cards_only() -> None:
    for met, answers, combat in (("s2.workers", (1,), False), ("s2.combat", (7, 0, 14, 0), True)):
        scene = SpiedScene(human("crimea"), automa("nordic"), board=False)
        scene.give("s1", power=9).give("s2", power=0, cards=0)
        scene.says(victory_star=None)
        scene.do(
            {"do": "move", "seat": "s1", "moves": [{"unit": "mech", "to": place(34)}]},
            met,
            *answers,
        )
        assert scene.was_asked("attacks") == [("s1", "s2", combat)]


def test_victory_star_of_both_sides_names_the_loser() -> None:
    scene = facing()
    scene.says(victory_star=None)
    scene.turn("s2", ATTACK, 0, 0, 6)
    assert scene.was_asked("victory_star") == [("s2", "s1")]
    assert scene.state.seats["s2"].stars["combat"] == 0


def test_stars_for_is_asked_before_each_star() -> None:
    scene = facing()
    scene.says(stars_for=0)
    with pytest.raises(Refusal, match="stars-elsewhere"):
        scene.do({"do": "star", "seat": "s1", "triumph": "mechs"})
    assert scene.was_asked("stars_for") == [("s1", "mechs")]


def test_change_scheme_when_the_marker_comes_to_ii() -> None:
    scene = facing()
    scene.give("s2", tracker=8)
    scene.says(change_scheme=None)
    scene.turn("s2", WORKER)
    assert scene.was_asked("change_scheme") == [("s2",)]
    assert scene.state.seats["s2"].scheme == 1


def test_leave_token_when_a_character_stays() -> None:
    scene = SpiedScene(human("crimea"), automa("albion"))
    scene.put("s2", character=44).give("s2", tracker=6)
    scene.says(leave_token=None)
    scene.turn("s2", CHARACTER)
    assert scene.was_asked("leave_token") == [("s2", FACTORY)]
    assert scene.state.tokens.flag == []


def test_begin_with_and_laid_out_at_the_end_of_the_set_up() -> None:
    around_one_automa()
    order = [one[0] for one in Spy.asked if one[0] in ("begin_with", "laid_out")]
    assert order[-2:] == ["begin_with", "laid_out"]
