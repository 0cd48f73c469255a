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
from thirdchair.tapestry import content
from thirdchair.words import LANGUAGES

FILES = ("rules-solo-expansions.ftl", "rules-double-strike.ftl")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with closing(Store(GAMES, tmp_path_factory.mktemp("data") / "tables.db")) as store:
        yield House(store)


@cache
def sentences(language: str) -> dict[str, str]:
    """The explanations of the expansions by rule id with dashes."""
    found = {}
    for name in FILES:
        text = (LOCALES / language / "tapestry" / name).read_text(encoding="utf-8")
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
        pytest.param(
            "tap.solo.comp.incomecards.aa", marks=pytest.mark.rule("tap.solo.comp.incomecards.aa")
        ),
        pytest.param("tap.solo.comp.aids", marks=pytest.mark.rule("tap.solo.comp.aids")),
        pytest.param("tap.solo.comp.cover", marks=pytest.mark.rule("tap.solo.comp.cover")),
        pytest.param("tap.solo.comp.star", marks=pytest.mark.rule("tap.solo.comp.star")),
        pytest.param("tap.solo.comp.rulebook", marks=pytest.mark.rule("tap.solo.comp.rulebook")),
        pytest.param(
            "tap.automa.reaction.pp.list", marks=pytest.mark.rule("tap.automa.reaction.pp.list")
        ),
        pytest.param(
            "tap.civ.trailblazers.noeffect",
            marks=pytest.mark.rule("tap.civ.trailblazers.noeffect"),
        ),
        pytest.param("tap.ds.why", marks=pytest.mark.rule("tap.ds.why")),
        pytest.param("tap.ds.neighbours", marks=pytest.mark.rule("tap.ds.neighbours")),
        pytest.param(
            "tap.ds.neighbours.ignore", marks=pytest.mark.rule("tap.ds.neighbours.ignore")
        ),
        pytest.param("tap.ds.historians", marks=pytest.mark.rule("tap.ds.historians")),
        pytest.param("tap.ds.chosen", marks=pytest.mark.rule("tap.ds.chosen")),
    ],
)
def test_a_row_that_only_informs_stands_on_the_help_page(
    house: House, rule: str, language: str
) -> None:
    assert sentence(rule, language) in told(house.blocks("/rules", language), rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_expansions_stands_on_the_help_page(house: House, language: str) -> None:
    blocks = house.blocks("/rules", language)
    ledger = [
        one
        for one in rules_of("thirdchair.tapestry").values()
        if one.scope == "double-strike" or (one.scope == "solo" and one.expansion != "base")
    ]
    assert len(ledger) == 71 + 19
    for rule in ledger:
        assert sentence(rule.id, language) in told(blocks, rule.id)


@pytest.mark.rule("tap.solo.def.tags")
def test_every_rule_says_which_expansion_it_belongs_to() -> None:
    ledger = rules_of("thirdchair.tapestry")
    by = {
        name: {rule.id for rule in ledger.values() if rule.expansion == name}
        for name in ("base", "PP", "AA", "FF", "combos")
    }
    assert "tap.civ.equalizers.income" in by["PP"]
    assert "tap.level.aa14" in by["AA"]
    assert "tap.ds.adv" in by["AA"]
    assert "tap.automa.reaction.ff" in by["FF"]
    assert "tap.solo.replace.civ" in by["combos"]
    assert "tap.civ.engineers.income" in by["base"]
    assert sum(map(len, by.values())) == len(ledger)


def test_every_choice_that_a_rule_leaves_to_the_table_is_there_to_choose() -> None:
    known = content.rulings("solo")
    for rule in rules_of("thirdchair.tapestry").values():
        mine = rule.scope == "double-strike" or (rule.scope == "solo" and rule.expansion != "base")
        if mine and rule.ruling is not None:
            assert rule.id in known[rule.ruling].rules


def test_each_language_has_its_own_words() -> None:
    for rule in sentences("en"):
        assert len({sentences(language)[rule] for language in LANGUAGES}) == 3
