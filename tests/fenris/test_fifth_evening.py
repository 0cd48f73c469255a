"""The fifth evening: influence that costs, a box on the Factory, and who opens it."""

from typing import Any

import pytest

from tests.fenris.five import (
    ACTOR,
    BESIDE,
    FAR,
    THREE_PEOPLE,
    TWO_AND_TWO,
    begun,
    comes,
    fifth,
    found,
)
from tests.fenris.scene import Evening, automa, human, steps
from tests.fenris.three import open_question, stand, turn, walk
from tests.scythe.scene import FACTORY, every, only, place
from thirdchair.kit.flow import Pending, play
from thirdchair.kit.questions import Pick, Places
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.fenris.episodes.finding import campaign_at

MECH = 10  # Scheme I: move a mech, else a worker
CHARACTER = 18  # Scheme I: encounter or Factory, else move the character
ATTACK = 17  # Scheme I: attack 6, worker attack, worker


# Set-up


@pytest.mark.rule(
    "fen.e5.setup.influence.tunnels",
    "fen.e5.setup.influence.factory",
    "fen.e5.setup.box-c",
    "fen.e5.setup.wind-gambit",
    "fen.e5.setup.perk",
)
def test_the_hands_are_told_what_is_different_tonight() -> None:
    assert steps(fifth().has_gambit()) == [
        ("fen.e5.setup.wind-gambit", None),
        ("fen.e5.setup.influence.tunnels", None),
        ("fen.e5.setup.influence.factory", None),
        ("fen.e5.setup.box-c", None),
        ("fen.e5.setup.perk", "s1"),
    ]


@pytest.mark.rule("fen.e5.setup.influence.tunnels", "fen.e5.setup.influence.factory")
def test_nine_tokens_lie_on_the_tunnels_and_on_the_land_around_the_factory() -> None:
    scene = fifth().begun()
    tokens = scene.tonight.tokens.influence
    board = scene.rules().board
    assert len(tokens) == len(set(tokens)) == 9
    assert set(board.tunnels) <= set(tokens)
    rest = set(tokens) - set(board.tunnels)
    assert len(rest) == 3
    assert all(board.far[FACTORY][one] == 1 and board.terrain[one] != "lake" for one in rest)


@pytest.mark.rule(
    "fen.e5.setup.bonuses",
    "fen.e5.setup.infra",
    "fen.e5.setup.mech",
    "fen.e5.setup.rusviet",
    "fen.e5.setup.rusviet.must",
)
def test_what_stands_on_a_sheet_is_used_and_rusviet_gets_its_tile() -> None:
    scene = fifth(human("rusviet"), human("crimea"), automa("nordic"))
    scene.state.sheets["s1"].bonuses = {"power": 2}
    scene.state.sheets["s1"].infrastructure_mods = ["spy"]
    scene.state.sheets["s2"].mech_mods = ["armor"]
    told = steps(scene)
    for rule, seat in (
        ("bonuses", "s1"),
        ("infra", "s1"),
        ("mech", "s2"),
        ("rusviet", "s1"),
        ("rusviet.must", "s1"),
    ):
        assert (f"fen.e5.setup.{rule}", seat) in told
    assert only(scene.events, "gained", seat="s1", what="power")["n"] == 2


@pytest.mark.rule(
    "fen.e5.setup.normal",
    "fen.e5.setup.faction",
    "fen.e5.setup.mats",
    "fen.e5.setup.vesna.home",
    "fen.e5.setup.vesna.keep",
)
def test_factions_and_vesnas_home_stay_and_mats_are_dealt_anew() -> None:
    scene = fifth(human("crimea"), automa("nordic"))
    sheet = scene.state.sheets["s1"]
    sheet.faction, sheet.base, sheet.mech_mods = "vesna", "crimea", ["armor"]
    tokens = ["artillery", "disarm", "feint", "regroup", "ronin", "scout"]
    events = scene.do("setup", "militant", *tokens)
    seats = scene.tonight.seats
    assert [one.faction for one in seats.values()] == ["vesna", "nordic"]
    assert seats["s1"].mat == "militant"
    assert scene.tonight.homes == {"s1": "base:crimea"}
    assert ("fen.e5.setup.vesna.home", "s1") in [
        (one["rule"], one.get("seat")) for one in every(events, "step")
    ]
    assert sheet.mech_mods == scene.state.sheets["s1"].mech_mods == ["armor"]


@pytest.mark.rule(
    "fen.e5.story.prologue",
    "fen.e5.goal.factory",
    "fen.e5.goal.win",
    "fen.e5.influence.stop",
    "fen.e5.setup.box-c.closed",
)
def test_goals_and_special_rules_are_told_when_the_evening_has_begun_and_not_before() -> None:
    scene = fifth()
    ledger = rules_of(content.PACKAGE)
    sheet = campaign_at("5").own_sheet
    named = [*sheet.goals, *sheet.different, "fen.e5.story.prologue", "fen.e5.setup.box-c.closed"]
    before = Reader(keys=frozenset(scene.state.keys))
    assert not any(before.may(ledger[rule].lock) for rule in named)
    scene.begun()
    now = Reader(keys=frozenset(scene.state.keys))
    assert all(now.may(ledger[rule].lock) for rule in named)
    assert not now.may("fenris:box-c")
    assert not now.may("fenris:after-5")


@pytest.mark.rule("fen.e5.setup.perk")
def test_a_perk_costs_fifteen() -> None:
    scene = fifth().begun()
    assert only(scene.do("perk", seat="s1", perk="power"), "perk")["price"] == 15


# Nothing tells what is in the box


@pytest.mark.rule("fen.e5.setup.box-c.closed", "fen.e5.box-c.page")
def test_before_the_box_is_open_nothing_names_what_is_in_it() -> None:
    scene = begun(*TWO_AND_TWO)
    view = scene.game.view(scene.state)
    assert "nnihilat" not in str(view)
    assert "vernichter" not in str(view).lower()
    assert view["game_now"]["modules"] == ["mech_mods", "infrastructure_mods"]
    assert "actors" not in view["game_now"]
    assert view["to_open"] == {"c": ""}
    comes(scene, "worker", "open", 2, 2)
    view = scene.game.view(scene.state)
    assert list(view["game_now"]["actors"]) == [ACTOR]
    assert "to_open" not in view
    assert "fenris:box-c" in view["unlocked"]


# Influence


@pytest.mark.rule("fen.e5.influence.take", "fen.e5.influence.minus1")
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_whoever_comes_takes_the_token_and_pays_for_it_in_the_end(unit: str) -> None:
    scene = begun()
    scene.tonight.tokens.influence = [FAR]
    start = next(iter(scene.tonight.seats["s1"].units[unit]))
    events = walk(scene, "s1", (unit, start, FAR))
    token = only(events, "token")
    assert (token["kind"], token["change"], token["at"]) == ("influence", "taken", FAR)
    assert scene.tonight.seats["s1"].holds == {"influence": 1}
    assert scene.tonight.tokens.influence == []
    rules = scene.rules()
    counted = {box.about: 0 for box in rules.sheet("s1")}
    lines = {line.name: line.points for line in rules.score("s1", {**counted, "final_coins": 3})}
    assert lines["influence"] == -1


@pytest.mark.rule("fen.e5.influence.stop")
def test_nobody_goes_on_from_a_token_in_the_same_move() -> None:
    scene = begun()
    scene.tonight.tokens.influence = [FAR]
    through = [
        {"unit": "mech", "from": place(53), "to": FAR},
        {"unit": "mech", "from": FAR, "to": place(53)},
    ]
    assert scene.refuses("move", seat="s1", moves=through) == "influence-stops"
    scene.tonight.tokens.influence = []
    assert every(scene.do("move", seat="s1", moves=through), "token") == []


@pytest.mark.rule("fen.e5.factory.stop")
def test_the_first_at_the_factory_goes_no_farther() -> None:
    scene = begun()
    through = [
        {"unit": "mech", "from": place(53), "to": FACTORY},
        {"unit": "mech", "from": FACTORY, "to": place(53)},
    ]
    assert scene.refuses("move", seat="s1", moves=through) == "box-stops"


@pytest.mark.rule("fen.e5.influence.minus1")
@pytest.mark.parametrize(("floor", "total"), [(False, -4), (True, 0)])
def test_it_may_leave_less_than_nothing_unless_the_table_decides_otherwise(
    floor: bool, total: int
) -> None:
    scene = begun()
    scene.tonight.seats["s1"].holds["influence"] = 4
    scene.tonight.rulings["scythe.a30e5"] = floor
    rules = scene.rules()
    counted = {box.about: 0 for box in rules.sheet("s1")}
    assert sum(line.points for line in rules.score("s1", counted)) == total


@pytest.mark.rule("fen.e5.automa.influence", "fen.e5.influence.take")
def test_an_automa_takes_tokens_and_pays_nothing() -> None:
    scene = begun()
    stand(scene, "s1", character=FAR)
    stand(scene, "s2", mech=place(33))
    events = turn(scene, MECH)
    there = only(events, "moved")["to"]
    scene = begun()
    stand(scene, "s1", character=FAR)
    stand(scene, "s2", mech=place(33))
    scene.tonight.tokens.influence = [there]
    assert only(turn(scene, MECH), "token")["seat"] == "s2"
    assert scene.tonight.seats["s2"].holds == {"influence": 1}
    before = scene.rules().scored("s2", {}).total
    scene.tonight.seats["s2"].holds = {}
    assert scene.rules().scored("s2", {}).total == before


# The box


@pytest.mark.rule("fen.e5.factory.stop", "fen.e5.factory.open")
def test_the_first_unit_of_all_opens_the_box_and_nobody_does_so_again() -> None:
    scene = begun()
    events = comes(scene, "character", "open", 6, 6, "none", 0, 0, 2, 2, 2)
    assert only(events, "unpacked")["box"] == "c"
    stand(scene, "s1", mech=BESIDE)
    assert every(comes(scene, "mech", 0, 0, 2, 2, 2), "appeared") == []
    assert scene.refuses("open", box="c", seat="s1") == "box-opened-already"


@pytest.mark.rule("fen.e5.factory.open")
def test_the_box_is_asked_of_whoever_came_before_anything_else_is_told() -> None:
    scene = begun()
    moves = [{"unit": "worker", "from": BESIDE, "to": FACTORY}]
    command = scene.game.command(scene.state, {"do": "move", "seat": "s1", "moves": moves})
    result = play(scene.game.rules, scene.state, command, [])
    assert isinstance(result, Pending)
    assert isinstance(result.question, Pick)
    assert (result.question.about, result.question.seat) == ("box_c", "s1")
    assert result.state.tonight is not None
    assert result.state.tonight.actors == {}
    assert "fenris:box-c" not in result.state.keys


@pytest.mark.rule("fen.e5.factory.open")
@pytest.mark.parametrize(
    ("board", "answers"),
    [("ask", ("open", 3, 3, "none", 1, 0, 2, 2, 2)), (False, ("open", 3, 3, 1, 0, 2, 2, 2))],
)
def test_in_all_ways_to_play_a_humans_move_opens_it(board: Any, answers: tuple[Any, ...]) -> None:
    scene = begun(board=board)
    moves = [{"unit": "mech", "to": FACTORY}]
    events = scene.do("move", *answers, seat="s1", moves=moves)
    assert only(events, "combat")["winner"] == ACTOR
    assert every(events, "unpacked")


@pytest.mark.rule("fen.e5.factory.open")
@pytest.mark.parametrize("board", ["ask", False])
def test_workers_alone_open_it_without_a_combat_in_all_ways_to_play(board: Any) -> None:
    scene = begun(board=board)
    moves = [{"unit": "worker", "to": FACTORY}]
    events = scene.do("move", "open", 3, 3, seat="s1", moves=moves)
    assert every(events, "combat") == []
    assert scene.tonight.actors[ACTOR].at == FACTORY


@pytest.mark.rule("fen.e5.factory.open")
def test_with_cards_only_the_table_says_that_an_automa_was_first() -> None:
    scene = begun(board=False)
    question = open_question(scene, MECH)
    assert isinstance(question, Pick)
    assert question.options == ("none", "fighter", "worker")
    events = turn(scene, MECH, "fighter", "open", 4, 2)
    assert only(events, "lost_outright")["seat"] == "s2"
    assert every(turn(scene, CHARACTER), "unpacked") == []


@pytest.mark.rule("fen.e5.factory.open")
def test_people_among_themselves_say_who_came_and_who_has_won() -> None:
    scene = fifth(*THREE_PEOPLE).begun()
    events = scene.do("open", "fighter", 5, 3, 3, box="c", seat="s2")
    assert only(events, "step", seat="s2")["rule"] == "fen.vernichter.reveal.must-fight"
    assert scene.tonight.actors[ACTOR].controller == "s2"
    events = scene.do("count", seat="s2", what="box_c_beaten")
    assert only(events, "ended")["rule"] == "fen.vernichter.combat.win.end"


def test_a_second_discovery_is_refused() -> None:
    scene = found()
    assert scene.refuses("open", box="c", seat="s2") == "box-opened-already"
    assert scene.refuses("open", box="c") == "not-an-option"
    scene.do("count", seat="s1", what="box_c_beaten")
    assert scene.refuses("count", seat="s2", what="box_c_beaten") == "box-opened-already"


@pytest.mark.rule("fen.e5.setup.box-c.closed")
def test_nobody_opens_the_box_for_whom_no_unit_has_come() -> None:
    scene = begun()
    assert scene.refuses("open", box="c") == "missing-field"
    assert "fenris:box-c" not in scene.state.keys


# The end


@pytest.mark.rule("fen.e5.end.sixth-star", "fen.e5.end.box-c")
def test_it_ends_with_the_sixth_star() -> None:
    scene = begun()
    scene.tonight.seats["s1"].stars |= {"combat": 2, "workers": 1, "mechs": 1, "upgrades": 1}
    ended = only(scene.do("star", seat="s1", triumph="structures"), "ended")
    assert ended["rule"] == "fen.e5.end.sixth-star"


# Automas


@pytest.mark.rule("fen.e5.automa.move")
@pytest.mark.parametrize(("card", "unit"), [(MECH, "mech"), (CHARACTER, "character")])
def test_in_a_peaceful_move_its_combat_units_go_to_the_factory(card: int, unit: str) -> None:
    """Crimea stands in the other direction."""
    scene = begun()
    scene.tonight.tokens.encounter = []
    scene.tonight.seats["s2"].factory_card = True
    stand(scene, "s1", character=FAR)
    stand(scene, "s2", **{unit: place(24)})
    moved = only(turn(scene, card), "moved")
    far = scene.rules().board.to_factory
    assert far[moved["to"]] < far[place(24)]
    rules = {one["rule"]: one for one in moved["why"]}
    assert "scy.automa.peaceful.toward" not in rules
    assert moved["to"] in rules["fen.e5.automa.move"]["to"]


def spread_out(board: Any) -> Evening:
    """All stand around the Factory, and what lay there is gone."""
    scene = begun(board=board)
    scene.tonight.tokens.encounter = []
    del scene.tonight.laid["box_c"]
    stand(scene, "s1", character=place(36), worker=place(44))
    stand(scene, "s2", mech=place(24), character=place(45), worker=place(34))
    return scene


@pytest.mark.rule("fen.e5.automa.move")
@pytest.mark.parametrize("card", [MECH, CHARACTER, ATTACK, 3])
def test_an_asked_board_comes_to_the_same_as_a_tracked_one(card: int) -> None:
    tracked, asked = spread_out(True), spread_out("ask")
    events = [every(turn(tracked, card), "moved")]
    answers: tuple[Any, ...] = () if open_question(asked, card) is None else ({},)
    events.append(every(turn(asked, card, *answers), "moved"))
    assert [one["to"] for one in events[0]] == [one["to"] for one in events[1]]


@pytest.mark.rule("fen.e5.automa.move")
def test_an_asked_board_asks_about_nobody_who_is_out_of_reach() -> None:
    """Its mech goes toward the Factory: who stands farther away draws it nowhere."""
    question = open_question(spread_out("ask"), MECH)
    assert isinstance(question, Places)
    assert FACTORY in question.options
    assert place(36) not in question.options
    assert FAR not in question.options


@pytest.mark.rule("fen.e5.automa.skip")
def test_its_stars_skip_combat_and_power() -> None:
    scene = begun()
    rules = scene.rules()
    spaces = [rules.material.track[place - 1] for place in rules.valid_spaces("s2")]
    assert not {"combat", "power"} & set(spaces)
    assert len(spaces) == len(rules.material.track) - 3


# The result


def test_the_result_asks_neutrally_whether_the_box_was_opened() -> None:
    scene = fifth(*THREE_PEOPLE).begun()
    assert scene.campaign().counts() == ("influence", "box_c_opened")
    facts = {"box_c_opened": {"s2": 1}}
    events = scene.do("episode_result", "s3", coins={"s1": 30, "s2": 20, "s3": -4}, facts=facts)
    assert only(events, "episode_over")["winner"] == "s1"
    assert scene.state.columns["s3"].facts["box_c_beaten"] == 1


def test_where_people_fight_without_the_app_it_is_asked_who_has_won() -> None:
    coins = {"s1": 30, "s2": 20, "s3": 10}
    scene = fifth(*THREE_PEOPLE).begun()
    scene.do("open", "fighter", 5, 3, 3, box="c", seat="s2")
    scene.do("episode_result", "s3", coins=coins)
    assert scene.state.columns["s3"].facts["box_c_beaten"] == 1
    scene = fifth(*THREE_PEOPLE).begun()
    scene.do("open", "worker", 5, 3, 3, box="c", seat="s2")
    scene.do("count", seat="s2", what="box_c_beaten")
    scene.do("episode_result", coins=coins)
    assert scene.state.columns["s2"].facts["box_c_beaten"] == 1


def test_nobody_but_one_can_have_opened_it() -> None:
    scene = fifth(*THREE_PEOPLE).begun()
    facts = {"box_c_opened": {"s1": 1, "s2": 1}}
    coins = {"s1": 3, "s2": 2, "s3": 1}
    assert scene.refuses("episode_result", coins=coins, facts=facts) == "box-opened-already"


def test_whoever_counts_the_box_as_opened_opens_it() -> None:
    """Over the contract; on the pages it is held, and no counter of the tray."""
    scene = begun(human("crimea", "Ana"), human("nordic", "Bo"), board=False)
    scene.do("count", "worker", 5, 3, 3, seat="s1", what="box_c_opened")
    assert "annihilator" in scene.tonight.actors
    assert scene.refuses("open", box="c", seat="s2") == "box-opened-already"
    assert "box_c_opened" not in scene.campaign().counts()
    assert scene.campaign().not_tapped == ("box_c_opened",)
