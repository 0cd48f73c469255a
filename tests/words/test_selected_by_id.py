"""Scythe says most fields by their names: a sentence selects by the id beside it."""

from typing import Any

import pytest
from fluent.syntax.visitor import Visitor

from tests.words.fluent_files import messages
from thirdchair.scythe import speech
from thirdchair.scythe.material import Printed, material_of
from thirdchair.words.games.scythe import ScytheWords
from thirdchair.words.languages import LANGUAGES

BOARD = material_of(Printed).board
COUNTED = ("zero", "one", "two", "few", "many", "other", "none")
"""Keys that numbers, or nothing, have."""


class _Selects(Visitor):
    """Collects what is selected by a field that is said by its name."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        field = getattr(getattr(node.selector, "id", None), "name", "")
        keys = [one.key.name for one in node.variants if hasattr(one.key, "name")]
        ids = [key for key in keys if key not in COUNTED]
        if any(speech.term(field, key, BOARD) for key in ids):
            self.wrong.append(field)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_selects_by_a_translated_name(language: str) -> None:
    wrong = {}
    for name, message in messages(language, "scythe").items():
        visitor = _Selects()
        visitor.visit(message)
        if visitor.wrong and not name.startswith("cli-"):  # said without a game
            wrong[name] = visitor.wrong
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "mech"), [("en", "mech mods"), ("de", "Mech-Mod"), ("cs", "modifikací mechů")]
)
def test_the_mods_of_an_automa_are_called_what_they_are(language: str, mech: str) -> None:
    words = ScytheWords(language, {"seats": [{"kind": "human"}, {"kind": "automa"}]})
    told = {
        kind: words.event(
            {"type": "automa_buys", "seat": "s2", "kind": kind, "n": 3, "rule": "fen.modules"}
        )
        for kind in ("mech", "infrastructure")
    }
    assert mech in told["mech"]
    assert mech not in told["infrastructure"]
