"""Alliances: tokens that change hands, what breaks them, and Automas as allies."""

from typing import Any

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, THREE, automa, human
from tests.fenris.seconds import TWO_AND_TWO, Second
from tests.scythe.scene import every, only, place
from thirdchair.kit.readers import Reader
from thirdchair.scythe.modules.alliances import Alliances
from thirdchair.words.games.scythe import ScytheWords

ADVANCES = 3
STRONG = 6


def three(**arguments: Any) -> Second:
    return Second("2b", *THREE).begins(**arguments)


def allied(**arguments: Any) -> Second:
    """s1 and s2 have swapped tokens that show 3 and 4 coins; s3 is left over."""
    scene = three(**arguments)
    scene.tonight.abilities = "off"
    scene.pair("s1", "s2")
    scene.pair("s2", "s1", 3, 4)
    return scene


def with_automa(faction: str = "saxony", **arguments: Any) -> Second:
    """Crimea, s1, has allied with the Automa, s2, whose token shows 7 coins."""
    seats = (human("crimea"), automa(faction))
    scene = Second("2b", *seats).begins("s2", 7, **arguments)
    scene.tonight.abilities = "off"
    return scene


def tokens(scene: Second, seat: str) -> dict[str, int]:
    """Whose token lies before a seat, and with which side up."""
    return scene.tonight.laid.get(f"ally.{seat}", {})


def face(scene: Second, one: str, other: str, kind: str = "mech") -> None:
    """A mech of the one beside units of the other."""
    for seat in scene.tonight.seats:
        scene.tonight.seats[seat].units = {
            unit: {} for unit in ("worker", "mech", "character", "structure")
        }
    scene.tonight.seats[one].units["mech"] = {place(35): 1}
    scene.tonight.seats[other].units[kind] = {place(34): 1}


def attack(scene: Second, seat: str, *answers: Any) -> list[dict[str, Any]]:
    moves = [{"unit": "mech", "from": place(35), "to": place(34)}]
    return scene.do("move", *answers, seat=seat, moves=moves)


# Forming one


@pytest.mark.rule(
    "fen.e2b.alliance.propose",
    "fen.e2b.alliance.swap",
    "fen.e2b.alliance.coins",
    "fen.e2b.alliance.token.sides",
    "fen.e2b.alliance.ability",
)
def test_a_proposal_and_an_agreement_swap_tokens_and_bring_coins() -> None:
    """Whose token shows what is asked of the owner of this box, each once."""
    scene = three()
    coins = {seat: one.coins for seat, one in scene.tonight.seats.items()}
    told = only(scene.pair("s1", "s2"), "proposed")
    assert (told["seat"], told["other"], told["stands"]) == ("s1", "s2", True)
    assert tokens(scene, "s1") == tokens(scene, "s2") == {}
    events = scene.pair("s2", "s1", 3, 4)
    assert [(one["seat"], one["other"]) for one in every(events, "paired")] == [
        ("s2", "s1"),
        ("s1", "s2"),
    ]
    assert [one["gift"] for one in every(events, "paired")] == ["nordic", "crimea"]
    assert tokens(scene, "s1") == {"s2": 1}
    assert tokens(scene, "s2") == {"s1": 1}
    assert scene.tonight.seats["s2"].coins == coins["s2"] + 3
    assert scene.tonight.seats["s1"].coins == coins["s1"] + 4
    assert scene.tonight.laid["alliance_coins"] == {"nordic": 3, "crimea": 4}


def test_coins_that_were_read_wrong_off_a_token_are_set_right() -> None:
    scene = three()
    scene.pair("s1", "s2")
    scene.pair("s2", "s1", 3, 4)
    had = scene.tonight.seats["s2"].coins
    events = scene.do("correct", path="alliance_coins.nordic", value=5)
    told = only(events, "corrected")
    assert (told["from"], told["to"]) == (3, 5)
    words = ScytheWords(Reader("de"), {"mode": "fenris", "seats": []})
    assert "Bündnisplättchen: Nord" in words.part(told["path"])
    assert scene.tonight.laid["alliance_coins"] == {"nordic": 5, "crimea": 4}
    assert scene.tonight.seats["s2"].coins == had, "they are corrected themselves"
    assert scene.refuses("correct", path="alliance_coins.saxony", value=5) == "unknown-part"
    assert scene.refuses("correct", path="alliance_coins.nordic", value=-1) == "not-in-range"


def test_a_proposal_can_be_withdrawn_and_is_forgotten_with_another_alliance() -> None:
    scene = three()
    scene.pair("s1", "s2")
    assert only(scene.unpair("s1", "s2"), "proposed")["stands"] is False
    assert scene.refuses("unpair", seat="s1", **{"with": "s2"}) == "alliance-no-offer"
    scene.pair("s3", "s2")
    scene.pair("s1", "s2")
    scene.pair("s2", "s1", 3, 4)
    assert sorted(kind for kind in scene.tonight.laid if kind.startswith("offer")) == []


@pytest.mark.rule("fen.e2b.alliance.one")
def test_one_alliance_for_each_in_a_game() -> None:
    scene = allied()
    for seat, other in (("s3", "s1"), ("s1", "s3")):
        assert scene.refuses("pair", seat=seat, **{"with": other}) == "alliance-taken"


@pytest.mark.rule("fen.e2b.alliance.odd")
@pytest.mark.parametrize(("seats", "coins"), [(THREE, 5), ((*THREE, human("saxony")), 0)])
def test_whoever_is_left_over_of_an_odd_number_gets_five(
    seats: tuple[dict[str, Any], ...], coins: int
) -> None:
    scene = Second("2b", *seats).begins()
    had = scene.tonight.seats["s3"].coins
    scene.pair("s1", "s2")
    events = scene.pair("s2", "s1", 3, 4)
    assert scene.tonight.seats["s3"].coins == had + coins
    assert bool(every(events, "gained", rule="fen.e2b.alliance.odd")) == bool(coins)


# Breaking one


@pytest.mark.rule(
    "fen.e2b.alliance.break", "fen.e2b.alliance.break.lose", "fen.e2b.alliance.break.victim"
)
def test_whoever_attacks_an_ally_turns_the_token_over() -> None:
    scene = allied()
    face(scene, "s1", "s2")
    told = only(attack(scene, "s1", "s2"), "token_flipped")
    assert (told["seat"], told["other"], told["rule"]) == ("s1", "s2", "fen.e2b.alliance.break")
    assert tokens(scene, "s1") == {"s2": 0}
    assert tokens(scene, "s2") == {"s1": 1}
    face(scene, "s2", "s1")
    assert only(attack(scene, "s2", "s2"), "token_flipped")["seat"] == "s2"


def test_whoever_attacks_somebody_else_breaks_nothing() -> None:
    scene = allied()
    face(scene, "s1", "s3")
    assert every(attack(scene, "s1", "s1"), "token_flipped") == []


@pytest.mark.rule("fen.e2b.alliance.break")
@pytest.mark.parametrize(("book", "broken"), [("de", False), ("unsure", False), ("en", True)])
def test_driving_workers_breaks_it_by_the_later_book(book: str, broken: bool) -> None:
    scene = Second("2b", *THREE, book=book).begins()
    scene.pair("s1", "s2")
    scene.pair("s2", "s1", 3, 4)
    face(scene, "s1", "s2", "worker")
    assert bool(every(attack(scene, "s1"), "token_flipped")) == broken


@pytest.mark.parametrize("board", ["ask", False])
def test_where_the_app_sees_no_combat_people_say_that_they_have_attacked(
    board: str | bool,
) -> None:
    scene = allied(board=board)
    assert scene.refuses("unpair", seat="s1", **{"with": "s3"}) == "alliance-none"
    assert only(scene.unpair("s1", "s2"), "token_flipped")["seat"] == "s1"
    assert scene.refuses("unpair", seat="s1", **{"with": "s2"}) == "alliance-none"


@pytest.mark.rule("fen.e2b.alliance.penalty", "fen.e2b.score.broken")
@pytest.mark.parametrize(("floor", "points"), [(False, -10), (True, -4)])
def test_a_broken_alliance_costs_ten_once(floor: bool, points: int) -> None:
    """4 coins, nothing else: 4 − 10 = −6, or nothing at all."""
    scene = allied()
    scene.unpair("s1", "s2")
    rules = scene.rules()
    rules.state.rulings["scythe.a30"] = floor
    boxes = ("popularity", "stars", "territories", "resources", "structures")
    counted = {"final_coins": 4, **{f"final_{box}": 0 for box in boxes}}
    lines = rules.score("s1", counted)
    assert [(one.name, one.points) for one in lines][-1] == ("broken_alliance", points)
    assert sum(one.points for one in lines) == 4 + points
    assert "broken_alliance" not in [one.name for one in rules.score("s2", counted)]


def test_a_result_below_nothing_is_told_and_leaves_the_wealth_at_nothing() -> None:
    scene = allied()
    scene.ended({"s1": -6, "s2": 30, "s3": 20}, facts={"structures": dict.fromkeys(MEN, 0)})
    assert scene.sheet("s1")["wealth"] == 0


MEN = ("s1", "s2", "s3")


# Automas


@pytest.mark.rule(
    "fen.e2b.automa.alliance.setup",
    "fen.e2b.automa.alliance.one-sided",
    "fen.e2b.automa.alliance.eight",
)
def test_an_automa_is_allied_with_in_the_set_up_and_gets_eight() -> None:
    scene = with_automa()
    coins = scene.tonight.seats
    assert [one["gift"] for one in every(scene.begun_with, "paired")] == ["saxony", "none"]
    assert coins["s1"].coins == 4 + 7
    assert coins["s2"].coins == 5 + 8
    assert (tokens(scene, "s1"), tokens(scene, "s2")) == ({"s2": 1}, {"s1": 1})
    alone = Second("2b", *ANA_AND_AUTOMA).begins("nobody")
    assert (tokens(alone, "s1"), alone.tonight.seats["s2"].coins) == ({}, 5)


@pytest.mark.rule("fen.e2b.automa.alliance.order")
def test_people_decide_counterclockwise_the_last_first() -> None:
    """Ana has Industrial, 1, and begins; Bo is the last human: Bo takes s2, Ana may have s4."""
    scene = Second("2b", *TWO_AND_TWO).begins("s2", 6, "s4", 9)
    assert tokens(scene, "s3") == {"s2": 1}
    assert tokens(scene, "s1") == {"s4": 1}
    rules = scene.rules()
    assert isinstance(rules, Alliances)
    assert rules.deciding_order() == ["s3", "s1"]


@pytest.mark.rule("fen.e2b.automa.alliance.closed")
def test_after_the_set_up_an_automa_is_no_ally_any_more() -> None:
    scene = Second("2b", *TWO_AND_TWO).begins("nobody", "nobody")
    assert scene.refuses("pair", seat="s1", **{"with": "s2"}) == "alliance-automa-late"


@pytest.mark.rule("fen.e2b.automa.alliance.odd")
def test_with_automas_the_only_human_without_an_alliance_gets_five() -> None:
    """Four at the table: an even number, and still Ana alone is left."""
    scene = Second("2b", *TWO_AND_TWO).begins("s2", 6, "nobody")
    assert scene.tonight.seats["s1"].coins == 4 + 5
    none = Second("2b", *TWO_AND_TWO).begins("nobody", "nobody")
    assert none.tonight.seats["s1"].coins == 4
    solo = Second("2b", *ANA_AND_AUTOMA).begins("nobody")
    assert solo.tonight.seats["s1"].coins == 4


@pytest.mark.rule("fen.e2b.automa.alliance.break", "fen.e2b.automa.alliance.no-penalty")
@pytest.mark.parametrize("flips", [True, False])
def test_an_automa_that_attacks_its_ally_turns_over_what_it_holds_and_pays_nothing(
    flips: bool,
) -> None:
    scene = with_automa("nordic")
    scene.tonight.rulings["scythe.a92"] = flips
    face(scene, "s2", "s1")
    me = scene.tonight.seats["s2"]
    me.tracker, me.power, me.cards = 6, 7, 0
    events = scene.do("automa_turn", 17, 0, 0, STRONG, seat="s2")
    assert [one["rule"] for one in every(events, "token_flipped")] == (
        ["fen.e2b.automa.alliance.break"] if flips else []
    )
    assert tokens(scene, "s2") == {"s1": 0 if flips else 1}
    assert tokens(scene, "s1") == {"s2": 1}
    boxes = ("coins", "popularity", "stars", "territories", "resources", "structures")
    lines = scene.rules().score("s2", {f"final_{box}": 0 for box in boxes})
    assert "broken_alliance" not in [one.name for one in lines]


@pytest.mark.rule("fen.e2b.automa.alliance.togawa")
@pytest.mark.parametrize("broken", [False, True])
def test_an_automa_of_togawa_sets_no_traps_for_its_ally(broken: bool) -> None:
    scene = with_automa("togawa")
    if broken:
        scene.tonight.laid["ally.s1"] = {"s2": 0}
    me = scene.tonight.seats["s2"]
    me.units = {"worker": {}, "mech": {}, "structure": {}, "character": {place(44): 1}}
    me.tracker = 6
    scene.do("automa_turn", 18, seat="s2")
    assert bool(scene.tonight.tokens.trap) == broken


@pytest.mark.rule("fen.e2b.automa.alliance.scheme", "fen.e2b.automa.alliance.shuffle")
@pytest.mark.parametrize("whose", ["s1", "s2"])
def test_scheme_and_shuffle_wait_until_a_token_is_turned_over(whose: str) -> None:
    """The star of the space with II is placed; the rest follows at the beginning of its turn."""
    scene = with_automa()
    scene.tonight.seats["s2"].tracker = 8
    events = scene.do("automa_turn", ADVANCES, 1, 1, seat="s2")
    assert only(events, "star")["triumph"] == "upgrades"
    assert only(events, "skipped", what="scheme")["rule"] == "fen.e2b.automa.alliance.scheme"
    assert every(events, "reshuffled") == []
    events = scene.do("automa_turn", 6, seat="s2")
    assert scene.tonight.seats["s2"].scheme == 1
    other = "s2" if whose == "s1" else "s1"
    scene.tonight.laid[f"ally.{whose}"] = {other: 0}
    events = scene.do("automa_turn", 9, seat="s2")
    assert [one["type"] for one in events[:3]] == ["scheme", "reshuffled", "drew"]
    assert scene.tonight.seats["s2"].scheme == 2


def test_without_an_alliance_the_scheme_changes_at_once() -> None:
    scene = Second("2b", *ANA_AND_AUTOMA).begins("nobody")
    scene.tonight.seats["s2"].tracker = 8
    events = scene.do("automa_turn", ADVANCES, 1, 1, seat="s2")
    assert only(events, "scheme")["scheme"] == 2


@pytest.mark.rule("fen.e2b.alliance.ability", "fen.e2b.alliance.break.lose")
def test_the_ally_of_saxony_has_no_limit_for_objectives_until_the_alliance_is_broken() -> None:
    scene = with_automa("saxony", board=False)
    for _ in range(3):
        scene.do("star", seat="s1", triumph="objective")
    scene.unpair("s1", "s2")
    assert scene.refuses("star", seat="s1", triumph="objective") == "triumph-taken"
