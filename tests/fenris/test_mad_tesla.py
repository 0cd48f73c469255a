"""Mad Tesla: where he goes, whom he meets and how he fights."""

from typing import Any

import pytest

from tests.fenris.mad_tesla import (
    FACTORY,
    NE,
    NW,
    SE,
    SW,
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
from tests.scythe.scene import automa, every, human, only
from thirdchair.kit.flow import Answer, play
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fighting.battle import Battle

# Set-up


@pytest.mark.rule(
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


@pytest.mark.rule("fen.madtesla.combat-unit")
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
