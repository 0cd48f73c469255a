"""The campaign sheet: wealth, perks, bonuses, victories and the triumph log."""

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, THREE, Evening, automa, human
from tests.scythe.scene import every, only
from thirdchair.kit.refusals import Refusal


def solo() -> Evening:
    return Evening(*ANA_AND_AUTOMA)


@pytest.mark.rule("fen.sheet.one-per-player", "fen.sheet.field.faction", "fen.automa.sheet")
def test_every_seat_has_a_sheet_with_its_faction() -> None:
    scene = Evening(human("nordic", "Ana"), human("togawa"), automa("saxony"))
    sheets = scene.game.view(scene.state)["sheets"]
    assert {seat: one["faction"] for seat, one in sheets.items()} == {
        "s1": "nordic",
        "s2": "togawa",
        "s3": "saxony",
    }
    assert all(one["wealth"] == 0 and one["wins"] == [] for one in sheets.values())


# Wealth


@pytest.mark.rule("fen.campaign.wealth.add", "fen.sheet.wealth.income", "fen.sheet.wealth.ledger")
def test_the_coins_of_an_evening_are_added_to_the_wealth() -> None:
    scene = solo().begun()
    events = scene.ended({"s1": 71, "s2": 60})
    assert only(events, "booked", seat="s1")["balance"] == 71
    assert scene.sheet("s2")["wealth"] == 60
    scene.do("book", seat="s1", amount=-11, note="counted again")
    assert scene.sheet("s1")["wealth"] == 60
    assert [one["amount"] for one in scene.sheet("s1")["ledger"]] == [71, -11]


@pytest.mark.rule("fen.campaign.wealth.no-debt", "fen.campaign.wealth.spend")
def test_nobody_spends_more_than_there_is() -> None:
    scene = solo().begun()
    scene.ended({"s1": 20, "s2": 60})
    assert scene.refuses("book", seat="s1", amount=-21, note="too much") == "fenris-too-dear"
    scene.do("book", seat="s1", amount=-20, note="all of it")
    assert scene.sheet("s1")["wealth"] == 0


@pytest.mark.rule("fen.campaign.wealth.not-in-game", "fen.campaign.coins.start")
def test_wealth_is_no_coins_of_the_game() -> None:
    """Industrial begins with 4 coins, however rich Ana is; a bonus of the sheet comes on top."""
    scene = solo()
    scene.do("book", seat="s1", amount=500, note="from paper")
    scene.begun()
    assert scene.tonight.seats["s1"].coins == 4


@pytest.mark.rule("fen.sheet.setup.apply")
def test_bonuses_of_the_sheet_are_handed_out_before_the_first_turn() -> None:
    scene = solo()
    scene.state.sheets["s1"].bonuses = {"coins": 2, "power": 1, "popularity": 3}
    scene.state.sheets["s2"].bonuses = {"coins": 4}
    events = scene.do("setup", mats={"s1": "industrial"})
    assert {one["what"]: one["n"] for one in every(events, "gained", seat="s1")} == {
        "coins": 2,
        "power": 1,
        "popularity": 3,
    }
    ana, other = (scene.tonight.seats[seat] for seat in ("s1", "s2"))
    assert (ana.coins, ana.power, ana.popularity) == (4 + 2, 4 + 1, 2 + 3)
    assert other.coins == 5 + 4


# Perks


@pytest.mark.rule("fen.sheet.instant.list", "fen.e1.setup.perk.seven")
def test_there_are_seven_perks() -> None:
    scene = solo().begun()
    perks = {"coins", "power", "objectives", "popularity", "resources", "combat_cards", "worker"}
    for perk in perks:
        scene.do("perk", seat="s1", perk=perk)
    assert scene.refuses("perk", seat="s1", perk="mech") == "not-an-option"
    assert set(scene.game.campaign(scene.state, []).printed.perks) == perks


@pytest.mark.rule("fen.sheet.instant.mark", "fen.e1.setup.perk.mark", "fen.e1.setup.perk.free")
@pytest.mark.parametrize(
    ("perk", "what", "before", "after"),
    [
        ("coins", "coins", 4, 9),
        ("power", "power", 4, 7),
        ("popularity", "popularity", 2, 4),
        ("combat_cards", "cards", 1, 3),
    ],
)
def test_a_perk_is_taken_with_the_first_turn(perk: str, what: str, before: int, after: int) -> None:
    """Nordic with Industrial: 4 coins, 4 power, 1 combat card, 2 popularity."""
    scene = solo().begun()
    scene.do("perk", seat="s1", perk=perk)
    assert getattr(scene.tonight.seats["s1"], what) == before
    events = scene.do("star", seat="s1", triumph="workers")
    assert only(events, "perk_used")["perk"] == perk
    assert getattr(scene.tonight.seats["s1"], what) == after
    assert scene.sheet("s1")["perks"] == [perk]
    assert scene.sheet("s1")["wealth"] == 0


@pytest.mark.rule("fen.sheet.instant.worker")
@pytest.mark.parametrize("at", ["r1c4", "r1c5"])
def test_a_worker_more_begins_where_its_seat_says(at: str) -> None:
    scene = solo().begun()
    scene.do("perk", seat="s1", perk="worker", at=at)
    assert scene.refuses("perk", seat="s1", perk="worker", at="r6c1") == "not-an-option"
    scene.do("star", seat="s1", triumph="workers")
    assert scene.tonight.seats["s1"].units["worker"][at] == 2


@pytest.mark.rule("fen.sheet.instant.mark")
def test_a_perk_counts_too_where_only_the_result_is_told() -> None:
    """Late or not: whoever has a result has begun."""
    scene = Evening(*THREE).begun(late=["s2"])
    for seat in ("s1", "s2"):
        scene.do("perk", seat=seat, perk="power")
    events = scene.do("episode_result", coins={"s1": 50, "s2": 40, "s3": 30})
    assert [one["seat"] for one in every(events, "perk_used")] == ["s1", "s2"]
    assert [scene.sheet(seat)["perks"] for seat in ("s1", "s2", "s3")] == [["power"], ["power"], []]


@pytest.mark.rule("fen.sheet.instant.limit", "fen.sheet.instant.order")
def test_until_the_first_turn_a_seat_may_choose_another_perk_or_none() -> None:
    scene = Evening(*THREE).begun()
    scene.do("perk", seat="s2", perk="coins")
    scene.do("perk", seat="s1", perk="power")
    scene.do("perk", seat="s2", perk=None)
    scene.do("star", seat="s1", triumph="workers")
    assert [scene.sheet(seat)["perks"] for seat in ("s1", "s2", "s3")] == [["power"], [], []]
    assert scene.refuses("perk", seat="s2", perk="coins") == "fenris-perk-late"


@pytest.mark.rule("fen.sheet.instant.once", "fen.e1.setup.perk.once")
def test_a_perk_can_be_used_once_in_the_campaign() -> None:
    """The free one of the first evening, too."""
    scene = solo().begun()
    scene.do("perk", seat="s1", perk="power")
    scene.ended({"s1": 5, "s2": 4})
    scene.state.leads, scene.state.influence = "1", {}
    scene.do("close")
    scene.begun()
    assert scene.refuses("perk", seat="s1", perk="power") == "fenris-perk-used"
    scene.do("perk", seat="s1", perk="coins")


@pytest.mark.rule("fen.sheet.instant.buy", "fen.sheet.instant.deduct")
def test_where_a_perk_is_not_free_it_is_paid_from_the_wealth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On all evenings but the first it costs 15."""
    from thirdchair.scythe.fenris.episodes.finding import campaign_at

    monkeypatch.delattr(campaign_at("1"), "perk_price")
    scene = solo()
    scene.do("book", seat="s1", amount=14, note="from paper")
    scene.begun()
    assert scene.refuses("perk", seat="s1", perk="power") == "fenris-too-dear"
    scene.do("book", seat="s1", amount=6, note="from paper")
    scene.do("perk", seat="s1", perk="power")
    assert scene.sheet("s1")["wealth"] == 20
    events = scene.do("star", seat="s1", triumph="workers")
    assert only(events, "booked")["amount"] == -15
    assert scene.sheet("s1")["wealth"] == 5


@pytest.mark.rule("fen.automa.perks.none")
def test_an_automa_has_no_perk() -> None:
    assert solo().begun().refuses("perk", seat="s2", perk="coins") == "unknown-seat"


# Victories and the triumph log


@pytest.mark.rule("fen.sheet.wins", "fen.campaign.reward.record", "fen.e1.reward.record")
def test_the_winner_marks_the_victory_and_everybody_their_stars() -> None:
    scene = Evening(*THREE).begun()
    scene.ended(
        {"s1": 50, "s2": 70, "s3": 40},
        stars={"s1": ["mechs"], "s2": ["power", "workers"], "s3": []},
    )
    assert [scene.sheet(seat)["wins"] for seat in ("s1", "s2", "s3")] == [[], ["1"], []]
    assert scene.log("s1") == {"mechs": 1}
    assert scene.log("s2") == {"power": 1, "workers": 1}
    assert scene.log("s3") == {}


@pytest.mark.rule("fen.sheet.log.tick")
def test_a_star_ticks_the_topmost_free_box_of_its_column() -> None:
    scene = solo()
    scene.state.sheets["s1"].log = {"mechs": ["0", "00"]}
    scene.begun()
    events = scene.ended({"s1": 50, "s2": 40}, stars={"s1": ["mechs", "objective"], "s2": []})
    boxes = {one["column"]: one["box"] for one in every(events, "ticked", seat="s1")}
    assert boxes == {"mechs": 3, "objective": 1}


@pytest.mark.rule("fen.sheet.log.limit", "fen.sheet.log.limit.saxony")
def test_several_stars_for_one_triumph_are_one_tick() -> None:
    """Saxony places any number of stars for objectives and combats."""
    scene = Evening(human("saxony", "Ana"), automa("nordic")).begun()
    stars = ["objective", "objective", "combat", "combat", "combat"]
    scene.ended({"s1": 50, "s2": 40}, stars={"s1": stars, "s2": []})
    assert scene.log("s1") == {"objective": 1, "combat_1": 1, "combat_2": 1}


@pytest.mark.rule("fen.sheet.log.combat-column")
@pytest.mark.parametrize(("column", "other"), [("combat_1", "combat_2"), ("combat_2", "combat_1")])
def test_of_a_single_combat_its_seat_chooses_the_column(column: str, other: str) -> None:
    scene = solo().begun()
    scene.ended({"s1": 50, "s2": 40}, stars={"s1": ["combat"], "s2": []})
    assert scene.log("s1") == {}
    assert scene.refuses("log", seat="s1", star="combat", column="mechs") == "not-an-option"
    scene.do("log", seat="s1", star="combat", column=other)
    scene.do("log", seat="s1", star="combat", column=column)
    assert scene.log("s1") == {column: 1}
    events = scene.do("log", seat="s1", star="combat", column=None)
    assert only(events, "to_log")["star"] == "combat"
    assert scene.log("s1") == {}


def test_a_full_column_takes_no_tick() -> None:
    scene = solo()
    scene.state.rows = 2
    scene.state.sheets["s1"].log = {"mechs": ["0", "00"]}
    scene.begun()
    events = scene.ended({"s1": 50, "s2": 40}, stars={"s1": ["mechs"], "s2": []})
    assert only(events, "not_ticked")["star"] == "mechs"
    assert scene.log("s1") == {"mechs": 2}


@pytest.mark.rule("fen.automa.log.tick", "fen.automa.log.combat")
@pytest.mark.parametrize(
    ("log", "rows", "column"),
    [
        ({}, None, "combat_1"),
        ({"combat_2": ["0"]}, None, "combat_2"),
        ({"combat_1": ["0"], "combat_2": ["0"]}, None, "combat_1"),
        ({"combat_2": ["0", "00"]}, 2, "combat_1"),
    ],
)
def test_an_automa_ticks_the_fuller_combat_column(
    log: dict[str, list[str]], rows: int | None, column: str
) -> None:
    scene = solo()
    scene.state.rows, scene.state.sheets["s2"].log = rows, log
    scene.begun()
    before = len(log.get(column, []))
    scene.ended({"s1": 50, "s2": 40}, stars={"s1": [], "s2": ["combat", "power"]})
    assert scene.log("s2")[column] == before + 1
    assert scene.log("s2")["power"] == 1


@pytest.mark.rule("fen.automa.log.any")
@pytest.mark.parametrize(
    ("log", "column"),
    [
        ({}, "upgrades"),
        ({"upgrades": ["0"], "mechs": ["0"]}, "structures"),
        ({"structures": ["0"]}, "upgrades"),
    ],
)
def test_a_star_for_any_column_goes_to_the_first_free_box_row_by_row(
    log: dict[str, list[str]], column: str
) -> None:
    scene = solo()
    scene.state.sheets["s2"].log = log
    scene.begun()
    events = scene.ended({"s1": 50, "s2": 40}, stars={"s1": [], "s2": ["extra_objective"]})
    assert only(events, "ticked", seat="s2")["column"] == column


@pytest.mark.rule("fen.sheet.log.limit")
def test_a_second_star_of_an_evening_for_the_same_column_is_told_and_ticks_nothing() -> None:
    scene = solo().begun()
    rules = scene.campaign()
    for _ in range(2):
        rules.tick("s1", "mechs", "mechs", "fen.sheet.log.tick")
    ticked, told = rules.events
    assert (type(ticked).__name__, ticked.box) == ("Ticked", 1)
    assert (type(told).__name__, told.star, told.rule) == (
        "NotTicked",
        "mechs",
        "fen.sheet.log.limit",
    )


def test_nobody_writes_on_a_sheet_that_there_is_none_of() -> None:
    scene = solo()
    assert scene.refuses("sheet", seat="s9", fields={}) == "unknown-seat"


def test_a_log_has_twelve_rows_at_most() -> None:
    assert Evening(*ANA_AND_AUTOMA, rows=12).state.rows == 12
    with pytest.raises(Refusal, match="not-in-range"):
        Evening(*ANA_AND_AUTOMA, rows=13)
