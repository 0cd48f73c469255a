"""Conquer: your territories first, else what is nobody's; every tiebreak; what then happens.

The Automa starts on 22 with two outposts; beside it lie 15 18 19 25 26 29. You start on 24 with
two outposts; beside it lie 17 20 21 27 28 31. Card 8 shows no topple icon and looks at 33 31 28,
32 30 27 24 21, 29 26 23 20 17 14, 25 22 19 16 13 10, 18 15 …; card 9 shows it and looks at
28 21 14, 31 24 17 10 5, 33 27 20 13 7 2, 30 23 16 9 4 0, 32 26 19 12 …
"""

from operator import methodcaller

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.rules_solo.reading import MAP, because, every, options, said
from tests.tapestry.solo_builders import (
    asks,
    bots_turn,
    conquer,
    pair,
    reacted,
    rule,
    solo,
    standing,
)
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.events import (
    Conquered,
    Protected,
    Scored,
    Skipped,
    TileLaid,
    Toppled,
)
from thirdchair.tapestry.state import SoloState

VALID = "tap.automa.conquer.opp.valid"
OPP_1, OPP_2 = "tap.automa.conquer.opp.tie.1", "tap.automa.conquer.opp.tie.2"
VALID_1, VALID_2 = "tap.automa.conquer.neutral.valid.1", "tap.automa.conquer.neutral.valid.2"
TIE_1, TIE_2 = "tap.automa.conquer.neutral.tie.1", "tap.automa.conquer.neutral.tie.2"
TIE_3, TIE_4 = "tap.automa.conquer.neutral.tie.3", "tap.automa.conquer.neutral.tie.4"
EARNED = {"middle_island": ["automa"]}
AROUND = [15, 18, 19, 25, 26, 29]


# Which of the two


@pytest.mark.rule("tap.automa.conquer.1", "tap.automa.conquer.2")
def test_one_legal_target_among_your_territories_means_opponent_else_neutral() -> None:
    attack = the(conquer(solo(on={25: "Y"}), reacted("none")), Conquered)
    assert (attack.hex, attack.kind) == (25, "opponent")
    assert because(attack) == [(VALID, MAP, [25], [])]
    peace = the(conquer(solo(on={27: "Y"})), Conquered)
    assert peace.kind == "neutral"
    assert because(peace)[0] == (VALID_1, MAP, AROUND, [])


@pytest.mark.rule("tap.automa.conquer.legal", "tap.automa.conquer.opp.valid")
def test_legal_are_adjacent_territories_of_others_with_fewer_than_two_pieces() -> None:
    # 15 holds two pieces, 26 is its own, 27 is not adjacent, 25 and 29 are open
    on = {15: "Yy", 26: "A", 27: "Yy", 25: "Y", 29: "Y"}
    assert because(the(conquer(solo(on=on), reacted("none")), Conquered))[0] == (
        VALID,
        MAP,
        [25, 29],
        [],
    )
    # a territory where its outpost lies toppled is not its own, and gives it no reach
    lost = solo(on={15: "aY", 26: "", 12: "Y"})
    assert the(conquer(lost), Conquered).kind == "neutral"


@pytest.mark.rule("tap.automa.conquer.opp.valid")
def test_anywhere_counts_your_territories_on_the_whole_map() -> None:
    on = {0: "Y", 27: "Y", 28: "Yy"}
    done = conquer(solo(on=on, achievements=EARNED), reacted("none"), anywhere=True)
    assert because(the(done, Conquered)) == [
        (VALID, MAP, [0, 27], []),
        (OPP_1, [0, 27], [0, 27], []),
        (OPP_2, [0, 27], [27], [34, 6]),
    ]


@pytest.mark.rule("tap.automa.conquer.no-supply")
def test_without_an_outpost_in_supply_the_whole_action_is_skipped() -> None:
    state = solo(on={26: "Y"}, outposts={"automa": 0}, pair=None)
    done = conquer(state)  # no card is drawn for it either
    assert kinds(done) == ["skipped"]
    assert the(done, Skipped).rule == "tap.automa.conquer.no-supply"
    assert done.state.hexes == state.hexes


@pytest.mark.rule("tap.automa.conquer.no-dice")
def test_no_conquer_dice_and_no_points_for_a_conquest() -> None:
    attack = conquer(solo(on={26: "Y"}, points=12), reacted("none"))
    assert kinds(attack) == ["conquered", "toppled"]
    neutral = conquer(solo(points=12))
    assert kinds(neutral) == ["tile_laid", "conquered"]
    assert attack.state.vp == neutral.state.vp == {"automa": 12, "you": 0}


# Conquer opponent


@pytest.mark.rule("tap.automa.conquer.opp.tie.1")
def test_the_example_of_the_book_distances_are_counted_around_blocked_hexes() -> None:
    """Two legal targets; with 19 and 23 shut, the one at distance 3 is nearest to the island."""
    state = solo(on={18: "Y", 26: "Y", 19: "Yy", 23: "Yy"})
    done = conquer(state, reacted("none"))
    conquered = the(done, Conquered)
    assert because(conquered) == [
        (VALID, MAP, [18, 26], []),
        (OPP_1, [18, 26], [18], [3, 4]),
    ]
    assert (conquered.hex, standing(done.state, 18)) == (18, "yA")
    # without the shut hexes 26 would have been nearer
    free = the(conquer(solo(on={18: "Y", 26: "Y"}), reacted("none")), Conquered)
    assert because(free)[1] == (OPP_1, [18, 26], [26], [3, 2])


@pytest.mark.rule("tap.automa.conquer.opp.tie.1", "tap.automa.conquer.island.open")
@pytest.mark.parametrize(
    ("island", "earned", "by"),
    [
        ("", [], [3, 2]),
        ("Y", [], [3, 2]),  # one piece there: it can still be conquered
        ("", ["you"], [3, 2]),  # the second place is free
        ("", ["automa"], []),
        ("A", ["automa"], []),
        ("Ya", [], []),  # two pieces: nobody conquers it any more
    ],
)
def test_the_island_counts_while_the_automa_can_still_earn_its_achievement(
    island: str, earned: list[str], by: list[int]
) -> None:
    state = solo(on={18: "Y", 26: "Y", 16: island}, achievements={"middle_island": earned})
    why = because(the(conquer(state, reacted("none")), Conquered))
    assert [one for one in why if one[0] == OPP_1] == [
        (OPP_1, [18, 26], [26] if by else [18, 26], by)
    ]


@pytest.mark.rule("tap.automa.conquer.opp.tie.2")
def test_then_the_hex_tiebreaker_of_the_card_decides() -> None:
    on = {15: "Y", 26: "Y"}
    eight = the(conquer(solo(on=on, pair=(3, 8)), reacted("none")), Conquered)
    assert because(eight)[1:] == [
        (OPP_1, [15, 26], [15, 26], [2, 2]),
        (OPP_2, [15, 26], [26], [22, 10]),
    ]
    ten = the(conquer(solo(on=on, pair=(3, 10)), reacted("none")), Conquered)
    # 10 looks at 25 18 11 | 29 22 15 8 3 | 32 26 …
    assert because(ten)[2] == (OPP_2, [15, 26], [15], [6, 10])


@pytest.mark.rule("tap.automa.conquer.opp.act.place", "tap.automa.conquer.opp.act.topple")
def test_an_outpost_from_supply_comes_and_yours_is_toppled() -> None:
    done = conquer(solo(on={26: "Y"}), reacted("none"))
    assert standing(done.state, 26) == "yA"
    assert done.state.outposts == {"automa": 7, "shadow": 10, "you": 7}
    toppled = the(done, Toppled)
    assert (toppled.who, toppled.hex, toppled.by) == ("you", 26, "automa")
    assert toppled.rule == "tap.automa.conquer.opp.act.topple"
    assert done.state.topples == {"automa": 1, "you": 0}


@pytest.mark.rule("tap.automa.conquer.opp.act.trap")
def test_with_your_trap_the_automas_outpost_is_toppled_instead() -> None:
    state = solo(automa={"science": 12, "technology": 12, "exploration": 12}, on={26: "Y"})
    state.decision.deck = [4, 5, 6, 7]
    waiting = asks(state, BotsTurn(), *pair(4, 5))
    assert (waiting.question.key, waiting.question.hex) == ("choice:your_reaction:you", 26)
    assert options(waiting) == ["none", "trap"]
    done = bots_turn(state, *pair(4, 5), reacted("trap"))
    assert standing(done.state, 26) == "Ya"
    assert done.state.outposts["automa"] == 7
    toppled = the(done, Toppled)
    assert (toppled.who, toppled.by) == ("automa", "you")
    assert toppled.rule == "tap.automa.conquer.opp.act.trap"
    assert (done.state.topples["automa"], done.state.achievements["two_topples"]) == (0, [])


# Conquer neutral


@pytest.mark.rule("tap.automa.conquer.neutral.valid.1")
def test_what_it_can_conquer_or_explore_is_valid() -> None:
    # 15 is its own, 26 is full, 19 lies open with a toppled piece, 18 and 29 are unexplored
    state = solo(on={15: "As", 26: "Yy", 19: "y"}, achievements=EARNED)
    why = because(the(conquer(state), Conquered))
    assert why[0] == (VALID_1, MAP, [8, 11, 12, 18, 19, 25, 29], [])
    anywhere = because(the(conquer(solo(achievements=EARNED), anywhere=True), Conquered))
    assert anywhere[0] == (VALID_1, MAP, [one for one in MAP if one not in (22, 24)], [])


def near_you(card: int) -> SoloState:
    """The Automa stands beside your capital, on 17: 20 and 21 lie between the two of you."""
    return solo(on={17: "AA"}, achievements=EARNED, pair=(3, card))


@pytest.mark.rule("tap.automa.conquer.neutral.valid.2")
def test_beside_your_territories_only_with_the_topple_icon() -> None:
    reach = [10, 13, 14, 15, 18, 19, 20, 21, 25, 26, 29]
    without = because(the(conquer(near_you(8)), Conquered))
    assert without[:2] == [
        (VALID_1, MAP, reach, []),
        (VALID_2, reach, [one for one in reach if one not in (20, 21)], []),
    ]
    icon = because(the(conquer(near_you(9)), Conquered))
    assert icon[:2] == [(VALID_1, MAP, reach, []), (VALID_2, reach, reach, [])]
    # a toppled outpost of yours is no territory of yours
    lying = because(the(conquer(solo(on={26: "yy"}, achievements=EARNED)), Conquered))
    assert lying[1][2] == [15, 18, 19, 25, 29]


@pytest.mark.rule("tap.automa.conquer.neutral.none")
def test_with_nothing_valid_the_action_is_skipped() -> None:
    done = conquer(solo(on=dict.fromkeys(AROUND, "Yy")))
    skipped = the(done, Skipped)
    assert (skipped.what, skipped.rule) == ("conquer", "tap.automa.conquer.neutral.none")
    assert because(skipped) == [(VALID_1, MAP, [], [])]
    assert kinds(done) == ["skipped"]
    # the same when the second step leaves nothing: 26 is free, but beside your 30 and 32
    on = dict.fromkeys((15, 18, 19, 25, 29), "Yy") | {30: "YY", 32: "YY"}
    skipped = the(conquer(solo(on=on)), Skipped)
    assert because(skipped) == [(VALID_1, MAP, [26], [])]


@pytest.mark.rule("tap.automa.conquer.neutral.tie.1")
def test_nearest_to_the_middle_island_while_it_is_open() -> None:
    conquered = the(conquer(solo(on={19: "yy"})), Conquered)
    five = [15, 18, 25, 26, 29]
    # 19 is shut: from 15 it is 12, from 26 it is 23, from 25 it is 18, 15, 12
    assert because(conquered) == [
        (VALID_1, MAP, five, []),
        (VALID_2, five, five, []),
        (TIE_1, five, [15, 26], [2, 3, 4, 2, 3]),
        (TIE_2, [15, 26], [15, 26], []),
        (TIE_3, [15, 26], [26], [4, 3]),
    ]
    assert conquered.hex == 26
    closed = because(the(conquer(solo(achievements=EARNED)), Conquered))
    assert closed[2] == (TIE_1, AROUND, AROUND, [])


@pytest.mark.rule("tap.automa.conquer.neutral.tie.2", "tap.automa.conquer.neutral.tie.3")
def test_then_nearest_to_your_territories_with_exactly_one_piece() -> None:
    # 6 holds one piece, 24 two: only 6 counts, though 26 is as near to 24 as 15 is to 6
    state = solo(on={6: "Y"}, achievements=EARNED)
    assert because(the(conquer(state), Conquered))[2:] == [
        (TIE_1, AROUND, AROUND, []),
        (TIE_2, AROUND, [15, 19], [2, 3, 2, 4, 3, 4]),
        (TIE_3, [15, 19], [15, 19], []),
        (TIE_4, [15, 19], [19], [22, 17]),
    ]


@pytest.mark.rule("tap.automa.conquer.neutral.tie.3")
def test_without_such_a_territory_nearest_to_any_of_yours() -> None:
    state = solo(on={6: "Yy"}, achievements=EARNED)
    # 15 and 19 are two steps from 6, though its two pieces block the way through it
    assert because(the(conquer(state), Conquered))[3:] == [
        (TIE_2, AROUND, AROUND, []),
        (TIE_3, AROUND, [15, 19], [2, 3, 2, 4, 3, 4]),
        (TIE_4, [15, 19], [19], [22, 17]),
    ]


@pytest.mark.rule("tap.automa.conquer.neutral.tie.2")
def test_a_territory_that_no_way_leads_to_does_not_narrow() -> None:
    # your only single piece, on 0, is shut in
    state = solo(on={0: "Y", 1: "yy", 2: "yy", 4: "yy"}, achievements=EARNED)
    why = because(the(conquer(state), Conquered))
    ((_, before, after, by),) = [one for one in why if one[0] == TIE_2]
    assert (before == after, set(by)) == (True, {None})


@pytest.mark.rule("tap.automa.conquer.neutral.tie.4")
def test_then_the_hex_tiebreaker_of_the_card_picks() -> None:
    state = solo(on={6: "Y"}, achievements=EARNED, pair=(3, 5))
    # 5 looks at 11 18 25 | 3 8 15 22 29 | 1 6 12 19 …
    assert because(the(conquer(state), Conquered))[-1] == (TIE_4, [15, 19], [15], [6, 12])


def example(card: int) -> SoloState:
    """The book's example as far as it can be rebuilt: ten legal hexes, none of them yours.

    The Automa holds its capital and the middle island. You hold 6 with one piece, 20 and your
    capital with two.
    """
    return solo(on={16: "A", 6: "Y", 20: "Yy"}, achievements=EARNED, pair=(3, card))


TEN = [9, 12, 13, 15, 18, 19, 23, 25, 26, 29]


@pytest.mark.rule(
    "tap.automa.conquer.neutral.valid.2",
    "tap.automa.conquer.neutral.tie.2",
    "tap.automa.conquer.neutral.tie.4",
)
def test_the_example_of_the_book_without_the_topple_icon() -> None:
    done = conquer(example(8))
    far = [15, 18, 19, 25, 26, 29]
    assert because(the(done, Conquered)) == [
        (VALID_1, MAP, TEN, []),
        (VALID_2, TEN, far, []),
        (TIE_1, far, far, []),  # the island is conquered already
        (TIE_2, far, [15, 19], [2, 3, 2, 4, 3, 4]),
        (TIE_3, [15, 19], [15, 19], []),
        (TIE_4, [15, 19], [19], [22, 17]),
    ]
    assert standing(done.state, 19) == "A"


@pytest.mark.rule("tap.automa.conquer.neutral.act.3")
def test_the_example_of_the_book_with_the_topple_icon() -> None:
    done = conquer(example(9))
    assert because(the(done, Conquered)) == [
        (VALID_1, MAP, TEN, []),
        (VALID_2, TEN, TEN, []),
        (TIE_1, TEN, TEN, []),
        (TIE_2, TEN, [9, 12], [1, 1, 2, 2, 3, 2, 3, 4, 3, 4]),
        (TIE_3, [9, 12], [9, 12], []),
        (TIE_4, [9, 12], [9], [18, 24]),
    ]
    assert standing(done.state, 9) == "As"
    protected = the(done, Protected)
    assert (protected.who, protected.hex) == ("shadow", 9)
    assert protected.rule == "tap.automa.conquer.neutral.act.3"
    assert done.state.outposts["shadow"] == 9


@pytest.mark.rule("tap.automa.conquer.neutral.act.1", "tap.automa.conquer.neutral.act.2")
def test_an_empty_hex_gets_a_tile_and_then_the_outpost() -> None:
    done = conquer(solo())
    assert kinds(done) == ["tile_laid", "conquered"]
    assert (the(done, TileLaid).hex, standing(done.state, 19)) == (19, "A")
    assert the(done, TileLaid).rule == "tap.automa.conquer.neutral.act.1"
    assert done.state.outposts["automa"] == 7
    en, de, cs = said(the(done, TileLaid))
    assert ("turned at random" in en, "19" in de, "19" in cs) == (True, True, True)
    explored = conquer(solo(tiles=[19]))
    assert kinds(explored) == ["conquered"]
    assert standing(explored.state, 19) == "A"
    assert not every(explored, Scored)


@pytest.mark.rule("tap.automa.conquer.neutral.act.3")
def test_the_toppled_outpost_fills_the_territory() -> None:
    done = conquer(solo(pair=(3, 9)))
    assert kinds(done) == ["tile_laid", "conquered", "protected"]
    assert standing(done.state, 19) == "As"
    plain = conquer(solo(pair=(3, 8)))
    assert (standing(plain.state, 19), plain.state.outposts["shadow"]) == ("A", 10)
    # the attack on you never brings one
    attack = conquer(solo(on={26: "Y"}, pair=(3, 9)), reacted("none"))
    assert (standing(attack.state, 26), attack.state.outposts["shadow"]) == ("yA", 10)


@pytest.mark.rule("tap.automa.conquer.neutral.act.3.island")
def test_never_on_the_middle_island() -> None:
    done = conquer(solo(on={19: "AA"}, pair=(3, 9)))
    assert (the(done, Conquered).hex, standing(done.state, 16)) == (16, "A")
    assert not every(done, Protected)
    assert done.state.outposts["shadow"] == 10


@pytest.mark.rule("tap.automa.conquer.neutral.act.3.empty")
def test_without_shadow_outposts_the_icon_counts_as_absent() -> None:
    state = near_you(9)
    state.outposts["shadow"] = 0
    done = conquer(state)
    why = because(the(done, Conquered))
    assert (20 in why[0][2], 20 in why[1][2]) == (True, False)
    assert not every(done, Protected)
    state.rulings["automa.topple_icon_when_empty"] = "adjacency_only"
    done = conquer(state)
    assert 20 in because(the(done, Conquered))[1][2]
    assert not every(done, Protected)
    assert done.state.outposts["shadow"] == 0


@pytest.mark.rule("tap.shadow.no-outposts")
def test_shadow_outposts_come_only_with_conquests_of_the_automa() -> None:
    for track in ("exploration", "science", "military", "technology"):
        done = rule(solo(), methodcaller("advance", "shadow", track, benefit=True))
        assert done.state.outposts["shadow"] == 10
    assert conquer(solo(pair=(3, 9))).state.outposts["shadow"] == 9
