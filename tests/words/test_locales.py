"""The three languages say the same things, and a rule has words exactly if the ledger has it."""

import re
import unicodedata
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, serialize

from tests.words.fluent_files import FILES, LOCALES, messages
from thirdchair.kit.rules import rules_of
from thirdchair.words import LANGUAGES, Words
from thirdchair.words.catalog import _cut
from tools import check_locales

SAME_IN_ANOTHER_LANGUAGE = 25
"""Longer texts that are equal in two languages were forgotten, not translated."""


def test_the_languages_are_those_that_have_files() -> None:
    assert set(LANGUAGES) == {folder.name for folder in LOCALES.iterdir()}
    assert set(LANGUAGES) == {check_locales.MEASURE, *check_locales.OTHERS}


@pytest.mark.parametrize("language", check_locales.OTHERS)
def test_a_language_has_the_messages_and_variables_of_english(language: str) -> None:
    english = check_locales.read(LOCALES / check_locales.MEASURE)
    other = check_locales.read(LOCALES / language)
    assert english.faults == []
    assert other.faults == []
    assert list(check_locales.differences(english, other, LOCALES / language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_ledger_has_words_and_no_other(language: str) -> None:
    said = {name for name in messages(language) if name.startswith("rule-tap-")}
    ledger = {rule.message for rule in rules_of("thirdchair.tapestry").values()}
    assert said == ledger


@pytest.mark.parametrize("language", check_locales.OTHERS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    english, other = messages("en"), messages(language)
    left = {
        name
        for name, message in other.items()
        if (text := serialize_value(message)) == serialize_value(english[name])
        and len(re.sub(r"\{[^}]*\}", "", text)) > SAME_IN_ANOTHER_LANGUAGE
    }
    assert left == set()


def serialize_value(message: ast.Message) -> str:
    alone = ast.Message(ast.Identifier("m"), message.value, message.attributes)
    return serialize(ast.Resource([alone]))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_invisible_characters_stand_in_a_file(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert {unicodedata.name(sign) for sign in text if unicodedata.category(sign) == "Cf"} == set()
    assert text == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_entries_parsed_one_by_one_are_those_of_the_whole_file(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    parser = FluentParser()
    whole = [entry for entry in parser.parse(text).body if isinstance(entry, ast.Message)]
    cut = _cut(text)
    assert list(cut) == [entry.id.name for entry in whole]
    for entry in whole:
        alone = parser.parse(cut[entry.id.name]).body[0]
        assert alone.equals(entry, ignored_fields=["span", "comment"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_mere_text_is_read_as_fluent_reads_it(language: str) -> None:
    """Such entries go past Fluent, so that they come fast; Fluent is the measure."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    words, checked = Words(language), 0
    for name, message in messages(language).items():
        elements = message.value.elements if message.value else []
        if all(isinstance(element, ast.TextElement) for element in elements):
            pattern = bundle.get_message(name).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern)
            assert errors == []
            assert words.text(name) == str(said).replace("\n", " ")
            checked += 1
    assert checked > 200
