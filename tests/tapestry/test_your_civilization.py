"""Your civilization, where the rules about bots speak of it: said or not, and at its moment."""

from typing import Any

import pytest

from tests.tapestry.expansions.expanded_builders import carried_out, expanded, rules_of_table
from tests.tapestry.rules_solo.reading import said
from tests.tapestry.scenarios.scenes import begun, the_fall
from tests.tapestry.solo_builders import do, solo
from thirdchair.kit.flow import Done
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.events import LandmarkTaken, Reminder
from thirdchair.words.games.tapestry import TapestryWords

game = Tapestry()
HISTORIANS = ("tap.bots.landmark.historians.automa", "tap.bots.landmark.historians.shadow")
WONDERS = "tap.bots.landmark.ageofwonders"


def told(done: Done[Any]) -> list[str]:
    return [event.rule for event in done.events if isinstance(event, Reminder)]


def taken(state: Any, who: str) -> list[str]:
    """What you are reminded of when a seat takes a landmark."""
    return told(carried_out(state, lambda solo: solo.advance(who, "science", benefit=False)))


def struck(civ: str | None = None, **fields: Any) -> Any:
    state = expanded("AA", arts="science", strike=fields.pop("strike", {}), **fields)
    state.your_civ = civ
    return state


@pytest.mark.rule("tap.bots.landmark.historians.automa", "tap.bots.landmark.historians.shadow")
@pytest.mark.parametrize(("bot", "rule"), list(zip(("automa", "shadow"), HISTORIANS, strict=True)))
def test_historians_are_told_whose_landmark_it_is(bot: str, rule: str) -> None:
    state = expanded(automa={"science": 3}, shadow={"science": 3})
    assert taken(state, bot) == []  # nobody has said it: the checklist has, for whoever plays them
    state.your_civ = "historians"
    assert taken(state, bot) == [rule]
    assert taken(state, "you") == []
    state.your_civ = "other"
    assert taken(state, bot) == []


def test_what_lies_in_the_box_before_the_game_is_no_news_for_historians() -> None:
    state = expanded(automa={"science": 3})
    state.your_civ, state.ready = "historians", False
    assert taken(state, "automa") == []


@pytest.mark.rule("tap.ds.historians")
def test_historians_are_told_that_a_double_strike_triggers_nothing() -> None:
    state = struck("historians", shadow={"exploration": 1}, strike={"technology": 3})
    done = carried_out(state, lambda solo: solo.advance("shadow", "exploration", benefit=False))
    assert [event.who for event in done.events if isinstance(event, LandmarkTaken)] == ["strike"]
    assert told(done) == ["tap.ds.historians"]


@pytest.mark.rule("tap.ds.chosen")
@pytest.mark.parametrize(("civ", "expected"), [("chosen", 1), (None, 1), ("historians", 0)])
def test_the_chosen_are_told_of_their_three_points_when_you_earn_an_achievement(
    civ: str | None, expected: int
) -> None:
    state = struck(civ, you={"military": 11, "science": 11})
    done = do(state, {"do": "advance", "track": "military"})
    assert told(done) == ["tap.ds.chosen"] * expected
    again = do(done.state, {"do": "advance", "track": "science"})
    assert told(again) == []  # it was earned already
    plain = solo(you={"military": 11})
    plain.your_civ = "chosen"
    assert told(do(plain, {"do": "advance", "track": "military"})) == []  # one for each opponent


def test_the_second_token_of_the_chosen_earns_for_you() -> None:
    state = struck("chosen")
    state.tracks["you2"] = {"military": 11}
    done = do(state, {"do": "advance", "who": "you2", "track": "military"})
    assert told(done) == ["tap.ds.chosen"]


@pytest.mark.rule("tap.bots.landmark.historians.automa", "tap.bots.landmark.historians.shadow")
@pytest.mark.rule("tap.bots.landmark.ageofwonders")
def test_what_may_be_yours_is_worth_knowing_from_the_start() -> None:
    state = solo()
    assert rules_of_table(state).your_rules() == (*HISTORIANS, WONDERS)
    state.your_civ = "other"
    assert rules_of_table(state).your_rules() == (WONDERS,)
    both = ("tap.ds.historians", "tap.ds.chosen")
    assert rules_of_table(struck()).your_rules() == (*HISTORIANS, WONDERS, *both)
    assert rules_of_table(struck("chosen")).your_rules() == (WONDERS, "tap.ds.chosen")


@pytest.mark.rule("tap.bots.landmark.historians.shadow")
def test_the_fall_knows_that_you_play_the_historians() -> None:
    state = the_fall(shadow={"science": 11})
    rules = game.mode_of(state)(state, [])
    rules.take_landmark("shadow", "science:10")
    assert [event.rule for event in rules.events if isinstance(event, Reminder)] == [HISTORIANS[1]]
    with pytest.raises(Refusal) as refusal:
        begun("atlantis", 4, your_civ="other")
    assert (refusal.value.text, refusal.value.where) == ("scenario-decides", "new.your_civ")
    assert begun("atlantis", 4, your_civ="historians").your_civ == "historians"


def test_it_is_said_with_the_set_up_or_later_and_need_not_be() -> None:
    new = {"game": "tapestry", "mode": "solo"}
    _, unsaid = game.set_up(new)
    assert "your_civ" not in game.view(unsaid)
    _, state = game.set_up({**new, "your_civ": "chosen"})
    assert game.view(state)["your_civ"] == "chosen"
    later = do(solo(), {"do": "correct", "path": "your_civ", "value": "historians"})
    assert later.state.your_civ == "historians"
    assert said(later.events[0])[1] == "Berichtigt: deine Zivilisation: nichts → Historiker."
    for bad in ({**new, "your_civ": "engineers"}, {**new, "your_civ": 3}):
        with pytest.raises(Refusal) as refusal:
            game.set_up(bad)
        assert refusal.value.where == "new.your_civ"
    for path, where in (("your_civ", "do.value"), ("your_civ.x", "do.path")):
        with pytest.raises(Refusal) as refusal:
            do(solo(), {"do": "correct", "path": path, "value": "nobody"})
        assert refusal.value.where == where


@pytest.mark.rule("tap.bots.landmark.ageofwonders")
def test_why_of_a_bots_landmark_says_what_it_may_mean_to_you() -> None:
    words = TapestryWords("en", mode="solo")
    event = {"type": "landmark", "who": "shadow", "landmark": "science:4"}
    assert words.also(event) == (HISTORIANS[1], WONDERS)
    assert words.also({**event, "who": "you"}) == ()
    assert TapestryWords("en", mode="duel").also(event) == ()
