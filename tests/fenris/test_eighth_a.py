"""The last evening with tiles: stars that lie around the Factory, and where they are ticked."""

from typing import Any

import pytest

from tests.fenris.eight import COLUMNS, FOUR, MATS, book_total, eighth, log, ticks_of
from tests.fenris.scene import Evening, automa, human
from tests.scythe.scene import Events, every, only, place
from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import play
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.episodes.finding import campaign_at
from thirdchair.scythe.moves.field import Field
from thirdchair.table.chance import AppChance
from thirdchair.words.games.scythe import ScytheWords

TEN = (
    *("combat", "upgrades", "factory_card", "combat", "power", "encounters"),
    *("resources", "combat_cards", "popularity", "workers"),
)
"""Without mechs, structures, recruits and objectives."""
AROUND = (place(44), place(53), place(64))
SOLO = (human("nordic", "Ana"), automa("crimea"))
ATTACK = 17
CHARACTER = 18  # Scheme I: encounter or Factory, else move the character
ADVANCES = 3  # Scheme I: move worker; the tracker advances
FAR = place(74)


def begun(*seats: dict[str, Any], tiles: tuple[str, ...] = TEN, **begin: Any) -> Evening:
    """The evening has begun with these tiles, and the first seat has found Tesla."""
    scene = eighth("8a", *(seats or SOLO))
    scene.state.finder = "s1"
    humans = [seat for seat, one in scene.state.sheets.items() if one.kind == "human"]
    scene.do("setup", *tiles, mats={seat: MATS[seat] for seat in humans}, **begin)
    scene.tonight.abilities = "off"
    return scene


def quiet(*seats: dict[str, Any], **more: Any) -> Evening:
    """Nobody stands anywhere but far away; the Automa may cross water."""
    scene = begun(*seats, **more)
    for one in scene.tonight.seats.values():
        for unit in ("worker", "mech", "character", "structure"):
            one.units[unit] = {}
        one.tracker = 6
    scene.tonight.tokens.encounter = []
    return scene


def around(scene: Evening) -> list[str]:
    places: list[str] = scene.rules().around_the_factory()
    return places


def walk(scene: Evening, unit: str, start: str, end: str, *answers: Any) -> Events:
    moves = [{"unit": unit, "from": start, "to": end}]
    return scene.do("move", *answers, seat="s1", moves=moves)


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


@pytest.mark.rule("fen.e8a.setup.tesla")
def test_if_the_finder_is_away_the_next_one_by_the_last_result_plays_with_him() -> None:
    scene = eighth("8a", *FOUR[:3])
    scene.state.finder = "s3"
    scene.state.history[-1].coins = {"s1": 40, "s2": 70, "s3": 90}
    mats = {"s1": "industrial", "s2": "engineering"}
    scene.do("setup", *TEN, present=["s1", "s2"], mats=mats)
    told = [one["seat"] for one in every(scene.events, "step") if "tesla" in one["rule"]]
    assert told == ["s2"]


@pytest.mark.rule("fen.e8a.story.prologue", "fen.e8a.win.highest", "fen.e8a.win.no-wealth")
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


@pytest.mark.rule("fen.e8a.stars.take", "fen.e8a.stars.stop", "fen.e8a.stars.airship")
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_any_ground_unit_takes_its_own_star(unit: str) -> None:
    scene = quiet()
    at = around(scene)[0]
    scene.tonight.seats["s1"].units[unit] = {FAR: 1}
    found = only(walk(scene, unit, FAR, at), "star_found")
    assert (found["at"], found["left"]) == (at, 2)
    assert scene.rules().on_board("s2") == around(scene), "only its own"
    assert Evening.game.ledger["fen.e8a.stars.stop"].app == "reminds"


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


# Automas


def near(**more: Any) -> Evening:
    """The Automa's character may go to a star of its own, or elsewhere."""
    scene = quiet(**more)
    scene.tonight.seats["s2"].units["character"] = {place(43): 1}
    scene.tonight.seats["s1"].units["character"] = {place(74): 1}
    scene.tonight.seats["s2"].factory_card = True
    return scene


@pytest.mark.rule("fen.e8a.automa.move.rule", "fen.e8a.automa.move.star")
def test_an_automa_goes_to_its_star_first() -> None:
    scene = near()
    moved = only(scene.do("automa_turn", CHARACTER, seat="s2"), "moved")
    assert moved["to"] in around(scene)
    assert "fen.e8a.automa.move.star" in [one["rule"] for one in moved["why"]]
    without = near()
    without.tonight.laid["stars.s2"] = {}
    moved = only(without.do("automa_turn", CHARACTER, seat="s2"), "moved")
    assert "fen.e8a.automa.move.star" not in [one["rule"] for one in moved["why"]]


@pytest.mark.rule("fen.e8a.automa.move.star", "fen.fenris.automa-vs.move.priority")
def test_its_star_comes_before_a_token_of_fenris() -> None:
    """It keeps away from tokens only among territories that the evening leaves it."""
    scene = eighth("8a", human("crimea", "Ana"), automa("nordic"))
    ana = scene.state.sheets["s1"]
    ana.base, ana.faction = ana.faction, "fenris"
    scene.state.keys = sorted([*scene.state.keys, "fenris:fenris"])
    scene.do("setup", *TEN, mats={"s1": MATS["s1"]})
    rules = scene.rules()
    star = rules.on_board("s2")[0]
    rules.state.tokens.influence = [star]
    choice = Choice([star, FAR])
    rules.drawn_to("s2", choice, Field(rules, "s2"))
    assert choice.left == (star,)
    assert [one.rule for one in choice.why] == ["fen.e8a.automa.move.star"]
    stars = Choice(rules.on_board("s2"))
    rules.drawn_to("s2", stars, Field(rules, "s2"))
    assert star not in stars.left
    assert [one.rule for one in stars.why] == [
        "fen.e8a.automa.move.star",
        "fen.fenris.automa-vs.move.avoid",
    ]


@pytest.mark.rule("fen.e8a.automa.stars.power16", "fen.e8a.automa.stars.no-retro")
def test_it_places_a_star_for_power_that_it_still_has() -> None:
    scene = near()
    me = scene.tonight.seats["s2"]
    me.stars |= {"upgrades": 1, "workers": 1, "factory_card": 1}
    me.power = 16
    star = only(scene.do("automa_turn", CHARACTER, seat="s2"), "star")
    assert star["triumph"] == "power"
    assert star["why"][0]["rule"] == "fen.e8a.automa.stars.power16"
    weaker = near()
    weaker.tonight.seats["s2"].stars |= {"upgrades": 1, "workers": 1, "factory_card": 1}
    weaker.tonight.seats["s2"].power = 12
    assert not every(weaker.do("automa_turn", CHARACTER, seat="s2"), "star")


@pytest.mark.rule("fen.e8a.automa.stars.no-retro")
def test_a_victory_without_a_star_brings_an_automa_none() -> None:
    scene = quiet()
    me = scene.tonight.seats["s2"]
    me.stars |= {"upgrades": 1, "workers": 1, "factory_card": 1}
    me.units["mech"], me.power = {place(45): 1}, 14
    scene.tonight.seats["s1"].units["mech"] = {place(35): 1}
    events = scene.do("automa_turn", ATTACK, 0, 0, 14, seat="s2")
    assert only(events, "combat")["winner"] == "s2"
    skipped = next(one for one in every(events, "skipped") if one["what"] == "star")
    assert skipped["rule"] == "fen.e8a.automa.stars.no-retro"


@pytest.mark.rule("fen.e8a.automa.stars.other-tiles")
def test_it_places_a_star_for_its_factory_card_and_its_encounters() -> None:
    scene = near()
    me = scene.tonight.seats["s2"]
    me.stars |= {"upgrades": 1, "workers": 1, "factory_card": 1}
    me.holds["encounters"] = 3
    star = only(scene.do("automa_turn", CHARACTER, seat="s2"), "star")
    assert star["triumph"] == "encounters"
    assert star["why"][0]["rule"] == "fen.e8a.automa.stars.other-tiles"


@pytest.mark.rule("fen.e8a.automa.stars.tracker-retro")
def test_a_star_of_its_tracker_is_placed_later() -> None:
    scene = near()
    me = scene.tonight.seats["s2"]
    me.stars |= {"upgrades": 1, "workers": 1, "factory_card": 1}
    me.tracker, me.factory_card = 8, False
    me.units["character"] = {}
    events = scene.do("automa_turn", ADVANCES, seat="s2")
    assert only(events, "star_owed")["n"] == 1
    me = scene.tonight.seats["s2"]
    me.units["character"] = {place(43): 1}
    me.factory_card = True
    events = scene.do("automa_turn", CHARACTER, 1, 1, seat="s2")
    assert only(events, "star_found")["seat"] == "s2"
    assert "fen.e8a.automa.stars.tracker-retro" in [
        one["rule"] for one in only(events, "star")["why"]
    ]
    assert scene.tonight.seats["s2"].holds["owed_stars"] == 0


@pytest.mark.rule("fen.e8a.automa.skip")
@pytest.mark.parametrize(("ruling", "skipped"), [("all", 4), ("three", 3)])
def test_it_passes_over_what_it_can_earn(ruling: str, skipped: int) -> None:
    tiles = ("combat", "combat", "combat", "combat", "power", *TEN[5:])
    scene = quiet(tiles=tiles)
    scene.tonight.rulings["scythe.a57"] = ruling
    rules = scene.rules()
    passed = [place for place in range(1, 11) if place not in rules.valid_spaces("s2")]
    assert passed == [*range(1, skipped + 1), 5, 6]


# Boards that nobody keeps


def test_with_cards_only_people_say_that_an_automa_has_fetched_one() -> None:
    scene = begun(board=False)
    events = scene.do("automa_turn", CHARACTER, "nothing", "yes", seat="s2")
    assert only(events, "star_found")["left"] == 2
    scene.do("count", seat="s1", what="collected", n=1)
    assert scene.rules().stars_for("s1", "power") == 4
    scene.do("count", seat="s1", what="collected", n=-1)
    assert scene.rules().on_board("s1") == around(scene)


def test_an_asked_board_sees_who_stands_at_a_star() -> None:
    scene = begun(board="ask")
    at = around(scene)[0]
    moves = [{"unit": "character", "to": at}]
    scene.do("move", seat="s1", moves=moves)
    assert at not in scene.rules().on_board("s1")


# Tesla


@pytest.mark.rule("fen.tesla.both", "fen.tesla.no-mech-star")
def test_tesla_is_a_mech_more_on_the_home_base_that_brings_no_star() -> None:
    scene = begun()
    me = scene.tonight.seats["s1"]
    assert me.units["mech"] == {"base:nordic": 1}
    assert scene.rules().on_mat("s1", "mech") == 4, "all four are still on the mat"
    assert scene.rules().on_mat("s2", "mech") == 4
    scene.do("place", seat="s1", unit="mech", at="base:nordic", n=4)
    assert scene.rules().deployed("s1", "mech") == 4
    assert (
        scene.refuses("place", seat="s1", unit="mech", at="base:nordic") == "not-that-many-on-mat"
    )


@pytest.mark.rule("fen.e8a.automa.tesla")
def test_an_automa_has_him_as_a_mech() -> None:
    scene = eighth("8a", *SOLO)
    scene.state.finder = "s2"
    scene.do("setup", *TEN, mats={"s1": "industrial"})
    assert scene.tonight.seats["s2"].units["mech"] == {"base:crimea": 1}
    assert sum(scene.tonight.seats["s2"].units["character"].values()) == 1


def with_tesla(scene: Evening, mechs: int) -> str:
    """An encounter token lies somewhere, and so many mechs of the first seat stand beside it."""
    at = scene.rules().board.encounters[0]
    beside = min(one for one in scene.rules().board.around[at] if one != at)
    scene.tonight.tokens.encounter = [at]
    scene.tonight.seats["s1"].units["mech"] = {beside: mechs}
    return str(beside)


@pytest.mark.rule("fen.tesla.encounter")
def test_tesla_has_encounters_and_people_say_which_mech_he_is() -> None:
    for answer, taken in (("yes", True), ("no", False)):
        scene = quiet()
        start = with_tesla(scene, 2)
        at = scene.tonight.tokens.encounter[0]
        events = walk(scene, "mech", start, at, answer)
        assert bool(every(events, "token")) is taken
        assert scene.tonight.tokens.encounter == ([] if taken else [at])
        assert scene.tonight.seats["s1"].holds.get("encounters", 0) == taken


def test_nobody_asks_which_mech_he_is_where_it_does_not_matter() -> None:
    scene = quiet()
    start = with_tesla(scene, 1)
    walk(scene, "mech", start, scene.tonight.tokens.encounter[0])
    assert scene.tonight.tokens.encounter == [], "there is no other mech: it is he"
    scene = quiet()
    start = with_tesla(scene, 2)
    near = scene.rules().board.around[start]
    other = min(one for one in near if one not in (start, *AROUND, *scene.tonight.tokens.encounter))
    walk(scene, "mech", start, other)
    scene = quiet(*SOLO[:1], automa("crimea"))
    start = with_tesla(scene, 2)
    scene.tonight.laid["tesla"] = {"s2": 1}
    walk(scene, "mech", start, scene.tonight.tokens.encounter[0])
    assert scene.tonight.tokens.encounter, "somebody else plays with him"


@pytest.mark.rule("fen.tesla.factory-card")
def test_tesla_takes_a_card_of_the_factory() -> None:
    scene = quiet()
    factory = scene.rules().board.factory
    scene.tonight.laid["stars.s1"] = {}
    scene.tonight.seats["s1"].units["mech"] = {AROUND[0]: 2}
    assert not every(walk(scene, "mech", AROUND[0], factory, "no"), "may_star")
    events = walk(scene, "mech", AROUND[0], factory, "yes")
    assert only(events, "may_star")["triumph"] == "factory_card"


@pytest.mark.rule("fen.tesla.transport", "fen.tesla.abilities")
def test_people_are_reminded_of_what_tesla_can_do() -> None:
    ledger = Evening.game.ledger
    for name in ("transport", "abilities"):
        rule = ledger[f"fen.tesla.{name}"]
        assert (rule.app, rule.lock) == ("reminds", "fenris:tesla")


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
def test_the_campaign_is_reckoned_after_it() -> None:
    scene = begun()
    scene.ended({"s1": 50, "s2": 61}, stars={"s1": ["upgrades"], "s2": []})
    log(scene, "s1", **{**dict.fromkeys(COLUMNS, 1), "mechs": 4})
    scene.do("log", seat="s1", star="upgrades", column="upgrades")
    scene.do("close")
    end = scene.state.result
    assert end is not None
    assert end.seats["s1"].total == book_total(50, ticks_of(scene, "s1"), rows=4) == 150
    assert end.seats["s2"].total == book_total(61, {}, rows=4) == 122
    assert end.winner == ["s1"]
    assert only(scene.events, "won")["rule"] == "fen.e8a.win.highest"


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
