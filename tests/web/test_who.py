"""Who plays on this device? Asked before a table of several people shows or does anything."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.every_page import addresses, laid_out
from tests.web.house import House
from tests.web.played import DUEL, FENRIS, SCYTHE, SOLO, done, finished, made
from tests.web.reading import Form, Person
from tests.web.test_devices import code_of, needs_network

SEVERAL = {
    "duel": DUEL,
    "automa": SCYTHE,
    "fenris": {
        **FENRIS,
        "seats": [
            {"name": "Ana", "kind": "human", "faction": "nordic"},
            {"name": "Ben", "kind": "human", "faction": "crimea"},
            {"kind": "automa", "faction": "saxony"},
        ],
    },
}
ASKED = "whom-everybody"
ANSWERS = {"p1", "p2", "s1", "s2", "-", "watching"}


@pytest.fixture
def fresh(house: House) -> Iterator[Person]:
    """Somebody with a device that has never answered."""
    with house.client(asked=True) as client:
        yield Person(client)


@pytest.fixture
def other(house: House) -> Iterator[Person]:
    with house.client(asked=True) as client:
        yield Person(client)


@pytest.fixture(params=SEVERAL)
def table(request: pytest.FixtureRequest, house: House) -> str:
    """A table of several people, laid by somebody else."""
    with house.client() as client:
        return made(client, SEVERAL[request.param])


@pytest.fixture
def duel(house: House) -> str:
    with house.client() as client:
        return made(client, DUEL)


def only_asks(person: Person) -> bool:
    """Is the question all that the page has to press, beside what closes a hint?"""
    buttons = [one for form in person.page.forms for one in form.buttons]
    return ASKED in person.page.ids and {*buttons} <= {
        ("", ""),
        *(("seat", one) for one in ANSWERS),
    }


# Before the answer


def test_a_new_device_sees_nothing_of_a_seat_before_it_has_answered(
    fresh: Person, table: str
) -> None:
    fresh.open(table)
    assert fresh.answer.status_code == 200
    assert only_asks(fresh)
    assert "who" not in {field for form in fresh.page.forms for field in form.fields}
    fresh.press("seat", "-")
    assert fresh.answer.url.path == table
    assert ASKED not in fresh.page.ids
    assert ASKED not in fresh.open(table).ids


def test_every_page_of_a_table_asks_first(house: House, fresh: Person) -> None:
    with house.client() as client:
        tables = laid_out(client)
    several = {tables[one] for one in ("duel", "drawing", "asked")}
    there = [one for one in addresses(tables) if any(one.startswith(each) for each in several)]
    asking = [one for one in there if fresh.open(one) and only_asks(fresh)]
    assert there == asking
    assert len(asking) > 25


def test_a_form_of_before_does_nothing_and_asks(
    house: House, fresh: Person, ana: Person, table: str
) -> None:
    before = done(ana.client, table, view=True)
    ana.open(table)
    stale = [form for form in ana.page.forms if form.action.startswith(table)]
    ana.open(f"{table}/settings")
    stale += [form for form in ana.page.forms if form.fields and form.buttons]
    fresh.open("/box")
    token = next(form.fields["_csrf_token"] for form in fresh.page.forms if form.fields)
    for form in stale:
        _send_all(fresh, form, token, table)
    assert len(stale) > 3
    assert done(ana.client, table, view=True) == before
    fresh.open(table)
    assert only_asks(fresh)


def _send_all(person: Person, form: Form, token: str, table: str) -> None:
    """Press each button that does something at the table; what a device sees is its own affair."""
    form.action = form.action or f"{table}/settings"
    for name, value in form.buttons:
        if name == "act" and value != "seat" and form.action.startswith(table):
            person.send(form, name, value, _csrf_token=token)
            assert person.answer.status_code == 409, (form.action, name, value)
            assert only_asks(person), (form.action, name, value)
            assert "Nothing was done yet" in person.page.text


def test_the_page_that_was_wanted_comes_after_the_answer(fresh: Person, duel: str) -> None:
    fresh.open(f"{duel}/history?seat=p1")
    fresh.press("seat", "p2")
    assert str(fresh.answer.url).endswith(f"{duel}/history?seat=p1")


@pytest.mark.parametrize("next_", ["//evil.example/", "/tables/other", "https://evil.example", "/"])
def test_the_answer_leads_nowhere_else(fresh: Person, duel: str, next_: str) -> None:
    fresh.open(duel)
    fresh.press("seat", "p2", next=next_)
    assert fresh.answer.url.path == duel
    assert "This device now plays Bert." in fresh.page.text


# Who is asked


def test_programs_are_never_asked(house: House, table: str) -> None:
    with house.client(asked=True) as client:
        assert client.get(f"/api{table}").json()["ok"]
        assert client.post(f"/api{table}", json={"view": True}).json()["ok"]


@pytest.mark.parametrize("setup", [SOLO, {**FENRIS}], ids=["solo", "campaign of one"])
def test_who_is_alone_is_never_asked(house: House, fresh: Person, setup: Any) -> None:
    with house.client() as client:
        table = made(client, setup)
    assert ASKED not in fresh.open(table).ids


def test_a_game_that_is_over_asks_nobody(house: House, fresh: Person) -> None:
    with house.client() as client:
        table = finished(client, DUEL, 120, 100)
    assert ASKED not in fresh.open(table).ids


def test_a_link_to_a_moment_asks_nobody(fresh: Person, ana: Person, duel: str) -> None:
    done(ana.client, duel, do="advance", who="p1", track="science")
    ana.open(f"{duel}/moments/1")
    page = ana.press("act", "share")
    link = next(one for one in page.links if "/moments/" in one and "/tables/" not in one)
    fresh.open(httpx.URL(link).path)
    assert fresh.answer.status_code == 200
    assert ASKED not in fresh.page.ids


def test_where_nobody_else_comes_in_whoever_lays_a_table_is_not_asked(
    fresh: Person, other: Person
) -> None:
    table = fresh.new_game()
    assert ASKED not in fresh.page.ids
    assert ASKED not in fresh.open(table).ids
    # Whoever comes with another window of this machine is.
    assert ASKED in other.open(table).ids


@needs_network
def test_where_others_come_in_whoever_lays_a_table_is_asked_once(tmp_path: Path) -> None:
    house = House(tmp_path / "house", lan=True)
    try:
        with house.client(asked=True) as client:
            person = Person(client)
            table = person.new_game()
            assert only_asks(person)
            person.press("seat", "p1")
            assert person.answer.url.path == f"{table}/checklist"  # where the form led to
            assert ASKED not in person.open(table).ids
    finally:
        house.stop()


@needs_network
def test_whoever_joins_by_the_code_comes_to_the_table_and_is_asked(tmp_path: Path) -> None:
    house = House(tmp_path / "house", lan=True)
    try:
        with house.client() as client:
            table = made(client, DUEL)
            code = code_of(house)
        with house.client(house.network[0], asked=True) as client:
            phone = Person(client)
            phone.join(code)
            assert phone.answer.url.path == table
            assert only_asks(phone)
            phone.press("seat", "p2")
            assert "This device now plays Bert." in phone.page.text
            with house.client() as home:
                made(home, SOLO)
            # The last table is for one: then home says what there is.
            phone.open(f"/join?code={code}")
            assert phone.answer.url.path == "/"
    finally:
        house.stop()


# A seat that somebody else has


def test_of_two_that_want_the_same_seat_at_once_the_second_is_told(
    fresh: Person, other: Person, duel: str
) -> None:
    for person in (fresh, other):
        person.open(duel)
    fresh.press("seat", "p2")
    other.press("seat", "p2")
    assert other.answer.status_code == 409
    assert "Bert has just been taken by another device." in other.page.text
    assert only_asks(other)
    assert fresh.open(duel).current == {"seat-p2"}
    # Said and seen, it is taken over as ever.
    other.press("seat", "p2")
    assert "This device now plays Bert. Until now:" in other.page.text
    assert "Bert is now played on" in fresh.open(duel).text


def test_a_seat_that_is_taken_is_said(fresh: Person, other: Person, duel: str) -> None:
    fresh.open(duel)
    fresh.press("seat", "p2")
    page = other.open(duel)
    assert "Bert (on:" in page.text
    assert page.form_with("seat").fields["taken"] == "p2"
    other.press("seat", "p1")
    assert other.open(duel).current == {"seat-p1"}
    assert fresh.open(duel).current == {"seat-p2"}


def test_an_answer_that_is_sent_twice_counts_once(fresh: Person, duel: str) -> None:
    fresh.open(duel)
    form = fresh.page.form_with("seat", "p1")
    for _ in range(2):
        fresh.send(form, "seat", "p1")
        assert (fresh.answer.status_code, fresh.answer.url.path) == (200, duel)
    # A form that was left open answers anew; nobody is asked again.
    fresh.send(form, "seat", "-")
    assert fresh.open(duel).current == {"seat-p1"}  # whoever is due


@pytest.mark.parametrize("seat", ["zz", "", "lost:p2", "p9"])
def test_a_seat_that_is_none_is_refused(fresh: Person, duel: str, seat: str) -> None:
    fresh.open(duel)
    form = fresh.page.form_with("seat")
    fresh.send(form, "seat", seat)
    assert fresh.answer.status_code == 422
    assert only_asks(fresh)


def test_who_goes_round_needs_no_name(house: House, fresh: Person, duel: str) -> None:
    fresh.open(duel)
    fresh.press("seat", "-")
    fresh.press("act", "advance science")
    assert "thirdchair_device" not in fresh.client.cookies
    with house.client(asked=True) as client:
        assert ASKED in Person(client).open(duel).ids  # it is this device's answer


# Home says what this device has to do


def test_home_says_whose_turn_it_is_on_the_phone_of_a_seat(
    fresh: Person, other: Person, duel: str
) -> None:
    for person, seat in ((fresh, "p1"), (other, "p2")):
        person.open(duel)
        person.press("seat", seat)
    assert state_of(fresh, duel) == "your turn"
    assert state_of(other, duel) == "Ana to play"


def test_home_says_what_is_to_be_done_for_an_evening(
    house: House, fresh: Person, other: Person, ana: Person
) -> None:
    table = made(ana.client, SEVERAL["fenris"])
    for person, seat in ((fresh, "s1"), (other, "s2")):
        person.open(table)
        person.press("seat", seat)
    assert state_of(other, table) == "Evening 1 can begin"
    done(ana.client, table, do="setup", mats={"s1": "industrial", "s2": "militant"})
    assert state_of(other, table) == "Read the prologue"
    ana.open(table)
    ana.press("act", "read")
    assert state_of(other, table) == "Yours: get ready for the evening"
    both = "Ana: get ready for the evening · Ben: get ready for the evening"
    assert state_of(ana, table) == both
    other.open(table)
    other.press("act", "ready s2")
    assert state_of(other, table) == "Waiting for Ana"
    assert state_of(fresh, table) == "Yours: get ready for the evening"


def state_of(person: Person, table: str) -> str:
    """What home says of a table."""
    person.open("/")
    _, found = person.answer.text.split(f'href="{table}"', 1)
    said = found.split('class="table-state">', 1)[1].split("</span>\n", 1)[0]
    return said.rsplit("> ", 1)[-1].strip()
