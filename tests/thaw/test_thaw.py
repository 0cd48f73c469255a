"""Two modules that are handed in: each point shows in play, and where they meet one comes first."""

from typing import Any

import pytest

from tests.scythe.scene import (
    Events,
    Scene,
    automa,
    every,
    human,
    only,
    place,
    places,
    reasons,
    way,
)
from tests.thaw.toys import FROST, HANDED_IN, SETUP, THAW, TOYS, ToyScene, playing
from thirdchair.kit.choices import Reason
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.forecast import next_card
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.modules.finding import OWN
from thirdchair.scythe.modules.module import Episode, compose
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table

MECH = 8  # Scheme II: move mech
ATTACK = 17  # Scheme I: attack 6
DRIVE = 19  # worker attack
CHARACTER = 18  # Scheme I: encounter or Factory, move character
NO_POWER = 14  # spends one power in a combat, and one card


def toward_the_factory(*modules: str, **setup: Any) -> Scene:
    """A mech of the Automa beside two lakes; a mech of the human on the Factory."""
    scene = playing(*modules, **setup).put("s1", mech=[54], character=84)
    return scene.put("s2", mech=[34], character=24).give("s2", scheme=2)


# What the table plays with


def test_a_module_adds_a_faction_changes_a_territory_and_prints_another_number() -> None:
    with_it, without = TOYS.material(["thaw"]), TOYS.material()
    assert (with_it.factions["thule"].power, "thule" in without.factions) == (2, False)
    assert with_it.board.starts["base:thule"] == ("r7c4", "r7c5")
    assert (len(with_it.board.bases), len(without.board.bases)) == (8, 7)
    dried = [one.board.terrain["r5c5"] for one in (with_it, without)]
    assert dried == ["tundra", "lake"]
    assert (with_it.numbers.automa_coins, without.numbers.automa_coins) == (7, 5)
    assert with_it.own_numbers == {"thaw.shore": 2, "thaw.fish": 1, "thaw.turns": 10}
    assert without.own_numbers == {}


def test_reading_order_holds_whatever_a_module_prints() -> None:
    order = TOYS.material(["thaw"]).board.territories
    assert order == TOYS.material().board.territories


def test_the_material_is_made_once_and_no_part_of_the_table() -> None:
    table = Table.new(HANDED_IN, SETUP)
    assert TOYS.rules_at(table.state).material is TOYS.material(["thaw"])
    stored = table.journal.entries[0].state
    assert stored is not None
    assert b"tundra" not in stored
    assert TOYS.thawed(stored).modules == ["thaw"]


def test_the_added_faction_sits_down_with_what_the_module_prints() -> None:
    scene = ToyScene(human("crimea"), automa("thule"), modules=["thaw"])
    one = scene.state.seats["s2"]
    assert (one.power, one.cards, one.coins) == (2, 1, 7)
    assert scene.at("s2", "worker") == {"r7c4": 1, "r7c5": 1}
    assert scene.at("s2", "character") == {"base:thule": 1}


def test_an_added_faction_is_drawn_only_where_the_module_is_played() -> None:
    request = {"game": "scythe", "mode": "automa", "seats": [{"kind": "human"}, {"kind": "automa"}]}
    for modules, known in (["thaw"], True), ([], False):
        table = Table.new(HANDED_IN, {**request, "chance": "table", "modules": modules})
        assert ("thule" in getattr(table.question, "options", ())) == known


# Each point in play


def test_targets_the_ice_is_too_thin() -> None:
    moved = only(toward_the_factory().turn("s2", MECH), "moved")
    assert reasons(moved)["scy.automa.peaceful.toward"]["to"] == places(44, 45)
    moved = only(toward_the_factory("thaw").turn("s2", MECH), "moved")
    ice = reasons(moved)["scy.thaw.ice"]
    assert set(ice["from"]) - set(ice["to"]) == set(places(33, 45))
    assert reasons(moved)["scy.automa.peaceful.toward"]["to"] == [place(44)]


@pytest.mark.parametrize("card", range(1, 20))
def test_targets_an_asked_board_comes_to_the_same(card: int) -> None:
    tracked, asked = (
        toward_the_factory("thaw", board=board, combat="app").give("s2", power=0)
        for board in (True, "ask")
    )
    events = asked.do({"do": "automa_turn", "seat": "s2"}, card, *asked_about(asked, card))
    assert events == tracked.turn("s2", card)


def test_targets_an_asked_board_asks_nothing_about_the_ice() -> None:
    for modules, asked in ((), {"r2c3", "r3c4"}), (("thaw",), set()):
        scene = toward_the_factory(*modules, board="ask").give("s2", scheme=1)
        rules = TOYS.rules_at(scene.state)
        question = rules.question("s2", rules.entries("s2", rules.cards[DRIVE].one)[:1])
        assert question is not None
        for places_of in (question.first, question.options):
            assert {one for one in places_of if rules.board.terrain.get(one) == "lake"} == asked


def asked_about(scene: Scene, card: int) -> list[Any]:
    """Everybody stands where they are known to stand, if the card asks."""
    rules = TOYS.rules_at(scene.state)
    half = rules.cards[card].half(scene.state.seats["s2"].scheme)
    return [{}] if rules.question("s2", rules.entries("s2", half)) else []


def test_after_a_move_a_character_on_a_shore_catches_something() -> None:
    scene = playing("thaw").put("s2", character=25).put("s1", character=84, mech=[54])
    events = scene.turn("s2", CHARACTER)
    assert way(events)[2] == place(35)
    fish = only(events, "gained", rule="scy.thaw.fish")
    assert (fish["seat"], fish["what"], fish["n"]) == ("s2", "coins", 1)
    assert every(scene.move("s1", ("character", 84, 94)), "gained") == []
    assert only(scene.move("s1", ("character", 94, 84)), "gained")["rule"] == "scy.thaw.fish"


def fought(*modules: str, at: int = 54, power: int = 7) -> tuple[Scene, Events]:
    """A human's mech comes to the Automa's with this power; the Automa spends 1 and a card of 3."""
    scene = playing(*modules).put("s1", mech=[55], character=84)
    scene.put("s2", mech=[at]).give("s2", power=7, cards=1).give("s1", power=9)
    return scene, scene.move("s1", ("mech", 55, at), answers=(power, 0, NO_POWER, 3))


def test_strength_who_defends_a_shore_is_stronger_and_the_reason_is_told() -> None:
    for modules, totals, winner in (
        ((), {"s1": 5, "s2": 4}, "s1"),
        (("thaw",), {"s1": 5, "s2": 6}, "s2"),
    ):
        _, events = fought(*modules, power=5)
        combat = only(events, "combat")
        assert (combat["totals"], combat["winner"]) == (totals, winner)
    assert reasons(combat)["scy.thaw.shore"] == {
        "rule": "scy.thaw.shore",
        "from": ["s2"],
        "to": ["s2"],
        "by": [2],
    }
    assert only(fought("thaw", at=36)[1], "combat")["totals"] == {"s1": 7, "s2": 4}


@pytest.mark.parametrize(("at", "to"), [(55, "mat"), (65, "base:nordic")])
def test_retreat_workers_are_swept_from_a_shore(at: int, to: str) -> None:
    scene = playing("thaw").put("s2", worker=[at, at], character=24).put("s1", mech=[75])
    gone = only(scene.move("s1", ("mech", 75, at)), "retreated")
    assert (gone["to"], gone["n"]) == (to, 2)
    assert gone["rule"] == ("scy.thaw.swept" if to == "mat" else "scy.automa.combat.lone-workers")
    assert scene.at("s2", "worker") == ({} if to == "mat" else {to: 2})


def test_may_star_nobody_is_famous_for_power() -> None:
    scene = playing("thaw").give("s2", power=15)
    events = scene.turn("s2", 5)  # Scheme I: worker and coins
    scene.give("s2", power=15)
    events = scene.turn("s2", 6)  # Scheme I: power 2
    assert only(events, "gained", what="power")["n"] == 1
    assert every(events, "star") == []
    with pytest.raises(Refusal, match="triumph-taken"):
        scene.do({"do": "star", "seat": "s1", "triumph": "power"})
    scene.do({"do": "star", "seat": "s1", "triumph": "mechs"})


def test_ends_after_so_many_turns_and_says_by_which_rule() -> None:
    scene = playing("thaw")
    scene.state.turn = 8
    assert every(scene.turn("s2", 6), "ended") == []
    end = only(scene.turn("s2", 5), "ended")
    assert (end["seat"], end["rule"]) == ("s2", "scy.thaw.flood")
    with pytest.raises(Refusal, match="end-reached"):
        scene.turn("s2", 3)


def test_score_has_a_line_of_the_module() -> None:
    scene = playing("thaw").put("s1", mech=[54], worker=[36, 55]).put("s2", worker=[25])
    events = scene.do({"do": "finish"}, 10, 5, 0, 0)
    columns = only(events, "result")["sheet"]
    assert (columns["s1"]["thaw"], columns["s2"]["thaw"]) == (2, 0)
    assert columns["s1"]["total"] == 10 + 5 * 2 + 2  # the Factory counts as three territories
    assert scene.state.result is not None
    assert scene.state.result.sheet["s1"].more == {"thaw": 2}
    plain = Scene(human("crimea"), automa("nordic")).do({"do": "finish"}, 10, 5, 0, 0)
    assert "thaw" not in only(plain, "result")["sheet"]["s1"]


def test_steps_end_with_that_of_the_module() -> None:
    table = Table.new(HANDED_IN, SETUP)
    told = table.journal.entries[0].events
    steps = list(TOYS.rules_at(table.state).steps(table.setup, told))
    assert [step.id for step in steps] == [
        "scy.automa.setup.board",
        "scy.automa.setup.board.s1",
        "scy.automa.setup.units.s2",
        "scy.automa.setup.supply",
        "scy.automa.setup.tracker.s2",
        "scy.automa.setup.deck",
        "scy.automa.setup.first",
        "scy.thaw.setup",
    ]


def test_enemies_without_power_are_left_alone() -> None:
    for power, met in (3, True), (0, False):
        scene = playing("frost").put("s1", mech=[35]).give("s1", power=power)
        scene.put("s2", mech=[34]).give("s2", power=7, cards=0)
        events = scene.turn("s2", ATTACK, *((0, 0, NO_POWER) if met else ()))
        assert bool(every(events, "combat")) == met


def test_fight_hands_are_cold_before_a_combat() -> None:
    scene, events = fought("frost")
    numb = every(events, "gained", rule="scy.frost.numb")
    assert [(one["seat"], one["n"]) for one in numb] == [("s1", -1), ("s2", -1)]
    assert [event["type"] for event in events].index("gained") < [
        event["type"] for event in events
    ].index("combat")
    assert scene.state.seats["s1"].power == 9 - 1 - 7


@pytest.mark.parametrize(("modules", "next_one"), [([], "s2"), (["frost"], "s3")])
def test_seats_in_order_say_who_is_next(modules: list[str], next_one: str) -> None:
    table = of_three(modules)
    table.do({"do": "move", "seat": "s1", "moves": [step("s1", table)]})
    assert table.turn.who == (next_one,)


def test_actors_who_rests_is_passed_over() -> None:
    table = of_three(["frost"])
    table.do({"do": "place", "seat": "s3", "unit": "worker", "at": "r1c1", "n": 6})
    table.do({"do": "move", "seat": "s1", "moves": [step("s1", table)]})
    assert table.turn.who == ("s2",)
    table.do({"do": "place", "seat": "s2", "unit": "worker", "at": "r1c6", "n": 6})
    assert table.turn.who == ("s1",), "who has just come to rest is passed over, too"


def of_three(modules: list[str]) -> Table:
    seats = [human("crimea"), human("polania", "militant"), automa("nordic")]
    request = {"game": "scythe", "mode": "automa", "seats": seats, "modules": modules}
    return Table.new(HANDED_IN, {**request, "seed": 1})


def step(seat: str, table: Table) -> dict[str, Any]:
    start = next(iter(table.state.seats[seat].units["character"]))
    return {"unit": "character", "from": start, "to": "r8c1"}


# Two modules at one point


@pytest.mark.parametrize("named", [("thaw", "frost"), ("frost", "thaw")])
def test_pairs_at_one_point_come_in_printed_order_however_they_are_named(
    named: tuple[str, str],
) -> None:
    rules = TOYS.modules.compose(named)
    assert rules is TOYS.modules.compose(named[::-1])
    line = [one.__name__ for one in rules.__mro__]
    assert line.index("Frost") < line.index("Thaw") < line.index("Module") < line.index("Automa")
    scene = playing(*named)
    assert scene.state.modules == ["frost", "thaw"]
    assert scene.state.seats["s2"].coins == 3, "both print it, and Frost is printed first"


def test_a_pair_at_strength_first_what_is_added_then_what_caps_it() -> None:
    scene = playing("thaw", "frost").put("s1", mech=[55], character=84)
    scene.put("s2", mech=[54]).give("s2", power=16, cards=0).give("s1", power=9)
    combat = only(scene.move("s1", ("mech", 55, 54), answers=(7, 0, 1)), "combat")
    assert combat["totals"] == {"s1": 7, "s2": 8}
    assert [one["rule"] for one in combat["why"]] == [
        "scy.thaw.shore",
        "scy.frost.most",
        "scy.automa.combat.winner",
    ]
    assert reasons(combat)["scy.frost.most"]["by"] == [9]


def test_a_pair_at_targets_both_say_why() -> None:
    moved = only(toward_the_factory("thaw", "frost").turn("s2", MECH), "moved")
    assert [one["rule"] for one in moved["why"]][:2] == ["scy.thaw.ice", "scy.frost.near"]
    assert moved["to"] == place(34), "two steps from home it stays"


def test_a_pair_around_a_star_what_one_forbids_the_other_does_not_reward() -> None:
    for modules, coins in (("frost",), 1), (("thaw", "frost"), 0):
        scene = playing(*modules).give("s2", power=15)
        before = scene.state.seats["s2"].coins
        events = scene.turn("s2", 6)
        assert scene.state.seats["s2"].coins - before == coins
        assert len(every(events, "gained", rule="scy.frost.fame")) == coins


# An episode above them


class Blizzard(Episode):
    """An evening on which everybody is desperate, whatever caps a strength."""

    def strength(self, battle: Battle, seat: str) -> int:
        total = super().strength(battle, seat)
        battle.why.append(Reason("scy.blizzard", (seat,), (seat,), (total,)))
        return total * 2


class Evening(Scythe):
    """All its tables play the episode."""

    def mode_of(self, state: AutomaState) -> type[Automa]:
        return self.modules.compose(tuple(state.modules), Blizzard)


class EveningScene(Scene):
    game = Evening(modules=[OWN, THAW, FROST])


@pytest.mark.parametrize(
    ("modules", "totals", "why"),
    [
        ([], {"s1": 14, "s2": 14}, []),
        (["thaw"], {"s1": 14, "s2": 18}, ["scy.thaw.shore"]),
        (["thaw", "frost"], {"s1": 14, "s2": 16}, ["scy.thaw.shore", "scy.frost.most"]),
    ],
)
def test_an_episode_is_asked_first_and_hears_what_the_modules_say(
    modules: list[str], totals: dict[str, int], why: list[str]
) -> None:
    scene = EveningScene(human("crimea"), automa("nordic"), modules=modules)
    scene.put("s1", mech=[55], character=84).give("s1", power=9)
    scene.put("s2", mech=[54]).give("s2", power=16, cards=0)
    combat = only(scene.move("s1", ("mech", 55, 54), answers=(7, 0, 1)), "combat")
    assert combat["totals"] == totals
    told = ["scy.blizzard", *why, "scy.blizzard", "scy.automa.combat.winner"]
    assert [one["rule"] for one in combat["why"]] == told


def test_an_episode_prints_no_sheet_and_stands_above_whatever_is_played() -> None:
    thaw, frost = (TOYS.modules.rules(name) for name in ("thaw", "frost"))
    rules = compose(Blizzard, (frost, thaw))
    line = rules.__mro__
    assert line.index(Blizzard) < line.index(frost) < line.index(thaw) < line.index(Automa)
    assert rules.sheets == (frost.own_sheet, thaw.own_sheet)
    assert TOYS.modules.compose(("thaw", "frost"), Blizzard) is rules
    assert TOYS.modules.compose(("thaw", "frost")) is compose(None, (frost, thaw)) is not rules
    assert compose(Blizzard, ()).sheets == ()


# Without modules


def test_without_modules_the_rules_are_those_of_the_game() -> None:
    assert TOYS.modules.compose(()) is Automa
    request = {**SETUP, "modules": [], "seats": [human("crimea"), automa("nordic")]}
    with_toys, plain = (Table.new(games, request) for games in (HANDED_IN, {"scythe": Scythe}))
    for table in (with_toys, plain):
        for _ in range(9):
            table.do({"do": "automa_turn", "seat": "s2"})
    assert with_toys.view() == plain.view()
    assert "modules" not in (plain.view() or {})
    assert [one.events for one in with_toys.journal.entries] == [
        one.events for one in plain.journal.entries
    ]


def test_no_module_is_told_to_a_stranger() -> None:
    """Those that are installed belong to a campaign, and have its locks."""
    assert Scythe().modules.told() == []
    assert Scythe().locales == ()


def test_a_forecast_is_made_with_the_rules_of_the_table() -> None:
    """In the frost the mech does not go farther from home than it is."""
    for modules, stays in ((), 0), (("frost",), 1):
        scene = toward_the_factory(*modules)
        for deck in scene.state.decks.values():
            deck.cards = [MECH]
        assert next_card(TOYS, scene.state, "s2").moves.get("stays", 0) == stays
