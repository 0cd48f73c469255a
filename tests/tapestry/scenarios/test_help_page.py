"""Rows of the scenarios that only inform or advise: a reader finds them, in three languages.

The sentences are taken from the Fluent files by Fluent's own parser, not by our code.
"""

from collections.abc import Iterator
from contextlib import closing
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from tests.tapestry.scenarios.scenes import SHEETS
from tests.tapestry.test_help_rows import LOCALES, House, told
from thirdchair.games import GAMES
from thirdchair.kit.rules import rules_of
from thirdchair.table.store import Store
from thirdchair.words import LANGUAGES

SCOPES = ("campaign", *SHEETS)


@pytest.fixture(scope="module")
def scenario_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with closing(Store(GAMES, tmp_path_factory.mktemp("data") / "tables.db")) as store:
        yield House(store)


@cache
def sentences(language: str) -> dict[str, str]:
    """The explanations of the rows of all scenarios by message."""
    found = {}
    for scope in SCOPES:
        text = (LOCALES / language / "tapestry" / f"rules-{scope}.ftl").read_text(encoding="utf-8")
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
        pytest.param("tap.scen.flavour", marks=pytest.mark.rule("tap.scen.flavour")),
        pytest.param("tap.atlantis.puzzle", marks=pytest.mark.rule("tap.atlantis.puzzle")),
        pytest.param("tap.atlantis.s1.tip", marks=pytest.mark.rule("tap.atlantis.s1.tip")),
        pytest.param("tap.kaiju.s1.setup.note", marks=pytest.mark.rule("tap.kaiju.s1.setup.note")),
        pytest.param("tap.kaiju.s2.note", marks=pytest.mark.rule("tap.kaiju.s2.note")),
    ],
)
def test_a_row_that_only_informs_stands_on_the_help_page(
    scenario_house: House, rule: str, language: str
) -> None:
    assert sentence(rule, language) in told(scenario_house.blocks("/rules", language), rule)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scenario", "rule"),
    [
        pytest.param(
            "atlantis-3",
            "tap.atlantis.s3.mil.tech",
            marks=pytest.mark.rule("tap.atlantis.s3.mil.tech"),
        ),
        pytest.param(
            "atlantis-3",
            "tap.atlantis.s3.mil.redraw",
            marks=pytest.mark.rule("tap.atlantis.s3.mil.redraw"),
        ),
        pytest.param(
            "atlantis-4",
            "tap.atlantis.s4.era1.tapestry",
            marks=pytest.mark.rule("tap.atlantis.s4.era1.tapestry"),
        ),
        pytest.param(
            "atlantis-4", "tap.atlantis.s4.tech", marks=pytest.mark.rule("tap.atlantis.s4.tech")
        ),
        pytest.param(
            "kaiju-1", "tap.kaiju.s1.redraw", marks=pytest.mark.rule("tap.kaiju.s1.redraw")
        ),
        pytest.param(
            "kaiju-1",
            "tap.kaiju.s1.redraw.automa",
            marks=pytest.mark.rule("tap.kaiju.s1.redraw.automa"),
        ),
        pytest.param("kaiju-2", "tap.kaiju.s2.tech", marks=pytest.mark.rule("tap.kaiju.s2.tech")),
        pytest.param(
            "kaiju-2", "tap.kaiju.s2.redraw", marks=pytest.mark.rule("tap.kaiju.s2.redraw")
        ),
        pytest.param(
            "kaiju-2",
            "tap.kaiju.s2.redraw.others",
            marks=pytest.mark.rule("tap.kaiju.s2.redraw.others"),
        ),
    ],
)
def test_what_you_keep_in_mind_all_game_is_told_as_different_tonight(
    scenario_house: House, scenario: str, rule: str, language: str
) -> None:
    assert rule in SHEETS[scenario].different
    assert sentence(rule, language) in told(scenario_house.blocks("/rules", language), rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_scenarios_stands_on_the_help_page(
    scenario_house: House, language: str
) -> None:
    blocks = scenario_house.blocks("/rules", language)
    ledger = [one for one in rules_of("thirdchair.tapestry").values() if one.scope in SCOPES]
    assert {one.scope for one in ledger} == set(SCOPES)
    for rule in ledger:
        assert sentence(rule.id, language) in told(blocks, rule.id)
