"""Every state that the thumb bar knows is tapped."""

from typing import Any

import pytest

from tests.web.house import House
from tests.web.many_states import states
from tests.web.tapping import measured

pytestmark = [pytest.mark.journey, pytest.mark.browser]


def test_every_state_of_the_bar_fits_and_takes_each_tap(chromium: Any, hasty: House) -> None:
    with measured(chromium, hasty, "dark") as evening:
        for name, address in states(evening.client):
            evening.crawl.open(address, name, "de")
        assert evening.tapped.pages > 100
