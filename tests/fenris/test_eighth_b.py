"""The last evening with Mad Tesla: mats by wealth, wealth that is void, its end."""

from typing import Any

import pytest

from tests.fenris.eight import FOUR, SOLO, begun, eighth
from tests.fenris.scene import Evening, automa, human
from tests.scythe.scene import FACTORY, every, only, place
from thirdchair.kit.flow import Pending, play
from thirdchair.kit.questions import Pick
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.episodes.finding import campaign_at
from thirdchair.table.chance import AppChance
from thirdchair.words.games.scythe import ScytheWords

TESLA = "mad_tesla"


def first_question(scene: Evening, **arguments: Any) -> Pick:
    """What the set-up asks first."""
    command = scene.game.command(scene.state, {"do": "setup", **arguments})
    result = play(scene.game.rules, scene.state, command, [])
    assert isinstance(result, Pending)
    assert isinstance(result.question, Pick)
    return result.question


def chosen(scene: Evening, *answers: str) -> list[tuple[str, str]]:
    """Who has taken which mat, in this order."""
    events = scene.do("setup", *answers)
    return [(one["seat"], one["mat"]) for one in every(events, "mat_chosen")]


# Set-up


@pytest.mark.rule("fen.e8b.setup.mat-choice")
def test_whoever_has_most_wealth_chooses_a_mat_first() -> None:
    scene = eighth("8b", *FOUR[:3], wealth=(20, 45, 30))
    assert first_question(scene).seat == "s2"
    order = chosen(scene, "mechanical", "industrial", "patriotic")
    assert order == [("s2", "mechanical"), ("s3", "industrial"), ("s1", "patriotic")]
    told = only(scene.events, "mat_order")
    assert (told["seats"], told["wealth"]) == (
        ["s2", "s3", "s1"],
        {"s2": 45, "s3": 30, "s1": 20},
    )


@pytest.mark.rule("fen.e8b.setup.mat-choice.tie.1", "fen.e8b.setup.mat-choice.tie.2")
def test_equal_wealth_goes_by_victories_then_by_ticks_then_by_chance() -> None:
    scene = eighth("8b", *FOUR[:3], wealth=(30, 30, 30))
    scene.state.sheets["s1"].wins = []
    scene.state.sheets["s2"].wins = ["1"]
    scene.state.sheets["s3"].log = {"mechs": ["1"]}
    order = chosen(scene, "mechanical", "industrial", "patriotic")
    assert [seat for seat, _ in order] == ["s2", "s3", "s1"]
    even = eighth("8b", *FOUR[:2], wealth=(30, 30))
    even.do("setup", "s2", "mechanical", "industrial")
    assert only(even.events, "mat_order")["seats"] == ["s2", "s1"]


@pytest.mark.rule("fen.e8b.setup.mat-ban.rusviet", "fen.e8b.setup.mat-ban.crimea")
@pytest.mark.parametrize(("faction", "mat"), [("rusviet", "industrial"), ("crimea", "patriotic")])
def test_two_mats_never_go_with_two_factions(faction: str, mat: str) -> None:
    scene = eighth("8b", human(faction), human("nordic"))
    assert mat not in first_question(scene).options
    other = eighth("8b", human("albion"), human("nordic"))
    assert mat in first_question(other).options
    assert scene.refuses("setup", mats={"s1": mat, "s2": "mechanical"}) == "forbidden-pair"


@pytest.mark.rule(
    "fen.e8b.automa.mat.first", "fen.e8b.automa.mat.effect", "fen.e8b.automa.mat.no-ban"
)
def test_an_automa_that_is_richer_takes_a_mat_away() -> None:
    scene = eighth("8b", human("nordic"), automa("rusviet"), wealth=(10, 50))
    scene.do("setup", "industrial", "mechanical")
    drew = next(one for one in every(scene.events, "drew") if one["deck"] == "mat")
    assert (drew["seat"], drew["card"]) == ("s2", "industrial")
    assert scene.tonight.seats["s2"].mat is None
    assert scene.tonight.seats["s2"].coins == 5, "it plays without a mat, as always"
    again = eighth("8b", human("nordic"), automa("rusviet"), wealth=(10, 50))
    with pytest.raises(Refusal, match="not-an-option"):
        again.do("setup", "industrial", "industrial")


@pytest.mark.rule("fen.e8b.automa.mat.multi", "fen.e8b.automa.mat.first")
def test_an_automa_draws_only_if_a_human_chooses_after_it() -> None:
    poor = eighth("8b", human("nordic"), automa("saxony"), wealth=(50, 10))
    assert chosen(poor, "mechanical") == [("s1", "mechanical")]
    between = eighth(
        "8b", human("nordic"), automa("saxony"), human("albion"), automa("togawa"),
        wealth=(50, 40, 30, 20),
    )  # fmt: skip
    between.do("setup", "mechanical", "industrial", "patriotic")
    drew = [one["seat"] for one in every(between.events, "drew") if one["deck"] == "mat"]
    assert drew == ["s2"], "nobody chooses after the other one"


@pytest.mark.rule(
    "fen.e8b.setup.wind-gambit",
    "fen.e8b.setup.mad-tesla-first",
    "fen.e8b.setup.infra",
    "fen.e8b.setup.mech",
    "fen.e8b.setup.perk",
)
def test_the_hands_set_him_up_before_anybody_chooses_mods() -> None:
    scene = eighth("8b", *SOLO).has_gambit()
    scene.state.sheets["s1"].mech_mods = ["stealth"]
    scene.state.sheets["s1"].infrastructure_mods = ["machinery"]
    scene.do("setup", mats={"s1": "industrial"})
    assert scene.campaign().for_all_first, "their own half comes after what all do"
    steps = [(one["rule"], one.get("seat")) for one in every(scene.events, "step")]
    assert steps == [
        ("fen.e8b.setup.wind-gambit", None),
        ("fen.e8b.setup.mad-tesla-first", None),
        ("fen.madtesla.setup.figure", None),
        ("fen.madtesla.setup.discard2", None),
        ("fen.madtesla.setup.health", None),
        ("fen.madtesla.setup.tile", None),
        ("fen.e8b.setup.infra", "s1"),
        ("fen.e8b.setup.mech", "s1"),
        ("fen.e8b.setup.perk", "s1"),
        ("fen.e8b.setup.wealth-void", None),
    ]
    assert scene.tonight.actors[TESLA].at == FACTORY


@pytest.mark.rule("fen.e8b.setup.wind-gambit")
def test_airships_and_one_tile_of_the_wind_gambit_lie_there_if_people_like() -> None:
    options = {"wind_gambit": ["doomsday_clock", "airships"]}
    scene = eighth("8b", *SOLO).has_gambit()
    scene.do("setup", mats={"s1": "industrial"}, options=options)
    assert scene.tonight.laid["gambit"] == {"airships": 1, "doomsday_clock": 1}


@pytest.mark.rule("fen.e8b.setup.home", "fen.e8b.setup.bonuses", "fen.e8b.setup.normal")
def test_found_factions_keep_their_home_bases_and_sheets_bring_their_bonuses() -> None:
    scene = eighth("8b", *SOLO)
    scene.state.keys = sorted([*scene.state.keys, "fenris:vesna"])
    sheet = scene.state.sheets["s1"]
    sheet.faction, sheet.base, sheet.bonuses = "vesna", "togawa", {"coins": 3, "power": 2}
    command = scene.game.command(scene.state, {"do": "setup", "mats": {"s1": "industrial"}})
    result = play(scene.game.rules, scene.state, command, [], AppChance(5, 0))
    tonight = result.state.tonight
    assert tonight is not None
    assert tonight.homes == {"s1": "base:togawa"}
    assert tonight.seats["s1"].coins == 4 + 3


@pytest.mark.rule("fen.e8b.setup.wealth-void")
def test_all_wealth_is_void_once_perks_are_paid_for() -> None:
    scene = begun("8b", *SOLO)
    assert scene.sheet("s1")["wealth"] == 40
    scene.do("perk", seat="s1", perk="power")
    scene.do("gain", seat="s1", what="coins", n=1)
    booked = [(one["seat"], one["amount"], one["rule"]) for one in every(scene.events, "booked")]
    assert booked == [
        ("s1", -15, "fen.sheet.instant.deduct"),
        ("s1", -25, "fen.e8b.setup.wealth-void"),
        ("s2", -30, "fen.e8b.setup.wealth-void"),
    ]
    scene.do("book", seat="s1", amount=3, note="found a coin")
    scene.do("gain", seat="s1", what="coins", n=1)
    assert scene.sheet("s1")["wealth"] == 3, "it is crossed out once"


@pytest.mark.rule("fen.e8b.setup.wealth-void")
def test_whoever_comes_late_pays_first() -> None:
    scene = begun("8b", *FOUR[:2], late=["s2"])
    scene.do("gain", seat="s1", what="coins", n=1)
    assert (scene.sheet("s1")["wealth"], scene.sheet("s2")["wealth"]) == (0, 30)
    scene.do("perk", seat="s2", perk="power")
    scene.do("gain", seat="s2", what="coins", n=1)
    assert [one["amount"] for one in every(scene.events, "booked")] == [-15, -15]


@pytest.mark.rule("fen.e8b.story.prologue", "fen.e8b.goal.win")
def test_its_goal_and_its_prologue_are_told_when_it_begins() -> None:
    sheet = campaign_at("8b").own_sheet
    assert sheet.goals == ("fen.e8b.goal.win",)
    ledger = Evening.game.ledger
    assert not Reader().may(ledger["fen.e8b.story.prologue"].lock)
    assert "fenris:8b" in begun("8b", *SOLO).state.keys


# Its end


@pytest.mark.rule("fen.e8b.end.sixth-star", "fen.e8b.automa.skip")
def test_the_sixth_star_ends_it_and_an_automa_counts_as_ever() -> None:
    scene = begun("8b", *SOLO)
    for triumph in ("upgrades", "mechs", "structures", "recruits", "workers", "objective"):
        scene.do("star", seat="s1", triumph=triumph)
    assert only(scene.events, "ended")["rule"] == "fen.e8b.end.sixth-star"
    track = scene.rules().material.track
    assert [track[place - 1] for place in scene.rules().valid_spaces("s2")] == [
        one for one in track if one not in ("combat", "power")
    ]


@pytest.mark.rule("fen.e8b.end.mad-tesla", "fen.e8b.score.mad-tesla")
def test_his_end_is_the_end_and_ten_coins() -> None:
    scene = begun("8b", *SOLO)
    scene.tonight.abilities = "off"
    scene.tonight.actors[TESLA].marker = 2
    scene.tonight.seats["s1"].units["mech"] = {place(44): 1}
    before = scene.tonight.seats["s1"].coins
    scene.do("gain", seat="s1", what="power", n=5)
    moves = [{"unit": "mech", "from": place(44), "to": FACTORY}]
    scene.do("move", 7, 0, 2, 2, 1, seat="s1", moves=moves)
    ended = only(scene.events, "ended")
    assert (ended["seat"], ended["rule"]) == ("s1", "fen.madtesla.destroyed.finish-turn")
    assert scene.tonight.seats["s1"].coins == before + 10


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_its_questions_have_words(language: str) -> None:
    scene = begun("8b", *SOLO)
    reader = Reader(language, keys=frozenset(scene.state.keys))
    seats = [{"kind": one.kind, "faction": one.faction} for one in scene.state.sheets.values()]
    words = ScytheWords(reader, {"mode": "fenris", "seats": seats}).with_figures(scene.tonight)
    for about in ("tesla_face_3", "own_mat", "tesla_meets", "tesla_free", "tesla_goes"):
        assert words.question({"ask": "choice", "about": about, "seat": "s1", "options": []})
    for option in ("NE", "E", "SE", "SW", "W", "NW", "shown"):
        assert words.option({"about": "tesla_face_3"}, option) != option
    assert words.option({"about": "tesla_meets"}, "s1.combat")
    assert words.option({"about": "tesla_goes"}, FACTORY)
    assert words.option({"about": "own_mat"}, "industrial") != "industrial"
    assert words.question({"ask": "die", "die": "blue"})
    for event in scene.events:
        assert words.event(event)


def test_people_alone_play_it_on_all_three_boards() -> None:
    for board in (True, "ask", False):
        scene = begun("8b", *FOUR[:2], board=board)
        meets = [] if board is True else ["nobody"]
        scene.do("actor_turn", 2, "E", *meets, 5, "W", *meets, actor=TESLA)
        assert scene.tonight.actors[TESLA].at == FACTORY
