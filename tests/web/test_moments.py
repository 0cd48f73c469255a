"""Moments of a game: looked at by those at the table, and by whoever has the link."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.builders import bots_turn, duel
from tests.web.house import GOES_ROUND, House
from tests.web.played import DUEL, SOLO, done, made
from tests.web.reading import Person
from tests.web.test_web_network import Home
from thirdchair.games import GAMES
from thirdchair.table.store import Store
from thirdchair.words import LANGUAGES


def share(person: Person, path: str, step: int) -> str:
    """The address of the link, made by the button."""
    page = person.open(f"{path}/moments/{step}")
    if ("act", "share") in page.forms[-1].buttons:
        page = person.press("act", "share")
    return next(link for link in page.links if "/moments/" in link and "/tables/" not in link)


def test_a_moment_is_looked_at_shared_and_withdrawn(ana: Person) -> None:
    path = made(ana.client, DUEL, chance="table")
    done(ana.client, path, do="bots_turn")
    for card in (1, 2):
        done(ana.client, path, answer=card)
    done(ana.client, path, do="advance", who="p1", track="science")
    assert f"{path}/moments/1" in ana.open(f"{path}/history").links
    page = ana.open(f"{path}/moments/1")
    assert "Science: Ana on the start" in page.text
    link = share(ana, path, 1)
    assert link == share(ana, path, 1)
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/moments/[\w-]{32}", link)
    assert "a link leads here" in ana.open(f"{path}/history").text
    page = ana.open(link)
    assert ana.answer.status_code == 200
    assert "Card 1 is the track card." in page.text
    assert "Why not Exploration?" in page.text
    assert "Science: Ana on the start" in page.text
    ana.open(f"{path}/moments/1")
    ana.press("act", "withdraw")
    page = ana.open(link)
    assert ana.answer.status_code == 404
    assert "This link leads to no moment of a game." in page.text


def test_what_a_link_shows_leads_nowhere_else(ana: Person) -> None:
    path = made(ana.client, DUEL, chance="table", seed=987_654_321_012_345)
    done(ana.client, path, do="bots_turn")
    for card in (1, 2):
        done(ana.client, path, answer=card)
    page = ana.open(share(ana, path, 1))
    assert page.forms == []
    assert page.links == ["#content"]
    assert path.removeprefix("/tables/") not in ana.answer.text
    assert "this machine" not in page.text
    assert "987654321012345" not in ana.answer.text
    assert "Decision deck: 10" in page.text
    assert "Discard pile, from bottom to top: 1, 2" in page.text


def test_a_solo_moment_shows_its_map_and_no_card_of_a_deck(ana: Person) -> None:
    path = made(ana.client, SOLO, chance="app")
    done(ana.client, path, do="explore", hex=23)
    done(ana.client, path, do="conquer", hex=23)
    link = share(ana, path, 1)
    page = ana.open(link)
    assert "You explore hex 23" in page.text
    assert re.search(r"Hex 23, [^:]*: tile(?!,)", page.text)
    assert 'class="map"' in ana.answer.text
    assert "Automa: 0 points" in page.text
    later = ana.open(share(ana, path, 2))
    assert re.search(r"Hex 23, [^:]*: tile, You", later.text)


@pytest.mark.parametrize("step", ["7", "-1"])
def test_a_step_that_is_not_there_gets_a_sentence(ana: Person, step: str) -> None:
    path = made(ana.client, DUEL)
    page = ana.open(f"{path}/moments/{step}")
    assert ana.answer.status_code == 422
    assert f"There is no step {step} here." in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_link_gets_a_sentence_in_every_language(house: House, language: str) -> None:
    with house.client(language=language) as client:
        answer = client.get("/moments/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
    assert answer.status_code == 404
    said = {"en": "no moment", "de": "keinem Moment", "cs": "žádnému okamžiku"}[language]
    assert said in answer.text


# From the network


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as store:
        home = Home(store)
        home.network.open()
        yield home


def test_a_stranger_in_the_network_sees_the_moment_and_nothing_else(
    home: Home,
) -> None:
    server, house = home, home.house
    table_id = house.create("Sunday", duel()).id
    house.change(table_id, bots_turn)
    token = house.share_moment(table_id, 1)
    answer = server.ask(f"/moments/{token}")
    assert answer.status_code == 200
    assert "Sunday" in answer.text
    assert "no-store" in answer.headers["cache-control"]
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "thirdchair_device" not in answer.headers.get("set-cookie", "")
    assert server.ask("/moments/guess").status_code == 404
    for path in (f"/tables/{table_id}", f"/tables/{table_id}/moments/1", "/record", "/moments"):
        assert server.ask(path).status_code == 303
    server.network.close()
    assert server.ask(f"/moments/{token}").status_code == 403


def test_an_open_network_gives_a_link_that_others_can_reach(home: Home) -> None:
    server, house = home, home.house
    table_id = house.create("Sunday", duel()).id
    house.share_moment(table_id, 0)
    token = house.add_device("phone")
    page = server.ask(
        f"/tables/{table_id}/moments/0", cookies={"thirdchair_device": token, **GOES_ROUND}
    )
    assert page.status_code == 200
    addresses = server.network.addresses() or ["http://192.168.1.7:8378"]
    assert f"{addresses[0]}/moments/" in page.text
