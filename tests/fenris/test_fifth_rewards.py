"""What the fifth evening brings: mods first, then a faction for whoever has earned it."""

from typing import Any

import pytest

from tests.fenris.five import (
    CRIMEA_AND_NORDIC,
    RUSVIET_AND_NORDIC,
    THREE_PEOPLE,
    comes,
    fifth,
    found,
)
from tests.fenris.scene import Evening
from tests.scythe.scene import Events, every, only
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content

COINS = {"s1": 50, "s2": 40, "s3": 30}


def read(scene: Evening, coins: dict[str, int] | None = None, **told: Any) -> Events:
    named = coins or {seat: COINS[seat] for seat in scene.playing}
    return scene.ended(named, **told)


@pytest.mark.rule("fen.e5.reward.fenris.winner", "fen.e5.reward.fenris.rename")
def test_if_nobody_has_beaten_it_the_winner_plays_fenris() -> None:
    scene = fifth(*THREE_PEOPLE).begun()
    events = read(scene, {"s1": 10, "s2": 44, "s3": 30})
    renamed = only(events, "new_faction")
    assert (renamed["seat"], renamed["rule"]) == ("s2", "fen.e5.reward.fenris.winner")
    assert scene.sheet("s2")["faction"] == "fenris"


@pytest.mark.rule("fen.e5.reward.fenris.killer")
def test_whoever_has_beaten_it_plays_fenris_though_somebody_else_has_won() -> None:
    scene = found(*THREE_PEOPLE, die=1)
    comes(scene, "mech", 7, 0, 2, 2, 2)
    events = read(scene, {"s1": 10, "s2": 60, "s3": 20})
    assert only(events, "new_faction")["rule"] == "fen.e5.reward.fenris.killer"
    assert scene.sheet("s1")["faction"] == "fenris"
    assert only(events, "won")["seat"] == "s2"


@pytest.mark.rule("fen.e5.reward.fenris.killer")
def test_an_automa_may_be_that_player() -> None:
    scene = fifth(*CRIMEA_AND_NORDIC).begun()
    scene.state.sheets["s2"].wealth = []  # it buys nothing
    facts = {"box_c_opened": {"s1": 1}}
    scene.do("episode_result", "s2", coins={"s1": 50, "s2": 4}, facts=facts)
    scene.do("read")
    assert scene.sheet("s2")["faction"] == "fenris"


@pytest.mark.rule(
    "fen.e5.reward.fenris.home",
    "fen.e5.reward.fenris.keep",
    "fen.e5.reward.fenris.components",
    "fen.e5.reward.fenris.read",
    "fen.e5.reward.alliance-tokens",
)
def test_home_and_all_that_was_earned_stay_and_a_box_is_handed_over() -> None:
    scene = fifth(*THREE_PEOPLE).begun()
    scene.state.sheets["s1"].mech_mods = ["armor"]
    events = read(scene)
    sheet = scene.sheet("s1")
    assert (sheet["faction"], sheet["base"], sheet["mech_mods"]) == ("fenris", "crimea", ["armor"])
    assert sheet["wealth"] == 60 + 50
    assert (only(events, "to_open")["box"], only(events, "to_open")["board"]) == ("d", 5)
    assert scene.state.to_open == {"d": "s1"}
    told = [one["rule"] for one in every(events, "step")]
    assert "fen.e5.reward.fenris.read" in told
    assert "fen.e5.reward.alliance-tokens" in told
    scene.do("open", box="d", seat="s1")
    assert "fenris:box-d" in scene.state.keys


@pytest.mark.rule("fen.e5.reward.vesna-unused", "fen.e5.reward.switch-later")
def test_vesna_may_lie_unused_and_the_home_base_is_still_the_first_one() -> None:
    scene = fifth(*THREE_PEOPLE)
    sheet = scene.state.sheets["s1"]
    sheet.faction, sheet.base = "vesna", "crimea"
    mats = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}
    tokens = ["artillery", "disarm", "feint", "regroup", "ronin", "scout"]
    scene.do("setup", *tokens, mats=mats)
    events = read(scene)
    assert (scene.sheet("s1")["faction"], scene.sheet("s1")["base"]) == ("fenris", "crimea")
    assert "vesna" in scene.state.reserved
    assert "fen.e5.reward.switch-later" in [one["rule"] for one in every(events, "step")]


@pytest.mark.rule("fen.e5.reward.record", "fen.e5.reward.mods.draw", "fen.e5.reward.mods.winner")
def test_everybody_shops_before_the_new_faction_is_given() -> None:
    scene = fifth(*THREE_PEOPLE).begun()
    events = read(scene)
    kinds = [one["type"] for one in events]
    assert kinds.index("offered") < kinds.index("new_faction")
    first = {one["seat"]: one for one in every(events, "offered")[:3]}
    assert first["s2"]["tiles"] == {"mech": 2, "infrastructure": 2}
    assert (first["s1"]["extra"], first["s2"].get("extra", 0)) == (1, 0)
    assert scene.sheet("s1")["wins"] == ["5"]
    assert scene.sheet("s2")["wealth"] == 40 + 40


@pytest.mark.rule("fen.e5.story.outcome", "fen.e5.box-c.page")
def test_what_the_outcome_tells_is_known_when_it_was_read_though_nobody_opened_the_box() -> None:
    scene = fifth(*THREE_PEOPLE).begun()
    ledger = rules_of(content.PACKAGE)
    scene.do("episode_result", coins=COINS)
    before = Reader(keys=frozenset(scene.state.keys))
    assert not before.may(ledger["fen.e5.story.outcome"].lock)
    assert not before.may("fenris:box-c")
    scene.do("read")
    now = Reader(keys=frozenset(scene.state.keys))
    assert now.may(ledger["fen.e5.story.outcome"].lock)
    assert now.may("fenris:box-c")
    assert now.may("fenris:fenris")
    assert "c" not in scene.state.to_open


def test_the_evening_closes_and_the_sixth_comes_next() -> None:
    scene = fifth(*THREE_PEOPLE).begun()
    read(scene)
    scene.do("open", box="d", seat="s1")
    for seat in scene.playing:
        scene.do("buy_mods", seat=seat, mods=[], done=True)
    scene.do("close")
    assert (scene.state.evening, scene.state.phase) == ("6", "setup")


@pytest.mark.rule("fen.mods.mech.buy.dup.faction", "fen.e5.reward.record")
def test_whoever_gets_the_new_faction_has_shopped_with_the_mat_of_tonight() -> None:
    """What the mat of tonight has printed is put back; what the next one will have is not told."""
    scene = fifth(*RUSVIET_AND_NORDIC).begun()
    events = read(scene)
    assert scene.sheet("s1")["faction"] == "fenris"
    offered = only(events, "offered", seat="s1")
    assert "township" in offered["put_back"]
    scene.do("draw_mods", seat="s1", extra="mech")
    assert scene.refuses("buy_mods", seat="s1", mods=["township"]) == "fenris-mod-on-mat"
    scene.do("buy_mods", seat="s1", mods=["armor"], done=True)
    assert scene.sheet("s1")["mech_mods"] == ["armor"]
