"""People come late, leave early and come back; an Automa may go on for them. And: as last time."""

from collections.abc import Callable

import pytest

from tests.fenris.eight import eighth
from tests.fenris.five import fifth
from tests.fenris.four import fourth
from tests.fenris.scene import ANA_AND_AUTOMA, THREE, Evening, automa, human
from tests.fenris.seconds import Second
from tests.fenris.seven import seventh
from tests.fenris.test_sixth_evening import sixth
from tests.fenris.three import third
from tests.scythe.scene import every, only
from thirdchair.scythe.fenris.tonight.table import head_start

HOME_AND_AWAY = (human("nordic", "Ana"), human("crimea", "Bo"), automa("polania"))


def test_who_leaves_early_counts_as_it_stands() -> None:
    scene = Evening(*THREE).begun()
    scene.do("correct", path="seats.s2.power", value=9)
    scene.do("seat", seat="s2", state="away")
    rules = scene.game.mode_of(scene.tonight)(scene.tonight, [])
    assert rules.actors() == ["s1", "s3"]
    assert scene.tonight.seats["s2"].power == 9
    scene.ended({"s1": 50, "s2": 60, "s3": 40})
    assert scene.state.history[-1].winner == "s2"
    assert scene.sheet("s2")["wealth"] == 60


def test_who_left_early_may_come_back() -> None:
    scene = Evening(*THREE).begun()
    scene.do("seat", seat="s2", state="away")
    events = scene.do("seat", seat="s2", state="present")
    assert every(events, "taken_over") == []
    assert scene.tonight.gone == []
    assert scene.tonight.seats["s2"].kind == "human"


@pytest.mark.rule("fen.campaign.leave")
def test_nobody_leaves_the_campaign_in_the_middle_of_an_evening() -> None:
    scene = Evening(*THREE).begun()
    assert scene.refuses("seat", seat="s2", state="left") == "fenris-plays-tonight"


def test_an_automa_goes_on_for_somebody_and_gives_the_seat_back() -> None:
    """With the pieces that lie there; its marker stands where that of the other Automa does."""
    scene = Evening(*HOME_AND_AWAY).begun()
    scene.do("correct", path="seats.s3.tracker", value=4)
    scene.do("mark", seat="s2", at="mechs")
    told = only(scene.do("seat", seat="s2", played_by="automa"), "taken_over")
    assert (told["seat"], told["level"], told["tracker"]) == ("s2", "automa", 4)
    one = scene.tonight.seats["s2"]
    assert (one.kind, one.stars["mechs"]) == ("automa", 1)
    assert sum(one.units["worker"].values()) == 2
    drew = every(scene.do("automa_turn", 1, seat="s2"), "drew")
    assert [card["card"] for card in drew] == [1]
    scene.do("seat", seat="s2", played_by="Bea")
    assert scene.tonight.seats["s2"].kind == "human"
    assert scene.state.sheets["s2"].kind == "human"


@pytest.mark.rule("fen.automa.perks.none")
def test_an_automa_that_goes_on_uses_no_perk_that_was_chosen() -> None:
    scene = Evening(*HOME_AND_AWAY).begun()
    for seat in ("s1", "s2"):
        scene.do("perk", seat=seat, perk="power")
    scene.do("seat", seat="s2", played_by="automa")
    assert every(scene.do("seat", seat="s2", played_by="automa"), "taken_over") == []
    events = scene.do("star", seat="s1", triumph="workers")
    assert [one["seat"] for one in every(events, "perk_used")] == ["s1"]
    assert scene.sheet("s2")["perks"] == []


def test_an_automa_may_play_a_whole_evening_for_somebody() -> None:
    """It has no mat and no perk; what comes of it goes to the sheet of the one who is not there."""
    scene = Evening(*THREE)
    scene.do("seat", seat="s3", played_by="automa")
    scene.do("setup", mats={"s1": "industrial", "s2": "engineering"})
    assert [one.kind for one in scene.tonight.seats.values()] == ["human", "human", "automa"]
    assert list(scene.state.wishes) == ["s1", "s2"]
    scene.ended({"s1": 5, "s2": 6, "s3": 7}, stars={"s3": ["mechs"]})
    assert (scene.sheet("s3")["kind"], scene.sheet("s3")["wealth"]) == ("human", 7)
    assert scene.log("s3") == {"mechs": 1}


PEOPLE = (human("rusviet", "Ana"), human("nordic", "Bo"), human("saxony", "Cy"))
BEFORE: dict[str, Callable[[], Evening]] = {
    "1": lambda: Evening(*PEOPLE),
    "2a": lambda: Second("2a", *PEOPLE),
    "2b": lambda: Second("2b", *PEOPLE),
    "3": lambda: third(*PEOPLE),
    "4": lambda: fourth(*PEOPLE),
    "5": lambda: fifth(*PEOPLE),
    "6": lambda: sixth(*PEOPLE),
    "7": lambda: seventh(*PEOPLE),
    "8a": lambda: eighth("8a", *PEOPLE),
    "8b": lambda: eighth("8b", *PEOPLE),
}
FOR_ALL = ("fen.e2b.alliance.setup.token",)
"""What lies ready for Automas, too."""


@pytest.mark.parametrize("evening", BEFORE)
def test_an_automa_that_plays_for_somebody_gets_nothing_that_is_a_humans(evening: str) -> None:
    """No tiles, no perk, no head start of people, whatever stands on the sheet."""
    scene = BEFORE[evening]()
    for sheet in scene.state.sheets.values():
        sheet.infrastructure_mods, sheet.mech_mods = ["machinery"], ["armor"]
    for seat in ("s1", "s3"):
        scene.do("seat", seat=seat, played_by="automa")
    told = scene.lucky("setup", mats={"s2": "engineering"}, board=False)
    steps = [(one["rule"], one.get("seat")) for one in every(told, "step")]
    assert [rule for rule, seat in steps if seat in ("s1", "s3") and rule not in FOR_ALL] == []
    assert any(seat == "s2" for _, seat in steps)


def test_a_late_seats_perk_counts_with_its_own_first_turn_not_when_it_comes_in() -> None:
    scene = Evening(*THREE).begun(late=["s2"])
    scene.do("gain", seat="s1", what="power", n=1)
    scene.do("seat", seat="s2", state="present")
    scene.do("gain", seat="s3", what="power", n=1)
    scene.do("perk", seat="s2", perk="coins")
    assert list(scene.state.wishes) == ["s2"]
    used = only(scene.do("gain", seat="s2", what="power", n=1), "perk_used")
    assert (used["seat"], used["perk"]) == ("s2", "coins")


def test_an_evening_needs_somebody_who_plays() -> None:
    scene = Evening(*HOME_AND_AWAY)
    assert scene.refuses("setup", present=[]) == "fenris-nobody-here"
    assert scene.refuses("setup", present=["s3"]) == "fenris-nobody-here"


def test_who_left_for_good_finds_no_faction_that_somebody_took_since() -> None:
    scene = Evening(*THREE)
    scene.do("seat", seat="s2", state="left")
    scene.do("seat", seat="s4", faction="crimea", name="Di")
    assert scene.refuses("seat", seat="s2", state="present") == "faction-twice"


def test_fists_decide_only_where_nobody_has_sealed_a_vote() -> None:
    scene = Evening(*THREE).begun()
    scene.ended({"s1": 5, "s2": 6, "s3": 7})
    scene.do("vote", seat="s1", war=1, peace=0)
    assert scene.refuses("decide", branch="peace") == "fenris-sealed-already"


def test_a_perk_that_cannot_be_paid_any_more_holds_nobody_up() -> None:
    scene = Evening(*THREE, **{"from": {"episode": "3", "branch": "war", "sheets": {}}})
    scene.do("correct", path="sheets.s1.wealth", value=15)
    scene.begun()
    scene.do("perk", seat="s1", perk="power")
    scene.do("book", seat="s1", amount=-10, note="miscounted")
    events = scene.do("gain", seat="s2", what="power", n=1)
    assert only(events, "perk")["perk"] is None
    assert scene.sheet("s1")["wealth"] == 5


def test_who_plays_for_somebody_does_so_for_one_evening() -> None:
    scene = Evening(*THREE)
    scene.do("seat", seat="s3", played_by="automa")
    scene.do("setup", mats={"s1": "industrial", "s2": "engineering"})
    scene.ended({"s1": 5, "s2": 6, "s3": 7})
    scene.do("decide", branch="war")
    scene.do("close")
    assert scene.sheet("s3")["played_by"] is None


def voting(**rulings: str) -> Evening:
    """Three people before a vote with two tokens each; the third has gone home."""
    scene = Evening(*THREE).begun()
    scene.ended({"s1": 5, "s2": 6, "s3": 7}, facts={"influence": {"s1": 1, "s2": 1, "s3": 1}})
    scene.do("vote", seat="s1", war=1, peace=1)
    scene.do("vote", seat="s2", war=1, peace=1)
    assert scene.refuses("reveal") == "fenris-votes-missing"
    for key, value in rulings.items():
        scene.do("correct", path=f"rulings.fenris.{key}", value=value)
    scene.do("seat", seat="s3", state="away")
    return scene


def test_nobody_waits_for_the_vote_of_who_has_gone_home() -> None:
    """The influence is not used: one all, and the winner decides."""
    scene = voting()
    told = scene.do("reveal")
    assert only(told, "revealed")["totals"] == {"war": 2, "peace": 2}
    assert only(told, "tied")["seat"] == "s3"


def test_a_table_may_let_it_vote_as_an_automa_would() -> None:
    scene = voting(away_vote="automa")
    assert only(scene.do("reveal"), "revealed")["totals"] == {"war": 4, "peace": 2}


def test_a_ruling_does_not_exist_before_its_rule_is_reached() -> None:
    scene = Evening(*THREE)
    before = scene.refuses("correct", path="rulings.fenris.away_vote", value="automa")
    assert before == scene.refuses("correct", path="rulings.fenris.xyzzy", value="automa")


def test_an_evening_is_played_as_the_last_one() -> None:
    scene = Evening(*HOME_AND_AWAY)
    scene.begun(order=["s3", "s1", "s2"], board="ask", options={"combat": "app"})
    scene.ended({"s1": 5, "s2": 6, "s3": 7})
    scene.do("decide", branch="war")
    scene.do("close")
    scene.state.evening = "1"
    scene.begun()
    assert list(scene.tonight.seats) == ["s3", "s1", "s2"]
    assert (scene.tonight.board, scene.tonight.combat) == ("ask", "app")


@pytest.mark.parametrize("wrong", [{"combat": "loud"}, {"xyzzy": 1}])
def test_a_way_to_play_that_does_not_exist_is_refused(wrong: dict[str, object]) -> None:
    scene = Evening(*ANA_AND_AUTOMA)
    assert scene.refuses("setup", options=wrong) in ("not-an-option", "unknown-field")


@pytest.mark.rule("fen.multi.difficulty.plus", "fen.multi.difficulty.minus")
@pytest.mark.parametrize(
    ("coins", "further"),
    [({"s1": 50, "s2": 60, "s3": 40}, 1), ({"s1": 50, "s2": 60, "s3": 70}, -1)],
)
def test_an_automa_among_several_follows_every_result(coins: dict[str, int], further: int) -> None:
    """Below both neighbors one space further on, above both one back; twice adds up."""
    scene = Evening(*HOME_AND_AWAY, adjusts=True)
    for _ in range(2):
        scene.begun().ended(coins)
        scene.do("decide", branch="war")
        scene.do("close")
        scene.state.evening = "1"
    assert head_start(scene.state, "s3") == 2 * further


def test_an_evening_without_it_changes_nothing_for_an_automa() -> None:
    scene = Evening(*HOME_AND_AWAY, adjusts=True).begun(present=["s1", "s2"])
    scene.ended({"s1": 50, "s2": 60})
    assert head_start(scene.state, "s3") == 0


@pytest.mark.rule("fen.multi.difficulty.between")
def test_between_its_neighbors_it_stays() -> None:
    scene = Evening(*HOME_AND_AWAY, adjusts=True).begun()
    scene.ended({"s1": 50, "s2": 60, "s3": 55})
    assert head_start(scene.state, "s3") == 0


def test_at_a_full_table_nobody_comes_back() -> None:
    factions = ("nordic", "crimea", "saxony", "polania", "rusviet", "albion", "togawa")
    scene = Evening(*(human(one, f"P{n}") for n, one in enumerate(factions, start=1)))
    scene.do("seat", seat="s7", state="left")
    scene.do("seat", seat="s8", faction="togawa", name="Hal")
    assert scene.refuses("seat", seat="s7", state="present") == "fenris-too-many-seats"
    scene.do("seat", seat="s8", state="left")
    scene.do("seat", seat="s7", state="present")
    assert scene.state.sheets["s7"].presence == "present"


def test_whoever_stays_at_the_table_keeps_what_is_open() -> None:
    scene = Evening(*THREE)
    scene.state.agenda = {"s2": ["bonus"]}
    scene.do("seat", seat="s2", state="present", played_by="Bea")
    assert scene.state.agenda == {"s2": ["bonus"]}
