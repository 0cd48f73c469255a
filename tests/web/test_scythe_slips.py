"""A slip on Scythe's board: the page asks in amber, keeps what was entered, and takes it anyway."""

import re

import pytest

from tests.web.at_the_board import AtTheBoard
from tests.web.reading import Person


@pytest.fixture
def ana(ana: Person) -> AtTheBoard:
    return AtTheBoard(ana.client)


def amber(ana: AtTheBoard) -> str:
    """What the page asks in amber."""
    return " ".join(re.findall(r'class="amber-line">([^<]*)<', ana.answer.text))


def test_a_doubt_keeps_the_moves_and_right_anyway_does_them(ana: AtTheBoard) -> None:
    ana.table()
    ana.touch("base:nordic")
    ana.touch("r4c4")  # four hexes away on the first turn
    ana.touch("r1c4")
    ana.touch("r1c3")  # across a river, but Nordic workers swim
    ana.tap("move")
    assert ana.answer.status_code == 409
    assert "4 steps at once? character" in amber(ana)
    assert "river" not in amber(ana)
    assert ana.at("s1", "character") == {"base:nordic": 1}, "nothing is done yet"
    assert {"drop-1", "drop-2"} <= ana.page.ids, "both moves are still there"

    ana.press("anyway", "yes")
    assert ana.at("s1", "character") == {"r4c4": 1}
    assert "r1c3" in ana.at("s1", "worker")
    assert "amber" not in ana.page.ids


def test_a_refusal_keeps_the_moves(ana: AtTheBoard) -> None:
    ana.table()
    ana.place("s2", "mech", "r1c3")
    ana.open(ana.path)
    ana.touch("r1c4")
    ana.touch("r1c3")  # a lone worker into a mech
    ana.tap("move")
    assert ana.answer.status_code == 409
    assert "drop-1" in ana.page.ids
    ana.follow("drop-1")
    assert "drop-1" not in ana.page.ids


def test_what_the_rules_refuse_is_not_doubted_first(ana: AtTheBoard) -> None:
    ana.table()
    ana.place("s2", "mech", "r4c4")
    ana.open(ana.path)
    ana.touch("r1c4")
    ana.touch("r4c4")  # a lone worker, three steps away, into a mech
    ana.tap("move")
    assert ana.answer.status_code == 409
    assert amber(ana) == ""
    assert "Workers alone" in ana.page.text
    assert "drop-1" in ana.page.ids


def test_two_factions_on_one_territory_are_asked_about(ana: AtTheBoard) -> None:
    ana.table()
    at = next(iter(ana.at("s2", "worker")))
    ana.touch(at)
    ana.tap(f"place structure {at}")
    assert "Automa (Crimea) already stands here" in amber(ana)
    assert at not in ana.at("s1", "structure")
    ana.press("anyway", "yes")
    assert ana.at("s1", "structure")[at] == 1
    ana.tap(f"place worker {at}")
    assert (ana.answer.status_code, amber(ana)) == (409, ""), "units are refused by the rules"
    assert at not in ana.at("s1", "worker")


def test_four_mechs_ask_for_their_star_and_a_star_without_them_is_doubted(ana: AtTheBoard) -> None:
    ana.table()
    ana.follow("own-more")
    ana.tap("star mechs")
    assert "0 of 4" in amber(ana)
    assert ana.view["seats"]["s1"]["stars"]["mechs"] == 0
    ana.place("s1", "mech", "r1c4", 4)
    ana.open(ana.path)
    assert "4 mechs" in amber(ana)
    ana.tap("star mechs")
    assert ana.view["seats"]["s1"]["stars"]["mechs"] == 1
    assert "owed-mechs" not in ana.page.ids


def test_the_address_of_a_doubted_page_has_what_was_entered(ana: AtTheBoard) -> None:
    ana.table()
    ana.touch("base:nordic")
    ana.touch("r4c4")
    ana.tap("move")
    ana.follow("amber-change")
    assert "drop-1" in ana.page.ids
