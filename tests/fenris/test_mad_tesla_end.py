"""Mad Tesla: what his end brings, how Automas meet him, and boards that are not followed."""

from typing import Any

import pytest

from tests.fenris.mad_tesla import (
    ATTACK,
    FACTORY,
    FAR,
    NE,
    SPENDS,
    TESLA,
    THREE,
    E,
    Hunt,
    W,
    beside,
    place,
    quiet,
    ways,
)
from tests.scythe.scene import Events, every, only
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.episodes.finding import every_key
from thirdchair.words.games.scythe import ScytheWords
from thirdchair.words.languages import LANGUAGES

# His end


def nearly(*seats: dict[str, Any], **setup: Any) -> Hunt:
    """Three are enough, and s1 stands beside him."""
    hunt = quiet(*seats, **setup)
    hunt.tesla.marker = 3
    hunt.state.seats["s1"].units["mech"] = {place(44): 1}
    return hunt


@pytest.mark.rule(
    "fen.madtesla.destroyed",
    "fen.madtesla.destroyed.coins",
    "fen.madtesla.destroyed.finish-turn",
    "fen.madtesla.end",
)
def test_whoever_destroys_him_is_paid_and_completes_the_turn() -> None:
    hunt = nearly()
    hunt.give("s1", coins=4)
    events = hunt.attacked("mech", place(44), FACTORY, 7, 4, 1, 2, 2, 1)
    assert hunt.tesla.at is None
    assert hunt.state.laid["destroyed"] == {"s1": 1}
    assert hunt.state.seats["s1"].coins == 14
    assert [one["n"] for one in every(events, "gained", what="popularity")] == [1, 1]
    ended = only(events, "ended")
    assert (ended["seat"], ended["rule"]) == ("s1", "fen.madtesla.destroyed.finish-turn")
    hunt.do({"do": "star", "seat": "s1", "triumph": "upgrades"})
    assert hunt.state.seats["s1"].stars["upgrades"] == 1
    with pytest.raises(Refusal, match="end-reached"):
        hunt.turn("s2", ATTACK)


@pytest.mark.rule("fen.madtesla.destroyed.finish-turn")
def test_a_human_who_destroys_him_still_fights_all_combats_of_the_move() -> None:
    hunt = quiet(*THREE)
    hunt.stands(place(34))
    hunt.tesla.marker = 1
    hunt.put("s1", character=44, mech=(44, 45))
    hunt.put("s3", mech=53, character=55)
    hunt.give("s3", power=0, cards=0)
    moves = [
        {"unit": "character", "from": place(44), "to": place(34)},
        {"unit": "mech", "from": place(44), "to": place(53)},
        {"unit": "mech", "from": place(45), "to": place(55)},
    ]
    answers = (7, 0, 2, 2, 1, 0, 0, SPENDS, 0, 0, ATTACK)
    events = hunt.do({"do": "move", "seat": "s1", "moves": moves}, *answers)
    assert len(every(events, "combat")) == 3
    assert [one["type"] for one in events][-1] == "ended"
    assert only(events, "ended")["rule"] == "fen.madtesla.destroyed.finish-turn"


@pytest.mark.rule("fen.madtesla.destroyed.finish-turn")
def test_an_automa_that_destroys_him_still_gains_what_its_card_shows() -> None:
    hunt = quiet()
    hunt.tesla.marker = 1
    hunt.state.seats["s2"].units["mech"] = {place(44): 1}
    hunt.give("s2", power=16, coins=0)
    card = 17
    events = hunt.turn("s2", card, 4, 5, 2, 2, 1)
    kinds = [one["type"] for one in events]
    assert kinds[-1] == "ended"
    assert kinds.index("actor_left") < len(kinds) - 2, "gains come after it"
    assert hunt.state.seats["s2"].coins >= 10


@pytest.mark.rule("fen.madtesla.destroyed.his-turn")
def test_destroyed_in_his_own_turn_he_ends_the_game_at_once() -> None:
    hunt = quiet()
    hunt.tesla.marker = 2
    at = beside(FACTORY, E)
    assert at is not None
    hunt.state.seats["s1"].units["mech"] = {at: 1}
    events = hunt.prowls(E, 7, 0, 2, 2, 1)
    assert only(events, "ended")["rule"] == "fen.madtesla.destroyed.his-turn"


@pytest.mark.rule("fen.madtesla.end")
def test_the_sixth_star_ends_it_before_his_health_falls() -> None:
    hunt = nearly()
    hunt.state.seats["s1"].stars |= {"upgrades": 1, "mechs": 1, "workers": 1, "power": 1}
    hunt.state.seats["s1"].stars["objective"] = 1
    free = beside(FACTORY, W)
    events = hunt.attacked("mech", place(44), FACTORY, 7, 0, 2, 2, 1, free)
    assert only(events, "ended")["rule"] == "scy.automa.stars.six"
    assert hunt.tesla.marker == 3


# Cards that were discarded


@pytest.mark.rule("fen.madtesla.discard-order")
def test_what_the_defender_discards_lies_on_top() -> None:
    hunt = quiet()
    hunt.stands(FAR)
    hunt.state.seats["s1"].units["mech"] = {place(44): 1}
    hunt.state.seats["s2"].units["mech"] = {place(45): 1}
    hunt.give("s2", cards=1)
    moves = [{"unit": "mech", "from": place(44), "to": place(45)}]
    hunt.do({"do": "move", "seat": "s1", "moves": moves}, 3, 4, 1, SPENDS, 5)
    assert hunt.tesla.holds == {"discard_top": 5, "discard_under": 4}
    hunt.give("s1", cards=3)
    hunt.state.seats["s1"].units["mech"] = {place(73): 1}
    hunt.attacked("mech", place(73), FAR, 0, 6, 2, 5, 4, 6)
    known = [one.known for one in hunt.asked if one.key.startswith("number:discard")]  # type: ignore[attr-defined]
    assert known == [5, 4], "filled in beforehand"
    assert hunt.tesla.holds == {}, "nobody has said which two cards came on top of them"


@pytest.mark.rule("fen.madtesla.automa.discard")
def test_an_automa_discards_in_any_order() -> None:
    hunt = quiet()
    at = beside(FACTORY, E)
    assert at is not None
    hunt.stands(at)
    hunt.state.seats["s2"].units["mech"] = {FACTORY: 1}
    hunt.give("s2", power=7, cards=2)
    hunt.state.rulings["scythe.p11"] = False
    two = next(n for n, card in hunt.game.rules_at(hunt.state).cards.items() if card.cards == 2)
    events = hunt.prowls(W, W, two, 5, 2, 5, 2, 2, 1, W)
    assert only(events, "discarded")["cards"] == [5, 2]
    assert hunt.tesla.holds["discard_top"] == 2


# Automas


@pytest.mark.rule("fen.madtesla.automa.enemy")
def test_an_automa_attacks_him_as_any_enemy() -> None:
    hunt = quiet()
    hunt.state.seats["s2"].units["mech"] = {place(44): 1}
    events = hunt.turn("s2", ATTACK, SPENDS, 2, 5, 5, 6)
    assert only(events, "combat")["defender"] == TESLA


@pytest.mark.rule(
    "fen.madtesla.automa.popularity",
    "fen.madtesla.automa.popularity.start",
    "fen.madtesla.automa.popularity.only",
    "fen.madtesla.automa.score",
)
@pytest.mark.parametrize(("ruling", "gained"), [("always", 1), ("attacks", 0)])
def test_an_automas_popularity_counts_in_the_end(ruling: str, gained: int) -> None:
    hunt = quiet()
    assert hunt.state.seats["s2"].popularity == 10
    hunt.state.rulings["scythe.a65"] = ruling
    hunt.state.seats["s2"].units["mech"] = {FACTORY: 1}
    at = beside(FACTORY, E)
    assert at is not None
    hunt.stands(at)
    hunt.prowls(W, W, SPENDS, 2, 5, 5, 6)
    assert hunt.state.seats["s2"].popularity == 10 + gained
    hunt.state.seats["s2"].popularity = 13
    hunt.state.seats["s2"].stars["combat"] = 1
    rules = hunt.game.rules_at(hunt.state)
    counted = {name: value or 0 for name, value in rules.known_column("s2").items()}
    stars = next(one.points for one in rules.score("s2", counted) if one.name == "final_stars")
    assert stars == 5, "with 13 popularity a star is worth 5, with 10 it was 4"


@pytest.mark.rule("fen.madtesla.automa.reroll")
def test_where_an_automa_stands_he_rolls_once_more() -> None:
    hunt = quiet()
    at, other = beside(FACTORY, E), beside(FACTORY, W)
    assert at is not None
    hunt.state.seats["s2"].units["worker"] = {at: 1}
    events = hunt.prowls(E, W, E)
    assert ways(events) == [other, FACTORY]
    rules = [one["rule"] for one in every(events, "rolled")]
    assert rules[1] == "fen.madtesla.automa.reroll"
    again = quiet()
    again.state.seats["s2"].units["worker"] = {at: 1}
    events = again.prowls(E, E, W)
    assert ways(events)[0] == at, "the second roll counts"
    assert only(events, "retreated")["seat"] == "s2"


@pytest.mark.rule("fen.madtesla.automa.factory-win", "fen.madtesla.automa.factory-win.reroll")
def test_an_automa_that_wins_on_the_factory_lets_the_die_choose() -> None:
    hunt = quiet()
    at = beside(FACTORY, E)
    assert at is not None
    hunt.state.seats["s1"].units["worker"] = {at: 1}
    hunt.state.seats["s2"].units["mech"] = {place(44): 1}
    hunt.give("s2", power=16)
    events = hunt.turn("s2", ATTACK, SPENDS, 5, 2, 2, 1, E, W)
    assert only(events, "combat")["winner"] == "s2"
    assert hunt.tesla.at == beside(FACTORY, W)
    rules = [one["rule"] for one in every(events, "rolled")][1:]
    assert rules == [
        "fen.madtesla.automa.factory-win",
        "fen.madtesla.automa.factory-win.reroll",
    ]


@pytest.mark.rule("fen.madtesla.automa.factory-win", "fen.madtesla.win.on-factory.full")
def test_an_automa_does_not_roll_for_ever_where_its_own_stand_everywhere() -> None:
    """An asked board knows of Automas: no roll could lead to a free territory."""
    hunt = quiet(board="ask")
    rules = hunt.rules
    around = [at for at in rules.board.around[FACTORY] if at != FACTORY]
    rules.state.seats["s2"].units["worker"] = dict.fromkeys(around, 1)
    with pytest.raises(StopIteration) as done:
        rules.rolled_for("s2").send(None)
    assert done.value.value is None


@pytest.mark.rule("fen.madtesla.move.direction")
def test_no_two_numbers_have_the_same_arrow() -> None:
    hunt = quiet(tile=False)
    hunt.prowls(1, "E", 2, "E")
    assert hunt.state.laid["tesla_tile"] == {"2": 1}
    hunt.stands(FACTORY)
    hunt.prowls(2, 1, "W")
    assert hunt.state.laid["tesla_tile"] == {"1": 4, "2": 1}


def correct(hunt: Hunt, path: str, value: Any) -> Events:
    return hunt.do({"do": "correct", "path": path, "value": value})


@pytest.mark.rule("fen.madtesla.move.direction")
def test_an_arrow_that_was_told_wrong_is_set_right() -> None:
    hunt = quiet(tile=False)
    hunt.prowls(1, "E", 2, "W")
    events = correct(hunt, "tile.1", "NE")
    assert (only(events, "corrected")["from"], only(events, "corrected")["to"]) == ("E", "NE")
    hunt.stands(FACTORY)
    assert ways(hunt.prowls(1, 2))[0] == beside(FACTORY, NE)
    correct(hunt, "tile.1", "W")
    assert hunt.rules.arrows() == {"1": "W"}, "2 had that arrow: it is asked about again"
    correct(hunt, "tile.1", None)
    hunt.stands(FACTORY)
    hunt.prowls(1, "SE", 2, "NW")
    assert hunt.rules.arrows() == {"1": "SE", "2": "NW"}


@pytest.mark.parametrize(
    ("path", "value"), [("tile.7", "E"), ("tile", "E"), ("tile.1", "N"), ("tile.1", 3)]
)
def test_an_arrow_that_no_tile_has_cannot_be_set(path: str, value: Any) -> None:
    hunt = quiet(tile=False)
    hunt.prowls(1, "E", 2, "W")
    with pytest.raises(Refusal):
        correct(hunt, path, value)
    assert hunt.rules.arrows() == {"1": "E", "2": "W"}


@pytest.mark.rule("fen.madtesla.combat-unit")
def test_where_he_stands_nobody_takes_refuge() -> None:
    hunt = quiet()
    rules = hunt.game.rules_at(hunt.state)
    faction = next(
        name
        for name, one in rules.material.factions.items()
        if any(ability.refuge for ability in one.ability)
    )
    hunt.state.seats["s1"].faction = faction
    near = rules.refuges("s1", FACTORY)
    assert near
    hunt.stands(near[0])
    assert near[0] not in rules.refuges("s1", FACTORY)


# Boards that the app does not follow


def test_with_cards_only_people_say_whom_he_meets() -> None:
    hunt = Hunt(board=False)
    events = hunt.prowls(E, "s1.workers", W, "nobody")
    assert only(events, "retreated")["seat"] == "s1"
    events = hunt.prowls(E, "s2.combat", W, "s1.combat", 0, 0, 2, 2, 1, "nobody")
    assert only(events, "combat")["defender"] == "s1"
    assert hunt.tesla.at == FACTORY


def test_an_asked_board_asks_only_about_people() -> None:
    hunt = Hunt(board="ask")
    hunt.put("s1").put("s2")
    events = hunt.prowls(E, "s1.combat", 0, 0, 2, 2, 1, "nobody")
    assert only(events, "combat")["winner"] == TESLA
    options = [one.options for one in hunt.asked if one.key == "choice:tesla_meets:"]  # type: ignore[attr-defined]
    assert options[0] == ("nobody", "s1.combat", "s1.workers")


@pytest.mark.rule("fen.madtesla.attack.by-player")
def test_by_a_later_book_the_factory_comes_first() -> None:
    hunt = quiet()
    hunt.state.rulings["scythe.a78"] = "factory"
    hunt.state.seats["s1"].units["mech"] = {place(44): 1, place(45): 1}
    hunt.state.seats["s2"].units["mech"] = {place(35): 1}
    moves = [
        {"unit": "mech", "from": place(45), "to": place(35)},
        {"unit": "mech", "from": place(44), "to": FACTORY},
    ]
    command = {"do": "move", "seat": "s1", "moves": moves}
    events = hunt.do(command, 0, 0, 5, 5, 6, 0, 0, SPENDS, 2)
    assert [one["defender"] for one in every(events, "combat")] == [TESLA, "s2"]
    hunt = quiet()
    hunt.state.seats["s1"].units["mech"] = {place(44): 1, place(45): 1}
    hunt.state.seats["s2"].units["mech"] = {place(35): 1}
    events = hunt.do(command, 0, 0, SPENDS, 2, 0, 0, 5, 5, 6)
    assert [one["defender"] for one in every(events, "combat")] == ["s2", TESLA]


def test_a_table_may_pay_twice() -> None:
    hunt = nearly()
    hunt.state.rulings["scythe.a60"] = "twice"
    hunt.attacked("mech", place(44), FACTORY, 7, 4, 1, 2, 2, 1)
    rules = hunt.game.rules_at(hunt.state)
    counted = {name: value or 0 for name, value in rules.known_column("s1").items()}
    assert [one.points for one in rules.score("s1", counted) if one.name == "mad_tesla"] == [10]
    assert not [one for one in rules.score("s2", counted) if one.name == "mad_tesla"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("fen.madtesla.health.not-spent")
def test_it_is_said_that_only_whoever_fights_him_pays_power(language: str) -> None:
    """His marker stands on the power track, and nobody moves it for that."""
    reader = Reader(language, keys=frozenset(every_key()))
    ana = {"kind": "human", "faction": "nordic", "name": "Ana"}
    words = ScytheWords(reader, {"seats": [ana, {"kind": "automa", "faction": "saxony"}]})

    def named(attacker: str, defender: str) -> list[int]:
        sides = {attacker: 6, defender: 3}
        combat = {"type": "combat", "attacker": attacker, "defender": defender, "at": FACTORY}
        told = {**combat, "power": sides, "cards": sides, "totals": sides, "winner": attacker}
        return [words.event(told).count(words.seat(one)) for one in (attacker, defender)]

    assert named(TESLA, "s1") == [2, 2]
    assert named("s1", TESLA) == [3, 1]
    assert named("s1", "s2") == [2, 1], "both pay"


@pytest.mark.rule("fen.madtesla.combat.base")
def test_two_cards_that_the_app_has_discarded_itself_are_not_asked() -> None:
    hunt = Hunt(combat="app")
    two = next(n for n, card in hunt.rules.cards.items() if card.cards == 2)
    hunt.stands(FAR)
    hunt.put("s1", mech=44, character=93).put("s2", mech=45, character=15)
    hunt.give("s1", power=7, cards=0).give("s2", power=0, cards=2)
    hunt.state.rulings["scythe.p11"] = False
    moves = [{"unit": "mech", "from": place(44), "to": place(45)}]
    hunt.do({"do": "move", "seat": "s1", "moves": moves}, 1, 0, two, 4, 4)
    assert hunt.tesla.holds == {"discard_top": 4, "discard_under": 4, "discard_by_app": 2}
    hunt.state.seats["s1"].units["mech"] = {place(73): 1}
    hunt.attacked("mech", place(73), FAR, 0, 0, 1)
    assert not [one for one in hunt.asked if one.key.startswith("number:discard")]


@pytest.mark.rule("fen.madtesla.combat.base")
def test_a_card_of_a_hand_on_top_of_them_is_asked_about_again() -> None:
    hunt = quiet()
    hunt.tesla.holds.update(discard_top=5, discard_under=3, discard_by_app=2)
    hunt.rules.lie_on_top([4])
    assert hunt.tesla.holds == {"discard_top": 4, "discard_under": 5}
