"""`make mutants`: what is changed, which of it is tried, and what docs/mutants.md explains."""

import ast
from collections.abc import Iterator

import pytest

from tools.mutants.changes import changes
from tools.mutants.explained import EXPLAINED, explained
from tools.mutants.numbers import changed, numbers
from tools.mutants.sample import CODE, Mutant, in_code, in_content, sample


def said(code: str) -> list[str]:
    return [f"{one.was} → {one.becomes}" for one in changes(ast.parse(code))]


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("a < b", ["a < b → a <= b"]),
        ("a == b != c", ["a == b != c → a != b != c", "a == b != c → a == b == c"]),
        ("a not in b", ["a not in b → a in b"]),
        ("a + b", ["a + b → a - b"]),
        ("a -= b", ["a -= b → a += b"]),
        ("a and b", ["a and b → a or b"]),
        ("a = not b", ["not b → b"]),
        ("a = True", ["a = True → a = False"]),
        ("a = 3", ["a = 3 → a = 4", "a = 3 → a = 2"]),
        ("a[0]", ["a[0] → a[1]", "a[0] → a[-1]"]),
        ("a = min(b)", ["min → max"]),
        ("a()", ["a() → pass"]),
        ("raise a", ["raise a → pass"]),
        ("a = b.keep(c)", ["b.keep(c) → b"]),
        ("def a(): return b", ["return b → return None"]),
        ("while a: break", ["break → continue"]),
    ],
)
def test_each_change_is_one_place_that_says_something_else(code: str, found: list[str]) -> None:
    assert said(code) == found


@pytest.mark.parametrize(
    "code",
    [
        '"""A text about 3."""',
        "def a(b: Literal[1] | None) -> int | None: ...",
        "A = int | None",
        "@cache\nclass A(B, frozen=True): ...",
        "return_none = lambda: None",
        "def a(): return None",
        "b = zip(c, d, strict=True)",
    ],
)
def test_types_and_texts_are_left_alone(code: str) -> None:
    assert said(code) == []


def test_the_tree_holds_the_change_at_hand_and_is_as_before_in_the_end() -> None:
    tree = ast.parse("a = b + c - d")
    assert [ast.unparse(tree) for _ in changes(tree)] == ["a = b + c + d", "a = b - c - d"]
    assert ast.unparse(tree) == "a = b + c - d"


SHEET = """# 1 comment
first = 2
name = "3 texts and level-4"
[[card]]
id = "five"
n = [6, -7]
[card.more8]
at = { q = 0 }
[[card]]
id = "other"
n = 9
"""


def test_numbers_are_found_with_their_entry_and_not_in_texts() -> None:
    assert [(one.value, one.entry, one.line) for one in numbers(SHEET)] == [
        (2, "", "first = 2"),
        (6, 'card id = "five"', "n = [6, -7]"),
        (-7, 'card id = "five"', "n = [6, -7]"),
        (0, 'card id = "five", card.more8 at = { q = 0 }', "at = { q = 0 }"),
        (9, 'card id = "other"', "n = 9"),
    ]


def test_one_number_is_changed_and_nothing_else() -> None:
    number = list(numbers(SHEET))[2]
    assert changed(SHEET, number, 1) == SHEET.replace("-7", "-6")


def test_an_edit_elsewhere_moves_no_mutant_into_the_sample() -> None:
    def named(names: range) -> Iterator[Mutant]:
        return (Mutant(f"mutant {n}", CODE / "kit", range(0), 0) for n in names)

    def tried(names: range) -> set[str]:
        ranked = sample(named(names), 10, 1)
        return {one.name for one in ranked}

    assert len(tried(range(100)) & tried(range(1, 101))) >= 9


def test_every_change_has_a_name_of_its_own() -> None:
    names = [mutant.name for mutants in (in_code(""), in_content("")) for mutant in mutants]
    assert len(names) > 5000
    assert len(set(names)) == len(names)


def test_what_is_explained_still_exists() -> None:
    names = {mutant.name for mutants in (in_code(""), in_content("")) for mutant in mutants}
    assert explained(EXPLAINED.read_text(encoding="utf-8")).keys() - names == set()


def test_an_explanation_has_a_name_and_a_reason() -> None:
    text = (
        "# Title\n\n- ``a.py f: a < b → a <= b``\n  They are never\n  equal.\n\n- ``no reason``\n"
    )
    assert explained(text) == {"a.py f: a < b → a <= b": "They are never equal."}
