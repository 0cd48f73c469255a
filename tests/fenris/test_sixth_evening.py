"""The sixth evening: nothing special but Fenris, and a change of factions by result."""

from typing import Any

import pytest

from tests.fenris.scene import Evening, automa, human
from tests.fenris.three import WAR, third
from tests.scythe.scene import Events, every, only
from thirdchair.kit.flow import Pending, play
from thirdchair.kit.questions import Draw
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.fenris.episodes.finding import campaign_at
from thirdchair.words.games.scythe import ScytheWords

KEYS = [
    *WAR,
    *("fenris:3", "fenris:after-3", "fenris:vesna", "fenris:4", "fenris:after-4", "fenris:mods"),
    *("fenris:infrastructure-mods", "fenris:5", "fenris:after-5", "fenris:fenris"),
]
TOKENS = ["artillery", "scout", "ronin", "seaworthy", "feint", "camaraderie"]
SEATS = (human("nordic", "Ana"), human("crimea", "Bo"), human("polania", "Cy"), automa("saxony"))


def sixth(*seats: dict[str, Any]) -> Evening:
    """Before the sixth evening."""
    scene = third(*(seats or SEATS))
    scene.state.keys, scene.state.evening = sorted(KEYS), "6"
    scene.state.branch = "war"
    return scene


def with_found() -> Evening:
    """Ana plays Vesna from Nordic's base, Bo Fenris from Crimea's; the Automa is of Saxony."""
    scene = sixth()
    for seat, faction in (("s1", "vesna"), ("s2", "fenris")):
        sheet = scene.state.sheets[seat]
        sheet.base, sheet.faction = sheet.faction, faction
    scene.state.reserved = ["nordic", "crimea"]
    return scene


MATS = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}


def over(scene: Evening, *answers: Any, **coins: int) -> Events:
    """The evening is over with these coins, and its outcome was read."""
    needs_tokens = any(one.faction == "vesna" for one in scene.state.sheets.values())
    humans = [seat for seat, one in scene.state.sheets.items() if one.kind == "human"]
    mats = {seat: MATS[seat] for seat in humans}
    scene.do("setup", *(TOKENS if needs_tokens else ()), mats=mats)
    given = {seat: 50 - 10 * n for n, seat in enumerate(scene.playing)} | coins
    scene.do("episode_result", coins=given)
    return scene.do("read", *answers)


# Set-up


@pytest.mark.rule(
    "fen.e6.setup.wind-gambit",
    "fen.e6.setup.home",
    "fen.e6.setup.infra",
    "fen.e6.setup.mech",
    "fen.e6.setup.perk",
)
def test_the_hands_are_told_what_each_seat_lays_ready() -> None:
    scene = with_found().has_gambit()
    scene.state.sheets["s1"].mech_mods = ["armor"]
    scene.state.sheets["s3"].infrastructure_mods = ["spy"]
    events = scene.do("setup", *TOKENS, mats=MATS)
    told = [
        (one["rule"].removeprefix("fen.e6.setup."), one.get("seat"))
        for one in every(events, "step")
    ]
    assert told == [
        ("wind-gambit", None),
        ("home", "s1"),
        ("mech", "s1"),
        ("home", "s2"),
        ("infra", "s3"),
        ("perk", "s1"),
        ("perk", "s2"),
        ("perk", "s3"),
    ]


@pytest.mark.rule(
    "fen.e6.setup.home", "fen.e6.setup.keep", "fen.e6.setup.bonuses", "fen.fenris.setup.home"
)
def test_found_factions_keep_base_and_sheet() -> None:
    scene = with_found()
    scene.state.sheets["s2"].bonuses = {"power": 2}
    scene.state.sheets["s2"].mech_mods = ["armor"]
    events = scene.do("setup", *TOKENS, mats=MATS)
    assert only(events, "step", rule="fen.e6.setup.bonuses")["seat"] == "s2"
    ana, bo = scene.tonight.seats["s1"], scene.tonight.seats["s2"]
    assert ana.units["character"] == {"base:nordic": 1}
    assert bo.units["character"] == {"base:crimea": 1}
    assert (bo.power, bo.tokens) == (4 + 2, 16)
    assert scene.sheet("s2")["mech_mods"] == ["armor"]


@pytest.mark.rule("fen.e6.setup.normal", "fen.e6.setup.mats")
def test_mats_are_dealt_anew() -> None:
    scene = sixth(human("crimea"), human("nordic"), automa("saxony"))
    scene.do("setup", "militant", "industrial")
    assert [one.mat for one in scene.tonight.seats.values()] == ["militant", "industrial", None]


@pytest.mark.rule("fen.e6.setup.perk")
def test_a_perk_costs_fifteen() -> None:
    scene = sixth().begun()
    assert only(scene.do("perk", seat="s1", perk=None), "perk")["price"] == 15


@pytest.mark.rule("fen.e6.setup.wind-gambit")
def test_airships_and_a_tile_may_be_played_with() -> None:
    scene = sixth()
    options = {"wind_gambit": ["doomsday_clock"]}
    events = scene.do("setup", mats=MATS, options=options)
    step = only(events, "step", rule="fen.e6.setup.wind-gambit")
    assert step["args"] == {"what": "doomsday_clock"}


@pytest.mark.rule("fen.e6.setup.wind-gambit")
@pytest.mark.parametrize("before", [[], ["airships"]])
def test_whoever_played_with_it_before_is_not_asked_again_whether_they_have_it(
    before: list[str],
) -> None:
    scene = sixth()
    scene.state.evening = "4"
    scene.do("setup", mats=MATS, options={"wind_gambit": before})
    later = sixth()
    later.state.gambit = scene.state.gambit
    told = every(later.do("setup", mats=MATS), "step", rule="fen.e6.setup.wind-gambit")
    assert len(told) == len(before), "a reminder that it may be used tonight, too"


@pytest.mark.rule(
    "fen.e6.story.prologue",
    "fen.e6.special.none",
    "fen.e6.special.switch-coming",
    "fen.e6.goal.win",
    "fen.e6.story.outcome",
)
def test_what_is_told_when() -> None:
    scene = sixth()
    ledger, sheet = rules_of(content.PACKAGE), campaign_at("6").own_sheet
    named = [*sheet.goals, *sheet.different, "fen.e6.story.prologue"]
    before = Reader(keys=frozenset(scene.state.keys))
    assert not any(before.may(ledger[rule].lock) for rule in named)
    scene.begun()
    now = Reader(keys=frozenset(scene.state.keys))
    assert all(now.may(ledger[rule].lock) for rule in named)
    assert not now.may(ledger["fen.e6.story.outcome"].lock)
    assert scene.campaign().counts() == ()


@pytest.mark.rule("fen.e6.setup.home", "fen.fenris.setup.home")
def test_whoever_got_fenris_after_the_fifth_evening_plays_it_from_the_old_base() -> None:
    paper = {"episode": "5", "branch": "war", "sheets": {}}
    scene = Evening(human("nordic", "Ana"), automa("saxony"), **{"from": paper})
    scene.do("setup", mats={"s1": "industrial"})
    facts = {"influence": {"s1": 0, "s2": 0}, "box_c_opened": {"s1": 0, "s2": 0}}
    scene.ended({"s1": 40, "s2": 30}, facts=facts)
    assert scene.sheet("s1")["faction"] == "fenris"
    scene.do("close")
    events = scene.do("setup", mats={"s1": "industrial"})
    assert only(events, "step", rule="fen.e6.setup.home")["seat"] == "s1"
    me = scene.tonight.seats["s1"]
    assert (me.tokens, me.units["character"]) == (16, {"base:nordic": 1})


# The game


@pytest.mark.rule("fen.e6.end.sixth-star")
def test_the_sixth_star_ends_it() -> None:
    scene = sixth().begun()
    for space in ("upgrades", "mechs", "structures", "recruits", "workers"):
        scene.do("mark", seat="s1", at=space)
    ended = only(scene.do("mark", seat="s1", at="power"), "ended")
    assert (ended["seat"], ended["rule"]) == ("s1", "fen.e6.end.sixth-star")


@pytest.mark.rule("fen.e6.automa.skip")
def test_the_automas_tracker_passes_over_combats_and_power() -> None:
    scene = sixth(human("crimea", "Ana"), automa("nordic")).begun()
    me = scene.tonight.seats["s2"]
    me.tracker = 8
    me.stars.update(dict.fromkeys(("upgrades", "mechs", "structures", "recruits"), 1))
    events = scene.do("automa_turn", 3, 4, 5, seat="s2")
    assert only(events, "star")["triumph"] == "workers"


@pytest.mark.parametrize("board", [True, "ask", False])
def test_fenris_is_played_in_all_ways_by_people_and_by_an_automa(board: object) -> None:
    scene = sixth(human("crimea", "Ana"), automa("nordic"))
    sheet = scene.state.sheets["s2"]
    sheet.base, sheet.faction = "nordic", "fenris"
    scene.do("setup", mats={"s1": "industrial"}, board=board)
    answers: list[Any] = [{}] if board == "ask" else []
    scene.do("automa_turn", 3, *answers, seat="s2")
    assert scene.tonight.seats["s2"].tokens == 16
    mine = with_found()
    mine.do("setup", *TOKENS, mats=MATS, board=board)
    assert mine.tonight.seats["s2"].tokens == 16
    mine.do("count", seat="s3", what="influence")
    assert mine.tonight.seats["s3"].holds == {"influence": 1}


def test_tokens_can_cost_more_than_somebody_has() -> None:
    scene = with_found()
    scene.do("setup", *TOKENS, mats=MATS)
    coins = {"s1": 50, "s2": -9, "s3": 30, "s4": 20}
    scene.do("episode_result", coins=coins)
    assert scene.state.history[-1].coins["s2"] == -9
    assert sixth().begun().refuses("episode_result", coins={"s1": -9}) == "not-in-range"


def test_what_an_alliance_with_a_found_faction_gives_only_its_token_says() -> None:
    scene = with_found()
    scene.state.evening = "2b"
    scene.do("setup", *TOKENS, *["nobody"] * 3, mats=MATS)
    rules = scene.rules()
    assert [rules.gift_of("s3", other) for other in ("s1", "s2", "s4")] == [
        "unknown",
        "unknown",
        "saxony",
    ]


# Factions


@pytest.mark.rule("fen.e6.switch.may", "fen.e6.switch.order", "fen.e6.switch.pool")
def test_all_may_change_and_the_winner_chooses_first() -> None:
    scene = with_found()
    over(scene, 2, s1=20, s2=60, s3=40, s4=10)  # the Automa keeps its faction
    assert scene.state.change is not None
    assert scene.state.change.order == ["s2", "s3", "s1", "s4"]
    for seat in ("s1", "s2", "s3"):
        scene.do("give_up", seat=seat)
    order = only(scene.events, "in_order")
    assert order["seats"] == ["s2", "s3", "s1"]
    assert order["by"] == {"s2": {"coins": 60}, "s3": {"coins": 40}, "s1": {"coins": 20}}
    assert scene.refuses("change_faction", seat="s1", faction="albion") == "fenris-not-next"
    free = scene.game.view(scene.state)["change"]["free"]
    assert {"vesna", "fenris", "nordic", "crimea", "polania"} <= set(free)
    assert "saxony" not in free


@pytest.mark.rule("fen.e6.switch.keep", "fen.e6.switch.rename")
def test_whoever_changes_keeps_the_sheet_and_gets_a_new_name() -> None:
    scene = with_found()
    scene.state.sheets["s3"].mech_mods = ["armor"]
    over(scene, 2)
    before = scene.sheet("s3")
    for seat in ("s1", "s2"):
        scene.do("keep", seat=seat)
    scene.do("give_up", seat="s3")
    events = scene.do("change_faction", seat="s3", faction="albion")
    assert only(events, "new_faction")["rule"] == "fen.e6.switch.rename"
    after = scene.sheet("s3")
    assert after["faction"] == "albion"
    assert {**before, "faction": "albion"} == after


@pytest.mark.rule("fen.e6.switch.home.keep")
def test_whoever_takes_a_found_faction_keeps_the_own_base() -> None:
    """Cy of Polania takes Fenris; Bo, who had it, takes Albion, which has a base of its own."""
    scene = with_found()
    over(scene, 2, s2=60)
    scene.do("keep", seat="s1")
    scene.do("give_up", seat="s2")
    scene.do("give_up", seat="s3")
    scene.do("change_faction", seat="s2", faction="albion")
    assert "base" not in scene.sheet("s2")
    scene.do("change_faction", seat="s3", faction="fenris")
    assert (scene.sheet("s3")["faction"], scene.sheet("s3")["base"]) == ("fenris", "polania")
    assert scene.state.change is None


@pytest.mark.rule("fen.e6.switch.home.keep")
def test_by_another_book_it_starts_where_the_faction_did() -> None:
    scene = with_found()
    scene.state.rulings["fenris.a51"] = "faction"
    over(scene, 2, s2=60)
    scene.do("keep", seat="s1")
    scene.do("give_up", seat="s2")
    scene.do("give_up", seat="s3")
    scene.do("change_faction", seat="s2", faction="albion")
    scene.do("change_faction", seat="s3", faction="fenris")
    assert scene.sheet("s3")["base"] == "crimea"


@pytest.mark.rule("fen.e6.switch.home.taken", "fen.e7.setup.home.taken")
def test_if_somebody_takes_that_base_another_one_is_picked() -> None:
    """Ana stays Vesna on Nordic's base; Cy takes Nordic: she has to move."""
    scene = with_found()
    over(scene, 2)
    scene.do("keep", seat="s1")
    scene.do("keep", seat="s2")
    scene.do("give_up", seat="s3")
    scene.do("change_faction", seat="s3", faction="nordic")
    assert scene.state.agenda["s1"][-1] == "base" or "base" in scene.state.agenda["s1"]
    while scene.state.agenda["s1"][0] != "base":
        scene.do("done", seat="s1")
    assert scene.refuses("base", seat="s1", faction="crimea") == "not-an-option"
    events = scene.do("base", seat="s1", faction="polania")
    assert only(events, "new_base")["rule"] == "fen.e6.switch.home.taken"
    assert scene.sheet("s1")["base"] == "polania"


@pytest.mark.rule("fen.e6.switch.order")
def test_equal_results_are_settled_by_chance() -> None:
    scene = sixth(*SEATS[:3])
    scene.do("setup", mats=MATS)
    scene.do("episode_result", coins={"s1": 50, "s2": 30, "s3": 30})
    command = scene.game.command(scene.state, {"do": "read"})
    result = play(scene.game.rules, scene.state, command, [])
    assert isinstance(result, Pending)
    question = result.question
    assert isinstance(question, Draw)
    assert (question.deck, question.options) == ("order", ("s2", "s3"))
    scene.do("read", "s3")
    assert scene.state.change is not None
    assert scene.state.change.order == ["s1", "s3", "s2"]


@pytest.mark.rule("fen.e6.switch.order")
def test_whoever_has_won_a_tie_chooses_first() -> None:
    scene = sixth(*SEATS[:3])
    scene.do("setup", mats=MATS)
    scene.do("episode_result", coins={"s1": 50, "s2": 30, "s3": 50}, winner="s3")
    scene.do("read")
    assert scene.state.change is not None
    assert scene.state.change.order == ["s3", "s1", "s2"]


# Automas


@pytest.mark.rule("fen.e6.automa.switch.keep")
def test_an_automa_with_a_found_faction_keeps_it_without_a_roll() -> None:
    scene = sixth(human("crimea", "Ana"), automa("nordic"))
    sheet = scene.state.sheets["s2"]
    sheet.base, sheet.faction = "nordic", "fenris"
    events = over(scene)
    assert every(events, "rolled") == []
    kept = only(events, "keeps")
    assert (kept["seat"], kept["rule"]) == ("s2", "fen.e6.automa.switch.keep")


@pytest.mark.rule("fen.e6.automa.switch.roll", "fen.e6.automa.switch.4-6")
@pytest.mark.parametrize(("face", "gives_up"), [(1, False), (3, False), (4, True), (6, True)])
def test_any_other_rolls(face: int, gives_up: bool) -> None:
    scene = sixth(human("crimea", "Ana"), automa("nordic"))
    events = over(scene, face)
    assert only(events, "rolled")["rule"] == "fen.e6.automa.switch.roll"
    assert bool(every(events, "gives_up")) == gives_up


@pytest.mark.rule("fen.e6.automa.switch.random")
def test_it_draws_among_all_that_nobody_has_its_own_among_them() -> None:
    scene = sixth(human("crimea", "Ana"), automa("nordic"))
    over(scene, 5)
    scene.do("keep", seat="s1")
    command = scene.game.command(scene.state, {"do": "change_faction", "seat": "s2"})
    result = play(scene.game.rules, scene.state, command, [])
    assert isinstance(result, Pending)
    question = result.question
    assert isinstance(question, Draw)
    free = ("albion", "fenris", "nordic", "polania", "rusviet", "saxony", "togawa", "vesna")
    assert (question.deck, question.options, question.weights) == ("faction", free, None)
    again = scene.do("change_faction", "nordic", seat="s2")
    assert only(again, "new_faction")["faction"] == "nordic"


@pytest.mark.rule("fen.e6.automa.switch.home")
def test_it_draws_a_free_faction_and_keeps_its_base_with_a_found_one() -> None:
    scene = sixth(human("crimea", "Ana"), automa("nordic"))
    over(scene, 5)
    events = scene.do("keep", seat="s1")
    if scene.state.change is not None:
        events = scene.do("change_faction", "fenris", seat="s2")
    assert only(events, "new_faction")["faction"] == "fenris"
    assert scene.sheet("s2")["base"] == "nordic"


@pytest.mark.rule("fen.e6.automa.switch.home")
def test_an_automa_whose_base_is_taken_gets_a_random_one() -> None:
    scene = sixth(human("crimea", "Ana"), automa("nordic"))
    over(scene, 5, s1=10, s2=40)  # the Automa has won and chooses first
    scene.do("give_up", seat="s1")
    scene.do("change_faction", "vesna", seat="s2")
    scene.do("change_faction", "albion", seat="s1", faction="nordic")
    assert (scene.sheet("s2")["faction"], scene.sheet("s2")["base"]) == ("vesna", "albion")


# The shop, and the end of the evening


@pytest.mark.rule("fen.e6.reward.record", "fen.e6.reward.mods.draw", "fen.e6.reward.mods.winner")
def test_what_is_written_and_bought() -> None:
    scene = sixth(human("crimea", "Ana"), human("nordic", "Bo"))
    scene.wealth(s1=100, s2=100)
    events = over(scene, s1=60, s2=40)
    assert scene.sheet("s1")["wins"] == ["6"]
    assert scene.sheet("s1")["wealth"] == 160
    winner, other = scene.state.offers["s1"], scene.state.offers["s2"]
    assert winner.tiles == other.tiles == {"mech": 2, "infrastructure": 2}
    assert (winner.extra, other.extra) == (1, 0)
    assert every(events, "offered")
    assert scene.state.agenda["s1"].index("switch") < scene.state.agenda["s1"].index("shop")


def test_the_seventh_evening_is_next() -> None:
    scene = sixth(human("crimea", "Ana"), human("nordic", "Bo"))
    over(scene)
    scene.do("close")
    assert (scene.state.evening, scene.state.phase) == ("7", "setup")


@pytest.mark.parametrize(
    ("language", "order"), [("en", "Bo ($60)"), ("de", "Bo (60 $)"), ("cs", "Bo (60 $)")]
)
def test_the_order_is_said_with_the_results(language: str, order: str) -> None:
    scene = with_found()
    over(scene, 2, s2=60)
    for seat in ("s1", "s2", "s3"):
        scene.do("give_up", seat=seat)
    seats = [
        {"kind": one.kind, "name": one.name, "faction": one.faction}
        for one in scene.state.sheets.values()
    ]
    reader = Reader(language, keys=frozenset(scene.state.keys))
    words = ScytheWords(reader, {"mode": "fenris", "seats": seats})
    assert order in words.event(only(scene.events, "in_order"))
