"""The seventh evening: what its result brings, and which way it leads."""

from typing import Any

import pytest

from tests.fenris.scene import Evening
from tests.fenris.seven import CRIMEA_AND_NORDIC, THREE_PEOPLE, TOKENS, begun, seventh
from tests.scythe.scene import FACTORY, Events, every, only, place
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content


def read(scene: Evening, coins: dict[str, int], *answers: Any, **told: Any) -> Events:
    scene.do("episode_result", *answers, coins=coins, **told)
    return scene.do("read")


COINS = {"s1": 50, "s2": 40, "s3": 30}


@pytest.mark.rule("fen.e7.branch.8a", "fen.e7.reward.setup-bonus.discarded")
def test_if_somebody_has_found_him_it_goes_on_with_8a_and_the_tokens_are_gone() -> None:
    scene = begun(*THREE_PEOPLE)
    scene.do("count", "open", seat="s2", what=TOKENS, n=5)
    scene.do("count", seat="s1", what=TOKENS, n=2)
    events = read(scene, COINS)
    assert scene.state.finder == "s2"
    assert "fen.e7.branch.8a" in [one["rule"] for one in every(events, "step")]
    assert {one["seat"]: one["n"] for one in every(events, "bonuses_due")} == {"s1": 2}
    assert scene.campaign().goes_to() == "8a"
    assert "e" not in scene.state.to_open


@pytest.mark.rule("fen.e7.reward.setup-bonus.discarded")
def test_tokens_that_were_handed_in_bring_nothing_though_somebody_tells_them() -> None:
    scene = begun(*THREE_PEOPLE)
    facts = {"box_e_opened": {"s2": 1}, TOKENS: {"s1": 1, "s2": 5}}
    events = read(scene, COINS, facts=facts)
    assert {one["seat"]: one["n"] for one in every(events, "bonuses_due")} == {"s1": 1}


@pytest.mark.rule("fen.e7.branch.8b", "fen.e7.branch.8b.components")
def test_if_nobody_has_the_box_is_opened_now_and_it_goes_on_with_8b() -> None:
    scene = begun(*THREE_PEOPLE)
    ledger = rules_of(content.PACKAGE)
    events = read(scene, COINS)
    rules = [one["rule"] for one in every(events, "step")]
    assert rules[:2] == ["fen.e7.branch.8b", "fen.e7.branch.8b.components"]
    now = Reader(keys=frozenset(scene.state.keys))
    assert now.may(ledger["fen.e7.branch.8b.components"].lock)
    assert (scene.state.finder, scene.campaign().goes_to()) == ("", "8b")
    scene.do("open", box="e", seat="s2")
    assert "fenris:box-e" in scene.state.keys


@pytest.mark.rule("fen.e7.reward.setup-bonus")
def test_each_token_that_is_left_raises_a_bonus_and_an_automa_takes_coins() -> None:
    scene = begun(*CRIMEA_AND_NORDIC)
    scene.tonight.seats["s2"].holds[TOKENS] = 2
    scene.do("count", seat="s1", what=TOKENS, n=3)
    events = read(scene, {"s1": 50, "s2": 4})
    assert {one["seat"]: one["n"] for one in every(events, "bonuses_due")} == {"s1": 3, "s2": 2}
    assert scene.sheet("s2")["setup_bonuses"] == {"coins": 2}


@pytest.mark.rule("fen.e7.reward.record", "fen.e7.reward.mods.draw", "fen.e7.reward.mods.winner")
def test_everybody_shops_once_more() -> None:
    scene = begun(*THREE_PEOPLE)
    events = read(scene, COINS)
    first = {one["seat"]: one for one in every(events, "offered")}
    assert first["s2"]["tiles"] == {"mech": 2, "infrastructure": 2}
    assert (first["s1"]["extra"], first["s2"].get("extra", 0)) == (1, 0)
    assert scene.sheet("s1")["wins"] == ["7"]
    assert scene.sheet("s3")["wealth"] == 30


@pytest.mark.rule("fen.e7.reward.new-categories", "fen.e7.automa.tags")
def test_stars_of_the_new_track_go_into_any_column_and_an_automas_into_the_fuller_one() -> None:
    scene = begun(*CRIMEA_AND_NORDIC)
    scene.tonight.seats["s1"].stars["upgrades_or_structures"] = 1
    scene.tonight.seats["s2"].stars["upgrades_or_structures"] = 1
    read(scene, {"s1": 50, "s2": 4})
    assert [one.star for one in scene.state.to_log["s1"]] == ["upgrades_or_structures"]
    assert scene.log("s2") == {"upgrades": 1}
    ticked = only([one for one in scene.events if one.get("seat") == "s2"], "ticked")
    assert ticked["rule"] == "fen.e2a.automa.reward.log.tie", "both columns were empty"
    assert scene.campaign().fuller_column == "fen.e2a.automa.reward.log"


def test_two_cannot_have_found_him() -> None:
    scene = begun(*THREE_PEOPLE)
    facts = {"box_e_opened": {"s1": 1, "s2": 1}}
    assert scene.refuses("episode_result", coins=COINS, facts=facts) == "box-e-opened-twice"


def test_tokens_are_corrected_with_the_one_on_the_factory() -> None:
    scene = begun()
    scene.do("correct", path="tokens.encounter", value=[FACTORY, place(74)][:1])
    assert scene.tonight.tokens.encounter == [FACTORY]


NOTHING = {TOKENS: {"s1": 0, "s2": 0}, "box_e_opened": {"s1": 0, "s2": 0}}


@pytest.mark.parametrize(
    ("faction", "branch", "least"),
    [("crimea", "peace", 0), ("crimea", "war", -10), ("fenris", "peace", -16)],
)
def test_a_result_is_below_nothing_only_by_what_is_played_tonight(
    faction: str, branch: str, least: int
) -> None:
    scene = seventh(branch=branch)
    scene.state.sheets["s1"].faction, scene.state.sheets["s1"].base = faction, "crimea"
    told = ["nobody"] if branch == "war" else []
    scene.do("setup", *told, mats={"s1": "industrial"}, board=False)
    below = {"coins": {"s1": least - 1, "s2": 5}, "facts": NOTHING}
    assert scene.refuses("episode_result", **below) == "not-in-range"
    scene.do(
        "episode_result", coins={"s1": least, "s2": 5}, facts=NOTHING, stars={"s1": [], "s2": []}
    )
