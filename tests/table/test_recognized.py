"""A file of a game that is here already: open it, let it go on, or add it as a copy."""

from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from tests.at_home import AtHome
from tests.table.builders import BOTS, advance, bots_turn, duel, income, lying
from tests.table.scenario_tables import scenario
from tests.web.played import FENRIS
from thirdchair.cli.tables import app
from thirdchair.games import GAMES, VOICES
from thirdchair.importing import AlreadyHere, imported
from thirdchair.kit.readers import ITSELF
from thirdchair.kit.refusals import Refusal
from thirdchair.table.campaign_files import export_campaign
from thirdchair.table.campaigns import Campaign
from thirdchair.table.exports import check_of, export
from thirdchair.table.journal import Table
from thirdchair.table.likeness import likeness
from thirdchair.table.store import Saved


@pytest.fixture
def elsewhere(tmp_path: Path) -> Any:
    with closing(AtHome(tmp_path / "elsewhere.db")) as house:
        yield house


def brought(house: AtHome, data: bytes, **said: Any) -> Saved:
    made = imported(VOICES, house, data, **said)
    assert isinstance(made, Saved)
    return made


def file_of(house: AtHome, table_id: str) -> bytes:
    return export(house.load(table_id, whole=True))


def without_uid(data: bytes) -> bytes:
    """The same as an older version wrote it."""
    content = {key: one for key, one in msgspec.json.decode(data).items() if key != "uid"}
    return msgspec.json.encode({**content, "check": check_of(content)})


def played(house: AtHome) -> str:
    table_id = house.create("Sunday", duel(chance="table"), {"follow": True}).id
    house.change(table_id, lambda table: table.do(advance("p1", "science")))
    house.change(table_id, lambda table: bots_turn(table, 9))
    return table_id


def known_as(house: AtHome, data: bytes) -> str:
    with pytest.raises(AlreadyHere) as here:
        imported(VOICES, house, data)
    return here.value.known.likeness


# How alike two records are


def test_a_record_that_goes_on_is_longer_and_an_answer_is_a_step_too() -> None:
    first, second = duel(chance="table"), duel(chance="table")
    assert likeness(first.journal, second.journal) == "same"
    first.do(BOTS)
    assert likeness(first.journal, second.journal) == "longer"
    second.do(BOTS)
    second.answer(9)
    assert likeness(first.journal, second.journal) == "shorter"
    first.answer(3)
    assert likeness(first.journal, second.journal) == "other"
    first.back()
    assert likeness(first.journal, second.journal) == "shorter", "what is undone does not count"


# Tables


def test_a_file_is_recognized_and_nothing_is_done(store: AtHome) -> None:
    table_id = played(store)
    data = file_of(store, table_id)
    with pytest.raises(AlreadyHere, match="already-here") as here:
        imported(VOICES, store, data)
    assert here.value.known.id == table_id
    assert [one.id for one in store.tables()] == [table_id]


@pytest.mark.parametrize("older", [False, True])
def test_it_is_told_which_of_the_two_has_gone_further(store: AtHome, older: bool) -> None:
    table_id = played(store)
    data = without_uid(file_of(store, table_id)) if older else file_of(store, table_id)
    assert known_as(store, data) == "same"
    store.change(table_id, lambda table: table.answer(2))
    assert known_as(store, data) == "shorter"
    store.change(table_id, lambda table: table.undo(2))
    assert known_as(store, data) == "longer"


def test_another_course_is_known_by_the_uid_alone(store: AtHome) -> None:
    table_id = played(store)
    data = file_of(store, table_id)
    store.change(table_id, lambda table: table.undo(2))
    store.change(table_id, lambda table: table.do(income("p2")))
    assert known_as(store, data) == "other"
    assert brought(store, without_uid(data)).id != table_id, "an older file could be any game"


def test_a_game_that_was_brought_is_recognized_there(store: AtHome, elsewhere: AtHome) -> None:
    """And when it comes home again."""
    data = file_of(store, table_id := played(store))
    there = brought(elsewhere, data).id
    assert known_as(elsewhere, data) == "same"
    elsewhere.change(there, lambda table: table.answer(2))
    back = file_of(elsewhere, there)
    assert known_as(store, back) == "longer"
    home = brought(store, back, choice="replace")
    assert home.id == table_id
    assert lying(home.table) == lying(elsewhere.load(there).table)


def test_a_table_goes_on_as_the_file_says(store: AtHome, elsewhere: AtHome) -> None:
    table_id = played(store)
    there = brought(elsewhere, file_of(store, table_id)).id
    elsewhere.change(there, lambda table: table.answer(2))
    before = store.load(table_id)
    after = brought(store, file_of(elsewhere, there), choice="replace")
    assert (after.name, after.revision) == ("Sunday", before.revision + 1), "open pages hear of it"
    assert after.table.journal.seed == before.table.journal.seed
    assert len(store.tables()) == 1, "nothing was lost, so nothing is kept"
    with pytest.raises(Refusal, match="stale"):
        store.change(table_id, lambda table: table.do(BOTS), at=before.revision)
    store.change(table_id, lambda table: table.undo())
    assert store.load(table_id).table.question is None
    store.change(table_id, lambda table: bots_turn(table, 4, 5))


def test_what_was_here_stays_as_it_was_played(store: AtHome, elsewhere: AtHome) -> None:
    """A file of everything is read as one who knows all: its states say more than those here."""
    table_id = store.create("Winter", Table.new(GAMES, FENRIS)).id
    before = store.load(table_id).table.journal.entries[0]
    there = brought(elsewhere, file_of(store, table_id), reader=ITSELF).id
    command = {"do": "book", "seat": "s1", "amount": 5, "note": "x"}
    elsewhere.change(there, lambda table: table.do(command))
    after = brought(store, file_of(elsewhere, there), reader=ITSELF, choice="replace")
    first, second = store.load(after.id, whole=True).table.journal.entries
    assert (first.state, first.brought) == (before.state, False)
    assert (second.command, second.brought) == (command, True)


def test_what_is_replaced_by_another_course_stays_as_a_copy(store: AtHome) -> None:
    table_id = played(store)
    data = file_of(store, table_id)
    store.change(table_id, lambda table: table.undo(2))
    store.change(table_id, lambda table: table.do(income("p2")))
    ours = store.load(table_id)
    after = brought(store, data, choice="replace")
    assert (after.id, after.table.question is not None) == (table_id, True)
    kept = next(one for one in store.tables() if one.id != table_id)
    assert kept.name == "Sunday (2)"
    assert lying(store.load(kept.id).table) == lying(ours.table)
    assert store.load(kept.id).changed == ours.changed


def test_a_file_that_is_not_as_far_replaces_nothing(store: AtHome) -> None:
    table_id = played(store)
    data = file_of(store, table_id)
    store.change(table_id, lambda table: table.answer(2))
    revision = store.load(table_id).revision
    with pytest.raises(Refusal, match="file-not-as-far"):
        imported(VOICES, store, data, choice="replace")
    assert store.load(table_id).revision == revision


def test_a_copy_has_another_name_and_is_the_same_game(store: AtHome) -> None:
    data = file_of(store, played(store))
    first, second = (brought(store, data, choice="copy") for _ in range(2))
    assert (first.name, second.name) == ("Sunday (2)", "Sunday (3)")
    assert known_as(store, file_of(store, second.id)) == "same"


@pytest.mark.parametrize("choice", ["copy", "replace"])
def test_a_form_that_comes_again_does_nothing_twice(store: AtHome, choice: Any) -> None:
    table_id = played(store)
    data = file_of(store, table_id)
    store.change(table_id, lambda table: table.undo(2))
    store.change(table_id, lambda table: table.do(income("p2")))
    made = [brought(store, data, choice=choice, once="form").id for _ in range(2)]
    assert made[0] == made[1]
    assert len(store.tables()) == 2


def test_a_new_file_is_asked_nothing(store: AtHome, elsewhere: AtHome) -> None:
    data = file_of(store, played(store))
    assert brought(elsewhere, data, choice="replace").name == "Sunday"


# The record


def finished() -> Table:
    table = duel(chance="table")
    table.do({"do": "finish"})
    while table.question is not None:
        table.answer(5)
    return table


def test_copies_count_once_in_the_record(store: AtHome) -> None:
    table_id = store.create("Sunday", finished()).id
    copy = brought(store, file_of(store, table_id), choice="copy")
    assert [one.id for one in store.finished()] == [copy.id], "the one that was touched last"
    store.rename(table_id, "Monday")
    assert [one.id for one in store.finished()] == [table_id]
    store.create("Tuesday", finished())
    assert [one.name for one in store.finished()] == ["Monday", "Tuesday"]


# Campaigns


def campaign(house: AtHome) -> str:
    made = house.create_campaign("Journey", "tapestry", "atlantis", {})
    house.create("First", scenario("atlantis", 1), campaign=made)
    return made


def carried(house: AtHome, data: bytes, **said: Any) -> Campaign:
    made = imported(VOICES, house, data, **said)
    assert isinstance(made, Campaign)
    return made


def corrected(house: AtHome, campaign_id: str, vp: int) -> None:
    game = house.campaign(campaign_id).games[0].id
    house.change(game, lambda table: table.do({"do": "vp", "who": "you", "add": vp}))


def test_a_campaign_is_recognized(store: AtHome) -> None:
    data = export_campaign(store, made := campaign(store))
    assert known_as(store, data) == known_as(store, without_uids(data)) == "same"
    corrected(store, made, 3)
    assert known_as(store, data) == known_as(store, without_uids(data)) == "shorter"
    assert len(store.campaigns()) == 1


def without_uids(data: bytes) -> bytes:
    content = msgspec.json.decode(without_uid(data))
    games = [msgspec.json.decode(without_uid(msgspec.json.encode(one))) for one in content["games"]]
    content = {**content, "games": games}
    return msgspec.json.encode({**content, "check": check_of(content)})


def test_a_campaign_goes_on_as_the_file_says(store: AtHome, elsewhere: AtHome) -> None:
    made = campaign(store)
    there = carried(elsewhere, export_campaign(store, made)).id
    corrected(elsewhere, there, 5)
    after = carried(store, export_campaign(elsewhere, there), choice="replace")
    assert after.id == made
    assert [game.view["vp"]["you"] for game in after.games if game.view] == [5]
    assert len(store.campaigns()) == 1


def test_a_campaign_that_took_another_course_stays_under_another_name(
    store: AtHome, elsewhere: AtHome
) -> None:
    made = campaign(store)
    there = carried(elsewhere, export_campaign(store, made)).id
    corrected(elsewhere, there, 5)
    corrected(store, made, 2)
    data = export_campaign(elsewhere, there)
    assert known_as(store, data) == "other"
    after = [carried(store, data, choice="replace", once="form") for _ in range(2)]
    assert after[0].id == after[1].id != made
    assert {one.name: one.id for one in store.campaigns()} == {
        "Journey": after[0].id,
        "Journey (2)": made,
    }


def test_a_copy_of_a_campaign_is_one_more(store: AtHome) -> None:
    data = export_campaign(store, campaign(store))
    copies = [carried(store, data, choice="copy", once=f"form {n // 2}") for n in range(4)]
    assert [one.name for one in copies] == ["Journey (2)"] * 2 + ["Journey (3)"] * 2
    assert len({game.id for one in store.campaigns() for game in one.games}) == 3


# The command


def run(*words: str) -> Result:
    return CliRunner().invoke(app, words)


def test_the_command_says_so_and_takes_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    file = str(tmp_path / "sunday.json")
    with closing(AtHome()) as house:
        table_id = played(house)
    run("export", table_id, file)
    said = run("import", file)
    assert said.exit_code == 2
    assert f"“Sunday” is already here, just as it is in the file. ({table_id})" in said.output
    assert "With --copy it is added" in said.output
    assert "--replace" not in said.output
    with closing(AtHome()) as house:
        house.change(table_id, lambda table: table.undo(2))
    said = run("import", file)
    assert "In the file the game has gone further." in said.output
    assert "--replace" in said.output
    assert run("import", file, "--copy", "--replace").exit_code == 2
    assert f"Its id is {table_id}." in run("import", file, "--replace").output
    assert "“Sunday (2)” is imported." in run("import", file, "--copy").output
    assert "“Monday” is imported." in run("import", file, "--copy", "--name", "Monday").output
