"""One file of everything: out of one house, into another, and home again."""

import gzip
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from tests.at_home import AtHome
from tests.table.builders import bots_turn, duel, lying
from tests.table.scenario_tables import finish, scenario
from thirdchair.cli.tables import app
from thirdchair.games import VOICES
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.scanning import MACHINE
from thirdchair.merging import merged
from thirdchair.table.everything import (
    FEW,
    gathered,
    is_everything,
    packed,
    read_everything,
    unpacked,
)
from thirdchair.table.exports import check_of
from thirdchair.table.journal import RULES_VERSION
from thirdchair.table.times import Times

SEED = 987654321987


@pytest.fixture
def there(tmp_path: Path) -> Iterator[AtHome]:
    with closing(AtHome(tmp_path / "there.db")) as house:
        yield house


@pytest.fixture
def here(tmp_path: Path) -> Iterator[AtHome]:
    with closing(AtHome(tmp_path / "here.db")) as house:
        yield house


def furnish(house: AtHome) -> dict[str, str]:
    """Two tables and a campaign of two evenings, all with their dates; their ids."""
    table = duel()
    bots_turn(table)
    campaign = house.create_campaign("Journey", "tapestry", "atlantis", {})
    first = house.create("First", scenario("atlantis", 1), campaign=campaign).id
    house.change(first, lambda table: finish(table, won=True))
    ids = {
        "Sunday": house.create("Sunday", table, {"follow": True}).id,
        "Monday": house.create("Monday", duel(seed=8)).id,
        "Journey": campaign,
        "First": first,
        "Second": house.create("Second", scenario("atlantis", 2), campaign=campaign).id,
    }
    house.set_times({one: Times(1000 + n, 2000 + n) for n, one in enumerate(ids.values())})
    return ids


def file_of(house: AtHome) -> bytes:
    return packed(gathered(house, {}))


def brought(house: AtHome, data: bytes, once: str = "form") -> dict[str, str]:
    """By name what became of it."""
    taken = merged(VOICES, house, read_everything(unpacked(data)), once)
    return {one.name: one.fate for one in taken}


def told(house: AtHome) -> dict[str, Any]:
    """What a house has, by name: the position, the course, the dates."""
    times = house.times()
    found: dict[str, Any] = {}
    for listing in house.tables():
        saved = house.load(listing.id, whole=True)
        course = [(one.command, one.answers) for one in saved.table.journal.entries]
        found[saved.name] = (lying(saved.table), course, saved.options, times[saved.id])
    for campaign in house.campaigns():
        found[campaign.name] = ([one.name for one in campaign.games], times[campaign.id].begun)
    return found


def test_all_of_it_is_elsewhere_as_it_was(there: AtHome, here: AtHome) -> None:
    furnish(there)
    assert set(brought(here, file_of(there)).values()) == {"new"}
    assert told(here) == told(there)
    assert len(told(here)) == 5
    sunday = next(one for one in here.tables() if one.name == "Sunday").id
    here.change(sunday, bots_turn)
    fates = brought(there, file_of(here), "back")
    assert fates == {"Sunday": "further", "Monday": "here", "Journey": "here"}
    assert told(there)["Sunday"][:3] == told(here)["Sunday"][:3]


def test_what_is_here_is_never_lost(there: AtHome, here: AtHome) -> None:
    ids = furnish(there)
    file = file_of(there)
    brought(here, file)
    monday = next(one for one in here.tables() if one.name == "Monday").id
    sunday = next(one for one in here.tables() if one.name == "Sunday").id
    here.change(sunday, bots_turn)  # further than in the file
    here.change(monday, lambda table: table.do({"do": "advance", "who": "p1", "track": "science"}))
    there.change(ids["Monday"], bots_turn)  # another way
    before = told(here)
    fates = brought(here, file_of(there), "again")
    assert fates == {"Journey": "here", "Sunday": "here", "Monday (2)": "copy"}
    assert {name: one for name, one in told(here).items() if name != "Monday (2)"} == before
    assert brought(here, file_of(there), "once more")["Monday (2)"] == "here"


def test_a_form_that_comes_again_brings_nothing_twice(there: AtHome, here: AtHome) -> None:
    furnish(there)
    file = file_of(there)
    brought(here, file)
    before = told(here)
    brought(here, file)
    assert told(here) == before
    assert len(here.tables()) == 4


def test_no_secret_leaves_and_none_is_taken_over(there: AtHome, here: AtHome) -> None:
    sunday = there.create("Sunday", duel(seed=SEED)).id
    there.set_setting("network.code", "open sesame")
    token = there.add_device("A phone")
    there.claim_seat(token, sunday, "p1")
    moment = there.share_moment(sunday, 0)
    content = unpacked(file_of(there))
    for secret in ("open sesame", "A phone", token, moment, str(SEED)):
        assert secret not in content.decode()
    file = msgspec.json.decode(content)
    file |= {"settings": {"network.code": "mine"}, "devices": [{"token": "mine"}]}
    file["boxes"] = {"show-everything": {"network.code": "mine"}}
    brought(here, _again(file))
    assert here.setting("network.code") is None
    assert here.devices() == []
    assert here.setting("box.show-everything") is None


def _again(file: dict[str, Any]) -> bytes:
    """A file that says of itself that it is whole."""
    return msgspec.json.encode({**file, "check": check_of(file)})


def _changed(data: bytes) -> Iterator[tuple[str, bytes]]:
    file = msgspec.json.decode(unpacked(data))
    table = file["tables"][0]["file"]
    yield "broken-everything", data[: len(data) // 2]
    yield "broken-everything", unpacked(data)[:-20]
    yield "broken-everything", msgspec.json.encode({**file, "made": 1})
    yield "broken-everything", _again({**file, "tables": "all"})
    yield "newer-everything", _again({**file, "number": 2})
    newer = {**file["tables"][0], "file": {**table, "rules_version": RULES_VERSION + 1}}
    yield "newer-everything", _again({**file, "tables": [newer]})
    yield "foreign-file", gzip.compress(b"x" * 1000)
    yield "foreign-file", gzip.compress(b"")[:9] + b"rubbish"


def _bombs(data: bytes) -> Iterator[tuple[str, bytes]]:
    """A few kilobytes each; the one before last would come to 128 MB, and the last to lists in
    lists without end."""
    file = msgspec.json.decode(unpacked(data))
    many: list[Any] = [[]] * (FEW.values + 1)
    for more in ({"boxes": {"a": {"b": many}}}, {"left_out": [""] * len(many)}, {"later": many}):
        yield "too-much-in-it", _again(file | more)
    table = {"file": {"entries": [[]] * MACHINE.one.values}, "times": [1, 1]}
    yield "too-much-in-it", _again({**file, "tables": [table]})
    yield "too-much-in-it", _again({**file, "tables": [[]] * MACHINE.whole.outermost})
    yield "too-much-in-it", unpacked(data)[:-1] + b" " * MACHINE.whole.size
    yield "too-nested", unpacked(data)[:-1] + b',"later":' + b"[" * 100_000


def test_a_bomb_changes_nothing(there: AtHome, here: AtHome) -> None:
    furnish(there)
    here.create("Mine", duel())
    before = told(here)
    for sentence, data in _bombs(file_of(there)):
        with pytest.raises(Refusal) as refused:
            brought(here, gzip.compress(data, 1))
        assert refused.value.text == sentence
        assert told(here) == before


def test_what_is_broken_foreign_or_newer_changes_nothing(there: AtHome, here: AtHome) -> None:
    furnish(there)
    here.create("Mine", duel())
    before = told(here)
    for sentence, data in _changed(file_of(there)):
        with pytest.raises(Refusal) as refused:
            brought(here, data)
        assert refused.value.text == sentence
        assert told(here) == before


def test_one_table_that_nobody_can_read_does_not_keep_the_others(
    there: AtHome, here: AtHome
) -> None:
    furnish(there)
    file = msgspec.json.decode(unpacked(file_of(there)))
    bad = file["tables"][0]["file"]
    bad["entries"][-1]["command"] = {"do": "nonsense"}
    bad["check"] = check_of(bad)
    fates = brought(here, _again({**file, "left_out": ["Lost"]}))
    assert fates == {"Journey": "new", bad["name"]: "unreadable", "Lost": "unreadable"} | {
        one["file"]["name"]: "new" for one in file["tables"][1:]
    }


def test_a_table_that_cannot_be_read_is_named_and_left_out(there: AtHome) -> None:
    sunday = furnish(there)["Sunday"]
    with there._write() as shelf:
        from thirdchair.table import schema

        shelf.update(
            schema.tables, schema.tables.c.id == sunday, values={"rules_version": RULES_VERSION + 1}
        )
    everything = gathered(there, {})
    assert everything.left_out == ["Sunday"]
    assert [msgspec.json.decode(one)["file"]["name"] for one in everything.tables] == ["Monday"]


def test_dates_of_a_file_are_never_in_the_future(there: AtHome, here: AtHome) -> None:
    furnish(there)
    file = msgspec.json.decode(unpacked(file_of(there)))
    file["tables"][0]["times"] = [-5, 10**17]
    brought(here, _again(file))
    assert len(here.tables()) == 4  # every date can be shown
    begun = [one.begun for one in here.times().values()]
    assert min(begun) == 0


# The command line


def run(*words: str) -> Result:
    return CliRunner().invoke(app, words)


def test_the_command_line_saves_and_brings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path / "one"))
    with closing(AtHome()) as house:
        furnish(house)
        house.set_setting("box.tapestry", {"promos": []})
    file = tmp_path / "all.json.gz"
    assert run("save-all", str(file)).output == f"Everything is now in {file}.\n"
    assert is_everything(unpacked(run("save-all").stdout_bytes))
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path / "two"))
    refused = run("import", str(file), "--copy")
    assert (refused.exit_code, "without --name" in refused.output) == (2, True)
    first = run("import", str(file))
    assert first.output == "3 games and campaigns are here now.\nMy box is now as in the file.\n"
    assert run("import", str(file)).output == (
        "3 were here already, at least as far, and are unchanged.\n"
    )
    file.write_bytes(file.read_bytes()[:-30])
    broken = run("import", str(file))
    assert (broken.exit_code, broken.output[:20]) == (2, "This file is damaged")
