"""Second evenings from the set-up to the shop, their totals worked out by hand from the book."""

from tests.fenris.scene import ANA_AND_AUTOMA, THREE, automa, human
from tests.fenris.seconds import SMALL, TWO_AND_TWO, Second
from tests.scythe.scene import every, only


def test_one_human_and_an_automa_at_war() -> None:
    """Ana, Nordic with Industrial, and an Automa of Saxony; only cards and results are told.

    Ana: wealth 40 before, a perk for 15 leaves 25. Two victories over the Automa take the two
    stars that she has laid on its base, $5 each. Her result is 62: 25 + 62 = 87. She has deployed
    3 mechs: 2 + 3 = 5 tiles, one free, one bought: 87 − 50 = 37.

    The Automa: wealth 30 before, its result is 41: 71. One mod free, one for 50: 21 left.
    Its set-up cards are 4, 15 and 17: 2 + 1 + 1 coins more than the usual 5.

    Log of Ana: two victories tick both combat columns, mechs theirs; upgrades or structures are
    free. Log of the Automa: its star for upgrades or structures ticks the upgrades, both are empty.
    """
    scene = Second("2a", *ANA_AND_AUTOMA)
    scene.do("book", seat="s1", amount=40, note="evening 1")
    scene.do("book", seat="s2", amount=30, note="evening 1")
    scene.begins(*SMALL, board=False)
    assert scene.tonight.seats["s2"].coins == 5 + 2 + 1 + 1
    scene.do("perk", seat="s1", perk="power")
    scene.pair("s1", "s2")
    scene.pair("s1", "s2")
    coins = scene.tonight.seats["s1"].coins
    for _ in range(2):
        scene.do("star", "s2.beaten", seat="s1", triumph="combat")
    assert scene.tonight.seats["s1"].coins == coins + 2 * 5
    assert scene.sheet("s1")["wealth"] == 40 - 15
    for triumph in ("mechs", "upgrades_or_structures"):
        scene.do("star", seat="s1", triumph=triumph)
    scene.do("mark", seat="s2", at="upgrades_or_structures")
    scene.do("count", seat="s1", what="mechs", n=3)
    told = scene.ended({"s1": 62, "s2": 41})
    assert only(told, "offered")["tiles"] == {"mech": 5}
    scene.do("buy_mods", seat="s1", mods=["armor", "feint"])
    scene.do("done", seat="s1")
    assert [scene.sheet(seat)["wealth"] for seat in ("s1", "s2")] == [37, 21]
    assert len(scene.sheet("s2")["mech_mods"]) == 2
    assert scene.log("s1") == {"mechs": 1, "combat_1": 1, "combat_2": 1}
    scene.do("log", seat="s1", star="upgrades_or_structures", column="power")
    assert scene.log("s1") == {"mechs": 1, "combat_1": 1, "combat_2": 1, "power": 1}
    assert scene.log("s2") == {"upgrades": 1}
    scene.do("close")
    assert (scene.state.evening, scene.state.agenda) == ("3", {})


def test_one_human_and_an_automa_at_peace_with_a_broken_alliance() -> None:
    """Ana, Nordic with Industrial (4 coins, 2 popularity), allies with an Automa of Saxony.

    Its token shows 7: Ana has 11, the Automa 5 + 8 = 13. Ana attacks it later and pays 10.
    Result of Ana with popularity 2: stars are worth 3, territories 2, a pair of resources 1.
    Coins 11 + 3 stars × 3 + 6 territories × 2 + 2 pairs + structure bonus 4 − 10 = 28.
    The Automa: 13 coins, popularity 10: stars 4, territories 3; 1 star, 5 territories:
    13 + 4 + 15 = 32, and no penalty: it wins.
    """
    scene = Second("2b", *ANA_AND_AUTOMA).begins("s2", 7, board=False)
    assert [one.coins for one in scene.tonight.seats.values()] == [11, 13]
    for triumph in ("objective", "objective", "resources"):
        scene.do("star", seat="s1", triumph=triumph)
    scene.do("automa_turn", 18, "factory", seat="s2")
    scene.tonight.seats["s2"].coins = 13
    scene.unpair("s1", "s2")
    ana = (11, 2, 3, 6, 4, 4)
    scene.do("finish", *ana, 5)
    result = scene.tonight.result
    assert result is not None
    assert result.scores == {"s1": 28, "s2": 32}
    assert result.sheet["s1"].more == {"broken_alliance": -10}
    scene.do("episode_result", 2)
    told = scene.lucky("read")
    assert only(told, "won")["seat"] == "s2"
    assert only(told, "offered")["tiles"] == {"infrastructure": 2 + 2}
    scene.do("buy_mods", seat="s1", mods=["machinery"])
    assert [scene.sheet(seat)["wealth"] for seat in ("s1", "s2")] == [28, 32]
    assert scene.log("s1") == {"objective": 1}
    assert scene.log("s2") == {"upgrades": 1}
    assert [one.star for one in scene.state.to_log["s1"]] == ["resources", "objective_2"]


def test_three_humans_at_war() -> None:
    """Results 55, 70, 48 with 4, 0 and 2 mechs: 6, 2 and 4 tiles; Bo buys one more for 50."""
    scene = Second("2a", *THREE).begins(board=False)
    scene.pair("s1", "s2")
    scene.pair("s2", "s1")
    scene.pair("s3", "s1")
    for seat, answer in (("s1", "s2.beaten"), ("s2", "supply"), ("s3", "s1")):
        scene.do("star", answer, seat=seat, triumph="combat")
    assert [scene.abroad(seat) for seat in ("s1", "s2", "s3")] == [{}, {"nordic": 1}, {}]
    facts = {"mechs": {"s1": 4, "s2": 0, "s3": 2}}
    told = scene.ended({"s1": 55, "s2": 70, "s3": 48}, facts=facts)
    assert [one["tiles"]["mech"] for one in every(told, "offered")] == [6, 2, 4]
    scene.do("buy_mods", seat="s2", mods=["armor", "feint"])
    scene.do("buy_mods", seat="s1", mods=["armor"])
    assert [scene.sheet(seat)["wealth"] for seat in ("s1", "s2", "s3")] == [55, 20, 48]
    assert scene.sheet("s2")["wins"] == ["2a"]


def test_three_humans_at_peace() -> None:
    """Ana and Bo ally (3 and 4 coins), Cy is left over with 5: 4 + 4, 4 + 3 and 6 + 5 coins."""
    scene = Second("2b", *THREE).begins(board=False)
    had = {seat: one.coins for seat, one in scene.tonight.seats.items()}
    scene.pair("s1", "s2")
    scene.pair("s2", "s1", 3, 4)
    more = {seat: one.coins - had[seat] for seat, one in scene.tonight.seats.items()}
    assert more == {"s1": 4, "s2": 3, "s3": 5}
    facts = {"structures": {"s1": 1, "s2": 4, "s3": 0}}
    told = scene.ended({"s1": 50, "s2": 45, "s3": 64}, facts=facts)
    assert [one["tiles"]["infrastructure"] for one in every(told, "offered")] == [3, 6, 2]
    assert [scene.sheet(seat)["wealth"] for seat in ("s1", "s2", "s3")] == [50, 45, 64]


def test_two_humans_and_two_automas_at_war() -> None:
    """Each Automa has a star on both humans' bases. Results 66, 52, 41, 103 and no wealth before:
    s2 has one mod free and buys one (2 left), s4 one free and two for 100 (3 left)."""
    scene = Second("2a", *TWO_AND_TWO).begins(*SMALL, *SMALL, board=False)
    for seat in ("s2", "s4"):
        assert scene.abroad(seat) == {"nordic": 1, "crimea": 1}
    facts = {"mechs": {"s1": 1, "s3": 0}}
    coins = {"s1": 66, "s2": 52, "s3": 41, "s4": 103}
    told = scene.ended(coins, facts=facts)
    assert {one["seat"]: one["tiles"] for one in every(told, "offered")} == {
        "s1": {"mech": 3},
        "s3": {"mech": 2},
    }
    assert [len(scene.sheet(seat)["mech_mods"]) for seat in ("s2", "s4")] == [2, 3]
    assert [scene.sheet(seat)["wealth"] for seat in coins] == [66, 2, 41, 3]
    assert scene.sheet("s4")["wins"] == ["2a"]


def test_two_humans_and_two_automas_at_peace() -> None:
    """Bo decides first and takes the Automa of Saxony (6 coins); Ana stays alone and gets 5."""
    scene = Second("2b", *TWO_AND_TWO)
    scene.begins("s2", 6, "nobody", board=False)
    coins = {seat: one.coins for seat, one in scene.tonight.seats.items()}
    assert (coins["s1"], coins["s2"], coins["s4"]) == (4 + 5, 5 + 8, 5)
    told = scene.ended(
        {"s1": 30, "s2": 20, "s3": 44, "s4": 10}, facts={"structures": {"s1": 2, "s3": 1}}
    )
    tiles = {one["seat"]: one["tiles"]["infrastructure"] for one in every(told, "offered")}
    assert tiles == {"s1": 4, "s3": 3}
    assert [len(scene.sheet(seat)["infrastructure_mods"]) for seat in ("s2", "s4")] == [1, 1]


def test_an_automa_that_leads_wins_and_people_still_shop() -> None:
    scene = Second("2a", human("crimea"), automa("albion")).begins(*SMALL)
    told = scene.ended({"s1": 30, "s2": 31})
    assert only(told, "won")["seat"] == "s2"
    assert scene.state.agenda == {"s1": ["shop"]}
