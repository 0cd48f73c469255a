"""`thirdchair forecast`: the same figures for the terminal."""

from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.at_home import AtHome
from tests.table.builders import bots_turn, duel
from tests.table.scenario_tables import scenario
from tests.web.played import FENRIS, SCYTHE, SOLO
from thirdchair.cli.main import app
from thirdchair.games import GAMES
from thirdchair.kit.readers import Reader
from thirdchair.lab.ahead import GAMES as GAMES_OF_KERNEL
from thirdchair.lab.futures import USUAL_PACE
from thirdchair.table.journal import Table


@pytest.fixture(autouse=True)
def english_and_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ("forecast", *words))


def saved(turns: int) -> str:
    with closing(AtHome()) as store:
        table = duel()
        for _ in range(turns):
            bots_turn(table)
        return store.create("Sunday", table, {"follow": True}).id


def test_it_tells_landmarks_with_their_error_and_where_it_is_from() -> None:
    saved(8)
    told = run("Sunday", "--games", "40")
    assert told.exit_code == 0
    assert "Landmarks that a bot takes" in told.output
    assert "±" in told.output
    _, heads, first, *_ = told.output.splitlines()
    assert heads.split(" · ")[1] == "before turn 2 from now"
    assert first.count("±") == len(heads.split(" · "))
    assert "From 40 games" in told.output


def test_the_same_table_has_the_same_future() -> None:
    saved(5)
    assert run("Sunday", "--games", "30").output == run("Sunday", "--games", "30").output


@pytest.mark.parametrize(
    "words", [("nowhere",), ("Sunday", "--turns", "-1"), ("Sunday", "--games", "-1")]
)
def test_nonsense_is_refused(words: tuple[str, ...]) -> None:
    saved(1)
    assert run(*words).exit_code == 2


def test_it_says_where_tokens_will_stand_and_who_played() -> None:
    with closing(AtHome()) as store:
        store.create("Alone", Table.new(GAMES, SOLO), {})
    told = run("Alone", "--games", "30", "--points", "999", "--turns", "4")
    assert told.exit_code == 0
    assert "Where they stand three turns from now" in told.output
    assert "With 999 points you win, a tie not counted: always in these games" in told.output
    assert "the kernel is switched off here" in told.output


def test_your_pace_is_what_you_say_or_you_stand_still() -> None:
    with closing(AtHome()) as store:
        store.create("Alone", Table.new(GAMES, SOLO), {})
    still = run("Alone", "--games", "60", "--turns", "0").output
    slow = run("Alone", "--games", "60", "--turns", "3").output
    usual = run("Alone", "--games", "60").output
    assert f"Supposed of you: {USUAL_PACE} turns in each era" in usual, "as the panel does"
    assert "Supposed of you: you stand still." in still
    assert "Supposed of you: 3 turns in each era" in slow
    points = [next(x for x in one.splitlines() if "In the middle" in x) for one in (still, slow)]
    assert points[0] != points[1], "other games"


def test_what_is_kept_of_the_kernel_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thirdchair.cli.forecast.no_kernel_at_once", lambda: "")
    saved(3)
    told = run("Sunday")
    assert "The kernel played them." in told.output
    assert f"From {GAMES_OF_KERNEL:,} games" in told.output


@pytest.mark.parametrize("board", [False, True])
def test_an_automa_has_its_scheme_and_every_star(board: object) -> None:
    with closing(AtHome()) as store:
        store.create("Europa", Table.new(GAMES, {**SCYTHE, "board": board}), {})
    told = run("Europa")
    assert told.exit_code == 0, told.output
    lines = told.output.splitlines()
    assert sum("Scheme II begins" in line for line in lines) == 2
    assert sum("Sixth star" in line for line in lines) == 2
    assert len(lines) == 2 * 7 + 1
    assert "Counted exactly" in lines[-1]


def test_modules_are_named_as_what_is_left_out() -> None:
    with closing(AtHome()) as store:
        new = {**SCYTHE, "board": False, "modules": ["war_track"]}
        store.create("Europa", Table.new(GAMES, new, reader=Reader(free=True)), {})
    told = run("Europa")
    assert told.exit_code == 0, told.output
    assert sum("Scheme II begins" in line for line in told.output.splitlines()) == 2
    assert "Left out" in told.output.splitlines()[-1]
    assert "War" in told.output.splitlines()[-1]


def test_a_scenario_is_played_by_the_reference_engine_and_it_says_so() -> None:
    with closing(AtHome()) as store:
        store.create("Winter", scenario("atlantis", 3), {})
    told = run("Winter", "--games", "20")
    assert told.exit_code == 0, told.output
    assert "The kernel does not know the scenario" in told.output


def test_an_evening_of_a_campaign_is_not_foreseen_and_it_says_so() -> None:
    with closing(AtHome()) as store:
        store.create("Europa", Table.new(GAMES, FENRIS), {})
    told = run("Europa")
    assert told.exit_code == 1
    assert "nothing to foresee" in told.output
