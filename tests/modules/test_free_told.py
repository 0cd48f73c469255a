"""Who is told of modules, and what a table with some of them knows."""

import pytest

from tests.modules.free import ALL, THREE, TWO, Free
from tests.scythe.scene import automa, human, only
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.game import Scythe

# Who is told of them


@pytest.mark.rule("fen.modules.spoiler", "fen.modules.after-campaign")
def test_only_who_asks_for_all_is_told_all() -> None:
    modules = Scythe().modules
    assert modules.told(NOBODY) == []
    assert modules.told(Reader(keys=frozenset({"fenris:war"}))) == ["war_track", "rivals"]
    assert len(modules.told(ALL)) == 11
    assert modules.told(Reader(everything=True)) == modules.told(ALL)


@pytest.mark.rule("fen.modules.without-campaign", "fen.modules.multi")
def test_a_program_may_name_them_unless_it_plays_a_campaign() -> None:
    session = Session(GAMES, VOICES)
    request = {"game": "scythe", "mode": "automa", "modules": ["war_track"], "seats": list(THREE)}
    told = session.handle({"new": request})
    assert told["view"]["modules"] == ["war_track"]
    campaign = {
        "game": "scythe",
        "mode": "fenris",
        "seats": [{"kind": "human", "faction": "nordic"}],
    }
    assert session.handle({"new": campaign})["ok"]
    refused = session.handle({"new": request})["error"]["message"]
    unknown = session.handle({"new": {**request, "modules": ["xyzzy"]}})["error"]["message"]
    assert refused.replace("war_track", "xyzzy") == unknown


def test_what_lies_on_a_table_is_known_there_and_nothing_else() -> None:
    scene = Free(*TWO, modules=["rivals"], answers=("enough",))
    keys = scene.game.lies_open(scene.state)
    assert keys == {"fenris:war", "fenris:free"}
    assert "scythe.a26" in scene.state.rulings
    assert "scythe.a26" not in Free(*TWO, modules=[]).state.rulings


# The mode for people alone


@pytest.mark.rule("fen.modules.horde", "fen.modules.horde.factions", "fen.modules.horde.where")
@pytest.mark.rule("fen.modules.automa.horde")
def test_against_the_horde_people_play_any_faction_and_no_automa_does() -> None:
    people = [human("vesna"), human("togawa", "industrial")]
    request = {"game": "scythe", "mode": "horde", "seats": people, "faction": "fenris"}
    _, state = Scythe().set_up(request, ALL)
    assert [one.faction for one in state.seats.values()] == ["vesna", "togawa"]
    with pytest.raises(Refusal, match="horde-without-automa"):
        Scythe().set_up({**request, "seats": [*people, automa("saxony")]}, ALL)
    told = [Scythe().ledger[f"fen.modules.horde{more}"] for more in ("", ".where")]
    assert {(one.app, one.lock) for one in told} == {("reminds", "fenris:horde")}


# With or without Automas

ALONE = (human("nordic", name="Ana"), human("crimea", "militant", name="Bo"))


@pytest.mark.rule("fen.modules.combine", "scy.automa.setup.first")
@pytest.mark.parametrize("first", ["human", "automa"])
def test_people_alone_play_with_a_module_and_take_turns(first: str) -> None:
    rulings = {"scythe.p14": first}
    scene = Free(*ALONE, modules=["tesla"], answers=("found",), rulings=rulings)
    assert only(scene.told, "starts")["seat"] == "s2"  # the lower mat
    assert (scene.state.decks, scene.state.marker) == ({}, None)
    rules = [one for one in scene.steps() if one.startswith(("scy.automa", "fen.multi"))]
    assert rules == ["scy.automa.setup.board", "scy.automa.setup.first"]
    with pytest.raises(Refusal, match="unknown-seat"):
        scene.do({"do": "automa_turn", "seat": "s1"})


def test_people_alone_need_a_module_and_no_side() -> None:
    with pytest.raises(Refusal, match="no-automa"):
        Free(*ALONE, modules=[])
    with pytest.raises(Refusal, match="nobody-to-oppose"):
        Free(*ALONE, modules=["tesla"], cooperative=True)
