"""One page of the file is lost: what does not stand on it is still saved, and the rest is named."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tests.at_home import AtHome
from tests.table.builders import bots_turn, duel
from tests.table.scenario_tables import finish, scenario
from thirdchair.cli.tables import app
from thirdchair.kit.refusals import Refusal
from thirdchair.table.everything import gathered

TABLES = 3
GAMES = 2
MANY_TURNS = 8
"""So that entries of several tables stand on several pages."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Tables and a campaign, all in the one file."""
    with closing(AtHome(tmp_path / "tables.db")) as house:
        for number in range(TABLES):
            table = house.create(f"Table {number}", duel()).id
            for _ in range(MANY_TURNS):
                house.change(table, bots_turn)
        campaign = house.create_campaign("Journey", "tapestry", "atlantis", {})
        for number in range(1, GAMES + 1):
            game = house.create(
                f"Evening {number}", scenario("atlantis", number), campaign=campaign
            )
            house.change(game.id, lambda table: finish(table, won=True))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    return tmp_path / "tables.db"


def damaged(database: Path) -> Iterator[Path]:
    """The file with each page of it overwritten in turn, where its lists can still be read."""
    with closing(sqlite3.connect(database)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    whole = database.read_bytes()
    for start in range(size, len(whole), size):
        database.write_bytes(
            whole[:start] + random.Random(start).randbytes(size) + whole[start + size :]
        )
        try:
            with closing(AtHome(database)) as house:
                house.tables()
                house.campaigns()
                house.times()
        except Refusal:
            continue
        yield database


def readable(house: AtHome) -> tuple[list[str], list[str]]:
    """The names of what opens, and of what does not, one by one."""
    opens, lost = list[str](), list[str]()
    for listing in house.tables():
        try:
            house.load(listing.id, whole=True)
        except Refusal:
            lost.append(listing.name)
        else:
            opens.append(listing.name)
    return sorted(opens), sorted(lost)


def test_whatever_page_is_lost_all_that_opens_is_saved(database: Path) -> None:
    some_lost = campaigns_cut = 0
    for _ in damaged(database):
        with closing(AtHome(database)) as house:
            opens, lost = readable(house)
            everything = gathered(house, {})
        kept = [msgspec.json.decode(one) for one in everything.campaigns]
        games = [game["name"] for one in kept for game in one["file"]["games"]]
        if (
            "Journey" in everything.left_out
        ):  # its own row is lost, and its evenings are named by it
            opens = [one for one in opens if not one.startswith("Evening")]
            lost = [one for one in lost if not one.startswith("Evening")] + ["Journey"]
        assert (
            sorted(
                [*(msgspec.json.decode(one)["file"]["name"] for one in everything.tables), *games]
            )
            == opens
        )
        assert sorted(everything.left_out) == sorted(lost)
        assert all(len(one["games"]) == len(one["file"]["games"]) for one in kept)
        some_lost += bool(lost) and bool(opens)
        campaigns_cut += len(games) == 1
    assert some_lost > TABLES
    assert campaigns_cut > 0


def test_the_command_says_what_is_missing_and_writes_the_others(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path))
    for _ in damaged(database):
        with closing(AtHome(database)) as house:
            opens, lost = readable(house)
        if opens and lost:
            break
    saved = CliRunner().invoke(app, ["save-all", str(tmp_path / "all.json.gz")])
    assert saved.exit_code == 0, saved.output
    assert "could not be read" in saved.stderr
    assert all(name in saved.stderr for name in lost)
    assert (tmp_path / "all.json.gz").stat().st_size > 1000
