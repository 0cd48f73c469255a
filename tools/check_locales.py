"""Every language says the same things: same files, messages, attributes, variables and variants.

English is the measure; the other languages are the folders beside it. Terms (`-name`) are each
language's own affair. Another folder of locales can be named: `python tools/check_locales.py PATH`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path("src/thirdchair/words/locales")
MEASURE = "en"
CORE = "core"
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class Message(NamedTuple):
    where: str
    has_value: bool
    attributes: frozenset[str]
    variables: frozenset[str]
    variants: dict[str, frozenset[str]]


class Language(NamedTuple):
    files: frozenset[str]
    messages: dict[tuple[str, str], Message]  # by file, as in core/tables.ftl, and message id
    faults: list[str]


class Uses(Visitor):
    """Collects the variables below a node, and the values that are told apart by each of them.

    Whoever is given `$deck` is given `$deck_id` too, to select by: they count as one. How many
    plurals there are is for each language to say.
    """

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, frozenset[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(f"${node.id.name.removesuffix('_id')}")

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            told = {
                key.name if isinstance(key, ast.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
            by = f"${node.selector.id.name.removesuffix('_id')}"
            self.variants[by] = self.variants.get(by, frozenset()) | (told - PLURALS)
        self.generic_visit(node)


def languages(locales: Path) -> list[str]:
    """The codes of all languages, the measure first."""
    found = sorted(folder.name for folder in locales.iterdir() if folder.is_dir())
    return sorted(found, key=lambda code: code != MEASURE)


def read(folder: Path) -> Language:
    """All messages of a language. No name stands twice within a game and what all games share."""
    messages: dict[tuple[str, str], Message] = {}
    faults: list[str] = []
    seen: dict[tuple[str, str], str] = {}
    files = {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*.ftl"))}
    if not files:
        faults.append(f"{folder}: no .ftl files")
    scopes = sorted({name.partition("/")[0] for name in files} - {CORE})
    for name, file in files.items():
        scope = name.partition("/")[0]
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            start = entry.span.start if entry.span else 0
            where = f"{file}:{text.count(chr(10), 0, start) + 1}"
            if isinstance(entry, ast.Junk):
                reason = "; ".join(note.message or "" for note in entry.annotations)
                faults.append(f"{where}: cannot be read: {reason}")
            elif isinstance(entry, ast.Message | ast.Term):
                called = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                within = [CORE, *scopes] if scope == CORE else [CORE, scope]
                if before := next(
                    (seen[one, called] for one in within if (one, called) in seen), ""
                ):
                    faults.append(f"{where}: {called}: is already at {before}")
                    continue
                seen[scope, called] = where
                if isinstance(entry, ast.Message):
                    messages[name, called] = _message(entry, where)
    return Language(frozenset(files), messages, faults)


def _message(entry: ast.Message, where: str) -> Message:
    uses = Uses()
    uses.visit(entry)
    attributes = frozenset(f".{attribute.id.name}" for attribute in entry.attributes)
    variables = frozenset(uses.variables)
    return Message(where, entry.value is not None, attributes, variables, uses.variants)


def differences(measure: Language, other: Language, folder: Path) -> Iterator[str]:
    for name in sorted(measure.files - other.files):
        yield f"{folder / name}: missing"
    for (file, name), message in measure.messages.items():
        if file in other.files and (file, name) not in other.messages:
            yield f"{folder / file}: {name}: missing (see {message.where})"
    for (file, name), message in other.messages.items():
        wanted = measure.messages.get((file, name))
        if wanted is None:
            yield f"{message.where}: {name}: not in {MEASURE}/{file}"
            continue
        if message.has_value != wanted.has_value:
            lacks = "has a text of its own, unlike" if message.has_value else "lacks the text of"
            yield f"{message.where}: {name}: {lacks} {wanted.where}"
        yield from _uneven(name, message, wanted)


def _uneven(name: str, message: Message, wanted: Message) -> Iterator[str]:
    for ours, theirs in (
        (message.attributes, wanted.attributes),
        (message.variables, wanted.variables),
    ):
        if lacking := ", ".join(sorted(theirs - ours)):
            yield f"{message.where}: {name}: lacks {lacking} (see {wanted.where})"
        if extra := ", ".join(sorted(ours - theirs)):
            yield f"{message.where}: {name}: {extra} not in {wanted.where}"
    for variable, told in wanted.variants.items():
        # A value that is not told apart would silently be said like any other.
        if lacking := ", ".join(sorted(told - message.variants.get(variable, told))):
            yield f"{message.where}: {name}: {variable} lacks [{lacking}] (see {wanted.where})"


def faults_in(locales: Path) -> list[str]:
    """All that is wrong, a line each."""
    measure = read(locales / MEASURE)
    faults = list(measure.faults)
    for code in languages(locales)[1:]:
        other = read(locales / code)
        faults += other.faults
        faults += differences(measure, other, locales / code)
    return faults


def main() -> int:
    locales = Path(sys.argv[1]) if len(sys.argv) > 1 else LOCALES
    faults = faults_in(locales)
    for fault in faults:
        print(fault)
    if not faults:
        count = len(read(locales / MEASURE).messages)
        print(f"{count} messages in {', '.join(languages(locales))}: no difference")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
