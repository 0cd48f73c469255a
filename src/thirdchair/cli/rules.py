"""`thirdchair rules`: the rules with their sentences, and which of them a test proves.

A test names the rules that it proves with `@pytest.mark.rule("…")`. In a checkout the tests are
read, not run, so the count is there at once; an installed package only lists the rules.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import typer

from thirdchair.games import GAMES, VOICES
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.rules import Rule
from thirdchair.words import FALLBACK, LANGUAGES, Words


class Mark(NamedTuple):
    """One `pytest.mark.rule(…)` as it stands in a test file."""

    ids: tuple[str, ...]
    file: Path
    line: int


def show(query: str | None, *, uncovered: bool = False, language: str = FALLBACK) -> None:
    """Print the rules that the query finds; without one all rules, or what the tests cover."""
    if language not in LANGUAGES:
        text = Words(FALLBACK).text("error-not-an-option", answer=language, options=list(LANGUAGES))
        typer.echo(text, err=True)
        raise typer.Exit(2)
    rules, tests = all_rules(), tests_here()
    if query is not None or tests is None or not uncovered:
        _print_rules(query or "", language)
    if query is None and tests is not None:
        _print_coverage(rules, proven_by(tests), uncovered=uncovered)


def _print_rules(query: str, language: str) -> None:
    found = [
        line
        for game, rules in rules_by_game().items()
        for line in listed(rules, query, VOICES[game]()(Reader(language), {}, None))
    ]
    for line in found or [Words(language).text("page-rules-found", count=0)]:
        typer.echo(line)


def _print_coverage(rules: dict[str, Rule], proven: set[str], *, uncovered: bool) -> None:
    for line in coverage(rules, proven):
        typer.echo(line)
    if uncovered:
        for rule in rules:
            if rule not in proven:
                typer.echo(f"  {rule}")


def all_rules() -> dict[str, Rule]:
    """The rules of all games by id."""
    return {name: rule for rules in rules_by_game().values() for name, rule in rules.items()}


def rules_by_game() -> dict[str, Mapping[str, Rule]]:
    """The rules of each game by id."""
    return {name: game().ledger for name, game in GAMES.items()}


def listed(rules: Mapping[str, Rule], query: str, words: Words) -> Iterator[str]:
    """Id and sentence of each rule that holds every word of the query, in either of them.

    What a campaign reveals is not among them; the page of an installation that got there has it.
    """
    wanted = query.casefold().split()
    for rule_id in NOBODY.shown(rules):
        rule = rules[rule_id]
        sentence = words.rule(rule.id)
        searched = f"{rule.id} {sentence}".casefold()
        if all(word in searched for word in wanted):
            yield f"{rule.id}: {sentence}"


def coverage(rules: dict[str, Rule], proven: Iterable[str]) -> list[str]:
    """One line for each scope, in the order of the ledger."""
    seen = set(proven)
    by_scope: dict[str, list[bool]] = {}
    for rule in rules.values():
        by_scope.setdefault(rule.scope, []).append(rule.id in seen)
    return [f"{scope}: covered {sum(have)} of {len(have)}" for scope, have in by_scope.items()]


def tests_here() -> Path | None:
    """The folder of the tests, if this is a checkout."""
    tests = Path("tests")
    return tests if tests.is_dir() and Path("src/thirdchair").is_dir() else None


def proven_by(tests: Path) -> set[str]:
    """The ids that the test files name."""
    return {rule for mark in marks_in(tests) for rule in mark.ids}


def marks_in(tests: Path) -> Iterator[Mark]:
    """Every marker of the test files, wherever it stands: on a test, on a parameter, in a list."""
    for file in sorted(tests.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "mark.rule" not in text:
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
