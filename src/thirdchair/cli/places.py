"""Where a rule stands: the lines that decide it, and the tests that prove it.

Both are read, not run. A place of a rule is its id in the code of its game: in `@decides`, in a
`keep`, in an event or a step, or in `rule` or `decides` of a row of the content. What only says a
rule is no place of it: `remind`, and what a constant that ends in `REMINDERS` lists.
"""

import ast
import re
from collections.abc import Container, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from thirdchair.kit.rules import LEDGER, decides

DECIDES = decides.__name__
ROWS = ("rule", DECIDES)
"""The keys by which a row of the content names its rules."""
SAYS, SAID = "remind", "REMINDERS"
LEDGERS = "rules"

_KEYS = re.compile(r"(?<![\w-])(?=[\w-]+\s*=)")
_KEY = re.compile(r"([\w-]+)\s*=")
_TEXT = re.compile(r'"([^"]*)"')


class Place(NamedTuple):
    """A line that names a rule, in the function or class `inside`."""

    rule: str
    file: Path
    line: int
    inside: str = ""
    marked: bool = False
    """By `decides`, on a function or class or in a row?"""


class Mark(NamedTuple):
    """One `pytest.mark.rule(…)` as it stands in a test file."""

    ids: tuple[str, ...]
    file: Path
    line: int


def places_in(folder: Path, rules: Container[str], only: str = "") -> Iterator[Place]:
    """The places of these rules in the code and the content of a game; `only`: of this one."""
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if only in text:
            yield from _Reader(file, rules).places(ast.parse(text, str(file)))
    for file in sorted(folder.rglob("*.toml")):
        if file.name != LEDGER and file.parent.name != LEDGERS:
            yield from _rows(file, rules)


class _Reader:
    """Reads one module from top to bottom, and knows in which function it is."""

    def __init__(self, file: Path, rules: Container[str]) -> None:
        self.file, self.rules = file, rules

    def places(self, node: ast.AST, inside: str = "") -> Iterator[Place]:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                name = f"{inside}.{node.name}" if inside else node.name
                for rule in _decided(node.decorator_list):
                    if rule in self.rules:
                        yield Place(rule, self.file, node.lineno, name, marked=True)
                for line in node.body:
                    yield from self.places(line, name)
                return
            case ast.Call(func=ast.Attribute(attr=attribute)) if attribute == SAYS:
                return
            case ast.Assign(targets=[ast.Name(id=constant)]) if constant.endswith(SAID):
                return
            case ast.Constant(value=str() as rule) if rule in self.rules:
                yield Place(rule, self.file, node.lineno, inside)
        for child in ast.iter_child_nodes(node):
            yield from self.places(child, inside)


def _decided(decorators: Iterable[ast.expr]) -> Iterator[str]:
    """The ids of `@decides(…)`."""
    for one in decorators:
        match one:
            case ast.Call(func=ast.Name(id=name), args=ids) if name == DECIDES:
                yield from _strings(ids)


def _rows(file: Path, rules: Container[str]) -> Iterator[Place]:
    """What the rows of a content file name; an array may go over several lines."""
    key = ""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        for part in _KEYS.split(line.partition("#")[0]):
            if found := _KEY.match(part):
                key = found[1]
            if key in ROWS:
                for rule in _TEXT.findall(part):
                    if rule in rules:
                        yield Place(rule, file, number, marked=key == DECIDES)


def marks_in(tests: Path, only: str = "") -> Iterator[Mark]:
    """Every marker of the test files, wherever it stands: on a test, on a parameter, in a list.

    `only`: those of files that name this rule.
    """
    for file in sorted(tests.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "mark.rule" not in text or only not in text:
            continue
        for node in ast.walk(ast.parse(text, str(file))):
            if isinstance(node, ast.Call) and _is_rule_mark(node.func):
                yield Mark(tuple(_strings(node.args)), file, node.lineno)


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


def _strings(arguments: list[ast.expr]) -> Iterator[str]:
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
