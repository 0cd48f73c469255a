"""Where a campaign could come to a stop: corrections under open choices, full sheets, seats that
leave, and taps on the tray in the same second."""

from typing import Any

import pytest

from tests.fenris.pages import evening
from tests.fenris.scene import THREE, Evening, next_after
from tests.fenris.shopping import shop, shopping
from tests.fenris.switching import four, over
from tests.fenris.three import FOUR, third
from tests.scythe.scene import every, only
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table

# A sheet is corrected, and then the choice behind it is changed


def test_a_mod_that_was_struck_off_the_sheet_can_still_be_exchanged() -> None:
    scene = shopping()
    scene.do("buy_mods", seat="s1", mods=["armor", "sword"])
    scene.do("correct", path="sheets.s1.mech_mods", value=[])
    scene.do("buy_mods", seat="s1", mods=["feint"])
    sheet = scene.sheet("s1")
    assert sheet["mech_mods"] == ["feint"]
    assert sheet["wealth"] == 200 - scene.campaign().printed.mod_price, (
        "what was paid for the others is back"
    )


def test_a_star_whose_tick_was_corrected_can_still_be_moved() -> None:
    scene = Evening(*THREE, rows=2).begun()
    scene.ended({"s1": 70, "s2": 60, "s3": 50}, stars={"s1": ["combat"]})
    scene.do("log", seat="s1", star="combat", column="combat_1")
    scene.do("correct", path="sheets.s1.log", value={"combat_2": 1})
    scene.do("log", seat="s1", star="combat", column="combat_1")
    assert scene.log("s1") == {"combat_1": 1, "combat_2": 1}
    scene.do("correct", path="sheets.s1.log", value={"combat_2": 2})
    assert scene.refuses("log", seat="s1", star="combat", column="combat_2") == "not-an-option"
    scene.do("log", seat="s1", star="combat", column=None)
    assert scene.log("s1") == {"combat_2": 2}


def test_a_log_has_no_fewer_rows_than_ticks() -> None:
    scene = Evening(*THREE)
    scene.do("correct", path="sheets.s2.log", value={"mechs": 3})
    assert scene.refuses("correct", path="rows", value=2) == "not-in-range"
    scene.do("correct", path="rows", value=3)


# Worn mods


def wearing() -> Evening:
    """Ana has a shop card and has chosen what to wear on the third evening."""
    scene = third(*THREE)
    scene.do("correct", path="sheets.s1.mech_mods", value=["armor"])
    shop_before(scene)
    return scene.begun()


def shop_before(scene: Evening) -> None:
    """A shop that was left open."""
    for seat in scene.state.sheets:
        scene.state.sheets[seat].wealth.clear()
    scene.do("book", seat="s1", amount=100, note="for the scene")
    scene.state.tonight = Evening(*THREE).begun().tonight
    shop(scene)
    scene.state.tonight = None


@pytest.mark.rule("fen.mods.mech.use.setup")
def test_a_mod_that_is_given_back_is_worn_no_longer() -> None:
    scene = wearing()
    first, second = scene.rules().covers("s1")[:2]
    scene.do("buy_mods", seat="s1", mods=["sword"])
    scene.do("wear", seat="s1", mods={first: "sword", second: "armor"})
    told = only(scene.do("buy_mods", seat="s1", mods=["feint"]), "worn")
    assert told["mods"] == {second: "armor"}
    assert scene.tonight.seats["s1"].worn == {second: "armor"}
    scene.do("correct", path="sheets.s1.mech_mods", value=[])
    assert scene.tonight.seats["s1"].worn == {}


def test_what_is_bought_in_the_set_up_lies_ready_and_stays_used() -> None:
    scene = third(*THREE, keys=["fenris:after-2", "fenris:infrastructure-mods"])
    scene.do("correct", path="sheets.s1.infrastructure_mods", value=["machinery"])
    scene.do("book", seat="s1", amount=100, note="for the scene")
    scene.state.tonight = Evening(*THREE).begun().tonight
    shop(scene, kinds=("infrastructure",))
    scene.state.tonight = None
    scene.begun()
    scene.do("use", seat="s1", mod="machinery")
    scene.do("buy_mods", seat="s1", mods=["recruitment_office"])
    assert scene.tonight.seats["s1"].turned == {"machinery": True, "recruitment_office": False}


# Full sheets


def test_a_star_without_a_free_box_waits_for_nobody() -> None:
    scene = Evening(*THREE, rows=1).begun()
    scene.do("correct", path="sheets.s1.log", value={"combat_1": 1, "combat_2": 1})
    scene.ended({"s1": 70, "s2": 60, "s3": 50}, stars={"s1": ["combat"], "s2": ["combat"]})
    scene.do("decide", branch="war")
    assert "log" in next_after(scene).may, "Bo's has one"
    scene.do("log", seat="s2", star="combat", column="combat_2")
    assert "log" not in next_after(scene).may
    scene.do("correct", path="rows", value=2)
    assert "log" in next_after(scene).may, "the sheet has more rows than people thought"


@pytest.mark.rule("fen.sheet.setup.max")
def test_bonuses_without_a_free_box_make_no_card() -> None:
    scene, _ = four()
    full = {"coins": 2, "power": 3, "popularity": 3}
    scene.do("correct", path="most_coins", value=2)
    scene.do("correct", path="sheets.s1.bonuses", value=full)
    rules = scene.campaign()
    rules.grant_bonuses("s1", 1, "fen.sheet.setup.source")
    assert "bonus" not in scene.state.agenda.get("s1", [])
    scene.do("correct", path="sheets.s1.bonuses", value={**full, "coins": 1})
    scene.campaign().grant_bonuses("s1", 2, "fen.sheet.setup.source")
    cards = scene.state.agenda["s1"]
    scene.state.agenda = {**scene.state.agenda, "s1": sorted(cards, key="bonus".__ne__)}
    scene.do("setup_bonus", seat="s1", bonus="coins")
    assert "bonus" not in scene.state.agenda.get("s1", []), "with the last free box it is settled"
    assert scene.state.bonuses_due == {}


# Seats that leave while factions change


def test_nobody_waits_for_a_faction_of_somebody_who_has_left() -> None:
    scene, _ = four()
    scene.do("give_up", seat="s3")
    scene.do("give_up", seat="s2")
    scene.do("close")
    change = scene.state.change
    assert change is not None
    assert change.waiting == ["s3", "s2"]
    scene.do("seat", seat="s3", state="left")
    assert "s3" not in scene.state.agenda
    scene.do("change_faction", seat="s2", faction="polania")
    assert scene.state.change is None
    assert scene.refuses("seat", seat="s3", state="present") == "faction-twice"
    scene.do("seat", seat="s3", state="present", faction="crimea")
    assert scene.sheet("s3")["faction"] == "crimea"


def test_who_comes_back_may_take_another_faction() -> None:
    scene = Evening(*THREE)
    scene.do("seat", seat="s2", state="left")
    scene.do("seat", seat="s4", name="Di", faction="crimea")
    for taken in ("crimea", "nordic", "xyzzy"):
        assert scene.refuses("seat", seat="s2", state="present", faction=taken) == "unknown-faction"
    scene.do("seat", seat="s2", state="present", faction="togawa")
    assert scene.sheet("s2")["faction"] == "togawa"
    assert scene.refuses("seat", seat="s2", state="late", faction="albion") == "unknown-field"


def test_an_automa_behind_somebody_who_leaves_draws_at_once() -> None:
    scene = third(*FOUR).begun().wealth(s1=100, s2=1, s3=60, s4=20)
    over(scene, 6)
    scene.do("give_up", seat="s2")
    scene.do("keep", seat="s3")
    scene.do("close")
    change = scene.state.change
    assert change is not None
    assert change.waiting == ["s2", "s4"]
    scene.do("seat", "rusviet", seat="s2", state="left")
    assert scene.sheet("s4")["faction"] == "rusviet"
    assert scene.state.change is None


# The tray


def phones(*, seats: tuple[dict[str, Any], ...] = THREE, **setup: Any) -> Table:
    return evening({"do": "setup"}, seats=seats, **setup)


def taps(table: Table, command: dict[str, Any], at: int) -> None:
    """A tap from a page that showed this revision."""
    table.speaker, table.seen_at = command["seat"], at if at < table.journal.revision else None
    try:
        table.do(command)
    finally:
        table.speaker = table.seen_at = None


def test_taps_on_the_tray_are_never_stale_by_those_of_others() -> None:
    table = phones()
    at = table.journal.revision
    taps(table, {"do": "mark", "seat": "s1", "at": "mechs"}, at)
    taps(table, {"do": "count", "seat": "s2", "what": "influence"}, at)
    taps(table, {"do": "mark", "seat": "s3", "at": "combat"}, at)
    with pytest.raises(Refusal, match="stale"):
        taps(table, {"do": "mark", "seat": "s1", "at": "workers"}, at)
    table.speaker = "s1"
    table.undo()
    stars = table.state.tonight.seats
    assert stars["s1"].stars["mechs"] == 0
    assert (stars["s2"].holds["influence"], stars["s3"].stars["combat"]) == (1, 1)


@pytest.mark.rule("fen.campaign.wealth.add")
def test_a_tap_on_the_tray_settles_only_what_its_seat_has_chosen() -> None:
    scene = Evening(*THREE).begun()
    scene.do("perk", seat="s2", perk="power")
    events = scene.do("mark", seat="s1", at="mechs")
    assert every(events, "perk_used") == []
    assert scene.refuses("perk", seat="s1", perk="coins") == "fenris-perk-late"
    scene.do("perk", seat="s2", perk="coins")
    told = only(scene.do("gain", seat="s3", what="power", n=1), "perk_used")
    assert (told["seat"], told["perk"]) == ("s2", "coins")


def test_a_tap_that_asks_something_is_a_step_of_the_table() -> None:
    war = phones(seats=THREE, **{"from": {"episode": "2", "branch": "war"}})
    war.do({"do": "pair", "seat": "s1", "with": "s2"})
    war.do({"do": "mark", "seat": "s1", "at": "combat"})
    assert war.question is not None
    assert war.journal.entries[war.journal.at].own is None
    war.undo()
    war.do({"do": "mark", "seat": "s2", "at": "combat"})
    assert war.journal.entries[-1].own == "s2", "no star of Bo's lies abroad"
    third_evening = phones(seats=THREE, **{"from": {"episode": "3", "branch": "war"}})
    third_evening.do({"do": "count", "seat": "s1", "what": "influence"})
    assert third_evening.question is not None
    third_evening.undo()
    third_evening.do({"do": "count", "seat": "s1", "what": "influence", "n": 2})
    assert third_evening.journal.entries[-1].own == "s1"
