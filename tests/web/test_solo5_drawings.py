"""Drawings of the solo game with expansions and scenarios: strips, the map's frame, six symbols."""

import re

from thirdchair.tapestry.packs import cards_with_arts
from thirdchair.web.games.tapestry.drawing.cards import HEIGHT, single
from thirdchair.web.games.tapestry.drawing.hexmap import Scene, hexmap, layout
from thirdchair.web.games.tapestry.drawing.tokens import tokens_of
from thirdchair.web.games.tapestry.drawing.tracks import FIRST, STEP, Strip, strip

TOKENS = tokens_of(
    {"you": "red", "shadow": "gray", "strike": "yellow"},
    {"you": "Du", "shadow": "Schattenreich", "strike": "Doppelschlag"},
)


def x(space: int) -> str:
    return f"{FIRST + STEP * space:g}"


def test_a_track_that_is_walked_the_other_way() -> None:
    drawn = strip(
        Strip(
            track="science",
            spaces=12,
            start=12,
            end=1,
            at={"you": 9, "shadow": 12},
            landmarks={10: None, 7: None, 4: None},
        ),
        TOKENS,
        "Science",
    )
    assert re.search(rf'd="M{x(12)} [\d.]+H{x(9)}" class="thread woven seat-red"', drawn)
    assert re.search(rf'd="M{x(12)} [\d.]+H{x(1)}" class="thread"', drawn)
    assert drawn.count('class="thread"') == 2, "who has no token there has no lane"


def test_a_landmark_that_has_left_the_game_and_an_outpost_on_a_space() -> None:
    drawn = strip(
        Strip(
            track="arts",
            spaces=12,
            at=dict.fromkeys(TOKENS, 3),
            landmarks={4: "gone", 7: "strike", 10: None},
            pieces=(5,),
            second=2,
        ),
        TOKENS,
        "Arts",
    )
    assert ">×</text>" in drawn
    assert 'class="landmark taken seat-yellow"' in drawn
    # An outpost on a space is a tower behind all lanes, wider than any token: 23 around its middle.
    tower = re.search(r'<path d="M([0-9.]+) [^"]*h-23z" class="standing"/>', drawn)
    assert tower
    assert float(tower[1]) == float(x(5)) - 11.5
    assert f"translate({x(2)} " in drawn
    # You and the double strike begin with the same letter in German; the tokens do not.
    assert len({token.letter for token in TOKENS.values()}) == len(TOKENS)


def test_the_arts_track_shares_a_side_of_the_map() -> None:
    for turn in range(4):
        where = layout(turn)
        drawn = hexmap(where, Scene(hexes={}, arts="military"), tokens_of({}, {}))
        bars = {
            track: tuple(map(float, numbers))
            for track, *numbers in re.findall(
                r'side track-(\w+)"><rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" '
                r'height="([\d.]+)" rx="3"/><circle cx="([\d.]+)" cy="([\d.]+)"',
                drawn,
            )
        }
        assert set(bars) == {"exploration", "science", "military", "technology", "arts"}
        one, other = bars["military"], bars["arts"]
        assert one[0] == other[0] or one[1] == other[1], "on the same side"
        for left, top, wide, high, middle, height in (one, other):
            along = left <= middle <= left + wide or top <= height <= top + high
            assert along, "the badge lies at its own bar"
        plain = hexmap(where, Scene(hexes={}), tokens_of({}, {}))
        assert "track-arts" not in plain


def test_six_symbols_fit_on_a_card() -> None:
    for card in cards_with_arts().values():
        drawn = single(card, "card", solo=True)
        listed = re.findall(r'y="([\d.]+)" width="([\d.]+)" height="[\d.]+" class="list-', drawn)
        assert len(listed) == len(card.tiebreakers)
        assert all(float(y) + float(size) <= HEIGHT - 4 for y, size in listed)
