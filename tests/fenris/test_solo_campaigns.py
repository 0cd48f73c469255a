"""Whole campaigns of one person and one Automa, on both ways and to both ends, told from top to
bottom. After every evening the sheets are those that the book gives; see `by_the_book`.
"""

import pytest

from tests.fenris.scene import automa, human
from tests.fenris.story import Story

TILES = "upgrades mechs workers combat combat power resources encounters factory_card objective"
"""Ten of the sixteen, from left to right."""


def seven_evenings_at_war(found: bool) -> Story:
    """Ana against an Automa: war after a vote for it, and peace in the search for Tesla."""
    story = Story(human("nordic", "Ana"), automa("saxony"), rows=4)

    story.evening("1", perks={"s1": "power"})
    story.result(
        {"s1": 71, "s2": 48},
        {"s1": "upgrades mechs combat>combat_1 extra_objective>power", "s2": "upgrades combat"},
        influence={"s1": 3, "s2": 1},
    )
    story.vote(s1=(4, 0))
    story.close()

    story.evening("2a", perks={"s1": "coins"})
    story.result(
        {"s1": 62, "s2": 55},
        {
            "s1": "upgrades_or_structures>structures mechs combat combat combat_3>recruits",
            "s2": "upgrades_or_structures combat combat combat",
        },
        mechs={"s1": 3, "s2": 2},
    )
    story.opens("p2")
    story.buys("s1", "armor", "feint")
    story.close()

    story.evening("3", perks={"s1": "worker"})
    story.result(
        {"s1": 50, "s2": 61},
        {"s1": "workers objective upgrades", "s2": "popularity power combat combat"},
        influence={"s1": 3, "s2": 2},
        found={"s1": 1},
        dice={"s2": 5},
    )
    story.opens("a", "s1")
    story.bonus("s1", "power", "popularity")
    story.buys("s1", "sword")
    story.close()

    story.evening("4", perks={"s1": "resources"})
    story.result(
        {"s1": 64, "s2": 70},
        {"s1": "upgrades popularity combat>combat_2", "s2": "mechs recruits combat"},
        agents={"s1": 5, "s2": 3},
    )
    story.bonus("s1", "coins", "coins", "power")
    story.buys("s1", "machinery")
    story.close()

    story.evening("5", perks={"s1": "popularity"})
    story.result(
        {"s1": 77, "s2": 52},
        {"s1": "upgrades mechs combat>combat_1", "s2": "workers power"},
        influence={"s1": 4, "s2": 2},
        box_c_opened={"s1": 1},
        box_c_beaten={"s2": 1},
    )
    story.buys("s1", "scout", extra="mech")
    story.close()

    story.evening("6", board=True)
    story.stars("s1", "mechs", "recruits", "combat")
    story.automas_play(12)
    coins = story.finished(s1={"coins": 41, "popularity": 9, "resources": 7, "structures": 6})
    story.result(coins, {"s1": "mechs recruits combat>combat_2"})
    story.give_up("s1")
    story.takes("s1", "rusviet")
    story.buys("s1", "tactics", extra="infrastructure")
    story.close()

    story.evening("7", perks={"s1": "combat_cards"})
    story.result(
        {"s1": 59, "s2": 66},
        {
            "s1": "objective objective_2>workers resources>power mechs_or_recruits>recruits",
            "s2": "mechs_or_recruits workers popularity_13 encounters resources",
        },
        encounter_tokens={"s1": 6 if found else 4, "s2": 2},
        box_e_opened={"s1": 1} if found else {},
    )
    return story


@pytest.mark.parametrize("found", [True, False])
def test_ana_and_an_automa_after_war(found: bool) -> None:
    story = seven_evenings_at_war(found)
    if not found:
        story.bonus("s1", "coins", "coins", "popularity", "popularity")
    story.buys("s1", "regroup")
    story.close()
    if found:
        story.evening("8a", perks={"s1": "objectives"}, luck={"tile": TILES.split()})
        story.result(
            {"s1": 84, "s2": 71},
            {
                "s1": "upgrades>structures mechs>combat_1 workers>popularity combat>power",
                "s2": "objective upgrades combat combat beside",
            },
        )
    else:
        story.evening("8b", perks={"s1": "objectives"}, board=True)
        story.stars("s1", "upgrades", "mechs", "combat", "combat")
        for _ in range(8):
            story.automas_play(1)
            story.do("actor_turn", actor="mad_tesla")
        coins = story.finished(s1={"coins": 44, "popularity": 13, "structures": 9})
        assert coins == {"s1": 44 + 4 * 5 + 2 * 4 + 9, "s2": 45}
        story.result(coins, {"s1": "upgrades mechs combat combat"})
    story.close()
    totals = (2 * 84 + 5 * 25, 2 * 71 + 3 * 25) if found else (2 * 81 + 5 * 25, 2 * 45 + 4 * 25)
    assert story.ended()["scores"] == dict(zip(("s1", "s2"), totals, strict=True))


def seven_evenings_in_peace(found: bool) -> Story:
    """Ana against an Automa: peace after a vote for it, and war in the search for Tesla."""
    story = Story(human("polania", "Ana"), automa("rusviet"), rows=3, language="de")

    story.evening("1", perks={"s1": "coins"}, board=True)
    story.stars("s1", "upgrades", "combat")
    story.automas_play(14)
    coins = story.finished(s1={"coins": 32, "popularity": 7, "resources": 5, "structures": 4})
    tokens = story.book.first_stars(story.placed)
    story.result(coins, {"s1": "upgrades combat>combat_2"}, influence=tokens)
    story.vote(s1=(0, 3))
    story.close()

    story.evening("2b", perks={"s1": "power"}, luck={"ally_automa": "s2"})
    story.result(
        {"s1": 48, "s2": 57},
        {
            "s1": "structures objective objective_2>power popularity_13 encounters>mechs",
            "s2": "upgrades mechs_or_recruits popularity_13 encounters factory_card",
        },
        structures={"s1": 4, "s2": 0},
    )
    story.opens("p3")
    story.buys("s1", "machinery", "construction")
    story.close()

    story.evening("3")
    story.result(
        {"s1": 40, "s2": 63},
        {"s1": "workers mechs", "s2": "combat combat structures popularity power"},
        influence={"s1": 1, "s2": 4},
        found={},
    )
    story.opens("a", "s2")
    story.bonus("s1", "popularity")
    story.give_up("s1")
    story.takes("s1", "togawa")
    story.close()

    story.evening("4", perks={"s1": "popularity"})
    story.result(
        {"s1": 90, "s2": 51},
        {"s1": "recruits objective combat combat power", "s2": "workers combat"},
        agents={"s1": 8},
    )
    story.bonus("s1", "power", "power", "power", "coins")
    story.buys("s1", "stealth", "armor", extra="mech")
    story.close()

    story.evening("5", perks={"s1": "resources"}, board=True)
    story.stars("s1", "upgrades", "mechs", "structures", "recruits", "workers")
    story.do("count", seat="s1", what="influence", n=2)
    story.automas_play(8)
    coins = story.finished(s1={"coins": 60, "popularity": 8, "influence": 2})
    # The Automa has taken a token, too, and loses nothing: fen.e5.automa.influence
    story.result(
        coins,
        {"s1": "upgrades mechs structures recruits workers"},
        influence={"s1": 2, "s2": 1},
        box_c_opened={},
        box_c_beaten={},
    )
    story.buys("s1", "automachines", extra="infrastructure")
    story.opens("d", "s1")
    story.close()

    story.evening("6", perks={"s1": "worker"})
    story.result({"s1": -3, "s2": 102}, {"s1": "", "s2": "mechs recruits objective combat"})
    story.keep("s1")
    story.buys("s1", "assembly_line")
    story.close()

    story.evening("7")  # Ana has $7 and cannot pay for a perk
    story.result(
        {"s1": 73, "s2": 60},
        {
            "s1": "combat combat combat_3>popularity combat_4>workers mechs",
            "s2": "upgrades_or_structures combat combat combat combat power",
        },
        encounter_tokens={"s1": 3, "s2": 6 if found else 5},
        box_e_opened={"s2": 1} if found else {},
    )
    story.bonus("s1", "coins", "coins", "popularity")
    return story


@pytest.mark.parametrize("found", [True, False])
def test_ana_and_an_automa_after_peace(found: bool) -> None:
    story = seven_evenings_in_peace(found)
    story.close()
    if found:
        story.evening("8a", luck={"tile": TILES.split()})
        story.result(
            {"s1": 70, "s2": 70},
            {"s1": "upgrades>objective combat>popularity", "s2": "workers resources power combat"},
        )
    else:
        story.evening("8b", perks={"s1": "combat_cards"})
        story.result({"s1": 0, "s2": 31}, {"s1": "popularity", "s2": "objective"})
    story.close()
    totals = (2 * 70 + 7 * 25, 2 * 70 + 10 * 25) if found else (6 * 25, 2 * 31 + 7 * 25)
    assert story.ended()["scores"] == dict(zip(("s1", "s2"), totals, strict=True))
