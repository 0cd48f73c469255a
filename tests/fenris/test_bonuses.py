"""Set-up bonuses as a reward: how many boxes, which ones, and how many there are."""

import pytest

from tests.fenris.scene import Evening, automa, human
from tests.fenris.shopping import after_evening, carried_out
from tests.scythe.scene import Events, every, only
from thirdchair.scythe.fenris.campaign import Campaign

RULE = "fen.sheet.setup.source"


def granted(scene: Evening, **boxes: int) -> Events:
    """A reward of so many boxes for each of these seats."""

    async def grant(campaign: Campaign) -> None:
        for seat, n in boxes.items():
            campaign.grant_bonuses(seat, n, RULE)

    return carried_out(scene, grant)


@pytest.mark.rule("fen.sheet.setup.source", "fen.sheet.setup.choose")
def test_a_seat_ticks_one_box_after_the_other_or_all_at_once() -> None:
    scene = after_evening()
    granted(scene, s1=2, s2=2, s3=0)
    assert scene.state.agenda == {"s1": ["bonus"], "s2": ["bonus"]}
    told = only(scene.do("setup_bonus", seat="s1", bonus="power"), "bonus")
    assert (told["bonus"], told["n"]) == ("power", 1)
    assert scene.state.agenda["s1"] == ["bonus"]
    scene.do("setup_bonus", seat="s1", bonus="coins")
    scene.do("setup_bonus", seat="s2", bonus=["popularity", "popularity"])
    assert scene.state.agenda == {}
    assert scene.sheet("s1")["setup_bonuses"] == {"power": 1, "coins": 1}
    assert scene.sheet("s2")["setup_bonuses"] == {"popularity": 2}


@pytest.mark.rule("fen.sheet.setup.max")
@pytest.mark.parametrize("bonus", ["power", "popularity"])
def test_of_power_and_popularity_there_are_three_boxes(bonus: str) -> None:
    scene = after_evening()
    granted(scene, s1=4)
    assert scene.refuses("setup_bonus", seat="s1", bonus=[bonus] * 4) == "fenris-bonus-full"
    scene.do("setup_bonus", seat="s1", bonus=[bonus] * 3)
    assert scene.refuses("setup_bonus", seat="s1", bonus=bonus) == "fenris-bonus-full"
    scene.do("setup_bonus", seat="s1", bonus="coins")
    assert scene.sheet("s1")["setup_bonuses"] == {bonus: 3, "coins": 1}


@pytest.mark.rule("fen.sheet.setup.max")
def test_of_coins_there_is_no_end_until_somebody_says_what_is_printed() -> None:
    scene = after_evening()
    granted(scene, s1=9)
    scene.do("setup_bonus", seat="s1", bonus=["coins"] * 8)
    scene.state.most_coins = 8
    assert scene.refuses("setup_bonus", seat="s1", bonus="coins") == "fenris-bonus-full"


@pytest.mark.rule("fen.automa.setup-bonus.coins")
def test_an_automa_takes_coins_at_once() -> None:
    scene = after_evening(human("nordic"), automa("saxony"))
    events = granted(scene, s1=1, s2=3)
    assert {one["rule"] for one in every(events, "bonus", seat="s2")} == {
        "fen.automa.setup-bonus.coins"
    }
    assert scene.sheet("s2")["setup_bonuses"] == {"coins": 3}
    assert scene.state.agenda == {"s1": ["bonus"]}
    scene.state.most_coins = 4
    granted(scene, s2=3)
    assert scene.sheet("s2")["setup_bonuses"] == {"coins": 4}


def test_bad_choices_get_a_sentence_and_change_nothing() -> None:
    scene = after_evening()
    granted(scene, s1=2)
    assert scene.refuses("setup_bonus", seat="s1", bonus=["coins"] * 3) == "fenris-bonuses"
    assert scene.refuses("setup_bonus", seat="s1", bonus=[]) == "fenris-bonuses"
    assert scene.refuses("setup_bonus", seat="s1", bonus="mechs") == "not-an-option"
    assert scene.refuses("setup_bonus", seat="s2", bonus="coins") == "unknown-seat"


def test_whoever_chooses_late_has_it_for_this_evening_too() -> None:
    scene = after_evening()
    granted(scene, s1=1, s2=1)
    scene.state.leads, scene.state.influence = "1", {}
    scene.do("close")
    scene.begun()
    power = scene.tonight.seats["s1"].power
    scene.do("setup_bonus", seat="s1", bonus="power")
    assert scene.tonight.seats["s1"].power == power + 1
    scene.do("gain", seat="s3", what="power", n=1)
    assert (scene.state.agenda, scene.state.bonuses_due) == ({}, {})
    assert scene.sheet("s2")["setup_bonuses"] == {}
