"""Reaction cards of Plans & Ploys and of Fantasies & Futures, yours and the Automa's."""

from typing import Any

import pytest

from tests.tapestry.builders import the
from tests.tapestry.expansions.expanded_builders import carried_out, expanded, picked
from tests.tapestry.rules_solo.reading import because, every, options, said
from tests.tapestry.solo_builders import asks, do, drew, reacted, standing, turned_up
from thirdchair.kit import flow
from thirdchair.kit.flow import Answer, Done, Pending
from thirdchair.tapestry.events import Conquered, OutpostMoved, Reacted, Skipped, Toppled
from thirdchair.tapestry.solo import compose
from thirdchair.tapestry.state import SoloState

PP = ["double_cross", "retreat", "stolen_plans", "surprise_party", "surrender"]
FF = ["ghost_ships", "gremlins", "kraken", "league_of_the_enchanted"]
BOTH = sorted(PP + FF)

CONQUER = {"do": "conquer", "hex": 26}


def attacked(*expansions: str, **fields: Any) -> SoloState:
    """Your territory 26 lies beside the Automa's capital; it has nothing else to attack."""
    return expanded(*expansions, on={26: "Y"}, **fields)


def attack(state: SoloState, *answers: Answer) -> Done[Any]:
    return carried_out(state, lambda solo: solo.conquer(), *answers)


def asks_attack(state: SoloState, *answers: Answer) -> Pending[Any]:
    mode = compose(tuple(state.expansions))
    result = flow.play(lambda state, _, events: mode(state, events).conquer(), state, None, answers)
    assert isinstance(result, Pending)
    return result


def defended(*expansions: str, hand: int = 1, **fields: Any) -> SoloState:
    """The Automa holds 26 and has face-down cards; you attack."""
    return expanded(*expansions, on={26: "A"}, hand=hand, **fields)


# Your cards


@pytest.mark.rule("tap.automa.conquer.opp.act.reaction")
@pytest.mark.parametrize(
    ("expansions", "names"),
    [([], []), (["PP"], PP), (["FF"], FF), (["AA"], []), (["PP", "FF"], BOTH)],
)
def test_you_may_react_with_the_cards_of_the_expansions_in_play(
    expansions: list[str], names: list[str]
) -> None:
    waiting = asks_attack(attacked(*expansions))
    assert waiting.question.key == "choice:your_reaction:you"
    assert options(waiting) == ["none", "trap", *names]


@pytest.mark.rule("tap.automa.conquer.opp.act.reaction")
@pytest.mark.parametrize(
    ("result", "there"), [("you_toppled", "yA"), ("automa_toppled", "Ya"), ("returned", "A")]
)
def test_you_tell_which_outpost_lies_after_your_card(result: str, there: str) -> None:
    state = attacked("PP")
    done = attack(state, reacted("surrender"), picked("reaction_result", result))
    assert standing(done.state, 26) == there
    rule = "tap.automa.conquer.opp.act.reaction"
    assert the(done, Reacted) == Reacted(
        who="you", hex=26, card="surrender", tapestry="surrender", rule=rule
    )
    in_supply = state.outposts["you"] + (result == "returned")
    assert done.state.outposts["you"] == in_supply
    assert len(every(done, Toppled)) == (result != "returned")


@pytest.mark.rule("tap.automa.conquer.opp.act.reaction")
def test_your_outpost_may_go_elsewhere() -> None:
    done = attack(
        attacked("PP"),
        reacted("retreat"),
        picked("reaction_result", "moved"),
        picked("retreat_to", 27),
    )
    assert (standing(done.state, 26), standing(done.state, 27)) == ("A", "Y")
    assert (the(done, OutpostMoved).from_, the(done, OutpostMoved).to) == (26, 27)
    assert done.state.topples == {"automa": 0, "you": 0}


def test_a_trap_is_still_a_trap() -> None:
    done = attack(attacked("PP", "FF"), reacted("trap"))
    assert standing(done.state, 26) == "Ya"
    assert said(the(done, Reacted))[0] == "You play a trap at hex 26."


# The Automa's cards


@pytest.mark.rule("tap.automa.reaction.pp.list", "tap.automa.reaction.ff")
@pytest.mark.parametrize(
    ("expansions", "names"), [([], []), (["PP"], PP), (["FF"], FF), (["PP", "FF"], BOTH)]
)
def test_a_card_that_is_turned_up_has_a_name(expansions: list[str], names: list[str]) -> None:
    waiting = asks(defended(*expansions), CONQUER)
    assert waiting.question.key == "choice:reaction_card:you"
    assert options(waiting) == ["trap", "other", *names]


@pytest.mark.rule("tap.automa.reaction.ff")
@pytest.mark.parametrize("card", FF)
def test_the_four_cards_of_fantasies_and_futures_are_traps(card: str) -> None:
    done = do(defended("FF", hand=3), CONQUER, turned_up(card))
    assert standing(done.state, 26) == "Ay"
    assert done.state.tapestry.automa_hand == 2
    assert (the(done, Toppled).who, the(done, Toppled).rule) == ("you", "tap.automa.reaction.ff")
    assert the(done, Reacted).rule == "tap.automa.reaction.ff"
    assert "wie eine Falle" in said(the(done, Reacted))[1]


@pytest.mark.rule("tap.automa.reaction.pp.nontrap")
@pytest.mark.parametrize("card", ["double_cross", "stolen_plans", "surrender"])
def test_three_cards_of_plans_and_ploys_do_nothing_for_the_automa(card: str) -> None:
    done = do(defended("PP", hand=2), CONQUER, turned_up(card), turned_up("trap"))
    assert standing(done.state, 26) == "Ay"
    named, trap = every(done, Reacted)
    assert (named.rule, trap.rule) == ("tap.automa.reaction.pp.nontrap", "tap.automa.reaction.2")
    assert said(named)[1].endswith("keine Falle: Nichts geschieht.")
    lost = do(defended("PP"), CONQUER, turned_up(card))
    assert standing(lost.state, 26) == "aY"


@pytest.mark.rule("tap.automa.reaction.pp.fail")
@pytest.mark.parametrize("card", ["retreat", "surprise_party"])
def test_without_its_condition_a_card_does_nothing_and_the_next_is_turned_up(card: str) -> None:
    done = do(
        defended("PP", hand=2),
        CONQUER,
        turned_up(card),
        picked("reaction_condition", "no"),
        turned_up("other"),
    )
    assert standing(done.state, 26) == "aY"
    assert the(done, Skipped).rule == "tap.automa.reaction.pp.fail"
    assert done.state.tapestry.automa_hand == 0


@pytest.mark.rule("tap.automa.reaction.pp.works", "tap.automa.reaction.pp.retreat")
def test_the_automa_retreats_to_the_only_territory_that_the_card_allows() -> None:
    done = do(
        defended("PP", hand=2),
        CONQUER,
        turned_up("retreat"),
        picked("reaction_condition", "yes"),
        picked("retreat_to", 15),
        picked("retreat_more", "done"),
    )
    assert (standing(done.state, 26), standing(done.state, 15)) == ("Y", "A")
    assert the(done, Conquered).kind == "opponent"
    assert every(done, Toppled) == []
    assert (done.state.tapestry.automa_hand, done.state.topples["you"]) == (1, 0)


@pytest.mark.rule("tap.automa.reaction.pp.retreat")
def test_of_several_territories_the_hex_tiebreaker_takes_one() -> None:
    """Card 8 looks from the lower right to the upper right: 15 comes last of the three."""
    state = defended("PP", pair=(3, 8))
    done = do(
        state,
        CONQUER,
        turned_up("retreat"),
        picked("reaction_condition", "yes"),
        picked("retreat_to", 15),
        picked("retreat_more", 27),
        picked("retreat_more", 25),
        picked("retreat_more", "done"),
    )
    moved = the(done, OutpostMoved)
    assert [reason[0] for reason in because(moved)] == [
        "tap.automa.reaction.pp.works",
        "tap.automa.reaction.pp.retreat",
    ]
    assert because(moved)[1][1] == [15, 25, 27]
    assert moved.to == 27
    assert standing(done.state, 27) == "A"


@pytest.mark.rule("tap.automa.reaction.pp.retreat")
def test_without_an_open_card_one_is_drawn_for_the_retreat() -> None:
    done = do(
        defended("PP", pair=None),
        CONQUER,
        turned_up("retreat"),
        picked("reaction_condition", "yes"),
        picked("retreat_to", 15),
        picked("retreat_more", 27),
        picked("retreat_more", "done"),
        drew("progress", 8),
    )
    assert the(done, OutpostMoved).to == 27


@pytest.mark.rule("tap.automa.reaction.pp.works")
@pytest.mark.parametrize(
    ("result", "there"), [("you_toppled", "Ay"), ("automa_toppled", "aY"), ("returned", "Y")]
)
def test_you_tell_what_the_other_conditional_card_did(result: str, there: str) -> None:
    state = defended("PP")
    done = do(
        state,
        CONQUER,
        turned_up("surprise_party"),
        picked("reaction_condition", "yes"),
        picked("reaction_result", result),
    )
    assert standing(done.state, 26) == there
    assert done.state.outposts["automa"] == state.outposts["automa"] + (result == "returned")


def test_a_retreat_has_only_territories_with_room() -> None:
    """Your capital and the Automa's are full, and 26 itself is left."""
    waiting = asks(
        defended("PP"), CONQUER, turned_up("retreat"), picked("reaction_condition", "yes")
    )
    assert options(waiting) == [0, 4, 6, 7, 15, 16, 17, 25, 27, 28]


@pytest.mark.rule("tap.automa.reaction.pp.works")
def test_a_retreat_never_ends_on_a_territory_of_yours() -> None:
    """You stand on 6, your outpost on 7 lies: the Automa may go to 7, where nobody stands."""
    state = expanded("PP", on={26: "A", 6: "Y", 7: "y"}, hand=1)
    waiting = asks(state, CONQUER, turned_up("retreat"), picked("reaction_condition", "yes"))
    assert options(waiting) == [0, 4, 7, 15, 16, 17, 25, 27, 28]


@pytest.mark.rule("tap.automa.conquer.opp.act.reaction")
def test_your_outpost_never_goes_to_a_territory_of_the_automa() -> None:
    state = expanded("PP", on={26: "Y", 6: "A", 7: "a", 15: "Y"})
    waiting = asks_attack(state, reacted("retreat"), picked("reaction_result", "moved"))
    assert options(waiting) == [0, 4, 7, 15, 16, 17, 25, 27, 28]


def test_the_rule_of_a_plain_card_is_that_of_its_step() -> None:
    done = do(defended(hand=2), CONQUER, turned_up("other"), turned_up("trap"))
    rules = ["tap.automa.reaction.3", "tap.automa.reaction.2"]
    assert [event.rule for event in every(done, Reacted)] == rules
    assert the(done, Toppled).rule == "tap.automa.reaction.2"
    yours = attack(attacked(), reacted("trap"))
    assert the(yours, Reacted).rule == "tap.automa.conquer.opp.act.trap"


def test_what_was_turned_up_is_named_in_three_languages() -> None:
    done = do(defended("FF"), CONQUER, turned_up("league_of_the_enchanted"))
    en, de, cs = said(the(done, Reacted))
    assert "Liga der Verzauberten" in en
    assert "„Liga der Verzauberten“" in de
    assert "Liga der Verzauberten" in cs
