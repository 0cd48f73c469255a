"""What a scenario tells of the table tonight: in brief, and piece by piece."""

from typing import Any

import pytest

from tests.tapestry.scenarios.scenes import (
    focus,
    game,
    kaiju_capital,
    kaiju_map,
    premonition,
    the_fall,
    utopia,
    world_war,
)
from thirdchair.tapestry.scenarios.parts import Fact, Titles
from thirdchair.tapestry.scenarios.scenario import Scenario

NOTED: tuple[str | None, ...] = ("Dictatorship", None, "Olive Oil")


def scenario_of(state: Any) -> Scenario:
    scenario = game.scenario(state)
    assert scenario is not None
    return scenario


@pytest.mark.parametrize(
    ("state", "facts"),
    # Everybody also has what stands on the capitals at the start.
    [
        (focus(favorite=None), [("no-focus", {})]),
        (focus(), [("focus", {"track": "technology"}), ("blockers", {"space": 0})]),
        (
            focus(blockers={"science": 4, "military": 7}),
            [("focus", {"track": "technology"}), ("blockers", {"space": 7})],
        ),
        (
            world_war(on={1: "Y", 2: "A", 3: "Ay"}),
            [("territories", {"you": 2, "automa": 3})],
        ),
        (utopia(), [("landmarks", {"you": 0, "automa": 0})]),
        (the_fall(), [("noted", {"count": 0})]),
        (premonition(cards=NOTED, face_down=1), [("face-down", {"count": 1})]),
        (
            kaiju_capital(district=3, last=2, plots={"3a": "token"}),
            [("kaiju-at", {"district": 3}), ("destroyed", {"count": 1})],
        ),
        (
            kaiju_map(target=70, kaiju=(1, 2), blockers=("science",), on={5: "Y", 6: "yY"}),
            [("target", {"points": 70}), ("outposts", {"count": 5}), ("kaiju-left", {"count": 38})],
        ),
    ],
)
def test_in_brief(state: Any, facts: list[tuple[str, dict[str, Any]]]) -> None:
    brief = [(fact.id, fact.args) for fact in scenario_of(state).facts() if fact.brief]
    assert brief == facts


@pytest.mark.rule("tap.atlantis.s1.block.blocked")
def test_only_tracks_that_hold_you_back_are_named_as_such() -> None:
    """You are level with the blocker of science alone; technology is your favorite track."""
    state = focus(
        you={"technology": 6, "science": 2, "military": 1},
        blockers={"exploration": 2, "science": 2, "military": 2},
    )
    held = scenario_of(state).held()
    assert {track: refusal.text for track, refusal in held.items()} == {
        "science": "token-is-blocked"
    }
    assert scenario_of(utopia()).held() == {}


@pytest.mark.parametrize(
    ("state", "facts"),
    [
        (
            premonition(cards=NOTED),
            [
                ("card", {"space": 1, "card": "Dictatorship"}),
                ("card", {"space": 3, "card": "Olive Oil"}),
            ],
        ),
        (kaiju_map(blockers=("science",)), [("blocker", {"track": "science"})]),
        (
            kaiju_capital(district=3, last=2, plots={"3a": "house", "4b": "token"}),
            [
                ("came-from", {"district": 2}),
                ("plot", {"plot": "3a", "piece": "house"}),
                ("token", {"plot": "4b"}),
            ],
        ),
    ],
)
def test_piece_by_piece(state: Any, facts: list[tuple[str, dict[str, Any]]]) -> None:
    listed = [(fact.id, fact.args) for fact in scenario_of(state).facts() if not fact.brief]
    assert listed == facts


def test_the_fall_notes_cards_for_the_next_game_and_premonition_for_none() -> None:
    def onward(state: Any) -> list[bool]:
        parts = scenario_of(state).parts()
        return [part.onward for part in parts if isinstance(part, Titles)]

    assert (onward(the_fall()), onward(premonition())) == ([True], [False])


def test_a_blocker_makes_its_track_cost_more_and_no_other_scenario_adds_costs() -> None:
    costs = scenario_of(kaiju_map(blockers=("science",))).extra_costs()
    assert costs == {"science": Fact("blocker", {"count": 1})}
    assert scenario_of(focus()).extra_costs() == {}
