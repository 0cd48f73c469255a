"""Flags and traps: who springs a trap, what it takes, and how many tokens there are."""

from typing import Any

import pytest

from tests.scythe.scene import FACTORY, Scene, automa, every, human, only, place, solo
from thirdchair.kit.flow import frozen
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import Refusal

MECH = 10
"""A card whose first half moves a mech."""


def trapped(**setup: Any) -> Scene:
    """Crimea's only mech will go to 64, toward the human's mech, and a trap lies there."""
    scene = solo("crimea", "togawa", "ultimaszyna", **setup)
    scene.put("s2", mech=[73]).put("s1", mech=[65], character=88)
    scene.state.tokens.encounter = []
    goal = way_of(scene)
    scene.state.tokens.trap = [goal]
    return scene


def way_of(scene: Scene) -> str:
    """Where the mech will go."""
    state = frozen(scene.state)
    events = scene.turn("s2", MECH)
    scene.state = scene.game.thawed(state)
    return str(only(events, "moved")["to"])


@pytest.mark.rule("scy.automa.invaders.traps", "scy.automa.invaders.penalties")
@pytest.mark.parametrize(
    ("what", "had", "left"), [("power", 5, 2), ("coins", 3, 0), ("cards", 2, 0)]
)
def test_an_automa_pays_what_the_trap_shows_as_far_as_it_can(
    what: str, had: int, left: int
) -> None:
    scene = trapped().give("s2", **{what: had})
    events = scene.turn("s2", MECH, what)
    at = only(events, "moved")["to"]
    asked = scene.asked[1]
    assert isinstance(asked, Pick)
    assert (asked.about, asked.at, asked.options) == (
        "trap",
        at,
        ("power", "coins", "cards", "popularity"),
    )
    sprung = only(events, "token", change="sprung")
    assert (sprung["seat"], sprung["at"]) == ("s2", at)
    assert sprung["rule"] == "scy.automa.invaders.traps"
    paid = next(one for one in events if one["type"] == "gained")
    assert (paid["what"], paid["n"], paid["rule"]) == (
        what,
        left - had,
        "scy.automa.invaders.traps",
    )
    assert (scene.state.tokens.trap, scene.state.tokens.sprung) == ([], [at])


def test_an_automas_popularity_never_changes_but_the_trap_is_turned_over() -> None:
    scene = trapped()
    events = scene.turn("s2", MECH, "popularity")
    assert only(events, "skipped", what="trap")["rule"] == "scy.automa.setup.popularity"
    assert scene.state.seats["s2"].popularity == 10
    assert scene.state.tokens.trap == []


def test_who_has_nothing_loses_nothing() -> None:
    scene = trapped().give("s2", cards=0)
    events = scene.turn("s2", MECH, "cards")
    assert only(events, "skipped", what="trap")["rule"] == "scy.automa.invaders.traps"


def test_a_table_may_rule_that_traps_do_not_touch_an_automa() -> None:
    scene = trapped().rule(traps="nothing")
    events = scene.turn("s2", MECH)
    assert only(events, "skipped", what="trap")["rule"] == "scy.automa.invaders.traps"
    assert not every(events, "token")
    assert len(scene.state.tokens.trap) == 1


def test_a_unit_that_stays_springs_nothing() -> None:
    scene = trapped().put("s2", mech=[54])
    scene.state.tokens.trap = [FACTORY]
    moved = only(scene.turn("s2", MECH), "moved")
    assert moved["from"] == moved["to"] == FACTORY
    assert scene.state.tokens.trap == [FACTORY]


def test_a_trap_is_sprung_before_the_combat() -> None:
    scene = trapped().give("s2", power=9, cards=0)
    scene.put("s2", mech=[73]).put("s1", mech=[74], character=88)
    scene.state.tokens.trap = [place(74)]
    events = scene.turn("s2", 17, "power", 0, 0, 6)
    order = [one["type"] for one in events if one["type"] in ("moved", "token", "combat")]
    assert order == ["moved", "token", "combat"]
    assert only(events, "combat")["power"]["s2"] == 6, "3 of 9 are gone"


def test_a_human_pays_what_an_automas_trap_shows() -> None:
    scene = solo("togawa", "nordic").put("s1", mech=[66], character=15).give("s1", popularity=1)
    scene.state.tokens.trap = [place(76)]
    events = scene.move("s1", ("mech", 66, 76), answers=("popularity",))
    assert only(events, "token")["rule"] == "scy.automa.invaders.penalties"
    paid = only(events, "gained", seat="s1")
    assert (paid["what"], paid["n"]) == ("popularity", -1)
    assert scene.state.seats["s1"].popularity == 0


def test_a_human_pays_however_the_table_rules_about_automas() -> None:
    scene = solo("togawa", "nordic").rule(traps="nothing").put("s1", mech=[66], character=15)
    scene.state.tokens.trap = [place(76)]
    events = scene.move("s1", ("mech", 66, 76), answers=("coins",))
    assert only(events, "gained", seat="s1")["n"] == -4


@pytest.mark.parametrize("cooperative", [False, True])
def test_a_togawa_automas_trap_counts_against_another_automa_unless_they_play_together(
    cooperative: bool,
) -> None:
    scene = Scene(
        human("nordic"), automa("crimea", "ultimaszyna"), automa("togawa"), cooperative=cooperative
    )
    scene.put("s2", mech=[73]).put("s1", mech=[65], character=15).put("s3", character=88)
    scene.state.tokens.encounter = []
    goal = way_of(scene)
    scene.state.tokens.trap = [goal]
    scene.turn("s2", MECH, *(() if cooperative else ("coins",)))
    assert (goal in scene.state.tokens.sprung) != cooperative


def test_togawa_walks_over_its_own_traps_and_humans_who_play_together_do() -> None:
    scene = solo("crimea", "togawa").put("s1", mech=[66], character=88)
    scene.state.tokens.trap = [place(76)]
    assert not every(scene.move("s1", ("mech", 66, 76)), "token")
    friends = Scene(
        human("togawa"), human("nordic", "militant"), automa("crimea"), cooperative=True
    )
    friends.put("s1", character=88).put("s2", mech=[66], character=15)
    friends.state.tokens.trap = [place(76)]
    assert not every(friends.move("s2", ("mech", 66, 76)), "token")


# How many there are


def correct(scene: Scene, path: str, value: Any) -> None:
    scene.do({"do": "correct", "path": path, "value": value})


def test_a_token_that_is_corrected_onto_the_board_leaves_its_owner() -> None:
    scene = solo("albion", "nordic")
    correct(scene, "tokens.flag", ["r3c2", "r3c3"])
    assert scene.state.seats["s2"].tokens == 2
    correct(scene, "tokens.flag", ["r3c2"])
    assert scene.state.seats["s2"].tokens == 3
    correct(scene, "tokens.flag", ["r3c2", "r3c3", "r3c5", "r4c5"])
    events = scene.turn("s2", 16)
    assert not every(events, "token", kind="flag"), "there is no fifth one"


def test_armed_and_sprung_traps_are_four_together() -> None:
    scene = solo("togawa", "nordic")
    correct(scene, "tokens.trap", ["r3c2", "r3c3", "r3c5"])
    correct(scene, "tokens.sprung", ["r4c5"])
    with pytest.raises(Refusal, match="too-many-tokens"):
        correct(scene, "tokens.sprung", ["r4c5", "r4c6"])
    correct(scene, "tokens.sprung", ["r4c5", "r3c2"])
    assert scene.state.tokens.trap == ["r3c3", "r3c5"]
    assert scene.state.seats["s2"].tokens == 0


FIVE = ["r3c2", "r3c3", "r3c5", "r4c5", "r4c6"]


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        ("tokens.flag", FIVE, "too-many-tokens"),
        ("tokens.trap", ["r3c2"], "nobodys-tokens"),
        ("tokens.sprung", ["r3c2"], "nobodys-tokens"),
        ("tokens.influence", ["r3c2"], "nobodys-tokens"),
        ("seats.s2.tokens", 5, "not-in-range"),
        ("seats.s1.tokens", 1, "unknown-part"),
    ],
)
def test_there_are_no_more_tokens_than_in_the_box(path: str, value: Any, text: str) -> None:
    scene = solo("albion", "nordic")
    before = frozen(scene.state)
    with pytest.raises(Refusal, match=text):
        correct(scene, path, value)
    assert frozen(scene.state) == before


def test_no_more_encounters_than_the_board_shows() -> None:
    scene = solo("albion", "nordic")
    with pytest.raises(Refusal, match="too-many-tokens"):
        correct(scene, "tokens.encounter", list(scene.game.rules_at(scene.state).board.territories))


def test_one_token_of_a_faction_on_a_territory() -> None:
    scene = solo("albion", "togawa")
    correct(scene, "tokens.flag", ["r3c2"])
    with pytest.raises(Refusal, match="no-second-token"):
        correct(scene, "tokens.trap", ["r3c2"])


def test_what_a_seat_has_left_can_be_corrected_down_to_what_is_not_on_the_board() -> None:
    scene = solo("albion", "nordic")
    correct(scene, "tokens.flag", ["r3c2"])
    correct(scene, "seats.s2.tokens", 1)
    assert scene.state.seats["s2"].tokens == 1
    with pytest.raises(Refusal, match="not-in-range"):
        correct(scene, "seats.s2.tokens", 4)
