"""Every ruling has a name, a reason and a name for each of its values."""

import pytest

from tests.words.fluent_files import messages
from thirdchair.contract import words_of
from thirdchair.games import VOICES
from thirdchair.kit.content import load
from thirdchair.kit.readers import Reader
from thirdchair.scythe import content as scythe
from thirdchair.tapestry import content as tapestry
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

RULINGS = {
    name: {
        ruling.key: ruling.listed(ruling.before).values if ruling.before else ruling.values
        for ruling in load(game.PACKAGE, "content/rulings.toml", game._Rulings).ruling
    }
    for name, game in (("tapestry", tapestry), ("scythe", scythe))
}


@pytest.mark.parametrize("game", RULINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_can_be_read(language: str, game: str) -> None:
    words = words_of(VOICES, game, Reader(language))
    for key, values in RULINGS[game].items():
        assert words.ruling(key) != words.ruling_why(key)
        assert words.ruling_why(key).endswith(".")
        assert len({words.ruling_value(key, value) for value in values}) == len(values)


@pytest.mark.parametrize("game", RULINGS)
def test_no_words_are_left_over_for_rulings(game: str) -> None:
    expected = set()
    for key, values in RULINGS[game].items():
        name = "ruling-" + key.replace(".", "-").replace("_", "-")
        expected |= {name, f"{name}-why"}
        for value in values:
            said = ("yes" if value else "no") if isinstance(value, bool) else value
            expected.add(f"{name}-value-{said.replace('_', '-')}")
    assert {name for name in messages("en", game) if name.startswith("ruling-")} == expected


@pytest.mark.parametrize(
    ("language", "yes"),
    [("en", "yes, for both players"), ("de", "ja, für beide"), ("cs", "ano, pro oba hráče")],
)
def test_true_is_yes(language: str, yes: str) -> None:
    assert TapestryWords(language).ruling_value("shadow2p.counts_as_neighbor", True) == yes
