"""Shares of games: their error as the textbooks have it, and in words."""

from collections import Counter

import pytest

from thirdchair.lab.shares import PLAIN, Share, quantile_error, quantiles
from thirdchair.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (90, 100, 0.8256, 0.9448)],
)
def test_the_error_is_wilsons(hits: int, games: int, low: float, high: float) -> None:
    share = Share(hits, games)
    assert share.low == pytest.approx(low, abs=1e-4)
    assert share.high == pytest.approx(high, abs=1e-4)


def test_without_a_game_anything_may_be() -> None:
    assert (Share(0, 0).low, Share(0, 0).high) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("hits", "said"),
    [
        (0, "never"),
        (1, "hardly"),
        (33, "one-in-three"),
        (50, "one-in-two"),
        (84, "five-in-six"),
        (99, "all-but-sure"),
        (100, "always"),
    ],
)
def test_a_share_is_said_as_people_say_it(hits: int, said: str) -> None:
    assert Share(hits, 100).plain == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_say_it_has_its_words(language: str) -> None:
    words = Words(language)
    said = [words.text(f"chance-{name}") for _, name in PLAIN]
    said += [words.text(f"chance-{name}") for name in ("never", "always", "all-but-sure")]
    assert len(set(said)) == len(PLAIN) + 3


def test_the_error_of_a_quantile_shrinks_with_the_games() -> None:
    """Of 100 games from 1 to 100 the 40th to the 60th may be the middle one; 1.96 · 5 = 9.8."""
    hundred = Counter(range(1, 101))
    assert quantile_error(hundred, (0.5,)) == 10
    assert quantile_error(Counter(dict.fromkeys(range(1, 101), 100)), (0.5,)) == 1
    assert quantile_error(Counter({7: 20}), (0.1, 0.5, 0.9)) == 0
    assert quantile_error(Counter({1: 1, 9: 1}), (0.5,)) == 8


def test_a_quantile_is_a_value_that_was_there() -> None:
    counts = Counter({10: 1, 20: 8, 30: 1})
    assert quantiles(counts, (0.1, 0.5, 0.9, 1.0)) == [10, 20, 20, 30]
