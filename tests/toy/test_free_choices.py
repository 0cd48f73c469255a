"""Free choices: phones that know nothing of each other, and no tap is lost."""

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from tests.toy.playing import SEATS, at_vote, buy, in_shop, new_table, speaking, tick, vote
from thirdchair.kit.flow import frozen
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.table.store import House, Saved


def done(house: House, table_id: str, seat: str, command: dict[str, Any], at: int) -> Saved:
    """What a phone of this seat does, from a page that showed revision `at`."""
    return house.change(table_id, lambda table: speaking(table, seat).do(command, seat), at=at)


def undone(house: House, table_id: str, seat: str, at: int) -> Saved:
    return house.change(table_id, lambda table: speaking(table, seat).undo(), at=at)


# Five phones in the same second


@pytest.mark.parametrize("begun", [at_vote, in_shop])
def test_five_phones_choose_in_the_same_second(house: House, begun: Any) -> None:
    saved = house.create("evening", begun(5))
    at, wares = saved.revision, ("rope", "oil", "sail", "oil", "rope")
    chosen = {
        seat: vote(seat, place, 3 - place) if begun is at_vote else buy(seat, wares[place])
        for place, seat in enumerate(SEATS)
        if begun is in_shop or place < 4
    }
    if begun is at_vote:
        chosen["s5"] = vote("s5", 1, 2)
    together = Barrier(5)

    def phone(seat: str) -> int:
        together.wait()
        return done(house, saved.id, seat, chosen[seat], at).revision

    with ThreadPoolExecutor(5) as phones:
        revisions = list(phones.map(phone, SEATS))
    assert sorted(revisions) == [at + 1, at + 2, at + 3, at + 4, at + 5]
    state = house.load(saved.id).table.state
    if begun is at_vote:
        assert state.votes == {seat: one["stakes"] for seat, one in chosen.items()}
    else:
        assert state.baskets == {seat: one["ware"] for seat, one in chosen.items()}


# Any order, from stale pages


class Phone:
    """One phone of one seat: it knows what it has done itself, and no more."""

    def __init__(self, seat: str, at: int) -> None:
        self.seat = seat
        self.at = at
        self.chosen: list[dict[str, Any]] = []

    def any_choice(self, pick: random.Random, phase: str) -> dict[str, Any]:
        if pick.random() < 0.4:
            return tick(self.seat, pick.choice(["sweep", "log"]), pick.random() < 0.7)
        if phase == "vote":
            reef = pick.randint(0, 3)
            return vote(self.seat, reef, 3 - reef)
        return buy(self.seat, pick.choice(["rope", "oil", "sail", None]))

    def act(self, house: House, table_id: str, pick: random.Random, phase: str) -> None:
        """A choice, or the last one taken back."""
        if self.chosen and pick.random() < 0.35:
            self.at = undone(house, table_id, self.seat, self.at).revision
            self.chosen.pop()
        else:
            command = self.any_choice(pick, phase)
            self.at = done(house, table_id, self.seat, command, self.at).revision
            self.chosen.append(command)


def fresh(phase: str) -> Table:
    return at_vote(5) if phase == "vote" else in_shop(5)


@pytest.mark.parametrize("phase", ["vote", "shop"])
def test_a_hundred_interleavings_lose_nothing(house: House, phase: str) -> None:
    """No tap is lost, none refused, and nobody takes back what another has chosen."""
    for seed in range(100):
        pick = random.Random(f"{phase} {seed}")
        saved = house.create(str(seed), fresh(phase))
        before = len(saved.table.journal.entries)
        phones = [Phone(seat, saved.revision) for seat in SEATS]
        for number in range(1, 13):
            pick.choice(phones).act(house, saved.id, pick, phase)
            if number % 5 == 0:  # somebody looks at the fresh page
                pick.choice(phones).at = house.load(saved.id).revision
        table = house.load(saved.id).table
        stands = [entry.command for entry in table.journal.entries[before : table.journal.at]]
        for phone in phones:
            assert [one for one in stands if one["seat"] == phone.seat] == phone.chosen, seed
        assert len(stands) == sum(len(phone.chosen) for phone in phones), seed
        assert frozen(table.state) == frozen(in_another_order(phase, phones, pick).state), seed
        house.delete(saved.id)


def in_another_order(phase: str, phones: list[Phone], pick: random.Random) -> Table:
    """The same choices, those of each seat in their order."""
    table, left = fresh(phase), [list(phone.chosen) for phone in phones]
    while any(left):
        table.do(pick.choice([one for one in left if one]).pop(0))
    return table


# Whose page is stale


def test_two_phones_of_one_seat_see_each_other(house: House) -> None:
    saved = house.create("evening", at_vote())
    at = saved.revision
    done(house, saved.id, "s1", vote("s1"), at)
    with pytest.raises(Refusal, match="stale"):
        done(house, saved.id, "s1", vote("s1", 0, 3), at)
    assert house.load(saved.id).table.state.votes == {"s1": {"reef": 2, "harbor": 1}}


def test_a_choice_from_before_a_step_is_stale(house: House) -> None:
    saved = house.create("evening", in_shop())
    at = saved.revision
    house.change(saved.id, lambda table: table.do({"do": "close"}))
    with pytest.raises(Refusal, match="stale"):
        done(house, saved.id, "s1", tick("s1", "log"), at)


def test_a_step_from_before_a_choice_is_stale(house: House) -> None:
    """Whoever closes the shop must have seen what everybody has chosen."""
    saved = house.create("evening", in_shop())
    at = saved.revision
    done(house, saved.id, "s1", buy("s1", "rope"), at)
    with pytest.raises(Refusal, match="stale"):
        house.change(saved.id, lambda table: speaking(table, "s2").do({"do": "close"}), at=at)
    assert house.load(saved.id).table.state.phase == "shop"


def test_an_undo_of_a_step_from_before_a_choice_is_stale(house: House) -> None:
    saved = house.create("evening", at_vote())
    at = saved.revision
    done(house, saved.id, "s1", vote("s1"), at)
    with pytest.raises(Refusal):
        undone(house, saved.id, "s2", at)
    assert house.load(saved.id).table.state.votes == {"s1": {"reef": 2, "harbor": 1}}


# Taking back


def test_undo_takes_the_own_choice_from_among_those_of_others() -> None:
    table = in_shop()
    table.do(buy("s1", "rope"))
    table.do(buy("s2", "sail"))
    speaking(table, "s1").undo()
    assert table.state.baskets == {"s2": "sail"}
    table.redo()
    assert table.state.baskets == {"s1": "rope", "s2": "sail"}


def test_nobody_undoes_the_choice_of_another() -> None:
    table = in_shop()
    table.do(buy("s1", "rope"))
    with pytest.raises(Refusal, match="choice-of-another"):
        speaking(table, "s2").undo()
    with pytest.raises(Refusal, match="choice-of-another"):
        speaking(table, "s2").do(buy("s1", None))
    assert table.state.baskets == {"s1": "rope"}


def test_a_seat_redoes_only_its_own() -> None:
    table = in_shop()
    table.do(buy("s1", "rope"))
    speaking(table, "s1").undo()
    with pytest.raises(Refusal, match="choice-of-another"):
        speaking(table, "s2").redo()
    assert table.state.baskets == {}


def test_an_undone_choice_stays_gone_when_another_chooses() -> None:
    """What was undone is gone with the next command, as everywhere; what stands, stands."""
    table = in_shop()
    table.do(buy("s1", "rope"))
    speaking(table, "s1").undo()
    speaking(table, "s2").do(buy("s2", "oil"))
    assert table.state.baskets == {"s2": "oil"}
    with pytest.raises(Refusal, match="nothing-to-redo"):
        speaking(table, "s1").redo()


def test_nobody_jumps_over_the_choices_of_another() -> None:
    table = in_shop()
    stands = table.journal.at
    table.do(buy("s1", "rope"))
    table.do(buy("s2", "oil"))
    for to in (stands, stands + 1):
        with pytest.raises(Refusal, match="choice-of-another"):
            speaking(table, "s1").jump(to)
    speaking(table, "s2").jump(stands + 1)
    assert table.state.baskets == {"s1": "rope"}


def test_a_jump_over_a_step_takes_all_back_and_brings_all_back() -> None:
    table = in_shop()
    table.do(buy("s1", "rope"))
    table.do(buy("s2", "oil"))
    at = table.journal.at
    speaking(table, "s1").jump(at - 3)
    assert table.state.baskets == {}
    speaking(table, "s1").jump(at)
    assert table.state.baskets == {"s1": "rope", "s2": "oil"}


def test_undo_of_several_is_all_or_nothing() -> None:
    table = in_shop()
    table.do(buy("s1", "rope"))
    table.do(buy("s2", "oil"))
    revision, before = table.journal.revision, frozen(table.state)
    with pytest.raises(Refusal):
        speaking(table, "s1").undo(2)
    assert (table.journal.revision, frozen(table.state)) == (revision, before)


def test_a_night_has_no_free_choices() -> None:
    with pytest.raises(Refusal, match="not-an-option"):
        new_table("night").do(tick("s1", "log"))
