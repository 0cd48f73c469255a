"""Whole campaigns of several people, and of people and Automas, told from top to bottom. After
every evening the sheets are those that the book gives; see `by_the_book`.
"""

from tests.fenris.scene import automa, human
from tests.fenris.story import Story

TILES = "upgrades mechs workers combat combat power resources encounters factory_card objective"
"""Ten of the sixteen, from left to right."""


def test_three_people() -> None:
    """Ana, Bo and Cy. A tied vote, and two who want the same mat."""
    story = Story(
        human("nordic", "Ana"), human("crimea", "Bo"), human("polania", "Cy"), rows=3, language="cs"
    )

    story.evening("1", perks={"s1": "power", "s2": "coins", "s3": "worker"})
    story.result(
        {"s1": 60, "s2": 72, "s3": 55},
        {"s1": "upgrades mechs", "s2": "combat combat objective", "s3": "extra_objective>power"},
        influence={"s1": 2, "s2": 3, "s3": 2},
    )
    story.vote(s1=(3, 0), s2=(1, 3), s3=(1, 2), decided="war")
    story.close()

    story.evening("2a", perks={"s2": "power"})
    story.result(
        {"s1": 55, "s2": 41, "s3": 64},
        {
            "s1": "mechs recruits combat>combat_1",
            "s2": "power combat combat combat_3>workers combat_4>structures",
            "s3": "objective combat_cards>popularity upgrades_or_structures>upgrades",
        },
        mechs={"s1": 4, "s2": 0, "s3": 2},
    )
    story.buys("s1", "armor", "feint")
    story.buys("s2", "armor", "stealth")
    story.buys("s3", "foothold", "tactics", "feint")
    story.close()

    story.evening("3", perks={"s1": "coins", "s3": "power"})
    story.result(
        {"s1": 45, "s2": 58, "s3": 39},
        {"s1": "workers popularity", "s2": "upgrades combat combat", "s3": "structures recruits"},
        influence={"s1": 1, "s2": 5, "s3": 2},
        found={"s2": 1},
    )
    story.bonus("s1", "coins")
    story.bonus("s2", "power", "power", "power")
    story.bonus("s3", "coins")
    story.give_up("s1", "s3")
    # Ana has $95 and two mods, Cy $43 and three: he chooses first
    story.takes("s3", "nordic")
    story.takes("s1", "polania")
    story.buys("s2", "regroup")
    story.close()

    story.evening("4", perks={"s2": "popularity"})
    story.result(
        {"s1": 66, "s2": 50, "s3": 81},
        {"s1": "objective power", "s2": "mechs recruits", "s3": "workers combat>combat_2"},
        agents={"s1": 1, "s2": 3, "s3": 4},
    )
    story.bonus("s1", "popularity")
    story.bonus("s2", "popularity", "coins")
    story.bonus("s3", "popularity", "power")
    story.buys("s1", "machinery")
    story.buys("s3", "machinery", "construction", extra="infrastructure")
    story.close()

    story.evening("5")
    story.result(
        {"s1": 77, "s2": 91, "s3": 30},
        {"s1": "upgrades combat>combat_1", "s2": "structures popularity", "s3": "mechs"},
        influence={"s1": 3, "s2": 1, "s3": 5},
        box_c_opened={"s1": 1},
        box_c_beaten={"s1": 1},
    )
    story.buys("s2", "machinery", "automachines", extra="mech")
    story.close()

    # Ana is Fenris from the base of Polania, Bo Vesna from that of Crimea
    story.evening("6", perks={"s1": "worker", "s3": "popularity"})
    story.result(
        {"s1": 58, "s2": 62, "s3": 70},
        {"s1": "recruits", "s2": "workers objective", "s3": "upgrades structures objective"},
    )
    story.keep("s1")
    story.give_up("s2", "s3")
    story.takes("s3", "polania")
    story.takes("s2", "nordic")
    story.buys("s1")
    story.base("s1", "saxony")
    story.buys("s3", "recruitment_office", extra="mech")
    story.close()

    story.evening("7")
    story.result(
        {"s1": 83, "s2": 49, "s3": 52},
        {
            "s1": "mechs_or_recruits>structures resources>workers objective objective_2>popularity",
            "s2": "popularity_13 factory_card>recruits",
            "s3": "upgrades encounters>mechs",
        },
        encounter_tokens={"s1": 4, "s2": 5, "s3": 1},
        box_e_opened={"s2": 1},
    )
    story.bonus("s1", "coins", "coins", "coins", "popularity")
    story.bonus("s3", "popularity")
    story.close()

    story.evening("8a", perks={"s1": "resources"}, luck={"tile": TILES.split()})
    story.result(
        {"s1": 75, "s2": 80, "s3": 61},
        {
            "s1": "upgrades>combat_2 mechs>power",
            "s2": "workers>upgrades combat>mechs combat>popularity",
            "s3": "objective>recruits resources>combat_1",
        },
    )
    story.close()
    totals = {"s1": 2 * 75 + 25, "s2": 2 * 80 + 4 * 25, "s3": 2 * 61 + 2 * 25}
    assert story.ended()["scores"] == totals


def test_two_people_and_two_automas() -> None:
    """Ana and Bo with an Automa after each: one of them finds Vesna, the other draws a faction."""
    seats = (human("nordic", "Ana"), automa("saxony"), human("crimea", "Bo"), automa("albion"))
    story = Story(*seats, rows=3)

    story.evening("1", perks={"s1": "power", "s3": "resources"})
    story.result(
        {"s1": 52, "s2": 61, "s3": 47, "s4": 40},
        {
            "s1": "upgrades",
            "s2": "extra_objective combat combat",
            "s3": "mechs combat>combat_1",
            "s4": "popularity",
        },
        influence={"s1": 1, "s2": 3, "s3": 1, "s4": 0},
    )
    # s2 has four tokens: war; s4 has one: peace
    story.vote(s1=(0, 2), s3=(0, 2))
    story.close()

    story.evening("2b", perks={"s1": "coins"}, luck={"ally_automa": ["s2", "nobody"]})
    story.result(
        {"s1": 66, "s2": 52, "s3": 41, "s4": 103},
        {
            "s1": "workers objective resources>power",
            "s2": "mechs_or_recruits encounters",
            "s3": "upgrades structures",
            "s4": "popularity_13 objective objective resources",
        },
        structures={"s1": 2, "s3": 1},
    )
    story.buys("s1", "machinery", "construction")
    story.buys("s3", "machinery")
    story.close()

    story.evening("3", perks={"s3": "power"})
    story.result(
        {"s1": 49, "s2": 33, "s3": 70, "s4": 58},
        {"s1": "mechs recruits", "s2": "power combat", "s3": "combat combat", "s4": "workers"},
        influence={"s1": 2, "s2": 3, "s3": 1, "s4": 0},
        found={"s2": 1},
        dice={"s4": 4},
    )
    story.bonus("s1", "power")
    story.bonus("s3", "coins")
    story.keep("s1", "s3")
    story.takes("s4", "togawa")
    story.buys("s3", "construction", "automachines")
    story.close()

    story.evening("4")
    story.result(
        {"s1": 80, "s2": 45, "s3": 62, "s4": 77},
        {"s1": "objective structures", "s2": "recruits", "s3": "power", "s4": "combat combat"},
        agents={"s1": 2, "s2": 1, "s3": 0, "s4": 5},
    )
    story.bonus("s1", "power")
    story.buys("s1", "stealth", "armor", "assembly_line", extra="infrastructure")
    story.close()

    story.evening("5", perks={"s1": "worker"})
    story.result(
        {"s1": 55, "s2": 60, "s3": 48, "s4": 53},
        {"s1": "upgrades", "s2": "workers objective", "s3": "popularity", "s4": "mechs power"},
        influence={"s2": 4, "s3": 2},
        box_c_opened={"s3": 1},
        box_c_beaten={"s3": 1},
    )
    story.buys("s1", "tactics")
    story.close()

    story.evening("6", perks={"s3": "coins"})
    story.result(
        {"s1": 64, "s2": 71, "s3": 38, "s4": 57},
        {"s1": "mechs combat combat", "s2": "upgrades structures", "s3": "recruits", "s4": "power"},
        dice={"s4": 6},
    )
    story.keep("s3")
    story.give_up("s1")
    # Vesna has played from the base of Saxony, and moves
    story.takes("s1", "rusviet", then={"s4": "saxony"})
    assert story.book.sheets["s2"].base == "albion"
    story.close()

    story.evening("7", perks={"s1": "popularity"})
    story.result(
        {"s1": 90, "s2": 50, "s3": 66, "s4": 41},
        {
            "s1": "mechs combat combat combat_3>popularity",
            "s2": "combat combat combat upgrades_or_structures",
            "s3": "recruits combat_cards>workers",
            "s4": "power objective combat",
        },
        encounter_tokens={"s1": 1, "s2": 2, "s3": 4, "s4": 3},
        box_e_opened={},
    )
    story.bonus("s1", "power")
    story.bonus("s3", "coins", "popularity", "popularity", "popularity")
    story.buys("s1", "regroup", extra="mech")
    story.close()

    story.evening("8b", perks={"s3": "objectives"})
    story.result(
        {"s1": 82, "s2": 64, "s3": 60 + 10, "s4": 82},
        {
            "s1": "workers popularity",
            "s2": "mechs power",
            "s3": "objective combat combat",
            "s4": "combat",
        },
    )
    story.close()
    end = story.ended()
    assert end["scores"] == {"s1": 214, "s2": 128 + 75, "s3": 140 + 50, "s4": 214}
    assert end["winner"] == ["s1", "s4"], "Ana shares it with an Automa"
