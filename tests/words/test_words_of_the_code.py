"""What the code and the pages say by name exists: refusals, questions, messages, rule ids.

The rooms of a game may say what the game says and what all games share; the others only the latter.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from tests.words.fluent_files import GAMES, messages, needs
from thirdchair.kit import decoding
from thirdchair.kit.flow import Event
from thirdchair.kit.rules import rules_of
from tools import check_locales

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "thirdchair"
EVERYTHING = {name for game in GAMES for name in messages("en", game)}

REFUSERS = {"bad_input": 0, "not_now": 0, "Refusal": 1, "_known": 0, "_check_known": 0}
"""Who refuses, and which argument names the sentence."""

QUESTIONS = ("Number", "Pick", "Places")
DOUBTS = ("doubted", "impossible")
"""How the sentence for a doubted answer begins; it ends with what the question is about."""
SEVERAL = 4
"""So many values in a sentence are a list, which may lack one."""


class Call(NamedTuple):
    where: str
    game: str | None
    text: str
    given: frozenset[str]
    open_ended: bool


@cache
def sources() -> dict[Path, ast.Module]:
    return {
        file.relative_to(ROOT): ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted(SOURCE.rglob("*.py"))
    }


def game_of(file: Path) -> str | None:
    """The game whose room a file stands in: its rules, its words or its pages."""
    match file.relative_to("src/thirdchair").with_suffix("").parts:
        case ["words" | "web", "games", game, *_] | [game, *_]:
            return game if game in GAMES else None
    return None


def said(game: str | None) -> set[str]:
    return set(messages("en", game))


def calls(*names: str) -> Iterator[tuple[Path, ast.Call, str]]:
    for file, tree in sources().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in names:
                    yield file, node, name


@cache
def literals() -> set[str]:
    return {
        node.value
        for tree in sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def refusals() -> Iterator[Call]:
    for file, node, name in calls(*REFUSERS):
        place = REFUSERS[name]
        if len(node.args) > place and isinstance(text := node.args[place], ast.Constant):
            given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            open_ended = "known" in name or any(keyword.arg is None for keyword in node.keywords)
            where = f"{file}:{node.lineno}"
            yield Call(where, game_of(file), str(text.value), given, open_ended)


def test_every_refusal_in_the_code_has_its_sentence() -> None:
    found = list(refusals())
    assert len(found) > 40
    assert [call for call in found if f"error-{call.text}" not in said(call.game)] == []


def test_every_refusal_in_the_code_gives_what_its_sentence_needs() -> None:
    for call in refusals():
        if not call.open_ended:
            given = call.given | {"kept"}  # by `Words.refusal` itself
            assert needs(f"error-{call.text}", "en", call.game) <= given, call.where


def test_every_way_to_decode_wrongly_has_its_sentence() -> None:
    for text, pattern in decoding._PATTERNS:
        assert needs(f"error-{text}") <= set(pattern.groupindex), text
    assert needs("error-malformed") == frozenset()


def test_no_sentence_for_a_refusal_is_left_over() -> None:
    sentences = {name for name in EVERYTHING if name.startswith("error-")}
    used = literals()
    left = {name for name in sentences if not {name, name.removeprefix("error-")} & used}
    doubts = {f"error-{doubt}-{about}" for about in used for doubt in DOUBTS}
    assert left - doubts == set()


def test_whatever_a_question_doubts_has_its_sentences() -> None:
    """Those of numbers are made in one place, with what they are about before all else."""
    doubted = {
        str(about.value)
        for file, node, name in calls(*QUESTIONS, "_amount")
        for about in [*node.args[:1], *(one.value for one in node.keywords if one.arg == "about")]
        if isinstance(about, ast.Constant)
        and (name == "_amount" or any(one.arg == "anyway" for one in node.keywords))
    }
    assert doubted >= {"met", "attacked", "combat_ability", "combat_power", "combat_cards_count"}
    for about in doubted:
        assert {f"error-doubted-{about}", f"page-doubted-{about}"} <= said("scythe"), about


def test_every_question_in_the_code_has_its_sentence() -> None:
    asked = {("tapestry", "draw"), ("tapestry", "die"), ("scythe", "draw")}
    for file, node, _ in calls(*QUESTIONS):
        about = next((keyword.value for keyword in node.keywords if keyword.arg == "about"), None)
        assert about is not None, f"{file}:{node.lineno}"
        if isinstance(about, ast.Constant):
            game = game_of(file)
            assert game is not None, f"{file}:{node.lineno}"
            asked.add((game, str(about.value)))
    assert [one for one in asked if f"question-{one[1]}" not in said(one[0])] == []


def test_every_message_named_in_full_in_the_code_exists() -> None:
    for file, node, _ in calls("text"):
        match node:
            case ast.Call(ast.Attribute(), [ast.Constant(str(name)), *_]):
                assert name in said(game_of(file)), f"{file}:{node.lineno}"


def test_every_message_named_in_full_on_a_page_exists() -> None:
    named = {
        (file.relative_to(ROOT), name)
        for file in sorted((SOURCE / "web").rglob("*.html"))
        for name in re.findall(
            r"""\bt\(["'](page-[a-z0-9_-]*[a-z0-9])["']""", file.read_text(encoding="utf-8")
        )
    }
    assert len(named) > 400
    assert [(file, name) for file, name in named if name not in said(game_of(file))] == []


def test_every_rule_id_in_the_code_stands_in_the_ledger() -> None:
    named = {text for text in literals() if re.fullmatch(r"tap(\.[a-z0-9-]+)+", text)}
    assert "tap.shadow2p.adv.tie" in named
    assert named - set(rules_of("thirdchair.tapestry")) == set()


def of_kind(kind: type[Event]) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        yield below
        yield from of_kind(below)


def told_apart() -> Iterator[tuple[str, str, str, frozenset[str]]]:
    """Game, event, field, and the values for which the sentence has words of their own."""
    for file in sorted(SOURCE.rglob("events.py")):
        import_module(".".join(("thirdchair", *file.relative_to(SOURCE).with_suffix("").parts)))
    for kind in of_kind(Event):
        game = kind.__module__.removeprefix("thirdchair.").partition(".")[0]
        if game not in GAMES:
            continue  # a test's own
        message = messages("en", game).get(f"event-{kind.__struct_config__.tag}")
        if message is not None:
            uses = check_locales.Uses()
            uses.visit(message)
            for field in kind.__struct_fields__:
                if len(values := uses.variants.get(f"${field}", frozenset())) >= SEVERAL:
                    yield game, kind.__name__, field, values


def test_what_an_event_tells_apart_has_words_for_every_value_in_the_code() -> None:
    """A value without words would silently be said like any other."""
    told = {(game, kind, field): values for game, kind, field, values in told_apart()}
    named = [
        (f"{file}:{node.lineno}", keyword.value.value, values)
        for file, node, name in calls(*(kind for _, kind, _ in told))
        for keyword in node.keywords
        if isinstance(keyword.value, ast.Constant)
        and (values := told.get((str(game_of(file)), name, str(keyword.arg))))
    ]
    assert len(named) > 10
    assert [(where, value) for where, value, values in named if value not in values] == []
