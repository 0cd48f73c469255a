"""The first shop, after a second evening at war or in peace: the same rules for another kind."""

from typing import Any, NamedTuple

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, THREE
from tests.fenris.seconds import SMALL, Second, steps
from tests.scythe.scene import only

COINS = {"s1": 60, "s2": 40}


class Way(NamedTuple):
    """What is different on one of the two evenings."""

    evening: str
    begins: tuple[Any, ...]
    """What is answered when Ana, s1, plays against one Automa, s2."""
    kind: str
    """The mods that there are from then on."""
    piece: str
    mods: tuple[str, ...]

    @property
    def counted(self) -> str:
        return f"{self.piece}s"

    def solo(self, **arguments: Any) -> Second:
        return Second(self.evening, *ANA_AND_AUTOMA).begins(*self.begins, **arguments)


WAR = Way("2a", SMALL, "mech", "mech", ("armor", "feint", "regroup"))
PEACE = Way(
    "2b",
    ("nobody",),
    "infrastructure",
    "structure",
    ("machinery", "construction", "propaganda"),
)
BOTH = pytest.mark.parametrize("way", [WAR, PEACE], ids=["war", "peace"])


@pytest.mark.rule("fen.e2a.reward.mods.unlock", "fen.e2a.reward.mods.only-mech")
@pytest.mark.rule("fen.e2b.reward.mods.unlock", "fen.e2b.reward.mods.only-infra")
@pytest.mark.parametrize(("way", "other"), [(WAR, PEACE), (PEACE, WAR)], ids=["war", "peace"])
def test_one_kind_of_mods_is_known_now(way: Way, other: Way) -> None:
    scene = way.solo()
    told = scene.ended(COINS)
    assert steps(told) == [f"fen.e{way.evening}.reward.mods.unlock"]
    assert scene.state.agenda == {"s1": ["shop"]}
    assert only(told, "offered")["tiles"] == {way.kind: 2}
    assert f"fenris:{way.kind}-mods" in scene.state.keys
    assert f"fenris:{other.kind}-mods" not in scene.state.keys


@pytest.mark.rule("fen.e2a.reward.mods.draw", "fen.e2b.reward.mods.draw")
@pytest.mark.parametrize(("board", "answers"), [(True, ()), ("ask", (3,)), (False, (3,))])
@BOTH
def test_each_piece_on_the_board_brings_a_tile_more(
    way: Way, board: str | bool, answers: tuple[int, ...]
) -> None:
    """Two and three: five tiles. A tracked board knows it, else people are asked."""
    scene = way.solo(board=board)
    at = ["r2c3", "r2c4", "r3c4"] if board is True else []
    scene.tonight.seats["s1"].units[way.piece] = dict.fromkeys(at, 1)
    scene.do("episode_result", *answers, coins=COINS)
    offered = only(scene.lucky("read"), "offered")
    assert (offered["seat"], offered["tiles"], offered["free"]) == ("s1", {way.kind: 5}, 1)


@pytest.mark.rule("fen.e2a.reward.mods.free", "fen.e2a.reward.mods.buy")
@pytest.mark.rule("fen.e2b.reward.mods.free", "fen.e2b.reward.mods.buy")
@BOTH
def test_one_is_free_and_each_other_costs_fifty(way: Way) -> None:
    scene = Second(way.evening, *THREE).begins()
    scene.ended({"s1": 60, "s2": 20, "s3": 30})
    one, two, third = way.mods
    scene.do("buy_mods", seat="s2", mods=[one])
    scene.do("buy_mods", seat="s1", mods=[one, two])
    assert [scene.sheet(seat)["wealth"] for seat in ("s1", "s2")] == [60 - 50, 20]
    assert scene.refuses("buy_mods", seat="s2", mods=[one, two]) == "fenris-too-dear"
    assert scene.refuses("buy_mods", seat="s1", mods=[one, two, third]) == "fenris-mods-drawn"
    assert scene.sheet("s1")[f"{way.kind}_mods"] == [one, two]


@pytest.mark.rule("fen.e2a.automa.reward.free-mod", "fen.e2b.automa.reward.free-mod")
@pytest.mark.parametrize(("coins", "mods", "wealth"), [(49, 1, 49), (120, 3, 20)])
@BOTH
def test_an_automa_has_one_free_and_buys_what_it_can(
    way: Way, coins: int, mods: int, wealth: int
) -> None:
    scene = way.solo()
    scene.ended({"s1": 150, "s2": coins})
    sheet = scene.sheet("s2")
    assert (len(sheet[f"{way.kind}_mods"]), sheet["wealth"]) == (mods, wealth)


@BOTH
def test_what_was_counted_is_not_asked_and_what_cannot_be_is_refused(way: Way) -> None:
    scene = way.solo(board=False)
    scene.do("count", seat="s1", what=way.counted, n=2)
    refused = scene.refuses("episode_result", coins=COINS, facts={way.counted: {"s1": 5}})
    assert refused == "not-in-range"
    scene.do("episode_result", coins=COINS)
    assert scene.state.columns["s1"].facts == {way.counted: 2}
