"""Every page of the Horde is tapped: two people and seven, asked about and tracked."""

from typing import Any

import pytest

from tests.web.house import House
from tests.web.tapping import measured

pytestmark = [pytest.mark.journey, pytest.mark.browser]


@pytest.mark.parametrize(("way", "theme"), [("asked", "dark"), ("tracked", "light")])
def test_every_page_of_the_horde_fits_and_takes_each_tap(
    chromium: Any, hasty: House, way: str, theme: str
) -> None:
    with measured(chromium, hasty, theme) as evening:
        evening.walk(lambda game: game.startswith(f"scythe/horde {way}"))
        assert evening.tapped.pages > 50
