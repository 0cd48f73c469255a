"""What somebody might try in order to read, make or undo the choices of others."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.toy.handed_in import games
from tests.toy.playing import at_vote, buy, in_shop, vote
from tests.toy.test_sealed import HARBOR, REEF, knows, secret_vote
from tests.toy.test_sealed_pages import Phones, leaks, phones
from thirdchair.kit.refusals import Refusal
from thirdchair.table.exports import export, import_file
from thirdchair.table.journal import Table
from thirdchair.table.mending import Delete, Insert, keep_pieces, mend, take_over
from thirdchair.table.store import House, Saved, Store
from thirdchair.web.devices import EVERYBODY, WATCHING


def run(
    store: Store, table: Table, script: Callable[[Phones], Awaitable[None]], *seats: str
) -> None:
    async def all_of_it() -> None:
        async with phones(store, table, *seats) as found:
            await script(found)

    asyncio.run(all_of_it())


def test_a_choice_that_was_taken_out_travels_with_its_table() -> None:
    table = in_shop()
    table.do(buy("s1", "rope"))
    table.do(buy("s2", "rope"))
    table.speaker = "s1"
    table.undo()
    _, again, _ = import_file(games(), export(Saved("x", "Evening", table, {})))
    assert again.state == table.state
    again.speaker = "s1"
    again.redo()
    assert again.state.baskets == {"s1": "rope", "s2": "rope"}


def test_kept_pieces_carry_no_sealed_vote_out_of_the_house() -> None:
    table = secret_vote()
    table.speaker = "s1"
    before = list(table.journal.entries)
    with pytest.raises(Refusal, match="would-reveal"):
        keep_pieces(table, mend(table, table.journal.at - 1, Delete()))
    assert list(table.journal.entries) == before
    assert not knows(export(Saved("x", "Evening", table, {})))


def test_a_vote_that_was_mended_in_is_as_secret_as_any() -> None:
    table = at_vote(s1=REEF + HARBOR)
    table.speaker = "s1"
    take_over(table, mend(table, table.journal.at, Insert(vote("s1", REEF, HARBOR))))
    assert not knows(export(Saved("x", "Evening", table, {})))
    table.speaker = "s2"
    with pytest.raises(Refusal, match="choice-of-another"):
        table.undo()


def test_a_phone_acts_for_its_seat_though_it_does_not_say_so(store: Store, house: House) -> None:
    async def script(found: Phones) -> None:
        told = await found["s2"].post("/api/tables/*", **vote("s1", HARBOR, REEF))
        assert "Ana’s choice" in told["error"]["message"]
        votes = house.load(found["s2"].table).table.state.votes
        assert votes["s1"] == {"reef": REEF, "harbor": HARBOR}

    run(store, secret_vote(), script, "s1", "s2")


def test_a_phone_undoes_no_purchase_of_another(store: Store, house: House) -> None:
    table = in_shop()
    table.do(buy("s1", "rope"))

    async def script(found: Phones) -> None:
        told = await found["s2"].post("/api/tables/*", undo=1)
        assert "Ana’s choice" in told["error"]["message"]
        assert house.load(found["s2"].table).table.state.baskets == {"s1": "rope"}

    run(store, table, script, "s1", "s2")


def test_who_only_watches_reads_for_no_seat(store: Store) -> None:
    async def script(found: Phones) -> None:
        for seat in ("s1", "s2"):
            await found[WATCHING].get(f"/api/tables/*?as={seat}")
            await found[WATCHING].post("/api/tables/*", view=True, **{"as": seat})
        assert leaks(found[WATCHING]) == []
        said = await found[WATCHING].post("/api/tables/*", view=True, **{"as": "s1"})
        assert "Sit down" in said["error"]["message"]

    run(store, secret_vote(), script, WATCHING)


def test_one_device_for_all_takes_back_what_it_sealed(store: Store, house: House) -> None:
    async def script(found: Phones) -> None:
        for device in ("", EVERYBODY):
            page = (await found[device].get("/tables/*")).text
            assert "sealed choice" in page, "undo says whose choice it is about, not what"
            assert (await found[device].tap(act="undo")).status_code == 303
            assert house.load(found[device].table).table.state.votes == {}
            assert (await found[device].tap(act="redo")).status_code == 303
            assert leaks(found[device]) == []

    run(store, secret_vote(), script, EVERYBODY)


def test_it_does_not_for_a_seat_that_has_a_phone(store: Store) -> None:
    async def script(found: Phones) -> None:
        assert "sealed choice" not in (await found[""].get("/tables/*")).text
        assert (await found[""].tap(act="undo")).status_code == 409

    run(store, secret_vote(), script, "s1")


def test_a_stale_answer_is_for_the_seat_that_asks(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found["s1"]
        said = await one.post("/api/tables/*", do="reveal", at=1, **{"as": "s1"})
        assert said["error"]["code"] == "not_now"
        assert said["view"]["votes"]["s1"], "its own vote"
        assert leaks(one)

    run(store, secret_vote(), script, "s1")
