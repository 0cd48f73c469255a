"""The card of a finished game as a picture, made by a real browser under our own policy."""

import re
import struct
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.played import DUEL, finished
from tests.web.window import PATIENCE, Window

pytestmark = pytest.mark.browser

SHARING = """
window.shared = null;
navigator.canShare = (what) => what.files?.length === 1;
navigator.share = async (what) => {
  const bytes = new Uint8Array(await what.files[0].arrayBuffer());
  window.shared = [what.files[0].name, what.files[0].type, bytes.length, ...bytes.slice(0, 4)];
};
"""


@pytest.fixture(scope="module")
def over(house: House) -> str:
    with house.client() as client:
        return finished(client, DUEL, 120, 100)


def test_the_picture_is_saved_in_its_full_size(
    chromium: Any, house: House, over: str, tmp_path: Path
) -> None:
    with house.client(language="de") as client:
        high = int(re.search(r'height="(\d+)"', client.get(f"{over}/result.svg").text)[1])  # type: ignore[index]
    with Window(chromium, house, "de") as phone:
        phone.page.goto(over)
        expect(phone.page.locator("#result-name")).to_have_text("Ana gewinnt!")
        with phone.page.expect_download() as coming:
            phone.page.click("#picture")
        assert coming.value.suggested_filename == "third-chair.png"
        coming.value.save_as(tmp_path / "card.png")
        png = (tmp_path / "card.png").read_bytes()
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", png[16:24]) == (1080, high)
        assert len(png) > 20_000, "more than an empty sheet"
        assert phone.errors == []


def test_where_the_browser_can_share_it_gets_the_file(
    chromium: Any, house: House, over: str
) -> None:
    with Window(chromium, house) as phone:
        phone.page.add_init_script(SHARING)
        phone.page.goto(f"{over}/result")
        phone.page.click("#picture")
        until = monotonic() + PATIENCE / 1000
        while (shared := phone.page.evaluate("window.shared")) is None and monotonic() < until:
            phone.page.wait_for_timeout(100)
        name, kind, size, *first = shared
        assert (name, kind) == ("third-chair.png", "image/png")
        assert first == [0x89, *b"PNG"]
        assert size > 20_000
        assert phone.errors == []
