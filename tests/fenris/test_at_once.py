"""Results, votes and purchases of five phones: none is lost, none stale, whatever happens."""

import asyncio
import multiprocessing
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier
from typing import Any

import msgspec
import pytest

from tests.at_home import AtHome
from tests.fenris.at_once import MOMENTS, SEATS, Confirmed, begun, burst, in_shop
from tests.fenris.pages import games
from tests.fenris.phones import Phones, run
from tests.table.test_killed import can_kill, killed_while
from tests.toy.counting import Costs, counted
from tests.toy.playing import speaking
from tests.web.reading import Reading
from thirdchair.kit.flow import frozen
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Saved, Store

EACH = {"result": 60, "vote": 70, "shop": 70}
"""Interleavings: two hundred in all."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[AtHome]:
    with closing(AtHome(tmp_path / "tables.db", games())) as house:
        yield house


class Phone:
    """One phone of one seat: it knows what it has done itself, and no more."""

    def __init__(self, house: AtHome, saved: Saved, seat: str) -> None:
        self.house, self.table, self.seat, self.at = house, saved.id, seat, saved.revision
        self.chosen: list[dict[str, Any]] = []

    def choose(self, command: dict[str, Any]) -> None:
        self._change(lambda table: speaking(table, self.seat).do(command, self.seat))
        self.chosen.append(command)

    def act(self, moment: str, pick: random.Random) -> None:
        """A choice, or the last one taken back."""
        if self.chosen and pick.random() < 0.35:
            self._change(lambda table: speaking(table, self.seat).undo())
            self.chosen.pop()
        else:
            self.choose(MOMENTS[moment][1](self.seat, pick))

    def _change(self, work: Any) -> None:
        self.at = self.house.change(self.table, work, at=self.at).revision


@pytest.mark.parametrize("moment", MOMENTS)
def test_two_hundred_interleavings_lose_nothing(house: AtHome, moment: str) -> None:
    """No tap is lost, none refused, and nobody takes back what another has chosen."""
    begun = MOMENTS[moment][0]()
    for seed in range(EACH[moment]):
        pick = random.Random(f"{moment} {seed}")
        saved = house.create(str(seed), begun)
        before = len(saved.table.journal.entries)
        phones = [Phone(house, saved, seat) for seat in SEATS]
        for number in range(1, 11):
            pick.choice(phones).act(moment, pick)
            if number % 5 == 0:  # somebody looks at the fresh page
                pick.choice(phones).at = house.load(saved.id).revision
        table = house.load(saved.id).table
        stands = [entry.command for entry in table.journal.entries[before : table.journal.at]]
        for phone in phones:
            assert [one for one in stands if one["seat"] == phone.seat] == phone.chosen, seed
        assert len(stands) == sum(len(phone.chosen) for phone in phones), seed
        if seed % 10 == 0:
            assert frozen(table.state) == frozen(in_another_order(moment, phones, pick)), seed
        house.delete(saved.id)


def in_another_order(moment: str, phones: list[Phone], pick: random.Random) -> Any:
    """The same choices, those of each seat in their order."""
    table, left = MOMENTS[moment][0](), [list(phone.chosen) for phone in phones]
    while any(left):
        table.do(pick.choice([one for one in left if one]).pop(0))
    return table.state


@pytest.mark.parametrize("moment", MOMENTS)
def test_five_phones_choose_in_the_same_second(house: AtHome, moment: str) -> None:
    saved = house.create("evening", MOMENTS[moment][0]())
    pick, together = random.Random(moment), Barrier(len(SEATS))
    phones = {seat: Phone(house, saved, seat) for seat in SEATS}
    chosen = {seat: MOMENTS[moment][1](seat, pick) for seat in SEATS}

    def tap(seat: str) -> int:
        together.wait()
        phones[seat].choose(chosen[seat])
        return phones[seat].at

    with ThreadPoolExecutor(len(SEATS)) as people:
        revisions = sorted(people.map(tap, SEATS))
    assert revisions == [saved.revision + n for n in range(1, len(SEATS) + 1)]
    entries = house.load(saved.id).table.journal.entries[-len(SEATS) :]
    assert {one.command["seat"]: one.command for one in entries} == chosen


# A star on the same space


def stars_on(house: AtHome, table_id: str, space: str) -> list[str]:
    """Whose stars lie there, in the order of the journal."""
    journal = house.load(table_id).table.journal
    said = [one.command for one in journal.entries[: journal.at]]
    marks = [one for one in said if one["do"] == "mark"]
    return [one["seat"] for one in marks if one["at"] == space]


def influence(house: AtHome, table_id: str) -> dict[str, int]:
    tonight = house.load(table_id).table.state.tonight
    return {seat: one.holds.get("influence", 0) for seat, one in tonight.seats.items()}


@pytest.mark.rule("fen.e1.special.first-star")
def test_two_stars_in_the_same_second_lie_both_and_the_first_takes_the_token(
    house: AtHome,
) -> None:
    saved = house.create("evening", begun())
    for space in ("upgrades", "mechs", "workers", "power"):
        shown, before = house.load(saved.id), influence(house, saved.id)
        together = Barrier(2)

        def tap(
            seat: str, shown: Saved = shown, space: str = space, at: Barrier = together
        ) -> None:
            phone = Phone(house, shown, seat)
            at.wait()
            phone.choose({"do": "mark", "seat": seat, "at": space})

        with ThreadPoolExecutor(2) as people:
            list(people.map(tap, ("s1", "s2")))
        first, second = stars_on(house, saved.id, space)
        after = influence(house, saved.id)
        assert {first, second} == {"s1", "s2"}
        assert (after[first], after[second]) == (before[first] + 1, before[second])
    space, held = "power", influence(house, saved.id)
    first, second = stars_on(house, saved.id, space)
    house.change(saved.id, lambda table: speaking(table, first).undo())
    assert stars_on(house, saved.id, space) == [second]
    now = influence(house, saved.id)
    assert (now[first], now[second]) == (held[first] - 1, held[second] + 1), "then it is the next"


def test_two_pages_that_show_the_same_free_space_are_both_heard(store: Store) -> None:
    async def script(found: Phones) -> None:
        seats, act = ("s1", "s2"), ("act", "mark upgrades")
        shown = [Reading((await found[one].get("/tables/*?see=board")).text) for one in seats]
        sent = [{**page.form_with(*act).fields, "act": act[1]} for page in shown]
        answers = await asyncio.gather(
            *(
                found[seat].client.post(f"/tables/{found[seat].table}", data=data)
                for seat, data in zip(seats, sent, strict=True)
            )
        )
        assert [one.status_code for one in answers] == [303, 303]
        tonight = store.of(HOME).load(found["s1"].table).table.state.tonight
        assert [tonight.seats[seat].stars["upgrades"] for seat in seats] == [1, 1]
        held = [tonight.seats[seat].holds.get("influence", 0) for seat in seats]
        assert sorted(held) == [0, 1]

    run(store, begun(), script, "s1", "s2")


@can_kill
@pytest.mark.parametrize("moment", ["vote", "shop"])
def test_a_kill_loses_nothing_and_reveals_nothing(tmp_path: Path, moment: str) -> None:
    nursery = multiprocessing.get_context("forkserver")
    nursery.set_forkserver_preload(["tests.fenris.at_once"])
    path = tmp_path / "tables.db"
    with closing(AtHome(path, games())) as house:
        table_id = house.create("Friday", MOMENTS[moment][0]()).id
    for kill in range(6):
        work = (path, table_id, moment)
        received = killed_while(nursery, burst, work, 1 + kill % 4, kill % 5 * 0.0005)
        confirmed = [msgspec.msgpack.decode(one, type=Confirmed) for one in received]
        with closing(AtHome(path, games())) as house:
            table = house.load(table_id).table
            assert 0 <= table.journal.revision - confirmed[-1].revision <= 1
            for one in confirmed:
                assert table.journal.entries[one.position].command == one.command
            assert table.dropped is None
            if moment == "vote":
                nothing_is_seen(table)


def nothing_is_seen(table: Table) -> None:
    """Who has voted is known, what for is not."""
    for seat in (None, *SEATS):
        seen = table.seen_by(seat)
        view = seen.view()
        assert view is not None
        assert set(view.get("votes", {})) <= {seat}
        told = [one.command for one in seen.journal.entries if one.command["do"] == "vote"]
        assert all(one["seat"] == seat for one in told)


def test_a_thousand_entries_cost_no_more_than_ten(house: AtHome) -> None:
    """Statements and rows of a tap are counted, not its time."""

    def costs(work: Any) -> Costs:
        with counted() as found:
            work()
        return found

    def tapped(table_id: str) -> list[Costs]:
        def look() -> object:
            with house.look(table_id) as saved:
                seen = saved.table.seen_by("s3")
                return seen.state, seen.next, seen.view()

        def do(seat: str, command: dict[str, Any]) -> Any:
            return lambda: house.change(table_id, lambda t: speaking(t, seat).do(command))

        return [
            costs(look),
            costs(do("s1", {"do": "buy_mods", "seat": "s1", "mods": ["armor"]})),
            costs(do("s2", {"do": "buy_mods", "seat": "s2", "mods": ["feint"]})),
            costs(lambda: house.change(table_id, lambda t: speaking(t, "s1").undo())),
            costs(do("s3", {"do": "done", "seat": "s3"})),
        ]

    short, long = (house.create(str(n), long_evening(n)).id for n in (10, 1_000))
    assert tapped(long) == tapped(short)


def long_evening(entries: int) -> Table:
    """Somebody books the wealth of two seats back and forth for a long time."""
    table = in_shop()
    for number in range(entries):
        seat, amount = SEATS[number % 2], 1 if number % 4 < 2 else -1
        table.do({"do": "book", "seat": seat, "amount": amount, "note": "miscounted"})
    return table


def test_a_purchase_never_spends_what_is_not_there(house: AtHome) -> None:
    """Whatever came first, the sheet of every seat adds up."""
    table = in_shop()
    for seat in SEATS:
        table.do({"do": "buy_mods", "seat": seat, "mods": ["armor"] if seat < "s4" else ["feint"]})
    for sheet in table.state.sheets.values():
        assert sheet.balance == sum(one.amount for one in sheet.wealth) >= 0
