"""Every page of the duel is tapped: nothing is wider than a phone, nothing lies on a button."""

from typing import Any

import pytest

from tests.web.house import House
from tests.web.tapping import measured

pytestmark = [pytest.mark.journey, pytest.mark.browser]


def test_every_page_of_the_duel_fits_and_takes_each_tap(chromium: Any, hasty: House) -> None:
    with measured(chromium, hasty, "dark") as evening:
        evening.walk(lambda game: game.startswith("tapestry/duel"))
        assert evening.tapped.pages > 50
