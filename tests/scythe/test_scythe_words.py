"""Everything that happens can be said in three languages, and every rule is explained."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.scythe.scene import BOARD
from thirdchair import words as words_package
from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Event
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import commands, content, events
from thirdchair.words import LANGUAGES
from thirdchair.words.games.scythe import ScytheWords

SETUP: dict[str, Any] = {
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic"},
        {"kind": "automa", "faction": "crimea"},
        {"kind": "human"},
        {"kind": "automa"},
    ]
}
ACTIONS = ["move_worker", "encounter_factory", "attack", "worker_attack"]
SKIPPED = [
    *ACTIONS,
    "turn",
    "move",
    "worker",
    "combat_unit",
    "power",
    "popularity",
    "tracker",
    "star",
    "resources",
    "combat",
    "trap",
]
BY_FIELD: dict[str, list[Any]] = {
    "seat": ["s1", "s2"],
    "attacker": ["s1"],
    "defender": ["s2"],
    "other": ["s2"],
    "gift": ["nordic", "saxony", "unknown", "none"],
    "kind": ["human", "automa"],
    "faction": ["saxony"],
    "workers": [["r6c1", "r7c1"]],
    "deck": ["automa"],
    "card": [7],
    "purpose": ["combat"],
    "moves": [["move_worker", "attack"]],
    "needs": [[], [0, 6]],
    "unless": ["nothing", "ability"],
    "unit": ["worker", "mech", "character"],
    "from": ["r4c5", "base:saxony", "r4c4"],
    "to": ["r6c2", "mat"],
    "at": ["r7c2", "r4c4", ""],
    "action": ACTIONS,
    "change": ["placed", "removed", "sprung"],
    "pick": ["random", "top_card"],
    "what": ["power", "coins", "popularity", "cards", "worker", "mech", "character"],
    "seats": [["s1"], ["s1", "s3"]],
    "scheme": [2],
    "triumph": ["combat", "power", "tracker", "objective"],
    "winner": [["s1"], ["s1", "s2"]],
    "rule": ["scy.automa.worker.unit"],
    "why": [[]],
    "n": [1, 3, -2],
    "path": [
        "seats.s2.power",
        "rulings.scythe.p1",
        "tokens.flag",
        "tokens.sprung",
        "board",
        "marker",
    ],
}
BY_EVENT: dict[str, dict[str, list[Any]]] = {
    "token": {"kind": ["encounter", "flag", "trap"]},
    "resources": {"what": ["metal", "food", "oil", "wood", "any"]},
    "skipped": {"what": SKIPPED},
    "combat": {
        "power": [{"s1": 3, "s2": 5}],
        "cards": [{"s1": 0, "s2": 4}],
        "totals": [{"s1": 3, "s2": 9}],
        "winner": ["s2"],
        "at": ["r4c4"],
    },
    "fought": {"winner": ["s2"]},
    "result": {"scores": [{"s1": 60, "s2": 58}], "sheet": [{}]},
    "tracker": {"to": [-1, 0, 7]},
    "difficulty": {"change": [-1, 0, 1]},
    "corrected": {"from": [True], "to": [False]},
    "marker": {"to": ["base:crimea"]},
    "went": {"n": [1, 3], "to": ["r6c2"]},
    "moved": {"to": ["r6c2", "r4c5"]},
    "benefit": {"slot": ["gain.coins.2", "card.4"]},
    "worn": {"mods": [{}, {"riverwalk": "armor"}]},
    "retreated": {"n": [0, 1, 3], "from": ["r4c5", ""], "unit": ["mech", "all"]},
}


def samples(kind: type[msgspec.Struct]) -> Iterator[dict[str, Any]]:
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    special = BY_EVENT.get(str(config.tag), {})
    names = [field.encode_name for field in fields]
    values = [special.get(name) or BY_FIELD.get(name) or [4] for name in names]
    for chosen in product(*values):
        yield {str(config.tag_field): config.tag, **dict(zip(names, chosen, strict=True))}


def check(sentence: str) -> None:
    assert sentence == sentence.strip() != ""
    assert not any(unicodedata.category(sign) in ("Cf", "Cc") for sign in sentence), sentence
    for leftover in ("{", "}", "  ", "none", "r4c5", "base:", "worker_", "???"):
        assert leftover not in sentence, sentence


EVENTS = [kind for kind in Event.__subclasses__() if kind.__module__ == events.__name__]
COMMANDS = [kind for kind in Command.__subclasses__() if kind.__module__ == commands.__name__]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(language: str, kind: type[msgspec.Struct]) -> None:
    words = ScytheWords(language, SETUP)
    for sample in samples(kind):
        sentence = words.event(sample)
        check(sentence)
        assert sentence.endswith((".", "!")), sentence
        if sample.get("seat") == "s1" and kind not in (events.Token, events.Skipped):
            assert "Ana" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_every_command_has_a_line(language: str, kind: type[msgspec.Struct]) -> None:
    steps = [{"unit": "mech", "from": "r1c1", "to": "r1c2"}]
    for sample in samples(kind):
        moves = {"moves": steps} if "moves" in sample else {}
        check(ScytheWords(language, SETUP).command({**sample, "n": 2, **moves}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_and_draws(language: str) -> None:
    words = ScytheWords(language, SETUP)
    for deck, card in (("automa", 5), ("combat", 3), ("faction", "crimea"), ("mat", "militant")):
        check(words.event({"type": "drew", "deck": deck, "card": card, "seat": "s4"}))
        asked = words.question({"ask": "draw", "deck": deck, "options": [card], "seat": "s2"})
        check(asked)
        assert asked.endswith("?")
    check(words.event({"type": "drew", "deck": "combat", "card": 3, "seat": "s2", "by_app": True}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked(language: str) -> None:
    words = ScytheWords(language, SETUP)
    abouts = [
        "units",
        "target",
        "attacked",
        "lost_unit",
        "met",
        "workers_sent_home",
        "combat_power",
        "combat_cards",
        "combat_cards_count",
        "combat_retreat",
        *(
            f"final_{name}"
            for name in ("coins", "popularity", "stars", "territories", "resources", "structures")
        ),
        "tie_pieces",
        "tie_power",
    ]
    for about in abouts:
        check(words.question({"ask": "number", "about": about, "seat": "s1", "at": "r4c4"}))
    for faction in content.factions().values():
        for ability in faction.ability:
            options = ["none", ability.id]
            asked = {"ask": "choice", "about": "combat_ability", "seat": "s1", "options": options}
            check(words.question(asked))
            check(words.question({**asked, "about": "combat_spare"}))
            check(words.event({"type": "ability", "seat": "s1", "ability": ability.id}))
            for used in options if ability.before or ability.spares else ():
                check(words.option(asked, used))
    assert words.option({"about": "target"}, "r4c5") == words.place("r4c5")
    assert words.option({"about": "attacked"}, "s1") == "Ana"
    assert "Ana" in words.option({"about": "met"}, "s1.workers")
    for question, option in (
        ({"about": "met"}, "nobody"),
        ({"about": "lost_unit"}, "mech"),
        ({"deck": "faction"}, "crimea"),
        ({"deck": "mat"}, "militant"),
        ({"deck": "automa"}, 7),
    ):
        check(words.option(question, option))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_name_of_its_own(language: str) -> None:
    words = ScytheWords(language, SETUP)
    names = [words.place(place) for place in BOARD.places]
    assert len(set(names)) == 54
    for name in names:
        check(name)


def test_places_are_named_by_where_they_lie_from_the_factory() -> None:
    assert [ScytheWords(language, SETUP).place("r4c5") for language in LANGUAGES] == [
        "mountain just east of the Factory",
        "Berg direkt östlich der Fabrik",
        "hora hned východně od Továrny",
    ]
    assert [ScytheWords(language, SETUP).place("r1c4") for language in LANGUAGES] == [
        "forest 3 steps north of the Factory",
        "Wald 3 Schritte nördlich der Fabrik",
        "les 3 kroky severně od Továrny",
    ]


def test_golden_sentences() -> None:
    moved = {
        "type": "moved",
        "seat": "s2",
        "unit": "worker",
        "from": "r7c3",
        "to": "r7c4",
        "action": "move_worker",
        "why": [],
    }
    said = [ScytheWords(language, SETUP).event(moved) for language in LANGUAGES]
    assert [sentence.partition(" → ")[0] for sentence in said] == [
        "Automa (Crimea): move the worker: farm 3 steps south of the Factory",
        "Automa (Krim): Arbeiter umsetzen: Gehöft 3 Schritte südlich der Fabrik",
        "Automa (Krymský chanát): přesunout dělníka: farma 3 kroky jižně od Továrny",
    ]
    assert said[0].endswith(" → mountain 3 steps south of the Factory.")
    bonus = {"type": "recruit_bonus", "what": "cards", "seats": ["s1", "s3"], "rule": ""}
    assert [ScytheWords(language, SETUP).event(bonus) for language in LANGUAGES] == [
        "Recruit bonus, if uncovered: 1 combat card for Ana and Player 3.",
        "Rekrutierungsbonus, falls aufgedeckt: 1 Kampfkarte für Ana und Mensch 3.",
        "Bonus za rekruty, je-li odkrytý: 1 bojová karta, Ana a Hráč 3.",
    ]


@pytest.mark.rule("fen.multi.semi-official", "fen.multi.know-rules", "fen.multi.setup.deck-sources")
@pytest.mark.rule("fen.multi.deck.shared.note", "scy.automa.setup.board")
@pytest.mark.rule("scy.automa.human.no-peek")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained_advice_and_set_up_too(language: str) -> None:
    words = ScytheWords(language, SETUP)
    texts = {rule: words.rule(rule) for rule in rules_of("thirdchair.scythe")}
    for text in texts.values():
        assert text == text.strip() != ""
        assert text.endswith(".")
    assert len(set(texts.values())) == len(texts)


@pytest.mark.rule("scy.automa.stars.place")
def test_no_rule_was_left_in_english() -> None:
    english, *others = (ScytheWords(language, SETUP) for language in LANGUAGES)
    for rule in rules_of("thirdchair.scythe"):
        for other in others:
            assert other.rule(rule) != english.rule(rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_is_admitted(language: str) -> None:
    words = ScytheWords(language, SETUP)
    marks = {rule.mark for rule in rules_of("thirdchair.scythe").values()}
    assert marks == {"found", "found-app", "inferred", "not-found"}
    assert len({words.mark(mark) for mark in marks}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_can_be_read(language: str) -> None:
    words = ScytheWords(language, SETUP)
    for key, ruling in content.rulings("automa").items():
        name = "ruling-" + key.replace(".", "-")
        assert words.text(name) != words.text(f"{name}-why")
        assert words.text(f"{name}-why").endswith(".")
        said = {words.value(f"rulings.{key}", value) for value in ruling.values}
        assert len(said) == len(ruling.values) > 1


def test_every_rule_id_in_the_code_stands_in_the_ledger() -> None:
    from pathlib import Path

    import thirdchair.scythe

    folder = Path(thirdchair.scythe.__file__).parent
    named = {
        found
        for file in folder.glob("*.py")
        for found in re.findall(r'"((?:scy|fen)\.[a-z0-9.-]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(named) > 60
    assert named - set(rules_of("thirdchair.scythe")) == set()


def test_a_marker_before_its_card_waits_there() -> None:
    waiting = {"type": "tracker", "seat": "s2", "to": -2, "rule": "x"}
    said = {to: ScytheWords("de", SETUP).event({**waiting, "to": to}) for to in (-2, -1, 3)}
    assert "wartet 2 Schritte vor dem ersten Feld" in said[-2]
    assert "wartet 1 Schritt vor dem ersten Feld" in said[-1]
    assert said[3].endswith("Fortschrittsmarker ein Feld weiter.")


@pytest.mark.parametrize(
    ("language", "on", "first", "before"),
    [
        ("en", "star tracker marker one space on.", "space 1", "2 before the first space"),
        ("de", "Fortschrittsmarker ein Feld weiter.", "Feld 1", "2 vor dem ersten Feld"),
        ("cs", "ukazatel postupu o jedno pole dál.", "pole 1", "2 před prvním polem"),
    ],
)
def test_spaces_of_the_tracker_are_counted_as_people_do(
    language: str, on: str, first: str, before: str
) -> None:
    words = ScytheWords(language, SETUP)
    moved = {"type": "tracker", "seat": "s2", "to": 1, "rule": "x"}
    assert words.event(moved).endswith(on)
    assert words.tracker_space(0) == first
    assert words.tracker_space(-2) == before
    assert words.value("seats.s2.tracker", 0) == first


def test_german_has_one_word_for_faction() -> None:
    folder = Path(words_package.__file__).parent / "locales" / "de" / "scythe"
    told = " ".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
    assert "Fraktion" in told
    assert re.findall(r"\bNation(?:en)?\b", told) == []


def test_a_marker_on_the_first_space_waits_for_nothing() -> None:
    words = ScytheWords("en", {"seats": [{"kind": "automa", "faction": "crimea"}]})
    said = words.event({"type": "tracker", "seat": "s1", "to": 0, "rule": "x"})
    assert said.endswith("put the marker on the first space of the star tracker.")
