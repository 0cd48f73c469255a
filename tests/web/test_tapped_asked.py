"""Every page of Scythe that asks about the board is tapped: alone, and with seven seats."""

from typing import Any

import pytest

from tests.web.house import House
from tests.web.tapping import measured

pytestmark = [pytest.mark.journey, pytest.mark.browser]


def test_every_page_of_an_asked_board_fits_and_takes_each_tap(chromium: Any, hasty: House) -> None:
    with measured(chromium, hasty, "light") as evening:
        evening.walk(lambda game: game.startswith("scythe/automa asked"))
        assert evening.tapped.pages > 50
