"""Content files: read as typed data, and a mistake names its file and entry."""

import sys
from pathlib import Path

import msgspec
import pytest

from thirdchair.kit.content import ContentError, load, parse
from thirdchair.kit.readers import ITSELF, NOBODY, Reader
from thirdchair.kit.rules import later, rules_of


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: int
    icon: str


class Cards(msgspec.Struct):
    card: list[Card]


GOOD = """
[[card]]
id = 1
icon = "all"
"""


def test_toml_becomes_typed_data() -> None:
    assert parse(GOOD, Cards, "cards.toml") == Cards([Card(1, "all")])


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        (GOOD + "[[card]]\nid = 2\n", "card[1]"),
        (GOOD + '[[card]]\nid = "2"\nicon = "all"\n', "card[1].id"),
        (GOOD + '[[card]]\nid = 2\nicon = "all"\nicons = "end"\n', "card[1]"),
    ],
    ids=["a field is missing", "a field has another type", "a field is unknown"],
)
def test_an_error_names_the_file_and_the_entry(text: str, entry: str) -> None:
    with pytest.raises(ContentError) as error:
        parse(text, Cards, "game/cards.toml")
    assert str(error.value).startswith("game/cards.toml: ")
    assert f"$.{entry}`" in str(error.value)


def test_a_file_that_is_no_toml_is_named_too() -> None:
    with pytest.raises(ContentError, match=r"^game/cards\.toml: not TOML: .*line 2"):
        parse("good = 1\nbad =\n", Cards, "game/cards.toml")


RULE = """
scope = "toy"
expansion = "base"

[[rule]]
id = "{id}"
kind = "turn"
actor = "table"
source = "Toy book, Turns"
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An importable package with a folder for rules."""
    folder = tmp_path / "toy_game_of_this_test"
    (folder / "rules").mkdir(parents=True)
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    rules_of.cache_clear()
    return folder


def test_content_is_read_from_inside_a_package(package: Path) -> None:
    (package / "cards.toml").write_text(GOOD)
    assert load(package.name, "cards.toml", Cards) == Cards([Card(1, "all")])


def test_rules_come_in_the_order_of_their_files_with_scope_and_expansion(package: Path) -> None:
    (package / "rules" / "b.toml").write_text(RULE.format(id="toy.second"))
    (package / "rules" / "a.toml").write_text(RULE.format(id="toy.first"))
    rules = rules_of(package.name)
    assert list(rules) == ["toy.first", "toy.second"]
    assert rules["toy.first"].scope == "toy"
    assert rules["toy.first"].expansion == "base"
    assert rules["toy.first"].message == "rule-toy-first"


def test_an_id_that_stands_twice_is_an_error_that_names_it(package: Path) -> None:
    (package / "rules" / "a.toml").write_text(RULE.format(id="toy.first"))
    (package / "rules" / "b.toml").write_text(RULE.format(id="toy.first"))
    with pytest.raises(ContentError, match=r"rules/b\.toml: toy\.first stands there twice"):
        list(rules_of(package.name))


def test_a_leaf_may_be_the_parent_of_other_rules(package: Path) -> None:
    text = RULE.format(id="toy.turn") + RULE.format(id="toy.turn.first").split("\n\n")[1]
    (package / "rules" / "a.toml").write_text(text)
    assert list(rules_of(package.name)) == ["toy.turn", "toy.turn.first"]


def test_a_ledger_is_read_for_its_locks_only_if_it_has_the_word(package: Path) -> None:
    (package / "rules" / "a.toml").write_text("no TOML at all")
    rules = rules_of(package.name)
    assert later(rules, NOBODY) == frozenset()
    with pytest.raises(ContentError, match=r"rules/a\.toml: not TOML"):
        len(rules)


def test_the_locked_rules_of_a_ledger_are_found_in_whichever_file(package: Path) -> None:
    (package / "rules" / "a.toml").write_text(RULE.format(id="toy.first"))
    (package / "rules" / "b.toml").write_text(RULE.format(id="toy.second") + 'lock = "toy:2"\n')
    rules = rules_of(package.name)
    assert later(rules, NOBODY) == {"toy.second"}
    assert later(rules, Reader(keys=frozenset({"toy:2"}))) == frozenset()
    assert later(rules, ITSELF) == frozenset()
