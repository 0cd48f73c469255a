"""The Fluent files as Fluent's own parser sees them."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools import check_locales

LOCALES = Path(__file__).parents[2] / check_locales.LOCALES
FILES = sorted(LOCALES.glob("*/*/*.ftl"))
CORE = check_locales.CORE
GAMES = sorted(folder.name for folder in (LOCALES / "en").iterdir() if folder.name != CORE)

ALWAYS_GIVEN = {"mode"}


@cache
def messages(language: str, game: str | None = None) -> dict[str, ast.Message]:
    """What all games share and, with a game, what it says at its tables, by name."""
    scopes = [CORE] if game is None else [CORE, game]
    return {
        entry.id.name: entry
        for scope in scopes
        for file in sorted((LOCALES / language / scope).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


@cache
def needs(message: str, language: str = "en", game: str | None = None) -> frozenset[str]:
    """The fields that a message, and those that it refers to, must be given."""
    visitor = _Needs(language, game)
    visitor.visit(messages(language, game)[message])
    return frozenset(visitor.names - ALWAYS_GIVEN)


class _Needs(Visitor):
    def __init__(self, language: str, game: str | None) -> None:
        self.language = language
        self.game = game
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix("_id"))

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.names |= needs(node.id.name, self.language, self.game)
