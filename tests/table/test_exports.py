"""One file for one table: what is in it, what opens for ever, what is refused."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.at_home import AtHome
from tests.table.builders import advance, bots_turn, cards_somewhere, duel, lying, recorded
from tests.table.write_saves import SAVES
from thirdchair import __version__
from thirdchair.games import GAMES, VOICES
from thirdchair.importing import imported
from thirdchair.kit.refusals import Refusal
from thirdchair.table import exports
from thirdchair.table.changes import Insert
from thirdchair.table.exports import export, import_file
from thirdchair.table.journal import RULES_VERSION, Table
from thirdchair.table.mending import mend
from thirdchair.table.record import KEPT
from thirdchair.table.store import Saved
from thirdchair.words import LANGUAGES, Words


def exported(table: Table | None = None, **options: Any) -> bytes:
    return export(Saved("some-id", "Sunday", table or asking(), options))


def asking() -> Table:
    table = duel(chance="table")
    table.do(advance("p1", "science"))
    bots_turn(table, 9, 2)
    bots_turn(table, 3)
    return table


def forged(**changes: Any) -> bytes:
    """A file of ours with other content, and a checksum that says it is whole."""
    content = {**msgspec.json.decode(exported()), **changes}
    content["check"] = exports.check_of(content)
    return msgspec.json.encode(content)


def entries(**last: Any) -> list[dict[str, Any]]:
    """The entries of the file, the last one with other fields."""
    found: list[dict[str, Any]] = msgspec.json.decode(exported())["entries"]
    return [*found[:-1], {**found[-1], **last}]


def believed(many: float, **changes: Any) -> bytes:
    """A file whose last state is what it says, with so much of something."""
    table = duel(chance="table")
    table.do(advance("p1", "science"))
    state = msgspec.msgpack.decode(table.journal.entries[-1].state or b"")
    state["more"] = {"things": [[many]]}
    content = msgspec.json.decode(exported(table)) | {"rules_version": RULES_VERSION} | changes
    command = KEPT if content["rules_version"] == RULES_VERSION else advance("p1", "science")
    told = msgspec.to_builtins(msgspec.msgpack.encode(state))
    content["entries"][-1] |= {"command": command, "state": told}
    return msgspec.json.encode({**content, "check": exports.check_of(content)})


@pytest.mark.parametrize("many", [2_000_000_000, -2_000_000_000, 1e300])
@pytest.mark.parametrize("version", [RULES_VERSION, RULES_VERSION - 1])
def test_what_a_file_alone_says_has_a_measure(many: float, version: int) -> None:
    """Pages that went through two thousand million pieces would fill the memory."""
    with pytest.raises(Refusal) as refused:
        import_file(GAMES, believed(many, rules_version=version))
    assert refused.value.text == "broken-file"
    assert import_file(GAMES, believed(1, rules_version=version))[1].unproven


# A whole file


def test_the_seed_stays_at_home() -> None:
    seed = 918273645546372819
    table = duel(seed=seed)
    bots_turn(table)
    data = exported(table)
    assert b"seed" not in data
    assert str(seed).encode() not in data
    again = import_file(GAMES, data)[1]
    assert again.journal.seed != seed
    assert again.journal.seed != import_file(GAMES, data)[1].journal.seed


def test_an_imported_table_is_stored_and_played_on(store: AtHome) -> None:
    table = asking()
    name, again, options = import_file(GAMES, exported(table, follow=True))
    saved = store.create(name, again, options)
    loaded = store.load(saved.id)
    assert (loaded.name, loaded.options) == ("Sunday", {"follow": True})
    assert recorded(loaded.table.journal) == recorded(table.journal)
    store.change(saved.id, lambda table: table.answer(4))
    assert store.load(saved.id).table.state.decision.discard == [9, 2, 3, 4]


def test_an_undone_open_command_travels_too() -> None:
    table = asking()
    table.undo()
    again = import_file(GAMES, exported(table))[1]
    again.redo()
    assert [answer.a for answer in again.journal.entries[-1].answers] == [3]
    assert again.question is not None


def test_a_set_up_that_still_asks_travels_too() -> None:
    again = import_file(GAMES, exported(duel(chance="table", favorite=None)))[1]
    assert not again.ready
    again.answer("science")
    assert again.state.favorites == {"shadow": "science"}


def test_the_layout_of_the_file_does_not_matter() -> None:
    table = asking()
    pretty = msgspec.json.format(exported(table), indent=4)
    assert recorded(import_file(GAMES, pretty)[1].journal) == recorded(table.journal)


# Saves of older versions: these files never change


def test_the_save_of_version_1_opens_and_plays_on() -> None:
    name, table, options = import_file(GAMES, (SAVES / "duel-1.json").read_bytes())
    assert name == "Golden duel"
    assert options == {"colors": {"p1": "red", "p2": "yellow"}, "follow": True}
    view = table.view()
    assert view is not None
    assert view["tracks"] == {
        "shadow": {"exploration": 4, "science": 1, "military": 0, "technology": 0},
        "p1": {"exploration": 0, "science": 0, "military": 1, "technology": 4},
        "p2": {"exploration": 0, "science": 3, "military": 2, "technology": 0},
    }
    assert (view["turn"], view["era"], view["favorites"]) == (
        5,
        {"p1": 2, "p2": 1},
        {"shadow": "exploration"},
    )
    assert {mark: who for mark, who in view["landmarks"].items() if who} == {
        "exploration:4": "shadow",
        "science:4": "p2",
        "technology:4": "p1",
    }
    assert view["decision"]["discard"] == [2, 5, 6, 12, 11, 8, 3, 9, 10, 1]
    assert view["rulings"]["shadow2p.empty_deck_order"] == "favorite_first"
    assert (table.journal.at, len(table.journal.entries)) == (21, 22)
    assert table.journal.entries[18].command == {"do": "kept"}
    table.redo()
    assert table.state.decision.deck == []
    table.undo(21)
    assert table.state.turn == 0
    table.jump(22)
    for _ in range(8):
        bots_turn(table)
    assert table.state.turn == 14
    assert cards_somewhere(table) == list(range(1, 13))
    table.do({"do": "finish"})
    table.answer(120)
    table.answer(110)
    assert table.state.result.winner == ["p1"]


def test_the_save_of_version_1_with_an_open_question_goes_on() -> None:
    table = import_file(GAMES, (SAVES / "duel-asking-1.json").read_bytes())[1]
    assert table.dropped is None
    assert table.question is not None
    assert table.question.key == "draw:decision"
    view = table.view()
    assert view is not None
    assert view["decision"]["pair"] == {"track": 11, "tie": None}
    table.answer(6)
    assert table.question is None
    assert table.state.turn == 2
    assert table.state.decision.discard == [8, 3, 11, 6]
    table.set_chance("app")
    bots_turn(table)
    assert cards_somewhere(table) == list(range(1, 13))


def test_the_saved_campaign_opens_and_goes_on() -> None:
    """Wealth by hand. Ana: 71 + 62 - 50 for a second mod + 50 - 1; Bo: 64 + 70 + 40; the Automa:
    48 + 55 - 2 * 50 + 61 - 50."""
    name, table, _ = import_file(GAMES, (SAVES / "fenris-3.json").read_bytes())
    assert name == "Golden fenris"
    view = table.view()
    assert view is not None
    assert (view["episode"], view["phase"]) == ("3", "rewards")
    assert view["agenda"] == {"s1": ["switch", "shop"], "s3": ["shop"]}
    sheets = view["sheets"]
    assert {seat: one["wealth"] for seat, one in sheets.items()} == {"s1": 132, "s2": 14, "s3": 174}
    assert [one["faction"] for one in sheets.values()] == ["nordic", "saxony", "vesna"]
    assert [one["wins"] for one in sheets.values()] == [["1"], ["3"], ["2a"]]
    assert sheets["s1"]["mech_mods"] == ["armor", "feint"]
    assert (table.journal.at, len(table.journal.entries)) == (26, 27)
    table.redo()
    assert table.state.agenda == {"s1": ["switch", "shop"]}
    table.jump(1)
    assert table.state.evening == "1"
    table.jump(27)
    table.do({"do": "keep", "seat": "s1"})
    table.do({"do": "close"})
    assert table.state.evening == "4"
    assert table.state.sheets["s1"].balance == 132


def test_the_save_of_version_2_is_asked_about_abilities_no_more_than_it_was() -> None:
    """They were asked for only where the set-up said so; this one says nothing."""
    table = import_file(GAMES, (SAVES / "scythe-asking-2.json").read_bytes())[1]
    assert table.dropped is None
    assert table.state.abilities == "off"
    assert table.question is not None
    assert table.question.key == "number:combat_cards:s1"
    for answer in (0, 2, 2):  # no cards of hers, then the cards of the Automa
        table.answer(answer)
    assert table.question is None
    undone = len(table.journal.entries) - 1
    table.undo(undone)
    table.redo(undone)
    fixed = mend(table, 1, Insert({"do": "gain", "seat": "s1", "what": "coins", "n": 1}))
    assert fixed.misfits == []


def test_the_database_of_version_1_opens_and_plays_on(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.executescript((SAVES / "store-1.sql").read_text())
    with closing(AtHome(tmp_path / "tables.db")) as store:
        ids = {one.name: one.id for one in store.tables()}
        assert set(ids) == {"Golden duel", "Golden duel-asking"}
        saved = store.change(ids["Golden duel"], bots_turn)
        assert saved.table.state.turn == 6
        assert saved.table.journal.entries[-1].answers[0].a == 4  # the seed is the same
        asked = store.change(ids["Golden duel-asking"], lambda table: table.answer(6))
        assert asked.table.state.decision.discard == [8, 3, 11, 6]
        assert store.setting("network") == {"open": False}
        assert [device.name for device in store.devices()] == ["phone"]


# What is refused


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x89PNG\r\n\x1a\n",
        b"\xff\xfe\x00",
        b"name,points\nAna,80\n",
        b"[1, 2, 3]",
        b'"thirdchair-table"',
        b"null",
        b"{}",
        b'{"format": "another-program", "number": 1}',
        b'{"format": ["thirdchair-table"]}',
        b'{"new": {"game": "tapestry", "mode": "duel"}}',
    ],
)
def test_a_foreign_file_is_refused(data: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        import_file(GAMES, data)
    assert (refused.value.code, refused.value.text) == ("bad_input", "foreign-file")


def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        import_file(GAMES, b"[" * 100_000)
    assert (refused.value.code, refused.value.text) == ("bad_json", "too-nested")


@pytest.mark.parametrize(
    "data",
    [
        exported()[:-200],
        exported()[:100],
        exported().replace(b'"science"', b'"military"', 1),
        exported().replace(b'"at":3', b'"at":2'),
        exported().replace(b'"rules_version":%d' % RULES_VERSION, b'"rules_version":"3"'),
        exported().replace(b'"number":1', b'"number":0'),
        exported().replace(b'"number":1,', b""),
        b'{"format": "thirdchair-table", "number": 1, "rules_version": 1}',
    ],
)
def test_a_damaged_file_is_refused(data: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        import_file(GAMES, data)
    assert (refused.value.code, refused.value.text) == ("bad_input", "broken-file")


@pytest.mark.parametrize(
    "changes",
    [
        {"at": -1},
        {"at": 0},
        {"at": 4},
        {"at": 99},
        {"at": 2, "waiting": False, "entries": []},
        {"at": 0, "waiting": True, "entries": []},
        {"at": 1},
        {"at": 4, "waiting": False},
        {"waiting": True, "entries": entries()[:-1]},
        {"entries": [entries()[-1], *entries()[1:]]},
        {"entries": entries()[1:], "at": 2},
        {"entries": [*entries(), *entries()[1:]]},
        {"entries": entries(state="AAAA")},
        {"entries": entries(state="not base64!")},
        {"entries": entries(answers=[{"q": "draw:decision"}])},
        {"entries": entries(command="bots_turn")},
        {"start": "AAAA"},
        {"setup": []},
        {"chance": "somebody"},
        {"name": 5},
        {"options": {"colors": "red"}},
        {"options": {"ticks": 3}},
        {"options": {"back": ["tracks"]}},
    ],
)
def test_a_file_that_does_not_hang_together_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        import_file(GAMES, forged(**changes))
    assert refused.value.text == "broken-file"


FORGED = [
    {"events": [{"type": "danced"}]},
    {"events": [{"type": "advanced"}]},
    {"events": [{"why": []}]},
    {"events": [{"type": "drew", "deck": "tarot", "card": 3}]},
    {"events": [{"type": "tie", "who": "bot", "track": "science", "why": [{"rule": "x"}]}]},
    {"events": [{"type": "reminder", "rule": "tap.no.such"}]},
]


def with_second(**fields: Any) -> list[dict[str, Any]]:
    """The entries of the file, the second one with other fields."""
    first, second, *rest = entries()
    return [first, {**second, **fields}, *rest]


@pytest.mark.parametrize("second", FORGED)
def test_what_a_file_says_has_happened_is_what_the_rules_say(second: dict[str, Any]) -> None:
    told = import_file(GAMES, forged(entries=with_second(**second)))[1].journal.entries[1].events
    assert [(one["type"], one["who"], one["track"]) for one in told] == [
        ("advanced", "p1", "science")
    ]


@pytest.mark.parametrize(
    "fields",
    [
        {"command": {"do": "dance"}},
        {"command": {"do": "advance", "track": "science"}},
        {"command": {"do": "bots_turn"}},
        {"drawn": -1},
        {"drawn": 2**64 - 1},
    ],
)
def test_a_record_that_our_rules_do_not_lead_through_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="broken-file"):
        import_file(GAMES, forged(entries=with_second(**fields)))


def test_a_game_of_older_rules_keeps_what_happened_then() -> None:
    event = {**entries()[1]["events"][0], "to": 2}  # a rule of then that is another one now
    older = forged(entries=with_second(events=[event]), rules_version=RULES_VERSION - 1)
    (told,) = import_file(GAMES, older)[1].journal.entries[1].events
    assert told["to"] == 2


@pytest.mark.parametrize("second", [{"command": {"do": "dance"}}, *FORGED])
def test_an_older_record_must_still_be_one_that_can_be_told(
    tmp_path: Path, second: dict[str, Any]
) -> None:
    changed = with_second(**second)
    with closing(AtHome(tmp_path / "db")) as store:
        with pytest.raises(Refusal, match="broken-file"):
            imported(VOICES, store, forged(entries=changed, rules_version=1))
        assert store.tables() == []
        assert imported(VOICES, store, forged()).name == "Sunday"


def test_a_file_for_a_game_or_mode_that_is_not_here_is_refused() -> None:
    setup = msgspec.json.decode(exported())["setup"]
    for field, reason in (("game", "unknown-game"), ("mode", "unknown-mode")):
        with pytest.raises(Refusal, match=reason):
            import_file(GAMES, forged(setup={**setup, field: "bridge"}))


@pytest.mark.parametrize("changes", [{"number": 2}, {"rules_version": RULES_VERSION + 1}])
def test_a_newer_file_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        import_file(GAMES, forged(**changes, something="new"))
    assert (refused.value.code, refused.value.text) == ("bad_input", "newer-file")


@pytest.mark.parametrize(
    ("version", "named"),
    [("9.1.0", "9.1.0"), ("9.0rc1", "9.0rc1"), ("<b>9</b>", "?"), (9, "?"), ("9" * 21, "?")],
)
def test_the_refusal_of_a_newer_file_names_both_versions(version: object, named: str) -> None:
    with pytest.raises(Refusal) as refused:
        import_file(GAMES, forged(number=2, version=version))
    said = Words("en").refusal(refused.value)
    assert f"a newer version of Third Chair ({named}) than this one ({__version__})" in said


def test_a_file_names_the_version_that_has_written_it() -> None:
    assert msgspec.json.decode(exported())["version"] == __version__


def test_a_file_with_more_than_we_know_still_opens() -> None:
    table = import_file(GAMES, forged(something="new"))[1]
    assert lying(table) == lying(asking())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("data", [b"", exported()[:-9], forged(number=9)])
def test_each_refusal_is_a_sentence(data: bytes, language: str) -> None:
    with pytest.raises(Refusal) as refused:
        import_file(GAMES, data)
    sentence = Words(language).refusal(refused.value)
    assert sentence.endswith(".")
    assert "Third Chair" in sentence or language != "en" or "damaged" in sentence
