"""Mad Tesla: where he goes, whom he fights, what his end brings."""

from typing import Any

import pytest

from tests.fenris.mad_tesla import FACTORY, NE, NW, SE, SW, TESLA, E, Hunt, W, beside, place
from tests.scythe.scene import Events, automa, every, human, only
from thirdchair.kit.flow import Answer, play
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.episodes.finding import every_key
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.words.games.scythe import ScytheWords
from thirdchair.words.languages import LANGUAGES

ATTACK = 17  # Scheme I: attack 6, worker attack, worker
SPENDS = 14  # for a combat: little power, one card
FAR = place(74)
THREE = (human("nordic"), human("polania", "engineering"), automa("crimea"))


def quiet(*seats: dict[str, Any], **setup: Any) -> Hunt:
    """Nobody stands anywhere but far away."""
    hunt = Hunt(*seats, **setup)
    for seat in hunt.state.seats:
        hunt.put(seat)
    return hunt


def ways(events: list[dict[str, Any]]) -> list[str]:
    return [one["to"] for one in every(events, "actor_moved")]


# Set-up


@pytest.mark.rule(
    "fen.madtesla.components",
    "fen.madtesla.unit",
    "fen.madtesla.setup.figure",
    "fen.madtesla.setup.health",
    "fen.madtesla.setup.last",
)
def test_he_stands_on_the_factory_and_plays_last() -> None:
    hunt = Hunt(human("nordic", "patriotic"), automa("crimea"), human("polania", "industrial"))
    assert (hunt.tesla.at, hunt.tesla.marker, hunt.tesla.controller) == (FACTORY, 16, None)
    starts = only(hunt.events, "starts")["seat"]
    order = hunt.game.rules_at(hunt.state).turn_order()
    place_of = order.index(starts)
    assert (order[place_of:] + order[:place_of])[-1] == TESLA
    assert only(hunt.events, "appeared")["rule"] == "fen.madtesla.setup.figure"


@pytest.mark.rule("fen.madtesla.setup.discard2", "fen.madtesla.setup.tile")
def test_the_hands_are_told_of_his_cards_and_his_tile() -> None:
    ledger = Hunt.game.ledger
    for rule in ("fen.madtesla.setup.discard2", "fen.madtesla.setup.tile"):
        assert (ledger[rule].app, ledger[rule].lock) == ("reminds", "fenris:mad-tesla")


# His way


@pytest.mark.rule(
    "fen.madtesla.move.roll", "fen.madtesla.move.second", "fen.madtesla.move.no-third"
)
def test_he_moves_twice_if_nobody_fights_and_never_a_third_time() -> None:
    hunt = quiet()
    events = hunt.prowls(E, E)
    first = beside(FACTORY, E)
    assert first is not None
    assert ways(events) == [first, beside(first, E)]
    assert [one["rule"] for one in every(events, "rolled")] == ["fen.madtesla.move.roll"] * 2


@pytest.mark.rule("fen.madtesla.move.direction", "fen.madtesla.move.rivers")
@pytest.mark.parametrize("face", [NE, E, SE, SW, W, NW])
def test_the_tile_shows_the_way_whatever_river_lies_between(face: int) -> None:
    hunt = quiet()
    back = (face + 2) % 6 + 1
    events = hunt.prowls(face, back)
    assert ways(events) == [beside(FACTORY, face), FACTORY]
    why = every(events, "actor_moved")[0]["why"][0]
    assert (why["rule"], why["to"]) == ("fen.madtesla.move.direction", [beside(FACTORY, face)])


@pytest.mark.rule("fen.madtesla.move.lakes", "fen.madtesla.move.no-tunnels")
def test_he_enters_lakes_and_uses_no_tunnel() -> None:
    hunt = quiet()
    board = hunt.game.rules_at(hunt.state).board
    lakes = [at for at in board.around[FACTORY] if board.terrain[at] == "lake"]
    face = next(one for one in range(1, 7) if beside(FACTORY, one) in lakes)
    assert ways(hunt.prowls(face, (face + 2) % 6 + 1))[0] in lakes
    tunnel = sorted(board.tunnels - {FACTORY})[0]
    reached = set(hunt.game.rules_at(hunt.state).beside(tunnel).values())  # type: ignore[attr-defined]
    assert reached == board.around[tunnel] - {tunnel}


@pytest.mark.rule("fen.madtesla.move.off-board", "fen.madtesla.move.off-board.combat")
def test_off_the_map_he_is_back_at_the_factory_and_fights_whoever_is_there() -> None:
    hunt = quiet()
    board = hunt.game.rules_at(hunt.state).board
    edge = next(at for at in board.territories if beside(at, NW) is None)
    hunt.stands(edge)
    hunt.state.seats["s1"].units["mech"] = {FACTORY: 1}
    events = hunt.prowls(NW, 0, 0, 2, 3, 3)
    moved = every(events, "actor_moved")[0]
    assert (moved["to"], moved["why"][0]["rule"]) == (FACTORY, "fen.madtesla.move.off-board")
    assert only(events, "combat")["attacker"] == TESLA


@pytest.mark.rule("fen.madtesla.move.direction")
def test_a_number_is_asked_about_once() -> None:
    hunt = quiet(tile=False)
    hunt.prowls(E, "E", W, "W")
    assert [one.key for one in hunt.asked] == [
        "die:blue",
        "choice:tesla_face_2:",
        "die:blue",
        "choice:tesla_face_5:",
    ]
    hunt.prowls(W, E)
    assert {one.key for one in hunt.asked} == {"die:blue"}
    assert hunt.tesla.at == FACTORY


@pytest.mark.rule("fen.madtesla.move.direction")
def test_or_people_look_at_their_tile_for_every_move() -> None:
    hunt = quiet(tile=False)
    goal = beside(FACTORY, SE)
    events = hunt.prowls(3, "shown", goal, 3, "shown", FACTORY)
    assert ways(events) == [goal, FACTORY]
    assert not hunt.state.laid.get("tesla_tile")
    edge = next(at for at in hunt.game.rules_at(hunt.state).board.territories if not beside(at, NW))
    hunt.stands(edge)
    assert ways(hunt.prowls(6, "shown", "off", 1, "shown", goal))[0] == FACTORY


@pytest.mark.parametrize("answer", ["N", "r9c9", 7])
def test_a_direction_that_no_tile_has_is_refused(answer: Any) -> None:
    hunt = quiet(tile=False)
    with pytest.raises(Refusal, match="not-an-option"):
        _answer(hunt, 2, answer)
    assert hunt.tesla.at == FACTORY


def _answer(hunt: Hunt, *answers: Any) -> None:
    command = hunt.game.command(hunt.state, {"do": "actor_turn", "actor": TESLA})
    keys = ["die:blue", "choice:tesla_face_2:"]
    given = [Answer(key, value, "test") for key, value in zip(keys, answers, strict=True)]
    play(hunt.game.rules, hunt.state, command, given)


# Whom he meets


@pytest.mark.rule("fen.madtesla.workers", "fen.madtesla.combat-unit")
def test_workers_alone_go_home_and_he_moves_on() -> None:
    hunt = quiet()
    at = beside(FACTORY, E)
    assert at is not None
    hunt.state.seats["s1"].units["worker"] = {at: 2}
    events = hunt.prowls(E, W)
    retreated = only(events, "retreated")
    assert (retreated["to"], retreated["n"]) == ("base:nordic", 2)
    assert retreated["rule"] == "fen.madtesla.workers"
    assert len(ways(events)) == 2


@pytest.mark.rule("fen.madtesla.combat-unit", "fen.madtesla.attack.by-player")
def test_workers_alone_may_not_come_to_him() -> None:
    hunt = quiet()
    hunt.state.seats["s1"].units["worker"] = {place(44): 1}
    with pytest.raises(Refusal, match="workers-cannot-enter"):
        hunt.attacked("worker", place(44), FACTORY)


@pytest.mark.rule("fen.madtesla.no-tokens")
def test_tokens_mean_nothing_to_him() -> None:
    hunt = quiet()
    at = beside(FACTORY, E)
    assert at is not None
    hunt.state.tokens.encounter = [at]
    hunt.state.tokens.trap = [at]
    hunt.prowls(E, W)
    assert (hunt.state.tokens.encounter, hunt.state.tokens.trap) == ([at], [at])


@pytest.mark.rule("fen.madtesla.control")
def test_he_controls_the_territory_he_stands_on() -> None:
    hunt = quiet()
    hunt.state.seats["s1"].units["structure"] = {place(44): 1}
    rules = hunt.game.rules_at(hunt.state)
    assert place(44) in rules.controlled("s1")
    hunt.stands(place(44))
    assert place(44) not in rules.controlled("s1")


# Combat


@pytest.mark.rule(
    "fen.madtesla.combat.1",
    "fen.madtesla.combat.2",
    "fen.madtesla.combat.base",
    "fen.madtesla.combat.3",
    "fen.madtesla.win.damage",
)
@pytest.mark.rule("fen.madtesla.win.popularity")
def test_the_example_of_the_book() -> None:
    """11 against 8: two cards worth 2 and 3, and a 3 on the die. Health falls from 16 to 13."""
    hunt = quiet()
    hunt.state.seats["s1"].units["mech"] = {place(44): 1}
    hunt.give("s1", popularity=4)
    free = beside(FACTORY, W)
    events = hunt.attacked("mech", place(44), FACTORY, 7, 4, 1, 2, 3, 3, free)
    assert only(events, "combat")["totals"] == {"s1": 11, TESLA: 8}
    assert hunt.tesla.marker == 13
    assert hunt.state.seats["s1"].popularity == 6
    told = [one["rule"] for one in every(events, "gained", what="popularity")]
    assert told == ["fen.madtesla.combat.1", "fen.madtesla.win.popularity"]


@pytest.mark.rule("fen.madtesla.combat.4", "fen.madtesla.win.damage.tie")
def test_the_attacker_wins_a_tie_which_costs_him_one() -> None:
    hunt = quiet()
    hunt.state.seats["s1"].units["mech"] = {place(44): 1}
    free = beside(FACTORY, W)
    events = hunt.attacked("mech", place(44), FACTORY, 7, 0, 2, 2, 3, free)
    assert only(events, "combat")["winner"] == "s1"
    assert hunt.tesla.marker == 15
    at = beside(FACTORY, E)
    assert at is not None
    other = quiet()
    other.state.seats["s1"].units["mech"] = {at: 1}
    events = other.prowls(E, 7, 0, 2, 2, 3)
    assert only(events, "combat")["winner"] == TESLA


@pytest.mark.rule("fen.madtesla.health.not-spent", "fen.madtesla.combat.no-reduce")
def test_his_health_is_not_spent_and_no_ability_makes_him_weaker() -> None:
    hunt = quiet(human("crimea"), automa("nordic"), abilities="ask")
    at = beside(FACTORY, E)
    assert at is not None
    hunt.state.seats["s1"].units["mech"] = {at: 1}
    events = hunt.prowls(E, 0, 0, 5, 5, 6)
    assert only(events, "combat")["totals"][TESLA] == 16
    assert not every(events, "ability")
    assert "choice:combat_ability:s1" not in [one.key for one in hunt.asked]
    assert hunt.tesla.marker == 16


@pytest.mark.rule("fen.madtesla.combat.no-npc", "fen.madtesla.combat.self")
def test_people_are_told_which_abilities_do_not_work() -> None:
    """Of what a faction prints only that is asked about which strengthens its own side."""
    ledger = Hunt.game.ledger
    assert ledger["fen.madtesla.combat.no-npc"].app == "reminds"
    assert ledger["fen.madtesla.combat.self"].app == "reminds"
    asked, printed = set[str](), set[str]()
    for faction in ("crimea", "nordic", "rusviet", "saxony", "polania", "albion", "togawa"):
        hunt = quiet(human(faction), automa("nordic" if faction != "nordic" else "crimea"))
        rules = hunt.game.rules_at(hunt.state)
        printed |= {one.id for one in rules.abilities_of("s1") if one.loses or one.steals}
        rules.state.board = "ask"
        found = rules.usable("s1", Battle("s1", TESLA, FACTORY))
        asked |= {one.id for one in found if not one.gains}
    assert printed
    assert asked == set()


@pytest.mark.rule(
    "fen.madtesla.lose.normal", "fen.madtesla.lose.retreat", "fen.madtesla.attack.by-tesla"
)
def test_whoever_loses_goes_home_and_he_goes_back_to_the_factory() -> None:
    hunt = quiet()
    at = beside(FACTORY, E)
    assert at is not None
    hunt.state.seats["s1"].units["mech"] = {at: 1}
    events = hunt.prowls(E, 1, 0, 2, 3, 3)
    assert ways(events) == [at, FACTORY]
    assert every(events, "actor_moved")[1]["why"][0]["rule"] == "fen.madtesla.lose.retreat"
    assert hunt.at("s1", "mech") == {"base:nordic": 1}
    assert hunt.state.seats["s1"].cards == 3, "a card for whoever has lost"
    assert len(every(events, "rolled", rule="fen.madtesla.move.roll")) == 1, "no second move"


@pytest.mark.rule("fen.madtesla.lose.retreat.combat")
def test_on_his_way_back_he_finds_the_next_one_to_fight() -> None:
    hunt = quiet(*THREE)
    at = beside(FACTORY, E)
    assert at is not None
    hunt.state.seats["s1"].units["mech"] = {at: 1}
    hunt.state.seats["s2"].units["mech"] = {FACTORY: 1}
    hunt.stands(beside(at, E) or "")
    events = hunt.prowls(W, 0, 0, 2, 2, 1, 0, 0, 2, 2, 1)
    assert [one["defender"] for one in every(events, "combat")] == ["s1", "s2"]
    assert (hunt.tesla.at, ways(events)) == (FACTORY, [at, FACTORY])


@pytest.mark.rule("fen.madtesla.win.retreat", "fen.madtesla.win.order", "fen.madtesla.win.star")
def test_the_steps_of_a_victory_come_before_the_next_combat() -> None:
    hunt = quiet(*THREE)
    at = beside(FACTORY, E)
    assert at is not None
    hunt.state.seats["s1"].units["mech"] = {place(44): 1}
    hunt.state.seats["s2"].units["mech"] = {FACTORY: 1}
    hunt.stands(at)
    events = hunt.attacked("mech", place(44), at, 7, 0, 2, 2, 1, 0, 0, 2, 2, 1)
    told = ["actor_moved", "gained", "star", "actor_marked", "combat"]
    kinds = [one["type"] for one in events if one["type"] in told]
    assert kinds[:6] == ["gained", "combat", "actor_moved", "gained", "star", "actor_marked"]
    second = every(events, "combat")[1]
    assert (second["attacker"], second["defender"], second["at"]) == (TESLA, "s2", FACTORY)
    assert every(events, "actor_moved")[0]["why"][0]["rule"] == "fen.madtesla.win.retreat"


@pytest.mark.rule("fen.madtesla.win.on-factory")
def test_beaten_on_the_factory_he_goes_where_the_winner_says() -> None:
    hunt = quiet()
    taken, free = beside(FACTORY, E), beside(FACTORY, W)
    assert taken is not None
    hunt.state.seats["s1"].units["mech"] = {place(44): 1, taken: 1}
    events = hunt.attacked("mech", place(44), FACTORY, 7, 0, 2, 2, 1, free)
    assert hunt.tesla.at == free
    question = hunt.asked[-1]
    assert question.key == "choice:tesla_retreat:s1"
    assert taken not in question.options  # type: ignore[attr-defined]
    assert every(events, "actor_moved")[0]["why"][0]["rule"] == "fen.madtesla.win.on-factory"


@pytest.mark.rule("fen.madtesla.win.on-factory.full")
def test_if_somebody_stands_everywhere_the_die_decides() -> None:
    hunt = quiet(*THREE)
    board = hunt.game.rules_at(hunt.state).board
    around = [at for at in board.around[FACTORY] if at != FACTORY]
    hunt.state.seats["s2"].units["worker"] = dict.fromkeys(around, 1)
    hunt.state.seats["s1"].units["mech"] = {place(74): 1}
    events = hunt.attacked("mech", place(74), FACTORY, 7, 0, 2, 2, 1, E)
    assert hunt.tesla.at == beside(FACTORY, E)
    rolled = every(events, "rolled")[-1]
    assert rolled["rule"] == "fen.madtesla.win.on-factory.full"
    assert only(events, "retreated")["seat"] == "s2"


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
    events = hunt.attacked("mech", place(44), FACTORY, 7, 4, 1, 2, 2, 1, beside(FACTORY, W))
    assert hunt.tesla.at is None
    assert hunt.state.seats["s1"].coins == 14
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
    events = hunt.turn("s2", card, 4, 5, 2, 2, 1, E)
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
    hunt.attacked("mech", place(44), FACTORY, 7, 4, 1, 2, 2, 1, beside(FACTORY, W))
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
