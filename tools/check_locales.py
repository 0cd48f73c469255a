"""Every language says the same things: same files, messages, attributes and variables.

English is the measure. Terms (`-name`) are each language's own affair.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path("src/thirdchair/words/locales")
MEASURE, *OTHERS = "en", "de", "cs"


class Message(NamedTuple):
    where: str
    has_value: bool
    attributes: frozenset[str]
    variables: frozenset[str]


class Language(NamedTuple):
    files: frozenset[str]
    messages: dict[tuple[str, str], Message]  # by file name and message id
    faults: list[str]


class Variables(Visitor):
    """Collects the names of the variables below a node.

    Whoever is given `$deck` is given `$deck_id` too, to select by: they count as one.
    """

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(f"${node.id.name.removesuffix('_id')}")


def variables(node: ast.Message) -> frozenset[str]:
    collector = Variables()
    collector.visit(node)
    return frozenset(collector.names)


def read(folder: Path) -> Language:
    messages: dict[tuple[str, str], Message] = {}
    faults: list[str] = []
    seen: dict[str, str] = {}
    files = sorted(folder.glob("*.ftl"))
    if not files:
        faults.append(f"{folder}: no .ftl files")
    for file in files:
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            start = entry.span.start if entry.span else 0
            where = f"{file}:{text.count(chr(10), 0, start) + 1}"
            if isinstance(entry, ast.Junk):
                reason = "; ".join(note.message or "" for note in entry.annotations)
                faults.append(f"{where}: cannot be read: {reason}")
            elif isinstance(entry, ast.Message | ast.Term):
                term = isinstance(entry, ast.Term)
                name = f"-{entry.id.name}" if term else entry.id.name
                if name in seen:
                    faults.append(f"{where}: {name}: is already at {seen[name]}")
                    continue
                seen[name] = where
                if isinstance(entry, ast.Message):
                    messages[file.name, name] = Message(
                        where,
                        entry.value is not None,
                        frozenset(f".{attribute.id.name}" for attribute in entry.attributes),
                        variables(entry),
                    )
    return Language(frozenset(file.name for file in files), messages, faults)


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
        for kind in ("attributes", "variables"):
            ours, theirs = getattr(message, kind), getattr(wanted, kind)
            if lacking := ", ".join(sorted(theirs - ours)):
                yield f"{message.where}: {name}: lacks {lacking} (see {wanted.where})"
            if extra := ", ".join(sorted(ours - theirs)):
                yield f"{message.where}: {name}: {extra} not in {wanted.where}"


def main() -> int:
    measure = read(LOCALES / MEASURE)
    faults = list(measure.faults)
    for code in OTHERS:
        other = read(LOCALES / code)
        faults += other.faults
        faults += differences(measure, other, LOCALES / code)
    for fault in faults:
        print(fault)
    if not faults:
        print(f"{len(measure.messages)} messages in {', '.join((MEASURE, *OTHERS))}: no difference")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
