"""All languages say the same things, and a rule has words exactly if the ledger has it."""

import re
import unicodedata
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, serialize

from tests.words.fluent_files import CORE, FILES, GAMES, LOCALES, messages, needs
from thirdchair.games import VOICES
from thirdchair.kit.rules import rules_of
from thirdchair.words import LANGUAGES
from thirdchair.words.catalog import MissingWords, catalog
from thirdchair.words.entries import cut
from tools import check_locales

OTHERS = [language for language in LANGUAGES if language != check_locales.MEASURE]
SAME_IN_ANOTHER_LANGUAGE = 25
"""Longer texts that are equal in two languages were forgotten, not translated."""


def named(file: Path) -> str:
    return file.relative_to(LOCALES).as_posix()


def test_the_languages_are_those_that_have_files_in_the_order_that_they_say() -> None:
    ours = [("en", "English"), ("de", "Deutsch"), ("cs", "Čeština")]
    assert list(LANGUAGES.items())[: len(ours)] == ours
    assert len(set(LANGUAGES.values())) == len(LANGUAGES)
    assert set(LANGUAGES) == {folder.name for folder in LOCALES.iterdir()}
    assert set(LANGUAGES) == set(check_locales.languages(LOCALES))


def test_every_game_has_a_folder_and_a_voice() -> None:
    for language in LANGUAGES:
        folders = {folder.name for folder in (LOCALES / language).iterdir()}
        assert folders == {CORE, *VOICES}


def test_the_languages_have_the_messages_and_variables_of_english() -> None:
    assert check_locales.faults_in(LOCALES) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_ledger_has_words_and_no_other(language: str, game: str) -> None:
    said = {name for name in messages(language, game) if name.startswith("rule-")}
    ledger = {rule.message for rule in rules_of(f"thirdchair.{game}").values()}
    assert said == {*ledger, "rule-later"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str, game: str) -> None:
    english, other = messages("en", game), messages(language, game)
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


@pytest.mark.parametrize("file", FILES, ids=named)
def test_no_invisible_characters_stand_in_a_file(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert {unicodedata.name(sign) for sign in text if unicodedata.category(sign) == "Cf"} == set()
    assert text == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize("file", FILES, ids=named)
def test_entries_parsed_one_by_one_are_those_of_the_whole_file(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    parser = FluentParser()
    whole = [entry for entry in parser.parse(text).body if isinstance(entry, ast.Message)]
    entries = cut(text)
    assert list(entries) == [entry.id.name for entry in whole]
    for entry in whole:
        alone = parser.parse(entries[entry.id.name]).body[0]
        assert alone.equals(entry, ignored_fields=["span", "comment"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_names_are_read_as_fluent_reads_them(language: str, game: str) -> None:
    """Such entries go past Fluent, so that they come fast; Fluent is the measure."""
    bundle = FluentBundle([language], use_isolating=False)
    for scope in (CORE, game):
        for file in sorted((LOCALES / language / scope).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    words, checked = catalog(language, game, ()), 0
    for name, message in messages(language, game).items():
        elements = message.value.elements if message.value else []
        if not all(is_text_or_name(element) for element in elements):
            continue
        for value in ("a b", "", 0, 7, 999, 1000, 1234567, -3, 2.5):
            args = dict.fromkeys(needs(name, language, game), value)
            pattern = bundle.get_message(name).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, args)
            assert errors == []
            assert words.format(name, args) == str(said).replace("\n", " ")
        checked += 1
    assert checked > 400


def is_text_or_name(element: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(element, ast.TextElement) or isinstance(
        element.expression, ast.VariableReference
    )


def test_a_message_that_lacks_a_name_is_missed_and_not_said() -> None:
    with pytest.raises(MissingWords, match="serve-here"):
        catalog("en", None, ()).format("serve-here", {"other": "x"})
