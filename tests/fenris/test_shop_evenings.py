"""Mods through real evenings: bought after the second, worn and brought in the third."""

from typing import Any

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, Evening
from tests.scythe.scene import every, only
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.table.journal import Table

SEATS: list[dict[str, Any]] = [
    {"kind": "human", "name": "Ana", "faction": "nordic"},
    {"kind": "human", "name": "Bo", "faction": "crimea"},
    {"kind": "automa", "faction": "saxony"},
]
MATS = {"s1": "industrial", "s2": "engineering"}


def before_the_second(branch: str) -> Table:
    """A campaign that comes from paper, so that it stands right before the second evening."""
    behind = {"episode": "2", "branch": branch, "sheets": {"s1": {"wealth": 80}}}
    setup = {"game": "scythe", "mode": "fenris", "seed": 3, "seats": SEATS, "from": behind}
    return Table.new({"scythe": ScytheWithFenris}, setup)


def play_on(table: Table, **command: Any) -> list[dict[str, Any]]:
    """A command, with the first answer that fits whatever it asks."""
    table.do(command)
    while (question := table.question) is not None:
        options = getattr(question, "options", None)
        table.answer(options[0] if options else getattr(question, "min", 0))
    return table.events()


def after_the_second(branch: str) -> Table:
    table = before_the_second(branch)
    play_on(table, do="setup", mats=MATS)
    play_on(table, do="episode_result", coins={"s1": 71, "s2": 60, "s3": 90})
    play_on(table, do="read")
    return table


@pytest.mark.parametrize(
    ("branch", "kind", "kept"),
    [("war", "mech", ["armor", "sword"]), ("peace", "infrastructure", ["cavalry", "machinery"])],
)
def test_one_kind_is_known_after_the_second_evening_and_one_mod_is_free(
    branch: str, kind: str, kept: list[str]
) -> None:
    """151 of wealth: one mod for nothing, one for 50. The Automa has 90: a free one and one."""
    table = after_the_second(branch)
    assert set(table.state.agenda) == {"s1", "s2"}
    play_on(table, do="buy_mods", seat="s1", mods=kept, done=True)
    ana, automa = table.state.sheets["s1"], table.state.sheets["s3"]
    assert (getattr(ana, f"{kind}_mods"), ana.balance) == (kept, 101)
    assert (len(getattr(automa, f"{kind}_mods")), automa.balance) == (2, 40)
    assert table.game.campaign(table.state, []).mod_kinds == [kind]  # type: ignore[attr-defined]


def test_what_was_bought_is_worn_and_brought_in_the_third_evening() -> None:
    """The winner has a new mat then, which prints no Artillery."""
    table = after_the_second("war")
    play_on(table, do="buy_mods", seat="s1", mods=["armor", "sword"], done=True)
    table.do({"do": "close"})
    events = play_on(table, do="setup", mats=MATS)
    slot = table.state.sheets["s3"].mech_mods[0]
    assert only(events, "benefit", seat="s3")["slot"] == slot
    assert "wear" in table.next.may
    play_on(table, do="wear", seat="s1", mods={"speed": "sword"})
    assert table.state.tonight.seats["s1"].worn == {"speed": "sword"}
    play_on(table, do="episode_result", coins={"s1": 99, "s2": 60, "s3": 20})
    offered = every(play_on(table, do="read"), "offered")
    assert {one["seat"]: one["tiles"] for one in offered} == {"s1": {"mech": 3}, "s2": {"mech": 2}}
    assert offered[0]["put_back"] == ["armor", "sword"]


@pytest.mark.parametrize("board", [True, "ask", False])
def test_benefits_come_in_every_way_to_play(board: bool | str) -> None:
    scene = Evening(*ANA_AND_AUTOMA)
    scene.state.sheets["s2"].mech_mods = ["gain.power.2.worker.1", "none", "gain.combat_unit.1"]
    scene.state.sheets["s2"].infrastructure_mods = ["tracker", "gain.coins.2", "card.4"]
    scene.begun(board=board)
    automa = scene.tonight.seats["s2"]
    assert (automa.power, automa.coins, automa.tracker) == (1 + 2, 5 + 2, 1)
    units = {kind: sum(automa.units[kind].values()) for kind in ("worker", "mech", "character")}
    assert units == {"worker": 3, "mech": 1, "character": 1}
    assert 4 not in scene.tonight.decks["s2"].cards
