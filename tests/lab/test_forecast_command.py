"""`thirdchair forecast`: the same figures for the terminal."""

from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.at_home import AtHome
from tests.table.builders import bots_turn, duel
from thirdchair.cli.main import app


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
    assert "From 40 games" in told.output


def test_the_same_table_has_the_same_future() -> None:
    saved(5)
    assert run("Sunday", "--games", "30").output == run("Sunday", "--games", "30").output


@pytest.mark.parametrize(
    "words", [("nowhere",), ("Sunday", "--turns", "0"), ("Sunday", "--games", "-1")]
)
def test_nonsense_is_refused(words: tuple[str, ...]) -> None:
    saved(1)
    assert run(*words).exit_code == 2
