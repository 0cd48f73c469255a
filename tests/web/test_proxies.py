"""Behind a reverse proxy: whoever comes through it is a stranger, whatever name it calls us by."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_command_line import typed
from tests.web.house import House
from tests.web.reading import Person
from tests.web.test_web_network import Home
from thirdchair.games import GAMES
from thirdchair.kit.refusals import Refusal
from thirdchair.table.store import Store
from thirdchair.web.front import front_of
from thirdchair.words import LANGUAGES, Words

SITE = "https://table.example.org"
ADDED = ["x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip"]
HERE: dict[str, Any] = {"peer": "127.0.0.1", "host": "127.0.0.1:8377"}
PAGES = ("/", "/phone", "/everything", "/new", "/tables/x")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as store:
        yield Home(store)


@pytest.mark.parametrize("header", ADDED)
@pytest.mark.parametrize("host", ["127.0.0.1:8377", "localhost", "table.example.org"])
def test_what_a_proxy_passes_on_is_never_this_machine(home: Home, header: str, host: str) -> None:
    assert home.ask("/", **HERE).status_code == 200
    for claimed in ("203.0.113.5", "127.0.0.1", ""):
        for path in (*PAGES, "/join", "/static/page.css", "/api/tables/x"):
            answer = home.ask(path, peer="127.0.0.1", host=host, headers={header: claimed})
            assert answer.status_code == 403, path


def test_through_a_proxy_an_open_network_wants_the_code_word(home: Home) -> None:
    home.network.open()
    through: dict[str, Any] = {"headers": {"x-forwarded-for": "203.0.113.5"}, **HERE}
    for path in PAGES:
        answer = home.ask(path, **through)
        assert (answer.status_code, answer.headers["location"][:6]) == (303, "/join?"), path
    assert home.ask("/api/tables/x", **through).status_code == 401
    assert home.ask("/phone", **through, data={"act": "close"}).status_code == 401
    assert home.network.is_open
    joined = home.ask("/join", **through, data={"code": home.code})
    token = {"thirdchair_device": joined.cookies["thirdchair_device"]}
    assert home.ask("/", **through, cookies=token).status_code == 200
    assert 'value="close"' not in home.ask("/phone", **through, cookies=token).text
    assert 'value="close"' in home.ask("/phone", **HERE, cookies=token).text


@pytest.fixture
def fronted(home: Home) -> Home:
    home.network.front = front_of(SITE)
    return home


KEPT: dict[str, Any] = {"peer": "127.0.0.1", "host": "table.example.org"}


@pytest.mark.parametrize("way", [HERE, KEPT], ids=["from here", "through the proxy"])
def test_behind_a_proxy_even_this_machine_joins_with_the_code_word(
    fronted: Home, way: dict[str, Any]
) -> None:
    for path in PAGES:
        assert fronted.ask(path, **way).status_code == 303, path
    answer = fronted.ask("/join", **way, data={"code": fronted.code})
    assert answer.status_code == 303
    cookie = answer.headers["set-cookie"]
    assert ("; Secure" in cookie) is (way is KEPT)
    name = "__Secure-thirdchair_device" if way is KEPT else "thirdchair_device"
    token = {name: answer.cookies[name]}
    page = fronted.ask("/phone", **way, cookies=token)
    assert f"{SITE}" in page.text
    assert 'value="open"' not in page.text
    renewed = fronted.ask("/phone", **way, cookies=token, data={"act": "renew"}, form="/new")
    assert renewed.status_code == 403


def test_behind_a_proxy_only_its_own_site_acts(fronted: Home) -> None:
    for origin, status in ((SITE, 303), ("http://table.example.org", 403), (f"{SITE}:81", 403)):
        for way in (KEPT, {**HERE, "headers": {"x-forwarded-for": "203.0.113.5"}}):
            headers = {**way.get("headers", {}), "origin": origin}
            answer = fronted.ask(
                "/join", **{**way, "headers": headers}, data={"code": fronted.code}
            )
            assert answer.status_code == status, (origin, way)
    for host in ("evil.example", "table.example.org.evil.example", "127.0.0.1.evil.example"):
        for added in (None, {"x-forwarded-for": "203.0.113.5"}):
            answer = fronted.ask("/join", peer="127.0.0.1", host=host, headers=added)
            assert answer.status_code == 403, host


def test_behind_a_proxy_guesses_are_counted_by_whom_it_names(fronted: Home) -> None:
    def tried(code: str, sender: str) -> int:
        headers = {"x-forwarded-for": f"10.9.9.9, {sender}"}
        return fronted.ask("/join", **KEPT, headers=headers, data={"code": code}).status_code

    assert [tried("wrong-word", "203.0.113.5") for _ in range(6)] == [403] * 5 + [429]
    assert tried(fronted.code, "203.0.113.6") == 303


def test_behind_a_proxy_that_names_nobody_no_stranger_locks_others_out(fronted: Home) -> None:
    for _ in range(40):
        assert fronted.ask("/join", **KEPT, data={"code": "wrong-word"}).status_code == 403
    assert fronted.ask("/join", **KEPT, data={"code": fronted.code}).status_code == 303


def test_serving_behind_a_proxy_says_the_code_and_lets_nobody_in_without_it(
    tmp_path: Path,
) -> None:
    house = House(tmp_path / "house", front=SITE)
    try:
        assert SITE in house.line()
        code = house.line().split()[-1]
        assert len(code) == len("kuna-dopi-lumi-sabe")
        with house.client() as client:
            here = Person(client)
            here.open("/new")
            assert here.answer.url.path == "/join"
            here.press("code", code=code)
            assert here.answer.url.path == "/new"
    finally:
        house.stop()


@pytest.mark.parametrize("given", ["", "table.example.org", "ftp://x", f"{SITE}/path", "https://"])
def test_what_is_no_site_is_refused(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        front_of(given)
    for language in LANGUAGES:
        sentence = Words(language).refusal(refused.value)
        assert given in sentence
        assert "--path" in sentence


def test_serving_behind_a_proxy_that_has_no_site_ends_with_a_sentence(tmp_path: Path) -> None:
    done = typed(tmp_path, "serve", "--behind-proxy", "table.example.org")
    assert done.returncode == 2
    assert "“table.example.org” is no address of a site" in done.stderr


def test_the_usual_port_is_left_out() -> None:
    assert front_of("https://table.example.org:443/").origin == SITE
    assert front_of("http://Table.example.org:8080").host == "table.example.org:8080"
