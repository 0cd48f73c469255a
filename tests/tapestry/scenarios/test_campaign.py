"""The campaigns: points over five evenings, and what may be played next."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.long_winter.test_long_winter import FOLDER, WINTER
from tests.tapestry.scenarios.checklists import steps
from tests.tapestry.scenarios.scenes import (
    SHEETS,
    begun,
    focus,
    happened,
    kaiju_capital,
    premonition,
    the_fall,
    told,
    utopia,
    world_war,
)
from tests.tapestry.solo_builders import do
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry, campaign
from thirdchair.tapestry.campaign import Played, Series
from thirdchair.tapestry.expansions import PARTS
from thirdchair.tapestry.scenarios.finding import OWN
from thirdchair.tapestry.solo import Solo, compose

game = Tapestry()
ATLANTIS = Series("points", (1, 2, 3, 4, 5))
KAIJU = Series("wins", (1, 2))

GOALS = {4: [told("full_building_types", 2)], 5: [told("prediction_vp", 30)]}


def finished(number: int, level: int, *, won: bool) -> Any:
    """A game of the campaign that is over."""
    builders: dict[int, Any] = {1: focus, 2: world_war, 3: utopia, 4: the_fall, 5: premonition}
    on = {27: "Y", 28: "Y"} if number == 2 else {}
    state = builders[number](level=level, points=40, on=on)
    answers = [told("vp", 90 if won else 10), *(GOALS.get(number, []) if won else [])]
    return do(state, {"do": "finish"}, *answers)


def test_a_table_is_the_evening_that_its_set_up_names() -> None:
    standing = ATLANTIS.standing([Played(1, 2, True)])
    part = standing.part({"mode": "atlantis", "scenario": 3})
    assert (part, standing.begins) == (3, (2,))
    assert standing.not_next(part).args_for_text == {"value": 3, "options": [2]}


@pytest.mark.rule("tap.atlantis.cp", "tap.atlantis.level")
@pytest.mark.parametrize(
    ("number", "level", "won"),
    [(1, 1, True), (2, 6, True), (3, 2, False), (4, 3, True), (5, 5, False)],
)
def test_the_winner_of_a_scenario_gains_its_number_times_the_level(
    number: int, level: int, won: bool
) -> None:
    done = finished(number, level, won=won)
    winner = "you" if won else "automa"
    (points,) = happened(done, "campaign_points")
    assert (points["who"], points["points"]) == (winner, number * level)
    played = campaign.result_of(game.view(done.state))
    assert played == Played(number, level, won)
    assert ATLANTIS.standing([played]).points[winner] == number * level


@pytest.mark.rule("tap.atlantis.order", "tap.atlantis.win")
def test_five_games_in_a_row_are_a_campaign() -> None:
    games: list[Played] = []
    results = [(1, 2, True), (2, 2, False), (3, 4, True), (4, 1, False), (5, 3, True)]
    for place, (number, level, won) in enumerate(results):
        before = ATLANTIS.standing(games)
        assert before.left == (1, 2, 3, 4, 5)[place:]
        assert before.winner is None
        played = campaign.result_of(game.view(finished(number, level, won=won).state))
        assert played is not None
        games.append(played)
    standing = ATLANTIS.standing(games)
    assert (standing.points, standing.winner) == ({"you": 29, "automa": 8}, "you")


@pytest.mark.rule("tap.atlantis.tie")
def test_a_tie_in_points_is_the_automas() -> None:
    results = [(1, 1, True), (2, 2, True), (3, 2, True), (4, 4, False), (5, 1, True)]
    games = [Played(number, level, won) for number, level, won in results]
    standing = ATLANTIS.standing(games)
    assert standing.points == {"you": 1 + 4 + 6 + 5, "automa": 16}
    assert standing.winner == "automa"


@pytest.mark.rule("tap.atlantis.once")
def test_each_scenario_counts_once_unless_the_table_allows_a_replay() -> None:
    games = [Played(2, 3, False), Played(2, 3, True)]
    assert ATLANTIS.standing(games).points == {"you": 0, "automa": 6}
    assert ATLANTIS.standing(games, replay=True).points == {"you": 6, "automa": 0}


@pytest.mark.rule("tap.atlantis.once")
def test_a_table_that_allows_a_replay_may_be_played_again_after_a_loss() -> None:
    state = focus(level=3, points=40, rulings={"atlantis.replay": True})
    lost = campaign.result_of(game.view(do(state, {"do": "finish"}, told("vp", 10)).state))
    assert lost == Played(1, 3, False, replay=True)
    assert ATLANTIS.standing([lost]).begins == (2, 1)
    again = ATLANTIS.standing([lost, Played(1, 2, True)])
    assert (again.points, again.begins) == ({"you": 2, "automa": 0}, (2,))
    assert ATLANTIS.standing([Played(1, 3, False), Played(1, 2, True)]).points["automa"] == 3
    assert campaign.counting([lost, Played(1, 2, True), Played(1, 6, True)], replay=False) == (1,)


def test_a_game_that_is_opened_again_counts_as_not_yet_played() -> None:
    state = focus()
    assert campaign.result_of(game.view(state)) is None
    assert ATLANTIS.standing([]).left == (1, 2, 3, 4, 5)


@pytest.mark.rule("tap.atlantis.compat")
@pytest.mark.parametrize("expansions", [["AA"], ["FF"], ["PP", "FF"]])
def test_atlantis_takes_no_later_expansion(expansions: list[str]) -> None:
    with pytest.raises(Refusal) as refusal:
        begun("atlantis", 1, expansions=expansions)
    assert (refusal.value.text, refusal.value.where) == ("atlantis-expansion", "new.expansions")
    assert begun("atlantis", 1).expansions == begun("atlantis", 1, expansions=["PP"]).expansions


@pytest.mark.rule("tap.atlantis.material", "tap.scen.removal")
def test_what_one_scenario_removes_is_back_in_the_next() -> None:
    third = [step.args for step in steps("atlantis", 3)]
    fourth = [step.args for step in steps("atlantis", 4)]
    fifth = [step.args for step in steps("atlantis", 5)]
    assert {"tech": "siegecraft"} in third
    assert {"tech": "siegecraft"} not in fourth
    for found in (third, fourth, fifth):
        assert {"tapestry": "alliance"} in found  # what leaves every solo game


@pytest.mark.rule("tap.scen.priority")
@pytest.mark.parametrize("scenario", SHEETS)
def test_the_rules_of_a_scenario_come_before_all_others(scenario: str) -> None:
    sheet, rules = SHEETS[scenario], game.scenarios.rules(scenario)
    expansions = sheet.implies if sheet.only_implied else ("PP", "AA", "FF")
    order = compose(expansions, rules).__mro__
    own, base = order.index(rules), order.index(Solo)
    parts = [one for one in order if ".expansions." in one.__module__]
    assert parts
    assert all(own < order.index(part) for part in parts)
    assert own < base


@pytest.mark.rule("tap.scen.use", "tap.kaiju.two")
def test_a_scenario_is_played_by_itself_or_in_a_row() -> None:
    for mode in game.scenarios.modes:
        series = game.series(mode)
        assert series is not None
        assert list(series.numbers) == [one.number for one in game.scenarios.of_mode(mode)]
    assert begun("kaiju", 2).ready is False
    assert KAIJU.numbers == (1, 2)
    assert KAIJU.choices([]) == (1,)
    assert KAIJU.choices([Played(1, 2, True)]) == (2,)
    assert KAIJU.choices([Played(1, 2, True), Played(2, 2, False)]) == ()
    assert KAIJU.standing([Played(1, 2, False), Played(2, 2, False)]).over


def test_the_sheets_say_what_is_a_campaign_and_what_counts_in_it() -> None:
    assert (game.series("atlantis"), game.series("kaiju")) == (ATLANTIS, KAIJU)
    assert (game.series("solo"), WINTER.series("winter")) == (None, None)
    assert WINTER.standing("winter", {}, ()) is None


@pytest.mark.parametrize(("counts", "points"), [("points", {"you": 2, "automa": 0}), ("wins", {})])
def test_a_scenario_that_is_handed_in_can_be_a_campaign(
    tmp_path: Path, counts: str, points: dict[str, int]
) -> None:
    folder = tmp_path / "thaw"
    shutil.copytree(
        FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*", "golden*")
    )
    sheet = folder / "sheet.toml"
    text = sheet.read_text(encoding="utf-8")
    sheet.write_text(f'series = "{counts}"\n{text}', encoding="utf-8")
    handed_in = Tapestry(scenarios=[OWN, folder])
    begins = handed_in.standing("winter", {}, ())
    assert begins is not None
    assert (begins.left, begins.begins, begins.over) == ((1,), (1,), False)
    view = {"mode": "winter", "scenario": {"number": 1}, "level": 2, "rulings": {}, "over": True}
    ended = handed_in.standing("winter", {}, [{**view, "result": {"winner": ["you"]}}])
    assert isinstance(ended, campaign.Standing)
    assert (ended.points, ended.left, ended.over) == (points, (), True)


def test_where_wins_count_a_lost_scenario_may_be_played_again_before_the_next() -> None:
    three = Series("wins", (1, 2, 3))
    lost_second = [Played(1, 2, False), Played(2, 2, False)]
    assert three.choices(lost_second) == (2, 3)
    assert three.choices([*lost_second, Played(2, 2, True)]) == (3,)


@pytest.mark.rule("tap.kaiju.two")
def test_without_a_result_of_the_first_evening_the_second_does_not_end_the_campaign() -> None:
    standing = KAIJU.standing([Played(2, 2, True)], playing=True)
    assert (standing.left, standing.begins, standing.over) == ((1,), (1,), False)
    assert KAIJU.standing([Played(2, 2, True), Played(1, 2, False)]).over


def test_nobody_has_won_while_a_game_is_open() -> None:
    games = [Played(number, 2, number != 3) for number in range(1, 6)]
    assert ATLANTIS.standing(games, replay=True).winner == "you"
    playing = ATLANTIS.standing(games, replay=True, playing=True)
    assert (playing.winner, playing.over, playing.left) == (None, False, ())


@pytest.mark.rule("tap.kaiju.s1.campaign")
def test_after_a_loss_you_decide_between_a_replay_and_the_next() -> None:
    lost = do(kaiju_capital(points=40), {"do": "finish"}, told("vp", 12))
    played = campaign.result_of(game.view(lost.state))
    assert played == Played(1, 2, False)
    assert KAIJU.choices([played]) == (1, 2)
    assert KAIJU.choices([played, Played(1, 2, True)]) == (2,)


@pytest.mark.rule("tap.kaiju.compat")
@pytest.mark.parametrize("scenario", [1, 2])
@pytest.mark.parametrize("expansions", [[], ["PP"], ["AA"], ["FF"], ["PP", "AA", "FF"]])
def test_kaiju_works_with_any_mix_of_expansions(scenario: int, expansions: list[str]) -> None:
    state = begun("kaiju", scenario, expansions=expansions)
    assert state.expansions == expansions
    rules = game.mode_of(state)
    assert issubclass(rules, game.scenarios.rules(f"kaiju-{scenario}"))
    assert {name for name, part in PARTS.items() if issubclass(rules, part)} == set(expansions)


@pytest.mark.parametrize(("mode", "number"), [("atlantis", 9), ("atlantis", 0), ("kaiju", 3)])
def test_there_is_no_scenario_9(mode: str, number: int) -> None:
    with pytest.raises(Refusal) as refusal:
        begun(mode, number)
    assert (refusal.value.code, refusal.value.text) == ("bad_input", "unknown-scenario")
