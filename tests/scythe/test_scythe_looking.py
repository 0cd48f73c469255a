"""The open question of an asked board, tap by tap."""

from typing import Any

import pytest

from tests.scythe.scene import Scene, automa, human, place, solo
from thirdchair.games import GAMES
from thirdchair.scythe.asked.looking import Row, Watch, watch
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.content import Move
from thirdchair.table.journal import Table

MECHS = (36, 63, 64, 65)


def asking(card: int, *pieces: tuple[str, int]) -> Table:
    """Ana's pieces stand there, the Automa of Nordic has drawn this card."""
    seats = [human("crimea", name="Ana"), automa("nordic")]
    table = Table.new(
        GAMES,
        {"game": "scythe", "mode": "automa", "board": "ask", "chance": "table", "seats": seats},
    )
    for unit, number in pieces:
        table.do({"do": "place", "seat": "s1", "unit": unit, "at": place(number)})
    table.do({"do": "automa_turn", "seat": "s2"})
    table.answer(card)
    return table


def row_of(seen: Watch, number: int) -> Row:
    return next(row for row in (*seen.told, *seen.rows, *seen.others) if row.place == place(number))


@pytest.mark.parametrize("number", [24, 34, 35])
def test_the_board_that_is_shown_is_the_board_that_is_played(number: int) -> None:
    """Four mechs are all there are: one that is told elsewhere leaves one of those known."""
    table = asking(3, *(("mech", one) for one in MECHS))
    seen = watch(Automa(table.state, []), "s2", {place(number): {"s1.mech": 1}})
    table.answer(seen.answer)
    assert table.state.seats["s1"].units == seen.units["s1"]
    assert sum(seen.units["s1"]["mech"].values()) == len(MECHS)
    near = {24: False, 34: True, 35: True}[number]
    assert (place(36) in seen.units["s1"]["mech"]) != near, "the nearest one came, if it could"


def test_who_has_come_leaves_where_he_was_shown_and_a_tap_puts_him_back() -> None:
    table = asking(3, ("mech", 46))
    come: dict[str, Any] = {place(36): {"s1.mech": 1}}
    seen = watch(Automa(table.state, []), "s2", come)
    assert seen.answer == {**come, place(46): {}}
    assert seen.units["s1"]["mech"] == {place(36): 1}
    both = {**come, place(46): {"s1.mech": 1}}
    assert watch(Automa(table.state, []), "s2", both).answer == both


def test_an_encounter_asks_for_its_token_and_goes_elsewhere_without() -> None:
    table = asking(16)
    seen = watch(Automa(table.state, []), "s2", {})
    assert row_of(seen, 35).token is True
    gone = watch(Automa(table.state, []), "s2", {place(35): {"encounter": 0}})
    assert row_of(gone, 35).token is False
    assert place(35) not in gone.encounters
    assert gone.rows, "now the character goes toward somebody"
    met = watch(Automa(table.state, []), "s2", {place(35): {"s1.character": 1}})
    assert place(35) not in met.encounters


def test_who_says_who_stands_there_has_not_said_whether_the_token_lies_there() -> None:
    table = asking(16, ("worker", 35))
    left = watch(Automa(table.state, []), "s2", {place(35): {}})
    assert [row.token for row in left.rows if row.place == place(35)] == [True]
    both = watch(Automa(table.state, []), "s2", {place(35): {"encounter": 1}})
    assert place(35) not in [row.place for row in both.rows]


def test_the_likeliest_comer_is_the_nearest_of_whom_nothing_was_told() -> None:
    scene = Scene(human("crimea"), human("saxony", "militant"), automa("nordic"), board="ask")
    scene.put("s1", mech=[46], character=93).put("s2", mech=[63], character=47)
    scene.state.decks["s3"].last = 3
    seen = watch(Automa(scene.state, []), "s3", {})
    assert row_of(seen, 36).comers[0] in (("s1", "mech"), ("s2", "character"))
    told = watch(Automa(scene.state, []), "s3", {place(46): {"s1.mech": 1}})
    assert row_of(told, 36).comers[0] == ("s2", "character")
    scene.put("s1", mech=[46, 93]).put("s2", character=48)
    nearest = watch(Automa(scene.state, []), "s3", {})
    assert row_of(nearest, 36).comers[:2] == [("s1", "mech"), ("s2", "character")]


def test_where_a_single_unit_is_attacked_more_than_one_elsewhere_are_as_good_as_none() -> None:
    scene = solo("nordic", "crimea", board="ask").give("s2", power=6, cards=0, tracker=6)
    scene.put("s2", mech=[44], character=15).put("s1", mech=[34])
    scene.state.decks["s2"].last = 17
    seen = watch(Automa(scene.state, []), "s2", {})
    rows = {row.place: row for row in seen.rows}
    assert rows[place(34)].most == 0, "whoever is attacked is counted"
    assert {row.most for at, row in rows.items() if at != place(34)} == {1}
    many = watch(Automa(scene.state, []), "s2", {place(34): {"s1.mech": 3}})
    assert {row.most for row in many.rows} <= {2, 3}


def test_an_attack_looks_only_where_a_target_would_be_better() -> None:
    """As few units there would win nearer to the Factory, or before it in reading order."""
    scene = solo("nordic", "crimea", board="ask").give("s2", power=6, cards=0, tracker=6)
    scene.put("s2", mech=[44], character=15).put("s1", mech=[34])
    scene.state.decks["s2"].last = 17
    seen = watch(Automa(scene.state, []), "s2", {})
    assert {row.place for row in seen.rows} == {place(one) for one in (33, 34, 45, 53, 54)}


def test_workers_that_could_be_attacked_instead_must_be_as_many_or_more() -> None:
    """Two stand two steps from the Factory: who is no farther away needs as many to be attacked
    instead, who is farther away one more. A combat unit that comes to the two protects them."""
    scene = solo("nordic", "crimea", board="ask").give("s2", tracker=6)
    scene.put("s2", mech=[44], character=15).put("s1", worker=[34, 34, 26])
    scene.state.decks["s2"].last = 19
    seen = watch(Automa(scene.state, []), "s2", {})
    least = {row.place: row.workers for row in seen.rows}
    as_many, more = (33, 34, 43, 45, 53, 54), (25, 26)
    assert least == {place(n): 2 for n in as_many} | {place(n): 3 for n in more}
    assert [row.place for row in seen.rows if row.fighters] == [place(34)]


def test_where_the_table_picks_a_single_worker_counts_wherever_it_is() -> None:
    scene = solo("nordic", "crimea", board="ask").give("s2", tracker=6).rule(p6="ask")
    scene.put("s2", mech=[44], character=15).put("s1", worker=[34, 34, 26])
    scene.state.decks["s2"].last = 19
    seen = watch(Automa(scene.state, []), "s2", {})
    assert {row.workers for row in seen.rows} == {1}


@pytest.mark.parametrize(("power", "matters"), [(5, False), (6, True)])
def test_an_attack_beyond_its_power_matters_nowhere(power: int, matters: bool) -> None:
    scene = solo("nordic", "crimea", board="ask").give("s2", power=power, tracker=6)
    scene.put("s2", mech=[44]).put("s1", mech=[34])
    look = Automa(scene.state, []).that_matter("s2", [Move(do="attack", power=6)])
    assert bool(look.places) is matters
