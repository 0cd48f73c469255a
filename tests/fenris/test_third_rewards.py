"""After the third evening: bonuses for influence, a faction out of a box, mods, what is next."""

import pytest

from tests.fenris.scene import next_after
from tests.fenris.switching import four, over
from tests.fenris.three import CRIMEA_AND_NORDIC, FOUR, PEACE, third
from tests.scythe.scene import every, only
from thirdchair.kit.readers import Reader
from thirdchair.words.games.scythe import voice

# The gate


@pytest.mark.rule("fen.e3.story.outcome", "fen.e3.reward.record")
def test_nothing_of_it_is_known_before_the_outcome_is_read() -> None:
    scene = third(*CRIMEA_AND_NORDIC).begun()
    scene.do("episode_result", coins={"s1": 40, "s2": 30}, facts={"found": {"s1": 1}})
    assert not {"fenris:after-3", "fenris:vesna", "fenris:box-a"} & set(scene.state.keys)
    for command in ("keep", "give_up", "change_faction", "base", "open"):
        assert scene.refuses(command, seat="s1") == "not-an-option"
    events = scene.do("read", 1)
    assert {"fenris:after-3", "fenris:vesna"} <= set(scene.state.keys)
    assert scene.sheet("s1")["wins"] == ["3"]
    assert [only(events, "booked", seat=seat)["amount"] for seat in ("s1", "s2")] == [40, 30]


# Bonuses


@pytest.mark.rule("fen.e3.reward.setup-bonus")
def test_a_bonus_for_every_two_tokens_and_for_one_left_over() -> None:
    scene, events = four(s1=3, s2=2, s3=0, s4=5)
    due = {one["seat"]: one["n"] for one in every(events, "bonuses_due")}
    assert due == {"s1": 2, "s2": 1, "s4": 3}
    assert scene.state.bonuses_due == {"s1": 2, "s2": 1}
    assert scene.sheet("s4")["setup_bonuses"] == {"coins": 3}


@pytest.mark.rule("fen.e3.reward.setup-bonus.cap")
def test_power_and_popularity_end_where_the_sheet_ends() -> None:
    scene, _ = four(s1=8)
    for _ in range(3):
        scene.do("setup_bonus", seat="s1", bonus="power")
    assert scene.refuses("setup_bonus", seat="s1", bonus="power") == "fenris-bonus-full"
    scene.do("setup_bonus", seat="s1", bonus="popularity")
    assert scene.sheet("s1")["setup_bonuses"] == {"power": 3, "popularity": 1}


# The faction out of the box


@pytest.mark.rule(
    "fen.e3.reward.vesna.finder",
    "fen.e3.reward.vesna.home",
    "fen.e3.reward.vesna.keep",
    "fen.e3.reward.vesna.rename",
)
def test_whoever_found_the_card_plays_it_from_the_old_home_base() -> None:
    scene = third(*FOUR).begun().wealth(s1=100, s2=80, s3=60, s4=30)
    scene.state.sheets["s3"].mech_mods = ["armor"]
    events = over(scene, 1, found="s3")
    renamed = only(events, "new_faction")
    assert (renamed["seat"], renamed["rule"]) == ("s3", "fen.e3.reward.vesna.finder")
    sheet = scene.sheet("s3")
    assert (sheet["faction"], sheet["base"]) == ("vesna", "polania")
    assert (sheet["wealth"], sheet["mech_mods"]) == (70, ["armor"])
    assert only(events, "new_base")["faction"] == "polania"


@pytest.mark.rule("fen.e3.reward.vesna.winner")
def test_if_nobody_found_it_the_winner_plays_it() -> None:
    scene, events = four(winner="s2")
    assert only(events, "new_faction")["rule"] == "fen.e3.reward.vesna.winner"
    assert scene.sheet("s2")["faction"] == "vesna"


@pytest.mark.rule("fen.e3.reward.vesna.finder", "fen.e3.automa.switch.roll")
def test_an_automa_that_found_it_plays_it_and_does_not_roll() -> None:
    scene = third(*CRIMEA_AND_NORDIC).begun()
    events = over(scene, found="s2")
    assert scene.sheet("s2")["faction"] == "vesna"
    assert every(events, "rolled") == []
    assert scene.state.agenda["s1"][0] == "switch"


@pytest.mark.rule(
    "fen.e3.reward.vesna.components", "fen.e3.reward.vesna.card-out", "fen.e3.reward.vesna.read"
)
def test_its_box_is_handed_over_and_opened_when_people_like() -> None:
    scene, events = four()
    assert only(events, "to_open") == {
        "type": "to_open",
        "seat": "s1",
        "box": "a",
        "board": 4,
        "rule": "fen.e3.reward.vesna.components",
    }
    told = [one["rule"] for one in every(events, "step")]
    assert told == ["fen.e3.reward.vesna.card-out", "fen.e3.reward.vesna.read"]
    assert "open" in next_after(scene).may
    for box in ("b", "e", "A", "xyzzy"):
        assert scene.refuses("open", box=box) == "fenris-no-box"
    opened = only(scene.do("open", box="a", seat="s1"), "opened")
    assert opened["seat"] == "s1"
    assert "fenris:box-a" in scene.state.keys
    assert scene.refuses("open", box="a") == "not-an-option"


# Mods, and what comes next


@pytest.mark.rule("fen.e3.reward.mods.draw", "fen.e3.reward.mods.winner")
@pytest.mark.parametrize(("keys", "kind"), [(None, "mech"), (PEACE, "infrastructure")])
def test_two_mods_for_everybody_and_three_for_the_winner(keys: list[str], kind: str) -> None:
    scene, events = four(keys=keys)
    offered = {one["seat"]: one["tiles"] for one in every(events, "offered")}
    assert offered == {"s1": {kind: 3}, "s2": {kind: 2}, "s3": {kind: 2}}
    assert not any(one.get("free") for one in every(events, "offered"))
    assert scene.state.agenda["s1"][-1] == "shop"


def test_the_fourth_evening_is_next() -> None:
    scene, _ = four()
    scene.do("close")
    assert (scene.state.evening, scene.state.phase) == ("4", "setup")
    assert scene.sheet("s1")["faction"] == "vesna"
    assert scene.game.view(scene.state)["sheets"]["s1"]["base"] == "nordic"


# Words


@pytest.mark.parametrize(
    ("language", "order", "new"),
    [
        ("en", "Cy ($70 + 0 mods = $70), Bo ($90 + 0 mods = $90)", "Ana plays Vesna"),
        ("de", "Cy (70 $ + 0 Modifikationen = 70 $)", "Ana spielt ab jetzt Vesna"),
        ("cs", "Cy (70 $ + modifikace: 0 = 70 $)", "Ana hraje od této chvíle: Vesna"),
    ],
)
def test_the_order_is_said_with_its_arithmetic(language: str, order: str, new: str) -> None:
    scene, told = four()
    scene.do("give_up", seat="s2")
    events = scene.do("give_up", seat="s3")
    words = voice()(
        Reader(language, keys=frozenset(scene.state.keys)), {"mode": "fenris"}, scene.state
    )
    said = [words.event(one) for one in (*told, *events)]
    assert any(order in one for one in said)
    assert any(new in one for one in said)
