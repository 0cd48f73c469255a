"""Every page of the solo game is tapped: an easy one, and the hardest with all expansions."""

from typing import Any

import pytest

from tests.web.house import House
from tests.web.tapping import measured

pytestmark = [pytest.mark.journey, pytest.mark.browser]


def test_every_page_of_the_solo_game_fits_and_takes_each_tap(chromium: Any, hasty: House) -> None:
    with measured(chromium, hasty, "light") as evening:
        evening.walk(lambda game: game.startswith("tapestry/solo"))
        assert evening.tapped.pages > 50
