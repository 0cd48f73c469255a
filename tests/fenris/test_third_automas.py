"""The third evening: Automas that seek, on a tracked board, an asked one, or with cards only."""

import pytest

from tests.fenris.scene import Evening
from tests.fenris.three import BESIDE, FAR, ends, facing, open_question, stand, turn
from tests.scythe.scene import FACTORY, every, only, place
from thirdchair.kit.questions import Draw, Places
from thirdchair.scythe.asked.evidence import Look
from thirdchair.scythe.content import Move
from thirdchair.scythe.moves.field import Field

CHARACTER = 18  # Scheme I: encounter or Factory, else move the character
AGAIN = 16  # the same
MECH = 10  # Scheme I: move a mech, else a worker
ATTACK = 17  # Scheme I: attack 6, worker attack, worker


# Automas seek


@pytest.mark.rule(
    "fen.e3.automa.move.condition", "fen.e3.automa.move.factory", "fen.e3.automa.search.trigger"
)
def test_an_automa_goes_to_the_factory_and_searches() -> None:
    scene = facing()
    events = turn(scene, CHARACTER, "nothing")
    moved = only(events, "moved")
    assert (moved["unit"], moved["to"]) == ("character", FACTORY)
    assert "fen.e3.automa.move.factory" in [one["rule"] for one in moved["why"]]
    assert only(events, "searches")["n"] == 1
    assert scene.tonight.seats["s2"].holds == {"influence": 1}


@pytest.mark.rule("fen.e3.automa.search", "fen.e3.automa.search.keep-first")
def test_it_keeps_the_first_card_once_and_only_by_searching() -> None:
    scene = facing()
    first = turn(scene, CHARACTER, "nothing")
    assert every(first, "factory_card") == []
    assert only(first, "search_ends")["rule"] == "fen.e3.automa.search.keep-first"
    assert scene.tonight.seats["s2"].factory_card
    second = turn(scene, AGAIN, "nothing")
    assert (only(second, "searches")["n"], ends(second)) == (2, "nothing")


@pytest.mark.rule("fen.e3.automa.search", "fen.e3.search.vesna")
def test_an_automa_can_find_the_card_and_then_goes_where_it_always_goes() -> None:
    scene = facing()
    found = turn(scene, CHARACTER, "found")
    assert ends(found) == "found"
    assert not scene.tonight.seats["s2"].factory_card
    stand(scene, "s2", character=BESIDE)
    stand(scene, "s1", character=place(24))
    scene.tonight.seats["s2"].factory_card = True
    away = only(turn(scene, AGAIN), "moved")
    assert away["to"] != FACTORY


@pytest.mark.rule("fen.e3.automa.search.trigger", "fen.e3.search.shuffle")
def test_one_that_stays_on_the_factory_searches_again_with_better_odds() -> None:
    """Two players: 8 cards; its first search kept one of them. Two tokens: 2 of 7."""
    scene = facing()
    turn(scene, CHARACTER, "nothing")
    question = open_question(scene, AGAIN)
    assert isinstance(question, Draw)
    assert (question.options, question.weights) == (("nothing", "found"), (5, 2))


@pytest.mark.rule("fen.e3.search.draw", "fen.e3.automa.search")
def test_an_automa_that_turns_up_all_cards_finds_it_for_certain() -> None:
    """Two players: 8 cards."""
    scene = facing()
    scene.tonight.seats["s2"].holds["influence"] = 6
    assert isinstance(open_question(scene, CHARACTER), Draw)
    scene.tonight.seats["s2"].holds["influence"] = 7
    events = turn(scene, CHARACTER)
    assert (only(events, "searches")["cards"], ends(events)) == (8, "found")


@pytest.mark.rule("fen.e3.automa.move.exception")
@pytest.mark.parametrize(("power", "fights"), [(4, False), (5, True)])
def test_with_little_power_it_seeks_no_combat(power: int, fights: bool) -> None:
    scene = facing()
    stand(scene, "s1", character=FACTORY)
    scene.tonight.seats["s2"].power = power
    answers = (3, 0, 14) if fights else ()
    events = turn(scene, CHARACTER, *answers)
    assert bool(every(events, "combat")) == fights
    assert (only(events, "moved")["to"] == FACTORY) == fights
    assert bool(every(events, "skipped", rule="fen.e3.automa.move.exception")) == (not fights)


@pytest.mark.rule("fen.e3.automa.move.exception")
def test_lone_workers_are_no_combat_and_go_home() -> None:
    scene = facing()
    stand(scene, "s1", character=FAR, worker=FACTORY)
    scene.tonight.seats["s2"].power = 1
    events = turn(scene, CHARACTER, "nothing")
    assert only(events, "retreated")["seat"] == "s1"
    assert only(events, "searches")["seat"] == "s2"


@pytest.mark.rule("fen.e3.automa.search.trigger", "fen.e3.automa.search.extra")
def test_after_a_won_combat_its_action_still_brings_the_search() -> None:
    scene = facing()
    stand(scene, "s1", character=FACTORY)
    scene.tonight.seats["s1"].power = 0
    events = turn(scene, CHARACTER, 0, 0, 1, "nothing")
    kinds = [one["type"] for one in events]
    assert kinds.index("combat") < kinds.index("searches")
    assert scene.tonight.seats["s2"].stars["combat"] == 1


@pytest.mark.rule("fen.e3.automa.search.mech")
def test_a_mech_goes_there_and_searches_when_the_character_moves() -> None:
    scene = facing()
    stand(scene, "s2", mech=BESIDE)
    went = turn(scene, MECH)
    assert only(went, "moved")["to"] == FACTORY
    assert every(went, "searches") == []
    scene.tonight.seats["s2"].units["character"] = {FAR: 1}
    stand(scene, "s1", character=place(24))
    moved = turn(scene, CHARACTER, "nothing")
    assert only(moved, "moved")["to"] != FACTORY  # two never stand on one territory
    assert only(moved, "searches")["seat"] == "s2"


@pytest.mark.rule("fen.e3.automa.move.condition")
def test_water_keeps_it_away_in_the_beginning() -> None:
    """Nordic's own land does not reach the Factory."""
    scene = facing()
    scene.tonight.seats["s2"].tracker = 0
    events = turn(scene, CHARACTER)
    assert every(events, "moved", to=FACTORY) == []


@pytest.mark.rule("fen.e3.automa.move.condition")
def test_a_unit_that_attacks_goes_to_the_factory_too() -> None:
    scene = facing()
    stand(scene, "s2", mech=BESIDE)
    stand(scene, "s1", mech=place(34))
    events = turn(scene, ATTACK)
    assert only(events, "moved")["to"] == FACTORY
    assert every(events, "combat") == []


# Asked boards, and cards only


def test_an_asked_board_asks_about_the_factory_alone() -> None:
    scene = facing(board="ask")
    question = open_question(scene, CHARACTER)
    assert isinstance(question, Places)
    assert question.options == (FACTORY,)


@pytest.mark.parametrize(
    ("power", "there", "card", "first"),
    [
        (7, "mech", MECH, [FACTORY]),  # it fights there, whoever stands elsewhere
        (3, "mech", MECH, [FACTORY, place(45)]),  # it goes toward the enemy who keeps it away
        (3, "worker", MECH, [FACTORY]),  # lone workers keep nobody away
        (3, "worker", CHARACTER, [FACTORY]),
    ],
)
def test_an_asked_board_proves_by_the_factory_whether_it_goes_there(
    power: int, there: str, card: int, first: list[str]
) -> None:
    scene = facing(board="ask")
    stand(scene, "s2", character=BESIDE, mech=place(43))
    stand(scene, "s1", character=FAR, **{there: FACTORY})
    scene.tonight.seats["s2"].power = power
    question = open_question(scene, card)
    assert isinstance(question, Places)
    assert list(question.first) == first


def test_who_keeps_it_away_from_the_factory_are_combat_units_alone() -> None:
    scene = facing(board="ask")
    stand(scene, "s2", character=BESIDE, mech=place(43))
    stand(scene, "s1", character=FAR, mech=FACTORY)
    scene.tonight.seats["s2"].power = 3
    rules = scene.rules()
    look, field = Look(set(), None), Field(rules, "s2")
    rules.prove("s2", Move(do="move_mech"), field, [FACTORY], look)
    assert list(look.fighters) == [FACTORY]


def test_once_it_is_found_an_asked_board_is_asked_as_ever() -> None:
    """The Factory is the goal of that card without a search, too: it is free, and decides."""
    scene = facing(board="ask")
    scene.tonight.seats["s1"].holds["found"] = 1
    question = open_question(scene, CHARACTER)
    assert isinstance(question, Places)
    assert question.first == (FACTORY,)


def test_where_either_of_two_mechs_may_go_an_asked_board_asks_about_both_ways() -> None:
    """The one on the Factory would stay; the other one may not come there, and goes elsewhere."""
    scene = facing(board="ask")
    scene.tonight.seats["s2"].units["mech"] = {FACTORY: 1, place(43): 1}
    question = open_question(scene, MECH)
    assert isinstance(question, Places)
    assert place(25) in question.options
    assert place(25) not in question.first


def test_what_stands_there_counts_on_an_asked_board() -> None:
    scene = facing(board="ask")
    fought = turn(scene, CHARACTER, {FACTORY: {"s1.mech": 1}}, 7, 0, 14)
    assert only(fought, "combat")["winner"] == "s1"
    again = facing(board="ask")
    again.tonight.seats["s2"].power = 3
    events = turn(again, CHARACTER, {FACTORY: {"s1.mech": 1}})
    assert every(events, "moved", to=FACTORY) == []


@pytest.mark.parametrize("card", [CHARACTER, MECH, ATTACK])
@pytest.mark.parametrize("power", [3, 7])
def test_what_is_not_asked_on_an_asked_board_does_not_matter(card: int, power: int) -> None:
    """Wherever people stand that was not asked about, the card does the same."""

    def outcome(elsewhere: str | None) -> list[object]:
        scene = facing(board="ask")
        scene.tonight.seats["s2"].power = power
        scene.tonight.seats["s2"].units["mech"] = {place(43): 1}
        options = _options(scene, card)
        if elsewhere is not None and elsewhere not in options:
            stand(scene, "s1", character=elsewhere)
        answers: list[object] = [{}] if options else []
        try:
            events = turn(scene, card, *answers, "nothing")
        except AssertionError:
            events = turn(scene, card, *answers)
        return [(one["unit"], one["to"]) for one in every(events, "moved")]

    usual = outcome(None)
    for elsewhere in (place(24), place(75), place(66)):
        assert outcome(elsewhere) == usual


def _options(scene: Evening, card: int) -> tuple[str, ...]:
    question = open_question(scene, card)
    return question.options if isinstance(question, Places) else ()


@pytest.mark.rule("fen.e3.automa.search.trigger", "fen.e3.automa.move.factory")
def test_with_cards_only_the_table_says_whether_it_stands_there() -> None:
    scene = facing(board=False)
    events = turn(scene, CHARACTER, "nobody", "yes", "found")
    assert only(events, "step")["rule"] == "fen.e3.automa.move.factory"
    assert ends(events) == "found"
    calm = turn(scene, AGAIN, "no")  # found: nothing draws it into a combat any more
    assert every(calm, "step") == []


@pytest.mark.rule("fen.e3.automa.move.exception")
def test_with_cards_only_and_little_power_nobody_asks_about_a_combat() -> None:
    scene = facing(board=False)
    scene.tonight.seats["s2"].power = 4
    events = turn(scene, CHARACTER, "no")
    assert every(events, "searches") == []
