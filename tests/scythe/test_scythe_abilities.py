"""What mechs of humans can do in a combat: with printed amounts, asked where it can apply."""

from typing import Any

import pytest

from tests.scythe.scene import Events, Scene, automa, every, human, only, place, solo
from tests.scythe.test_scythe_combat import ATTACK, asks
from thirdchair.kit.questions import Pick
from thirdchair.scythe import content

PLAIN, TUNNEL, LAKE = 84, 43, 83
THREE = 3  # it spends 3 with little power, 7 with more, and plays no combat cards


def test_the_numbers_are_printed() -> None:
    found = {
        ability.id: {
            name: value
            for name in ("pays", "loses", "gains", "steals")
            if (value := getattr(ability, name))
        }
        for faction in content.factions().values()
        for ability in faction.ability
    }
    assert found == {
        "sword": {"loses": 2},
        "shield": {"gains": 2},
        "artillery": {"pays": 1, "loses": 2},
        "seaworthy": {},
        "peoples_army": {},
        "suiton": {},
        "ronin": {"gains": 2},
        "scout": {"steals": 1},
        "disarm": {"loses": 2},
        "camaraderie": {},
    }


def facing(faction: str, at: int = PLAIN, **setup: Any) -> Scene:
    """A mech of this human beside one of an Automa that stands at `at`; both have power 9."""
    enemy = "rusviet" if faction != "rusviet" else "nordic"
    scene = Scene(human(faction), automa(enemy), **{"abilities": "ask", **setup})
    scene.give("s1", power=9, cards=2).give("s2", power=9, cards=3, tracker=6)
    return scene.put("s2", mech=[at]).put("s1", mech=[54], character=93)


def attack(scene: Scene, at: int, *answers: Any) -> Events:
    return scene.move("s1", ("mech", 54, at), answers=answers)


def held(scene: Scene, what: str) -> tuple[int, int]:
    one, two = scene.state.seats["s1"], scene.state.seats["s2"]
    return getattr(one, what), getattr(two, what)


def gains(events: Events) -> list[tuple[str, str, int]]:
    return [
        (one["seat"], one["what"], one["n"])
        for one in every(events, "gained", rule="scy.automa.combat.abilities")
    ]


@pytest.mark.rule("scy.automa.combat.abilities")
@pytest.mark.parametrize(
    ("faction", "ability", "at", "booked"),
    [
        ("nordic", "artillery", PLAIN, [("s1", "power", -1), ("s2", "power", -2)]),
        ("saxony", "disarm", TUNNEL, [("s2", "power", -2)]),
        ("albion", "sword", PLAIN, [("s2", "power", -2)]),
        ("togawa", "ronin", PLAIN, [("s1", "power", 2)]),
        ("crimea", "scout", PLAIN, [("s2", "cards", -1), ("s1", "cards", 1)]),
    ],
)
def test_an_attacker_uses_it_and_both_sides_book_it(
    faction: str, ability: str, at: int, booked: list[tuple[str, str, int]]
) -> None:
    scene = facing(faction, at)
    events = attack(scene, at, ability, 7, 0, THREE)
    assert asks(scene)[:2] == ["combat_ability", "combat_power"]
    question = scene.asked[0]
    assert isinstance(question, Pick)
    assert (question.options, question.seat, question.at) == (("none", ability), "s1", place(at))
    assert only(events, "ability")["ability"] == ability
    assert gains(events) == booked


@pytest.mark.parametrize("faction", ["nordic", "saxony", "albion", "togawa", "crimea"])
def test_who_does_not_use_it_books_nothing(faction: str) -> None:
    scene = facing(faction, TUNNEL)
    events = attack(scene, TUNNEL, "none", 7, 0, THREE)
    assert gains(events) == []
    assert not every(events, "ability")


@pytest.mark.parametrize(
    ("faction", "ability"), [("albion", "shield"), ("nordic", "artillery"), ("crimea", "scout")]
)
def test_a_defender_is_asked_too_about_what_defenders_have(faction: str, ability: str) -> None:
    scene = facing(faction)
    scene.put("s2", mech=[64]).put("s1", mech=[63], character=93)
    scene.turn("s2", ATTACK, ability, 7, 0, THREE)
    assert asks(scene)[1:3] == ["combat_ability", "combat_power"]
    if ability == "shield":
        assert held(scene, "power")[0] == 9 + 2 - 7


@pytest.mark.parametrize("faction", ["rusviet", "polania"])
def test_other_factions_have_nothing_to_use_before_a_combat(faction: str) -> None:
    scene = facing(faction)
    attack(scene, PLAIN, 7, 0, THREE)
    assert asks(scene)[0] == "combat_power"


def test_a_table_that_does_not_want_it_is_not_asked() -> None:
    scene = facing("nordic", abilities="off")
    attack(scene, PLAIN, 7, 0, THREE)
    assert asks(scene)[0] == "combat_power"


@pytest.mark.parametrize("board", [True, "ask"])
def test_without_a_mech_on_the_board_no_ability_is_an_ordinary_answer(board: bool | str) -> None:
    scene = facing("nordic", board=board).put("s1", mech=[], character=54)
    scene.move("s1", ("character", 54, PLAIN), answers=("artillery", 7, 0, THREE))
    question = next(one for one in scene.asked if getattr(one, "about", "") == "combat_ability")
    assert isinstance(question, Pick)
    tracked = board is True
    assert question.options == (("none",) if tracked else ("none", "artillery"))
    assert question.anyway == (("artillery",) if tracked else ())


# Only where it can apply


def test_disarm_needs_a_tunnel_or_perhaps_the_own_mine() -> None:
    def asked(at: int, *answers: Any, mine: bool = False, **setup: Any) -> str:
        scene = facing("saxony", at, **setup)
        if mine:
            scene.put("s1", mech=[54], character=93, structure=[at])
        attack(scene, at, *answers, 7, 0, THREE)
        return asks(scene)[0]

    assert asked(TUNNEL, "none") == "combat_ability"
    assert asked(PLAIN) == "combat_power"
    assert asked(PLAIN, "none", mine=True) == "combat_ability"
    assert asked(PLAIN, "none", board="ask") == "combat_ability", "nobody knows of the mine"
    assert asked(LAKE, board="ask") == "combat_power", "nobody builds on a lake"


def test_a_ronin_stands_alone() -> None:
    scene = facing("togawa").put("s1", mech=[54, 54], character=93)
    scene.move("s1", ("2 mech", 54, PLAIN), answers=(7, 0, THREE))
    assert asks(scene)[0] == "combat_power"


def test_nothing_is_asked_that_would_change_nothing() -> None:
    poor = facing("nordic").give("s2", power=0)
    attack(poor, PLAIN, 7, 0, THREE)
    assert asks(poor)[0] == "combat_power"
    bare = facing("crimea").give("s2", cards=0)
    attack(bare, PLAIN, 7, 0, THREE)
    assert asks(bare)[0] == "combat_power"
    full = facing("togawa").give("s1", power=16)
    attack(full, PLAIN, 7, 0, THREE)
    assert asks(full)[0] == "combat_power"


def test_nobody_loses_more_than_there_is_nor_gains_beyond_the_track() -> None:
    scene = facing("nordic").give("s2", power=1)
    assert gains(attack(scene, PLAIN, "artillery", 7, 0, THREE))[1] == ("s2", "power", -1)
    scene = facing("togawa").give("s1", power=15)
    assert gains(attack(scene, PLAIN, "ronin", 7, 0, THREE)) == [("s1", "power", 1)]


def test_who_cannot_pay_as_far_as_is_known_may_know_better() -> None:
    scene = facing("nordic").give("s1", power=0)
    events = attack(scene, PLAIN, "artillery", 7, 0, THREE)
    question = scene.asked[0]
    assert isinstance(question, Pick)
    assert (question.options, question.anyway) == (("none",), ("artillery",))
    assert gains(events) == [("s2", "power", -2)]


def test_with_cards_only_it_is_asked_in_both_directions() -> None:
    scene = facing("nordic", board=False)
    moves = [{"unit": "mech", "from": place(54), "to": place(PLAIN)}]
    scene.do({"do": "move", "seat": "s1", "moves": moves}, "s2.combat", "artillery", 7, 0, THREE, 0)
    assert asks(scene)[:3] == ["met", "combat_ability", "combat_power"]
    assert held(scene, "power") == (9 - 1 - 7, 9 - 2 - 3)
    scene = facing("saxony", board=False)
    scene.turn("s2", ATTACK, "s1", "disarm", 7, 0, THREE)
    assert asks(scene)[1:4] == ["attacked", "combat_ability", "combat_power"]
    assert held(scene, "power")[1] == 9 - 2 - 3


def test_power_that_is_taken_is_gone_before_the_bracket_is_read() -> None:
    def fight(**switches: bool) -> dict[str, int]:
        scene = facing("nordic").give("s2", cards=0).rule(**switches)
        power: dict[str, int] = only(attack(scene, PLAIN, "artillery", 7, 0, THREE), "combat")[
            "power"
        ]
        return power

    assert fight() == {"s1": 7, "s2": 3}
    assert fight(p18=False) == {"s1": 7, "s2": 7}


# Workers that are driven home


@pytest.mark.rule("scy.automa.combat.popularity")
def test_camaraderie_keeps_the_popularity_for_workers_that_a_combat_drives_home() -> None:
    def lost(faction: str, abilities: str, *answers: Any, mech: bool = True) -> dict[str, Any]:
        scene = solo("crimea", faction, abilities=abilities)
        scene.give("s1", popularity=5).give("s2", power=0, cards=0)
        scene.put("s2", mech=[84] if mech else [], worker=[84, 84], character=93)
        scene.put("s1", mech=[83], character=41)
        events = scene.move("s1", ("mech", 83, 84), answers=answers)
        told = every(events, "gained", what="popularity")
        used = [one["ability"] for one in every(events, "ability")]
        return {"left": scene.state.seats["s1"].popularity, "used": used, **(told or [{}])[0]}

    told = lost("polania", "off", 1, 0, 3)
    assert (told["left"], told["n"], told["unless"]) == (3, -2, "ability")
    assert lost("polania", "ask", 1, 0, 3, "camaraderie") == {"left": 5, "used": ["camaraderie"]}
    told = lost("polania", "ask", 1, 0, 3, "none")
    assert (told["left"], told["used"]) == (3, [])
    assert "unless" not in told
    assert "unless" not in lost("rusviet", "off", 1, 0, 3)
    assert lost("polania", "ask", mech=False)["left"] == 3, "there was no combat"


def test_without_a_mech_workers_are_spared_only_if_it_is_right_anyway() -> None:
    scene = solo("crimea", "polania", abilities="ask")
    scene.give("s1", popularity=5).give("s2", power=0, cards=0)
    scene.put("s2", mech=[84], worker=[84, 84], character=93).put("s1", character=83)
    scene.move("s1", ("character", 83, 84), answers=(1, 0, 3, "camaraderie"))
    question = scene.asked[-1]
    assert isinstance(question, Pick)
    assert (question.options, question.anyway) == (("none",), ("camaraderie",))
    assert scene.state.seats["s1"].popularity == 5


# The retreat of the seaworthy


def beaten(faction: str, *answers: Any, **setup: Any) -> tuple[Scene, Events]:
    """A human with a mech, the character and a worker beside two lakes is beaten."""
    scene = facing(faction, **setup).give("s1", power=0)
    scene.put("s1", mech=[34], character=34, worker=[34]).put("s2", mech=[44])
    return scene, scene.turn("s2", ATTACK, *answers)


def lakes_beside(at: int) -> list[str]:
    board = Scene(human("nordic"), automa("crimea")).game.material().board
    return board.in_order(one for one in board.around[place(at)] if board.terrain[one] == "lake")


@pytest.mark.rule("scy.automa.combat.human-loses")
def test_nordic_character_and_mechs_may_retreat_onto_a_lake_beside() -> None:
    lakes = lakes_beside(34)
    assert lakes
    scene, events = beaten("nordic", "none", 0, 0, THREE, lakes[0])
    question = scene.asked[-1]
    assert isinstance(question, Pick)
    assert (question.about, question.at) == ("combat_retreat", place(34))
    assert question.options == ("base:nordic", *lakes)
    assert scene.at("s1", "mech") == scene.at("s1", "character") == {lakes[0]: 1}
    assert scene.at("s1", "worker") == {"base:nordic": 1}
    assert only(events, "retreated", unit="mech")["to"] == lakes[0]
    assert only(events, "retreated", unit="worker")["to"] == "base:nordic"


def test_without_a_mech_on_the_board_the_lake_is_taken_only_if_it_is_right_anyway() -> None:
    lakes = lakes_beside(34)
    scene = facing("nordic").give("s1", power=0)
    scene.put("s1", mech=[], character=34).put("s2", mech=[44])
    scene.turn("s2", ATTACK, "none", 0, 0, THREE, lakes[0])
    question = scene.asked[-1]
    assert isinstance(question, Pick)
    assert (question.options, question.anyway) == (("base:nordic",), tuple(lakes))
    assert scene.at("s1", "character") == {lakes[0]: 1}


def test_or_home_and_others_go_home_anyway() -> None:
    scene, _ = beaten("nordic", "none", 0, 0, THREE, "base:nordic")
    assert scene.at("s1", "mech") == {"base:nordic": 1}
    scene, _ = beaten("polania", 0, 0, THREE)
    assert scene.at("s1", "mech") == {"base:polania": 1}
    scene, _ = beaten("nordic", 0, 0, THREE, abilities="off")
    assert scene.at("s1", "mech") == {"base:nordic": 1}


def test_a_lake_with_somebody_else_is_no_refuge() -> None:
    first, *others = lakes_beside(34)
    scene = facing("nordic").give("s1", power=0)
    scene.put("s1", mech=[34], character=34).put("s2", mech=[44])
    scene.state.seats["s2"].units["worker"] = {first: 1}
    answers = ("base:nordic",) if others else ()
    scene.turn("s2", ATTACK, "none", 0, 0, THREE, *answers)
    assert first not in getattr(scene.asked[-1], "options", ())


def test_with_cards_only_the_lake_is_offered_in_words() -> None:
    scene = facing("nordic", board=False)
    events = scene.turn("s2", ATTACK, "s1", "none", 0, 0, THREE)
    assert only(events, "retreated", seat="s1")["unless"] == "ability"
    scene = facing("polania", board=False)
    events = scene.turn("s2", ATTACK, "s1", 0, 0, THREE)
    assert "unless" not in only(events, "retreated", seat="s1")
