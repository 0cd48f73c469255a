"""Search in the rules: accents, parts and forms of words, synonyms, words of other languages."""

import re

import pytest

from tests.toy.handed_in import games as with_toy
from tests.toy.handed_in import voices as with_toys_voice
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.game import Game, Games
from thirdchair.kit.readers import Reader
from thirdchair.search import index_for
from thirdchair.search.folding import folded
from thirdchair.search.synonyms import Thesaurus
from thirdchair.words import LANGUAGES


def made(games: Games) -> dict[str, Game]:
    return {name: game() for name, game in games.items()}


def found(query: str, language: str, reader: Reader | None = None) -> list[str]:
    """The sentences that a query finds."""
    who = reader or Reader(language)
    known = Thesaurus(language, tuple(GAMES), who)
    return [one.text for one in index_for(made(GAMES), VOICES, who).find(query, known)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("query", "stands"),
    [
        ("oblibena", {"cs": "oblíben", "de": "bevorzugt", "en": "favorite"}),
        ("bevorzugte", {"cs": "oblíben", "de": "bevorzugt", "en": "favorite"}),
        ("FAVORITE", {"cs": "oblíben", "de": "bevorzugt", "en": "favorite"}),
    ],
)
def test_a_word_of_any_language_finds_rules_in_each(
    language: str, query: str, stands: dict[str, str]
) -> None:
    """`favorite` stands in no Czech or German sentence, nor `oblíbená` without its accents."""
    assert stands[language] in found(query, language)[0]
    assert len(found(query, language)) > 10


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("cs", ["dominanta", "dominantu", "dominant", "DOMINANTOU", "dominanty"]),
        ("cs", ["vítězství", "vitezstvi", "Vítěz"]),
        ("de", ["Außenposten", "aussenposten", "AUSSENPOSTEN", "Außenpostens"]),
        ("de", ["Leiste", "Leisten", "leiste"]),
        ("en", ["landmark", "landmarks", "Landmark?"]),
    ],
)
def test_every_form_of_a_word_finds_the_same(language: str, forms: list[str]) -> None:
    first, *others = [found(form, language) for form in forms]
    assert len(first) > 3
    assert all(sorted(other) == sorted(first) for other in others)


@pytest.mark.parametrize(
    ("language", "query", "stands"),
    [
        ("cs", "remíza", "shod"),
        ("cs", "nerozhodně", "shod"),
        ("cs", "budova", "dominant"),
        ("cs", "významná budova", "dominant"),
        ("de", "Landmark", "Wahrzeichen"),
        ("de", "Unentschieden", "Gleichstand"),
        ("en", "favourite", "favorite"),
    ],
)
def test_a_synonym_finds_what_we_call_otherwise(language: str, query: str, stands: str) -> None:
    assert any(stands.casefold() in text.casefold() for text in found(query, language))


def test_part_of_a_word_is_enough() -> None:
    assert any("Entscheidungsstapel" in text for text in found("scheidungssta", "de"))


def test_every_word_must_stand_there() -> None:
    both, one = found("Herz Leiste", "de"), found("Herz", "de")
    assert 0 < len(both) < len(one)
    assert found("Herz zzzz", "de") == []


def test_what_was_typed_comes_before_a_synonym_and_before_a_part_of_a_word() -> None:
    texts = [folded(one) for one in found("Gebäude", "de")]
    typed = [bool(re.search(r"\bgebaud", one)) for one in texts]
    assert any(typed)
    assert not all(typed)
    assert typed == sorted(typed, reverse=True)


@pytest.mark.parametrize("query", ["", "  ", "?!", '"', "a OR b)", "NEAR(", "*", "own:", "\0", "ß"])
def test_no_sign_of_a_query_language_does_harm(query: str) -> None:
    assert len(found(query, "de")) < 400


def test_short_words_begin_a_word() -> None:
    assert any(" vp" in folded(text) for text in found("VP", "en"))


def test_every_language_has_synonyms_for_the_same_games() -> None:
    kept = [
        [bool(Thesaurus(one, (game,), Reader(one))._groups) for game in GAMES] for one in LANGUAGES
    ]
    assert kept == [[True] * len(GAMES)] * len(LANGUAGES)


# What a campaign reveals later


def asked(query: str, reader: Reader) -> list[str]:
    index = index_for(made(with_toy()), with_toys_voice(), reader)
    return [one.id for one in index.find(query, Thesaurus("en", tuple(with_toy()), reader))]


def locked() -> dict[str, str]:
    """The locked rules of the toy, with a word that stands in no other rule."""
    game = with_toy()["toy"]()
    voice = with_toys_voice()["toy"]()(Reader("en"), {}, None)
    everyone = {rule.id: folded(voice.rule(rule.id)) for rule in game.ledger.values()}
    own = {}
    for rule in game.ledger.values():
        others = " ".join(text for one, text in everyone.items() if one != rule.id)
        words = [word for word in re.findall(r"\w{6,}", everyone[rule.id]) if word not in others]
        if rule.lock and words:
            own[rule.id] = words[0]
    return own


def test_a_locked_rule_is_found_by_whoever_has_its_key_alone() -> None:
    ledger, secrets = with_toy()["toy"]().ledger, locked()
    assert len(secrets) > 3
    for rule, word in secrets.items():
        key = ledger[rule].lock
        assert key is not None
        assert rule in asked(word, Reader("en", keys=frozenset({key})))
        assert rule not in asked(word, Reader("en"))
        assert rule not in asked(rule, Reader("en"))
        assert rule not in asked(word, Reader("en", keys=frozenset({"toy:none"})))
        index = index_for(made(with_toy()), with_toys_voice(), Reader("en"))
        assert index.rule(rule) is None
        assert rule not in {one.id for one in index.every()}
