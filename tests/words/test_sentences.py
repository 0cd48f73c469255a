"""Events, commands, questions and refusals as sentences in three languages."""

import unicodedata
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from tests.words.fluent_files import GAMES, messages, needs
from thirdchair.contract import words_of
from thirdchair.games import VOICES
from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Event
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry import commands, events  # noqa: F401  (so that they are defined)
from thirdchair.words import LANGUAGES
from thirdchair.words.catalog import MissingWords
from thirdchair.words.games.tapestry import TapestryWords

NAMES = {"p1": "Ana", "p2": "Ben"}
SCYTHE: dict[str, list[Any]] = {
    "seat": ["p1"],
    "who": ["p2"],
    "faction": ["crimea"],
    "mat": ["industrial"],
    "unit": ["mech", "worker"],
    "triumph": ["combat"],
    "other": ["p2"],
    "what": ["coins", "mech"],
    "kind": ["flag"],
    "at": ["r4c4", "base:crimea"],
    "from": ["r4c4"],
    "to": ["r4c5"],
    "place": ["r4c4"],
    "because": ["scy.automa.resources.kind"],
}
"""What the fields of its refusals may name."""

BY_FIELD: dict[str, list[Any]] = {
    "who": ["shadow", "p1", "automa", "you"],
    "by": ["automa"],
    "seat": ["p2", "you"],
    "track": ["exploration", "technology"],
    "face": ["military"],
    "deck": ["decision", "progress"],
    "die": ["science"],
    "role": ["track", "tie", None],
    "goes": ["deck", "discard", None],
    "which": ["end_of_track", "two_topples", "middle_island"],
    "civ": ["engineers", "explorers", "scientists", "conquerors"],
    "landmark": ["technology:4", "card:castle"],
    "tapestry": ["retreat"],
    "item": ["tapestry", "masterpiece"],
    "expansion": ["PP"],
    "trigger": ["tap.shadow2p.turn.1.fav.end", None],
    "what": ["advance", "something"],
    "path": ["tracks.p1.science"],
    "winner": [["p1"], ["you"], ["p1", "p2"], []],
    "vp": [0, 10],
    "place": [1, 2],
    "from": [0, 3],
    "to": [0, 4],
    "hex": [5, 16],
    "steps": [1, -2],
    "cards": [1, 3, 12],
    "why": [[]],
    "rows": [[]],
    "rule": ["tap.scen.win"],
    "because": ["tap.scen.win"],
    "former": ["science"],
    "plots": [["r1c7", "r2c7"]],
}
NUMBERS = [0, 1, 3, 12]
BY_TYPE: dict[Any, list[Any]] = {
    int: NUMBERS,
    commands.Count: NUMBERS,
    str: ["text"],
    bool: [True, False],
}


def of_kind(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for below in kind.__subclasses__():
        yield below
        yield from of_kind(below)


def samples(kind: type[msgspec.Struct]) -> Iterator[dict[str, Any]]:
    config = kind.__struct_config__
    fields = msgspec.structs.fields(kind)
    names = [field.encode_name for field in fields]
    values = [
        BY_FIELD.get(name) or BY_TYPE.get(field.type) or [None]
        for name, field in zip(names, fields, strict=True)
    ]
    for chosen in product(*values):
        sample = dict(zip(names, chosen, strict=True))
        if config.tag == "result":
            sample["vp"] = {"p1": 120, "p2": 98}
        if config.tag == "tie":
            sample["resources"] = {"p1": 3, "p2": 0}
        yield {str(config.tag_field): config.tag, **sample}


def tapestry(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    return [one for one in of_kind(kind) if one.__module__.startswith("thirdchair.tapestry")]


def check(sentence: str) -> None:
    assert sentence == sentence.strip()
    assert sentence
    assert not any(unicodedata.category(sign) in ("Cf", "Cc") for sign in sentence), sentence
    for leftover in ("{", "}", "???", "  ", "none", "p1", "end_of_track"):
        assert leftover not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", tapestry(Event), ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(language: str, kind: type[msgspec.Struct]) -> None:
    words = TapestryWords(language, names=NAMES)
    for sample in samples(kind):
        sentence = words.event(sample)
        check(sentence)
        if sample.get("who") == "p1":
            assert "Ana" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", tapestry(Command), ids=lambda kind: kind.__name__)
def test_every_command_has_a_line(language: str, kind: type[msgspec.Struct]) -> None:
    for sample in samples(kind):
        check(TapestryWords(language, names=NAMES).command(sample))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_event_or_command_leaves_out_is_not_missed(language: str) -> None:
    words = TapestryWords(language, names=NAMES)
    check(words.event({"type": "drew", "deck": "decision", "card": 5}))
    check(words.event({"type": "favorite", "who": "shadow", "track": "science", "why": []}))
    check(words.command({"do": "advance", "who": "p1", "track": "science"}))
    old = {"type": "destroyed", "district": 2, "plot": "r1c4", "piece": "house"}
    check(words.event(old))
    assert "r1c4" not in words.event(old)
    assert words.event({**old, "number": 1}) == words.event(old)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str, game: str) -> None:
    words = words_of(VOICES, game, Reader(language))
    words.names |= NAMES
    given: dict[str, list[Any]] = {
        **BY_FIELD,
        "path": ["hexes"],
        "count": [0, 1, 2, 5],
        "room": [0, 1, 2, 5],
        "forward": ["yes", "no"],
        "options": [["science", 3, True]],
        "expected": ["int | null", "bool | str", "array"],
        "reason": ["It is full."],
        "got": ["object", "NoneType", "float"],
        **(SCYTHE if game == "scythe" else {}),
    }
    for name in messages(language, game):
        if not name.startswith("error-"):
            continue
        fields = sorted(needs(name, language, game))
        for chosen in product(*(given.get(field, [7]) for field in fields)):
            refusal = bad_input(
                name.removeprefix("error-"), **dict(zip(fields, chosen, strict=True))
            )
            sentence = words.refusal(refusal)
            assert sentence.endswith(".")
            if name != "error-not-an-object":  # it shows an object
                check(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_of_the_duel(language: str) -> None:
    words = TapestryWords(language, names=NAMES)
    for question in (
        {"ask": "draw", "deck": "decision", "options": [1, 2]},
        {"ask": "draw", "deck": "progress", "options": [8, 9]},
        {"ask": "die", "die": "science", "options": ["science"]},
        {"ask": "number", "about": "vp", "seat": "p1", "min": 0, "max": 999},
        {"ask": "number", "about": "resources", "seat": "p1", "min": 0, "max": 32},
    ):
        sentence = words.question(question)
        check(sentence)
        assert sentence.endswith("?")
        assert ("Ana" in sentence) == ("seat" in question)


GOLDEN = [
    (
        {"type": "advanced", "who": "shadow", "track": "technology", "from": 3, "to": 4},
        "Shadow Empire: move the token on Technology from space 3 to space 4.",
        "Das Schattenreich rückt auf Technologie von 3 auf 4 vor.",
        "Stínová říše: žeton na stupnici Technologie z pole 3 na pole 4.",
    ),
    (
        {"type": "advanced", "who": "p1", "track": "science", "from": 0, "to": 1},
        "Ana: move the token on Science from the starting space to space 1.",
        "Ana rückt auf Wissenschaft von 0 auf 1 vor.",
        "Ana: žeton na stupnici Věda z počátečního pole na pole 1.",
    ),
    (
        {"type": "landmark", "who": "shadow", "landmark": "technology:4"},
        (
            "Shadow Empire: take the landmark of Technology 4 off the landmark board."
            " Nobody else can gain it."
        ),
        (
            "Schattenreich: das Wahrzeichen Technologie 4 vom Wahrzeichentableau nehmen."
            " Niemand sonst kann es mehr bekommen."
        ),
        (
            "Stínová říše: dominantu Technologie 4 odebrat z karty dominant."
            " Nikdo jiný ji už získat nemůže."
        ),
    ),
    (
        {"type": "favorite", "who": "shadow", "track": "military", "why": []},
        (
            "Shadow Empire: the favorite track is Military."
            " Stand one of its outposts beside that track."
        ),
        (
            "Schattenreich: Bevorzugte Leiste ist Militär."
            " Einen seiner Außenposten neben diese Leiste stellen."
        ),
        "Stínová říše: oblíbená stupnice je Vojenství. Postavte vedle ní jeden žeton osídlení.",
    ),
    (
        {"type": "reshuffled", "deck": "decision", "cards": 12},
        "Shuffle all 12 cards into a new decision deck.",
        "Alle 12 Karten zu einem neuen Entscheidungsstapel mischen.",
        "Zamíchat všech 12 karet: tvoří nový balíček rozhodnutí.",
    ),
    (
        {"type": "corrected", "path": "landmarks.science:7", "from": None, "to": "p2", "note": ""},
        "Corrected: landmark of Science 7: nobody → Ben.",
        "Berichtigt: Wahrzeichen Wissenschaft 7: niemand → Ben.",
        "Opraveno: dominanta Věda 7: nikdo → Ben.",
    ),
    (
        {
            "type": "corrected",
            "path": "rulings.shadow2p.counts_as_neighbor",
            "from": True,
            "to": False,
        },
        (
            "Corrected: ruling “Is the Shadow Empire a neighbor and an opponent?”:"
            " yes, for both players → no."
        ),
        "Berichtigt: Auslegung „Ist das Schattenreich Nachbar und Gegner?“: ja, für beide → nein.",
        "Opraveno: výklad „Je Stínová říše sousedem a soupeřem?“: ano, pro oba hráče → ne.",
    ),
    (
        {"type": "result", "winner": ["p1", "p2"], "vp": {"p1": 120, "p2": 120}},
        "A shared victory: Ana and Ben (Ana 120, Ben 120).",
        "Geteilter Sieg: Ana und Ben (Ana 120, Ben 120).",
        "Společné vítězství: Ana a Ben (Ana 120, Ben 120).",
    ),
]


@pytest.mark.parametrize(("event", "english", "german", "czech"), GOLDEN)
def test_golden_sentences(event: dict[str, Any], english: str, german: str, czech: str) -> None:
    said = [TapestryWords(language, names=NAMES).event(event) for language in ("en", "de", "cs")]
    assert said == [english, german, czech]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This should be a whole number or null, not text."),
        ("de", "Hier gehört eine ganze Zahl oder null hin; angegeben ist ein Text."),
        ("cs", "Sem patří celé číslo nebo null, ne text."),
    ],
)
def test_types_are_named_for_people(language: str, sentence: str) -> None:
    refusal = bad_input("wrong-type", expected="int | null", got="str")
    assert TapestryWords(language).refusal(refusal) == sentence


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (0, "Není co vrátit: tady stůl začíná."),
        (1, "Vrátit lze jen jeden příkaz."),
        (2, "Vrátit lze jen 2 příkazy."),
        (5, "Vrátit lze jen 5 příkazů."),
    ],
)
def test_czech_counts(count: int, sentence: str) -> None:
    assert TapestryWords("cs").refusal(bad_input("nothing-to-undo", count=count)) == sentence


def test_odd_answers_are_shown_as_json_and_cut_short() -> None:
    def said(answer: object) -> str:
        return TapestryWords("en").refusal(bad_input("not-a-count", answer=answer))

    assert said(None) == "“null” is not a count. A whole number from 1 up is needed."
    assert said({"a": [True]}).startswith('“{"a":[true]}” is not')
    assert said("x" * 5000) == f"“{'x' * 59}…” is not a count. A whole number from 1 up is needed."


def test_seats_without_names_and_options() -> None:
    assert TapestryWords("de").seat("p2") == "Person 2"
    assert TapestryWords("cs", names=NAMES).seats(["p1"]) == "Ana"
    assert TapestryWords("cs").option({"ask": "die", "die": "science"}, "science") == "Věda"
    assert TapestryWords("cs").option({"ask": "draw", "deck": "decision"}, 7) == "7"


def test_an_unknown_language_is_english() -> None:
    assert TapestryWords("xx").text("track-science") == "Science"


def test_missing_words_are_noticed_at_once() -> None:
    with pytest.raises(MissingWords, match="no-such-message"):
        TapestryWords("en").text("no-such-message")
    with pytest.raises(MissingWords, match="event-income"):
        TapestryWords("en").text("event-income", who="shadow")


def test_what_was_said_once_is_not_said_for_something_else() -> None:
    """Sentences are kept: by their arguments, and by what these are, for a text has no plural."""
    words = TapestryWords("en")
    said = [words.text("page-ahead-supposed", turns=n) for n in (1, 4, "1", 1, 4)]
    assert said[0] == said[3] == words.text("page-ahead-supposed", turns=1)
    assert said[1] == said[4]
    assert "one turn in each era" in said[0]
    assert "4 turns in each era" in said[1]
    assert "1 turns in each era" in said[2]
