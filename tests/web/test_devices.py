"""Many devices at one table: seats, spectators, one open question, and screens that stay on."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.reading import Person
from tests.web.window import Window
from thirdchair.web.devices import ROUND
from thirdchair.web.network import machine_addresses

needs_network = pytest.mark.skipif(not machine_addresses(), reason="this machine is in no network")


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose network is open, over plain http."""
    house = House(tmp_path_factory.mktemp("open"), lan=True)
    yield house
    house.stop()


@pytest.fixture
def table(open_house: House) -> str:
    with open_house.client() as client:
        return Person(client).new_game(chance="table", favorite="science")


def code_of(house: House) -> str:
    with house.client() as client:
        found = re.search(r'class="code">(\S+-\S+)<', client.get("/phone").text)
    assert found
    return found[1]


def joined(house: House, name: str) -> Person:
    """Somebody with a phone of this name."""
    phone = Person(house.client(house.network[0]))
    phone.open("/join")
    phone.press("code", code=code_of(house), name=name)
    assert phone.answer.status_code == 200
    return phone


@pytest.fixture
def phones(open_house: House) -> Iterator[tuple[Person, Person]]:
    pair = joined(open_house, "Old phone"), joined(open_house, "New phone")
    yield pair
    for phone in pair:
        phone.client.close()


def view(person: Person, table: str) -> Any:
    return person.client.get(f"/api{table}").json()


@needs_network
def test_the_open_question_is_on_every_phone_and_anybody_answers(
    phones: tuple[Person, Person], table: str
) -> None:
    ana, bert = phones
    ana.open(f"{table}?who=shadow")
    ana.press("act", "bots_turn")
    for phone in phones:
        phone.open(table)
        assert {"asked", "key-5"} <= {*phone.page.ids}
    # One answers: the other gets the next question, and cannot answer the first once more.
    stale = bert.page
    ana.press("act", "answer 5")
    assert bert.open(table).form_with("act", "answer 6")
    bert.send(stale.form_with("act", "answer 7"), "act", "answer 7")
    assert bert.answer.status_code == 409
    bert.open(table)
    bert.press("act", "answer 6")
    assert view(ana, table)["view"]["decision"]["discard"] == [5, 6]


@needs_network
def test_the_seat_of_a_dead_phone_is_taken_over(phones: tuple[Person, Person], table: str) -> None:
    old, new = phones
    old.open(f"{table}/settings")
    old.press("act", "seat", seat="p2")
    # From here on the old phone is never heard of again.
    page = new.open(f"{table}/settings")
    assert "Bert (on: Old phone)" in page.text
    page = new.press("act", "seat", seat="p2")
    assert "This device now plays Bert. Until now: Old phone, which is told." in page.text
    assert "on: Old phone" not in page.text  # nobody else sits there now
    new.open(table)
    assert new.page.current == {"seat-p2"}
    new.press("act", "advance science")
    assert view(new, table)["view"]["tracks"]["p2"]["science"] == 1


@needs_network
@pytest.mark.parametrize("seat", ["zz", "", "lost:p2", "p9"])
def test_a_seat_that_is_none_takes_no_seat_away(
    phones: tuple[Person, Person], table: str, seat: str
) -> None:
    phone, _ = phones
    phone.open(f"{table}/settings")
    phone.press("act", "seat", seat="p2")
    page = phone.press("act", "seat", seat=seat)
    assert phone.answer.status_code == 422
    assert "There is no such seat at this table." in page.text
    assert phone.open(table).current == {"seat-p2"}


@needs_network
def test_who_loses_a_seat_is_told_and_takes_it_back(
    phones: tuple[Person, Person], table: str
) -> None:
    old, new = phones
    for phone in phones:
        phone.open(f"{table}/settings")
        phone.press("act", "seat", seat="p2")
    for page in ("", "/history"):
        assert "Bert is now played on New phone." in old.open(f"{table}{page}").text
    assert "taken" not in new.open(table).ids
    old.press("seat", "p2")
    assert "This device now plays Bert. Until now: New phone" in old.page.text
    assert "Bert is now played on Old phone." in new.open(table).text
    new.press("seat", "-")
    assert "This device now plays for everybody at the table." in new.page.text
    assert "taken" not in new.open(table).ids
    assert "taken" not in old.open(table).ids


@needs_network
def test_a_phone_is_asked_once_for_whom_it_plays(phones: tuple[Person, Person], table: str) -> None:
    one, other = phones
    for phone in phones:
        phone.client.cookies.delete(ROUND)
    assert {"whom-p1", "whom-p2", "whom-everybody"} <= one.open(table).ids
    one.press("seat", "p2")
    assert one.answer.url.path == table
    assert "This device now plays Bert." in one.page.text
    assert one.page.current == {"seat-p2"}
    other.open(table)
    other.press("seat", "-")
    for phone in phones:
        assert "whom-p1" not in phone.open(table).ids


@needs_network
def test_a_spectator_sees_everything_and_changes_nothing(
    phones: tuple[Person, Person], table: str
) -> None:
    player, spectator = phones
    spectator.open(table)
    tap = spectator.page.form_with("act", "advance science")
    spectator.open(f"{table}/settings")
    rename = spectator.page.form_with("act", "rename")
    delete = spectator.open(f"{table}/delete").forms[-1]
    spectator.open(f"{table}/settings")
    spectator.press("act", "seat", seat="watching")
    page = spectator.open(table)
    assert "This device only watches." in page.text
    assert spectator.answer.status_code == 200
    before = view(player, table)
    for form, value in ((tap, "advance science"), (rename, "rename"), (delete, "delete")):
        spectator.send(form, "act", value)
        assert spectator.answer.status_code == 409
        assert "only watches. Take a seat" in spectator.page.text
    answer = spectator.client.post(f"/api{table}", json={"do": "bots_turn"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_now")
    assert spectator.client.post(f"/api{table}", json={"view": True}).json()["ok"]
    assert view(player, table) == before
    spectator.open(f"{table}/settings")
    spectator.press("act", "seat", seat="-")
    spectator.open(table)
    spectator.press("act", "advance science")
    assert view(player, table)["view"]["tracks"]["p1"]["science"] == 1


@needs_network
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "only watches"), ("de", "sieht nur zu"), ("cs", "se jen dívá")],
)
def test_spectators_are_told_in_their_language(
    open_house: House, table: str, language: str, words: str
) -> None:
    with open_house.client(language=language) as client:
        spectator = Person(client)
        spectator.open(f"{table}/settings")
        spectator.press("act", "seat", seat="watching")
        assert words in spectator.open(table).text


# The screen


def by_phone(
    chromium: Any, house: House, table: str, script: str = "", *, asked: bool = False
) -> Window:
    window = Window(chromium, house, base_url=house.network[0], asked=asked)
    if script:
        window.context.add_init_script(script)
    window.join(code_of(house), table)
    return window


@needs_network
@pytest.mark.browser
def test_over_plain_http_a_silent_film_keeps_the_screen_on(
    chromium: Any, open_house: House, table: str
) -> None:
    with by_phone(chromium, open_house, table) as window:
        page = window.page
        assert page.evaluate("window.isSecureContext") is False
        assert page.locator("video").count() == 0
        page.click("h1")  # the first tap
        expect(page.locator("html")).to_have_attribute("data-awake", "film")
        film = page.locator("video")
        assert film.evaluate("one => [one.muted, one.paused, one.srcObject.active]") == [
            True,
            False,
            True,
        ]
        page.wait_for_function("() => document.querySelector('video').currentTime > 0.5")
        assert film.evaluate("one => one.getVideoPlaybackQuality().totalVideoFrames") > 0
        page.click("#move-income")  # the page is swapped, the film goes on
        page.wait_for_selector('#page[data-revision="2"]')
        assert film.evaluate("one => one.paused") is False
        assert page.locator("video").count() == 1
        assert page.locator("#screen-hint").is_hidden()
        assert window.errors == []


@needs_network
@pytest.mark.browser
@pytest.mark.parametrize(
    "browser",
    ["delete HTMLCanvasElement.prototype.captureStream", "window.GestureEvent = class {}"],
    ids=["old", "webkit"],
)
def test_where_neither_works_one_line_says_what_to_do(
    chromium: Any, open_house: House, table: str, browser: str
) -> None:
    with by_phone(chromium, open_house, table, browser) as window:
        window.page.click("h1")
        hint = window.page.locator("#screen-hint")
        expect(hint).to_contain_text("lengthen the time-out")
        hint.locator("button").click()
        expect(hint).to_be_hidden()
        window.page.reload()
        window.page.click("h1")
        expect(window.page.locator("html")).to_have_attribute("data-awake", "no")
        expect(hint).to_be_hidden()


@pytest.mark.browser
def test_on_the_machine_itself_the_browser_is_asked(chromium: Any, house: House) -> None:
    with Window(chromium, house) as window:
        window.new_game()
        expect(window.page.locator("html")).to_have_attribute("data-awake", "lock")
        assert window.page.locator("video").count() == 0


@needs_network
@pytest.mark.browser
def test_a_second_phone_takes_over_and_both_are_told(
    chromium: Any, open_house: House, table: str
) -> None:
    with (
        by_phone(chromium, open_house, table, asked=True) as old,
        by_phone(chromium, open_house, table, asked=True) as new,
    ):
        for phone in (old, new):
            expect(phone.page.locator("#whom-p2")).to_be_visible()
        old.page.click("#whom-p2")
        expect(old.page.locator(".notice.good")).to_contain_text("now plays Bert")
        expect(new.page.locator("#whom-p2")).to_contain_text("on:")
        new.page.click("#whom-p2")
        expect(new.page.locator(".notice.good")).to_contain_text("Until now:")
        expect(old.page.locator("#taken")).to_be_visible()  # without a tap on that phone
        assert old.too_small() == []
        old.page.click("#take-back")
        expect(old.page.locator("#taken")).to_have_count(0)
        expect(new.page.locator("#taken")).to_be_visible()
        new.page.click("#taken-ok")
        expect(new.page.locator(".notice.good")).to_contain_text("everybody")
        for phone in (old, new):
            phone.page.goto(table)
            expect(phone.page.locator("#whose")).to_be_visible()
            expect(phone.page.locator("#whom")).to_have_count(0)
            assert phone.errors == []


def watch(window: Window, table: str) -> None:
    """This device only watches from here on."""
    window.page.goto(f"{table}/settings")
    window.page.check("[name=seat][value=watching]")
    window.page.click(".seat-form button")
    expect(window.page.locator("#page.watching")).to_be_visible()


@needs_network
@pytest.mark.browser
def test_a_spectator_has_no_buttons_but_the_question(
    chromium: Any, open_house: House, table: str
) -> None:
    with by_phone(chromium, open_house, table) as window:
        page = window.page
        watch(window, table)
        with httpx.Client(base_url=open_house.url, trust_env=False) as other:
            other.post(f"/api{table}", json={"do": "bots_turn"})
        page.goto(table)
        expect(page.locator("#asked")).to_be_visible()
        assert page.locator("main button:visible").count() == 0
        assert window.wider_than_it_should_be() == []


# How it looks


@needs_network
@pytest.mark.journey
@pytest.mark.browser
@pytest.mark.parametrize(("language", "theme"), [("de", "light"), ("cs", "dark")])
def test_the_pages_of_devices_are_readable_for_everybody(
    chromium: Any, tmp_path: Path, language: str, theme: str
) -> None:
    house = House(tmp_path / "house", lan=True, https=True)
    old = "delete HTMLCanvasElement.prototype.captureStream; delete Navigator.prototype.wakeLock"
    try:
        with Window(chromium, house, language, color_scheme=theme, bypass_csp=True) as window:
            window.context.add_init_script(old)
            page = window.page
            table = window.new_game()
            watch(window, table)
            for path in ("/certificate", "/phone", f"{table}/settings", table):
                page.goto(path)
                page.click("h1")
                if path == table:
                    expect(page.locator("#screen-hint")).to_be_visible()
                    assert page.locator("main button:visible").count() == 0
                # Over a texture axe cannot judge contrast.
                page.add_style_tag(content="body, .onward { background-image: none !important }")
                result = Axe().run(page)
                assert result.violations_count == 0, f"{path}: {result.generate_report()}"
                assert window.wider_than_it_should_be() == [], path
                assert window.too_small() == [], path
    finally:
        house.stop()
