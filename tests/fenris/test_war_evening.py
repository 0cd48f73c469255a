"""The second evening of a campaign that went to war: set-up, track, result and story."""

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, THREE, automa, human
from tests.fenris.seconds import SMALL, TWO_AND_TWO, Second, steps
from tests.scythe.scene import every, only

SPACES = [
    "upgrades_or_structures",
    "mechs",
    "recruits",
    "objective",
    "combat",
    "power",
    "combat_cards",
]


def solo(*cards: int) -> Second:
    """Ana, s1, against one Automa of Saxony, s2."""
    return Second("2a", *ANA_AND_AUTOMA).begins(*(cards or SMALL))


def three() -> Second:
    return Second("2a", *THREE).begins()


# Set-up


@pytest.mark.rule(
    "fen.e2a.setup.no-wind-gambit",
    "fen.e2a.setup.objectives-out",
    "fen.e2a.setup.war-track",
    "fen.e2a.setup.rivals",
    "fen.e2a.setup.upgrades",
)
def test_the_hands_are_told_what_is_different_tonight() -> None:
    scene = three()
    own = ["workers", "structures", "upgrades", "popularity", "perk"]
    assert steps(scene.begun_with, "s2") == [f"fen.e2a.setup.{one}" for one in own]
    shared = ["no-wind-gambit", "objectives-out", "war-track", "rivals"]
    assert steps(scene.begun_with) == [f"fen.e2a.setup.{one}" for one in shared]
    assert {"fenris:2a", "fenris:war"} <= set(scene.state.keys)


@pytest.mark.rule("fen.e2a.setup.workers", "fen.e2a.setup.structures", "fen.e2a.setup.popularity")
def test_people_begin_with_workers_structures_and_popularity() -> None:
    """Nordic with Industrial has 2 popularity, and 4 more."""
    scene = three()
    ana = scene.tonight.seats["s1"]
    assert ana.units["worker"] == {"r1c4": 2, "r1c5": 2}
    assert ana.units["structure"] == {"r1c4": 1, "r1c5": 1}
    assert ana.popularity == 6
    assert (ana.coins, ana.cards) == (4, 1)


@pytest.mark.rule("fen.e2a.setup.faction", "fen.e2a.setup.mats", "fen.e2a.setup.normal")
def test_factions_stay_and_mats_are_dealt() -> None:
    scene = Second("2a", *THREE)
    scene.do("setup", "militant", "industrial", "patriotic")
    seats = scene.tonight.seats.values()
    assert [one.faction for one in seats] == ["nordic", "crimea", "polania"]
    assert [one.mat for one in seats] == ["militant", "industrial", "patriotic"]
    assert scene.tonight.seats["s1"].units["character"] == {"base:nordic": 1}


@pytest.mark.rule("fen.e2a.setup.perk")
def test_a_perk_costs_fifteen_of_the_wealth() -> None:
    scene = Second("2a", *THREE)
    scene.do("book", seat="s1", amount=20, note="from paper")
    scene.begins()
    scene.do("perk", seat="s1", perk="coins")
    scene.do("gain", seat="s2", what="coins", n=1)
    assert scene.sheet("s1")["wealth"] == 5
    assert scene.tonight.seats["s1"].coins == 4 + 5
    assert scene.refuses("perk", seat="s2", perk="coins") == "fenris-perk-late"


@pytest.mark.rule(
    "fen.e2a.automa.setup.popularity",
    "fen.e2a.automa.setup.workers",
    "fen.e2a.automa.setup.mech",
    "fen.e2a.automa.setup.tracker",
)
def test_an_automa_begins_with_popularity_units_and_three_spaces() -> None:
    me = solo().tonight.seats["s2"]
    assert (me.popularity, me.tracker) == (14, 3)
    assert me.units["mech"] == {"base:saxony": 1}
    assert me.units["worker"] == {"r6c1": 1, "r7c1": 1, "base:saxony": 2 + 1}


@pytest.mark.rule(
    "fen.e2a.automa.setup.draw3",
    "fen.e2a.automa.setup.gain",
    "fen.e2a.automa.setup.gain.no-faction",
    "fen.e2a.automa.setup.reshuffle",
)
def test_it_takes_the_red_gains_of_three_cards_but_none_of_a_faction() -> None:
    """6: power 2, a mech, a coin only for Crimea; 8: power only for Saxony, a coin, a mech;
    13: a combat card, 2 coins."""
    scene = Second("2a", human("nordic"), automa("crimea")).begins(6, 8, 13)
    me = scene.tonight.seats["s2"]
    assert (me.power, me.cards, me.coins) == (5 + 2, 0 + 1, 5 + 1 + 2)
    assert me.units["mech"] == {"base:crimea": 1 + 2}
    deck = scene.tonight.decks["s2"]
    assert (len(deck.cards), deck.discard, deck.last) == (19, [], None)
    shuffled = only(scene.begun_with, "reshuffled")
    assert shuffled["rule"] == "fen.e2a.automa.setup.reshuffle"


def test_what_its_marker_comes_to_in_the_set_up_counts() -> None:
    """Eight wins more than the Automa: 8 + 3 spaces pass the first star, on 9, with scheme II."""
    scene = Second("2a", *ANA_AND_AUTOMA, adjusts=True)
    scene.state.sheets["s1"].wins = [str(n) for n in range(8)]
    scene.begins(1, 1, *SMALL)
    me = scene.tonight.seats["s2"]
    assert (me.tracker, me.scheme) == (11, 2)
    assert scene.stars("s2") == {"upgrades_or_structures": 1}


def test_several_automas_begin_so_in_their_order() -> None:
    scene = Second("2a", *TWO_AND_TWO).begins(*SMALL, 9, 11, 5)
    two, four = scene.tonight.seats["s2"], scene.tonight.seats["s4"]
    assert (two.coins, two.power) == (5 + 4, 1)
    assert (four.coins, four.power) == (5, 3 + 3 + 3 + 4)
    assert four.units["worker"] == {**four.units["worker"], "base:albion": 2 + 3}


# The track


@pytest.mark.rule("fen.e2a.war.spaces", "fen.e2a.war.no-workers", "fen.e2a.war.no-popularity")
def test_the_spaces_of_the_war_track() -> None:
    scene = three()
    assert list(scene.tonight.seats["s1"].stars) == SPACES
    for gone in ("workers", "popularity", "upgrades", "structures"):
        assert scene.refuses("star", seat="s1", triumph=gone) == "unknown-triumph"


@pytest.mark.rule("fen.e2a.war.upgrade-or-build")
def test_upgrades_or_structures_bring_one_star() -> None:
    scene = three()
    scene.do("star", seat="s1", triumph="upgrades_or_structures")
    refused = scene.refuses("star", seat="s1", triumph="upgrades_or_structures")
    assert refused == "triumph-taken"


@pytest.mark.rule("fen.e2a.war.combat4", "fen.e2a.war.saxony")
@pytest.mark.parametrize(("faction", "most"), [("nordic", 4), ("saxony", 5)])
def test_four_victories_for_all_and_any_number_for_saxony(faction: str, most: int) -> None:
    scene = Second("2a", human(faction), human("crimea"), human("polania")).begins()
    for _ in range(most):
        scene.do("mark", seat="s1", at="combat")
    if faction == "nordic":
        assert scene.refuses("mark", seat="s1", at="combat") == "triumph-taken"
    else:
        scene.do("mark", seat="s1", at="combat")
        assert scene.stars("s1") == {"combat": 6}


@pytest.mark.rule("fen.e2a.war.saxony")
def test_an_automa_of_saxony_has_four() -> None:
    rules = solo().rules()
    assert rules.star_limit("s2", "combat") == 4
    assert rules.limit_rule("s2") == "fen.e2a.war.saxony"
    assert rules.limit_rule("s1") == "fen.e2a.war.combat4"


@pytest.mark.rule("fen.e2a.war.combat-cards8")
def test_eight_combat_cards_may_bring_a_star() -> None:
    scene = three()
    assert every(scene.do("gain", seat="s1", what="cards", n=6), "may_star") == []
    told = only(scene.do("gain", seat="s1", what="cards", n=1), "may_star")
    assert (told["triumph"], told["rule"]) == ("combat_cards", "fen.e2a.war.combat-cards8")
    scene.do("star", seat="s1", triumph="combat_cards")
    assert every(scene.do("gain", seat="s1", what="cards", n=1), "may_star") == []


@pytest.mark.rule("fen.e2a.automa.war.no-cards8")
def test_an_automa_has_no_star_for_its_cards() -> None:
    scene = solo()
    events = scene.do("gain", seat="s2", what="cards", n=9)
    assert every(events, "may_star") == every(events, "star") == []


@pytest.mark.rule("fen.e2a.automa.skip", "fen.e2a.automa.war.cards8-random", "fen.e2a.automa.tags")
@pytest.mark.parametrize(
    ("lower", "triumph"), [(1, "upgrades_or_structures"), (4, "objective"), (5, "combat_cards")]
)
def test_its_tracker_passes_over_victories_and_power(lower: int, triumph: str) -> None:
    """Valid: upgrades or structures, mechs, recruits, objective, combat cards."""
    scene = solo()
    scene.tonight.seats["s2"].tracker = 8
    events = scene.do("automa_turn", 3, lower, 6, seat="s2")
    assert only(events, "star")["triumph"] == triumph


@pytest.mark.rule("fen.e2a.end.sixth-star")
def test_the_sixth_star_on_the_track_ends_the_game() -> None:
    """Four stars lie on home bases: five on the track, and the sixth by a victory."""
    scene = three()
    scene.pair("s1", "s2")
    for triumph in ("mechs", "recruits", "objective", "power", "upgrades_or_structures"):
        assert every(scene.do("star", seat="s1", triumph=triumph), "ended") == []
    ended = only(scene.do("mark", "s2.beaten", seat="s1", at="combat"), "ended")
    assert (ended["seat"], ended["rule"]) == ("s1", "fen.e2a.end.sixth-star")


# Result, story and rewards


@pytest.mark.rule("fen.e2a.goal.mechs", "fen.e2a.goal.combat", "fen.e2a.goal.win")
@pytest.mark.rule("fen.e2a.story.prologue", "fen.e2a.story.outcome", "fen.e2a.reward.spend-advice")
def test_goals_and_story_are_known_in_their_time() -> None:
    """Before the evening nothing, before the outcome nothing of what follows."""
    ledger = Second.game.ledger
    now, later = ("goal.mechs", "goal.combat", "goal.win", "story.prologue"), ("story.outcome",)
    for name in now:
        assert ledger[f"fen.e2a.{name}"].lock == "fenris:2a"
    for name in (*later, "reward.spend-advice"):
        assert ledger[f"fen.e2a.{name}"].lock == "fenris:after-2a"
    scene = solo()
    assert "fenris:after-2a" not in scene.state.keys
    scene.ended({"s1": 60, "s2": 50})
    assert {"fenris:after-2a", "fenris:after-war"} <= set(scene.state.keys)


@pytest.mark.rule("fen.e2a.reward.record")
def test_victory_coins_and_stars_are_recorded() -> None:
    scene = three()
    scene.do("star", seat="s2", triumph="mechs")
    scene.ended({"s1": 40, "s2": 61, "s3": 30})
    assert scene.sheet("s2")["wins"] == ["2a"]
    assert [scene.sheet(seat)["wealth"] for seat in ("s1", "s2", "s3")] == [40, 61, 30]
    assert scene.log("s2") == {"mechs": 1}


@pytest.mark.rule("fen.e2a.reward.new-categories", "fen.e2a.reward.new-categories.combat")
def test_the_third_victory_and_new_spaces_may_be_ticked_anywhere() -> None:
    scene = three()
    stars = ["combat", "combat", "combat", "combat_cards", "upgrades_or_structures", "power"]
    scene.ended({"s1": 40, "s2": 20, "s3": 30}, stars={"s1": stars})
    assert scene.log("s1") == {"combat_1": 1, "combat_2": 1, "power": 1}
    opened = ["combat_cards", "upgrades_or_structures", "combat_3"]
    assert [one.star for one in scene.state.to_log["s1"]] == opened
    assert scene.refuses("log", seat="s1", star="combat_3", column="power") == "not-an-option"
    scene.do("log", seat="s1", star="combat_3", column="workers")
    scene.do("log", seat="s1", star="combat_cards", column="popularity")
    assert scene.log("s1")["workers"] == scene.log("s1")["popularity"] == 1


def test_saxonys_fifth_victory_is_ticked_nowhere() -> None:
    scene = Second("2a", human("saxony"), human("crimea"), human("polania")).begins()
    scene.ended({"s1": 40, "s2": 20, "s3": 30}, stars={"s1": ["combat"] * 6})
    assert [one.star for one in scene.state.to_log["s1"]] == ["combat_3", "combat_4"]


@pytest.mark.rule("fen.e2a.automa.reward.log", "fen.e2a.automa.reward.log.tie")
@pytest.mark.parametrize(
    ("log", "column", "rule"),
    [
        ({}, "upgrades", "fen.e2a.automa.reward.log.tie"),
        ({"structures": ["1"]}, "structures", "fen.e2a.automa.reward.log"),
        ({"upgrades": ["1"]}, "upgrades", "fen.e2a.automa.reward.log"),
    ],
)
def test_an_automas_star_for_two_triumphs_goes_to_the_fuller_column(
    log: dict[str, list[str]], column: str, rule: str
) -> None:
    scene = solo()
    scene.state.sheets["s2"].log = dict(log)
    events = scene.ended({"s1": 60, "s2": 50}, stars={"s2": ["upgrades_or_structures"]})
    ticked = only(events, "ticked", seat="s2")
    assert (ticked["column"], ticked["rule"]) == (column, rule)


def test_a_full_column_leaves_the_other_one() -> None:
    scene = solo()
    scene.state.rows, scene.state.sheets["s2"].log = 1, {"structures": ["1"]}
    events = scene.ended({"s1": 60, "s2": 50}, stars={"s2": ["upgrades_or_structures"]})
    assert only(events, "ticked", seat="s2")["column"] == "upgrades"


@pytest.mark.rule("fen.e2a.reward.not-needed")
def test_track_and_objectives_are_packed_away() -> None:
    scene = three()
    scene.ended({"s1": 40, "s2": 61, "s3": 30})
    assert steps(scene.do("close")) == ["fen.e2a.reward.not-needed"]
    assert (scene.state.evening, scene.state.phase) == ("3", "setup")
    assert scene.state.tonight is None
