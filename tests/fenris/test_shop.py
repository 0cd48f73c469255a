"""The shop: offers, draws, and what people keep of them."""

import pytest

from tests.fenris.scene import Evening, automa, human
from tests.fenris.shopping import after_evening, shop, shopping, unlocked
from tests.scythe.scene import every, only
from thirdchair.scythe.mods import mods, mods_of


@pytest.mark.rule("fen.mods.mech.count", "fen.mods.infra.count")
def test_there_are_41_and_32_tiles() -> None:
    assert sum(one.copies for one in mods_of("mech").values()) == 41
    assert sum(one.copies for one in mods_of("infrastructure").values()) == 32
    assert (len(mods_of("mech")), len(mods_of("infrastructure"))) == (16, 8)
    assert all(one.lock == f"fenris:{one.kind}-mods" for one in mods().values())


# The offer


@pytest.mark.rule("fen.mods.stop", "fen.mods.mech.permanent", "fen.mods.infra.permanent")
def test_before_its_time_there_is_no_mod_and_no_command() -> None:
    scene = after_evening()
    unknown = scene.refuses("xyzzy", seat="s1")
    for command in ("draw_mods", "buy_mods", "setup_bonus", "wear", "use"):
        assert scene.refuses(command, seat="s1", mods=["armor"]) == unknown
    shop(scene, kinds=())
    assert scene.state.agenda == {}
    shop(scene, kinds=("mech",))
    assert scene.refuses("buy_mods", seat="s1", mods=["spy"]) == scene.refuses(
        "buy_mods", seat="s1", mods=["xyzzy"]
    )
    assert scene.state.keys == [
        "fenris:1",
        "fenris:after-1",
        "fenris:mech-mods",
        "fenris:mech-words",
        "fenris:mods",
    ]


@pytest.mark.rule(
    "fen.mods.mech.buy.when", "fen.mods.mech.buy.draw", "fen.mods.infra.buy.when",
    "fen.mods.infra.buy.draw",
)  # fmt: skip
def test_everybody_draws_two_of_each_known_kind_and_more_where_an_evening_says_so() -> None:
    scene = after_evening()
    events = shop(scene, kinds=("mech", "infrastructure"), more={"s2": 3})
    tiles = {one["seat"]: one["tiles"] for one in every(events, "offered")}
    assert tiles == {
        "s1": {"mech": 2, "infrastructure": 2},
        "s2": {"mech": 5, "infrastructure": 5},
        "s3": {"mech": 2, "infrastructure": 2},
    }
    assert scene.state.agenda == {"s1": ["shop"], "s2": ["shop"], "s3": ["shop"]}


def test_who_has_not_played_has_no_offer() -> None:
    scene = Evening(*(human(one) for one in ("nordic", "crimea", "polania")))
    scene.do("setup", present=["s1", "s3"], mats={"s1": "industrial", "s3": "mechanical"})
    scene.ended({"s1": 50, "s3": 40})
    shop(scene)
    assert list(scene.state.agenda) == ["s1", "s3"]


def test_the_winners_extra_tile_is_of_the_only_kind_there_is() -> None:
    scene = after_evening()
    events = shop(scene, extra=1)
    assert [one["tiles"] for one in every(events, "offered")] == [
        {"mech": 3},
        {"mech": 2},
        {"mech": 2},
    ]


def test_with_two_kinds_the_winner_names_that_of_the_extra_tile_before_anything() -> None:
    scene = shopping(kinds=("mech", "infrastructure"), extra=1)
    three = ["spy", "propaganda", "cavalry"]
    assert scene.refuses("buy_mods", seat="s1", mods=["spy"]) == "fenris-extra-first"
    assert scene.refuses("draw_mods", seat="s1", way="app") == "fenris-extra-first"
    assert scene.refuses("draw_mods", seat="s1", extra="mill") == "not-an-option"
    assert scene.refuses("draw_mods", seat="s2", extra="mech") == "not-an-option"
    told = only(scene.do("draw_mods", seat="s1", extra="infrastructure"), "offered")
    assert told["tiles"] == {"mech": 2, "infrastructure": 3}
    scene.do("buy_mods", seat="s1", mods=three)
    assert scene.sheet("s1")["infrastructure_mods"] == three
    assert scene.refuses("buy_mods", seat="s2", mods=three) == "fenris-mods-drawn"


def test_who_passes_names_nothing() -> None:
    scene = shopping(kinds=("mech", "infrastructure"), extra=1)
    scene.do("buy_mods", seat="s1", mods=[], done=True)
    assert "s1" not in scene.state.agenda


# What is put back


@pytest.mark.rule(
    "fen.mods.mech.buy.dup.owned", "fen.mods.mech.buy.dup.faction", "fen.mods.mech.unique"
)
def test_real_tiles_that_one_owns_or_that_the_mat_shows_are_put_back() -> None:
    """Ana plays Nordic, whose mat prints Artillery."""
    scene = after_evening()
    scene.state.sheets["s1"].mech_mods = ["armor", "feint"]
    told = only(shop(scene), "offered", seat="s1")
    assert set(told["put_back"]) == {"armor", "feint", "artillery"}
    scene.do("book", seat="s1", amount=100, note="for the scene")
    assert scene.refuses("buy_mods", seat="s1", mods=["armor"]) == "fenris-mod-owned"
    assert scene.refuses("buy_mods", seat="s1", mods=["artillery"]) == "fenris-mod-on-mat"
    scene.do("buy_mods", seat="s1", mods=["sword"])
    assert scene.sheet("s1")["mech_mods"] == ["armor", "feint", "sword"]


@pytest.mark.rule("fen.mods.mech.buy.dup.faction")
@pytest.mark.parametrize(
    ("faction", "mod"),
    [
        ("nordic", "artillery"),
        ("polania", "camaraderie"),
        ("crimea", "scout"),
        ("togawa", "suiton"),
        ("albion", "sword"),
        ("rusviet", "township"),
        ("saxony", "underpass"),
    ],
)
def test_each_faction_prints_one_of_the_mods(faction: str, mod: str) -> None:
    scene = after_evening(human(faction), human(_other(faction)))
    assert only(shop(scene), "offered", seat="s1")["put_back"] == [mod]


def _other(faction: str) -> str:
    return "crimea" if faction != "crimea" else "nordic"


@pytest.mark.rule("fen.mods.mech.buy.dup.faction")
def test_after_a_change_of_factions_the_new_mat_counts() -> None:
    scene = shopping()
    scene.state.sheets["s1"].faction = "saxony"
    scene.do("buy_mods", seat="s1", mods=["artillery"])
    assert scene.refuses("buy_mods", seat="s1", mods=["underpass"]) == "fenris-mod-on-mat"


@pytest.mark.rule(
    "fen.mods.infra.buy.dup.owned", "fen.mods.infra.buy.dup.faction", "fen.mods.infra.unique"
)
def test_of_infrastructure_mods_only_ones_own_are_put_back() -> None:
    scene = after_evening()
    scene.state.sheets["s1"].infrastructure_mods = ["spy"]
    told = only(shop(scene, kinds=("infrastructure",)), "offered", seat="s1")
    assert told["put_back"] == ["spy"]
    assert scene.refuses("buy_mods", seat="s1", mods=["spy"]) == "fenris-mod-owned"


@pytest.mark.rule("fen.sheet.mods-alternative")
def test_who_only_notes_mods_also_puts_back_what_others_have_noted_all_of() -> None:
    """There are two tiles of Sword; Bo and Cy have them, but the tiles lie in the pile."""
    scene = shopping()
    for seat in ("s2", "s3"):
        scene.do("buy_mods", seat=seat, mods=["sword"])
    told = only(scene.do("draw_mods", seat="s1", way="noted"), "offered")
    assert told["put_back"] == ["artillery", "sword"]
    real = only(scene.do("draw_mods", seat="s1", way="real"), "offered")
    assert real["put_back"] == ["artillery"]
    assert scene.refuses("buy_mods", seat="s1", mods=["sword"]) == "fenris-mod-gone"


# The app draws


@pytest.mark.rule("fen.mods.mech.buy.dup.pair", "fen.mods.infra.buy.dup.pair")
@pytest.mark.parametrize("kind", ["mech", "infrastructure"])
def test_the_app_draws_nothing_twice_nothing_owned_and_nothing_that_the_mat_shows(
    kind: str,
) -> None:
    scene = after_evening()
    shop(scene, kinds=(kind,), more={"s1": 30})
    allowed = [name for name in mods_of(kind) if name != "artillery"]
    told = only(scene.do("draw_mods", *allowed, seat="s1", way="app"), "offered")
    assert told["mods"] == allowed
    short = "mech" if kind == "mech" else "infra"
    rules = {reason["rule"].removeprefix(f"fen.mods.{short}.buy.dup.") for reason in told["why"]}
    assert rules == {"owned", "faction", "pair"}


def test_a_draw_is_weighted_by_the_tiles_that_are_left() -> None:
    scene = shopping(wealth=300)
    scene.do("buy_mods", seat="s2", mods=["sword", "armor"])
    campaign = scene.game.campaign(scene.state, [])
    supply = campaign.supply("mech")
    assert (supply["sword"], supply["armor"], supply["feint"]) == (1, 2, 3)
    assert sum(supply.values()) == 41 - 2


def test_what_the_app_has_drawn_is_reserved_until_its_seat_is_done() -> None:
    scene = shopping()
    scene.do("draw_mods", "sword", "armor", seat="s1", way="app")
    scene.do("buy_mods", seat="s2", mods=["sword"])
    campaign = scene.game.campaign(scene.state, [])
    assert "sword" not in campaign.supply("mech")
    assert campaign.supply("mech", "s1")["sword"] == 1
    assert scene.refuses("buy_mods", seat="s3", mods=["sword"]) == "fenris-mod-gone"
    scene.do("buy_mods", seat="s1", mods=["armor"], done=True)
    scene.do("buy_mods", seat="s3", mods=["sword"])


def test_a_seat_draws_as_it_did_last_time_and_changes_nobody_elses_way() -> None:
    scene = shopping()
    assert scene.refuses("draw_mods", seat="s1", way="dice") == "not-an-option"
    scene.do("draw_mods", "feint", "sword", seat="s1", way="app")
    scene.do("buy_mods", seat="s2", mods=["feint"], done=True)
    for seat in ("s1", "s3"):
        scene.do("done", seat=seat)
    ways = {one["seat"]: one["way"] for one in every(shop(scene), "offered")}
    assert ways == {"s1": "app", "s2": "real", "s3": "real"}
    assert scene.refuses("buy_mods", seat="s1", mods=["feint"]) == "fenris-draw-first"


def test_what_the_app_has_drawn_once_is_not_drawn_again() -> None:
    scene = shopping()
    scene.do("draw_mods", "sword", "armor", seat="s1", way="app")
    scene.do("draw_mods", seat="s1", way="real")
    again = only(scene.do("draw_mods", seat="s1", way="app"), "offered")
    assert again["mods"] == ["sword", "armor"]
    assert scene.refuses("buy_mods", seat="s1", mods=["feint"]) == "fenris-mod-not-offered"


def test_the_app_draws_as_many_as_there_are() -> None:
    scene = after_evening()
    shop(scene, kinds=("infrastructure",), more={"s1": 7})
    eight = list(mods_of("infrastructure"))
    told = only(scene.do("draw_mods", *eight, seat="s1", way="app"), "offered")
    assert told["mods"] == eight


# Keeping


@pytest.mark.rule("fen.mods.mech.buy.price", "fen.mods.mech.keep", "fen.sheet.mods.list")
def test_mods_cost_50_each_and_stand_on_the_sheet() -> None:
    scene = shopping(wealth=130)
    events = scene.do("buy_mods", seat="s1", mods=["armor", "sword"])
    assert (only(events, "booked")["amount"], scene.sheet("s1")["wealth"]) == (-100, 30)
    assert scene.sheet("s1")["mech_mods"] == ["armor", "sword"]
    scene.do("done", seat="s1")
    assert scene.state.agenda == {"s2": ["shop"], "s3": ["shop"]}
    assert scene.refuses("buy_mods", seat="s1", mods=[]) == "unknown-seat"
    assert scene.sheet("s1")["mech_mods"] == ["armor", "sword"]


@pytest.mark.rule("fen.mods.infra.buy.price", "fen.mods.infra.keep")
def test_infrastructure_mods_have_a_column_of_their_own() -> None:
    scene = shopping(kinds=("mech", "infrastructure"), wealth=130)
    scene.do("buy_mods", seat="s1", mods=["armor", "spy"])
    assert scene.sheet("s1")["mech_mods"] == ["armor"]
    assert scene.sheet("s1")["infrastructure_mods"] == ["spy"]
    amounts = [(one["amount"], one["why"]) for one in scene.sheet("s1")["ledger"][-2:]]
    assert amounts == [(-50, "fen.mods.mech.buy.price"), (-50, "fen.mods.infra.buy.price")]


def test_one_is_free_where_an_evening_says_so() -> None:
    scene = shopping(wealth=0, free=1)
    events = scene.do("buy_mods", seat="s1", mods=["armor"])
    assert (only(events, "mods_kept")["free"], every(events, "booked")) == (1, [])
    assert scene.refuses("buy_mods", seat="s1", mods=["armor", "sword"]) == "fenris-too-dear"
    assert scene.sheet("s1")["mech_mods"] == ["armor"]


@pytest.mark.rule("fen.mods.mech.buy.none", "fen.mods.infra.buy.none")
@pytest.mark.parametrize("kind", ["mech", "infrastructure"])
def test_passing_is_one_command(kind: str) -> None:
    scene = shopping(kinds=(kind,))
    scene.do("buy_mods", seat="s1", mods=[], done=True)
    assert "s1" not in scene.state.agenda
    assert scene.sheet("s1")["wealth"] == 200


@pytest.mark.rule("fen.mods.mech.buy.return", "fen.mods.infra.buy.return")
@pytest.mark.parametrize(("kind", "tiles"), [("mech", 41), ("infrastructure", 32)])
def test_a_later_purchase_replaces_the_earlier_one_with_its_price(kind: str, tiles: int) -> None:
    scene = shopping(kinds=(kind,), wealth=100)
    first, second, third = [name for name in mods_of(kind) if name != "artillery"][:3]
    scene.do("buy_mods", seat="s1", mods=[first, second])
    scene.do("buy_mods", seat="s1", mods=[third])
    assert scene.sheet("s1")[f"{kind}_mods"] == [third]
    assert scene.sheet("s1")["wealth"] == 50
    assert [one["amount"] for one in scene.sheet("s1")["ledger"]][-1] == -50
    supply = scene.game.campaign(scene.state, []).supply(kind)
    assert sum(supply.values()) == tiles - 1
    scene.do("buy_mods", seat="s1", mods=[])
    assert scene.sheet("s1")["wealth"] == 100


@pytest.mark.rule("fen.mods.mech.limit6", "fen.mods.infra.limit6")
@pytest.mark.parametrize("kind", ["mech", "infrastructure"])
def test_a_seventh_mod_is_refused(kind: str) -> None:
    names = [name for name in mods_of(kind) if name != "artillery"]
    scene = after_evening()
    for column in ("mech_mods", "infrastructure_mods"):
        setattr(scene.state.sheets["s1"], column, [])
    setattr(scene.state.sheets["s1"], f"{kind}_mods", names[:5])
    shop(scene, kinds=(kind,), free=2)
    assert scene.refuses("buy_mods", seat="s1", mods=names[5:7]) == "fenris-mods-full"
    scene.do("buy_mods", seat="s1", mods=names[5:6], done=True)
    assert len(scene.sheet("s1")[f"{kind}_mods"]) == 6
    shop(scene, kinds=(kind,))
    assert "s1" not in scene.state.agenda


@pytest.mark.rule("fen.mods.mech.buy.simultaneous", "fen.mods.infra.buy.simultaneous")
@pytest.mark.parametrize("kind", ["mech", "infrastructure"])
def test_everybody_decides_at_the_same_time(kind: str) -> None:
    names = [name for name in mods_of(kind) if name not in ("artillery", "scout", "camaraderie")]
    one, other = shopping(kinds=(kind,)), shopping(kinds=(kind,))
    orders = [("s1", "s2", "s3"), ("s3", "s1", "s2")]
    for scene, order in zip((one, other), orders, strict=True):
        for seat in order:
            kept = names[int(seat[1]) : int(seat[1]) + 2]
            scene.do("buy_mods", seat=seat, mods=kept, done=seat == "s2")
    assert one.game.view(one.state) == other.game.view(other.state)


def test_bad_purchases_get_a_sentence_and_change_nothing() -> None:
    scene = shopping(wealth=60)
    assert scene.refuses("buy_mods", seat="s1", mods=["armor", "armor"]) == "fenris-mod-twice"
    assert scene.refuses("buy_mods", seat="s1", mods=["armor", "sword"]) == "fenris-too-dear"
    assert scene.refuses("buy_mods", seat="s1", mods=["xyzzy"]) == "unknown-mod"
    three = ["armor", "sword", "feint"]
    assert scene.refuses("buy_mods", seat="s1", mods=three) == "fenris-mods-drawn"
    assert scene.refuses("buy_mods", seat="s9", mods=[]) == "unknown-seat"


@pytest.mark.rule("fen.mods.automa.spy-removed")
def test_with_an_automa_no_spy_is_in_the_supply() -> None:
    scene = after_evening(human("nordic"), human("crimea"), automa("saxony"), s3=0)
    unlocked(scene, "infrastructure")
    supply = scene.game.campaign(scene.state, []).supply("infrastructure")
    assert ("spy" in supply, sum(supply.values())) == (False, 28)
    scene.do("book", seat="s1", amount=50, note="for the scene")
    shop(scene, kinds=("infrastructure",))
    assert scene.refuses("buy_mods", seat="s1", mods=["spy"]) == "fenris-mod-gone"


def test_what_a_leaver_had_is_in_the_supply_again() -> None:
    scene = shopping()
    scene.do("buy_mods", seat="s3", mods=["armor"], done=True)
    assert scene.game.campaign(scene.state, []).supply("mech")["armor"] == 2
    scene.state.sheets["s3"].presence = "left"
    assert scene.game.campaign(scene.state, []).supply("mech")["armor"] == 3


# The evening goes on


def test_the_shop_stays_open_after_the_evening_until_the_first_turn_of_the_next() -> None:
    scene = shopping()
    scene.do("draw_mods", "armor", "sword", seat="s1", way="app")
    scene.state.leads, scene.state.influence = "1", {}  # the same evening again
    scene.do("close")
    scene.do("buy_mods", seat="s1", mods=["armor"])
    scene.begun()
    scene.do("buy_mods", seat="s1", mods=["sword"])
    events = scene.do("gain", seat="s2", what="power", n=1)
    assert {one["seat"] for one in every(events, "card_done")} == {"s1", "s2", "s3"}
    assert scene.state.offers == {}
    assert scene.sheet("s1")["mech_mods"] == ["sword"]


@pytest.mark.rule("fen.mods.mech.spend-advice", "fen.mods.infra.spend-advice")
def test_wealth_that_is_left_after_the_shop_stays_on_the_sheet() -> None:
    """Nothing but mods and perks is bought with it, and it decides nothing."""
    scene = shopping(kinds=("mech", "infrastructure"), wealth=70)
    scene.do("buy_mods", seat="s1", mods=["armor"], done=True)
    assert scene.sheet("s1")["wealth"] == 20
    assert scene.sheet("s1")["wins"] == ["1"]
