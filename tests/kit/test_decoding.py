"""Strict decoding: each kind of mistake becomes a refusal that names the field."""

from typing import Annotated, Literal

import msgspec
import pytest

from thirdchair.kit.decoding import decode
from thirdchair.kit.refusals import Refusal


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    level: Literal["low", "high"] = "low"


class Move(msgspec.Struct, tag_field="do", tag="move", forbid_unknown_fields=True, kw_only=True):
    who: str
    steps: int = 1
    inner: Inner = msgspec.field(default_factory=Inner)
    names: tuple[str, ...] = ()
    few: Annotated[list[int], msgspec.Meta(max_length=2)] = []


class Rest(msgspec.Struct, tag_field="do", tag="rest", forbid_unknown_fields=True):
    pass


Command = Move | Rest


def test_what_fits_is_decoded() -> None:
    sent = {"do": "move", "who": "p1", "steps": -2, "names": ["a"], "inner": {"level": "high"}}
    assert decode(sent, Command, "do") == Move(
        who="p1", steps=-2, names=("a",), inner=Inner("high")
    )


@pytest.mark.parametrize(
    ("sent", "text", "where", "args"),
    [
        ({"do": "move"}, "missing-field", "do.who", {"field": "who"}),
        ({"who": "p1"}, "missing-field", "do", {"field": "do"}),
        ({"do": "rest", "now": 1}, "unknown-field", "do.now", {"field": "now"}),
        (
            {"do": "move", "who": 1},
            "wrong-type",
            "do.who",
            {"expected": "str", "got": "int"},
        ),
        (
            {"do": "move", "who": "p1", "steps": "2"},
            "wrong-type",
            "do.steps",
            {"expected": "int", "got": "str"},
        ),
        (
            {"do": "move", "who": "p1", "steps": 1.5},
            "wrong-type",
            "do.steps",
            {"expected": "int", "got": "float"},
        ),
        (
            {"do": "move", "who": "p1", "steps": True},
            "wrong-type",
            "do.steps",
            {"expected": "int", "got": "bool"},
        ),
        (
            {"do": "move", "who": "p1", "names": ["a", None]},
            "wrong-type",
            "do.names[1]",
            {"expected": "str", "got": "null"},
        ),
        (
            {"do": "move", "who": "p1", "inner": {"level": "odd"}},
            "unknown-value",
            "do.inner.level",
            {"value": "'odd'"},
        ),
        (
            {"do": "move", "who": "p1", "inner": {"height": 3}},
            "unknown-field",
            "do.inner.height",
            {"field": "height"},
        ),
        ({"do": "jump"}, "not-an-option", "do", {"answer": "jump", "options": ["move", "rest"]}),
        ({"do": 7}, "wrong-type", "do", {"expected": "str", "got": "int"}),
        ("rest", "wrong-type", "do", {"expected": "object", "got": "str"}),
        ({"do": "move", "who": "p1", "few": [1, 2, 3]}, "out-of-range", "do.few", None),
    ],
)
def test_each_kind_of_mistake_has_its_sentence(
    sent: object, text: str, where: str, args: dict[str, str] | None
) -> None:
    with pytest.raises(Refusal) as refused:
        decode(sent, Command, "do")
    assert refused.value.code == "bad_input"
    assert (refused.value.text, refused.value.where) == (text, where)
    if args is not None:
        assert refused.value.args_for_text == args
