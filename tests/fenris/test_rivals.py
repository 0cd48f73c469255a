"""Rivals: stars on home bases, what brings them to the track, and how Automas hunt."""

from typing import Any

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, THREE, automa, human
from tests.fenris.seconds import SMALL, TWO_AND_TWO, Second
from tests.scythe.scene import every, only, place, reasons
from thirdchair.kit.flow import Answer, Pending, play
from thirdchair.kit.questions import Pick
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.asked.evidence import Look
from thirdchair.scythe.content import Move
from thirdchair.scythe.modules.rivals import Rivals
from thirdchair.scythe.moves.field import Field

WORKER, MECH, CHARACTER, ATTACK = 3, 8, 18, 17
"""Automa cards by what their green half moves first."""
STRONG, WEAK = 6, 14
"""In a combat the one spends 7 power and a card, the other 1 and a card."""


def three(**arguments: Any) -> Second:
    return Second("2a", *THREE).begins(**arguments)


def hunter(faction: str = "nordic", **arguments: Any) -> Second:
    """Crimea, s1, and an Automa, s2, that may cross water; its two stars lie on s1's base."""
    scene = Second("2a", human("crimea"), automa(faction)).begins(*SMALL, **arguments)
    for seat in ("s1", "s2"):
        stand(scene, seat)
    me = scene.tonight.seats["s2"]
    me.tracker, me.cards, me.power = 6, 0, 7
    scene.tonight.abilities = "off"
    return scene


def stand(scene: Second, seat: str, **units: list[int] | int) -> None:
    """Where a seat's units stand, by numbers; all others leave the board."""
    for kind in ("worker", "mech", "character", "structure"):
        given = units.get(kind, [])
        at = [place(n) for n in ([given] if isinstance(given, int) else given)]
        scene.tonight.seats[seat].units[kind] = {one: at.count(one) for one in at}


def turn(scene: Second, card: int, *answers: Any, seat: str = "s2") -> list[dict[str, Any]]:
    return scene.do("automa_turn", card, *answers, seat=seat)


# Naming them


@pytest.mark.rule("fen.e2a.rivals.setup", "fen.e2a.rivals.setup.stack")
def test_stars_are_laid_on_others_bases_several_on_one() -> None:
    scene = three()
    scene.pair("s1", "s2")
    told = only(scene.pair("s1", "s2"), "star_laid")
    assert (told["other"], told["n"]) == ("s2", 2)
    scene.pair("s1", "s3")
    assert scene.abroad("s1") == {"crimea": 2, "polania": 1}
    scene.unpair("s1", "s2")
    assert scene.abroad("s1") == {"crimea": 1, "polania": 1}
    assert scene.refuses("pair", seat="s1", **{"with": "s1"}) == "unknown-seat"
    assert scene.refuses("unpair", seat="s2", **{"with": "s1"}) == "rivals-none"


@pytest.mark.rule("fen.e2a.rivals.setup.max4")
def test_at_most_four() -> None:
    scene = three()
    for _ in range(4):
        scene.pair("s1", "s2")
    assert scene.refuses("pair", seat="s1", **{"with": "s3"}) == "rivals-most"
    scene.unpair("s1", "s2")
    scene.pair("s1", "s3")


@pytest.mark.rule("fen.e2a.rivals.setup.simultaneous")
def test_all_at_once_before_the_first_turn_and_whoever_is_late_with_the_own() -> None:
    one, other = three(late=["s3"]), three(late=["s3"])
    one.pair("s1", "s2")
    one.pair("s2", "s1")
    other.pair("s2", "s1")
    other.pair("s1", "s2")
    assert list(one.tonight.laid.items()) == list(other.tonight.laid.items())
    one.do("gain", seat="s1", what="coins", n=1)
    assert one.refuses("pair", seat="s2", **{"with": "s3"}) == "rivals-late"
    one.pair("s3", "s1")
    one.do("gain", seat="s3", what="coins", n=1)
    assert one.refuses("pair", seat="s3", **{"with": "s1"}) == "rivals-late"


def test_there_is_no_such_command_in_another_evening() -> None:
    scene = Second("1", *THREE)
    scene.state.evening = "1"
    scene.begins()
    assert scene.refuses("pair", seat="s1", **{"with": "s2"}) == scene.refuses("xyzzy", seat="s1")


@pytest.mark.rule("fen.e2a.automa.rivals.setup.solo")
def test_two_stars_of_the_automa_on_your_base() -> None:
    scene = Second("2a", *ANA_AND_AUTOMA).begins(*SMALL)
    assert scene.abroad("s2") == {"nordic": 2}


@pytest.mark.rule("fen.e2a.automa.rivals.setup.multi")
def test_among_more_one_star_with_each_neighbour() -> None:
    """s1 Nordic, s2 Automa of Saxony, s3 Crimea, s4 Automa of Albion."""
    scene = Second("2a", *TWO_AND_TWO).begins(*SMALL, *SMALL)
    assert scene.abroad("s2") == {"nordic": 1, "crimea": 1}
    assert scene.abroad("s4") == {"nordic": 1, "crimea": 1}
    five = (*TWO_AND_TWO, human("polania"))
    scene = Second("2a", *five).begins(*SMALL, *SMALL)
    assert scene.abroad("s4") == {"crimea": 1, "polania": 1}


def test_in_a_cooperative_game_the_next_humans_are_meant() -> None:
    """The neighbour of s2 on one side is another Automa: the human behind it counts."""
    seats = (human("nordic"), automa("saxony"), automa("albion"), human("crimea"))
    scene = Second("2a", *seats).begins(*SMALL, *SMALL)
    assert scene.abroad("s2") == {"nordic": 1, "albion": 1}
    rules = scene.rules()
    assert isinstance(rules, Rivals)
    rules.state.cooperative = True
    assert rules.first_rivals("s2")[0] == ["s4", "s1"]


# Victories


def beats(scene: Second, winner: str, loser: str, *answers: Any) -> list[dict[str, Any]]:
    """A combat between two humans on a tracked board."""
    for seat in ("s1", "s2", "s3"):
        stand(scene, seat)
    stand(scene, winner, mech=[35])
    stand(scene, loser, mech=[34])
    moves = [{"unit": "mech", "from": place(35), "to": place(34)}]
    return scene.do("move", winner, *answers, seat=winner, moves=moves)


@pytest.mark.rule(
    "fen.e2a.rivals.win.star", "fen.e2a.rivals.win.coins", "fen.e2a.rivals.definition"
)
def test_a_victory_over_a_rival_takes_the_star_from_there_and_brings_five() -> None:
    scene = three()
    scene.pair("s1", "s2")
    coins = scene.tonight.seats["s1"].coins
    events = beats(scene, "s1", "s2")
    assert only(events, "star_taken")["rule"] == "fen.e2a.rivals.win.star"
    assert only(events, "gained", what="coins")["rule"] == "fen.e2a.rivals.win.coins"
    assert scene.tonight.seats["s1"].coins == coins + 5
    assert (scene.stars("s1"), scene.abroad("s1")) == ({"combat": 1}, {})


def test_after_a_victory_over_a_rival_the_supply_is_no_choice() -> None:
    scene = three()
    scene.pair("s1", "s2")
    scene.pair("s1", "s3")
    assert asked(scene, "s1", "s2") == ("s2", "s3")


def asked(scene: Second, winner: str, loser: str) -> tuple[str, ...]:
    """Where the star of a victory may come from."""
    for seat in ("s1", "s2", "s3"):
        stand(scene, seat)
    stand(scene, winner, mech=[35])
    stand(scene, loser, mech=[34])
    moves = [{"unit": "mech", "from": place(35), "to": place(34)}]
    decoded = scene.game.command(scene.state, {"do": "move", "seat": winner, "moves": moves})
    first = play(scene.game.rules, scene.state, decoded, [])
    assert isinstance(first, Pending)
    told = [Answer(first.question.key, winner, "test")]
    second = play(scene.game.rules, scene.state, decoded, told)
    assert isinstance(second, Pending)
    assert isinstance(second.question, Pick)
    return tuple(str(one) for one in second.question.options)


@pytest.mark.rule("fen.e2a.rivals.win.any-base", "fen.e2a.rivals.win.other-no-coins")
@pytest.mark.parametrize(
    ("source", "abroad", "rule"),
    [("s3", {}, "fen.e2a.rivals.win.any-base"), ("supply", {"polania": 1}, None)],
)
def test_any_victory_may_take_a_star_from_anywhere_without_coins(
    source: str, abroad: dict[str, int], rule: str | None
) -> None:
    scene = three()
    scene.pair("s1", "s3")
    coins = scene.tonight.seats["s1"].coins
    events = beats(scene, "s1", "s2", source)
    assert [one["rule"] for one in every(events, "star_taken")] == ([rule] if rule else [])
    assert scene.tonight.seats["s1"].coins == coins
    assert (scene.stars("s1"), scene.abroad("s1")) == ({"combat": 1}, abroad)


@pytest.mark.rule("fen.e2a.rivals.only-combat")
def test_stars_on_bases_are_for_victories_alone() -> None:
    """Four out, two in the supply: a third triumph without a combat cannot be marked."""
    scene = three()
    for _ in range(4):
        scene.pair("s1", "s2")
    scene.do("star", seat="s1", triumph="mechs")
    scene.do("star", seat="s1", triumph="recruits")
    assert scene.refuses("star", seat="s1", triumph="power") == "stars-elsewhere"
    assert scene.refuses("mark", seat="s1", at="power") == "stars-elsewhere"
    scene.do("mark", "s2.beaten", seat="s1", at="combat")
    assert scene.abroad("s1") == {"crimea": 3}


@pytest.mark.parametrize(("answer", "coins"), [("s2.beaten", 5), ("s2", 0), ("supply", 0)])
@pytest.mark.parametrize("board", ["ask", False])
def test_where_the_app_sees_no_combat_the_table_says_who_was_beaten(
    board: str | bool, answer: str, coins: int
) -> None:
    scene = three(board=board)
    scene.pair("s1", "s2")
    had = scene.tonight.seats["s1"].coins
    scene.do("star", answer, seat="s1", triumph="combat")
    assert scene.tonight.seats["s1"].coins == had + coins
    assert scene.abroad("s1") == ({"crimea": 1} if answer == "supply" else {})


# Automas that win


def wins(scene: Second) -> list[dict[str, Any]]:
    """The Automa attacks a mech of s1 and wins by its power."""
    stand(scene, "s1", mech=[35])
    stand(scene, "s2", mech=[34])
    scene.tonight.seats["s2"].power = 7
    scene.tonight.decks["s2"].cards = list(range(1, 20))
    return turn(scene, ATTACK, 0, 0, STRONG)


@pytest.mark.rule("fen.e2a.automa.rivals.win.star", "fen.e2a.automa.rivals.coins")
def test_two_victories_of_the_automa_take_both_stars_and_ten_coins() -> None:
    """Card 17 also brings 2 coins each time; its third star comes from the supply."""
    scene = hunter()
    coins = scene.tonight.seats["s2"].coins
    for left in ({"crimea": 1}, {}):
        events = wins(scene)
        assert scene.abroad("s2") == left
        assert only(events, "star_taken")["rule"] == "fen.e2a.automa.rivals.win.star"
    assert scene.tonight.seats["s2"].coins == coins + 2 * (5 + 2)
    events = wins(scene)
    assert every(events, "star_taken") == []
    assert scene.tonight.seats["s2"].coins == coins + 2 * (5 + 2) + 2
    assert scene.stars("s2") == {"combat": 3}


@pytest.mark.rule("fen.e2a.automa.rivals.other-base")
@pytest.mark.parametrize(("ruling", "base"), [("own", "s3"), ("beaten", "s1")])
def test_without_a_star_there_it_takes_the_next_one_clockwise(ruling: str, base: str) -> None:
    """Clockwise: Albion, Nordic, Rusviet, Togawa, Crimea, Saxony, Polania. The Automa of Saxony
    beats Albion: after its own base comes Polania, after Albion's that of Nordic."""
    seats = (human("nordic"), automa("saxony"), human("polania"), human("albion"))
    scene = Second("2a", *seats).begins(*SMALL)
    assert scene.abroad("s2") == {"nordic": 1, "polania": 1}
    rules = scene.rules()
    assert isinstance(rules, Rivals)
    rules.state.rulings["scythe.a26"] = ruling
    choice = rules.automas_base("s2", "s4")
    assert choice.left == (base,)
    assert choice.why[0].rule == "fen.e2a.automa.rivals.other-base"


def test_the_book_on_the_table_decides_from_which_base_it_counts() -> None:
    for book, value in (("de", "own"), ("en", "beaten")):
        scene = Second("2a", *ANA_AND_AUTOMA, book=book).begins(*SMALL)
        assert scene.tonight.rulings["scythe.a26"] == value
        assert "scythe.a29" not in scene.tonight.rulings


@pytest.mark.rule("fen.e2a.automa.rivals.no-supply")
def test_with_all_its_stars_on_bases_neither_tracker_nor_power_brings_one() -> None:
    scene = hunter()
    me = scene.tonight.seats["s2"]
    me.stars |= {"mechs": 1, "recruits": 1, "objective": 1, "combat_cards": 1}
    me.tracker, me.power = 13, 15
    stand(scene, "s2", worker=[34])
    events = turn(scene, WORKER)
    me = scene.tonight.seats["s2"]
    assert (me.tracker, me.power) == (14, 16)
    assert every(events, "star") == every(events, "rolled") == every(events, "ended") == []


# Automas that move


@pytest.mark.rule("fen.e2a.automa.rivals.move.priority", "fen.e2a.automa.rivals.move.closest")
def test_a_rivals_unit_draws_it_before_all_other_rules() -> None:
    """Without rivals a mech goes toward combat units only; a rival's lone worker draws it, too."""
    scene = hunter()
    stand(scene, "s1", worker=[36], mech=[75])
    stand(scene, "s2", mech=[34])
    events = turn(scene, MECH)
    moved = only(events, "moved")
    assert moved["to"] == place(35)
    assert "fen.e2a.automa.rivals.move.closest" in reasons(moved)
    calm = hunter()
    calm.tonight.laid = {}
    stand(calm, "s1", worker=[36], mech=[75])
    stand(calm, "s2", mech=[34])
    assert only(turn(calm, MECH), "moved")["to"] != place(35)


@pytest.mark.rule("fen.e2a.automa.rivals.encounter.attack")
def test_with_power_it_attacks_a_rival_instead_of_an_encounter() -> None:
    scene = hunter()
    stand(scene, "s1", mech=[35])
    stand(scene, "s2", mech=[34], character=44)
    moved = only(turn(scene, CHARACTER, 0, 0, STRONG), "moved")
    assert (moved["action"], moved["to"]) == ("attack", place(35))


@pytest.mark.rule("fen.e2a.automa.rivals.encounter.fallback")
@pytest.mark.parametrize(("power", "near"), [(4, 35), (7, 75)])
def test_with_less_power_or_nobody_in_reach_it_goes_as_usual(power: int, near: int) -> None:
    """The Factory lies beside its character."""
    scene = hunter()
    scene.tonight.seats["s2"].power = power
    stand(scene, "s1", mech=[near])
    stand(scene, "s2", mech=[34], character=44)
    moved = only(turn(scene, CHARACTER), "moved")
    assert (moved["unit"], moved["action"]) == ("character", "encounter_factory")


def test_only_rivals_are_attacked_so() -> None:
    """The mech beside it is that of s3, on whose base no star of it lies."""
    seats = (human("crimea"), automa("nordic"), human("polania"), human("saxony"))
    scene = Second("2a", *seats).begins(*SMALL)
    for seat in scene.tonight.seats:
        stand(scene, seat)
    scene.tonight.laid = {"rivals.s2": {"base:saxony": 2}}
    scene.tonight.seats["s2"].power, scene.tonight.seats["s2"].tracker = 7, 6
    stand(scene, "s3", mech=[35])
    stand(scene, "s4", mech=[75])
    stand(scene, "s2", mech=[34], character=44)
    assert only(turn(scene, CHARACTER), "moved")["action"] == "encounter_factory"


@pytest.mark.rule("fen.e2a.automa.rivals.encounter.token")
@pytest.mark.parametrize(("card", "left"), [(CHARACTER, True), (ATTACK, False)])
def test_after_such_a_victory_a_mech_leaves_a_token(card: int, left: bool) -> None:
    scene = hunter("albion")
    stand(scene, "s1", mech=[35])
    stand(scene, "s2", mech=[34])
    turn(scene, card, 0, 0, STRONG)
    assert scene.tonight.tokens.flag == ([place(35)] if left else [])


# Boards that the app does not follow


def test_an_asked_board_asks_where_rivals_stand() -> None:
    scene = hunter(board="ask")
    stand(scene, "s1", worker=[36], mech=[75])
    stand(scene, "s2", mech=[34])
    seen = {place(36): {"s1.worker": 1}, place(75): {"s1.mech": 1}}
    moved = only(turn(scene, MECH, seen), "moved")
    assert moved["to"] == place(35)


def test_an_attack_that_is_sure_asks_for_nothing_behind_it() -> None:
    scene = hunter(board="ask")
    stand(scene, "s1", mech=[35])
    stand(scene, "s2", mech=[34], character=44)
    rules = scene.rules()
    look, field = Look(set(), None), Field(rules, "s2")
    entry = Move(do="encounter_factory")
    assert rules.prove("s2", entry, field, list(rules.targets("s2", entry.do, field).left), look)
    assert place(35) in look.places


def test_an_asked_board_attacks_what_the_answer_shows() -> None:
    scene = hunter(board="ask")
    stand(scene, "s2", mech=[34], character=44)
    events = turn(scene, CHARACTER, {place(35): {"s1.mech": 1}}, 0, 0, STRONG)
    assert only(events, "moved")["action"] == "attack"


def test_with_cards_only_the_attack_is_read_before_the_encounter() -> None:
    scene = hunter(board=False)
    stand(scene, "s2", mech=[34], character=44)
    events = turn(scene, CHARACTER, "nobody")
    line = only(events, "line")
    assert line["moves"] == ["attack", "encounter_factory", "move_character"]
    assert line["needs"] == [5, 0, 0]
    scene.tonight.seats["s2"].power = 4
    assert only(turn(scene, 16), "line")["moves"] == ["encounter_factory", "move_character"]


# Where it meets the track, and strangers


def test_the_track_says_how_many_victories_and_rivals_where_their_stars_come_from() -> None:
    """Both are asked for each star: four spaces are full, though a star still lies abroad."""
    scene = three()
    scene.pair("s1", "s2")
    for _ in range(4):
        scene.do("mark", "supply", seat="s1", at="combat")
    assert scene.refuses("mark", seat="s1", at="combat") == "triumph-taken"
    assert (scene.stars("s1"), scene.abroad("s1")) == ({"combat": 4}, {"crimea": 1})


@pytest.mark.parametrize("name", ["rivals", "war_track", "peace_track", "alliances"])
def test_strangers_know_nothing_of_these_modules(name: str) -> None:
    seats = [human("crimea"), automa("nordic")]
    request = {"game": "scythe", "mode": "automa", "seats": seats, "modules": [name]}
    for asked in (name, "xyzzy"):
        with pytest.raises(Refusal) as refused:
            Second.game.set_up({**request, "modules": [asked]})
        assert refused.value.text == "unknown-module"
    assert Second.game.modules.told() == []
    lock = Second.game.modules.sheets[name].lock
    assert lock is not None
    assert name in Second.game.modules.told(Reader(keys=frozenset({lock})))


@pytest.mark.parametrize(
    ("track", "human_stars", "automa_stars"),
    [
        ("war_track", 7, ["combat", "power", "tracker"]),
        ("peace_track", 9, ["encounters", "factory_card", "tracker"]),
    ],
)
def test_a_single_game_can_be_played_with_a_track(
    track: str, human_stars: int, automa_stars: list[str]
) -> None:
    """There an Automa's stars of its tracker lie beside the track, as in every single game."""
    seats = [human("crimea"), automa("nordic")]
    request = {"game": "scythe", "mode": "automa", "seats": seats, "modules": [track]}
    _, state = Second.game.set_up(request, Reader(everything=True))
    assert len(state.seats["s1"].stars) == human_stars
    assert list(state.seats["s2"].stars) == automa_stars
