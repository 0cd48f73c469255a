"""The Annihilator: who wakes it, its turns, combats with it, and what Automas do about it."""

from typing import Any

import pytest

from tests.fenris.five import (
    ACTOR,
    BESIDE,
    CRIMEA_AND_NORDIC,
    FAR,
    THREE_PEOPLE,
    TWO_AND_TWO,
    begun,
    comes,
    fifth,
    found,
)
from tests.fenris.scene import Evening, next_after
from tests.fenris.three import stand, turn, walk
from tests.scythe.scene import FACTORY, every, only, place
from thirdchair.kit.flow import Answer, Pending, play
from thirdchair.kit.questions import Pick
from thirdchair.kit.readers import ITSELF
from thirdchair.kit.turns import Next
from thirdchair.scythe.fighting.battle import Battle

ATTACK = 17  # Scheme I: attack 6, worker attack, worker
MECH = 10  # Scheme I: move a mech, else a worker
CHARACTER = 18  # Scheme I: encounter or Factory, else move the character
WORKER = 3  # Scheme I: move worker; the tracker advances
ADVANCES = 6  # the same
NO_POWER = 14  # spends one power in a combat, and one card


def actor(scene: Evening) -> Any:
    return scene.tonight.actors[ACTOR]


# It appears


@pytest.mark.rule(
    "fen.vernichter.reveal.place",
    "fen.vernichter.reveal.dice",
    "fen.vernichter.reveal.mark",
    "fen.vernichter.controller",
    "fen.vernichter.unit",
)
def test_whoever_comes_first_puts_it_there_and_chooses_one_of_two_dice() -> None:
    scene = begun()
    assert scene.tonight.actors == {}
    events = comes(scene, "worker", "open", 3, 5, 5)
    appeared = only(events, "appeared")
    assert (appeared["actor"], appeared["at"], appeared["controller"]) == (ACTOR, FACTORY, "s1")
    assert only(events, "rolled")["dice"] == [3, 5]
    marked = only(events, "actor_marked")
    assert (marked["from"], marked["to"]) == (0, 5)
    assert marked["rule"] == "fen.vernichter.reveal.mark"
    assert (actor(scene).at, actor(scene).marker, actor(scene).controller) == (FACTORY, 5, "s1")


@pytest.mark.rule("fen.vernichter.reveal.dice")
def test_both_dice_are_chance_and_the_choice_is_of_whoever_came_and_of_nobody_else() -> None:
    scene = begun()
    start = next(iter(scene.tonight.seats["s1"].units["worker"]))
    moves = [{"unit": "worker", "from": start, "to": FACTORY}]
    command = scene.game.command(scene.state, {"do": "move", "seat": "s1", "moves": moves})
    asked = []
    given: list[Answer] = []
    for answer in ("open", 2, 6):
        result = play(scene.game.rules, scene.state, command, given)
        assert isinstance(result, Pending)
        asked.append(result.question)
        given.append(Answer(result.question.key, answer, "test"))
    result = play(scene.game.rules, scene.state, command, given)
    assert isinstance(result, Pending)
    assert [one.key for one in asked] == ["choice:box_c:s1", "die:d6", "die:d6"]
    assert [one.chance for one in asked] == [False, True, True]
    assert isinstance(result.question, Pick)
    assert (result.question.about, result.question.seat) == ("power_die", "s1")
    assert result.question.options == (2, 6)


@pytest.mark.rule("fen.vernichter.reveal.objectives")
def test_three_objectives_leave_all_hands_at_that_moment() -> None:
    events = comes(begun(), "worker", "open", 1, 1)
    rule = "fen.vernichter.reveal.objectives"
    assert "seat" not in only(events, "step", rule=rule), "all hands"


@pytest.mark.rule("fen.vernichter.reveal.worker")
def test_workers_alone_go_home_and_nobody_fights() -> None:
    scene = begun()
    events = comes(scene, "worker", "open", 1, 1)
    assert only(events, "retreated")["to"] == "base:crimea"
    assert every(events, "combat") == []
    assert scene.tonight.seats["s1"].units["worker"] == {"base:crimea": 1}


@pytest.mark.rule(
    "fen.vernichter.reveal.must-fight",
    "fen.vernichter.reveal.finish-move",
    "fen.vernichter.reveal.combat-after",
)
def test_a_combat_unit_must_fight_after_the_whole_move_with_all_who_came_along() -> None:
    scene = begun()
    events = walk(
        scene,
        "s1",
        ("worker", BESIDE, FACTORY),
        ("character", BESIDE, FACTORY),
        ("mech", place(53), FACTORY),
        answers=("open", 6, 6, 1, 0, 5, 5, 5),
    )
    kinds = [one["type"] for one in events]
    assert kinds.index("actor_marked") < kinds.index("combat")
    assert [one["type"] for one in events][:3] == ["went"] * 3
    back = {one["unit"] for one in every(events, "retreated", seat="s1")}
    assert back == {"worker", "character", "mech"}, "all of them have fought and lost"


@pytest.mark.rule("fen.vernichter.reveal.finish-move")
def test_whoever_sees_what_was_in_the_box_may_call_more_units_before_the_combat() -> None:
    """Nobody knew of a combat when the first unit came; moves are left."""
    scene = begun()
    scene.tonight.seats["s1"].units["worker"] = {BESIDE: 1, "base:crimea": 1}
    answers = ("open", 6, 6, "mech", "worker", BESIDE, "none", 1, 0, 5, 5, 5)
    events = comes(scene, "character", *answers)
    kinds = [one["type"] for one in events]
    came = [(one["unit"], one["from"]) for one in every(events, "went", to=FACTORY)]
    assert came == [("character", BESIDE), ("mech", place(53)), ("worker", BESIDE)]
    joined = [number for number, kind in enumerate(kinds) if kind == "went"][1:]
    assert kinds.index("actor_marked") < min(joined)
    assert max(joined) < kinds.index("combat")
    back = {one["unit"] for one in every(events, "retreated", seat="s1")}
    assert back == {"worker", "character", "mech"}, "all of them have fought and lost"


@pytest.mark.rule("fen.vernichter.reveal.finish-move")
def test_on_an_asked_board_nobody_says_whence_they_join() -> None:
    scene = begun(board="ask")
    events = comes(scene, "character", "open", 6, 6, "mech", "none", 1, 0, 5, 5, 5)
    back = {one["unit"] for one in every(events, "retreated", seat="s1")}
    assert back == {"character", "mech"}


# Combat


@pytest.mark.rule(
    "fen.vernichter.combat.choose",
    "fen.vernichter.combat.cards3",
    "fen.vernichter.combat.winner",
)
def test_its_die_and_three_cards_count_and_the_attacker_wins_a_tie() -> None:
    """Die 4, cards 2, 3 and 5: 14 in all."""
    scene = found(die=4)
    scene.tonight.seats["s1"].cards = 3
    events = comes(scene, "mech", 7, 7, 2, 2, 3, 5)
    combat = only(events, "combat")
    assert combat["totals"] == {"s1": 14, ACTOR: 14}
    assert combat["winner"] == "s1"
    drawn = [one["card"] for one in every(events, "drew", deck="combat")]
    assert drawn == [2, 3, 5]


@pytest.mark.rule("fen.vernichter.combat.discard")
def test_after_a_lost_combat_the_die_is_where_it_was() -> None:
    scene = found(die=4)
    events = comes(scene, "mech", 3, 0, 2, 3, 5)
    assert only(events, "combat")["winner"] == ACTOR
    assert actor(scene).marker == 4
    assert only(events, "retreated")["unit"] == "mech"
    assert scene.tonight.seats["s1"].power == 6
    assert scene.tonight.seats["s1"].cards == 3, "who has lost draws one"


@pytest.mark.rule("fen.vernichter.combat.cards3")
def test_a_table_with_the_later_book_draws_four() -> None:
    scene = found(die=4)
    scene.tonight.rulings["scythe.a44"] = True
    events = comes(scene, "mech", 3, 0, 2, 2, 2, 2)
    assert only(events, "combat")["totals"][ACTOR] == 12


@pytest.mark.rule(
    "fen.vernichter.combat.win.remove",
    "fen.vernichter.combat.win.star",
    "fen.vernichter.combat.win.end",
    "fen.vernichter.end.defeat",
)
def test_whoever_wins_removes_it_places_a_star_and_ends_the_game() -> None:
    scene = found(die=1)
    events = comes(scene, "mech", 7, 0, 2, 2, 2)
    assert only(events, "actor_left")["rule"] == "fen.vernichter.combat.win.remove"
    assert only(events, "star")["triumph"] == "combat"
    ended = only(events, "ended")
    assert (ended["seat"], ended["rule"]) == ("s1", "fen.vernichter.combat.win.end")
    assert actor(scene).at is None
    assert scene.refuses("automa_turn", seat="s2") == "end-reached"


@pytest.mark.rule("fen.vernichter.combat.win.star")
def test_a_third_victory_brings_no_star_but_ends_the_game() -> None:
    scene = found(die=1)
    scene.tonight.seats["s1"].stars["combat"] = 2
    events = comes(scene, "mech", 7, 0, 2, 2, 2)
    assert every(events, "star") == []
    assert only(events, "ended")["seat"] == "s1"


@pytest.mark.rule("fen.vernichter.end.stars")
def test_a_sixth_star_still_ends_the_game() -> None:
    scene = found()
    scene.tonight.seats["s1"].stars |= {"combat": 2, "workers": 1, "mechs": 1, "upgrades": 1}
    events = scene.do("star", seat="s1", triumph="structures")
    assert only(events, "ended")["rule"] == "fen.e5.end.sixth-star"
    assert actor(scene).at == FACTORY


@pytest.mark.rule(
    "fen.vernichter.combat.no-npc",
    "fen.vernichter.combat.self",
    "fen.vernichter.combat.no-reduce",
)
def test_only_abilities_that_help_oneself_are_asked_about() -> None:
    scene = found()
    scene.tonight.abilities = "ask"
    rules = scene.rules()
    for faction in rules.material.factions:
        scene.tonight.seats["s1"].faction = faction
        usable = list(rules.usable("s1", Battle("s1", ACTOR, FACTORY)))
        assert all(one.gains for one in usable), faction
    gains = [
        (faction, ability)
        for faction, sheet in rules.material.factions.items()
        for ability in sheet.ability
        if ability.gains
    ]
    for faction, ability in gains:
        scene.tonight.seats["s1"].faction = faction
        scene.tonight.seats["s1"].power = 3
        rules.use(ability, "s1", ACTOR)
        assert scene.tonight.seats["s1"].power == 3 - ability.pays + ability.gains
        assert actor(scene).marker == 4


# Its turns


@pytest.mark.rule("fen.vernichter.turn.when", "fen.vernichter.turn.first")
def test_all_others_take_a_turn_then_it_then_whoever_found_it() -> None:
    scene = found(*TWO_AND_TWO)
    now = next_after(scene, "move", Next(kept={"due": "s1"}), {"do": "setup"}, seat="s1")
    order = [now.who[0]]
    for do, who in (("move", "s2"), ("automa_turn", "s3"), ("automa_turn", "s4")):
        now = next_after(scene, do, now, {"do": "setup"}, seat=who)
        order.append(now.who[0])
    assert order == ["s2", "s3", "s4", ACTOR]
    assert now.may[0] == "actor_turn"
    now = next_after(scene, "actor_turn", now, {"do": "setup"}, actor=ACTOR)
    assert now.who == ("s1",)


@pytest.mark.rule("fen.vernichter.turn.roll", "fen.vernichter.turn.mark", "fen.vernichter.turn.end")
def test_in_its_turn_it_gets_another_strength_until_the_next_and_stays() -> None:
    scene = found(die=4)
    events = scene.do("actor_turn", 2, 6, 2, actor=ACTOR)
    rolled, marked = only(events, "rolled"), only(events, "actor_marked")
    assert (rolled["seat"], rolled["dice"], rolled["counts"]) == ("s1", [2, 6], 2)
    assert (marked["from"], marked["to"]) == (4, 2)
    assert marked["rule"] == "fen.vernichter.turn.mark"
    assert actor(scene).at == FACTORY
    assert every(scene.do("actor_turn", 5, 5, actor=ACTOR), "rolled")[0]["counts"] == 5


@pytest.mark.rule("fen.vernichter.enemy-all")
def test_it_is_an_enemy_of_its_controller_too() -> None:
    scene = found(die=1)
    assert actor(scene).controller == "s1"
    assert only(comes(scene, "mech", 0, 0, 2, 2, 2), "combat")["winner"] == ACTOR


def test_before_somebody_has_come_it_takes_no_turn() -> None:
    scene = begun()
    assert scene.refuses("actor_turn", actor=ACTOR) == "not-an-option"


# Automas


def at_the_door(**units: str) -> Evening:
    scene = begun()
    stand(scene, "s1", character=FAR)
    stand(scene, "s2", **units)
    return scene


@pytest.mark.rule(
    "fen.e5.automa.combat.first",
    "fen.e5.automa.combat.first.cost",
    "fen.e5.automa.combat.first.instead",
    "fen.vernichter.automa.lower-die",
    "fen.vernichter.automa.outcome",
)
def test_an_automa_that_is_first_takes_the_lower_die_and_loses_outright() -> None:
    scene = at_the_door(mech=BESIDE)
    events = turn(scene, MECH, "open", 5, 2)
    assert only(events, "appeared")["controller"] == "s2"
    assert only(events, "rolled")["counts"] == 2
    assert only(events, "lost_outright")["rule"] == "fen.e5.automa.combat.first"
    assert every(events, "combat") == []
    assert len(every(events, "drew")) == 1, "the card of its turn, and none for a combat"
    lost = [(one["what"], one["n"]) for one in every(events, "gained", seat="s2")][:3]
    assert lost == [("power", -4), ("cards", -1), ("cards", 1)]
    assert only(events, "retreated")["to"] == "mat"
    assert not scene.tonight.seats["s2"].factory_card


@pytest.mark.rule("fen.e5.automa.combat.first.cost")
def test_it_loses_no_more_than_it_has() -> None:
    scene = at_the_door(mech=BESIDE)
    scene.tonight.seats["s2"].power, scene.tonight.seats["s2"].cards = 3, 0
    events = turn(scene, MECH, "open", 5, 2)
    lost = [(one["what"], one["n"]) for one in every(events, "gained", seat="s2")][:2]
    assert lost == [("power", -3), ("cards", 1)], "no card to lose, and one for the loser"


@pytest.mark.rule("fen.e5.automa.combat.first")
def test_after_somebody_has_fought_an_automa_fights_as_ever_and_may_win() -> None:
    scene = found(die=1)
    comes(scene, "mech", 0, 0, 2, 2, 2)
    stand(scene, "s2", mech=BESIDE)
    scene.tonight.seats["s2"].power = 9
    events = turn(scene, ATTACK, 4, 3, 2, 2, 2)
    combat = only(events, "combat")
    assert combat["attacker"] == "s2"
    assert combat["totals"][ACTOR] == 7


@pytest.mark.rule("fen.vernichter.automa.move")
def test_for_an_automas_moves_it_is_an_enemy_combat_unit() -> None:
    scene = found()
    stand(scene, "s1", character=FAR)
    stand(scene, "s2", mech=BESIDE)
    assert FACTORY not in [one["to"] for one in every(turn(scene, MECH), "moved")]
    events = turn(scene, ATTACK)
    assert only(events, "lost_outright")["at"] == FACTORY


@pytest.mark.rule("fen.vernichter.automa.lower-die")
def test_an_automa_that_controls_it_takes_the_lower_die_every_turn() -> None:
    scene = at_the_door(mech=BESIDE)
    turn(scene, MECH, "open", 5, 2)
    events = scene.do("actor_turn", 6, 3, actor=ACTOR)
    rolled = only(events, "rolled")
    assert (rolled["counts"], rolled["rule"]) == (3, "fen.vernichter.automa.lower-die")


@pytest.mark.rule("fen.vernichter.reveal.worker")
def test_an_automas_worker_may_be_first_and_goes_home() -> None:
    scene = at_the_door(worker=BESIDE, character=place(45))
    events = turn(scene, WORKER, "open", 5, 2)
    assert only(events, "moved")["to"] == FACTORY
    assert (only(events, "retreated")["unit"], only(events, "retreated")["to"]) == (
        "worker",
        "base:nordic",
    )
    assert every(events, "lost_outright") == []
    assert actor(scene).controller == "s2"


@pytest.mark.rule(
    "fen.vernichter.automa.popularity.start",
    "fen.vernichter.automa.popularity.row4",
    "fen.vernichter.automa.popularity.why",
)
def test_automas_begin_with_two_popularity_and_have_ten_from_the_fourth_row() -> None:
    scene = begun(*TWO_AND_TWO)
    assert [one.popularity for one in scene.tonight.seats.values()][2:] == [2, 2]
    scene.tonight.seats["s3"].tracker = 10
    for card, popularity in ((WORKER, 2), (ADVANCES, 10)):
        scene.do("automa_turn", card, seat="s3")
        assert scene.tonight.seats["s3"].popularity == popularity
    assert scene.events[-1]["rule"] == "fen.vernichter.automa.popularity.row4"
    assert scene.tonight.seats["s4"].popularity == 2


@pytest.mark.rule("fen.vernichter.automa.popularity.start")
def test_by_a_later_book_automas_have_two_popularity_from_the_open_box_on() -> None:
    scene = fifth(*TWO_AND_TWO)
    scene.state.rulings["scythe.a47"] = True
    scene.begun()
    assert [one.popularity for one in scene.tonight.seats.values()][2:] == [10, 10]
    scene.tonight.seats["s4"].tracker = 14
    scene.tonight.seats["s1"].units["worker"] = {BESIDE: 1}
    comes(scene, "worker", "open", 4, 4)
    assert [one.popularity for one in scene.tonight.seats.values()][2:] == [2, 10]


@pytest.mark.rule("fen.vernichter.only-e5", "fen.vernichter.reward.hint")
def test_no_other_table_can_play_with_it() -> None:
    modules = begun().game.modules
    assert "annihilator" in modules.sheets
    assert "annihilator" not in modules.told(ITSELF)


def test_people_among_themselves_meet_it_too() -> None:
    scene = found(*THREE_PEOPLE)
    assert actor(scene).before == "s1"
    scene = begun(*CRIMEA_AND_NORDIC)
    assert scene.state.to_open == {"c": ""}
