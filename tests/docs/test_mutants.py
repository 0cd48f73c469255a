"""`make mutants`: what is changed, which of it is tried, and what docs/mutants.md explains."""

import ast
from collections.abc import Iterator

import pytest

from tools.mutants.changes import changes
from tools.mutants.copying import differing
from tools.mutants.explained import EXPLAINED, explained
from tools.mutants.mapping import Map, Walk
from tools.mutants.numbers import changed, numbers
from tools.mutants.sample import CODE, ROOT, Mutant, in_code, in_content, named, sample
from tools.mutants.trying import ALSO, NOT_TRIED, TESTS


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
        ("a = 0", ["a = 0 → a = 1", "a = 0 → a = -1"]),
        ("a[0]", ["a[0] → a[1]"]),
        ("a = min(b)", ["min → max"]),
        ("a()", ["a() → pass"]),
        ("raise a", ["raise a → pass"]),
        ("a = b.keep(c)", ["b.keep(c) → b"]),
        ("def a(): return b", ["return b → return None"]),
        ("def a(): return False", ["return False → return True"]),
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


def test_what_a_run_says_can_be_tried_again() -> None:
    mutants = [Mutant(f"a.py f: {n} → {n + 1}", CODE / "kit", range(0), 0) for n in range(4)]
    said = "25 of 500\nsurvives: a.py f: 2 → 3\na.py f: 0 → 1\nkit: 1 of 4 killed\n"
    assert [one.name for one in named(mutants, said)] == ["a.py f: 0 → 1", "a.py f: 2 → 3"]


@pytest.mark.parametrize(
    ("was", "becomes", "found"),
    [
        ("def f(): return 1", "def f(): return 2", {"f": True}),
        ("class A:\n def f(s): return 1", "class A:\n def f(s): return True", {"A.f": True}),
        ("def f():\n def g(): return 1", "def f():\n def g(): return 2", {"f": True}),
        ("def f(a=1): ...", "def f(a=True): ...", {"<module>": False}),
        ("a = min(b)", "a = max(b)", {"<module>": False}),
        ("def f(): return 1", "def f(): return 1", {}),
    ],
)
def test_code_is_exchanged_only_where_functions_alone_differ(
    was: str, becomes: str, found: dict[str, bool]
) -> None:
    pairs = differing(compile(was, "a.py", "exec"), compile(becomes, "a.py", "exec"))
    assert {old.co_qualname: new is not None for old, new in pairs} == found


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


def test_only_who_comes_by_the_statement_of_a_change_can_notice_it() -> None:
    code = "A = 1\ndef f(\n    a=2,\n):\n    if a > g(\n        3\n    ):\n        return a - 4\n"
    found = {one.was: one.place.lines for one in changes(ast.parse(code))}
    assert found["A = 1"] == range(0), "it runs at the import"
    assert found["a=2"] == range(2, 9), "all of the function"
    assert found["g(3)"] == range(5, 8)
    assert found["a - 4"] == range(8, 9)


WALKS = {
    "tests/kit/test_a.py::slow": Walk(2.0, {"kit/dice.py": [4, 5]}),
    "tests/kit/test_a.py::quick": Walk(0.1, {"kit/dice.py": [4]}),
    "tests/scythe/test_b.py::other": Walk(0.2, {"scythe/deck.py": [7]}),
}


def mutant_at(*lines: int) -> Mutant:
    at = range(lines[0], lines[-1] + 1) if lines else range(0)
    return Mutant("kit/dice.py f: a → b", CODE / "kit" / "dice.py", at, 0)


def test_a_mutant_is_tried_by_those_who_come_by_the_quickest_first() -> None:
    known = Map(tests=WALKS)
    assert known.tests_for(mutant_at(4)) == [
        "tests/kit/test_a.py::quick",
        "tests/kit/test_a.py::slow",
    ]
    assert known.tests_for(mutant_at(5)) == ["tests/kit/test_a.py::slow"]
    assert not known.tests_for(mutant_at(6))
    assert not known.any_may_notice(mutant_at(4, 5, 6))


def test_what_is_read_once_for_all_may_be_noticed_by_any_test_of_its_package() -> None:
    assert Map(tests=WALKS).any_may_notice(mutant_at())
    shared = Map(tests=WALKS, shared={"kit/dice.py": [5]})
    assert shared.any_may_notice(mutant_at(5))
    assert not shared.any_may_notice(mutant_at(4))
    kit = {"tests/kit/test_a.py::slow", "tests/kit/test_a.py::quick"}
    assert set(shared.tests_for(mutant_at(5))) == kit
    other = Mutant("scythe/deck.py : a → b", CODE / "scythe" / "deck.py", range(0), 0)
    assert shared.tests_for(other) == ["tests/scythe/test_b.py::other"]


def test_who_killed_a_mutant_before_tries_it_first() -> None:
    known = Map(tests=WALKS, killers={mutant_at(4).name: "tests/kit/test_a.py::slow"})
    assert known.tests_for(mutant_at(4))[0] == "tests/kit/test_a.py::slow"


@pytest.mark.parametrize(
    ("changed", "new"),
    [
        ("kit/dice.py", ["tests/kit/test_a.py"]),
        ("tests/scythe/test_b.py", ["tests/scythe/test_b.py"]),
        ("tests/scythe/scene.py", ["tests/kit/test_a.py", "tests/scythe/test_b.py"]),
        ("scythe/content/board.toml", ["tests/kit/test_a.py", "tests/scythe/test_b.py"]),
        ("scythe/content.py", ["tests/kit/test_a.py", "tests/scythe/test_b.py"]),
        ("", []),
    ],
)
def test_the_map_is_drawn_anew_where_something_has_changed(changed: str, new: list[str]) -> None:
    tests = ["tests/kit/test_a.py", "tests/scythe/test_b.py"]
    more = [
        "kit/dice.py",
        "scythe/content.py",
        "scythe/content/board.toml",
        "tests/scythe/scene.py",
    ]
    digests = dict.fromkeys([*tests, *more], "as before")
    known = Map(tests=WALKS, shared={"scythe/content.py": [1]}, digests=digests)
    now = {file: "new" if file == changed else said for file, said in digests.items()}
    assert known.outdated(now, tests) == new


def test_every_folder_of_tests_is_tried_or_left_out_by_name() -> None:
    folders = {one.name for one in (ROOT / "tests").iterdir() if any(one.glob("*.py"))}
    assert NOT_TRIED.keys() <= folders
    tried = {one.removeprefix("tests/") for one in TESTS}.difference(
        one.removeprefix("tests/") for one in ALSO
    )
    assert tried == {one for one in folders - NOT_TRIED.keys() if any_test(one)}
    assert {"horde", "modules", "fenris", "scythe", "tapestry"} <= tried


def any_test(folder: str) -> bool:
    return any((ROOT / "tests" / folder).rglob("test_*.py"))
