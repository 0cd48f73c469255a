"""Rows that only inform: a reader finds them on the help page, in three languages.

The sentences are taken from the Fluent files by Fluent's own parser, not by our code.
"""

from collections.abc import Iterator
from contextlib import closing
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from tests.tapestry.test_help_rows import LOCALES, House, told
from thirdchair.games import GAMES
from thirdchair.kit.rules import rules_of
from thirdchair.table.store import Store
from thirdchair.words import LANGUAGES

CHAPTERS = ("setup", "turn", "benefits", "map", "income", "levels")


@pytest.fixture(scope="module")
def solo_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with closing(Store(GAMES, tmp_path_factory.mktemp("data") / "tables.db")) as store:
        yield House(store)


@cache
def sentences(language: str) -> dict[str, str]:
    """The explanations of the solo rules by rule id with dashes."""
    found = {}
    for name in CHAPTERS:
        text = (LOCALES / language / "tapestry" / f"rules-solo-{name}.ftl").read_text(
            encoding="utf-8"
        )
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = [one for one in entry.value.elements if isinstance(one, ast.TextElement)]
                found[entry.id.name] = " ".join(" ".join(one.value for one in parts).split())
    return found


def sentence(rule: str, language: str) -> str:
    return sentences(language)["rule-" + rule.replace(".", "-")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "rule",
    [
        pytest.param("tap.solo.comp.mat", marks=pytest.mark.rule("tap.solo.comp.mat")),
        pytest.param(
            "tap.solo.comp.incomecards.base",
            marks=pytest.mark.rule("tap.solo.comp.incomecards.base"),
        ),
        pytest.param("tap.solo.comp.civ.base", marks=pytest.mark.rule("tap.solo.comp.civ.base")),
        pytest.param("tap.solo.def.bots", marks=pytest.mark.rule("tap.solo.def.bots")),
        pytest.param("tap.solo.def.modes", marks=pytest.mark.rule("tap.solo.def.modes")),
        pytest.param("tap.solo.def.own-rules", marks=pytest.mark.rule("tap.solo.def.own-rules")),
        pytest.param("tap.solo.def.default", marks=pytest.mark.rule("tap.solo.def.default")),
        pytest.param("tap.solo.note.name", marks=pytest.mark.rule("tap.solo.note.name")),
        pytest.param(
            "tap.solo.setup.automa.color.tip",
            marks=pytest.mark.rule("tap.solo.setup.automa.color.tip"),
        ),
        pytest.param(
            "tap.solo.setup.automa.civ.beginner",
            marks=pytest.mark.rule("tap.solo.setup.automa.civ.beginner"),
        ),
        pytest.param(
            "tap.solo.setup.shadow.color.tip",
            marks=pytest.mark.rule("tap.solo.setup.shadow.color.tip"),
        ),
        pytest.param("tap.shadow.purpose", marks=pytest.mark.rule("tap.shadow.purpose")),
        pytest.param("tap.shadow.subset", marks=pytest.mark.rule("tap.shadow.subset")),
        pytest.param("tap.shadow.neighbour", marks=pytest.mark.rule("tap.shadow.neighbour")),
        pytest.param("tap.shadow.opponent", marks=pytest.mark.rule("tap.shadow.opponent")),
        pytest.param("tap.bots.no-tech-help", marks=pytest.mark.rule("tap.bots.no-tech-help")),
        pytest.param("tap.card.id", marks=pytest.mark.rule("tap.card.id")),
        pytest.param("tap.card.shade", marks=pytest.mark.rule("tap.card.shade")),
        pytest.param(
            "tap.bots.landmark.ageofwonders",
            marks=pytest.mark.rule("tap.bots.landmark.ageofwonders"),
        ),
        pytest.param("tap.automa.benefit.note", marks=pytest.mark.rule("tap.automa.benefit.note")),
        pytest.param(
            "tap.income.pair.same-turn", marks=pytest.mark.rule("tap.income.pair.same-turn")
        ),
        pytest.param(
            "tap.income.vp.only-income", marks=pytest.mark.rule("tap.income.vp.only-income")
        ),
        pytest.param("tap.level.names", marks=pytest.mark.rule("tap.level.names")),
        pytest.param("tap.level.video", marks=pytest.mark.rule("tap.level.video")),
    ],
)
def test_a_row_that_only_informs_stands_on_the_help_page(
    solo_house: House, rule: str, language: str
) -> None:
    assert sentence(rule, language) in told(solo_house.blocks("/rules", language), rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_solo_game_stands_on_the_help_page(
    solo_house: House, language: str
) -> None:
    blocks = solo_house.blocks("/rules", language)
    ledger = [
        one
        for one in rules_of("thirdchair.tapestry").values()
        if (one.scope, one.expansion) == ("solo", "base")
    ]
    assert len(ledger) == 266
    for rule in ledger:
        assert sentence(rule.id, language) in told(blocks, rule.id)


def test_each_language_has_its_own_words() -> None:
    for rule in sentences("en"):
        assert len({sentences(language)[rule] for language in LANGUAGES}) == 3
