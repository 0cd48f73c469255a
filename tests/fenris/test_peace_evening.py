"""The second evening of a campaign that stayed at peace: set-up, track, result and story."""

from typing import Any

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, THREE, automa, human
from tests.fenris.seconds import Second, steps
from tests.scythe.scene import every, only, place

SPACES = [
    "upgrades",
    "structures",
    "mechs_or_recruits",
    "workers",
    "objective",
    "popularity_13",
    "encounters",
    "factory_card",
    "resources",
]
WORKER, CHARACTER = 3, 18


def solo(*seats: dict[str, Any], **arguments: Any) -> Second:
    """Ana, s1, and an Automa, s2, without an alliance."""
    return Second("2b", *(seats or ANA_AND_AUTOMA)).begins("nobody", **arguments)


def three() -> Second:
    return Second("2b", *THREE).begins()


def character(scene: Second, at: int, tracker: int = 6) -> None:
    """The Automa's character stands there, and water does not matter."""
    me = scene.tonight.seats["s2"]
    me.units = {"worker": {}, "mech": {}, "structure": {}, "character": {place(at): 1}}
    me.tracker = tracker


# Set-up


@pytest.mark.rule(
    "fen.e2b.setup.no-wind-gambit",
    "fen.e2b.setup.alliance-tokens",
    "fen.e2b.setup.peace-track",
    "fen.e2b.peace.objective23",
    "fen.e2b.alliance.setup.rest",
)
def test_the_hands_are_told_what_is_different_tonight() -> None:
    scene = three()
    assert steps(scene.begun_with) == [
        "fen.e2b.setup.no-wind-gambit",
        "fen.e2b.setup.alliance-tokens",
        "fen.e2b.setup.peace-track",
        "fen.e2b.peace.objective23",
        "fen.e2b.alliance.setup.rest",
    ]
    assert {"fenris:2b", "fenris:peace"} <= set(scene.state.keys)
    assert "fenris:war" not in scene.state.keys


@pytest.mark.rule("fen.e2b.alliance.setup.token", "fen.e2b.peace.saxony3")
def test_everybody_has_a_token_and_people_who_play_saxony_a_third_objective() -> None:
    scene = solo(human("saxony"), automa("nordic"))
    own, token = "fen.e2b.peace.saxony3", "fen.e2b.alliance.setup.token"
    assert steps(scene.begun_with, "s1") == [own, token]
    assert steps(scene.begun_with, "s2") == [token]
    assert steps(solo().begun_with, "s2") == [token]


@pytest.mark.rule("fen.e2b.setup.faction", "fen.e2b.setup.mats", "fen.e2b.setup.normal")
def test_factions_stay_mats_are_dealt_and_nobody_has_a_head_start() -> None:
    scene = Second("2b", *THREE)
    scene.do("setup", "militant", "industrial", "patriotic")
    seats = scene.tonight.seats.values()
    assert [one.faction for one in seats] == ["nordic", "crimea", "polania"]
    assert [one.mat for one in seats] == ["militant", "industrial", "patriotic"]
    assert scene.tonight.seats["s1"].units["worker"] == {"r1c4": 1, "r1c5": 1}


@pytest.mark.rule("fen.e2b.setup.perk")
def test_a_perk_costs_fifteen_of_the_wealth() -> None:
    scene = Second("2b", *THREE)
    scene.do("book", seat="s1", amount=16, note="from paper")
    scene.begins()
    scene.do("perk", seat="s1", perk="power")
    scene.do("gain", seat="s2", what="coins", n=1)
    assert scene.sheet("s1")["wealth"] == 1
    assert scene.refuses("perk", seat="s2", perk="coins") == "fenris-perk-late"


# The track


@pytest.mark.rule("fen.e2b.peace.spaces", "fen.e2b.peace.resources16")
def test_the_spaces_of_the_peace_track() -> None:
    scene = three()
    assert list(scene.tonight.seats["s1"].stars) == SPACES
    scene.do("star", seat="s1", triumph="resources")
    assert scene.refuses("star", seat="s1", triumph="resources") == "triumph-taken"
    for gone in ("combat", "power", "popularity", "mechs", "recruits"):
        assert scene.refuses("star", seat="s1", triumph=gone) == "unknown-triumph"


@pytest.mark.rule("fen.e2b.peace.mech-or-recruit")
def test_mechs_or_recruits_bring_one_star() -> None:
    scene = three()
    scene.do("star", seat="s1", triumph="mechs_or_recruits")
    assert scene.refuses("star", seat="s1", triumph="mechs_or_recruits") == "triumph-taken"


@pytest.mark.rule(
    "fen.e2b.peace.objectives2", "fen.e2b.peace.objective-draw", "fen.e2b.peace.objective-empty"
)
@pytest.mark.parametrize(("faction", "most"), [("nordic", 2), ("saxony", 5)])
def test_two_objectives_for_all_and_any_number_for_saxony(faction: str, most: int) -> None:
    """New cards are drawn at the table: a second star needs a second card."""
    scene = Second("2b", human(faction), human("crimea"), human("polania")).begins()
    for _ in range(most):
        scene.do("star", seat="s1", triumph="objective")
    if faction == "nordic":
        assert scene.refuses("star", seat="s1", triumph="objective") == "triumph-taken"
    else:
        scene.do("star", seat="s1", triumph="objective")
        assert scene.tonight.ended == "s1"


@pytest.mark.rule("fen.e2b.peace.popularity13")
def test_thirteen_popularity_may_bring_a_star() -> None:
    """Nordic with Industrial has 2."""
    scene = three()
    assert every(scene.do("gain", seat="s1", what="popularity", n=10), "may_star") == []
    told = only(scene.do("gain", seat="s1", what="popularity", n=1), "may_star")
    assert (told["triumph"], told["rule"]) == ("popularity_13", "fen.e2b.peace.popularity13")
    assert every(scene.do("gain", seat="s1", what="popularity", n=1), "may_star") == []


@pytest.mark.rule("fen.e2b.peace.encounters3", "fen.e2b.peace.factory")
def test_the_third_encounter_may_bring_people_a_star() -> None:
    scene = three()
    tokens = list(scene.tonight.tokens.encounter)
    for n, token in enumerate(tokens[:3], start=1):
        at = next(iter(scene.tonight.seats["s1"].units["character"]))
        moves = [{"unit": "character", "from": at, "to": token}]
        events = scene.do("move", seat="s1", moves=moves)
        assert bool(every(events, "may_star", triumph="encounters")) == (n == 3)
    scene.do("star", seat="s1", triumph="encounters")
    scene.do("star", seat="s1", triumph="factory_card")
    assert scene.stars("s1") == {"encounters": 1, "factory_card": 1}


@pytest.mark.rule("fen.e2b.peace.no-combat", "fen.e2b.peace.no-power")
def test_neither_victories_nor_power_bring_stars() -> None:
    scene = solo(human("crimea"), automa("saxony"))
    scene.tonight.abilities = "off"
    for seat, unit in (("s1", 35), ("s2", 34)):
        one = scene.tonight.seats[seat]
        one.units = {"worker": {}, "character": {}, "structure": {}, "mech": {place(unit): 1}}
    scene.tonight.seats["s2"].cards = 0
    moves = [{"unit": "mech", "from": place(35), "to": place(34)}]
    events = scene.do("move", 5, 0, 14, seat="s1", moves=moves)
    assert only(events, "skipped", what="star")["rule"] == "fen.e2b.peace.no-combat"
    scene.tonight.seats["s2"].power = 15
    events = scene.do("automa_turn", WORKER, seat="s2")
    assert only(events, "skipped", what="star")["rule"] == "fen.e2b.peace.no-power"
    assert scene.stars("s1") == scene.stars("s2") == {}


@pytest.mark.rule("fen.e2b.automa.peace.encounters")
def test_an_automas_third_encounter_brings_its_star() -> None:
    scene = solo()
    token = scene.tonight.tokens.encounter[0]
    me = scene.tonight.seats["s2"]
    me.units = {"worker": {}, "mech": {}, "structure": {}, "character": {token: 1}}
    me.tracker, me.holds, me.factory_card = 6, {"encounters": 2}, True
    events = scene.do("automa_turn", CHARACTER, seat="s2")
    star = only(events, "star")
    assert (star["triumph"], star["why"][0]["rule"]) == (
        "encounters",
        "fen.e2b.automa.peace.encounters",
    )
    assert scene.tonight.seats["s2"].holds == {"encounters": 3}


@pytest.mark.rule("fen.e2b.automa.peace.factory")
def test_an_automas_factory_card_brings_its_star_once() -> None:
    scene = solo()
    scene.tonight.tokens.encounter = []
    character(scene, 44)
    star = only(scene.do("automa_turn", CHARACTER, seat="s2"), "star")
    assert (star["triumph"], star["why"][0]["rule"]) == (
        "factory_card",
        "fen.e2b.automa.peace.factory",
    )


@pytest.mark.rule("fen.e2b.automa.skip", "fen.e2b.automa.tags")
@pytest.mark.parametrize(
    ("lower", "triumph"),
    [(3, "mechs_or_recruits"), (5, "objective"), (6, "objective")],
)
def test_its_tracker_passes_over_what_it_earns(lower: int, triumph: str) -> None:
    """Valid: upgrades, structures, mechs or recruits, workers, objective twice, popularity,
    resources; the second objective is a space of its own."""
    scene = solo()
    scene.tonight.seats["s2"].tracker = 8
    scene.tonight.seats["s2"].units["character"] = {}
    events = scene.do("automa_turn", WORKER, lower, 6, seat="s2")
    assert only(events, "star")["triumph"] == triumph
    rules = scene.rules()
    rules.state.seats["s2"].stars = dict.fromkeys(rules.state.seats["s2"].stars, 0)
    assert rules.valid_spaces("s2") == [1, 2, 3, 4, 5, 6, 7, 10]


@pytest.mark.rule("fen.e2b.end.sixth-star")
def test_the_sixth_star_ends_the_game() -> None:
    scene = three()
    for triumph in ("upgrades", "structures", "workers", "objective", "encounters"):
        assert every(scene.do("star", seat="s1", triumph=triumph), "ended") == []
    ended = only(scene.do("star", seat="s1", triumph="objective"), "ended")
    assert (ended["seat"], ended["rule"]) == ("s1", "fen.e2b.end.sixth-star")


# With cards only


@pytest.mark.parametrize(
    ("found", "stars"),
    [("nothing", {}), ("encounter", {"encounters": 1}), ("factory", {"factory_card": 1})],
)
def test_with_cards_only_people_say_what_its_character_has_found(
    found: str, stars: dict[str, int]
) -> None:
    scene = solo(board=False)
    scene.tonight.seats["s2"].holds = {"encounters": 2}
    scene.do("automa_turn", CHARACTER, found, seat="s2")
    assert scene.stars("s2") == stars


def test_with_cards_only_tokens_can_be_counted_by_hand() -> None:
    scene = solo(board=False)
    for n in (1, 1, 1):
        events = scene.do("count", seat="s2", what="encounters", n=n)
    assert only(events, "star")["triumph"] == "encounters"


# Result, story and rewards


@pytest.mark.rule("fen.e2b.goal.structures", "fen.e2b.goal.win", "fen.e2b.reward.spend-advice")
@pytest.mark.rule("fen.e2b.story.prologue", "fen.e2b.story.outcome")
def test_goals_and_story_are_known_in_their_time() -> None:
    ledger = Second.game.ledger
    for name in ("goal.structures", "goal.win", "story.prologue"):
        assert ledger[f"fen.e2b.{name}"].lock == "fenris:2b"
    for name in ("story.outcome", "reward.spend-advice"):
        assert ledger[f"fen.e2b.{name}"].lock == "fenris:after-2b"
    scene = solo()
    assert "fenris:after-2b" not in scene.state.keys
    scene.ended({"s1": 60, "s2": 50})
    assert {"fenris:after-2b", "fenris:after-peace"} <= set(scene.state.keys)
    assert not {"fenris:2a", "fenris:war", "fenris:after-2a"} & set(scene.state.keys)


@pytest.mark.rule("fen.e2b.reward.record")
def test_victory_coins_and_stars_are_recorded() -> None:
    """Popularity has its column, whatever the track asks for."""
    scene = three()
    scene.do("star", seat="s2", triumph="popularity_13")
    scene.ended({"s1": 40, "s2": 61, "s3": 30})
    assert scene.sheet("s2")["wins"] == ["2b"]
    assert [scene.sheet(seat)["wealth"] for seat in ("s1", "s2", "s3")] == [40, 61, 30]
    assert scene.log("s2") == {"popularity": 1}


@pytest.mark.rule("fen.e2b.reward.new-categories")
def test_new_spaces_and_the_second_objective_may_be_ticked_anywhere() -> None:
    scene = three()
    stars = ["objective", "objective", "resources", "factory_card", "mechs_or_recruits", "workers"]
    scene.ended({"s1": 40, "s2": 20, "s3": 30}, stars={"s1": stars})
    assert scene.log("s1") == {"objective": 1, "workers": 1}
    opened = ["resources", "factory_card", "mechs_or_recruits", "objective_2"]
    assert [one.star for one in scene.state.to_log["s1"]] == opened
    assert scene.refuses("log", seat="s1", star="objective_2", column="objective") == (
        "not-an-option"
    )
    scene.do("log", seat="s1", star="objective_2", column="power")
    assert scene.log("s1")["power"] == 1


@pytest.mark.rule("fen.e2b.automa.reward.log", "fen.e2b.automa.reward.log.tie")
@pytest.mark.parametrize(
    ("log", "column", "rule"),
    [
        ({}, "mechs", "fen.e2b.automa.reward.log.tie"),
        ({"recruits": ["1"]}, "recruits", "fen.e2b.automa.reward.log"),
    ],
)
def test_an_automas_star_for_two_triumphs_goes_to_the_fuller_column(
    log: dict[str, list[str]], column: str, rule: str
) -> None:
    scene = solo()
    scene.state.sheets["s2"].log = dict(log)
    events = scene.ended({"s1": 60, "s2": 50}, stars={"s2": ["mechs_or_recruits"]})
    ticked = only(events, "ticked", seat="s2")
    assert (ticked["column"], ticked["rule"]) == (column, rule)


@pytest.mark.rule("fen.e2b.reward.not-needed")
def test_track_and_tokens_are_packed_away() -> None:
    scene = three()
    scene.ended({"s1": 40, "s2": 61, "s3": 30})
    assert steps(scene.do("close")) == ["fen.e2b.reward.not-needed"]
    assert (scene.state.evening, scene.state.phase) == ("3", "setup")
