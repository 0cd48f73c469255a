"""Every page of a tracked board is tapped: alone, with seven seats, and with every module."""

from typing import Any

import pytest

from tests.web.every_command import set_ups
from tests.web.house import House
from tests.web.tapping import crowded, measured, with_modules

pytestmark = [pytest.mark.journey, pytest.mark.browser]
TRACKED = "scythe/automa tracked"


def test_every_page_of_a_tracked_board_fits_and_takes_each_tap(chromium: Any, hasty: House) -> None:
    with measured(chromium, hasty, "dark") as evening:
        evening.walk(lambda game: game.startswith(TRACKED))
        assert evening.tapped.pages > 50


def test_every_page_of_a_module_fits_and_takes_each_tap(chromium: Any, hasty: House) -> None:
    with measured(chromium, hasty, "light") as evening:
        usual = dict(set_ups(evening.client, lambda game: game.startswith(f"{TRACKED} usual")))
        for game, setup in usual.items():
            for one in with_modules(evening.client, setup):
                evening.whole(game, crowded(evening.client, one))
        assert evening.tapped.pages > 50
