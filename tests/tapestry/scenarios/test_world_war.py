"""Atlantis 2, World War: every hex is a territory, and whoever would explore conquers."""

import pytest

from tests.tapestry.rules_solo.reading import because, every
from tests.tapestry.scenarios.scenes import (
    HEXES,
    begun,
    happened,
    picked,
    reminded,
    rule_of,
    told,
    types,
    world_war,
)
from tests.tapestry.solo_builders import do, drew, reacted, reasons, rolled, standing
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry.events import Conquered, FavoriteChosen
from thirdchair.words.games.tapestry import TapestryWords

CARDS = (picked("landmark_card", "skyscraper"), picked("automa_landmark_card", "tv_station"))
TRACKS = ["exploration", "science", "military", "technology"]


@pytest.mark.rule(
    "tap.atlantis.s2.setup.civ.automa", "tap.atlantis.s2.setup.fav", "tap.atlantis.s2.fav.shadow"
)
def test_the_automa_plays_the_equalizers_and_prefers_military() -> None:
    done = do(begun("atlantis", 2), {"do": "new"}, rolled("science"), drew("progress", 8), *CARDS)
    assert done.state.civs == ["equalizers"]
    assert done.state.favorites == {"automa": "military", "shadow": "science"}
    fixed, rolled_one = happened(done, "favorite")
    assert (fixed["track"], fixed["trigger"]) == ("military", "tap.atlantis.s2.setup.fav")
    assert (rolled_one["track"], rolled_one["trigger"]) == ("science", "tap.solo.setup.shadow.fav")


@pytest.mark.rule("tap.atlantis.s2.setup.tiles")
def test_a_tile_lies_on_every_hex() -> None:
    state = begun("atlantis", 2)
    assert sorted(map(int, state.hexes)) == HEXES
    assert {at: pieces for at, pieces in state.hexes.items() if pieces} == {"22": "AA", "24": "YY"}


@pytest.mark.rule("tap.atlantis.s2.setup.outposts", "tap.atlantis.s2.setup.outposts.same")
def test_you_and_the_automa_have_two_sets_of_outposts() -> None:
    assert begun("atlantis", 2).outposts == {"automa": 18, "shadow": 10, "you": 18}
    state = world_war(outposts={"you": 11})
    done = do(state, {"do": "conquer", "hex": 27})
    assert (done.state.outposts["you"], standing(done.state, 27)) == (10, "Y")
    corrected = do(state, {"do": "correct", "path": "outposts.automa", "value": 20})
    assert corrected.state.outposts["automa"] == 20
    with pytest.raises(Refusal) as refusal:  # only the two of you have a second set
        do(state, {"do": "correct", "path": "outposts.shadow", "value": 20})
    assert refusal.value.args_for_text["max"] == 10


@pytest.mark.rule("tap.atlantis.s2.income1.notapestry")
def test_your_first_income_turn_brings_no_tapestry_card() -> None:
    first = do(world_war(era=(1, 0)), {"do": "income"})
    assert reminded(first) == ["tap.atlantis.s2.income1.notapestry"]
    assert reminded(do(first.state, {"do": "income"})) == []


# Favorite tracks


@pytest.mark.rule("tap.atlantis.s2.fav.limit")
@pytest.mark.parametrize(
    ("automa", "track"),
    [
        ({"military": 12, "exploration": 2, "technology": 3}, "exploration"),
        ({"military": 5, "exploration": 12, "technology": 6}, "military"),
    ],
)
def test_the_automa_prefers_military_or_exploration(automa: dict[str, int], track: str) -> None:
    state = world_war(automa=automa, you={"military": 9})
    chosen = every(rule_of(state, "look_at_favorite", bot="automa"), FavoriteChosen)[0]
    assert chosen.track == track
    rule, before, after, _ = because(chosen)[0]
    assert (rule, before, after) == (
        "tap.atlantis.s2.fav.limit",
        TRACKS,
        ["exploration", "military"],
    )


@pytest.mark.rule("tap.atlantis.s2.fav.limit.end")
def test_the_limit_ends_when_both_are_finished() -> None:
    state = world_war(automa={"military": 12, "exploration": 12, "science": 3, "technology": 1})
    chosen = every(rule_of(state, "look_at_favorite", bot="automa"), FavoriteChosen)[0]
    assert chosen.track == "science"
    assert because(chosen)[0][0] == "tap.atlantis.s2.fav.limit.end"


@pytest.mark.rule("tap.atlantis.s2.fav.shadow")
def test_the_shadow_empire_may_prefer_any_track() -> None:
    state = world_war(shadow={"science": 12, "technology": 3, "military": 1})
    chosen = every(rule_of(state, "look_at_favorite", bot="shadow"), FavoriteChosen)[0]
    assert chosen.track == "technology"
    assert "tap.atlantis.s2.fav.limit" not in [reason[0] for reason in because(chosen)]


# Conquering instead of exploring


@pytest.mark.rule("tap.atlantis.s2.explore.automa")
def test_the_automa_conquers_where_it_would_explore() -> None:
    state = world_war(on={19: "A"}, achievements={"middle_island": ["automa"]})
    done = rule_of(state, "explore")
    (instead,) = happened(done, "instead")
    assert (instead["what"], instead["rule"]) == ("conquer", "tap.atlantis.s2.explore.automa")
    (conquered,) = every(done, Conquered)
    assert conquered.kind == "neutral"
    assert set(reasons(conquered.why)[0][1]) == {8, 12, 15, 16, 18, 20, 23, 25, 26, 29} - {8, 20}
    assert "explored" not in types(done)


@pytest.mark.rule("tap.atlantis.s2.explore.anywhere")
def test_exploring_anywhere_becomes_conquering_anywhere() -> None:
    near = rule_of(world_war(on={28: "Y"}), "explore")
    assert every(near, Conquered)[0].kind == "neutral"
    far = rule_of(world_war(on={28: "Y"}), "explore", reacted("none"), anywhere=True)
    (conquered,) = every(far, Conquered)
    assert (conquered.hex, conquered.kind) == (28, "opponent")
    assert happened(far, "instead")[0]["rule"] == "tap.atlantis.s2.explore.anywhere"
    words = TapestryWords("de", mode="atlantis-2")
    here, anywhere = (
        words.event({"type": "instead", **happened(one, "instead")[0]}) for one in (near, far)
    )
    assert here == "Automa erobert, statt zu erkunden."
    assert anywhere == "Automa erobert, statt zu erkunden, und zwar an einem beliebigen Ort."


@pytest.mark.rule("tap.atlantis.s2.explore")
def test_you_cannot_explore_but_conquer() -> None:
    state = world_war()
    with pytest.raises(Refusal) as refusal:
        do(state, {"do": "explore", "hex": 20})
    assert (refusal.value.code, refusal.value.text) == ("not_now", "conquer-instead")
    assert standing(do(state, {"do": "conquer", "hex": 20}).state, 20) == "Y"


@pytest.mark.rule("tap.atlantis.s2.shadow.exhausted")
@pytest.mark.parametrize("ruling", ["ignore", "adjacency_only"])
def test_without_shadow_outposts_the_topple_icon_counts_for_nothing(ruling: str) -> None:
    """Card 3 has the icon, card 8 has not. Hexes 19 and 26 are beside your territory 23."""
    rulings = {"automa.topple_icon_when_empty": ruling}
    on = {23: "Yy"}

    def valid(tie: int, shadow: int) -> list[int]:
        state = world_war(
            on=on, pair=(1, tie), deck=[2], outposts={"shadow": shadow}, rulings=rulings
        )
        conquered = every(rule_of(state, "conquer"), Conquered)[0]
        return reasons(conquered.why)[1][1]

    assert valid(3, 1) == [15, 18, 19, 25, 26, 29]
    assert valid(3, 0) == valid(8, 5) == [15, 18, 25, 29]


# The goal


@pytest.mark.rule("tap.atlantis.s2.goal", "tap.scen.win", "tap.scen.lose")
@pytest.mark.parametrize(
    ("yours", "vp", "winner", "goal"),
    [
        ({27: "Y", 28: "Y"}, 50, "you", [(3, 3, True)]),
        ({27: "Y"}, 50, "automa", [(2, 3, False)]),
        ({27: "Y", 28: "Y", 31: "y"}, 50, "you", [(3, 3, True)]),
        ({27: "Y", 28: "Y"}, 30, "automa", []),
    ],
)
def test_you_need_more_territories_than_the_automa_and_more_points(
    yours: dict[int, str], vp: int, winner: str, goal: list[tuple[int, int, bool]]
) -> None:
    state = world_war(on={19: "A", **yours}, points=40)
    done = do(state, {"do": "finish"}, told("vp", vp))
    assert done.state.result.winner == [winner]
    assert [(one["have"], one["need"], one["met"]) for one in happened(done, "goal")] == goal
    rule = "tap.scen.win" if winner == "you" else "tap.scen.lose"
    assert happened(done, "verdict") == [{"who": winner, "rule": rule}]
