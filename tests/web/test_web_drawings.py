"""The drawings say what they should: the taken symbol, the threads, the landmarks."""

import re
from xml.etree import ElementTree

import pytest

from thirdchair.tapestry import content
from thirdchair.web.addresses import Addresses
from thirdchair.web.drawing.qr import qr_code
from thirdchair.web.games import FACES
from thirdchair.web.games.tapestry.drawing.cards import Reading, pair, single
from thirdchair.web.games.tapestry.drawing.tokens import token_of, tokens_of
from thirdchair.web.games.tapestry.drawing.tracks import Strip, strip
from thirdchair.web.rendering import rendering_of

CARDS = content.decision_cards()
NAMES = {"p1": "Ana", "p2": "<Bert>", "shadow": "Shadow Empire"}
TOKENS = tokens_of({"p1": "red", "p2": "yellow", "shadow": "gray"}, NAMES)


def symbols(drawing: str, state: str) -> list[str]:
    """The symbols of the list in this state, from top to bottom."""
    return re.findall(rf'href="#s-(\w+)"[^>]*list-symbol {state} ', drawing)


def test_the_first_valid_symbol_from_below_is_taken() -> None:
    # From below, card 2 reads technology, science, favorite, exploration, military.
    reading = Reading(chosen="exploration", favorite="technology")
    drawing = str(pair(CARDS[1], CARDS[2], reading, "x"))
    assert symbols(drawing, "taken") == ["exploration"]
    assert symbols(drawing, "passed") == ["favorite", "science", "technology"]
    assert symbols(drawing, "plain") == ["military"]


def test_the_heart_is_taken_for_the_favorite_track() -> None:
    drawing = str(pair(CARDS[1], CARDS[2], Reading(chosen="military", favorite="military"), "x"))
    assert symbols(drawing, "taken") == ["favorite"]


def test_a_list_that_was_not_needed_has_no_mark() -> None:
    drawing = str(pair(CARDS[1], CARDS[2], Reading(chosen="science", tie=False), "x"))
    assert symbols(drawing, "taken") == symbols(drawing, "passed") == []


@pytest.mark.parametrize("number", sorted(CARDS))
def test_every_card_is_drawn_with_its_own_list(number: int) -> None:
    drawing = str(single(CARDS[number], f"Card {number}"))
    assert symbols(drawing, "plain") == list(CARDS[number].tiebreakers)
    assert f'class="card-number">{number}<' in drawing
    assert f'href="#s-{CARDS[number].shadow}"' in drawing
    ElementTree.fromstring(drawing)


def test_all_symbols_of_the_drawings_exist() -> None:
    known = set(
        re.findall(
            r'<symbol id="s-(\w+)"', str(rendering_of(FACES, Addresses()).sprite("tapestry"))
        )
    )
    used = {card.shadow for card in CARDS.values()} | {"favorite"} | set(content.tracks())
    assert used <= known


def test_a_track_shows_tokens_landmarks_and_the_favorite() -> None:
    what = Strip(
        track="science",
        spaces=12,
        at={"p1": 0, "p2": 4, "shadow": 7},
        landmarks={4: "p2", 7: "shadow", 10: None},
        favorite_of=("shadow",),
        moved={"shadow": 6},
    )
    drawing = str(strip(what, TOKENS, "Science & more"))
    ElementTree.fromstring(drawing)
    assert 'aria-label="Science &amp; more"' in drawing
    assert drawing.count('class="landmark taken') == 2
    assert drawing.count('class="landmark free"') == 1
    assert drawing.count('class="halo"') == 1
    assert 'class="came seat-gray"' in drawing
    places = [float(x) for x in re.findall(r'translate\(([\d.]+) [\d.]+\)" class="token', drawing)]
    step = (places[1] - places[0]) / 4
    assert places[2] - places[0] == pytest.approx(7 * step)
    assert drawing.count("s-favorite") == 1


def test_tokens_differ_by_shape_and_letter() -> None:
    assert len({token.shape for token in TOKENS.values()}) == 3
    assert [token.letter for token in TOKENS.values()] == ["A", "<", "S"]
    assert "&lt;" in TOKENS["p2"].picture
    assert token_of("p1", "no color", "x").color == "gray"


def test_a_qr_code_is_square_and_named() -> None:
    drawing = qr_code("http://192.168.1.7:8378/join?code=kuna-dopi", "Code")
    ElementTree.fromstring(drawing)
    assert 'role="img" aria-label="Code"' in drawing
    assert drawing.count("M") > 200
