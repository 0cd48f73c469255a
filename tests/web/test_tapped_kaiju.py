"""Every page of Kaiju is tapped, scenario by scenario."""

from typing import Any

import pytest

from tests.web.house import House
from tests.web.tapping import measured

pytestmark = [pytest.mark.journey, pytest.mark.browser]


def test_every_page_of_kaiju_fits_and_takes_each_tap(chromium: Any, hasty: House) -> None:
    with measured(chromium, hasty, "light") as evening:
        evening.walk(lambda game: game.startswith("tapestry/kaiju"))
        assert evening.tapped.pages > 50
