"""Mad Tesla in a free game."""

from typing import Any

import pytest

from tests.modules.free import THREE, TWO, Free
from tests.scythe.scene import FACTORY, automa, every, human, only, place
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.scythe.game import Scythe


@pytest.mark.rule(
    "fen.modules.madtesla", "fen.modules.madtesla.start", "fen.modules.madtesla.where"
)
def test_mad_tesla_stands_on_the_factory_of_a_free_game() -> None:
    scene = Free(*TWO, modules=["mad_tesla"], answers=("destroyed",))
    assert scene.state.actors["mad_tesla"].at == FACTORY
    steps = scene.steps()
    assert {"fen.modules.madtesla.where", "fen.madtesla.setup.figure"} <= set(steps)
    assert Scythe().modules.sheets["mad_tesla"].use == "fen.modules.madtesla"


@pytest.mark.rule("fen.modules.madtesla.end-choice")
@pytest.mark.parametrize(("chosen", "over"), [("destroyed", True), ("sixth_star", False)])
def test_people_agree_whether_his_end_is_the_end(chosen: str, over: bool) -> None:
    scene = Free(*TWO, modules=["mad_tesla"], answers=(chosen,))
    rules = scene.game.rules_at(scene.state)
    rules.destroyed_by("s1")  # type: ignore[attr-defined]
    assert (rules.ends() is not None) is over
    scene.state.seats["s1"].stars["combat"] = 6
    assert rules.ends() is not None


@pytest.mark.rule("fen.modules.madtesla.end-choice", "fen.madtesla.automa.popularity")
@pytest.mark.parametrize(("chosen", "said"), [("destroyed", True), ("sixth_star", False)])
def test_the_checklist_says_only_what_was_agreed(chosen: str, said: bool) -> None:
    scene = Free(*TWO, modules=["mad_tesla"], answers=(chosen,))
    told = scene.game.rules_at(scene.state).different()
    assert ("fen.madtesla.end" in told) is said
    assert "fen.madtesla.automa.popularity" in told
    people = (TWO[0], human("crimea", "industrial", name="Bo"))
    alone = Free(*people, modules=["mad_tesla"], answers=(chosen,))
    assert not any(".automa." in one for one in alone.game.rules_at(alone.state).different())


@pytest.mark.rule("fen.modules.automa.madtesla")
def test_automas_meet_him_by_their_own_rules() -> None:
    scene = Free(*TWO, modules=["mad_tesla"], answers=("destroyed",))
    scene.state.laid["tesla_tile"] = {str(n): n - 1 for n in range(1, 7)}
    rules = scene.game.rules_at(scene.state)
    beside = rules.beside(FACTORY)  # type: ignore[attr-defined]
    scene.put("s1").put("s2").state.seats["s2"].units["mech"] = {beside["NE"]: 1}
    told = scene.do({"do": "actor_turn", "actor": "mad_tesla"}, 1, 4, 4)
    assert every(told, "rolled")[1]["rule"] == "fen.madtesla.automa.reroll"


def test_a_direction_that_no_tile_has_is_refused() -> None:
    session = Session(GAMES, VOICES)
    request = {"game": "scythe", "mode": "automa", "modules": ["mad_tesla"], "seats": list(TWO)}
    session.handle({"new": request})
    before = session.handle({"answer": "destroyed"})["view"]
    told = session.handle({"do": "actor_turn", "actor": "mad_tesla"})
    assert told["pending"]["about"].startswith("tesla_face_")
    refused = session.handle({"answer": "north"})
    assert refused["error"]["code"] == "bad_input"
    assert "north" in refused["error"]["message"]
    session.handle({"undo": 1})
    assert session.handle({"view": True})["view"] == before


# Beside other modules

TESLA = "mad_tesla"
ATTACK = 17
"""An Automa card whose green half attacks with power 6."""
ENCOUNTER = 1
"""An Automa card whose green half goes to an encounter."""
LITTLE, MUCH = (14, 2), (14, 5)
"""For a combat: an Automa card with one combat card, and what that is worth."""


def lair(*seats: dict[str, Any], modules: list[str], before: tuple[Any, ...] = ()) -> Free:
    """Mad Tesla on the Factory, a tile whose arrows are known, and nobody else on the board."""
    scene = Free(*seats, modules=[*modules, TESLA], answers=("destroyed", *before))
    scene.state.laid["tesla_tile"] = {str(n): n - 1 for n in range(1, 7)}
    for seat in scene.state.seats:
        scene.put(seat).give(seat, power=7, cards=2, tracker=6)
    return scene


@pytest.mark.rule("fen.madtesla.combat.base")
def test_cards_that_still_lie_on_top_are_filled_in_at_his_next_combat() -> None:
    scene = lair(*TWO, modules=[])
    attack = {"do": "move", "seat": "s1"}
    step = {"unit": "mech", "from": place(44), "to": FACTORY}

    def known(*used: int) -> list[int | None]:
        """What is filled in for the two cards, in a combat that he wins with a 6."""
        scene.state.seats["s1"].units["mech"] = {place(44): 1}
        scene.do({**attack, "moves": [step]}, 0, *used, 2, 3, 6)
        tops = [one for one in scene.asked if str(getattr(one, "about", "")).startswith("discard")]
        return [one.known for one in tops]  # type: ignore[attr-defined]

    assert known(0) == [None, None]
    assert known(4, 1) == [2, 3]  # nobody has discarded anything on top of them
    assert known(0) == [4, 2]


def at_war(scene: Free) -> bool:
    """Does the Automa of the second seat change its scheme when its marker stands on II?"""
    rules = scene.game.rules_at(scene.state)
    rules.change_scheme("s2")
    return rules.state.seats["s2"].scheme == 2


@pytest.mark.rule("fen.modules.automa.peace.scheme")
def test_an_automa_that_attacks_him_is_peaceful_no_more() -> None:
    scene = lair(*TWO, modules=["peace_track"])
    assert not at_war(scene)
    scene.state.seats["s2"].units["mech"] = {place(44): 1}
    told = scene.turn("s2", ATTACK, *LITTLE, 5, 5, 6)
    assert only(told, "combat")["winner"] == TESLA
    assert at_war(scene)


@pytest.mark.rule("fen.modules.automa.peace.scheme")
@pytest.mark.parametrize("unit", ["mech", "worker"])
def test_nor_is_one_that_he_has_come_to(unit: str) -> None:
    scene = lair(*TWO, modules=["peace_track"])
    rules = scene.game.rules_at(scene.state)
    east = rules.beside(FACTORY)["E"]  # type: ignore[attr-defined]
    scene.state.actors[TESLA].at = east
    scene.state.seats["s2"].units[unit] = {FACTORY: 1}
    west = 5
    then = (*LITTLE, 5, 5, 6) if unit == "mech" else (west,)
    told = scene.do({"do": "actor_turn", "actor": TESLA}, west, west, *then)
    assert bool(every(told, "combat")) is (unit == "mech")
    assert not scene.game.rules_at(scene.state).stands("s2", FACTORY)
    assert at_war(scene)


def test_workers_whom_he_drives_away_leave_without_tokens_of_fenris() -> None:
    seats = (human("fenris", name="Ana"), automa("saxony"))
    scene = lair(*seats, modules=["fenris"], before=("crimea",))
    rules = scene.game.rules_at(scene.state)
    scene.state.actors[TESLA].at = rules.beside(FACTORY)["E"]  # type: ignore[attr-defined]
    scene.state.seats["s2"].units["worker"] = {FACTORY: 1}
    told = scene.do({"do": "actor_turn", "actor": TESLA}, 5, 5, 5)
    assert only(told, "retreated")["unit"] == "worker"
    assert not every(told, "influence_given")


@pytest.mark.rule("fen.e2a.automa.rivals.other-base")
@pytest.mark.parametrize("ruling", ["own", "beaten"])
def test_who_beats_him_takes_a_star_from_the_next_base_for_he_has_none(ruling: str) -> None:
    scene = lair(*THREE, modules=["rivals"], before=("enough",)).rule(a26=ruling)
    assert scene.state.laid["rivals.s2"] == {"base:nordic": 1, "base:rusviet": 1}
    scene.state.seats["s2"].units["mech"] = {place(44): 1}
    told = scene.turn("s2", ATTACK, *MUCH, 2, 2, 1, 1)
    assert only(told, "combat")["winner"] == "s2"
    taken = only(told, "star_taken")
    assert taken["rule"] == "fen.e2a.automa.rivals.other-base"
    assert not every(told, "gained", what="coins", rule="fen.e2a.automa.rivals.coins")


@pytest.mark.rule("fen.e2a.automa.rivals.encounter.attack")
def test_he_is_nobodys_rival() -> None:
    scene = lair(*TWO, modules=["rivals"], before=("enough",))
    scene.state.seats["s2"].units["mech"] = {place(44): 1}
    scene.state.seats["s2"].units["character"] = {place(44): 1}
    told = scene.turn("s2", ENCOUNTER)
    assert not every(told, "combat")
    assert only(told, "skipped", what="attack")["rule"] == "scy.automa.attack.valid"


@pytest.mark.parametrize(
    ("people", "board", "proposed"),
    [
        ((human("nordic", name="Ana"),), "ask", True),
        ((human("crimea", name="Ana"),), True, False),  # pays with combat cards
        ((human("nordic", name="Ana"), human("polania", "industrial", name="Bo")), True, True),
        ((human("nordic", name="Ana"), human("polania", "industrial", name="Bo")), "ask", False),
    ],
)
def test_discards_are_proposed_only_where_nobody_can_have_laid_others_on_top(
    people: tuple[Any, ...], board: Any, proposed: bool
) -> None:
    seats = (*people, automa("saxony"))
    scene = Free(*seats, modules=["mad_tesla"], answers=("destroyed",), board=board)
    rules: Any = scene.game.rules_at(scene.state)
    assert rules.saw_all_discards() is proposed
