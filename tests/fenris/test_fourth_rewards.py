"""After the fourth evening: bonuses for agents, the other kind of mods, and the shop."""

import pytest

from tests.fenris.four import CRIMEA_AND_NORDIC, FOUR, fourth
from tests.fenris.scene import Evening
from tests.fenris.three import PEACE, WAR
from tests.scythe.scene import Events, every, only


def over(
    *seats: dict[str, object], agents: dict[str, int], keys: list[str] | None = None
) -> tuple[Evening, Events]:
    """The evening has a result with these agents; the first seat has won it."""
    scene = fourth(*seats, keys=keys).begun()
    coins = {seat: 40 - 5 * n for n, seat in enumerate(scene.playing)}
    return scene, scene.ended(coins, facts={"agents": agents})


@pytest.mark.rule("fen.e4.reward.setup-bonus")
@pytest.mark.parametrize(("agents", "bonuses"), [(0, 0), (1, 1), (2, 1), (5, 3), (8, 4)])
def test_every_two_agents_bring_a_bonus_rounded_up(agents: int, bonuses: int) -> None:
    scene, events = over(*CRIMEA_AND_NORDIC, agents={"s1": agents, "s2": 0})
    due = every(events, "bonuses_due", seat="s1")
    assert [one["n"] for one in due] == ([bonuses] if bonuses else [])
    assert scene.state.bonuses_due.get("s1", 0) == bonuses


@pytest.mark.rule("fen.e4.reward.setup-bonus", "fen.e4.reward.setup-bonus.cap")
def test_automas_take_coins_and_tracks_end_where_the_sheet_says() -> None:
    scene, _ = over(*CRIMEA_AND_NORDIC, agents={"s1": 3, "s2": 5})
    assert scene.sheet("s2")["setup_bonuses"] == {"coins": 3}
    scene.state.sheets["s1"].bonuses = {"power": 3}
    assert scene.refuses("setup_bonus", seat="s1", bonus="power") == "fenris-bonus-full"
    scene.do("setup_bonus", seat="s1", bonus=["popularity", "coins"])
    assert scene.sheet("s1")["setup_bonuses"] == {"power": 3, "popularity": 1, "coins": 1}


@pytest.mark.rule("fen.e4.reward.mods.unlock", "fen.e4.reward.mods.read")
@pytest.mark.parametrize(
    ("keys", "kind", "board"), [(WAR, "infrastructure", 3), (PEACE, "mech", 2)]
)
def test_the_kind_that_the_second_evening_did_not_bring_joins_the_supply(
    keys: list[str], kind: str, board: int
) -> None:
    scene, events = over(*CRIMEA_AND_NORDIC, agents={"s1": 0, "s2": 0}, keys=keys)
    unlock = only(events, "step", rule="fen.e4.reward.mods.unlock")
    assert unlock["args"] == {"kind": kind, "board": board}
    read = only(events, "step", rule="fen.e4.reward.mods.read")
    assert read["args"] == {"kind": kind}
    ready = only(events, "laid_ready")
    assert (ready["box"], ready["rule"]) == (f"p{board}", "fen.e4.reward.mods.unlock")
    assert only(scene.do("open", box=f"p{board}"), "unpacked")["rule"] == ready["rule"]
    order = [(one["type"], one.get("rule")) for one in events]
    offered = next(n for n, one in enumerate(order) if one[0] == "offered")
    assert order.index(("step", "fen.e4.reward.mods.read")) < offered
    assert {"fenris:mech-mods", "fenris:infrastructure-mods"} <= set(scene.state.keys)


@pytest.mark.rule("fen.e4.reward.mods.draw", "fen.e4.reward.mods.winner")
def test_everybody_draws_two_of_each_kind_and_the_winner_five_in_all() -> None:
    scene, _ = over(*FOUR, agents={"s1": 0, "s2": 0, "s3": 0, "s4": 0})
    winner, other = scene.state.offers["s1"], scene.state.offers["s2"]
    assert winner.tiles == other.tiles == {"mech": 2, "infrastructure": 2}
    assert (winner.extra, other.extra) == (1, 0)
    assert scene.refuses("buy_mods", seat="s1", mods=["armor"]) == "fenris-extra-first"
    scene.do("draw_mods", seat="s1", extra="mech")
    scene.wealth(s1=100, s2=40)
    scene.do("buy_mods", seat="s1", mods=["armor"])
    assert scene.sheet("s1")["wealth"] == 50
    assert scene.refuses("buy_mods", seat="s2", mods=["stealth"]) == "fenris-too-dear"


@pytest.mark.rule("fen.e4.reward.record")
def test_victory_stars_and_coins_are_written_down() -> None:
    scene = fourth(*CRIMEA_AND_NORDIC).begun()
    scene.do("mark", seat="s1", at="workers")
    before = scene.sheet("s1")["wealth"]
    scene.ended({"s1": 40, "s2": 30}, facts={"agents": {"s1": 1, "s2": 0}})
    assert scene.sheet("s1")["wins"] == ["4"]
    assert scene.sheet("s1")["wealth"] == before + 40
    assert scene.log("s1") == {"workers": 1}


@pytest.mark.rule("fen.e4.story.outcome")
def test_nobody_knows_of_rewards_before_the_outcome_was_read() -> None:
    scene = fourth(*CRIMEA_AND_NORDIC, keys=WAR).begun()
    scene.do("episode_result", coins={"s1": 40, "s2": 30}, facts={"agents": {"s1": 1, "s2": 0}})
    assert "fenris:infrastructure-mods" not in scene.state.keys
    scene.do("read")
    assert {"fenris:after-4", "fenris:infrastructure-mods"} <= set(scene.state.keys)


def test_what_was_subdued_in_the_game_need_not_be_told() -> None:
    scene = fourth(*CRIMEA_AND_NORDIC).begun()
    scene.tonight.seats["s1"].holds["agents"] = 3
    events = scene.ended({"s1": 40, "s2": 30})
    assert only(events, "bonuses_due")["n"] == 2


def test_the_fifth_evening_is_next() -> None:
    scene, _ = over(*CRIMEA_AND_NORDIC, agents={"s1": 0, "s2": 0})
    scene.do("close")
    assert (scene.state.evening, scene.state.phase) == ("5", "setup")
