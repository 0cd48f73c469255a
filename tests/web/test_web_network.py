"""The home network: closed by default, open by the switch, entered with the code, once."""

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import httpx
import pytest

from tests.web.house import House
from tests.web.reading import Person, Reading
from thirdchair.games import GAMES
from thirdchair.table.store import HOME, Store
from thirdchair.web.app import build
from thirdchair.web.gate import Gate
from thirdchair.web.network import Guesses, Network, code_of, machine_addresses, new_code

HERE, PHONE = "192.168.1.7", "192.168.1.20"


class Door:
    """A listener that only says that it listens."""

    def __init__(self) -> None:
        self.port: int | None = None

    def open(self, port: int | None) -> None:
        self.port = port or 8378

    def close(self) -> None:
        self.port = None


class Home:
    """The application in this process, so that a request may come from any address."""

    def __init__(self, store: Store) -> None:
        self.gate: Gate
        self.gate, self.room = build(store, Door())
        self.network: Network = self.room.network
        self.house = store.of(HOME)

    @property
    def code(self) -> str:
        return code_of(self.house)

    def ask(
        self,
        path: str,
        *,
        peer: str = PHONE,
        host: str = f"{HERE}:8378",
        cookies: dict[str, str] | None = None,
        headers: dict[str, str] | None = None,
        method: str = "GET",
        data: dict[str, str] | None = None,
        form: str = "/join",
    ) -> httpx.Response:
        """A request; with `data`, the form of the page `form` is filled in and sent."""

        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(app=self.gate, client=(peer, 50_000))
            base = "http://127.0.0.1:8377" if peer == "127.0.0.1" else f"http://{HERE}:8378"
            async with httpx.AsyncClient(
                transport=transport,
                base_url=base,
                cookies=cookies,
                headers={"host": host, **(headers or {})},
            ) as client:
                if data is None:
                    return await client.request(method, path)
                there = await client.get(form, follow_redirects=True)
                fields = Reading(there.text).forms[0].fields
                kept = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
                client.cookies.clear()  # by name: one that is marked Secure comes along, too
                return await client.post(path, data={**fields, **data}, headers={"cookie": kept})

        return asyncio.run(asked())

    def join(self, code: str, **asked: Any) -> httpx.Response:
        """Somebody follows the link of the QR code, and taps the button."""
        return self.ask("/join", form=f"/join?code={code}", data={}, **asked)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as store:
        home = Home(store)
        home.network.open()
        yield home


def test_a_closed_network_lets_nobody_in(home: Home) -> None:
    home.network.close()
    for path in ("/", "/join", "/static/page.css", "/api/tables/x"):
        answer = home.ask(path)
        assert answer.status_code == 403
        assert "not open to the network" in answer.text


def test_without_the_code_there_is_only_the_door(home: Home) -> None:
    for path in ("/", "/rules", "/tables/x", "/phone", "/new"):
        answer = home.ask(path)
        assert answer.status_code == 303
        assert answer.headers["location"].startswith("/join?next=")
    assert home.ask("/api/tables/x").status_code == 401
    assert home.ask("/join").status_code == 200
    assert home.code not in home.ask("/join").text


def test_the_link_of_the_qr_code_joins_by_a_tap_and_the_device_is_remembered(home: Home) -> None:
    answer = home.join(home.code)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert int(re.search(r"Max-Age=(\d+)", cookie)[1]) > 300 * 24 * 3600  # type: ignore[index]
    token = answer.cookies["thirdchair_device"]
    page = home.ask("/", cookies={"thirdchair_device": token})
    assert page.status_code == 200
    assert home.ask("/", cookies={"thirdchair_device": token + "x"}).status_code == 303


def test_a_link_joins_nobody_until_the_button_is_tapped(home: Home) -> None:
    """Chats open links to show what is behind them: none becomes a device, none costs a try."""
    link = f"/join?code={home.code}&next=/rules"
    for _ in range(6):
        answer = home.ask(link)
        assert (answer.status_code, answer.headers["location"]) == (303, "/join?next=%2Frules")
        cookie = answer.headers["set-cookie"]
        assert "thirdchair_invited" in cookie
        assert {"HttpOnly", "Path=/join", "SameSite=lax"} <= set(cookie.split("; "))
        for path in ("/join", link):
            assert home.ask(path, method="HEAD").status_code in (200, 303)
        assert home.ask("/").status_code == 303
    assert home.house.devices() == []
    invited = {"thirdchair_invited": answer.cookies["thirdchair_invited"]}
    page = Reading(home.ask("/join?next=/rules", cookies=invited).text)
    assert [len(form.buttons) for form in page.forms] == [1]
    assert page.forms[0].fields["code"] == home.code.replace("-", "")
    joined = home.join(home.code + "&next=/rules")
    assert (joined.status_code, joined.headers["location"]) == (303, "/rules")
    assert len(home.house.devices()) == 1


def test_a_code_that_was_used_or_wrong_is_kept_no_longer(home: Home) -> None:
    for code, status in (("wrong-word", 403), (home.code, 303)):
        answer = home.join(code)
        assert answer.status_code == status
        gone = [one for one in answer.headers.get_list("set-cookie") if "invited" in one]
        assert len(gone) == 1
        assert "Max-Age=0" in gone[0]
    assert 'name="code" required' in home.join("wrong-word").text


def test_odd_codes_in_a_link_are_carried_as_letters(home: Home) -> None:
    assert home.join("%22%3E%3Cb%3E" + home.code + "%3B%00%0D%0A" + "%C5%99").status_code == 403
    assert home.join(home.code.upper().replace("-", "%20")).status_code == 303
    assert home.ask("/join?code=%3B").status_code == 303


def test_the_code_can_be_typed_however(home: Home) -> None:
    typed = home.code.replace("-", " ").upper()
    answer = home.ask("/join", data={"code": typed, "name": "Ana's phone", "next": "/rules"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules")


def test_guessing_is_limited(home: Home) -> None:
    for _ in range(5):
        answer = home.ask("/join", data={"code": "wrong-word"})
        assert answer.status_code == 403
    answer = home.ask("/join", data={"code": home.code})
    assert answer.status_code == 429
    assert "Wait a minute" in answer.text
    assert home.join(home.code).status_code == 429
    # Others may still join.
    assert home.join(home.code, peer="192.168.1.21").status_code == 303


def test_where_many_guess_each_has_fewer_tries(home: Home) -> None:
    addresses = [f"192.168.1.{30 + number}" for number in range(20)]
    tried = [
        home.join("wrong-word", peer=address).status_code for _ in range(6) for address in addresses
    ]
    assert tried.count(403) == 20 * 3
    assert set(tried) == {403, 429}


def test_the_room_on_the_disk_is_no_matter_of_guests(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thirdchair.table.disk.LOW", 10**18)
    here = home.ask("/", peer="127.0.0.1", host="127.0.0.1")
    assert "left on the disk" in here.text
    assert "left on the disk" not in home.ask("/join").text


@pytest.mark.parametrize("typos", [0, 1, 2])
def test_the_right_code_is_never_locked_out_by_the_guesses_of_others(
    home: Home, typos: int
) -> None:
    guesses = home.room.guesses[HOME]
    for number in range(200):  # a minute of the whole neighbourhood
        guesses.may_try(f"192.168.1.{30 + number % 40}")
    for _ in range(typos):
        assert home.join("wrong-word").status_code == 403
    assert home.join(home.code).status_code == 303


def test_who_has_guessed_too_often_waits_with_the_right_code_as_well(home: Home) -> None:
    guesses = home.room.guesses[HOME]
    for number in range(200):
        guesses.may_try(f"192.168.1.{30 + number % 40}")
    assert [home.join("wrong-word").status_code for _ in range(4)] == [403] * 3 + [429]
    assert home.join(home.code).status_code == 429


def test_many_tries_at_the_same_moment_are_counted_each() -> None:
    guesses, start = Guesses(), Barrier(40)
    allowed: list[str] = []

    def guess(address: str) -> None:
        start.wait()
        allowed.extend(address for _ in range(10) if guesses.may_try(address))

    threads = [Thread(target=guess, args=(f"10.0.0.{number % 4}",)) for number in range(40)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(allowed) == sorted(f"10.0.0.{number % 4}" for number in range(20))


def test_the_limits_of_guesses_end_after_a_minute_and_an_hour() -> None:
    now = [0.0]
    guesses = Guesses(lambda: now[0])
    tried = []
    for minute in range(70):
        now[0] = minute * 61.0
        tried.append([guesses.may_try("a") for _ in range(6)].count(True))
    assert tried == [5] * 4 + [0] * 56 + [5] * 4 + [0] * 6


def test_a_right_code_is_no_guess() -> None:
    guesses = Guesses(lambda: 0.0)
    for _ in range(100):
        assert guesses.may_try("a")
        guesses.was_right("a")


@pytest.mark.parametrize("host", ["evil.example", "localhost:8378", "192.168.1.8:8378", ""])
def test_a_name_that_is_not_this_machine_is_refused(home: Home, host: str) -> None:
    assert home.ask("/join", host=host).status_code == 403


def test_the_name_of_the_machine_is_fine(home: Home) -> None:
    name = socket.gethostname().lower().removesuffix(".local")
    assert home.ask("/join", host=f"{name}:8378").status_code == 200
    assert home.ask("/join", host=f"{name}.local:8378").status_code == 200


def test_only_the_machine_itself_turns_the_switch(home: Home) -> None:
    token = home.join(home.code).cookies["thirdchair_device"]
    page = home.ask("/phone", cookies={"thirdchair_device": token})
    assert home.code in page.text
    assert 'value="close"' not in page.text
    joined = {"thirdchair_device": token}
    answer = home.ask("/phone", cookies=joined, data={"act": "close"}, form="/new")
    assert answer.status_code == 403
    assert "Only the machine on which Third Chair runs" in answer.text
    assert home.network.is_open


def test_codes_can_be_said_and_are_many() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 195
    assert all(re.fullmatch(r"(?:[a-z][aeiou]){2}-(?:[a-z][aeiou]){2}", code) for code in codes)


def test_by_default_only_loopback_listens(own_house: House) -> None:
    for address in machine_addresses():
        with closing(socket.socket()) as probe:
            assert probe.connect_ex((address, own_house.port)) != 0


needs_network = pytest.mark.skipif(not machine_addresses(), reason="this machine is in no network")


@needs_network
def test_the_switch_opens_and_closes_the_network_for_real(own_house: House) -> None:
    with own_house.client() as client:
        ana = Person(client)
        path = ana.new_game()
        page = ana.open("/phone")
        assert "from this machine only" in page.text
        page = ana.press("act", "open")
        link = next(link for link in page.links if link.startswith("http://"))
        code = re.search(r"Code word (\S+-\S+)", page.text)[1]  # type: ignore[index]
        assert 'class="qr"' in ana.answer.text
        with own_house.client(link) as phone:
            bert = Person(phone)
            bert.open(path)
            assert bert.answer.url.path == "/join"
            bert.press("code", code=code)
            assert bert.answer.url.path == path
            bert.tap("income")
            assert bert.answer.status_code == 200
            ana.open("/phone")
            ana.press("act", "close")
        with own_house.client(link) as phone, pytest.raises(httpx.ConnectError):
            phone.get("/join")


@needs_network
def test_address_code_devices_and_seats_survive_a_restart(own_house: House) -> None:
    with own_house.client() as client:
        ana = Person(client)
        path = ana.new_game()
        ana.open("/phone")
        page = ana.press("act", "open")
        link = next(link for link in page.links if link.startswith("http://"))
        code = re.search(r"Code word (\S+-\S+)", page.text)[1]  # type: ignore[index]
    with own_house.client(link) as phone:
        bert = Person(phone)
        bert.join(code)
        bert.open(f"{path}/settings")
        bert.press("act", "seat", seat="p2")
        own_house.kill()
        own_house.start()
        for _ in range(100):  # the door opens a moment after the loopback server
            try:
                bert.open(path)
                break
            except httpx.ConnectError:
                time.sleep(0.1)
        assert bert.answer.url.path == path
        assert bert.page.current == {"seat-p2"}
        page = bert.open("/phone")
        assert link in page.links
        assert code in page.text


@needs_network
def test_serve_lan_opens_it_at_once(tmp_path: Path) -> None:
    house = House(tmp_path / "house", lan=True)
    try:
        with house.client(house.network[0]) as phone:
            answer = phone.get("/")
        assert answer.status_code == 303
        assert answer.headers["location"] == "/join?next=/"
    finally:
        house.stop()
