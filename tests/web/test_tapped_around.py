"""Every page around the tables is tapped, and games that no other file walks."""

from typing import Any

import pytest

from tests.web.every_page import addresses, laid_out
from tests.web.house import House
from tests.web.tapping import OWN_WALKS, measured

pytestmark = [pytest.mark.journey, pytest.mark.browser]


def test_every_page_around_the_tables_fits_and_takes_each_tap(chromium: Any, hasty: House) -> None:
    with measured(chromium, hasty, "light") as evening:
        evening.walk(lambda game: not game.startswith(OWN_WALKS))
        for address in addresses(laid_out(evening.client)):
            evening.sender.open(address)
        evening.campaigns()
        evening.pages()
        assert evening.tapped.pages > 50
