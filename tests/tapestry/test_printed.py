"""The printed material of the base game, read off once more: each number stands twice."""

import pytest

from thirdchair.tapestry import charts, content, maps, packs

CARDS = """
1 | circle gray hand topple | end, all | FMETS | 0,-3 -1,-2 SE r -3..3
2 | circle gray hand | all, landmark | MEFST | 2,-3 3,-2 NW r -3..3
3 | circle gray topple | landmark, end | STMEF | 0,-3 -1,-2 SE r -3..3
4 | circle gray hand | landmark, all | TSFME | 3,-2 2,-3 S q 3..-3
5 | circle gray | all, landmark | EMTSF | -3,1 -2,-1 S q -3..3
6 | circle gray topple | all, all | MSFTE | 0,-3 -1,-2 SE r -3..3
7 | circle gray | all, all | FTEMS | 3,0 3,-1 SW q+r 3..-3
8 | gray hand | all, all | EMTFS | 1,2 -1,3 NE q+r 3..-3
9 | gray hand topple | all, all | TSFEM | 3,0 2,1 N q 3..-3
10 | gray topple | landmark, all | METSF | -3,3 -2,3 N q -3..3
11 | gray | all, landmark | FEMST | -1,3 1,2 NW r 3..-3
12 | gray hand topple | all, all | STFME | -3,3 -3,2 SE r 3..-3
13 | - | all, landmark | STMFE | 1,2 -1,3 NE q+r 3..-3
14 | hand topple | landmark, all | EFSMT | 3,0 2,1 N q 3..-3
15 | topple | landmark, landmark | FMTES | -3,3 -2,3 N q -3..3
16 | hand | all, landmark | TEFSM | -1,3 1,2 NW r 3..-3
17 | hand | all, all | EFTMS | 3,0 3,-1 SW q+r 3..-3
18 | - | landmark, all | FEMST | 0,-3 -1,-2 SE r -3..3
19 | hand topple | all, all | MTSEF | 2,-3 3,-2 NW r -3..3
20 | - | all, all | TESMF | 0,-3 -1,-2 SE r -3..3
21 | hand topple | all, end | ETFSM | 3,-2 2,-3 S q 3..-3
22 | topple | end, all | METFS | 0,-3 -1,-2 SE r -3..3
"""
"""The decision cards: number, marks, track indicators of Automa and Shadow Empire, tiebreakers,
and the hex tiebreaker: its first and its gray hex, its direction, its first and its last line."""


def told(card: content.DecisionCard) -> str:
    marks = {"circle": card.circle, "gray": card.gray, "hand": card.income, "topple": card.topple}
    scan = card.hexes
    first, gray, lines = scan.first, scan.gray, scan.lines
    parts = [
        str(card.id),
        " ".join(mark for mark, printed in marks.items() if printed) or "-",
        f"{card.automa}, {card.shadow}",
        "".join(symbol[0].upper() for symbol in card.tiebreakers),
        f"{first[0]},{first[1]} {gray[0]},{gray[1]} {scan.scan} {scan.line} {lines[0]}..{lines[1]}",
    ]
    return " | ".join(parts)


def test_the_cards_say_what_is_printed_on_them() -> None:
    assert [told(card) for card in content.decision_cards().values()] == CARDS.strip().splitlines()


CHARTS = {
    "1": {
        1: "",
        2: "change_favorite, score_vp, add_progress_cards 2, tapestry_onto_mat, "
        "shuffle_decision_deck",
        3: "change_favorite, score_vp, add_progress_cards 2, tapestry_onto_mat, "
        "shuffle_decision_deck",
        4: "change_favorite, score_vp, add_progress_cards 2, tapestry_onto_mat, "
        "shuffle_decision_deck",
        5: "change_favorite, score_vp",
    },
    "2": {
        1: "gain_tapestry",
        2: "change_favorite, civ_ability, score_vp, add_progress_cards 2, tapestry_onto_mat, "
        "gain_tapestry, shuffle_decision_deck",
        3: "change_favorite, civ_ability, score_vp, add_progress_cards 2, tapestry_onto_mat, "
        "gain_tapestry, shuffle_decision_deck",
        4: "change_favorite, civ_ability, score_vp, add_progress_cards 2, tapestry_onto_mat, "
        "gain_tapestry, shuffle_decision_deck",
        5: "change_favorite, civ_ability, score_vp",
    },
    "3": {
        1: "gain_tapestry",
        2: "change_favorite, advance_both_bots, civ_ability, score_vp, tapestry_onto_mat, "
        "gain_tapestry, shuffle_decision_deck",
        3: "change_favorite, advance_both_bots, civ_ability, score_vp, add_progress_cards 2, "
        "tapestry_onto_mat, gain_tapestry, shuffle_decision_deck",
        4: "change_favorite, advance_both_bots, civ_ability, score_vp, add_progress_cards 2, "
        "tapestry_onto_mat, gain_tapestry, shuffle_decision_deck",
        5: "change_favorite, advance_both_bots, civ_ability, score_vp",
    },
    "4": {
        1: "gain_tapestry",
        2: "change_favorite, advance_both_bots, civ_ability, score_vp, add_progress_cards 2, "
        "tapestry_onto_mat, gain_tapestry, shuffle_decision_deck",
        3: "change_favorite, advance_both_bots, civ_ability, score_vp, add_progress_cards 2, "
        "add_progress_cards 2, tapestry_onto_mat, gain_tapestry, shuffle_decision_deck",
        4: "change_favorite, advance_both_bots, civ_ability, score_vp, add_progress_cards 2, "
        "add_progress_cards 2, tapestry_onto_mat, gain_tapestry, shuffle_decision_deck",
        5: "change_favorite, advance_both_bots, civ_ability, score_vp",
    },
    "hard": {
        1: "gain_tapestry",
        2: "change_favorite, advance_both_bots, civ_ability, score_vp, add_progress_cards 2, "
        "tapestry_onto_mat, gain_tapestry, shuffle_decision_deck",
        3: "change_favorite, advance_both_bots, civ_ability, score_vp, add_progress_cards 2, "
        "add_progress_cards 4, tapestry_onto_mat, gain_tapestry, shuffle_decision_deck",
        4: "change_favorite, advance_both_bots, civ_ability, score_vp, add_progress_cards 2, "
        "add_progress_cards 4, tapestry_onto_mat, gain_tapestry, shuffle_decision_deck",
        5: "change_favorite, advance_both_bots, civ_ability, score_vp",
    },
}
"""What the bots do in each income turn, by chart."""


@pytest.mark.parametrize("chart", CHARTS)
@pytest.mark.parametrize("turn", range(1, 6))
def test_an_income_turn_has_the_steps_of_its_chart(chart: str, turn: int) -> None:
    steps = [f"{one.step} {one.n}" if one.n else one.step for one in charts.cells(chart, turn)]
    assert ", ".join(steps) == CHARTS[chart][turn]


BEGINS = "change_favorite 2345, score_vp 2345"
CIVILIZED = "change_favorite 2345, civ_ability 2345, score_vp 2345"
AHEAD = "change_favorite 2345, advance_both_bots 2345, civ_ability 2345, score_vp 2345"
CARDS_OF_TWO = "add_progress_cards 2 234, add_progress_cards 2 34"
CARDS_OF_FOUR = "add_progress_cards 2 234, add_progress_cards 4 34"
ENDS = "tapestry_onto_mat 234, gain_tapestry 1234, shuffle_decision_deck 234"


@pytest.mark.parametrize(
    ("chart", "printed"),
    [
        ("1", f"{BEGINS}, {CARDS_OF_TWO}, tapestry_onto_mat 234, shuffle_decision_deck 234"),
        ("2", f"{CIVILIZED}, {CARDS_OF_TWO}, {ENDS}"),
        ("3", f"{AHEAD}, {CARDS_OF_TWO}, {ENDS}"),
        ("4", f"{AHEAD}, {CARDS_OF_FOUR}, {ENDS}"),
    ],
)
def test_the_income_charts_for_the_arts_track(chart: str, printed: str) -> None:
    """Each step with its number of cards, and the income turns that it is done in."""
    (columns,) = [one.columns for one in packs.arts_pack().chart if one.id == chart]
    steps = [
        " ".join([cell.step, *([str(cell.n)] if cell.n else []), "".join(map(str, cell.turns))])
        for column in columns
        for cell in column
    ]
    assert ", ".join(steps) == printed


@pytest.mark.parametrize(
    ("mat", "columns"),
    [
        ("normal", [(1, 0, 1), (2, 1, 1), (2, 1, 2), (3, 2, 3)]),
        ("hard", [(1, 0, 1), (2, 1, 2), (2, 2, 2), (3, 3, 4)]),
    ],
)
def test_the_multipliers_of_the_income_mat(mat: str, columns: list[tuple[int, ...]]) -> None:
    assert [column.multipliers for column in charts.mat(mat).columns] == columns
    assert [column.first for column in charts.mat(mat).columns] == [2, 3, 4, 0]


def test_the_six_levels() -> None:
    found = [(one.number, one.mat, one.chart, one.civs) for one in charts.levels().values()]
    assert found == [
        (1, "normal", "1", 1),
        (2, "normal", "2", 1),
        (3, "normal", "3", 1),
        (4, "normal", "4", 1),
        (5, "hard", "hard", 1),
        (6, "hard", "hard", 2),
    ]


ABILITIES = """
engineers | points_per_landmark 2345
explorers | advance exploration 24, advance military 35
scientists | research 345
conquerors | conquer_if_few 2345, protect 2345, points_per_territory 2345
equalizers | equalize 2345
iconoclasts | break_landmarks 2345
hucksters | open_pool 0, fill_pool 02345
trailblazers | place_marker 02345
"""
"""What the Automa's civilizations do, and in which income turns; 0 is the set-up."""


def does(civ: charts.Civilization) -> str:
    lines = [
        " ".join([one.do, one.track, "".join(map(str, one.turns))]).replace("  ", " ")
        for one in civ.effect
    ]
    return f"{civ.id} | {', '.join(lines)}"


def test_the_civilizations_of_the_automa_do_what_is_printed() -> None:
    civs = [*charts.civilizations().values(), *packs.pack("PP").civilization]
    assert [does(civ) for civ in civs] == ABILITIES.strip().splitlines()


@pytest.mark.parametrize(
    ("track", "spaces"),
    [
        ("exploration", [2, 3, 4, 7, 9]),
        ("science", [1, 2, 3, 4, 5, 6, 9, 10, 11, 12]),
        ("military", [1, 2, 3, 5, 6, 7, 8, 12]),
        ("technology", [1, 2, 3, 4, 7]),
        ("arts", [1, 3, 7, 9, 11]),
    ],
)
def test_where_a_track_has_something_for_the_automa(track: str, spaces: list[int]) -> None:
    printed = packs.track_named(track)
    assert [space.space for space in printed.space if space.automa] == spaces
    assert [space.space for space in printed.space] == list(range(1, 13))
    assert [landmark.space for landmark in printed.landmark] == [4, 7, 10]


def test_the_science_die_has_three_faces_for_each_track() -> None:
    faces = content.dice()["science"].faces
    assert faces == {"exploration": 3, "science": 3, "military": 3, "technology": 3}


COLUMNS = {
    -3: (1, [11, 18, 25]),
    -2: (-1, [3, 8, 15, 22, 29]),
    -1: (-2, [1, 6, 12, 19, 26, 32]),
    0: (-3, [0, 4, 9, 16, 23, 30]),
    1: (-3, [2, 7, 13, 20, 27, 33]),
    2: (-3, [5, 10, 17, 24, 31]),
    3: (-2, [14, 21, 28]),
}
"""The columns of the small map: the row that each begins in, and its hexes downwards."""


def test_the_small_map() -> None:
    board = maps.board()
    assert {spot.id: (spot.q, spot.r) for spot in board.spots} == {
        number: (q, first + down)
        for q, (first, column) in COLUMNS.items()
        for down, number in enumerate(column)
    }
    assert board.printed == (0, 4, 6, 7, 15, 16, 17, 22, 24, 25, 26, 27, 28)
    assert board.island == 16
    assert board.labels == {4: "1/6", 24: "2/4", 22: "3/5"}
    assert board.capitals == {"you": 24, "automa": 22}
    assert (board.outposts, board.outposts_at_start) == (10, 2)
