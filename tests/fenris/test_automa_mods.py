"""What Automas buy, and what it brings them at every set-up."""

from typing import Any

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, Evening, automa, human
from tests.fenris.shopping import after_evening, shop
from tests.scythe.scene import every, only
from thirdchair.scythe.benefits import Slot

MECH, INFRASTRUCTURE = ("mech",), ("infrastructure",)
CARD_1 = 1
"""Shows one power and one worker on its green half, for everybody."""
CARD_2 = 2
"""Shows one coin for Crimea alone, and one for everybody."""


def with_automa(wealth: int) -> Evening:
    """Ana against one Automa, s2, which has that much wealth after the evening."""
    return after_evening(*ANA_AND_AUTOMA, s1=wealth + 1, s2=wealth)


def equipped(**columns: list[str]) -> Evening:
    """A campaign whose Automa has these mods, before an evening."""
    scene = Evening(*ANA_AND_AUTOMA)
    for column, slots in columns.items():
        setattr(scene.state.sheets["s2"], column, slots)
    return scene


def columns_of(scene: Evening) -> tuple[list[str], list[str]]:
    sheet = scene.sheet("s2")
    return sheet["infrastructure_mods"], sheet["mech_mods"]


# Buying


@pytest.mark.rule(
    "fen.mods.automa.buy.when", "fen.mods.automa.buy.all", "fen.mods.automa.no-draw",
    "fen.mods.automa.column.infra", "fen.mods.automa.table.infra.1",
)  # fmt: skip
def test_an_automa_buys_as_much_as_its_wealth_affords() -> None:
    """130: two mods, and 30 are left. The second one gains what card 1 shows."""
    scene = with_automa(130)
    events = shop(scene, "machinery", "cavalry", CARD_1, kinds=("mech", "infrastructure"))
    assert columns_of(scene) == (["tracker", "gain.power.1.worker.1"], [])
    assert scene.sheet("s2")["wealth"] == 30
    assert [one["amount"] for one in every(events, "booked")] == [-50, -50]
    assert "s2" not in scene.state.agenda
    assert [one["rule"] for one in every(events, "automa_mod")] == [
        "fen.mods.automa.table.infra.1",
        "fen.mods.automa.table.infra.2",
    ]


@pytest.mark.rule("fen.mods.automa.column.mech", "fen.mods.automa.table.mech.1")
def test_as_long_as_only_mech_mods_are_known_they_are_bought() -> None:
    scene = with_automa(50)
    shop(scene, "armor", CARD_2, kinds=MECH)
    assert columns_of(scene) == ([], ["gain.coins.1"])


def test_what_is_free_comes_first_and_is_not_paid() -> None:
    scene = with_automa(49)
    events = shop(scene, "armor", CARD_1, kinds=MECH, free=1)
    assert columns_of(scene) == ([], ["gain.power.1.worker.1"])
    assert (every(events, "booked"), scene.sheet("s2")["wealth"]) == ([], 49)


@pytest.mark.rule("fen.mods.automa.remove-token")
def test_a_tile_leaves_the_campaign_for_each_mod_a_free_one_too() -> None:
    scene = with_automa(50)
    events = shop(scene, "armor", CARD_1, "armor", kinds=MECH, free=1)
    assert [one["mod"] for one in every(events, "mod_removed")] == ["armor", "armor"]
    assert scene.state.removed == {"armor": 2}
    supply = scene.game.campaign(scene.state, []).supply("mech")
    assert (supply["armor"], sum(supply.values())) == (1, 39)


def test_people_find_what_no_automa_has_taken() -> None:
    scene = with_automa(100)
    scene.state.removed = {"sword": 1}
    shop(scene, "sword", CARD_1, "armor", kinds=MECH)
    assert scene.refuses("buy_mods", seat="s1", mods=["sword"]) == "fenris-mod-gone"


INFRA_TABLE = ["tracker", "gain.power.1.worker.1", "card.4", "tracker", "gain.coins.1", "card.15"]
MECH_TABLE = ["gain.power.1.worker.1", "none", "gain.coins.1", "none", "gain.coins.1", "none"]


@pytest.mark.rule(
    "fen.mods.automa.table", "fen.mods.automa.table.infra.2", "fen.mods.automa.table.infra.3",
    "fen.mods.automa.table.infra.4", "fen.mods.automa.table.infra.5",
    "fen.mods.automa.table.infra.6",
)  # fmt: skip
def test_the_benefits_of_infrastructure_mods_in_their_order() -> None:
    scene = with_automa(300)
    tiles = ["propaganda", "propaganda", "cavalry", "cavalry", "cavalry", "cavalry"]
    answers: list[Any] = [*tiles[:2], CARD_1, *tiles[2:5], CARD_2, tiles[5]]
    shop(scene, *answers, kinds=INFRASTRUCTURE)
    assert columns_of(scene) == (INFRA_TABLE, [])


SIX_MECH_MODS = ("armor", CARD_1, "armor", "armor", CARD_2, "feint", "feint", CARD_2, "feint")
"""The tiles that leave the supply, and the cards that are drawn for two of them."""


@pytest.mark.rule(
    "fen.mods.automa.table.mech.2", "fen.mods.automa.table.mech.3", "fen.mods.automa.table.mech.4",
    "fen.mods.automa.table.mech.5", "fen.mods.automa.table.mech.6",
)  # fmt: skip
def test_the_benefits_of_mech_mods_in_their_order() -> None:
    scene = with_automa(300)
    shop(scene, *SIX_MECH_MODS, kinds=MECH)
    assert columns_of(scene) == ([], MECH_TABLE)


@pytest.mark.rule("fen.mods.automa.benefit.none", "fen.mods.automa.record")
def test_each_mod_takes_the_next_free_box_even_without_effect() -> None:
    events = shop(with_automa(300), *SIX_MECH_MODS, kinds=MECH)
    assert [one["box"] for one in every(events, "automa_mod")] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("fen.mods.automa.limit6", "fen.mods.automa.column.none")
def test_with_full_columns_it_buys_nothing_and_keeps_its_wealth() -> None:
    scene = with_automa(120)
    scene.state.sheets["s2"].infrastructure_mods = list(INFRA_TABLE)
    scene.state.sheets["s2"].mech_mods = MECH_TABLE[:5]
    shop(scene, "armor", kinds=("mech", "infrastructure"))
    assert columns_of(scene) == (INFRA_TABLE, MECH_TABLE)
    assert scene.sheet("s2")["wealth"] == 70
    alone = with_automa(120)
    alone.state.sheets["s2"].infrastructure_mods = list(INFRA_TABLE)
    shop(alone, kinds=INFRASTRUCTURE, free=1)
    assert alone.sheet("s2")["wealth"] == 120


@pytest.mark.rule("fen.mods.automa.benefit.gain.draw", "fen.mods.automa.benefit.gain.record")
def test_a_card_that_has_left_the_deck_is_not_drawn_for_a_gain() -> None:
    scene = with_automa(50)
    scene.state.sheets["s2"].infrastructure_mods = ["tracker", "gain.coins.1", "card.4", "tracker"]
    with pytest.raises(Exception, match="not-an-option"):
        shop(scene, "cavalry", 4, kinds=INFRASTRUCTURE)
    events = shop(scene, "cavalry", CARD_1, kinds=INFRASTRUCTURE)
    assert only(events, "shown_card")["card"] == CARD_1
    assert columns_of(scene)[0][4] == "gain.power.1.worker.1"


@pytest.mark.rule("fen.mods.automa.benefit.gain.no-faction")
def test_gains_of_one_faction_do_not_count_not_even_for_that_faction() -> None:
    scene = after_evening(human("nordic"), automa("crimea"), s1=60, s2=50)
    shop(scene, "armor", CARD_2, kinds=MECH)
    assert columns_of(scene) == ([], ["gain.coins.1"])


@pytest.mark.parametrize(
    ("written", "slot"),
    [
        ("tracker", Slot("tracker")),
        ("none", Slot("none")),
        ("card.15", Slot("card", card=15)),
        ("gain", Slot("gain")),
        ("gain.power.3.coins.1", Slot("gain", gains={"power": 3, "coins": 1})),
    ],
)
def test_what_is_written_is_read(written: str, slot: Slot) -> None:
    assert (Slot.read(written), slot.written) == (slot, written)


# At every set-up


@pytest.mark.rule("fen.automa.mods.apply", "fen.mods.automa.benefit.gain.apply")
def test_at_every_set_up_it_gets_what_is_written() -> None:
    """Saxony begins with 1 power, 4 combat cards, 5 coins and two workers."""
    scene = equipped(mech_mods=["gain.power.1.worker.1", "none", "gain.coins.2.cards.1"])
    events = scene.do("setup", mats={"s1": "industrial"})
    automa = scene.tonight.seats["s2"]
    assert (automa.power, automa.cards, automa.coins) == (2, 5, 7)
    assert sum(automa.units["worker"].values()) == 3
    assert [one["slot"] for one in every(events, "benefit")] == [
        "gain.power.1.worker.1",
        "gain.coins.2.cards.1",
    ]


@pytest.mark.rule("fen.automa.mods.cap")
def test_it_never_gets_more_than_it_can_have() -> None:
    """Eight workers in all, six of them on the mat; power stops at 16."""
    scene = equipped(mech_mods=["gain.worker.5", "none", "gain.worker.5.power.20"])
    scene.do("setup", mats={"s1": "industrial"})
    automa = scene.tonight.seats["s2"]
    assert sum(automa.units["worker"].values()) == 8
    assert automa.power == 16


@pytest.mark.rule("fen.mods.automa.benefit.tracker", "fen.mods.automa.benefit.tracker.adds")
def test_the_marker_starts_further_on_beside_all_other_steps() -> None:
    scene = equipped(infrastructure_mods=["tracker", "gain.coins.1", "card.4", "tracker"])
    scene.begun()
    assert scene.tonight.seats["s2"].tracker == 2
    lost = Evening(*ANA_AND_AUTOMA, adjusts=True)
    lost.state.sheets["s2"].infrastructure_mods = ["tracker"]
    lost.state.sheets["s2"].wins = ["1", "2a"]
    lost.begun()
    assert lost.tonight.seats["s2"].tracker == -2 + 1


def _before_a_star(scene: Evening) -> int:
    """Set the level so that the first step reaches a star: how far on that star is."""
    card = scene.game.material().trackers["automa"]
    return card.stars[0]


@pytest.mark.rule("fen.mods.automa.benefit.tracker")
def test_a_marker_that_reaches_a_star_places_it_unless_the_table_decides_otherwise() -> None:
    steps = _before_a_star(Evening(*ANA_AND_AUTOMA))
    slots = ["tracker"] * steps
    scene = equipped(infrastructure_mods=slots)
    scene.do("setup", 3, 5, mats={"s1": "industrial"})
    assert sum(scene.tonight.seats["s2"].stars.values()) == 1
    still = equipped(infrastructure_mods=slots)
    still.state.rulings["fenris.a23"] = "moves"
    still.do("setup", mats={"s1": "industrial"})
    assert sum(still.tonight.seats["s2"].stars.values()) == 0
    assert still.tonight.seats["s2"].tracker == steps


@pytest.mark.rule("fen.mods.automa.benefit.remove", "fen.mods.automa.benefit.remove.number")
def test_cards_that_have_left_are_in_no_deck_of_the_campaign() -> None:
    scene = equipped(infrastructure_mods=list(INFRA_TABLE))
    events = scene.do("setup", mats={"s1": "industrial"})
    assert only(events, "cards_out")["cards"] == [4, 15]
    deck = scene.tonight.decks["s2"]
    assert sorted([*deck.cards, *deck.discard]) == [n for n in range(1, 20) if n not in (4, 15)]


def test_the_other_automa_keeps_its_cards() -> None:
    scene = Evening(human("nordic"), automa("saxony"), automa("crimea"))
    scene.state.sheets["s2"].infrastructure_mods = list(INFRA_TABLE)
    scene.begun()
    assert (len(scene.tonight.decks["s2"].cards), len(scene.tonight.decks["s3"].cards)) == (17, 19)
