"""`thirdchair study`: what it takes, and what it says to nonsense."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.lab.studies import games_of
from thirdchair.cli.main import app
from thirdchair.lab.study.folder import Folder


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ("study", *map(str, words), "--workers", "1"))


def test_flags_and_a_file_say_the_same(tmp_path: Path) -> None:
    file = tmp_path / "grid.toml"
    file.write_text(
        'mode = "tapestry/solo"\ngames = 20\nseed = 5\n'
        '[with]\nlevel = [1, 2]\ndouble_strike = false\ncivs = "scientists"\n',
        encoding="utf-8",
    )
    with_flags = (
        "--games",
        "20",
        "--seed",
        "5",
        "--with",
        "level=1,2",
        "--with",
        "civs=scientists",
    )
    one = run(tmp_path / "file", "--grid", file)
    two = run(tmp_path / "flags", *with_flags)
    assert one.exit_code == two.exit_code == 0, one.output + two.output
    assert "40 games" in one.output
    assert games_of(Folder(tmp_path / "file")).equals(games_of(Folder(tmp_path / "flags")))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--mode", "chess"), "“chess” cannot be studied"),
        (("--with", "color=red"), "There is no setting “color”"),
        (("--with", "level=7"), "“7” is no value of level"),
        (("--with", "level="), "no value"),
        (("--with", "level=1,1"), "twice"),
        (("--with", "level"), "NAME=VALUE"),
        (("--with", "pace=fast"), "whole number from 1 to 20"),
        (("--with", "civs=nobody"), "nobody"),
        (("--with", "level=1,6", "--with", "civs=scientists"), "level=6"),
        (("--with", "ruling=science"), "NAME=VALUE"),
        (("--with", "ruling=no.such=yes"), "There is no ruling “no.such”"),
        (("--with", "arts=science"), "arts"),
        (("--mode", "scythe/automa", "--with", "faction=fenris"), "“fenris” is no value"),
        (("--games", "0"), "whole number from 1"),
        (("--games", "100000000000"), "at most"),
        (("--grid", "nowhere.toml"), "nowhere.toml"),
        (("--language", "fr"), "fr"),
    ],
)
def test_nonsense_is_a_sentence_and_nothing_is_written(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    told = run(tmp_path / "study", *words)
    assert told.exit_code == 2, told.output
    assert said in told.output
    assert not told.output.startswith(":"), "a grid of one cell needs no name for it"
    assert not (tmp_path / "study").exists()


def test_a_file_is_no_folder_and_other_things_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    for place, said in ((file, "is a file"), (tmp_path, "holds other things")):
        told = run(place, "--games", "5")
        assert told.exit_code == 2
        assert said in told.output
    assert [one.name for one in tmp_path.iterdir()] == ["diary.txt"]
    told = run(file / "below", "--games", "5")
    assert told.exit_code == 2
    assert "no folder" in told.output


def test_a_file_that_is_no_grid_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "grid.toml"
    nonsense = (
        "level = 1",
        "games = 'many'",
        "[with",
        "[with]\nlevel = [[1]]",
        "games = 0",
        "mode = ''",
    )
    for text in nonsense:
        file.write_text(text, encoding="utf-8")
        told = run(tmp_path / "study", "--grid", file)
        assert told.exit_code == 2, text
        assert "Traceback" not in told.output


def test_what_is_damaged_is_played_and_put_together_again(tmp_path: Path) -> None:
    there = tmp_path / "study"
    words = (there, "--games", "20", "--with", "level=1,2")
    assert run(*words).exit_code == 0
    whole = games_of(Folder(there))
    first, second = sorted((there / "chunks").iterdir())
    middle = first.stat().st_size // 4
    with first.open("r+b") as file:  # its end is whole: only whoever reads it finds out
        file.seek(4)
        file.write(b"\xff" * middle)
    (there / "games.parquet").write_bytes(b"")
    told = run(*words)
    assert told.exit_code == 0, told.output
    assert games_of(Folder(there)).equals(whole)
    shutil.rmtree(there / "chunks")
    assert run(*words).exit_code == 0
    assert second.exists()
    assert games_of(Folder(there)).equals(whole)


def test_where_there_is_no_room_it_says_so_keeps_what_is_whole_and_goes_on(tmp_path: Path) -> None:
    words = ["--games", "20000", "--workers", "1"]
    full = python(
        "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))\n",
        str(tmp_path / "study"),
        *words,
    )
    assert full.returncode == 2
    assert "No file may become that large" in full.stderr
    assert "Traceback" not in full.stderr
    assert not list(tmp_path.rglob("*.parquet*"))
    assert python("", str(tmp_path / "study"), *words).returncode == 0


@pytest.mark.parametrize(
    ("missing", "more", "said"),
    [
        ("pyarrow", [], "A study needs the extra “lab”"),
        ("ray", ["--ray", "local"], "Ray needs the extra “cluster”"),
    ],
)
def test_without_the_extra_it_says_how_to_get_it(
    tmp_path: Path, missing: str, more: list[str], said: str
) -> None:
    without = f"import sys\nsys.modules[{missing!r}] = None\n"
    told = python(without, str(tmp_path / "study"), *more)
    assert told.returncode == 2
    assert said in told.stderr


def python(first: str, *words: str) -> subprocess.CompletedProcess[str]:
    code = f"{first}from thirdchair.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, "study", *words],
        env=os.environ,
        capture_output=True,
        check=False,
        text=True,
    )
