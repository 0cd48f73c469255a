"""First halves of campaigns, told from the first evening to the third, their totals worked out by
hand from the book. The reckoner of `by_the_book` goes along.
"""

from typing import Any

from tests.fenris.scene import ANA_AND_AUTOMA, THREE
from tests.fenris.seconds import TWO_AND_TWO
from tests.fenris.story import Story


def sheets(story: Story, what: str) -> list[Any]:
    """One line of all sheets, from the first seat on."""
    return [one[what] for one in story.view["sheets"].values()]


def test_ana_and_an_automa_choose_war() -> None:
    """Ana plays Nordic against an Automa of Saxony.

    Evening 1: 58 and 47. Ana has 2 + 1 tokens, the Automa 3 + 1: an even number, 4 for war. Ana's 3
    for peace are fewer. Her perk is free.

    Evening 2a: Ana pays 15 for a perk: 58 - 15 = 43. Results 62 and 71: 105 and 118. Ana keeps one
    of 2 + 3 tiles free and buys one: 105 - 50 = 55. The Automa has one free and buys two:
    118 - 100 = 18; its mech mods are a gain, nothing, and a gain.

    Evening 3: 40 and 35 more: 95 and 53. Ana finds Vesna and plays her from the base of Nordic. Her
    three tokens are worth two bonuses, the Automa's four two coins. It rolls a 3 and keeps Saxony.
    Ana draws two tiles and one as the winner, and buys one: 95 - 50 = 45; the Automa buys one, and
    has 3 left.
    """
    story = Story(*ANA_AND_AUTOMA, rows=4)
    story.evening("1", perks={"s1": "worker"})
    story.result(
        {"s1": 58, "s2": 47},
        {"s1": "upgrades combat>combat_2", "s2": "recruits extra_objective"},
        influence={"s1": 2, "s2": 3},
    )
    story.vote(s1=(0, 3))
    story.close()
    assert sheets(story, "wealth") == [58, 47]

    story.evening("2a", perks={"s1": "power"})
    story.result(
        {"s1": 62, "s2": 71},
        {"s1": "mechs combat combat", "s2": "upgrades_or_structures combat combat power"},
        mechs={"s1": 3, "s2": 4},
    )
    story.buys("s1", "feint", "armor")
    story.close()
    assert sheets(story, "wealth") == [55, 18]
    assert [one.split(".")[0] for one in sheets(story, "mech_mods")[1]] == ["gain", "none", "gain"]

    story.evening("3")
    story.result(
        {"s1": 40, "s2": 35},
        {"s1": "structures", "s2": "upgrades"},
        influence={"s1": 3, "s2": 4},
        found={"s1": 1},
        dice={"s2": 3},
    )
    story.bonus("s1", "power", "popularity")
    story.buys("s1", "stealth")
    story.close()
    assert sheets(story, "wealth") == [45, 3]
    assert sheets(story, "faction") == ["vesna", "saxony"]
    assert sheets(story, "wins") == [["1", "3"], ["2a"]]
    assert sheets(story, "setup_bonuses") == [{"power": 1, "popularity": 1}, {"coins": 2}]
    assert sheets(story, "triumphs") == [
        {"upgrades": 1, "mechs": 1, "structures": 1, "combat_1": 1, "combat_2": 2},
        # the open objective ticked the first free box, upgrades; war's star went on with it
        {"upgrades": 3, "recruits": 1, "combat_1": 1, "combat_2": 1, "power": 1},
    ]


def test_ana_and_an_automa_choose_peace() -> None:
    """Evening 1: 44 and 52. The Automa has 2 + 1 tokens, an odd number: 3 for peace; Ana's 2 for
    war are fewer.

    Evening 2b: 70 and 49: 114 and 101. Ana keeps one of 2 + 4 tiles free and buys two: 14 left. The
    Automa has one free and buys two: 1 left; its infrastructure mods are +1, a gain, and card 4.

    Evening 3: 38 and 61: 52 and 62. Nobody finds Vesna: the Automa has won and plays her. Ana gives
    up Nordic; Saxony lies aside, so she takes Albion. She has one token, one bonus, and buys one of
    her two tiles: 2 left. The Automa has no token, and buys one: 12 left, +1 again.
    """
    story = Story(*ANA_AND_AUTOMA, rows=4)
    story.evening("1", perks={"s1": "coins"})
    story.result(
        {"s1": 44, "s2": 52},
        {"s1": "workers objective", "s2": "popularity combat"},
        influence={"s1": 1, "s2": 2},
    )
    story.vote(s1=(2, 0))
    story.close()

    story.evening("2b")
    story.result(
        {"s1": 70, "s2": 49},
        {
            "s1": "objective objective_2>power factory_card>mechs popularity_13",
            "s2": "mechs_or_recruits encounters resources",
        },
        structures={"s1": 4, "s2": 1},
    )
    story.buys("s1", "machinery", "construction", "automachines")
    story.close()
    assert sheets(story, "wealth") == [14, 1]

    story.evening("3")
    story.result(
        {"s1": 38, "s2": 61},
        {"s1": "combat>combat_1", "s2": "combat"},
        influence={"s1": 1, "s2": 0},
        found={},
    )
    assert "saxony" not in story.view["change"]["free"]
    story.bonus("s1", "coins")
    story.give_up("s1")
    story.takes("s1", "albion")
    story.buys("s1", "assembly_line")
    story.close()
    assert sheets(story, "wealth") == [2, 12]
    assert sheets(story, "faction") == ["albion", "vesna"]
    assert sheets(story, "wins") == [["2b"], ["1", "3"]]
    mods = sheets(story, "infrastructure_mods")
    assert mods[0] == ["machinery", "construction", "automachines", "assembly_line"]
    assert [one.split(".")[0] for one in mods[1]] == ["tracker", "gain", "card", "tracker"]
    assert sheets(story, "triumphs") == [
        {"workers": 1, "objective": 2, "power": 1, "mechs": 1, "popularity": 1, "combat_1": 1},
        # mechs go before recruits; encounters and resources tick the first free boxes
        {"upgrades": 1, "mechs": 1, "structures": 1, "combat_1": 2, "popularity": 1},
    ]


def test_three_people() -> None:
    """Evening 1: 60, 51 and 66. Votes: Ana 2 war, Bo 1 war and 2 peace, Cy 1 peace: three against
    three, and Cy, who has won, decides for peace.

    Evening 2b: 48, 57, 30: 108, 108, 96. Structures 0, 2 and 1: 2, 4 and 3 tiles. Ana keeps only
    the free one, Bo buys two more: 8 left, Cy one: 46 left.

    Evening 3: 41, 33, 77: 149, 41, 123. Bo finds Vesna. With mods Ana has 149 + 50 = 199, Cy
    123 + 100 = 223: Ana chooses first, takes Polania, and Cy takes Nordic. Cy as the winner draws
    three tiles and buys two: 23 left; Ana pays 100 for both of hers: 49 left.
    """
    story = Story(*THREE, rows=3)
    story.evening("1", perks={"s2": "objectives"})
    story.result(
        {"s1": 60, "s2": 51, "s3": 66},
        {"s1": "mechs", "s2": "upgrades recruits", "s3": "extra_objective>workers"},
        influence={"s1": 1, "s2": 2, "s3": 0},
    )
    story.vote(s1=(2, 0), s2=(1, 2), s3=(0, 1), decided="peace")
    story.close()

    story.evening("2b")
    story.result(
        {"s1": 48, "s2": 57, "s3": 30},
        {"s1": "upgrades", "s2": "mechs_or_recruits>mechs", "s3": "objective"},
        structures={"s2": 2, "s3": 1},
    )
    story.buys("s1", "machinery")
    story.buys("s2", "machinery", "construction", "automachines")
    story.buys("s3", "construction", "machinery")
    story.close()
    assert sheets(story, "wealth") == [108, 8, 46]

    story.evening("3")
    story.result(
        {"s1": 41, "s2": 33, "s3": 77},
        {"s1": "power", "s2": "combat combat", "s3": "structures"},
        influence={"s1": 0, "s2": 2, "s3": 3},
        found={"s2": 1},
    )
    story.bonus("s2", "power")
    story.bonus("s3", "coins", "coins")
    story.give_up("s1", "s3")
    story.takes("s1", "polania")
    story.takes("s3", "nordic")
    story.buys("s1", "assembly_line", "construction")
    story.buys("s3", "assembly_line", "automachines")
    story.close()
    assert sheets(story, "wealth") == [49, 41, 23]
    assert sheets(story, "faction") == ["polania", "vesna", "nordic"]
    assert sheets(story, "wins") == [[], ["2b"], ["1", "3"]]
    assert sheets(story, "triumphs") == [
        {"upgrades": 1, "mechs": 1, "power": 1},
        {"upgrades": 1, "mechs": 1, "recruits": 1, "combat_1": 1, "combat_2": 1},
        {"structures": 1, "workers": 1, "objective": 1},
    ]


def test_two_people_and_two_automas() -> None:
    """Ana, an Automa of Saxony, Bo, and one of Albion.

    Evening 1: 50, 45, 39, 61. Tokens with the one more: 2, 2, 1, 3. Saxony's two are even: war;
    Albion's three are odd: peace. Ana votes 2 war, Bo 1 war: five against three.

    Evening 2a: 66, 52, 41, 103. Ana 116, Bo 80, the Automas 97 and 164. Each Automa has one mod
    free; Saxony buys one: 47 left; Albion buys three: 14 left. Ana buys one: 66 left.

    Evening 3: 30, 44, 52, 20: 96, 91, 132, 34. Albion's Automa finds Vesna. With mods Saxony has
    91 + 100 = 191, Ana 96 + 100 = 196, Bo 132 + 50 = 182. Saxony rolls a 6 and Bo gives up Crimea:
    Bo is poorer and takes Saxony, then the Automa draws Crimea. Then it buys one: 41 left.
    """
    story = Story(*TWO_AND_TWO, rows=3)
    story.evening("1")
    story.result(
        {"s1": 50, "s2": 45, "s3": 39, "s4": 61},
        {"s1": "upgrades", "s2": "combat", "s3": "", "s4": "mechs power"},
        influence={"s1": 1, "s2": 1, "s3": 0, "s4": 2},
    )
    story.vote(s1=(2, 0), s3=(1, 0))
    story.close()

    story.evening("2a")
    story.result(
        {"s1": 66, "s2": 52, "s3": 41, "s4": 103},
        {
            "s1": "combat>combat_1",
            "s2": "combat combat combat",
            "s3": "recruits",
            "s4": "objective",
        },
        mechs={"s1": 1, "s3": 0},
    )
    story.buys("s1", "armor", "feint")
    story.buys("s3", "armor")
    story.close()
    assert sheets(story, "wealth") == [66, 47, 80, 14]

    story.evening("3")
    story.result(
        {"s1": 30, "s2": 44, "s3": 52, "s4": 20},
        {"s1": "workers", "s2": "combat", "s3": "power", "s4": "upgrades"},
        influence={"s1": 1, "s4": 3},
        found={"s4": 1},
        dice={"s2": 6},
    )
    story.bonus("s1", "coins")
    story.keep("s1")
    story.give_up("s3")
    story.takes("s3", "saxony", then={"s2": "crimea"})
    story.close()
    assert sheets(story, "wealth") == [96, 41, 132, 34]
    assert sheets(story, "faction") == ["nordic", "crimea", "saxony", "vesna"]
    assert sheets(story, "wins") == [[], [], ["3"], ["1", "2a"]]
    assert sheets(story, "setup_bonuses") == [{"coins": 1}, {}, {}, {"coins": 2}]
    assert sheets(story, "triumphs") == [
        {"upgrades": 1, "workers": 1, "combat_1": 1},
        # the third victory of war ticked the first free box; a single one goes to the fuller column
        {"upgrades": 1, "combat_1": 3, "combat_2": 1},
        {"recruits": 1, "power": 1},
        {"upgrades": 1, "mechs": 1, "objective": 1, "power": 1},
    ]
