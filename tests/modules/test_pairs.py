"""Which modules go together: the whole table, written from the book and not from the code."""

from itertools import combinations

import pytest

from tests.modules.free import ALL, NAMES
from tests.scythe.scene import automa, human
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.game import Scythe
from thirdchair.words.languages import LANGUAGES

EXCLUDED = {
    ("war_track", "peace_track"): "fen.modules.one-track",
    ("war_track", "triumph_tiles"): "fen.modules.one-track",
    ("peace_track", "triumph_tiles"): "fen.modules.one-track",
    ("rivals", "peace_track"): "fen.modules.rivals.not-peace",
}
"""Two sides of one board, tiles on all spaces of it, and rivals without victories."""
DOUBTFUL = {
    ("rivals", "triumph_tiles"): "fen.modules.rivals.tiles",
    ("tesla", "mad_tesla"): "fen.modules.tesla.one-figure",
}
MEANT = {
    ("war_track", "rivals"): "fen.modules.rivals",
    ("peace_track", "alliances"): "fen.modules.alliances",
}
PAIRS = list(combinations(NAMES, 2))
SEATS = [human("nordic"), automa("saxony")]


def said(pair: tuple[str, str]) -> tuple[str, str] | None:
    for verdict, table in (("excluded", EXCLUDED), ("doubtful", DOUBTFUL), ("meant", MEANT)):
        if pair in table:
            return verdict, table[pair]
    return None


def test_the_table_has_all_modules_of_the_book() -> None:
    assert set(NAMES) == set(Scythe().modules.told(ALL))
    assert len(PAIRS) == 55


@pytest.mark.rule("fen.modules.combine", "fen.modules.compat")
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_each_pair_is_as_the_book_has_it(pair: tuple[str, str]) -> None:
    modules = Scythe().modules
    for names in (pair, pair[::-1]):
        found = modules.beside(*names)
        assert (found and (found.verdict, found.rule)) == said(pair)
    request = {"game": "scythe", "mode": "automa", "modules": list(pair), "seats": SEATS}
    if pair in EXCLUDED:
        with pytest.raises(Refusal) as refused:
            Scythe().set_up(request, ALL)
        assert (refused.value.code, refused.value.text) == ("bad_input", "modules-exclude")
        assert refused.value.where == "new.modules"
    else:
        _, state = Scythe().set_up(request, ALL)
        assert set(state.modules) == set(pair)


@pytest.mark.rule(
    "fen.modules.rivals.not-peace", "fen.modules.peace.not-rivals", "fen.modules.one-track"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_which_two_and_why_and_changes_nothing(language: str) -> None:
    session = Session(GAMES, VOICES)
    plain = {"game": "scythe", "mode": "automa", "seats": SEATS, "language": language, "seed": 1}
    before = session.handle({"new": plain})["view"]
    sentences = set()
    for pair in EXCLUDED:
        told = session.handle({"new": {**plain, "modules": list(pair)}})
        assert told["error"]["code"] == "bad_input"
        sentences.add(told["error"]["message"])
        assert session.handle({"view": True})["view"] == before
    assert len(sentences) == len(EXCLUDED)


@pytest.mark.rule("fen.modules.rivals.tiles", "fen.modules.tesla.one-figure")
@pytest.mark.parametrize("pair", DOUBTFUL, ids="+".join)
def test_what_is_doubtful_is_told_and_played(pair: tuple[str, str]) -> None:
    modules = Scythe().modules
    ((one, other, found),) = modules.pairs(pair)
    assert {one, other} == set(pair)
    assert found.rule == DOUBTFUL[pair]
    modules.check(pair)
