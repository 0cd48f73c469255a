"""Six weeks later: what the campaign says of last time, and two texts for the group."""

from typing import Any

import pytest

from tests.fenris.pages import evening, games
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE, Evening
from tests.fenris.test_card_pages import PLAYED, tapped
from tests.fenris.test_third_table import EVENING, SETUP, settled
from tests.web.reading import Reading
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store
from thirdchair.web.games.scythe.fenris.before.times import noted, usual

HOUR = 3600


def closed() -> Table:
    """The first evening is over: Ana won, and it was decided for war."""
    return evening(*PLAYED, {"do": "close"}, seats=THREE)


def third() -> Table:
    """The third evening is over; Ana has found something, and factions have changed."""
    table = Table.new(games(), SETUP)
    for command in EVENING:
        table.do(command)
    if "s4" in table.state.agenda:
        table.do({"do": "give_up", "seat": "s4"})
    settled(table)
    table.do({"do": "close"})
    return table


def texts(page: str) -> dict[str, str]:
    """What is written in the fields to copy, by their ids."""
    parts = page.split("<textarea ")[1:]
    return {one.partition('id="')[2].partition('"')[0]: one.partition(">")[2] for one in parts}


async def both(phone: Any, language: str = "en", when: str = "") -> tuple[str, str]:
    page = (await phone.get(f"/tables/*/message?when={when}", language)).text
    found = {id_: text.partition("</textarea>")[0] for id_, text in texts(page).items()}
    return found["message"], found.get("recap", "")


def test_the_home_of_a_campaign_says_what_is_next_and_how_it_was(store: Store) -> None:
    async def script(found: Phones) -> None:
        page = Reading((await found["s1"].get("/tables/*")).text)
        assert "Evening 2 is next" in page.text
        assert "Last time: Ana won with $70." in page.text
        assert "$10 ahead" in page.text
        assert "You voted for War." in page.text
        assert {"begin-evening", "to-message"} <= page.ids

    run(store, closed(), script, "s1")


def test_the_list_of_tables_says_it_too(store: Store) -> None:
    async def script(found: Phones) -> None:
        page = Reading((await found["s1"].get("/")).text).text
        assert "Evening 2 is next" in page
        assert "Last time: Ana won with $70." in page
        assert "Cy $12" in page

    run(store, closed(), script, "s1")


def test_the_message_is_neutral_and_complete(store: Store) -> None:
    async def script(found: Phones) -> None:
        message, _ = await both(found["s1"], when="Friday%20at%207")
        assert message.splitlines() == [
            "Friday: evening 2",
            "When: Friday at 7",
            "At the table: Ana, Bo, Cy",
            "To bring: Scythe, The Rise of Fenris",
            "Everybody: your own bag, as you packed it last time.",
            "This time Bo reads aloud.",
        ]

    run(store, closed(), script, "s1")


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_the_message_names_nothing_that_was_found_or_decided(store: Store, language: str) -> None:
    async def script(found: Phones) -> None:
        message, recap = await both(found["s2"], language)
        for word in ("Vesna", "Box", "krabi", "war", "Krieg", "válk", "mod", "Fraktion", "$"):
            assert word not in message, word
        assert "Vesna" in recap, "that is for those who were there"
        assert "Ana" in message
        assert "Ana" in recap

    run(store, third(), script, "s2")


def test_the_recap_tells_the_evening(store: Store) -> None:
    async def script(found: Phones) -> None:
        _, recap = await both(found["s1"])
        assert recap.splitlines() == [
            "Friday: how evening 1 went",
            "Last time: Ana won with $70. $10 ahead.",
            "Stars: Ana 0, Bo 0, Cy 0",
            "You voted for War.",
            "Wealth: Ana $70, Bo $60, Cy $12",
        ]

    run(store, closed(), script, "s1")


def test_before_the_first_evening_there_is_nothing_to_tell(store: Store) -> None:
    async def script(found: Phones) -> None:
        message, recap = await both(found["s1"])
        assert recap == ""
        assert "bag" not in message
        assert "Ana reads aloud" in message

    run(store, evening(seats=THREE), script, "s1")


def test_what_stays_open_is_in_the_recap(store: Store) -> None:
    table = third()

    async def script(found: Phones) -> None:
        _, recap = await both(found["s2"])
        assert "Still open: " in recap
        assert "the shop" in recap.partition("Still open: ")[2]

    run(store, table, script, "s2")


def test_during_an_evening_nobody_needs_a_message(store: Store) -> None:
    async def script(found: Phones) -> None:
        answer = await found["s1"].get("/tables/*/message")
        assert answer.status_code == 303

    run(store, evening(PLAYED[0], seats=THREE), script, "s1")


# How long an evening takes


def played(**evenings: tuple[int, int]) -> dict[str, Any]:
    return {"took": {number[1:]: list(times) for number, times in evenings.items()}}


def test_the_time_is_what_the_groups_own_evenings_took() -> None:
    assert usual({}) is None
    assert usual(played(e1=(0, 2 * HOUR))) == "2:00"
    long = played(e1=(0, 2 * HOUR), e2=(0, 4 * HOUR), e3=(0, 150 * 60))
    assert usual(long) == "2:30", "the middle one"
    slips = played(e1=(0, 60), e2=(0, 30 * HOUR), e3=(0, 3 * HOUR))
    assert usual(slips) == "3:00", "one was tried out, one was closed another day"


def test_an_evening_is_measured_from_its_beginning_to_its_close() -> None:
    state: FenrisState = Evening(*THREE).begun().state
    took = noted({}, state, 1000)
    assert took == {"1": [1000, None]}
    assert noted(took, state, 5000) == took, "a step back to the beginning begins nothing anew"
    assert noted(took, state, 1000 + 11 * HOUR)["1"] == [1000 + 11 * HOUR, None]
    over: FenrisState = closed().state
    assert noted(took, over, 9000) == {"1": [1000, 9000]}
    assert noted({"1": [1000, 9000]}, over, 9999) == {"1": [1000, 9000]}
    assert noted({}, over, 9000) == {}, "nobody saw it begin"


def test_taps_note_the_time_and_the_message_says_it(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        await tapped(ana, "/tables/*", ("act", "begin"))
        house = store.of(HOME)
        saved = house.load(ana.table)
        begun, open_ = saved.options["took"]["1"]
        assert open_ is None
        house.set_options(ana.table, took={"1": [begun - 3 * HOUR, None]})
        for command in (*PLAYED[1:], {"do": "close"}):
            if command["do"] == "close":
                assert (await tapped(ana, "/tables/*", ("act", "close"))).status_code == 303
            else:
                await ana.post("/api/tables/*", **command)
        message, _ = await both(ana)
        assert "Our evenings took about 3:00 hours so far." in message

    run(store, evening(seats=THREE), script, "s1")
