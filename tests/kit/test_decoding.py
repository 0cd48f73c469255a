"""Strict decoding: each kind of mistake becomes a refusal that names the field."""

from typing import Annotated, Literal

import msgspec
import pytest

from thirdchair.kit.decoding import decode
from thirdchair.kit.refusals import Refusal


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    level: Literal["low", "high"] = "low"


class Move(msgspec.Struct, tag_field="do", tag="move", forbid_unknown_fields=True, kw_only=True):
    who: Annotated[str, msgspec.Meta(max_length=20)]
    steps: int = 1
    all: tuple[Inner, ...] = ()
    inner: Inner = msgspec.field(default_factory=Inner)
    names: tuple[str, ...] = ()
    few: Annotated[list[int], msgspec.Meta(max_length=2)] = []


class Rest(msgspec.Struct, tag_field="do", tag="rest", forbid_unknown_fields=True):
    pass


class Turn(msgspec.Struct, tag_field="do", tag="turn", forbid_unknown_fields=True):
    level: bool | Literal["left", "right"]


Command = Move | Rest | Turn


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
            "not-an-option",
            "do.inner.level",
            {"answer": "odd", "options": ["high", "low"]},
        ),
        (
            {"do": "move", "who": "p1", "all": [{"level": "low"}, {"level": "odd"}]},
            "not-an-option",
            "do.all[1].level",
            {"answer": "odd", "options": ["high", "low"]},
        ),
        (
            {"do": "turn", "level": "odd"},
            "not-an-option",
            "do.level",
            {"answer": "odd", "options": ["true", "false", "left", "right"]},
        ),
        (
            {"do": "move", "who": "p" * 21},
            "text-too-long",
            "do.who",
            {"most": "20"},
        ),
        (
            {"do": "move", "who": "p1", "inner": {"height": 3}},
            "unknown-field",
            "do.inner.height",
            {"field": "height"},
        ),
        (
            {"do": "jump"},
            "not-an-option",
            "do",
            {"answer": "jump", "options": ["move", "rest", "turn"]},
        ),
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
