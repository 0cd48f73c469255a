"""Every page of Atlantis is tapped, scenario by scenario."""

from typing import Any

import pytest

from tests.web.house import House
from tests.web.tapping import measured

pytestmark = [pytest.mark.journey, pytest.mark.browser]


def test_every_page_of_atlantis_fits_and_takes_each_tap(chromium: Any, hasty: House) -> None:
    with measured(chromium, hasty, "dark") as evening:
        evening.walk(lambda game: game.startswith("tapestry/atlantis"))
        assert evening.tapped.pages > 50
