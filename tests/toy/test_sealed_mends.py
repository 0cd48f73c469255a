"""A mend before sealed choices: each is asked of its own seat, and nobody else learns of it."""

import asyncio
import re
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tests.toy.asking import Asked
from tests.toy.handed_in import voices
from tests.toy.playing import at_vote, speaking, tick, vote
from tests.toy.test_sealed import ALL, HARBOR, REEF, knows, told
from tests.toy.test_sealed_pages import Phones, leaks, phones
from tests.web.reading import Reading
from thirdchair import mend_requests
from thirdchair.contract import answered
from thirdchair.kit.refusals import Refusal
from thirdchair.table import going_on
from thirdchair.table.exports import export
from thirdchair.table.household import EVERYBODY
from thirdchair.table.journal import Table
from thirdchair.table.open_mend import Wish
from thirdchair.table.store import Saved, Store

LESS = Wish("replace", {"do": "correct", "path": "influence.s1", "value": 5})
ELSE = Wish("insert", {"do": "correct", "path": "coins.s2", "value": 3})


def voted(stakes: tuple[int, int] = (REEF, HARBOR)) -> Table:
    """Ana has voted, and then Bo has ticked a chore."""
    table = at_vote(s1=ALL)
    table.do(vote("s1", *stakes), "Ana's phone")
    table.do(tick("s2", "log"))
    return table


def corrected(table: Table) -> int:
    """Where Ana's influence was corrected, before she voted."""
    commands = [entry.command["do"] for entry in table.journal.entries]
    return len(commands) - 1 - commands[::-1].index("correct")


def opened(wish: Wish, **more: tuple[int, int]) -> Table:
    table = speaking(voted(**more), "s2")
    going_on.begin(table, corrected(table), wish)
    return table


@pytest.mark.parametrize("wish", [LESS, ELSE])
def test_whether_it_still_fits_is_for_its_seat_alone(wish: Wish) -> None:
    table = opened(wish)
    for seat in ("s2", None):
        seen = speaking(table, seat)
        assert going_on.so_far(seen).sealed == ["s1"]
        for decision in ("take", "keep"):
            with pytest.raises(Refusal, match="sealed-asked"):
                going_on.decide(seen, decision)
        for keep in (True, False):
            with pytest.raises(Refusal, match="sealed-by-another"):
                going_on.choose(seen, "s1", keep=keep)
        assert not knows(told(table, seat))
        assert not knows(msgspec.json.encode(answered(voices(), seen, [])["mend"]))
    assert going_on.fits(speaking(table, "s1"), "s1") == (wish is ELSE)


def test_others_are_told_the_same_whatever_was_voted_and_whether_it_fits() -> None:
    answers = {
        msgspec.json.encode(answered(voices(), speaking(opened(LESS, stakes=stakes), "s2"), []))
        for stakes in ((REEF, HARBOR), (ALL, 0), (0, ALL))
    }
    assert len(answers) == 1
    fitting, not_fitting = (
        answered(voices(), speaking(opened(wish), "s2"), [])["mend"] for wish in (ELSE, LESS)
    )
    assert {**fitting, "kind": ""} == {**not_fitting, "kind": ""}


def test_it_stays_if_its_seat_says_so() -> None:
    table = opened(ELSE)
    going_on.choose(speaking(table, "s1"), "s1", keep=True)
    going_on.decide(speaking(table, "s2"), "take")
    assert table.state.votes == {"s1": {"reef": REEF, "harbor": HARBOR}}
    assert table.state.keepers["s2"].ticks == ["log"]
    assert not knows(told(table, "s2"))


def test_its_seat_may_choose_anew() -> None:
    table = opened(ELSE)
    going_on.choose(speaking(table, "s1"), "s1", keep=False)
    going_on.decide(speaking(table, "s2"), "take")
    assert table.state.votes == {}
    assert "s1" in table.next.who
    assert table.state.keepers["s2"].ticks == ["log"]


def test_what_no_longer_fits_does_not_stay() -> None:
    table = opened(LESS)
    with pytest.raises(Refusal, match="sealed-no-longer-fits"):
        going_on.choose(speaking(table, "s1"), "s1", keep=True)
    assert going_on.so_far(speaking(table, "s2")).sealed == ["s1"]
    going_on.choose(speaking(table, "s1"), "s1", keep=False)
    going_on.decide(table, "take")
    assert table.state.keepers["s1"].influence == 5
    speaking(table, "s1").do(vote("s1", 2, 3))
    assert table.state.votes["s1"] == {"reef": 2, "harbor": 3}


def test_a_seat_with_two_sealed_votes_is_asked_once() -> None:
    table = voted()
    speaking(table, "s1").do(vote("s1", ALL, 0))
    going_on.begin(speaking(table, "s2"), corrected(table), ELSE)
    assert going_on.so_far(table).sealed == ["s1"]
    going_on.choose(speaking(table, "s1"), "s1", keep=True)
    going_on.decide(table, "take")
    assert table.state.votes["s1"] == {"reef": ALL, "harbor": 0}


def test_nobody_goes_back_over_the_sealed_vote_of_another() -> None:
    """As where a table is taken back: only its seat may."""
    table = voted()
    table.do({"do": "correct", "path": "coins.s1", "value": 2})
    speaking(table, "s2").do(tick("s2", "log", False))
    before = corrected(table) - 3
    going_on.begin(table, before, Wish("delete"))
    assert going_on.so_far(table).sealed == ["s1"]
    with pytest.raises(Refusal):
        going_on.decide(table, "take", before + 1)


def test_a_sealed_choice_is_made_anew_and_not_mended_where_others_look_on() -> None:
    table = voted()
    for position, wish in (
        (table.journal.at - 2, Wish("delete")),
        (table.journal.at - 2, Wish("replace", vote("s1", ALL, 0))),
        (table.journal.at, Wish("insert", vote("s1", ALL, 0))),
    ):
        with pytest.raises(Refusal, match="mend-of-sealed"):
            going_on.begin(speaking(table, "s1"), position, wish)
        assert table.open_mend is None


def test_a_mend_cannot_reveal() -> None:
    table = voted()
    table.do(vote("s2"))
    for position in range(1, table.journal.at + 1):
        with pytest.raises(Refusal):
            mend_requests.apply(
                speaking(table, "s2"),
                {"step": position, "kind": "insert", "command": {"do": "reveal"}},
            )


def test_a_file_holds_no_open_mend_and_nothing_sealed() -> None:
    table = opened(ELSE)
    going_on.choose(speaking(table, "s1"), "s1", keep=True)
    file = export(Saved("x", "evening", table, {"mend": {"position": 3}}))
    assert not knows(file)
    assert b'"mend"' not in file


def test_revealed_votes_are_no_secret_and_nobody_is_asked() -> None:
    table = voted()
    table.do(vote("s2"))
    table.do({"do": "reveal"})
    going_on.begin(speaking(table, "s2"), corrected(table), ELSE)
    assert going_on.so_far(table).sealed == []
    going_on.decide(table, "take")
    assert table.state.revealed


# On pages


async def sent(one: Asked, page: str, **fields: str) -> int:
    """A form of the page of a step, on the table as it stands; its status."""
    (at,) = set(re.findall(r'name="at" value="(\d+)"', (await one.get(page)).text))
    return (await one.send(page, at=at, **fields)).status_code


def run(
    store: Store, table: Table, script: Callable[[Phones], Awaitable[None]], *seats: str
) -> None:
    async def all_of_it() -> None:
        async with phones(store, table, *seats) as found:
            await script(found)

    asyncio.run(all_of_it())


def test_it_is_asked_on_its_own_phone_and_nowhere_else(store: Store) -> None:
    table = speaking(voted(), None)
    page = f"/tables/*/fix/{corrected(table)}"

    async def script(found: Phones) -> None:
        assert await sent(found["s2"], page, act="delete") == 303
        theirs = Reading((await found["s2"].get(page)).text)
        assert "is asked on the phone of Ana" in theirs.text
        nobody = Reading((await found[""].get(page)).text)
        assert "is asked on the phone of Ana" in nobody.text
        for one in (theirs, nobody):
            assert not [name for form in one.forms for name, _ in form.buttons if name == "sealed"]
        own = Reading((await found["s1"].get(page)).text)
        assert "no longer fits. Only Ana is told" in own.text
        buttons = [value for form in own.forms for name, value in form.buttons if name == "sealed"]
        assert buttons == ["anew s1"]
        for forged in ("anew s1", "keep s1"):
            assert await sent(found["s2"], page, sealed=forged) == 409
        assert leaks(found["s2"]) == leaks(found[""]) == []
        assert await sent(found["s1"], page, sealed="keep s1") == 409
        assert await sent(found["s1"], page, sealed="anew s1") == 303
        assert "On the table this would differ" in (await found["s2"].get(page)).text
        assert await sent(found["s2"], page, decide="take") == 303
        assert leaks(found["s2"]) == []

    run(store, table, script, "s1", "s2")


def test_one_tablet_for_all_answers_for_each_seat(store: Store) -> None:
    table = speaking(voted(), None)
    page = f"/tables/*/fix/{corrected(table)}"

    async def script(found: Phones) -> None:
        assert await sent(found[EVERYBODY], page, act="delete") == 303
        own = Reading((await found[EVERYBODY].get(page)).text)
        assert "sealed-s1" in own.ids
        assert await sent(found[EVERYBODY], page, sealed="anew s1") == 303
        assert await sent(found[EVERYBODY], page, decide="take") == 303

    run(store, table, script, EVERYBODY)


def test_nothing_is_played_meanwhile_and_free_choices_wait_too() -> None:
    table = at_vote()
    table.do(vote("s1"))
    going_on.begin(speaking(table, "s2"), 1, Wish("answers"))
    with pytest.raises(Refusal, match="mend-open"):
        speaking(table, "s2").do(vote("s2"))
    with pytest.raises(Refusal, match="mend-open"):
        speaking(table, "s1").undo()
