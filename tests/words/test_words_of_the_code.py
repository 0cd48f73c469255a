"""What the code and the pages say by name exists: refusals, questions, messages, rule ids."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.words.fluent_files import messages, needs
from thirdchair.kit import decoding
from thirdchair.kit.rules import rules_of

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "thirdchair"
ENGLISH = messages("en")

REFUSERS = {"bad_input": 0, "not_now": 0, "Refusal": 1, "_known": 0, "_check_known": 0}
"""Who refuses, and which argument names the sentence."""

QUESTIONS = ("Number", "Pick", "Places")


class Call(NamedTuple):
    where: str
    text: str
    given: frozenset[str]
    open_ended: bool


@cache
def sources() -> dict[Path, ast.Module]:
    return {
        file.relative_to(ROOT): ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted(SOURCE.rglob("*.py"))
    }


def calls(*names: str) -> Iterator[tuple[str, ast.Call, str]]:
    for file, tree in sources().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in names:
                    yield f"{file}:{node.lineno}", node, name


@cache
def literals() -> set[str]:
    return {
        node.value
        for tree in sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def refusals() -> Iterator[Call]:
    for where, node, name in calls(*REFUSERS):
        place = REFUSERS[name]
        if len(node.args) > place and isinstance(text := node.args[place], ast.Constant):
            given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            open_ended = "known" in name or any(keyword.arg is None for keyword in node.keywords)
            yield Call(where, str(text.value), given, open_ended)


def test_every_refusal_in_the_code_has_its_sentence() -> None:
    found = list(refusals())
    assert len(found) > 40
    assert {call for call in found if f"error-{call.text}" not in ENGLISH} == set()


def test_every_refusal_in_the_code_gives_what_its_sentence_needs() -> None:
    for call in refusals():
        if f"error-{call.text}" in ENGLISH and not call.open_ended:
            assert needs(f"error-{call.text}") <= call.given, call.where


def test_every_way_to_decode_wrongly_has_its_sentence() -> None:
    for text, pattern in decoding._PATTERNS:
        assert needs(f"error-{text}") <= set(pattern.groupindex), text
    assert needs("error-malformed") == frozenset()


def test_no_sentence_for_a_refusal_is_left_over() -> None:
    sentences = {name for name in ENGLISH if name.startswith("error-")}
    used = literals()
    left = {name for name in sentences if not {name, name.removeprefix("error-")} & used}
    assert left == set()


def test_every_question_in_the_code_has_its_sentence() -> None:
    asked = {"draw", "die"}
    for where, node, _ in calls(*QUESTIONS):
        about = next((keyword.value for keyword in node.keywords if keyword.arg == "about"), None)
        assert about is not None, where
        if isinstance(about, ast.Constant):
            asked.add(str(about.value))
    assert {f"question-{about}" for about in asked} <= set(ENGLISH)


def test_every_message_named_in_full_in_the_code_exists() -> None:
    for where, node, _ in calls("text"):
        match node:
            case ast.Call(ast.Attribute(), [ast.Constant(str(name)), *_]):
                assert name in ENGLISH, where


def test_every_message_named_in_full_on_a_page_exists() -> None:
    named = {
        (file.name, name)
        for file in sorted((SOURCE / "web" / "templates").rglob("*.*"))
        for name in re.findall(
            r"""["'](page-[a-z0-9_-]*[a-z0-9])["']""", file.read_text(encoding="utf-8")
        )
    }
    assert {(file, name) for file, name in named if name not in ENGLISH} == set()


def test_every_rule_id_in_the_code_stands_in_the_ledger() -> None:
    named = {text for text in literals() if re.fullmatch(r"tap(\.[a-z0-9-]+)+", text)}
    assert "tap.shadow2p.adv.tie" in named
    assert named - set(rules_of("thirdchair.tapestry")) == set()
