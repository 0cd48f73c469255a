"""What the hand puts back with rivals: a star on a home base, which a victory took."""

from typing import Any

import pytest

from tests.modules.free import TWO, Free
from thirdchair.kit.readers import Reader
from thirdchair.web.games.scythe.hands import moves, picture, said
from thirdchair.words.games.scythe import ScytheWords


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "home base of Saxony: stars of Ana: 1 → 2"),
        ("de", "Sterne von Ana: 1 → 2"),
        ("cs", "hvězdy, které má Ana: 1 → 2"),
    ],
)
def test_a_star_that_a_victory_took_goes_back_to_the_home_base(language: str, line: str) -> None:
    scene = Free(*TWO, modules=["rivals"], answers=("s2", "s2"))
    then = picture(scene.game.view(scene.state), drawn=False)
    rules: Any = scene.game.rules_at(scene.state)
    base = rules.base("s2")
    rules.lay("s1", "s2", -1)
    lies = picture(scene.game.view(scene.state), drawn=False)
    (move,) = moves(lies, then)
    assert move.does == {f"star|s1|{base}": (1, 2)}
    reader = Reader(language, everything=True)
    told = said(move, ScytheWords(reader, {"mode": "automa", "seats": list(TWO)}))
    assert line in told.replace("\u2068", "").replace("\u2069", "")
