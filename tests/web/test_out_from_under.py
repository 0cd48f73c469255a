"""What once lay under the thumb bar or beside the screen; `test_tapped_*` walk every page."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.every_command import Player, set_ups
from tests.web.house import House
from tests.web.tapped import Tapped
from tests.web.tapping import Tapping, crowded

pytestmark = pytest.mark.browser

BELOW = """() => {
  window.scrollTo(0, document.documentElement.scrollHeight);
  const bar = document.querySelector(".bar"), last = bar.previousElementSibling;
  return last.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
}"""
"""How much of what stands last on the page is still under the bar when all of it is scrolled."""


@pytest.fixture
def walker(chromium: Any, hasty: House) -> Iterator[Tapping]:
    tapped = Tapped(chromium, hasty)
    walker = Tapping(hasty, tapped)
    with walker.client, tapped.window:
        walker.choose_freely()
        yield walker


def laid(walker: Tapping, wanted: str) -> Player:
    """This game with as many at the table as can be."""
    games = dict(set_ups(walker.client, lambda game: game == wanted))
    return crowded(walker.client, games[wanted])


def test_the_end_of_a_page_can_be_read_above_the_highest_question(walker: Tapping) -> None:
    table = laid(walker, "tapestry/kaiju 2 full")
    assert table.question
    page = walker.tapped.window.page
    page.goto(table.path)
    assert page.evaluate(BELOW) <= 0


def test_seven_long_names_leave_the_tools_of_the_board_to_the_finger(walker: Tapping) -> None:
    table = laid(walker, "scythe/horde asked full")
    table.settle()
    for command in table.commands():
        if command == "actor_turn":
            assert table.tries(command)
    walker.look(table, "asked about the board", deep=False)
    table.settle()
    walker.look(table, "after it", deep=False)
    assert walker.tapped.wrong == {}, walker.tapped.told()


def test_the_form_of_a_new_game_is_no_wider_than_the_screen(walker: Tapping) -> None:
    laid(walker, "tapestry/kaiju 2 full")  # the form proposes what was chosen last
    walker.crawl.open("/new?mode=kaiju", "", "de")
    assert walker.tapped.wrong == {}, walker.tapped.told()
