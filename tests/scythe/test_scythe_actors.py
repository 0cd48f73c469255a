"""Figures that the game plays: from the moment that they appear they take turns, fight, stand on
the board; before it they do not exist."""

from typing import Any

import pytest

from tests.scythe.scene import FACTORY, Scene, automa, every, human, only, place, way
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.commands import Step
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.modules.module import Module, compose
from thirdchair.scythe.modules.sheets import Sheet
from thirdchair.scythe.state import Actor, AutomaState
from thirdchair.table.journal import Table

BEAR = "bear"
RULE = "scy.automa.move.frame"
ATTACK = 17  # Scheme I: attack 6
MECH = 8  # Scheme I: move mech
NO_POWER = 14  # spends one power in a combat, and one card


class Bear(Module):
    """It sleeps at the Factory until somebody comes, and is one stronger after each turn."""

    own_sheet = Sheet(id="bear", order=1, different=())

    async def entered(self, human: str, steps: tuple[Step, ...]) -> None:
        await super().entered(human, steps)
        if BEAR not in self.state.actors and any(step.to == FACTORY for step in steps):
            self.appears(BEAR, at=FACTORY, before=human, controller=human, rule=RULE)
            self.mark(BEAR, 5, RULE)

    async def act(self, actor: str) -> None:
        self.mark(actor, self.state.actors[actor].marker + 1, RULE)


class Bears(Scythe):
    """The game with the bear at every table."""

    def mode_of(self, state: AutomaState) -> type[Automa]:
        return compose(None, (Bear,))


class BearScene(Scene):
    game = Bears()


def awake(*seats: dict[str, Any], **setup: Any) -> BearScene:
    """The bear stands at the Factory, its turn before that of s1."""
    scene = BearScene(*(seats or (human("crimea"), automa("nordic"))), **setup)
    scene.put("s1", mech=[53], character=36).put("s2", mech=[45])
    scene.give("s1", power=9, cards=2).give("s2", power=7, cards=0, tracker=6)
    scene.state.actors[BEAR] = Actor(before="s1", at=FACTORY, marker=5, controller="s1")
    return scene


def table_of(*seats: dict[str, Any], board: Any = True) -> Table:
    asked = {"abilities": "off", "board": board}
    request = {"game": "scythe", "mode": "automa", "seats": list(seats), **asked, "chance": "app"}
    return Table.new({"scythe": Bears}, request)


def seen(table: Table) -> dict[str, Any]:
    view = table.view()
    assert view is not None
    return view


def walks_in(table: Table, *answers: Any) -> None:
    start = next(iter(table.state.seats["s1"].units["character"]))
    step = {"unit": "character", "from": start, "to": FACTORY}
    table.do({"do": "move", "seat": "s1", "moves": [step]})
    for answer in answers:
        table.answer(answer)


def test_a_figure_takes_turns_from_the_moment_that_it_appears() -> None:
    table = table_of(human("crimea"), automa("nordic"), human("saxony", "patriotic"))
    assert "actors" not in seen(table)
    with pytest.raises(Refusal) as none_yet:
        table.do({"do": "actor_turn", "actor": BEAR})
    assert (none_yet.value.text, none_yet.value.args_for_text["value"]) == ("unknown-actor", BEAR)
    walks_in(table, 0, 0)
    assert table.turn.who == ("s2",), "all others are first"
    assert seen(table)["actors"][BEAR]["before"] == "s1"
    table.do({"do": "automa_turn", "seat": "s2"})
    start = next(iter(table.state.seats["s3"].units["character"]))
    moves = [{"unit": "character", "from": start, "to": "r8c1"}]
    table.do({"do": "move", "seat": "s3", "moves": moves})
    assert (table.turn.who, table.turn.may[:1]) == ((BEAR,), ("actor_turn",))
    table.do({"do": "actor_turn", "actor": BEAR})
    assert (table.turn.who, table.turn.last, table.turn.since) == (("s1",), BEAR, 0)
    assert seen(table)["actors"][BEAR]["marker"] == 6
    table.undo()
    assert (table.turn.who, seen(table)["actors"][BEAR]["marker"]) == ((BEAR,), 5)
    table.undo(3)
    assert "actors" not in seen(table)


def test_one_that_has_left_takes_no_more_turns_and_its_place_is_passed_over() -> None:
    table = table_of(human("crimea"), automa("nordic"))
    walks_in(table, 0, 0)
    table.do({"do": "correct", "path": f"actors.{BEAR}.at", "value": None})
    table.do({"do": "automa_turn", "seat": "s2"})
    assert table.turn.who == ("s1",)
    with pytest.raises(Refusal):
        table.do({"do": "actor_turn", "actor": BEAR})


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        (f"actors.{BEAR}.marker", 17, "not-in-range"),
        (f"actors.{BEAR}.at", "r9c9", "not-an-option"),
        (f"actors.{BEAR}.name", "Bruno", "unknown-part"),
        ("actors.wolf.marker", 1, "unknown-part"),
    ],
)
def test_corrections_of_a_figure(path: str, value: Any, text: str) -> None:
    scene = awake()
    corrected = only(
        scene.do({"do": "correct", "path": f"actors.{BEAR}.marker", "value": 3}), "corrected"
    )
    assert (corrected["from"], corrected["to"]) == (5, 3)
    with pytest.raises(Refusal) as refused:
        scene.do({"do": "correct", "path": path, "value": value})
    assert refused.value.text == text
    assert scene.state.actors[BEAR].marker == 3


def test_without_a_figure_no_part_of_one_can_be_corrected() -> None:
    scene = BearScene(human("crimea"), automa("nordic"))
    with pytest.raises(Refusal) as refused:
        scene.do({"do": "correct", "path": f"actors.{BEAR}.marker", "value": 3})
    assert refused.value.text == "not-correctable"
    assert "actors" not in str(refused.value.args_for_text["options"])


@pytest.mark.parametrize(("power", "wins"), [(5, True), (4, False)])
def test_a_human_fights_it_as_anybody_and_the_attacker_wins_a_tie(power: int, wins: bool) -> None:
    scene = awake()
    events = scene.move("s1", ("mech", 53, 54), answers=(power, 0))
    combat = only(events, "combat")
    assert combat["totals"] == {"s1": power, BEAR: 5}
    assert combat["winner"] == ("s1" if wins else BEAR)
    assert scene.state.seats["s1"].power == 9 - power
    assert scene.state.actors[BEAR].marker == 5, "its strength is not spent"
    assert len(every(events, "star", seat="s1")) == wins
    assert len(every(events, "retreated", seat="s1")) == (not wins)
    assert scene.state.seats["s1"].cards == (2 if wins else 3)


def test_workers_alone_do_not_go_there_and_nobody_is_put_beside_it() -> None:
    scene = awake()
    scene.put("s1", worker=[53])
    with pytest.raises(Refusal) as alone:
        scene.move("s1", ("worker", 53, 54))
    assert alone.value.text == "workers-cannot-enter"
    with pytest.raises(Refusal) as beside:
        scene.do({"do": "place", "seat": "s1", "unit": "mech", "at": FACTORY})
    assert beside.value.text == "somebody-stands-there"


def test_an_automa_takes_it_for_an_enemy_and_attacks_it() -> None:
    scene = awake()
    events = scene.turn("s2", ATTACK, NO_POWER)
    assert way(events) == ("mech", place(45), FACTORY)
    assert only(events, "combat")["winner"] == BEAR
    assert only(events, "retreated")["to"] == "mat"


def test_an_automa_goes_toward_it_as_toward_any_combat_unit() -> None:
    near, far = awake(), awake()
    for scene in (near, far):
        scene.put("s1", character=36).put("s2", mech=[34])
    del far.state.actors[BEAR]
    assert way(near.turn("s2", MECH)) != way(far.turn("s2", MECH))


def test_an_asked_board_knows_where_it_stands() -> None:
    scene = awake(board="ask")
    events = scene.turn("s2", ATTACK, NO_POWER)
    assert [one.key for one in scene.asked] == ["draw:automa"] * 2, "nobody is asked about places"
    assert only(events, "combat")["defender"] == BEAR


def test_with_cards_only_people_say_that_an_automa_met_it_and_their_own_way_tells() -> None:
    scene = awake(board=False)
    events = scene.turn("s2", ATTACK, BEAR, NO_POWER)
    assert only(events, "combat")["winner"] == BEAR
    moves = [{"unit": "mech", "to": FACTORY}]
    events = scene.do({"do": "move", "seat": "s1", "moves": moves}, 5, 0)
    assert only(events, "combat")["winner"] == "s1"


def test_its_territory_is_nobodys_who_has_only_a_structure_there() -> None:
    scene = awake()
    scene.put("s1", structure=[35])
    rules = scene.game.rules_at(scene.state)
    assert place(35) in rules.controlled("s1")
    scene.state.actors[BEAR].at = place(35)
    assert place(35) not in rules.controlled("s1")
