"""One server for a data folder: real processes, one of which comes second."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.at_home import AtHome
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.table.backups import backups_of

PATIENCE = 300
CREATE = '{"new": {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"]}}\n'


def thirdchair(
    data: Path, *words: str, language: str = "en", typed: str = "", screen: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command on this data folder, on a machine with or without a screen."""
    env = {**os.environ, "THIRDCHAIR_DATA": str(data), "LC_ALL": f"{language}_XX.UTF-8"}
    env |= {"DISPLAY": screen, "WAYLAND_DISPLAY": ""}
    command = [sys.executable, "-c", House.MAIN, *words]
    return subprocess.run(
        command, env=env, input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Third Chair is already running, at {}\n"),
        ("de", "Third Chair läuft schon: {}\n"),
        ("cs", "Third Chair už běží: {}\n"),
    ],
)
def test_a_second_start_shows_the_page_of_the_first(
    house: House, language: str, sentence: str
) -> None:
    second = thirdchair(house.data, language=language)
    assert (second.returncode, second.stdout) == (0, sentence.format(house.url))


def test_a_second_start_opens_the_browser(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    second = thirdchair(house.data, screen=":0")
    assert (second.returncode, opened.read_text().strip()) == (0, house.url)


def test_a_second_serve_says_where_the_first_one_is(house: House) -> None:
    second = thirdchair(house.data, "serve", "--port", "0")
    assert (second.returncode, second.stdout) == (1, "")
    assert second.stderr.startswith(
        f"Third Chair is already running with these saved tables, at {house.url}. Stop that one"
    )
    assert httpx.get(house.url, trust_env=False, timeout=PATIENCE).status_code == 200


def test_of_two_that_start_at_the_same_moment_one_serves(tmp_path: Path) -> None:
    env = {**os.environ, "THIRDCHAIR_DATA": str(tmp_path / "new"), "LC_ALL": "en_US.UTF-8"}
    command = [sys.executable, "-c", House.MAIN, "serve", "--port", "0"]
    both = [
        subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    try:
        for _ in range(PATIENCE * 10):
            if any(one.poll() is not None for one in both):
                break
            time.sleep(0.1)
        first, second = sorted(both, key=lambda one: one.poll() is not None)
        assert second.returncode == 1
        assert first.stdout is not None
        assert second.stderr is not None
        address = first.stdout.readline().split()[4]
        assert address.startswith("http://127.0.0.1:")
        assert address in second.stderr.read()
    finally:
        for one in both:
            one.terminate()
            one.communicate()


def test_commands_work_beside_the_server(house: House) -> None:
    made = thirdchair(house.data, "script", "--save", "By lines", typed=CREATE)
    assert '"ok":true' in made.stdout
    assert "By lines" in thirdchair(house.data, "tables", "list").stdout
    assert "By lines" in httpx.get(house.url, trust_env=False, timeout=PATIENCE).text


def test_after_a_power_cut_the_next_one_starts(own_house: House) -> None:
    own_house.kill()
    own_house.start()
    assert httpx.get(own_house.url, trust_env=False, timeout=PATIENCE).status_code == 200
    assert own_house.stop() in (0, -15)
    own_house.start()
    assert thirdchair(own_house.data, "serve").returncode == 1


def test_a_server_backs_up_and_restore_waits_until_it_has_stopped(own_house: House) -> None:
    with own_house.client() as client:
        Person(client).new_game(table__name="Sunday")
    own_house.stop()
    own_house.start()
    database = own_house.data / "tables.db"
    for _ in range(PATIENCE * 10):  # one is made a moment after the start
        if [one.tables() for one in backups_of(database)][:1] == [1]:
            break
        time.sleep(0.1)
    backup = backups_of(database)[0]
    with own_house.client() as client:
        Person(client).new_game(table__name="Monday")
    refused = thirdchair(own_house.data, "tables", "restore", "1", "--yes", language="de")
    assert refused.returncode == 2
    assert f"läuft gerade mit diesen gespeicherten Tischen: {own_house.url}." in refused.stderr
    own_house.stop()
    restored = thirdchair(own_house.data, "tables", "restore", backup.name, "--yes")
    assert restored.returncode == 0, restored.stderr
    with closing(AtHome(database)) as store:
        assert [one.name for one in store.tables()] == ["Sunday"]
    own_house.start()
    page = httpx.get(own_house.url, trust_env=False, timeout=PATIENCE).text
    assert ("Sunday" in page, "Monday" in page) == (True, False)


class Narrow(House):
    """A house on a disk that has, as it thinks, hardly any room."""

    MAIN = "from thirdchair.table import disk; disk.LOW = 10 ** 18;" + House.MAIN


def test_the_terminal_warns_too(tmp_path: Path) -> None:
    env = {**os.environ, "THIRDCHAIR_DATA": str(tmp_path), "LC_ALL": "de_AT.UTF-8"}
    command = [sys.executable, "-c", Narrow.MAIN, "serve", "--port", "0"]
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        assert server.stderr.readline().startswith("Auf dem Datenträger mit den gespeicherten")
        server.terminate()


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[House]:
    house = Narrow(tmp_path / "house")
    yield house
    house.stop()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "MB are left on the disk with the saved tables."),
        ("de", "Auf dem Datenträger mit den gespeicherten Tischen sind nur noch"),
        ("cs", "Na disku s uloženými stoly zbývá jen"),
    ],
)
def test_the_owner_is_warned_before_the_disk_is_full(
    narrow: House, house: House, language: str, sentence: str
) -> None:
    with narrow.client(language=language) as client, house.client(language=language) as other:
        for page in ("/", "/new", "/nothing"):
            assert sentence in client.get(page).text
            assert sentence not in other.get(page).text
