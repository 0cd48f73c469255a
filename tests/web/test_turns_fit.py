"""On a phone the whole turn card stands above the bar: counted, over real games."""

from typing import Any

import pytest

from tests.web.fitting import counted, share, worst
from tests.web.house import House
from tests.web.turns_played import WAYS, bots_turns
from tests.web.window import Window

TURNS = 200
ENOUGH = 0.9


@pytest.mark.browser
@pytest.mark.journey
@pytest.mark.parametrize("mode", WAYS)
def test_nine_in_ten_turns_of_the_bots_fit_above_the_bar(
    chromium: Any, house: House, mode: str
) -> None:
    with Window(chromium, house, "de") as window, house.client(language="de") as client:
        cards = counted(window.page, bots_turns(client, mode), TURNS)
        assert len(cards) == TURNS
        print(f"{mode}: {share(cards):.1%} of {TURNS}")
        assert share(cards) >= ENOUGH, worst(cards)
        assert all(one.steps for one in cards if one.lines), "lines are there to be counted"
