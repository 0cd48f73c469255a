"""The colors pass contrast by day and by night, and none of them carries a meaning alone."""

import re
from itertools import combinations

import pytest

from thirdchair.web.addresses import Addresses
from thirdchair.web.drawing.bars import DYES
from thirdchair.web.games import FACES
from thirdchair.web.games.tapestry.colors import COLORS
from thirdchair.web.games.tapestry.drawing.tokens import SEAT_SHAPES, token_of
from thirdchair.web.rendering import rendering_of

RENDERING = rendering_of(FACES, Addresses())
DAY, NIGHT, TAPESTRY = "page.css", "dark.css", "tapestry/table.css"
BY_CHOICE, BY_DEVICE = ':root[data-theme="dark"]', ':root[data-theme="auto"]'
"""How a game colors the night: for a reader who chose it, and for a device that prefers it."""
TRACKS = ("exploration", "science", "military", "technology", "arts")
TEXT, GRAPHIC = 4.5, 3.0
"""What WCAG asks for small text, and for shapes that one must see."""


def declared(sheet: str, selector: str = ":root") -> dict[str, str]:
    """The named colors of a style sheet: a value, or the name of another."""
    text = RENDERING.static_file(sheet).decode()
    block = re.search(rf"{re.escape(selector)} \{{(.*?)\}}", text, re.DOTALL)
    assert block is not None, (sheet, selector)
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6}|var\(--[\w-]+\));", block[1]))


def colors(theme: str) -> dict[str, str]:
    """The named colors of a theme, those of the tracks too; the night changes some of the day's."""
    found = declared(DAY) | declared(TAPESTRY)
    if theme == NIGHT:
        found |= declared(NIGHT) | declared(TAPESTRY, BY_CHOICE)
    return {name: found.get(value[6:-1], value) for name, value in found.items()}


def light(color: str) -> float:
    """The relative luminance of WCAG."""
    digits = color[1:] if len(color) == 7 else "".join(one * 2 for one in color[1:])
    parts = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_the_measure_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_the_night_is_the_same_whoever_chose_it() -> None:
    assert declared(TAPESTRY, BY_DEVICE) == declared(TAPESTRY, BY_CHOICE)
    assert set(declared(TAPESTRY, BY_CHOICE)) <= set(declared(TAPESTRY))


@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_words_stand_out_from_every_ground(theme: str) -> None:
    named = colors(theme)
    for ground in ("paper", "panel", "cloth", "card"):
        for text in ("ink", "soft", "thread"):
            assert contrast(named[text], named[ground]) >= TEXT, (text, ground)
    assert contrast(named["on-thread"], named["thread"]) >= TEXT
    assert contrast(named["warn"], named["warn-ground"]) >= TEXT
    for track in TRACKS:
        assert contrast(named["on-track"], named[track]) >= TEXT, track


@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_tracks_and_seats_stand_out_and_their_letters_can_be_read(theme: str) -> None:
    named = colors(theme)
    sheet = RENDERING.static_file(DAY).decode()
    for color in COLORS:
        on = re.search(rf"\.seat-{color} \{{[^}}]*--on-seat: ([^;]+);", sheet)
        assert on is not None
        letter = named["on-dye"] if on[1] == "var(--on-dye)" else on[1]
        assert contrast(letter, named[color]) >= TEXT, color
        assert contrast(named["ink"], named["panel"]) >= GRAPHIC  # the line around a token
    for track in TRACKS:
        assert contrast(named[track], named["panel"]) >= GRAPHIC, track


def test_every_seat_of_a_table_has_a_shape_or_a_letter_of_its_own() -> None:
    for seats in (("p1", "p2", "shadow"), ("you", "automa", "shadow")):
        names = {"p1": "Ana", "p2": "Alma", "you": "You", "automa": "Automa", "shadow": "Shadow"}
        marks = [token_of(seat, "red", names[seat]) for seat in seats]
        for one, other in combinations(marks, 2):
            assert (one.shape, one.letter) != (other.shape, other.letter)
    assert SEAT_SHAPES["p1"] != SEAT_SHAPES["p2"]  # two people may share a first letter


def test_every_track_and_kind_of_thing_has_a_symbol() -> None:
    there = set(re.findall(r'<symbol id="s-([\w-]+)"', str(RENDERING.sprite("tapestry"))))
    things = {"landmark", "outpost", "toppled", "die", "cards", "favorite", "end", "income"}
    assert things | set(TRACKS) <= there


@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_the_bar_and_the_curve_of_every_seat_are_seen(theme: str) -> None:
    """A black seat by night and a white one by day too, on the page and in its picture."""
    named = colors(theme)
    for dye in DYES.keys() - {"yellow"}:
        assert contrast(named[dye], named["panel"]) >= GRAPHIC, dye
    for dye in DYES.keys() - {"yellow"} if theme == DAY else ():
        assert contrast(DYES[dye], named["panel"]) >= GRAPHIC, dye
