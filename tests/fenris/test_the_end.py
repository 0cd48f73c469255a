"""The end of the campaign: totals, winners, ranks, and nothing after it.

Every total is reckoned here by what the book says, not by the code that is tested.
"""

from typing import Any

import pytest

from tests.fenris.eight import (
    COLUMNS,
    FOUR,
    MATS,
    SOLO,
    begun,
    book_total,
    eighth,
    log,
    ticks_of,
)
from tests.fenris.scene import Evening
from tests.scythe.scene import every, only
from thirdchair.kit.readers import Reader
from thirdchair.scythe.fenris.end.reckoning import chapters
from thirdchair.scythe.fenris.sheet.depending import followed
from thirdchair.scythe.fenris.state import Booking
from thirdchair.words.games.scythe import ScytheWords


def ended(
    coins: dict[str, int], *seats: dict[str, Any], stars: dict[str, list[str]] | None = None
) -> Evening:
    """The last evening has its result, and the book was opened at its end."""
    scene = begun("8b", *(seats or FOUR))
    scene.ended(coins, stars=stars or {seat: [] for seat in coins})
    return scene


def closed(scene: Evening, *answers: Any) -> Any:
    scene.do("close", *answers)
    assert scene.state.result is not None
    return scene.state.result


COINS = {"s1": 80, "s2": 95, "s3": 60, "s4": 70}


@pytest.mark.rule(
    "fen.final.total.double",
    "fen.final.total.lines",
    "fen.final.table",
    "fen.e8b.win.double",
    "fen.e8b.win.bonus",
)
def test_the_last_result_counts_twice_and_lines_of_the_log_are_worth_25() -> None:
    scene = ended(COINS)
    log(scene, "s1", **{**dict.fromkeys(COLUMNS, 1), "upgrades": 4, "mechs": 4})
    log(scene, "s2", upgrades=3)
    log(scene, "s3", **dict.fromkeys(COLUMNS, 4))
    log(scene, "s4", **dict.fromkeys(COLUMNS[:9], 4))
    end = closed(scene)
    for seat, coins in COINS.items():
        assert end.seats[seat].total == book_total(coins, ticks_of(scene, seat), rows=4)
    assert {seat: one.total for seat, one in end.seats.items()} == {
        "s1": 160 + 75,
        "s2": 190,
        "s3": 120 + 25 * 14,
        "s4": 140 + 25 * 9,
    }
    told = next(one for one in every(scene.events, "reckoned") if one["seat"] == "s1")
    assert (told["coins"], told["lines"], told["total"]) == (80, 3, 235)


@pytest.mark.rule("fen.e8b.win.no-wealth", "fen.final.rank.economy", "fen.e8b.score.record")
def test_wealth_does_not_count() -> None:
    scene = ended(COINS)
    scene.do("book", seat="s3", amount=900, note="an aunt")
    end = closed(scene)
    assert end.seats["s3"].total == 120
    assert end.seats["s3"].values["economy"] == 120
    assert scene.sheet("s3")["wealth"] == 960, "coins of the last evening stand on the sheet"


@pytest.mark.rule("fen.final.winner", "fen.e8b.win.highest", "fen.e8b.score.goto-final")
def test_the_highest_total_wins_the_game_and_the_campaign() -> None:
    scene = begun("8b", *FOUR)
    scene.do("episode_result", coins=COINS, stars={seat: [] for seat in COINS})
    assert not every(scene.events, "episode_over"), "not by coins alone"
    scene.do("read")
    assert not every(scene.events, "won")
    log(scene, "s1", **dict.fromkeys(COLUMNS, 2))
    end = closed(scene)
    assert (end.seats["s1"].total, end.seats["s2"].total, end.winner) == (210, 190, ["s1"])
    assert only(scene.events, "won")["seat"] == "s1"
    assert scene.sheet("s1")["wins"] == ["8b"]
    assert scene.state.history[-1].winner == "s1"
    won = only(scene.events, "campaign_won")
    assert won["why"][0]["by"] == [210, 190, 120, 140]


@pytest.mark.parametrize("evening", ["8a", "8b"])
def test_with_fenris_the_last_result_may_be_less_than_nothing_and_counts_twice(
    evening: str,
) -> None:
    """Sixteen tokens that nobody has laid cost more than a poor seat has."""
    scene = eighth(evening, *FOUR)
    scene.state.finder = ""
    sheet = scene.state.sheets["s1"]
    sheet.faction, sheet.base = "fenris", "nordic"
    scene.state.keys = sorted({*scene.state.keys, "fenris:fenris", "fenris:box-d"})
    mats = {seat: MATS[seat] for seat in ("s1", "s2", "s3")}
    tiles = ("upgrades", "mechs", "structures", "recruits", "workers")
    more = ("objective", "combat", "combat", "popularity", "power")
    scene.do("setup", *((*tiles, *more) if evening == "8a" else ()), mats=mats)
    coins = {**COINS, "s1": -4}
    scene.ended(coins, stars={seat: [] for seat in coins})
    assert closed(scene).seats["s1"].total == -8
    other = ended(COINS)
    other.state.keys = scene.state.keys
    assert other.campaign().least_coins("s1") == 0


@pytest.mark.parametrize("over", [False, True])
def test_an_entry_of_the_last_evening_can_be_looked_at_while_nobody_has_won_it_alone(
    over: bool,
) -> None:
    scene = ended(dict.fromkeys(COINS, 50))
    if over:
        closed(scene)
    last = len(scene.state.sheets["s1"].wealth) - 1
    assert followed(scene.state, "s1", last, -5) == []


@pytest.mark.rule("fen.final.winner.tie")
def test_equal_totals_share_the_victory() -> None:
    scene = ended({**COINS, "s1": 95})
    end = closed(scene)
    assert end.winner == ["s1", "s2"]
    assert only(scene.events, "campaign_won")["rule"] == "fen.final.winner.tie"
    assert {one["seat"] for one in every(scene.events, "won")} == {"s1", "s2"}


def test_a_winner_may_not_be_told_beforehand() -> None:
    scene = begun("8b", *FOUR)
    stars: dict[str, list[str]] = {seat: [] for seat in COINS}
    told = scene.refuses("episode_result", coins=COINS, stars=stars, winner="s2")
    assert told == "fenris-winner-later"


# How they led


@pytest.mark.rule(
    "fen.final.governance.infra",
    "fen.final.governance.upgrades",
    "fen.final.governance.structures",
    "fen.final.governance.workers",
    "fen.final.governance.objectives",
)
@pytest.mark.rule("fen.final.governance.popularity")
def test_governance_adds_mods_and_five_columns() -> None:
    scene = ended(COINS)
    numbers = dict(zip(COLUMNS, (1, 2, 3, 4, 1, 2, 3, 4, 3, 1), strict=True))
    log(scene, "s1", **numbers)
    scene.state.sheets["s1"].infrastructure_mods = ["machinery", "spy"]
    scene.state.sheets["s1"].mech_mods = ["stealth"]
    counted = ("upgrades", "structures", "workers", "objective", "popularity")
    assert closed(scene).seats["s1"].values["governance"] == 2 + sum(numbers[c] for c in counted)


@pytest.mark.rule(
    "fen.final.military.mech-mods",
    "fen.final.military.mechs",
    "fen.final.military.recruits",
    "fen.final.military.combat",
    "fen.final.military.power",
)
@pytest.mark.rule("fen.final.rank.military")
def test_military_adds_mods_and_both_columns_for_combat() -> None:
    scene = ended(COINS)
    numbers = dict(zip(COLUMNS, (1, 2, 3, 4, 1, 2, 3, 4, 3, 1), strict=True))
    log(scene, "s1", **numbers)
    scene.state.sheets["s1"].mech_mods = ["stealth", "armor", "feint"]
    counted = ("mechs", "recruits", "combat_1", "combat_2", "power")
    assert closed(scene).seats["s1"].values["military"] == 3 + sum(numbers[c] for c in counted)


@pytest.mark.rule("fen.final.rank.a", "fen.final.rank.b", "fen.final.rank.c")
@pytest.mark.rule("fen.final.leadership")
def test_equal_values_share_a_rank_and_the_next_value_has_the_next_rank() -> None:
    scene = ended({"s1": 90, "s2": 90, "s3": 60, "s4": 50})
    end = closed(scene)
    assert [end.seats[seat].ranks["economy"] for seat in COINS] == ["a", "a", "b", "c"]
    assert {one["seat"] for one in every(scene.events, "leads")} == set(COINS), "Automas too"


@pytest.mark.rule("fen.final.text.order", "fen.final.text.order.same", "fen.final.rank.governance")
def test_texts_are_read_from_a_to_c() -> None:
    scene = ended(COINS)
    scene.state.sheets["s1"].infrastructure_mods = ["machinery"]
    scene.state.sheets["s2"].infrastructure_mods = ["machinery", "spy"]
    end = closed(scene)
    assert end.seats["s1"].ranks == {"economy": "b", "governance": "b", "military": "a"}
    assert chapters(end.seats["s1"]) == [("military", "a"), ("economy", "b"), ("governance", "b")]


HEADINGS = [
    pytest.param(
        "a",
        marks=pytest.mark.rule(
            "fen.final.text.economy.a", "fen.final.text.governance.a", "fen.final.text.military.a"
        ),
    ),
    pytest.param(
        "b",
        marks=pytest.mark.rule(
            "fen.final.text.economy.b", "fen.final.text.governance.b", "fen.final.text.military.b"
        ),
    ),
    pytest.param(
        "c",
        marks=pytest.mark.rule(
            "fen.final.text.economy.c", "fen.final.text.governance.c", "fen.final.text.military.c"
        ),
    ),
]


@pytest.mark.parametrize("rank", HEADINGS)
@pytest.mark.rule("fen.final.sheet-download")
def test_the_headings_of_the_book_are_named_and_locked_until_then(rank: str) -> None:
    ledger = Evening.game.ledger
    reader = Reader("en", keys=frozenset({"fenris:after-8"}))
    words = ScytheWords(reader, {"mode": "fenris", "seats": []})
    for field in ("economy", "governance", "military"):
        rule = ledger[f"fen.final.text.{field}.{rank}"]
        assert not Reader().may(rule.lock)
        assert f"{field}, rank {rank.upper()}" in words.rule(rule.id)
    assert ledger["fen.final.sheet-download"].app == "reminds"


# Nothing after it


def test_a_finished_campaign_does_not_go_on() -> None:
    scene = ended(COINS)
    closed(scene)
    view = scene.game.view(scene.state)
    assert (view["over"], view["phase"], view["end"]["winner"]) == (True, "over", ["s2"])
    assert view["end"]["scores"]["s2"] == 190
    for command in ("setup", "close", "reveal", "read", "automa_turn"):
        assert scene.refuses(command) == "fenris-over"
    assert scene.refuses("book", seat="s1", amount=5, note="more") == "fenris-over"


def test_open_stars_are_ticked_first() -> None:
    stars = {"s1": ["combat"], "s2": [], "s3": [], "s4": ["combat"]}
    scene = ended(COINS, stars=stars)
    assert scene.refuses("close") == "fenris-stars-open"
    scene.do("log", seat="s1", star="combat", column="combat_2")
    closed(scene)


def test_rows_that_nobody_counted_are_asked() -> None:
    scene = ended(COINS)
    scene.state.rows = None
    log(scene, "s1", upgrades=5)
    assert closed(scene, 5).seats["s1"].lines == 1
    assert scene.game.view(scene.state)["over"]


def test_all_that_was_locked_is_open_when_it_is_over() -> None:
    scene = ended(COINS)
    assert "fenris:2b" not in scene.state.keys
    closed(scene)
    assert {"fenris:2b", "fenris:over", "fenris:peace"} <= set(scene.state.keys)


@pytest.mark.parametrize(("ruling", "seats"), [("sheet", 4), ("nothing", 3)])
def test_whoever_missed_the_last_evening_cannot_win(ruling: str, seats: int) -> None:
    scene = without_cy()
    scene.state.rulings["fenris.away_final"] = ruling
    log(scene, "s3", **dict.fromkeys(COLUMNS, 4))
    end = closed(scene)
    assert len(end.seats) == seats
    assert end.winner == ["s2"]
    if ruling == "sheet":
        assert end.seats["s3"].coins is None
        assert end.seats["s3"].total == 350
        assert end.seats["s3"].ranks["economy"] == "a"


def without_cy() -> Evening:
    """Somebody was away tonight."""
    scene = eighth("8b", *FOUR)
    scene.do("setup", present=["s1", "s2", "s4"], mats={one: MATS[one] for one in ("s1", "s2")})
    coins = {"s1": 80, "s2": 95, "s4": 70}
    scene.ended(coins, stars={seat: [] for seat in coins})
    return scene


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_all_of_it_has_words(language: str) -> None:
    scene = ended({"s1": 80, "s2": 95}, *SOLO)
    closed(scene)
    reader = Reader(language, keys=frozenset(scene.state.keys))
    seats = [{"kind": one.kind, "faction": one.faction} for one in scene.state.sheets.values()]
    words = ScytheWords(reader, {"mode": "fenris", "seats": seats})
    for event in scene.events:
        assert words.event(event)


@pytest.mark.parametrize(
    ("less", "what"), [(0, ["paid", "paid"]), (-5, ["paid", "paid"]), (-6, ["paid", "short"])]
)
def test_what_was_paid_since_is_short_only_below_nothing(less: int, what: list[str]) -> None:
    """20 came in; 4 were paid, then 11: 5 are left."""
    scene = ended(COINS)
    entries = [(20, "1"), (-4, "2a"), (-11, "3")]
    scene.state.sheets["s2"].wealth = [Booking(at, n, "fen.perks.buy") for n, at in entries]
    found = followed(scene.state, "s2", 0, less)
    assert [one.what for one in found] == what
    assert [one.n for one in found] == [4, 11]
