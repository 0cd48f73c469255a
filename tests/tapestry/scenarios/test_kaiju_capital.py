"""Kaiju 1, The Kaiju Masters: a Kaiju walks through your capital and destroys buildings."""

from typing import Any

import pytest

from tests.tapestry.rules_solo.reading import every, moves, options
from tests.tapestry.scenarios.scenes import (
    COMPASS,
    begun,
    game,
    happened,
    kaiju_capital,
    picked,
    reminded,
    rule_of,
    seen,
    told,
    types,
    why,
)
from tests.tapestry.solo_builders import asks, bots_turn, do, drew, pair, rolled
from thirdchair.kit.flow import Done
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.events import Advanced, FavoriteChosen, IncomeStep
from thirdchair.tapestry.scenarios import capital
from thirdchair.words.games.tapestry import TapestryWords

DONE = dict.fromkeys(("exploration", "science", "military", "technology"), 12)
RULED = {"kaiju1.compass": COMPASS}


def walked(tie: int, found: int = 0, **fields: Any) -> Done[Any]:
    """The Automa would advance by a pair with this tiebreaker card, but has finished all tracks."""
    state = kaiju_capital(automa=DONE, **fields)
    return rule_of(
        state,
        "advance_by_pair",
        picked("first_building", found),
        bot="automa",
        track_card=6 if tie != 6 else 8,
        tie_card=tie,
    )


def tracked(plots: dict[str, str], **fields: Any) -> Done[Any]:
    state = kaiju_capital(tracked=True, plots=plots, **fields)
    return rule_of(state, "advance_by_pair", bot="automa", track_card=6, tie_card=7)


# Set-up


@pytest.mark.rule("tap.kaiju.s1.setup.nociv", "tap.kaiju.s1.setup.fav")
def test_the_automa_has_no_civilization_and_rolls_for_its_favorite() -> None:
    state = begun("kaiju", 1, rulings=RULED)
    done = do(state, {"do": "new"}, rolled("military"), rolled("science"), drew("progress", 8))
    assert done.state.civs == []
    assert [(one.who, one.track, one.trigger) for one in every(done, FavoriteChosen)] == [
        ("automa", "military", "tap.kaiju.s1.setup.fav"),
        ("shadow", "science", "tap.solo.setup.shadow.fav"),
    ]
    with pytest.raises(Refusal) as refusal:
        begun("kaiju", 1, civs=["engineers"])
    assert refusal.value.text == "no-civilization-here"


@pytest.mark.rule("tap.kaiju.s1.level6")
def test_on_level_6_it_has_none_either_and_no_civilization_step() -> None:
    state = begun("kaiju", 1, level=6, rulings=RULED)
    done = do(state, {"do": "new"}, rolled("military"), rolled("science"), drew("progress", 8))
    assert done.state.civs == []
    income = rule_of(
        kaiju_capital(level=6, era=(1, 1)),
        "income_turn",
        picked("first_building", 0),
        drew("progress", 9),
        drew("progress", 10),
    )
    steps = [one.step for one in every(income, IncomeStep)]
    assert steps[:3] == ["change_favorite", "advance_both_bots", "score_vp"]


@pytest.mark.rule("tap.kaiju.s1.setup.bots")
def test_apart_from_that_the_bots_work_as_usual() -> None:
    done = bots_turn(kaiju_capital(), *pair(6, 7), picked("first_building", 0))
    assert moves(done) == [("automa", "technology", 1), ("shadow", "science", 1)]
    double = begun(
        "kaiju", 1, expansions=["AA"], arts="military", double_strike=True, rulings=RULED
    )
    assert list(double.tracks) == ["automa", "shadow", "strike", "you"]


@pytest.mark.rule("tap.kaiju.s1.setup.kaiju", "tap.kaiju.s1.setup.kaiju.noplot")
def test_the_kaiju_starts_in_the_upper_right_district_on_no_plot() -> None:
    shown = seen(begun("kaiju", 1))
    assert (shown["district"], shown["last"], shown["plots"]) == (3, None, {})
    assert capital.plots_of(3)[0] == "r1c7"
    built = do(kaiju_capital(tracked=True), {"do": "build", "piece": "house", "plots": ["r1c7"]})
    assert seen(built.state)["plots"] == {"r1c7": "house"}


def test_the_compass_of_the_book_is_asked_direction_by_direction() -> None:
    for chance in ("app", "table"):
        state = begun("kaiju", 1, chance=chance)
        first = asks(state, SetUp())
        assert (first.question.at, first.question.proposal) == ("military", "up")
        known = [picked("kaiju1_compass", way) for way in ("left", "up", "right")]
        second = asks(state, SetUp(), *known[:1])
        assert options(second) == ["up", "right", "down"]
        after = asks(state, SetUp(), *known)
        assert after.question.key == "die:science"
        assert after.state.rulings["kaiju1.compass"] == {
            "military": "left",
            "science": "up",
            "exploration": "right",
            "technology": "down",
        }


@pytest.mark.parametrize("compass", [{}, COMPASS | {"science": "up"}, {"military": "up"}, "up"])
def test_a_compass_with_a_direction_too_few_is_refused(compass: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        begun("kaiju", 1, rulings={"kaiju1.compass": compass})
    assert (refusal.value.code, refusal.value.where) == ("bad_input", "new.rulings.kaiju1.compass")


# The walk


@pytest.mark.rule("tap.kaiju.s1.when")
def test_the_kaiju_moves_before_the_tokens_of_the_automa() -> None:
    done = bots_turn(kaiju_capital(), *pair(6, 7), picked("first_building", 0))
    assert types(done)[2:] == ["kaiju_moved", "spared", "advanced", "refreshed", "advanced"]
    assert every(done, Advanced)[0].who == "automa"


def test_the_pair_step_of_an_income_turn_moves_it_too_but_no_other_advance() -> None:
    state = kaiju_capital(level=3, era=(2, 2))
    income = rule_of(
        state,
        "income_turn",
        picked("first_building", 0),
        drew("progress", 9),
        drew("progress", 10),
    )
    assert types(income).count("kaiju_moved") == 1
    research = rule_of(state, "research", rolled("technology"), benefit=True)
    assert "kaiju_moved" not in types(research)
    stuck = rule_of(
        kaiju_capital(automa=DONE),
        "advance_by_pair",
        picked("first_building", 0),
        bot="automa",
        track_card=6,
        tie_card=7,
    )
    assert types(stuck) == ["kaiju_moved", "spared", "skipped"]


@pytest.mark.rule("tap.kaiju.s1.move.symbol")
def test_the_topmost_symbol_of_the_compass_counts_and_the_heart_is_none() -> None:
    """Card 7 lists the heart, technology, exploration, military, science."""
    done = walked(7, district=5)
    assert [(one["track"], one["to"]) for one in happened(done, "kaiju_moved")] == [
        ("technology", 4)
    ]
    assert why(done, "kaiju_moved") == [
        (
            "tap.kaiju.s1.move.back",
            ["technology", "exploration", "military", "science"],
            [4, 8, 2, 6],
        ),
        ("tap.kaiju.s1.move.symbol", ["technology"], [1, 2, 3, 4]),
    ]


@pytest.mark.rule("tap.kaiju.s1.move.dir", "tap.kaiju.s1.district.grid")
@pytest.mark.parametrize(
    ("tie", "to"),
    [(6, 2), (3, 6), (5, 8), (4, 4)],  # military up, science right, exploration down, technology
)
def test_each_track_is_a_direction(tie: int, to: int) -> None:
    (moved,) = happened(walked(tie, district=5), "kaiju_moved")
    assert (moved["from"], moved["to"], moved["rule"]) == (5, to, "tap.kaiju.s1.move.dir")


def test_the_owners_compass_counts() -> None:
    turned = {"military": "down", "science": "left", "exploration": "up", "technology": "right"}
    (moved,) = happened(walked(6, district=5, rulings={"kaiju1.compass": turned}), "kaiju_moved")
    assert moved["to"] == 8


@pytest.mark.rule("tap.kaiju.s1.move.edge")
@pytest.mark.parametrize(("district", "tie", "to"), [(3, 6, 6), (3, 3, 2), (7, 5, 4), (1, 4, 2)])
def test_at_the_edge_it_goes_the_opposite_way(district: int, tie: int, to: int) -> None:
    (moved,) = happened(walked(tie, district=district), "kaiju_moved")
    assert (moved["to"], moved["rule"]) == (to, "tap.kaiju.s1.move.edge")


@pytest.mark.rule("tap.kaiju.s1.move.back")
@pytest.mark.parametrize(
    ("district", "last", "tie", "to"),
    [
        (5, 2, 6, 6),  # military leads back up: science next, to the right
        (3, 6, 6, 2),  # at the edge military leads back down: science next, edge again
    ],
)
def test_it_never_goes_back_at_once(district: int, last: int, tie: int, to: int) -> None:
    done = walked(tie, district=district, last=last)
    (moved,) = happened(done, "kaiju_moved")
    assert (moved["to"], seen(done.state)["last"]) == (to, district)


def test_from_every_district_every_card_leads_on() -> None:
    for district in range(1, 10):
        around = [capital.beside(district, way) for way in capital.DIRECTIONS]
        for last in [None, *(one for one in around if one)]:
            for tie in range(1, 23):
                (moved,) = happened(walked(tie, district=district, last=last), "kaiju_moved")
                assert moved["to"] in around
                assert moved["to"] != last


# Destruction


@pytest.mark.rule("tap.kaiju.s1.destroy.if")
@pytest.mark.parametrize(
    ("plots", "destroyed"),
    [
        ({}, []),
        ({"r1c4": "house"}, ["r1c4"]),
        ({"r1c1": "house"}, []),  # another district
        ({"r1c4": "landmark", "r1c5": "printed"}, []),  # no income building
        (dict.fromkeys(capital.plots_of(2), "farm"), []),  # no empty plot
        (dict.fromkeys(capital.plots_of(2)[1:], "printed") | {"r1c4": "farm"}, []),
        (dict.fromkeys(capital.plots_of(2)[2:], "printed") | {"r1c4": "farm"}, ["r1c4"]),
    ],
)
def test_it_destroys_with_an_empty_plot_and_an_income_building(
    plots: dict[str, str], destroyed: list[str]
) -> None:
    done = tracked(plots, district=3)
    assert [one["plot"] for one in happened(done, "destroyed")] == destroyed
    assert len(happened(done, "spared")) == 1 - len(destroyed)


@pytest.mark.rule("tap.kaiju.s1.destroy.which")
def test_the_first_building_by_rows_is_destroyed() -> None:
    plots = {"r2c4": "house", "r3c4": "farm", "r1c6": "armory", "r1c4": "landmark"}
    (destroyed,) = happened(tracked(plots), "destroyed")
    assert (destroyed["plot"], destroyed["piece"]) == ("r1c6", "armory")
    assert (destroyed["district"], destroyed["number"]) == (2, 3)


@pytest.mark.rule(
    "tap.kaiju.s1.destroy.out",
    "tap.kaiju.s1.destroy.token",
    "tap.kaiju.s1.destroy.token.fixed",
    "tap.kaiju.s1.destroy.buildings",
)
def test_a_token_takes_its_place_for_good() -> None:
    done = tracked({"r1c4": "house", "r5c5": "house"})
    assert seen(done.state)["plots"] == {"r1c4": "token", "r5c5": "house"}
    assert seen(done.state)["buildings"] == {"market": 0, "house": 1, "farm": 0, "armory": 0}
    with pytest.raises(Refusal) as refusal:
        do(done.state, {"do": "build", "piece": "farm", "plots": ["r1c4"]})
    assert (refusal.value.code, refusal.value.text) == ("not_now", "plot-is-lost")
    again = tracked(seen(done.state)["plots"])
    assert happened(again, "destroyed") == []


@pytest.mark.rule("tap.kaiju.s1.destroy.rows")
def test_a_row_or_column_with_a_token_scores_nothing() -> None:
    row = {f"r1c{column}": "farm" for column in range(1, 10)}
    column = {f"r{row}c1": "house" for row in range(1, 10)}
    other = {f"r9c{column}": "printed" for column in range(1, 10)}
    plots = row | column | other | {"r1c5": "token"}
    state = kaiju_capital(tracked=True, plots=plots)
    assert seen(state)["lines"] == {"full": 2, "void": 1}
    (told_,) = happened(do(state, {"do": "income"}), "capital_lines")
    assert (told_["full"], told_["void"]) == (2, 1)


@pytest.mark.rule("tap.kaiju.s1.destroy.district")
@pytest.mark.parametrize(("token", "resource"), [(True, False), (False, True)])
def test_a_complete_district_with_a_token_gives_no_resource(token: bool, resource: bool) -> None:
    plots = dict.fromkeys(capital.plots_of(5)[:8], "printed")
    if token:
        plots["r4c4"] = "token"
    state = kaiju_capital(tracked=True, plots=plots)
    done = do(state, {"do": "build", "piece": "market", "plots": ["r6c6"]})
    (full,) = happened(done, "district_full")
    assert (full["district"], full["resource"]) == (5, resource)


@pytest.mark.rule("tap.kaiju.s1.build")
def test_you_may_build_where_the_kaiju_is() -> None:
    state = kaiju_capital(tracked=True, district=3)
    plots = ["r1c7", "r1c8", "r2c7", "r2c8"]
    done = do(state, {"do": "build", "piece": "landmark", "plots": plots})
    assert seen(done.state)["plots"] == dict.fromkeys(sorted(plots), "landmark")


@pytest.mark.rule("tap.kaiju.s1.destroy.which")
def test_a_table_that_does_not_keep_the_capital_asks_with_one_question() -> None:
    state = kaiju_capital(district=3)
    waiting = asks(state, {"do": "bots_turn"}, *pair(6, 7))
    assert (waiting.question.at, options(waiting)) == ("d2", list(range(10)))
    done = bots_turn(state, *pair(6, 7), picked("first_building", 6))
    assert [one["plot"] for one in happened(done, "destroyed")] == ["r2c6"]
    assert seen(done.state)["plots"] == {"r2c6": "token"}
    reminders = reminded(do(done.state, {"do": "income"}))
    assert reminders == [
        "tap.kaiju.s1.destroy.rows",
        "tap.kaiju.s1.destroy.district",
        "tap.kaiju.s1.destroy.buildings",
    ]
    later = kaiju_capital(district=1, plots={"r2c6": "token"})
    waiting = asks(later, {"do": "bots_turn"}, *pair(6, 4))
    assert (waiting.question.at, options(waiting)) == ("d2", [0, 1, 2, 3, 4, 5, 7, 8, 9])


@pytest.mark.parametrize(
    ("request_", "code", "text"),
    [
        ({"piece": "house", "plots": ["r10c1"]}, "bad_input", "unknown-plot"),
        ({"piece": "house", "plots": ["5"]}, "bad_input", "unknown-plot"),
        ({"piece": "castle", "plots": ["r1c1"]}, "bad_input", "unknown-piece"),
        ({"piece": "house", "plots": ["r1c1", "r1c2"]}, "bad_input", "one-plot"),
        ({"piece": "landmark", "plots": ["r1c1", "r1c1"]}, "bad_input", "plots-twice"),
        ({"piece": "landmark", "plots": []}, "bad_input", "plots-twice"),
        ({"piece": "house", "plots": ["r5c5"]}, "not_now", "plot-is-full"),
    ],
)
def test_what_does_not_fit_into_the_capital_is_refused(
    request_: dict[str, Any], code: str, text: str
) -> None:
    state = kaiju_capital(tracked=True, plots={"r5c5": "farm"})
    with pytest.raises(Refusal) as refusal:
        do(state, {"do": "build", **request_})
    assert (refusal.value.code, refusal.value.text) == (code, text)
    assert seen(state)["plots"] == {"r5c5": "farm"}


def test_there_are_five_income_buildings_of_a_kind() -> None:
    four = {f"r1c{column}": "house" for column in range(1, 5)}
    state = kaiju_capital(tracked=True, plots=four)
    fifth = do(state, {"do": "build", "piece": "house", "plots": ["r5c5"]}).state
    house = {"do": "build", "piece": "house", "plots": ["r6c6"]}
    by_hand = {"do": "correct", "path": "scenario.plots.r6c6", "value": "house"}
    for command, where in ((house, "do.piece"), (by_hand, "do.value")):
        with pytest.raises(Refusal) as refusal:
            do(fifth, command)
        assert (refusal.value.text, refusal.value.where) == ("no-building-left", where)
    assert do(fifth, {**house, "piece": "farm"}).state.scenario.plots["r6c6"] == "farm"


def test_a_capital_that_was_kept_with_more_of_them_goes_on() -> None:
    eight = {f"r1c{column}": "house" for column in range(1, 9)}
    state = kaiju_capital(tracked=True, plots=eight)
    built = do(state, {"do": "build", "piece": "market", "plots": ["r6c6"]}).state
    done = do(built, {"do": "correct", "path": "scenario.plots.r1c1", "value": None}).state
    assert seen(done)["buildings"]["house"] == 7


def test_what_stood_on_a_plot_is_said_in_the_words_of_the_reader() -> None:
    state = kaiju_capital(tracked=True, plots={"r1c1": "token"})
    done = do(state, {"do": "correct", "path": "scenario.plots.r1c1", "value": None})
    (event,) = happened(done, "corrected")
    assert "Marker des Kaiju → nichts" in TapestryWords("de", mode="kaiju-1").event(
        {"type": "corrected", **event}
    )


def test_building_needs_a_table_that_keeps_the_capital() -> None:
    with pytest.raises(Refusal) as refusal:
        do(kaiju_capital(), {"do": "build", "piece": "house", "plots": ["r1c1"]})
    assert refusal.value.text == "capital-not-kept"


def test_printed_plots_come_from_the_box() -> None:
    box = {"kaiju1.plots": ["r5c5", "r1c2"]}
    state = begun("kaiju", 1, capital="track", box=box)
    assert seen(state)["plots"] == {"r1c2": "printed", "r5c5": "printed"}
    assert seen(begun("kaiju", 1, box=box))["plots"] == {}
    with pytest.raises(Refusal) as refusal:
        begun("kaiju", 1, capital="track", box={"kaiju1.plots": ["r0c5"]})
    assert refusal.value.code == "bad_input"


# The end


@pytest.mark.rule("tap.kaiju.s1.win", "tap.kaiju.s1.lose", "tap.kaiju.s1.campaign")
@pytest.mark.parametrize(("vp", "winner"), [(41, "you"), (40, "automa"), (39, "automa")])
def test_you_need_more_points_than_the_automa(vp: int, winner: str) -> None:
    done = do(kaiju_capital(points=40), {"do": "finish"}, told("vp", vp))
    assert done.state.result.winner == [winner]
    again = [] if winner == "you" else ["tap.kaiju.s1.campaign"]
    assert reminded(done) == again
    (verdict,) = happened(done, "verdict")
    assert verdict["rule"] == ("tap.kaiju.s1.win" if winner == "you" else "tap.kaiju.s1.lose")
    assert happened(done, "campaign_points") == []


@pytest.mark.rule("tap.kaiju.s1.win")
def test_how_a_tie_ends_is_nothing_to_choose_here() -> None:
    key = "scenario.tie_counts_as_win"
    assert key not in game.rulings({"mode": "kaiju", "scenario": 1})
    assert key not in begun("kaiju", 1).rulings
    # who says what the scenario says anyway is not refused, who wants another end is
    assert key not in begun("kaiju", 1, rulings={key: False}).rulings
    for other in (True, "usual"):
        with pytest.raises(Refusal) as refusal:
            begun("kaiju", 1, rulings={key: other})
        assert refusal.value.where == f"new.rulings.{key}"


def test_a_table_that_once_ruled_that_a_tie_is_won_keeps_to_it() -> None:
    state = kaiju_capital(points=40, rulings={"scenario.tie_counts_as_win": True})
    assert do(state, {"do": "finish"}, told("vp", 40)).state.result.winner == ["you"]


@pytest.mark.parametrize("path", ["scenario.district.foo", "scenario.last.1"])
def test_a_part_that_is_not_there_cannot_be_corrected(path: str) -> None:
    with pytest.raises(Refusal) as refusal:
        do(kaiju_capital(), {"do": "correct", "path": path, "value": 4})
    assert (refusal.value.code, refusal.value.where) == ("bad_input", "do.path")
