"""`thirdchair script --save NAME`: the conversation goes on where it stopped."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.contract.test_contract_script import LOOK, NEW, TURN, script

ASKING = json.dumps(
    {"new": {"game": "tapestry", "mode": "duel", "players": ["Cyr", "Dana"], "chance": "table"}}
)


def answers(stdout: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stdout.splitlines()]


def test_a_later_process_goes_on_with_the_table() -> None:
    script("--save", "Sunday", given=f"{NEW}\n{TURN}\n".encode())
    (later,) = answers(script("--save", " Sunday ", given=LOOK.encode()).stdout)
    assert later["view"]["turn"] == 1
    assert [one.name for one in AtHome().tables()] == ["Sunday"]


def test_a_new_game_replaces_the_saved_one_when_it_is_complete() -> None:
    script("--save", "Sunday", given=f"{NEW}\n{TURN}\n".encode())
    asking, *_ = answers(script("--save", "Sunday", given=ASKING.encode()).stdout)
    assert asking["pending"]["ask"] == "die"
    (later,) = answers(script("--save", "Sunday", given=LOOK.encode()).stdout)
    assert later["view"]["turn"] == 1, "a set-up that still asks replaces nothing"
    script("--save", "Sunday", given=f'{ASKING}\n{{"answer": "science"}}\n'.encode())
    (later,) = answers(script("--save", "Sunday", given=LOOK.encode()).stdout)
    assert later["view"]["turn"] == 0
    assert len(AtHome().tables()) == 1


def test_a_set_up_that_still_asks_is_kept_where_no_table_stands() -> None:
    script("--save", "Sunday", given=ASKING.encode())
    asking, begun = answers(
        script("--save", "Sunday", given=f'{LOOK}\n{{"answer": "science"}}\n'.encode()).stdout
    )
    assert (asking["pending"]["ask"], asking["view"]) == ("die", None)
    assert begun["view"]["favorites"] == {"shadow": "science"}
    assert len(AtHome().tables()) == 1


def test_another_set_up_takes_the_place_of_one_that_still_asks() -> None:
    script("--save", "Sunday", given=ASKING.encode())
    script("--save", "Sunday", given=ASKING.replace("Cyr", "Eve").encode())
    (kept,) = AtHome().tables()
    assert AtHome().load(kept.id).table.journal.setup["players"] == ["Eve", "Dana"]


def test_a_name_that_cannot_be_is_a_sentence() -> None:
    done = script("--save", "  ", given=NEW.encode())
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Traceback" not in done.stderr
    assert done.stderr.strip()


def test_a_store_that_cannot_be_opened_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path))
    (tmp_path / "tables.db").write_bytes(b"no database at all" * 100)
    done = script("--save", "Sunday", given=NEW.encode())
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Traceback" not in done.stderr


def test_any_terminal_gets_utf8(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    czech = json.loads(NEW)
    czech["new"] |= {"language": "cs", "players": ["Žofie", "Řehoř"]}
    done = script(given=f"{json.dumps(czech)}\n{TURN}\n".encode())
    assert done.returncode == 0
    assert "Stínová říše" in done.stdout.decode("utf-8")
