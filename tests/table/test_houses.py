"""Two houses in one file see nothing of each other."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.schema import ColumnCollectionConstraint

from tests.table.builders import bots_turn, duel
from tests.table.furnished import NOBODY, Known, begun, copied, furnished, rows_of
from tests.table.scenario_tables import scenario
from thirdchair.games import GAMES
from thirdchair.kit.refusals import Refusal
from thirdchair.table import schema
from thirdchair.table.campaign_files import export_campaign
from thirdchair.table.likeness import Known as SameGame
from thirdchair.table.store import HOME, House, Store
from thirdchair.table.times import Times

NEXT_DOOR = "next-door"
TABLES = list(schema.metadata.tables)
BELONGING = [name for name, table in schema.metadata.tables.items() if table.foreign_keys]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as opened:
        yield opened


def looked(house: House, known: Known) -> str:
    with house.look(known.table, whole=True) as saved:
        return saved.name


def created(house: House, known: Known) -> str:
    return house.create("Mine", duel(), once=known.made, replaces=known.table).name


def campaign_added(house: House, known: Known) -> list[str]:
    games = [("Mine", scenario("atlantis", 1), dict[str, Any]())]
    made = house.add_campaign("Mine", ("tapestry", "atlantis"), {}, games, once=known.begun)
    return [game.name for game in house.campaign(made).games]


def campaign_created(house: House, known: Known) -> str:
    made = house.create_campaign("Mine", "tapestry", "atlantis", {}, known.begun)
    return house.campaign(made).name


def recognized(house: House, known: Known) -> object:
    table = begun()
    table.uid = known.table
    return house.recognized(table)


def campaign_recognized(house: House, known: Known) -> object:
    kind = ("tapestry", "atlantis")
    games = [("Mine", scenario("atlantis", 1), dict[str, Any]())]
    return house.recognized_campaign(known.campaign, kind, games)


def of(known: Known, *, campaign: bool = False) -> SameGame:
    """What a file of it would be recognized as, next door."""
    found = known.campaign if campaign else known.table
    return SameGame(found, found, "Mine", "longer", None, campaign)


def copied_here(house: House, known: Known) -> str:
    return house.load(house.add_copy(of(known), begun(), {})).name


def setting_set(house: House, known: Known) -> object:
    house.set_setting(known.setting, "mine")
    return house.setting(known.setting)


def device_added(house: House, known: Known) -> list[str]:
    house.add_device("mine")
    return [device.name for device in house.devices()]


def device_forgotten(house: House, known: Known) -> object:
    house.forget_device(known.device)
    return house.devices()


def shared_out(house: House, known: Known) -> frozenset[str]:
    table = begun()
    house.share(table, known.table)
    return table.elsewhere


Ask = Callable[[House, Known], object]

ASKED: list[tuple[str, Ask, object]] = [
    ("tables", lambda house, known: house.tables(), []),
    ("latest", lambda house, known: house.latest(over=False, limit=9), []),
    ("count", lambda house, known: house.count(over=False), 0),
    ("last_of", lambda house, known: house.last_of("tapestry", "duel"), None),
    ("finished", lambda house, known: house.finished(), []),
    ("campaigns", lambda house, known: house.campaigns(), []),
    ("devices", lambda house, known: house.devices(), []),
    ("create", created, "Mine"),
    (
        "create",
        lambda house, known: house.create("Mine", scenario("atlantis", 2), campaign=known.campaign),
        "no-such-campaign",
    ),
    ("look", looked, "no-such-table"),
    ("load", lambda house, known: house.load(known.scythe), "no-such-table"),
    ("change", lambda house, known: house.change(known.table, bots_turn), "no-such-table"),
    (
        "change",
        lambda house, known: house.change(known.table, bots_turn, once=known.tapped),
        "no-such-table",
    ),
    (
        "edit",
        lambda house, known: house.edit(known.table, lambda saved: saved.options.clear()),
        "no-such-table",
    ),
    ("set_options", lambda house, known: house.set_options(known.table, a=1), "no-such-table"),
    ("rename", lambda house, known: house.rename(known.table, "Mine"), "no-such-table"),
    ("delete", lambda house, known: house.delete(known.table), "no-such-table"),
    ("moment", lambda house, known: house.moment(known.moment), "no-such-moment"),
    ("moment_link", lambda house, known: house.moment_link(known.moment), "no-such-moment"),
    ("share_moment", lambda house, known: house.share_moment(known.table, 1), "no-such-table"),
    (
        "withdraw_moment",
        lambda house, known: house.withdraw_moment(known.table, 1),
        "no-such-table",
    ),
    ("shared_moments", lambda house, known: house.shared_moments(begun(), known.table), {}),
    ("campaign", lambda house, known: house.campaign(known.campaign), "no-such-campaign"),
    ("campaign", lambda house, known: export_campaign(house, known.campaign), "no-such-campaign"),
    ("create_campaign", campaign_created, "Mine"),
    ("listing", lambda house, known: house.listing(known.table), "no-such-table"),
    ("recognized", recognized, None),
    ("recognized_campaign", campaign_recognized, None),
    ("add_copy", copied_here, "Mine (2)"),
    (
        "put_in_place_of",
        lambda house, known: house.put_in_place_of(of(known), begun(), {}),
        "no-such-table",
    ),
    (
        "copy_campaign",
        lambda house, known: house.copy_campaign(of(known, campaign=True), {}, []),
        "no-such-campaign",
    ),
    (
        "put_in_place_of_campaign",
        lambda house, known: house.put_in_place_of_campaign(of(known, campaign=True), {}, []),
        "no-such-campaign",
    ),
    ("add_campaign", campaign_added, ["Mine"]),
    (
        "change_campaign",
        lambda house, known: house.change_campaign(known.campaign, "Mine", {}),
        "no-such-campaign",
    ),
    (
        "delete_campaign",
        lambda house, known: house.delete_campaign(known.campaign),
        "no-such-campaign",
    ),
    ("times", lambda house, known: house.times(), {}),
    ("set_times", lambda house, known: house.set_times({known.table: Times(1, 2)}), None),
    ("setting", lambda house, known: house.setting(known.setting), None),
    ("set_setting", setting_set, "mine"),
    ("add_device", device_added, ["mine"]),
    ("device", lambda house, known: house.device(known.token), None),
    ("held", lambda house, known: house.held(known.table), frozenset()),
    ("share", shared_out, frozenset()),
    ("forget_device", device_forgotten, []),
    (
        "claim_seat",
        lambda house, known: house.claim_seat(known.token, known.table, "p2"),
        "unknown-device",
    ),
    (
        "claim_seat",
        lambda house, known: house.claim_seat(house.add_device("mine"), known.table, "p2"),
        "no-such-table",
    ),
]
"""What is asked about a house next door, and what the answer is."""


def answer(ask: Ask, house: House, known: Known) -> object:
    try:
        return ask(house, known)
    except Refusal as refusal:
        return refusal.text


def test_every_method_of_a_house_is_asked() -> None:
    methods = {name for name in dir(House) if not name.startswith("_")}
    assert {name for name, _, _ in ASKED} == methods


@pytest.mark.parametrize(
    ("ask", "expected"),
    [pytest.param(ask, expected, id=name) for name, ask, expected in ASKED],
)
def test_another_house_answers_as_if_there_were_nothing(
    store: Store, ask: Ask, expected: object
) -> None:
    known = furnished(store.of(HOME))
    before = rows_of(store.path, HOME)
    assert all(before.values())
    assert answer(ask, store.of(NEXT_DOOR), known) == expected
    assert rows_of(store.path, HOME) == before
    assert answer(ask, store.of("nobody's"), NOBODY) == expected
    at_home = answer(ask, store.of(HOME), known)
    assert at_home != expected or rows_of(store.path, HOME) != before  # there it is something


# The very same things next door


CHANGES: list[Callable[[House, Known], object]] = [
    lambda house, known: house.change(known.table, bots_turn, once="again"),
    lambda house, known: house.change(known.scythe, lambda table: table.set_chance("table")),
    lambda house, known: house.set_options(known.table, follow=False),
    lambda house, known: house.rename(known.table, "Monday"),
    lambda house, known: house.change_campaign(known.campaign, "Summer", {"replay": True}),
    lambda house, known: house.change(known.evening, lambda table: table.undo()),
    lambda house, known: house.set_setting(known.setting, None),
    lambda house, known: house.claim_seat(known.token, known.table, "p2"),
    lambda house, known: house.claim_seat(known.token, known.scythe, "s1"),
    lambda house, known: house.share_moment(known.table, 0),
    lambda house, known: house.withdraw_moment(known.table, 1),
    lambda house, known: house.create("New", duel(), replaces=known.scythe),
    lambda house, known: house.forget_device(known.device),
    lambda house, known: house.delete(known.table),
    lambda house, known: house.delete_campaign(known.campaign),
]


def test_what_changes_in_one_house_changes_in_no_other(store: Store) -> None:
    known = furnished(store.of(HOME))
    copied(store.path, HOME, NEXT_DOOR)
    home, other = rows_of(store.path, HOME), store.of(NEXT_DOOR)
    assert len(other.tables()) == len(store.of(HOME).tables()) == 3
    before = rows_of(store.path, NEXT_DOOR)
    for change in CHANGES:
        change(other, known)
        after = rows_of(store.path, NEXT_DOOR)
        assert after != before
        assert rows_of(store.path, HOME) == home
        before = after
    assert [one.name for one in other.tables()] == ["New"]
    assert (other.campaigns(), other.devices()) == ([], [])
    assert store.of(HOME).moment(known.moment).name == "Sunday"


def test_an_entry_that_is_fetched_late_comes_from_its_own_house(store: Store) -> None:
    known = furnished(store.of(HOME))
    copied(store.path, HOME, NEXT_DOOR)
    other = store.of(NEXT_DOOR)
    for _ in range(20):
        other.change(known.table, bots_turn)
    late = other.load(known.table).table.journal.entries
    store.of(HOME).change(known.table, lambda table: table.do({"do": "income", "who": "p1"}))
    assert late[2].command == {"do": "bots_turn"}


def test_the_machine_is_nobodys_house(store: Store) -> None:
    store.machine.set_setting("network.port", 8377)
    assert store.of(HOME).setting("network.port") is None
    for name in ("", "machine"):
        with pytest.raises(ValueError, match="no house"):
            store.of(name)


# What keeps it so


def test_every_row_has_an_owner_who_leads_its_keys() -> None:
    for table in schema.metadata.tables.values():
        assert not table.c.house_id.nullable, table.name
        for key in table.constraints:
            assert isinstance(key, ColumnCollectionConstraint)
            names = list(key.columns.keys())
            assert names[0] == "house_id" or names == ["number"], (table.name, names)


@pytest.mark.parametrize("table", BELONGING)
def test_the_database_refuses_a_row_that_reaches_across(store: Store, table: str) -> None:
    furnished(store.of(HOME))
    with closing(sqlite3.connect(store.path)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        belonging = "campaign_id IS NOT NULL" if table == "tables" else "true"
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute(f"UPDATE {table} SET house_id = '{NEXT_DOOR}' WHERE {belonging}")


def test_no_statement_goes_out_without_its_house(store: Store) -> None:
    statements: list[str] = []
    event.listen(
        store._database._engine,
        "before_cursor_execute",
        lambda *told: statements.append(" ".join(told[2].split())),
    )
    known = furnished(store.of(HOME))
    for _, ask, _ in ASKED:
        answer(ask, store.of(HOME), known)
    kinds = {"SELECT": "house_id = ?", "UPDATE": "house_id = ?", "DELETE": "house_id = ?"}
    asked = [one for one in statements if not one.startswith(("BEGIN", "PRAGMA"))]
    for statement in asked:
        kind = statement.split()[0]
        assert kinds.get(kind, "(house_id,") in statement
        assert "JOIN" not in statement or "entries.house_id = tables.house_id" in statement
    written = {statement.split()[2] for statement in asked if statement.startswith("INSERT")}
    assert written == set(TABLES)
