"""The end: columns, control, ties, cooperative averages (D1 and D2), the next game's difficulty."""

from typing import Any

import pytest

from tests.scythe.scene import Scene, automa, human, only, place, places, solo
from thirdchair.kit.questions import Number


def finish(scene: Scene, *answers: int) -> dict[str, object]:
    return only(scene.do({"do": "finish"}, *answers), "result")


@pytest.mark.rule("scy.automa.score.tier", "scy.automa.score.factory", "scy.automa.score.nothing")
def test_d1_six_stars_eight_territories_and_the_factory() -> None:
    scene = solo("nordic", "crimea").give("s2", coins=14)
    scene.state.seats["s2"].stars = {"combat": 2, "power": 1, "tracker": 3}
    scene.put("s2", worker=[25, 26, 35, 24, 34, 44], mech=[43, 53], character=54)
    result = finish(scene, 0, 0, 0, 0)
    assert result["scores"]["s2"] == 71  # type: ignore[index]
    assert result["winner"] == ["s2"]
    assert result["sheet"]["s2"]["territories"] == 11  # type: ignore[index]


def test_d2_a_lake_counts_like_any_territory() -> None:
    scene = solo("nordic", "crimea").give("s2", coins=9)
    scene.state.seats["s2"].stars["tracker"] = 4
    scene.put("s2", worker=[25, 26, 45, 15], mech=[34, 44], character=15)
    assert finish(scene, 0, 0, 0, 0)["scores"]["s2"] == 40  # type: ignore[index]


@pytest.mark.parametrize(
    ("popularity", "total"),
    [
        (0, 10 + 2 * 3 + 3 * 2 + 2 * 1 + 4),
        (6, 28),
        (7, 10 + 8 + 9 + 4 + 4),
        (13, 10 + 10 + 12 + 6 + 4),
    ],
)
def test_a_humans_column_by_popularity(popularity: int, total: int) -> None:
    scene = solo("nordic", "crimea")
    scene.put("s1", worker=[84, 85], mech=[84], character=94)
    scene.state.seats["s1"].stars["objective"] = 1
    scene.state.seats["s1"].stars["combat"] = 1
    result = finish(scene, 10, popularity, 5, 4)
    assert result["scores"]["s1"] == total  # type: ignore[index]


def test_the_sheet_is_filled_in_with_what_is_known() -> None:
    scene = solo("nordic", "crimea").give("s1", coins=17, popularity=9)
    scene.do({"do": "finish"}, 17, 9, 0, 0)
    asked = [(q.about, q.known) for q in scene.asked if isinstance(q, Number)]
    assert asked == [
        ("final_coins", 17),
        ("final_popularity", 9),
        ("final_resources", None),
        ("final_structures", None),
    ]


def test_a_board_that_was_not_tracked_asks_for_stars_and_territories() -> None:
    scene = solo("nordic", "crimea", board="ask")
    scene.do({"do": "finish"}, 10, 3, 2, 5, 0, 0)
    assert [q.about for q in scene.asked if isinstance(q, Number)][2:4] == [
        "final_stars",
        "final_territories",
    ]
    cards = solo("nordic", "crimea", board=False)
    cards.do({"do": "finish"}, 10, 3, 2, 5, 0, 0, 8)
    assert cards.state.result is not None
    assert cards.state.result.sheet["s2"].territories == 8


@pytest.mark.rule("scy.automa.score.control")
def test_who_controls_what() -> None:
    scene = solo("togawa", "albion")
    scene.put("s1", worker=[32], structure=[33, 44], character=12)
    scene.put("s2", mech=[44], character=88)
    scene.state.tokens.flag = places(32, 22, 43)
    scene.state.tokens.trap = places(76, 86)
    # Albion: 32 by a worker and one more for its flag, 33 by a structure; 44 is the mech's.
    # Togawa: 44 by the mech, 76 and 86 by armed traps.
    result = finish(scene, 0, 0, 0, 0)
    assert result["sheet"]["s1"]["territories"] == 3  # type: ignore[index]
    assert result["sheet"]["s2"]["territories"] == 3  # type: ignore[index]


def test_a_flag_beside_the_own_home_base_adds_nothing() -> None:
    scene = solo("albion", "crimea").put("s2", worker=[22], character=12)
    scene.state.tokens.flag = [place(22)]
    assert finish(scene, 0, 0, 0, 0)["sheet"]["s2"]["territories"] == 1  # type: ignore[index]


def six_seats(faction: str, **setup: Any) -> Scene:
    """A human of the faction and one of Rusviet, with four Automas."""
    others = ("crimea", "saxony", "nordic", "albion")
    people = human(faction), human("rusviet", "militant")
    return Scene(*people, *(automa(one) for one in others), **setup)


@pytest.mark.rule("scy.automa.score.encounters")
def test_with_six_players_polania_gets_coins_for_encounter_territories() -> None:
    scene = six_seats("polania").put("s1", worker=[42, 32], mech=[52], character=41)
    scene.state.tokens.encounter = [place(52)]
    column = finish(scene, 90, 0, 0, 0, *[0] * 4)["sheet"]["s1"]  # type: ignore[index]
    assert column["territories"] == 3
    assert column["encounter_bonus"] == 6, "32 and 52 are printed with an encounter"
    assert column["total"] == 90 + 3 * 2 + 6


@pytest.mark.parametrize("faction", ["polania", "togawa"])
def test_no_other_table_has_the_bonus(faction: str) -> None:
    scene = six_seats("togawa") if faction == "togawa" else solo("crimea", "polania")
    scene.put("s1", worker=[32])
    humans = len(scene.game.seats(scene.state))
    column = finish(scene, *[90, 0, 0, 0] * humans)["sheet"]["s1"]  # type: ignore[index]
    assert "encounter_bonus" not in column


def test_an_automa_of_polania_gets_none() -> None:
    seats = [automa(one) for one in ("polania", "crimea", "saxony", "nordic", "albion")]
    scene = Scene(human("rusviet"), *seats).put("s2", worker=[32])
    column = finish(scene, 90, 0, 0, 0)["sheet"]["s2"]  # type: ignore[index]
    assert "encounter_bonus" not in column


@pytest.mark.parametrize(("board", "known"), [("ask", 1), (False, None)])
def test_a_board_that_was_not_tracked_asks_for_encounter_territories(
    board: Any, known: int | None
) -> None:
    scene = six_seats("polania", board=board).put("s1", worker=[32])
    automas = () if board else (0,) * 4
    scene.do({"do": "finish"}, 90, 0, 0, 1, 0, 0, 4, *[0] * 6, *automas)
    asked = {q.about: q for q in scene.asked if isinstance(q, Number) and q.seat == "s1"}
    assert (asked["final_encounters"].known, asked["final_encounters"].max) == (known, 11)
    assert scene.state.result is not None
    assert scene.state.result.sheet["s1"].more == {"encounter_bonus": 12}


def test_people_may_count_encounter_territories_otherwise() -> None:
    scene = six_seats("polania").put("s1", worker=[32])
    counted = {"s1": {"final_encounters": 3}}
    scene.do({"do": "finish", "counted": counted}, 90, *[0] * 7)
    assert scene.state.result is not None
    assert scene.state.result.sheet["s1"].more == {"encounter_bonus": 9}


@pytest.mark.rule("scy.automa.score.ties")
def test_ties_are_settled_by_pieces_then_power() -> None:
    scene = solo("nordic", "crimea").give("s2", coins=10, power=4)
    scene.put("s2", worker=[15, 15], character=15).put("s1", worker=[93], character=93)
    result = finish(scene, 10, 0, 0, 0, 3)
    assert result["scores"] == {"s1": 10, "s2": 10}
    assert result["winner"] == ["s1"]
    scene = solo("nordic", "crimea").give("s2", coins=10, power=4)
    scene.put("s2", worker=[15, 15], character=15).put("s1", worker=[93], character=93)
    assert finish(scene, 10, 0, 0, 0, 2, 3)["winner"] == ["s2"]


def test_a_tie_to_the_end_is_shared() -> None:
    scene = Scene(automa("nordic"), automa("crimea"))
    for seat in ("s1", "s2"):
        scene.put(seat, character=54).give(seat, power=3)
    events = scene.do({"do": "finish"})
    assert only(events, "result")["winner"] == ["s1", "s2"]


@pytest.mark.rule("fen.multi.comp.score")
def test_competitive_the_best_single_seat_wins() -> None:
    scene = Scene(human("saxony"), automa("nordic"), automa("crimea"))
    scene.give("s2", coins=60).give("s3", coins=61)
    assert finish(scene, 50, 0, 0, 0)["winner"] == ["s3"]


@pytest.mark.rule("fen.multi.coop.score")
def test_cooperative_averages_decide() -> None:
    """60 and 80 against 75 and 61: 70 against 68."""

    def game(fewer: int) -> list[str]:
        scene = Scene(
            human("saxony"),
            human("polania", "militant"),
            automa("nordic"),
            automa("crimea"),
            cooperative=True,
        )
        for seat in scene.state.seats:
            scene.put(seat, character=15)
        scene.give("s3", coins=75).give("s4", coins=61)
        winner: list[str] = finish(scene, 60, 0, 0, 0, 80 - fewer, 0, 0, 0)["winner"]  # type: ignore[assignment]
        return winner

    assert game(0) == ["s1", "s2"]
    assert game(6) == ["s3", "s4"]


# The next game of a campaign


def next_start(scene: Scene, *answers: int) -> dict[str, tuple[int, str]]:
    """By how much each Automa would start further on after this end, and by which rule."""
    result = only(scene.do({"do": "finish"}, *answers), "result")
    scores, winner = result["scores"], result["winner"]
    return {one: scene.rules.difficulty(one, scores, winner) for one in scene.rules.automas}


@pytest.mark.rule("fen.automa.difficulty.auto.diff")
@pytest.mark.parametrize(("coins", "change"), [(90, 1), (0, -1)])
def test_alone_the_winner_decides_about_the_next_start(coins: int, change: int) -> None:
    scene = solo("nordic", "crimea").give("s2", coins=40)
    rule = "fen.automa.difficulty.auto.diff"
    assert next_start(scene, coins, 0, 0, 0) == {"s2": (change, rule)}


@pytest.mark.rule("fen.multi.difficulty.base", "fen.multi.difficulty.plus")
@pytest.mark.rule("fen.multi.difficulty.minus", "fen.multi.difficulty.between")
def test_with_more_players_the_nearest_humans_decide() -> None:
    scene = Scene(
        human("saxony"),
        automa("nordic"),
        human("polania", "militant"),
        automa("crimea"),
        automa("albion"),
    )
    for seat in scene.state.seats:
        scene.put(seat, character=15)
    scene.give("s2", coins=40).give("s4", coins=70).give("s5", coins=20)
    assert next_start(scene, 30, 0, 0, 0, 60, 0, 0, 0) == {
        "s2": (0, "fen.multi.difficulty.between"),
        "s4": (-1, "fen.multi.difficulty.minus"),
        "s5": (1, "fen.multi.difficulty.plus"),
    }


@pytest.mark.rule("fen.automa.difficulty.auto.diff")
def test_alone_a_tie_to_the_end_changes_nothing() -> None:
    scene = solo("nordic", "crimea").give("s2", coins=10, popularity=0, power=3)
    scene.put("s1", character=93).put("s2", character=15)
    assert next_start(scene, 10, 0, 0, 0, 0, 3)["s2"][0] == 0
    assert scene.state.result
    assert scene.state.result.winner == ["s1", "s2"]


def differences(*seats: tuple[str, int]) -> dict[str, int]:
    """How the next start of each Automa changes. A seat is a kind and its coins, clockwise."""
    factions = ("saxony", "nordic", "polania", "crimea")
    mats = ("mechanical", "militant", "patriotic", "industrial")
    sitting = [
        human(faction, mat) if kind == "human" else automa(faction)
        for (kind, _), faction, mat in zip(seats, factions, mats, strict=False)
    ]
    scene = Scene(*sitting)
    told: list[int] = []
    for seat, (kind, coins) in zip(scene.state.seats, seats, strict=True):
        scene.put(seat, character=15).give(seat, coins=coins)
        told += [coins, 0, 0, 0] if kind == "human" else []
    return {seat: change for seat, (change, _) in next_start(scene, *told).items()}


@pytest.mark.rule("fen.multi.difficulty.between")
def test_as_many_coins_as_one_of_the_nearest_humans_is_between_them() -> None:
    assert differences(("human", 30), ("automa", 30), ("human", 60)) == {"s2": 0}
    assert differences(("human", 30), ("automa", 60), ("human", 60), ("human", 90)) == {"s2": 0}


@pytest.mark.rule("fen.multi.difficulty.plus", "fen.multi.difficulty.minus")
def test_one_coin_beyond_the_nearest_humans_is_not_between_them() -> None:
    found = differences(("human", 30), ("automa", 29), ("human", 60), ("automa", 61))
    assert found == {"s2": 1, "s4": -1}


@pytest.mark.rule("fen.multi.difficulty.base")
def test_humans_farther_away_do_not_count() -> None:
    """The Automa sits between those with 20 and 30; the one opposite has most, or least."""
    assert differences(("human", 90), ("human", 20), ("automa", 50), ("human", 30)) == {"s3": -1}
    assert differences(("automa", 10), ("human", 20), ("human", 1), ("human", 30)) == {"s1": 1}
    assert differences(("human", 20), ("human", 1), ("human", 30), ("automa", 10)) == {"s4": 1}


@pytest.mark.rule("fen.multi.difficulty.base")
def test_one_human_is_the_nearest_in_both_directions() -> None:
    assert differences(("human", 40), ("automa", 50), ("automa", 30)) == {"s2": -1, "s3": 1}
