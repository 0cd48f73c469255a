"""The last evening with tiles: stars that lie around the Factory, and where they are ticked."""

import pytest

from tests.fenris.eight import COLUMNS, FOUR, MATS, book_total, eighth, log, ticks_of
from tests.fenris.eight_a import CHARACTER, FAR, SOLO, TEN, around, begun, quiet, walk
from tests.fenris.scene import Evening, automa, human
from tests.scythe.scene import every, only, place
from thirdchair.kit.flow import play
from thirdchair.kit.questions import Places
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.episodes.finding import campaign_at
from thirdchair.table.chance import AppChance
from thirdchair.words.games.scythe import ScytheWords

# Set-up


@pytest.mark.rule("fen.e8a.setup.tiles", "fen.e8a.setup.stars", "fen.e8a.setup.tesla")
@pytest.mark.rule("fen.e8a.setup.wind-gambit", "fen.e8a.setup.perk")
def test_the_hands_lay_tiles_and_stars() -> None:
    scene = eighth("8a", *SOLO).has_gambit()
    scene.state.finder = "s1"
    scene.do("setup", *TEN, mats={"s1": MATS["s1"]})
    steps = [(one["rule"], one.get("seat")) for one in every(scene.events, "step")]
    assert steps == [
        ("fen.e8a.setup.tiles", None),
        ("fen.e8a.setup.wind-gambit", None),
        ("fen.e8a.setup.stars", None),
        ("fen.e8a.setup.tesla", "s1"),
        ("fen.e8a.setup.perk", "s1"),
        ("fen.e8a.setup.wealth-void", None),
    ]
    assert every(scene.events, "step")[0]["args"] == {"spaces": list(TEN)}
    land = around(scene)
    assert len(land) == 3
    assert all(scene.rules().board.terrain[one] != "lake" for one in land)
    for seat in ("s1", "s2"):
        assert scene.rules().on_board(seat) == land


@pytest.mark.rule("fen.e8a.setup.mat-choice", "fen.e8a.setup.mat-ban.rusviet")
@pytest.mark.rule("fen.e8a.setup.mat-ban.crimea")
def test_mats_are_chosen_by_wealth_when_the_tiles_lie_there() -> None:
    scene = eighth("8a", human("crimea", "Ana"), human("rusviet", "Bo"), wealth=(10, 50))
    scene.do("setup", *TEN, "patriotic", "industrial")
    chosen = [(one["seat"], one["mat"]) for one in every(scene.events, "mat_chosen")]
    assert chosen == [("s2", "patriotic"), ("s1", "industrial")]
    kinds = [one["type"] for one in scene.events]
    assert kinds.index("tiles_laid") < kinds.index("mat_chosen")
    for mat in ("industrial",):
        again = eighth("8a", human("crimea", "Ana"), human("rusviet", "Bo"), wealth=(10, 50))
        with pytest.raises(Refusal, match="not-an-option"):
            again.do("setup", *TEN, mat, "mechanical")
    again = eighth("8a", human("crimea", "Ana"), human("rusviet", "Bo"), wealth=(60, 50))
    with pytest.raises(Refusal, match="not-an-option"):
        again.do("setup", *TEN, "patriotic", "mechanical")


@pytest.mark.rule("fen.e8a.setup.mat-choice.tie.1", "fen.e8a.setup.mat-choice.tie.2")
def test_equal_wealth_goes_by_victories_then_by_ticks() -> None:
    scene = eighth("8a", *FOUR[:3], wealth=(30, 30, 30))
    scene.state.sheets["s3"].wins = ["1"]
    scene.state.sheets["s2"].log = {"mechs": ["1"]}
    scene.do("setup", *TEN, "mechanical", "industrial", "patriotic")
    assert only(scene.events, "mat_order")["seats"] == ["s3", "s2", "s1"]


@pytest.mark.rule("fen.e8a.automa.mat.first", "fen.e8a.automa.mat.no-ban")
@pytest.mark.rule("fen.e8a.automa.mat.effect", "fen.e8a.automa.mat.multi")
def test_an_automa_takes_a_mat_away_from_whoever_chooses_after_it() -> None:
    scene = eighth("8a", human("nordic"), automa("rusviet"), wealth=(10, 50))
    scene.do("setup", *TEN, "industrial", "mechanical")
    assert scene.tonight.seats["s2"].mat is None
    last = eighth("8a", human("nordic"), human("albion"), automa("rusviet"), wealth=(50, 40, 10))
    last.do("setup", *TEN, "industrial", "mechanical")
    assert not [one for one in every(last.events, "drew") if one["deck"] == "mat"]


@pytest.mark.rule("fen.e8a.setup.wealth-void", "fen.e8a.setup.infra", "fen.e8a.setup.mech")
@pytest.mark.rule("fen.e8a.setup.home", "fen.e8a.setup.bonuses", "fen.e8a.setup.normal")
def test_sheets_bring_what_they_have_and_wealth_is_void() -> None:
    scene = eighth("8a", *SOLO)
    scene.state.keys = sorted([*scene.state.keys, "fenris:vesna"])
    sheet = scene.state.sheets["s1"]
    sheet.faction, sheet.base, sheet.bonuses = "vesna", "togawa", {"coins": 3}
    sheet.mech_mods, sheet.infrastructure_mods = ["stealth"], ["machinery"]
    command = scene.game.command(scene.state, {"do": "setup", "mats": {"s1": "industrial"}})
    result = play(scene.game.rules, scene.state, command, [], AppChance(5, 0))
    tonight = result.state.tonight
    assert tonight is not None
    assert tonight.homes == {"s1": "base:togawa"}
    rules = [one.rule for one in result.events if hasattr(one, "rule")]
    assert {"fen.e8a.setup.infra", "fen.e8a.setup.mech"} <= set(rules)
    other = begun()
    other.do("gain", seat="s1", what="coins", n=1)
    assert other.sheet("s1")["wealth"] == 0
    assert {one["rule"] for one in every(other.events, "booked")} == {"fen.e8a.setup.wealth-void"}


@pytest.mark.rule("fen.e8a.setup.wind-gambit")
def test_airships_and_one_tile_of_the_wind_gambit_lie_there_if_people_like() -> None:
    options = {"wind_gambit": ["doomsday_clock", "airships"]}
    scene = eighth("8a", *SOLO).has_gambit()
    scene.do("setup", *TEN, mats={"s1": MATS["s1"]}, options=options)
    assert scene.tonight.laid["gambit"] == {"airships": 1, "doomsday_clock": 1}


@pytest.mark.rule("fen.e8a.setup.tesla")
def test_if_the_finder_is_away_the_next_one_by_the_last_result_plays_with_him() -> None:
    scene = eighth("8a", *FOUR[:3])
    scene.state.finder = "s3"
    scene.state.history[-1].coins = {"s1": 40, "s2": 70, "s3": 90}
    mats = {"s1": "industrial", "s2": "engineering"}
    scene.do("setup", *TEN, present=["s1", "s2"], mats=mats)
    told = [one["seat"] for one in every(scene.events, "step") if "tesla" in one["rule"]]
    assert told == ["s2"]


@pytest.mark.rule("fen.e8a.story.prologue")
def test_its_sheet_says_what_it_is_about() -> None:
    sheet = campaign_at("8a").own_sheet
    assert "fen.e8a.win.highest" in sheet.different
    for rule in ("fen.e8a.story.prologue", "fen.e8a.win.no-wealth"):
        assert not Reader().may(Evening.game.ledger[rule].lock)


# Stars on the board


@pytest.mark.rule("fen.e8a.stars.collect-first", "fen.e8a.stars.available")
def test_three_stars_are_at_hand_and_no_more() -> None:
    scene = quiet()
    for triumph in ("upgrades", "workers", "resources"):
        scene.do("star", seat="s1", triumph=triumph)
    assert scene.refuses("star", seat="s1", triumph="popularity") == "stars-elsewhere"


@pytest.mark.rule("fen.e8a.stars.take", "fen.e8a.stars.stop")
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_any_ground_unit_takes_its_own_star(unit: str) -> None:
    scene = quiet()
    at = around(scene)[0]
    scene.tonight.seats["s1"].units[unit] = {FAR: 1}
    found = only(walk(scene, unit, FAR, at), "star_found")
    assert (found["at"], found["left"]) == (at, 2)
    assert scene.rules().on_board("s2") == around(scene), "only its own"


@pytest.mark.rule("fen.e8a.stars.stop")
def test_nobody_goes_on_from_a_star_of_their_own_in_the_same_move() -> None:
    scene = quiet()
    scene.tonight.seats["s1"].units["mech"] = {FAR: 1}
    star = around(scene)[0]
    moves = [
        {"unit": "mech", "from": FAR, "to": star},
        {"unit": "mech", "from": star, "to": FAR},
    ]
    assert scene.refuses("move", seat="s1", moves=moves) == "star-stops"
    scene.tonight.laid["stars.s1"] = {}
    assert every(scene.do("move", seat="s1", moves=moves), "star_found") == []


@pytest.mark.rule("fen.e8a.stars.before-combat")
def test_the_star_comes_before_the_combat() -> None:
    scene = quiet()
    at = around(scene)[0]
    scene.tonight.seats["s1"].units["mech"] = {FAR: 1}
    scene.tonight.seats["s2"].units["mech"] = {at: 1}
    events = walk(scene, "mech", FAR, at, 0, 0, 14)
    kinds = [one["type"] for one in events if one["type"] in ("star_found", "combat")]
    assert kinds == ["star_found", "combat"]


@pytest.mark.rule("fen.e8a.stars.place-now", "fen.e8a.stars.keep")
def test_a_star_may_be_placed_at_once_for_what_is_reached() -> None:
    scene = quiet()
    first, second, _ = around(scene)
    scene.tonight.seats["s1"].units["character"] = {FAR: 1}
    assert not every(walk(scene, "character", FAR, first), "may_star")
    scene.tonight.seats["s1"].power = 16
    told = only(walk(scene, "character", first, second), "may_star")
    assert (told["triumph"], told["rule"]) == ("power", "fen.e8a.stars.place-now")
    assert scene.rules().stars_for("s1", "power") == 5


@pytest.mark.rule("fen.e8a.stars.no-retro-combat")
def test_a_victory_without_a_star_brings_none_later() -> None:
    scene = quiet()
    at = around(scene)[0]
    one = scene.tonight.seats["s1"]
    one.stars |= {"upgrades": 1, "workers": 1, "resources": 1}
    one.units["mech"], one.power = {FAR: 1}, 16
    scene.tonight.seats["s2"].units["mech"] = {place(73): 1}
    scene.tonight.seats["s2"].power = 0
    events = walk(scene, "mech", FAR, place(73), 7, 0, 14)
    assert only(events, "combat")["winner"] == "s1"
    assert not every(events, "star")
    events = walk(scene, "mech", place(73), at)
    assert "combat" not in [told["triumph"] for told in every(events, "may_star")]


@pytest.mark.rule("fen.e8a.end.sixth-star")
def test_the_sixth_star_ends_it() -> None:
    scene = quiet()
    scene.tonight.laid["stars.s1"] = {}
    for triumph in ("upgrades", "workers", "resources", "popularity", "power", "combat_cards"):
        scene.do("star", seat="s1", triumph=triumph)
    assert only(scene.events, "ended")["rule"] == "fen.e8a.end.sixth-star"


# Boards that nobody keeps


def test_with_cards_only_people_say_that_an_automa_has_fetched_one() -> None:
    scene = begun(board=False)
    events = scene.do("automa_turn", CHARACTER, "nothing", "yes", seat="s2")
    assert only(events, "star_found")["left"] == 2
    scene.do("count", seat="s1", what="collected", n=1)
    assert scene.rules().stars_for("s1", "power") == 4
    scene.do("count", seat="s1", what="collected", n=-1)
    assert scene.rules().on_board("s1") == around(scene)
    assert scene.tonight.seats["s1"].holds["collected"] == 0
    assert only(scene.do("count", seat="s1", what="collected", n=2), "counted")["n"] == 2
    assert scene.rules().on_board("s1") == around(scene)[2:]
    assert scene.refuses("count", seat="s1", what="collected", n=2) == "fenris-none-left"


@pytest.mark.rule("fen.e8a.automa.stars.power16")
def test_only_with_a_star_that_it_has_fetched_an_automa_looks_what_it_has_reached() -> None:
    scene = begun(board=False)
    scene.tonight.seats["s2"].power = 16
    assert every(scene.do("count", seat="s2", what="collected", n=0), "star") == []
    star = only(scene.do("count", seat="s2", what="collected", n=1), "star")
    assert star["triumph"] == "power"


def test_an_asked_board_sees_who_stands_at_a_star() -> None:
    scene = begun(board="ask")
    at = around(scene)[0]
    moves = [{"unit": "character", "to": at}]
    scene.do("move", seat="s1", moves=moves)
    assert at not in scene.rules().on_board("s1")


def test_an_asked_board_leaves_everybody_else_where_they_were_listed() -> None:
    scene = quiet(board="ask")
    mine, other = around(scene)[:2]
    scene.tonight.seats["s1"].units["mech"] = {other: 1}
    question = Places(about="units", seat="s2", options=(mine, other), known={}, first=())
    rules = scene.rules()
    rules.believe({mine: {"s1.mech": 1}}, question)
    assert rules.state.seats["s1"].units["mech"] == {mine: 1, other: 1}
    rules.believe({mine: {"s1.mech": 2}}, question, so_far=True)
    assert rules.state.seats["s1"].units["mech"] == {mine: 2}


# The log, and the end


@pytest.mark.rule("fen.e8a.score.any-category", "fen.e8a.score.record")
def test_stars_on_tiles_are_ticked_anywhere() -> None:
    scene = begun()
    stars = {"s1": ["combat", "upgrades"], "s2": ["combat", "resources", "beside"]}
    scene.ended({"s1": 50, "s2": 40}, stars=stars)
    assert sum(scene.log("s2").values()) == 2, "an Automa's first free boxes, none for one beside"
    log(scene, "s1", mechs=3, power=2)
    assert dict(scene.campaign().proposal("s1")) == {"combat": "mechs", "upgrades": "power"}
    scene.do("log", seat="s1", star="combat", column="mechs")
    assert scene.refuses("log", seat="s1", star="upgrades", column="mechs") == "not-an-option"
    scene.do("log", seat="s1", star="upgrades", column="power")
    assert scene.log("s1") == {"mechs": 4, "power": 3}


@pytest.mark.rule("fen.e8a.score.saxony-no-tile")
def test_a_star_of_saxony_without_a_tile_is_ticked_where_it_belongs() -> None:
    scene = begun(human("saxony", "Ana"), automa("crimea"))
    scene.ended({"s1": 50, "s2": 40}, stars={"s1": ["objective", "objective"], "s2": []})
    assert scene.log("s1") == {"objective": 1}


@pytest.mark.rule("fen.e8a.win.double", "fen.e8a.win.bonus", "fen.e8a.score.goto-final")
@pytest.mark.rule("fen.e8a.win.highest", "fen.e8a.win.no-wealth", "fen.e8a.score.record")
def test_the_campaign_is_reckoned_after_it() -> None:
    scene = begun()
    scene.ended({"s1": 50, "s2": 61}, stars={"s1": ["upgrades"], "s2": []})
    log(scene, "s1", **{**dict.fromkeys(COLUMNS, 1), "mechs": 4})
    scene.do("log", seat="s1", star="upgrades", column="upgrades")
    scene.do("book", seat="s2", amount=900, note="an aunt")
    scene.do("close")
    end = scene.state.result
    assert end is not None
    assert end.seats["s1"].total == book_total(50, ticks_of(scene, "s1"), rows=4) == 150
    assert end.seats["s2"].total == book_total(61, {}, rows=4) == 122
    assert end.winner == ["s1"], "the other one has more coins, and less in all"
    assert (scene.sheet("s1")["wins"], scene.sheet("s2")["wins"]) == (["8a"], [])
    won = only(scene.events, "won")
    assert (won["seat"], won["rule"]) == ("s1", "fen.e8a.win.highest")
    assert scene.log("s1")["upgrades"] == 2


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_all_of_it_has_words(language: str) -> None:
    scene = begun()
    reader = Reader(language, keys=frozenset(scene.state.keys))
    seats = [{"kind": one.kind, "faction": one.faction} for one in scene.state.sheets.values()]
    words = ScytheWords(reader, {"mode": "fenris", "seats": seats})
    for event in scene.events:
        assert words.event(event)
    assert words.event({"type": "star_owed", "seat": "s2", "n": 1, "rule": "fen.e8a.stars.take"})
    assert words.option({"about": "star_collected"}, "yes") != "yes"
