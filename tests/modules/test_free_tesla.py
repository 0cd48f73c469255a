"""Tesla in a free game: who finds him, and what he is to an Automa."""

import pytest

from tests.modules.free import TWO, Free
from tests.scythe.scene import FACTORY, only, place
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.game import Scythe

ENCOUNTER = 14


@pytest.mark.rule("fen.modules.tesla.find", "fen.modules.tesla.place", "fen.modules.tesla.keep")
def test_the_third_encounter_token_finds_tesla_where_it_lay() -> None:
    scene = Free(*TWO, modules=["tesla"], answers=("found",))
    tokens = scene.state.tokens.encounter[:4]
    for number, at in enumerate(tokens[:3], start=1):
        here = next(iter(scene.state.seats["s1"].units["character"]))
        moves = [{"unit": "character", "from": here, "to": at}]
        told = scene.do({"do": "move", "seat": "s1", "moves": moves})
        assert scene.state.seats["s1"].holds["encounters"] == number
    found = only(told, "tesla_found")
    assert (found["seat"], found["at"]) == ("s1", tokens[2])
    assert scene.state.seats["s1"].units["mech"] == {tokens[2]: 1}
    assert scene.state.ended is None
    assert scene.state.seats["s1"].holds["encounters"] == 3


@pytest.mark.rule("fen.modules.tesla.assign", "fen.modules.automa.tesla.mech")
def test_or_a_weaker_faction_has_him_from_the_start() -> None:
    scene = Free(*TWO, modules=["tesla"], answers=("s2",))
    assert scene.state.seats["s2"].units["mech"] == {"base:saxony": 1}
    rules = scene.game.rules_at(scene.state)
    assert rules.on_mat("s2", "mech") == 4
    assert rules.deployed("s2", "mech") == 0


@pytest.mark.rule("fen.modules.tesla.only", "fen.modules.automa.tesla.no-search")
def test_he_brings_no_token_more_and_automas_search_as_always() -> None:
    plain, scene = Free(*TWO, modules=[]), Free(*TWO, modules=["tesla"], answers=("found",))
    assert scene.state.tokens.encounter == plain.state.tokens.encounter
    assert FACTORY not in scene.state.tokens.encounter
    at = scene.state.tokens.encounter[0]
    scene.put("s2", character=()).state.seats["s2"].units["character"] = {at: 1}
    rules = scene.game.rules_at(scene.state)
    assert [rules.worth_of("s2", one) for one in (at, FACTORY)] == [1, 3]
    meets = scene.game.rules_at(scene.state)
    assert type(meets).consider is type(plain.game.rules_at(plain.state)).consider
    fresh = Free(*TWO, modules=["tesla"], answers=("found",))
    goes = [only(one.turn("s2", ENCOUNTER), "moved") for one in (plain, fresh)]
    assert goes[0]["action"] == "encounter_factory"
    assert goes[0]["to"] == goes[1]["to"]


@pytest.mark.rule("fen.modules.tesla.only", "fen.modules.tesla.keep")
def test_or_he_is_searched_for_as_on_his_evening() -> None:
    """A twelfth token, territories that count for more, and the finder hands the tokens in."""
    rulings = {"scythe.a89": "evening"}
    scene = Free(*TWO, modules=["peace_track", "tesla"], answers=("found",), rulings=rulings)
    tokens = scene.state.tokens.encounter
    assert (len(tokens), FACTORY in tokens) == (12, True)
    rules = scene.game.rules_at(scene.state)
    assert [rules.worth_of("s1", one) for one in (tokens[0], FACTORY, place(41))] == [2, 4, 1]
    for at in (*tokens[:2], FACTORY):
        here = next(iter(scene.state.seats["s1"].units["character"]))
        moves = [{"unit": "character", "from": here, "to": at}]
        told = scene.do({"do": "move", "seat": "s1", "moves": moves})
    assert only(told, "tesla_found")["at"] == FACTORY
    assert only(told, "tokens_handed_in")["n"] == 3
    assert only(told, "may_star", triumph="encounters")["seat"] == "s1"  # they count all the same
    assert scene.state.seats["s1"].holds["encounters"] == 0


ATTACK, SPENDS = 17, 14
"""An Automa card that attacks with power 6 and then workers; one for the combat that follows."""


def against_tesla() -> Free:
    """Tesla is Ana's, and an Automa stands beside two territories."""
    scene = Free(*TWO, modules=["tesla"], answers=("s1",))
    assert scene.state.seats["s1"].units["mech"] == {"base:nordic": 1}
    scene.put("s1").put("s2", mech=[44]).give("s2", power=9, cards=1, tracker=9)
    return scene.give("s1", power=0, cards=0)


@pytest.mark.rule("fen.modules.automa.tesla.against")
def test_an_automa_attacks_tesla_as_any_combat_unit() -> None:
    scene = against_tesla().put("s1", mech=[43])
    told = scene.turn("s2", ATTACK, 0, 0, SPENDS, 2)
    fought = only(told, "combat")
    assert (fought["attacker"], fought["defender"], fought["at"]) == ("s2", "s1", place(43))
    assert scene.state.seats["s1"].units["mech"] == {"base:nordic": 1}
    assert scene.stars("s2") == {"combat": 1}


@pytest.mark.rule("fen.modules.automa.tesla.against")
def test_he_counts_as_one_of_them_and_protects_workers() -> None:
    scene = against_tesla().put("s1", mech=[43], character=[43, 45])
    assert only(scene.turn("s2", ATTACK, 0, 0, SPENDS, 2), "combat")["at"] == place(45)
    guarded = against_tesla().put("s1", mech=[43], worker=[43]).give("s2", power=0)
    told = guarded.turn("s2", ATTACK)
    assert only(told, "skipped", what="worker_attack")["rule"] == "scy.automa.worker-attack.valid"


@pytest.mark.rule("fen.modules.tesla.why", "fen.modules.tesla.where")
def test_who_chooses_reads_what_tesla_is_for() -> None:
    sheet = Scythe().modules.sheets["tesla"]
    assert (sheet.use, sheet.where) == ("fen.modules.tesla.why", "fen.modules.tesla.where")
    assert sheet.where in Free(*TWO, modules=["tesla"], answers=("found",)).steps()


@pytest.mark.rule("fen.modules.tesla.place")
@pytest.mark.parametrize("board", ["ask", False])
def test_where_nobody_keeps_the_board_people_count_their_tokens(board: str | bool) -> None:
    scene = Free(*TWO, modules=["tesla"], answers=("found",), board=board)
    count = {"do": "count", "seat": "s1", "what": "encounters"}
    assert only(scene.do({**count, "n": 2}), "counted")["n"] == 2
    last = scene.state.tokens.encounter[4]
    found = only(scene.do(count, last), "tesla_found")  # where the last of them lay only they know
    assert (found["seat"], found["at"]) == ("s1", last)
    assert scene.asked[-1].options == tuple(scene.state.tokens.encounter)  # type: ignore[attr-defined]
    assert scene.state.seats["s1"].units["mech"] == {last: 1}
    with pytest.raises(Refusal, match="fenris-none-left"):
        scene.do({**count, "n": -4})
    with pytest.raises(Refusal, match="not-an-option"):
        scene.do({**count, "what": "xyzzy"})
    tracked = Free(*TWO, modules=["tesla"], answers=("found",))
    with pytest.raises(Refusal, match="not-an-option"):
        tracked.do(count)
