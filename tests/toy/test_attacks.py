"""What somebody might try in order to read, make or undo the choices of others."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tests.toy.handed_in import games
from tests.toy.playing import at_vote, buy, in_shop, speaking, tick, vote
from tests.toy.test_sealed import HARBOR, REEF, knows, secret_vote
from tests.toy.test_sealed_pages import Phones, leaks, phones
from thirdchair.kit.refusals import Refusal
from thirdchair.table.changes import Delete, Insert
from thirdchair.table.exports import check_of, export, import_file
from thirdchair.table.household import EVERYBODY, WATCHING
from thirdchair.table.journal import Table
from thirdchair.table.mending import keep_pieces, mend, take_over
from thirdchair.table.store import House, Saved, Store


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


# One tablet for some, phones for others


def shared(table: Table, *seats: str, apart: tuple[str, ...] = ()) -> Table:
    """The same table at a tablet that is shared by these seats, others having a phone."""
    table.speaker, table.stands_in = None, frozenset(seats)
    table.elsewhere = frozenset(apart)
    return table


def test_a_device_without_a_seat_replaces_no_vote_of_a_phone(store: Store, house: House) -> None:
    mine = {"reef": REEF, "harbor": HARBOR}

    async def script(found: Phones) -> None:
        said = await found[""].post("/api/tables/*", **vote("s1", HARBOR, REEF))
        assert "Only Ana can take it back" in said["error"]["message"]
        stakes = {"stake-reef": str(HARBOR), "stake-harbor": str(REEF)}
        tapped = await found[""].tap(act="vote", who="s1", **stakes)
        assert tapped.status_code == 409
        assert house.load(found[""].table).table.state.votes == {"s1": mine}
        said = await found[""].post("/api/tables/*", **vote("s2"))
        assert said["ok"], "Bert has no phone"
        said = await found[""].post("/api/tables/*", **vote("s2", 1, 2))
        assert said["ok"], "and may think again"

    run(store, secret_vote(), script, "s1")


def test_a_vote_of_a_phone_may_still_be_cast_for_it() -> None:
    """Its battery may be empty. What is refused is to replace what it has sealed."""
    table = shared(at_vote(), "s2", apart=("s1",))
    table.do(vote("s1"))
    assert table.state.votes == {"s1": {"reef": 2, "harbor": 1}}


def test_a_shared_tablet_takes_back_the_last_choice_of_its_seats() -> None:
    table = in_shop(3)
    for seat in ("s1", "s2", "s3"):
        table.do(buy(seat, "rope"))
    shared(table, "s1", "s2", apart=("s3",))
    assert table.own_choice == table.journal.at - 2
    table.undo()
    assert table.state.baskets == {"s1": "rope", "s3": "rope"}
    table.undo()
    assert table.state.baskets == {"s3": "rope"}


def test_a_shared_tablet_takes_back_a_vote_from_before_that_of_a_phone() -> None:
    table = at_vote()
    table.do(vote("s1"))
    table.do(vote("s2"))
    shared(table, "s1", apart=("s2",)).undo()
    assert table.state.votes == {"s2": {"reef": 2, "harbor": 1}}
    with pytest.raises(Refusal, match="sealed-by-another"):
        table.undo()


# What was taken back


def with_the_last_vote_taken_back() -> Table:
    """The reveal was undone, and then Bert has taken back his vote, the last one."""
    table = at_vote()
    table.do(vote("s1"))
    table.do(vote("s2"))
    table.do({"do": "reveal"})
    for _ in range(2):
        speaking(table, "s2").undo()
    return table


def test_nobody_else_jumps_over_a_vote_that_was_taken_back(house: House) -> None:
    saved = house.create("evening", with_the_last_vote_taken_back())
    table = house.load(saved.id).table
    with pytest.raises(Refusal, match="choice-of-another"):
        speaking(table, "s1").jump(len(table.journal.entries))
    with pytest.raises(Refusal, match="choice-of-another"):
        shared(table, apart=("s1", "s2")).jump(len(table.journal.entries))
    speaking(table, "s2").redo()
    assert set(table.state.votes) == {"s1", "s2"}
    speaking(table, "s1").redo()
    assert table.state.phase == "shop", "the reveal was undone for all"


def test_nor_after_going_back_further() -> None:
    table = with_the_last_vote_taken_back()
    speaking(table, "s1").undo()
    speaking(table, "s1").undo()
    speaking(table, "s1").jump(len(table.journal.entries))
    assert table.state.phase == "vote"
    assert "s2" not in table.state.votes


def test_a_vote_is_taken_back_by_a_jump_as_well() -> None:
    table = at_vote()
    table.do(vote("s1"))
    table.do(vote("s2"))
    table.do({"do": "reveal"})
    speaking(table, "s1").undo()
    speaking(table, "s2").jump(table.journal.at - 1)
    with pytest.raises(Refusal, match="choice-of-another"):
        speaking(table, "s1").jump(len(table.journal.entries))


def test_choices_of_one_seat_are_redone_one_by_one() -> None:
    table = in_shop()
    table.do(buy("s1", "rope"))
    table.do(tick("s1", "log"))
    speaking(table, "s1").undo(2)
    table.redo(2)
    assert table.state.baskets == {"s1": "rope"}
    assert table.state.keepers["s1"].ticks == ["log"]


def test_one_tablet_for_all_redoes_all_of_it() -> None:
    table = in_shop()
    table.do(buy("s1", "rope"))
    table.do({"do": "close"})
    shared(table, "s1", "s2").undo()
    table.undo()
    table.redo(2)
    assert table.state.phase != "shop"


def test_redo_is_offered_only_if_all_that_it_does_is_allowed() -> None:
    """Several steps may be done again by one tap."""
    table = secret_vote()
    before = table.journal.at - 1
    speaking(table, "s1").undo(2)
    entry = table.journal.entries[before]
    assert entry.next is not None
    entry.next = msgspec.structs.replace(entry.next, taps=2)
    assert table.taps_ahead == 2
    assert not speaking(table, "s2").can_redo()
    assert speaking(table, "s1").can_redo()


# Forged files, kept pieces


def test_a_free_choice_is_never_open() -> None:
    """A file may say so; what it would ask, nobody knows."""
    table = in_shop()
    table.do(buy("s1", "rope"))
    speaking(table, "s1").undo()
    whole = msgspec.json.decode(export(Saved("x", "Evening", table, {})))
    whole["entries"][-1]["state"] = None
    forged = {**whole, "waiting": True}
    forged["check"] = check_of(forged)
    with pytest.raises(Refusal, match="broken-file"):
        import_file(games(), msgspec.json.encode(forged))
    whole["check"] = check_of(whole)
    _, again, _ = import_file(games(), msgspec.json.encode(whole))
    assert again.question is None


def test_kept_pieces_are_those_that_lie_there_before_an_open_command() -> None:
    """What a command has done by the time it asks is not kept: so it does not count."""
    table = in_shop()
    table.do({"do": "open", "thing": "chest"})
    mended = mend(table, table.journal.at - 1, Delete())
    state = table.state
    state.revealed, state.votes = [], {"s1": {"reef": REEF, "harbor": HARBOR}}
    assert table.game.seen(state, None) != state
    assert table._open is not None
    table._open = msgspec.structs.replace(table._open, state=state)
    keep_pieces(table, mended)
    assert table.question is not None
    assert table.journal.entries[table.journal.at - 1].events == [{"type": "kept"}]
