"""Cards that wait for their seat after an evening."""

import pytest

from tests.fenris.scene import THREE, Evening, next_after
from tests.scythe.scene import only
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.game import ScytheWithFenris


def waiting(**cards: list[str]) -> Evening:
    """Three people before an evening, with cards that were left open."""
    scene = Evening(*THREE)
    scene.state.agenda = cards
    return scene


def test_without_a_card_the_command_does_not_exist() -> None:
    assert Evening(*THREE).refuses("done", seat="s1") == Evening(*THREE).refuses("xyzzy", seat="s1")


def test_a_seat_settles_its_cards_one_after_the_other() -> None:
    scene = waiting(s1=["a", "b"], s2=["a"])
    told = only(scene.do("done", seat="s1"), "card_done")
    assert (told["seat"], told["card"]) == ("s1", "a")
    assert scene.state.agenda == {"s1": ["b"], "s2": ["a"]}
    scene.do("done", seat="s1")
    assert scene.refuses("done", seat="s1") == "unknown-seat"
    assert scene.state.agenda == {"s2": ["a"]}


def test_a_card_is_open_when_those_before_it_are_settled() -> None:
    scene = waiting(s1=["a", "b"])

    def open_cards() -> list[str]:
        campaign = scene.game.campaign(scene.state, [])
        return [card for card in ("a", "b") if campaign.is_open("s1", card)]

    assert open_cards() == ["a"]
    with pytest.raises(Refusal, match="fenris-not-open"):
        scene.game.campaign(scene.state, []).require("s1", "b")
    scene.do("done", seat="s1")
    assert open_cards() == ["b"]
    scene.do("done", seat="s1")
    assert open_cards() == []


def test_cards_outlive_the_evening_until_the_first_turn_of_the_next() -> None:
    scene = waiting(s2=["a"]).begun()
    assert scene.state.agenda == {"s2": ["a"]}
    told = only(scene.do("gain", seat="s1", what="power", n=1), "card_done")
    assert told["seat"] == "s2"
    assert scene.state.agenda == {}


def test_cards_of_who_is_away_or_late_stay_open() -> None:
    away = waiting(s2=["a"])
    away.do("setup", present=["s1", "s3"], mats={"s1": "industrial", "s3": "mechanical"})
    away.do("gain", seat="s1", what="power", n=1)
    assert away.state.agenda == {"s2": ["a"]}
    late = waiting(s2=["a"]).begun(late=["s2"])
    late.do("gain", seat="s1", what="power", n=1)
    assert late.state.agenda == {"s2": ["a"]}
    late.do("gain", seat="s2", what="power", n=1)
    assert late.state.agenda == {}


def test_after_the_evening_it_is_the_turn_of_those_whose_cards_wait() -> None:
    def who(**cards: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        scene = waiting(**cards)
        scene.state.phase = "rewards"
        now = next_after(scene, "done", seat="s1")
        return now.who, now.may

    assert who(s2=["a"], s3=["a"]) == (("s2", "s3"), ("close", "done"))
    assert who() == (("s1", "s2", "s3"), ("close",))


def test_the_seats_take_their_cards_in_one_order_whoever_comes_first() -> None:
    scene = waiting(s1=["a"], s2=["a", "b"], s3=["a"])
    scene.do("done", seat="s3")
    scene.do("done", seat="s2")
    assert list(scene.state.agenda) == ["s1", "s2"]
    assert ScytheWithFenris().view(scene.state)["agenda"] == {"s1": ["a"], "s2": ["b"]}
