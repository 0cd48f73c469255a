"""HEAD: what a program asks before it takes a page, answered as the page would be."""

import pytest

from tests.web.house import House
from tests.web.reading import Person


@pytest.mark.parametrize(
    "page", ["/", "/join", "/rules", "{table}", "{table}/history", "{table}/export", "/nothing"]
)
def test_every_page_has_a_head(ana: Person, page: str) -> None:
    path = page.format(table=ana.new_game())
    head, whole = ana.client.head(path), ana.client.get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-security-policy", "location", "cache-control"):
        assert head.headers.get(name) == whole.headers.get(name)
    assert head.headers.get("content-length") == whole.headers.get("content-length")


def test_a_stream_has_none(ana: Person) -> None:
    assert ana.client.head(f"{ana.new_game()}/live").status_code == 405


def test_a_head_changes_nothing_and_the_connection_stays_usable(house: House) -> None:
    with house.client() as client:
        table = Person(client).new_game()
        for _ in range(3):
            assert client.head(table).status_code == 200
            assert client.get(table).text.count("</html>") == 1
