"""After the third evening: who keeps a faction, who takes which, and from where it starts."""

import msgspec
import pytest

from tests.fenris.scene import Evening, next_after
from tests.fenris.switching import five, four, over
from tests.fenris.three import CRIMEA_AND_NORDIC, FOUR, third
from tests.scythe.scene import every, only

# Keep or give up


@pytest.mark.rule("fen.e3.switch.may", "fen.e3.switch.vesna-not")
def test_everybody_else_may_change_and_the_new_faction_stays() -> None:
    scene, _ = four()
    assert scene.state.agenda == {
        "s1": ["shop"],
        "s2": ["switch", "shop"],
        "s3": ["switch", "shop"],
    }
    assert scene.refuses("give_up", seat="s1") == "fenris-keeps-faction"
    assert scene.refuses("give_up", seat="s4") == "unknown-seat"
    assert {"keep", "give_up"} <= set(next_after(scene).may)


@pytest.mark.rule("fen.e3.switch.may")
def test_an_answer_may_be_changed_until_all_have_answered() -> None:
    scene, _ = four()
    scene.do("give_up", seat="s2")
    assert scene.state.agenda["s2"] == ["choose", "shop"]
    assert scene.refuses("change_faction", seat="s2", faction="albion") == "fenris-not-open"
    scene.do("keep", seat="s2")
    assert scene.state.agenda["s2"] == ["shop"]
    scene.do("give_up", seat="s2")
    events = scene.do("keep", seat="s3")
    assert only(events, "in_order")["seats"] == ["s2"]
    assert scene.refuses("keep", seat="s2") == "fenris-all-answered"


def test_two_answers_lead_to_the_same_table_in_either_order() -> None:
    ends = []
    for order in (("s2", "s3"), ("s3", "s2")):
        scene, _ = four()
        for seat in order:
            scene.do("give_up" if seat == "s2" else "keep", seat=seat)
        ends.append(scene.state)
    assert ends[0] == ends[1]


def test_cards_come_in_their_order() -> None:
    scene, _ = four(s2=2)
    assert scene.state.agenda["s2"] == ["bonus", "switch", "shop"]
    assert scene.refuses("keep", seat="s2") == "fenris-not-open"
    scene.do("setup_bonus", seat="s2", bonus="coins")
    scene.do("keep", seat="s2")


@pytest.mark.rule("fen.e3.switch.keep")
def test_nobody_waits_whoever_does_not_answer_keeps() -> None:
    scene, _ = four()
    scene.do("done", seat="s3")
    scene.do("close")
    assert [scene.sheet(seat)["faction"] for seat in ("s2", "s3")] == ["crimea", "polania"]
    assert scene.state.change is None


def test_whoever_is_away_tonight_keeps_and_is_not_asked() -> None:
    scene = third(*FOUR)
    scene.do("setup", present=["s1", "s2", "s4"], mats={"s1": "industrial", "s2": "militant"})
    over(scene, 1)
    assert "s3" not in scene.state.agenda
    scene.do("give_up", seat="s2")
    assert scene.refuses("change_faction", seat="s2", faction="polania") == "fenris-faction-taken"
    assert scene.refuses("give_up", seat="s3") == "fenris-keeps-faction"


def test_the_faction_of_somebody_who_has_left_is_free() -> None:
    scene = third(*FOUR)
    scene.do("seat", seat="s3", state="left")
    scene.do("setup", mats={"s1": "industrial", "s2": "militant"})
    over(scene, 1)
    scene.do("give_up", seat="s2")
    scene.do("change_faction", seat="s2", faction="polania")
    assert scene.sheet("s2")["faction"] == "polania"


# Who chooses when, and what


@pytest.mark.rule("fen.e3.switch.order", "fen.e3.switch.wealth", "fen.e3.switch.pool")
def test_the_poorest_chooses_first_and_a_mod_counts_fifty() -> None:
    scene = five().wealth(s1=100, s2=90, s3=40, s5=70)
    scene.state.sheets["s3"].mech_mods = ["armor", "feint"]
    over(scene, 1)
    for seat in ("s2", "s3"):
        scene.do("give_up", seat=seat)
    order = only(scene.do("give_up", seat="s5"), "in_order")
    assert order["by"] == {
        "s5": {"wealth": 80, "mods": 0, "total": 80},
        "s2": {"wealth": 100, "mods": 0, "total": 100},
        "s3": {"wealth": 50, "mods": 2, "total": 150},
    }
    assert order["seats"] == ["s5", "s2", "s3"]
    assert scene.refuses("change_faction", seat="s3", faction="albion") == "fenris-not-next"
    assert next_after(scene).who == ("s1", "s5")  # s1 may shop
    free = scene.game.view(scene.state)["change"]["free"]
    assert sorted(free) == ["albion", "crimea", "polania", "rusviet", "togawa"]
    scene.do("change_faction", seat="s5", faction="polania")  # what s3 has given up
    assert scene.refuses("change_faction", seat="s2", faction="polania") == "fenris-faction-taken"
    scene.do("change_faction", seat="s2", faction="crimea")  # the own one again
    scene.do("change_faction", seat="s3", faction="rusviet")
    factions = [scene.sheet(seat)["faction"] for seat in ("s2", "s3", "s5")]
    assert factions == ["crimea", "rusviet", "polania"]
    assert scene.state.change is None


@pytest.mark.rule("fen.e3.switch.order")
@pytest.mark.parametrize(
    ("wins", "ticks", "first"), [((1, 0), (0, 5), "s3"), ((0, 0), (0, 5), "s2")]
)
def test_a_tie_goes_to_fewer_victories_then_to_fewer_ticks(
    wins: tuple[int, int], ticks: tuple[int, int], first: str
) -> None:
    scene = third(*FOUR).begun().wealth(s2=50, s3=50)
    for seat, won, boxes in zip(("s2", "s3"), wins, ticks, strict=True):
        scene.state.sheets[seat].wins = ["1"] * won
        scene.state.sheets[seat].log = {"mechs": ["1"] * boxes}
    over(scene, 1)
    assert scene.state.change is not None
    assert next(one for one in scene.state.change.order if one != "s4") == first


@pytest.mark.rule("fen.e3.switch.order")
def test_who_is_equal_in_everything_draws_lots() -> None:
    scene = third(*FOUR).begun().wealth(s2=20, s3=20, s4=35)
    over(scene, "s3", 1)
    assert scene.state.change is not None
    assert scene.state.change.order == ["s3", "s2", "s4"]


@pytest.mark.rule("fen.e3.switch.keep", "fen.e3.switch.rename")
def test_whoever_changes_keeps_the_sheet_and_plays_the_new_mat() -> None:
    scene, _ = four()
    before = scene.sheet("s2")
    scene.do("give_up", seat="s2")
    scene.do("keep", seat="s3")
    events = scene.do("change_faction", seat="s2", faction="togawa")
    assert only(events, "new_faction")["rule"] == "fen.e3.switch.rename"
    assert scene.sheet("s2") == {**before, "faction": "togawa"}
    assert only(events, "offered")["seat"] == "s2"  # what is put back depends on the mat


@pytest.mark.rule("fen.campaign.faction.switch-carry")
def test_all_that_stands_on_the_sheet_goes_along_with_a_new_faction() -> None:
    scene, _ = four()
    sheet = scene.state.sheets["s2"]
    sheet.wins, sheet.perks, sheet.bonuses = ["1"], {"coins": "1"}, {"power": 2}
    sheet.mech_mods, sheet.infrastructure_mods = ["burrow"], ["brick_layer"]
    sheet.log = {"upgrades": ["1", "2a"]}
    before = msgspec.structs.asdict(sheet)
    scene.do("give_up", seat="s2")
    scene.do("keep", seat="s3")
    scene.do("change_faction", seat="s2", faction="togawa")
    after = msgspec.structs.asdict(scene.state.sheets["s2"])
    assert after == {**before, "faction": "togawa"}


@pytest.mark.rule("fen.e3.switch.pool", "fen.e3.reward.vesna.home")
def test_the_old_mat_of_the_new_faction_lies_aside() -> None:
    scene, _ = four()
    scene.do("give_up", seat="s2")
    scene.do("keep", seat="s3")
    for faction in ("nordic", "saxony", "polania"):
        refused = scene.refuses("change_faction", seat="s2", faction=faction)
        assert refused == "fenris-faction-taken"
    for faction in ("vesna", "fenris", "xyzzy"):
        assert scene.refuses("change_faction", seat="s2", faction=faction) in (
            "unknown-faction",
            "fenris-faction-taken",
        )
    scene.do("close")
    refused = scene.refuses("seat", seat="s5", faction="nordic")
    assert refused == "unknown-faction"


def test_only_factions_of_the_owners_box_are_free() -> None:
    scene = third(*FOUR).begun()
    scene.state.box = {"expansions": []}
    over(scene, 1)
    scene.do("give_up", seat="s2")
    scene.do("keep", seat="s3")
    assert scene.refuses("change_faction", seat="s2", faction="albion") == "fenris-faction-taken"
    scene.do("change_faction", seat="s2", faction="rusviet")


# Automas


@pytest.mark.rule("fen.e3.automa.switch.roll", "fen.e3.automa.switch.4-6")
@pytest.mark.parametrize(("face", "gives_up"), [(1, False), (3, False), (4, True), (6, True)])
def test_an_automa_gives_up_its_mat_from_four_on(face: int, gives_up: bool) -> None:
    scene, events = four(face)
    rolled = only(events, "rolled")
    assert (rolled["dice"], rolled["rule"]) == ([face], "fen.e3.automa.switch.roll")
    assert bool(every(events, "gives_up", seat="s4")) == gives_up
    scene.do("give_up", seat="s2")
    scene.do("keep", seat="s3")
    assert ("saxony" in scene.game.campaign(scene.state, []).pool()) == gives_up


@pytest.mark.rule("fen.e3.automa.switch.random", "fen.e3.automa.switch.same")
def test_when_its_turn_comes_it_draws_one_of_the_free_factions() -> None:
    """The Automa is the poorest; after the last answer it draws, as soon as somebody lets it."""
    scene, _ = four(6)
    scene.do("give_up", seat="s2")
    scene.do("keep", seat="s3")
    assert "change_faction" in next_after(scene).may
    assert scene.refuses("change_faction", seat="s2", faction="albion") == "fenris-not-next"
    events = scene.do("change_faction", "saxony", seat="s4")
    assert only(events, "new_faction")["rule"] == "fen.e3.automa.switch.random"
    scene.do("change_faction", seat="s2", faction="albion")
    assert scene.sheet("s4")["faction"] == "saxony"


def test_an_automa_after_people_draws_when_they_have_chosen() -> None:
    scene = third(*FOUR).begun().wealth(s1=100, s2=10, s3=20, s4=25)
    over(scene, 5)
    scene.do("give_up", seat="s2")
    scene.do("keep", seat="s3")
    events = scene.do("change_faction", "rusviet", seat="s2", faction="albion")
    assert [one["seat"] for one in every(events, "new_faction")] == ["s2", "s4"]


def test_alone_with_one_human_it_changes_at_once() -> None:
    scene = third(*CRIMEA_AND_NORDIC).begun()
    events = over(scene, 4, "togawa", winner="s1")
    assert scene.sheet("s2")["faction"] == "togawa"
    assert only(events, "new_faction", seat="s2")["rule"] == "fen.e3.automa.switch.random"
    assert scene.state.change is None


# What nobody chose in time


def test_whoever_does_not_choose_takes_the_own_mat_back() -> None:
    scene, _ = four()
    scene.do("give_up", seat="s2")
    scene.do("give_up", seat="s3")
    assert only(scene.do("done", seat="s3"), "new_faction")["faction"] == "polania"
    scene.do("close")
    assert scene.state.agenda["s2"] == ["choose", "shop"]
    scene.do("change_faction", seat="s2", faction="albion")  # there is time until the next evening
    assert scene.sheet("s2")["faction"] == "albion"


def test_before_the_next_evening_everybody_has_a_faction() -> None:
    scene, _ = four(6)
    scene.do("give_up", seat="s2")
    scene.do("close", "crimea")  # the Automa is first, and draws what Bo had
    scene.state.evening = "1"
    tokens = ("artillery", "scout", "ronin", "seaworthy", "feint", "camaraderie")
    mats = {"s1": "industrial", "s2": "militant", "s3": "mechanical"}
    scene.do("setup", "togawa", *tokens, mats=mats)
    assert scene.sheet("s2")["faction"] == "togawa"
    assert scene.tonight.seats["s2"].faction == "togawa"


def test_nobody_waits_for_a_chooser_who_has_left() -> None:
    scene, _ = four()
    scene.do("give_up", seat="s2")
    scene.do("give_up", seat="s3")
    scene.do("close")
    scene.do("seat", seat="s3", state="left")
    scene.do("change_faction", seat="s2", faction="polania")
    assert scene.sheet("s2")["faction"] == "polania"


# Home bases, as other books have them


def with_ruling(value: str, found: str | None = None) -> Evening:
    """The Automa keeps its faction, unless it has found the card."""
    scene = third(*FOUR).begun().wealth(s1=100, s2=80, s3=60, s4=30)
    scene.state.rulings["fenris.a35"] = value
    over(scene, *(() if found == "s4" else (1,)), found=found)
    return scene


@pytest.mark.rule("fen.e3.reward.vesna.home", "fen.e3.switch.pool")
def test_by_a_ruling_the_old_mat_is_free_and_a_lost_base_is_chosen_anew() -> None:
    scene = with_ruling("pool")
    scene.do("give_up", seat="s2")
    scene.do("keep", seat="s3")
    scene.do("change_faction", seat="s2", faction="nordic")
    assert scene.state.agenda["s1"] == ["shop", "base"]
    scene.do("done", seat="s1")
    assert scene.refuses("base", seat="s1", faction="nordic") == "not-an-option"
    assert scene.refuses("base", seat="s1", faction="saxony") == "not-an-option"
    assert only(scene.do("base", seat="s1", faction="crimea"), "new_base")["faction"] == "crimea"
    assert scene.sheet("s1")["base"] == "crimea"
    assert scene.state.change is None


def test_by_that_ruling_somebody_new_may_take_the_old_mat() -> None:
    scene = with_ruling("pool")
    scene.do("close")
    scene.do("seat", seat="s5", faction="nordic")
    assert scene.sheet("s5")["faction"] == "nordic"


def test_by_that_ruling_a_base_that_nobody_took_stays() -> None:
    scene = with_ruling("pool")
    scene.do("keep", seat="s2")
    scene.do("keep", seat="s3")
    assert scene.sheet("s1")["base"] == "nordic"
    assert "base" not in scene.state.agenda["s1"]


def test_in_the_later_english_book_the_base_is_chosen_last() -> None:
    scene = third(*FOUR).begun().wealth(s1=100, s2=80, s3=60, s4=30)
    scene.state.book = "en"
    over(scene, 1)
    scene.do("keep", seat="s2")
    assert scene.state.agenda["s1"] == ["shop"]
    scene.do("keep", seat="s3")
    assert scene.state.agenda["s1"] == ["shop", "base"]
    scene.do("done", seat="s1")
    scene.do("done", seat="s1")
    assert scene.sheet("s1")["base"] == "albion"  # the first free one, clockwise


def test_an_automa_draws_its_base_then() -> None:
    scene = with_ruling("last", found="s4")
    for seat in ("s1", "s2", "s3"):
        scene.do("keep", seat=seat)
    scene.do("close", "togawa")
    assert scene.sheet("s4")["base"] == "togawa"
