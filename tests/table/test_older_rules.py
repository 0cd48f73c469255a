"""A table that was played under older rules opens from what is stored."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.at_home import AtHome
from tests.table.builders import advance, bots_turn, duel, lying
from tests.table.older import at_revision
from tests.table.test_moving_in import moved
from tests.table.write_saves import SAVES
from thirdchair.games import GAMES, VOICES
from thirdchair.importing import imported
from thirdchair.kit.flow import Answer
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rulings import Ruling
from thirdchair.table.exports import export, import_file
from thirdchair.table.journal import RULES_VERSION, Table
from thirdchair.table.store import Saved
from thirdchair.tapestry import content
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords


def asking_something_else(answers: list[Answer]) -> Table:
    """A table whose open turn recorded answers that today's rules do not ask for."""
    table = duel(chance="table")
    table.do(advance("p1", "science"))
    bots_turn(table, 9)
    table.journal.entries[2].answers = answers
    table.journal.rules_version = RULES_VERSION - 1
    return table


@pytest.mark.parametrize(
    "answers",
    [
        [Answer("draw:fate", 9, "table")],  # another question
        [Answer("draw:decision", 44, "table")],  # a card that is gone
        [Answer("draw:decision", card, "table") for card in (9, 2, 3)],  # more than is asked
    ],
)
def test_an_open_command_that_no_longer_fits_is_dropped_with_a_note(
    store: AtHome, answers: list[Answer]
) -> None:
    table = asking_something_else(answers)
    before = table.journal.entries[1].state
    table_id = store.create("old", table).id
    saved = store.load(table_id)
    assert saved.table.dropped == {"do": "bots_turn"}
    assert saved.table.question is None
    assert lying(saved.table) == before
    assert saved.revision == table.journal.revision
    saved = store.change(table_id, lambda table: bots_turn(table, 9, 2), at=saved.revision)
    again = store.load(table_id).table
    assert again.dropped is None
    assert again.journal.rules_version == RULES_VERSION
    assert len(again.journal.entries) == 3
    assert lying(again) == lying(saved.table)


def test_an_open_draw_that_the_app_would_have_answered_is_dropped(store: AtHome) -> None:
    table = asking_something_else([Answer("draw:decision", 9, "table")])
    table.journal.chance = "app"
    loaded = store.load(store.create("old", table).id).table
    assert loaded.dropped == {"do": "bots_turn"}
    assert loaded.question is None


def test_a_set_up_that_no_longer_fits_is_asked_from_its_beginning(store: AtHome) -> None:
    table = duel(chance="table", favorite=None)
    table.journal.entries[0].answers = [Answer("die:fate", "military", "table")]
    loaded = store.load(store.create("old", table).id).table
    assert loaded.question is not None
    assert loaded.question.key == "die:science"
    loaded.answer("military")
    assert loaded.ready


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_can_be_said(language: str) -> None:
    words = TapestryWords(language)
    assert "XYZ" in words.text("note-open-dropped", command="XYZ")


def test_a_table_keeps_its_rulings_when_a_default_moves(
    store: AtHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = duel()
    rulings = dict(table.state.rulings)
    table_id = store.create("old", table).id
    known = content.rulings("duel")
    assert set(rulings) == set(known)
    other = {key: _turned(ruling) for key, ruling in known.items()}
    monkeypatch.setattr(content, "rulings", lambda mode: other)
    assert duel().state.rulings != rulings
    saved = store.change(table_id, lambda table: table.do(advance("p1", "science")))
    assert saved.table.state.rulings == rulings


def _turned(ruling: Ruling) -> Ruling:
    fields = {field: getattr(ruling, field) for field in ruling.__struct_fields__}
    return Ruling(**{**fields, "values": ruling.values[::-1]})


def test_a_table_of_newer_rules_is_not_touched(store: AtHome) -> None:
    table = duel()
    table.journal.rules_version = RULES_VERSION + 1
    table_id = store.create("new", table).id
    with pytest.raises(Refusal, match="newer-table"):
        store.load(table_id)
    assert [one.id for one in store.tables()] == [table_id]


@pytest.mark.parametrize("save", ["scythe-asking-2", "fenris-3"])
def test_what_older_rules_began_goes_on_elsewhere_as_it_was(store: AtHome, save: str) -> None:
    """Newer rules went on with it; they need not lead through what came before."""
    name, table, _ = import_file(GAMES, (SAVES / f"{save}.json").read_bytes())
    began = table.journal.rules_version
    if table.question is None:
        table.do({"do": "correct", "path": "rows", "value": 7})
    else:
        table.answer(0)
    table_id = store.create(name, table).id
    saved = store.load(table_id, whole=True)
    assert (saved.table.journal.rules_version, saved.table.journal.oldest_rules) == (
        RULES_VERSION,
        began,
    )
    again = import_file(GAMES, export(saved))[1]
    assert again.state == saved.table.state
    assert again.journal.oldest_rules == began
    assert again.unproven


def test_a_table_of_an_older_database_rests_on_the_rules_that_played_it_last(
    tmp_path: Path,
) -> None:
    table = duel()
    table.journal.rules_version = RULES_VERSION - 1
    with closing(AtHome(tmp_path / "new.db")) as house:
        table_id = house.create("old", table).id
    at_revision(tmp_path / "old.db", "0009")
    moved(tmp_path / "new.db", tmp_path / "old.db")
    with closing(AtHome(tmp_path / "old.db")) as house:
        assert house.load(table_id).table.journal.oldest_rules == RULES_VERSION - 1


def test_what_goes_on_from_older_rules_rests_on_them_whatever_the_file_says(store: AtHome) -> None:
    table = duel()
    table.journal.oldest_rules = RULES_VERSION - 1
    table_id = store.create("old", table).id
    further = duel()
    further.do(advance("p1", "science"))
    further.uid = table_id
    file = export(Saved("", "further", further, {}))
    token = store.add_device("phone")
    store.claim_seat(token, table_id, "p1")
    with pytest.raises(Refusal, match="file-for-others"):
        imported(VOICES, store, file, choice="replace")
    store.claim_seat(token, table_id, None)
    imported(VOICES, store, file, choice="replace")
    journal = store.load(table_id).table.journal
    assert (journal.at, journal.oldest_rules) == (2, RULES_VERSION - 1)
