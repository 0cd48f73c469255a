"""What is packed on its way, and what must not be."""

from pathlib import Path

import pytest

from tests.web.house import House
from tests.web.played import DUEL, made

BROWSER = {"accept-encoding": "gzip, deflate, br"}


def test_pages_and_files_are_packed(house: House) -> None:
    with house.client() as client:
        path = made(client, DUEL)
        page = client.get(path, headers=BROWSER)
        assert page.headers["content-encoding"] == "gzip"
        assert int(page.headers["content-length"]) < len(page.content) / 3
        assert client.get("/static/page.css", headers=BROWSER).headers["content-encoding"] == "gzip"
        assert "content-encoding" not in client.get(path).headers, "the client wants it plain"


def test_what_another_site_asks_for_is_not_packed(house: House) -> None:
    """Its size on the wire would tell whether a guess is like something on the page."""
    with house.client() as client:
        path = made(client, DUEL)
        for site in ("cross-site", "same-site"):
            page = client.get(path, headers={**BROWSER, "sec-fetch-site": site})
            assert page.status_code == 200
            assert "content-encoding" not in page.headers
        own = client.get(path, headers={**BROWSER, "sec-fetch-site": "same-origin"})
        assert own.headers["content-encoding"] == "gzip"


def test_the_live_stream_comes_at_once(house: House) -> None:
    with house.client() as client:
        path = made(client, DUEL)
        with client.stream("GET", f"{path}/live", headers=BROWSER) as stream:
            assert "content-encoding" not in stream.headers
            assert next(stream.iter_text()).startswith("data: ")


@pytest.mark.parametrize("seconds", [-86_400, 2**32])
def test_a_page_is_packed_whatever_the_clock_says(tmp_path: Path, seconds: int) -> None:
    """The clock of a small computer begins anywhere; a packed file has room for few times."""

    class Elsewhen(House):
        MAIN = f"import time; time.time = lambda: float({seconds}); {House.MAIN}"

    house = Elsewhen(tmp_path / "house")
    with house.client() as client:
        page = client.get("/", headers=BROWSER)
    house.stop()
    assert page.status_code == 200
    assert page.headers["content-encoding"] == "gzip"
    assert "Third Chair" in page.text
