"""The seventh evening: the modules that were not played yet, tokens that are kept, and the box."""

from typing import Any

import pytest

from tests.fenris.scene import Evening, automa, human
from tests.fenris.seven import (
    CRIMEA_AND_NORDIC,
    FAR,
    THREE_PEOPLE,
    TWO_AND_TWO,
    begun,
    seventh,
)
from tests.fenris.three import stand, turn, walk
from tests.scythe.scene import FACTORY, Events, every, only, place
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.fenris.episodes.finding import campaign_at

CHARACTER = 18  # Scheme I: encounter or Factory, else move the character
TOKENS = "encounter_tokens"
FACTIONS = ["crimea", "nordic", "polania", "saxony", "rusviet", "albion", "togawa"]


def told(scene: Evening) -> list[tuple[str, str | None]]:
    return [(one["rule"], one.get("seat")) for one in every(scene.events, "step")]


def held(scene: Evening, seat: str) -> int:
    return int(scene.tonight.seats[seat].holds.get(TOKENS, 0))


def meets(scene: Evening, at: str, *answers: Any) -> Events:
    """The character of s1 goes to an encounter token."""
    start = next(iter(scene.tonight.seats["s1"].units["character"]))
    return walk(scene, "s1", ("character", start, at), answers=answers)


# Set-up


@pytest.mark.rule("fen.e7.setup.other-track", "fen.e7.setup.rivals", "fen.e7.special.module")
def test_after_peace_rivals_and_the_war_track_are_played() -> None:
    scene = seventh(*THREE_PEOPLE, branch="peace")
    assert "fenris:war" not in scene.state.keys
    scene.begun()
    assert scene.tonight.modules[2:] == ["war_track", "rivals"]
    assert ("fen.e7.setup.rivals", None) in told(scene)
    assert "fenris:war" in scene.state.keys
    scene.do("pair", seat="s1", **{"with": "s2"})
    assert scene.tonight.laid["rivals.s1"] == {"base:nordic": 1}


@pytest.mark.rule("fen.e7.setup.other-track", "fen.e7.setup.alliances", "fen.e7.special.module")
def test_after_war_alliances_and_the_peace_track_are_played() -> None:
    scene = begun(*THREE_PEOPLE, branch="war")
    assert scene.tonight.modules[2:] == ["peace_track", "alliances"]
    assert ("fen.e7.setup.alliances", None) in told(scene)
    assert ("fen.e2b.alliance.setup.token", "s2") in told(scene)
    scene.do("pair", seat="s1", **{"with": "s2"})
    assert only(scene.events, "proposed")["other"] == "s2"


@pytest.mark.rule(
    "fen.e7.setup.token12",
    "fen.e7.setup.wind-gambit",
    "fen.e7.setup.perk",
    "fen.e7.setup.infra",
    "fen.e7.setup.bonuses",
)
def test_the_hands_are_told_what_is_different_tonight() -> None:
    scene = seventh(*CRIMEA_AND_NORDIC).has_gambit()
    scene.state.sheets["s1"].bonuses = {"coins": 2}
    scene.state.sheets["s1"].infrastructure_mods = ["spy"]
    scene.begun()
    assert told(scene) == [
        ("fen.e7.setup.wind-gambit", None),
        ("fen.e7.setup.bonuses", "s1"),
        ("fen.e7.setup.infra", "s1"),
        ("fen.e7.setup.token12", None),
        ("fen.e7.setup.other-track", None),
        ("fen.e7.setup.rivals", None),
        ("fen.e7.setup.perk", "s1"),
    ]
    assert only(scene.events, "gained", seat="s1", what="coins")["n"] == 2
    tokens = scene.tonight.tokens.encounter
    assert len(tokens) == 12
    assert FACTORY in tokens


@pytest.mark.rule(
    "fen.e7.setup.normal",
    "fen.e7.setup.mats",
    "fen.e7.setup.home",
    "fen.e7.setup.keep",
)
def test_found_factions_begin_where_their_sheets_say_and_keep_what_stands_there() -> None:
    scene = seventh(human("crimea"), human("nordic"))
    sheet = scene.state.sheets["s1"]
    sheet.faction, sheet.base, sheet.infrastructure_mods = "fenris", "crimea", ["spy"]
    scene.do("setup", "militant", "industrial")
    assert ("fen.e7.setup.home", "s1") in told(scene)
    assert scene.tonight.homes == {"s1": "base:crimea"}
    assert scene.state.sheets["s1"].infrastructure_mods == ["spy"]
    moved = seventh(human("crimea"), human("nordic"))
    moved.state.sheets["s1"].faction, moved.state.sheets["s1"].base = "fenris", "albion"
    moved.do("setup", "militant", "industrial")
    assert moved.tonight.homes == {"s1": "base:albion"}, "another one was chosen"


@pytest.mark.rule("fen.e7.setup.mech", "fen.e7.setup.perk")
def test_mech_mods_may_be_worn_and_a_perk_costs_fifteen() -> None:
    scene = seventh(*CRIMEA_AND_NORDIC)
    scene.state.sheets["s1"].mech_mods = ["armor"]
    scene.begun()
    assert ("fen.e7.setup.mech", "s1") in told(scene)
    covers = scene.rules().covers("s1")[0]
    scene.do("wear", seat="s1", mods={covers: "armor"})
    assert only(scene.do("perk", seat="s1", perk="power"), "perk")["price"] == 15


@pytest.mark.rule(
    "fen.e7.story.prologue", "fen.e7.goal.tesla", "fen.e7.goal.win", "fen.e7.branch.8a.rules"
)
def test_goals_are_told_when_the_evening_has_begun_and_its_outcome_later() -> None:
    scene = seventh()
    ledger = rules_of(content.PACKAGE)
    sheet = campaign_at("7").own_sheet
    named = [*sheet.goals, *sheet.different, "fen.e7.story.prologue"]
    before = Reader(keys=frozenset(scene.state.keys))
    assert not any(before.may(ledger[rule].lock) for rule in named)
    scene.begun()
    now = Reader(keys=frozenset(scene.state.keys))
    assert all(now.may(ledger[rule].lock) for rule in named)
    for rule in ("fen.e7.branch.8a", "fen.e7.branch.8a.rules", "fen.e7.branch.8b.components"):
        assert not now.may(ledger[rule].lock)


# Tokens


@pytest.mark.rule("fen.e7.encounter.keep")
def test_whoever_has_an_encounter_keeps_the_token() -> None:
    scene = begun()
    events = meets(scene, "r6c3")
    assert only(events, "token")["at"] == "r6c3"
    assert only(events, "received")["rule"] == "fen.e7.encounter.keep"
    assert held(scene, "s1") == 1
    meets(scene, FACTORY)
    assert held(scene, "s1") == 2


@pytest.mark.rule("fen.e7.encounter.keep")
def test_with_alliances_the_same_tokens_count_for_the_peace_track() -> None:
    scene = begun(*CRIMEA_AND_NORDIC, branch="war")
    meets(scene, "r6c3")
    scene.do("count", seat="s1", what=TOKENS, n=2)
    assert held(scene, "s1") == 3
    assert scene.tonight.seats["s1"].holds["encounters"] == 3
    assert only(scene.events, "may_star")["triumph"] == "encounters"


@pytest.mark.rule(
    "fen.e7.tesla.need",
    "fen.e7.tesla.need.solo",
    "fen.e7.tesla.need.2",
    "fen.e7.tesla.need.3",
    "fen.e7.tesla.need.4",
)
@pytest.mark.parametrize(("players", "tokens"), [(2, 6), (3, 5), (4, 5)])
def test_how_many_it_takes_for_few(players: int, tokens: int) -> None:
    seats = [human(FACTIONS[0]), *(automa(one) for one in FACTIONS[1:players])]
    scene = begun(*seats)
    scene.do("count", seat="s1", what=TOKENS, n=tokens - 1)
    assert scene.tonight.ended is None
    scene.do("count", "open", seat="s1", what=TOKENS)
    assert scene.tonight.ended == "s1"


@pytest.mark.rule("fen.e7.tesla.need.5", "fen.e7.tesla.need.6", "fen.e7.tesla.need.7")
@pytest.mark.parametrize(("players", "tokens"), [(5, 4), (6, 4), (7, 3)])
def test_how_many_it_takes_for_many(players: int, tokens: int) -> None:
    seats = [human(FACTIONS[0]), *(automa(one) for one in FACTIONS[1:players])]
    scene = begun(*seats)
    assert scene.rules().needed() == tokens
    scene.do("count", "open", seat="s1", what=TOKENS, n=tokens)
    assert scene.tonight.ended == "s1"


@pytest.mark.rule(
    "fen.e7.tesla.first",
    "fen.e7.tesla.discard",
    "fen.e7.tesla.box-e",
    "fen.e7.tesla.end",
    "fen.e7.end.both",
)
def test_the_first_who_has_enough_hands_all_in_opens_the_box_and_ends_the_game() -> None:
    scene = begun()
    scene.do("count", seat="s1", what=TOKENS, n=5)
    events = meets(scene, "r6c3", "open")
    kinds = [one["type"] for one in events]
    assert kinds.index("tokens_handed_in") < kinds.index("unpacked") < kinds.index("ended")
    assert only(events, "tokens_handed_in")["n"] == 6
    assert only(events, "unpacked")["box"] == "e"
    assert only(events, "ended")["rule"] == "fen.e7.tesla.end"
    assert held(scene, "s1") == 0
    assert "fenris:box-e" in scene.state.keys
    assert scene.refuses("open", box="e", seat="s2") == "box-e-opened-already"
    assert scene.refuses("automa_turn", seat="s2") == "end-reached"


@pytest.mark.rule("fen.e7.tesla.first")
@pytest.mark.parametrize(("resolved", "steps"), [(False, []), (True, ["fen.e7.tesla.first"])])
def test_a_table_may_resolve_the_encounter_first(resolved: bool, steps: list[str]) -> None:
    scene = begun()
    scene.tonight.rulings["scythe.a52"] = resolved
    scene.do("count", seat="s1", what=TOKENS, n=5)
    events = meets(scene, "r6c3", "open")
    assert [one["rule"] for one in every(events, "step")] == steps


@pytest.mark.rule("fen.e7.tesla.box-e")
@pytest.mark.parametrize("board", [True, "ask", False])
def test_in_all_ways_to_play_the_box_can_be_opened_by_hand(board: Any) -> None:
    scene = begun(*THREE_PEOPLE, board=board)
    events = scene.do("open", box="e", seat="s3")
    assert only(events, "ended")["seat"] == "s3"
    assert scene.refuses("count", seat="s1", what="box_e_opened") == "box-e-opened-already"


@pytest.mark.rule("fen.e7.end.sixth-star", "fen.e7.end.both")
def test_else_it_ends_with_the_sixth_star() -> None:
    scene = begun()
    scene.tonight.seats["s1"].stars |= {"combat": 3, "mechs": 1, "recruits": 1}
    ended = only(scene.do("star", seat="s1", triumph="objective"), "ended")
    assert ended["rule"] == "fen.e7.end.sixth-star"


@pytest.mark.rule("fen.e7.tesla.non-campaign")
def test_what_holds_outside_the_campaign_is_said_to_whoever_knows_the_box() -> None:
    assert rules_of(content.PACKAGE)["fen.e7.tesla.non-campaign"].lock == "fenris:box-e"


# Scoring


@pytest.mark.rule("fen.e7.score.encounter-territory", "fen.e7.score.encounter-plus1")
def test_encounter_territories_count_as_one_more_whether_their_token_lies_there_or_not() -> None:
    """5 territories, 2 of them with an encounter at the start: 7. The Factory: 3 and 1."""
    scene = begun()
    plain = [one for one in scene.rules().board.territories if scene.rules().board.far[one][FAR]]
    plain = [one for one in plain if one not in (*scene.tonight.tokens.encounter, FACTORY)][:3]
    for one in (*plain, "r6c3", "r7c4"):
        scene.tonight.seats["s1"].units["worker"][one] = 1
    stand_away = scene.tonight.seats["s1"].units["character"]
    stand_away.clear()
    scene.tonight.tokens.encounter.remove("r7c4")
    assert scene.rules().territories("s1") == 7
    scene.tonight.seats["s1"].units["worker"] = {FACTORY: 1}
    assert scene.rules().territories("s1") == 4
    scene.tonight.seats["s2"].units["character"] = {"r2c5": 1}
    assert scene.rules().territories("s2") == 2, "Automas, too"


# Automas


def near(scene: Evening, *tokens: str, at: str = "r5c2") -> Events:
    """The Automa's character meets somebody beside `at`, and these tokens lie there."""
    scene.tonight.tokens.encounter = list(tokens)
    scene.tonight.seats["s2"].factory_card = True
    stand(scene, "s2", character=at)
    return turn(scene, CHARACTER)


@pytest.mark.rule("fen.e7.automa.second-token", "fen.e7.automa.second-token.tie")
def test_an_automa_takes_another_one_within_two_steps_and_no_third() -> None:
    scene = begun()
    events = near(scene, "r5c1", "r6c2", "r6c3", "r1c3")
    first, second = (one["at"] for one in every(events, "token"))
    far = scene.rules().board.far
    assert far[first][second] <= 2
    assert held(scene, "s2") == 2
    assert len(scene.tonight.tokens.encounter) == 2
    left = [one for one in ("r5c1", "r6c2", "r6c3") if one != first]
    assert second == scene.rules().board.in_order(left)[0], "the first in reading order"


@pytest.mark.rule("fen.e7.automa.second-token")
def test_what_lies_farther_away_stays() -> None:
    scene = begun()
    events = near(scene, "r5c1", "r1c3")
    assert len(every(events, "token")) == 1
    assert only(events, "skipped", what="token")["rule"] == "fen.e7.automa.second-token"
    assert held(scene, "s2") == 1


@pytest.mark.rule("fen.e7.automa.second-token.occupied")
def test_it_takes_none_where_an_enemy_stands() -> None:
    scene = begun()
    stand(scene, "s1", character=FAR, worker="r6c2")
    events = near(scene, "r5c1", "r6c2")
    assert len(every(events, "token")) == 1
    assert scene.tonight.tokens.encounter == ["r6c2"]


@pytest.mark.rule("fen.e7.automa.second-token.water")
def test_it_takes_none_that_lies_across_the_water_in_the_beginning() -> None:
    scene = begun()
    scene.tonight.seats["s2"].tracker = 0
    rules = scene.rules()
    scene.tonight.tokens.encounter = ["r1c3", "r2c5", "r2c7"]
    assert rules.water_blocked("s2")
    assert list(rules.near_tokens("s2", "r1c4").left) == ["r2c5"], "the land around its home base"
    scene.tonight.seats["s2"].tracker = 6
    assert list(rules.near_tokens("s2", "r1c4").left) == ["r1c3", "r2c5"]


@pytest.mark.rule("fen.e7.automa.second-token.peninsula")
def test_among_three_or_more_it_takes_none_from_the_peninsula_of_another() -> None:
    """Polania's is around r4c2; Crimea's has r7c4."""
    many, two = begun(*TWO_AND_TWO), begun(human("polania"), automa("nordic"))
    for scene, seat, left in ((many, "s3", ["r5c1"]), (two, "s2", ["r4c2", "r5c1"])):
        scene.tonight.tokens.encounter = ["r4c2", "r5c1"]
        assert list(scene.rules().near_tokens(seat, "r5c2").left) == left
    albion = begun(human("albion"), human("crimea"), automa("nordic"))
    albion.tonight.tokens.encounter = ["r2c2"]
    assert list(albion.rules().near_tokens("s3", "r1c3").left) == ["r2c2"], "Albion has none"


@pytest.mark.rule("fen.e7.automa.second-token.occupied")
def test_on_an_asked_board_people_say_which_is_free() -> None:
    scene = begun(board="ask")
    scene.tonight.tokens.encounter = ["r5c1", "r6c2"]
    scene.tonight.seats["s2"].factory_card = True
    stand(scene, "s2", character="r5c2")
    events = turn(scene, CHARACTER, {}, "nobody")
    assert held(scene, "s2") == 1
    assert len(every(events, "token")) == 1


@pytest.mark.rule("fen.e7.automa.second-token")
@pytest.mark.parametrize(
    ("branch", "answers"), [("peace", ("nobody", "yes", "yes")), ("war", ("encounter", "yes"))]
)
def test_with_cards_only_people_say_what_it_took(branch: str, answers: tuple[str, ...]) -> None:
    scene = begun(branch=branch, board=False)
    turn(scene, CHARACTER, *answers)
    assert held(scene, "s2") == 2
    if branch == "war":
        assert scene.tonight.seats["s2"].holds["encounters"] == 2


def test_an_automa_may_find_him() -> None:
    scene = begun(board=False)
    scene.tonight.seats["s2"].holds[TOKENS] = 5
    events = turn(scene, CHARACTER, "nobody", "yes", "no", "open")
    assert only(events, "ended")["seat"] == "s2"


@pytest.mark.rule("fen.e7.automa.skip.war", "fen.e7.automa.skip.peace", "fen.e7.automa.tags")
@pytest.mark.parametrize(
    ("branch", "skips", "count"),
    [("peace", {"combat", "power"}, 5), ("war", {"encounters", "factory_card"}, 2)],
)
def test_its_stars_skip_what_it_can_reach(branch: str, skips: set[str], count: int) -> None:
    rules = begun(branch=branch).rules()
    spaces = [rules.material.track[one - 1] for one in rules.valid_spaces("s2")]
    assert not skips & set(spaces)
    assert len(spaces) == len(rules.material.track) - count


# Rewards


def read(scene: Evening, coins: dict[str, int], *answers: Any, **told: Any) -> Events:
    scene.do("episode_result", *answers, coins=coins, **told)
    return scene.do("read")


COINS = {"s1": 50, "s2": 40, "s3": 30}


@pytest.mark.rule("fen.e7.branch.8a", "fen.e7.reward.setup-bonus.discarded")
def test_if_somebody_has_found_him_it_goes_on_with_8a_and_the_tokens_are_gone() -> None:
    scene = begun(*THREE_PEOPLE)
    scene.do("count", "open", seat="s2", what=TOKENS, n=5)
    scene.do("count", seat="s1", what=TOKENS, n=2)
    events = read(scene, COINS)
    assert scene.state.finder == "s2"
    assert "fen.e7.branch.8a" in [one["rule"] for one in every(events, "step")]
    assert {one["seat"]: one["n"] for one in every(events, "bonuses_due")} == {"s1": 2}
    assert scene.campaign().goes_to() == "8a"
    assert "e" not in scene.state.to_open


@pytest.mark.rule("fen.e7.reward.setup-bonus.discarded")
def test_tokens_that_were_handed_in_bring_nothing_though_somebody_tells_them() -> None:
    scene = begun(*THREE_PEOPLE)
    facts = {"box_e_opened": {"s2": 1}, TOKENS: {"s1": 1, "s2": 5}}
    events = read(scene, COINS, facts=facts)
    assert {one["seat"]: one["n"] for one in every(events, "bonuses_due")} == {"s1": 1}


@pytest.mark.rule("fen.e7.branch.8b", "fen.e7.branch.8b.components")
def test_if_nobody_has_the_box_is_opened_now_and_it_goes_on_with_8b() -> None:
    scene = begun(*THREE_PEOPLE)
    ledger = rules_of(content.PACKAGE)
    events = read(scene, COINS)
    rules = [one["rule"] for one in every(events, "step")]
    assert rules[:2] == ["fen.e7.branch.8b", "fen.e7.branch.8b.components"]
    now = Reader(keys=frozenset(scene.state.keys))
    assert now.may(ledger["fen.e7.branch.8b.components"].lock)
    assert (scene.state.finder, scene.campaign().goes_to()) == ("", "8b")
    scene.do("open", box="e", seat="s2")
    assert "fenris:box-e" in scene.state.keys


@pytest.mark.rule("fen.e7.reward.setup-bonus")
def test_each_token_that_is_left_raises_a_bonus_and_an_automa_takes_coins() -> None:
    scene = begun(*CRIMEA_AND_NORDIC)
    scene.tonight.seats["s2"].holds[TOKENS] = 2
    scene.do("count", seat="s1", what=TOKENS, n=3)
    events = read(scene, {"s1": 50, "s2": 4})
    assert {one["seat"]: one["n"] for one in every(events, "bonuses_due")} == {"s1": 3, "s2": 2}
    assert scene.sheet("s2")["setup_bonuses"] == {"coins": 2}


@pytest.mark.rule("fen.e7.reward.record", "fen.e7.reward.mods.draw", "fen.e7.reward.mods.winner")
def test_everybody_shops_once_more() -> None:
    scene = begun(*THREE_PEOPLE)
    events = read(scene, COINS)
    first = {one["seat"]: one for one in every(events, "offered")}
    assert first["s2"]["tiles"] == {"mech": 2, "infrastructure": 2}
    assert (first["s1"]["extra"], first["s2"].get("extra", 0)) == (1, 0)
    assert scene.sheet("s1")["wins"] == ["7"]
    assert scene.sheet("s3")["wealth"] == 30


@pytest.mark.rule("fen.e7.reward.new-categories", "fen.e7.automa.tags")
def test_stars_of_the_new_track_go_into_any_column_and_an_automas_into_the_fuller_one() -> None:
    scene = begun(*CRIMEA_AND_NORDIC)
    scene.tonight.seats["s1"].stars["upgrades_or_structures"] = 1
    scene.tonight.seats["s2"].stars["upgrades_or_structures"] = 1
    read(scene, {"s1": 50, "s2": 4})
    assert [one.star for one in scene.state.to_log["s1"]] == ["upgrades_or_structures"]
    assert scene.log("s2") == {"upgrades": 1}
    assert scene.campaign().fuller_column == "fen.e2a.automa.reward.log"


def test_two_cannot_have_found_him() -> None:
    scene = begun(*THREE_PEOPLE)
    facts = {"box_e_opened": {"s1": 1, "s2": 1}}
    assert scene.refuses("episode_result", coins=COINS, facts=facts) == "box-e-opened-twice"


def test_tokens_are_corrected_with_the_one_on_the_factory() -> None:
    scene = begun()
    scene.do("correct", path="tokens.encounter", value=[FACTORY, place(74)][:1])
    assert scene.tonight.tokens.encounter == [FACTORY]


NOTHING = {TOKENS: {"s1": 0, "s2": 0}, "box_e_opened": {"s1": 0, "s2": 0}}


@pytest.mark.parametrize(
    ("faction", "branch", "least"),
    [("crimea", "peace", 0), ("crimea", "war", -10), ("fenris", "peace", -16)],
)
def test_a_result_is_below_nothing_only_by_what_is_played_tonight(
    faction: str, branch: str, least: int
) -> None:
    scene = seventh(branch=branch)
    scene.state.sheets["s1"].faction, scene.state.sheets["s1"].base = faction, "crimea"
    told = ["nobody"] if branch == "war" else []
    scene.do("setup", *told, mats={"s1": "industrial"}, board=False)
    below = {"coins": {"s1": least - 1, "s2": 5}, "facts": NOTHING}
    assert scene.refuses("episode_result", **below) == "not-in-range"
    scene.do(
        "episode_result", coins={"s1": least, "s2": 5}, facts=NOTHING, stars={"s1": [], "s2": []}
    )
