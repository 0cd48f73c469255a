"""`thirdchair tables`: list, export, import, delete."""

import stat
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from tests.at_home import AtHome
from tests.table.builders import bots_turn, duel, recorded
from thirdchair.cli.tables import app
from thirdchair.table.exports import check_of


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return tmp_path


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, words, input=typed)


def saved(name: str = "Sunday") -> str:
    with closing(AtHome()) as store:
        table = duel()
        bots_turn(table)
        return store.create(name, table, {"follow": True}).id


@pytest.mark.usefixtures("folder")
def test_list_shows_every_table() -> None:
    assert run("list").output == "There are no saved tables yet.\n"
    first, second = saved("Sunday"), saved("Čtvrtek")
    lines = run("list").output.splitlines()
    assert lines[0].split() == ["Id", "Name", "Game", "Last", "change", "State"]
    game = "Tapestry for two with the Shadow Empire"
    assert [" ".join(line.split()).partition(" 20")[0] for line in lines[1:]] == [
        f"{second} Čtvrtek {game}",
        f"{first} Sunday {game}",
    ]
    assert lines[1].endswith("being played")


def test_list_speaks_the_language_of_the_terminal(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert run("list").output == "Es gibt noch keine gespeicherten Tische.\n"


def test_export_and_import_by_name_or_id(folder: Path) -> None:
    table_id = saved()
    file = folder / "sunday.json"
    assert run("export", "Sunday", str(file)).output.startswith("“Sunday” is now in ")
    printed = run("export", table_id).stdout_bytes
    assert printed == file.read_bytes() + b"\n"
    result = run("import", str(file), "--name", "Monday", "--copy")
    assert result.exit_code == 0
    with closing(AtHome()) as store:
        newest, oldest = (store.load(one.id) for one in store.tables())
        assert (newest.name, oldest.name) == ("Monday", "Sunday")
        assert newest.options == {"follow": True}
        assert newest.id in result.output
        assert recorded(newest.table.journal) == recorded(oldest.table.journal)


def test_a_set_up_that_cannot_be_is_refused_in_the_words_of_its_game(folder: Path) -> None:
    saved()
    file = folder / "sunday.json"
    run("export", "Sunday", str(file))
    content = msgspec.json.decode(file.read_bytes())
    seat = {"kind": "human", "faction": "nordic", "mat": "industrial"}
    content["setup"] = {"game": "scythe", "mode": "automa", "seats": [seat, seat]}
    file.write_bytes(msgspec.json.encode({**content, "check": check_of(content)}))
    result = run("import", str(file))
    assert result.exit_code == 2
    assert result.output.startswith("Without a module at least one seat must be an Automa:")


def test_an_export_in_the_data_folder_is_for_this_user_alone(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    saved()
    inside, outside = folder / "sunday.json", tmp_path_factory.mktemp("shared") / "sunday.json"
    outside.touch(mode=0o644)
    for file in (inside, outside):
        run("export", "Sunday", str(file))
    assert [stat.S_IMODE(one.stat().st_mode) for one in (inside, outside)] == [0o600, 0o644]


@pytest.mark.usefixtures("folder")
def test_delete_asks_first() -> None:
    saved()
    assert run("delete", "Sunday", typed="n\n").exit_code == 1
    assert "Sunday" in run("list").output
    assert run("delete", "Sunday", typed="y\n").exit_code == 0
    saved()
    assert run("delete", "Sunday", "--yes").output == "“Sunday” is deleted.\n"
    assert run("list").output == "There are no saved tables yet.\n"


def test_what_goes_wrong_is_a_sentence(folder: Path) -> None:
    (folder / "notes.txt").write_text("milk, bread")
    missing = str(folder / "missing.json")
    for words, sentence in (
        (("export", "Sunday"), "There is no such table."),
        (("delete", "Sunday", "--yes"), "There is no such table."),
        (("import", missing), f"{missing}: No such file"),
        (("import", str(folder / "notes.txt")), "This is not an exported table"),
    ):
        result = run(*words)
        assert result.exit_code == 2
        assert result.stderr.startswith(sentence)
        assert result.stdout == ""
    saved()
    unwritable = str(folder / "no" / "such" / "place.json")
    assert run("export", "Sunday", unwritable).stderr.startswith(unwritable)
    saved()
    assert run("export", "Sunday").stderr.startswith("Several tables are called “Sunday”.")


def test_a_store_that_cannot_be_opened_is_a_sentence(folder: Path) -> None:
    (folder / "tables.db").write_bytes(b"no database at all" * 100)
    result = run("list")
    assert result.exit_code == 2
    assert result.stderr.startswith("The saved tables (")
    assert "are damaged. Stop Third Chair and go back to a backup" in result.stderr
