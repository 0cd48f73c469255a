"""Conquer Opponent and Conquer Neutral: what is valid, which hex, and what follows.

Hex orders: card 8 looks at 33 31 28 | 32 30 27 24 21 | 29 26 23 …, card 9 at 28 21 14 | 31 24 17 …,
card 1 at 0 2 5 | 1 4 7 10 14 | …; 1 and 9 show the topple icon, 8 does not.
"""

import pytest

from tests.tapestry.builders import the
from tests.tapestry.solo_builders import (
    asks,
    conquer,
    drew,
    reacted,
    reasons,
    solo,
    standing,
)
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.events import (
    Achievement,
    Conquered,
    Protected,
    Scored,
    Skipped,
    TileLaid,
    Toppled,
)

VALID = "tap.automa.conquer.opp.valid"
OPP_1, OPP_2 = "tap.automa.conquer.opp.tie.1", "tap.automa.conquer.opp.tie.2"
VALID_1, VALID_2 = "tap.automa.conquer.neutral.valid.1", "tap.automa.conquer.neutral.valid.2"
TIE = {n: f"tap.automa.conquer.neutral.tie.{n}" for n in (1, 2, 3, 4)}
EARNED = {"middle_island": ["automa"]}


@pytest.mark.rule("tap.automa.conquer.1", "tap.automa.conquer.opp.valid")
def test_a_territory_of_yours_within_reach_is_attacked() -> None:
    done = conquer(solo(on={26: "Y", 27: "Y"}), reacted("none"))
    conquered = the(done, Conquered)
    assert (conquered.hex, conquered.kind) == (26, "opponent")
    assert reasons(conquered.why) == [(VALID, [26], [])]
    assert standing(done.state, 26) == "yA"
    assert done.state.outposts["automa"] == 7


@pytest.mark.rule("tap.automa.conquer.legal")
def test_full_territories_and_far_ones_are_no_targets() -> None:
    done = conquer(solo(on={26: "Yy", 27: "Y", 15: "Ya"}))
    assert the(done, Conquered).kind == "neutral"


@pytest.mark.rule("tap.automa.conquer.opp.tie.1")
def test_nearest_to_the_middle_island_around_what_cannot_be_conquered() -> None:
    # 26 is two steps from the island, but 19 and 23 are shut: over 30, 27, 20 it is four
    state = solo(on={26: "Y", 15: "Y", 19: "Yy", 23: "Ya"}, pair=(3, 8))
    conquered = the(conquer(state, reacted("none")), Conquered)
    assert reasons(conquered.why) == [(VALID, [15, 26], []), (OPP_1, [15], [2, 4])]


@pytest.mark.rule("tap.automa.conquer.opp.tie.2", "tap.hex.pick")
def test_the_hex_tiebreaker_decides_when_the_island_does_not() -> None:
    on = {26: "Y", 15: "Y", 25: "Y"}
    open_ = the(conquer(solo(on=on), reacted("none")), Conquered)
    assert reasons(open_.why) == [
        (VALID, [15, 25, 26], []),
        (OPP_1, [15, 26], [2, 4, 2]),
        (OPP_2, [26], [22, 10]),
    ]
    closed = the(conquer(solo(on=on, achievements=EARNED), reacted("none")), Conquered)
    assert reasons(closed.why) == [
        (VALID, [15, 25, 26], []),
        (OPP_1, [15, 25, 26], []),
        (OPP_2, [26], [22, 15, 10]),
    ]


@pytest.mark.rule("tap.automa.conquer.island.open")
def test_a_full_island_closes_its_achievement() -> None:
    state = solo(on={26: "Y", 15: "Y", 16: "Ya"})
    why = reasons(the(conquer(state, reacted("none")), Conquered).why)
    assert why[1] == (OPP_1, [15, 26], [])


@pytest.mark.rule("tap.automa.conquer.opp.act.place", "tap.automa.conquer.opp.act.topple")
def test_your_outpost_is_toppled_unless_you_play_a_trap() -> None:
    state = solo(automa={"science": 12, "technology": 12, "exploration": 12}, on={26: "Y"})
    question = asks(state, BotsTurn(), drew("decision", 4), drew("decision", 5))
    assert question.question.hex == 26
    assert question.question.options == ("none", "trap")  # type: ignore[attr-defined]
    assert standing(question.state, 26) == "YA"
    toppled = the(conquer(solo(on={26: "Y"}), reacted("none")), Toppled)
    assert (toppled.who, toppled.by) == ("you", "automa")


@pytest.mark.rule("tap.automa.conquer.opp.act.trap")
def test_a_trap_topples_the_attacker_and_keeps_the_island() -> None:
    state = solo(on={19: "A", 16: "Y"}, topples=(0, 1))
    done = conquer(state, reacted("trap"))
    assert standing(done.state, 16) == "Ya"
    assert done.state.achievements["middle_island"] == []
    # toppling by trapping counts for the one who traps, as in the base game
    assert the(done, Achievement).which == "two_topples"
    assert done.state.achievements["two_topples"] == ["you"]


@pytest.mark.rule("tap.automa.achievement.topple", "tap.automa.achievement")
def test_the_second_outpost_of_yours_that_it_topples_earns_the_automa_10_points() -> None:
    done = conquer(solo(on={26: "Y"}, topples=(1, 0), points=7), reacted("none"))
    assert done.state.achievements["two_topples"] == ["automa"]
    assert (the(done, Scored).from_, the(done, Scored).to) == (7, 17)


def test_the_middle_island_counts_when_it_is_conquered() -> None:
    done = conquer(
        solo(on={19: "A", 16: "Y"}, achievements={"middle_island": ["you"]}), reacted("none")
    )
    earned = the(done, Achievement)
    assert (earned.which, earned.place, earned.vp) == ("middle_island", 2, 5)
    assert done.state.vp["automa"] == 5


@pytest.mark.rule("tap.automa.conquer.no-supply")
def test_without_an_outpost_nothing_is_conquered_and_no_card_is_drawn() -> None:
    done = conquer(solo(on={26: "Y"}, outposts={"automa": 0}, pair=None))
    assert the(done, Skipped).rule == "tap.automa.conquer.no-supply"


@pytest.mark.rule("tap.automa.conquer.2", "tap.automa.conquer.neutral.valid.1")
def test_neutral_takes_territories_and_empty_hexes_toward_the_island() -> None:
    done = conquer(solo())
    conquered = the(done, Conquered)
    assert reasons(conquered.why) == [
        (VALID_1, [15, 18, 19, 25, 26, 29], []),
        (VALID_2, [15, 18, 19, 25, 26, 29], []),
        (TIE[1], [19], [2, 3, 1, 4, 2, 3]),
    ]
    assert (conquered.hex, conquered.kind) == (19, "neutral")
    assert the(done, TileLaid).hex == 19
    assert standing(done.state, 19) == "A"


@pytest.mark.rule("tap.automa.conquer.neutral.act.2")
def test_a_territory_gets_the_outpost_without_a_tile() -> None:
    done = conquer(solo(tiles=[19]))
    assert (the(done, Conquered).hex, standing(done.state, 19)) == (19, "A")
    assert not [event for event in done.events if isinstance(event, TileLaid)]


@pytest.mark.rule("tap.automa.conquer.neutral.valid.2")
def test_next_to_you_only_with_the_topple_icon() -> None:
    near = {20, 21}  # beside 17 of the Automa and beside your 24
    full = {17: "AA", 24: "YY"}
    without = the(conquer(solo(on=full, pair=(3, 8), achievements=EARNED)), Conquered)
    kept = {rule: to for rule, to, _ in reasons(without.why)}
    assert near <= set(kept[VALID_1])
    assert not near & set(kept[VALID_2])
    icon = the(conquer(solo(on=full, pair=(3, 9), achievements=EARNED)), Conquered)
    kept = {rule: to for rule, to, _ in reasons(icon.why)}
    assert kept[VALID_2] == kept[VALID_1]


AROUND = [15, 18, 19, 25, 26, 29]


@pytest.mark.rule("tap.automa.conquer.neutral.tie.2", "tap.automa.conquer.neutral.tie.4")
def test_then_nearest_to_your_territories_with_one_piece() -> None:
    conquered = the(conquer(solo(on={7: "Y"}, achievements=EARNED)), Conquered)
    assert reasons(conquered.why) == [
        (VALID_1, AROUND, []),
        (VALID_2, AROUND, []),
        (TIE[1], AROUND, []),
        (TIE[2], [15, 19], [3, 4, 3, 5, 4, 5]),
        (TIE[3], [15, 19], []),
        (TIE[4], [19], [22, 17]),
    ]


@pytest.mark.rule("tap.automa.conquer.neutral.tie.3")
def test_without_such_a_territory_nearest_to_any_of_yours() -> None:
    conquered = the(conquer(solo(on={7: "Yy"}, achievements=EARNED)), Conquered)
    assert reasons(conquered.why)[3:] == [
        (TIE[2], AROUND, []),
        (TIE[3], [15, 19, 26], [3, 4, 3, 5, 3, 4]),
        (TIE[4], [26], [22, 17, 10]),
    ]


@pytest.mark.rule("tap.automa.conquer.neutral.act.3", "tap.automa.conquer.neutral.act.3.island")
def test_the_topple_icon_protects_the_conquest_but_never_the_island() -> None:
    done = conquer(solo(pair=(3, 9)))
    assert standing(done.state, 19) == "As"
    assert (the(done, Protected).who, done.state.outposts["shadow"]) == ("shadow", 9)
    island = conquer(solo(on={19: "AA"}, pair=(3, 9)))
    assert standing(island.state, 16) == "A"
    assert island.state.outposts["shadow"] == 10


@pytest.mark.rule("tap.automa.conquer.neutral.act.3.empty")
def test_without_shadow_outposts_the_icon_counts_as_absent() -> None:
    on = {17: "AA"}
    state = solo(on=on, pair=(3, 9), outposts={"shadow": 0}, achievements=EARNED)
    kept = {rule: to for rule, to, _ in reasons(the(conquer(state), Conquered).why)}
    assert 21 in kept[VALID_1]
    assert 21 not in kept[VALID_2]
    state.rulings["automa.topple_icon_when_empty"] = "adjacency_only"
    done = conquer(state)
    kept = {rule: to for rule, to, _ in reasons(the(done, Conquered).why)}
    assert 21 in kept[VALID_2]
    assert not [event for event in done.events if isinstance(event, Protected)]


@pytest.mark.rule("tap.automa.conquer.neutral.none")
def test_nothing_valid_skips_the_action() -> None:
    shut = dict.fromkeys((15, 18, 19, 25, 26, 29), "Yy")
    skipped = the(conquer(solo(on=shut)), Skipped)
    assert (skipped.what, skipped.rule) == ("conquer", "tap.automa.conquer.neutral.none")


@pytest.mark.rule("tap.automa.benefit.conquer-any")
def test_anywhere_means_the_whole_map() -> None:
    done = conquer(solo(on={0: "Y"}), reacted("none"), anywhere=True)
    assert the(done, Conquered).hex == 0


@pytest.mark.rule("tap.nocard.draw", "tap.nocard.topple", "tap.nocard.return")
def test_without_an_open_card_conquer_neutral_draws_one_when_it_starts() -> None:
    done = conquer(solo(pair=None), drew("progress", 9))
    assert done.state.decision.progress == solo(pair=None).decision.progress
    assert standing(done.state, 19) == "As"  # its icon counts, though there was no tie


@pytest.mark.rule("tap.nocard.devempty")
def test_with_an_empty_progress_deck_the_decision_deck_serves() -> None:
    cards = range(1, 23)
    done = conquer(solo(pair=None, deck=cards), drew("decision", 8))
    assert done.state.decision.deck == list(cards)


def test_conquer_opponent_draws_only_for_a_tie_that_is_left_over() -> None:
    conquer(solo(pair=None, on={26: "Y"}), reacted("none"))
    done = conquer(
        solo(pair=None, on={26: "Y", 15: "Y"}, achievements=EARNED),
        drew("progress", 9),
        reacted("none"),
    )
    assert the(done, Conquered).hex == 26
