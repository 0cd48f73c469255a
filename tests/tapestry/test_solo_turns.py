"""A bot turn: the pair, early income, advancing, benefits and their chains."""

import pytest

from tests.tapestry.builders import kinds, the
from tests.tapestry.solo_builders import (
    asks,
    bots_turn,
    drew,
    fresh,
    pair,
    reacted,
    reasons,
    rolled,
    solo,
    standing,
)
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry.commands import BotsTurn
from thirdchair.tapestry.events import (
    Advanced,
    Conquered,
    Income,
    LandmarkTaken,
    Refreshed,
    Regressed,
    Skipped,
)

TRACKS = ["exploration", "science", "military", "technology"]
DONE = {"science": 12, "technology": 12, "exploration": 12, "military": 12}


def only(**spaces: int) -> dict[str, int]:
    """Every track is finished but these."""
    return DONE | spaces


@pytest.mark.rule("tap.bots.turn.first-income")
def test_the_first_turn_is_an_income_turn() -> None:
    done = bots_turn(fresh())
    assert kinds(done) == ["income", "income_step", "tapestry"]
    assert (done.state.turn, done.state.era["bots"]) == (1, 1)
    assert len(done.state.decision.deck) == 8


@pytest.mark.rule("tap.bots.turn.1", "tap.bots.turn.2", "tap.bots.turn.4a", "tap.bots.turn.4b")
def test_a_pair_turn() -> None:
    done = bots_turn(solo(pair=(3, 8), discard=[9]), *pair(6, 7))
    assert done.state.decision.discard == [9, 3, 8]
    assert (done.state.decision.track, done.state.decision.tie) == (6, 7)
    first, second = (event for event in done.events if isinstance(event, Advanced))
    assert (first.who, second.who) == ("automa", "shadow")
    # 7 from top to bottom: the heart first; upward: science first
    assert (first.track, second.track) == ("technology", "science")


@pytest.mark.rule("tap.bots.adv.tie.automa", "tap.bots.adv.tie.shadow", "tap.bots.adv.tie.heart")
def test_the_example_of_card_9() -> None:
    """Military and technology are valid; the Shadow Empire's favorite track is science."""
    state = solo(
        automa=only(military=5, technology=5),
        shadow=only(military=5, technology=5),
        favorites=("exploration", "science"),
        deck=[6, 9],
    )
    first, second = (
        event for event in bots_turn(state, *pair(6, 9)).events if isinstance(event, Advanced)
    )
    valid: tuple[str, list[str], list[int]] = (
        "tap.bots.adv.icon.all",
        ["military", "technology"],
        [],
    )
    assert reasons(first.why) == [valid, ("tap.bots.adv.tie.automa", ["technology"], [5, 1])]
    assert reasons(second.why) == [valid, ("tap.bots.adv.tie.shadow", ["military"], [1, 5])]


@pytest.mark.rule("tap.bots.turn.3", "tap.bots.turn.3.skip")
def test_the_hand_on_the_last_track_card_means_income_at_once() -> None:
    done = bots_turn(solo(deck=[4, 5], era=(4, 1)), *pair(4, 5))
    assert the(done, Income).turn == 5
    assert not [event for event in done.events if isinstance(event, Advanced)]
    assert bots_turn(solo(deck=[4, 5]), *pair(5, 4)).state.era["bots"] == 1  # 5 has no hand


@pytest.mark.rule("tap.bots.turn.deck-empty")
def test_an_empty_deck_means_income_with_the_last_pair_still_open() -> None:
    done = bots_turn(solo(deck=[], pair=(5, 4), era=(4, 1), level=3, civs=("engineers",)))
    assert the(done, Income).turn == 5
    advanced = [event for event in done.events if isinstance(event, Advanced)]
    assert [event.who for event in advanced] == ["automa", "shadow"]
    assert (done.state.decision.track, done.state.decision.tie) == (5, 4)


@pytest.mark.rule("tap.end.bots-stop")
def test_after_the_fifth_income_the_bots_stop() -> None:
    with pytest.raises(Refusal) as refusal:
        bots_turn(solo(era=(5, 4)))
    assert (refusal.value.code, refusal.value.text) == ("not_now", "bots-have-finished")


@pytest.mark.rule("tap.bots.adv.none")
def test_a_bot_that_has_finished_everything_stays() -> None:
    done = bots_turn(solo(automa=DONE), *pair(6, 7))
    assert (the(done, Skipped).who, the(done, Advanced).who) == ("automa", "shadow")


def test_both_tokens_move_on_the_favorite_track() -> None:
    first, second = (
        event for event in bots_turn(solo(), *pair(6, 7)).events if isinstance(event, Advanced)
    )
    assert (first.tokens, second.tokens) == (2, 2)
    other = the(bots_turn(solo(automa=only(military=3), shadow=DONE), *pair(6, 7)), Advanced)
    assert other.tokens == 1


@pytest.mark.rule("tap.bots.landmark.box")
def test_the_automa_comes_first_to_a_landmark() -> None:
    state = solo(automa=only(military=3), shadow=only(military=3))
    done = bots_turn(state, *pair(6, 7))
    assert (the(done, LandmarkTaken).who, done.state.landmarks["military:4"]) == (
        "automa",
        "automa",
    )


@pytest.mark.rule("tap.automa.benefit.die", "tap.automa.benefit.conquer")
def test_a_chain_from_science_over_military_to_a_question_for_you() -> None:
    state = solo(
        automa=only(science=4, military=4), on={26: "Y"}, favorites=("science", "military")
    )
    waiting = asks(state, BotsTurn(), *pair(6, 7), rolled("military"))
    assert waiting.question.hex == 26
    done = bots_turn(state, *pair(6, 7), rolled("military"), reacted("none"))
    assert standing(done.state, 26) == "yA"
    assert done.state.tracks["automa"] == only(science=5, military=5)


@pytest.mark.rule("tap.automa.benefit.die-x")
def test_the_crossed_die_brings_no_benefit_but_the_landmark() -> None:
    state = solo(automa=only(science=2, military=6), shadow=DONE, favorites=("science", "military"))
    done = bots_turn(state, *pair(6, 7), rolled("military"))
    assert done.state.landmarks["military:7"] == "automa"
    assert not [event for event in done.events if isinstance(event, Conquered)]


@pytest.mark.rule("tap.automa.benefit.die.end")
def test_the_end_of_the_rolled_track_voids_the_roll() -> None:
    state = solo(automa=only(science=4), shadow=DONE)
    done = bots_turn(state, *pair(6, 7), rolled("military"))
    rules = [event.rule for event in done.events if isinstance(event, Skipped)]
    assert "tap.automa.benefit.die.end" in rules


@pytest.mark.rule("tap.automa.benefit.choice", "tap.automa.benefit.choice.adv")
def test_a_choice_of_tracks_is_rolled_among_the_listed_ones() -> None:
    state = solo(
        automa=only(science=8, technology=6), shadow=DONE, favorites=("science", "military")
    )
    waiting = asks(state, BotsTurn(), *pair(6, 7))
    assert waiting.question.options == ("exploration", "military", "technology")  # type: ignore[attr-defined]
    done = bots_turn(state, *pair(6, 7), rolled("technology"))
    assert the(done, Refreshed).row == "tech"
    state.rulings["automa.choice_roll_finished"] = "reroll"
    waiting = asks(state, BotsTurn(), *pair(6, 7))
    assert waiting.question.options == ("technology",)  # type: ignore[attr-defined]


@pytest.mark.rule("tap.automa.benefit.choice.regress", "tap.bots.adv.regress.start")
def test_a_regress_gives_the_benefit_of_the_space_and_nothing_on_the_start() -> None:
    state = solo(
        automa=only(science=9, technology=4), shadow=DONE, favorites=("science", "military")
    )
    done = bots_turn(state, *pair(6, 7), rolled("technology"))
    assert (the(done, Regressed).to, the(done, Refreshed).row) == (3, "tech")
    state.rulings["automa.regress_benefit"] = False
    quiet = bots_turn(state, *pair(6, 7), rolled("technology"))
    assert not [event for event in quiet.events if isinstance(event, Refreshed)]
    state.tracks["automa"]["technology"] = 0
    nothing = bots_turn(state, *pair(6, 7), rolled("technology"))
    rules = [event.rule for event in nothing.events if isinstance(event, Skipped)]
    assert "tap.bots.adv.regress.start" in rules


@pytest.mark.rule("tap.shadow.benefit.none")
def test_the_shadow_empire_gains_no_benefit() -> None:
    state = solo(automa=DONE, shadow=only(military=4), on={26: "Y"})
    assert kinds(bots_turn(state, *pair(6, 7))) == ["drew", "drew", "skipped", "advanced"]


def test_two_draws_are_asked_the_track_card_first() -> None:
    waiting = asks(solo(), BotsTurn())
    assert waiting.question.options == (1, 2, 4, 5, 6, 7)  # type: ignore[attr-defined]
    waiting = asks(solo(), BotsTurn(), drew("decision", 4))
    assert waiting.question.options == (1, 2, 5, 6, 7)  # type: ignore[attr-defined]
    assert (waiting.state.decision.track, waiting.state.decision.tie) == (4, None)
