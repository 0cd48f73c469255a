"""The map of the solo game: where hexes lie in words and on the page, and how a scan runs."""

import re
from xml.etree import ElementTree

import pytest

from thirdchair.tapestry.maps import board
from thirdchair.web.games.tapestry.drawing.candidates import Narrowing, lines_of, narrowing_map
from thirdchair.web.games.tapestry.drawing.footprints import footprint
from thirdchair.web.games.tapestry.drawing.hexmap import Scene, hexmap, layout
from thirdchair.web.games.tapestry.drawing.tokens import tokens_of
from thirdchair.web.games.tapestry.solo.places import hex_in_words
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

TOKENS = tokens_of(
    {"you": "red", "automa": "blue", "shadow": "gray"},
    {"you": "You", "automa": "Automa", "shadow": "Shadow Empire"},
)


@pytest.mark.parametrize(
    ("at", "language", "words"),
    [
        (20, "en", "one step from your capital toward the middle island"),
        (17, "en", "one step from your capital toward the military track"),
        (8, "en", "two steps from the middle island toward the corner of technology and military"),
        (9, "en", "one step from the middle island toward the territory 1/6"),
        (5, "en", "three steps from your capital toward the military track"),
        (16, "en", "the middle island"),
        (20, "de", "ein Feld von deiner Hauptstadt in Richtung der mittleren Insel"),
        (31, "de", "ein Feld von deiner Hauptstadt in Richtung der Entdeckungsleiste"),
        (22, "de", "die Hauptstadt des Automa"),
        (19, "cs", "jeden krok od prostředního ostrova směrem k hlavnímu městu Automy"),
    ],
)
def test_a_hex_lies_some_steps_from_what_everybody_knows(
    at: int, language: str, words: str
) -> None:
    assert hex_in_words(at, TapestryWords(language)) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_hexes_are_called_the_same(language: str) -> None:
    words = TapestryWords(language)
    assert len({hex_in_words(at, words) for at in board().hexes}) == 34


@pytest.mark.parametrize("turn", range(4))
def test_the_map_is_whole_from_every_side(turn: int) -> None:
    where = layout(turn)
    assert {place.hex for place in where.places} == set(range(34))
    assert len({(place.column, place.row) for place in where.places}) == 34
    # Reading order: the island is in the middle, your capital where that side puts it.
    you, island = where.place(24), where.place(16)
    right, below = you.x > island.x, you.y > island.y
    assert (right, below) == [(True, True), (False, True), (False, False), (True, False)][turn]
    drawing = str(hexmap(where, Scene(hexes={}), TOKENS))
    ElementTree.fromstring(drawing)
    assert drawing.count('class="hex ') == 34


def test_pieces_stand_or_lie() -> None:
    drawing = str(
        hexmap(layout(0), Scene(hexes={"16": "Ya", "19": "B"}, lit=[16], can=[20]), TOKENS)
    )
    assert len(re.findall(r'class="piece seat-', drawing)) == 2
    assert re.findall(r'rotate\(90\)" class="piece toppled seat-(\w+)"', drawing) == ["blue"]
    assert drawing.count('class="ring lit"') == drawing.count('class="ring can"') == 1
    assert drawing.count('class="hex tile"') == 1
    assert drawing.count('class="hex printed"') == 13


def test_the_scan_of_the_book_runs_line_by_line() -> None:
    # The figure of the rulebook, cards 8 and 13: the first valid hex is number 9.
    assert lines_of(8)[:3] == ((33, 31, 28), (32, 30, 27, 24, 21), (29, 26, 23, 20, 17, 14))
    assert lines_of(13) == lines_of(8)
    assert [len(line) for line in lines_of(8)] == [3, 5, 6, 6, 6, 5, 3]


def test_a_rule_about_hexes_shows_what_counted_and_the_way_of_the_scan() -> None:
    what = Narrowing(from_=[29, 20, 9], to=[29], by=[9, 12, 20], card=8)
    drawing = str(narrowing_map(layout(0), what, {"22": "AA"}, TOKENS, "Tie"))
    ElementTree.fromstring(drawing)
    assert re.findall(r'class="value-text">(\d+)<', drawing) == ["9"]
    assert sorted(re.findall(r'class="value lost-text">(\d+)<', drawing)) == ["12", "20"]
    # Two whole lines with an arrow each, and the start of the third, where the hex is.
    assert drawing.count('class="scan-start"') == 3
    assert drawing.count('class="scan-tip"') == 2
    assert drawing.count('class="scan first"') == 1


def test_out_of_reach_is_no_number() -> None:
    what = Narrowing(from_=[3, 9], to=[3], by=[None, 4])
    drawing = str(narrowing_map(layout(0), what, {}, TOKENS, "Far"))
    assert 'class="value-text">∞<' in drawing


def test_a_footprint_has_the_squares_of_the_landmark() -> None:
    drawing = str(footprint(("..##", "####")))
    ElementTree.fromstring(drawing)
    assert drawing.count("M") == 6
    assert 'viewBox="0 0 32 16"' in drawing
