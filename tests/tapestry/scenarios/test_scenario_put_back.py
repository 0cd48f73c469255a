"""What goes back into the box after a scenario: what it removed, and what only it needed."""

from typing import Any

import pytest

from tests.tapestry.scenarios.checklists import ready
from tests.tapestry.scenarios.scenes import game
from thirdchair.table.journal import Table
from thirdchair.tapestry.put_back import Back


def back(table: Table) -> dict[str, Back]:
    """What only the scenario brings, by id."""
    found = game.put_back(table.setup, table.state)
    return {one.id: one for one in found if one.part == "scenario"}


def corrected(table: Table, path: str, value: Any) -> Table:
    table.do({"do": "correct", "path": path, "value": value})
    return table


@pytest.mark.rule("tap.atlantis.material", "tap.scen.removal")
def test_focus_gives_back_its_cards_and_blockers() -> None:
    found = back(ready("atlantis", 1))
    civs = ["alchemists", "aliens", "chosen", "tinkerers"]
    assert found["removed-scenario-civ"].args["ids"] == civs
    automas = ["iconoclasts", "equalizers", "trailblazers"]
    assert found["automacivs"].args["ids"] == automas
    assert found["removed-scenario-tapestry"].args["ids"] == ["broker-of-peace", "socialism"]
    assert found["blockers"].args == {"n": 3}


@pytest.mark.rule("tap.atlantis.material")
def test_the_war_gives_back_one_trap_and_the_second_outposts() -> None:
    found = back(ready("atlantis", 2))
    assert found["traps-scenario"].args == {"n": 1}
    assert set(found) == {"removed-scenario-tapestry", "traps-scenario", "second_outposts"}


@pytest.mark.rule("tap.atlantis.material")
def test_utopia_gives_back_all_traps_and_a_landmark_card() -> None:
    table = ready("atlantis", 3)
    found = back(table)
    assert "all_traps" in found
    assert found["landmark_card"].args == {"landmarks": ["card:urban_farm"]}
    assert "surprise_party" in found["removed-scenario-tapestry"].args["ids"]
    assert found["removed-scenario-tech"].args["ids"] == ["siegecraft", "radio"]
    others = [one.id for one in game.put_back(table.setup, table.state)]
    assert "traps" not in others  # they are among all of them


@pytest.mark.rule("tap.atlantis.material")
def test_the_fall_gives_back_space_tiles() -> None:
    assert "space" in back(ready("atlantis", 4))


def test_the_kaiju_leaves_your_city_with_the_tokens_of_what_it_destroyed() -> None:
    table = ready("kaiju", 1)
    assert back(table)["kaiju_city"].args == {"n": 0}
    for plot in ("r1c1", "r4c4"):
        corrected(table, f"scenario.plots.{plot}", "token")
    assert back(table)["kaiju_city"].args == {"n": 2}
    assert "civs" in back(table)


def test_the_horde_leaves_the_map_and_the_middle_landmarks_come_back() -> None:
    found = back(corrected(ready("kaiju", 2), "scenario.kaiju", [3, 12]))
    assert found["kaiju_map"].args == {"n": 2, "hexes": [3, 12]}
    assert found["kaiju_markers"].args == {"n": 2}
    assert "middle" in found
